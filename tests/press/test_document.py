"""Whole documents: pages, sizes, text that can be read and searched, fonts in the file, and the same bytes every time."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from pypdf import PdfReader

from mochuelo.core.errors import MochueloError
from mochuelo.core.printing import Block, Figure, Section
from mochuelo.press import PAPERS, Paper, pressed

from .booklets import booklet, part, say

MILLIMETRE = 72 / 25.4


@pytest.fixture(scope="module", params=list(PAPERS))
def paper(request: pytest.FixtureRequest) -> Paper:
    return PAPERS[request.param]


@pytest.fixture(scope="module")
def document(paper: Paper) -> PdfReader:
    return opened(pressed(booklet(part(10), part(2, 50, 50), sections=14), paper, say()))


def opened(content: bytes) -> PdfReader:
    return PdfReader(io.BytesIO(content), strict=True)


def test_every_page_has_the_size_of_the_paper(document: PdfReader, paper: Paper) -> None:
    for page in document.pages:
        assert (float(page.mediabox.width), float(page.mediabox.height)) == pytest.approx(
            (paper.width * MILLIMETRE, paper.height * MILLIMETRE), abs=0.05
        )


def test_fronts_stand_on_odd_pages_and_backs_behind_them(document: PdfReader) -> None:
    """A sheet that tells how to print, one with the leaflet, then the cards."""
    texts = [page.extract_text() for page in document.pages]
    assert len(texts) % 2 == 0
    for front, back in zip(texts[4::2], texts[5::2], strict=True):
        fronts, behind = (sorted(re.findall(rf"{name}(\d)", text)) for name, text in (("front", front), ("back", back)))
        assert fronts and fronts == behind


def test_an_odd_leaflet_has_a_white_back(paper: Paper) -> None:
    document = opened(pressed(booklet(part(1), sections=1), paper, say()))
    texts = [page.extract_text() for page in document.pages]
    assert "Heading 0" in texts[2] and texts[3] == "" and "front0" in texts[4]


def test_without_a_leaflet_or_without_cards_there_is_the_rest(paper: Paper) -> None:
    assert len(opened(pressed(booklet(part(1), sections=0), paper, say())).pages) == 4
    assert len(opened(pressed(booklet(), paper, say())).pages) == 4


def test_the_contents_name_pages_that_are_there(document: PdfReader) -> None:
    first = document.pages[0].extract_text()
    assert "pages 1 and 2" in first and "pages 3 and 4" in first and f"pages 5 to {len(document.pages)}" in first
    assert "12 cards on 2 sheets" in first


def test_all_fonts_are_in_the_file(document: PdfReader) -> None:
    fonts = list(fonts_of(document))
    assert fonts
    for font in fonts:
        assert "/FontFile2" in font["/DescendantFonts"][0].get_object()["/FontDescriptor"]
        assert "/ToUnicode" in font


def fonts_of(document: PdfReader) -> Iterator[Any]:
    for page in document.pages:
        resources: Any = page["/Resources"]
        yield from (font.get_object() for font in resources.get("/Font", {}).values())


def test_the_document_says_what_it_is(document: PdfReader) -> None:
    known = document.metadata
    assert known is not None
    assert (known.title, known.author, known.subject, known.keywords) == ("Ducks", "Nobody", "A strange game", "CC0")
    root: Any = document.trailer["/Root"]
    assert root["/Lang"] == "en"
    outline: list[Any] = document.outline
    assert [entry.title for entry in outline] == ["How to print and cut", "Ducks", "12 cards on 2 sheets"]


def test_the_same_booklet_gives_the_same_bytes(paper: Paper) -> None:
    made = [pressed(booklet(part(3)), paper, say()) for _ in range(2)]
    assert made[0] == made[1]


@pytest.mark.parametrize("block", [Figure(width=80, height=400, drawings=()), "word " * 3000], ids=["figure", "paragraph"])
def test_what_no_column_has_room_for_is_refused(paper: Paper, block: Block) -> None:
    long = replace(booklet(part(1)), leaflet=(Section("Heading", (block,)),))
    with pytest.raises(MochueloError, match=r"too high for a column of the leaflet, \d+ mm: a block of \d+ mm") as refused:
        pressed(long, paper, say())
    high, room = (int(str(refused.value.details[name]).removesuffix(" mm")) for name in ("size", "room"))
    assert high >= 400 > paper.height > room


@pytest.mark.parametrize(
    ("lang", "usual", "square"),
    [("en", "63.5 by 88.9 mm", "50 by 50 mm"), ("es", "63,5 por 88,9 mm", "50 por 50 mm"), ("de", "63,5 mal 88,9 mm", "50 mal 50 mm")],
    ids=["en", "es", "de"],
)
def test_sleeves_are_those_of_the_cards(lang: str, usual: str, square: str) -> None:
    """The press knows no game: what it says of sizes is true of cards that are not poker cards, too."""
    for size, cards in ((usual, part(1)), (square, part(1, 50, 50))):
        words = " ".join(opened(pressed(booklet(cards), PAPERS["a4"], say(lang))).pages[1].extract_text().split())
        assert size in words and not re.search("[Pp]oker|póquer", words)


def test_nothing_is_written_that_is_never_said() -> None:
    press = Path(__file__).resolve().parents[2] / "src" / "mochuelo" / "press"
    code = "".join(path.read_text("utf-8") for path in press.glob("*.py"))
    messages = re.findall(r"^(print-[\w-]+) =", (press / "text" / "en.ftl").read_text("utf-8"), re.MULTILINE)
    papers = [f"print-paper-{key}" for key in PAPERS]
    assert messages
    assert [name for name in messages if f'"{name}"' not in code and name not in papers] == []


def test_it_is_told_in_three_languages() -> None:
    a4 = PAPERS["a4"]
    texts = {lang: opened(pressed(booklet(part(1)), a4, say(lang))).pages[0].extract_text() for lang in ("en", "es", "de")}
    assert "Print at actual size." in texts["en"]
    assert "Imprime a tamaño real." in texts["es"]
    assert "Drucke in Originalgröße." in texts["de"]


def test_letters_that_the_fonts_do_not_have_are_told() -> None:
    with pytest.raises(MochueloError, match="letters that the fonts of the press do not have: '哲学'"):
        pressed(replace(booklet(part(1)), title="哲学"), PAPERS["a4"], say())


@pytest.mark.parametrize("shape", ['<g transform="rotate(1 2)"/>', '<path d="M1 2L"/>', '<path fill="blueish" d="M1 2H3"/>'])
def test_a_drawing_that_cannot_be_printed_is_told(shape: str) -> None:
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">{shape}</svg>'
    with pytest.raises(MochueloError, match="cannot be printed") as refused:
        pressed(replace(booklet(part(1)), emblem=svg), PAPERS["a4"], say())
    assert (refused.value.code, refused.value.details["drawing"]) == ("print-drawing", svg[:200])


def test_a_long_title_leaves_room_for_all_of_the_first_page(paper: Paper) -> None:
    long = replace(
        booklet(part(3)), title="On the Shoulders of Many Giants", line="A line that is a good deal longer than a line is, and needs two"
    )
    lowest: list[float] = []
    opened(pressed(long, paper, say())).pages[0].extract_text(
        visitor_text=lambda text, _, place, *__: lowest.append(place[5]) if text.strip() else None
    )
    assert min(lowest) > 12 * MILLIMETRE
