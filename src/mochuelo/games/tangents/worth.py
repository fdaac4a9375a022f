"""What a position promises, in hundredths of a card: a card counts whole, less the risk that it is flipped from beside it.

How great a risk is depends on how many cards of the other hand could do it. The weights were tried by play; nothing here is a rule.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mochuelo.games.tangents.endgame import PACK
from mochuelo.games.tangents.matter import Sieve
from mochuelo.games.tangents.state import BIT, FIRST, KIND, ON, State, empty, hand_of

BARE: Final[i64] = 15
"""The risk of a value that any card of the other hand beats, in hundredths."""
ALL: Final[i64] = 25
"""What is added to that when all of them do."""
WORST: Final[i64] = 90
"""The risk of a card, however many ways it is open."""
LATER: Final[i64] = 100
"""How much of the risk counts for cards of the player who has just not moved, of a hundred."""
KEPT: Final[i64] = -20
"""What a block in hand is worth."""
OFFSET: Final[i64] = 30_000
"""Keeps what is packed above nought."""


@final
class Scales:
    """Weighs the turns of positions by what the grid looks like after each."""

    def __init__(self, root: State) -> None:
        self.sieve: Sieve = Sieve(root.values)
        self.risks: vec[i64] = vec[i64]([0] * 80)
        """[40 * seat + 5 * direction + value]: the risk that such a value of a seat's card means."""
        self.open: vec[i64] = vec[i64]([0] * 16)
        """For each space with a card the directions of the empty spaces beside it."""
        self.stands: vec[i64] = vec[i64]([0] * 16)
        """What the card on each space counts for the mover once a card has been placed on `space`, or after another turn."""
        self.space: i64 = -2
        self.sum: i64 = 0
        self.learn(root, 0)
        self.learn(root, 1)

    def learn(self, s: State, seat: i64) -> None:
        """Work out the risks of a seat's cards from the other hand."""
        hand = hand_of(s, 1 - seat)
        counts = vec[i64]([0] * 40)
        cards: i64 = 0
        code = 1 + 2 * (1 - seat)
        while hand:
            if hand & 1:
                cards += 2
                self.count(s, code, counts)
                self.count(s, code + 1, counts)
            hand >>= 1
            code += 4
        n: i64 = 0
        while n < 40:
            self.risks[40 * seat + n] = BARE + ALL * counts[n] // cards if counts[n] else 0
            n += 1

    def count(self, s: State, code: i64, counts: vec[i64]) -> None:
        """Count the values that a card would beat, for each direction in which they face."""
        way: i64 = 0
        while way < 8:
            value: i64 = 0
            while value < s.values[8 * code + way]:
                counts[5 * (way ^ 4) + value] += 1
                value += 1
            way += 1

    def weigh(self, s: State, found: vec[i64]) -> i64:
        """Leave in front of a list of turns those that lead somewhere of their own, packed with what they promise the mover; how many."""
        self.begin(s)
        size: i64 = len(found)
        kept: i64 = 0
        n: i64 = 0
        while n < size:
            action = found[n]
            n += 1
            if self.sieve.fresh(s, action):
                found[kept] = PACK * (OFFSET + self.after(s, action)) + action
                kept += 1
        return kept

    def begin(self, s: State) -> None:
        """Turn to the turns of another position."""
        self.sieve.begin(s)
        self.space = -2
        free = empty(s)
        n: i64 = 0
        while n < 16:
            self.open[n] = beside(free, n) if not BIT[n] & free else 0
            n += 1

    def after(self, s: State, action: i64) -> i64:
        """What the position after a turn promises the player who takes it."""
        if action >= KIND:
            return self.after_other(s, action)
        space = action & 15
        if space != self.space:
            self.stand(s, space)
        me = s.seat
        free = self.sieve.free & ~BIT[space]
        code = (action >> 5 & 63) * 4 - 3 + me * 2 + (action >> 4 & 1)
        total = self.sum + 100 - self.risk(s, me, code, beside(free, space))
        count = action >> 11 & 7
        rest = action // FIRST
        while count > 0:
            space = ON[16 * (rest >> 1 & 7) + space]
            code = (s.board[space] - 1 & -4) + 2 * me + (rest & 1) + 1
            total += 100 - self.risk(s, me, code, self.open[space] & ~toward(space, action & 15)) - self.stands[space]
            rest >>= 4
            count -= 1
        return total

    def after_other(self, s: State, action: i64) -> i64:
        """The same for a block or a pass."""
        if self.space != -1:
            self.stand(s, -1)
        if action >= 2 * KIND:
            return self.sum
        space = action & 15
        whole: i64 = 100 if s.board[space] - 1 >> 1 & 1 == s.seat else -100
        return self.sum + whole - self.stands[space] - KEPT

    def stand(self, s: State, space: i64) -> None:
        """Work out what each card counts once `space` is taken; -1 where none is."""
        self.space = space
        self.sum = 0
        taken = s.owned0 | s.owned1
        n: i64 = 0
        while n < 16:
            if BIT[n] & taken:
                self.stands[n] = self.standing(s, n, self.open[n] if space < 0 else self.open[n] & ~toward(n, space))
                self.sum += self.stands[n]
            n += 1
        self.sum += KEPT * ((s.blocks >> s.seat & 1) - (s.blocks >> (1 - s.seat) & 1))

    def standing(self, s: State, space: i64, ways: i64) -> i64:
        """What a card on the grid counts for the mover, open in some directions, when the turn is over."""
        code = s.board[space]
        seat = code - 1 >> 1 & 1
        risk = 0 if BIT[space] & s.blocked or not ways else self.risk(s, seat, code, ways)
        return 100 - risk if seat == s.seat else risk * LATER // 100 - 100

    def risk(self, s: State, seat: i64, code: i64, ways: i64) -> i64:
        """The risk of a seat's card that is open in some directions."""
        found: i64 = 0
        way: i64 = 0
        base = 40 * seat
        while ways:
            if ways & 1:
                found += self.risks[base + s.values[8 * code + way]]
            base += 5
            way += 1
            ways >>= 1
        return min(found, WORST)

    def best(self, s: State, found: vec[i64], beta: i64) -> i64:
        """What the best of a list of turns promises, as it seems at its end; at least `beta` is enough to know."""
        size: i64 = len(found)
        self.begin(s)
        best: i64 = -OFFSET
        n: i64 = 0
        while n < size and best < beta:
            best = max(best, self.after(s, found[n]))
            n += 1
        return best


def _toward(space: int, other: int) -> int:
    return sum(1 << way for way in range(8) if ON[16 * way + space] == other)


TOWARD: Final[vec[i64]] = vec[i64]([_toward(space, other) for space in range(16) for other in range(16)])


def toward(space: i64, other: i64) -> i64:
    """Mask of the direction of a space beside a space; 0 where it is not beside it."""
    return TOWARD[16 * space + other]


def beside(free: i64, space: i64) -> i64:
    """Mask of the directions of the spaces of `free` beside a space."""
    found: i64 = 0
    way: i64 = 0
    while way < 8:
        at = ON[16 * way + space]
        if at >= 0 and BIT[at] & free:
            found |= BIT[way]
        way += 1
    return found
