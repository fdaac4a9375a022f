"""One socket: one guest at one table. Decodes what comes, asks the room, and sends what the room has to tell."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress
from urllib.parse import parse_qs

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from mochuelo.core.errors import MatchError, MochueloError
from mochuelo.core.ruling import Request
from mochuelo.server import outbox
from mochuelo.server.asgi import Receive, Scope, Send, address
from mochuelo.server.audience import rested
from mochuelo.server.house import House
from mochuelo.server.limits import Bucket
from mochuelo.server.outbox import Eyes
from mochuelo.server.protocol import Act, Fact, Look, Ping, Preview, Since, Up
from mochuelo.server.room import Ask, Room, digest
from mochuelo.server.standing import WATCHING
from mochuelo.server.tables import may_see, not_seated

NO_PROTOCOL, FORBIDDEN, NOT_FOUND, TOO_SLOW, BUSY = 4400, 4403, 4404, 4008, 1013
"""Close codes."""
LONGEST_REF = 64
LONGEST_TEXT = 1000
CLOSING = 1.0
"""Seconds a client that does not read gets to take its leave."""

_decoder = msgspec.json.Decoder(Up)


class _Ref(Struct):
    """What can be saved of a frame that is no message: its ref, so that it can be answered."""

    ref: str = ""


_saver = msgspec.json.Decoder(_Ref)


class SocketLine:
    """A bounded queue of frames to one client. When it is full the client is let go."""

    def __init__(self, eyes: Eyes, longest: int, largest: int) -> None:
        self.eyes = eyes
        self._longest, self._largest, self._size = longest, largest, 0
        self._frames: deque[bytes] = deque()
        self._ready = asyncio.Event()
        self.gone = asyncio.Event()

    def send(self, frame: bytes) -> None:
        """Queue a frame."""
        if len(self._frames) >= self._longest or self._size > self._largest:
            self.drop()
        elif not self.gone.is_set():
            self._size += len(frame)
            self._frames.append(frame)
            self._ready.set()

    def drop(self) -> None:
        """Forget what waits, and the client."""
        self._frames.clear()
        self.gone.set()

    async def drain(self, send: Send) -> None:
        """Send what is queued, for as long as it lasts."""
        while True:
            await self._ready.wait()
            while self._frames:
                frame = self._frames.popleft()
                self._size -= len(frame)
                await send({"type": "websocket.send", "text": frame.decode(), "bytes": None})
            self._ready.clear()


async def serve_socket(house: House, table: str, guest: str, scope: Scope, receive: Receive, send: Send) -> None:
    """Serve one socket until it ends."""
    query = parse_qs(scope.get("query_string", b"").decode("latin-1"))
    await receive()  # the connect
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    code = await _sit_in(house, table, guest, (query.get("invite") or [""])[0], address(scope), receive, send)
    if code:
        with suppress(Exception):  # it may be gone already, or never read again
            await asyncio.wait_for(send({"type": "websocket.close", "code": code, "reason": ""}), CLOSING)


async def _sit_in(house: House, table: str, guest: str, invite: str, origin: str, receive: Receive, send: Send) -> int:
    """The code to close with; 0 when the client has gone by itself."""
    if _crowded(house, origin):
        return BUSY
    house.sockets[origin] += 1
    try:
        async with house.room(table) as room:
            may_see(room, guest, invite)
            return await _attend(house, room, guest, receive, send)
    except MochueloError as error:
        return FORBIDDEN if error.code == "private" else NOT_FOUND
    finally:
        house.sockets[origin] -= 1
        if not house.sockets[origin]:
            del house.sockets[origin]


def _crowded(house: House, origin: str) -> bool:
    """Whether there are as many sockets as may be, of all or from this address ("" where none is known: those are not one house)."""
    settings = house.parts.settings
    return house.sockets.total() >= settings.sockets or (bool(origin) and house.sockets[origin] >= settings.house_sockets)


async def _attend(house: House, room: Room, guest: str, receive: Receive, send: Send) -> int:
    settings = house.parts.settings
    line = SocketLine(room.eyes(guest), settings.queue, settings.queue_size)
    room.lines.add(line)
    room.presence_changed()
    listening = asyncio.create_task(_Listener(house, room, line).listen(receive))
    jobs = {listening, asyncio.create_task(line.drain(send)), asyncio.create_task(line.gone.wait())}
    try:
        await asyncio.wait(jobs, return_when=asyncio.FIRST_COMPLETED)
        return TOO_SLOW if line.gone.is_set() else listening.result() if listening.done() else 0
    finally:
        room.lines.discard(line)
        room.presence_changed()
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)


class _Listener:
    """Takes the requests of one socket, one after the other, and answers each."""

    def __init__(self, house: House, room: Room, line: SocketLine) -> None:
        self.house, self.room, self.line = house, room, line
        self.guest = line.eyes.guest
        settings = house.parts.settings
        self.patience, self.bucket = settings.patience, Bucket(settings.frames, house.parts.now())

    async def listen(self, receive: Receive) -> int:
        """Until the client goes (0) or has to go (the code)."""
        while True:
            event = await receive()
            if event["type"] != "websocket.receive":
                return 0
            frame: str | bytes = event.get("text") or event.get("bytes") or b""
            if len(frame) > self.house.parts.settings.frame_size or not await self._take(frame):
                return NO_PROTOCOL

    async def _take(self, frame: str | bytes) -> bool:
        """Answer one frame; False when there have been too many that were no protocol."""
        try:
            message = _read(frame)
        except MochueloError as error:
            self.patience -= 1
            self.line.send(outbox.refused(_saved_ref(frame), error))
            return self.patience > 0
        wait = self.bucket.take(self.house.parts.now())
        try:
            if wait:
                raise MochueloError("too-often", f"too often; try again in {wait!r} ms", wait=wait)
            await self._answer(message)
        except MochueloError as error:
            self.line.send(outbox.refused(message.ref, error))
            if error.code == "stale" and isinstance(message, Act | Preview):
                self._sync(message.seq, "")
        return True

    async def _answer(self, message: Up) -> None:
        match message:
            case Act():
                await self._ask("act", self._seat_to_act(), message.text, message.ref, message.seq)
            case Fact():
                await self._fact(message)
            case Preview():
                self._preview(message)
            case Look():
                self._look(message)
            case Since():
                self._sync(message.seq, message.ref)
            case Ping():
                self.line.send(outbox.pong(message.ref, self.house.parts.now()))

    def _seat_to_act(self) -> int:
        """The guest's seat that is awaited, or else one that will be told to wait."""
        eyes = self.line.eyes
        if not eyes.mine:
            raise not_seated()
        seat = outbox.acting(self.room.match, eyes)
        return seat if seat != WATCHING else eyes.mine[0]

    async def _fact(self, fact: Fact) -> None:
        watching = fact.kind == "say" and fact.seat == WATCHING and self.guest
        if not watching and fact.seat not in self.line.eyes.mine:
            raise not_seated()
        if fact.kind == "say":
            self.house.says.take(self.guest, self.house.parts.now())
        name = await self.house.people.name(self.guest) if watching else ""
        await self._ask(fact.kind, fact.seat, fact.text, fact.ref, name=name)

    async def _ask(self, kind: str, seat: int, text: str, ref: str, seq: int = 0, name: str = "") -> None:
        request = Request(kind, seat, text, seq)
        answer = await self.room.ask(Ask(request=request, guest=self.guest, name=name, ref=digest(self.guest, ref)))
        if answer.refusal is not None:
            raise answer.refusal
        self.line.send(outbox.done(ref, answer.seq))

    def _preview(self, ask: Preview) -> None:
        match = self.room.match
        if match.hides:
            raise MatchError("no-preview", "there are secrets at this table; what an action does is seen when it is taken")
        if outbox.acting(match, self.line.eyes) == WATCHING:
            raise MatchError("not-your-turn", "only whoever is to move can try an action out")
        if not match.asked <= ask.seq <= match.seq:
            raise MatchError("stale", f"the game has gone on since event {ask.seq!r}; look again", seq=ask.seq, last=match.seq)
        self.line.send(outbox.previewed(match, self.line.eyes, ask.text, ask.ref))

    def _look(self, look: Look) -> None:
        eyes = self.line.eyes
        if look.seat != WATCHING and look.seat not in eyes.mine:
            raise MatchError("not-your-seat", f"seat {look.seat!r} is not yours; look through your own", seat=look.seat)
        self.line.eyes = rested(self.room.match, replace(eyes, viewer=look.seat))
        self._sync(0, look.ref)

    def _sync(self, since: int, ref: str) -> None:
        self.line.send(outbox.sync(self.room.scene(), self.line.eyes, since, ref))


def _read(frame: str | bytes) -> Up:
    """The message of a frame; raises MochueloError "malformed"."""
    try:
        message = _decoder.decode(frame)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise MochueloError("malformed", f"that is no message: {str(error)[:200]}") from None
    if not (0 < len(message.ref) <= LONGEST_REF and message.ref.isprintable()):
        raise MochueloError("malformed", f"a ref has from 1 to {LONGEST_REF} printable characters")
    if isinstance(message, Act | Preview | Fact) and len(message.text) > LONGEST_TEXT:
        raise MochueloError("malformed", f"a text has at most {LONGEST_TEXT} characters")
    return message


def _saved_ref(frame: str | bytes) -> str:
    with suppress(msgspec.MsgspecError, RecursionError, UnicodeError):
        ref = _saver.decode(frame).ref
        return ref if len(ref) <= LONGEST_REF and ref.isprintable() else ""
    return ""
