"""All the tables of the server: fetches them from the store, keeps the busy ones in memory, wakes those whose time has come."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress

from mochuelo.core.errors import MochueloError
from mochuelo.core.event import Event
from mochuelo.core.fairness import Draws
from mochuelo.core.match import Match
from mochuelo.core.ruling import Request, judge
from mochuelo.server.auth import People
from mochuelo.server.collection import Collection
from mochuelo.server.limits import Limiter
from mochuelo.server.parts import Parts
from mochuelo.server.room import Room
from mochuelo.server.settings import MINUTE
from mochuelo.server.sitter import Sitter
from mochuelo.server.standing import Standing, changes
from mochuelo.server.store.log import Entry, Log

log = logging.getLogger("mochuelo.house")

SLOW_BEAT = MINUTE
"""How often the heart beats while no clock runs; the time lost to a crash is known to this, or to `look_round` while one does."""
SWEEP = 60 * MINUTE


class House:
    """One for each server. `open` and `close` belong to the event loop that uses it."""

    def __init__(self, parts: Parts) -> None:
        self.parts = parts
        self.log: Log
        self.people: People
        self.collection: Collection
        self.rooms: dict[str, Room] = {}
        self._sitters: dict[str, Sitter] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._outages: list[tuple[int, int]] = []
        self._lost: set[str] = set()
        """Tables that are not tried again by themselves."""
        self._round: asyncio.Task[None] | None = None
        self._beaten = self._swept = 0
        settings = parts.settings
        self.opens, self.house_opens = Limiter(settings.opens), Limiter(settings.house_opens)
        self.says, self.changes = Limiter(settings.says), Limiter(settings.changes)
        self.brings, self.house_brings = Limiter(settings.brings), Limiter(settings.house_brings)
        self.sockets: Counter[str] = Counter()
        """Open sockets from each address."""

    # ------------------------------------------------------------ open and close

    async def open(self) -> None:
        """Open the store and begin to look round."""
        self.log = await self.parts.open_log()
        self.people = People(self.log)
        self.collection = Collection(self.parts, self.log)
        self._outages = await self.log.begin(self.parts.now())
        self._beaten = self.parts.now()
        self._round = asyncio.create_task(self._look_round())

    async def close(self) -> None:
        """Finish what was begun, note the hour, close the store."""
        if self._round is not None:
            self._round.cancel()
            with suppress(asyncio.CancelledError):
                await self._round
        for key in tuple(self.rooms):
            await self._let_go(key)
        if self.parts.bots is not None:
            await self.parts.bots.close()
        await self.log.beat(self.parts.now())
        await self.log.close()

    # ------------------------------------------------------------ rooms

    @asynccontextmanager
    async def room(self, table: str) -> AsyncIterator[Room]:
        """The room of a table, kept in memory while it is held; raises MochueloError "no-such-table"."""
        room = self.rooms.get(table) or await self._load(table)
        room.holds += 1
        try:
            yield room
        finally:
            room.holds -= 1
            room.touched = self.parts.now()

    async def _load(self, table: str) -> Room:
        """One loading at a time for each table, however many ask."""
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.create_task(self._furnish(table))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def _furnish(self, table: str) -> Room:
        standing = await self._read(table)
        await self._skip_outages(standing)
        return await self.seat(standing)

    async def seat(self, standing: Standing) -> Room:
        """A room around a standing that is in the store."""
        table = standing.header.id
        room = Room(standing, self.log, lambda: self._read(table), self.parts.now, self.parts.settings.talk)
        for guest in {*standing.sitters, *standing.speakers.values()} - {""}:
            room.names[guest] = await self.people.name(guest)
        sitter = Sitter(room, self.parts)
        room.after = sitter.look
        self.rooms[table], self._sitters[table] = room, sitter
        room.wake()
        return room

    async def _read(self, table: str) -> Standing:
        header = await self.log.header(table) if len(table) <= 32 else None
        if header is None:
            raise MochueloError("no-such-table", f"there is no such table: {table!r}", table=table)
        game = self.parts.games.get(header.game)
        if game is None:
            raise MochueloError("unknown-game", f"this server does not know the game {header.game!r}", game=header.game)
        try:
            if header.rules_version != game.info.rules_version:  # it might be replayed, and be another game
                raise MochueloError(
                    "rules-version", f"played under version {header.rules_version!r}; these are {game.info.rules_version!r}"
                )
            await self.collection.need(game, header.terms.options)
            standing = Standing(header, game)
            standing.replay(await self.log.entries(table))
        except MochueloError as error:
            log.error("table %s cannot be replayed: %s", table, error.code)
            raise MochueloError("other-rules", f"table {table!r} was played under other rules", table=table) from None
        return standing

    async def _skip_outages(self, standing: Standing) -> None:
        """Time without a server is nobody's: the clock was paused for it."""
        draw = Draws(standing.header.seed, standing.header.id).draw
        match, events = standing.match, list[Event]()
        for start, stop in self._outages:
            if match.deadline is None or stop <= _counted_from(match):
                continue
            paused = judge(match, Request("pause"), start, draw)
            resumed = judge(paused.match, Request("resume"), stop, draw)
            match = resumed.match
            events += [*paused.events, *resumed.events]
        if events:
            entries = [Entry(seq=e.seq, at=e.at, kind=e.kind, seat=e.seat, text=e.text) for e in events]
            await self.log.append(standing.header.id, entries, standing.mark(match))
            standing.advance(entries, changes(standing.match, events))

    async def found(self, standing: Standing, entries: Sequence[Entry]) -> Room:
        """A new table that stands after its first `entries`: write it down and open its room."""
        await self.log.create(standing.header, entries, standing.mark(standing.match))
        return await self.seat(standing)

    async def waiting_for(self, wish: str) -> str | None:
        """The newest table that was opened by a quick pairing for the same and still waits, whatever happened to the server since."""
        for key in await self.log.lobby(self.parts.settings.lobby):
            with suppress(MochueloError):
                async with self.room(key) as room:
                    if room.standing.header.quick == wish and room.match.status == "waiting":
                        return key
        return None

    async def renamed(self, guest: str, name: str) -> None:
        """Everybody who sits with the guest learns the new name."""
        for room in self.rooms.values():
            if guest in room.names:
                room.names[guest] = name
                room.presence_changed()

    # ------------------------------------------------------------ looking round

    async def _look_round(self) -> None:
        while True:
            await asyncio.sleep(self.parts.settings.look_round / 1000)
            try:
                await self.look_round()
            except Exception:  # a full disk, say: the tables in memory go on
                log.exception("looking round failed")

    async def look_round(self) -> None:
        """Let idle tables go, wake those whose time has come, beat the heart, sweep out the old."""
        now = self.parts.now()
        for key, room in tuple(self.rooms.items()):
            if self._idle(key, room, now):
                await self._let_go(key)
        self.collection.tidy({room.standing.header.deck for room in self.rooms.values()})
        for key in await self.log.due(now):
            if key not in self.rooms and key not in self._lost:
                await self._wake(key)
        await self._beat(now)
        await self._sweep(now)

    async def _wake(self, key: str) -> None:
        """Fetch a table whose time has come; one that cannot be fetched must not keep the others from it."""
        try:
            await self._load(key)
        except MochueloError:  # of other rules, or swept in the meantime: it will not get better
            self._lost.add(key)
        except Exception as error:  # noqa: BLE001  a game with a fault, say
            log.error("table %s cannot be fetched: %s", key, type(error).__name__)

    def _idle(self, key: str, room: Room, now: int) -> bool:
        settings, mark = self.parts.settings, room.standing.mark(room.match)
        waits_long = mark.wake is None or mark.wake > now + settings.idle
        quiet = not (room.holds or room.lines or room.busy or self._sitters[key].busy)
        return quiet and waits_long and room.touched + settings.idle <= now

    async def _let_go(self, key: str) -> None:
        room, sitter = self.rooms.pop(key), self._sitters.pop(key)
        sitter.close()
        await room.close()

    async def _beat(self, now: int) -> None:
        ticking = any(room.match.deadline is not None for room in self.rooms.values())
        if ticking or now >= self._beaten + SLOW_BEAT:
            self._beaten = now
            await self.log.beat(now)

    async def _sweep(self, now: int) -> None:
        if now >= self._swept + SWEEP:
            self._swept, settings = now, self.parts.settings
            if removed := await self.log.sweep(now - settings.keep_waiting, now - settings.keep_playing):
                log.info("removed %d tables at the end of their life", removed)
            if removed := await self.log.sweep_decks(now - settings.keep_deck):
                log.info("removed %d decks that nobody plays with", removed)


def _counted_from(match: Match) -> int:
    """The moment from which the time that runs is counted."""
    return match.clock.since if match.due is None else match.due.since
