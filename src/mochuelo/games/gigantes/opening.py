"""What comes before the first turn of the main game: who begins, packs and picks of personal decks, and the deal.

The functions change a state in place and trust their action. The recorder hears from them: start (seat), deal (seat, card, 1 for a
card of a pack), pick (seat, card).
"""

from __future__ import annotations

from mypy_extensions import i64

from mochuelo.games.gigantes.state import BIT, DEAL, FIRST_OWL, OWLS, PICK, State, lowest, pops
from mochuelo.games.gigantes.turns import after, begin_turn, take


def start(s: State, seat: i64) -> None:
    """It is known who begins; now packs are dealt, or decks picked, or hands dealt."""
    s.starter = seat
    s.seat = seat
    if s.tape is not None:
        s.tape.append(("start", int(seat), 0, 0, 0))
    if s.shared:
        s.phase = DEAL
        s.packing = 1
    elif s.personal:
        s.phase = PICK
    else:
        s.phase = DEAL


def deal(s: State, card: i64) -> None:
    """One card of a pack, or of a hand: the starter's first, then clockwise."""
    if s.tape is not None:
        s.tape.append(("deal", int(s.seat), int(card), int(s.packing), 0))
    if s.packing:
        s.pack[s.seat] |= BIT[card]
        go_on_packing(s)
    else:
        take(s, card)
        go_on_dealing(s)


def go_on_packing(s: State) -> None:
    """Both halves of the pack are dealt, the starter's first; then decks are picked."""
    half = pops(s.cards) // 2
    if pops(s.pack[s.seat]) < half:
        return
    s.seat = 1 - s.seat
    if pops(s.pack[s.seat]) == half:
        s.packing = 0
        s.phase = PICK


def go_on_dealing(s: State) -> None:
    """When every hand is full the first turn begins."""
    s.phase = DEAL
    seat = s.seat
    while pops(s.hand[seat]) == s.size or s.out & BIT[seat]:
        seat = (seat + 1) % s.seats
        if seat == s.seat:
            begin_turn(s, s.starter if not s.out & BIT[s.starter] else after(s, s.starter))
            return
    s.seat = seat


def pick(s: State, card: i64) -> None:
    """A card for the own deck; seat after seat picks, then hands are dealt."""
    s.picked[s.seat] |= BIT[card]
    if s.tape is not None:
        s.tape.append(("pick", int(s.seat), int(card), 0, 0))
    go_on_picking(s)


def go_on_picking(s: State) -> None:
    """The next seat picks when one has all; who gave up does not."""
    seat = s.seat
    while pops(s.picked[seat]) == s.most_picks or s.out & BIT[seat]:
        seat = (seat + 1) % s.seats
        if seat == s.seat:
            shuffle(s)
            return
    s.seat = seat


def shuffle(s: State) -> None:
    """All decks are picked: each is a stock now, and hands are dealt."""
    seat: i64 = 0
    while seat < s.seats:
        s.stock[seat] = s.picked[seat]
        seat += 1
    s.seat = s.starter
    go_on_dealing(s)


def pickable(s: State) -> i64:
    """Mask of the cards that may be picked next: rising, no more mochuelos than allowed, and such that the deck can be completed."""
    picked = s.picked[s.seat]
    owls = s.most_owls - pops(picked & OWLS)
    needed = s.most_picks - pops(picked)
    rest = s.pack[s.seat]
    if picked:
        rest &= -BIT[highest(picked)] - BIT[highest(picked)]
    found: i64 = 0
    while rest:
        card = lowest(rest)
        rest &= ~BIT[card]
        left = owls if card < FIRST_OWL else owls - 1
        wild = pops(rest & OWLS)
        if left >= 0 and pops(rest & ~OWLS) + min(left, wild) >= needed - 1:
            found |= BIT[card]
    return found


def highest(m: i64) -> i64:
    """The highest number in a mask that is not empty."""
    n: i64 = 51
    while not m & BIT[n]:
        n -= 1
    return n
