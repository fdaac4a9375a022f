"""A cheap policy for the searches: what to do at a glance, and a game played on by it to the end.

At a glance: question the greatest row that one may, refute others with thinkers, then with mochuelos half of the time, make cards safe by
refuting own ones, open, support oneself; only then give anything away. What it does not see, the search above it does.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mochuelo.games.gigantes.player import Player, draw_any, hidden
from mochuelo.games.gigantes.rules import play, questionable
from mochuelo.games.gigantes.state import (
    BIT,
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
    target_of,
)
from mochuelo.games.gigantes.turns import heir, score

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
        return 150 if card < FIRST_OWL and not s.personal else 30
    return 500 if card < FIRST_OWL else 200
