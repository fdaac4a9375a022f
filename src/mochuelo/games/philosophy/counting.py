"""Many games of Philosophy at once: random playouts, and counts of how many sequences of actions there are."""

from __future__ import annotations

from mypy_extensions import i64

from mochuelo.games.philosophy.rules import count, nth, play
from mochuelo.games.philosophy.state import OVER, State


def playouts(begin: State, games: i64, seed: i64) -> tuple[i64, i64]:
    """Play games at random from a state; how many actions that took, and the seed after them."""
    plies: i64 = 0
    s = begin.copy()
    while games > 0:
        games -= 1
        while s.phase != OVER:
            seed = (seed * 1664525 + 1013904223) & 4294967295
            play(s, nth(s, (seed >> 8) * count(s) >> 24))
            plies += 1
        s.assign(begin)
    return plies, seed


def perft(s: State, depth: i64) -> i64:
    """How many sequences of so many actions there are; finished games add nothing."""
    if depth <= 1:
        return count(s)
    total: i64 = 0
    n = count(s)
    child = s.copy()
    while n > 0:
        n -= 1
        child.assign(s)
        play(child, nth(s, n))
        total += perft(child, depth - 1)
    return total
