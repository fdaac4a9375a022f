"""Cards 17 to 20: the veil, the circle, the tree that fell, the rope."""

from __future__ import annotations

from tools.art.figures import limb
from tools.art.geometry import Poly, arc, box, brush, hole, line, oval, polar, ring, shape, smooth, straight, turned
from tools.art.sheet import Sheet
from tools.tangents_art.palette import BLUE, BLUSH, CLAY, INK, MIST, MOSS, OCHRE, PAPER, RUST, SAGE, SAND, SLATE

# ---- 17, the veil


def veil() -> Sheet:
    """A veil, and under its hem the feet of all kinds of people."""
    s = Sheet(17, RUST)
    s.cut(INK, box(0, 190, 144, 224))
    _feet(s)
    cloth = shape("12,26! 132,26! 134,90 133,158! 122,164 112,159 100,165 90,160 78,166 66,160 54,165 44,159 32,164 22,159 11,162! 12,90")
    s.cut(PAPER, cloth)
    _shapes_behind(s)
    for x, y in ((22, 66), (45, 40), (66, 58), (90, 36), (112, 62), (125, 44)):
        s.follow(SAND, line(f"{x},{y} {x + 2},{y + 60} {x},156"), 2.6, 34, 4)
    s.cut(INK, brush([(6, 24), (138, 24)], 3.6))
    s.cut(OCHRE, *[oval(18 + n * 18, 25, 3.4) for n in range(7)])
    return s


def _shapes_behind(s: Sheet) -> None:
    for x, top, k in ((27, 74, 0.94), (57, 48, 1.14), (86, 94, 0.72), (114, 60, 1.04)):
        wide, slim, neck, arms = 17 * k, 6 * k, top + 24 * k, top + 32 * k
        left = f"{x - slim},{neck}! {x - wide * 0.88},{arms} {x - wide},151!"
        body = shape(f"{left} {x + wide},151! {x + wide * 0.88},{arms} {x + slim},{neck}!")
        s.cut(BLUSH, body, oval(x, top + 13 * k, 9.4 * k, 11.4 * k))


def _feet(s: Sheet) -> None:
    """Boots, bare feet, a child's shoes, and a shoe beside a wooden leg."""
    s.cut(OCHRE, box(16, 150, 25, 192), box(31, 150, 40, 192), shape("6,204! 8,193 24,189 26,204!"), shape("30,204! 30,189 47,193 50,204!"))
    s.cut(BLUSH, limb("56,150 56,198", 8, 5.4), limb("68,150 68,198", 8, 5.4), oval(54, 200, 8, 5), oval(70.5, 200, 8, 5))
    s.cut(
        SAGE, box(82, 150, 86, 196), box(91, 150, 95, 196), shape("77,204! 78,196 86,193 87,204!"), shape("90,204! 91,193 99,196 100,204!")
    )
    s.cut(SAND, box(108, 150, 115, 192), shape("103,205! 104,195 115,190 117,205!"), brush([(127, 150), (127, 206)], 6, 3.4))
    s.cut(RUST, box(124, 158, 130, 176))


# ---- 18, the circle


def circle() -> Sheet:
    """People hand in hand around a fire, seen from above."""
    s = Sheet(18, INK)
    centre = (72.0, 112.0)
    for y, flip in ((16, 1), (208, -1)):
        teeth = [straight(f"{x},{y - 7 * flip} {x + 7},{y + 8 * flip} {x + 14},{y - 7 * flip}") for x in range(2, 142, 14)]
        s.cut(CLAY, *teeth, facet=12)
        s.cut(OCHRE, *[oval(x, y + 6 * flip, 1.8) for x in range(2, 144, 14)])
    s.rays(SLATE, centre, 68, 90, 36, 4)
    s.cut(RUST, oval(*centre, 46))
    s.rays(CLAY, centre, 22, 44, 30, 3.8)
    _people(s)
    s.cut(OCHRE, *[leafy(n) for n in range(9)])
    s.cut(PAPER, oval(*centre, 7))
    return s


def leafy(n: int) -> Poly:
    """One flame of the fire from above."""
    bearing = n * 40 + 12
    root, tip = polar((72, 112), 5, bearing), polar((72, 112), 20 if n % 2 else 15, bearing + 10)
    return brush([root, ((root[0] + tip[0]) / 2, (root[1] + tip[1]) / 2), tip], 5, 6, 0)


def _people(s: Sheet) -> None:
    coats = (CLAY, OCHRE, SAGE, PAPER, BLUE, OCHRE, SAGE, CLAY, PAPER, BLUE)
    centre = (72.0, 112.0)
    s.cut(BLUSH, oval(*centre, 53), hole(oval(*centre, 48.6)))
    for n, coat in enumerate(coats):
        x, y = polar(centre, 54, n * 36 + 8)
        s.cut(coat, turned(oval(x, y, 8.4, 13.6), n * 36 + 8, (x, y)))
    for n in range(10):
        s.cut(INK, oval(*polar(centre, 53, n * 36 + 8), 5.8))


# ---- 19, the tree that fell


