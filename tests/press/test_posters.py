"""Posters larger than the paper: their sheets cover them and share strips; what stands in the document; words bent along a circle."""

from __future__ import annotations

import io
from itertools import pairwise
from math import hypot

import pytest
from msgspec.structs import replace
from pypdf import PdfReader

from mochuelo.core.printing import Drawing, Face, Poster, Words
from mochuelo.press import LARGE, PAPERS, Paper, posted, pressed
from mochuelo.press.posters import OVERLAP, tiles
from mochuelo.press.sheets import MARGIN

from .booklets import SQUARE, booklet, part, say

POINT = 25.4 / 72
SIZES = [(380.0, 380.0), (190.0, 100.0), (700.0, 250.0), (200.1, 287.1)]


def poster(width: float = 380.0, height: float = 380.0, *words: Words) -> Poster:
    face = Face(ground="#ffffff", drawings=(Drawing(svg=SQUARE, x=0, y=0, width=width, height=height),), words=words)
    return Poster(name="Map", width=width, height=height, face=face)


def opened(content: bytes) -> PdfReader:
    return PdfReader(io.BytesIO(content), strict=True)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("paper", [*PAPERS.values(), *LARGE.values()], ids=lambda paper: paper.key)
def test_the_sheets_cover_a_poster_and_can_be_printed(paper: Paper, size: tuple[float, float]) -> None:
    found = tiles(poster(*size), paper)
    for tile in found:
        assert tile.width <= paper.width - 2 * MARGIN + 1e-9 and tile.height <= paper.height - 2 * MARGIN + 1e-9
    for name, start, length, more, whole in (
        ("column", "x", "width", "more_right", size[0]),
        ("row", "y", "height", "more_below", size[1]),
    ):
        strips = sorted({(getattr(one, name), getattr(one, start), getattr(one, length), getattr(one, more)) for one in found})
        assert strips[0][1] == 0
        assert strips[-1][1] + strips[-1][2] == pytest.approx(whole)
        assert [strip[3] for strip in strips] == [True] * (len(strips) - 1) + [False]
        for (_, here, wide, _), (_, there, _, _) in pairwise(strips):
            assert here + wide - there == pytest.approx(OVERLAP)


@pytest.mark.parametrize(("key", "count"), [("a4", 4), ("letter", 4), ("a3", 2), ("a2", 1)])
def test_a_poster_takes_as_few_sheets_as_there_can_be(key: str, count: int) -> None:
    """38 cm: half of it and a strip fit 20 and 28.7 cm; one sheet of A2 has 41 by 58.4."""
    assert len(tiles(poster(), (PAPERS | LARGE)[key])) == count


def test_posters_lie_between_leaflet_and_cards_with_white_backs() -> None:
    made = replace(booklet(part(3), sections=1), posters=(poster(), poster(100, 100)))
    document = opened(pressed(made, PAPERS["a4"], say()))
    texts = [page.extract_text() for page in document.pages]
    assert [f"Map: sheet {at} of 4" in texts[2 + 2 * at] for at in (1, 2, 3, 4)] == [True] * 4
    assert texts[5:13:2] == [""] * 4
    assert "sheet" not in texts[12] and "front0" in texts[14]
    assert "Map on 4 sheets" in texts[0] and "pages 5 to 12" in texts[0] and "pages 13 and 14" in texts[0]
    assert "Glue what is larger than a sheet." in texts[1]
    assert [entry.title for entry in document.outline if not isinstance(entry, list)][2:4] == ["Map on 4 sheets", "Map on one sheet"]


def test_a_booklet_of_small_posters_says_nothing_of_glue() -> None:
    made = replace(booklet(part(1)), posters=(poster(100, 100),))
    assert "Glue" not in opened(pressed(made, PAPERS["a4"], say())).pages[1].extract_text()


def test_on_large_paper_posters_stand_alone() -> None:
    made = replace(booklet(part(3)), posters=(poster(), poster(100, 100)))
    document = opened(posted(made, LARGE["a2"], say()))
    assert len(document.pages) == 2
    assert float(document.pages[0].mediabox.width) * POINT == pytest.approx(420, abs=0.05)


@pytest.mark.parametrize("bend", [150.0, -150.0])
def test_bent_words_run_along_their_circle(bend: float) -> None:
    """Each letter begins as far from the centre as the baseline lies, but for the half of its width before its middle."""
    words = Words(text="wisdom", x=50, y=100, width=100, height=10, size=20, leading=1, align="center", anchor="middle", bend=bend)
    made = replace(booklet(sections=0), posters=(poster(200, 280, words),))
    spots: list[tuple[str, float, float]] = []

    def note(text: str, cm: list[float], tm: list[float], *_: object) -> None:
        if text.strip():
            x = tm[4] * cm[0] + tm[5] * cm[2] + cm[4]
            y = tm[4] * cm[1] + tm[5] * cm[3] + cm[5]
            spots.append((text.strip(), x * POINT, 297 - y * POINT))

    opened(pressed(made, PAPERS["a4"], say())).pages[2].extract_text(visitor_text=note)
    letters = [spot for spot in spots if spot[0] in "wisdom"]
    assert "".join(letter for letter, *_ in letters) == "wisdom"
    left, top = (210 - 200) / 2, (297 - 280) / 2
    baseline = top + 105 + 0.35 * 20 * POINT
    away = [hypot(x - (left + 100), y - (baseline + bend)) for _, x, y in letters]
    assert away == pytest.approx([abs(bend)] * 6, abs=0.2)
    assert [x for _, x, _ in letters] == sorted(x for _, x, _ in letters)
    sagging = letters[0][2] - letters[2][2]
    assert (sagging > 0) == (bend > 0)


def test_words_that_begin_left_of_a_sheet_are_cut_there_and_stand_nowhere_else() -> None:
    """What is set before the edge of the page lies on no page; the library counts such places from the other edge."""
    words = Words(text="ab", x=-60, y=100, width=120, height=10, size=20, align="left")
    made = replace(booklet(sections=0), posters=(poster(200, 280, words),))
    spots: list[float] = []

    def note(text: str, cm: list[float], tm: list[float], *_: object) -> None:
        spots.extend([(tm[4] * cm[0] + cm[4]) * POINT] * (text.strip() == "ab"))

    opened(pressed(made, PAPERS["a4"], say())).pages[2].extract_text(visitor_text=note)
    assert spots == pytest.approx([5 - 60], abs=0.1)
