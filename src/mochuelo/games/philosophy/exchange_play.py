"""A game while it is read from a file: its lines so far, each with its place and the state before it."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from mochuelo.core.errors import IllegalAction
from mochuelo.core.game import Game, Outcome, Seat
from mochuelo.core.record import Line
from mochuelo.games.philosophy.options import Options
from mochuelo.games.philosophy.state import PLACE, State
from mochuelo.games.philosophy.view import View

Place = tuple[int, int]
"""Line and column in the file."""


class Played(Struct, frozen=True):
    """A line of the record as it will be, its place, and the state before it (None before the start)."""

    line: Line
    where: Place
    before: State | None


class Play:
    """Takes lines one by one; raises GameError for what the rules forbid."""

    def __init__(self, game: Game[Options, State, int, View]) -> None:
        self.game = game
        self.seats = 0
        self.begun: State | None = None
        self.played: list[Played] = []
        self.ended: Outcome | None = None
        self.holder = -1
        """The seat that holds the token of respect."""
        self.latest = -1
        """The line that the last item of the file became, -1 when it became none."""

    @property
    def count(self) -> int:
        """How many actions have been played."""
        return sum(one.line.kind == "act" for one in self.played)

    @property
    def state(self) -> State:
        """The state now; only once the game has begun."""
        assert self.begun is not None
        return self.begun

    def stuck(self, seat: int) -> bool:
        """Whether a seat is out because it could not place."""
        conceded = any(one.line.kind in ("concede", "flag") and one.line.seat == seat for one in self.played)
        return bool(self.state.out >> seat & 1) and not conceded

    def start(self, options: Options, seats: int) -> None:
        """Begin the game."""
        self.begun, self.seats = self.game.start(options, seats), seats

    def take(self, line: Line, where: Place) -> None:
        """Play a line here and now."""
        before, after = self.state, self._after(line)
        self.latest = len(self.played)
        self.played.append(Played(line, where, before))
        self.begun = after

    def _after(self, line: Line) -> State:
        state = self.state
        if line.kind == "act":
            if line.seat != state.seat:
                raise IllegalAction("pgn-during", f"the leaving changes whose turn it was: {line.text!r}; it came later", text=line.text)
            state = self.game.apply(state, self.game.read(line.text))
        elif line.kind in ("concede", "flag"):
            state = self.game.concede(state, Seat(line.seat))
        elif line.kind == "respect":
            self.holder = int(line.text)
        self.ended = self._agreed() if line.kind == "draw" else self._outcome(state, line)
        return state

    def _outcome(self, state: State, line: Line) -> Outcome | None:
        if line.kind in ("respect", "note"):
            return self.ended
        outcome = self.game.outcome(state)
        return replace(outcome, reason="time") if outcome and line.kind == "flag" else outcome

    def _agreed(self) -> Outcome:
        """A draw among all who are still in."""
        playing = self.game.playing(self.state)
        scores = tuple(1 / len(playing) if seat in playing else 0.0 for seat in range(self.seats))
        return Outcome((), scores, "agreement")

    def slip(self, line: Line, where: Place, at: int) -> None:
        """Put a line in before line number `at`, and play again what followed."""
        later = self.played[at:]
        del self.played[at:]
        self.begun = next((one.before for one in later if one.before), self.begun)
        self.ended = None
        self.take(line, where)
        for one in later:
            before, self.begun = self.begun, self._after(one.line)
            self.played.append(replace(one, before=before))

    def last_act(self, placement: bool) -> int:
        """The number of the last action, or of the last placement; -1 when there is none."""
        acts = ((n, one.before) for n, one in enumerate(self.played) if one.line.kind == "act")
        return max((n for n, before in acts if before and (not placement or before.phase == PLACE)), default=-1)

    def note(self, text: str, where: Place) -> None:
        """A comment that stands alone."""
        self.played.append(Played(Line("note", comment=text), where, self.begun))

    def remark(self, at: int, text: str) -> None:
        """A comment on line number `at`."""
        one = self.played[at]
        self.played[at] = replace(one, line=replace(one.line, comment=f"{one.line.comment} {text}".strip()))


def giver_of(holder: int, to: int, turn: int) -> int:
    """Who hands over the token of respect when it is not written: whoever holds it, else the one to move, else another."""
    return next(seat for seat in (holder, turn, 0, 1) if seat not in (-1, to))
