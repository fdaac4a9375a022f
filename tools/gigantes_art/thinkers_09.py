"""Wollstonecraft, Descartes, Arendt, Beauvoir."""

from __future__ import annotations

from tools.art.figures import whole
from tools.art.geometry import Poly, brush, line, moved, oval, shape, turned
from tools.gigantes_art.face import Face
from tools.gigantes_art.palette import INK, PAPER
from tools.gigantes_art.plate import Plate

# ---- 9, Wollstonecraft: hair put up with a band, a plain kerchief; a bird out of its cage


def wollstonecraft() -> Plate:
    """After Opie's portrait, plainly dressed; the cage she wrote of stands open."""
    s = Plate(9)
    f = Face(x=64, y=21, scale=0.47, nose=-2.5, hook=-1.5, brow=-2.5, lips=1.4, chin=-0.5, neck=-5)
    s.body(PAPER, f.head(140))
    f.engrave(s, ear=False, young=True, lash=0.8)
    knot = f.shape("-62,6 -84,-6 -100,6 -114,22 -116,44 -106,58 -92,54 -80,40")
    s.body(INK, knot)
    hair = f.shape(
        "-7,18! -10,30 -18,26 -22,38 -31,34 -34,48 -44,46 -44,60 -52,60 -52,72 -60,76 -60,88 -68,94 -76,90 -80,86 -90,72 "
        "-96,48 -96,26 -86,8 -66,-8 -42,-14 -18,-8 -5,6"
    )
    s.body(INK, hair)
    s.burin(PAPER, f.line("-11,20 -30,8 -58,8 -72,20"), f.line("-14,28 -30,26 -50,44 -62,66"), 4, 0.3, 1.1, 0.3, ends=False)
    s.burin(PAPER, f.line("-12,0 -40,-8 -66,-2"), f.line("-20,6 -44,-2 -70,8"), 2, 0.2, 0.9, 0.2)
    s.burin(PAPER, f.line("-60,64 -62,78 -66,88"), f.line("-84,40 -84,62 -78,80"), 4, 0.2, 1, 0.2)
    s.burin(PAPER, f.line("-80,8 -96,18 -100,48"), f.line("-90,2 -108,20 -108,50"), 3, 0.2, 1, 0.2)
    s.body(PAPER, brush(f.line("-23,-9 -50,3 -72,24 -88,66"), 0.8, 3.4, 4.2, 4, 3), line=0.9, rim=0)
    s.burin(INK, f.line("-42,-1 -58,10 -74,32"), f.line("-42,-1 -58,10 -74,32"), 1, 0.2, 0.9, 0.2)
    s.body(INK, shape("22,88! 36,90 48,94 54,90! 70,92 86,102 94,114! 60,126 6,114! 8,98"))
    kerchief = shape("26,78! 36,84 48,88 55,84! 64,88 66,96 60,106 54,122! 44,122! 38,112 22,104 14,94 18,84")
    s.body(PAPER, kerchief)
    s.burin(INK, line("26,82 38,96 46,120"), line("54,88 56,100 50,120"), 6, 0.3, 1.3, 0.4)
    s.burin(INK, line("18,96 22,92 24,86"), line("34,106 32,98 28,88"), 3, 0.3, 1.1, 0.3)
    s.burin(PAPER, line("70,116 72,106 68,96"), line("88,112 84,104 78,99"), 3, 0.3, 1.1, 0.3)
    cage(s)
    bird(s)
    return s


def cage(s: Plate) -> None:
    """A small cage, its door open."""
    s.body(PAPER, shape("82,86! 82,68! 84,60 91,55 98,60 100,68! 100,86!"))
    s.print(INK, *(brush(line(f"{x},86 {x},68 91,56.5"), 1, 0.9, 0.8) for x in (85, 88, 94, 97)), brush([(82, 84.5), (100, 84.5)], 2.6))
    s.print(INK, shape("87,72! 95,72! 95,82! 87,82!"), *(part for part in (oval(91, 53.4, 1.8),)))
    s.body(PAPER, shape("95,72! 103,75! 103,84.6! 95,82!"), line=1, rim=2)
    s.print(INK, brush([(98, 73.4), (98, 82.6)], 0.9), brush([(100.6, 74.4), (100.6, 83.6)], 0.9))


