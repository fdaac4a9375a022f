"""A match as a fold over its log: begin, then one event after the other, each giving a new Match.

The log is the truth. `fold` trusts that the event was allowed when it was written and only refuses what cannot be folded
at all; what may be asked and what it causes is the business of `mochuelo.core.ruling`. The State inside is a cache of the
log, never sent.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Literal, TypeAlias, cast

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from mochuelo.core import clock as clocks
from mochuelo.core.clock import NOBODY, UNTIMED, Clock, Control
from mochuelo.core.errors import MatchError, OptionsError
from mochuelo.core.event import Event, Offer, Player, What
from mochuelo.core.game import CHANCE, AnyGame, Outcome, Seat, Turn

Status: TypeAlias = Literal["waiting", "playing", "over"]


class Match(Struct, frozen=True, eq=False, kw_only=True):
    """A match as it stands after its log."""

    game: AnyGame
    options: Any
    players: tuple[Player, ...]
    clock: Clock
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
    """The seq of the last event that changed the position; an answer to anything earlier is stale."""
    draws: int = 0
    """How many draws of chance there were; the next one has the number `draws + 1`."""

    @classmethod
    def begin(cls, game: AnyGame, options: Any, players: Sequence[Player], control: Control = UNTIMED) -> Match:
        """A match before its first event; `options` as the game's own type. Raises `OptionsError`."""
        state = game.start(options, len(players))
        seated = tuple(replace(player, owner=seat) if player.owner == NOBODY else player for seat, player in enumerate(players))
        return cls(game=game, options=options, players=seated, clock=clocks.wind(control, len(players)), state=state)

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


def fold(match: Match, event: Event) -> Match:
    """The match after `event`; raises a MochueloError when the event cannot follow here."""
    if event.seq != match.seq + 1:
        raise MatchError("seq", f"event {event.seq!r} cannot follow event {match.seq!r}", seq=event.seq, last=match.seq)
    if not NOBODY <= event.seat < len(match.players):
        raise MatchError("no-such-seat", f"there is no seat {event.seat!r}", seat=event.seat)
    step = _FOLDS.get(event.kind)
    if step is None:
        raise MatchError("kind", f"no such kind of event: {event.kind!r}; there are: {', '.join(sorted(_FOLDS))}", kind=event.kind)
    return replace(step(match, event), log=(*match.log, event))


def _join(match: Match, event: Event) -> Match:
    players = list(match.players)
    if players[event.seat].kind != "open":
        raise MatchError("seat-taken", f"seat {event.seat!r} is taken; sit at an open one", seat=event.seat)
    players[event.seat] = replace(players[event.seat], name=event.text, kind="person")
    return replace(match, players=tuple(players))


def _get_up(match: Match, event: Event) -> Match:
    if match.status != "waiting":
        raise MatchError("started", "the match has begun; whoever wants to stop concedes", seat=event.seat)
    players = list(match.players)
    players[event.seat] = Player("", "open", event.seat)
    return replace(match, players=tuple(players))


def _start(match: Match, event: Event) -> Match:
    if match.status != "waiting":
        raise MatchError("started", "the match has begun already", seat=event.seat)
    return _settle(replace(match, status="playing", changed=event.seq), event, clocks.hand)


def _act(match: Match, event: Event) -> Match:
    must_play(match)
    if match.turn != event.seat:
        raise MatchError("not-your-turn", f"it is not the turn of seat {event.seat!r}; wait for it", seat=event.seat)
    return _apply(match, event)


def _chance(match: Match, event: Event) -> Match:
    must_play(match)
    if match.turn != CHANCE:
        raise MatchError("no-chance", f"nothing is to be drawn: {event.text!r}", text=event.text)
    return _apply(replace(match, draws=match.draws + 1), event)


def _apply(match: Match, event: Event) -> Match:
    state = advance(match.game, match.state, event)
    stand = tuple(offer for offer in match.offers if offer.what == "draw" and (event.seat in offer.agreed or event.kind == "chance"))
    after = replace(match, state=state, line=(*match.line, event), offers=stand, changed=event.seq)
    return _settle(after, event, clocks.press)


def _settle(match: Match, event: Event, pass_on: Callable[[Clock, int, int], Clock]) -> Match:
    """Let the clock follow the turn, and end the match with the game; while chance decides the clock waits for its draw."""
    outcome = match.game.outcome(match.state)
    if outcome is not None:
        reason = "time" if event.kind == "flag" else outcome.reason
        return _over(match, replace(outcome, reason=reason), event.at)
    if match.turn == CHANCE:
        return match
    return replace(match, clock=pass_on(match.clock, match.seat, event.at))


def _over(match: Match, outcome: Outcome, now: int) -> Match:
    return replace(match, status="over", outcome=outcome, offers=(), clock=clocks.stop(match.clock, now))


