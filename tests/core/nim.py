"""The smallest open game there is: take one to three from a heap, whoever takes the last one wins."""

from __future__ import annotations

import random
from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from mochuelo.core.errors import IllegalAction, NotationError, OptionsError
from mochuelo.core.game import Info, Move, Outcome, Seat, Step, Turn, Viewer


class Options(Struct, frozen=True):
    heap: int = 7
    start: int = 0


class State(Struct, frozen=True):
    heap: int
    turn: int
    out: tuple[bool, ...]


class View(Struct, frozen=True):
    heap: int
    turn: int
    out: tuple[bool, ...]


class Nim:
    info = Info(key="nim", title="Nim", seats=(2, 3), rules_version=1, chance=False, seat_names=("a", "b", "c"), longest=60)
    options = Options
    view_type = View

    def hides(self, options: Options) -> bool:
        return False

    def start(self, options: Options, seats: int) -> State:
        if not 1 <= options.heap <= 50 or not 0 <= options.start < seats:
            raise OptionsError("options", f"no game begins with {options!r}")
        return State(options.heap, options.start, (False,) * seats)

    def turn(self, state: State) -> Turn:
        return None if self.outcome(state) else Seat(state.turn)

    def legal(self, state: State) -> tuple[int, ...]:
        return () if self.outcome(state) else tuple(range(1, min(3, state.heap) + 1))

    def apply(self, state: State, action: int) -> State:
        if action not in self.legal(state):
            raise IllegalAction("illegal", f"nobody can take {action!r} here")
        heap = state.heap - action
        return replace(state, heap=heap, turn=self._next(state.turn, state.out) if heap else state.turn)

    def _next(self, seat: int, out: tuple[bool, ...]) -> int:
        order = [(seat + step) % len(out) for step in range(1, len(out) + 1)]
        return next(other for other in order if not out[other])

    def playing(self, state: State) -> tuple[Seat, ...]:
        return tuple(Seat(seat) for seat, out in enumerate(state.out) if not out)

    def concede(self, state: State, seat: Seat) -> State:
        if self.outcome(state) or state.out[seat]:
            raise IllegalAction("not-in", f"seat {seat!r} is not in the game")
        out = tuple(gone or other == seat for other, gone in enumerate(state.out))
        return replace(state, out=out, turn=self._next(seat, out) if seat == state.turn else state.turn)

    def outcome(self, state: State) -> Outcome | None:
        alone = self.playing(state)
        if state.heap and len(alone) > 1:
            return None
        winner, reason = (alone[0], "concession") if state.heap else (state.turn, "last")
        return Outcome((winner,), tuple(float(seat == winner) for seat in range(len(state.out))), reason)

    def view(self, state: State, viewer: Viewer) -> View:
        return View(state.heap, state.turn, state.out)

    def seen(self, state: State, action: int, viewer: Viewer) -> int:
        return action

    def imagine(self, view: View, rng: random.Random) -> State:
        return State(view.heap, view.turn, view.out)

    def draw(self, state: State, rng: random.Random) -> int:
        raise NotImplementedError("nothing is drawn in nim")

    def write(self, action: int) -> str:
        return f"take:{action}"

    def read(self, text: str) -> int:
        word, _, count = text.partition(":")
        if word != "take" or count not in ("1", "2", "3"):
            raise NotationError("notation", f"not an action: {text!r}; write take:1, take:2 or take:3")
        return int(count)

    def story(self, state: State, action: int, viewer: Viewer) -> tuple[Step, ...]:
        moves = tuple(Move(f"stone{state.heap - 1 - n}", "heap", "") for n in range(action))
        return (Step(kind="take", say="story-take", args={"count": action}, rule="take", moves=moves),)

    def places(self, view: View) -> Mapping[str, str]:
        return {f"stone{n}": "heap" for n in range(view.heap)}

    def show(self, view: View) -> str:
        return f"heap: {view.heap}"


GAME = Nim()
