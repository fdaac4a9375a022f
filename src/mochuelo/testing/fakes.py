"""Stand-ins for what is not pure: time that goes on when told to, names without chance, chance that was written before."""

from __future__ import annotations

import itertools
import random
from collections.abc import Sequence
from typing import Any, cast

from mochuelo.core.game import AnyGame


class FakeClock:
    """Time in milliseconds that goes on only when told to; call it to ask."""

    def __init__(self, now: int = 1_700_000_000_000) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now


class CountedIds:
    """Names and secrets of a server in the order of asking, the same in every run."""

    def __init__(self) -> None:
        self._count = itertools.count(1)

    def table(self) -> str:
        return f"table{next(self._count)}"

    def guest(self) -> str:
        return f"guest{next(self._count)}"

    def secret(self) -> str:
        return f"secret{next(self._count)}"

    def seed(self) -> str:
        return f"{next(self._count):064x}"


class Replaced:
    """A game with some of its answers replaced, to plant a fault or to take chance out of it."""

    def __init__(self, base: AnyGame, **answers: Any) -> None:
        self._base, self._answers = base, answers

    def __getattr__(self, name: str) -> Any:
        return self._answers[name] if name in self._answers else getattr(self._base, name)


def replaced(base: AnyGame, **answers: Any) -> AnyGame:
    """`base` with the given functions (or data) in place of its own."""
    return cast(AnyGame, Replaced(base, **answers))


def scripted(base: AnyGame, outcomes: Sequence[Any]) -> AnyGame:
    """`base` with its chance written before: each draw takes the next of `outcomes`."""
    left = iter(outcomes)

    def draw(_: Any, __: random.Random) -> Any:
        return next(left)

    return replaced(base, draw=draw)
