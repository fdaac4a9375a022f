"""Cards 21 to 24: the tortoise, the thirty birds, the map, the net of dew."""

from __future__ import annotations

from tools.art.figures import limb
from tools.art.geometry import Point, Poly, box, brush, half, line, moved, oval, polar, shape, straight, turned
from tools.art.sheet import Sheet
from tools.tangents_art.palette import BLUE, CLAY, DUSK, INK, MIST, MOSS, OCHRE, PAPER, RUST, SAGE, SAND, SLATE

# ---- 21, the tortoise


RUNNER = (
    shape("0,-52! 8,-55 14,-48 12,-36 10,-27! -3,-27! -4,-40"),
    limb("4,-29 18,-22 17,-6 12,-3", 9, 8, 5, 3),
    limb("3,-28 -8,-16 -20,-12 -30,-20", 9, 7.6, 5, 3),
    limb("3,-50 -10,-44 -18,-50", 5.4, 4.4, 3),
    limb("11,-50 20,-40 31,-44", 5.4, 4.4, 3),
    shape("9,-66 14,-70 19,-68 21,-63 20,-57 13,-54 8,-58"),
    shape("8,-56! 14,-58! 13,-46! 6,-48!"),
    shape("12,-3! 20,-1 23,1! 11,1!"),
)
"""Somebody running to the right, feet at the origin."""


INCISIONS = (
    ((54, 155), (59, 156), 1.7), ((43, 166), (50, 182), 1.4), ((47, 163), (53, 172), 1.4), ((42, 188), (51, 187), 1.6),
    ((47, 194), (55, 198), 1.4), ((34, 195), (24, 202), 1.4), ((57, 170), (62, 174), 1.2), ((32, 169), (38, 170), 1.2),
)  # fmt: skip
"""The lines cut into the nearest runner, as on a black-figure vase: eye, chest, belt, knees, elbows."""


def tortoise() -> Sheet:
    """A runner halves the way, and halves it again; the tortoise walks on."""
    s = Sheet(21, SAND)
    y, size = 224.0, 77.0
    for n in range(7):
        s.cut(CLAY if n % 2 == 0 else OCHRE, box(0, y - size, 144, y + 2))
        if n < 5:
            k = size / 80
            s.cut(INK, *[moved(part, 40 + 84 * (1 - 0.5**n), y - (9 if n == 0 else 2), k) for part in RUNNER])
        y, size = y - size, size / 2
    s.print(SAND, *[s.gouge(a, b, w) for a, b, w in INCISIONS])
    s.cut(INK, box(0, 68, 144, 72))
    _shell(s)
    return s


def _shell(s: Sheet) -> None:
    s.cut(MOSS, limb("98,58 114,54 122,44", 12, 9, 7), shape("116,46 119,37 127,34 133,38 134,44 126,49"))
    s.cut(MOSS, limb("48,54 44,62 40,69", 12, 11, 9), limb("92,56 96,62 100,69", 12, 11, 9), limb("38,56 28,62 22,62", 6, 4, 0.6))
    s.cut(INK, oval(127, 40, 1.5))
    dome = shape("30,60! 36,40 52,24 72,20 92,26 104,42 108,60!")
    s.cut(INK, dome)
    s.cut(
        SAGE,
        *[
            straight(t)
            for t in (
                "58,28 80,26 86,42 70,50 54,43",
                "51,46 66,52 64,57 38,57 41,46",
                "90,44 99,45 103,57 70,57 73,52",
                "54,30 50,41 42,42 48,33",
                "84,28 94,34 97,41 89,40",
            )
        ],
    )
    s.cut(OCHRE, straight("65,33 75,32 78,40 70,44 62,40"), box(46, 50, 54, 54), box(84, 50, 94, 54))


# ---- 22, the thirty birds


BIRD = straight(
    "0,-13 2,-9 4,-6 5,-2 13,-6 19,-4 26,3 17,3 11,6 5,7 3,13 7,20 0,17 -7,20 -3,13 -5,7 -11,6 -17,3 -26,3 -19,-4 -13,-6 -5,-2 -4,-6 -2,-9"
)
"""A small bird from above, its head to the north."""


def thirty_birds() -> Sheet:
    """Thirty birds whose flock is one bird."""
    s = Sheet(22, MIST)
    s.cut(OCHRE, oval(72, 76, 42))
    s.rays(PAPER, (72, 76), 48, 70, 44, 3.6)
    s.hatch(BLUE, [box(0, 168, 144, 224)], 0, 8, 2.4, stroke=40, shade=lambda _x, y: (y - 150) / 74)
    flock = _flock()
    for colour, (first, last) in ((SLATE, (0, 8)), (INK, (8, 26)), (CLAY, (26, 30))):
        s.print(colour, *[moved(turned(BIRD, lean, (0, 0)), x, y, k) for x, y, lean, k in flock[first:last]])
    return s


def _flock() -> list[tuple[float, float, float, float]]:
    """Where each bird flies, how it is turned, and its size: inner wings, outer wings and tail, then head and body."""
    inner = [(93.0, 98.0, 30.0, 0.46), (108.0, 88.0, 34.0, 0.44), (121.0, 76.0, 38.0, 0.42), (132.0, 62.0, 42.0, 0.38)]
    outer = [
        (92.0, 72.0, 30.0, 0.48),
        (105.0, 61.0, 34.0, 0.46),
        (117.0, 47.0, 38.0, 0.44),
        (126.0, 32.0, 42.0, 0.42),
        (132.0, 16.0, 46.0, 0.36),
    ]
    tail = [(86.0, 146.0, -10.0, 0.44), (91.0, 168.0, -14.0, 0.44), (97.0, 190.0, -18.0, 0.42)]
    spine = [(72.0, 46.0, 0.0, 0.66), (72.0, 76.0, 0.0, 0.62), (72.0, 103.0, 0.0, 0.58), (72.0, 128.0, 0.0, 0.52)]
    sides = [*inner, *outer, *tail]
    pairs = [bird for x, y, lean, k in sides for bird in ((x, y, lean, k), (144 - x, y, -lean, k))]
    return [*pairs, (72.0, 154.0, 0.0, 0.48), (72.0, 182.0, 0.0, 0.48), *spine]


