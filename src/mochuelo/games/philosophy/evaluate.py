"""What a position of Philosophy promises each player: a sum of small things, weighed by how often they came before a win.

Values are hundredths of a logit: 100 is a chance of 73 in 100 for the player to move, 300 of 95. The weights were fitted by
logistic regression over some hundred thousand positions of games between searchers; nothing here is a rule.
"""

# mypyc: compiled in one group with the rules and the search

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mochuelo.games.philosophy.rules import free, lined
from mochuelo.games.philosophy.state import CELL, LOWEST, OFF, POPS, TARGET, State

NEAR: Final[i64] = 20_000
"""Added for a player to move who needs but one tile in the centre: as good as won, though not proven."""

MIDDLE: Final[i64] = sum(1 << CELL[f"C{n}"] for n in range(1, 10))

# ---- weights -------------------------------------------------------------------------------------------------------------

# A space's sort by its distances from the two axes through C5, the smaller first.
_SORTS: Final = ((0, 0), (0, 1), (1, 1), (0, 2), (1, 2), (2, 2), (0, 3), (1, 3))
MOVER_SPACES: Final = (135, 106, 102, 11, 8, -40, -43, -41)
OTHER_SPACES: Final = (-103, -47, -34, -21, -11, 34, 31, 26)
# What a tile is worth in hand, by kind.
MOVER_HAND: Final = (-21, -26, -26, -33, -37, -13, -8, 7, -2, -41, -26, -10)
OTHER_HAND: Final = (15, 17, 18, 22, 24, 4, 0, -21, -3, 30, 16, 3)
# A tile on the board that targets a space of the centre, of the rim, none.
MOVER_AIM: Final = (15, 6, 0)
OTHER_AIM: Final = (-12, -3, 0)
# How many centre spaces are free: whoever takes the last one leaves the other stuck.
FREE: Final[vec[i64]] = vec[i64]([0, 133, -120, -51, -24, 19, 32, 55, 79, 79])
# On how many centre spaces the opponent would complete a line.
THREATS: Final[vec[i64]] = vec[i64]([0, -30, -110, -156, -156, -156, -156, -156, -156, -156])


def _sort(cell: int) -> int:
    distances = sorted((abs(cell // 8 - 3), abs(cell % 8 - 3)))
    return _SORTS.index((distances[0], distances[1]))


def _tile(aim: int, cell: int, spaces: tuple[int, ...], hand: tuple[int, ...], aims: tuple[int, ...]) -> int:
    """What a tile is worth on a cell rather than in its owner's hand."""
    target = int(TARGET[64 * aim + cell])
    aimed = 2 if target == OFF else 0 if MIDDLE >> target & 1 else 1
    return spaces[_sort(cell)] - hand[aim // 4] + aims[aimed]


def _table(spaces: tuple[int, ...], hand: tuple[int, ...], aims: tuple[int, ...]) -> list[int]:
    cells = set(CELL.values())
    return [_tile(aim, cell, spaces, hand, aims) if cell in cells else 0 for aim in range(48) for cell in range(64)]


MOVER: Final[vec[i64]] = vec[i64](_table(MOVER_SPACES, MOVER_HAND, MOVER_AIM))
"""MOVER[64 * aim + cell]: what a tile of the player to move adds."""
OTHER: Final[vec[i64]] = vec[i64](_table(OTHER_SPACES, OTHER_HAND, OTHER_AIM))
"""The same for a tile of the opponent."""


def gaps(m: i64, empty: i64) -> i64:
    """Mask of the `empty` cells on which one more tile would make a line of three with the mask `m`."""
    return empty & (
        m >> 1 & (m >> 2 | m << 1) | m << 1 & m << 2
        | m >> 7 & (m >> 14 | m << 7) | m << 7 & m << 14
        | m >> 8 & (m >> 16 | m << 8) | m << 8 & m << 16
        | m >> 9 & (m >> 18 | m << 9) | m << 9 & m << 18
    )  # fmt: skip


def size(m: i64) -> i64:
    """How many bits are set in a mask that has few."""
    n: i64 = 0
    while m:
        m &= m - 1
        n += 1
    return n


def tiles(s: State, seat: i64, table: vec[i64]) -> i64:
    """The sum of a table over the tiles of a seat on the board."""
    total: i64 = 0
    shift = 48 * seat + 4
    mask = s.spread[seat]
    while mask:
        cell = LOWEST[(mask & -mask) % 59]
        mask &= mask - 1
        total += table[64 * (s.board[cell] - shift) + cell]
    return total


def promise(mover: i64, other: i64) -> i64:
    """What the masks of the tiles of the player to move and of the opponent promise the former through lines."""
    empty = MIDDLE & ~(mover | other)
    if gaps(mover, empty) and not lined(other):
        return NEAR
    return THREATS[size(gaps(other, empty))]


def evaluate(s: State) -> i64:
    """What the start of a turn of a game for two promises the player to move."""
    other = 1 - s.seat
    mine = s.spread[s.seat]
    theirs = s.spread[other]
    return tiles(s, s.seat, MOVER) + tiles(s, other, OTHER) + promise(mine, theirs) + FREE[POPS[free(s)]]
