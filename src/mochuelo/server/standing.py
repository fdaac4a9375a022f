"""A table as it stands: the fold of its header and its stored log, with who sits where and which requests were carried out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from msgspec import Struct

from mochuelo.core import clock as clocks
from mochuelo.core.clock import NOBODY, Control
from mochuelo.core.event import ACTIONS, Event, Player
from mochuelo.core.folding import fold
from mochuelo.core.game import SPECTATOR, AnyGame, Seat, Viewer
from mochuelo.core.match import Match, read_options
from mochuelo.server.protocol import ClockAsk, SeatAsk
from mochuelo.server.store.log import Entry, Header, Mark, Terms

WATCHING = -1
"""The viewer number of a spectator, who sits at no seat."""


def viewer_of(number: int) -> Viewer:
    """A viewer by its number on the wire."""
    return SPECTATOR if number == WATCHING else Seat(number)


class Change(Struct, frozen=True, eq=False):
    """One event, with the match before it and after it."""

    before: Match
    event: Event
    after: Match


class Standing:
    """Folds entries one by one. `seen` holds, for tables with secrets, each event's text as each viewer saw it."""

    def __init__(self, header: Header, game: AnyGame) -> None:
        self.header, self.game = header, game
        self.match = _begin(header, game)
        self.sitters = [_first_sitter(header, ask) for ask in header.terms.seats]
        """The guest at each seat, "" for a bot or an open seat."""
        self.refs: dict[str, int] = {}
        self.speakers: dict[int, str] = {}
        """Who said what was said from no seat, by seq."""
        self.rematch = ""
        self.seen: dict[int, list[str]] = {viewer: [] for viewer in range(WATCHING, len(self.sitters))} if self.match.hides else {}

    def replay(self, entries: Iterable[Entry]) -> None:
        """Fold what the store holds; raises a MochueloError where it cannot be folded."""
        for entry in entries:
            event = Event(entry.seq, entry.at, entry.kind, entry.seat, entry.text)
            self.advance([entry], changes(self.match, [event]))

    def advance(self, entries: Sequence[Entry], steps: Sequence[Change]) -> None:
        """Take over events that are in the store; `steps` are the same events folded."""
        self.sitters = _sitters_after(self.sitters, entries)
        for entry, change in zip(entries, steps, strict=True):
            self._note(entry)
            for viewer, texts in self.seen.items():
                texts.append(seen_text(change, viewer))
            self.match = change.after

    def _note(self, entry: Entry) -> None:
        if entry.ref is not None:
            self.refs[entry.ref] = entry.seq
        if entry.kind == "rematch":
            self.rematch = entry.text
        elif entry.kind == "say" and entry.seat == WATCHING:
            self.speakers[entry.seq] = entry.who

    def seats_of(self, guest: str) -> tuple[int, ...]:
        """The seats the guest plays."""
        return tuple(seat for seat, sitter in enumerate(self.sitters) if sitter == guest) if guest else ()

    def kind_of(self, seat: int) -> Literal["guest", "here", "bot", "open"]:
        """How a seat is taken; "here" is a second seat of one person."""
        player = self.match.players[seat]
        if player.kind != "person":
            return player.kind
        return "guest" if player.owner == seat else "here"

    def level_of(self, seat: int) -> int:
        """The strength of the bot that sits there."""
        return self.header.terms.seats[seat].level

    def kept_for(self, seat: int) -> str:
        """The guest an open seat is kept for, "" for anyone."""
        kept = self.header.terms.reserved
        return kept[seat] if kept else ""

    def mark(self, match: Match, entries: Sequence[Entry] = ()) -> Mark:
        """What the store shall find the table by, once `entries` have led to `match`. A table left by everybody waits for nobody."""
        updated = max(match.at, self.header.created)
        if match.status == "waiting" and not any(_sitters_after(self.sitters, entries)):
            return Mark("over", updated)
        bot_moves = any(match.players[seat].kind == "bot" for seat in match.awaited) and any(self.sitters)
        return Mark(match.status, updated, updated if bot_moves else match.deadline)


def _sitters_after(sitters: Sequence[str], entries: Iterable[Entry]) -> list[str]:
    after = list(sitters)
    for entry in entries:
        if entry.kind in ("join", "leave"):
            after[entry.seat] = entry.who if entry.kind == "join" else ""
    return after


def changes(match: Match, events: Sequence[Event]) -> list[Change]:
    """Each event with the match around it."""
    steps = []
    for event in events:
        after = fold(match, event)
        steps.append(Change(match, event, after))
        match = after
    return steps


def seen_text(change: Change, viewer: int) -> str:
    """The text of an event as the viewer may read it."""
    event, game = change.event, change.before.game
    if event.kind not in ACTIONS or not change.before.hides:
        return event.text
    return game.write(game.seen(change.before.state, game.read(event.text), viewer_of(viewer)))


def control_of(ask: ClockAsk) -> Control:
    """The time control that was asked for, in the core's terms."""
    match ask.kind:
        case "fischer":
            return clocks.fischer(ask.base * 1000, ask.gain * 1000)
        case "days":
            return clocks.days(ask.base)
        case "none":
            return clocks.UNTIMED


def _begin(header: Header, game: AnyGame) -> Match:
    terms = header.terms
    first = next((seat for seat, ask in enumerate(terms.seats) if ask.kind in ("me", "here")), NOBODY)
    players = [_player(ask, _kept_with(terms, seat) if ask.kind == "open" else first) for seat, ask in enumerate(terms.seats)]
    return Match.begin(game, read_options(game, terms.options), players, control_of(terms.clock), limits=True)


def _kept_with(terms: Terms, seat: int) -> int:
    """The first seat that is kept for the same guest, -1 for a seat that is kept for nobody."""
    kept = terms.reserved[seat] if terms.reserved else ""
    return terms.reserved.index(kept) if kept else NOBODY


def _player(ask: SeatAsk, owner: int) -> Player:
    match ask.kind:
        case "bot":
            return Player(ask.name, "bot")
        case "open":
            return Player("", "open", owner)
        case "me" | "here":
            return Player(ask.name, "person", owner)


def _first_sitter(header: Header, ask: SeatAsk) -> str:
    return header.owner if ask.kind in ("me", "here") else ""
