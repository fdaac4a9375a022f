"""Observations say everything a view says of the board, and masks are exactly the legal actions."""

from __future__ import annotations

import random

import pytest

from mochuelo.core.game import SPECTATOR
from mochuelo.games.philosophy import GAME, Options
from mochuelo.games.philosophy.encode import ACTIONS, LENGTH, index, mask, observation, text


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_masks_are_the_legal_actions(seats: int) -> None:
    for seed in range(25):
        rng = random.Random(seed)
        state = GAME.start(Options(), seats)
        while GAME.turn(state) is not None:
            legal = GAME.legal(state)
            view = GAME.view(state, SPECTATOR)
            assert [n for n, one in enumerate(mask(view)) if one] == list(legal)
            assert len(observation(view, 0)) == LENGTH
            state = GAME.apply(state, rng.choice(legal))
        assert sum(mask(GAME.view(state, SPECTATOR))) == 0


def test_a_position_by_hand() -> None:
    view = GAME.view(GAME.start(Options(position="C2:TePuEa/W6:InReNw - Te"), 2), SPECTATOR)
    mine, theirs = observation(view, 1), observation(view, 0)
    # C2 is the second space, W6 the last. A Push facing east is kind 0 in quarter 1; a Rephrase facing north-west kind 11 in quarter 3.
    assert (mine[1], mine[36]) == (1 + 1, 1 + 48 + 4 * 11 + 3)
    assert (theirs[1], theirs[36]) == (1 + 48 + 1, 1 + 4 * 11 + 3)
    hands = mine[111 : 111 + 48]
    assert hands == [0] + [1] * 11 + [1] * 11 + [0] + [0] * 24
    assert mine[111 + 48 :][:8] == [0, 0, 1, 1, 1, 0, 0, 0]


def test_actions_have_indices() -> None:
    assert [index(text(number)) for number in range(ACTIONS)] == list(range(ACTIONS))
