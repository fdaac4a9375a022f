"""Observations and indices: every decision has an index of its own and comes back, and what is not known is not in the numbers."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest

from mochuelo.core.game import CHANCE, Seat
from mochuelo.games.tangents import GAME, Options, View
from mochuelo.games.tangents.encode import ACTIONS, LENGTH, index, indices, mask, observation, text
from mochuelo.games.tangents.tests.positions import lay
from mochuelo.testing.walks import Beginning, walk

GAMES: list[dict[str, Any]] = [
    {},
    {"hands": "hidden", "games": "two", "grid": 3},
    {"first": "rock_paper_scissors", "starter": "winner_chooses", "flip": "optional", "chain_count": "extra"},
]


def decisions(options: dict[str, Any], seed: int) -> list[tuple[View, list[str]]]:
    """What is seen, and what may be done, at every decision of a random game."""
    plies = [ply for ply in walk(GAME, Beginning(Options(**options), 2), random.Random(seed)) if ply.turn not in (None, CHANCE)]
    return [(GAME.view(ply.state, cast(Seat, ply.turn)), [GAME.write(action) for action in ply.legal]) for ply in plies]


@pytest.mark.parametrize("options", GAMES)
def test_every_decision_has_an_index_that_comes_back(options: dict[str, Any]) -> None:
    for view, legal in decisions(options, 5):
        numbers = [index(view, action) for action in legal]
        assert len(set(numbers)) == len(numbers)
        assert all(0 <= number < ACTIONS for number in numbers)
        assert [text(view, number) for number in numbers] == legal
        assert sorted(indices(view)) == sorted(numbers)


def test_mask_marks_what_is_legal() -> None:
    view, legal = decisions({}, 5)[0]
    marked = mask(view)
    assert len(marked) == ACTIONS and sum(marked) == len(legal)


@pytest.mark.parametrize("options", GAMES)
def test_observation_has_its_length(options: dict[str, Any]) -> None:
    for ply in walk(GAME, Beginning(Options(**options), 2), random.Random(3)):
        for seat in (0, 1):
            numbers = observation(GAME.view(ply.state, Seat(seat)), seat)
            assert len(numbers) == LENGTH
            assert all(-2 <= number <= 16 for number in numbers)


def test_observation_says_what_lies() -> None:
    """Card 2 lies turned and blocked on A1, the Poet's: seen by the Illustrator it is the other's."""
    view = GAME.view(lay("A1=02Pot# B1=03Ilu", None, hands="Il:01."), Seat(0))
    assert observation(view, 0)[:3] == [2, 1, 1]
    assert observation(view, 1)[:3] == [1, 1, 1]
    assert observation(view, 0)[11:14] == [1, 0, 0]
    assert observation(view, 0)[22:33] == [0] * 11
    shown = observation(view, 0)[3:11]
    upright = observation(GAME.view(lay("A1=02Pou", None, hands="Il:01."), Seat(0)), 0)[3:11]
    assert shown == upright[4:] + upright[:4]


def test_observation_does_not_tell_the_other_hand() -> None:
    view, _ = decisions({"hands": "hidden"}, 1)[4]
    seat = view.turn
    other = observation(view, seat)[16 * 11 + 8 * 16 : 16 * 11 + 16 * 16]
    count = len(view.hands[1 - seat])
    assert other == [-2] * 16 * count + [-1] * 16 * (8 - count)


@pytest.mark.parametrize("action", ["Il:07uA1xEuSt", "Il+07", "first:Il"])
def test_what_has_no_index(action: str) -> None:
    view = GAME.view(lay("D4=02Pou", None, hands="Il:01.07."), Seat(0))
    with pytest.raises(ValueError, match="no "):
        index(view, action)
    with pytest.raises(ValueError, match="no action"):
        text(view, ACTIONS)