# ---- 23, the map


FIELDS = (
    ("0,0 52,0 46,44 0,52", SAGE, 80), ("52,0 104,0 98,38 46,44", OCHRE, 10), ("104,0 144,0 144,50 98,38", SAND, 60),
    ("0,52 46,44 40,98 0,92", SAND, 20), ("46,44 98,38 92,88 40,98", MOSS, 70), ("98,38 144,50 144,96 92,88", SAGE, 0),
    ("0,92 40,98 48,150 0,146", OCHRE, 60), ("40,98 92,88 100,140 48,150", SAND, 90), ("92,88 144,96 144,148 100,140", CLAY, 25),
    ("0,146 48,150 42,224 0,224", MOSS, 10), ("48,150 100,140 98,224 42,224", SAGE, 50), ("100,140 144,148 144,224 98,224", OCHRE, 80),
)  # fmt: skip


def world_map() -> Sheet:
    """Fields whose corner curls up like paper; beneath lies the same land."""
    s = Sheet(23, PAPER)
    _land(s, FIELDS)
    _signs(s)
    _curl(s)
    return s


def _land(s: Sheet, fields: tuple[tuple[str, str, int], ...]) -> None:
    for text, colour, angle in fields:
        field = straight(text)
        cx, cy = sum(p[0] for p in field) / 4, sum(p[1] for p in field) / 4
        inner = [(cx + (x - cx) * 0.965, cy + (y - cy) * 0.965) for x, y in field]
        s.cut(colour, inner, facet=8)
        s.hatch(INK if colour in {MOSS, SAGE} else RUST, [inner], angle, 11, 1.9, stroke=90, inset=3)


def _signs(s: Sheet) -> None:
    river = line("64,-4 58,22 76,52 66,84 84,116 74,150 62,184 66,230")
    s.cut(PAPER, brush(river, 13))
    s.cut(BLUE, brush(river, 9.5))
    s.follow(PAPER, river, 1.6, 20, 8)
    for x, y in ((22, 30), (30, 24), (118, 66), (126, 72), (20, 120), (28, 126)):
        s.cut(INK, shape(f"{x},{y - 10}! {x + 5},{y + 3}! {x - 5},{y + 3}!"))
    s.cut(INK, straight("108,110 117,102 126,110 126,122 108,122"))
    s.cut(PAPER, box(114, 114, 119, 122))
    s.follow(INK, line("4,70 40,76 64,70 100,76 140,84"), 2, 5, 3)


def _curl(s: Sheet) -> None:
    under = straight("144,134 60,224 144,224")
    s.cut(INK, straight("144,126 52,224 144,224"))
    s.hatch(BLUE, [under], 50, 8, 2, stroke=40)
    s.cut(BLUE, brush(line("118,150 112,190 120,224"), 5))
    s.cut(PAPER, shape("144,132! 118,146 92,150 82,148! 84,172 76,196 58,224! 62,224 100,188 144,140!"))
    s.hatch(SAND, [shape("140,140! 118,150 94,154 84,152! 86,172 78,196 64,218!")], -46, 5.4, 2.2, stroke=30)


# ---- 24, the net of dew


def net_of_dew() -> Sheet:
    """A web of drops; the great drop holds the web again."""
    s = Sheet(24, DUSK)
    s.cut(INK, limb("0,40 8,100 2,224", 14, 10, 16), limb("4,30 60,8 144,14", 10, 6, 8), limb("138,0 132,60 140,120", 8, 5, 9))
    _web(s, (64.0, 88.0), 82, 11, 6, 1.05)
    s.cut(PAPER, oval(96, 166, 34, 36))
    s.cut(BLUE, oval(96, 166, 32, 34))
    s.cut(SLATE, half(oval(96, 166, 32, 34), (96, 172), 60))
    _web(s, (94.0, 160.0), 25, 9, 3, 0.66)
    s.cut(PAPER, shape("74,150 80,142 88,138 84,146 78,156"))
    return s


def _web(s: Sheet, centre: Point, reach: float, spokes: int, rings: int, k: float) -> None:
    far = [polar(centre, reach * (1 + 0.16 * (n % 3)), n * 360 / spokes + 8) for n in range(spokes)]
    lines: list[Poly] = [brush([centre, _share(centre, p, 1.0 if k < 1 else 1.5)], 0.8 * k, 0.8 * k) for p in far]
    drops: list[Poly] = []
    for r in range(1, rings + 1):
        knots = [_share(centre, p, (r / rings) ** 1.15 * 0.86) for p in far]
        for a, b in zip(knots, knots[1:] + knots[:1], strict=True):
            sag = _share(((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), centre, 0.1)
            lines.append(brush([a, sag, b], 0.7 * k))
        drops += [oval(*p, (0.8 + 0.42 * r) * k) for p in knots]
    s.print(PAPER, *lines)
    s.print(PAPER, *[drop[::2] for drop in drops])


def _share(a: Point, b: Point, t: float) -> Point:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


SCENES = {21: tortoise, 22: thirty_birds, 23: world_map, 24: net_of_dew}
