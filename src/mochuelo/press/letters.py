"""Whether the fonts of the press have every letter of a booklet: what they lack would be printed as an empty box."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from mochuelo.core.errors import MochueloError
from mochuelo.core.printing import Block, Booklet, Figure, Items, Notes
from mochuelo.press.pen import FONTS, Pen


def check_letters(pen: Pen, booklet: Booklet) -> None:
    """Raises `MochueloError` ("print-letters") where a font lacks a letter."""
    wanted = set("".join(texts(booklet))) - {"\n"}
    lacking = "".join(sorted({letter for name in FONTS for letter in pen.lacking(name, wanted)}))
    if lacking:
        raise MochueloError("print-letters", f"letters that the fonts of the press do not have: {lacking!r}", letters=lacking)


def texts(booklet: Booklet) -> Iterator[str]:
    """Every text that a booklet has printed."""
    yield from (booklet.title, booklet.line, booklet.author, booklet.licence, booklet.credit)
    faces = [face for part in booklet.parts for card in part.cards for face in (card.front, card.back) if face]
    yield from (words.text for face in (*faces, *(poster.face for poster in booklet.posters)) for words in face.words)
    for section in booklet.leaflet:
        yield section.heading
        yield from chain.from_iterable(map(_of_block, section.blocks))


def _of_block(block: Block) -> Iterator[str]:
    match block:
        case Items() | Notes():
            yield from block.items
        case Figure():
            yield from filter(None, (block.caption,))
            yield from (words.text for words in block.words)
        case _:
            yield block
