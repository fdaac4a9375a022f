"""Those who always play in one way, to measure bots against (core.game.Habit): the hoarder, the passer, the opener.

Where passing with an empty row is not allowed they open instead, since they must.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from mochuelo.games.gigantes.modes import mode_of
from mochuelo.games.gigantes.state import KIND, OPENING, OTHER, PASSING, QUESTIONING, REFUTING, SUPPORTING, State, row_size
from mochuelo.games.gigantes.view import View


def _habit(*wishes: Callable[[State, int], bool]) -> Callable[[View, int], int]:
    """Any action that fits the first wish that some fit; any at all when none does."""

    def play(view: View, seed: int) -> int:
        rng = Random(seed)
        mode = mode_of(view.options)
        s = mode.imagine(view, rng)
        legal = mode.legal(s)
        for wish in wishes:
            fitting = [action for action in legal if wish(s, action)]
            if fitting:
                return rng.choice(fitting)
        return rng.choice(legal)

    return play


def _kind(*kinds: int) -> Callable[[State, int], bool]:
    return lambda _, action: action // int(KIND) in kinds


def _own_row(s: State, action: int) -> bool:
    """Open, or support oneself."""
    kind = action // int(KIND)
    return kind == OPENING or (kind == SUPPORTING and action // int(OTHER) & 3 == s.seat)


def _greatest(s: State, action: int) -> bool:
    """Question the greatest row that one may."""
    if action // int(KIND) != QUESTIONING:
        return False
    sizes = {other: int(row_size(s, other)) for other in range(s.seats) if other != s.seat and row_size(s, other) < row_size(s, s.seat)}
    return sizes[action // int(OTHER) & 3] == max(sizes.values())


HABITS: Mapping[str, Callable[[View, int], int]] = {
    "hoarder": _habit(_kind(int(REFUTING)), _kind(int(PASSING))),
    "passer": _habit(_kind(int(PASSING))),
    "opener": _habit(_greatest, _own_row, _kind(int(PASSING))),
}
"""hoarder: never puts a card at risk; refutes when it can, else passes. passer: passes. opener: opens, supports itself and questions."""
