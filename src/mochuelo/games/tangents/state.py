"""The state of a game of Tangents and the tables of its grid and deck: plain numbers, made to be compiled.

Spaces are 0 to 15, row by row from A1. A card on the grid is a code, 1 + 4 * (number - 1) + 2 * side + turned, and 0 is an empty space;
the side that shows is also the seat that owns it: 0 the Illustrator, 1 the Poet. Directions count the eight ways clockwise from north.
Sets of spaces and of cards (number - 1) are bit masks.

An action is one number: space + 16 * turned + 32 * card number + 2048 * flips + 16384 * the flips, four bits each, nearest first
(turned + 2 * direction) + 2**30 * seat + 2**31 * kind. Other kinds keep what they need where a card number or a space would be.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mochuelo.games.tangents.cards import DIRECTIONS, FACES, Face

SEATS: Final = ("Il", "Po")
SIDE: Final = 4
"""Columns of the frame; a smaller grid is its top left corner."""
SPACES: Final = tuple(f"{column}{row}" for row in "1234" for column in "ABCD")
THROWS: Final = ("?", "rock", "paper", "scissors")

# ---- phases, reasons, options ----------------------------------------------------------------------------------------

DEAL: Final[i64] = 0
DIE: Final[i64] = 1
LOT: Final[i64] = 2
THROW: Final[i64] = 3
REVEAL: Final[i64] = 4
CHOOSE: Final[i64] = 5
PLAY: Final[i64] = 6
PASS: Final[i64] = 7
NEXT: Final[i64] = 8
OVER: Final[i64] = 9
PHASES: Final = ("deal", "die", "lot", "throw", "reveal", "choose", "play", "pass", "next", "over")

CONCESSION: Final[i64] = 1
MAJORITY: Final[i64] = 2
TIE: Final[i64] = 3
MATCH: Final[i64] = 4
MATCH_CARDS: Final[i64] = 5
MATCH_TIE: Final[i64] = 6
REASONS: Final = ("", "concession", "majority", "tie", "match", "match-cards", "match-tie")

BY_DIE: Final[i64] = 0
BY_THROWS: Final[i64] = 1
BY_LOT: Final[i64] = 2
BY_ILLUSTRATOR: Final[i64] = 3
BY_POET: Final[i64] = 4

# ---- actions ---------------------------------------------------------------------------------------------------------

TURNED: Final[i64] = 16
CARD: Final[i64] = 32
FLIPS: Final[i64] = 2048
FIRST: Final[i64] = 16384
SEAT: Final[i64] = 2**30
KIND: Final[i64] = 2**31

PLACING: Final[i64] = 0
BLOCKING: Final[i64] = 1
PASSING: Final[i64] = 2
DEALING: Final[i64] = 3
"""With the card's number, 0 where the viewer does not know it."""
ROLLING: Final[i64] = 4
"""With what the die shows in the place of the card."""
DRAWING: Final[i64] = 5
"""Chance says who starts."""
THROWING: Final[i64] = 6
"""With 1 rock, 2 paper, 3 scissors in the place of the card, 0 where the viewer does not know it."""
REVEALING: Final[i64] = 7
"""With both throws, the Illustrator's + 4 * the Poet's, in the place of the card."""
CHOOSING: Final[i64] = 8
"""With 1 to move first, 2 to move second in the place of the card."""
GOING_ON: Final[i64] = 9
"""The second game of a match begins."""

# ---- tables ----------------------------------------------------------------------------------------------------------

_STEPS: Final = ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1))


def _beyond(space: int, way: int) -> int:
    row, column = space // SIDE + _STEPS[way][0], space % SIDE + _STEPS[way][1]
    return SIDE * row + column if 0 <= row < SIDE and 0 <= column < SIDE else -1


def _straight(way: int) -> list[int]:
    """The flips of every straight chain of one to four cards one way: shorter ones first, upright before turned."""
    tails = []
    for count in range(1, 5):
        for lie in range(2**count):
            turned = [lie >> count - 1 - n & 1 for n in range(count)]
            tails.append(int(FLIPS) * count + sum(int(FIRST) * 16**n * (2 * way + turn) for n, turn in enumerate(turned)))
    return tails


# mypyc compiles `1 << n` to a shift of 32 bits, so bits come from a table.
BIT: Final[vec[i64]] = vec[i64]([1 << n for n in range(63)])
POPS: Final[vec[i64]] = vec[i64]([n.bit_count() for n in range(256)])
"""How many bits are set in a mask of eight."""
NIBBLE: Final[vec[i64]] = vec[i64]([int(FIRST) * 16**n for n in range(5)])
"""What a flip of an action is multiplied with, by its place in the chain."""
ON: Final[vec[i64]] = vec[i64]([_beyond(space, way) for way in range(8) for space in range(16)])
"""ON[16 * direction + space]: the next space that way, -1 beyond the frame."""
STRAIGHT: Final[vec[i64]] = vec[i64]([tail for way in range(8) for tail in _straight(way)])
"""STRAIGHT[30 * direction + n]: the flips of straight chains, as they stand in an action."""
TAILS: Final[vec[i64]] = vec[i64]([0, 2, 6, 14, 30])
"""How many straight chains of at most n cards there are in one direction, with all ways to turn them."""


def values_of(faces: Sequence[tuple[Face, Face]]) -> vec[i64]:
    """The table of a deck: [8 * code + direction] is the value that a card on the grid shows that way."""
    table = [0] * 8
    for illustration, poem in faces:
        table += [*illustration, *illustration[4:], *illustration[:4], *poem, *poem[4:], *poem[:4]]
    return vec[i64](table)


DECK: Final[vec[i64]] = values_of(FACES)
"""The table of our deck (`values_of`)."""

