"""Cards 1 to 4: the mended ship, the same river, the cave, the moon in a bucket."""

from __future__ import annotations

import itertools

from tools.art.figures import leaf, limb, whole
from tools.art.geometry import Point, Poly, along, arc, box, brush, half, line, moved, oval, ring, shape, spans
from tools.art.sheet import Sheet
from tools.tangents_art.palette import BLUE, CLAY, DUSK, INK, OCHRE, PAPER, RUST, SAGE, SAND, SLATE

# ---- 01, the mended ship


def mended_ship() -> Sheet:
    """A ship on props, half its planks new; somebody brings one more."""
    s = Sheet(1, SAND)
    s.cut(OCHRE, oval(72, 70, 36))
    s.rays(OCHRE, (72, 70), 41, 58, 40, 2.2, (150, 390))
    _rigging(s)
    s.cut(SAGE, shape("0,182! 40,179 90,184 144,180! 144,224! 0,224!"))
    s.hatch(INK, [box(0, 198, 144, 222)], 2, 5, 1.5, shade=lambda _x, y: (y - 190) / 34)
    _props(s)
    _planks(s)
    _carpenter(s)
    return s


def _rigging(s: Sheet) -> None:
    sail = shape("26,48! 72,44 118,48! 112,60 94,55! 84,62 72,56! 60,62 50,55! 32,60")
    s.cut(INK, brush(line("72,24 72,130"), 2.4, 3.6))
    s.cut(PAPER, sail)
    s.hatch(INK, [sail], 90, 6, 1.3)
    s.cut(INK, brush(line("22,47 72,42 122,47"), 1.6, 3.2, 1.6))
    s.cut(INK, limb("72,26 11,100", 0.9, 0.9), limb("72,26 135,98", 0.9, 0.9), shape("72,17! 90,20 84,23 88,27 72,26!"))


def _props(s: Sheet) -> None:
    for foot, top in ((18, 36), (126, 108)):
        s.cut(INK, brush([(foot, 197), (top, 146)], 3.6, 2.8))
    for x in (50, 94):
        s.cut(RUST, *(box(x - 9 - n * 1.5, 164 + n * 9, x + 9 + n * 1.5, 171.6 + n * 9) for n in range(4)))


def _planks(s: Sheet) -> None:
    top = line("8,104 26,119 48,125 72,127 96,125 118,119 136,104")
    keel = line("24,146 34,160 50,168 72,170 94,168 110,160 120,146")
    parts: tuple[list[Poly], list[Poly]] = ([], [])
    for row, cuts in enumerate(((0, 0.36, 0.7, 1), (0, 0.2, 0.55, 0.86, 1), (0, 0.42, 0.74, 1), (0, 0.28, 0.6, 1), (0, 0.5, 1))):
        for n, (a, b) in enumerate(itertools.pairwise(cuts)):
            parts[(row + n) % 2].append(_plank(top, keel, (row / 5, (row + 1) / 5 - 0.03), (a + 0.007, b - 0.007)))
    s.cut(PAPER, _plank(top, keel, (-0.03, 1.02), (0, 1)))
    s.cut(INK, *parts[0], facet=6)
    s.cut(CLAY, *parts[1], facet=6)
    s.cut(INK, limb("22,148 12,124 7,100 10,76 22,68 31,75 26,82", 4, 5, 5, 3), limb("121,148 131,126 137,100 132,78 136,68", 4, 5, 4.4, 2))
    s.cut(OCHRE, oval(121, 130, 4.8, 3.6, -30))
    s.cut(INK, oval(121.4, 130, 1.9))


def _plank(top: Poly, keel: Poly, rows: tuple[float, float], cols: tuple[float, float]) -> Poly:
    def at(u: float, v: float) -> Point:
        (ax, ay), (bx, by) = along(top, u), along(keel, u)
        return ax + (bx - ax) * v, ay + (by - ay) * v

    steps = [cols[0] + (cols[1] - cols[0]) * n / 10 for n in range(11)]
    return [at(u, rows[0]) for u in steps] + [at(u, rows[1]) for u in reversed(steps)]


