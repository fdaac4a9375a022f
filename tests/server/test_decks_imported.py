"""Files of questions of other programs brought to the server: a deck is made of one and kept like one that was brought."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from typing import Any

import pytest

from mochuelo.core import decks
from mochuelo.core.decks import Complaint, DeckError, Exported, Files, Imported, Wanted
from mochuelo.server.settings import Rate, Settings
from mochuelo.testing.fakes import replaced
from tests.server import decked
from tests.server.decked import GAME, KEY
from tests.server.kit import Person, Running, parts_with, running


class Exchange:
    """A file is a line for each question; one that says nothing is left out, and one in capitals is made small."""

    formats = ("lines",)
    endings: Mapping[str, str] = {"lines": "txt"}

    def read(self, data: bytes, wanted: Wanted, into: Files) -> Imported:
        assert wanted.whole
        assert not into
        lines = data.decode().splitlines()
        kept = [line.lower() for line in lines if line]
        if not kept:
            raise DeckError("deck-nothing", f"nothing in {wanted.name!r}", name=wanted.name, why="-")
        left = tuple(Complaint("empty", f"{wanted.name}:{at}", "empty") for at, line in enumerate(lines, 1) if not line)
        told = tuple(Complaint("small", f"{wanted.name}:{at}", "loud") for at, line in enumerate(lines, 1) if line.isupper())
        if kept == ["flaw"]:
            return Imported({"deck.yaml": b"no name"}, 1, (), ())
        head = f"title: {wanted.author}, {wanted.licence}, {wanted.part}, {wanted.language}\n"
        return Imported({"deck.yaml": head.encode(), "lines.txt": "\n".join(kept).encode()}, len(kept), left, told)

    def write(self, files: Files, part: str, format_: str, language: str) -> Exported:
        raise NotImplementedError


class Kind(decked.Kind):
    exchange = Exchange()


@pytest.fixture
async def server() -> AsyncIterator[Running]:
    games = {KEY: replaced(GAME, decks=Kind()), "plain": GAME}
    async with running(parts_with(games=games, settings=Settings(bot_pace=0, look_round=50, brings=Rate(5, 1_000_000)))) as here:
        yield here


async def take_over(person: Person, text: str, query: str = "", *, game: str = KEY, status: int = 200) -> Any:
    answer = await person.http.post(f"/api/decks/{game}/import?name=quiz.txt{query}", content=text.encode())
    assert answer.status_code == status, answer.text
    return answer.json()


async def test_what_can_be_taken_over_is_a_deck_and_the_rest_is_told_by_line(server: Running) -> None:
    ana = server.person()
    found = await take_over(ana, "one\n\nTWO\n", "&author=Ana&licence=CC0-1.0&part=songs&lang=es")
    files = {"deck.yaml": b"title: Ana, CC0-1.0, songs, es\n", "lines.txt": b"one\ntwo"}
    assert (found["digest"], found["complaints"], found["found"], found["count"], found["left_found"]) == (decks.digest(files), [], 0, 2, 1)
    assert [(one["code"], one["place"]) for one in (*found["left"], *found["notices"])] == [
        ("empty", "quiz.txt:2"),
        ("small", "quiz.txt:3"),
    ]
    face = await server.person().call("GET", f"/decks/{KEY}/{found['digest']}")
    assert face["title"] == "Ana, CC0-1.0, songs, es"
    await ana.open(KEY, "me here", options={"deck": found["digest"]})  # it is Ana's, as if she had brought it


async def test_without_a_word_on_author_and_licence_it_is_the_guests_and_under_none(server: Running) -> None:
    ana = server.person()
    name = (await ana.call("GET", "/me"))["name"]
    found = await take_over(ana, "one\n")
    face = await server.person().call("GET", f"/decks/{KEY}/{found['digest']}")
    assert face["title"] == f"{name}, NOASSERTION, , "


async def test_a_deck_that_is_not_right_yet_is_not_kept(server: Running) -> None:
    found = await take_over(server.person(), "flaw\n")
    assert found["digest"] == ""
    assert found["found"] == len(found["complaints"]) > 0
    assert found["count"] == 1


@pytest.mark.parametrize(
    ("text", "game", "status", "code"),
    [("\n\n", KEY, 400, "deck-nothing"), ("one", "plain", 400, "no-exchange"), ("one", "mus", 404, "no-decks")],
)
async def test_what_nothing_can_be_made_of_is_refused(server: Running, text: str, game: str, status: int, code: str) -> None:
    assert (await take_over(server.person(), text, game=game, status=status))["code"] == code


async def test_so_many_files_and_no_more(server: Running) -> None:
    ana = server.person()
    await ana.call("GET", "/me")
    for at in range(5):
        await take_over(ana, f"number {at}\n")
    assert (await take_over(ana, "one more\n", status=429))["code"] == "too-often"
