"""A match as a fold over its log: begin, then one event after the other, each giving a new Match.

`fold` trusts that the event was allowed when it was written and only refuses what cannot be folded at all; what may be
asked and what it causes is the business of `mochuelo.core.ruling`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, cast

from msgspec.structs import replace

from mochuelo.core import clock as clocks
from mochuelo.core import due as spans
from mochuelo.core import together
from mochuelo.core.clock import NOBODY, Clock
from mochuelo.core.errors import MatchError
from mochuelo.core.event import Event, Offer, Player, What
from mochuelo.core.game import CHANCE, Limit, Outcome
from mochuelo.core.match import Match, advance, last_act, must_play, side, stands_alone


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
    return _settle(replace(match, status="playing", changed=event.seq, asked=event.seq), event, clocks.hand)


def _act(match: Match, event: Event) -> Match:
    must_play(match)
    if event.seat not in match.awaited:
        raise MatchError("not-your-turn", f"it is not the turn of seat {event.seat!r}; wait for it", seat=event.seat)
    after = _apply(match, event)
    if len(match.awaited) > 1 and event.text not in together.texts(match.game, match.state, event.seat):
        raise MatchError("not-your-turn", f"that is for another seat than {event.seat!r} to decide: {event.text!r}", seat=event.seat)
    return after


def _chance(match: Match, event: Event) -> Match:
    must_play(match)
    if match.turn != CHANCE:
        raise MatchError("no-chance", f"nothing is to be drawn: {event.text!r}", text=event.text)
    return _apply(replace(match, draws=match.draws + 1), event)


def _lapse(match: Match, event: Event) -> Match:
    must_play(match)
    if match.turn != event.seat:
        raise MatchError("not-your-turn", f"no time of seat {event.seat!r} runs", seat=event.seat)
    return _apply(match, event)


def _apply(match: Match, event: Event) -> Match:
    state = advance(match.game, match.state, event)
    stand = tuple(offer for offer in match.offers if offer.what == "draw" and (event.seat in offer.agreed or event.kind == "chance"))
    return _settle(_moved(match, event, state, stand), event, clocks.press)


def _moved(match: Match, event: Event, state: Any, stand: tuple[Offer, ...]) -> Match:
    """The match with a new state; those who still decide at once are asked what they were asked before."""
    after = replace(match, state=state, line=(*match.line, event), offers=stand, changed=event.seq)
    return after if _still_asked(match, after, event.seat) else replace(after, asked=event.seq)


def _still_asked(before: Match, after: Match, seat: int) -> bool:
    """Whether a set of decisions made at once goes on without `seat`: the same seats have the same choices."""
    rest = tuple(other for other in before.awaited if other != seat)
    joint = len(before.awaited) > 1 or before.asked < before.changed
    return joint and rest != () and rest == after.awaited and _choices(before, rest) == _choices(after, rest)


def _choices(match: Match, seats: Sequence[int]) -> list[list[str]]:
    return [together.texts(match.game, match.state, seat) for seat in seats]


def _settle(match: Match, event: Event, pass_on: Callable[[Clock, int, int], Clock]) -> Match:
    """Let the clock follow the turn, and end the match with the game; while chance decides the clock waits for its draw."""
    outcome = match.game.outcome(match.state)
    if outcome is not None:
        reason = "time" if event.kind == "flag" else outcome.reason
        return _over(match, replace(outcome, reason=reason), event.at)
    if match.turn == CHANCE:
        return match
    return _pass_time(match, event, pass_on)


def _pass_time(match: Match, event: Event, pass_on: Callable[[Clock, int, int], Clock], *, afresh: bool = False) -> Match:
    """Let time run for the present decision: its own span, while all clocks stand still, or else the clock of the seat."""
    limit = _limit(match)
    still = match.clock.paused != NOBODY or (match.due is not None and match.due.still)
    due = spans.begun(limit, event.at, None if afresh else match.due, still=still)
    if due is not None:
        return replace(match, due=due, clock=clocks.hold(match.clock, event.at))
    waits = event.kind == "act" and match.seat == match.clock.running != event.seat  # another decided at once: the first has not moved
    clock = match.clock if waits else pass_on(match.clock, match.seat, event.at)
    return replace(match, due=None, clock=clocks.pause(clock, event.at) if still else clock)


def _limit(match: Match) -> Limit | None:
    """The time that the present decision has; one person who decides for several seats at once has it for each, one after another."""
    limit = together.limit(match.game, match.state) if match.limits else None
    if limit is None:
        return None
    owners = Counter(match.players[seat].owner for seat in match.awaited)
    return Limit(limit.what, limit.span * max(owners.values()))


def _over(match: Match, outcome: Outcome, now: int) -> Match:
    return replace(match, status="over", outcome=outcome, offers=(), due=None, clock=clocks.stop(match.clock, now))


def _leave(match: Match, event: Event) -> Match:
    must_play(match)
    state = advance(match.game, match.state, event)
    stand = tuple(offer for offer in match.offers if offer.what == "draw" and offer.by != event.seat)
    return _settle(_moved(match, event, state, stand), event, clocks.hand)


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


def _takeback(match: Match, event: Event) -> Match:
    must_play(match)
    back = _number(event)
    alone = stands_alone(match, back)
    line = tuple(earlier for earlier in match.line if earlier.seq < back or (alone and earlier.seq != back))
    after = replace(match, line=line, offers=(), changed=event.seq, asked=match.asked if alone else event.seq)
    after = replace(after, state=_state_after(after))
    return _pass_time(after, event, clocks.hand, afresh=not alone)


def _state_after(match: Match) -> Any:
    """The state that the match's line leads to."""
    state = match.game.start(match.options, len(match.players))
    for event in match.line:
        state = advance(match.game, state, event)
    return state


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


_FOLDS: dict[str, Callable[[Match, Event], Match]] = {
    "join": _join,
    "leave": _get_up,
    "start": _start,
    "act": _act,
    "chance": _chance,
    "lapse": _lapse,
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
    "pause": lambda match, event: replace(match, clock=clocks.pause(match.clock, event.at), due=spans.pause(match.due, event.at)),
    "resume": lambda match, event: replace(match, clock=clocks.resume(match.clock, event.at), due=spans.resume(match.due, event.at)),
}
KINDS = tuple(_FOLDS)
"""Every kind of event."""