def _carpenter(s: Sheet) -> None:
    """A small worker in profile, a plank on the shoulder."""
    coat = shape("112,190 119,188 123,194 124,210! 109,210! 109,198")
    s.cut(INK, coat, oval(118, 182, 4.4, 5), limb("113,208 110,214 106,220", 4.6, 4, 3), limb("120,208 123,214 124,220", 4.6, 4, 3))
    s.cut(CLAY, brush([(78, 195), (136, 184)], 5, 5))
    s.cut(INK, limb("115,193 110,197 108,190", 3.4, 2.8, 2.4))


# ---- 02, the same river


def same_river() -> Sheet:
    """Two bare legs in a river that goes on."""
    s = Sheet(2, SAND)
    s.cut(SAGE, shape("0,54! 30,46 70,58 110,44 144,52! 144,90! 0,90!"))
    s.cut(BLUE, box(0, 76, 144, 224))
    _legs(s)
    for row, y in enumerate(range(84, 222, 9)):
        _wave(s, row, y)
    for x, y in ((51, 143), (93, 153)):
        s.cut(PAPER, brush(arc((x, y), 17, 5, -25, 205), 0.5, 2.6, 0.5), brush(arc((x, y + 1), 25, 9, 15, 165), 0.4, 2, 0.4))
    s.cut(OCHRE, leaf((96, 202), 34, -16))
    s.print(INK, s.gouge((99, 201), (128, 193), 1.3))
    return s


LEG = shape("-15,0! -13,14 -11,26 -14,42 -17,58 -14,80 -8,112! 8,112! 10,88 14,64 12,46 10,28 13,14 14,0!")


def _legs(s: Sheet) -> None:
    left, right = moved(LEG, 51, 32), moved(LEG, 93, 42, mirror=True)
    s.cut(
        SLATE, shape("40,144! 61,144! 66,166 68,190 52,196 40,188 38,166"), shape("83,154! 104,154! 108,174 110,196 94,204 80,196 80,176")
    )
    s.cut(CLAY, left, right)
    s.cut(RUST, *(brush(arc((x, y), 7, 5, 20, 160), 0.5, 2, 0.5) for x, y in ((51, 52), (93, 62))))
    s.hatch(RUST, [half(left, (54, 60), 0), half(right, (97, 60), 0)], 88, 3.1, 1.6, stroke=16)
    s.cut(INK, shape("20,0! 124,0! 128,44 116,49 108,43! 98,52 86,47 78,52! 70,44 62,49! 50,42 40,47 30,42! 22,46 16,40"))
    s.hatch(SLATE, [box(24, 4, 120, 38)], 82, 9, 1.6, stroke=26)


def _wave(s: Sheet, row: int, y: float) -> None:
    sway = 1.2 + row * 0.12
    nodes = [f"{x},{y + sway * (1 if (n + row) % 2 else -1):.1f}" for n, x in enumerate(range(-20 - row * 3, 170, 22))]
    parts: list[Poly] = [[]]
    for p in line(" ".join(nodes)):
        if _dry(*p):
            parts[-1].append(p)
        elif parts[-1]:
            parts.append([])
    marks = [mark for part in parts if len(part) > 4 for mark in s.marks_along(part, 1.6 + row * 0.09, 34, 6)]
    s.print(INK if row % 3 == 1 else PAPER, *marks)


def _dry(x: float, y: float) -> bool:
    return not ((32 < x < 70 and y < 148) or (75 < x < 113 and y < 158))


# ---- 03, the cave


HORSE = shape(
    "2,16 0,20 3,22 8,20 12,18 14,24 13,33! 11,46! 15,46! 18,36 20,31 30,31 34,35 34,46! "
    "38,46! 39,36 40,28 44,38! 46,28 42,18 36,15 26,16 20,14 16,7 13,2! 12,7 7,10"
)


def cave() -> Sheet:
    """Three sitters before a wall of shadows."""
    s = Sheet(3, INK)
    wall = shape("16,112 14,78 22,46 40,26 66,20 96,22 118,38 130,66 128,100 132,140 124,178 70,186 20,178 13,142")
    s.cut(OCHRE, wall)
    s.hatch(CLAY, [wall], 8, 9, 3, stroke=34, shade=lambda x, y: ((x - 72) / 60) ** 2 + ((y - 84) / 68) ** 2 - 0.25)
    s.cut(RUST, *ring(96, 64, 7, 6, 2.6), *ring(106, 64, 7, 6, 2.6))
    s.cut(RUST, moved(HORSE, 26, 52, 1.12), _vase(), brush(line("50,103 52,170"), 1.8), brush(line("101,104 100,170"), 1.8))
    for gap, size in ((5, 2.4), (15, 2)):
        _rim(s, wall, gap, size)
    for x, y, k in ((36, 214, 0.92), (110, 214, 0.96), (73, 228, 1.16)):
        _sitter(s, x, y, k)
    return s


