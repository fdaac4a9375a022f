"""The options: what they begin with, which mean something under which, and how wrong ones are refused."""

from __future__ import annotations

from typing import Any

import pytest

from mochuelo.core.errors import MochueloError, OptionsError
from mochuelo.core.game import Seat
from mochuelo.core.options import choices
from mochuelo.games.gigantes import GAME, Options
from mochuelo.games.gigantes.cards import relations
from mochuelo.games.gigantes.tests.tables import begin, deck, shown


def test_first_value_of_every_option_is_its_default() -> None:
    for name, values in choices(Options).items():
        assert getattr(Options(), name) == values[0]


@pytest.mark.parametrize(
    ("options", "seats", "code"),
    [
        ({}, 1, "seats"),
        ({}, 5, "seats"),
        ({"numbers": 0}, 2, "range"),
        ({"owls": 5}, 2, "range"),
        ({"hand": 0}, 2, "range"),
        ({"hand": 13}, 4, "hands"),
        ({"hand": 26}, 2, "hands"),
        ({"numbers": 3, "owls": 0}, 2, "hands"),
        ({"decks": "personal", "picks": 5}, 2, "picks"),
        ({"decks": "personal", "picks": 50}, 2, "picks"),
        ({"decks": "personal", "numbers": 3, "picks": 14}, 2, "picks"),
        ({"decks": "personal", "packs": "shared", "owls": 3}, 2, "halves"),
        ({"decks": "personal", "packs": "shared", "picks": 24}, 2, "picks"),
        ({"length": "endless"}, 2, "option"),
        ({"deck": "no such digest"}, 2, "deck-unknown"),
    ],
)
def test_options_that_do_not_fit_are_refused(options: dict[str, Any], seats: int, code: str) -> None:
    with pytest.raises(MochueloError) as error:
        GAME.start(Options(**options), seats)
    assert isinstance(error.value, OptionsError)
    assert error.value.code == code


def test_largest_decks_that_can_be_picked() -> None:
    """Own packs: all 48 thinkers' cards and one mochuelo. Halves: 26 cards of which, at worst, three are mochuelos too many."""
    for options in ({"picks": 49}, {"picks": 52, "personal_owls": "4"}, {"packs": "shared", "picks": 23}):
        assert shown(begin("first:In", decks="personal", **options)).phase in ("pick", "deal")


def test_fewer_thinkers_and_mochuelos() -> None:
    view = shown(begin(numbers=5, owls=2))
    assert view.stock == (22,)


def test_view_carries_the_options_of_the_table() -> None:
    options = Options(length="long", three_players="51")
    assert GAME.view(GAME.start(options, 3), Seat(0)).options == options


def test_relations_are_those_of_the_deck_with_own_number_and_mochuelos() -> None:
    state, told = GAME.start(Options(), 2), relations()
    for card in range(48):
        assert int(state.supports[card]) == told.supports[card] | 15 << card // 4 * 4
        assert int(state.refutes[card]) == told.refutes[card]
    assert [int(state.supports[owl]) for owl in range(48, 52)] == [0] * 4
    assert [int(state.refutes[owl]) for owl in range(48, 52)] == [2**52 - 1] * 4


def test_either_adds_the_lists_the_other_way_round() -> None:
    state = begin(lists="W3+C5 W3xE9", match="either")
    c5, e9, w3 = 4 * 4, 8 * 4 + 1, 2 * 4 + 2
    assert int(state.supports[c5]) == 15 << 16 | 1 << w3
    assert int(state.refutes[e9]) == 1 << w3


def test_another_deck_is_named_by_its_digest() -> None:
    name = deck("W3+C5")
    assert int(GAME.start(Options(deck=name), 2).supports[10]) == 15 << 8 | 1 << 16
