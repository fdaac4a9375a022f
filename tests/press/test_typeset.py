"""Lines of text: none too wide, none lost, verse kept whole as long as it can be, bold and italic words in their fonts."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from mochuelo.core.printing import Words
from mochuelo.press.hyphens import syllables
from mochuelo.press.pen import Pen
from mochuelo.press.typeset import Style, fitted, lines

BODY = Style("serif", 10)
SENTENCE = "Not one plank was in the storm, and still she tells the story and creaks in all the right places."


@pytest.fixture(scope="module")
def pen() -> Iterator[Pen]:
    with Pen(210, 297, "en") as made:
        made.page()
        yield made


def plain(found: list[tuple[str, str]] | tuple[tuple[str, str], ...]) -> str:
    return "".join(text for text, _ in found)


@pytest.mark.parametrize("width", [20, 35, 60, 200])
@pytest.mark.parametrize("even", [False, True])
def test_no_line_is_too_wide_and_no_word_is_lost(pen: Pen, width: float, even: bool) -> None:
    found = lines(pen, SENTENCE, BODY, width, even=even)
    assert all(line.width <= width for line in found)
    assert " ".join(plain(line.pieces) for line in found) == SENTENCE


def test_a_word_that_is_too_wide_stands_alone(pen: Pen) -> None:
    found = lines(pen, "a Donaudampfschifffahrtsgesellschaft b", BODY, 20)
    assert [plain(line.pieces) for line in found] == ["a", "Donaudampfschifffahrtsgesellschaft", "b"]


def test_even_lines_are_more_alike_than_filled_ones(pen: Pen) -> None:
    filled, even = (lines(pen, SENTENCE, BODY, 60, even=even) for even in (False, True))
    assert len(filled) == len(even)
    assert spread([line.width for line in even]) <= spread([line.width for line in filled])


def spread(widths: list[float]) -> float:
    return max(widths) - min(widths)


def test_marks_choose_the_fonts_and_are_not_printed(pen: Pen) -> None:
    (line,) = lines(pen, "a **bold, very bold** and an __italic__ word", BODY, 200)
    assert line.pieces == (
        ("a", "serif"), (" bold, very bold", "serif-bold"), (" and an", "serif"), (" italic", "serif-italic"), (" word", "serif"),
    )  # fmt: skip


def verse(text: str, width: float, height: float = 40, **more: float) -> Words:
    return Words(text=text, x=0, y=0, width=width, height=height, size=10, align="verse", **more)  # type: ignore[arg-type]


def test_verse_is_set_smaller_rather_than_broken(pen: Pen) -> None:
    style, found = fitted(pen, verse("A leaf goes by my knees.\nThe river keeps its name", 38, smallest=7))
    assert len(found) == 2 and 7 <= style.size < 10
    larger = pen.measure("The river keeps its name", "serif", style.size + 0.25)
    assert larger > 38, "it could have been larger"


def test_verse_that_cannot_be_smaller_runs_over_with_an_indent(pen: Pen) -> None:
    style, found = fitted(pen, verse("The river keeps its name\nby keeping nothing", 38, smallest=10))
    assert style.size == 10
    assert [bool(line.indent) for line in found] == [False, True, False]


def test_what_does_not_fit_in_height_is_set_smaller(pen: Pen) -> None:
    style, found = fitted(pen, verse(SENTENCE, 40, height=10, smallest=4))
    assert len(found) * style.pitch <= 10


def test_kerning_is_applied(pen: Pen) -> None:
    assert pen.measure("ToTo", "serif", 10) < sum(pen.measure(letter, "serif", 10) for letter in "ToTo") - 0.2


def test_an_apostrophe_is_set_as_one(pen: Pen) -> None:
    (line,) = lines(pen, "Mary's flower", BODY, 200)
    assert plain(line.pieces) == "Mary’s flower"


@pytest.mark.parametrize("width", [14, 25, 40])
def test_long_german_words_are_parted_by_their_syllables(width: float) -> None:
    """Where they are is known to every schoolbook: Do-nau-dampf-schiff-fahrts-ge-sell-schaft."""
    with Pen(210, 297, "de") as pen:
        pen.page()
        found = [plain(line.pieces) for line in lines(pen, "eine Donaudampfschifffahrtsgesellschaft, die", BODY, width)]
        assert all(pen.measure(line, "serif", 10) <= width for line in found if len(line) > 9)
    assert "".join(line.removesuffix("-") + " " * (not line.endswith("-")) for line in found).strip() == (
        "eine Donaudampfschifffahrtsgesellschaft, die"
    )
    parts = "".join(found).replace(" ", "").removeprefix("eine").partition(",")[0].split("-")
    assert len(parts) > 1
    syllables = ["Do", "nau", "dampf", "schiff", "fahrts", "ge", "sell", "schaft"]
    ends = {"".join(syllables[:n]) for n in range(len(syllables) + 1)}
    assert all("".join(parts[:n]) in ends for n in range(len(parts) + 1))


def test_short_words_and_other_languages_are_not_parted() -> None:
    assert syllables("Gesellschaft", "de") == ["Gesell", "schaft"], "never only two letters before a hyphen"
    assert syllables("Freiheit,", "de") == ["Freiheit,"]
    assert syllables("misunderstanding", "en") == ["misunderstanding"]


def test_a_word_is_parted_only_where_that_saves_a_gap() -> None:
    with Pen(210, 297, "de") as pen:
        pen.page()
        (line,) = lines(pen, "die Gesellschaft", BODY, 60)
    assert plain(line.pieces) == "die Gesellschaft"
