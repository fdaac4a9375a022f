"""Measures the bots of Tangents: the time each level thinks about a turn, and what exact endings cost, on the build it is run with.

    python tools/compiled.py && PYTHONPATH=build/compiled/src python bench/tangents_bots.py
    PYTHONPATH=src python bench/tangents_bots.py --levels 1 2 3 --games 2 --endings 5      the uncompiled build

Every level plays itself over drawn deals. Endings are positions with so many empty spaces, reached by drawn turns or by level 3; each is
solved as to whether it is won, a tie or lost. Figures are of processor time. Prints tables in Markdown.
"""

from __future__ import annotations

import argparse
import time
from random import Random
from typing import Literal

from mochuelo.bots.arena import build_of
from mochuelo.bots.base import choose
from mochuelo.core.game import CHANCE, Seat
from mochuelo.games.tangents import GAME, Options, State
from mochuelo.games.tangents.endgame import Ending
from mochuelo.games.tangents.state import PLAY, empty
from mochuelo.games.tangents.thinker import answer

MILLI = 1000
ENDLESS = 10**12

Hands = Literal["open", "hidden"]
HANDS: tuple[Hands, ...] = ("open", "hidden")


def thinking(level: int, games: int, hands: Hands) -> list[float]:
    """Seconds of processor time for each turn of some games, in rising order."""
    taken = []
    rng = Random(level)
    for _ in range(games):
        state = GAME.start(Options(hands=hands), 2)
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


def ending(seed: int, left: int, level: int) -> State:
    """A position with `left` empty spaces, reached by a level, or by drawn turns where that is 0."""
    rng = Random(seed)
    state = GAME.start(GAME.options(), 2)
    while state.phase != PLAY or int(empty(state)).bit_count() > left:
        drawn = state.phase != PLAY or not level
        state = GAME.apply(state, rng.choice(GAME.legal(state)) if drawn else answer(state, level, rng))
    return state


def solving(left: int, count: int, level: int) -> tuple[list[float], list[int]]:
    """Seconds and nodes that it takes to know who wins, in rising order."""
    taken, nodes = [], []
    for seed in range(count):
        state = ending(seed, left, level)
        begin = time.process_time()
        solver = Ending(state, ENDLESS)
        if solver.value(state, 0, -1, 0) >= 0:
            solver.value(state, 0, 0, 1)
        taken.append(time.process_time() - begin)
        nodes.append(int(solver.nodes))
    return sorted(taken), sorted(nodes)


def row(*cells: object) -> None:
    """Print a row of a table."""
    print("| " + " | ".join(str(cell) for cell in cells) + " |", flush=True)


def main() -> None:
    """Print what was measured."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--levels", type=int, nargs="+", default=list(GAME.info.levels))
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--empty", type=int, nargs="+", default=[4, 5, 6])
    parser.add_argument("--endings", type=int, default=150)
    asked = parser.parse_args()
    print(f"{build_of(GAME)}\n\n| hands | level | turns | median, ms | 99 of 100, ms | longest, ms |\n|---|---|---|---|---|---|")
    for hands in HANDS:
        for level in asked.levels:
            taken = thinking(level, asked.games, hands)
            figures = (taken[len(taken) // 2], taken[len(taken) * 99 // 100], taken[-1])
            row(hands, level, len(taken), *(f"{MILLI * figure:,.1f}" for figure in figures))
    print(
        "\n| empty spaces | reached by | endings | nodes, median | nodes, most | median, ms | longest, ms |\n|---|---|---|---|---|---|---|"
    )
    for left in asked.empty:
        for level in (0, 3):
            seconds, nodes = solving(left, asked.endings, level)
            middle = asked.endings // 2
            ends = (nodes[middle], nodes[-1], MILLI * seconds[middle], MILLI * seconds[-1])
            row(left, f"level {level}" if level else "drawn turns", asked.endings, *(f"{end:,.0f}" for end in ends))


if __name__ == "__main__":
    main()
