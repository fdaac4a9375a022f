"""Faults: a server that is killed, and a line that drops, doubles, delays and reorders. Nothing acknowledged is lost, nobody desyncs."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from mochuelo import registry
from mochuelo.core.match import Match
from mochuelo.server.settings import Settings
from mochuelo.server.standing import Standing
from mochuelo.server.store.sql import SqlLog
from tests.server.kit import Person, parts_with, running
from tests.server.proxy import Proxy
from tests.server.steady import Steady, play
from tests.server.zygote import FREE

KILLS = 50
TABLES = 3
GAMES = 12
SOURCE = Path(__file__).parents[2] / "src"


class Mortal:
    """A server process that can be killed and started again."""

    def __init__(self, zygote: Process) -> None:
        self._zygote = zygote
        self.pid = 0

    async def start(self) -> None:
        self.pid = int(await self._tell("start"))

    async def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)
        assert await self._tell(str(self.pid)) == "gone"

    async def _tell(self, line: str) -> str:
        assert self._zygote.stdin is not None
        assert self._zygote.stdout is not None
        self._zygote.stdin.write(f"{line}\n".encode())
        return (await asyncio.wait_for(self._zygote.stdout.readline(), 30)).decode().strip()


@pytest.fixture
def port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        found: int = free.getsockname()[1]
        return found


@pytest.fixture
async def mortal(tmp_path: Path, port: int) -> AsyncIterator[Mortal]:
    command = (sys.executable, str(Path(__file__).with_name("zygote.py")), str(tmp_path / "data"), str(port))
    zygote = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, env={**os.environ, "PYTHONPATH": str(SOURCE)})
    server = Mortal(zygote)
    await server.start()
    yield server
    await server.kill()
    assert zygote.stdin is not None
    zygote.stdin.close()
    await zygote.wait()


async def two_at_a_table(url: str, wires: str) -> tuple[str, list[Steady]]:
    """A new table and its two clients, who talk through `wires`."""
    ana, bo = Person(url), Person(url)
    try:
        opened = await ana.open()
        await bo.join(opened)
    finally:
        await asyncio.gather(ana.close(), bo.close())
    table: str = opened["table"]["id"]
    cookies = [f"mochuelo={person.http.cookies['mochuelo']}" for person in (ana, bo)]
    return table, [Steady(f"{wires}/ws/tables/{table}", cookie) for cookie in cookies]


async def play_on(url: str, rng: random.Random, stop: asyncio.Event, played: dict[str, list[Steady]]) -> None:
    """One game after the other."""
    while not stop.is_set():
        try:
            table, clients = await two_at_a_table(url, url.replace("http", "ws", 1))
        except Exception:  # noqa: BLE001  the server was dead just then: a table that was not acknowledged is not expected to exist
            await asyncio.sleep(0.02)
            continue
        played[table] = clients
        await play(clients, rng, stop)
        if not stop.is_set():
            await asyncio.gather(*(client.close() for client in clients))


@pytest.mark.slow
@pytest.mark.serial
async def test_fifty_kills_lose_no_acknowledged_move(mortal: Mortal, port: int, tmp_path: Path) -> None:
    rng = random.Random(5)
    stop, played = asyncio.Event(), dict[str, list[Steady]]()
    url = f"http://127.0.0.1:{port}"
    players = [asyncio.create_task(play_on(url, random.Random(n), stop, played)) for n in range(TABLES)]
    for _ in range(KILLS):
        await asyncio.sleep(rng.random() * 0.2)
        await mortal.kill()
        await mortal.start()
        for player in players:
            if player.done():
                player.result()
    stop.set()
    await asyncio.wait_for(asyncio.gather(*players), 30)
    clients = [client for table in played.values() for client in table]
    await asyncio.gather(*(client.close() for client in clients))
    promised = sum(len(client.acknowledged) for client in clients)
    assert promised > KILLS, promised
    log = await SqlLog.open(f"sqlite:///{tmp_path / 'data' / 'mochuelo.sqlite3'}")
    for table, seated in played.items():
        await holds(log, table, seated)
    await log.close()


async def holds(log: SqlLog, table: str, clients: list[Steady]) -> None:
    """The store has every promise, once and in its place; it can be replayed; and the clients believe nothing else."""
    header, entries = await log.header(table), await log.entries(table)
    assert header is not None
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    refs = [entry.ref for entry in entries if entry.ref]
    assert len(refs) == len(set(refs))
    standing = Standing(header, registry.game(header.game))
    standing.replay(entries)
    for seat, client in enumerate(clients):
        for seq, text in client.acknowledged.items():
            assert (entries[seq - 1].kind, entries[seq - 1].seat, entries[seq - 1].text) == ("act", seat, text)
        for seq, event in client.log.items():
            assert (entries[seq - 1].kind, entries[seq - 1].seat) == (event["kind"], event["seat"])
            assert entries[seq - 1].text == event["text"]


async def test_a_bad_line_never_desyncs() -> None:
    rng = random.Random(9)
    async with running(parts_with(settings=Settings(frames=FREE, says=FREE, bot_pace=0))) as server:
        proxy = Proxy(server.url.replace("http", "ws", 1), rng)
        wires = f"ws://127.0.0.1:{await proxy.open()}"
        for number in range(10 * GAMES):  # how many faults fall into a game depends on how fast the machine plays it
            if number >= GAMES and min(proxy.faults.values()) >= 5:
                break
            proxy.healed = False
            table, clients = await two_at_a_table(server.url, wires)
            talking = asyncio.create_task(chat(clients, rng))
            await asyncio.wait_for(play(clients, rng, asyncio.Event()), 60)
            talking.cancel()
            proxy.healed = True
            await agree(server.house.rooms[table].match, clients)
            await asyncio.gather(*(client.close() for client in clients))
        assert all(count >= 5 for count in proxy.faults.values()), proxy.faults
        await proxy.close()


async def agree(match: Match, clients: list[Steady]) -> None:
    """Both clients and the server believe the same, and every promise was kept once."""
    await asyncio.wait_for(asyncio.gather(*(client.reach(match.seq) for client in clients)), 20)
    one, other = clients
    assert one.view == other.view
    assert sorted(one.log.items()) == sorted(other.log.items())
    assert [one.log[event.seq]["text"] for event in match.log] == [event.text for event in match.log]
    assert {seq for client in clients for seq in client.acknowledged} == {event.seq for event in match.log if event.kind == "act"}


async def chat(clients: list[Steady], rng: random.Random) -> None:
    """Both talk while they play."""
    for n in range(1000):
        await asyncio.sleep(rng.random() * 0.1)
        await clients[n % 2].ask({"t": "fact", "kind": "say", "seat": n % 2, "text": f"word {n}"})
