"""Many games of Tangents at once: random playouts, and counts of how many sequences of actions there are."""

from __future__ import annotations

from mypy_extensions import i64

from mochuelo.games.tangents.rules import legal_vec, play
from mochuelo.games.tangents.state import OVER, State


def playouts(begin: State, games: i64, seed: i64) -> tuple[i64, i64]:
    """Play games at random from a state, each action out of the list of all; how many that took, and the seed after them.

    Chance too is drawn evenly among its outcomes.
    """
    plies: i64 = 0
    s = begin.copy()
    while games > 0:
        games -= 1
        while s.phase != OVER:
            seed = (seed * 1664525 + 1013904223) & 4294967295
            found = legal_vec(s)
            size: i64 = len(found)
            play(s, found[(seed >> 8) * size >> 24])
            plies += 1
        s.assign(begin)
    return plies, seed


def perft(s: State, depth: i64) -> i64:
    """How many sequences of so many actions there are; games that end before add nothing."""
    found = legal_vec(s)
    size: i64 = len(found)
    if depth <= 1:
        return size
    total: i64 = 0
    child = s.copy()
    n: i64 = 0
    while n < size:
        child.assign(s)
        play(child, found[n])
        total += perft(child, depth - 1)
        n += 1
    return total
