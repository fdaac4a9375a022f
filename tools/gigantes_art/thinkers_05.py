"""Ibn Khaldun, Christine de Pizan, Sor Juana, Ockham."""

from __future__ import annotations

from tools.art.figures import both, whole
from tools.art.geometry import Poly, box, brush, line, moved, oval, ring, shape, turned
from tools.gigantes_art.face import Face, facing
from tools.gigantes_art.palette import INK, PAPER
from tools.gigantes_art.plate import Plate

# ---- 5, Ibn Khaldun: turban and burnous; a tower half standing, half fallen


def ibn_khaldun() -> Plate:
    """A judge's turban; the city whose rise and fall he asked about."""
    s = Plate(5)
    f = Face(x=64, y=25, scale=0.47, nose=2, hook=3, brow=2, chin=1)
    s.body(PAPER, f.head(136))
    f.engrave(s)
    beard = f.shape(
        "-46,58! -36,66 -26,78 -12,73! -3,69 3,69.4 6,73! 2,76 -3,78! 4,82 8,92 10,106 4,124 -10,130 -28,120 -44,104 -52,84 -53,70"
    )
    s.body(PAPER, beard)
    s.burin(INK, f.line("-49,66 -46,86 -34,106 -14,126"), f.line("2,84 6,96 6,112 -4,126"), 8, 0.3, 1.5, 0.3)
    s.print(INK, f.shape("-2,69.5! -12,73 -18,80 -20,90! -12,83 -4,80 2,78!"))
    turban = f.shape("1,29! 8,16 5,-4 -12,-19 -38,-27 -66,-25 -88,-12 -98,12 -96,36 -86,54! -74,44 -56,34 -30,30 -10,31")
    s.body(PAPER, turban)
    s.burin(INK, f.line("0,25 -30,22 -60,30 -86,50"), f.line("5,-2 -30,-6 -66,4 -95,30"), 5, 0.6, 1.5, 0.5, ends=False)
    s.stroke(INK, f.line("6,-1 -30,-5 -64,5 -96,32"), 1, 1.6, 0.8)
    s.burin(INK, f.line("-92,10 -70,-4 -40,-10 -4,-12"), f.line("-66,-20 -50,-22 -34,-22 -18,-17"), 4, 0.4, 1.3, 0.4, ends=False)
    s.body(PAPER, f.shape("-84,40! -96,44! -102,76 -100,110 -104,134! -90,138! -84,100 -82,66"), rim=2)
    s.burin(INK, f.line("-97,50 -98,90 -99,130"), f.line("-88,50 -88,90 -94,132"), 3, 0.3, 1.2, 0.3)
    s.body(INK, shape("26,80! 34,86 48,92 56,90! 70,90 88,100 96,114! 60,124 6,114! 4,100 14,86"))
    s.burin(PAPER, line("10,112 18,98 30,86"), line("54,118 48,106 46,94"), 6, 0.4, 1.3, 0.3)
    s.stroke(PAPER, line("57,92 66,102 70,118"), 1.6, 1.8)
    s.burin(PAPER, line("74,114 73,104 68,96"), line("90,112 86,104 78,98"), 3, 0.3, 1.1, 0.3)
    tower(s)
    return s


def tower(s: Plate) -> None:
    """One half stands, with its battlements; of the other, stones."""
    wall = shape(
        "84,74! 86,36! 85,36! 85,29! 89,29! 89,32! 92,32! 92,29! 96,29! 96,32! 98,32! 98,38! 101,43! 99,49! 104,55! 103,61! 108,66! 108,74!"
    )
    s.body(PAPER, wall)
    s.print(INK, shape("90,74! 90,66 93,62 96,66 96,74!"), box(90.5, 40, 92.5, 46))
    for y, marks in ((51, ((86, 90), (93, 98))), (57, ((89, 94), (97, 102))), (63, ((86, 89), (98, 102))), (69, ((98, 106),))):
        s.print(INK, *(brush([(a, y), (b, y)], 0.9) for a, b in marks))
    s.print(INK, *(brush([(x, y), (x, y + 6)], 0.9) for x, y in ((95, 51), (99, 57), (102, 63))), shape("101,74! 103,70! 107,70! 108,74!"))


# ---- 6, Christine de Pizan: the horned headdress; she builds a city


