"""Make a book of openings: `python bench/openings.py > src/mochuelo/games/philosophy/openings.txt` (seeded; about a minute, compiled).

Openings are turns drawn at random, two, three and four of them by turns, kept when a search of six turns finds neither player ahead by
more than `EVEN`: so none is lost, and the stronger player can win with either side.
"""

from __future__ import annotations

from random import Random

from mochuelo.games.philosophy import Options
from mochuelo.games.philosophy.notation import write
from mochuelo.games.philosophy.options import begin
from mochuelo.games.philosophy.rules import count, nth, play
from mochuelo.games.philosophy.state import OVER, PLACE, State
from mochuelo.games.philosophy.thinker import Plan, ranked, searcher

SEED = 7
SIZE = 100
EVEN = 60  # hundredths of a logit: chances between 35 and 65 in 100
PLANS = (Plan(200_000, 4, 432), Plan(1_000_000, 6, 432))  # most openings are refused by the first


def drawn(rng: Random, turns: int) -> tuple[list[int], State]:
    """Actions drawn at random until so many turns are over, and where they lead."""
    state = begin(Options(), 2)
    actions: list[int] = []
    while state.phase != OVER and (state.turns < turns or state.phase != PLACE):
        actions.append(int(nth(state, rng.randrange(count(state)))))
        play(state, actions[-1])
    return actions, state


def even(state: State) -> bool:
    """Whether neither player is ahead."""
    return all(abs(ranked(state, plan, Random(0), searcher(state, plan))[0][0]) <= EVEN for plan in PLANS)


def main() -> None:
    """Print the book."""
    rng = Random(SEED)
    found: set[tuple[int, ...]] = set()
    print("# Openings for two that favour neither player; made by bench/openings.py")
    while len(found) < SIZE:
        actions, state = drawn(rng, 2 + len(found) % 3)
        if state.phase != OVER and tuple(actions) not in found and even(state):
            found.add(tuple(actions))
            print(*(write(action) for action in actions), flush=True)


if __name__ == "__main__":
    main()
