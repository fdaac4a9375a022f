"""Bad input of every sort: a clear refusal, nothing changed, nothing leaked, and the table plays on."""

from __future__ import annotations

import asyncio
import json
import logging
import random
import string
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from mochuelo.server.auth import sign
from mochuelo.server.settings import Rate, Settings
from tests.server.kit import KEY, Person, Running, parts_with, running
from tests.server.zygote import FREE

FRAMES = 1000
REQUESTS = 600
OPEN = Settings(frames=FREE, says=FREE, changes=FREE, opens=FREE, house_opens=FREE, patience=10_000_000, bot_pace=0)


@pytest.fixture
async def server() -> AsyncIterator[Running]:
    async with running(parts_with(settings=OPEN)) as here:
        yield here


async def secret_table(server: Running) -> tuple[Person, Person, dict[str, Any]]:
    """A game with secrets between two people, some moves old."""
    ana, bo = server.person(), server.person()
    opened = await ana.open("magpies", "me open")
    await bo.join(opened)
    ears = [await person.sit(opened["table"]["id"]) for person in (ana, bo)]
    for _ in range(3):
        turn = ears[0].last["table"]["turn"]
        await ears[turn].first_legal()
        await ears[1 - turn].reach(ears[turn].seq)
    return ana, bo, opened


# ---------------------------------------------------------------- frames


def junk(rng: random.Random) -> Any:
    """Some JSON value."""
    return rng.choice(
        [
            None,
            True,
            -1,
            0,
            10**30,
            -(2**63),
            1e308,
            "",
            "C5PuNo",
            "\u0000",
            "\ud83d\ude00" * 3,
            "x" * rng.randrange(2000),
            [],
            [[]] * 50,
            {},
            {"t": "act"},
            "' OR 1=1 --",
            "<script>alert(1)</script>",
            "../../etc/passwd",
            "\u202egnp.exe",
        ]
    )


def frames(rng: random.Random) -> Iterator[str | bytes]:
    """Frames that are no protocol, almost protocol, and protocol with nonsense in it."""
    kinds = ["act", "preview", "look", "since", "fact", "ping", "sync", "step", "done", "x", ""]
    names = ["t", "seq", "text", "ref", "seat", "kind", "view", "guest", "__proto__"]
    for n in range(FRAMES):
        message = {name: junk(rng) for name in rng.sample(names, rng.randrange(len(names)))}
        message |= {"t": rng.choice(kinds), "ref": f"h{n}"} if rng.random() < 0.8 else {}
        if rng.random() < 0.4:
            message |= {"seq": rng.randrange(-5, 50), "text": junk(rng) if rng.random() < 0.5 else "bid:1", "seat": rng.randrange(-3, 5)}
        if rng.random() < 0.2:
            message["kind"] = rng.choice(["say", "offer", "accept", "decline", "concede", "respect", "flag", "join", "start", "takeback"])
        text = json.dumps(message)
        luck = rng.random()
        if luck < 0.1:
            yield text[: rng.randrange(len(text) + 1)]
        elif luck < 0.15:
            yield bytes(rng.randrange(256) for _ in range(rng.randrange(60)))
        elif luck < 0.2:
            yield "[" * rng.randrange(9000)
        elif luck < 0.25:
            yield '{"t":"act","seq":1,"ref":"\\ud800","text":"\\udfff"}'
        elif luck < 0.3:
            yield "".join(rng.choice(string.printable) for _ in range(rng.randrange(200)))
        else:
            yield text


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


def secrets_of(server: Running, table: str) -> list[str]:
    """What nobody may be told."""
    header = server.house.rooms[table].standing.header
    return [header.seed, header.invite, KEY.hex(), KEY.decode(), *(sitter for sitter in server.house.rooms[table].standing.sitters)]


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


VERBS = [
    ("GET", "/me"),
    ("PUT", "/me"),
    ("GET", "/me/tables"),
    ("GET", "/games"),
    ("GET", "/tables"),
    ("POST", "/tables"),
    ("GET", "/tables/{table}"),
    ("GET", "/tables/{table}/invite"),
    ("POST", "/tables/{table}/join"),
    ("POST", "/tables/{table}/leave"),
    ("POST", "/tables/{table}/rematch"),
    ("GET", "/tables/{table}/replay"),
    ("GET", "/tables/{table}/record"),
    ("GET", "/tables/{table}/record/rec"),
    ("POST", "/quick"),
    ("POST", "/replay"),
    ("DELETE", "/me"),
    ("PATCH", "/tables"),
    ("GET", "/nowhere"),
]


def bodies(rng: random.Random) -> bytes:
    """A body that is no JSON, or JSON that is not what is asked for."""
    fields = ["game", "seats", "options", "clock", "start", "public", "seat", "invite", "name", "text"]
    made = json.dumps({name: junk(rng) for name in rng.sample(fields, rng.randrange(len(fields)))}).encode()
    luck = rng.random()
    if luck < 0.2:
        return made[: rng.randrange(len(made) + 1)]
    if luck < 0.3:
        return bytes(rng.randrange(256) for _ in range(rng.randrange(300)))
    if luck < 0.35:
        return b"[" * 100_000
    if luck < 0.4:
        return b'{"game":"philosophy","text":"\\ud800","name":"\\ud800"}'
    return made


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


PRIVATE = [(verb, path) for verb, path in VERBS if "{table}" in path]


