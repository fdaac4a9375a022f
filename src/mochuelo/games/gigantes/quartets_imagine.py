"""Four colours: a state that a view allows, every deal that fits what is known exactly as likely as any other, and always found.

The cards that the viewer does not see are dealt number by number. For each number all ways to part its cards are listed, less those that
what everybody knows forbids; ways that give everybody equally many cards are alike to all other numbers. So it is enough to know in how
many ways the numbers still to come can fill the hands: a polynomial whose exponents are the cards of each hand and whose coefficients
are the counts of ways. It is kept as one whole number, a fixed count of bits for each coefficient, so that it is multiplied by shifts and
sums.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from math import prod
from typing import TypeAlias

from mochuelo.games.gigantes.cards import INDICES
from mochuelo.games.gigantes.imagine import course, fresh
from mochuelo.games.gigantes.quartets_known import ANYTHING, NONE, fitting
from mochuelo.games.gigantes.state import FAMILIES, State, bits, mask
from mochuelo.games.gigantes.view import View

WIDTH = 112
"""Bits of a coefficient: 52 cards can be dealt to four places in 2**104 ways."""
ROOM = 4
"""How many cards of one number a hand may get beyond what it has room for, before that is cut off."""

Sizes: TypeAlias = tuple[int, ...]
"""A count of cards for each place; a place is a hand that the viewer does not see, or the stock."""
Ways: TypeAlias = dict[Sizes, list[tuple[int, ...]]]
"""How the cards of a number may lie: for each place a holding, gathered by their sizes."""
Factor: TypeAlias = tuple[tuple[Sizes, int], ...]
"""How many ways there are for each sizes."""


def imagine(v: View, rng: random.Random) -> State:
    """A state whose view is `v` for the one who looked."""
    s = fresh(v.options, len(v.hands)).copy()
    course(s, v)
    s.asked, s.asker = v.asked, v.asker
    for seat, numbers in enumerate(v.quartets):
        s.quartet[seat] = mask(n - 1 for n in numbers)
    laid = mask(4 * (n - 1) + kind for numbers in v.quartets for n in numbers for kind in range(4))
    own = _set(v.hands[v.viewer]) if v.viewer >= 0 else 0
    if v.viewer >= 0:
        s.hand[v.viewer] = own
    unseen = int(s.cards) & ~laid & ~own
    if _dealing(v):
        _deal(s, v, unseen, rng)
    else:
        _recall(s, v)
        _part(s, v, unseen, rng)
    return s


def _set(cards: Sequence[str]) -> int:
    return mask(INDICES[text] for text in cards)


def _dealing(v: View) -> bool:
    """Whether nothing is known of any hand: until all is dealt and laid down, or when it was over before anybody asked."""
    known = any([*v.known, *v.lacks, *v.some])
    return v.phase in ("start", "deal", "lay") or (v.phase == "over" and not v.latest and not known)


def _deal(s: State, v: View, unseen: int, rng: random.Random) -> None:
    """Any cards to anybody."""
    cards = bits(unseen)
    rng.shuffle(cards)
    for seat, hand in enumerate(v.hands):
        if seat != v.viewer:
            s.hand[seat] = mask(cards.pop() for _ in hand)
    s.stock[0] = mask(cards)


def _recall(s: State, v: View) -> None:
    """What everybody knows, as the view says it."""
    laid = {n for numbers in v.quartets for n in numbers}
    for seat in range(len(v.hands)):
        held, lacked, sets = _set(v.known[seat]), _set(v.lacks[seat]), [_set(cards) for cards in v.some[seat]]
        for n in range(FAMILIES):
            out = n + 1 in laid or not int(s.cards) >> 4 * n & 1
            some = tuple(one >> 4 * n & 15 for one in sets if one >> 4 * n & 15)
            s.may[FAMILIES * seat + n] = NONE if out else _fitting(held >> 4 * n & 15, lacked >> 4 * n & 15, some)


_fitting = lru_cache(maxsize=4096)(fitting)


# ---- dealing within what is known ------------------------------------------------------------------------------------


def _part(s: State, v: View, unseen: int, rng: random.Random) -> None:
    """Deal what is unseen to the hands and the stock so that all that is known holds."""
    seats = sorted((seat for seat in range(len(v.hands)) if seat != v.viewer), key=lambda seat: len(v.hands[seat]))
    caps = tuple(len(v.hands[seat]) for seat in seats)
    numbers = [n for n in range(FAMILIES) if unseen >> 4 * n & 15]
    may = [tuple(int(s.may[FAMILIES * seat + n]) for seat in seats) for n in numbers]
    if v.stock[0]:
        caps, may = (*caps, v.stock[0]), [(*masks, int(ANYTHING)) for masks in may]
    found = [0] * len(caps)
    ways = [ways_of(unseen >> 4 * n & 15, masks) for n, masks in zip(numbers, may, strict=True)]
    for n, holdings in zip(numbers, _chosen(caps, ways, rng), strict=True):
        for place, held in enumerate(holdings):
            found[place] |= held << 4 * n
    for seat, cards in zip(seats, found, strict=False):
        s.hand[seat] = cards
    s.stock[0] = found[-1] if v.stock[0] else 0


@lru_cache(maxsize=4096)
def ways_of(types: int, may: tuple[int, ...]) -> Ways:
    """The ways to part some types of a number among places, each of which may have the holdings of its mask."""
    found: Ways = {}
    kinds = bits(types)
    for places in product(range(len(may)), repeat=len(kinds)):
        holdings = [0] * len(may)
        for kind, place in zip(kinds, places, strict=True):
            holdings[place] |= 1 << kind
        if all(mask >> held & 1 for mask, held in zip(may, holdings, strict=True)):
            found.setdefault(tuple(held.bit_count() for held in holdings), []).append(tuple(holdings))
    return found


def _chosen(caps: Sizes, ways: list[Ways], rng: random.Random) -> list[tuple[int, ...]]:
    """For each number one of its ways, such that every place is filled and every such choice is as likely as any other."""
    free = caps[:-1]  # the last place gets what is left
    later = counts(free, tuple(tuple((sizes, len(alike)) for sizes, alike in one.items()) for one in ways))
    steps, chosen = strides(free), list[tuple[int, ...]]()
    for one, rest in zip(ways, later[1:], strict=True):
        fits = [(sizes, left) for sizes in one if min(left := tuple(a - b for a, b in zip(free, sizes, strict=False)), default=0) >= 0]
        weights = [len(one[sizes]) * (rest >> WIDTH * at(left, steps) & (1 << WIDTH) - 1) for sizes, left in fits]
        ticket = rng.randrange(sum(weights))
        for (sizes, left), weight in zip(fits, weights, strict=True):
            if ticket < weight:
                chosen.append(one[sizes][ticket % len(one[sizes])])
                free = left
                break
            ticket -= weight
    return chosen


@lru_cache(maxsize=4)
def counts(caps: Sizes, factors: tuple[Factor, ...]) -> list[int]:
    """For each number, and after the last, in how many ways it and all later ones fill the places, as polynomials."""
    steps, within = strides(caps), _within(caps)
    found = [1]
    for factor in reversed(factors):
        total = sum(found[-1] * count << WIDTH * at(sizes, steps) for sizes, count in factor)
        found.append(total & within)
    return found[::-1]


def strides(caps: Sizes) -> Sizes:
    """How far apart the coefficients of neighbouring exponents of each place lie."""
    return tuple(prod(cap + ROOM + 1 for cap in caps[:n]) for n in range(len(caps)))


def at(sizes: Sizes, steps: Sizes) -> int:
    """The place of a coefficient."""
    return sum(size * step for size, step in zip(sizes, steps, strict=False))


@lru_cache(maxsize=256)
def _within(caps: Sizes) -> int:
    """The bits of all coefficients whose exponents are within the caps."""
    found, length = (1 << WIDTH) - 1, WIDTH
    for cap in caps:
        found = sum(found << length * n for n in range(cap + 1))
        length *= cap + ROOM + 1
    return found
