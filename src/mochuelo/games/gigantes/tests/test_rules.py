"""The sentences of the rules on the main game, one by one; the deck is made for each case, so that nothing else fits."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
import yaml

from mochuelo.core.game import CHANCE, Outcome, Seat
from mochuelo.games.gigantes import GAME
from mochuelo.games.gigantes.tests.tables import after, begin, lay, legal, refused, shown, told

DEALT = ("first:Te", *(f"Te<C{n}" for n in range(1, 7)), *(f"In<E{n}" for n in range(1, 7)))


# ---- the deal, the draw and one action


def test_six_cards_are_dealt_to_each_and_the_one_drawn_begins() -> None:
    """Deal six each; random start."""
    start = begin()
    assert legal(start) == {"first:In", "first:Te"}
    view = shown(after(start, *DEALT))
    assert [len(hand) for hand in view.hands] == [6, 6]
    assert (view.stock, view.phase, view.mover, view.starter) == ((40,), "draw", 1, 1)


def test_turn_is_a_draw_and_then_exactly_one_action() -> None:
    state = begin(*DEALT)
    assert GAME.turn(state) == CHANCE
    assert len(GAME.legal(state)) == 40
    drawn = after(state, "Te<W1")
    assert GAME.turn(drawn) == Seat(1)
    done = after(drawn, "Te:W1")
    assert (GAME.turn(done), shown(done).mover, shown(done).phase) == (CHANCE, 0, "draw")


def test_turns_go_clockwise() -> None:
    state = lay("In:/Te:/Sa: In:/Te:/Sa: In:C1C2/Te:C3C4/Sa:C5C6 0 Te")
    movers = []
    for text in ("Te:C3", "Sa:C5", "In:C1"):
        movers.append(shown(state).mover)
        state = after(state, text)
    assert [*movers, shown(state).mover] == [1, 2, 0, 1]


# ---- open


def test_with_an_empty_row_any_card_may_be_put_down_a_mochuelo_included() -> None:
    state = lay("In:/Te:C5 In:/Te: In:W3C13/Te:B1 0 In")
    assert {"In:W3", "In:C13"} <= legal(state)
    assert shown(after(state, "In:C13")).rows == (("C13",), ("C5",))


def test_row_that_is_not_empty_is_not_opened() -> None:
    assert refused(lay("In:C5/Te: In:/Te: In:W3/Te:B1 0 In"), "In:W3") == "open-taken"


# ---- support


@pytest.mark.parametrize(("row", "seat"), [("In:C5/Te:", "In"), ("In:E9/Te:C5", "Te")])
def test_support_goes_into_the_own_row_or_into_another_s(row: str, seat: str) -> None:
    """A card whose number, letter or drawing the hand card's tick list names."""
    state = lay(f"{row} In:/Te: In:W3/Te:B1 0 In", "W3+C5")
    assert f"In:W3+{seat}" in legal(state)
    assert "W3" in shown(after(state, f"In:W3+{seat}")).rows[("In", "Te").index(seat)]


def test_same_number_supports() -> None:
    state = lay("In:C5/Te:E6 In:/Te: In:W5/Te:B1 0 In")
    assert legal(state) == {"In:W5+In", "In:-"}


def test_list_of_the_hand_card_counts_never_that_of_the_table_card() -> None:
    """The hand card's lists are compared with the table card's own marks, never the other way round."""
    state = lay("In:C5/Te:E6 In:/Te: In:W3/Te:B1 0 In", "C5+W3 E6xW3")
    assert legal(state) == {"In:-"}


@pytest.mark.parametrize("mark", ["number", "letter", "drawing"])
def test_letter_and_drawing_are_named_as_well_as_numbers(mark: str) -> None:
    """With the deck of the house: a card that names another by nothing but its number, its letter, or its drawing supports it."""
    hand, target = next(named_by(mark))
    state = lay(f"In:/Te:{target} In:/Te: In:{hand}/Te:C13 0 In", deck="")
    assert f"In:{hand}+Te" in legal(state)


def named_by(mark: str) -> Iterator[tuple[str, str]]:
    """Cards of two numbers, one of which names just that mark of the other in its tick list."""
    for card, other in product(house(), house()):
        marks = {"number": other["id"][1:], "letter": other["letter"], "drawing": other["drawing"]}
        if card["id"][1:] != other["id"][1:] and [kind for kind, own in marks.items() if own in card["supports"]] == [mark]:
            yield card["id"], other["id"]


def house() -> list[dict[str, Any]]:
    """The cards of thinkers in the house deck, as its file has them."""
    text = (Path(__file__).resolve().parent.parent / "deck" / "deck.yaml").read_text(encoding="utf-8")
    return [card for card in yaml.safe_load(text)["cards"] if "supports" in card]


def test_supporting_card_belongs_to_that_row_from_then_on() -> None:
    """Te passes with a row that In has supported, and all of it goes."""
    state = after(lay("In:/Te:C5 In:/Te: In:W3E7/Te:B1 0 In TeIn", "W3+C5"), "In:W3+Te", "Te:-")
    assert shown(state).libraries[0] == ("W3", "C5")
    assert shown(state).scores == (2, 0)


# ---- refute


def test_refuted_and_refuting_card_go_to_the_refuter_s_library() -> None:
    state = after(lay("In:/Te:C5E8 In:/Te: In:W3E7/Te:B1 0 In", "W3xC5"), "In:W3xC5")
    view = shown(state)
    assert (view.libraries, view.rows) == ((("W3", "C5"), ()), ((), ("E8",)))


