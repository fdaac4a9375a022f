"""The state of a game of A hombros de gigantes and its tables: plain numbers, made to be compiled.

A card is 0 to 51, four for each number: 4 * (number - 1) + type, with the types concept, expression, work, biography; 48 to 51 are
the mochuelos, number 13. Sets of cards are masks with one bit for each. With personal decks each card has an owner, and a set has a mask
for each owner; with a common deck everything belongs to owner 0.

An action is one number: card + 64 * target + 4096 * (target's owner + 1, or 0 where cards have no owners) + 32768 * other seat
+ 131072 * seat + 524288 * kind. A kind that needs less leaves the rest 0.
"""

# long: every number and set that the rules remember is named and explained in one place
from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

SEATS: Final = ("In", "Te", "Sa", "Am")
CARDS: Final[i64] = 52
FIRST_OWL: Final[i64] = 48
FAMILIES: Final[i64] = 13
"""Numbers of cards: twelve thinkers and the mochuelos."""

# ---- phases and reasons ----------------------------------------------------------------------------------------------

START: Final[i64] = 0
DEAL: Final[i64] = 1
PICK: Final[i64] = 2
DRAW: Final[i64] = 3
PLAY: Final[i64] = 4
OVER: Final[i64] = 5
LAY: Final[i64] = 6
"""Four colours: chance lays the quartets down that were dealt complete, and says when that is all."""
ANSWER: Final[i64] = 7
"""Four colours: chance says what the one who was asked has to answer: that is a secret until then."""
PHASES: Final = ("start", "deal", "pick", "draw", "play", "over", "lay", "answer")

STOCK: Final[i64] = 1
HANDS: Final[i64] = 2
PASSES: Final[i64] = 3
CONCESSION: Final[i64] = 4
QUARTETS: Final[i64] = 5
BARREN: Final[i64] = 6
REASONS: Final = ("", "stock", "hands", "passes", "concession", "quartets", "barren")
"""Why a game ended: the stock is gone (short), every hand is empty (long), all have passed, all but one gave up; four colours: a hand is
empty or all quartets lie, too many questions without a quartet."""

# ---- actions ---------------------------------------------------------------------------------------------------------

TARGET: Final[i64] = 64
OWNER: Final[i64] = 4096
OTHER: Final[i64] = 32768
SEAT: Final[i64] = 131072
KIND: Final[i64] = 524288

OPENING: Final[i64] = 0
SUPPORTING: Final[i64] = 1
"""With the row's seat as the other seat."""
REFUTING: Final[i64] = 2
QUESTIONING: Final[i64] = 3
PASSING: Final[i64] = 4
ASKING: Final[i64] = 5
"""Four colours: the card that is asked for, of the other seat."""
BEGINNING: Final[i64] = 6
"""Chance says who begins."""
DRAWING: Final[i64] = 7
"""A card that is dealt or drawn; HIDDEN where the viewer does not know it."""
PICKING: Final[i64] = 8
"""A card for the own deck; HIDDEN where the viewer does not know it."""
LAYING: Final[i64] = 9
"""Four colours: a quartet that was dealt complete, its number (less 1) in place of the card; HIDDEN of the starter when that is all."""
ANSWERING: Final[i64] = 10
"""Four colours, of the seat that was asked: the card, the other seat that asked, and MISS, HIT or FOURTH in place of a target."""
KINDS: Final[i64] = 11
HIDDEN: Final[i64] = 63
"""In place of a card that the viewer does not know."""
MISS: Final[i64] = 0
HIT: Final[i64] = 1
FOURTH: Final[i64] = 2
"""A hit that completes a quartet."""

# ---- tables ----------------------------------------------------------------------------------------------------------

# mypyc compiles `1 << n` to a shift of 32 bits, so bits come from a table.
BIT: Final[vec[i64]] = vec[i64]([1 << n for n in range(62)])
POPS: Final[vec[i64]] = vec[i64]([n.bit_count() for n in range(8192)])
"""How many bits are set in a mask of thirteen."""
LOW: Final[vec[i64]] = vec[i64]([next((n for n in range(62) if (1 << n) % 67 == rest), 0) for rest in range(67)])
"""LOW[bit % 67]: the number of a bit; no two have the same rest."""
ALL: Final[i64] = 2**52 - 1
OWLS: Final[i64] = 15 * 2**48

Event = tuple[str, int, int, int, int]
"""What the recorder hears: the word for what happened, and up to four numbers (the rules of each way to play say which)."""

