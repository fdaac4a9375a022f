"""Posters: pictures larger than the paper, parted over sheets that overlap, with marks that say where to cut and where to lay the edge."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil

from msgspec import Struct

from mochuelo.core.printing import Poster, Say
from mochuelo.press.faces import CLEAR, INK, MARK, PALE, REACH, stamp
from mochuelo.press.pen import Pen
from mochuelo.press.sheets import MARGIN, Paper

OVERLAP = 10.0
"""How wide the strip is that a sheet shares with the next, for glue."""
TAB = 1.6
"""Half the width of the little triangles that point to where the next sheet's edge is laid."""
LABEL = 8.0
"""What the number of a sheet takes below its picture."""


class Tile(Struct, frozen=True):
    """What one sheet shows of a poster: a rectangle, in millimetres from the poster's upper left corner, and its place among the others."""

    column: int
    row: int
    x: float
    y: float
    width: float
    height: float
    more_right: bool
    """Whether another tile follows on the right."""
    more_below: bool


def tiles(poster: Poster, paper: Paper) -> tuple[Tile, ...]:
    """The sheets of a poster, row by row: as few as there can be, all of one size."""
    across, down = _count(poster.width, paper.width), _count(poster.height, paper.height)
    wide, high = _each(poster.width, across), _each(poster.height, down)
    return tuple(
        Tile(i, j, i * (wide - OVERLAP), j * (high - OVERLAP), wide, high, i + 1 < across, j + 1 < down)
        for j in range(down)
        for i in range(across)
    )


def _count(long: float, paper: float) -> int:
    return max(1, ceil((long - OVERLAP) / (paper - 2 * MARGIN - OVERLAP)))


def _each(long: float, count: int) -> float:
    return (long + (count - 1) * OVERLAP) / count


def sheet(pen: Pen, poster: Poster, tile: Tile, paper: Paper, say: Say) -> None:
    """One sheet of a poster, in the middle of the page, with its marks; its number where there is room for it."""
    left, top = (paper.width - tile.width) / 2, (paper.height - tile.height) / 2
    with pen.within(left, top, tile.width, tile.height):
        pen.ground(left, top, tile.width, tile.height, poster.face.ground)
        stamp(pen, poster.face, left - tile.x, top - tile.y)
    for x, lay in _upright(tile):
        for y, out in ((top, -1), (top + tile.height, 1)):
            room = (top if out < 0 else paper.height - top - tile.height) - REACH
            _mark(pen, (left + x, y), (0, out), room, lay)
    for y, lay in _level(tile):
        for x, out in ((left, -1), (left + tile.width, 1)):
            room = (left if out < 0 else paper.width - left - tile.width) - REACH
            _mark(pen, (x, top + y), (out, 0), room, lay)
    _label(pen, poster, tile, paper, say)


def _upright(tile: Tile) -> Iterator[tuple[float, bool]]:
    """Where marks stand above and below, and whether an edge is laid there; otherwise it is cut there."""
    if tile.column:
        yield 0.0, False
    if tile.more_right:
        yield tile.width - OVERLAP, True


def _level(tile: Tile) -> Iterator[tuple[float, bool]]:
    """Where marks stand on the left and on the right."""
    if tile.row:
        yield 0.0, False
    if tile.more_below:
        yield tile.height - OVERLAP, True


def _mark(pen: Pen, at: tuple[float, float], out: tuple[int, int], room: float, lay: bool) -> None:
    """A hairline that begins clear of the picture, for the knife; with a triangle on it where an edge is laid."""
    (x, y), (dx, dy) = at, out
    end = CLEAR + min(MARK, max(room - CLEAR, 0))
    for colour, points in ((PALE, 0.9), (INK, 0.35)):
        pen.line(x + dx * CLEAR, y + dy * CLEAR, x + dx * end, y + dy * end, colour, points)
        if lay:
            tip, base = CLEAR, CLEAR + 2 * TAB
            corners = [
                (x + dx * tip, y + dy * tip),
                *((x + dx * base + side * dy * TAB, y + dy * base + side * dx * TAB) for side in (-1, 1)),
            ]
            for one, other in zip(corners, [*corners[1:], corners[0]], strict=True):
                pen.line(*one, *other, colour, points)


def _label(pen: Pen, poster: Poster, tile: Tile, paper: Paper, say: Say) -> None:
    foot = (paper.height + tile.height) / 2
    found = tiles(poster, paper)
    if paper.height - foot >= LABEL + REACH and len(found) > 1:
        text = say("print-poster-sheet", name=poster.name, sheet=found.index(tile) + 1, sheets=len(found))
        pen.write(text, (paper.width - pen.measure(text, "sans", 7.5)) / 2, foot + LABEL, "sans", 7.5, "#6b5c49")
