"""Measures the server: moves a second with durable commits, the way of a move to the other screen, memory of a table.

    PYTHONPATH=src python bench/server.py  everything, about three minutes
    PYTHONPATH=src python bench/server.py --tables 1 100  fewer tables

Server and clients are two processes on one machine and share its cores. Every move is on the disk (SQLite, WAL, FULL) before
anybody hears of it; every client is told the whole view, the story and what is legal. Prints a table in Markdown.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import random
import resource
import subprocess
import sys
import tempfile
import time
import tracemalloc
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import psutil
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

SOURCE = Path(__file__).resolve().parents[1] / "src"
SERVE = """
import sys
from pathlib import Path
from mochuelo.server.serve import serve
from mochuelo.server.settings import Rate, Settings
free = Rate(10**9, 1)
rates = {"frames": free, "opens": free, "house_opens": free, "changes": free, "says": free}
settings = Settings(**rates, house_sockets=5000, idle=int(sys.argv[3]), look_round=1000)
serve("127.0.0.1", int(sys.argv[1]), Path(sys.argv[2]), workers=0, settings=settings, ready=lambda url: print(url, flush=True))
"""
RATES = {1: 20, 100: 100, 1000: 200}
"""Moves a second offered in all: at a thousand tables one move each every five seconds."""
SECONDS = 10
IDLE = 8


class Heard(Struct):
    """What a client reads of a frame."""

    t: str
    seq: int = 0
    ref: str = ""
    legal: tuple[str, ...] = ()


_read = msgspec.json.Decoder(Heard).decode


class Table:
    """Two people at one table; `move` gives the seconds until the other has seen it."""

    def __init__(self, wires: tuple[ClientConnection, ClientConnection], rng: random.Random) -> None:
        self.wires, self.rng = wires, rng
        self.legal: tuple[tuple[str, ...], ...] = ((), ())
        self.seq, self.count = 0, 0

    async def look(self) -> None:
        """See how the table stands."""
        heard = [await self._ask(wire, {"t": "since", "seq": -1}, "sync") for wire in self.wires]
        self.seq, self.legal = heard[0].seq, tuple(one.legal for one in heard)

    @property
    def over(self) -> bool:
        return not any(self.legal)

    async def move(self) -> float:
        """One random move; the seconds from sending it until the other screen has it."""
        seat = 0 if self.legal[0] else 1
        mover, other = self.wires[seat], self.wires[1 - seat]
        act = {"t": "act", "seq": self.seq, "text": self.rng.choice(self.legal[seat])}
        begun = time.perf_counter()
        seen = asyncio.create_task(self._hear(other, "step"))
        own = await self._ask(mover, act, "step")
        told = await seen
        spent = time.perf_counter() - begun
        await self._hear(mover, "done")
        self.seq = told.seq
        self.legal = (own.legal, told.legal) if seat == 0 else (told.legal, own.legal)
        return spent

    async def _ask(self, wire: ClientConnection, request: dict[str, Any], answer: str) -> Heard:
        self.count += 1
        await wire.send(msgspec.json.encode({**request, "ref": str(self.count)}).decode())
        return await self._hear(wire, answer)

    async def _hear(self, wire: ClientConnection, kind: str) -> Heard:
        while (heard := _read(await wire.recv())).t != kind:
            assert heard.t != "refused", heard
        return heard

    async def hang_up(self) -> None:
        """Both go."""
        for wire in self.wires:
            await wire.close()


class Bench:
    """One server process and its clients."""

    def __init__(self, port: int, folder: Path, idle: int) -> None:
        self.url = f"http://127.0.0.1:{port}"
        command = [sys.executable, "-c", SERVE, str(port), str(folder), str(idle * 1000)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, env={"PYTHONPATH": str(SOURCE), "PATH": ""})
        assert self.process.stdout is not None
        self.process.stdout.readline()
        self.rng = random.Random(1)
        self.http = httpx.AsyncClient(base_url=self.url, timeout=60)

    def memory(self) -> int:
        """Bytes that the server holds for itself."""
        return int(psutil.Process(self.process.pid).memory_full_info().uss)

    def work(self) -> float:
        """Seconds of CPU that the server has used."""
        used = psutil.Process(self.process.pid).cpu_times()
        return float(used.user + used.system)

    async def seat(self) -> Table:
        """A new table with both people at it."""
        made = await self._post("/api/tables", {"game": "philosophy", "seats": [{"kind": "me"}, {"kind": "open"}]})
        opened = made.json()
        table = opened["table"]["id"]
        joined = await self._post(f"/api/tables/{table}/join", {"invite": opened["invite"]})
        address = f"{self.url.replace('http', 'ws')}/ws/tables/{table}"
        wires = []
        for answer in (made, joined):
            headers = {"cookie": f"mochuelo={answer.cookies['mochuelo']}"}
            wires.append(await connect(address, additional_headers=headers, compression=None, ping_interval=None))
        seated = Table((wires[0], wires[1]), self.rng)
        await seated.look()
        return seated

    async def tables(self, count: int) -> list[Table]:
        """Many tables, one after the other."""
        return [await self.seat() for _ in range(count)]

    async def close(self) -> None:
        """Stop the server."""
        await self.http.aclose()
        self.process.terminate()
        self.process.wait()

    async def _post(self, path: str, body: dict[str, Any]) -> httpx.Response:
        """What a guest who was never here before is answered."""
        self.http.cookies.clear()
        return await self.http.post(path, json=body)


@contextlib.asynccontextmanager
async def bench(port: int, idle: int = 3600) -> AsyncIterator[Bench]:
    """A server of its own for one measurement; tables leave its memory after `idle` seconds."""
    with tempfile.TemporaryDirectory() as folder:
        here = Bench(port, Path(folder), idle)
        try:
            yield here
        finally:
            await here.close()


async def latency(port: int, count: int, rate: int) -> list[float]:
    """Seconds from sending a move to the other screen, at a steady rate over `count` tables that take turns."""
    async with bench(port) as here:
        tables, spent, running = await here.tables(count), list[float](), set[asyncio.Task[None]]()

        async def one(place: int) -> None:
            table = tables[place]
            spent.append(await table.move())
            if table.over:
                await table.hang_up()
                tables[place] = await here.seat()

        begun, moves, busy = time.perf_counter(), 0, dict[int, asyncio.Task[None]]()
        while (now := time.perf_counter() - begun) < SECONDS:
            if moves < now * rate:
                place, moves = moves % count, moves + 1
                if place not in busy or busy[place].done():
                    busy[place] = asyncio.create_task(one(place))
                    running.add(busy[place])
            await asyncio.sleep(0.001)
        await asyncio.gather(*running)
        return spent


async def throughput(port: int, count: int) -> tuple[float, float]:
    """Moves a second when every table moves as soon as it can, and the server's seconds of CPU for a move.

    To open new tables in place of ended ones is not counted.
    """
    async with bench(port) as here:
        tables, moves, spent, worked = await here.tables(count), 0, 0.0, 0.0

        async def play(table: Table) -> int:
            played = 0
            while not table.over:
                await table.move()
                played += 1
            return played

        while spent < SECONDS:
            begun, working = time.perf_counter(), here.work()
            moves += sum(await asyncio.gather(*map(play, tables)))
            spent += time.perf_counter() - begun
            worked += here.work() - working
            await asyncio.gather(*(table.hang_up() for table in tables))
            tables = await here.tables(count)
        return moves / spent, worked / moves


async def memory(port: int, count: int) -> tuple[float, float]:
    """KiB for each table with two sockets, and after as many were let go and as many opened again: what was let go is used again."""
    async with bench(port, IDLE) as here:
        for table in await here.tables(10):
            await table.hang_up()
        before, found = here.memory(), list[float]()
        for _ in range(2):
            tables = await here.tables(count)
            for table in tables:
                for _ in range(4):
                    if not table.over:
                        await table.move()
            found.append((here.memory() - before) / count / 1024)
            await asyncio.gather(*(table.hang_up() for table in tables))
            await asyncio.sleep(IDLE + 4)
        return found[0], found[1]


async def idle(count: int) -> tuple[float, float]:
    """KiB of Python's own for each table that nobody watches, in memory and after it was let go; measured inside one process."""
    from mochuelo.core.ruling import Request
    from mochuelo.server.house import House
    from mochuelo.server.protocol import SeatAsk, TableAsk
    from mochuelo.server.room import Ask
    from mochuelo.server.serve import parts
    from mochuelo.server.settings import Settings
    from mochuelo.server.tables import Tables

    with tempfile.TemporaryDirectory() as folder:
        house = House(parts(Path(folder), workers=0, settings=Settings(idle=0, look_round=10**9)))
        await house.open()
        ask, rng = TableAsk("philosophy", (SeatAsk("me"), SeatAsk("here"))), random.Random(1)
        tracemalloc.start()
        before = tracemalloc.get_traced_memory()[0]
        for _ in range(count):
            opened = await Tables(house).open("ana", ask)
            async with house.room(opened.table.id) as room:
                for _ in range(4):
                    match = room.match
                    text = match.game.write(rng.choice(match.game.legal(match.state)))
                    await room.ask(Ask(request=Request("act", match.seat, text, match.seq), guest="ana"))
        held = tracemalloc.get_traced_memory()[0]
        await house.look_round()
        gc.collect()
        left = tracemalloc.get_traced_memory()[0]
        tracemalloc.stop()
        await house.close()
        return (held - before) / count / 1024, (left - before) / count / 1024


