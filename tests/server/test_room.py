"""The room when things go wrong: a store that fails, another writer, a game with a fault. Persist first, then tell."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from mochuelo import registry
from mochuelo.server.settings import MINUTE, Settings
from mochuelo.server.store.log import Entry
from mochuelo.server.store.memory import MemoryLog
from mochuelo.testing.fakes import FakeClock, replaced
from tests.server.kit import Running, parts_with, running
from tests.server.shaky import Shaky


@pytest.mark.parametrize("fails", ["before", "after"])
async def test_what_was_not_surely_written_was_not_told(fails: str) -> None:
    log = Shaky()
    async with running(parts_with(log)) as server:
        ana = server.person()
        opened = await ana.open(seats="me here", public=True)
        ear, watching = await ana.sit(opened["table"]["id"]), await server.person().sit(opened["table"]["id"])
        log.fails = fails
        refused = await ear.act("C8PuNo", ref="once")
        assert (refused["t"], refused["code"]) == ("refused", "internal")
        await watching.ask("ping")
        assert watching.last["view"]["board"] == []
        log.fails = ""
        done = await ear.act("C8PuNo", ref="once")
        assert (done["t"], done["seq"]) == ("done", 2)
        assert (await watching.reach(2))["view"]["board"][0]["space"] == "C8"
        assert len(await log.entries(opened["table"]["id"])) == 2


async def test_of_two_servers_that_write_the_same_event_one_is_accepted() -> None:
    log = MemoryLog()
    async with running(parts_with(log)) as one, running(parts_with(log)) as other:
        ana, bo = one.person(), other.person()
        opened = await ana.open(seats="me open")
        await bo.join(opened)
        table = opened["table"]["id"]
        ear, far = await ana.sit(table), await bo.sit(table)
        assert (await ear.ask("since", seq=0))["table"]["status"] == "waiting"  # the first server has not heard of it
        said = await ear.fact("say", 0, "is anybody here?")
        assert (said["t"], said["code"]) == ("refused", "stale")
        assert ear.last["table"]["status"] == "playing"  # now it has read the log again
        assert (await ear.act("C8PuNo"))["t"] == "done"
        assert (await far.act("C1SlEa"))["code"] in ("stale", "not-your-turn")
        entries = await log.entries(table)
        assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))


@pytest.mark.parametrize("answer", ["view", "story"])
async def test_a_game_that_cannot_tell_stops_nobody(answer: str, caplog: pytest.LogCaptureFixture) -> None:
    base = registry.game("philosophy")

    def fault(state: Any, *rest: Any) -> Any:
        if answer == "view" and not base.view(state, *rest).board:
            return base.view(state, *rest)
        raise ZeroDivisionError

    async with running(parts_with(games={"philosophy": replaced(base, **{answer: fault})})) as server:
        ana = server.person()
        table = (await ana.open(seats="me here"))["table"]["id"]
        ear = await ana.sit(table)
        answered = await ear.act("C8PuNo")
        assert (answered["t"], answered["code"]) == ("closed", 4008)  # nothing half told: to come back and ask again
        assert server.house.rooms[table].match.seq == 2
        if answer == "story":
            again = await ana.sit(table)
            assert [tile["space"] for tile in again.last["view"]["board"]] == ["C8"]
        assert (await ana.http.get("/api/health")).is_success
    assert "a frame could not be made: ZeroDivisionError" in caplog.text


async def test_a_game_that_fails_on_a_text_changes_nothing() -> None:
    def fault(_: str) -> Any:
        raise ZeroDivisionError

    async with running(parts_with(games={"philosophy": replaced(registry.game("philosophy"), read=fault)})) as server:
        ana = server.person()
        ear = await ana.sit((await ana.open(seats="me here"))["table"]["id"])
        assert (await ear.act("C8PuNo"))["code"] == "internal"
        assert (await ear.fact("say", 0, "still here"))["t"] == "done"


async def test_a_table_of_other_rules_is_refused_and_harms_nobody() -> None:
    log = MemoryLog()
    async with running(parts_with(log)) as server:
        ana = server.person()
        table = (await ana.open(seats="me here", public=True))["table"]["id"]
        fine = (await ana.open(seats="me here", public=True))["table"]["id"]
    log._entries[table].append(Entry(seq=2, at=1, kind="act", seat=0, text="C9XxNo"))
    async with running(parts_with(log)) as server:
        bo = server.person()
        assert (await bo.call("GET", f"/tables/{table}", status=409))["code"] == "other-rules"
        assert [found["id"] for found in await bo.call("GET", "/tables")] == [fine]


async def test_a_table_begun_under_another_version_of_the_rules_is_not_played_under_this_one() -> None:
    log, base = MemoryLog(), registry.game("philosophy")
    async with running(parts_with(log)) as server:
        ana = server.person()
        opened = await ana.open(seats="me here", public=True)
        await (await ana.sit(opened["table"]["id"])).act("C8PuNo")
    later = replaced(base, info=msgspec.structs.replace(base.info, rules_version=base.info.rules_version + 1))
    async with running(parts_with(log, games={"philosophy": later})) as server:
        assert (await server.person().call("GET", f"/tables/{opened['table']['id']}", status=409))["code"] == "other-rules"
    async with running(parts_with(log)) as server:
        assert (await server.person().call("GET", f"/tables/{opened['table']['id']}"))["seq"] == 2


@pytest.mark.parametrize("fault", ["other rules", "a game that fails"])
async def test_a_table_that_cannot_be_fetched_keeps_no_other_from_its_flag(fault: str, caplog: pytest.LogCaptureFixture) -> None:
    log, now = MemoryLog(), FakeClock()
    async with running(parts_with(log, now=now)) as server:
        ana = server.person()
        bad, good = [(await ana.open(seats="me here", clock={"kind": "days", "base": 1}))["table"]["id"] for _ in range(2)]
    log._entries[bad].append(Entry(seq=2, at=now(), kind="act", seat=0, text="C9XxNo" if fault == "other rules" else "C9PuNo"))

    def read(text: str) -> Any:
        return registry.game("philosophy").read(text) if fault == "other rules" else 1 // 0

    faulty = {"philosophy": replaced(registry.game("philosophy"), read=read)}
    async with running(parts_with(log, now=now, games=faulty, settings=Settings(look_round=10_000_000))) as server:
        now.now += 2 * 24 * 60 * MINUTE
        for _ in range(3):
            await server.house.look_round()
        assert good in server.house.rooms
        assert log._alive == now()
    assert len([record for record in caplog.records if bad in record.getMessage()]) == (1 if fault == "other rules" else 3)


async def test_restart_and_return() -> None:
    log = MemoryLog()
    async with running(parts_with(log)) as server:
        ana = server.person()
        table = (await ana.open(seats="me here"))["table"]["id"]
        ear = await ana.sit(table)
        await ear.act("C8PuNo", ref="a")
        await ear.fact("say", 0, "hello")
        cookies, before = ana.http.cookies, ear.last
        log_before = (await ear.ask("since", seq=0))["log"]
    async with running(parts_with(log)) as server:
        again = await returning(server, cookies).sit(table)
        assert again.last["view"] == before["view"]
        assert again.last["log"] == log_before
        assert (await again.act("C8PuNo", seq=1, ref="a"))["seq"] == 2


def returning(server: Running, cookies: Any) -> Any:
    """Somebody who was here before."""
    person = server.person()
    person.http.cookies = cookies
    return person
