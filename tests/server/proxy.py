"""A proxy between a client and the server that drops, doubles, delays and reorders frames, and hangs up now and then."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import WebSocketException


class Proxy:
    """`faults` counts what was done to the frames; `healed` lets everything through."""

    def __init__(self, target: str, rng: random.Random) -> None:
        self.target, self.rng = target, rng
        self.faults = {"dropped": 0, "doubled": 0, "delayed": 0, "cut": 0}
        self.healed = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._server: Server | None = None

    async def open(self) -> int:
        """Listen; the port."""
        self._server = await serve(self._meet, "127.0.0.1", 0, compression=None, max_size=None)
        port: int = next(iter(self._server.sockets)).getsockname()[1]
        return port

    async def close(self) -> None:
        """Hang up on everybody."""
        assert self._server is not None
        self._server.close()
        await self._server.wait_closed()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _meet(self, client: ServerConnection) -> None:
        assert client.request is not None
        headers = {"cookie": client.request.headers.get("cookie", "")}
        with suppress(OSError, WebSocketException):
            async with connect(self.target + client.request.path, additional_headers=headers, compression=None, max_size=None) as server:
                pumps = [asyncio.create_task(self._pump(client, server)), asyncio.create_task(self._pump(server, client))]
                await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
                for pump in pumps:
                    pump.cancel()

    async def _pump(self, source: ClientConnection | ServerConnection, sink: ClientConnection | ServerConnection) -> None:
        with suppress(OSError, WebSocketException):
            async for frame in source:
                luck = 1.0 if self.healed else self.rng.random()
                if luck < 0.01:
                    self.faults["cut"] += 1
                    return
                if luck < 0.08:
                    self.faults["dropped"] += 1
                    continue
                copies = 2 if luck < 0.18 else 1
                self.faults["doubled"] += copies - 1
                for _ in range(copies):
                    self._later(sink, frame)

    def _later(self, sink: ClientConnection | ServerConnection, frame: str | bytes) -> None:
        """Each frame takes its own time, so that some overtake others."""
        wait = 0.0 if self.healed or self.rng.random() < 0.6 else self.rng.random() * 0.03
        self.faults["delayed"] += wait > 0
        task = asyncio.create_task(_send_after(wait, sink, frame))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _send_after(wait: float, sink: ClientConnection | ServerConnection, frame: str | bytes) -> None:
    await asyncio.sleep(wait)
    with suppress(OSError, WebSocketException):
        await sink.send(frame)
