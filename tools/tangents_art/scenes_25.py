"""Cards 25 to 28: the lantern at noon, the owl at dusk, the clock without hands, the bird looking back."""

from __future__ import annotations

from tools.art.figures import both, leaf, limb, whole
from tools.art.geometry import Point, Poly, arc, box, brush, moved, oval, polar, shape, straight, turned
from tools.art.sheet import Sheet
from tools.tangents_art.palette import BLUE, CLAY, DUSK, INK, MIST, OCHRE, PAPER, RUST, SAND, SLATE

# ---- 25, the lantern at noon


def lantern_at_noon() -> Sheet:
    """Under a great sun somebody holds up a lit lantern; a dog comes too."""
    s = Sheet(25, OCHRE)
    s.cut(PAPER, oval(72, 56, 34))
    s.rays(PAPER, (72, 56), 40, 76, 48, 3.4)
    _temple(s)
    s.cut(CLAY, shape("0,188! 70,182 144,188! 144,224! 0,224!"))
    s.cut(RUST, oval(62, 208, 30, 5), oval(112, 210, 20, 3.6))
    _seeker(s)
    _dog(s)
    return s


def _temple(s: Sheet) -> None:
    s.cut(SAND, straight("94,128 122,112 150,128"), box(94, 130, 150, 136), box(92, 180, 150, 190))
    s.cut(SAND, *[box(x, 138, x + 7, 180) for x in (98, 111, 124, 137)])


def _seeker(s: Sheet) -> None:
    s.cut(
        INK,
        limb("52,186 50,196 46,207", 7, 5, 4),
        limb("64,186 68,196 70,207", 7, 5, 4),
        shape("44,205! 56,206 56,210! 43,210!"),
        shape("67,205! 79,206 80,210! 67,210!"),
    )
    s.cut(INK, shape("50,126 58,122 66,126 72,142 76,168 78,194! 38,194! 40,164 44,140"))
    s.hatch(SLATE, [shape("44,150! 58,132! 74,190! 42,190!")], 84, 5.4, 2, stroke=20)
    s.cut(CLAY, limb("62,134 76,128 88,112", 7, 5.4, 3.4), shape("56,106 62,101 69,103 71,109 75,114! 71,115 70,121 62,124 56,118"))
    s.cut(
        INK,
        shape("49,128! 48,112 53,101 62,97 70,101! 64,103 60,107 60,114 62,118 71,117! 74,124 70,134! 62,130 56,134"),
        oval(67.4, 109, 1.2),
    )
    s.cut(INK, brush([(32, 130), (38, 210)], 2.6))
    s.cut(CLAY, limb("48,140 40,150 35,154", 6, 5, 3.4))
    s.cut(
        INK,
        brush(arc((90, 104), 5, 7, 180, 360), 1.6),
        straight("82,106 98,106 96,110 84,110"),
        straight("83,128 97,128 99,132 81,132"),
        box(84, 108, 96, 130),
    )
    s.cut(PAPER, box(86, 111, 94, 127))
    s.cut(CLAY, leaf((90, 126), 13, -90, 0.5))
    s.rays(INK, (90, 118), 13, 20, 18, 1.6, (-70, 250))


def _dog(s: Sheet) -> None:
    s.cut(INK, shape("96,190 104,187 118,188 124,182! 124,176! 128,180! 136,182 139,186 132,189 128,194 126,199! 102,199 96,196"))
    s.cut(
        INK,
        *[
            limb(t, 3.4, 2.6, 2.4)
            for t in ("101,194 99,202 97,210", "106,196 106,204 108,210", "120,196 120,204 117,210", "125,192 127,202 129,210")
        ],
    )
    s.cut(INK, limb("98,192 90,186 90,178", 3, 2, 1))


# ---- 26, the owl at dusk


