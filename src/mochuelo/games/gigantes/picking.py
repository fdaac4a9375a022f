"""How bots pick a personal deck: the deck that is suggested, and the weaker the bot the more by whim.

Cards are asked for one at a time and rising, each time with another seed: the lowest of a deck that is drawn anew each time is as good as
that of one deck drawn once.
"""

from __future__ import annotations

from random import Random

from mochuelo.games.gigantes.opening import pickable
from mochuelo.games.gigantes.state import FIRST_OWL, KIND, PICKING, SEAT, State, bits, mask
from mochuelo.games.gigantes.suggestion import suggested, together

WHIMS = {1: 100.0, 2: 12.0, 3: 8.0, 4: 4.0, 5: 3.0}
"""By level, how much whim there may be in the worth of a card; thinkers' cards are worth some 5 to 25."""

EXPECTED = 6.0
"""How much whim the others are thought to have had."""


def pick(s: State, level: int, rng: Random) -> int:
    """The next card for the deck of the seat to pick."""
    wanted = suggested(s, lambda: WHIMS[level] * rng.random())
    free = set(bits(int(pickable(s))))
    card = min(card for card in wanted if card in free)
    return int(KIND) * int(PICKING) + int(SEAT) * int(s.seat) + card


def expect(s: State, me: int, rng: Random) -> None:
    """Let the others have picked as bots do, in place of anything: decks that look good and hold what they have shown."""
    for seat in range(s.seats):
        if seat == me or not s.picked[seat]:
            continue
        shown = int(s.picked[seat]) & ~int(s.hand[seat] | s.stock[seat])
        deck = likely(s, seat, shown, rng)
        size = int(s.hand[seat]).bit_count()
        rest = bits(deck & ~shown)
        hand = mask(rng.sample(rest, size))
        s.picked[seat], s.hand[seat], s.stock[seat] = deck, hand, deck & ~shown & ~hand


def likely(s: State, seat: int, shown: int, rng: Random) -> int:
    """A deck that somebody who has shown these cards may well have picked."""
    room = int(s.most_picks) - shown.bit_count()
    pool = bits(int(s.pack[seat]) & ~shown)
    owls = [card for card in pool if card >= FIRST_OWL][: min(room, max(int(s.most_owls) - (shown >> int(FIRST_OWL)).bit_count(), 0))]
    thinkers = [card for card in pool if card < FIRST_OWL]
    there = int(s.cards) & (1 << int(FIRST_OWL)) - 1
    masks = [[int(mask) & there for mask in masks[: int(FIRST_OWL)]] for masks in (s.supports, s.refutes)]
    whims = [EXPECTED * rng.random() for _ in thinkers]
    return shown | mask([*owls, *together(masks[0], masks[1], shown, thinkers, room - len(owls), whims)])
