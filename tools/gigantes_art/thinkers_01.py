"""Plato, Aristotle, Zhuangzi, Nagarjuna."""

from __future__ import annotations

from tools.art.figures import both, whole
from tools.art.geometry import Point, Poly, brush, line, moved, oval, polar, shape, turned
from tools.gigantes_art.face import Face, facing
from tools.gigantes_art.palette import INK, PAPER
from tools.gigantes_art.plate import Plate

# ---- 1, Plato: the broad one, and one of the five solids


def plato() -> Plate:
    """A full beard, a fillet, broad shoulders; the dodecahedron, which the Timaeus keeps for the whole."""
    s = Plate(1)
    f = Face(x=66, y=15, scale=0.53, nose=1, hook=1, brow=2, chin=1, neck=5)
    s.body(PAPER, f.head(130))
    f.engrave(s)
    s.body(INK, shape("24,72! 36,80 50,84 60,80! 74,84 92,94 102,112! 60,124 6,112! 2,98 10,84"))
    s.burin(PAPER, line("12,112 18,94 34,82"), line("92,112 84,98 68,86"), 9, 0.5, 1.3, 0.4)
    hair = f.shape(
        "-10,15! -24,22 -36,34 -42,48! -48,40 -58,44 -60,56 -58,66! -66,84 -80,98! -92,84 -97,60 -98,36 -88,14 -66,0 -42,-6 -20,-2 -8,8"
    )
    s.body(INK, hair)
    s.burin(PAPER, f.line("-14,10 -44,12 -68,30 -72,64"), f.line("-22,2 -60,2 -90,26 -92,70"), 4, 0.3, 1, 0.3)
    s.burin(PAPER, f.line("-22,20 -40,24 -52,40"), f.line("-18,14 -42,16 -62,36"), 2, 0.3, 0.9, 0.3)
    s.stroke(PAPER, f.line("-9,13 -40,22 -70,28 -97,30"), 2.2, 3, 2.6)
    s.stroke(INK, f.line("-9,13 -40,22 -70,28 -97,30"), 0.5, 0.7, 0.5)
    beard = f.shape(
        "-46,60! -34,66 -22,76 -10,72! -2,69 4,69 8,74! 4,76 -2,78! 6,82 9,92 10,106 6,122 -4,138 -16,144 -32,136 -46,118 -54,92 -53,72"
    )
    s.body(PAPER, beard)
    s.burin(INK, f.line("-48,66 -46,90 -36,116 -24,136"), f.line("2,84 6,98 4,116 -8,136"), 9, 0.3, 1.5, 0.3)
    s.print(INK, f.shape("-2,69.5! -12,73 -18,80 -20,92! -12,84 -4,80 2,78!"))
    solid(s, 97, 42, 14)
    return s


def solid(s: Plate, x: float, y: float, size: float) -> None:
    """A dodecahedron seen on a face."""
    outer = [polar((x, y), size, a) for a in range(-90, 270, 36)]
    inner = [polar((x, y), size * 0.58, a) for a in range(-90, 270, 72)]
    s.body(PAPER, outer)
    s.print(INK, *(brush([p, q], 1.1) for p, q in zip(inner, inner[1:] + inner[:1], strict=True)))
    s.print(INK, *(brush([p, q], 1.1) for p, q in zip(inner, outer[::2], strict=True)))
    s.burin(INK, [outer[3], outer[4], outer[5]], [inner[1], inner[2], inner[2]], 4, 0.7, ends=False)


# ---- 2, Aristotle: short beard, hair combed forward; the octopus of the History of Animals


def aristotle() -> Plate:
    """He looks the other way, at an octopus."""
    s = Plate(2, mirror=True, near=0.15)
    f = Face(x=66, y=16, scale=0.53, nose=-1, hook=-2, brow=0, chin=-1)
    s.body(PAPER, f.head(130))
    f.engrave(s)
    s.body(PAPER, shape("26,74! 38,82 50,84 57,80! 74,84 90,94 98,112! 60,122 8,112! 6,98 14,86"))
    s.burin(INK, line("14,110 17,96 30,80"), line("42,116 42,100 46,88"), 6, 0.4, 1.2, 0.3)
    s.print(INK, shape("57,80! 74,84 90,94 98,112! 66,122! 60,100 48,86!"))
    s.burin(PAPER, line("56,87 66,98 71,116"), line("76,88 86,98 92,110"), 5, 0.3, 1, 0.3)
    hair = f.shape(
        "-9,17! -14,20! -15,14! -22,22! -24,17! -31,27! -33,22! -40,34 -44,46! -50,40 -58,44 -60,54 -57,66! -66,82 "
        "-78,92! -90,78 -96,56 -97,34 -87,13 -66,0 -42,-5 -20,-1 -7,9"
    )
    s.body(INK, hair)
    s.burin(PAPER, f.line("-16,8 -44,10 -66,28 -70,60"), f.line("-24,1 -60,2 -88,26 -90,66"), 5, 0.3, 1, 0.3)
    beard = f.shape(
        "-47,58! -38,64 -28,78 -14,75! -4,70 4,69.4 7,73! 2,76 -3,78! 4,82 5,90 6,100 2,108 -10,114 -26,112 -42,102 -52,84 -54,70"
    )
    s.body(INK, beard)
    s.burin(PAPER, f.line("-50,66 -46,84 -34,100 -20,108"), f.line("-2,86 2,94 0,102 -8,109"), 7, 0.2, 1, 0.2)
    s.stroke(PAPER, f.line("1,78 -5,78 -11,80"), 0.5, 1.3, 0.3)
    octopus(s)
    return s


