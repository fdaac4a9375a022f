"""Cards 5 to 8: the butterfly, the floating man, the forked rail, the child at the well."""

from __future__ import annotations

from tools.art.figures import both, hand, limb, standing, whole
from tools.art.geometry import Point, Poly, arc, box, brush, half, hole, line, oval, shape, turned
from tools.art.sheet import Sheet
from tools.tangents_art.palette import BLUSH, CLAY, DUSK, INK, MIST, MOSS, OCHRE, PAPER, RUST, SAGE, SAND, SLATE

# ---- 05, the butterfly


def butterfly() -> Sheet:
    """A sleeper, and the butterfly that fills the night above."""
    s = Sheet(5, MIST)
    _wings(s)
    _feelers(s)
    _sleeper(s)
    s.cut(PAPER, oval(58, 157, 2.4), oval(65, 146, 3.2), oval(71, 133, 4))
    return s


def _wings(s: Sheet) -> None:
    upper = shape("74,84! 84,52 104,28 128,18 137,24 136,48 126,74 108,90 84,94!")
    lower = shape("76,92! 100,94 118,104 122,122 112,138 98,142 86,128 78,110!")
    s.cut(CLAY, *both(upper))
    s.cut(INK, *both(lower))
    veins = [brush(line(f"80,86 {x},{y}"), 2.2, 0.6) for x, y in ((98, 38), (112, 30), (126, 40), (124, 60), (114, 76))]
    s.cut(INK, *(part for vein in veins for part in both(vein)))
    s.cut(OCHRE, *both(oval(112, 50, 9.5)), *both(oval(102, 116, 8)))
    s.cut(INK, *both(oval(112, 50, 5.2)))
    s.cut(PAPER, *both(oval(113.5, 48.5, 1.8)), *both(oval(102, 116, 3.4)))
    dots = [oval(x, y, 1.7) for x, y in ((120, 25), (130, 30), (131, 42), (129, 53), (126, 64), (120, 73))]
    s.cut(PAPER, *(part for dot in dots for part in both(dot)))
    scallops = [oval(x, y, 1.8) for x, y in ((116, 110), (117, 122), (110, 132), (99, 136))]
    s.cut(OCHRE, *(part for dot in scallops for part in both(dot)))


def _feelers(s: Sheet) -> None:
    s.cut(INK, whole("72,70 75,72 76,84 75,104 72,122"), oval(72, 67, 4.4))
    s.cut(INK, *both(limb("73,64 78,48 88,38", 1.4, 0.9)), *both(oval(89, 37, 1.8)))


def _sleeper(s: Sheet) -> None:
    robe = shape("50,190 60,178 76,170 96,166 118,172 134,184 150,196! 150,224! 0,224! 0,210 30,206!")
    s.cut(SAGE, shape("0,196! 40,188 90,190 144,184! 144,224! 0,224!"))
    s.cut(BLUSH, shape("52,196 46,200 34,202 25,198 20,192 17,190! 20,186 22,178 30,173 40,174 46,182"))
    s.cut(INK, shape("22,179! 26,170 36,166 46,170 52,180 54,192! 44,190 42,182 32,178"), oval(44, 166, 6.5))
    s.cut(SLATE, robe)
    s.cut(INK, brush(arc((27, 186), 3.4, 2, 20, 160), 0.5, 1.3, 0.5))
    for n in range(7):
        path = line(f"{58 + n * 12},{186 - n * 2 + max(0, n - 3) * 4} {60 + n * 12},{200} {50 + n * 13},222")
        s.follow(PAPER if n % 2 else INK, path, 2, 30)


# ---- 06, the floating man


def floating_man() -> Sheet:
    """Somebody hangs in the void, blindfold, touching nothing."""
    s = Sheet(6, CLAY)
    s.hatch(RUST, [box(4, 4, 140, 220)], 12, 11, 2, stroke=16, shade=lambda x, y: 1 if (x * 3 + y * 5) % 60 < 30 else 0)
    s.cut(INK, oval(72, 112, 62, 82))
    for k in (0.95, 0.86, 0.77, 0.68):
        s.follow(SLATE if k > 0.8 else DUSK, arc((72, 112), 62 * k, 82 * k, -80 + k * 100, 280 + k * 100), 2.2, 26, 3)
    limbs = [
        *both(limb("74,92 90,86 104,78 114,64", 10, 7.6, 5.6, 3.6)),
        limb("68,124 58,142 58,160 48,176", 13, 10, 7, 4),
        limb("76,124 88,140 84,158 92,174", 13, 10, 7, 4),
    ]
    trunk = whole("72,80 80,82 85,88 83,104 82,116 85,128 78,134 72,132")
    hair = shape("61,66! 62,56 72,51 82,56 83,66! 80,60 72,58 64,60")
    blind = [shape("61.5,62! 82.5,62! 82.8,68! 61.2,68!"), limb("82,65 92,58 99,64", 3, 2.4, 0.6), limb("82,66 92,70 96,80", 2.6, 2, 0.5)]
    s.cut(SAND, *(_adrift(part) for part in (*limbs, trunk, oval(72, 66, 10, 12), box(68, 74, 76, 86))))
    s.cut(INK, _adrift(hair))
    s.cut(CLAY, *(_adrift(part) for part in blind))
    s.hatch(OCHRE, [_adrift(shape("74,84 82,87 82,96 81,116 84,128 76,131"))], 100, 3, 1.4)
    return s


