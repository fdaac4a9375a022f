"""Who decides now, and what is open to each: the same questions for games that decide one by one and for those that decide at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mochuelo.core.game import CHANCE, AnyGame, Limit, Seat


def awaited(game: AnyGame, state: Any) -> tuple[int, ...]:
    """The seats that decide now, first that of `turn`; nobody when it is chance's turn or the game is over."""
    asked = getattr(game, "awaited", None)
    if asked is not None:
        return tuple(asked(state))
    turn = game.turn(state)
    return () if turn is None or turn == CHANCE else (turn,)


def choices(game: AnyGame, state: Any, seat: int) -> Sequence[Any]:
    """What is open to `seat`, which is awaited; what is open to chance where it is chance's turn."""
    asked = getattr(game, "legal_of", None)
    return game.legal(state) if asked is None or game.turn(state) in (seat, CHANCE) else asked(state, Seat(seat))


def limit(game: AnyGame, state: Any) -> Limit | None:
    """The time that the present decision has of its own, if it has one."""
    asked = getattr(game, "limit", None)
    return None if asked is None or game.turn(state) in (None, CHANCE) else asked(state)


def open_actions(game: AnyGame, state: Any) -> list[Any]:
    """What is open to anybody: to all seats that decide now, or to chance."""
    return [action for seat in awaited(game, state) for action in choices(game, state, seat)] or list(game.legal(state))


def foremost(game: AnyGame, state: Any, seat: int) -> Any:
    """A state in which it is the turn of `seat`, which is awaited: those before it have decided, somehow.

    For whoever thinks for the seat of the turn alone; what the others decide at once tells the seat nothing.
    """
    while game.turn(state) != seat:
        state = game.apply(state, game.legal(state)[0])
    return state


def texts(game: AnyGame, state: Any, seat: int) -> list[str]:
    """The texts of what is open to a seat that is awaited."""
    return [game.write(action) for action in choices(game, state, seat)]


def lapse(game: AnyGame, state: Any) -> Any:
    """The action that is taken for `turn(state)` when the time of its decision is out; asked where there is a limit."""
    return game.lapse(state)  # type: ignore[attr-defined]  # a game that sets limits says what comes of them