def octopus(s: Plate) -> None:
    """Eight arms, and a look."""
    arms = (
        "93,54 86,57 83,65 86,71 90,68",
        "96,56 91,66 88,75 91,81 95,78",
        "100,57 100,68 97,79 101,86 105,82",
        "103,56 107,66 110,74 107,79 104,76",
        "106,54 112,57 114,64 111,69 108,66",
    )
    s.body(PAPER, *(brush(line(arm), 5.4, 4.4, 3.6, 2.8, 1.6) for arm in arms))
    s.body(PAPER, shape("94,55 89,47 88,37 92,28 99,24.5 106,28 110,37 109,47 105,55 99,58"))
    s.print(PAPER, shape("91,52! 108,52! 107,58 99,60 92,58"))
    for x in (94.4, 104):
        s.print(INK, oval(x, 48, 2.8, 3))
        s.print(PAPER, oval(x + 0.6, 47, 0.8))
    s.burin(INK, line("93,40 94,33 97,29"), line("106,41 105,34 102,30"), 4, 0.2, 0.9, 0.2)
    s.print(INK, *(oval(x, y, 0.8) for x, y in ((86.4, 62), (90, 73), (99, 74), (108.4, 72))))


# ---- 3, Zhuangzi: no likeness is known: a topknot, a long beard, a smile; the butterfly


def zhuangzi() -> Plate:
    """He looks up at the butterfly, and either may be dreaming."""
    s = Plate(3, near=0.13)
    f = Face(x=64, y=24, scale=0.48, nose=-2.5, hook=-2, brow=-1, lips=1)
    s.body(PAPER, f.head(130))
    f.engrave(s)
    s.body(PAPER, shape("24,76! 34,83 46,86 55,82! 72,86 90,98 98,114! 60,124 6,114! 4,100 12,86"))
    s.burin(INK, line("10,110 16,98 27,84"), line("36,116 34,104 36,92"), 5, 0.4, 1.2, 0.3)
    s.print(INK, shape("24,76! 34,83! 50,98 64,118! 52,122! 40,104"))
    s.body(INK, shape("55,82! 63,84! 58,98 46,118! 35,118! 48,98"), rim=0)
    s.stroke(PAPER, line("55,84 50,98 37,117"), 0.9, 1)
    s.stroke(PAPER, line("60,84.5 54,98 42,117"), 0.7, 0.9)
    s.burin(INK, line("70,112 70,100 66,88"), line("88,110 84,102 76,91"), 4, 0.3, 1.1, 0.3)
    hair = f.shape("-10,13! -24,24 -38,38 -44,48! -50,42 -58,46 -58,58! -68,76 -82,88! -92,74 -96,52 -94,30 -84,12 -64,1 -42,-4 -22,-1")
    s.body(INK, hair)
    s.burin(PAPER, f.line("-14,10 -38,4 -58,0"), f.line("-86,76 -84,40 -64,4"), 7, 0.3, 0.9, 0.3)
    s.body(INK, f.shape("-70,4! -78,-10 -74,-26 -60,-33 -46,-27 -42,-12 -48,2!"))
    s.burin(PAPER, f.line("-68,-2 -70,-16 -62,-28"), f.line("-52,-2 -48,-14 -54,-26"), 3, 0.3, 1, 0.3)
    s.body(PAPER, brush(f.line("-92,-4 -60,-10 -26,-16"), 1, 1.4, 2.2), line=1)
    s.body(PAPER, brush(f.line("-74,4 -60,0 -46,2"), 3.4), line=1)
    beard = f.shape(
        "-34,92! -26,86 -18,80 -13,73! -5,70 3,70! 6,73.6! 1,76 -3,78! 4,83 6,92 8,106 6,122 0,140 -4,154! -9,142 -15,150! "
        "-19,136 -26,142! -29,124 -35,126! -36,108"
    )
    s.body(PAPER, beard)
    s.burin(INK, f.line("-30,94 -32,108 -31,122"), f.line("3,86 5,106 -4,144"), 7, 0.3, 1.2, 0.3)
    s.print(INK, f.shape("-1,70.5! -9,72 -17,79 -22,90! -14,83 -6,79 1,76.6!"), brush(f.line("1,78 -6,78.4 -12,75.6"), 0.4, 1.1, 0.3))
    s.burin(INK, f.line("-25,44 -30,42 -35,42"), f.line("-24,51 -30,54 -35,58"), 3, 0.3, 0.8, 0.2)
    butterfly(s)
    return s


