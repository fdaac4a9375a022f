"""The board as vectors of numbers, made to be compiled: what the rules walk on.

A space is a number: 0 to 5 the epochs in time order, 6 the Place of Forgetting, then all others as the file lists them. A post is a space
and the way a piece on it faces: 3 * space + ALONG, AGAINST or EITHER. Only on a two-way path are there several posts of a space.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

EPOCH: Final[i64] = 0
PLAIN: Final[i64] = 1
PHILOSOPHY: Final[i64] = 2
QUESTION: Final[i64] = 3
TRAVEL: Final[i64] = 4
MAJOR: Final[i64] = 5
GADFLY: Final[i64] = 6
FORGETTING: Final[i64] = 7
LAKE: Final[i64] = 8
PLACE: Final[i64] = 9
"""The Place of Forgetting itself."""
KINDS: Final = ("epoch", "plain", "philosophy", "question", "travel", "major", "gadfly", "forgetting", "lake", "place")

ALONG: Final[i64] = 0
"""A piece faces the end of its path; on the ring, an epoch and the Place of Forgetting there is nothing else."""
AGAINST: Final[i64] = 1
"""It faces the beginning of a two-way path."""
EITHER: Final[i64] = 2
"""It jumped here and has not moved since: both ways of a two-way path are before it."""

EPOCHS: Final[i64] = 6
PLACE_SPACE: Final[i64] = 6
"""The space of the Place of Forgetting."""
RING: Final[i64] = 64
"""The bit of the ring among what comes first on a way; those of the epochs are below."""
SOLID: Final[i64] = 0
BROKEN: Final[i64] = 1
BOAT: Final[i64] = 2
MARKS: Final = "sob"
"""The letters of the marks on the disc's edge."""


@final
class Track:
    """A board in vectors; shared by all states of a game."""

    # long: every table of the board is named and explained here
    def __init__(self, spaces: i64) -> None:
        self.spaces: i64 = spaces
        self.kind: vec[i64] = vec[i64]()
        """[space]: EPOCH to PLACE."""
        self.code: vec[i64] = vec[i64]()
        """[space]: its number in an action."""
        self.turn: vec[i64] = vec[i64]()
        """[space]: by how many segments a space of major control turns the disc, else 0."""
        self.rim: vec[i64] = vec[i64]()
        """[space]: its place on the ring, -1 elsewhere."""
        self.ring: vec[i64] = vec[i64]()
        """[place on the ring]: the space."""
        self.first: vec[i64] = vec[i64]()
        """[post]: where its ways begin in `way`; those of a post end where the next one's begin."""
        self.way: vec[i64] = vec[i64]()
        """The posts one step ahead, straight on first."""
        self.gate: vec[i64] = vec[i64]()
        """For each of these: mask of what can come first along it, epochs by number and RING."""
        self.gadflies: vec[i64] = vec[i64]()
        """The gadfly spaces on paths, clockwise as seen from the middle."""
        self.landing: vec[i64] = vec[i64]()
        """For each of these: the post of a piece that has jumped there."""
        self.hub: i64 = -1
        """The gadfly space on the disc."""
        self.after: vec[i64] = vec[i64]()
        """[space]: the number in `gadflies` of the next one clockwise that lies on another path, -1 for none."""
        self.near: i64 = -1
        """The landing stage before the lake."""
        self.lake: i64 = 0
        """The place on the ring beside which a boat must lie."""
        self.exit: i64 = 0
        """The place on the ring beside the Place of Forgetting."""
        self.rabbit: vec[i64] = vec[i64]()
        """[place on the ring]: whether a rabbit is printed beside it."""
        self.window: vec[i64] = vec[i64]()
        """[segment of the disc]: whether it has a window."""
        self.mark: vec[i64] = vec[i64]()
        """[segment of the disc]: SOLID, BROKEN or BOAT."""

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        plain = [int(getattr(self, name)) for name in SINGLE]
        return remade, (plain, [list(getattr(self, name)) for name in TABLES])


SINGLE: Final = ("spaces", "hub", "near", "lake", "exit")
"""The names of a track's plain numbers."""
TABLES: Final = (
    *("kind", "code", "turn", "rim", "ring", "first", "way", "gate", "gadflies", "landing", "after"),
    *("rabbit", "window", "mark"),
)
"""The names of its tables."""


def numbers(listed: list[int]) -> vec[i64]:
    """A list as a vector."""
    return vec[i64](listed)


def remade(plain: list[int], tables: list[list[int]]) -> Track:
    """The inverse of taking a track apart, which is how it is pickled."""
    t = Track(0)
    for name, number in zip(SINGLE, plain, strict=True):
        setattr(t, name, number)
    for name, listed in zip(TABLES, tables, strict=True):
        setattr(t, name, vec[i64](listed))
    return t
