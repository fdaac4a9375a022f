"""Faces of cards and cut marks drawn on a page."""

from __future__ import annotations

from itertools import pairwise

from mochuelo.core.printing import Face, Figure
from mochuelo.press.pen import Pen
from mochuelo.press.sheets import Paper, Place, Sheet
from mochuelo.press.typeset import set_words

MARK = 4.0
"""How long a cut mark is, where there is room."""
REACH = 3.0
"""How near to the edge of the paper a mark may begin: what a printer leaves out of it, the rest makes good."""
CLEAR = 0.5
"""How far it stays away from the card."""
INK, PALE = "#000000", "#ffffff"


def sheet(pen: Pen, side: Sheet, paper: Paper, back: bool) -> None:
    """One side of a sheet of cards: grounds first, so that no bleed lies over a neighbour, then faces, then marks."""
    faces = [(place, face) for place in side.places if (face := place.card.back if back else place.card.front) is not None]
    for place, face in faces:
        _ground(pen, place, face)
    for place, face in faces:
        stamp(pen, face, place.x, place.y)
    if faces:
        _marks(pen, side, paper)


def stamp(pen: Pen, face: Face, x: float, y: float, scale: float = 1.0) -> None:
    """A face without its ground, its upper left corner at (x, y)."""
    with pen.moved(x, y, scale):
        for drawing in face.drawings:
            pen.draw(drawing)
        for words in face.words:
            set_words(pen, words)


def _ground(pen: Pen, place: Place, face: Face) -> None:
    left, above, right, below = place.bleed
    pen.ground(place.x - left, place.y - above, place.width + left + right, place.height + above + below, face.ground)


def _marks(pen: Pen, side: Sheet, paper: Paper) -> None:
    """Hairlines at the margins where the knife goes; white beside black, so that they show on any bleed."""
    left, right, top, bottom = side.down[0], side.down[-1], side.across[0], side.across[-1]
    for x in side.down:
        _mark(pen, x, max(REACH, top - CLEAR - MARK), x, top - CLEAR)
        _mark(pen, x, bottom + CLEAR, x, min(paper.height - REACH, bottom + CLEAR + MARK))
    for above, below in pairwise(side.across):
        if below - above < MARK + 1:  # between two parts there is room, too
            for x in side.down:
                _mark(pen, x, above + CLEAR, x, below - CLEAR)
    for y in side.across:
        _mark(pen, max(REACH, left - CLEAR - MARK), y, left - CLEAR, y)
        _mark(pen, right + CLEAR, y, min(paper.width - REACH, right + CLEAR + MARK), y)


def _mark(pen: Pen, x1: float, y1: float, x2: float, y2: float) -> None:
    pen.line(x1, y1, x2, y2, PALE, 0.9)
    pen.line(x1, y1, x2, y2, INK, 0.35)


def stamp_figure(pen: Pen, figure: Figure, x: float, y: float, scale: float) -> None:
    """A figure, its upper left corner at (x, y), so many times as large."""
    with pen.moved(x, y, scale):
        for drawing in figure.drawings:
            pen.draw(drawing)
        for words in figure.words:
            set_words(pen, words)
