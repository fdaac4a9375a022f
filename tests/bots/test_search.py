"""The search for any game: what it finds where the answer is known by heart, and that it knows no more than its seat."""

from __future__ import annotations

import inspect
import random
from typing import Any

import pytest

from mochuelo.bots import levels, mcts
from mochuelo.bots import random as at_random
from mochuelo.bots.base import BotError, choose
from mochuelo.core.game import CHANCE, Outcome, Seat

from .toy import Broken, Heap, Nim


class Draws(Nim):
    """Seat 0 names the card, 0 to 3, that chance has dealt and nobody sees: right, and the game is won; wrong, and it is lost.

    In a state `stones` is the card, -1 before it is dealt, and `mover` tells how it ended from 2 on; in a view the card is -2.
    """

    imagined = 0

    def start(self, options: Any, seats: int) -> Any:
        return Heap(-1, 0)

    def turn(self, state: Heap) -> Any:
        return CHANCE if state.stones == -1 else None if state.mover > 1 else Seat(0)

    def legal(self, state: Heap) -> list[int]:
        return [0, 1, 2, 3] if self.turn(state) is not None else []

    def apply(self, state: Heap, action: int) -> Heap:
        return Heap(action, 0) if state.stones == -1 else Heap(state.stones, 2 + (action == state.stones))

    def outcome(self, state: Heap) -> Outcome | None:
        return None if state.mover < 2 else Outcome((), (float(state.mover - 2), float(3 - state.mover)), "guess")

    def view(self, state: Heap, viewer: Any) -> Heap:
        return Heap(-2, state.mover)

    def imagine(self, view: Heap, rng: random.Random) -> Heap:
        self.imagined += 1
        return Heap(rng.randrange(4), view.mover)

    def draw(self, state: Heap, rng: random.Random) -> int:
        return rng.randrange(4)


@pytest.mark.parametrize("stones", [5, 6, 7, 9, 10, 11])
def test_a_heap_that_is_won_is_won_by_its_remainder(stones: int) -> None:
    for seed in range(3):
        assert choose(Nim(), Heap(stones, 0), 5, seed) == stones % 4


def test_levels_spend_more_and_more() -> None:
    spent = [levels.playouts(level) for level in range(1, 6)]
    assert spent == sorted(set(spent))
    assert levels.playouts(9) == spent[-1]


def test_a_secret_is_guessed_no_better_than_by_luck() -> None:
    """A bot that peeked would be right nearly always; one that cannot is right one time in four."""
    game = Draws()
    right = 0
    for seed in range(120):
        card = seed % 4
        state = Heap(card, 0)
        right += choose(game, game.view(state, Seat(0)), 2, seed) == card
    assert game.imagined > 120 * levels.playouts(2)
    assert 12 <= right <= 48  # 30 expected; five standard deviations would be 24 away


def test_bots_have_no_parameter_for_a_state() -> None:
    """What a bot is given is a View: no function that a server may call takes more."""
    for function in (choose, mcts.search, at_random.choose):
        names = list(inspect.signature(function).parameters)
        assert names[:2] == ["game", "view"]
        assert "state" not in names


@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_same_question_has_the_same_answer(level: int) -> None:
    view = Heap(13, 1)
    assert len({choose(Nim(), view, level, 7) for _ in range(3)}) == 1


def test_a_forced_action_needs_no_thought() -> None:
    assert choose(Broken(), Heap(1, 0), 5, 1) == 1  # its bot would raise


def test_nobody_thinks_when_nobody_is_to_move() -> None:
    with pytest.raises(BotError, match="no seat is to move"):
        choose(Nim(), Heap(0, 0), 3, 1)
    with pytest.raises(BotError, match="no such level: 6"):
        choose(Nim(), Heap(5, 0), 6, 1)


def test_a_random_bot_takes_every_action_now_and_then() -> None:
    assert {at_random.choose(Nim(), Heap(9, 0), seed) for seed in range(60)} == {1, 2, 3}
