"""How often bots are right, and how sensibly they move: by level, by the difficulty of the question, and by what a seat knows well.

A bot never sees an answer: it says how often it would be right, and chance answers for it.
"""

from __future__ import annotations

RIGHT = {1: (45, 40, 35), 2: (55, 50, 40), 3: (70, 60, 50), 4: (80, 70, 60), 5: (85, 80, 70)}
"""By level: right so often of a hundred times, at difficulty 1, 2 and 3."""
EDGE = 10
"""How much better a seat is in the epochs that it knows well, and worse in those that it does not."""
WELL = 2
"""In how many epochs it is better, and in as many worse: from its own number on round the six, and from half-way round."""
WHIM = {1: 6.0, 2: 4.0, 3: 2.0, 4: 1.0, 5: 0.0}
"""By level: how many turns off it may be about what a way costs."""
EPOCHS = 6
PILES = 8
NO_DIFFICULTY = 2
"""Taken where a question has none, and for what is still to come."""


def edge(seat: int, pile: int) -> int:
    """How much better than others a seat is in a pile; philosophy is nobody's.

    >>> [edge(0, pile) for pile in range(7)], [edge(4, pile) for pile in range(7)]
    ([10, 10, 0, -10, -10, 0, 0], [0, -10, -10, 0, 10, 10, 0])
    """
    if pile >= EPOCHS:
        return 0
    place = (pile - seat) % EPOCHS
    return EDGE if place < WELL else -EDGE if 0 <= place - EPOCHS // 2 < WELL else 0


def odds(level: int, seat: int, pile: int, difficulty: int) -> int:
    """How often of a hundred times a bot of a level is right, in steps of 5.

    >>> odds(3, 0, 0, 1), odds(3, 0, 3, 1), odds(5, 0, 0, 1), odds(1, 2, 6, 3)
    (80, 60, 95, 35)
    """
    return RIGHT[level][(difficulty or NO_DIFFICULTY) - 1] + edge(seat, pile)


def all_odds(level: int, seat: int) -> list[int]:
    """[4 * pile + difficulty]: the same for every question."""
    return [odds(level, seat, pile, difficulty) for pile in range(PILES) for difficulty in range(4)]
