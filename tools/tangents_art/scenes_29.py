"""Cards 29 to 32: the stone, the useless tree, the hub, the empty chair."""

from __future__ import annotations

from tools.art.figures import leaf, limb
from tools.art.geometry import arc, box, brush, half, hole, line, oval, polar, ring, shape, straight
from tools.art.sheet import Sheet
from tools.tangents_art.palette import BLUE, BLUSH, CLAY, INK, MIST, MOSS, OCHRE, PAPER, RUST, SAGE, SAND, SLATE

# ---- 29, the stone


def stone() -> Sheet:
    """Somebody small leans on a great stone; a flower stands in its track."""
    s = Sheet(29, BLUSH)
    s.cut(PAPER, oval(28, 40, 15))
    s.hatch(PAPER, [box(0, 60, 144, 150)], 0, 13, 2.2, stroke=50, shade=lambda x, _y: 1 - x / 110)
    hill = shape("0,206! 50,176 100,132 144,98! 144,224! 0,224!")
    s.cut(INK, hill)
    s.hatch(SLATE, [shape("0,214! 52,184 102,140 144,108! 144,224! 0,224!")], -38, 7, 2, stroke=24)
    rock = shape("76,46 96,30 122,36 138,58 140,86 126,110 102,120 78,112 64,92 64,66")
    s.cut(CLAY, rock)
    s.hatch(RUST, [half(rock, (98, 82), 40)], 52, 5.4, 2.6, stroke=18)
    s.cut(RUST, limb("80,62 90,70 88,82 98,88", 0.8, 2.2, 1.6, 0.6))
    _pusher(s)
    s.cut(SAGE, limb("14,200 13,184 15,172", 2.4, 1.8, 1.4), leaf((14, 188), 10, -24, 0.5), leaf((14, 190), 8, 204, 0.5))
    s.cut(CLAY, *[leaf(polar((15, 167), 1.4, n * 60), 9, n * 60, 0.66) for n in range(6)])
    s.cut(OCHRE, oval(15, 167, 2.6))
    return s


def _pusher(s: Sheet) -> None:
    s.cut(INK, shape("60,124 68,128 69,134 60,144 50,156 42,160 36,155 39,146 50,134"), oval(68, 120, 6.6, 7.2))
    s.cut(INK, limb("61,131 72,126 80,112", 6, 4.6, 3.2), limb("64,132 76,130 86,117", 5.4, 4.4, 3))
    s.cut(
        INK, limb("44,153 56,162 50,178", 9.4, 7.4, 4.6), limb("41,154 36,170 24,188", 9.6, 7, 4.4), shape("20,191! 24,185 29,189 27,194!")
    )


# ---- 30, the useless tree


def useless_tree() -> Sheet:
    """A tree too crooked for any carpenter, and somebody asleep in its shade."""
    s = Sheet(30, SAND)
    s.cut(SAGE, shape("0,178! 60,172 144,180! 144,224! 0,224!"))
    crown = shape("8,62 16,40 34,36 44,18 66,22 84,10 104,22 124,28 130,46 140,62 132,84 114,90 100,102 84,94 62,104 46,92 26,98 10,84")
    s.cut(MOSS, crown)
    s.hatch(SAGE, [crown], 28, 8.4, 4, stroke=11, shade=lambda x, y: 1.15 - (x + y) / 330)
    _trunk(s)
    s.cut(OCHRE, *[oval(x, y, 3.2) for x, y in ((34, 62), (58, 42), (88, 34), (112, 56), (122, 70), (76, 66))])
    for x, y in ((108, 190), (130, 186), (122, 205)):
        s.cut(RUST, box(x - 8, y, x + 8, y + 14))
        s.cut(OCHRE, oval(x, y, 8, 3))
    _sleeper(s)
    return s


def _trunk(s: Sheet) -> None:
    s.cut(
        INK,
        shape("34,200! 50,184 56,164 48,146 54,128 66,114 60,96! 74,96! 76,106 88,96! 98,96 88,114 92,130 86,148 94,166 100,186 120,196!"),
    )
    s.cut(
        INK,
        limb("62,118 46,100 30,86 24,70", 12, 8, 6, 2),
        limb("86,116 104,96 112,76", 11, 7, 2),
        limb("70,108 66,80 74,52", 10, 7, 2),
        limb("50,148 38,144 34,134", 8, 5, 2),
    )
    for x, y, r in ((72, 137, 8), (71, 166, 10)):
        s.cut(RUST, oval(x, y, r * 0.9, r * 1.25, 8))
        swirl = [polar((x, y), r * (0.95 - n / 30), n * 26) for n in range(24)]
        s.cut(INK, brush(swirl, 1.2, 2.2, 2.6), oval(x, y, r * 0.26))
    for t in ("60,124 62,146 58,160 60,182", "84,130 82,150 86,170 92,186", "66,184 64,190 50,196"):
        s.follow(CLAY, line(t), 1.8, 14, 3)