assert len(DIRECTIONS) == 8

Event = tuple[str, int, int, int, int]
"""What the recorder hears: the word for what happened, and up to four numbers (chain.py and rules.py say which)."""

_RULES: Final = "size cards games opening chooses optional bent extra late hidden"
_GRID: Final = "phase seat game starter hand0 hand1 owned0 owned1 room blocked blocks block0 block1"
PLAIN: Final = f"{_RULES} {_GRID} throw0 throw1 shown die0 die1 first0 first1 conceded winner reason".split()
"""The names of a state's plain numbers."""


@final
class State:
    """A position of Tangents with everything the rules remember; immutable to all but this folder and its searchers."""

    # long: every number that the rules remember is named and explained here
    def __init__(self, board: vec[i64], values: vec[i64]) -> None:  # noqa: PLR0915  one for each number
        self.board: vec[i64] = board
        """The code on each of the 16 spaces."""
        self.values: vec[i64] = values
        """The table of the deck that is played with (`values_of`); shared by all states of a game."""
        self.size: i64 = 8
        """Cards of a full hand."""
        self.cards: i64 = 32
        """Cards of the deck that are played with, from number 1."""
        self.games: i64 = 1
        self.opening: i64 = BY_DIE
        self.chooses: i64 = 0
        self.optional: i64 = 0
        self.bent: i64 = 0
        self.extra: i64 = 0
        self.late: i64 = 0
        """Whether the block may be played when only one space is empty."""
        self.hidden: i64 = 0
        self.phase: i64 = DEAL
        self.seat: i64 = 0
        """Who decides; while chance does, whom it concerns: who is dealt to, who rolls, who passes."""
        self.game: i64 = 1
        self.starter: i64 = -1
        self.hand0: i64 = 0
        self.hand1: i64 = 0
        self.owned0: i64 = 0
        """Spaces where the illustration shows."""
        self.owned1: i64 = 0
        self.room: i64 = 0
        """The spaces of the grid."""
        self.blocked: i64 = 0
        self.blocks: i64 = 3
        """Mask of the seats that still have their block."""
        self.block0: i64 = -1
        """The space where the Illustrator's block lies, -1 where it does not."""
        self.block1: i64 = -1
        self.throw0: i64 = 0
        self.throw1: i64 = 0
        self.shown: i64 = 0
        """The last throws that were revealed, as in REVEALING."""
        self.die0: i64 = 0
        self.die1: i64 = 0
        self.first0: i64 = -1
        """Cards of the Illustrator at the end of the first game of a match, -1 before."""
        self.first1: i64 = -1
        self.conceded: i64 = -1
        self.winner: i64 = -1
        self.reason: i64 = 0
        self.options: object = None
        """The options as the table gave them, for those who look; the rules read the numbers above."""
        self.tape: list[Event] | None = None
        """The recorder of a story; None in play."""

    def copy(self) -> State:
        """A state of its own, without the recorder."""
        new = State(self.board[:], self.values)
        new.take(self)
        return new

    def assign(self, other: State) -> None:
        """Become equal to another state: what search does in place of copies."""
        self.board = other.board[:]
        self.values = other.values
        self.take(other)

    def take(self, other: State) -> None:
        """Take over the plain numbers of another state."""
        self.size = other.size
        self.cards = other.cards
        self.games = other.games
        self.opening = other.opening
        self.chooses = other.chooses
        self.optional = other.optional
        self.bent = other.bent
        self.extra = other.extra
        self.late = other.late
        self.hidden = other.hidden
        self.phase = other.phase
        self.seat = other.seat
        self.game = other.game
        self.starter = other.starter
        self.hand0 = other.hand0
        self.hand1 = other.hand1
        self.owned0 = other.owned0
        self.owned1 = other.owned1
        self.room = other.room
        self.blocked = other.blocked
        self.blocks = other.blocks
        self.block0 = other.block0
        self.block1 = other.block1
        self.throw0 = other.throw0
        self.throw1 = other.throw1
        self.shown = other.shown
        self.die0 = other.die0
        self.die1 = other.die1
        self.first0 = other.first0
        self.first1 = other.first1
        self.conceded = other.conceded
        self.winner = other.winner
        self.reason = other.reason
        self.options = other.options

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return rebuild, ([int(getattr(self, name)) for name in PLAIN], list(self.board), list(self.values), self.options)


def blank() -> State:
    """No card dealt, the deck and the rules as published, and no space yet."""
    return State(vec[i64]([0] * 16), DECK)


def rebuild(plain: list[int], board: list[int], values: list[int], options: object) -> State:
    """The inverse of taking a state apart, which is how it is pickled."""
    s = State(vec[i64](board), DECK if values == list(DECK) else vec[i64](values))
    for name, number in zip(PLAIN, plain, strict=True):
        setattr(s, name, number)
    s.options = options
    return s


def bits(mask: int) -> list[int]:
    """The numbers in a mask, rising."""
    return [n for n in range(mask.bit_length()) if mask >> n & 1]


def mask(numbers: Iterable[int]) -> int:
    """The mask of some numbers."""
    return sum(1 << n for n in set(numbers))


def code_of(card: int, side: int, turned: int) -> int:
    """The code of a card on the grid, by its number."""
    return 4 * card - 3 + 2 * side + turned


def pops(m: i64) -> i64:
    """How many bits are set in a mask of 32."""
    return POPS[m & 255] + POPS[m >> 8 & 255] + POPS[m >> 16 & 255] + POPS[m >> 24 & 255]


def hand_of(s: State, seat: i64) -> i64:
    """Mask of the cards in a hand."""
    return s.hand1 if seat else s.hand0


def empty(s: State) -> i64:
    """Mask of the empty spaces."""
    return s.room & ~(s.owned0 | s.owned1)
