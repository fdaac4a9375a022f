"""The block card, a sleeping owl on black, and the emblem of the game: a line that touches a circle."""

from __future__ import annotations

from tools.art.figures import both
from tools.art.geometry import Poly, arc, box, brush, half, hole, line, oval, polar, shape
from tools.art.sheet import Sheet
from tools.tangents_art.palette import CLAY, DUSK, INK, OCHRE, PAPER, SLATE

MIDDLE = (100.0, 140.0)


def block_card() -> Sheet:
    """A dark card, full size: an owl that has shut its eyes, in a ring of gouge marks."""
    s = Sheet(33, INK, 200, 280, trim=0)
    s.cut(DUSK, box(9, 9, 191, 271), hole(box(12, 12, 188, 268)))
    s.rays(DUSK, MIDDLE, 68, 82, 60, 3.4)
    s.cut(DUSK, oval(*MIDDLE, 62))
    _owl(s)
    return s


def _owl(s: Sheet) -> None:
    body = shape("64,102! 82,108 100,107 118,108 136,102! 140,128 138,158 126,180 100,190 74,180 62,158 60,128")
    s.cut(INK, body)
    s.cut(SLATE, *both(oval(117, 130, 16.5), 100))
    s.cut(INK, *both(brush(arc((117, 128), 10, 7, 10, 170), 1, 3.4, 1), 100))
    s.cut(OCHRE, shape("100,136! 104.6,143 100,153! 95.4,143"))
    marks: list[Poly] = []
    for row, count in enumerate((3, 4, 3)):
        marks += [
            s.gouge((100 + (n - (count - 1) / 2) * 10, 158 + row * 9), (100 + (n - (count - 1) / 2) * 10, 166 + row * 9), 3.2, 0.7)
            for n in range(count)
        ]
    s.print(SLATE, *marks)


def emblem() -> Sheet:
    """A circle, half picture and half verse, and the line that touches it in one place."""
    s = Sheet(34, "", 144, 144, trim=0)
    circle = oval(68, 80, 50)
    s.cut(INK, circle)
    s.cut(PAPER, half(oval(68, 80, 46), (70, 0), 0))
    s.cut(OCHRE, half(oval(68, 80, 24), (66, 0), 180))
    s.rays(OCHRE, (66, 80), 28, 43, 18, 3, (96, 264))
    for n, (y, end) in enumerate(((54, 97), (66, 104), (78, 93), (90, 106), (102, 90))):
        s.cut(INK, brush(line(f"{74 + n % 2},{y} {end},{y}"), 3.2))
    touch = polar((68, 80), 50, -42)
    a, b = polar(touch, 52, 228), polar(touch, 44, 48)
    s.cut(CLAY, brush([a, touch, b], 3, 6.4, 3))
    s.cut(OCHRE, oval(*touch, 6.4))
    return s
