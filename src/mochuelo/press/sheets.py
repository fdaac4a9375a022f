"""Where every card lies on its sheet: rows and columns, the bleed, the cuts, and the back that meets its front.

Pure geometry, in millimetres from the upper left corner of the page. The back of a sheet is turned over its long edge, so a card
that lies `x` from the left on the front lies `x` from the right on the back.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise

from msgspec import Struct

from mochuelo.core.errors import MochueloError
from mochuelo.core.printing import Card, Part

MARGIN = 5.0
"""What the most careless printer leaves white."""
BLEED = 2.0
"""How far a ground goes on beyond the cut, where there is room."""
GAP = 4.0
"""Between two parts on one sheet, where there is room."""


class Paper(Struct, frozen=True):
    """A size of paper, upright."""

    key: str
    width: float
    height: float


PAPERS = {paper.key: paper for paper in (Paper("a4", 210.0, 297.0), Paper("letter", 215.9, 279.4))}
LARGE = {paper.key: paper for paper in (Paper("a3", 297.0, 420.0), Paper("a2", 420.0, 594.0))}
"""Papers of a copy shop, on which posters alone are printed."""


class Place(Struct, frozen=True):
    """A card on a sheet: its rectangle, and how far its ground goes on to the left, above, to the right and below."""

    card: Card
    x: float
    y: float
    width: float
    height: float
    bleed: tuple[float, float, float, float]

    @property
    def middle(self) -> tuple[float, float]:
        """The centre of the card."""
        return self.x + self.width / 2, self.y + self.height / 2


class Sheet(Struct, frozen=True):
    """One side of a sheet: its cards, and where the knife goes down and across."""

    places: tuple[Place, ...]
    down: tuple[float, ...]
    across: tuple[float, ...]


class _Row(Struct, frozen=True):
    part: Part
    cards: tuple[Card, ...]


def sheets(parts: Sequence[Part], paper: Paper) -> tuple[Sheet, ...]:
    """The fronts of all sheets. Raises `MochueloError` where a card is larger than what can be printed on the paper."""
    return tuple(_laid(rows, paper) for rows in _pages(list(_rows(parts, paper)), paper))


def backs(sheet: Sheet, paper: Paper) -> Sheet:
    """The back of a sheet: the same cards and cuts, seen through the paper."""
    return Sheet(
        tuple(_mirrored(place, paper) for place in sheet.places),
        tuple(sorted(paper.width - x for x in sheet.down)),
        sheet.across,
    )


def _mirrored(place: Place, paper: Paper) -> Place:
    left, above, right, below = place.bleed
    x = paper.width - place.x - place.width
    return Place(place.card, x, place.y, place.width, place.height, (right, above, left, below))


def _rows(parts: Sequence[Part], paper: Paper) -> Iterator[_Row]:
    for part in parts:
        columns = int((paper.width - 2 * MARGIN) // part.width)
        if columns < 1 or part.height > paper.height - 2 * MARGIN:
            size = f"{part.width:g} x {part.height:g} mm"
            raise MochueloError("print-too-large", f"too large for the paper {paper.key!r}: {size}", paper=paper.key, size=size)
        for at in range(0, len(part.cards), columns):
            yield _Row(part, part.cards[at : at + columns])


def _pages(rows: list[_Row], paper: Paper) -> Iterator[list[_Row]]:
    """As many rows on each page as there is room for, the gaps between parts at their narrowest."""
    page: list[_Row] = []
    for row in rows:
        if page and _tall([*page, row], BLEED) > paper.height - 2 * MARGIN:
            yield page
            page = []
        page.append(row)
    if page:
        yield page


def _tall(rows: Sequence[_Row], gap: float) -> float:
    changes = sum(one.part is not other.part for one, other in pairwise(rows))
    return sum(row.part.height for row in rows) + changes * gap


def _laid(rows: list[_Row], paper: Paper) -> Sheet:
    """The rows of a page laid out: as if the page were full, so that all sheets of a deck are cut alike."""
    changes = _tall(rows, 1) - _tall(rows, 0)
    room = paper.height - 2 * MARGIN - _tall(rows, 0)
    gap = min(GAP, room / changes) if changes else 0.0
    y = (paper.height - _full(rows, paper, gap)) / 2
    places: list[Place] = []
    for part, group in groupby(rows, key=lambda row: id(row.part)):
        block = list(group)
        places += _block(block, paper, y, min(BLEED, gap / 2) if gap else BLEED)
        y += sum(row.part.height for row in block) + gap
        assert part
    across = sorted({edge for place in places for edge in (place.y, place.y + place.height)})
    down = sorted({edge for place in places for edge in (place.x, place.x + place.width)})
    return Sheet(tuple(places), tuple(down), tuple(across))


def _full(rows: list[_Row], paper: Paper, gap: float) -> float:
    """The height of what lies on the page once the last part is carried on to its foot."""
    tall, last = _tall(rows, gap), rows[-1].part.height
    return tall + last * int((paper.height - 2 * MARGIN - tall) // last)


def _block(rows: list[_Row], paper: Paper, y: float, bleed: float) -> Iterator[Place]:
    """The rows of one part, from `y` on; a ground bleeds where no card of the part lies beside it."""
    part, columns = rows[0].part, max(len(row.cards) for row in rows)
    columns = int((paper.width - 2 * MARGIN) // part.width) if columns > 1 else columns
    left = (paper.width - columns * part.width) / 2
    filled = {(i, j) for j, row in enumerate(rows) for i in range(len(row.cards))}
    for j, row in enumerate(rows):
        for i, card in enumerate(row.cards):
            beside = ((i - 1, j), (i, j - 1), (i + 1, j), (i, j + 1))
            around = [0.0 if place in filled else bleed for place in beside]
            yield Place(card, left + i * part.width, y + j * part.height, part.width, part.height, tuple(around))  # type: ignore[arg-type]