def _leave(match: Match, event: Event) -> Match:
    must_play(match)
    state = advance(match.game, match.state, event)
    stand = tuple(offer for offer in match.offers if offer.what == "draw" and offer.by != event.seat)
    after = replace(match, state=state, line=(*match.line, event), offers=stand, changed=event.seq)
    return _settle(after, event, clocks.hand)


def _say(match: Match, _: Event) -> Match:
    return match


def _offer(match: Match, event: Event) -> Match:
    what = _what(event)
    back = last_act(match, event.seat) if what == "takeback" else 0
    offer = Offer(what, event.seat, side(match, event.seat), event.seq, back)
    return replace(match, offers=(*_without(match, what), offer))


def _accept(match: Match, event: Event) -> Match:
    offer = match.offer(_what(event))
    if offer is None:
        raise MatchError("no-offer", f"there is no open offer: {event.text!r}", what=event.text)
    agreed = tuple(sorted({*offer.agreed, *side(match, event.seat)}))
    return replace(match, offers=(*_without(match, offer.what), replace(offer, agreed=agreed)))


def _decline(match: Match, event: Event) -> Match:
    return replace(match, offers=_without(match, _what(event)))


def _without(match: Match, what: str) -> tuple[Offer, ...]:
    return tuple(offer for offer in match.offers if offer.what != what)


def _what(event: Event) -> What:
    if event.text not in ("draw", "takeback"):
        raise MatchError("no-such-offer", f"nobody can offer {event.text!r}; there are: draw, takeback", what=event.text)
    return cast(What, event.text)


def side(match: Match, seat: int) -> tuple[int, ...]:
    """The seats of the person who plays `seat`: they answer as one."""
    owner = match.players[seat].owner
    return tuple(other for other, player in enumerate(match.players) if player.owner == owner)


def last_act(match: Match, seat: int) -> int:
    """The seq of the last act that still stands of the person who plays `seat`, whichever seat it was for; 0 when there is none."""
    return next((event.seq for event in reversed(match.line) if event.kind == "act" and event.seat in side(match, seat)), 0)


def _takeback(match: Match, event: Event) -> Match:
    must_play(match)
    back = _number(event)
    line = tuple(earlier for earlier in match.line if earlier.seq < back)
    after = replace(match, line=line, state=state_before(match, back), offers=(), changed=event.seq)
    return replace(after, clock=clocks.hand(match.clock, after.seat, event.at))


def advance(game: AnyGame, state: Any, event: Event) -> Any:
    """The state after an event of a match's line; raises the game's own errors."""
    if event.kind in ("act", "chance"):
        return game.apply(state, game.read(event.text))
    return game.concede(state, Seat(event.seat))


def walk(match: Match) -> Iterator[tuple[Any, Event]]:
    """Each event of the match's line with the state before it, by playing them again from the start."""
    state = match.game.start(match.options, len(match.players))
    for event in match.line:
        yield state, event
        state = advance(match.game, state, event)


def state_before(match: Match, seq: int) -> Any:
    """The state before the event `seq` of the line, or the present one when the line holds no such event."""
    return next((state for state, event in walk(match) if event.seq == seq), match.state)


def _draw(match: Match, event: Event) -> Match:
    must_play(match)
    share = 1 / len(match.playing)
    scores = tuple(share if seat in match.playing else 0.0 for seat in range(len(match.players)))
    return _over(replace(match, changed=event.seq), Outcome((), scores, "agreement"), event.at)


def _respect(match: Match, event: Event) -> Match:
    return replace(match, respect=_number(event))


def _number(event: Event) -> int:
    if not (event.text.isascii() and event.text.isdecimal()):
        raise MatchError("number", f"event {event.seq!r} ({event.kind}) needs a number: {event.text!r}", seq=event.seq)
    return int(event.text)


def must_play(match: Match) -> None:
    """Raise `MatchError` before the start and after the end."""
    if match.status == "waiting":
        raise MatchError("not-started", "the match has not begun; wait until all seats are taken")
    if match.status == "over":
        raise MatchError("over", "the match is over; ask for another one")


_FOLDS: dict[str, Callable[[Match, Event], Match]] = {
    "join": _join,
    "leave": _get_up,
    "start": _start,
    "act": _act,
    "chance": _chance,
    "say": _say,
    "offer": _offer,
    "accept": _accept,
    "decline": _decline,
    "takeback": _takeback,
    "draw": _draw,
    "concede": _leave,
    "flag": _leave,
    "respect": _respect,
    "rematch": _say,
    "pause": lambda match, event: replace(match, clock=clocks.pause(match.clock, event.at)),
    "resume": lambda match, event: replace(match, clock=clocks.resume(match.clock, event.at)),
}
KINDS = tuple(_FOLDS)
"""Every kind of event."""