def owl_at_dusk() -> Sheet:
    """An owl opens its wings over the last slice of sun."""
    s = Sheet(26, DUSK)
    s.cut(CLAY, oval(72, 196, 46))
    s.rays(CLAY, (72, 196), 51, 72, 24, 3, (185, 355))
    s.cut(INK, shape("0,192! 30,184 60,190 100,182 144,192! 144,224! 0,224!"))
    s.hatch(SLATE, [box(0, 198, 144, 222)], 0, 6.5, 1.8, stroke=46)
    _owl_wings(s)
    _owl_body(s)
    s.chips(PAPER, box(10, 8, 134, 36), 11, 1)
    return s


def _owl_wings(s: Sheet) -> None:
    fans: tuple[tuple[str, int, float, float, float], ...] = ((SAND, 9, 62, -74, 13.5), (CLAY, 8, 44, -72, 15), (OCHRE, 6, 28, -66, 19))
    for colour, count, size, start, step in fans:
        plumes = []
        for n in range(count):
            bearing = start + n * step
            root, tip = polar((80, 92), 4, bearing), polar((80, 92), size - abs(n - 2) * 1.6, bearing)
            plumes += both(_plume(root, tip))
        s.print(colour, *plumes)
    s.print(
        RUST, *[g for n in range(9) for g in both(s.gouge(polar((80, 92), 46, -74 + n * 13.5), polar((80, 92), 57, -74 + n * 13.5), 1.6))]
    )


def _plume(root: Point, tip: Point) -> Poly:
    size = ((tip[0] - root[0]) ** 2 + (tip[1] - root[1]) ** 2) ** 0.5
    path = [(root[0] + (tip[0] - root[0]) * n / 4, root[1] + (tip[1] - root[1]) * n / 4) for n in range(5)]
    return brush(path, size * 0.06, size * 0.15, size * 0.22, size * 0.24, size * 0.06)


def _owl_body(s: Sheet) -> None:
    s.cut(INK, whole("72,52 84,53 96,46! 98,62 98,80 101,104 97,132 86,150 72,158"))
    s.cut(SAND, *both(oval(84, 74, 13.6)))
    s.cut(OCHRE, *both(oval(84, 74, 9.6)))
    s.cut(INK, *both(oval(84, 74, 5.6)))
    s.cut(PAPER, oval(86, 71.4, 1.8), oval(62, 71.4, 1.8))
    s.cut(CLAY, shape("72,78! 76.5,85 72,94! 67.5,85"))
    marks = []
    for row in range(5):
        count = (6, 5, 6, 5, 4)[row]
        for n in range(count):
            x, y = 72 + (n - (count - 1) / 2) * 7.6, 102 + row * 8
            marks.append(s.gouge((x, y - 4), (x, y + 4.5), 3.4, 0.7))
    s.print(SAND, *marks)
    s.cut(OCHRE, *both(limb("80,152 82,160 80,168", 4, 3.6, 3)))
    s.cut(INK, limb("30,171 72,166 118,170", 3, 5, 3), limb("100,168 112,160 120,160", 2.4, 1))


# ---- 27, the clock without hands


SWALLOW = shape("-20,6! -8,-1 0,-3 10,-6 17,-14! 16,-4 13,0 20,3! 12,5 8,6 12,18! 2,10 -6,5 -14,9! -10,4")


