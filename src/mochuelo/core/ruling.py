"""What may be asked of a match, and the events that a request causes: `judge(match, request, now, draw)`.

A ruling never raises and never half-happens: it holds the events to write, the match after them, and the refusal if the
request was not carried out. Events may come with a refusal: time that had run out is noted first, whoever asks for what.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from msgspec import Struct

from mochuelo.core import clock as clocks
from mochuelo.core import due as spans
from mochuelo.core.clock import NOBODY
from mochuelo.core.errors import MatchError, MochueloError
from mochuelo.core.event import Event, Offer
from mochuelo.core.folding import fold
from mochuelo.core.game import CHANCE, AnyGame
from mochuelo.core.match import Match, must_play, side
from mochuelo.core.takeback import check_takeback
from mochuelo.core.together import lapse

Draw: TypeAlias = Callable[[AnyGame, Any, int], Any]
"""(game, state, number) to one outcome of chance: `Draws.draw` of a table, or any other source."""

LONGEST_SAY = 500
LONGEST_NAME = 40


class Request(Struct, frozen=True):
    """Something asked of a match: a kind of event, or "time" (look at the clock). `seq` is the last event the asker knew, for acts."""

    kind: str
    seat: int = NOBODY
    text: str = ""
    seq: int = NOBODY


class Ruling(Struct, frozen=True, eq=False):
    """The events to write, the match after them, and why the request was refused, if it was."""

    match: Match
    events: tuple[Event, ...] = ()
    refusal: MochueloError | None = None


def judge(match: Match, request: Request, now: int, draw: Draw) -> Ruling:
    """Decide on `request` at the moment `now`; chance is asked of `draw` until a seat decides again."""
    clerk = _Clerk(match, now, draw)
    try:
        clerk.note_time()
        _carry_out(clerk, request)
    except MochueloError as refusal:
        return Ruling(clerk.match, tuple(clerk.events), refusal)
    return Ruling(clerk.match, tuple(clerk.events))


class _Clerk:
    """Writes events down one by one and keeps the match they lead to."""

    def __init__(self, match: Match, now: int, draw: Draw) -> None:
        self.match, self.draw = match, draw
        self.now = max(now, match.at)
        self.events: list[Event] = []

    def write(self, kind: str, seat: int = NOBODY, text: str = "") -> None:
        event = Event(self.match.seq + 1, self.now, kind, seat, text)
        self.match = fold(self.match, event)
        self.events.append(event)

    def note_time(self) -> None:
        while (late := clocks.flagged(self.match.clock, self.now)) != NOBODY or spans.is_out(self.match.due, self.now):
            if late != NOBODY:
                self.write("flag", late)
            else:
                self.write("lapse", self.match.seat, self.match.game.write(lapse(self.match.game, self.match.state)))
            self.settle()

    def settle(self) -> None:
        """What follows by itself: chance draws while it is its turn; a draw is agreed when all who are left agree."""
        while self.match.turn == CHANCE:
            action = self.draw(self.match.game, self.match.state, self.match.draws + 1)
            self.write("chance", NOBODY, self.match.game.write(action))
        for offer in self.match.offers:
            self.complete(offer)

    def complete(self, offer: Offer) -> None:
        """Carry out an offer that everybody whose consent it takes has agreed to."""
        if any(seat not in offer.agreed for seat in _needed(self.match, offer.what)):
            return
        if offer.what == "draw":
            self.write("draw")
        else:
            self.write("takeback", offer.by, str(offer.back))


def _carry_out(clerk: _Clerk, request: Request) -> None:
    step = _STEPS.get(request.kind)
    if step is None:
        raise MatchError("kind", f"nobody can ask for {request.kind!r}; there are: {', '.join(sorted(_STEPS))}", kind=request.kind)
    if not (NOBODY <= request.seat < len(clerk.match.players)) or (request.seat == NOBODY and request.kind in _SEATED):
        raise MatchError("no-such-seat", f"there is no seat {request.seat!r}", seat=request.seat)
    step(clerk, request)


def _join(clerk: _Clerk, request: Request) -> None:
    clerk.write("join", request.seat, _one_line(request.text, LONGEST_NAME))


def _get_up(clerk: _Clerk, request: Request) -> None:
    clerk.write("leave", request.seat)


def _rematch(clerk: _Clerk, request: Request) -> None:
    if clerk.match.status != "over":
        raise MatchError("not-over", "the match is not over; finish it first")
    if any(event.kind == "rematch" for event in clerk.match.log):
        raise MatchError("rematch-made", "the next table has been made already; sit down there")
    clerk.write("rematch", request.seat, request.text)


def _start(clerk: _Clerk, _: Request) -> None:
    if any(player.kind == "open" for player in clerk.match.players):
        raise MatchError("seats-open", "not all seats are taken; wait for the others")
    clerk.write("start")
    clerk.settle()


def _act(clerk: _Clerk, request: Request) -> None:
    match = clerk.match
    must_play(match)
    if request.seq < match.asked:
        raise MatchError("stale", f"the game has gone on since event {request.seq!r}; look again", seq=request.seq, last=match.seq)
    if request.seat not in match.awaited:
        raise MatchError("not-your-turn", f"it is not the turn of seat {request.seat!r}; wait for it", seat=request.seat)
    canonical = match.game.write(match.game.read(request.text))
    clerk.write("act", request.seat, canonical)
    clerk.settle()


def _say(clerk: _Clerk, request: Request) -> None:
    clerk.write("say", request.seat, _one_line(request.text, LONGEST_SAY))


def _offer(clerk: _Clerk, request: Request) -> None:
    _must_have_say(clerk.match, request.seat)
    if clerk.match.offer(request.text) is not None:
        raise MatchError("already-offered", f"there is an open offer already: {request.text!r}; answer it first", what=request.text)
    if request.text == "takeback":
        check_takeback(clerk.match, request.seat)
    clerk.write("offer", request.seat, request.text)
    clerk.settle()


def _accept(clerk: _Clerk, request: Request) -> None:
    _must_have_say(clerk.match, request.seat)
    offer = clerk.match.offer(request.text)
    if offer is None:
        raise MatchError("no-offer", f"there is no open offer: {request.text!r}", what=request.text)
    if request.seat in offer.agreed:
        raise MatchError("agreed-already", f"seat {request.seat!r} has agreed already; wait for the others", seat=request.seat)
    clerk.write("accept", request.seat, request.text)
    clerk.settle()


def _needed(match: Match, what: str) -> tuple[int, ...]:
    """Whose consent it takes: everybody's still in for a draw, every person's still in for a takeback (a bot has no objection)."""
    return tuple(seat for seat in match.playing if what == "draw" or match.players[seat].kind == "person")


def _decline(clerk: _Clerk, request: Request) -> None:
    _must_have_say(clerk.match, request.seat)
    if clerk.match.offer(request.text) is None:
        raise MatchError("no-offer", f"there is no open offer: {request.text!r}", what=request.text)
    clerk.write("decline", request.seat, request.text)


def _concede(clerk: _Clerk, request: Request) -> None:
    _must_have_say(clerk.match, request.seat)
    clerk.write("concede", request.seat)
    clerk.settle()


def _respect(clerk: _Clerk, request: Request) -> None:
    match = clerk.match
    others = [str(seat) for seat in range(len(match.players)) if seat != request.seat]
    if request.text not in others:
        raise MatchError("no-such-seat", f"respect cannot go to seat {request.text!r}; there are: {', '.join(others)}", seat=request.text)
    if match.respect not in (NOBODY, *side(match, request.seat)):
        raise MatchError("not-holder", f"seat {match.respect!r} holds the token of respect; wait for it", seat=match.respect)
    clerk.write("respect", request.seat, request.text)


def _time(_: _Clerk, __: Request) -> None:
    """Time that has run out was noted before; there is nothing more to do."""


def _pause(clerk: _Clerk, _: Request) -> None:
    if clerk.match.clock.running != NOBODY or spans.ends(clerk.match.due) is not None:
        clerk.write("pause")


def _resume(clerk: _Clerk, _: Request) -> None:
    if clerk.match.clock.paused != NOBODY or (clerk.match.due is not None and clerk.match.due.still):
        clerk.write("resume")


def _must_have_say(match: Match, seat: int) -> None:
    must_play(match)
    if seat not in match.playing:
        raise MatchError("seat-out", f"seat {seat!r} is out of the game; it can only watch", seat=seat)


def _one_line(text: str, longest: int) -> str:
    """The text on one line; a message is a line of the log."""
    line = " ".join("".join(mark if mark.isprintable() else " " for mark in text).split())
    if not line:
        raise MatchError("empty", f"there is nothing in {text!r}; write something")
    if len(line) > longest:
        raise MatchError("too-long", f"{len(line)!r} characters are too many; at most {longest}", length=len(line), longest=longest)
    return line


_SEATED = frozenset({"join", "leave", "rematch", "act", "offer", "accept", "decline", "concede", "respect"})
_STEPS: dict[str, Callable[[_Clerk, Request], None]] = {
    "join": _join,
    "leave": _get_up,
    "start": _start,
    "act": _act,
    "say": _say,
    "offer": _offer,
    "accept": _accept,
    "decline": _decline,
    "concede": _concede,
    "respect": _respect,
    "rematch": _rematch,
    "time": _time,
    "pause": _pause,
    "resume": _resume,
}