_RULES: Final = "seats size most_picks most_owls four long personal shared free least stays all_out held cards"
_COURSE: Final = "phase seat starter packing drawn clock played passed latest asked asker out winners reason"
PLAIN: Final = f"{_RULES} {_COURSE}".split()
"""The names of a state's plain numbers."""
SETS: Final = ("hand", "stock", "pack", "picked", "row", "won", "oblivion", "last", "stamp", "quartet", "may")
"""The names of a state's sets, each a vector."""


@final
class State:
    """A position with everything the rules remember; immutable to all but this folder and its searchers."""

    # long: every number that the rules remember is named and explained here
    def __init__(self, supports: vec[i64], refutes: vec[i64]) -> None:  # noqa: PLR0915  one for each number
        self.supports: vec[i64] = supports
        """For each card the mask of the table cards that it may support, own number included; shared by all states of a game."""
        self.refutes: vec[i64] = refutes
        """For each card the mask of the table cards that it may refute; a mochuelo all."""
        self.hand: vec[i64] = vec[i64]()
        """For each seat the mask of its hand."""
        self.stock: vec[i64] = vec[i64]()
        """What can still be drawn: of a common deck the first mask, of personal decks one for each seat."""
        self.pack: vec[i64] = vec[i64]()
        """Personal decks: from which cards each seat picks."""
        self.picked: vec[i64] = vec[i64]()
        """Personal decks: what each seat has picked."""
        self.row: vec[i64] = vec[i64]()
        """[4 * seat + owner]: the cards in a seat's row."""
        self.won: vec[i64] = vec[i64]()
        """[4 * seat + owner]: the cards in a seat's library."""
        self.oblivion: vec[i64] = vec[i64]()
        """Personal decks: each seat's own cards that are out of play."""
        self.last: vec[i64] = vec[i64]()
        """For each seat the count of its last turn that was no pass, -1 before."""
        self.stamp: vec[i64] = vec[i64]()
        """[52 * owner + card]: when a card came into its row; rows are shown in this order."""
        self.quartet: vec[i64] = vec[i64]()
        """Four colours: for each seat the mask of the numbers (less 1) whose four cards it has laid down."""
        self.may: vec[i64] = vec[i64]()
        """Four colours: [13 * seat + number - 1], what everybody knows a seat may hold of a number (quartets_known.py)."""
        self.seats: i64 = 2
        self.size: i64 = 6
        """Cards of a hand that is dealt."""
        self.most_picks: i64 = 15
        self.most_owls: i64 = 1
        self.four: i64 = 0
        """Whether four colours is played."""
        self.long: i64 = 0
        self.personal: i64 = 0
        self.shared: i64 = 0
        self.free: i64 = 0
        """Whether one may pass with an empty row."""
        self.least: i64 = 0
        """Cards that a row must have to be questioned."""
        self.stays: i64 = 0
        self.all_out: i64 = 0
        self.held: i64 = 0
        """Four colours: whether one may ask for a card that one holds."""
        self.cards: i64 = ALL
        """The cards that are played with."""
        self.phase: i64 = START
        self.seat: i64 = 0
        """Who decides; while chance does, whom it concerns: who is dealt to, who draws."""
        self.starter: i64 = -1
        self.packing: i64 = 0
        """Whether it is packs that are dealt, not hands."""
        self.drawn: i64 = -1
        """The card that the seat drew this turn, -1 for none."""
        self.clock: i64 = 0
        """Cards that have come into rows."""
        self.played: i64 = 0
        """Turns that were no passes."""
        self.passed: i64 = 0
        """Mask of the seats that have passed since a card moved last, drawn ones too."""
        self.latest: i64 = -1
        """The last action of a seat that everybody saw, -1 before."""
        self.asked: i64 = 0
        """Four colours: questions since the last quartet."""
        self.asker: i64 = -1
        """Four colours: who asks next while a card is drawn, -1 otherwise."""
        self.out: i64 = 0
        """Mask of the seats that gave up."""
        self.winners: i64 = 0
        """Mask of the seats that won."""
        self.reason: i64 = 0
        self.options: object = None
        """The options as the table gave them, for those who look; the rules read the numbers above."""
        self.tape: list[Event] | None = None
        """The recorder of a story; None in play."""

    def copy(self) -> State:
        """A state of its own, without the recorder."""
        new = State(self.supports, self.refutes)
        new.assign(self)
        return new

    def assign(self, other: State) -> None:
        """Become equal to another state, but for the recorder: what search does in place of copies."""
        self.supports = other.supports
        self.refutes = other.refutes
        self.hand = other.hand[:]
        self.stock = other.stock[:]
        self.row = other.row[:]
        self.won = other.won[:]
        self.last = other.last[:]
        self.stamp = other.stamp[:]
        self.pack = other.pack[:] if other.personal else other.pack
        self.picked = other.picked[:] if other.personal else other.picked
        self.oblivion = other.oblivion[:] if other.personal else other.oblivion
        self.quartet = other.quartet[:] if other.four else other.quartet
        self.may = other.may[:] if other.four else other.may
        self.take(other)

    def take(self, other: State) -> None:
        """Take over the plain numbers of another state."""
        self.seats = other.seats
        self.size = other.size
        self.most_picks = other.most_picks
        self.most_owls = other.most_owls
        self.four = other.four
        self.long = other.long
        self.personal = other.personal
        self.shared = other.shared
        self.free = other.free
        self.least = other.least
        self.stays = other.stays
        self.all_out = other.all_out
        self.held = other.held
        self.cards = other.cards
        self.phase = other.phase
        self.seat = other.seat
        self.starter = other.starter
        self.packing = other.packing
        self.drawn = other.drawn
        self.clock = other.clock
        self.played = other.played
        self.passed = other.passed
        self.latest = other.latest
        self.asked = other.asked
        self.asker = other.asker
        self.out = other.out
        self.winners = other.winners
        self.reason = other.reason
        self.options = other.options

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        tables = [list(self.supports), list(self.refutes)]
        plain = [int(getattr(self, name)) for name in PLAIN]
        return rebuild, (tables, plain, [list(getattr(self, name)) for name in SETS], self.options)


