"""A match as it stands after its log, and what can be asked of it; how an event changes it is `mochuelo.core.folding`'s.

The log is the truth. The State inside is a cache of the log, never sent.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from mochuelo.core import clock as clocks
from mochuelo.core import due as spans
from mochuelo.core import together
from mochuelo.core.clock import NOBODY, UNTIMED, Clock, Control
from mochuelo.core.due import Due
from mochuelo.core.errors import MatchError, OptionsError
from mochuelo.core.event import ACTIONS, Event, Offer, Player
from mochuelo.core.game import CHANCE, AnyGame, Outcome, Seat, Turn

Status: TypeAlias = Literal["waiting", "playing", "over"]


class Match(Struct, frozen=True, eq=False, kw_only=True):
    """A match as it stands after its log."""

    game: AnyGame
    options: Any
    players: tuple[Player, ...]
    clock: Clock
    limits: bool = False
    """Whether decisions have the time that the game gives them: at a table of a server, unless a move has days."""
    due: Due | None = None
    """The time that the present decision has of its own."""
    log: tuple[Event, ...] = ()
    line: tuple[Event, ...] = ()
    """The events that shape the state, without what was taken back."""
    state: Any
    status: Status = "waiting"
    offers: tuple[Offer, ...] = ()
    respect: int = NOBODY
    """The seat that holds the Respect token, -1 while it lies beside the board."""
    outcome: Outcome | None = None
    changed: int = 0
    """The seq of the last event that changed the position."""
    asked: int = 0
    """The seq of the event since which those who decide now are asked; an answer to anything earlier is stale."""
    draws: int = 0
    """How many draws of chance there were; the next one has the number `draws + 1`."""

    @classmethod
    def begin(cls, game: AnyGame, options: Any, players: Sequence[Player], control: Control = UNTIMED, *, limits: bool = False) -> Match:
        """A match before its first event; `options` as the game's own type. Raises `OptionsError`."""
        state = game.start(options, len(players))
        seated = tuple(replace(player, owner=seat) if player.owner == NOBODY else player for seat, player in enumerate(players))
        clock, limited = clocks.wind(control, len(players)), limits and control.kind != "days"
        return cls(game=game, options=options, players=seated, clock=clock, limits=limited, state=state)

    @property
    def hides(self) -> bool:
        """Whether there are secrets at this table."""
        return self.game.hides(self.options)

    @property
    def seq(self) -> int:
        """The number of the last event, 0 before the first."""
        return len(self.log)

    @property
    def at(self) -> int:
        """The moment of the last event, 0 before the first."""
        return self.log[-1].at if self.log else 0

    @property
    def turn(self) -> Turn:
        """Who decides next; nobody before the start and after the end."""
        return self.game.turn(self.state) if self.status == "playing" else None

    @property
    def seat(self) -> int:
        """The seat to decide, -1 when no seat's."""
        turn = self.turn
        return NOBODY if turn is None or turn == CHANCE else turn

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that decide now, first that of `turn`; several where they decide at once, nobody before the start and after the end."""
        return together.awaited(self.game, self.state) if self.status == "playing" else ()

    @property
    def deadline(self) -> int | None:
        """The moment at which time decides, a seat's clock or the span of a decision being out; None while no time runs."""
        return clocks.deadline(self.clock) if self.due is None else spans.ends(self.due)

    @property
    def playing(self) -> tuple[int, ...]:
        """The seats that still have a say."""
        return tuple(self.game.playing(self.state))

    def offer(self, what: str) -> Offer | None:
        """The open offer of that sort, if there is one."""
        return next((offer for offer in self.offers if offer.what == what), None)


def read_options(game: AnyGame, given: Mapping[str, object]) -> Any:
    """The typed options of `given`, what is not named taken from the published rule; raises `OptionsError`."""
    unknown = sorted(set(given) - set(game.options.__struct_fields__))
    if unknown:
        known = ", ".join(game.options.__struct_fields__) or "none"
        raise OptionsError("options", f"no such option: {unknown[0]!r}; there are: {known}", option=unknown[0])
    try:
        return msgspec.convert(given, game.options)
    except msgspec.ValidationError as wrong:
        raise OptionsError("options", f"bad options: {wrong}", option=str(wrong)) from None


def side(match: Match, seat: int) -> tuple[int, ...]:
    """The seats of the person who plays `seat`: they answer as one."""
    owner = match.players[seat].owner
    return tuple(other for other, player in enumerate(match.players) if player.owner == owner)


def last_act(match: Match, seat: int) -> int:
    """The seq of the last act that still stands of the person who plays `seat`, whichever seat it was for; 0 when there is none."""
    return next((event.seq for event in reversed(match.line) if event.kind == "act" and event.seat in side(match, seat)), 0)


def stands_alone(match: Match, seq: int) -> bool:
    """Whether the act `seq` can be withdrawn alone, because others still decide at once with it."""
    return match.asked < seq


def advance(game: AnyGame, state: Any, event: Event) -> Any:
    """The state after an event of a match's line; raises the game's own errors."""
    if event.kind in ACTIONS:
        return game.apply(state, game.read(event.text))
    return game.concede(state, Seat(event.seat))


def walk(match: Match) -> Iterator[tuple[Any, Event]]:
    """Each event of the match's line with the state before it, by playing them again from the start."""
    state = match.game.start(match.options, len(match.players))
    for event in match.line:
        yield state, event
        state = advance(match.game, state, event)


def must_play(match: Match) -> None:
    """Raise `MatchError` before the start and after the end."""
    if match.status == "waiting":
        raise MatchError("not-started", "the match has not begun; wait until all seats are taken")
    if match.status == "over":
        raise MatchError("over", "the match is over; ask for another one")
