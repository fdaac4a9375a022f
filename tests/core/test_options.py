"""Options that list their choices: found in their order, and held to their lists."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, Literal, cast

import pytest
from msgspec import Struct

from mochuelo.core.errors import OptionsError
from mochuelo.core.game import AnyGame
from mochuelo.core.options import check_choices, choices, idle, making, matters, schema
from mochuelo.testing.walks import beginnings


class Options(Struct, frozen=True):
    tied: Literal["lost", "kept"] = "lost"
    hand: int = 3
    sides: Literal[4, 6] = 6


def test_choices_are_those_that_are_listed() -> None:
    assert list(choices(Options).items()) == [("tied", ("lost", "kept")), ("sides", (4, 6))]


def test_choices_are_offered_in_the_order_in_which_they_are_listed() -> None:
    described = schema(Options)["$defs"]["Options"]["properties"]
    assert described["tied"] == {"enum": ["lost", "kept"], "default": "lost"}
    assert described["sides"]["enum"] == [4, 6]
    assert "enum" not in described["hand"]


def test_what_is_listed_fits() -> None:
    check_choices(Options())
    check_choices(Options("kept", 99, 4))


@pytest.mark.parametrize(("given", "name", "value"), [({"tied": "won"}, "tied", "won"), ({"sides": 5}, "sides", "5")])
def test_what_is_not_listed_is_named(given: dict[str, Any], name: str, value: str) -> None:
    with pytest.raises(OptionsError, match=f"{name} .*; it is .* or ") as wrong:
        check_choices(Options(**given))
    assert (wrong.value.code, wrong.value.details) == ("option", {"option": name, "value": value})


class Modes(Struct, frozen=True, kw_only=True):
    play: Literal["cards", "dice"] = "cards"
    decks: Literal["common", "personal"] = "common"
    packs: Literal["own", "shared"] = "own"
    sides: Literal[6, 20] = 6
    size: int = 12


WHEN = {
    "decks": {"play": ("cards",)},
    "packs": {"decks": ("personal",)},
    "packs=shared": {"seats": ("2",)},
    "sides": {"play": ("dice",)},
}


def modal(**when: dict[str, tuple[str, ...]]) -> AnyGame:
    """As much of a game as its options ask of it."""
    return cast(AnyGame, SimpleNamespace(options=Modes, when=when or WHEN, info=SimpleNamespace(seats=(2, 3))))


def test_an_option_means_nothing_without_what_it_needs() -> None:
    assert not matters(modal(), Modes(), 2, "packs")
    assert matters(modal(), Modes(decks="personal"), 3, "packs")
    assert not matters(modal(), Modes(decks="personal"), 3, "packs", "shared")
    assert matters(modal(), Modes(decks="personal"), 2, "packs", "shared")
    assert matters(modal(), Modes(), 2, "size")


def test_what_needs_an_option_that_means_nothing_means_nothing() -> None:
    assert not matters(modal(), Modes(play="dice", decks="personal"), 2, "packs")


def test_a_game_that_says_nothing_of_it_has_options_that_always_matter() -> None:
    plain = cast(AnyGame, SimpleNamespace(options=Options, info=SimpleNamespace(seats=(2, 2))))
    assert all(matters(plain, Options(), 2, name) for name in ("tied", "hand", "sides"))
    assert len(beginnings(plain)) == 1 + 2


def test_chosen_in_vain_is_what_was_changed_and_means_nothing() -> None:
    assert idle(modal(), Modes(packs="shared", sides=20), 2) == ("packs", "sides")
    assert idle(modal(), Modes(packs="shared", decks="personal"), 2) == ()
    assert idle(modal(), Modes(packs="shared", decks="personal"), 3) == ("packs",)


def test_schema_says_what_an_option_and_a_choice_need() -> None:
    described = schema(Modes, WHEN)["$defs"]["Modes"]["properties"]
    assert described["packs"]["needs"] == {"*": {"decks": ["personal"]}, "shared": {"seats": ["2"]}}
    assert described["sides"] == {"enum": [6, 20], "default": 6, "needs": {"*": {"play": ["dice"]}}}
    assert "needs" not in described["play"]


def test_a_choice_is_made_to_mean_something_by_as_little_as_may_be() -> None:
    assert making(modal(), "packs", "shared") == (Modes(decks="personal", packs="shared"), 2)
    assert making(modal(), "packs", "own") == (Modes(decks="personal"), 3)
    assert making(modal(), "sides", 20) == (Modes(play="dice", sides=20), 3)


def test_a_choice_that_can_never_mean_anything_is_refused() -> None:
    with pytest.raises(OptionsError, match="never means anything"):
        making(modal(decks={"play": ("dice",)}, packs={"play": ("cards",), "decks": ("personal",)}), "packs", "shared")


def test_laws_begin_once_with_each_choice_that_means_something_and_with_all_seats_where_it_makes_another_game() -> None:
    found = [(one.seats, one.options.play, one.options.decks, one.options.packs, one.options.sides) for one in beginnings(modal())]
    assert found == [
        (2, "cards", "common", "own", 6),
        (3, "cards", "common", "own", 6),
        (2, "dice", "common", "own", 6),
        (3, "dice", "common", "own", 6),
        (2, "cards", "personal", "own", 6),
        (3, "cards", "personal", "own", 6),
        (2, "cards", "personal", "shared", 6),
        (3, "dice", "common", "own", 20),
    ]