def christine() -> Plate:
    """Two horns of white linen, as her books show her; trowel and wall."""
    s = Plate(6, mirror=True)
    f = Face(x=64, y=32, scale=0.42, nose=-3, hook=-1.5, brow=-3, lips=1.2, chin=-1, neck=-6)
    veil = f.shape("-66,20! -100,10 -112,40 -104,80 -112,120 -128,150! -60,150! -58,90")
    s.body(PAPER, veil)
    s.burin(INK, f.line("-70,40 -76,90 -70,140"), f.line("-104,40 -98,90 -116,140"), 5, 0.4, 1.5, 0.3)
    s.body(PAPER, f.head(140))
    f.engrave(s, young=True, lash=0.8)
    s.body(INK, f.shape("-16,10! -30,26 -42,36 -50,46 -56,66! -70,60 -72,30 -50,8"), line=0)
    s.burin(PAPER, f.line("-22,14 -40,32 -54,56"), f.line("-36,10 -56,30 -66,54"), 3, 0.3, 0.9, 0.3)
    horns = f.shape(
        "-8,14! -3,-2 -6,-26 -16,-50! -26,-34 -40,-20 -54,-16 -68,-24 -80,-36 -88,-46! -98,-28 -100,0 -92,22 -74,30! -60,14 -40,6 -22,8"
    )
    s.body(PAPER, horns)
    s.burin(INK, f.line("-14,-40 -24,-12 -46,2 -70,24"), f.line("-34,-18 -48,-10 -58,0 -76,22"), 4, 0.2, 1.1, 0.2)
    s.burin(INK, f.line("-90,-36 -94,-14 -90,6 -78,26"), f.line("-72,-22 -78,-10 -80,4 -77,22"), 3, 0.2, 1.1, 0.2)
    s.burin(INK, f.line("-12,8 -8,-8 -11,-32"), f.line("-24,6 -20,-10 -16,-32"), 3, 0.3, 1.3, 0.2)
    s.body(INK, shape("22,86! 34,88 46,94 54,88! 68,90 82,100 90,114! 60,124 6,114! 8,96"))
    s.print(PAPER, brush(line("36,83 44,93 50,95 57,87"), 1, 3, 3, 1))
    s.burin(PAPER, line("12,112 20,102 34,94"), line("50,120 50,110 48,100"), 5, 0.3, 1.2, 0.3)
    wall(s)
    trowel(s)
    return s


def wall(s: Plate) -> None:
    """The city's wall, as far as it is built."""
    s.body(PAPER, shape("62,122! 62,96! 72,96! 72,90! 84,90! 84,84! 96,84! 96,78! 112,78! 118,122!"))
    for n, y in enumerate((84, 90, 96, 102, 108)):
        left = (96, 84, 72, 62, 62)[n]
        s.print(INK, brush([(left, y), (116, y)], 1.1))
        s.print(INK, *(brush([(x, y), (x, y + 6)], 1.1) for x in range(left + (6 if n % 2 else 12), 116, 12)))
    s.print(INK, box(72, 91, 78, 96), box(96, 97, 102, 101.6), box(84, 103, 90, 107.6), box(90, 85, 96, 89.6))


def trowel(s: Plate) -> None:
    """A trowel."""

    def place(*parts: Poly) -> list[Poly]:
        return [turned(moved(part, 90, 58), -52, (90, 58)) for part in parts]

    s.body(PAPER, *place(shape("0,-7! 20,0! 0,7! -2,0")))
    s.body(INK, *place(brush(line("-1,0 -5,0 -6,-4 -10,-4"), 1.8), shape("-10,-6 -20,-6.6 -21,-4 -20,-1.4 -10,-2")))
    s.print(INK, *place(shape("1,1! 18,.4! 1,5.6!")))


# ---- 7, Sor Juana: veil, wimple and the painted medallion of her order; the quill