def butterfly(s: Plate) -> None:
    """Wings spread, on the way up."""
    centre = (93.0, 43.0)
    upper, lower = shape("0,-1! 4,-11 13,-17 18,-13 16,-4 9,2 1,3!"), shape("1,3! 9,3 14,9 12,16 6,16 1,9!")
    for side in (False, True):
        parts = [turned(moved(wing, *centre, 0.94, mirror=side), 24, centre) for wing in (upper, lower)]
        s.body(PAPER, *parts)
        s.print(
            INK,
            *(
                turned(moved(shape(t), *centre, 0.94, mirror=side), 24, centre)
                for t in ("8,-10 13,-14 16,-12 14,-6", "8,8 11,10 10,13 7,13")
            ),
        )
        s.print(
            INK,
            *(
                turned(moved(brush(line(t), 0.4, 0.9), *centre, 0.94, mirror=side), 24, centre)
                for t in ("2,0 7,-8", "2,1 11,-3", "3,5 7,9")
            ),
        )
        s.print(INK, turned(moved(brush(line("0,-5 2,-12 6,-16"), 0.8, 1.1), *centre, 0.94, mirror=side), 24, centre))
    s.print(INK, turned(moved(shape("0,-6 1.6,-2 1.2,6 0,13 -1.2,6 -1.6,-2"), *centre, 0.94), 24, centre))


# ---- 4, Nagarjuna: as tradition shows him, under the hoods of the nagas


def nagarjuna() -> Plate:
    """Facing us, eyes lowered, the serpents of his name spread over him."""
    s = Plate(4, near=0.15)
    canopy(s)
    robe = whole("60,82 72,84 84,89 98,97 110,112! 60,124", 60)
    s.body(PAPER, robe)
    s.print(INK, shape("60,124 20,120! 8,112! 22,97 40,88! 54,96 74,108 88,122!"))
    s.burin(PAPER, line("20,108 28,98 40,91"), line("70,114 58,103 44,93"), 6, 0.3, 1.2, 0.3)
    s.burin(INK, line("88,114 92,106 90,97"), line("101,112 101,106 98,101"), 3, 0.3, 1, 0.3)
    s.body(PAPER, whole("60,68 69,70 70,80 75,87 60,95", 60))
    s.burin(INK, line("52,80 60,84 68,80"), line("51,85 60,89 69,85"), 3, 0.3, 1.2, 0.3)
    s.body(PAPER, *(smaller(part) for part in both(shape("79,44 83.4,43 85,52 84,62 81,69 77,67 77,54"), 60)))
    facing(s, shut=True, put=smaller)
    s.body(INK, smaller(whole("60,16 65,17 68,20.4 73,25 78.6,34 80,46! 75,37 68,31 60,29.5", 60)), line=0)
    s.print(
        PAPER,
        *(
            smaller(diamond(x, y, 1.3))
            for x, y in ((60, 19.6), (65, 22.6), (55, 22.6), (60, 26), (67, 28), (53, 28), (72.4, 33), (47.6, 33))
        ),
    )
    s.print(INK, smaller(oval(60, 38.5, 1.4)))
    return s


def smaller(poly: Poly) -> Poly:
    """A face from the front, drawn in towards the neck to leave room above."""
    return [(60 + (x - 60) * 0.86, 86 + (y - 86) * 0.88) for x, y in poly]


def diamond(x: float, y: float, size: float) -> Poly:
    """A small mark with four corners."""
    return [(x, y - size), (x + size, y), (x, y + size), (x - size, y)]


def canopy(s: Plate) -> None:
    """Seven serpents, their hoods spread side by side behind him."""
    for step, side in ((3, -1), (3, 1), (2, -1), (2, 1), (1, -1), (1, 1), (0, 1)):
        at, bearing = (60.0, 60.0), -90 + step * 27.0 * side
        s.body(INK, naga(at, bearing, "14,-3! 24,-4 31,-7.4 38,-8.8 43,-7.4 46,-4! 46,4! 43,7.4 38,8.8 31,7.4 24,4 14,3!"))
        s.print(
            PAPER,
            naga(at, bearing, "46,-4.8! 50.6,-3 51.6,0 50.6,3 46,4.8! 42.4,4 39.4,0 42.4,-4"),
            *(
                naga(at, bearing, f"{x},{-w}! {x - 2.6},{-w}! {x - 2},0! {x - 2.6},{w}! {x},{w}! {x + 0.6},0!")
                for x, w in ((37.4, 3.6), (33.4, 3.1), (29.4, 2.6))
            ),
        )
        s.print(
            INK,
            *(naga(at, bearing, f"44.6,{2.6 * k}! 46.4,{1.5 * k}! 48,{2.5 * k}! 46.2,{3.5 * k}!") for k in (-1, 1)),
            naga(at, bearing, "50.4,-.5! 52.6,-.4! 54.6,-1.8! 53.6,0! 54.6,1.8! 52.6,.4! 50.4,.5!"),
        )


def naga(at: Point, bearing: float, outline: str) -> Poly:
    """Part of a serpent's head, which looks outwards."""
    return turned(moved(shape(outline), *at), bearing, at)


THINKERS = {1: plato, 2: aristotle, 3: zhuangzi, 4: nagarjuna}
