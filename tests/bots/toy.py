"""A tiny game for the tests of the bots: take one to three stones from a heap, whoever takes the last one wins.

Known by heart: a heap that is a multiple of four is lost, any other is won by taking its remainder. `find` also knows
games whose bot loops for ever ("stuck") or kills its own process ("deadly").
"""

from __future__ import annotations

import os
import random
from pathlib import Path
from typing import Any

from msgspec import Struct

from mochuelo.core.errors import NotationError
from mochuelo.core.game import Info, Outcome, Seat, Step, Viewer

SEATS = 2


class Heap(Struct, frozen=True):
    """The stones left and who takes next; state and view alike."""

    stones: int
    mover: int


class Nothing(Struct, frozen=True):
    """No options."""


class Nim:
    """The game itself."""

    info = Info(
        key="nim", title="Nim", seats=(2, 2), rules_version=1, chance=False, seat_names=("a", "b"),
        levels=(1, 2, 3, 4, 5), longest=30,
    )  # fmt: skip
    options = Nothing
    view_type = Heap

    def hides(self, options: Nothing) -> bool:
        return False

    def start(self, options: Nothing, seats: int) -> Heap:
        return Heap(21, 0)

    def turn(self, state: Heap) -> Seat | None:
        return Seat(state.mover) if state.stones else None

    def legal(self, state: Heap) -> list[int]:
        return [n for n in (1, 2, 3) if n <= state.stones]

    def apply(self, state: Heap, action: int) -> Heap:
        return Heap(state.stones - action, 1 - state.mover)

    def playing(self, state: Heap) -> list[Seat]:
        return [Seat(0), Seat(1)] if state.stones else []

    def concede(self, state: Heap, seat: Seat) -> Heap:
        return Heap(0, seat)

    def outcome(self, state: Heap) -> Outcome | None:
        winner = 1 - state.mover
        return None if state.stones else Outcome((winner,), tuple(float(seat == winner) for seat in range(SEATS)), "last")

    def view(self, state: Heap, viewer: Viewer) -> Heap:
        return state

    def seen(self, state: Heap, action: int, viewer: Viewer) -> int:
        return action

    def imagine(self, view: Heap, rng: random.Random) -> Heap:
        return view

    def draw(self, state: Heap, rng: random.Random) -> int:
        raise AssertionError("there is no chance")

    def write(self, action: int) -> str:
        return str(action)

    def read(self, text: str) -> int:
        if text not in "123":
            raise NotationError("nim", f"no number of stones: {text!r}")
        return int(text)

    def story(self, state: Heap, action: int, viewer: Viewer) -> tuple[Step, ...]:
        return ()

    def places(self, view: Heap) -> dict[str, str]:
        return {}

    def show(self, view: Heap) -> str:
        return str(view.stones)


class Stuck(Nim):
    """Its bot never stops thinking, in one long call that nothing interrupts from inside."""

    def think(self, view: Heap, level: int, seed: int) -> int:
        while True:
            sum(range(10**6))


class Deadly(Nim):
    """Its bot kills its process: always at level 5; at level 4 only once for each file named in the environment."""

    def think(self, view: Heap, level: int, seed: int) -> int:
        mark = Path(os.environ.get("DEADLY_MARK", ""))
        if level == 4 and mark.exists():
            return 1
        if level == 4:
            mark.touch()
        os._exit(66)


class Broken(Nim):
    """Its bot has a fault."""

    def think(self, view: Heap, level: int, seed: int) -> int:
        raise RuntimeError("a fault of the bot")


GAMES: dict[str, type[Nim]] = {"nim": Nim, "stuck": Stuck, "deadly": Deadly, "broken": Broken}


def find(key: str) -> Any:
    """The game of a key, as the registry finds it."""
    return GAMES[key]()
