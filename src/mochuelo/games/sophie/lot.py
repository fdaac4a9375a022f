"""What chance draws, with its weights: each card as likely as any other, and a program's answer right as often as it said."""

from __future__ import annotations

import random

from mochuelo.games.sophie import state as n
from mochuelo.games.sophie.legal import legal
from mochuelo.games.sophie.state import State


def lot(s: State, rng: random.Random) -> int:
    """One outcome of chance in a state in which it decides."""
    found = legal(s)
    if s.phase == n.GUESS:
        right = int(n.RIGHT[s.order])
        weights = [2 * int(s.odds) if letter == right else 100 - int(s.odds) for letter in range(3)]
        return rng.choices(found, weights)[0]
    if s.phase == n.DRAW and s.socrates_left and s.pile == n.PHILOSOPHY_PILE:
        return rng.choices(found, [int(s.socrates_left)] + [1] * (len(found) - 1))[0]
    return rng.choice(found)
