"""The disc of glass: marks round its edge, a band of night sky with windows in it, and the glass between."""

from __future__ import annotations

from typing import Any

from mochuelo.games.sophie.drawing_colours import PALETTES
from mochuelo.games.sophie.drawing_ink import RADIUS, Ink, arc, dots, polar, ring, segment, spot
from mochuelo.games.sophie.drawing_middle import BURROW, HUB

WINDOW = 33
"""The radius of a window."""
MARK_AT = 467
"""How far from the middle the marks lie."""


def disc(ink: Ink, board: Any, hole: int = 0) -> None:
    """The disc at rotation 0; `hole` is the radius of one in the middle, for a fastener."""
    edge, outer, inner = (board["ring"][name] * RADIUS for name in ("edge", "outer", "inner"))
    low = outer + 1
    ink.fill("paper", ring(edge - 1), ring(low), rule=True)
    _marks(ink, board["disc"]["marks"], low, edge)
    ink.fill("glass", ring(low), ring(inner - 2), rule=True, opacity=".07")
    ink.fill("glass", *(_gleam(outer - 10, turn) for turn in (300, 120)), opacity=".2")
    _sky(ink, board, inner - 2)
    with ink.strokes():
        ink.line("gold", 4, ring(edge - 2), ring(low))
        ink.line("goldlight", 3, ring(inner - 3), ring(HUB + 6))
    if hole:
        with ink.strokes():
            ink.line("dark", 2, ring(hole))


def _gleam(radius: float, turn: float) -> str:
    """Light on the glass: a crescent along the edge."""
    r, flat = round(radius), round(radius * 1.3)
    start, end = spot(polar(radius, turn)), spot(polar(radius, turn + 52))
    return f"M{start}A{r} {r} 0 0 1 {end}A{flat} {flat} 0 0 0 {start}Z"


def _sky(ink: Ink, board: Any, outer: float) -> None:
    """A band of night that hides the rabbits, but for the windows."""
    size = board["ring"]["size"]
    turns = [360 * index / size for index in board["disc"]["windows"]]
    ink.fill("night", ring(outer), ring(HUB + 6), *(ring(WINDOW, *polar(BURROW, turn)) for turn in turns), rule=True)
    places = [360 * index / size for index in range(size) if index not in board["disc"]["windows"]]
    stars = [polar(BURROW + 14 * side - 4 * (at % 3), turn + 3 * side) for at, turn in enumerate(places) for side in (-1, 0, 1)]
    with ink.strokes():
        for first, size in enumerate((5, 9, 7)):
            ink.line("star", size, dots(stars[first::3]), opacity=".85")
    with ink.strokes():
        ink.line("goldlight", 5, *(ring(WINDOW, *polar(BURROW, turn)) for turn in turns))
        ink.line("gold", 2, *(ring(WINDOW + 7, *polar(BURROW, turn)) for turn in turns))


def mark_icon(mark: str, palette: str) -> str:
    """A mark of the disc by itself, as it stands at the top of the disc, on a sheet of 130 units."""
    ink = Ink(PALETTES[palette])
    with ink.at(0, MARK_AT):
        ink.fill("paper", segment(MARK_AT - 24, MARK_AT + 24, -7.5, 7.5))
        _marks(ink, mark + "_" * 23, MARK_AT - 24, MARK_AT + 24)
        with ink.strokes():
            ink.line("gold", 3, segment(MARK_AT - 24, MARK_AT + 24, -7.5, 7.5))
    return ink.svg(130)


def _marks(ink: Ink, marks: str, low: float, edge: float) -> None:
    """A wall, a broken line or a boat before each segment."""
    step = 360 / len(marks)
    middle = (low + edge) / 2
    turns = [(mark, index * step) for index, mark in enumerate(marks)]
    walls = [turn for mark, turn in turns if mark == "s"]
    ink.fill("dark", *(segment(middle - 12, middle + 12, turn - 6.2, turn + 6.2) for turn in walls))
    with ink.strokes():
        ink.line("paper", 2.5, *(_bricks(middle, turn) for turn in walls))
        dashes = [arc(middle, turn + at - 1.1, turn + at + 1.1) for mark, turn in turns if mark == "o" for at in (-4.4, 0, 4.4)]
        ink.line("travel", 11, *dashes)
        ink.line(
            "gold",
            2,
            *(f"M{spot(polar(low, turn + step / 2))}L{spot(polar(edge, turn + step / 2))}" for mark, turn in turns if mark in "bos"),
        )
    for mark, turn in turns:
        if mark == "b":
            with ink.at(*polar(middle, turn), 1.15, turn):
                ink.fill("sea", "M-30 13q5-6 10 0t10 0 10 0 10 0 10 0 10 0V18H-30Z")
                ink.fill("wooddark", "M-20 2H20Q16 14 8 14H-8Q-16 14-20 2Z")
                ink.fill("major", "M-2-19V-1H-16ZM2-16V-1H15Q12-12 2-16Z")


def _bricks(middle: float, turn: float) -> str:
    """The joints of a wall."""
    joints = "".join(
        f"M{spot(polar(middle, turn + at))}L{spot(polar(middle + up, turn + at))}"
        for at, up in ((-3, 11), (3, 11), (0, -11), (-5, -11), (5, -11))
    )
    return arc(middle, turn - 6, turn + 6) + joints