def clock() -> Sheet:
    """A tower clock has no hands; swallows cross it."""
    s = Sheet(27, BLUE)
    s.hatch(MIST, [box(0, 0, 144, 224)], -4, 12, 2.4, stroke=50, shade=lambda x, y: 1 if (x + y * 2) % 90 < 50 else 0)
    s.cut(SAND, box(22, 66, 122, 224))
    s.hatch(OCHRE, [box(94, 70, 120, 222)], 90, 5, 2, stroke=30)
    s.cut(INK, straight("14,68 72,14 130,68"), box(16, 66, 128, 71), brush([(72, 18), (72, 4)], 2))
    s.cut(CLAY, oval(72, 124, 44))
    s.cut(PAPER, oval(72, 124, 38))
    for n in range(12):
        wide = 4.4 if n % 3 == 0 else 2.4
        s.cut(INK, brush([polar((72, 124), 34.5, n * 30), polar((72, 124), 26 if n % 3 == 0 else 29, n * 30)], wide, wide * 0.7))
    s.cut(INK, oval(72, 124, 2.6))
    _tower(s)
    s.cut(
        INK,
        moved(turned(SWALLOW, -24, (0, 0)), 60, 112, 0.9),
        moved(SWALLOW, 118, 32, 0.62),
        moved(turned(SWALLOW, 14, (0, 0)), 22, 34, 0.5),
    )
    return s


def _tower(s: Sheet) -> None:
    s.cut(INK, box(22, 182, 122, 186), shape("60,224! 60,206 72,196 84,206 84,224!"))
    s.cut(RUST, *[box(x, y, x + 12, y + 5) for x, y in ((28, 194), (44, 204), (96, 194), (104, 210), (28, 212), (28, 80), (102, 80))])


# ---- 28, the bird looking back


def bird_looking_back() -> Sheet:
    """A bird walks on and turns its head to take an egg from its back."""
    s = Sheet(28, CLAY)
    s.cut(RUST, box(0, 196, 144, 224))
    s.cut(OCHRE, *[straight(f"{x},224 {x + 9},206 {x + 18},224") for x in range(0, 144, 18)])
    suns = [(22, 26), (54, 20), (126, 22), (124, 172), (22, 176)]
    s.print(RUST, *[leaf(polar(at, 2.6, n * 60), 6, n * 60, 0.5) for at in suns for n in range(6)])
    body = shape(
        "24,146 14,128 8,104! 24,116 40,116 60,108 80,112 94,106 100,92 96,74 84,62 72,62 "
        "64,68! 60,56 68,46 84,42 104,50 117,70 120,96 112,126 94,148 66,158 40,156"
    )
    s.cut(INK, body)
    s.cut(INK, oval(70, 54, 11.5, 10.5, 20))
    s.cut(OCHRE, shape("60,48! 48,56 38,70! 52,67 63,63!"))
    s.cut(PAPER, oval(43, 81, 9.4, 11.4, 14), oval(71, 52, 3.8))
    s.cut(INK, oval(70.2, 52, 1.8))
    _plumage(s)
    for x in (62, 84):
        s.cut(INK, limb(f"{x},154 {x + 2},174 {x},196", 4.6, 3.6, 3.4), shape(f"{x - 3},193! {x + 14},195 {x + 16},199! {x - 8},199!"))
    s.rays(OCHRE, (43, 81), 15, 23, 20, 1.8)
    return s


def _plumage(s: Sheet) -> None:
    wing = shape("30,122! 50,112 76,112 100,124! 90,142 68,150 46,143")
    s.cut(OCHRE, wing)
    plumes = [s.gouge((88 - n * 11, 118 + (n % 2) * 2), (78 - n * 11, 142 - abs(n - 2) * 2), 4) for n in range(5)]
    s.print(INK, *plumes, *[s.gouge((94 - n * 11, 124), (86 - n * 10, 138), 2.4) for n in range(5)])
    neck = arc((82, 92), 27, 34, -70, 60)
    s.print(OCHRE, *[s.gouge(polar(p, 4.4, 200), polar(p, 4.4, 20), 2.4, 0.5) for p in neck[::4]])
    s.follow(PAPER, arc((82, 92), 34, 42, -64, 56), 1.8, 8, 2.4)
    tail = [s.gouge((12 + n * 3, 110 + n * 4), (26 + n * 3, 126 + n * 5), 2) for n in range(4)]
    s.print(PAPER, *tail)


SCENES = {25: lantern_at_noon, 26: owl_at_dusk, 27: clock, 28: bird_looking_back}
