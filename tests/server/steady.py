"""A client that keeps the protocol's promises on a bad line: it comes back, asks for what it missed, and repeats what was not answered."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

AGAIN = 0.25
"""Seconds after which an unanswered request is sent again, and a silent line is asked."""


class Steady:
    """One guest at one table. `seq`, `view`, `legal`, `log` are what the client believes; `acknowledged` what it was promised."""

    def __init__(self, address: str, cookie: str) -> None:
        self.address, self.cookie = address, cookie
        self.seq = -1
        self.view: Any = None
        self.legal: list[str] = []
        self.table: dict[str, Any] = {}
        self.log: dict[int, dict[str, Any]] = {}
        self.acknowledged: dict[int, str] = {}
        self.refs = (f"{id(self)}-{n}" for n in itertools.count())
        self._open: dict[str, dict[str, Any]] = {}
        self._answers: dict[str, dict[str, Any]] = {}
        self._wire: ClientConnection | None = None
        self._changed = asyncio.Event()
        self._task = asyncio.create_task(self._live())

    async def _live(self) -> None:
        while True:
            with suppress(OSError, WebSocketException, TimeoutError):
                async with connect(self.address, additional_headers={"cookie": self.cookie}, compression=None, ping_interval=None) as wire:
                    self._wire = wire
                    await self._since()
                    for request in tuple(self._open.values()):
                        await self._send(request)
                    async for frame in wire:
                        await self._hear(json.loads(frame))
            self._wire = None
            await asyncio.sleep(0.02)

    async def _hear(self, message: dict[str, Any]) -> None:
        kind = message["t"]
        if kind == "sync" and message["seq"] >= self.seq:
            self._take(message)
            for event in message["log"]:
                self._note(event)
        elif kind in ("step", "fact", "tick"):
            if message["seq"] == self.seq + 1:
                self._take(message)
                if kind != "tick":
                    self._note(message["event"])
            elif message["seq"] > self.seq + 1:
                await self._since()
        elif kind in ("done", "refused", "previewed", "pong"):
            self._answers[message["ref"]] = message
            self._open.pop(message["ref"], None)
        self._changed.set()

    def _take(self, message: dict[str, Any]) -> None:
        self.seq = message["seq"]
        if "view" in message:
            self.view, self.legal, self.table = message["view"], message["legal"], message["table"]

    def _note(self, event: dict[str, Any]) -> None:
        """Whatever is told of an event is told the same way each time."""
        assert self.log.setdefault(event["seq"], event) == event, (self.log[event["seq"]], event)

    async def act(self, text: str) -> dict[str, Any]:
        """Take an action; returns the answer, however long it takes."""
        answer = await self.ask({"t": "act", "seq": self.seq, "text": text})
        if answer["t"] == "done":
            self.acknowledged[answer["seq"]] = text
        return answer

    async def ask(self, request: dict[str, Any]) -> dict[str, Any]:
        """The answer to a request, which is repeated under its ref until there is one."""
        ref = next(self.refs)
        self._open[ref] = {**request, "ref": ref}
        while ref not in self._answers:
            await self._send(self._open.get(ref))
            await self._wait()
        return self._answers[ref]

    async def reach(self, seq: int) -> None:
        """Wait until the event is known; a silent line is asked."""
        while self.seq < seq:
            if not await self._wait():
                await self._since()

    async def news(self) -> None:
        """Wait until something has changed, but not for ever."""
        if not await self._wait():
            await self._since()

    async def _wait(self) -> bool:
        self._changed.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._changed.wait(), AGAIN)
            return True
        return False

    async def _since(self) -> None:
        await self._send({"t": "since", "seq": self.seq, "ref": next(self.refs)})

    async def _send(self, request: dict[str, Any] | None) -> None:
        if self._wire is not None and request is not None:
            with suppress(OSError, WebSocketException):
                await self._wire.send(json.dumps(request))

    async def close(self) -> None:
        """Leave."""
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task


async def play(clients: list[Steady], rng: random.Random, stop: asyncio.Event) -> None:
    """Play random legal actions, whoever may, until the game is over or it is time to stop."""
    while not stop.is_set() and not any(client.table.get("status") == "over" for client in clients):
        mover = next((client for client in clients if client.legal), None)
        if mover is None:
            await clients[0].news()
            continue
        answer = await mover.act(rng.choice(mover.legal))
        assert answer["t"] == "done" or answer["code"] in ("stale", "over", "not-your-turn"), answer
        if answer["t"] == "done":
            await asyncio.gather(*(client.reach(answer["seq"]) for client in clients))
        else:
            await mover.news()
