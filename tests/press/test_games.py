"""What every game that can be printed must keep: words that are there and fit, letters in the fonts, plain shapes, cards for all papers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain
from xml.etree import ElementTree

import pytest
from fontTools.ttLib import TTFont

from mochuelo.cli.words import cli_words, spoken
from mochuelo.core.printing import Booklet, Drawing, Face, Figure, Words
from mochuelo.press.letters import texts
from mochuelo.press.pen import FONTS, Pen
from mochuelo.press.sheets import PAPERS, sheets
from mochuelo.press.typeset import fitted
from mochuelo.registry import games

SHAPES = {"svg", "g", "path", "circle", "rect", "ellipse", "line", "polygon", "polyline"}
PRINTABLE = [key for key, game in games().items() if hasattr(game, "printing")]
COLOUR = re.compile(r"#[0-9a-f]{6}")


@pytest.fixture(scope="module", params=[(key, lang) for key in PRINTABLE for lang in spoken(key)], ids="-".join)
def booklet(request: pytest.FixtureRequest) -> Booklet:
    key, lang = request.param
    made = games()[key].printing(cli_words(lang).of_game(key))  # type: ignore[attr-defined]  # what a game may offer beside the contract
    assert isinstance(made, Booklet)
    assert made.language == lang
    return made


def faces(booklet: Booklet) -> Iterator[Face]:
    for card in (card for part in booklet.parts for card in part.cards):
        yield from (face for face in (card.front, card.back) if face is not None)
    yield from (poster.face for poster in booklet.posters)


def printed(booklet: Booklet) -> list[Face | Figure]:
    """Everything that has drawings and words."""
    figures = [block for section in booklet.leaflet for block in section.blocks if isinstance(block, Figure)]
    return [*faces(booklet), *figures]


def words(booklet: Booklet) -> Iterator[Words]:
    yield from chain.from_iterable(holder.words for holder in printed(booklet))


def drawings(booklet: Booklet) -> Iterator[Drawing]:
    yield from chain.from_iterable(holder.drawings for holder in printed(booklet))
    if booklet.emblem:
        yield Drawing(svg=booklet.emblem, x=0, y=0, width=1, height=1)


def test_a_game_can_be_printed() -> None:
    assert PRINTABLE


def test_every_text_is_written(booklet: Booklet) -> None:
    """A message that is not written is shown by its id."""
    for text in texts(booklet):
        assert text.strip()
        assert not re.fullmatch(r"[a-z]+(-[a-z0-9]+)+", text), text


def test_the_fonts_have_every_letter(booklet: Booklet) -> None:
    letters = set("".join(texts(booklet)).replace("\n", ""))
    for name in FONTS:
        with TTFont(Pen.file(name)) as font:
            assert sorted(letter for letter in letters if ord(letter) not in font.getBestCmap()) == [], name


def test_all_words_fit_their_boxes_and_can_be_read(booklet: Booklet) -> None:
    """No text is set smaller than 5.5 points, which is small print; a card's number may be."""
    with Pen(210, 297, booklet.language) as pen:
        pen.page()
        for each in set(words(booklet)):
            style, found = fitted(pen, each)
            assert len(found) * style.pitch <= each.height + 1e-6, each.text
            assert all(line.indent + line.width <= each.width + 1e-6 for line in found), each.text
            assert style.size >= 5.5 or each.text.isdecimal(), each.text


def test_drawings_are_plain_shapes_in_plain_colours(booklet: Booklet) -> None:
    """So that a browser and the press draw the same."""
    for svg in {drawing.svg for drawing in drawings(booklet)}:
        tree = ElementTree.fromstring(svg)
        assert {element.tag.partition("}")[2] for element in tree.iter()} <= SHAPES
        painted = {element.get(name) for element in tree.iter() for name in ("fill", "stroke")} - {None, "none"}
        assert all(COLOUR.fullmatch(str(colour).lower()) for colour in painted), painted


def test_cards_fit_every_paper_and_have_names_of_their_own(booklet: Booklet) -> None:
    names = [card.name for part in booklet.parts for card in part.cards]
    assert len(names) == len(set(names))
    for paper in PAPERS.values():
        assert sum(len(side.places) for side in sheets(booklet.parts, paper)) == len(names)
