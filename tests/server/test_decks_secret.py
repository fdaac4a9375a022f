"""Decks with secrets: opened by those who have brought the file, played with by everybody at their tables; other decks are for all."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from mochuelo.core import decks
from mochuelo.registry import games
from mochuelo.server.settings import Settings
from mochuelo.server.store.log import Log
from mochuelo.server.store.memory import MemoryLog
from mochuelo.server.store.sql import SqlLog
from mochuelo.testing.fakes import replaced
from tests.server import decked
from tests.server.decked import GAME, GAMES, HOUSE, KEY, OTHER, zipped
from tests.server.kit import Person, Running, parts_with, running

NAME = decks.digest(OTHER)
SETTINGS = Settings(bot_pace=0, look_round=50)
ASK = {"game": KEY, "seats": [{"kind": "me"}, {"kind": "here"}], "options": {"deck": NAME}}


class Plain(decked.Kind):
    """A deck that everybody may see whole."""

    secret = False


@pytest.fixture
async def server() -> AsyncIterator[Running]:
    async with running(parts_with(games=GAMES, settings=SETTINGS)) as here:
        yield here


@pytest.fixture(params=["memory", "sqlite"])
def log(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], Awaitable[Log]]:
    """Opens the same store again and again, as a server does that is started anew."""
    memory = MemoryLog()

    async def opened() -> Log:
        return memory if request.param == "memory" else await SqlLog.open(f"sqlite:///{tmp_path / 'a.sqlite3'}")

    return opened


async def bring(person: Person) -> None:
    answer = await person.http.post(f"/api/decks/{KEY}", content=zipped(OTHER))
    assert answer.json()["digest"] == NAME


async def refused(person: Person) -> Any:
    """What somebody is told who opens a table with Ana's deck."""
    found = await person.call("POST", "/tables", ASK, status=403)
    assert found["code"] == "deck-shut"
    return found["args"]


async def test_a_stranger_who_knows_the_digest_opens_no_table(server: Running) -> None:
    ana, mallory = server.person(), server.person()
    await bring(ana)
    await ana.open(KEY, "me here", options={"deck": NAME})
    assert await refused(mallory) == {"deck": NAME, "what": "table"}
    assert await server.house.log.lobby(9) == []
    for name in ("", decks.digest(HOUSE)):
        await mallory.call("POST", "/tables", {**ASK, "options": {"deck": name}})


async def test_whoever_brings_the_same_file_opens_tables_too(server: Running) -> None:
    ana, bob = server.person(), server.person()
    await bring(ana)
    await refused(bob)
    await bring(bob)
    for person in (bob, ana):
        assert (await person.call("POST", "/tables", ASK))["table"]["options"]["deck"] == NAME


async def test_everybody_at_the_table_plays_and_plays_again(server: Running) -> None:
    ana, bob = server.person(), server.person()
    await bring(ana)
    opened = await ana.open(KEY, "me open", options={"deck": NAME})
    await bob.join(opened)
    ear = await ana.sit(opened["table"]["id"])
    await ear.fact("concede", 0)
    again = await bob.call("POST", f"/tables/{opened['table']['id']}/rematch")
    assert again["table"]["options"]["deck"] == NAME
    assert (await ana.call("POST", f"/tables/{opened['table']['id']}/rematch"))["table"]["status"] == "playing"
    await refused(bob)  # with others, or alone


async def test_after_a_restart_they_are_the_same(log: Callable[[], Awaitable[Log]]) -> None:
    parts = parts_with(games=GAMES, settings=SETTINGS, open_log=log)
    async with running(parts) as here:
        ana, mallory = here.person(), here.person()
        await bring(ana)
        await refused(mallory)
        known = [person.http.cookies for person in (ana, mallory)]
    async with running(parts) as here:
        ana, mallory = here.person(), here.person()
        ana.http.cookies, mallory.http.cookies = known
        await ana.call("POST", "/tables", ASK)
        await refused(mallory)


async def test_a_deck_without_secrets_is_for_all() -> None:
    async with running(parts_with(games={KEY: replaced(GAME, decks=Plain())}, settings=SETTINGS)) as here:
        ana, bob = here.person(), here.person()
        await bring(ana)
        assert (await bob.call("POST", "/tables", ASK))["table"]["options"]["deck"] == NAME
        made_up = 'Game: decked\nRules: 1\nSeat: A\nSeat: B\nOptions: {"deck":"DECK"}\n\n* deal:0:3\n'.replace("DECK", NAME)
        assert len((await bob.call("POST", "/replay", {"game": KEY, "text": made_up}))["frames"]) == 1


def test_answers_are_secret_and_cards_that_lie_open_are_not() -> None:
    kinds = {key: kind for key, game in games().items() if (kind := decks.kind_of(game)) is not None}
    assert {key: decks.is_secret(kind) for key, kind in kinds.items()} == {"gigantes": False, "sophie": True}