def _vase() -> Poly:
    return whole("101,50 108,50 107,54 104,57 105,63 114,72 115,82 109,94 104,100 107,104 101,104", 101)


def _rim(s: Sheet, wall: Poly, gap: float, size: float) -> None:
    marks = []
    for n in range(0, len(wall), 6):
        x, y = wall[n]
        ox, oy = (x - 72) / 70, (y - 86) / 70
        a = (x + ox * gap, y + oy * gap)
        marks.append(s.gouge(a, (a[0] + ox * 13, a[1] + oy * 13), size))
    s.print(SLATE, *marks)


def _sitter(s: Sheet, x: float, y: float, k: float) -> None:
    body = moved(shape("-30,0! -27,-30 -18,-41 -7,-45 7,-45 18,-41 27,-30 30,0!"), x, y, k)
    head = oval(x, y - 57 * k, 12 * k, 13.5 * k)
    s.cut(CLAY, moved(body, 0, -2.4), moved(head, 0, -2.4))
    s.cut(INK, body, head, box(x - 5 * k, y - 50 * k, x + 5 * k, y - 40 * k))
    s.hatch(DUSK, [body], 90, 9.5, 2.8, stroke=50)


# ---- 04, the moon in a bucket


def moon_in_bucket() -> Sheet:
    """The moon lies in the water; the bucket already drips."""
    s = Sheet(4, SLATE)
    s.hatch(DUSK, [box(0, 0, 144, 110)], 0, 5.5, 2, stroke=40, shade=lambda _x, y: 1.1 - y / 100)
    s.cut(INK, shape("0,178! 50,174 100,178 144,174! 144,224! 0,224!"))
    s.cut(INK, brush(arc((72, 104), 49, 66, 180, 360), 4.2), brush(arc((72, 104), 49, 66, 225, 315), 7))
    _staves(s)
    _water(s)
    s.cut(BLUE, oval(84, 205, 34, 7.5))
    s.cut(PAPER, oval(88, 205, 8, 3.2))
    s.print(PAPER, s.gouge((97, 168), (97, 182), 3, 0.7), s.gouge((96, 187), (96, 198), 2.4, 0.7))
    return s


def _staves(s: Sheet) -> None:
    side = shape("18,104! 28,186! 48,194 72,196 96,194 116,186! 126,104!")
    s.cut(CLAY, side)
    seams = [brush([(72 + k * 54, 104), (72 + k * 44, 196 - 9 * k * k)], 1, 1.4) for k in (-0.78, -0.5, -0.18, 0.16, 0.47, 0.76)]
    s.cut(INK, *seams)
    s.hatch(RUST, [half(side, (94, 100), 0)], 97, 3.6, 1.7)
    for y, rx in ((130, 51), (172, 46)):
        s.cut(OCHRE, brush(arc((72, y), rx, 15, 0, 180), 6))
    s.cut(INK, brush([(97, 150), (94, 158), (98, 166)], 0.5, 1.6, 1))


def _water(s: Sheet) -> None:
    s.cut(OCHRE, oval(72, 104, 55, 21))
    s.cut(INK, oval(72, 105, 49, 17))
    moon = oval(70, 106, 25, 11)
    s.cut(PAPER, moon)
    s.print(
        INK,
        *[
            s.gouge((a - 2, y), (b - 10, y), 1.3)
            for y in (110, 113.5)
            for a, b in [(70 + t[0], 70 + t[1]) for t in spans([moon], (70, y), 0)]
        ],
    )
    s.follow(BLUE, arc((72, 105), 37, 13, 20, 160), 1.6)
    s.follow(BLUE, arc((72, 105), 37, 13, 200, 340), 1.6)


SCENES = {1: mended_ship, 2: same_river, 3: cave, 4: moon_in_bucket}
