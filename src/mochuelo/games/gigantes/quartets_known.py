"""Four colours: what everybody knows of who holds which cards, worked out from the questions and their answers alone.

Of one number a seat holds a set of the four types, itself a number from 0 (none) to 15 (all four): a holding. `State.may` keeps, for each
seat and number, the mask of the holdings that are still possible. Whatever can be said as "holds this card", "does not hold that one" or
"holds at least one of these" is kept exactly (`closed`), and no more, so that a view, which says just that, can be turned back into it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mochuelo.games.gigantes.state import BIT, FAMILIES, State, lowest, pops

ANYTHING: Final[i64] = 65535
"""Every holding."""
NONE: Final[i64] = 1
"""Only the holding of none."""
QUARTET: Final[i64] = 32768
"""The holding of all four, which is laid down at once."""
WITH: Final[vec[i64]] = vec[i64]([sum(1 << h for h in range(16) if h >> kind & 1) for kind in range(4)])
"""For each type the holdings that have it."""
STEP: Final[vec[i64]] = vec[i64]([2, 4, 16, 256])
"""For each type what a mask of holdings without it is multiplied with when it comes to all of them."""
WITHIN: Final[vec[i64]] = vec[i64]([sum(1 << h for h in range(16) if h & ~most == 0) for most in range(16)])
"""For each holding all that have nothing besides it."""
SIZED: Final[vec[i64]] = vec[i64]([sum(1 << h for h in range(16) if h.bit_count() == size) for size in range(5)])
"""The holdings of so many cards."""
BY_SIZE: Final = sorted(range(16), key=lambda held: (held.bit_count(), held))


def closed(m: i64) -> i64:
    """The holdings that fit all that is certain in a mask: cards held, cards not held, one at least of some; without a whole quartet."""
    most: i64 = 0
    kind: i64 = 0
    while kind < 4:
        if m & WITH[kind]:
            most |= BIT[kind]
        m |= (m & ~WITH[kind]) * STEP[kind]
        kind += 1
    return m & WITHIN[most] & ~QUARTET


def without(m: i64, kind: i64) -> i64:
    """A card that all of the holdings have is taken away."""
    return (m & WITH[kind]) // STEP[kind]


def plus(m: i64, kind: i64) -> i64:
    """A card that none of the holdings has is added."""
    return (m & ~WITH[kind]) * STEP[kind]


# ---- what happens ----------------------------------------------------------------------------------------------------


def forget(s: State) -> None:
    """Before and while cards are dealt nothing is known."""
    n: i64 = 0
    while n < 4 * FAMILIES:
        s.may[n] = ANYTHING
        n += 1


def learn_deal(s: State) -> None:
    """All is dealt, and what was dealt complete lies: nobody holds a quartet, nor a card that is not played with."""
    n: i64 = 0
    while n < FAMILIES:
        gone = not s.cards & BIT[4 * n] or (s.quartet[0] | s.quartet[1] | s.quartet[2] | s.quartet[3]) & BIT[n]
        seat: i64 = 0
        while seat < s.seats:
            s.may[FAMILIES * seat + n] = NONE if gone else ANYTHING & ~QUARTET
            seat += 1
        n += 1
    conclude(s)


def learn_question(s: State, asker: i64, card: i64) -> None:
    """Who asks holds one of the number and, where that is the rule, not the card."""
    at = FAMILIES * asker + card // 4
    s.may[at] &= ~NONE
    if not s.held:
        s.may[at] &= ~WITH[card & 3]


def learn_answer(s: State, asker: i64, other: i64, card: i64, hit: bool) -> None:
    """The one who was asked has the card and gives it away, or has it not."""
    kind = card & 3
    one = FAMILIES * asker + card // 4
    two = FAMILIES * other + card // 4
    if hit:
        s.may[one] = plus(s.may[one], kind) & ~QUARTET
        s.may[two] = without(s.may[two], kind)
    else:
        s.may[two] &= ~WITH[kind]


def learn_quartet(s: State, number: i64) -> None:
    """A quartet is laid down: nobody holds a card of that number."""
    seat: i64 = 0
    while seat < s.seats:
        s.may[FAMILIES * seat + number] = NONE
        seat += 1


def learn_draw(s: State, seat: i64) -> None:
    """A card was drawn that only the seat knows; it may be any that nobody is known to hold."""
    taken = all_known(s)
    n: i64 = 0
    while n < FAMILIES:
        if not gone(s, n):
            before = s.may[FAMILIES * seat + n]
            kind: i64 = 0
            while kind < 4:
                if not taken & BIT[4 * n + kind]:
                    s.may[FAMILIES * seat + n] |= plus(before, kind)
                kind += 1
        n += 1


def gone(s: State, number: i64) -> bool:
    """Whether a number is out of the game: laid down, or not played with."""
    laid = s.quartet[0] | s.quartet[1] | s.quartet[2] | s.quartet[3]
    return not s.cards & BIT[4 * number] or bool(laid & BIT[number])


# ---- what follows ----------------------------------------------------------------------------------------------------


def conclude(s: State) -> None:
    """Draw the conclusions that are open to everybody until there are no more: a card is in one place, a hand has its size."""
    again = True
    while again:
        before = s.may[:]
        place(s)
        seat: i64 = 0
        while seat < s.seats:
            count(s, seat)
            seat += 1
        again = close(s, before)


def place(s: State) -> None:
    """A card that one seat is known to hold no other holds; one that no other can hold is there, unless it may be in the stock."""
    n: i64 = 0
    while n < FAMILIES:
        if not gone(s, n):
            kind: i64 = 0
            while kind < 4:
                place_card(s, n, kind)
                kind += 1
        n += 1


def place_card(s: State, n: i64, kind: i64) -> None:
    """See `place`."""
    holder: i64 = -1
    possible: i64 = 0
    seat: i64 = 0
    while seat < s.seats:
        m = s.may[FAMILIES * seat + n]
        if not m & ~WITH[kind]:
            holder = seat
        if m & WITH[kind]:
            possible |= BIT[seat]
        seat += 1
    if holder < 0 and not s.stock[0] and not possible & (possible - 1):
        holder = lowest(possible)
    if holder < 0:
        return
    seat = 0
    while seat < s.seats:
        s.may[FAMILIES * seat + n] &= WITH[kind] if seat == holder else ~WITH[kind]
        seat += 1


def count(s: State, seat: i64) -> None:
    """Where a hand is just as small as it can be, or as large, each number in it is."""
    fewest: i64 = 0
    most: i64 = 0
    n: i64 = FAMILIES * seat
    while n < FAMILIES * (seat + 1):
        fewest += smallest(s.may[n])
        most += largest(s.may[n])
        n += 1
    size = pops(s.hand[seat])
    if size not in (fewest, most):
        return
    n = FAMILIES * seat
    while n < FAMILIES * (seat + 1):
        s.may[n] &= SIZED[smallest(s.may[n]) if fewest == size else largest(s.may[n])]
        n += 1


def smallest(m: i64) -> i64:
    """The size of the smallest holding in a mask."""
    size: i64 = 0
    while not m & SIZED[size]:
        size += 1
    return size


def largest(m: i64) -> i64:
    """The size of the largest holding in a mask."""
    size: i64 = 4
    while not m & SIZED[size]:
        size -= 1
    return size


def close(s: State, before: vec[i64]) -> bool:
    """Keep what can be said of every seat and number (`closed`); whether all in all something has changed."""
    changed = False
    n: i64 = 0
    while n < FAMILIES * s.seats:
        s.may[n] = closed(s.may[n])
        if s.may[n] != before[n]:
            changed = True
        n += 1
    return changed


# ---- what can be said ------------------------------------------------------------------------------------------------


def holds(m: i64) -> i64:
    """The types that every holding of a mask has."""
    found: i64 = 0
    kind: i64 = 0
    while kind < 4:
        if not m & ~WITH[kind]:
            found |= BIT[kind]
        kind += 1
    return found


def lacks(m: i64) -> i64:
    """The types that no holding of a mask has."""
    found: i64 = 0
    kind: i64 = 0
    while kind < 4:
        if not m & WITH[kind]:
            found |= BIT[kind]
        kind += 1
    return found


def known(s: State, seat: i64) -> i64:
    """The cards that everybody knows a seat holds."""
    found: i64 = 0
    n: i64 = 0
    while n < FAMILIES:
        found |= holds(s.may[FAMILIES * seat + n]) * BIT[4 * n]
        n += 1
    return found


def all_known(s: State) -> i64:
    """The cards that everybody knows some seat holds."""
    found: i64 = 0
    seat: i64 = 0
    while seat < s.seats:
        found |= known(s, seat)
        seat += 1
    return found


def clauses(m: int) -> list[int]:
    """The smallest sets of two or more types that every holding of a mask has something of, none of them certain by itself."""
    met: list[int] = []
    for held in BY_SIZE:
        if not m & int(WITHIN[15 ^ held]) and not any(one & held == one for one in met):
            met.append(held)
    return [held for held in met if held & (held - 1)]


def fitting(held: int, lacked: int, sets: Sequence[int]) -> int:
    """The mask of the holdings of one number that have these types, lack those and have something of each set: the inverse of the above."""
    return sum(1 << h for h in range(15) if h & held == held and not h & lacked and all(h & one for one in sets))
