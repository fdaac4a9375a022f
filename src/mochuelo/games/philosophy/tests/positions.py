"""Positions for the tests of the bots, and what is true of them, found by trying everything with the rules alone."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from mochuelo.games.philosophy import GAME, Options, State
from mochuelo.games.philosophy.rules import legal, play
from mochuelo.games.philosophy.state import OVER, PLACE


def drawn(seed: int, seats: int = 2, longest: int = 40) -> Iterator[State]:
    """Every state of a game of random actions that is not over."""
    rng = Random(seed)
    state = GAME.start(Options(), seats)
    while state.phase != OVER and longest:
        yield state
        state = GAME.apply(state, rng.choice(GAME.legal(state)))
        longest -= 1


def children(state: State) -> Iterator[tuple[int, State]]:
    """Every legal action and the state after it."""
    for action in legal(state):
        child = state.copy()
        play(child, action)
        yield action, child


def endings(state: State, mover: int) -> Iterator[State]:
    """Every state in which the mover's turn can end, from a state within or after it."""
    if state.phase in (OVER, PLACE):
        yield state
        return
    for _, child in children(state):
        yield from endings(child, mover)


def can_win(state: State) -> bool:
    """Whether the player to move can win with this turn."""
    return any(end.winner == state.seat for _, child in children(state) for end in endings(child, state.seat))


def wins(state: State) -> set[int]:
    """The actions after which the player to move can still win with this turn."""
    return {action for action, child in children(state) if any(end.winner == state.seat for end in endings(child, state.seat))}


def safe(state: State) -> set[int]:
    """The actions of two players' game after which the mover can end the turn so that the opponent cannot win with the next."""
    return {action for action, child in children(state) if any(_holds(end, state.seat) for end in endings(child, state.seat))}


def _holds(end: State, mover: int) -> bool:
    return end.winner in (mover, -1) if end.phase == OVER else not can_win(end)
