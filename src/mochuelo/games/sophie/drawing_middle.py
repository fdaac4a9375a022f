"""The middle of the board: the ring of spaces like stained glass, burrows with rabbits beside it, and a compass with the owl."""

from __future__ import annotations

from typing import Any

from mochuelo.games.sophie.drawing_icons import Sign, draw_signs
from mochuelo.games.sophie.drawing_ink import RADIUS, Ink, dots, joined, polar, ring, segment, spot
from mochuelo.games.sophie.drawing_lands import SHORE

BURROW = 270
"""How far from the middle the rabbits lie."""
HUB = 214
"""The radius of the compass."""


def middle(ink: Ink, board: Any) -> None:
    """Everything that lies under the disc."""
    ink.circle("rim", SHORE + 6)
    with ink.strokes():
        ink.line("gold", 4, ring(SHORE + 1))
    inner, outer = board["ring"]["inner"] * RADIUS, board["ring"]["outer"] * RADIUS
    _glass(ink, board, inner, outer)
    _burrows(ink, board, inner)
    compass(ink)


def _glass(ink: Ink, board: Any, inner: float, outer: float) -> None:
    """The spaces of the ring: panes in the colours of their kinds, in leads of gold."""
    panes = {one["ring"]: one for one in board["spaces"] if "ring" in one}
    step = 360 / len(panes)
    for kind in dict.fromkeys(one["kind"] for one in panes.values()):
        turns = [index * step for index, one in panes.items() if one["kind"] == kind]
        ink.fill(kind, *(segment(inner, outer, turn - step / 2, turn + step / 2) for turn in turns))
        ink.fill("glass", *(segment(outer - 26, outer, turn - step / 2, turn + step / 2) for turn in turns), opacity=".14")
    with ink.strokes():
        leads = (f"M{spot(polar(inner, turn))}L{spot(polar(outer, turn))}" for turn in (step * (at + 0.5) for at in range(len(panes))))
        ink.line("gold", 4, *leads, ring(inner), ring(outer))
    middles = {index: polar((inner + outer) / 2, index * step) for index in panes}
    draw_signs(ink, [Sign(one["kind"], middles[index], one.get("n", 0)) for index, one in panes.items()], 1.12)


def _burrows(ink: Ink, board: Any, inner: float) -> None:
    """A meadow with tufts, and where a rabbit lives its hole and the rabbit."""
    size = board["ring"]["size"]
    ink.circle("meadow", inner - 2)
    turns = [360 * index / size for index in range(size)]
    with ink.strokes():
        tufts = [polar(BURROW, turn) for index, turn in enumerate(turns) if index not in board["rabbits"]]
        ink.line("leafdeep", 3, dots(tufts, "m-10 8q2-8-2-14m8 14q0-10 2-16m6 16q0-8 4-12"))
    for index in board["rabbits"]:
        with ink.at(*polar(BURROW, turns[index])):
            _rabbit(ink)


def _rabbit(ink: Ink) -> None:
    """It looks out of its hole."""
    ink.fill("dark", ring(30))
    ink.fill("white", "M-13-1C-22-14-18-29-12-29-6-29-4-16-4-7H4C4-16 6-29 12-29 18-29 22-14 13-1 21 8 18 23 0 23-18 23-21 8-13-1Z")
    ink.fill("renaissance.tint", "M-11-7C-15-14-14-24-12-24-9-24-8-14-8-7ZM11-7C15-14 14-24 12-24 9-24 8-14 8-7ZM-3 11H3L0 15Z")
    ink.fill("dark", ring(2.6, -7, 5), ring(2.6, 7, 5))


def compass(ink: Ink) -> None:
    """A rose of sixteen winds on the night sky, and the owl that Sophie's letters come from."""
    ink.circle("paper", HUB)
    with ink.strokes():
        ink.line("gold", 4, ring(HUB - 4), ring(HUB - 34))
        ticks = (f"M{spot(polar(HUB - 34, 7.5 * at))}L{spot(polar(HUB - (12 if at % 6 else 6), 7.5 * at))}" for at in range(48))
        ink.line("wayedge", 2.5, *ticks)
    ink.circle("night", HUB - 40)
    stars = ((-110, -70), (104, -92), (-128, 30), (126, 40), (-86, 112), (80, 120), (30, -140), (-48, -132), (140, -20), (-20, 150))
    with ink.strokes():
        for size in (6, 9):
            ink.line("star", size, dots(stars[size % 2 :: 2]), opacity=".8")
    for long, wide, turn in ((150, 26, 45), (172, 30, 0)):
        points = [turn + 90 * at for at in range(4)]
        ink.fill("gold", *(_ray(long, wide, point, 1) for point in points))
        ink.fill("goldlight", *(_ray(long, wide, point, -1) for point in points))
    ink.circle("night", 92)
    with ink.strokes():
        ink.line("goldlight", 4, ring(92))
    _owl(ink)


def _ray(long: float, wide: float, angle: float, side: int) -> str:
    """Half of a ray of the rose."""
    return joined([(0, 0), polar(long, angle), polar(wide * 2.2, angle + side * 45)], closed=True)


def _owl(ink: Ink) -> None:
    """The mochuelo, from very few shapes."""
    with ink.at(0, 6):
        ink.fill("owlcoat", "M-50-48Q-30-58-14-50H14Q30-58 50-48 46-34 50-20 60 16 44 46 28 70 0 70-28 70-44 46-60 16-50-20-46-34-50-48Z")
        ink.fill("owlchest", "M-30 6Q0-12 30 6 34 58 0 60-34 58-30 6Z")
        ink.fill("owlchest", ring(24, -21, -20), ring(24, 21, -20))
        ink.fill("owliris", ring(17, -21, -20), ring(17, 21, -20))
        ink.fill("owlpupil", ring(9, -21, -20), ring(9, 21, -20))
        ink.fill("white", ring(3.4, -18, -24), ring(3.4, 24, -24))
        ink.fill("gold", "M-6-9H6L0 6Z")
        with ink.strokes():
            ink.line("owlcoat", 4, "M-14 22q7 8 14 0 7 8 14 0M-16 38q8 8 16 0 8 8 16 0")
            ink.line("gold", 6, "M-20 68v8M-12 68v8M12 68v8M20 68v8")