def test_library_keeps_what_it_has() -> None:
    state = after(lay("In:/Te:C5E8 In:B1B2/Te: In:W3E7/Te:B3 0 In", "W3xC5"), "In:W3xC5")
    assert sorted(shown(state).libraries[0]) == ["B1", "B2", "C5", "W3"]


def test_own_cards_may_be_refuted() -> None:
    state = lay("In:C5/Te: In:/Te: In:W3/Te:B1 0 In", "W3xC5")
    assert shown(after(state, "In:W3xC5")).libraries == (("W3", "C5"), ())


def test_mochuelo_refutes_anything_and_only_a_mochuelo_refutes_it() -> None:
    state = lay("In:/Te:C5E13 In:/Te: In:W3C13/Te:B1 0 In", "W3xE9")
    assert {"In:C13xC5", "In:C13xE13"} <= legal(state)
    assert refused(state, "In:W3xE13") == "refute-owl"


def test_mochuelo_never_supports() -> None:
    assert refused(lay("In:/Te:C5E13 In:/Te: In:W3C13/Te:B1 0 In"), "In:C13+Te") == "support-owl"


# ---- question


def test_question_with_four_cards_takes_both_rows() -> None:
    """With four or more cards in one's row at that moment, against any player whose row has fewer cards than one's own."""
    state = lay("In:C1C2C3C4/Te:C5E6W7 In:B1/Te: In:W9/Te:B2 0 In")
    view = shown(after(state, "In:?Te"))
    assert sorted(view.libraries[0]) == ["B1", "C1", "C2", "C3", "C4", "C5", "E6", "W7"]
    assert view.rows == ((), ())


def test_three_cards_do_not_question() -> None:
    assert refused(lay("In:C1C2C3/Te: In:/Te: In:W9/Te:B2 0 In"), "In:?Te") == "question-four"


def test_empty_row_is_questioned_too() -> None:
    """None included."""
    assert "In:?Te" in legal(lay("In:C1C2C3C4/Te: In:/Te: In:W9/Te:B2 0 In"))


# ---- pass


def test_row_of_one_who_passes_goes_to_whose_last_turn_that_was_no_pass_is_the_latest() -> None:
    state = lay("In:C1C2/Te:/Sa:C3 In:/Te:/Sa: In:W9/Te:B2/Sa:B5 0 In TeSaIn")
    assert shown(state).heir == 2
    assert sorted(shown(after(state, "In:-")).libraries[2]) == ["C1", "C2"]


def test_one_who_has_only_passed_gets_nothing() -> None:
    """Te passes last, but Sa's turn was the last that was no pass."""
    state = lay("In:C1/Te:/Sa:C3 In:/Te:/Sa: In:W9/Te:B2/Sa:B5 0 Te SaIn", pass_empty="allowed")
    view = shown(after(state, "Te:-", "Sa:-", "In:-"))
    assert view.libraries == (("C3",), (), ("C1",))


def test_row_stays_when_nobody_else_has_played_yet() -> None:
    state = lay("In:C1/Te: In:/Te: In:W9/Te:B2 0 In In")
    assert (shown(state).heir, told(state, "In:-")) == (-1, ["keep"])
    assert shown(after(state, "In:-")).rows[0] == ("C1",)


def test_pass_with_an_empty_row_moves_nothing() -> None:
    state = lay("In:/Te:C1 In:/Te: In:W9/Te:B2 0 In Te", pass_empty="allowed")
    assert told(state, "In:-") == ["pass"]
    assert shown(after(state, "In:-")).rows == ((), ("C1",))


def test_pass_by_choice_is_allowed_when_something_else_fits() -> None:
    assert "In:-" in legal(lay("In:C5/Te: In:/Te: In:W5/Te:B2 0 In"))


# ---- the end


def test_short_game_ends_the_instant_the_last_card_is_drawn() -> None:
    """Score = row + hand + library: 2 + 2 + 1 against 1 + 1 + 2."""
    state = after(lay("In:C1C2/Te:C3 In:B1/Te:B2B3 In:W9/Te:W8 E12 In", length="short"), "In<E12")
    assert GAME.turn(state) is None
    assert shown(state).scores == (5, 4)
    assert GAME.outcome(state) == Outcome((0,), (1.0, 0.0), "stock")


def test_long_game_goes_on_without_drawing_until_every_hand_is_empty() -> None:
    state = after(lay("In:C1/Te:C3 In:B1/Te:B2B3 In:C5/Te:W8 E1 In", "W8xC3"), "In<E1", "In:E1+In", "Te:W8xC3")
    assert GAME.turn(state) == Seat(0)
    assert GAME.outcome(state) is None


def test_long_game_counts_row_and_library() -> None:
    """In's last hand card goes into the row: 3 against 2."""
    state = after(lay("In:C1C2/Te: In:/Te:B2B3 In:W1/Te: 0 In"), "In:W1+In")
    assert shown(state).scores == (3, 2)
    assert GAME.outcome(state) == Outcome((0,), (1.0, 0.0), "hands")


def test_ties_are_shared() -> None:
    """2, 2 and 1: the first two share."""
    state = after(lay("In:C1/Te:/Sa:C7 In:/Te:B2B3/Sa: In:W1/Te:/Sa: 0 In"), "In:W1+In")
    assert GAME.outcome(state) == Outcome((0, 1), (0.5, 0.5, 0.0), "hands")
