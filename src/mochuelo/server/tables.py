"""What guests ask of tables as a whole: open one, sit down, get up, play again, be paired, look for one."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from mochuelo.core.errors import MochueloError, OptionsError
from mochuelo.core.event import Event
from mochuelo.core.fairness import Draws
from mochuelo.core.game import AnyGame
from mochuelo.core.match import read_options
from mochuelo.core.options import with_bots
from mochuelo.core.ruling import LONGEST_NAME, Request, judge
from mochuelo.server import outbox
from mochuelo.server.house import House
from mochuelo.server.protocol import ClockAsk, JoinAsk, Opened, Paired, QuickAsk, SeatAsk, TableAsk, TableInfo
from mochuelo.server.room import Ask, Room
from mochuelo.server.standing import Standing, changes
from mochuelo.server.store.log import Entry, Header, Terms

FRESH = 15_000
"""Milliseconds in which whoever has just asked for a pairing need not have opened a socket yet."""
LONGEST_BASE, LONGEST_GAIN, MOST_DAYS = 24 * 3600, 3600, 60
OPTION_START = "start"
"""The option by which a game lets somebody else than seat 0 begin, where it has one."""


class Tables:
    """One for each server."""

    def __init__(self, house: House) -> None:
        self.house, self.parts = house, house.parts
        self._pairing, self._making = asyncio.Lock(), asyncio.Lock()
        self._waiting: dict[str, str] = {}
        """For each quick pairing asked for, the table that waits."""

    # ------------------------------------------------------------ open

    async def open(self, guest: str, ask: TableAsk) -> Opened:
        """A new table with the guest where they asked to sit; it begins at once when no seat is open."""
        await self.house.collection.need_for(guest, game := self._game(ask.game), ask.options)
        async with self.house.room(await self._found(guest, _terms(game, ask), ask.game, public=ask.public)) as room:
            return opened(room, guest)

    async def _found(self, guest: str, terms: Terms, key: str, *, public: bool, quick: str = "") -> str:
        parts, game = self.parts, self._game(key)
        if parts.bots is None and any(seat.kind == "bot" for seat in terms.seats):
            raise MochueloError("no-bots", "there are no bots on this server; leave the seat open")
        table, seed = parts.ids.table(), parts.ids.seed()
        if terms.drawn:
            terms = replace(terms, options={**terms.options, OPTION_START: Draws(seed, table).starter(len(terms.seats))})
        header = Header(
            id=table,
            game=key,
            rules_version=game.info.rules_version,
            terms=terms,
            public=public,
            quick=quick,
            invite=parts.ids.secret(),
            seed=seed,
            owner=guest,
            created=parts.now(),
            deck=await self.house.collection.need(game, terms.options),
        )
        await self.house.found(standing := Standing(header, game), _begin_if_full(standing, parts.now()))
        return table

    def _game(self, key: str) -> AnyGame:
        game = self.parts.games.get(key)
        if game is None:
            known = ", ".join(self.parts.games)
            raise MochueloError("unknown-game", f"unknown game: {key!r}; there are: {known}", game=key, known=known)
        return game

    # ------------------------------------------------------------ sit down and get up

    async def join(self, guest: str, table: str, ask: JoinAsk) -> Opened:
        """The guest sits down; whoever sits there already simply gets the table again."""
        async with self.house.room(table) as room:
            may_see(room, guest, ask.invite)
            if not room.standing.seats_of(guest):
                await self._sit(room, guest, ask.seat)
            return opened(room, guest)

    async def _sit(self, room: Room, guest: str, wish: int = -1) -> None:
        name = await self.house.people.name(guest)
        for seat in _seats_for(room.standing, guest, wish):
            join = Request("join", seat, room.standing.header.terms.seats[seat].name or name)
            answer = await room.ask(Ask(request=join, guest=guest, name=name, then=Request("start")))
            if answer.refusal is not None:
                raise answer.refusal

    async def leave(self, guest: str, table: str) -> TableInfo:
        """The guest gets up from all their seats, before the start."""
        async with self.house.room(table) as room:
            mine = room.standing.seats_of(guest)
            if not mine:
                raise not_seated()
            for seat in mine:
                answer = await room.ask(Ask(request=Request("leave", seat), guest=guest))
                if answer.refusal is not None:
                    raise answer.refusal
            return outbox.table_info(room.scene(), guest)

    # ------------------------------------------------------------ play again

    async def rematch(self, guest: str, table: str) -> Opened:
        """The next table, for the same people and with the starter moved on; it begins when all of them have come."""
        async with self.house.room(table) as room:
            if not room.standing.seats_of(guest):
                raise not_seated()
            if room.match.status != "over":
                raise MochueloError("not-over", "the match is not over; finish it first")
            async with self._making:  # two may ask in the same moment
                if not room.standing.rematch:
                    await self._make_rematch(room, guest)
            following = room.standing.rematch
        async with self.house.room(following) as room:
            if not room.standing.seats_of(guest):
                await self._sit(room, guest)
            return opened(room, guest)

    async def _make_rematch(self, room: Room, guest: str) -> None:
        header = room.standing.header
        terms = _terms_again(room.standing, guest)
        made = await self._found(guest, terms, header.game, public=header.public)
        seat = room.standing.seats_of(guest)[0]
        await room.ask(Ask(request=Request("rematch", seat, made), guest=guest))

    # ------------------------------------------------------------ find

    async def quick(self, guest: str, ask: QuickAsk) -> Paired:
        """A seat at a table where somebody waits for the same, or a new table that waits."""
        game = self._game(ask.game)
        _check_clock(ask.clock)
        wish = f"{ask.game} {ask.clock.kind} {ask.clock.base} {ask.clock.gain}"
        async with self._pairing:
            waiting = self._waiting.get(wish) or await self.house.waiting_for(wish)
            if waiting is not None and await self._pair(guest, waiting):
                async with self.house.room(waiting) as room:
                    return Paired(waiting, room.match.status == "waiting")
            seats = (SeatAsk("me"), *[SeatAsk("open")] * (game.info.seats[0] - 1))
            random = OPTION_START in game.options.__struct_fields__
            terms = _terms(game, TableAsk(ask.game, seats, clock=ask.clock, start="random" if random else "first"))
            table = self._waiting[wish] = await self._found(guest, terms, ask.game, public=True, quick=wish)
            return Paired(table, waiting=True)

    async def _pair(self, guest: str, table: str) -> bool:
        """Whether the guest sits at that table now."""
        try:
            async with self.house.room(table) as room:
                standing, scene = room.standing, room.scene()
                if room.match.status != "waiting" or not any(standing.sitters):
                    return False
                if standing.seats_of(guest):
                    return True
                fresh = scene.now < standing.header.created + FRESH
                if not fresh and not scene.online & set(standing.sitters):
                    return False
                await self._sit(room, guest)
        except MochueloError:
            return False
        return True

    async def lobby(self, guest: str) -> list[TableInfo]:
        """Public tables that wait or are being played, newest first, without those where nobody waits any more."""
        return [info for info in await self._infos(await self.house.log.lobby(self.parts.settings.lobby), guest) if self._lively(info)]

    def _lively(self, info: TableInfo) -> bool:
        if info.status != "waiting" or info.clock.kind == "days":
            return True
        company = any(seat.online and seat.kind in ("guest", "here") for seat in info.seats)
        kept = self.house.rooms[info.id].standing.header.terms.reserved if info.id in self.house.rooms else ()
        return not kept and (company or self.parts.now() < info.created + self.parts.settings.lobby_patience)

    async def mine(self, guest: str) -> list[TableInfo]:
        """The tables at which the guest sits, newest first."""
        tables = await self._infos(await self.house.log.seated(guest, self.parts.settings.lobby), guest)
        return [info for info in tables if any(seat.mine for seat in info.seats)]

    async def _infos(self, tables: Sequence[str], guest: str) -> list[TableInfo]:
        infos = []
        for table in tables:
            try:
                async with self.house.room(table) as room:
                    infos.append(outbox.table_info(room.scene(), guest))
            except MochueloError:  # swept in the meantime, or of a game that is no longer here
                continue
        return infos


# ---------------------------------------------------------------- who may what


def may_see(room: Room, guest: str, invite: str) -> None:
    """Raise unless the guest may look at the table: it is public, they sit there or are expected, or they hold its link."""
    header = room.standing.header
    expected = bool(guest) and (guest == header.owner or guest in header.terms.reserved or bool(room.standing.seats_of(guest)))
    if not (header.public or expected or hmac.compare_digest(invite.encode(), header.invite.encode())):
        raise MochueloError("private", "this table is private; ask for its link", table=header.id)


def not_seated() -> MochueloError:
    """The guest has no seat here."""
    return MochueloError("not-seated", "you do not sit at this table; you can watch")


def opened(room: Room, guest: str) -> Opened:
    """The table for one who sits there, with the secret of its link while a seat is open to others."""
    standing = room.standing
    shared = any(player.kind == "open" and not standing.kept_for(seat) for seat, player in enumerate(standing.match.players))
    seated = bool(standing.seats_of(guest)) or guest == standing.header.owner
    return Opened(outbox.table_info(room.scene(), guest), standing.header.invite if shared and seated else "")


def _seats_for(standing: Standing, guest: str, wish: int) -> list[int]:
    """The open seats the guest gets: those kept for them (two on one device come as one), the one they wish, or the first."""
    free = [seat for seat, player in enumerate(standing.match.players) if player.kind == "open" and standing.kept_for(seat) in ("", guest)]
    kept = [seat for seat in free if standing.kept_for(seat) == guest]
    if wish == -1 and free:
        return kept or free[:1]
    if wish in free:
        return [wish]
    if not free:
        raise MochueloError("table-full", "all seats are taken; you can watch")
    raise MochueloError("seat-taken", f"seat {wish!r} is taken; sit at an open one", seat=wish)


# ---------------------------------------------------------------- what a table is made with


def _terms(game: AnyGame, ask: TableAsk) -> Terms:
    """What was asked for, checked; raises a MochueloError that says what is wrong."""
    (fewest, most), count = game.info.seats, len(ask.seats)
    if not fewest <= count <= most:
        raise OptionsError("seats", f"{count!r} seats do not fit; from {fewest} to {most}", seats=count, fewest=fewest, most=most)
    seats = tuple(_checked_seat(game, seat) for seat in ask.seats)
    _check_clock(ask.clock)
    return Terms(seats=seats, options=_with_start(game, ask, len(seats)), clock=ask.clock, drawn=ask.start == "random")


def _checked_seat(game: AnyGame, seat: SeatAsk) -> SeatAsk:
    if seat.kind == "bot" and seat.level not in game.info.levels:
        raise OptionsError("level", f"no such level: {seat.level!r}; there are: {game.info.levels}", level=seat.level)
    name = " ".join("".join(mark if mark.isprintable() else " " for mark in seat.name).split())
    if len(name) > LONGEST_NAME:
        raise OptionsError("too-long", f"{len(name)!r} characters are too many; at most {LONGEST_NAME}", longest=LONGEST_NAME)
    return replace(seat, name="" if seat.kind == "open" else name)


def _check_clock(clock: ClockAsk) -> None:
    least, base, gain = {"none": (0, 0, 0), "fischer": (1, LONGEST_BASE, LONGEST_GAIN), "days": (1, MOST_DAYS, 0)}[clock.kind]
    if not (least <= clock.base <= base and 0 <= clock.gain <= gain):
        raise OptionsError("clock", f"no such clock: {clock!r}; base up to {base}, gain up to {gain}", base=base, gain=gain)


def _with_start(game: AnyGame, ask: TableAsk, seats: int) -> dict[str, Any]:
    """The options with the chosen starter and the bots' seats in them; raises `OptionsError` for what no game begins with."""
    options = {**ask.options, **with_bots(game, (seat for seat, one in enumerate(ask.seats) if one.kind == "bot"))}
    if ask.start != "first":
        if OPTION_START not in game.options.__struct_fields__:
            raise OptionsError("start", f"in this game seat 0 begins; it cannot start as {ask.start!r}")
        options[OPTION_START] = 0 if ask.start == "random" else ask.start
    game.start(read_options(game, options), seats)
    return options