def _sleeper(s: Sheet) -> None:
    """Somebody sits against the trunk, a straw hat over the face."""
    s.cut(CLAY, shape("44,170 54,174 56,188 54,204! 26,206! 28,196 34,182"))
    s.cut(RUST, limb("48,182 38,192 30,196", 5, 4.4, 3.4))
    s.cut(
        INK, limb("48,203 30,200 20,190 16,205", 9, 8, 7, 4), limb("50,207 32,209 10,209", 8, 7, 5), shape("7,203! 12,203 13,213! 6,213!")
    )
    s.cut(BLUSH, oval(43, 167, 6.4, 6.8), oval(29, 196, 2.6))
    s.cut(OCHRE, shape("26,166! 36,162 40,154 48,154 51,162 58,167! 44,172"))
    s.cut(RUST, brush(line("37,162 44,164 51,162"), 2))


# ---- 31, the hub


def hub() -> Sheet:
    """A cartwheel of thirty spokes around an empty middle."""
    s = Sheet(31, INK)
    centre = (72.0, 112.0)
    s.rays(SLATE, centre, 96, 118, 60, 2.4)
    s.cut(RUST, oval(*centre, 90), hole(oval(*centre, 73)))
    s.cut(CLAY, oval(*centre, 87), hole(oval(*centre, 76)))
    spokes = [brush([polar(centre, 22, n * 12 + 6), polar(centre, 78, n * 12 + 6)], 3.6, 2.6, 4.2) for n in range(30)]
    s.cut(OCHRE, *spokes, facet=9)
    s.print(INK, *[oval(*polar(centre, 81.5, n * 24 + 2), 1.5) for n in range(15)])
    s.cut(CLAY, oval(*centre, 31))
    s.cut(INK, oval(*centre, 27))
    s.cut(OCHRE, oval(*centre, 25))
    s.cut(PAPER, oval(*centre, 18.5))
    s.follow(RUST, arc(centre, 28.6, 28.6, 0, 360), 1.6, 12, 2)
    return s


# ---- 32, the empty chair


def empty_chair() -> Sheet:
    """Two cups, one chair with a hat on it; the other casts the shadow of somebody."""
    s = Sheet(32, SLATE)
    s.cut(OCHRE, straight("62,34 82,34 142,184 2,184"))
    s.cut(INK, brush([(72, 0), (72, 22)], 1.8), shape("56,36! 62,24 72,20 82,24 88,36!"))
    s.cut(PAPER, oval(72, 37, 8, 4))
    s.cut(RUST, box(0, 182, 144, 224))
    s.hatch(INK, [box(0, 186, 144, 222)], 0, 8, 2, stroke=40)
    s.cut(CLAY, shape("98,176! 96,140 100,124 110,116 107,108 108,98 116,92 124,98 125,108 122,116 132,124 137,142 136,176!"))
    _chair(s, 1)
    _chair(s, -1)
    _table(s)
    return s


def _chair(s: Sheet, side: int) -> None:
    def at(x: float) -> float:
        return 72 + side * x

    parts = [
        limb(f"{at(50)},112 {at(50)},150 {at(54)},206", 3.4, 3.4, 3),
        limb(f"{at(28)},158 {at(27)},180 {at(24)},206", 3.2, 3.2, 2.8),
        box(min(at(26), at(52)), 155, max(at(26), at(52)), 160),
        *ring(at(50), 124, 5, 14, 2.2),
    ]
    s.cut(INK, *parts)


def _table(s: Sheet) -> None:
    s.cut(INK, brush([(72, 146), (72, 204)], 4.4), limb("52,208 72,198 92,208", 3, 4, 3))
    s.cut(PAPER, oval(72, 144, 27, 6))
    s.cut(INK, shape("18,116! 16,106 18,98 30,98 32,106 30,116!"))
    s.cut(INK, oval(24, 116, 15, 3.2))
    s.cut(CLAY, box(17, 110, 31, 113.4))
    for x in (61, 84):
        s.cut(BLUE, shape(f"{x - 6},133! {x + 6},133! {x + 4},142 {x - 4},142"), brush(arc((x + 6, 136.4), 3, 2.6, -90, 90), 1.4))
        s.cut(MIST, oval(x, 133, 6, 1.8))
    s.follow(PAPER, line("61,128 58,120 63,112 60,104"), 1.8, 12, 1)


SCENES = {29: stone, 30: useless_tree, 31: hub, 32: empty_chair}
