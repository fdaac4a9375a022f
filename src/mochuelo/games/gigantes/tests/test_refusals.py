"""Every way in which an action of the main game is refused, with its code, and words that say what was wrong and name the culprit."""

from __future__ import annotations

import pytest

from mochuelo.core.errors import IllegalAction
from mochuelo.games.gigantes import GAME, State
from mochuelo.games.gigantes.tests.tables import after, begin, lay, own, refused

TABLE = "In:C5C13/Te:E6 In:/Te: In:W3E5E13/Te:B1B2 0 In"
PERSONAL = ("In<C2", "In:C1", "Te<E2", "Te:E1", "In<C3")


def personal() -> State:
    return after(own("C1 C2 C3", "E1 E2 E3"), *PERSONAL)


TURNS = [
    ("In:B1", "not-in-hand"),
    ("In:W3", "open-taken"),
    ("In:E13+In", "support-owl"),
    ("In:W3+Te", "support-nothing"),
    ("In:W3+Sa", "no-seat"),
    ("In:?Sa", "no-seat"),
    ("In:W3xC13", "refute-owl"),
    ("In:W3xE6", "refute-nothing"),
    ("In:W3xB7", "not-on-table"),
    ("In:W3xTeE6", "no-owner"),
    ("In:?In", "question-self"),
    ("In:?Te", "question-four"),
    ("Te:B1", "not-your-turn"),
    ("In<B3", "play-first"),
    ("In=B3", "play-first"),
    ("first:In", "play-first"),
    ("In:?TeE6", "play-first"),
]


@pytest.mark.parametrize(("text", "code"), TURNS)
def test_turn_that_cannot_be_played(text: str, code: str) -> None:
    assert refused(lay(TABLE), text) == code


def test_empty_rows_are_neither_supported_nor_passed_with() -> None:
    state = lay("In:/Te: In:/Te: In:W3/Te:B1 0 In")
    assert refused(state, "In:W3+Te") == "support-empty"
    assert refused(state, "In:-") == "pass-empty"


def test_rows_that_are_questioned_have_fewer_cards_and_as_many_as_the_table_asks_for() -> None:
    state = lay("In:C1C2C3C4/Te:E1E2E3E4/Sa: In:/Te:/Sa: In:W9/Te:B1/Sa:B2 0 In", question_min="1")
    assert (refused(state, "In:?Te"), refused(state, "In:?Sa")) == ("question-fewer", "question-min")


def test_nobody_questions_a_seat_that_is_not_at_the_table() -> None:
    assert refused(lay("In:C1C2C3C4/Te:E1 In:/Te: In:W9/Te:B1 0 In"), "In:?Sa") == "no-seat"


def test_personal_cards_are_named_with_their_owner() -> None:
    assert refused(personal(), "In:C2xE1") == "owner"
    assert refused(personal(), "In:C2xTeE2") == "not-on-table"
    assert refused(personal(), "In:C2xSaE1") == "not-on-table"
    assert refused(personal(), "In:C2xTeE1") == "refute-nothing"


def test_before_the_first_turn() -> None:
    assert refused(begin(), "In:C5") == "not-now"
    assert refused(begin("first:In"), "Te<C5") == "not-now"
    assert refused(begin("first:In", decks="personal"), "In:C5") == "pick-first"
    assert refused(begin("first:In", decks="personal"), "Te=C5") == "not-your-turn"


def test_after_the_end_nothing_can_be_done() -> None:
    assert refused(after(lay("In:C5/Te: In:/Te: In:W5/Te: 0 In"), "In:W5+In"), "In:-") == "over"


def test_what_chance_may_do_is_not_told() -> None:
    """A card that cannot be drawn is refused as any other action is: its place stays unknown."""
    state = begin("first:In", "In<C1")
    errors = []
    for text in ("In<C1", "In<??", "Te<C2", "In:C1"):
        with pytest.raises(IllegalAction) as error:
            after(state, text)
        errors.append((error.value.code, error.value.details["open"]))
    assert errors == [("not-now", "In<??")] * 4


@pytest.mark.parametrize("action", [-1, 52, 62 * 64, 7 * 4096, 9 * 524288, 10**12])
def test_number_that_is_no_action_is_refused(action: int) -> None:
    with pytest.raises(IllegalAction):
        GAME.apply(lay(TABLE), action)
    with pytest.raises(IllegalAction):
        GAME.apply(begin("first:In", decks="personal"), action)


@pytest.mark.parametrize(("text", "code"), TURNS)
def test_words_are_lower_case_and_name_what_was_wrong(text: str, code: str) -> None:
    with pytest.raises(IllegalAction) as error:
        after(lay(TABLE), text)
    words = str(error.value)
    assert words[0].islower() or words.startswith("'")
    assert any(part in words for part in ("'", "row", "own")), words
    assert ";" in words, "what would do is said after a semicolon"
