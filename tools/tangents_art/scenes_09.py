"""Cards 9 to 12: the bat, Mary's flower, the beetle in the box, the elephant."""

from __future__ import annotations

import itertools

from tools.art.figures import both, hand, leaf, limb, standing, whole
from tools.art.geometry import Poly, arc, box, brush, half, oval, polar, shape, straight
from tools.art.sheet import Sheet
from tools.tangents_art.palette import BLUSH, CLAY, INK, MOSS, OCHRE, PAPER, RUST, SAGE, SAND, SLATE

# ---- 09, the bat


def bat() -> Sheet:
    """A bat hangs before the moon and calls; a moth answers without knowing."""
    s = Sheet(9, MOSS)
    s.cut(OCHRE, oval(72, 84, 58))
    s.cut(INK, limb("0,26 40,20 80,25 144,16", 6, 8, 6, 4), limb("104,22 118,34 132,38", 3, 1.2), leaf((132, 38), 16, 40))
    _bat_body(s)
    for n in range(5):
        s.follow(PAPER, arc((72, 142), 14 + n * 14, 12 + n * 13, 40 - n, 140 + n), 2.6 - n * 0.2, 20, 2)
    moth = shape("0,0! 8,-12 22,-16 24,-8 12,4! 18,12 8,16 2,8!")
    s.cut(PAPER, *both([(104 + x * 0.8, 200 + y * 0.8) for x, y in moth], 104))
    s.cut(INK, limb("104,196 104,210", 2, 3, 1))
    return s


def _bat_body(s: Sheet) -> None:
    wing = shape("72,40! 84,44 96,42! 112,62 117,88 110,116 99,140! 97,124 90,116! 86,128 80,134! 78,124 72,118!")
    s.cut(INK, *both(wing), box(62, 40, 82, 124))
    s.cut(INK, *both(brush([(77, 46), (79, 24)], 4, 3)), oval(72, 128, 13, 12), *both(shape("76,134! 92,139 87,156! 80,150 73,139!")))
    for x, y in ((112, 66), (106, 92), (90, 112)):
        s.print(OCHRE, *both(s.gouge((94, 46), (x, y + 14), 1.6)))
    s.hatch(SLATE, [oval(72, 92, 10, 24)], 90, 4, 1.8, stroke=8)
    s.cut(PAPER, *both(oval(77.5, 130, 2.6)))
    s.cut(CLAY, shape("69,122! 72,119 75,122! 72,125"))


# ---- 10, Mary's flower


def marys_flower() -> Sheet:
    """A room of black and white, and a door with one red flower in it."""
    s = Sheet(10, INK)
    s.cut(PAPER, box(44, 34, 106, 168))
    for x0, x1 in ((10, 38), (112, 134)):
        _shelf(s, x0, x1)
    _floor(s)
    _flower(s)
    s.cut(INK, *standing((58, 178), 62, 0.86), limb("66,140 72,128 70,118", 5, 3.4, 2.6), oval(52, 119, 4.4))
    return s


def _shelf(s: Sheet, x0: float, x1: float) -> None:
    books: list[Poly] = []
    for row in range(5):
        x, base = x0, 40.0 + row * 31
        while x < x1 - 3:
            wide = min(s.rng.uniform(3.4, 7.4), x1 - x)
            tall = s.rng.uniform(17, 24)
            lean = s.rng.choice((0, 0, 0, 1.6))
            books.append([(x + lean, base - tall), (x + wide - 1.1 + lean, base - tall), (x + wide - 1.1, base), (x, base)])
            x += wide
        books.append(box(x0 - 2, base + 1.6, x1 + 2, base + 3))
    s.cut(PAPER, *books)
    s.print(INK, *[brush([(b[0][0], b[0][1] + 5), (b[1][0], b[1][1] + 5)], 1.3) for b in books[::3]])


def _floor(s: Sheet) -> None:
    tiles = []
    rows = (168, 176, 188, 204, 226)
    for r, (top, low) in enumerate(itertools.pairwise(rows)):
        for c in range(-6, 7):
            if (r + c) % 2:
                k0, k1 = 9 + (top - 168) * 0.26, 9 + (low - 168) * 0.26
                tiles.append([(75 + c * k0, top), (75 + (c + 1) * k0, top), (75 + (c + 1) * k1, low), (75 + c * k1, low)])
    s.cut(INK, box(0, 168, 144, 224))
    s.cut(PAPER, *tiles)


def _flower(s: Sheet) -> None:
    s.cut(
        MOSS,
        limb("88,178 90,140 86,104 88,74", 3.4, 2.6, 2.2),
        leaf((89, 150), 22, -38),
        leaf((88, 132), 20, 214),
        leaf((87, 112), 16, -30),
    )
    s.cut(CLAY, *[leaf(polar((88, 70), 3, n * 45 + 10), 23, n * 45 + 10, 0.66) for n in range(8)])
    s.cut(RUST, *[leaf(polar((88, 70), 2, n * 45 + 32), 13, n * 45 + 32, 0.5) for n in range(8)])
    s.cut(OCHRE, oval(88, 70, 4.6))


