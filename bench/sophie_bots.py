"""Measures the bots of Sophie's World on the build it is run with: whole games inside the kernel, and a decision from a View.

    python tools/compiled.py && PYTHONPATH=build/compiled/src python bench/sophie_bots.py
    PYTHONPATH=src python bench/sophie_bots.py --games 20 --views 1          the uncompiled build

Figures are of processor time. The first decision of a bot in a seat reckons the board, and is told apart. Prints tables in Markdown.
"""

from __future__ import annotations

import argparse
import time
from random import Random

from mochuelo.bots.arena import build_of
from mochuelo.bots.base import choose
from mochuelo.core.game import CHANCE, Seat
from mochuelo.games.sophie import GAME, Options
from mochuelo.games.sophie.thinker import voyage
from mochuelo.games.sophie.trial import trial

MILLI = 1000


def playouts(side: int | str, seats: int, games: int) -> tuple[float, float]:
    """Games a second and actions a second, chance's included, with the board reckoned before."""
    begun = GAME.start(Options(bots=tuple(range(seats))), seats)
    for seed in range(min(games, 1500)):
        trial(begun, (side,) * seats, -seed - 1, seed)
    length, begin = 0, time.process_time()
    for seed in range(games):
        tried = trial(begun, (side,) * seats, seed, seed)
        assert tried is not None
        length += tried.length
    taken = time.process_time() - begin
    return games / taken, length / taken


def thinking(level: int, seats: int, games: int) -> tuple[list[float], list[float]]:
    """Seconds for the first decision of each seat, and for each other decision, in rising order."""
    rng, first, taken = Random(level), list[float](), list[float]()
    voyage.cache_clear()
    for _ in range(games):
        state = GAME.start(Options(bots=tuple(range(seats))), seats)
        while (turn := GAME.turn(state)) is not None:
            if turn == CHANCE:
                state = GAME.apply(state, GAME.draw(state, rng))
                continue
            view = GAME.view(state, Seat(turn))
            begin = time.process_time()
            action = choose(GAME, view, level, rng.getrandbits(32))
            (first if len(first) < seats else taken).append(time.process_time() - begin)
            state = GAME.apply(state, action)
    return sorted(first), sorted(taken)


def row(*cells: object) -> None:
    """Print a row of a table."""
    print("| " + " | ".join(str(cell) for cell in cells) + " |", flush=True)


def main() -> None:
    """Print what was measured."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000, help="whole games inside the kernel")
    parser.add_argument("--views", type=int, default=5, help="games decided from Views")
    asked = parser.parse_args()
    print(f"{build_of(GAME)}\n\n| players | seats | games/s | actions/s |\n|---|---|---|---|")
    for side, seats in (("wanderer", 4), ("right60", 2), ("right60", 4), ("right60", 6)):
        games, actions = playouts(side, seats, asked.games)
        row(side, seats, f"{games:,.0f}", f"{actions:,.0f}")
    print("\n| level | decisions | first in a seat, ms | median, ms | 99 of 100, ms | longest, ms |\n|---|---|---|---|---|---|")
    for level in (1, 5):
        first, taken = thinking(level, 4, asked.views)
        figures = (first[-1], taken[len(taken) // 2], taken[len(taken) * 99 // 100], taken[-1])
        row(level, len(taken), *(f"{MILLI * figure:,.1f}" for figure in figures))


if __name__ == "__main__":
    main()
