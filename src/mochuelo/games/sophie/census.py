"""The figures of a whole game (core.game.Census), counted from its states while it is played or afterwards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mochuelo.games.sophie.ledger import COUNTS, TRIPS, Ledger
from mochuelo.games.sophie.notation import EPOCHS
from mochuelo.games.sophie.state import State

LONGEST = int(TRIPS) - 1
UNSAID = ("on-epoch", "on-plain", "on-lake", "on-place")
"""Counts that tell nothing."""


def census(states: Sequence[State], actions: Sequence[int]) -> Mapping[str, int]:
    """Rounds, turns, trips, spaces by kind, waiting, answers; who starts where, and whether the first to finish wins."""
    ledger = Ledger()
    for state, action in zip(states, actions, strict=False):
        ledger.see(state, action)
    return figures(ledger, states[-1])


def figures(ledger: Ledger, end: State) -> dict[str, int]:
    """What was counted, by name."""
    counted = {name: int(ledger.count[n]) for n, name in enumerate(COUNTS) if name not in UNSAID}
    trips = {f"trip:{turns}{'+' * (turns == LONGEST)}": int(ledger.trip[turns]) for turns in range(1, LONGEST + 1)}
    seats = range(int(end.seats))
    points = [int(end.points[seat]) for seat in seats]
    marks = {f"start:{EPOCHS[ledger.start[seat]]}@{seat}": 1 for seat in seats if ledger.start[seat] >= 0}
    scores = {f"score@{seat}": points[seat] for seat in seats}
    return {"rounds": int(end.round), **counted, **first(end, points), "spread": max(points) - min(points), **trips, **marks, **scores}


def first(end: State, points: Sequence[int]) -> dict[str, int]:
    """Whether the first to finish won, and by how much it is ahead of the best other; nothing where nobody finished."""
    seat = int(end.finale)
    if seat < 0:
        return {}
    others = [number for other, number in enumerate(points) if other != seat]
    return {"first-wins": int(end.winners) >> seat & 1, "first-ahead": points[seat] - max(others)}
