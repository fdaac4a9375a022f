"""Clocks that the server owns: they flag by themselves, and no restart costs anybody time."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import AsyncIterator

import pytest

from mochuelo.server.settings import MINUTE, Settings
from mochuelo.server.store.log import Log
from mochuelo.server.store.memory import MemoryLog
from tests.server.kit import Clock, Running, parts_with, running

HOUR = 60 * MINUTE
BLITZ = {"kind": "fischer", "base": 60, "gain": 2}


@pytest.fixture
async def now() -> Clock:
    return Clock()


@pytest.fixture
async def server(now: Clock) -> AsyncIterator[Running]:
    async with running(parts_with(now=now)) as here:
        yield here


async def test_the_clock_of_the_one_to_move_runs(server: Running, now: Clock) -> None:
    ana = server.person()
    ear = await ana.sit((await ana.open(seats="me here", clock=BLITZ))["table"]["id"])
    assert ear.last["table"]["clock"] == {"kind": "fischer", "left": [60_000, 60_000], "running": 0}
    now.now += 10_000
    await ear.act("C8PuNo")
    assert ear.last["table"]["clock"] == {"kind": "fischer", "left": [52_000, 60_000], "running": 1}
    now.now += 5_000
    assert (await ear.ask("since", seq=0))["table"]["clock"]["left"] == [52_000, 55_000]


async def test_whoever_is_late_has_lost_whatever_they_send(server: Running, now: Clock) -> None:
    ana = server.person()
    ear = await ana.sit((await ana.open(seats="me here", clock=BLITZ))["table"]["id"])
    now.now += 60_000
    assert (await ear.act("C8PuNo"))["code"] == "over"
    assert ear.last["event"]["kind"] == "flag"
    assert ear.last["table"]["outcome"] == {"winners": [1], "scores": [0.0, 1.0], "reason": "time"}
    assert ear.last["view"]["board"] == []


async def test_a_flag_falls_by_itself() -> None:
    async with running(parts_with()) as server:
        ana = server.person()
        ear = await ana.sit((await ana.open(seats="me here", clock={"kind": "fischer", "base": 1}))["table"]["id"])
        flag = await ear.until(lambda message: message["t"] == "fact" and message["event"]["kind"] == "flag", wait=3)
        assert flag["table"]["outcome"]["winners"] == [1]
        assert flag["table"]["clock"]["left"][0] == 0


async def test_days_for_each_move(server: Running, now: Clock) -> None:
    ana = server.person()
    ear = await ana.sit((await ana.open(seats="me here", clock={"kind": "days", "base": 2}))["table"]["id"])
    now.now += 47 * HOUR
    await ear.act("C8PuNo")
    assert ear.last["table"]["clock"]["left"] == [48 * HOUR, 48 * HOUR]


class Killed(MemoryLog):
    """A store whose server is killed: its farewell never arrives."""

    dead = False

    async def beat(self, now: int) -> None:
        if not self.dead:
            await super().beat(now)


@pytest.mark.parametrize("killed", [False, True])
async def test_a_restart_costs_nobody_time(now: Clock, killed: bool) -> None:
    log = Killed()
    async with running(parts_with(log, now=now)) as server:
        ana = server.person()
        table = (await ana.open(seats="me here", clock=BLITZ))["table"]["id"]
        cookies = ana.http.cookies
        await (await ana.sit(table)).act("C8PuNo")
        now.now += 20_000
        await server.house.look_round()
        log.dead = killed
    now.now += 24 * HOUR
    log.dead = False
    async with running(parts_with(log, now=now)) as server:
        now.now += 3_000
        ana = server.person()
        ana.http.cookies = cookies
        ear = await ana.sit(table)
        assert ear.last["table"]["clock"] == {"kind": "fischer", "left": [62_000, 37_000], "running": 1}
        assert [event["kind"] for event in ear.last["log"]] == ["start", "act", "pause", "resume"]
        await ear.act("C1SlEa")
        now.now += 1_000
        await server.house.look_round()
    now.now += 24 * HOUR
    async with running(parts_with(log, now=now)) as server:
        ana = server.person()
        ana.http.cookies = cookies
        assert (await ana.sit(table)).last["table"]["clock"]["left"] == [61_000, 39_000]


async def test_several_restarts_while_nobody_looks(now: Clock) -> None:
    log = MemoryLog()
    async with running(parts_with(log, now=now)) as server:
        ana = server.person()
        table = (await ana.open(seats="me here", clock={"kind": "days", "base": 1}))["table"]["id"]
        cookies = ana.http.cookies
    for _ in range(3):
        now.now += 30 * HOUR
        async with running(parts_with(log, now=now)):
            now.now += HOUR
    now.now += 30 * HOUR
    async with running(parts_with(log, now=now)) as server:
        ana = server.person()
        ana.http.cookies = cookies
        assert (await ana.sit(table)).last["table"]["clock"]["left"] == [21 * HOUR, 24 * HOUR]


async def test_a_flag_falls_at_a_table_that_nobody_has_in_memory(now: Clock) -> None:
    log: Log = MemoryLog()
    async with running(parts_with(log, now=now, settings=Settings(look_round=10_000_000))) as server:
        ana = server.person()
        table = (await ana.open(seats="me here", clock={"kind": "days", "base": 1}))["table"]["id"]
        now.now += HOUR
        await server.house.look_round()
        assert table not in server.house.rooms
        now.now += 22 * HOUR
        await server.house.look_round()
        assert table not in server.house.rooms
        now.now += HOUR + 10
        await server.house.look_round()
        await asyncio.sleep(0.05)
        assert (await ana.call("GET", f"/tables/{table}"))["outcome"]["reason"] == "time"


async def test_an_idle_table_leaves_memory_and_comes_back(now: Clock) -> None:
    async with running(parts_with(now=now, settings=Settings(look_round=10_000_000))) as server:
        ana = server.person()
        table = (await ana.open(seats="me here"))["table"]["id"]
        ear = await ana.sit(table)
        await ear.act("C8PuNo", ref="first")
        before = ear.last["view"]
        now.now += HOUR
        await server.house.look_round()
        assert table in server.house.rooms  # somebody looks at it
        await ear.close()
        await asyncio.sleep(0.05)
        now.now += 4 * MINUTE
        await server.house.look_round()
        assert table in server.house.rooms
        now.now += 2 * MINUTE
        room = weakref.ref(server.house.rooms[table])
        await server.house.look_round()
        assert server.house.rooms == {}
        gc.collect()
        assert room() is None
        again = await ana.sit(table)
        assert again.last["view"] == before
        assert (await again.act("C8PuNo", seq=1, ref="first"))["seq"] == 2
        assert (await again.act("C1SlEa"))["seq"] == 3


async def test_old_tables_end_their_life(now: Clock) -> None:
    async with running(parts_with(now=now, settings=Settings(look_round=10_000_000))) as server:
        ana = server.person()
        waits, plays, over = [(await ana.open(seats=seats))["table"]["id"] for seats in ("me open", "me here", "me here")]
        await (await ana.sit(over)).fact("concede", 0)
        await ana.close()
        await asyncio.sleep(0.05)
        bo = server.person()
        now.now += 8 * 24 * HOUR
        await server.house.look_round()
        assert (await bo.call("GET", f"/tables/{waits}", status=404))["code"] == "no-such-table"
        assert (await bo.call("GET", f"/tables/{plays}", status=403))["code"] == "private"
        now.now += 91 * 24 * HOUR
        await server.house.look_round()
        assert (await bo.call("GET", f"/tables/{plays}", status=404))["code"] == "no-such-table"
        assert (await bo.call("GET", f"/tables/{over}", status=403))["code"] == "private"


async def test_a_table_whose_people_are_gone_leaves_the_lobby(server: Running, now: Clock) -> None:
    ana, bo = server.person(), server.person()
    await ana.open(public=True)
    slow = await ana.open(public=True, clock={"kind": "days", "base": 3})
    assert len(await bo.call("GET", "/tables")) == 2
    now.now += 11 * MINUTE
    assert [table["id"] for table in await bo.call("GET", "/tables")] == [slow["table"]["id"]]
