"""Deciding at once and in a given time, on a real server: who may do what, when time acts, what a restart does, how bots join in."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest

from mochuelo.core.ruling import Request
from mochuelo.server.room import Ask
from mochuelo.server.settings import Settings
from mochuelo.server.store.memory import MemoryLog
from tests.drill.games.magpies import GAME
from tests.server.kit import Clock, Ear, Person, Running, parts_with, running

SPAN = 20_000
BOTH = 2 * SPAN
"""What two at one screen have between them."""
ONCE = {"order": "once", "seconds": 20}


@pytest.fixture
async def now() -> Clock:
    return Clock()


@pytest.fixture
async def server(now: Clock) -> AsyncIterator[Running]:
    async with running(parts_with(now=now)) as here:
        yield here


async def three(server: Running, **options: Any) -> list[Ear]:
    """A table of three guests, all awaited, and their sockets."""
    first, *others = people = [server.person() for _ in range(3)]
    opened = await first.open("magpies", "me open open", options={**ONCE, **options}, public=True)
    for person in others:
        await person.join(opened)
    table: str = opened["table"]["id"]
    return [await person.sit(table) for person in people]


async def test_all_who_are_awaited_may_act_at_once_and_each_once(server: Running) -> None:
    ears = await three(server)
    for seat, ear in enumerate(ears):
        assert ear.last["table"]["awaited"] == [0, 1, 2]
        assert {text.split(":")[1] for text in ear.last["legal"]} == {str(seat)}
    seq, texts = ears[0].seq, [ear.last["legal"][0] for ear in ears]
    assert (await ears[0].act(texts[1], seq=seq))["code"] == "not-your-turn"
    twice = await asyncio.gather(*(ears[2].act(texts[2], seq=seq) for _ in range(2)))
    assert sorted(answer.get("code", answer["t"]) for answer in twice) == ["done", "not-your-turn"]
    found = await asyncio.gather(*(ears[seat].act(texts[seat], seq=seq) for seat in (1, 0)))
    assert [answer["t"] for answer in found] == ["done", "done"]
    await ears[0].until(lambda message: message.get("view", {}).get("phase") == "show")
    assert ears[0].last["table"]["awaited"] == [0]


async def test_others_learn_that_somebody_has_decided_and_no_more(server: Running) -> None:
    ears = await three(server)
    own = ears[2].last["legal"][0]
    await ears[2].act(own)
    step = await ears[0].until(lambda message: message["t"] == "step" and message["event"]["seat"] == 2)
    assert (step["event"]["text"], step["table"]["awaited"]) == ("set:2:?", [0, 1])
    assert len(step["legal"]) > 0


async def test_what_is_left_of_the_span_is_told_and_time_acts_for_those_who_have_not(server: Running, now: Clock) -> None:
    ears = await three(server)
    assert ears[0].last["table"]["due"] == {"what": "set-0", "left": SPAN, "span": SPAN}
    await ears[1].first_legal()
    now.now += SPAN - 1
    assert (await ears[0].ask("since", seq=0))["table"]["due"]["left"] == 1
    now.now += 1
    assert (await ears[0].first_legal())["code"] == "stale"
    await ears[2].until(lambda message: message.get("view", {}).get("phase") == "show")
    lapses = [message["event"] for message in ears[2].heard if message["t"] == "step" and message["event"]["kind"] == "lapse"]
    assert [(event["seat"], event["text"].rpartition(":")[2] == "?") for event in lapses] == [(0, True), (2, False)]
    assert ears[2].last["table"]["due"] is None


async def test_time_acts_by_itself() -> None:
    async with running(parts_with()) as server:
        person = server.person()
        ear = await person.sit((await person.open("magpies", "me here", options={"order": "once", "seconds": 1}))["table"]["id"])
        found = await ear.until(lambda message: message.get("event", {}).get("kind") == "lapse", wait=3)
        assert found["event"]["text"] == "set:0:?"


async def test_a_restart_costs_nobody_time(now: Clock) -> None:
    log = MemoryLog()
    async with running(parts_with(log, now=now)) as server:
        person = server.person()
        table = (await person.open("magpies", "me here", options=ONCE))["table"]["id"]
        now.now += 5_000
        cookies = person.http.cookies
    now.now += 24 * 3_600_000
    async with running(parts_with(log, now=now)) as server:
        person = server.person()
        person.http.cookies = cookies
        ear = await person.sit(table)
        assert ear.last["table"]["due"] == {"what": "set-0", "left": BOTH - 5_000, "span": BOTH}
        assert [event["kind"] for event in ear.last["log"]][-2:] == ["pause", "resume"]
        now.now += BOTH - 5_000
        await server.house.rooms[table].ask(Ask(request=Request("time")))
        shown = await ear.until(lambda message: message.get("view", {}).get("phase") == "show")
        assert shown["table"]["awaited"] == [0]


async def test_time_acts_at_a_table_that_nobody_has_in_memory(now: Clock) -> None:
    log = MemoryLog()
    async with running(parts_with(log, now=now)) as server:
        person = server.person()
        table = (await person.open("magpies", "me here", options=ONCE))["table"]["id"]
        cookies = person.http.cookies
    async with running(parts_with(log, now=now, settings=Settings(look_round=10_000_000))) as server:
        now.now += BOTH + 10
        await server.house.look_round()
        await asyncio.sleep(0.05)
        person = server.person()
        person.http.cookies = cookies
        assert (await person.call("GET", f"/tables/{table}"))["due"] is None


async def test_there_is_no_limit_where_a_move_has_days(server: Running) -> None:
    person = server.person()
    opened = await person.open("magpies", "me here", options=ONCE, clock={"kind": "days", "base": 2})
    assert (opened["table"]["due"], opened["table"]["awaited"]) == (None, [0, 1])


async def test_clocks_stand_still_while_a_span_runs(server: Running, now: Clock) -> None:
    person = server.person()
    opened = await person.open("magpies", "me here", options=ONCE, clock={"kind": "fischer", "base": 60, "gain": 2})
    assert opened["table"]["clock"] == {"kind": "fischer", "left": [60_000, 60_000], "running": -1}


# ------------------------------------------------------------------ several seats at one screen


async def at_one_screen(server: Running, **options: Any) -> Ear:
    person = server.person()
    return await person.sit((await person.open("magpies", "me here here", options={"order": "once", **options}))["table"]["id"])


async def test_at_one_screen_each_decides_behind_the_curtain_through_the_own_eyes(server: Running) -> None:
    ear = await at_one_screen(server)
    assert (ear.last["viewer"], ear.last["legal"], ear.last["table"]["curtain"]) == (-1, [], True)
    for seat in (1, 2, 0):
        look = await ear.ask("look", seat=seat)
        assert {text.split(":")[1] for text in look["legal"]} == {str(seat)}
        assert (await ear.first_legal())["t"] == "done"
        assert seat not in ear.last["table"]["awaited"] or ear.last["view"]["phase"] == "show"
    assert ear.last["view"]["phase"] == "show"


async def test_at_one_screen_without_secrets_the_seats_decide_one_after_the_other(server: Running) -> None:
    ear = await at_one_screen(server, cards="up")
    assert ear.last["table"]["curtain"] is False
    for seat in range(3):
        assert {text.split(":")[1] for text in ear.last["legal"]} == {str(seat)}
        assert (await ear.first_legal())["t"] == "done"


# ------------------------------------------------------------------ bots


class Lowest:
    """Sets the lowest card it sees in the hand of the seat it looks through, and shows what it has set."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, int]] = []

    async def choose(self, key: str, view_json: bytes, level: int, seed: int, deck: str = "") -> str:
        view = msgspec.json.decode(view_json, type=GAME.view_type)
        self.asked.append((view.turn, view.viewer))
        state = GAME.imagine(view, random.Random(1))
        return GAME.write(GAME.legal(state)[0])

    async def close(self) -> None:
        pass


async def test_bots_decide_at_once_with_people_and_do_not_wait_for_them(now: Clock) -> None:
    bots = Lowest()
    async with running(parts_with(now=now, bots=bots)) as server:
        person: Person = server.person()
        opened = await person.open("magpies", "me bot:1 bot:1", options=ONCE)
        assert opened["table"]["options"]["bots"] == [1, 2]
        ear = await person.sit(opened["table"]["id"])
        await ear.until(lambda message: message.get("table", {}).get("awaited") == [0])
        assert bots.asked == [(1, 1), (2, 2)]
        assert (await ear.act(ear.last["legal"][0], seq=opened["table"]["seq"]))["t"] == "done"


async def test_a_game_that_does_not_ask_is_not_told_of_bots(now: Clock) -> None:
    async with running(parts_with(now=now, bots=Lowest())) as server:
        opened = await server.person().open("philosophy", "me bot:1")
        assert "bots" not in opened["table"]["options"]


async def test_whoever_says_which_seats_are_bots_is_not_believed(server: Running) -> None:
    opened = await server.person().open("magpies", "me here", options={"bots": [0, 1]})
    assert opened["table"]["options"]["bots"] == []
