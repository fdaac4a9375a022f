"""Two people play through the server: tables, seats, moves, facts, spectators, rematch."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.server.kit import Running, running


@pytest.fixture
async def server() -> AsyncIterator[Running]:
    async with running() as here:
        yield here


async def test_two_people_play_a_move(server: Running) -> None:
    ana, bo = server.person(), server.person()
    opened = await ana.open()
    table = opened["table"]["id"]
    assert opened["table"]["status"] == "waiting"
    assert opened["invite"]
    joined = await bo.join(opened)
    assert joined["table"]["status"] == "playing"
    assert [seat["mine"] for seat in joined["table"]["seats"]] == [False, True]
    one, other = await ana.sit(table), await bo.sit(table)
    assert one.last["viewer"] == 0
    assert other.last["viewer"] == 1
    assert other.last["legal"] == []
    done = await one.act("C8PuNo")
    assert done["t"] == "done"
    step = await other.reach(done["seq"])
    assert (step["t"], step["event"]["text"], step["event"]["seat"]) == ("step", "C8PuNo", 0)
    assert [(tile["space"], tile["tile"]) for tile in step["view"]["board"]] == [("C8", "Pu")]
    assert step["story"]
    assert len(step["legal"]) == 8 * 48
