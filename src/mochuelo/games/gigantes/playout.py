"""Chance and a cheap policy for the searches: what to do at a glance, and a game played on by it to the end.

At a glance: question the greatest row that one may, refute others with thinkers, then with mochuelos half of the time, make cards safe by
refuting own ones, open, support oneself; only then give anything away. What it does not see, the search above it does.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mochuelo.games.gigantes.rules import play, questionable
from mochuelo.games.gigantes.state import (
    BIT,
    CARDS,
    DRAW,
    FIRST_OWL,
    KIND,
    OPENING,
    OTHER,
    OVER,
    OWLS,
    OWNER,
    PASSING,
    PLAY,
    QUESTIONING,
    REFUTING,
    SEAT,
    SUPPORTING,
    TARGET,
    State,
    card_of,
    lowest,
    lying,
    nth,
    other_of,
    pops,
    row_size,
    stock_of,
    target_of,
)
from mochuelo.games.gigantes.turns import draw, heir, score

WORD: Final[i64] = 2**32 - 1
NONE: Final[i64] = -1
"""No action, in the place of one."""
WHOLE: Final[i64] = 1_000
"""What a game won alone by a great margin is worth to a seat."""
MARGINS: Final[i64] = 320
"""More than a score times the seats can differ from the sum of all."""


def _worth(difference: int) -> int:
    """What being so many cards ahead of the mean of the others counts besides the win: half of the whole at most."""
    ahead = difference / 8
    return round(int(WHOLE) / 4 * (1 + ahead / (1 + abs(ahead))))


WORTH: Final[vec[i64]] = vec[i64]([_worth(n - 320) for n in range(641)])
"""[MARGINS + cards ahead]: what a margin is worth."""


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


# ---- chance ----------------------------------------------------------------------------------------------------------


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


# ---- at a glance -----------------------------------------------------------------------------------------------------


def glance(s: State, dice: Player) -> i64:
    """What the policy does in a turn."""
    seat = s.seat
    own = row_size(s, seat)
    action = greatest(s, seat, own) if own >= 4 else NONE
    if action == NONE:
        action = refutation(s, s.hand[seat] & ~OWLS, True, dice)
    if action == NONE and s.hand[seat] & OWLS and dice.below(2):
        action = refutation(s, s.hand[seat] & OWLS, True, dice)
    if action == NONE and own and not s.personal:
        action = refutation(s, s.hand[seat] & ~OWLS, False, dice)
    if action == NONE:
        action = support(s, seat, dice) if own else opening(s, dice)
    return reluctant(s, seat, own, dice) if action == NONE else action


def reluctant(s: State, seat: i64, own: i64, dice: Player) -> i64:
    """What the policy does when nothing is to be had."""
    action = NONE
    if s.hand[seat] & OWLS and not s.personal:
        action = refutation(s, s.hand[seat] & OWLS, False, dice)
    other: i64 = 0
    while action == NONE and own > 1 and other < s.seats:
        if other != seat:
            action = support(s, other, dice)
        other += 1
    return KIND * PASSING + SEAT * seat if action == NONE else action


def greatest(s: State, seat: i64, own: i64) -> i64:
    """The question that brings most."""
    best: i64 = -1
    found = NONE
    other: i64 = 0
    while other < s.seats:
        if other != seat and questionable(s, own, other) and row_size(s, other) > best:
            best = row_size(s, other)
            found = KIND * QUESTIONING + SEAT * seat + OTHER * other
        other += 1
    return found


def table_of(s: State, seat: i64, owner: i64, others: bool) -> i64:
    """The cards of an owner that lie before the others, or before the seat itself."""
    own = s.row[4 * seat + owner]
    return (s.row[owner] | s.row[4 + owner] | s.row[8 + owner] | s.row[12 + owner]) & ~own if others else own


def refutation(s: State, cards: i64, others: bool, dice: Player) -> i64:
    """Any refutation that these hand cards allow, of cards before others or before oneself."""
    found = NONE
    count: i64 = 0
    owner: i64 = 0
    while owner < (s.seats if s.personal else 1):
        table = table_of(s, s.seat, owner, others) if cards else 0
        while table:
            target = lowest(table)
            table &= table - 1
            able = dice.refuters[target] & cards
            if able:
                size = pops(able)
                count += size
                if count == size or dice.below(count) < size:
                    found = nth(able, dice.below(size)) + TARGET * target + (OWNER * (owner + 1) if s.personal else 0)
        owner += 1
    return KIND * REFUTING + SEAT * s.seat + found if found != NONE else NONE


def support(s: State, row: i64, dice: Player) -> i64:
    """The support of a row that can be refuted by the fewest cards."""
    table = lying(s, row)
    able: i64 = 0
    while table:
        able |= dice.supporters[lowest(table)]
        table &= table - 1
    able &= s.hand[s.seat]
    return KIND * SUPPORTING + SEAT * s.seat + OTHER * row + safest(s, able, dice) if able else NONE


def opening(s: State, dice: Player) -> i64:
    """The opening that can be refuted by the fewest cards, with a thinker if there is one."""
    hand = s.hand[s.seat] & ~OWLS or s.hand[s.seat]
    return KIND * OPENING + SEAT * s.seat + safest(s, hand, dice)


def safest(s: State, cards: i64, dice: Player) -> i64:
    """The card that the fewest of the thinkers' cards refute which the seat to move has not seen; of equals any."""
    unseen = hidden(s, s.seat) & ~OWLS
    found = lowest(cards)
    least: i64 = 64
    count: i64 = 0
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        danger = pops(dice.refuters[card] & unseen)
        if danger < least:
            least = danger
            count = 0
        if danger == least:
            count += 1
            if count == 1 or dice.below(count) == 0:
                found = card
    return found


