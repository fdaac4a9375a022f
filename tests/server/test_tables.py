"""Tables before and after play: private ones, the lobby, leaving, rematch, pairing, names, presence, what cannot be made."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import pytest

from mochuelo.server.store.memory import MemoryLog
from tests.server.kit import Running, parts_with, running


@pytest.fixture
async def server() -> AsyncIterator[Running]:
    async with running() as here:
        yield here


async def test_a_private_table_is_seen_by_its_people_and_by_its_link(server: Running) -> None:
    ana, eve = server.person(), server.person()
    opened = await ana.open(seats="me open")
    table, invite = opened["table"]["id"], opened["invite"]
    assert (await eve.call("GET", f"/tables/{table}", status=403))["code"] == "private"
    assert (await eve.call("POST", f"/tables/{table}/join", {}, status=403))["code"] == "private"
    assert (await eve.call("POST", f"/tables/{table}/join", {"invite": "guess"}, status=403))["code"] == "private"
    assert (await (await eve.sit(table, since=None)).until(lambda message: message["t"] == "closed"))["code"] == 4403
    assert (await eve.call("GET", f"/tables/{table}?invite={invite}"))["id"] == table
    watching = await eve.sit(table, invite=invite)
    assert watching.last["viewer"] == -1
    assert invite not in json.dumps(watching.heard)
    assert await eve.call("GET", "/tables") == []
    assert (await eve.call("GET", f"/tables/{table}/invite", status=403))["code"] == "not-seated"
    assert (await ana.call("GET", f"/tables/{table}/invite"))["invite"] == invite
    await eve.join(opened)
    sync = await watching.until(lambda message: message["t"] == "sync" and message["viewer"] == 1)
    assert [event["kind"] for event in sync["log"]] == ["join", "start"]


async def test_lobby_shows_who_waits_and_who_plays(server: Running) -> None:
    ana, bo = server.person(), server.person()
    waits = await ana.open(public=True)
    plays = await ana.open(seats="me here", public=True)
    await ana.open()
    assert [table["id"] for table in await bo.call("GET", "/tables")] == [plays["table"]["id"], waits["table"]["id"]]
    await bo.call("POST", f"/tables/{waits['table']['id']}/join", {})
    assert (await bo.call("GET", "/tables"))[0]["status"] == "playing"
    assert [table["id"] for table in await bo.call("GET", "/me/tables")] == [waits["table"]["id"]]
    assert len(await ana.call("GET", "/me/tables")) == 3


async def test_leaving_a_table_that_waits(server: Running) -> None:
    ana, bo, eve = server.person(), server.person(), server.person()
    opened = await ana.open(seats="me open open", public=True)
    path = f"/tables/{opened['table']['id']}"
    await bo.join(opened)
    assert (await eve.call("POST", f"{path}/leave", status=403))["code"] == "not-seated"
    left = await bo.call("POST", f"{path}/leave")
    assert [seat["kind"] for seat in left["seats"]] == ["guest", "open", "open"]
    await ana.call("POST", f"{path}/leave")
    assert await bo.call("GET", "/tables") == []
    for person in (eve, bo, ana):
        await person.join(opened)
    assert (await ana.call("POST", f"{path}/leave", status=409))["code"] == "started"
    assert (await server.person().call("POST", f"{path}/join", {}, status=409))["code"] == "table-full"


async def test_rematch_swaps_the_starter_and_waits_for_both(server: Running) -> None:
    ana, bo, eve = server.person(), server.person(), server.person()
    opened = await ana.open(start=0)
    await bo.join(opened)
    table = opened["table"]["id"]
    one, other = await ana.sit(table), await bo.sit(table)
    assert (await ana.call("POST", f"/tables/{table}/rematch", status=409))["code"] == "not-over"
    await one.fact("concede", 0)
    assert (await eve.call("POST", f"/tables/{table}/rematch", status=403))["code"] == "not-seated"
    made = await bo.call("POST", f"/tables/{table}/rematch")
    assert (made["table"]["status"], made["invite"]) == ("waiting", "")
    told = await one.until(lambda message: message["t"] == "fact" and message["event"]["kind"] == "rematch")
    assert told["table"]["rematch"] == made["table"]["id"]
    assert (await eve.call("POST", f"/tables/{made['table']['id']}/join", {}, status=403))["code"] == "private"
    nobody = await server.person().sit(made["table"]["id"], since=None)  # without a cookie
    assert (await nobody.until(lambda message: message["t"] == "closed"))["code"] == 4403
    joined = await ana.call("POST", f"/tables/{table}/rematch")
    assert joined["table"]["id"] == made["table"]["id"]
    assert (joined["table"]["status"], joined["table"]["turn"]) == ("playing", 1)
    assert [seat["mine"] for seat in joined["table"]["seats"]] == [True, False]
    assert (await other.ask("ping"))["t"] == "pong"


async def test_two_on_one_device_come_back_together(server: Running) -> None:
    ana, bo = server.person(), server.person()
    seats = [{"kind": "me"}, {"kind": "here", "name": "Cleo"}, {"kind": "open"}]
    opened = await ana.call("POST", "/tables", {"game": "philosophy", "seats": seats})
    await bo.join(opened)
    table = opened["table"]["id"]
    one = await ana.sit(table)
    await one.fact("concede", 0)
    await one.fact("concede", 1)
    made = await bo.call("POST", f"/tables/{table}/rematch")
    joined = (await ana.call("POST", f"/tables/{table}/rematch"))["table"]
    assert (joined["id"], joined["status"]) == (made["table"]["id"], "playing")
    assert [(seat["kind"], seat["mine"]) for seat in joined["seats"]] == [("guest", True), ("here", True), ("guest", False)]
    assert joined["seats"][1]["name"] == "Cleo"
    again = await ana.sit(joined["id"])
    assert (await again.fact("offer", 1, "draw"))["t"] == "done"
    assert again.last["table"]["offers"] == [{"what": "draw", "by": 1, "agreed": [0, 1]}]


async def test_two_ask_for_a_rematch_at_once(server: Running) -> None:
    ana, bo = server.person(), server.person()
    opened = await ana.open()
    await bo.join(opened)
    table = opened["table"]["id"]
    await (await ana.sit(table)).fact("concede", 0)
    made = await asyncio.gather(*(person.call("POST", f"/tables/{table}/rematch") for person in (ana, bo)))
    assert made[0]["table"]["id"] == made[1]["table"]["id"]
    assert len(await ana.call("GET", "/me/tables")) == 2


async def test_quick_pairing(server: Running) -> None:
    ana, bo, eve = server.person(), server.person(), server.person()
    wish = {"game": "philosophy", "clock": {"kind": "fischer", "base": 300, "gain": 5}}
    waits = await ana.call("POST", "/quick", wish)
    assert waits["waiting"]
    assert await ana.call("POST", "/quick", wish) == waits
    other = await eve.call("POST", "/quick", {"game": "philosophy"})
    assert other["table"] != waits["table"]
    assert await bo.call("POST", "/quick", wish) == {"table": waits["table"], "waiting": False}
    table = await bo.call("GET", f"/tables/{waits['table']}")
    assert (table["status"], table["clock"]["kind"]) == ("playing", "fischer")
    assert 590_000 < sum(table["clock"]["left"]) <= 600_000
    again = await bo.call("POST", "/quick", wish)
    assert again["waiting"]
    assert again["table"] != waits["table"]


async def test_who_waits_for_a_pairing_is_found_after_a_restart() -> None:
    log = MemoryLog()
    async with running(parts_with(log)) as server:
        ana = server.person()
        waits = await ana.call("POST", "/quick", {"game": "philosophy"})
        cookies = ana.http.cookies
    async with running(parts_with(log)) as server:
        ana, bo = server.person(), server.person()
        ana.http.cookies = cookies
        await ana.sit(waits["table"])
        assert await bo.call("POST", "/quick", {"game": "philosophy"}) == {"table": waits["table"], "waiting": False}


async def test_many_ask_for_a_pairing_at_once(server: Running) -> None:
    people = [server.person() for _ in range(10)]
    for person in people:
        await person.call("GET", "/me")
    pairs = await asyncio.gather(*(person.call("POST", "/quick", {"game": "philosophy"}) for person in people))
    tables = [pair["table"] for pair in pairs]
    assert sorted(tables.count(table) for table in set(tables)) == [2] * 5


async def test_a_new_name_reaches_the_table(server: Running) -> None:
    ana, bo = server.person(), server.person()
    opened = await ana.open()
    await bo.join(opened)
    ear = await ana.sit(opened["table"]["id"])
    assert await bo.call("PUT", "/me", {"name": " Bo \u0007 Peep "}) == await bo.call("GET", "/me")
    told = await ear.until(lambda message: message["t"] == "presence" and message["table"]["seats"][1]["name"] == "Bo Peep")
    assert told["table"]["seats"][1]["online"] is False
    assert (await bo.call("PUT", "/me", {"name": " "}, status=400))["code"] == "name"
    assert (await bo.call("PUT", "/me", {"name": "x" * 41}, status=400))["code"] == "name"


async def test_presence_comes_and_goes(server: Running) -> None:
    ana, bo = server.person(), server.person()
    opened = await ana.open()
    await bo.join(opened)
    one, other = await ana.sit(opened["table"]["id"]), await bo.sit(opened["table"]["id"])
    await one.until(lambda message: message["t"] == "presence" and message["table"]["seats"][1]["online"])
    before = len(one.heard)
    await other.close()
    await one.until(lambda message: message["t"] == "presence" and not message["table"]["seats"][1]["online"], before)


@pytest.mark.parametrize(
    ("ask", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"seats": "me"}, "seats"),
        ({"seats": "me open open open open"}, "seats"),
        ({"seats": "me bot:9"}, "level"),
        ({"options": {"nonsense": 1}}, "options"),
        ({"options": {"repetition": "never"}}, "options"),
        ({"start": 7}, "start"),
        ({"start": -1}, "start"),
        ({"game": "magpies", "start": "random"}, "start"),
        ({"clock": {"kind": "fischer", "base": -5}}, "clock"),
        ({"clock": {"kind": "fischer"}}, "clock"),
        ({"clock": {"kind": "none", "base": 5}}, "clock"),
        ({"clock": {"kind": "days", "base": 100}}, "clock"),
        ({"clock": {"kind": "sundial"}}, "malformed"),
        ({"start": "last"}, "malformed"),
    ],
)
async def test_what_no_table_can_be_made_of(server: Running, ask: dict[str, Any], code: str) -> None:
    body = {"game": "philosophy", **ask}
    kinds = [one.partition(":") for one in str(body.get("seats", "me open")).split()]
    body["seats"] = [{"kind": kind, "level": int(level or 1)} for kind, _, level in kinds]
    answer = await server.person().http.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["code"]) == (404 if code == "unknown-game" else 400, code)
    assert set(answer.json()) == {"code", "message", "args"}