async def test_no_verb_serves_somebody_else(server: Running) -> None:
    ana, _, opened = await secret_table(server)
    table = opened["table"]["id"]
    mine = ana.http.cookies["mochuelo"]
    guest = mine.rpartition(".")[0]
    before = server.house.rooms[table].match
    cookies = ["", sign(b"x" * 32, guest), guest, f"{guest}.", sign(KEY, "stranger"), '"; Path=/; \\\\ é', mine[:-1], f"x{mine}"]
    async with httpx.AsyncClient(base_url=server.url) as client:
        for cookie in cookies:
            for verb, path in PRIVATE:
                headers = {b"cookie": f"mochuelo={cookie}".encode("latin-1")} if cookie else {}
                body = b"{}" if verb == "POST" else b""
                answer = await client.request(verb, "/api" + path.format(table=table), content=body, headers=headers)
                assert answer.status_code == 403, (cookie, verb, path, answer.text)
                assert answer.json()["code"] in ("private", "not-seated")
                client.cookies.clear()
    assert server.house.rooms[table].match is before
    assert (await ana.call("GET", f"/tables/{table}"))["id"] == table


@pytest.mark.parametrize("cookie", ["", "mochuelo=forged.xyz", f"mochuelo={sign(b'x' * 32, 'guest')}", f"mochuelo={sign(KEY, 'stranger')}"])
async def test_no_socket_serves_somebody_else(server: Running, cookie: str) -> None:
    _, _, opened = await secret_table(server)
    address = server.url.replace("http", "ws", 1) + f"/ws/tables/{opened['table']['id']}"
    async with connect(address, additional_headers={"cookie": cookie} if cookie else {}) as wire:
        with pytest.raises(ConnectionClosed):
            await wire.recv()
        assert wire.close_code == 4403


async def test_two_guests_cannot_act_for_each_other(server: Running) -> None:
    ana, bo = server.person(), server.person()
    opened = await ana.open()
    await bo.join(opened)
    one, other = await ana.sit(opened["table"]["id"]), await bo.sit(opened["table"]["id"])
    assert (await other.act("C8PuNo"))["code"] == "not-your-turn"
    for kind, text in (("say", "hi"), ("offer", "draw"), ("accept", "draw"), ("concede", ""), ("respect", "1")):
        assert (await other.fact(kind, 0, text))["code"] == "not-seated"
    assert (await other.ask("look", seat=0))["code"] == "not-your-seat"
    assert server.house.rooms[opened["table"]["id"]].match.seq == one.seq


async def test_frames_stay_at_their_table(server: Running) -> None:
    ana, bo = server.person(), server.person()
    tables = [(await person.open(seats="me here"))["table"]["id"] for person in (ana, bo)]
    one, other = await ana.sit(tables[0]), await bo.sit(tables[1])
    await one.act("C8PuNo")
    await one.fact("say", 0, "only here")
    await other.ask("ping")
    assert "only here" not in json.dumps(other.heard)
    assert tables[0] not in json.dumps(other.heard)


FOREIGN = ["https://evil.example", "null", "http://127.0.0.1:1", "http://127.0.0.1.evil.example", "file://"]


@pytest.mark.parametrize("origin", FOREIGN)
async def test_foreign_origins_may_change_nothing(server: Running, origin: str) -> None:
    ana = server.person()
    table = (await ana.open(seats="me here"))["table"]["id"]
    for verb, path in VERBS:
        if verb in ("POST", "PUT"):
            answer = await ana.http.request(verb, "/api" + path.format(table=table), json={}, headers={"origin": origin})
            assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
    with pytest.raises(InvalidStatus) as refused:
        await ana.sit(table, origin=origin)
    assert refused.value.response.status_code == 403


async def test_the_own_origin_and_allowed_ones_may() -> None:
    settings = Settings(origins=("https://play.example",))
    async with running(parts_with(settings=settings)) as server:
        ana = server.person()
        table = (await ana.open(seats="me here"))["table"]["id"]
        for origin in (server.url, "https://play.example"):
            assert (await ana.http.put("/api/me", json={"name": "Ana"}, headers={"origin": origin})).is_success
            assert (await ana.sit(table, origin=origin)).last["t"] == "sync"
        site = {"sec-fetch-site": "cross-site"}
        assert (await ana.http.put("/api/me", json={"name": "Ana"}, headers=site)).status_code == 403


async def test_tables_are_not_opened_without_end() -> None:
    async with running(parts_with(settings=Settings(opens=Rate(3, 60_000)))) as server:
        ana = server.person()
        await ana.call("GET", "/me")
        for _ in range(3):
            await ana.open()
        assert (await ana.call("POST", "/tables", {"game": "philosophy", "seats": []}, status=429))["code"] == "too-often"
        assert (await ana.call("POST", "/quick", {"game": "philosophy"}, status=429))["code"] == "too-often"
        assert (await server.person().open())["table"]["id"]


async def test_one_address_cannot_open_tables_as_ever_new_guests() -> None:
    async with running(parts_with(settings=Settings(house_opens=Rate(3, 60_000)))) as server:
        answers = [await server.person().http.post("/api/tables", json={"game": "philosophy", "seats": []}) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [400, 400, 400, 429]


async def test_sockets_have_a_limit() -> None:
    async with running(parts_with(settings=Settings(sockets=1))) as server:
        ana = server.person()
        table = (await ana.open(seats="me here"))["table"]["id"]
        await ana.sit(table)
        second = await ana.sit(table, since=None)
        assert (await second.until(lambda message: message["t"] == "closed"))["code"] == 1013


@pytest.mark.parametrize("path", ["/ws/tables/", "/ws/tables/a/b", "/ws", "/api/me", "/"])
async def test_there_are_no_other_sockets(server: Running, path: str) -> None:
    with pytest.raises(InvalidStatus):
        await connect(server.url.replace("http", "ws", 1) + path)


async def test_a_socket_to_no_table_says_so(server: Running) -> None:
    ear = await server.person().sit("nowhere", since=None)
    assert (await ear.until(lambda message: message["t"] == "closed"))["code"] == 4404
