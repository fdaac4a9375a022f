"""Choosing by text and by arrow keys: tokens, completion, columns; no game is needed for it."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from mochuelo.cli.choice import Choice, spelled, squeeze, tokens
from mochuelo.cli.picker import Picker

LEGAL = ["C1PuNo", "C1PuEa", "C1SlNo", "C2PuNo", "C2SlEa"]
CHOICE = Choice(LEGAL)


@given(st.text(max_size=12))
def test_tokens_joined_are_the_text(text: str) -> None:
    assert "".join(tokens(text)) == text


def test_tokens_begin_at_capitals_digits_and_marks() -> None:
    assert tokens("NEReSw") == ("NE", "Re", "Sw")
    assert tokens("raise 200") == ("raise 200",), "what does not fit stays whole"
    assert tokens("deal:0:K") == ("deal:", "0:", "K")


def test_columns_list_what_may_follow() -> None:
    assert CHOICE.column(()) == ("C1", "C2")
    assert CHOICE.column(("C1",)) == ("Pu", "Sl")
    assert CHOICE.column(("C2", "Sl")) == ("Ea",)
    assert CHOICE.column(("C9",)) == ()


def test_typing_forgives_blanks_and_case() -> None:
    assert CHOICE.exact("c1 pu NO") == "C1PuNo"
    assert CHOICE.exact("c2s") == "C2SlEa", "only one begins so"
    assert CHOICE.exact("c1") == ""
    assert CHOICE.exact("") == ""
    assert CHOICE.first("c2") == "C2PuNo"
    assert CHOICE.first("x") == ""


def test_completion_goes_as_far_as_it_is_clear() -> None:
    assert CHOICE.complete("c") == "C1"
    assert CHOICE.complete("c2s") == "C2SlEa"
    assert CHOICE.complete("c1p") == "C1Pu"
    assert CHOICE.complete("z") == ""


def test_the_nearest_is_offered() -> None:
    assert CHOICE.near("c1pun") == "C1PuNo"
    assert CHOICE.near("zzzzzz") == ""


def test_an_action_that_begins_another_can_be_chosen() -> None:
    picker = Picker(["Pass", "PassAll"])
    assert [column.tokens for column in picker.columns()] == [("Pass",), ("", "All")]
    picker.go(1)
    picker.move(1)
    assert picker.text == "PassAll"
    picker.move(1)
    assert picker.text == "Pass"


@given(st.lists(st.sampled_from(["up", "down", "left", "right"]), max_size=30), st.sets(st.sampled_from(LEGAL), min_size=1))
def test_the_cursor_is_always_on_a_legal_action(keys: list[str], legal: set[str]) -> None:
    picker = Picker(sorted(legal))
    for key in keys:
        if key in ("up", "down"):
            picker.move(-1 if key == "up" else 1)
        else:
            picker.go(-1 if key == "left" else 1)
        assert picker.text in legal


def test_every_action_can_be_reached_by_arrows() -> None:
    reached = set()
    picker = Picker(LEGAL)
    for _ in range(2):
        for _ in range(2):
            for _ in range(2):
                reached.add(picker.text)
                picker.go(2)
                picker.move(1)
            picker.go(-1)
            picker.move(1)
        picker.go(-2)
        picker.move(1)
    assert reached == set(LEGAL)


def test_moving_keeps_what_was_chosen_further_on() -> None:
    picker = Picker(LEGAL)
    picker.go(1)
    picker.move(1)
    picker.go(-1)
    picker.move(1)
    assert picker.text == "C2SlEa", "Sl was kept, and No is not open there"


def test_typing_moves_the_cursor_and_its_column() -> None:
    picker = Picker(LEGAL)
    assert picker.follow("c2s")
    assert (picker.text, picker.level) == ("C2SlEa", 1)
    assert not picker.follow("c9")
    assert picker.text == "C2SlEa"


def test_nothing_to_choose_is_no_trouble() -> None:
    picker = Picker([])
    picker.move(1)
    picker.go(1)
    picker.point(0, 0)
    assert (picker.text, picker.columns()) == ("", ())


@given(st.lists(st.sampled_from(["C5", "Pu", "No", "C", "Un"]), min_size=1, max_size=4))
def test_what_is_made_of_known_tokens_is_spelled_right(words: list[str]) -> None:
    text = spelled(" ".join(words).lower(), {"C5", "Pu", "No", "C", "Un"})
    assert squeeze(text) == squeeze("".join(words))


# ---------------------------------------------------------------- long turns, all of which begin with the mark of their seat

TURNS = ["Re:04uA1", "Re:04tA1", "Re:04tB1xNr", "Re:04tB1xNEr", "Re:04tB1xNErr", "Re:11uA1", "Re:#A1"]


def test_a_direction_of_the_compass_keeps_what_is_written_on_it() -> None:
    assert tokens("Re:04tB1xNEr") == ("Re:", "04", "t", "B1", "x", "NEr")
    assert tokens("B1xNrSWs") == ("B1", "x", "Nr", "SWs")
    assert tokens("Re:#A1") == ("Re:", "#", "A1")


def test_what_all_begin_with_is_no_choice_and_need_not_be_typed() -> None:
    choice = Choice(TURNS)
    assert choice.lead == "Re:"
    assert choice.column(()) == ("04", "11", "#")
    assert choice.column(("04", "t", "B1", "x")) == ("Nr", "NEr", "NErr")
    assert choice.exact("11") == choice.exact("re:11ua1") == "Re:11uA1"
    assert choice.exact("04tb1xner") == "Re:04tB1xNEr", "whole, though another one begins so"
    assert choice.complete("04tb") == "Re:04tB1x"
    assert choice.complete("#") == "Re:#A1"
    assert choice.first("re") == "Re:04uA1"
    assert choice.first("99") == ""
    assert choice.near("04ub1") in TURNS


def test_one_turn_alone_keeps_its_last_part() -> None:
    assert (Choice(["Re:next"]).lead, Choice(["Re:next"]).column(())) == ("Re:", ("next",))
    assert (Choice(["Pass"]).lead, Choice(["Re:", "Re:x"]).lead) == ("", ""), "something must be left to choose"
    assert Picker(["Re:next"]).text == "Re:next"


def test_many_are_told_by_how_they_go_on() -> None:
    choice = Choice(TURNS)
    assert choice.heads("") == {"Re:04": 5, "Re:11": 1, "Re:#": 1}
    assert choice.heads("04t") == {"Re:04tA1": 1, "Re:04tB1": 3}
    assert choice.heads("04tb1xn") == {"Re:04tB1xNr": 1, "Re:04tB1xNEr": 1, "Re:04tB1xNErr": 1}
    assert choice.heads("9") == {}


def test_the_cursor_begins_where_there_is_a_choice() -> None:
    picker = Picker(["Re:04uA1", "Re:04uB1"])
    assert [column.tokens for column in picker.columns()] == [("04",), ("u",), ("A1", "B1")]
    assert picker.level == 2
    picker.move(1)
    assert picker.text == "Re:04uB1"
    assert picker.follow("04ua")
    assert (picker.text, picker.level) == ("Re:04uA1", 2)


@given(st.sampled_from(TURNS), st.integers(0, 12), st.booleans())
def test_the_beginning_of_a_turn_leads_to_it(turn: str, typed: int, whole: bool) -> None:
    text = turn if whole else turn.removeprefix("Re:")
    choice = Choice(TURNS)
    assert turn in choice.fitting(text[:typed].lower())
    assert choice.exact(text.lower()) == turn
    assert choice.complete(text[:typed]).startswith("Re:")
