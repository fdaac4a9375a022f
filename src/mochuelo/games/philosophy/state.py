"""The state of a game of Philosophy and the tables of its board: plain numbers, made to be compiled.

Cells are 8 * row + column, so that a mask of the 7x7 frame fits 56 bits and a shift along a line never wraps; `OFF` is
everything outside. A tile is 12 * seat + kind; the code on a cell is 4 * (tile + 1) + quarter, 0 when empty, where the
quarter counts a tile's four facings clockwise. Directions count the eight ways clockwise from north.
"""

from __future__ import annotations

import random
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

KINDS: Final = ("Pu", "Sl", "Sr", "Pl", "Pr", "Ls", "To", "Pe", "Cp", "Cl", "De", "Re")
TOSS: Final[i64] = 6
DECISION: Final[i64] = 10
REPHRASE: Final[i64] = 11
FACINGS: Final = ("No", "Ne", "Ea", "Se", "So", "Sw", "We", "Nw")
SEATS: Final = ("In", "Te", "Sa", "Am")

_NAMES: Final = (
    "-- -- N1 N2 N3 -- --",
    "-- NW N4 N5 N6 NE --",
    "W1 W2 C1 C2 C3 E1 E2",
    "W3 W4 C4 C5 C6 E3 E4",
    "W5 W6 C7 C8 C9 E5 E6",
    "-- SW S1 S2 S3 SE --",
    "-- -- S4 S5 S6 -- --",
)
CELL: Final = {name: 8 * row + column for row, names in enumerate(_NAMES) for column, name in enumerate(names.split()) if "-" not in name}
"""The cell of each space by its name."""
_BLOCKS: Final = ("C", "NW", "N", "NE", "E", "SE", "S", "SW", "W")
SPACES: Final = tuple(sorted(CELL, key=lambda name: (_BLOCKS.index(name.rstrip("123456789")), name)))
"""The 37 names in board order, which is the order of the notation."""
OFF: Final[i64] = 56

# Placing: kind * 36 + centre * 4 + quarter. Then a choice among the 37 spaces in board order, off the board, eight facings.
CHOOSE: Final[i64] = 432
OVERBOARD: Final[i64] = 469
FACE: Final[i64] = 470
ACTIONS: Final = 478

PLACE: Final[i64] = 0
REACT: Final[i64] = 1
DECIDE: Final[i64] = 2
TURN: Final[i64] = 3
OVER: Final[i64] = 4
PHASES: Final = ("place", "react", "decide", "rephrase", "over")

CONCLUSION: Final[i64] = 1
STUCK: Final[i64] = 2
CONCESSION: Final[i64] = 3
REPETITION: Final[i64] = 4
REASONS: Final = ("", "conclusion", "stuck", "concession", "repetition")

_STEPS: Final = ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1))
_CORNER: Final = (0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1)  # whether a kind faces corners
_REACH: Final = (1, 1, 1, 1, 1, 2, 1, 1, 1, 2, 1, 1)  # how far its target is
_IMPACT: Final = (0, -2, 2, -3, 3, 0, 4, 4, 0, 0, 0, 0)  # eighths from its facing to the way its target goes


def _beyond(cell: int, way: int, steps: int) -> int:
    row, column = cell // 8 + _STEPS[way][0] * steps, cell % 8 + _STEPS[way][1] * steps
    inside = cell in _CELLS and 0 <= row < 7 and 0 <= column < 7
    return 8 * row + column if inside and 8 * row + column in _CELLS else int(OFF)


_CELLS: Final = frozenset(CELL.values())
_AIMS: Final = tuple((kind, (2 * quarter + _CORNER[kind]) % 8) for kind in range(12) for quarter in range(4))

