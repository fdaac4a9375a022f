"""Those who always play in one way, to measure by (core.game.Habit): equal players with a fixed chance, and one who wanders.

`right40`, `right60` and `right80` move as the best bots do, start in any epoch, and are right so often of a hundred times whatever they are
asked; the `wanderer` is right 60 times, and goes anywhere that is allowed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from mochuelo.games.sophie.thinker import decide, steady
from mochuelo.games.sophie.view import View

FIXED = {"right40": (40, 0), "right60": (60, 0), "right80": (80, 0), "wanderer": (60, 100)}
"""By name: how often right, and how many of a hundred choices of the way are made by lot."""


def _habit(chance: int, stray: int) -> Callable[[View, int], int]:
    def play(view: View, seed: int) -> int:
        rng = Random(seed)
        return decide(view, steady(view.options, len(view.points), chance, stray, rng.getrandbits(32)), rng)

    return play


HABITS: Mapping[str, Callable[[View, int], int]] = {name: _habit(*fixed) for name, fixed in FIXED.items()}
"""All of them by name."""
