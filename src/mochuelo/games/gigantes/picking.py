"""How bots pick a personal deck: the deck that is suggested, and the weaker the bot the more by whim.

Cards are asked for one at a time and rising, each time with another seed: the lowest of a deck that is drawn anew each time is as good as
that of one deck drawn once.
"""

from __future__ import annotations

from random import Random

from mochuelo.games.gigantes.opening import pickable
from mochuelo.games.gigantes.state import KIND, PICKING, SEAT, State, bits
from mochuelo.games.gigantes.suggestion import suggested

WHIMS = {1: 100.0, 2: 12.0, 3: 8.0, 4: 4.0, 5: 3.0}
"""By level, how much whim there may be in the worth of a card; thinkers' cards are worth some 5 to 25."""


def pick(s: State, level: int, rng: Random) -> int:
    """The next card for the deck of the seat to pick."""
    wanted = suggested(s, lambda: WHIMS[level] * rng.random())
    free = set(bits(int(pickable(s))))
    card = min(card for card in wanted if card in free)
    return int(KIND) * int(PICKING) + int(SEAT) * int(s.seat) + card