def bird(s: Plate) -> None:
    """A swallow on its way out and up."""

    def place(*parts: Poly) -> list[Poly]:
        return [turned(moved(part, 92, 34, 0.74), -24, (92, 34)) for part in parts]

    s.body(
        INK,
        *place(
            shape(
                "15,-1! 11,-4.6 5,-4.6! 6,-13 1,-21 -7,-26! -6,-16 -6,-8 -6,-3! -13,-3.4 -22,-8! -17,-1 -21,6! -12,3 -5,4! "
                "-9,11 -9,18! 0,15 6,5! 11,3"
            )
        ),
    )
    s.print(PAPER, *place(shape("12,1.4 7,4 1,3.4 6,1"), oval(11, -1.6, 0.9)))
    s.burin(PAPER, place(line("4,-6 2,-14 -4,-21"))[0], place(line("-3,-6 -4,-12 -5.4,-18"))[0], 3, 0.3, 1, 0.2)


# ---- 10, Descartes: long hair, moustache, the wide collar; a candle, for the piece of wax


def descartes() -> Plate:
    """As Hals saw him, turned to profile; wax by the fire."""
    s = Plate(10, mirror=True)
    f = Face(x=66, y=17, scale=0.5, nose=3, hook=2.5, brow=2, chin=0)
    s.body(INK, shape("20,90! 34,94 56,92 72,92! 86,100 96,114! 60,126 6,114! 8,98"))
    s.burin(PAPER, line("10,112 16,102 24,96"), line("34,120 36,110 38,100"), 4, 0.3, 1.2, 0.3)
    s.burin(PAPER, line("72,118 74,108 72,98"), line("92,112 88,106 80,98"), 4, 0.3, 1.2, 0.3)
    s.body(PAPER, f.head(136))
    f.engrave(s, ear=False)
    s.body(PAPER, shape("18,86! 32,78 46,82 56,78! 64,82 76,92! 72,104! 58,96! 50,106! 30,108! 16,98!"))
    s.burin(INK, line("22,94 32,90 44,84"), line("30,105 40,98 48,88"), 4, 0.2, 1, 0.3)
    s.burin(INK, line("70,98 64,92 60,86"), line("62,95 60,91 58,86"), 2, 0.2, 1, 0.2)
    hair = f.shape(
        "-10,12! -22,20 -30,32 -36,46 -44,56 -42,70 -46,84 -42,98 -48,112 -44,124 -52,138 -64,146 -80,144 -94,136 "
        "-104,122 -102,104 -108,86 -103,66 "
        "-106,46 -100,24 -86,4 -64,-8 -40,-9 -20,-2 -8,6"
    )
    s.body(INK, hair)
    s.burin(
        PAPER,
        f.line("-14,8 -34,16 -42,36 -52,52 -48,74 -56,92 -50,110 -58,132"),
        f.line("-24,0 -66,4 -92,30 -98,50 -92,70 -98,90 -90,110 -88,134"),
        8,
        0.3,
        1.1,
        1,
        0.3,
    )
    s.print(INK, f.shape("4,69! 0,70 -8,71.6 -15,74 -23,70! -19,77 -11,78.6 -3,76 3,73!"))
    s.print(INK, f.shape("2,84! 4,88 3,98 -1,106! -6,98 -5,90!"))
    candle(s)
    return s