def hidden(s: State, me: i64) -> i64:
    """The cards that others may hold or draw."""
    found: i64 = 0
    seat: i64 = 0
    while seat < s.seats:
        if seat != me:
            found |= s.hand[seat] | s.stock[seat]
        seat += 1
    return found if s.personal else found | s.stock[0]


# ---- to the end ------------------------------------------------------------------------------------------------------


def finish(s: State, dice: Player) -> None:
    """Play on by the policy until it is over."""
    while s.phase != OVER:
        if s.phase == PLAY:
            play(s, glance(s, dice))
        else:
            draw_any(s, dice)


def ahead(s: State, seat: i64) -> i64:
    """How many cards a seat is ahead of the mean of the others, times so many others."""
    total: i64 = 0
    other: i64 = 0
    while other < s.seats:
        total += score(s, other)
        other += 1
    return s.seats * score(s, seat) - total


def worth(s: State, seat: i64) -> i64:
    """What a game that is over is worth to a seat: half of the whole for the win, or its share, and half for the margin."""
    won = WHOLE // 2 // pops(s.winners) if s.winners & BIT[seat] else 0
    return won + WORTH[MARGINS + ahead(s, seat) // (s.seats - 1)]


# ---- how much an action promises -------------------------------------------------------------------------------------


def promise(s: State, action: i64, unseen: i64, dice: Player) -> i64:
    """How much of the search an action gets before anything is known of it, the less the more unseen cards would refute what it lays."""
    kind = action // KIND
    seat = s.seat
    card = card_of(action)
    if kind == OPENING:
        return 300 // (1 + pops(dice.refuters[card] & unseen)) if card < FIRST_OWL else 30
    if kind == SUPPORTING:
        return 450 // (1 + pops(dice.refuters[card] & unseen)) if other_of(action) == seat else 15
    if kind == QUESTIONING:
        return 300 + 200 * row_size(s, other_of(action))
    if kind == PASSING:
        return 50 if row_size(s, seat) < 2 or heir(s, seat) < 0 else 10
    owned = action // OWNER & 7
    if s.row[4 * seat + (owned - 1 if owned else 0)] & BIT[target_of(action)]:
        return 150 if card < FIRST_OWL else 30
    return 500 if card < FIRST_OWL else 200
