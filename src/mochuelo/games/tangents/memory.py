"""What a search remembers of positions: a bound on their value, how deep it looked, and the best turn."""

# mypyc: compiled in one group with the rules

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

EXACT: Final[i64] = 0
AT_LEAST: Final[i64] = 1
AT_MOST: Final[i64] = 2
NONE: Final[i64] = -1
"""No turn, in the place of one."""
ENDLESS: Final[i64] = 60_000
"""More than any value."""


@final
class Memory:
    """A table in which a later position takes the place of an earlier one with the same remainder."""

    def __init__(self, slots: i64) -> None:
        self.last: i64 = slots - 1
        """The highest slot: a power of two, less one."""
        self.keys: vec[i64] = vec[i64]([0] * slots)
        self.found: vec[i64] = vec[i64]([0] * slots)
        """Value, depth (at most 15) and kind of bound, packed."""
        self.turns: vec[i64] = vec[i64]([NONE] * slots)

    def best(self, key: i64) -> i64:
        """The best turn that was found in a position, or `NONE`."""
        slot = key & self.last
        return self.turns[slot] if self.keys[slot] == key else NONE

    def value(self, key: i64, depth: i64, alpha: i64, beta: i64) -> i64:
        """What is remembered if it settles a search this deep with these bounds, or `ENDLESS`."""
        slot = key & self.last
        held = self.found[slot]
        if self.keys[slot] != key or held >> 2 & 15 < depth:
            return ENDLESS
        value = (held >> 6) - 65536
        kind = held & 3
        if kind == EXACT or (kind == AT_LEAST and value >= beta) or (kind == AT_MOST and value <= alpha):
            return value
        return ENDLESS

    def keep(self, key: i64, depth: i64, alpha: i64, beta: i64, value: i64, turn: i64) -> None:
        """Remember the outcome of a search."""
        kind = AT_LEAST if value >= beta else AT_MOST if value <= alpha else EXACT
        slot = key & self.last
        self.keys[slot] = key
        self.found[slot] = value + 65536 << 6 | depth << 2 | kind
        self.turns[slot] = turn