def _terms_again(standing: Standing, guest: str) -> Terms:
    """The terms of a rematch that `guest` asks for: the others' seats are kept for them, the next seat begins."""
    terms, count = standing.header.terms, len(standing.sitters)
    seats = tuple(_seat_again(standing, seat, guest) for seat in range(count))
    kept = tuple(sitter if sitter != guest else "" for sitter in standing.sitters)
    options = dict(terms.options)
    if OPTION_START in standing.game.options.__struct_fields__:
        options[OPTION_START] = (int(getattr(standing.match.options, OPTION_START)) + 1) % count
    return Terms(seats=seats, options=options, clock=terms.clock, reserved=kept if any(kept) else ())


def _seat_again(standing: Standing, seat: int, guest: str) -> SeatAsk:
    kind = standing.kind_of(seat)
    if kind == "bot":
        return standing.header.terms.seats[seat]
    name = standing.match.players[seat].name
    if standing.sitters[seat] != guest:
        return SeatAsk("open", name=name if kind == "here" else "")
    return SeatAsk("here" if kind == "here" else "me", name=name)


def _begin_if_full(standing: Standing, now: int) -> list[Entry]:
    """The first events of a table without open seats: it starts."""
    draw = Draws(standing.header.seed, standing.header.id).draw
    events: tuple[Event, ...] = judge(standing.match, Request("start"), now, draw).events
    entries = [Entry(seq=e.seq, at=e.at, kind=e.kind, seat=e.seat, text=e.text) for e in events]
    standing.advance(entries, changes(standing.match, events))
    return entries
