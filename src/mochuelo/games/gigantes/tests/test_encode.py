"""Observations and indices: every decision has an index of its own and comes back, and what is not known is not in the numbers."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest

from mochuelo.core.game import CHANCE, Seat
from mochuelo.games.gigantes import GAME, Options, View
from mochuelo.games.gigantes.cards import INDICES
from mochuelo.games.gigantes.encode import ACTIONS, LENGTH, index, indices, mask, observation, text
from mochuelo.games.gigantes.tests.tables import after, begin, lay, own, shown
from mochuelo.testing.walks import Beginning, walk

GAMES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (4, {"length": "long"}),
    (3, {"decks": "personal"}),
    (2, {"decks": "personal", "packs": "shared"}),
    (3, {"play": "four_colours", "numbers": 4}),
]


def decisions(seats: int, options: dict[str, Any]) -> list[tuple[View, list[str]]]:
    """What is seen, and what may be done, at every decision of a random game."""
    plies = [ply for ply in walk(GAME, Beginning(Options(**options), seats), random.Random(5)) if ply.turn not in (None, CHANCE)]
    return [(GAME.view(ply.state, cast(Seat, ply.turn)), [GAME.write(action) for action in ply.legal]) for ply in plies]


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_every_decision_has_an_index_that_comes_back(seats: int, options: dict[str, Any]) -> None:
    for view, legal in decisions(seats, options)[:60]:
        numbers = [index(view, action) for action in legal]
        assert len(set(numbers)) == len(numbers)
        assert all(0 <= number < ACTIONS for number in numbers)
        assert [text(view, number) for number in numbers] == legal
        assert sorted(indices(view)) == sorted(numbers)


def test_mask_marks_what_is_legal() -> None:
    view, legal = decisions(2, {})[0]
    marked = mask(view)
    assert len(marked) == ACTIONS and sum(marked) == len(legal)


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_observation_has_its_length(seats: int, options: dict[str, Any]) -> None:
    for ply in walk(GAME, Beginning(Options(**options), seats), random.Random(3)):
        for seat in range(seats):
            numbers = observation(GAME.view(ply.state, Seat(seat)))
            assert len(numbers) == LENGTH
            assert all(-1 <= number <= 300 for number in numbers)


def test_observation_says_where_each_card_is() -> None:
    """Seen by Te, whose row holds E9: own row 3, the next seat's row 4, and its library 8; In's hand is not known."""
    state = lay("In:C5/Te:E9 In:B1/Te: In:W3/Te:B9 0 Te")
    numbers = observation(shown(state, Seat(1)))
    assert [numbers[INDICES[card]] for card in ("E9", "C5", "B1", "B9", "W3")] == [3, 4, 8, 1, 0]


def test_observation_tells_owners_apart() -> None:
    state = after(own("C1 C2 C3", "C1 E2 E3"), "In<C2", "In:C1", "Te<E2")
    numbers = observation(shown(state, Seat(1)))
    assert [numbers[INDICES["C1"]], numbers[52 + INDICES["C1"]]] == [1, 4]
    assert [numbers[INDICES["E3"]], numbers[52 + INDICES["C2"]]] == [2, 0]


def test_what_is_not_known_is_not_in_the_numbers() -> None:
    """Two hands of In that Te cannot tell apart."""
    one, other = (begin("first:In", f"In<{card}", seats=2) for card in ("C1", "E7"))
    assert observation(shown(one, Seat(1))) == observation(shown(other, Seat(1)))
    assert observation(shown(one, Seat(0))) != observation(shown(other, Seat(0)))


def test_what_is_no_decision_has_no_index() -> None:
    view = shown(lay("In:C5/Te:E9 In:/Te: In:W3/Te:B9 0 In"), Seat(0))
    for action in ("In<C5", "Te:-", "first:In"):
        with pytest.raises(ValueError, match="no decision"):
            index(view, action)
    for number in (-1, ACTIONS):
        with pytest.raises(ValueError, match="no action has the index"):
            text(view, number)
    with pytest.raises(ValueError, match="no seat"):
        text(view, index(view, "In:W3+Te") + 1)
    with pytest.raises(ValueError, match="spectator"):
        observation(shown(lay("In:C5/Te:E9 In:/Te: In:W3/Te:B9 0 In")))