def candle(s: Plate) -> None:
    """It melts, and is the same wax."""
    s.body(PAPER, shape("97,26! 101,34 102,40 97.5,45 93,40 94,33"))
    s.print(INK, shape("97.4,33! 99.4,38 99,41 97.4,43 95.6,41 95.6,38"), brush([(97.4, 42), (97.4, 50)], 1.1))
    s.print(PAPER, shape("97.5,38 98.3,40 97.5,41.6 96.7,40"))
    s.body(PAPER, shape("90,50! 94,49 101,49 105,51! 105,57 107,64 105.6,66 104,62! 104,84! 91,84! 91,64! 89.4,72 87.4,71 88,62 90,56"))
    s.burin(INK, line("100,53 100.4,66 100.4,82"), line("103.4,54 103,68 103,82"), 3, 0.3, 1, 0.4)
    s.stroke(INK, line("93.6,52 93.6,60 94.6,66"), 0.3, 1, 0.5)
    s.body(INK, shape("84,84! 110,84! 106,89 88,89!"))


# ---- 11, Arendt: short waved hair, pearls; the table that gathers and keeps apart


def arendt() -> Plate:
    """A table with people about it: her image of a world in common."""
    s = Plate(11)
    f = Face(x=61, y=18, scale=0.49, nose=-1, hook=1, brow=-2, lips=0.8, chin=-1.5, neck=-6)
    s.body(PAPER, f.head(150))
    f.engrave(s, ear=False, young=True, lash=0.8)
    hair = f.shape(
        "-9,15! -10,6 -17,-3 -31,-10 -50,-13 -72,-9 -90,6 -99,28 -98,50 -99,66 -92,80 -80,86 -68,88 -60,82! -62,74 -56,68 -48,68 -45,60 "
        "-49,52 -45,44 -36,38 -27,32 -19,22"
    )
    s.body(INK, hair)
    front, back = f.line("-12,14 -22,15 -32,10 -44,20 -54,36 -57,54 -66,78"), f.line("-17,1 -38,-6 -60,-5 -82,6 -92,30 -92,54 -84,80")
    s.burin(PAPER, front, back, 7, 0.3, 1, 1.2, 1, 0.3)
    s.body(INK, shape("20,79! 28,87 38,93 47,87! 64,90 84,100 96,116! 60,126 4,114! 4,98 10,86"))
    s.body(PAPER, shape("28,86.6! 38,93 47,86.6! 51,96 47,113! 38,104"), rim=0)
    s.print(INK, shape("38,104! 43.4,99! 48,104 47,118! 43,118!"))
    s.body(PAPER, *(oval(x, y, 1.9) for x, y in ((29.6, 81), (32.6, 84.8), (37, 87.2), (41.6, 87), (45, 84))), line=0.9, rim=0)
    lapels = ("24,85 32,98 43,118", "50,89 54,101 49,118", "24,99 32,98", "60,103 54,102")
    s.print(PAPER, *(brush(line(path), 1.1) for path in lapels))
    s.burin(PAPER, line("12,110 16,102 20,94"), line("30,116 28,108 26,100"), 3, 0.3, 1.1, 0.3)
    s.burin(PAPER, line("72,116 74,106 72,98"), line("90,110 86,104 80,99"), 3, 0.3, 1.1, 0.3)
    table(s)
    return s


def table(s: Plate) -> None:
    """A table between two chairs."""
    chair = shape("111.5,33! 113.6,33! 113,50 113.6,66! 111.2,66! 110.6,54! 105.4,54! 105,66! 102.8,66! 103.4,51.4! 111,51.4!")
    s.body(INK, chair, [(190 - x, y) for x, y in reversed(chair)])
    s.body(PAPER, whole("95,47 99,47! 97.4,56 97.6,61 101.4,66! 95,66.4", 95))
    s.body(PAPER, oval(95, 44.4, 13, 4))
    s.burin(INK, line("87,45 95,46.6 103,45"), line("90,43.4 95,43 100,43.4"), 2, 0.2, 0.9, 0.2)


# ---- 12, Beauvoir: the turban over hair pinned up; a fountain pen


