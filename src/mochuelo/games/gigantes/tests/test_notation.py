"""The notation: one text for each action, the same everywhere, and the examples of the rules."""

from __future__ import annotations

import pytest

from mochuelo.core.errors import NotationError
from mochuelo.games.gigantes.cards import TEXTS
from mochuelo.games.gigantes.notation import action_of, read, write
from mochuelo.games.gigantes.state import DRAWING, HIDDEN, OPENING, PASSING, PICKING, QUESTIONING, REFUTING, SUPPORTING

EXAMPLES = {
    "In:C5": action_of(int(OPENING), 0, TEXTS.index("C5")),
    "In:W3+Te": action_of(int(SUPPORTING), 0, TEXTS.index("W3"), other=1),
    "In:W3xC5": action_of(int(REFUTING), 0, TEXTS.index("W3"), target=TEXTS.index("C5")),
    "In:W3xTeC5": action_of(int(REFUTING), 0, TEXTS.index("W3"), target=TEXTS.index("C5"), owner=2),
    "In:?Te": action_of(int(QUESTIONING), 0, other=1),
    "In:-": action_of(int(PASSING), 0),
    "Am<B13": action_of(int(DRAWING), 3, TEXTS.index("B13")),
    "In<??": action_of(int(DRAWING), 0, int(HIDDEN)),
    "Sa=E12": action_of(int(PICKING), 2, TEXTS.index("E12")),
}


@pytest.mark.parametrize("text", EXAMPLES)
def test_examples_of_the_rules(text: str) -> None:
    assert read(text) == EXAMPLES[text]
    assert write(EXAMPLES[text]) == text


@pytest.mark.parametrize(
    ("written", "text"),
    [("In:?Te+7", "In:?Te"), ("Te:--3", "Te:-"), ("In:?TeC5!", "In:?TeC5"), ("In:W3xC5+2.", "In:W3xC5"), ("In:W3+Te.", "In:W3+Te")],
)
def test_what_is_written_after_an_action_for_people_is_ignored(written: str, text: str) -> None:
    assert write(read(written)) == text


NONE = ["?", "In", "In:", "In:C14", "In:C0", "In:C05", "In:X5", "In:c5", "Xx:C5", "In:C5+", "In:W3+C5", "In:W3x", "In:W3xTe"]
NONE += ["In:W3xTeC5C6", "In:?", "In:?Xx", "In:??", "In:--", "In<?", "In<", "first:", "first:Xx", "In=??", "In=C1C5", " In:C5"]
NONE += ["In:C5 ", "In:C5+x", "In:C5!!x"]


@pytest.mark.parametrize("text", NONE)
def test_what_is_no_action_anywhere(text: str) -> None:
    with pytest.raises(NotationError, match="not an action"):
        read(text)


def test_long_text_is_shortened_in_the_error() -> None:
    with pytest.raises(NotationError) as error:
        read("x" * 1000)
    assert len(str(error.value.details["text"])) == 40