def fallen_tree() -> Sheet:
    """An empty wood; one tree has come down, and rings run out from it."""
    s = Sheet(19, SAGE)
    s.cut(MIST, oval(72, 78, 40))
    for x, w, col in ((30, 5, MOSS), (58, 4, MOSS), (92, 5, MOSS), (112, 4, MOSS)):
        s.cut(col, brush(line(f"{x},0 {x + 2},100 {x},170"), w, w * 1.2, w * 1.6))
    s.cut(MOSS, shape("0,160! 40,154 90,162 144,152! 144,224! 0,224!"))
    for n in range(5):
        s.follow(PAPER, arc((84, 160), 26 + n * 15, 17 + n * 12, 184, 356), 3 - n * 0.3, 20, 3 + n)
    for x, w in ((14, 15), (126, 17), (44, 9)):
        s.cut(
            INK,
            brush(line(f"{x},-4 {x - 1},110 {x},{190 + w / 3}"), w, w, w * 1.3),
            _roots(x, w),
            limb(f"{x},{40 + w} {x + 12},{26 + w} {x + 16},{10 + w}", 3, 2, 0.8),
        )
        s.hatch(SLATE, [brush(line(f"{x + w / 5},0 {x + w / 5},110 {x + w / 4},190"), w * 0.5)], 90, w / 3.4, 1.6, stroke=16)
    _trunk(s)
    return s


def _roots(x: float, w: float) -> Poly:
    """The flared foot of a tree as wide as w."""
    low = 198 + w / 3
    nodes = [
        (x - w * 0.62, 176.0),
        (x - w * 0.8, low - 8),
        (x - w * 1.5, low),
        (x, low - 4),
        (x + w * 1.5, low),
        (x + w * 0.8, low - 8),
        (x + w * 0.62, 176.0),
    ]
    return smooth(nodes, (0, 2, 4, 6), closed=True)


def _trunk(s: Sheet) -> None:
    trunk = shape("26,190! 70,176 104,160 132,140! 136,148! 110,172 76,192 32,206!")
    s.cut(
        CLAY,
        trunk,
        limb("88,168 98,148 96,134", 5, 3.4, 1),
        limb("104,160 120,150 122,132", 5, 3, 1),
        limb("92,180 108,186 120,184", 4.4, 3, 1),
    )
    s.follow(INK, line("38,194 76,182 108,164 128,147"), 1.6, 20)
    s.follow(INK, line("40,200 78,187 112,167 130,149"), 1.6, 16)
    s.cut(OCHRE, oval(29, 198, 6, 9, -14))
    s.follow(RUST, arc((29, 198), 3, 5, 0, 360), 1.2, 8)
    s.cut(CLAY, shape("6,212! 8,200! 10,203! 13,197! 16,202! 19,198! 21,213! 26,218 2,218"))


# ---- 20, the rope


def rope() -> Sheet:
    """A coil of rope throws the shadow of a snake."""
    s = Sheet(20, OCHRE)
    s.hatch(CLAY, [box(0, 0, 144, 168)], 90, 11, 2.4, stroke=40, shade=lambda x, _y: abs(x - 72) / 80 - 0.1)
    s.cut(CLAY, shape("0,170! 144,166! 144,224! 0,224!"))
    _shadow_snake(s)
    _coil(s)
    return s


def _shadow_snake(s: Sheet) -> None:
    s.cut(INK, limb("64,200 112,186 122,164 100,144 64,132 48,112 58,88 74,74", 20, 21, 20, 18, 16, 14, 15, 15))
    hood = shape("74,20 84,22 92,32 98,48 98,64 90,80 78,92 66,92 57,82 51,66 53,48 58,32 65,22")
    s.cut(INK, hood)
    s.cut(OCHRE, oval(67, 36, 2.4, 3, 20), oval(81, 36, 2.4, 3, -20))
    s.cut(CLAY, limb("74,22 74,14", 1.6, 1.2), limb("74,15 70,9", 1.2, 0.6), limb("74,15 78,9", 1.2, 0.6))
    s.print(RUST, *[s.gouge((74 - w, y), (74 + w, y), 2.2, 0.5) for y, w in ((54, 8), (61, 10), (68, 10), (75, 8))])


def _coil(s: Sheet) -> None:
    for n, (y, rx) in enumerate(((204, 46), (196, 42), (189, 36), (183, 29))):
        s.cut(INK, *ring(62, y + 1.4, rx, rx * 0.27, 11.5))
        s.cut(SAND, *ring(62, y, rx, rx * 0.27, 8.6))
        turns = arc((62, y), rx, rx * 0.27, -6, 186)
        s.print(RUST, *[s.gouge((x - 2.4, v - 3.6), (x + 2.4, v + 3.6), 1.6, 0.5) for x, v in turns[n % 2 :: 6]])
    s.cut(INK, limb("96,210 114,215 130,209", 11, 10, 9))
    s.cut(SAND, limb("96,209 114,213 130,207", 8, 7.4, 7), oval(130, 207, 4.6, 5.4))
    s.print(RUST, *[s.gouge((x - 2, 207), (x + 2, 216), 1.6) for x in (104, 111, 118)], s.gouge((125, 202), (125, 213), 2.4))


SCENES = {17: veil, 18: circle, 19: fallen_tree, 20: rope}
