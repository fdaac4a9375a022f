"""Chance for the searches, and what others may hold: everything that a seat does not see, dealt anew."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mochuelo.games.gigantes.state import BIT, CARDS, DRAW, State, lowest, nth, pops, stock_of
from mochuelo.games.gigantes.turns import draw

WORD: Final[i64] = 2**32 - 1


@final
class Player:
    """Who plays on cheaply: chance, Marsaglia's xorshift of 32 bits, and the relations of the cards seen from the table."""

    def __init__(self, s: State, seed: i64) -> None:
        self.word: i64 = (seed & WORD) or 1
        self.refuters: vec[i64] = turned(s.refutes)
        """For each table card the mask of those that refute it."""
        self.supporters: vec[i64] = turned(s.supports)
        """For each table card the mask of those that it can be supported by."""

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        word = self.word
        word ^= word << 13 & WORD
        word ^= word >> 17
        word ^= word << 5 & WORD
        self.word = word
        return word * n >> 32


def turned(masks: vec[i64]) -> vec[i64]:
    """For each card the mask of those whose mask has it."""
    found = vec[i64]([0] * CARDS)
    card: i64 = 0
    while card < CARDS:
        rest = masks[card]
        while rest:
            found[lowest(rest)] |= BIT[card]
            rest &= rest - 1
        card += 1
    return found


def redeal(s: State, me: i64, dice: Player) -> None:
    """Deal what `me` cannot see anew: the others' hands, and with them the stock, or each deck of its own."""
    pool = s.stock[0]
    seat: i64 = 0
    while seat < s.seats:
        if seat != me:
            pool |= s.hand[seat]
        seat += 1
    seat = 0
    while seat < s.seats:
        if seat != me:
            size = pops(s.hand[seat])
            if s.personal:
                pool = s.stock[seat] | s.hand[seat]
            hand = some_of(pool, size, dice)
            s.hand[seat] = hand
            pool &= ~hand
            if s.personal:
                s.stock[seat] = pool
        seat += 1
    if not s.personal:
        s.stock[0] = pool


def some_of(pool: i64, size: i64, dice: Player) -> i64:
    """So many cards of a mask, each choice as likely as any other."""
    found: i64 = 0
    left = pops(pool)
    if 2 * size > left:
        return pool & ~some_of(pool, left - size, dice)
    while size:
        card = BIT[nth(pool, dice.below(left))]
        pool ^= card
        found |= card
        left -= 1
        size -= 1
    return found


def draw_any(s: State, dice: Player) -> None:
    """The draw of a turn, if there is one."""
    if s.phase == DRAW:
        stock = stock_of(s, s.seat)
        draw(s, nth(stock, dice.below(pops(stock))))


def hidden(s: State, me: i64) -> i64:
    """The cards that others may hold or draw."""
    found: i64 = 0
    seat: i64 = 0
    while seat < s.seats:
        if seat != me:
            found |= s.hand[seat] | s.stock[seat]
        seat += 1
    return found if s.personal else found | s.stock[0]
