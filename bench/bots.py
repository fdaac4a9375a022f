"""Measures the bots: nodes a second, and the time each level thinks about an action, on the build it is run with.

    python tools/compiled.py && PYTHONPATH=build/compiled/src python bench/bots.py
    PYTHONPATH=src python bench/bots.py --levels 1 2 3 --games 2        the uncompiled build

Every level plays itself from openings of the committed book (three and four players: from the start). Figures are of processor time, the
way a bot is asked included: from a View to an action. Prints tables in Markdown.
"""

from __future__ import annotations

import argparse
import time
from random import Random

from mochuelo import registry
from mochuelo.bots.arena import build_of, read_book
from mochuelo.bots.base import choose
from mochuelo.core.game import Seat
from mochuelo.games.philosophy import GAME, State
from mochuelo.games.philosophy.thinker import TWO, Plan, ranked, searcher

MILLI = 1000


def positions(seats: int, game: int) -> State:
    """Where a measured game begins."""
    state = GAME.start(GAME.options(), seats)
    book = read_book((registry.folder("philosophy") / "openings.txt").read_text("utf-8").splitlines())
    for text in book[game % len(book)] if seats == 2 else ():
        state = GAME.apply(state, GAME.read(text))
    return state


def thinking(level: int, seats: int, games: int, longest: int = 60) -> list[float]:
    """Seconds of processor time for each action of some games, in rising order."""
    taken = []
    rng = Random(level)
    for game in range(games):
        state = positions(seats, game)
        for _ in range(longest):
            turn = GAME.turn(state)
            if turn is None:
                break
            view = GAME.view(state, Seat(int(state.seat)))
            begin = time.process_time()
            action = choose(GAME, view, level, rng.getrandbits(32))
            taken.append(time.process_time() - begin)
            state = GAME.apply(state, action)
    return sorted(taken)


def speed(plan: Plan, games: int) -> float:
    """Nodes a second of level 5's search where the openings of the book end."""
    nodes = 0
    begin = time.process_time()
    for game in range(games):
        root = positions(2, game)
        search = searcher(root, plan)
        ranked(root, plan, Random(1), search)
        nodes += int(search.nodes)
    return nodes / (time.process_time() - begin)


def main() -> None:
    """Print what was measured."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--levels", type=int, nargs="+", default=list(GAME.info.levels))
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--games", type=int, default=10)
    asked = parser.parse_args()
    if 5 in asked.levels:
        print(f"{build_of(GAME)}: {speed(TWO[5], asked.games):,.0f} nodes/s\n")
    print("| seats | level | actions | median, ms | 99 of 100, ms | longest, ms |\n|---|---|---|---|---|---|")
    for seats in asked.seats:
        for level in asked.levels:
            taken = thinking(level, seats, asked.games)
            figures = (taken[len(taken) // 2], taken[len(taken) * 99 // 100], taken[-1])
            print(f"| {seats} | {level} | {len(taken)} | " + " | ".join(f"{MILLI * figure:,.1f}" for figure in figures) + " |", flush=True)


if __name__ == "__main__":
    main()
