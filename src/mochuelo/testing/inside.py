"""A client inside the process: speaks ASGI with a server, without a network, and keeps every byte that came back."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, MutableMapping
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from mochuelo.server.app import build
from mochuelo.server.asgi import App, Message, Scope
from mochuelo.server.parts import Parts

PATIENCE = 10.0
"""Seconds after which an answer is missed."""


@asynccontextmanager
async def inside(parts: Parts) -> AsyncIterator[App]:
    """The server of `parts`, started up, and shut down at the end."""
    app = build(parts)
    asked: asyncio.Queue[Message] = asyncio.Queue()
    said: asyncio.Queue[Message] = asyncio.Queue()
    life = asyncio.create_task(app({"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}, asked.get, said.put))
    await asked.put({"type": "lifespan.startup"})
    await said.get()
    try:
        yield app
    finally:
        await asked.put({"type": "lifespan.shutdown"})
        await said.get()
        await life


class Visitor:
    """A guest with a cookie. `heard` is everything the server sent to them, in order, byte for byte."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.cookie = ""
        self.heard: list[bytes] = []
        self.sockets: list[Socket] = []

    async def call(self, verb: str, path: str, body: object = None) -> Any:
        """A request to REST; the answer's JSON (or its text), whatever its status."""
        sent, got = msgspec.json.encode(body) if body is not None else b"", bytearray()
        head: MutableMapping[str, Any] = {}

        async def receive() -> Message:
            return {"type": "http.request", "body": sent, "more_body": False}

        async def send(message: Message) -> None:
            if message["type"] == "http.response.start":
                head.update(message)
            else:
                got.extend(message.get("body", b""))

        await self.app(self._scope("http", path, method=verb), receive, send)
        self._remember(head)
        lines = sorted(b"%s: %s" % (name.lower(), value) for name, value in head["headers"])
        self.heard.append(b"\n".join([f"{verb} {path} {head['status']}".encode(), *lines, bytes(got)]))
        return json.loads(got) if got.startswith((b"{", b"[")) else got.decode()

    def _remember(self, head: MutableMapping[str, Any]) -> None:
        for name, value in head["headers"]:
            if name.lower() == b"set-cookie":
                self.cookie = value.decode().partition(";")[0]

    def _scope(self, kind: str, path: str, **more: Any) -> Scope:
        path, _, query = path.partition("?")
        headers = [(b"host", b"inside"), (b"content-type", b"application/json")]
        headers += [(b"cookie", self.cookie.encode())] if self.cookie else []
        common = {"type": kind, "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "http", "root_path": "", "state": {}}
        place = {"path": path, "raw_path": path.encode(), "query_string": query.encode(), "client": ("inside", 1), "server": ("inside", 80)}
        return {**common, **place, "headers": headers, **more}

    async def watch(self, table: str) -> Socket:
        """A socket to a table."""
        socket = Socket(self)
        scope = self._scope("websocket", f"/ws/tables/{table}", subprotocols=[])
        socket.task = asyncio.create_task(self.app(scope, socket.asked.get, socket.take))  # type: ignore[arg-type]  # an ASGI app is a coroutine function
        await socket.asked.put({"type": "websocket.connect"})
        self.sockets.append(socket)
        return socket


class Socket:
    """One open socket of a visitor."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.asked: asyncio.Queue[Message] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None
        self.seq = 0
        self.legal: list[str] = []
        self.over = False
        self._count = 0
        self._answers: dict[str, dict[str, Any]] = {}
        self._news = asyncio.Event()

    async def take(self, message: Message) -> None:
        """What the server sends."""
        text = str(message.get("text") or message)
        self.visitor.heard.append(text.encode())
        if message["type"] == "websocket.send":
            frame = json.loads(text)
            self.seq = max(self.seq, frame.get("seq", 0))
            self.legal = frame.get("legal", self.legal)
            self.over = self.over or frame.get("table", {}).get("status") == "over"
            self._answers[frame.get("ref", "")] = frame
            self._news.set()

    async def ask(self, kind: str, /, **fields: Any) -> dict[str, Any]:
        """Send a request and wait for its answer; when it comes, all that was told before it has been heard."""
        self._count += 1
        ref = f"r{self._count}"
        await self.say(json.dumps({"t": kind, "ref": ref, **fields}))
        async with asyncio.timeout(PATIENCE):
            while ref not in self._answers:
                self._news.clear()
                await self._news.wait()
        return self._answers[ref]

    async def say(self, frame: str) -> None:
        """Send a frame as it is."""
        await self.asked.put({"type": "websocket.receive", "text": frame})

    async def close(self) -> None:
        """Hang up."""
        await self.asked.put({"type": "websocket.disconnect", "code": 1000})
        assert self.task is not None, "a socket is opened by `watch`"
        await self.task
