"""Games played to the end by their own kernel, for reports that need thousands of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from msgspec import Struct


class Tried(Struct, frozen=True, kw_only=True):
    """A game that was played to its end."""

    end: Any
    """The last state."""
    length: int
    """Actions from the state that was given, chance's included."""
    turns: int
    """How often a seat decided."""
    choices: int
    """How often it had more than one legal action."""
    figures: Mapping[str, int]
    """What a census of the game would say (core.game.Census), what went before the given state aside."""
    actions: tuple[Any, ...] = ()
    """The actions, where they were to be kept."""


class Trial(Protocol):
    """Plays a game on to its end, offered by a game as `trial`: what its bots and habits would do, without a View for each decision.

    `sides` has a level or the name of a habit for each seat; `luck` seeds chance, `seed` the players. The answer is None for sides that it
    does not play. Its players know no more than those that are given Views, and act by the same code, but draw other numbers: it plays
    games like theirs, not the same. With `keep` the answer has the actions, which the rules must allow one by one.
    """

    def __call__(self, state: Any, sides: Sequence[int | str], seed: int, luck: int, keep: bool = False) -> Tried | None: ...
