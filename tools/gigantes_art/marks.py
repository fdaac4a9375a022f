"""The four types: a mark (a French suit that holds the Spanish one) and a frame, each of a colour and a shape of its own."""

from __future__ import annotations

from collections.abc import Callable

from tools.art.figures import whole
from tools.art.geometry import Poly, along, brush, line, moved, oval, polar, ring, straight
from tools.gigantes_art.palette import DEEP, GROUNDS, INK, PAPER
from tools.gigantes_art.plate import Plate, fewer

# ---- the suits, about the middle of a square of 48

DIAMOND = straight("24,1.5 46,24 24,46.5 2,24")
HEART = whole("24,12.5! 27,5.5 34,2.6 41.5,5.2 46,13 45,22 39,31.6 31,39.6 24,46!", 24)
CLOVER = whole("24,1.6 30,3.4 33.6,9 32.4,15.6! 39,14 45.4,18.6 46.6,25.6 43.4,32.6 36,35.4 29.6,32.6! 28.4,39 33.6,46! 24,46.2", 24)
SPADE = whole("24,1.4! 28,7 36,14 44,22.6 45.6,31 41,37.4 34,38 29,34.4! 29,40 34.4,46! 24,46.2", 24)
SUITS = {"concept": DIAMOND, "expression": HEART, "work": CLOVER, "biography": SPADE}


def mark(name: str) -> Plate:
    """The type's mark: its colour, the French suit's outline, and the Spanish suit in it."""
    s = Plate(200, 48, 48, medal=0)
    s.body(GROUNDS[name], shrunk(SUITS[name], 0.9), line=1.8, rim=2.9)
    INSIDE[name](s)
    return s


def shrunk(poly: Poly, by: float) -> Poly:
    """The outline drawn in towards the middle of the square."""
    return [(24 + (x - 24) * by, 24.6 + (y - 24.6) * by) for x, y in poly]


def coin(s: Plate) -> None:
    """Gold: a coin."""
    s.print(INK, oval(24, 24, 11))
    s.print(PAPER, oval(24, 24, 9.2))
    s.print(INK, *ring(24, 24, 6, 6, 1.4), *(brush([polar((24, 24), 1, a), polar((24, 24), 4.4, a)], 2.4, 0.6) for a in range(0, 360, 90)))


def cup(s: Plate) -> None:
    """A cup."""
    bowl = whole("24,11 31.6,11! 33.6,11 33,18 30,23 26,25.4! 25.6,29 30,33! 24,33.4", 24)
    s.body(PAPER, bowl, rim=0)
    s.print(INK, brush(line("15.6,15.4 24,17 32.4,15.4"), 0.8, 1.6, 0.8))


def staff(s: Plate) -> None:
    """A cudgel, cut from a living tree."""
    s.body(PAPER, whole("24,7.6 27.6,9 28.6,13 27.6,19 26.6,30 26.4,38 24,39.4", 24), rim=0)
    s.body(PAPER, brush(line("25.6,24 29.6,22.6 33.4,19"), 3, 2.8, 2.2), brush(line("22.4,29.6 18.6,27.8 15.4,24.4"), 3, 2.8, 2.2), rim=0)
    s.print(PAPER, whole("24,20 26.4,20 25.6,33 24,34", 24))
    s.print(INK, brush(line("24.6,12 24.8,15"), 1.4), brush(line("23.2,18 23.4,22"), 1.2), brush(line("24.2,33.6 24.2,36.6"), 1.2))


def sword(s: Plate) -> None:
    """A sword, point up."""
    s.body(
        PAPER,
        whole("24,6! 27,11 26.6,26! 24,26", 24),
        whole("24,26 32,25.4 32.4,28.4 24,28.8", 24),
        whole("24,28.6 25.7,28.6! 25.5,33.6 27.4,36 24,38.6", 24),
        rim=0,
    )
    s.print(INK, brush([(24, 11), (24, 25)], 1))


INSIDE: dict[str, Callable[[Plate], None]] = {"concept": coin, "expression": cup, "work": staff, "biography": sword}

# ---- the frames, 144 square, around a round field of 57 about the middle

ROUND = oval(72, 72, 71)
BOWL = whole("72,11! 82,3 98,1 118,5 134,18 142,36 143,62 139,86 128,108 108,128 88,140 72,144!", 72)
PAGE = whole("72,2 128,2! 129,9 134,14.5 142,16! 142,128! 134,129.5 129,135 128,142! 72,142", 72)
ARCH = whole("72,0! 84,7 108,14 126,28 138,48 141,72 141,142! 72,142", 72)
FRAMES = {"concept": ROUND, "expression": BOWL, "work": PAGE, "biography": ARCH}


def frame(name: str) -> Plate:
    """The type's frame, to lie under a portrait or an owl."""
    s = Plate(210, 144, 144, medal=0)
    edge = FRAMES[name]
    s.print(INK, edge)
    s.print(PAPER, drawn_in(edge, 0.974))
    s.print(DEEP[name], drawn_in(edge, 0.954))
    s.print(GROUNDS[name], *(oval(x, y, 1.5) for x, y in beads(drawn_in(edge, 0.913), 52) if (x - 72) ** 2 + (y - 72) ** 2 > 62.5**2))
    s.print(INK, oval(72, 72, 60.6))
    s.print(PAPER, oval(72, 72, 59.4))
    s.print(GROUNDS[name], oval(72, 72, 57.8))
    for part in corners(name):
        s.print(GROUNDS[name], part)
    return s


def drawn_in(poly: Poly, by: float) -> Poly:
    """The outline drawn in towards the middle of the frame."""
    return [(72 + (x - 72) * by, 72 + (y - 72) * by) for x, y in poly]


def beads(path: Poly, count: int) -> Poly:
    """Places spread evenly along an outline."""
    closed = [*path, path[0]]
    return [along(closed, n / count) for n in range(count)]


def corners(name: str) -> list[Poly]:
    """The type's suit, small, where the frame is broad."""
    where = {
        "concept": (),
        "expression": ((72, 133.4),),
        "work": ((20, 24), (124, 24), (20, 120), (124, 120)),
        "biography": ((16.5, 128), (127.5, 128), (72, 9)),
    }
    return [moved(fewer(SUITS[name], 0.4), x - 24 * 0.16, y - 24 * 0.16, 0.16) for x, y in where[name]]