def sor_juana() -> Plate:
    """Facing us, as in her portraits, pen in hand."""
    s = Plate(7)
    s.body(INK, whole("60,10 74,12 86,22 91,38 93,60 97,84 108,104 112,116! 60,126", 60))
    s.burin(PAPER, line("77,18 86,36 88,60 93,86 104,108"), line("72,14 81,30 84,58 86,84 92,110"), 3, 0.2, 1, 0.3)
    s.burin(PAPER, line("43,18 34,36 32,60 27,86 16,108"), line("48,14 39,30 36,58 34,84 28,110"), 3, 0.2, 1, 0.3)
    s.body(PAPER, whole("60,21 71,23 79,32 82,46 82,62 86,78 84,90 72,97 60,99", 60))
    s.burin(INK, line("72,88 78,78 79,66"), line("83,88 83.6,78 81,68"), 3, 0.2, 1.1, 0.2)
    s.burin(INK, line("36,88 36.4,78 39,68"), line("48,88 42,78 41,66"), 3, 0.2, 1.1, 0.2)
    s.burin(INK, line("46,79 60,85 74,79"), line("46,93 60,97 74,93"), 4, 0.2, 1, 0.2)
    facing(s)
    s.print(INK, *both(brush(line("60,26 68,27.4 74,33 77,42 78,52"), 0.9, 1.1, 0.9), 60))
    s.body(PAPER, oval(60, 103, 12.4, 11.6))
    s.print(INK, *ring(60, 103, 10.4, 9.6, 0.8), *ring(60, 99, 3.6, 3.6, 0.9))
    s.print(
        INK,
        whole("60,96.6 62,98 61.6,101 64.6,104 66.4,109.4 65,111! 60,111.6", 60),
        *both(brush(line("65,105 68,101 67.4,97"), 0.6, 2, 0.4), 60),
    )
    s.print(PAPER, brush(line("58.6,105.4 60,104.4 61.4,105.4"), 0.3, 1, 0.3), oval(60, 99, 1.1))
    quill(s)
    return s


def quill(s: Plate) -> None:
    """A long feather, cut for writing."""
    s.body(PAPER, shape("84,98! 87,82 92,64 99,48 106,40! 107,52 104,66! 101,67! 102,71 97,82 91,90!"))
    s.stroke(INK, line("82,104 88,86 96,66 105,43"), 1.4, 1.2, 0.4)
    s.burin(INK, line("89,88 92,86 96,82"), line("100,58 103,58 106,53"), 7, 0.2, 0.9, 0.2)
    s.print(INK, shape("84,98! 86,99! 80,109!"))


# ---- 8, Ockham: tonsure, hood and cord; the razor


def ockham() -> Plate:
    """A friar of few words; in the field, the razor that others named after him."""
    s = Plate(8, mirror=True)
    f = Face(x=64, y=16, scale=0.52, nose=2, hook=-1, brow=1, chin=2, lips=-1, neck=-2)
    s.body(PAPER, f.head(134))
    f.engrave(s)
    s.burin(INK, f.line("-20,58 -20,70 -15,84"), f.line("-32,60 -30,74 -24,88"), 3, 0.3, 1.6, 0.3)
    fringe = f.shape(
        "-12,18! -17,27! -22,22! -27,32! -32,26! -38,38! -43,34! -45,46! -54,42 -60,50 -58,64! -66,78! -72,72! -80,88! "
        "-86,78! -92,62 -97,44 -94,30! -80,26 -50,22 -24,16"
    )
    s.body(INK, fringe)
    s.burin(PAPER, f.line("-17,19 -18,22 -20,25"), f.line("-92,32 -92,48 -86,72"), 9, 0.2, 1, 0.2, ends=False)
    s.burin(INK, f.line("-40,3 -60,6 -80,20"), f.line("-34,8 -56,12 -76,23"), 3, 0.2, 1, 0.2)
    s.body(PAPER, shape("20,82 16,74 22,66! 34,74 46,82 56,80! 72,86 88,98 98,116! 60,126 6,116! 4,98"))
    s.body(INK, shape("22,66! 34,76 46,83 56,80! 62,84 60,92 50,97 34,94 20,84 16,73"), rim=0)
    s.burin(PAPER, line("22,72 34,82 48,88 58,84"), line("20,80 34,90 48,94 58,90"), 3, 0.3, 1.1, 0.3)
    s.burin(INK, line("12,112 16,100 22,90"), line("50,120 50,110 48,101"), 6, 0.4, 1.3, 0.3)
    s.burin(INK, line("66,114 64,104 62,96"), line("90,112 82,100 72,90"), 5, 0.3, 1.2, 0.3)
    razor(s)
    return s


def razor(s: Plate) -> None:
    """An open razor."""
    s.body(INK, brush(line("91.4,78 85,66 83.6,54 85.4,42"), 4.4, 4.8, 4.4, 3.2))
    s.body(PAPER, shape("90,79! 93,72 93.4,66! 98,33! 101,31 107,32.4! 106,42 103,68! 98,71 94,80 91.6,81.6"))
    s.print(INK, shape("95,66! 99.8,33.6! 102,33.8! 97.4,66.6!"), oval(92, 78.4, 1))


THINKERS = {5: ibn_khaldun, 6: christine, 7: sor_juana, 8: ockham}