# ---- 11, the beetle in the box


def beetle_in_box() -> Sheet:
    """Closed boxes, and one cut open to us."""
    s = Sheet(11, CLAY)
    s.hatch(RUST, [box(0, 0, 144, 214)], 0, 12, 1.8, stroke=40, shade=lambda _x, y: 0.25 + y / 300)
    s.cut(RUST, box(0, 208, 144, 224))
    _closed(s, (18, 164, 68, 210), 1)
    _closed(s, (73, 164, 127, 210), 2)
    _closed(s, (22, 22, 64, 60), 3)
    _closed(s, (68, 30, 122, 60), 4)
    s.cut(INK, box(14, 60, 130, 164))
    s.cut(PAPER, box(22, 68, 122, 156))
    s.hatch(SAND, [straight("22,68 122,68 122,156 110,150 110,78 32,78")], 45, 5, 2.6)
    _beetle(s)
    return s


def _closed(s: Sheet, sides: tuple[float, float, float, float], kind: int) -> None:
    x0, y0, x1, y1 = sides
    s.cut(INK, box(x0, y0, x1, y1))
    s.cut(SAND if kind % 2 else OCHRE, box(x0 + 2, y0 + 11, x1 - 2, y1 - 2), box(x0 - 1, y0 + 1.5, x1 + 1, y0 + 8.5))
    middle = (x0 + x1) / 2
    if kind in {1, 4}:
        s.cut(INK, box(middle - 3, y0, middle + 3, y1))
    if kind in {2, 3}:
        s.cut(INK, oval(middle, (y0 + y1) / 2 + 6, 4.6), brush([(middle, (y0 + y1) / 2 + 6), (middle, y1 - 7)], 3))
    s.hatch(RUST, [box(x1 - 14, y0 + 12, x1 - 3, y1 - 3)], 90, 4, 1.7, stroke=40)


def _beetle(s: Sheet) -> None:
    for a, b in (("80,92 96,88 104,78", 0), ("84,110 102,112 110,106", 0), ("82,126 98,134 104,146", 0)):
        s.cut(INK, *both(limb(a, 3.2 + b, 2.4, 1.4)))
    s.cut(INK, *both(limb("76,80 84,70 94,72", 1.6, 1)))
    s.cut(INK, whole("72,76 78,78 81,84 80,90 72,92"), whole("72,88 86,92 92,100 72,103"))
    wing = shape("73.2,100! 92,101 96,114 92,130 82,142 73.2,147!")
    s.cut(MOSS, *both(wing))
    s.cut(OCHRE, *both(oval(83, 111, 4.4)), *both(oval(80.5, 129, 3.6)))
    s.cut(INK, *both(oval(83, 111, 1.8)))
    s.hatch(INK, [half(wing, (89, 100), 0)], 84, 2.8, 1.2)
    s.hatch(SAGE, [half(both(wing)[1], (57, 100), 0)], 98, 4.5, 1.2, shade=lambda x, _y: (72 - x) / 16)


# ---- 12, the elephant


def elephant() -> Sheet:
    """An elephant too large for the card, and four hands."""
    s = Sheet(12, OCHRE)
    s.cut(RUST, shape("0,196! 60,192 144,198! 144,224! 0,224!"))
    s.hatch(SAND, [box(0, 0, 144, 150)], 16, 12, 2, stroke=26, shade=lambda x, y: 1.1 - (x + y) / 110)
    body = shape(
        "150,30! 112,26 86,32 66,30 46,40 36,58 33,84 30,118 24,146 14,158 18,168 30,168 41,150 49,122 53,110! "
        "56,128 58,150 56,208! 88,208! 89,176 96,158 112,156 122,172 122,208! 150,208!"
    )
    s.cut(INK, body)
    _hide(s, body)
    s.cut(PAPER, shape("47,108! 45,124 36,138 24,140! 35,130 38,108!"), oval(45, 72, 3, 2.3))
    s.cut(CLAY, hand((4, 86), 0.84, 14))
    s.cut(BLUSH, hand((14, 196), 0.8, -58), hand((132, 78), 0.86, 168, mirror=True))
    s.cut(SAND, hand((126, 206), 0.8, 210))
    return s


def _hide(s: Sheet, body: Poly) -> None:
    ear = shape("66,46! 86,42 103,54 105,78 96,102 85,114 74,104 66,86 62,66")
    s.cut(SLATE, ear)
    s.hatch(INK, [ear], 70, 4.4, 1.5, shade=lambda x, _y: (x - 56) / 44)
    wrinkles = []
    for n in range(13):
        y, x = 90 + n * 5.2, 42 - n * 1.2 - max(0, n - 8) * 1.2
        wrinkles.append(s.gouge((x - 8, y), (x + 5, y + 2), 1.7))
    s.print(SLATE, *wrinkles)
    s.hatch(SLATE, [half(body, (106, 40), 0)], 104, 6.5, 1.9, shade=lambda _x, y: 1.1 - (y - 30) / 150)


SCENES = {9: bat, 10: marys_flower, 11: beetle_in_box, 12: elephant}
