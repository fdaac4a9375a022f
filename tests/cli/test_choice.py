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
