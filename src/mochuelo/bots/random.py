"""A bot that takes any legal action, each with the same chance."""

from __future__ import annotations

from random import Random
from typing import Any

from mochuelo.core.game import AnyGame


def choose(game: AnyGame, view: Any, seed: int) -> Any:
    """A legal action of the seat to move, drawn with `seed`."""
    rng = Random(seed)
    return rng.choice(game.legal(game.imagine(view, rng)))
