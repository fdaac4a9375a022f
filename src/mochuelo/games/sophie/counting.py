"""Many games of Sophie's World at once: random playouts inside the kernel."""

from __future__ import annotations

from mypy_extensions import i64

from mochuelo.games.sophie.legal import decider, legal_vec
from mochuelo.games.sophie.rules import play
from mochuelo.games.sophie.state import BIG, BIG_CARD, BIG_PILE, CARD, DIE, DRAW, FIRST_CARD, IN_PILE, KIND, OVER, ROLL, VOTE, State


def playouts(begin: State, games: i64, seed: i64) -> tuple[i64, i64]:
    """Play games at random from a state, each action out of all that are legal; how many that took, and the seed after them.

    Chance too is drawn evenly among its outcomes.
    """
    plies: i64 = 0
    s = begin.copy()
    while games > 0:
        games -= 1
        while s.phase != OVER:
            seed = (seed * 1664525 + 1013904223) & 4294967295
            play(s, any_action(s, seed >> 8))
            plies += 1
        s.assign(begin)
    return plies, seed


def any_action(s: State, luck: i64) -> i64:
    """One of the legal actions, by a number of 24 bits."""
    if s.phase == ROLL:
        return DIE + KIND * (1 + (luck * 6 >> 24))
    if s.phase == BIG or (s.phase == DRAW and not s.socrates_left):
        return any_card(s, luck)
    found = legal_vec(s, decider(s) if s.phase == VOTE else 0)
    return found[luck * len(found) >> 24]


def any_card(s: State, luck: i64) -> i64:
    """A card of the pile that is drawn from, found without listing them."""
    pile: i64 = BIG_PILE if s.phase == BIG else s.pile
    n = s.first[pile]
    rest = luck * s.left[pile] >> 24
    while rest or s.lies[n] != IN_PILE:
        if s.lies[n] == IN_PILE:
            rest -= 1
        n += 1
    card = n - s.first[pile]
    return BIG_CARD + KIND * card if s.phase == BIG else CARD + KIND * (card + FIRST_CARD)
