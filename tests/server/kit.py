"""What the tests of the server share: a server in this very loop, guests with their cookies, sockets that remember what they heard."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from mochuelo import registry
from mochuelo.core.game import AnyGame
from mochuelo.server.front import Front
from mochuelo.server.parts import Parts
from mochuelo.server.serve import Server, configure
from mochuelo.server.settings import Settings
from mochuelo.server.store.log import Log
from mochuelo.server.store.memory import MemoryLog
from mochuelo.testing.fakes import FakeClock
from tests.drill.games.magpies import GAME

KEY = b"k" * 32
QUICK = Settings(bot_pace=0, look_round=50)


Clock = FakeClock


def parts_with(log: Log | None = None, **others: Any) -> Parts:
    """The parts of a server for a test; its log is in memory unless another is given."""
    kept = log or MemoryLog()

    async def opened() -> Log:
        return kept

    return Parts(**{"open_log": opened, "key": KEY, "games": games(), "settings": QUICK, **others})


def games() -> dict[str, AnyGame]:
    """The games found, the drill game among them."""
    return {**registry.games(), "magpies": GAME}


class Running:
    """A server that listens, and what is inside of it."""

    def __init__(self, front: Front, server: uvicorn.Server) -> None:
        self.front, self.house = front, front.house
        self.port: int = server.servers[0].sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._people: list[Person] = []

    def person(self) -> Person:
        """Somebody new."""
        person = Person(self.url)
        self._people.append(person)
        return person

    async def close(self) -> None:
        """Everybody goes home."""
        for person in self._people:
            await person.close()


@asynccontextmanager
async def running(parts: Parts | None = None) -> AsyncIterator[Running]:
    """A real server on a free port, in this loop."""
    config = configure(parts or parts_with(), "127.0.0.1", 0)
    listens = asyncio.Event()
    server = Server(config, lambda _: listens.set())
    task = asyncio.create_task(server._serve())  # without the handlers of signals, which are the test runner's
    await asyncio.wait({task, asyncio.create_task(listens.wait())}, return_when=asyncio.FIRST_COMPLETED)
    front = config.app
    assert isinstance(front, Front)
    here = Running(front, server)
    try:
        yield here
    finally:
        await here.close()
        server.should_exit = True
        await task


class Person:
    """A guest with a cookie, who opens tables and sockets."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, timeout=20)
        self.ears: list[Ear] = []

    async def call(self, verb: str, path: str, body: Any = None, *, status: int | None = None, **more: Any) -> Any:
        """The JSON of an answer; its status must be what is expected, by default a good one."""
        answer = await self.http.request(verb, f"/api{path}", json=body, **more)
        assert answer.status_code == status if status else answer.is_success, (answer.status_code, answer.text)
        return answer.json()

    async def open(self, game: str = "philosophy", seats: str = "me open", **ask: Any) -> dict[str, Any]:
        """A new table; seats such as "me bot:2 open here"."""
        kinds = [one.partition(":") for one in seats.split()]
        wanted = [{"kind": kind, "level": int(level or 1)} for kind, _, level in kinds]
        opened: dict[str, Any] = await self.call("POST", "/tables", {"game": game, "seats": wanted, **ask})
        return opened

    async def join(self, opened: dict[str, Any], seat: int = -1) -> dict[str, Any]:
        """Sit down at a table somebody opened."""
        joined: dict[str, Any] = await self.call(
            "POST", f"/tables/{opened['table']['id']}/join", {"seat": seat, "invite": opened["invite"]}
        )
        return joined

    async def sit(self, table: str, *, invite: str = "", since: int | None = -1, **headers: str) -> Ear:
        """A socket to a table, which has asked for everything."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"{self.url.replace('http', 'ws', 1)}/ws/tables/{table}?invite={invite}"
        sent = {"cookie": cookie, **headers} if cookie else headers
        ear = Ear(await connect(address, additional_headers=sent, compression=None, max_size=None))
        self.ears.append(ear)
        if since is not None:
            await ear.ask("since", seq=since)
        return ear

    async def close(self) -> None:
        """Hang up."""
        for ear in self.ears:
            await ear.close()
        await self.http.aclose()


class Ear:
    """A socket's end at the client: asks and hears."""

    refs = itertools.count(1)

    def __init__(self, wire: ClientConnection) -> None:
        self.wire = wire
        self.heard: list[dict[str, Any]] = []
        self._news = asyncio.Event()
        self._task = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        try:
            async for frame in self.wire:
                self.heard.append(json.loads(frame))
                self._news.set()
        except Exception:  # noqa: BLE001  the line broke; whoever waits will notice
            pass
        self.heard.append({"t": "closed", "code": self.wire.close_code})
        self._news.set()

    async def until(self, wanted: Callable[[dict[str, Any]], bool], since: int = 0, wait: float = 10) -> dict[str, Any]:
        """The first message heard after the first `since` that is wanted."""
        async with asyncio.timeout(wait):
            while True:
                found = next((message for message in self.heard[since:] if wanted(message)), None)
                if found is not None:
                    return found
                self._news.clear()
                await self._news.wait()

    async def ask(self, kind: str, *, ref: str | None = None, **fields: Any) -> dict[str, Any]:
        """Send a request and wait for its answer."""
        return await self._ask({"t": kind, **fields}, ref)

    async def _ask(self, request: dict[str, Any], ref: str | None) -> dict[str, Any]:
        ref = ref or f"r{next(Ear.refs)}"
        before = len(self.heard)
        await self.wire.send(json.dumps({**request, "ref": ref}))
        answers = ("done", "refused", "sync", "previewed", "pong", "closed")
        return await self.until(lambda message: message["t"] == "closed" or (message.get("ref") == ref and message["t"] in answers), before)

    async def act(self, text: str, *, seq: int | None = None, ref: str | None = None) -> dict[str, Any]:
        """Take an action, knowing all that was heard."""
        return await self.ask("act", seq=self.seq if seq is None else seq, text=text, ref=ref)

    async def fact(self, kind: str, seat: int, text: str = "", *, ref: str | None = None) -> dict[str, Any]:
        """Say something that is no action."""
        return await self._ask({"t": "fact", "kind": kind, "seat": seat, "text": text}, ref)

    async def first_legal(self) -> dict[str, Any]:
        """Take the first action that is allowed."""
        return await self.act(self.last["legal"][0])

    @property
    def last(self) -> dict[str, Any]:
        """The last message with a view."""
        return next(message for message in reversed(self.heard) if "view" in message and message["t"] != "previewed")

    @property
    def seq(self) -> int:
        """The last event heard of."""
        return max((message["seq"] for message in self.heard if message["t"] in ("sync", "step", "fact", "tick")), default=0)

    async def reach(self, seq: int) -> dict[str, Any]:
        """Wait until the event was heard of."""
        return await self.until(lambda message: message["t"] in ("sync", "step", "fact", "tick") and message["seq"] >= seq)

    async def close(self) -> None:
        """Hang up."""
        await self.wire.close()
        await self._task
