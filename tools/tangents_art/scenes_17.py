"""Cards 17 to 20: the veil, the circle, the tree that fell, the rope."""

from __future__ import annotations

from tools.tangents_art.figures import limb
from tools.tangents_art.geometry import Poly, arc, box, brush, hole, line, oval, polar, shape, straight, turned
from tools.tangents_art.palette import BLUE, BLUSH, CLAY, INK, MIST, MOSS, OCHRE, PAPER, RUST, SAGE, SAND, SLATE
from tools.tangents_art.sheet import Sheet

# ---- 17, the veil


def veil() -> Sheet:
    """A veil, and under its hem the feet of all kinds of people."""
    s = Sheet(17, RUST)
    s.cut(INK, box(0, 190, 144, 224))
    _feet(s)
    cloth = shape("12,26! 132,26! 134,100 133,176! 122,182 112,177 100,183 90,178 78,184 66,178 54,183 44,177 32,182 22,177 11,180! 12,100")
    s.cut(PAPER, cloth)
    _shapes_behind(s)
    for x, y in ((22, 66), (45, 40), (66, 58), (90, 36), (112, 62), (125, 44)):
        s.follow(SAND, line(f"{x},{y} {x + 2},{y + 60} {x},172"), 2.6, 34, 4)
    s.cut(INK, brush([(6, 24), (138, 24)], 3.6))
    s.cut(OCHRE, *[oval(18 + n * 18, 25, 3.4) for n in range(7)])
    return s


def _shapes_behind(s: Sheet) -> None:
    for x, top, k in ((27, 84, 0.94), (57, 60, 1.14), (86, 106, 0.72), (114, 72, 1.04)):
        wide, slim, neck, arms = 17 * k, 6 * k, top + 24 * k, top + 32 * k
        left = f"{x - slim},{neck}! {x - wide * 0.88},{arms} {x - wide},170!"
        body = shape(f"{left} {x + wide},170! {x + wide * 0.88},{arms} {x + slim},{neck}!")
        s.cut(BLUSH, body, oval(x, top + 13 * k, 9.4 * k, 11.4 * k))


def _feet(s: Sheet) -> None:
    s.cut(
        OCHRE, box(17, 168, 24, 196), box(30, 168, 37, 196), shape("8,204! 10,196 24,194 25,204!"), shape("29,204! 29,194 43,196 46,204!")
    )
    s.cut(BLUSH, box(50, 168, 56, 198), box(60, 168, 66, 198), oval(51.5, 201, 6.4, 4.4), oval(64.5, 201, 6.4, 4.4))
    s.cut(SAGE, box(81, 170, 84.6, 200), box(88, 170, 91.6, 200), oval(82, 202, 5, 3.4), oval(91, 202, 5, 3.4))
    s.cut(SAND, box(104, 168, 110, 196), shape("98,205! 99,197 111,194 111,205!"), brush([(122, 168), (122, 206)], 4.4, 3))


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
            brush(line(f"{x},-4 {x - 1},110 {x},{196 + w / 3}"), w, w, w * 1.5),
            limb(f"{x},{40 + w} {x + 12},{26 + w} {x + 16},{10 + w}", 3, 2, 0.8),
        )
        s.hatch(SLATE, [brush(line(f"{x + w / 5},0 {x + w / 5},110 {x + w / 4},190"), w * 0.5)], 90, w / 3.4, 1.6, stroke=16)
    _trunk(s)
    return s


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
        ring = arc((62, y), rx, rx * 0.27, 0, 360)
        s.cut(INK, brush([(x, y + 1.4) for x, y in ring], 11.5))
        s.cut(SAND, brush(ring, 8.6))
        twists = []
        for k in range(n % 2, len(ring) - 1, 6):
            x, y0 = ring[k]
            if y0 > y - 2:
                twists.append(s.gouge((x - 2.4, y0 - 3.6), (x + 2.4, y0 + 3.6), 1.6, 0.5))
        s.print(RUST, *twists)
    s.cut(SAND, limb("100,206 116,212 130,208", 8, 7.6, 7))
    s.cut(RUST, *[brush([(128, 208 + d / 2), (139, 208 + d)], 1.6, 0.8) for d in (-6, -2, 2, 6)])


SCENES = {17: veil, 18: circle, 19: fallen_tree, 20: rope}
