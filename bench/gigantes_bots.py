"""Measures how long the bots of A hombros de gigantes think about an action, on the build it is run with.

    python tools/compiled.py && PYTHONPATH=build/compiled/src python bench/gigantes_bots.py
    PYTHONPATH=src python bench/gigantes_bots.py --games 1 --levels 3 4 5           the uncompiled build

Every level plays itself over drawn deals. Figures are of processor time, from a View to an action. Prints a table in Markdown.
"""

from __future__ import annotations

import argparse
import time
from random import Random

from mochuelo.bots.arena import build_of
from mochuelo.bots.base import choose
from mochuelo.core.game import CHANCE, Seat
from mochuelo.games.gigantes import GAME, Options

MILLI = 1000
MODES = {
    "short": (2, Options()),
    "long": (2, Options(length="long")),
    "short, by the book": (2, Options(pass_empty="allowed")),  # noqa: S106  no password
    "long, four seats": (4, Options(length="long")),
    "own decks": (2, Options(decks="personal")),
    "four colours": (4, Options(play="four_colours")),
}


def thinking(mode: str, level: int, games: int) -> list[float]:
    """Seconds of processor time for each action of some games, in rising order."""
    taken = []
    rng = Random(level)
    seats, options = MODES[mode]
    for _ in range(games):
        state = GAME.start(options, seats)
        while (turn := GAME.turn(state)) is not None:
            if turn == CHANCE:
                state = GAME.apply(state, GAME.draw(state, rng))
                continue
            view = GAME.view(state, Seat(turn))
            begin = time.process_time()
            action = choose(GAME, view, level, rng.getrandbits(32))
            taken.append(time.process_time() - begin)
            state = GAME.apply(state, action)
    return sorted(taken)


def row(*cells: object) -> None:
    """Print a row of a table."""
    print("| " + " | ".join(str(cell) for cell in cells) + " |", flush=True)


def main() -> None:
    """Print what was measured."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--levels", type=int, nargs="+", default=list(GAME.info.levels))
    parser.add_argument("--games", type=int, default=5)
    asked = parser.parse_args()
    print(f"{build_of(GAME)}\n\n| mode | level | actions | median, ms | 99 of 100, ms | longest, ms |\n|---|---|---|---|---|---|")
    for mode in MODES:
        for level in asked.levels:
            taken = thinking(mode, level, asked.games)
            figures = (taken[len(taken) // 2], taken[len(taken) * 99 // 100], taken[-1])
            row(mode, level, len(taken), *(f"{MILLI * figure:,.1f}" for figure in figures))


if __name__ == "__main__":
    main()