def blank(supports: Sequence[int], refutes: Sequence[int], personal: bool) -> State:
    """Nothing dealt, and the rules as published; the relations as in a state."""
    s = State(vec[i64](supports), vec[i64](refutes))
    s.hand, s.stock, s.pack, s.picked = nothing(4), nothing(4), nothing(4), nothing(4)
    s.row, s.won, s.oblivion = nothing(16), nothing(16), nothing(4)
    s.last, s.stamp = vec[i64]([-1] * 4), nothing(208 if personal else 52)
    s.quartet, s.may = nothing(4), nothing(52)
    s.personal = int(personal)
    return s


def nothing(size: int) -> vec[i64]:
    """So many empty sets."""
    return vec[i64]([0] * size)


def rebuild(tables: list[list[int]], plain: list[int], sets: list[list[int]], options: object) -> State:
    """The inverse of taking a state apart, which is how it is pickled."""
    s = State(vec[i64](tables[0]), vec[i64](tables[1]))
    for name, numbers in zip(SETS, sets, strict=True):
        setattr(s, name, vec[i64](numbers))
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


def pops(m: i64) -> i64:
    """How many bits are set in a mask of 52."""
    return POPS[m & 8191] + POPS[m >> 13 & 8191] + POPS[m >> 26 & 8191] + POPS[m >> 39 & 8191]


def lowest(m: i64) -> i64:
    """The lowest number in a mask that is not empty."""
    return LOW[(m & -m) % 67]


def nth(m: i64, n: i64) -> i64:
    """The n-th number in a mask, from 0; the mask must have that many."""
    base: i64 = 0
    part = m & 8191
    while n >= POPS[part]:
        n -= POPS[part]
        base += 13
        m >>= 13
        part = m & 8191
    while n:
        part &= part - 1
        n -= 1
    return base + LOW[(part & -part) % 67]


def lying(s: State, seat: i64) -> i64:
    """Mask of the cards in a row, whoever brought them."""
    n = 4 * seat
    return s.row[n] | s.row[n + 1] | s.row[n + 2] | s.row[n + 3]


def row_size(s: State, seat: i64) -> i64:
    """How many cards lie in a row."""
    return pops(s.row[4 * seat]) + (others_size(s.row, seat) if s.personal else 0)


def library_size(s: State, seat: i64) -> i64:
    """How many cards lie in a library."""
    return pops(s.won[4 * seat]) + (others_size(s.won, seat) if s.personal else 0)


def others_size(piles: vec[i64], seat: i64) -> i64:
    """How many cards of the owners 1 to 3 lie in a seat's pile."""
    n = 4 * seat
    return pops(piles[n + 1]) + pops(piles[n + 2]) + pops(piles[n + 3])


def stock_of(s: State, seat: i64) -> i64:
    """Mask of what a seat may draw from."""
    return s.stock[seat] if s.personal else s.stock[0]


def card_of(action: i64) -> i64:
    """The card of an action."""
    return action & 63


def target_of(action: i64) -> i64:
    """The table card of a refutation."""
    return action >> 6 & 63


def other_of(action: i64) -> i64:
    """The other seat of an action: whose row, or who is questioned or asked."""
    return action >> 15 & 3


def seat_of(action: i64) -> i64:
    """The seat of an action."""
    return action >> 17 & 3
