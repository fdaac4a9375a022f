"""One live match: its mailbox, the append to its log, and the news to everyone who watches. Persist first, then tell."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import deque
from collections.abc import Awaitable, Callable

from msgspec import Struct

from mochuelo.core.errors import MochueloError
from mochuelo.core.event import Event
from mochuelo.core.fairness import Draws
from mochuelo.core.match import Match
from mochuelo.core.ruling import Request, Ruling, judge
from mochuelo.server.audience import Audience, Line
from mochuelo.server.outbox import Eyes, Scene
from mochuelo.server.standing import Change, Standing, changes
from mochuelo.server.store.log import Conflict, Entry, Log

log = logging.getLogger("mochuelo.room")

LATE = 5
"""Milliseconds after the deadline at which a clock is looked at, so that it is surely out."""
TALK = frozenset({"say", "offer", "accept", "decline", "respect"})
"""What somebody could ask for without end."""


class Ask(Struct, frozen=True, kw_only=True):
    """What somebody wants of the match; `then` follows when it was granted, if it can."""

    request: Request
    guest: str = ""
    name: str = ""
    ref: str | None = None
    then: Request | None = None


class Answer(Struct, frozen=True):
    """The seq of the event that the request became, or why it was refused."""

    seq: int
    refusal: MochueloError | None = None


class Room:
    """Requests are served one after the other in the order of asking. `reload` gives the standing afresh from the store."""

    def __init__(
        self, standing: Standing, store: Log, reload: Callable[[], Awaitable[Standing]], now: Callable[[], int], talk: int
    ) -> None:
        self.standing = standing
        self.names: dict[str, str] = {}
        self.touched = now()
        self.holds = 0
        """How many are busy with it just now; a room that is held stays in memory."""
        self.after: Callable[[], None] = lambda: None
        """Called whenever something has happened: the bots look up."""
        self.now = now
        self._store, self._reload, self._talk = store, reload, talk
        self._draws = Draws(standing.header.seed, standing.header.id)
        self._audience = Audience(self.scene, self.eyes, self._report)
        self._mail: deque[tuple[Ask, asyncio.Future[Answer]]] = deque()
        self._clerk: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._posted: set[asyncio.Task[Answer]] = set()
        self._torn = False
        """Whether the store may know better than we do."""

    @property
    def match(self) -> Match:
        """The match as it stands."""
        return self.standing.match

    @property
    def lines(self) -> set[Line]:
        """Everybody who watches."""
        return self._audience.lines

    def scene(self) -> Scene:
        """The table and who is here, now."""
        here = frozenset(line.eyes.guest for line in self.lines)
        watching = sum(not line.eyes.mine for line in self.lines)
        return Scene(self.standing, self.names, here, watching, self.now())

    # ------------------------------------------------------------ the mailbox

    async def ask(self, ask: Ask) -> Answer:
        """Have it decided, written down and told; the answer comes after the news. To stop waiting changes nothing."""
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._mail.append((ask, answer))
        if self._clerk is None or self._clerk.done():
            self._clerk = asyncio.create_task(self._work())
        return await answer

    def post(self, ask: Ask) -> None:
        """Ask without waiting for the answer."""
        task = asyncio.create_task(self.ask(ask))
        self._posted.add(task)
        task.add_done_callback(self._posted.discard)

    @property
    def busy(self) -> bool:
        """Whether there is mail."""
        return bool(self._posted) or (self._clerk is not None and not self._clerk.done())

    async def _work(self) -> None:
        while self._mail:
            ask, waiting = self._mail.popleft()
            try:
                answer = await self._serve(ask)
            except Exception as error:  # noqa: BLE001  one broken request must not stop the table; nothing was written for it
                self._report(error, "a request failed")
                answer = Answer(0, MochueloError("internal", "the server could not do that; nothing has changed"))
            if not waiting.done():
                waiting.set_result(answer)

    async def _serve(self, ask: Ask) -> Answer:
        if self._torn:
            await self._mend()
        if ask.ref is not None and ask.ref in self.standing.refs:
            return Answer(self.standing.refs[ask.ref])
        self.touched = self.now()
        if (no := self._out_of_question(ask.request)) is not None:
            return Answer(0, no)
        before, ruling = self.match, self._rule(ask)
        refusal = ruling.refusal
        if ruling.events and not await self._write(ask, before, ruling):
            if ask.ref in self.standing.refs:
                return Answer(self.standing.refs[ask.ref])
            refusal = MochueloError("stale", "the table has moved on; look again")
        if ask.request.kind == "time" or ruling.events:
            self._wind()
        return Answer(_own(ask, ruling.events).seq if ruling.events and not refusal else self.match.seq, refusal)

    def _out_of_question(self, request: Request) -> MochueloError | None:
        """What no ruling is needed for."""
        if request.kind == "act" and request.seq > self.match.seq:
            return MochueloError("stale", f"there is no event {request.seq!r} yet; look again", seq=request.seq)
        if request.kind in TALK and self.match.seq - len(self.match.line) >= self._talk:
            return MochueloError("enough", "enough has been said at this table; play on", most=self._talk)
        return None

    def _rule(self, ask: Ask) -> Ruling:
        now = self.now()
        ruling = judge(self.match, ask.request, now, self._draws.draw)
        if ask.then is None or ruling.refusal is not None:
            return ruling
        more = judge(ruling.match, ask.then, now, self._draws.draw)
        return Ruling(more.match, (*ruling.events, *more.events))

    # ------------------------------------------------------------ write, then tell

    async def _write(self, ask: Ask, before: Match, ruling: Ruling) -> bool:
        """Whether the events are in the store; then everybody has been told."""
        own = _own(ask, ruling.events) if ruling.refusal is None else None
        entries = [_entry(event, ask, event is own) for event in ruling.events]
        steps = _steps(before, ruling)
        self._torn = True  # until we know, it may or may not be on the disk
        try:
            await self._store.append(self.standing.header.id, entries, self.standing.mark(ruling.match, entries))
        except Conflict:
            await self._mend()
            return False
        self.standing.advance(entries, steps)
        self._torn = False
        if ask.name:
            self.names[ask.guest] = ask.name
        self._audience.tell(steps, before.seq)
        return True

    def presence_changed(self) -> None:
        """Somebody came, went or took another name. Bots may have company."""
        self.after()
        self._audience.changed()

    def eyes(self, guest: str) -> Eyes:
        """How a guest looks at the table at first: through their own seat; through none where several of theirs keep secrets."""
        mine = self.standing.seats_of(guest)
        curtain = self.match.hides and len(mine) > 1
        return Eyes(guest, -1 if curtain or not mine else mine[0], mine)

    # ------------------------------------------------------------ time

    def wake(self) -> None:
        """Begin to keep time; called once the room is furnished."""
        self._wind()

    def _wind(self) -> None:
        """Set the timer to the moment at which somebody's time is out, and let the bots look up."""
        self._stop_timer()
        deadline = self.match.deadline
        if deadline is not None:
            wait = max(0, deadline + LATE - self.now()) / 1000
            self._timer = asyncio.get_running_loop().call_later(wait, self._look_at_clock)
        self.after()

    def _look_at_clock(self) -> None:
        self.post(Ask(request=Request("time")))

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def close(self) -> None:
        """Finish the mail and stop the timers; the bots no longer look up."""
        self.after = lambda: None
        if self._clerk is not None:
            await self._clerk
        self._stop_timer()
        self._audience.close()

    # ------------------------------------------------------------ trouble

    async def _mend(self) -> None:
        """Take the table from the store again, and show everybody how it stands."""
        self.standing = await self._reload()
        self._torn = False
        self._audience.show()
        self._wind()

    def _report(self, error: Exception, what: str) -> None:
        """A line for the operator; the trace may show secrets, so it is written for open tables only."""
        trace = None if self.match.hides else error
        log.error("table %s: %s: %s", self.standing.header.id, what, type(error).__name__, exc_info=trace)


def digest(guest: str, ref: str) -> str:
    """By which a request is known again, though it may come after a restart."""
    return hashlib.sha256(f"{guest} {ref}".encode()).hexdigest()[:32]


def _own(ask: Ask, events: tuple[Event, ...]) -> Event:
    """The event that the request became; time that had run out may have been noted before it."""
    return next((event for event in events if event.kind == ask.request.kind), events[-1])


def _entry(event: Event, ask: Ask, own: bool) -> Entry:
    who, ref = (ask.guest, ask.ref) if own else ("", None)
    return Entry(seq=event.seq, at=event.at, kind=event.kind, seat=event.seat, text=event.text, who=who, ref=ref)


def _steps(before: Match, ruling: Ruling) -> list[Change]:
    """The ruling's events with the match around each; most rulings have one, and its match is at hand."""
    if len(ruling.events) == 1:
        return [Change(before, ruling.events[0], ruling.match)]
    return changes(before, ruling.events)