def main() -> None:
    asker = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asker.add_argument("--tables", type=int, nargs="+", default=[1, 100, 1000])
    asker.add_argument("--port", type=int, default=8310)
    asked = asker.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    print("| tables | moves/s offered | p50 ms | p99 ms | moves |\n|---|---|---|---|---|")
    for count in asked.tables:
        offered = RATES.get(count, 100)
        spent = sorted(asyncio.run(latency(asked.port, count, offered)))
        half, worst = (spent[int(len(spent) * share)] * 1e3 for share in (0.5, 0.99))
        print(f"| {count} | {offered} | {half:.1f} | {worst:.1f} | {len(spent)} |", flush=True)
    rate, work = asyncio.run(throughput(asked.port, 50))
    print(f"\nmoves/s, 50 tables that never rest: {rate:.0f}; {work * 1e3:.2f} ms of the server's CPU for a move", flush=True)
    live, again = asyncio.run(memory(asked.port, max(asked.tables)))
    print(f"KiB for each table with two sockets: {live:.0f}; when all were let go and as many opened again: {again:.0f}")
    held, left = asyncio.run(idle(500))
    print(f"KiB of Python's own for each table that nobody watches: {held:.1f} in memory, {left:.1f} after it was let go")


if __name__ == "__main__":
    main()