def beauvoir() -> Plate:
    """The band she is known by; a pen, which was her trade."""
    s = Plate(12, mirror=True)
    f = Face(x=65, y=24, scale=0.47, nose=-1, hook=-0.5, brow=-2, lips=1.4, chin=0.5, neck=-5)
    s.body(PAPER, f.head(140))
    f.engrave(s, young=True, lash=1)
    hair = f.shape("-9,17! -16,20 -22,30 -32,38 -42,44 -52,40 -60,48 -60,60! -66,74 -78,88! -92,74 -98,52 -97,30 -86,6 -60,-6 -30,-4 -12,6")
    s.body(INK, hair)
    s.burin(PAPER, f.line("-64,62 -72,70 -78,82"), f.line("-66,40 -80,54 -86,76"), 4, 0.2, 1, 0.2)
    s.burin(PAPER, f.line("-13,16 -24,18 -40,38"), f.line("-16,10 -34,14 -52,36"), 3, 0.2, 1, 0.2)
    s.body(INK, f.shape("-26,-4! -30,-20 -46,-28 -66,-26 -82,-14 -88,4 -70,8 -46,-2"))
    s.burin(PAPER, f.line("-36,-8 -48,-18 -68,-16 -80,-2"), f.line("-34,-16 -50,-25 -70,-22 -85,-4"), 3, 0.2, 1, 0.2)
    band = f.shape("-10,8! -12,-6 -26,-8 -52,-6 -76,4 -94,24 -104,46! -92,62! -86,44 -70,26 -46,14 -26,8")
    s.body(PAPER, band)
    s.burin(INK, f.line("-12,6 -40,8 -70,22 -94,56"), f.line("-13,-4 -48,-4 -80,12 -100,46"), 4, 0.4, 1.4, 0.4, ends=False)
    s.body(INK, oval(*f.put([(-50.0, 65.0)])[0], 1.9), rim=0)
    s.body(PAPER, shape("24,82! 34,88 46,93 53,87! 70,92 88,102 96,116! 60,126 6,114! 6,100 14,88"))
    s.body(PAPER, shape("53,87! 61,90! 66,97 57,107! 46,94"), shape("24,82! 34,89 46,94! 42,108! 28,100 17,92!"), rim=0)
    s.burin(INK, line("27,90 36,96 42,100"), line("24,93 33,99 41,104"), 2, 0.3, 1, 0.3)
    s.print(INK, *(brush([(x, y), (x + 2.6, y + 2.6)], 2) for x, y in PATTERN))
    pen(s)
    return s


PATTERN = (
    (14, 96),
    (22, 100),
    (12, 104),
    (20, 108),
    (30, 104),
    (28, 112),
    (38, 108),
    (36, 116),
    (46, 112),
    (56, 112),
    (62, 106),
    (66, 114),
    (72, 102),
    (74, 110),
    (82, 106),
)


def pen(s: Plate) -> None:
    """A fountain pen, and the line it has written."""

    def place(*parts: Poly) -> list[Poly]:
        return [turned(moved(part, 84, 76), -58, (84, 76)) for part in parts]

    s.body(PAPER, *place(shape("0,0! 4,-1.4 12,-4.4 15,-4! 15,4! 12,4.4 4,1.4!")))
    s.body(INK, *place(shape("15,-3.6! 20,-4 30,-4.6 48,-4 51,0 48,4 30,4.6 20,4 15,3.6!")))
    s.print(INK, *place(brush([(1, 0), (9, 0)], 0.9), oval(9.6, 0, 1.3)))
    s.print(
        PAPER,
        *place(
            brush([(29, -4.4), (29, 4.4)], 1.2),
            brush([(31.4, -4.4), (31.4, 4.4)], 0.7),
            brush(line("18,-1.8 24,-2.4 27,-2.4"), 0.3, 1, 0.3),
            brush(line("34,-2 40,-2.2 47,-1.6"), 0.3, 1, 0.3),
        ),
    )
    s.rim(brush(line("84,76 78,78 80,82 86,80 91,82 96,80 102,83"), 1.4), width=1.6)
    s.print(INK, brush(line("84,76 78,78 80,82 86,80 91,82 96,80 102,83"), 0.8, 1.3, 1.3, 0.8, 1.3, 0.6))


THINKERS = {9: wollstonecraft, 10: descartes, 11: arendt, 12: beauvoir}
