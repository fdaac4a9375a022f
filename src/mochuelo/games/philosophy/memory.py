"""What a search remembers of positions it has looked at: a bound on their value, how deep it looked, and the best placement."""

# mypyc: compiled in one group with the rules

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

EXACT: Final[i64] = 0
AT_LEAST: Final[i64] = 1
AT_MOST: Final[i64] = 2
NONE: Final[i64] = 511
"""No placement, in the place of one."""
ENDLESS: Final[i64] = 40_000
"""More than any value."""
PROVEN: Final[i64] = 29_000
"""What a proven win is at least; such values count the turns to it."""
SLOTS: Final[i64] = 1 << 17


@final
class Memory:
    """A table in which a later position takes the place of an earlier one with the same remainder."""

    def __init__(self) -> None:
        self.keys: vec[i64] = vec[i64]([0] * SLOTS)
        self.slots: vec[i64] = vec[i64]([0] * SLOTS)

    def best(self, key: i64) -> i64:
        """The best placement that was found in a position, or `NONE`."""
        slot = key & (SLOTS - 1)
        return self.slots[slot] & 511 if self.keys[slot] == key else NONE

    def value(self, key: i64, depth: i64, level: i64, alpha: i64, beta: i64) -> i64:
        """What is remembered if it settles a search this deep with these bounds, `level` turns from its root; or `ENDLESS`."""
        slot = key & (SLOTS - 1)
        held = self.slots[slot]
        if self.keys[slot] != key or held >> 9 & 15 < depth:
            return ENDLESS
        value = (held >> 15) - 65536
        if value > PROVEN:
            value -= level
        elif value < -PROVEN:
            value += level
        kind = held >> 13 & 3
        if kind == EXACT or (kind == AT_LEAST and value >= beta) or (kind == AT_MOST and value <= alpha):
            return value
        return ENDLESS

    def keep(self, key: i64, depth: i64, level: i64, alpha: i64, beta: i64, value: i64, action: i64) -> None:
        """Remember the outcome of a search."""
        kind = AT_LEAST if value >= beta else AT_MOST if value <= alpha else EXACT
        if value > PROVEN:
            value += level
        elif value < -PROVEN:
            value -= level
        slot = key & (SLOTS - 1)
        self.keys[slot] = key
        self.slots[slot] = value + 65536 << 15 | kind << 13 | depth << 9 | action
