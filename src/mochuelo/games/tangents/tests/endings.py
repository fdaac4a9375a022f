"""Positions near the end of a game, reached by chance, and what they are worth by trying everything."""

from __future__ import annotations

from random import Random
from typing import Any

from mochuelo.games.tangents import GAME, Options, State
from mochuelo.games.tangents.rules import legal, play
from mochuelo.games.tangents.state import OVER, PLAY, empty

VARIANTS: dict[str, dict[str, Any]] = {
    "published": {},
    "bent": {"chain": "bent"},
    "optional": {"flip": "optional"},
    "extra": {"chain_count": "extra"},
    "late block": {"block_last_turn": "allowed"},
    "all": {"chain": "bent", "flip": "optional", "chain_count": "extra", "block_last_turn": "allowed"},
}


def near_the_end(seed: int, left: int, grid: int = 4, **options: Any) -> State:
    """A position with `left` empty spaces and somebody to move, every action drawn; blocks are often still in hand."""
    rng = Random(seed)
    state = GAME.start(Options(grid=grid, **options), 2)
    while state.phase != PLAY or spaces(state) > left:
        placings = [action for action in legal(state) if state.phase != PLAY or action < 2**31 or rng.random() < 0.02]
        play(state, rng.choice(placings or legal(state)))
        if state.phase == OVER:
            return near_the_end(seed + 1000, left, grid, **options)
    return state


def spaces(state: State) -> int:
    """How many spaces are empty."""
    return int(empty(state)).bit_count()


def after(state: State, action: int) -> State:
    """The position after a turn."""
    child = state.copy()
    play(child, action)
    return child


def ahead(state: State, seat: int) -> int:
    """By how many cards a seat is ahead."""
    cards = (int(state.owned0).bit_count(), int(state.owned1).bit_count())
    return cards[seat] - cards[1 - seat]


def tried(state: State, seat: int, known: dict[tuple[object, ...], int] | None = None) -> int:
    """The margin that `seat` has in the end when both play their best: every turn is tried, with no thought, and no position twice."""
    known = {} if known is None else known
    if not spaces(state):
        return ahead(state, seat)
    where = (tuple(state.board), state.owned0, state.hand0, state.hand1, state.blocked, state.blocks, state.seat, state.phase)
    if where not in known:
        values = [tried(after(state, action), seat, known) for action in legal(state)]
        known[where] = max(values) if state.seat == seat else min(values)
    return known[where]
