"""The back of the cards, the same whichever way up it lies, and the emblem of the game: an owl on a giant's shoulder."""

from __future__ import annotations

import math

from tools.art.geometry import Point, Poly, box, brush, hole, line, moved, oval, polar, shape, straight, turned
from tools.gigantes_art.face import Face
from tools.gigantes_art.marks import SUITS
from tools.gigantes_art.owls import Owl
from tools.gigantes_art.palette import GROUNDS, INK, PAPER
from tools.gigantes_art.plate import Plate, fewer
from tools.gigantes_art.thinkers_01 import diamond

WIDE, TALL = 144, 224
MIDDLE = (72.0, 112.0)


def back() -> Plate:
    """A net of lozenges with the four suits, and two owls, one for each way up."""
    s = Plate(401, WIDE, TALL, medal=0, near=0.25)
    s.print(PAPER, box(0, 0, WIDE, TALL))
    s.print(INK, box(7, 7, WIDE - 7, TALL - 7))
    s.print(PAPER, box(9.4, 9.4, WIDE - 9.4, TALL - 9.4), hole(box(10.8, 10.8, WIDE - 10.8, TALL - 10.8)))
    net(s)
    medallion(s)
    return s


def net(s: Plate) -> None:
    """Lines from edge to edge, and a suit in each lozenge."""
    x0, y0, x1, y1 = 14.0, 14.0, 130.0, 210.0
    across, down = (x1 - x0) / 6, (y1 - y0) / 7
    strings: list[Poly] = []
    for n in range(-7, 7):
        for top, foot in ((y0, y1), (y1, y0)):
            ends = ((x0 + across * n, top), (x0 + across * (n + 7), foot))
            strings.append(brush(clipped(*ends, (x0, y0, x1, y1)), 0.9))
    s.print(PAPER, *strings)
    for name in SUITS:
        s.print(
            GROUNDS[name], *(mark for row in range(1, 14) for column in range(1, 12) for mark in suit(name, row, column, (across, down)))
        )


def suit(name: str, row: int, column: int, step: Point) -> list[Poly]:
    """The suit's mark, where it stands in the net; the lower half is the upper one turned round."""
    x, y = 14 + step[0] * column / 2, 14 + step[1] * row / 2
    if (row + column) % 2 == 0 or math.dist((x, y), MIDDLE) < 50:
        return []
    size = 0.14 if (row, column) < (7, 6) else -0.14
    if size < 0:
        row, column = 14 - row, 12 - column
    if tuple(SUITS)[(row + column + 1) // 2 % 2 * 2 + (row - column + 1) // 2 % 2] != name:
        return []
    return [[(x + (px - 24) * size, y + (py - 24) * size) for px, py in fewer(SUITS[name], 1.3)]]


def clipped(a: Point, b: Point, to: tuple[float, float, float, float]) -> Poly:
    """The part of a line inside a rectangle."""
    x0, y0, x1, y1 = to
    ts = [0.0, 1.0]
    for near, far, low, high in ((a[0], b[0], x0, x1), (a[1], b[1], y0, y1)):
        t = sorted(((low - near) / (far - near), (high - near) / (far - near)))
        ts = [max(ts[0], t[0]), min(ts[1], t[1])]
    return [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for t in ts]


def medallion(s: Plate) -> None:
    """Two owls' heads, back to back, in a ring of beads."""
    s.print(PAPER, oval(*MIDDLE, 45.5))
    s.print(INK, oval(*MIDDLE, 44))
    s.print(PAPER, *(diamond(*polar(MIDDLE, 40.4, n * 11.25), 1.7) for n in range(32)))
    s.print(PAPER, oval(*MIDDLE, 36.8))
    s.print(INK, brush([(34, 112), (110, 112)], 1.4))
    for turn in (0, 180):
        owl = Owl(s, turned([(72, 94.6)], turn, MIDDLE)[0], turn, 0.92)
        owl.head()
    s.print(PAPER, brush([(57, 112), (87, 112)], 3.2))
    s.print(INK, *(straight(f"{x},{112 - r} {x + r},112 {x},{112 + r} {x - r},112") for x, r in ((72, 2.6), (63, 1.8), (81, 1.8))))


def emblem() -> Plate:
    """A bust looks on; the owl upon its shoulder looks on from higher."""
    s = Plate(402, 144, 144, medal=0, near=0.15)
    s.print(INK, oval(72, 72, 71))
    for n, colour in enumerate(GROUNDS.values()):
        start = n * 90 + 45
        arc = [polar((72, 72), 68.6, start + 1.6 + k * 86.8 / 30) for k in range(31)]
        s.print(colour, arc + [polar((72, 72), 59.6, start + 88.4 - k * 86.8 / 30) for k in range(31)])
    for n, name in enumerate(SUITS):
        x, y = polar((72, 72), 64.1, n * 90 + 90)
        s.print(INK, moved(fewer(SUITS[name], 0.6), x - 24 * 0.16, y - 24 * 0.16, 0.16))
    s.print(PAPER, oval(72, 72, 57.6))
    s.layers += giant()
    return s


def giant() -> list[str]:
    """Bust and owl, cut to the round field."""
    s = Plate(403, 144, 144, medal=55.5, near=0.25)
    f = Face(x=105, y=40, scale=0.52, nose=-1, hook=-2, brow=1, neck=5)
    s.body(PAPER, f.head(140))
    f.engrave(s)
    hair = f.shape(
        "-8,16! -18,26 -26,22 -32,34 -40,32 -44,46! -52,40 -60,46 -60,62! -64,80 -72,90! -86,84 -90,70 -97,60 -94,44 "
        "-99,30 -88,18 -84,4 -68,2 -58,-8 -42,-4 -26,-8 -18,0 -6,8"
    )
    s.body(INK, hair)
    s.burin(
        PAPER,
        f.line("-14,14 -26,10 -34,20 -48,22 -56,36 -66,44 -66,70"),
        f.line("-24,0 -38,4 -52,2 -66,14 -78,20 -82,40 -90,50 -78,82"),
        4,
        0.3,
        1.2,
        1.1,
        0.3,
    )
    beard = f.shape("-46,60! -36,68 -24,78 -12,73! -3,69 4,69 8,74! 4,76 -2,78! 6,84 8,96 5,110 -6,120 -24,120 -40,108 -52,90 -53,72")
    s.body(INK, beard)
    s.burin(PAPER, f.line("-50,68 -46,88 -36,106 -18,116"), f.line("-2,84 4,96 2,110 -8,116"), 6, 0.3, 1.2, 0.3)
    s.stroke(PAPER, f.line("1,78 -5,78 -12,80"), 0.5, 1.4, 0.3)
    s.body(PAPER, shape("64,96! 74,102 86,104 95,100! 108,104 122,112 132,130! 72,150 10,134! 8,112 22,101 44,99"))
    s.burin(INK, line("20,130 28,116 58,102"), line("82,132 80,118 82,107"), 7, 0.3, 1.4, 0.3)
    s.burin(INK, line("92,128 94,116 91,107"), line("118,126 112,114 102,105"), 4, 0.3, 1.3, 0.3)
    owl = Owl(s, (41, 58), 0, 0.84)
    owl.trunk()
    owl.wing(-1)
    owl.wing(1)
    Owl(s, (42, 54), 4, 0.84).head((2.8, -0.6))
    return s.layers


EMBLEMS = {"back": back, "emblem": emblem}
