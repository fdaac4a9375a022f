"""The bots that do not look ahead: what brings most at once, and what simple rules say."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mochuelo.games.gigantes.player import Player
from mochuelo.games.gigantes.playout import NONE, ahead, greatest, refutation
from mochuelo.games.gigantes.rules import legal_vec, play
from mochuelo.games.gigantes.state import KIND, OPENING, PASSING, SEAT, SUPPORTING, State, lowest, lying, other_of, pops, row_size

CARD: Final[i64] = 1_000
"""What being a card ahead counts, where each chance of a refutation counts one."""
IDLE: Final[i64] = 500
"""What it counts against a pass with an empty row: by the book it would never do anything else."""


def any_deed(s: State, dice: Player) -> i64:
    """Anything, but a pass only when there is nothing else."""
    found = legal_vec(s)
    size: i64 = len(found)
    if size > 1 and found[size - 1] // KIND == PASSING:
        size -= 1
    return found[dice.below(size)]


def by_rule(s: State, dice: Player) -> i64:
    """Question if one may, refute others, support oneself, open, pass: the first of these that one can; one turn in four anything."""
    if dice.below(4) == 0:
        return any_deed(s, dice)
    seat = s.seat
    own = row_size(s, seat)
    action = greatest(s, seat, own) if own >= 4 else NONE
    if action == NONE:
        action = refutation(s, s.hand[seat], True, dice)
    if action == NONE:
        action = any_of(s, SUPPORTING if own else OPENING, dice)
    return KIND * PASSING + SEAT * seat if action == NONE else action


def any_of(s: State, kind: i64, dice: Player) -> i64:
    """Any opening, or any support of one's own row, as the kind says; `NONE` where there is none."""
    found = NONE
    count: i64 = 0
    for action in legal_vec(s):
        if action // KIND == kind and (kind == OPENING or other_of(action) == s.seat):
            count += 1
            if dice.below(count) == 0:
                found = action
    return found


def greediest(s: State, dice: Player) -> i64:
    """What brings most at once against the mean of the others; of equals no idle pass, and what leaves the fewest cards to be refuted."""
    found = legal_vec(s)
    after = s.copy()
    idle = 0 if lying(s, s.seat) else IDLE
    best: i64 = -(10**9)
    action = NONE
    count: i64 = 0
    n: i64 = 0
    while n < len(found):
        after.assign(s)
        play(after, found[n])
        value = gain(after, s.seat) - (idle if found[n] // KIND == PASSING else 0)
        if value > best:
            best = value
            count = 0
        if value == best:
            count += 1
            if dice.below(count) == 0:
                action = found[n]
        n += 1
    return action


def gain(s: State, seat: i64) -> i64:
    """How far ahead a seat is, less a little for what of its row others may refute."""
    return CARD * ahead(s, seat) - danger(s, seat)


def danger(s: State, seat: i64) -> i64:
    """How many pairs there are of a card in a seat's row and one that it has not seen yet which refutes it."""
    table = lying(s, seat)
    unseen = s.cards & ~(s.hand[seat] | all_of(s.row) | all_of(s.won)) if table else 0
    found: i64 = 0
    while unseen:
        found += pops(s.refutes[lowest(unseen)] & table)
        unseen &= unseen - 1
    return found


def all_of(piles: vec[i64]) -> i64:
    """All cards that lie in some piles, whoever they belong to."""
    found: i64 = 0
    n: i64 = 0
    while n < 16:
        found |= piles[n]
        n += 1
    return found
