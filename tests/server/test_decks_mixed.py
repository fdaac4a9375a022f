"""Decks put together of parts of several: each part from where it was asked for, kept and played with like one that was brought."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from typing import Any

import pytest

from mochuelo.core import decks
from mochuelo.core.decks import DeckError, Files
from mochuelo.server.settings import Rate, Settings
from mochuelo.testing.fakes import replaced
from tests.server import decked
from tests.server.decked import GAME, HOUSE, KEY, zipped
from tests.server.kit import Person, Running, parts_with, running

SONGS, EGGS = "songs.txt", "eggs.txt"
ANA: Files = {**HOUSE, "deck.yaml": b"title: Ana's own\n", SONGS: b"tsirp", EGGS: b"blue"}
BEN: Files = {**HOUSE, "deck.yaml": b"title: Ben's own\n", EGGS: b"brown"}
FLAWED: Files = {**HOUSE, "deck.yaml": b"title: Eve's own\n", EGGS: b"flaw"}


class Parted(decked.Kind):
    """A deck has songs and eggs; one with a flaw in its eggs passes by itself, and not in company."""

    def parts(self, files: Files) -> tuple[str, ...]:
        return ("songs", "eggs") if files == HOUSE else tuple(part for part in ("songs", "eggs") if f"{part}.txt" in files)

    def mix(self, chosen: Mapping[str, Files]) -> Files:
        if unknown := set(chosen) - {"songs", "eggs"}:
            raise DeckError("deck-part", f"no part of a deck: {min(unknown)!r}", part=min(unknown), known="songs, eggs")
        taken = {f"{part}.txt": files[f"{part}.txt"] for part, files in chosen.items() if f"{part}.txt" in files}
        title = b"" if b"flaw" in taken.values() else b"title: mixed\n"
        return {"deck.yaml": title or b"no name", **taken}


@pytest.fixture
async def server() -> AsyncIterator[Running]:
    games = {KEY: replaced(GAME, decks=Parted()), "plain": GAME}
    async with running(parts_with(games=games, settings=Settings(bot_pace=0, look_round=50, brings=Rate(5, 1_000_000)))) as here:
        yield here


async def bring(person: Person, files: Files) -> str:
    answer = await person.http.post(f"/api/decks/{KEY}", content=zipped(files), headers={"content-type": "application/zip"})
    digest: str = answer.json()["digest"]
    return digest


async def mix(person: Person, parts: Mapping[str, Any], *, game: str = KEY, status: int = 200) -> Any:
    return await person.call("POST", f"/decks/{game}/mix", {"parts": parts}, status=status)


async def test_each_part_comes_from_where_it_was_asked_for(server: Running) -> None:
    ana = server.person()
    one, other = await bring(ana, ANA), await bring(ana, BEN)
    found = await mix(ana, {"songs": one, "eggs": other})
    expected = decks.digest({"deck.yaml": b"title: mixed\n", SONGS: b"tsirp", EGGS: b"brown"})
    assert found == {"digest": expected, "complaints": [], "found": 0}
    assert (await server.person().call("GET", f"/decks/{KEY}/{expected}"))["title"] == "mixed"
    opened = await ana.open(KEY, "me here", options={"deck": expected})
    assert opened["table"]["options"]["deck"] == expected


async def test_who_has_not_brought_a_deck_takes_no_part_of_it(server: Running) -> None:
    ana, mallory = server.person(), server.person()
    one, other = await bring(ana, ANA), await bring(mallory, BEN)
    found = await mix(mallory, {"songs": one, "eggs": other}, status=403)
    assert (found["code"], found["args"]) == ("deck-shut", {"deck": one, "what": "mix"})
    house = decks.digest(HOUSE)
    assert (await mix(mallory, {"songs": "", "eggs": house}))["digest"]
    await bring(mallory, ANA)
    assert (await mix(mallory, {"songs": one, "eggs": other}))["digest"]


async def test_a_mixture_is_for_whoever_made_it(server: Running) -> None:
    ana, mallory = server.person(), server.person()
    one = await bring(ana, ANA)
    made = (await mix(ana, {"songs": one, "eggs": one}))["digest"]
    await ana.open(KEY, "me here", options={"deck": made})
    record = 'Game: decked\nRules: 1\nSeat: A\nSeat: B\nOptions: {"deck":"DECK"}\n\n* deal:0:3\n'.replace("DECK", made)
    assert len((await ana.call("POST", "/replay", {"game": KEY, "text": record}))["frames"]) == 1
    assert (await mix(mallory, {"songs": made}, status=403))["code"] == "deck-shut"
    assert (await mallory.call("POST", "/replay", {"game": KEY, "text": record}, status=403))["args"]["what"] == "record"


async def test_which_parts_a_deck_has_is_known(server: Running) -> None:
    ana = server.person()
    digest = await bring(ana, BEN)
    assert await ana.call("GET", f"/decks/{KEY}/house/parts") == ["songs", "eggs"]
    assert await ana.call("GET", f"/decks/{KEY}/{digest}/parts") == ["eggs"]
    assert await ana.call("GET", "/decks/plain/house/parts") == []


async def test_what_comes_out_is_checked(server: Running) -> None:
    ana = server.person()
    digest = await bring(ana, FLAWED)
    found = await mix(ana, {"eggs": digest})
    assert (found["digest"], found["found"]) == ("", 1)


@pytest.mark.parametrize(
    ("parts", "game", "status", "code"),
    [
        ({"songs": "f" * 64}, KEY, 404, "deck-unknown"),
        ({"songs": "../../secret"}, KEY, 404, "deck-unknown"),
        ({"nests": ""}, KEY, 400, "deck-part"),
        ({"songs": ""}, "plain", 400, "no-parts"),
        ({"songs": ""}, "chess", 404, "no-decks"),
        ({"songs": "f" * 65}, KEY, 400, "malformed"),
        ({f"p{n}": "" for n in range(33)}, KEY, 400, "malformed"),
        ([], KEY, 400, "malformed"),
    ],
)
async def test_what_cannot_be_put_together_is_refused(server: Running, parts: Any, game: str, status: int, code: str) -> None:
    assert (await mix(server.person(), parts, game=game, status=status))["code"] == code


async def test_nobody_puts_together_without_end(server: Running) -> None:
    ana = server.person()
    await ana.call("GET", "/me")
    for _ in range(5):
        await mix(ana, {"songs": ""})
    assert (await mix(ana, {"songs": ""}, status=429))["code"] == "too-often"
