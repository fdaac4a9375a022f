"""Observations and indices: every decision has an index of its own and comes back, and the numbers say what the view says."""

from __future__ import annotations

import random
from typing import Any

import pytest

from mochuelo.core.game import CHANCE, Seat
from mochuelo.games.sophie import GAME, Options
from mochuelo.games.sophie.encode import LENGTH, actions, index, indices, mask, observation, text
from mochuelo.games.sophie.tests.cases import after, lay, shown
from mochuelo.testing.walks import Beginning, walk

GAMES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (6, {"bots": (1, 2)}),
    (3, {"socrates_cards": "on", "reader": "left_neighbour", "begins": "name_nearest_sophie"}),
]


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_every_decision_has_an_index_that_comes_back(seats: int, options: dict[str, Any]) -> None:
    for ply in walk(GAME, Beginning(Options(goal=1, **options), seats), random.Random(5)):
        if ply.turn in (None, CHANCE):
            continue
        seat = int(ply.turn)
        view, legal = GAME.view(ply.state, Seat(seat)), [GAME.write(action) for action in ply.legal]
        numbers = [index(view, seat, action) for action in legal]
        assert len(set(numbers)) == len(numbers)
        assert [text(view, seat, number) for number in numbers] == legal
        assert indices(view, seat) == numbers
        assert len(observation(view, seat)) == LENGTH


def test_mask_marks_what_is_legal() -> None:
    view = shown(lay(["hellas", "modern"]))
    marked = mask(view, 0)
    assert (len(marked), sum(marked)) == (actions(), 2)
    assert marked[0] == marked[1] == 1  # ask, ^


def test_an_observation_says_where_the_seats_are_from_the_one_that_looks() -> None:
    """Te looks: its own space first, then In's, with hellas the second epoch and b4 the 46th space, the numbers counted from 1."""
    state = lay(["b4>b5", "modern"], came="hellas", done={1: "hellas modern"})
    state.points[0] = 30
    numbers = observation(shown(state, Seat(1)), 1)
    assert numbers[:8] == [6, 0, 0, 0, 0, 0, 0, 0]
    assert numbers[8:14] == [0, 1, 0, 0, 0, 1]
    assert numbers[20:24] == [46, 47, 2, 30]
    assert numbers[40:120] == [0] * 80


def test_a_question_is_in_the_numbers_once_it_is_read() -> None:
    hidden, read = (after(lay(["hellas", "modern"]), way) for way in ("ask k17 q2", "ask k17 q2 o17:abc"))
    start = LENGTH - 15
    assert observation(shown(hidden), 0)[start : start + 7] == [2, 2, 0, 1, 0, 0, 1]
    asked = shown(read).question
    assert asked is not None
    assert observation(shown(read), 0)[start : start + 7] == [2, 2, asked.difficulty, 1, 0, 0, 1]


def test_what_has_no_index_is_refused() -> None:
    view = shown(lay(["hellas", "modern"]))
    with pytest.raises(ValueError, match="no decision"):
        index(view, 0, "d4")
    with pytest.raises(ValueError, match="no decision"):
        index(view, 0, "vTe+")
    with pytest.raises(ValueError, match="no action"):
        text(view, 0, actions())
