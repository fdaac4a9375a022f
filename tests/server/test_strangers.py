"""Who asks: no verb and no socket serves somebody else, another site, or anybody without end."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from mochuelo.server import limits
from mochuelo.server.auth import sign
from mochuelo.server.limits import Bucket, Limiter, TooOften
from mochuelo.server.settings import Rate, Settings
from tests.server.hostile import OPEN, VERBS, secret_table
from tests.server.kit import KEY, Running, parts_with, running


@pytest.fixture
async def server() -> AsyncIterator[Running]:
    async with running(parts_with(settings=OPEN)) as here:
        yield here


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


@pytest.mark.parametrize("path", ["replay", "record", "record/pgn"])
async def test_whole_games_are_not_asked_for_without_end(path: str) -> None:
    async with running(parts_with(settings=Settings(changes=Rate(3, 60_000)))) as server:
        ana = server.person()
        table = (await ana.open(seats="me here"))["table"]["id"]
        answers = [(await ana.http.get(f"/api/tables/{table}/{path}")).status_code for _ in range(4)]
        assert answers == [200, 200, 200, 429]
        assert (await ana.http.get(f"/api/tables/{table}")).is_success


async def test_sockets_have_a_limit() -> None:
    async with running(parts_with(settings=Settings(sockets=1))) as server:
        ana = server.person()
        table = (await ana.open(seats="me here"))["table"]["id"]
        await ana.sit(table)
        second = await ana.sit(table, since=None)
        assert (await second.until(lambda message: message["t"] == "closed"))["code"] == 1013


async def test_sockets_from_one_address_have_a_limit_and_give_their_places_back() -> None:
    async with running(parts_with(settings=Settings(house_sockets=2))) as server:
        ana, bo = server.person(), server.person()
        table = (await ana.open(seats="me here", public=True))["table"]["id"]
        first, _ = await ana.sit(table), await bo.sit(table)
        third = await bo.sit(table, since=None)
        assert (await third.until(lambda message: message["t"] == "closed"))["code"] == 1013
        assert server.house.sockets == {"127.0.0.1": 2}
        await first.close()
        for _ in range(300):  # until the server has noticed
            if server.house.sockets.total() < 2:
                break
            await asyncio.sleep(0.01)
        again = await bo.sit(table)
        assert again.last["t"] == "sync"


def test_a_limiter_full_of_buckets_in_use_looks_through_them_once_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[int] = []
    full = Bucket.full

    def seen(bucket: Bucket, now: int) -> bool:
        looked.append(now)
        return full(bucket, now)

    monkeypatch.setattr(limits, "FORGET", 10)
    monkeypatch.setattr(Bucket, "full", seen)
    limiter = Limiter(Rate(1, 60_000))
    for key in range(12):
        limiter.take(str(key), 0)
    assert looked == [0] * 11  # the twelfth met eleven
    for now in (1, 500, 999):
        limiter.take(f"at {now}", now)
    assert len(looked) == 11
    with pytest.raises(TooOften):
        limiter.take("0", 1000)
    assert len(looked) == 11 + 15


@pytest.mark.parametrize("path", ["/ws/tables/", "/ws/tables/a/b", "/ws", "/api/me", "/"])
async def test_there_are_no_other_sockets(server: Running, path: str) -> None:
    with pytest.raises(InvalidStatus):
        await connect(server.url.replace("http", "ws", 1) + path)


async def test_a_socket_to_no_table_says_so(server: Running) -> None:
    ear = await server.person().sit("nowhere", since=None)
    assert (await ear.until(lambda message: message["t"] == "closed"))["code"] == 4404