# mypyc compiles `1 << n` to a shift of 32 bits, so bits come from a table.
BIT: Final[vec[i64]] = vec[i64]([1 << n for n in range(63)])
# 2 is a primitive root of 59, so the lowest bit of a mask of up to 58 bits is told by its remainder.
LOWEST: Final[vec[i64]] = vec[i64]([{pow(2, n, 59): n for n in range(58)}.get(r, 0) for r in range(59)])
POPS: Final[vec[i64]] = vec[i64]([mask.bit_count() for mask in range(512)])
"""How many bits are set in a mask of 9."""
NTH: Final[vec[i64]] = vec[i64]([([n for n in range(9) if mask >> n & 1] + [0] * 16)[nth] for mask in range(512) for nth in range(16)])
"""NTH[16 * mask + n]: the n-th set bit of a mask of 9."""
CENTRE: Final[vec[i64]] = vec[i64]([CELL[f"C{n}"] for n in range(1, 10)])
CELLS: Final[vec[i64]] = vec[i64]([CELL[name] for name in SPACES] + [int(OFF)])
"""The cell of each space in board order, then off the board."""
CHOICE: Final[vec[i64]] = vec[i64]([{CELL[name]: 432 + n for n, name in enumerate(SPACES)}.get(cell, 0) for cell in range(56)] + [469])
"""The action that chooses a cell."""
NEXT: Final[vec[i64]] = vec[i64]([_beyond(cell, way, 1) for way in range(8) for cell in range(64)])
"""NEXT[64 * way + cell]: one step on."""
TARGET: Final[vec[i64]] = vec[i64]([_beyond(cell, way, _REACH[kind]) for kind, way in _AIMS for cell in range(64)])
"""TARGET[64 * (4 * kind + quarter) + cell]: the cell that a tile targets."""
WAY: Final[vec[i64]] = vec[i64]([(way + _IMPACT[kind]) % 8 for kind, way in _AIMS])
"""WAY[4 * kind + quarter]: the way its target goes."""
FACING: Final[vec[i64]] = vec[i64]([way for _, way in _AIMS])
"""FACING[4 * kind + quarter]: the way it faces."""
OWNER: Final[vec[i64]] = vec[i64]([max(code - 4, 0) // 48 for code in range(256)])
_KEYS: Final = random.Random("keys of positions")
KEYS: Final[vec[i64]] = vec[i64]([_KEYS.getrandbits(52) for _ in range(200 * 64)])
"""KEYS[64 * code + cell]: exclusive-ored into the key of a position. 52 bits, so that a key is exact in every JSON reader."""
SEAT_KEYS: Final[vec[i64]] = vec[i64]([_KEYS.getrandbits(52) for _ in range(8)])
"""For each seat to move, then for each seat that is out."""

_PLAIN: Final = "seats seat phase hands full room acting options used moved fresh out pending opened ebbed tied turns key"
PLAIN: Final = f"{_PLAIN} winner reason stay draws existing".split()
"""The names of a state's plain numbers."""

Event = tuple[str, int, int, int]
"""What the recorder hears: the word for what happened, and up to three numbers (rules.py says which)."""


@final
class State:
    """A position of Philosophy with everything the rules remember; immutable to all but this folder and its searchers."""

    # long: every number that the rules remember is named and explained here
    def __init__(self, seats: i64, board: vec[i64], where: vec[i64], spread: vec[i64], past: vec[i64], standing: vec[i64]) -> None:
        self.seats: i64 = seats
        self.board: vec[i64] = board
        """The code on each cell; `OFF` and beyond stay 0."""
        self.where: vec[i64] = where
        """The cell of each tile, `OFF` when not on the board."""
        self.spread: vec[i64] = spread
        """For each seat the mask of the cells of its tiles."""
        self.past: vec[i64] = past
        """Keys of the positions at the start of turns since somebody was last out, this turn's own at the end."""
        self.standing: vec[i64] = standing
        """`spread` at the start of this turn if a line stood then, else zeros."""
        self.seat: i64 = 0
        self.phase: i64 = PLACE
        self.hands: i64 = 0
        """Mask of the tiles in hands."""
        self.full: i64 = 0
        """Mask of the cells that are occupied."""
        self.room: i64 = 0
        """Mask of the centre spaces, C1 first, on which a tile may be placed; told at the start of a turn."""
        self.acting: i64 = 0
        """The kind whose choice it is, in DECIDE and TURN."""
        self.options: i64 = 0
        """Mask of the kinds that may react, in REACT."""
        self.used: i64 = 0
        """Mask of the kinds activated in this turn."""
        self.moved: i64 = 0
        """Mask of the cells of tiles that the last activation moved or rephrased."""
        self.fresh: i64 = -1
        """The New Idea."""
        self.out: i64 = 0
        self.pending: i64 = 0
        self.opened: i64 = 0
        """Whether the first tile of the game has been placed."""
        self.ebbed: i64 = 0
        """Whether a tile has ever left the board: before that no position can stand twice."""
        self.tied: i64 = 0
        """Mask of the seats that had a line at the start of this turn."""
        self.turns: i64 = 0
        self.key: i64 = 0
        self.winner: i64 = -1
        self.reason: i64 = 0
        self.stay: i64 = 0
        self.draws: i64 = 1
        self.existing: i64 = 0
        self.tape: list[Event] | None = None
        """The recorder of a story; None in play."""

    def copy(self) -> State:
        """A state of its own, without the recorder."""
        new = State(self.seats, self.board[:], self.where[:], self.spread[:], self.past[:], self.standing)
        new.take(self)
        return new

    def take(self, other: State) -> None:
        """Take over the plain numbers of another state (its tables apart)."""
        self.seat = other.seat
        self.phase = other.phase
        self.hands = other.hands
        self.full = other.full
        self.room = other.room
        self.acting = other.acting
        self.options = other.options
        self.used = other.used
        self.moved = other.moved
        self.fresh = other.fresh
        self.out = other.out
        self.pending = other.pending
        self.opened = other.opened
        self.ebbed = other.ebbed
        self.tied = other.tied
        self.turns = other.turns
        self.key = other.key
        self.winner = other.winner
        self.reason = other.reason
        self.stay = other.stay
        self.draws = other.draws
        self.existing = other.existing

    def assign(self, other: State) -> None:
        """Become equal to another state of as many seats, without a new table: what search does in place of copies."""
        self.take(other)
        self.standing = other.standing
        self.past = other.past[:]
        self.board = other.board[:]
        self.where = other.where[:]
        self.spread = other.spread[:]

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        tables = (self.board, self.where, self.spread, self.past, self.standing)
        return rebuild, ([int(getattr(self, name)) for name in PLAIN], *(list(table) for table in tables))


def rebuild(plain: list[int], board: list[int], where: list[int], spread: list[int], past: list[int], standing: list[int]) -> State:
    """The inverse of taking a state apart, which is how it is pickled."""
    s = State(plain[0], vec[i64](board), vec[i64](where), vec[i64](spread), vec[i64](past), vec[i64](standing))
    for name, number in zip(PLAIN, plain, strict=True):
        setattr(s, name, number)
    return s


def blank(seats: int) -> State:
    """An empty board and full hands; `options.begin` begins the first turn."""
    s = State(seats, vec[i64]([0] * 64), vec[i64]([OFF] * 48), vec[i64]([0] * 4), vec[i64](), vec[i64]([0] * 4))
    s.hands = (1 << 12 * seats) - 1
    return s
