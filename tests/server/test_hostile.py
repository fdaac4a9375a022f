"""Bad input of every sort: a clear refusal, nothing changed, nothing leaked, and the table plays on."""

from __future__ import annotations

import asyncio
import json
import logging
import random
from collections.abc import AsyncIterator
from contextlib import suppress

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from mochuelo.server.settings import Rate, Settings
from tests.server.hostile import OPEN, VERBS, bodies, frames, secret_table, secrets_of
from tests.server.kit import Running, parts_with, running
from tests.server.zygote import FREE

REQUESTS = 600


@pytest.fixture
async def server() -> AsyncIterator[Running]:
    async with running(parts_with(settings=OPEN)) as here:
        yield here


# ---------------------------------------------------------------- frames


async def test_a_thousand_hostile_frames_change_nothing(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    ana, _, opened = await secret_table(server)
    table = opened["table"]["id"]
    room = server.house.rooms[table]
    before, told = room.match, len(ana.ears[0].heard)
    eve = server.person()
    await eve.call("GET", "/me")
    watching = await eve.sit(table, invite=server.house.rooms[table].standing.header.invite)
    for frame in frames(random.Random(1)):
        heard = len(watching.heard)
        await watching.wire.send(frame)
        await watching.until(lambda message: message["t"] in ("refused", "sync", "pong", "done", "closed"), heard)
        assert watching.heard[-1]["t"] != "closed", frame
    news = [event for event in room.match.log[before.seq :] if event.kind != "say"]
    assert news == []
    assert room.match.state is before.state
    assert all(message["t"] in ("presence", "fact") for message in ana.ears[0].heard[told:])
    seen = json.dumps(watching.heard)
    assert not any(secret in seen for secret in secrets_of(server, table))
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []
    assert (await ana.ears[0].ask("ping"))["t"] == "pong"


async def test_hostile_frames_from_a_seat_change_only_what_is_allowed(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    ana, bo, opened = await secret_table(server)
    room = server.house.rooms[opened["table"]["id"]]
    start = room.match.seq
    ear = ana.ears[0]
    for frame in frames(random.Random(2)):
        heard = len(ear.heard)
        await ear.wire.send(frame)
        await ear.until(lambda message: message["t"] in ("refused", "sync", "pong", "done", "closed"), heard)
        if room.match.status == "over":
            break
    by_others = [event for event in room.match.log[start:] if event.seat == 1]
    assert by_others == []
    assert all(event.seq >= 0 for event in room.match.log)
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []
    assert (await bo.ears[0].ask("since", seq=0))["seq"] == room.match.seq


async def test_a_frame_too_large_closes_the_socket(server: Running) -> None:
    ana = server.person()
    ear = await ana.sit((await ana.open(seats="me here"))["table"]["id"])
    await ear.wire.send("x" * (OPEN.frame_size + 1))
    assert (await ear.until(lambda message: message["t"] == "closed"))["code"] == 1009


async def test_whoever_speaks_no_protocol_is_let_go() -> None:
    async with running(parts_with(settings=Settings(patience=10))) as server:
        ana = server.person()
        ear = await ana.sit((await ana.open(seats="me here"))["table"]["id"])
        with suppress(ConnectionClosed):
            for _ in range(12):
                await ear.wire.send("hello?")
        assert (await ear.until(lambda message: message["t"] == "closed"))["code"] == 4400
        assert [message["code"] for message in ear.heard if message["t"] == "refused"] == ["malformed"] * 10


async def test_a_flood_is_answered_with_too_often() -> None:
    async with running(parts_with(settings=Settings(frames=Rate(10, 60_000), says=Rate(2, 60_000)))) as server:
        ana = server.person()
        ear = await ana.sit((await ana.open(seats="me here"))["table"]["id"])
        answers = [await ear.fact("say", 0, "hi") for _ in range(3)]
        assert [answer.get("code") for answer in answers] == [None, None, "too-often"]
        answers = [await ear.ask("ping") for _ in range(10)]
        assert [answer["t"] for answer in answers] == ["pong"] * 6 + ["refused"] * 4
        assert answers[-1]["code"] == "too-often"
        assert answers[-1]["args"]["wait"] > 0


async def test_talk_has_an_end_but_the_game_goes_on() -> None:
    async with running(parts_with(settings=Settings(frames=FREE, says=FREE, talk=10))) as server:
        ana = server.person()
        ear = await ana.sit((await ana.open(seats="me here"))["table"]["id"])
        answers = [await ear.fact("respect", n % 2, str(1 - n % 2)) for n in range(12)]
        assert [answer.get("code") for answer in answers] == [None] * 9 + ["enough"] * 3
        assert (await ear.fact("say", 0, "more"))["code"] == "enough"
        assert (await ear.act("C8PuNo"))["t"] == "done"
        assert (await ear.fact("concede", 0))["t"] == "done"


async def test_a_client_that_does_not_read_is_let_go_and_comes_back(server: Running) -> None:
    ana = server.person()
    table = (await ana.open(seats="me here"))["table"]["id"]
    ear = await ana.sit(table)
    cookie = f"mochuelo={ana.http.cookies['mochuelo']}"
    address = server.url.replace("http", "ws", 1) + f"/ws/tables/{table}"
    deaf = await connect(address, additional_headers={"cookie": cookie}, compression=None, max_queue=1, ping_interval=None)
    deaf.transport.pause_reading()
    room = server.house.rooms[table]
    async with asyncio.timeout(30):
        while len(room.lines) > 1:
            await ear.fact("say", 0, "x" * 500)
    assert (await ear.fact("say", 0, "still here"))["t"] == "done"
    deaf.transport.abort()
    back = await ana.sit(table, since=ear.seq - 1)
    assert [event["text"] for event in back.last["log"]] == ["still here"]


# ---------------------------------------------------------------- requests


async def test_hostile_requests_are_all_answered_in_one_shape(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    _, _, opened = await secret_table(server)
    table = opened["table"]["id"]
    before = server.house.rooms[table].match
    rng = random.Random(3)
    eve = server.person()
    for n in range(REQUESTS):
        verb, path = VERBS[n % len(VERBS)]
        names = (table, "nope", "..", "%00", "a" * 5000, "é", "' OR 1=1 --")
        where = "/api" + path.replace("{table}", rng.choice(names))
        answer = await eve.http.request(verb, where, content=bodies(rng), params={"invite": rng.choice(["", "x", "x" * 100])})
        assert answer.status_code < 500, (verb, where, answer.text)
        if not answer.is_success:
            assert set(answer.json()) == {"code", "message", "args"}, (verb, where, answer.text)
            assert "Traceback" not in answer.text
        assert not any(secret in answer.text for secret in secrets_of(server, table))
    assert server.house.rooms[table].match is before
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


async def test_bodies_have_a_size(server: Running) -> None:
    ana = server.person()
    answer = await ana.http.post("/api/replay", content=b'{"game":"philosophy","text":"' + b"x" * OPEN.record_size + b'"}')
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
    answer = await ana.http.put("/api/me", content=b'{"name":"' + b"x" * OPEN.body_size + b'"}')
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


# ---------------------------------------------------------------- who asks