def _adrift(part: Poly) -> Poly:
    return turned(part, 18, (72, 112))


# ---- 07, the forked rail


def forked_rail() -> Sheet:
    """The rail forks: five on one branch, one on the other."""
    s = Sheet(7, SAND)
    s.hatch(OCHRE, [box(0, 0, 144, 224)], -30, 13, 2.6, stroke=40, shade=lambda x, y: 0.75 if (x * 3 + y) % 40 < 24 else 0)
    left, right = line("72,230 72,182 68,160 46,132 37,104 36,80 36,-8"), line("72,230 72,182 76,160 98,132 107,104 108,80 108,-8")
    _ties(s, left)
    _ties(s, right[int(len(right) * 0.2) :])
    for path in (left, right):
        s.cut(INK, *_rails(path), facet=6)
    for n in range(5):
        _waiting(s, (36, 34 + n * 21))
    _waiting(s, (108, 70))
    _tram(s)
    _lever(s)
    return s


def _waiting(s: Sheet, at: Point) -> None:
    body, head = standing(at, 20, 1.25)
    s.cut(SAND, *standing((at[0], at[1] + 0.6), 22, 1.5))
    s.cut(INK, body, head)


def _ties(s: Sheet, path: Poly) -> None:
    marks = []
    for n in range(3, len(path) - 2, 8):
        (ax, ay), (bx, by) = path[n - 1], path[n + 1]
        size = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
        nx, ny = -(by - ay) / size, (bx - ax) / size
        x, y = path[n]
        marks.append(brush([(x + nx * 18, y + ny * 18), (x - nx * 18, y - ny * 18)], 4.8))
    s.cut(CLAY, *marks, facet=12)


def _rails(path: Poly) -> list[Poly]:
    out = []
    for side in (-11, 11):
        shifted = []
        for n, (x, y) in enumerate(path):
            (ax, ay), (bx, by) = path[max(0, n - 1)], path[min(len(path) - 1, n + 1)]
            size = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
            shifted.append((x - (by - ay) / size * side, y + (bx - ax) / size * side))
        out.append(brush(shifted, 2.4))
    return out


def _tram(s: Sheet) -> None:
    s.cut(INK, shape("54,176! 58,170 72,168 86,170 90,176! 90,224! 54,224!"))
    s.cut(OCHRE, shape("59,178! 85,178! 84,192! 60,192!"))
    s.cut(PAPER, oval(72, 202, 4.4))
    s.hatch(SLATE, [box(58, 208, 86, 222)], 90, 5, 1.8)


def _lever(s: Sheet) -> None:
    s.cut(INK, oval(118, 168, 8, 4), brush([(118, 168), (128, 142)], 3, 2.2))
    s.cut(CLAY, oval(129, 139, 5))


# ---- 08, the child at the well


def child_at_well() -> Sheet:
    """A child leans over a well; a hand is already on its way."""
    s = Sheet(8, SAGE)
    s.hatch(MOSS, [box(0, 0, 144, 224)], 76, 12, 2.8, stroke=14, shade=lambda x, y: 1 if (x * 7 + y * 3) % 50 < 30 else 0)
    _well(s)
    _child(s)
    arm = hand((94, 160), 1.12, 218)
    s.cut(INK, shape("96,184! 118,166! 150,196! 150,230! 118,230!"))
    s.cut(BLUSH, arm)
    s.cut(INK, shape("104,180! 120,166! 152,200! 152,232! 124,232!"))
    s.hatch(SLATE, [shape("108,182! 118,172! 146,200! 146,226! 126,226!")], 45, 5, 1.8)
    return s


def _well(s: Sheet) -> None:
    centre = (66.0, 80.0)
    s.cut(MOSS, oval(68, 84, 62, 62))
    for n in range(13):
        a = n * 360 / 13
        block = arc(centre, 59, 59, a + 2, a + 25.4) + arc(centre, 42, 42, a + 25, a + 2.4)
        s.cut(PAPER if n % 3 else SAND, block)
    s.cut(INK, oval(*centre, 40))
    s.hatch(SLATE, [oval(66, 80, 38), hole(oval(70, 88, 25))], 40, 6, 2, shade=lambda x, y: (150 - x - y) / 90)
    s.cut(SLATE, oval(70, 88, 23))
    s.cut(MIST, oval(62, 82, 8.5))
    s.follow(MIST, arc((70, 88), 18, 18, 0, 80), 1.4)


def _child(s: Sheet) -> None:
    s.cut(
        BLUSH,
        limb("78,118 70,106 66,94", 6, 5, 3.4),
        limb("92,112 88,100 84,90", 6, 5, 3.4),
        limb("88,140 84,152 80,158", 6, 5, 3),
        limb("102,136 104,146 104,154", 6, 5, 3),
    )
    body = shape("74,116 82,108 94,108 104,122 110,138 98,148 84,150 78,136")
    s.cut(CLAY, body)
    s.hatch(INK, [half(body, (92, 128), 20)], 66, 3.6, 1.6)
    s.cut(INK, oval(79, 103, 10.5), shape("70,98! 66,92 72,92"))


SCENES = {5: butterfly, 6: floating_man, 7: forked_rail, 8: child_at_well}
