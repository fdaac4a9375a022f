"""The thirteen small drawings of the cards' heads: one ink, few cuts, to be read at twenty pixels."""

from __future__ import annotations

from tools.art.figures import both, whole
from tools.art.geometry import Hole, Poly, arc, box, brush, hole, line, oval, polar, ring, shape, turned
from tools.gigantes_art.palette import INK
from tools.gigantes_art.plate import Plate

SIZE = 48
MIDDLE = (24.0, 24.0)


def printed(seed: int, *polys: Poly) -> Plate:
    """A small drawing printed at once, so that its openings open."""
    s = Plate(seed, SIZE, SIZE, medal=0)
    s.print(INK, *polys)
    return s


def sun() -> Plate:
    """A disc, long rays and short ones."""
    rays = [
        [polar(MIDDLE, 13.6, n * 22.5 - 9), polar(MIDDLE, 18.4 if n % 2 else 23.4, n * 22.5), polar(MIDDLE, 13.6, n * 22.5 + 9)]
        for n in range(16)
    ]
    return printed(101, oval(*MIDDLE, 11.2), *rays, hole(arc(MIDDLE, 7.8, 7.8, 120, 240) + arc(MIDDLE, 5.2, 5.8, 240, 120)))


def razor() -> Plate:
    """An open razor."""
    blade = shape("21,43! 24,37 24.6,32! 33.4,3.4! 37,2 46.4,5! 45,13 38,36! 33,38 28,44 24,46.4")
    handle = shape("18.6,44.4! 10,36 5,25 2.6,10! 6,7.4 9.4,9! 11.6,22 16,31 22.4,38! 21,41")
    return printed(
        102, blade, hole(shape("30,30! 37,6.6! 40,7.6! 33.2,31!")), handle, hole(brush(line("14.6,35.6 10,27 7.6,17"), 0.8, 1.9, 0.8))
    )


def crown() -> Plate:
    """Five points, three of them tall."""
    body = shape("7,35! 3,14! 14,24! 24,7! 34,24! 45,14! 41,35!")
    return printed(
        103,
        body,
        box(7, 37.6, 41, 43),
        *(oval(x, y, r) for x, y, r in ((4, 12.4, 3.4), (24, 6, 3.8), (44, 12.4, 3.4))),
        hole(shape("24,22 27,27 24,32 21,27")),
    )


def star(x: float, y: float, size: float) -> Poly:
    """A star of four points."""
    return [polar((x, y), size * (0.42 if n % 2 else 1), n * 45 - 90) for n in range(8)]


def moon() -> Plate:
    """A crescent with a sleeper's face."""
    outer = arc(MIDDLE, 21, 21, -50, -310)
    inner = line("37.5,40.1 29,35.5 26.6,32! 23.4,31 25,28.6! 20.6,26.4 24.4,22 26,17.6 29,12.6 37.5,7.9")
    eye = hole(brush(line("15.6,17.4 18.4,19.6 22,18.4"), 0.8, 2.2, 0.9))
    stars = [star(37, 20, 5.6), star(40.5, 31, 3.6)]
    return printed(104, outer + inner, eye, *stars)


def mirror() -> Plate:
    """A hand mirror, with light on its glass."""
    handle = whole("24,33 28,34 26.4,38 27.6,43 29,46! 24,47", 24)
    frame, glass = [oval(24, 18, 16.4, 17), hole(oval(24, 18, 12.8, 13.4))], oval(24, 18, 10.8, 11.4)
    glints = [brush(line("17.4,20 20.4,14.4 25,10"), 1, 3.2, 1), brush(line("21.4,24 25.4,18.4 31,14"), 1, 2.8, 1)]
    return printed(105, *frame, glass, handle, *(hole(part) for part in glints))


def chain() -> Plate:
    """Two links and a broken one between them."""

    def place(part: Poly, side: int) -> Poly:
        done = turned([(24 + side * x, 24 + y) for x, y in part], -45, MIDDLE)
        return hole(done) if isinstance(part, Hole) else done

    link = [oval(-19.6, 0, 9.8, 8.6), hole(oval(-19.6, 0, 5.2, 4.2))]
    torn = brush([(-4.2, -6.2), *arc((-7.4, 0), 6.4, 6.2, -90, -270), (-2.6, 6.2)], 4.6, 4.4, 4.6)
    sparks = [brush(line(path), 3.4, 0.4) for path in ("0,-9 0,-18", "0,9 0,18")]
    return printed(106, *(place(part, side) for part in (*link, torn) for side in (-1, 1)), *(place(part, 1) for part in sparks))


def book() -> Plate:
    """Open, with lines to read."""
    page = shape("25.2,12! 31,8 38,7 46,9! 46,36! 38,34.6 31,36 25.2,40!")
    lines = [hole(brush(line(f"28.6,{y} 34,{y - 2.6} 42.6,{y - 3.2}"), 2)) for y in (18.4, 24.6, 30.8)]
    return printed(
        107,
        *both(page, 24),
        *(part for mark in lines for part in (mark, hole([(48 - x, y) for x, y in mark]))),
        *both(brush(line("24,43.6 32,39.6 39,38.2 46.4,39.4"), 2.4), 24),
    )


def seed() -> Plate:
    """A seed that has sprouted."""
    leaf = shape("25.4,12.6! 27,6 33,2 43.6,1.4! 42,8.6 36.6,12.6 27,13.4!")
    small = shape("23,14.4! 21,8 15,4 6,4! 7.4,10 13,14 21.4,15.4!")
    stem = brush(line("24.4,12 23.8,14 24,17"), 3.2)
    cap = whole("24,15.4 32,16 39,20 42,26.6! 39.6,28.6 32,27 24,26.6", 24)
    nut = whole("24,29 31,29.4 37.6,30.8! 37,37 33,42 27,44.6 24,47.4!", 24)
    checks = [hole([(x, 19), (x + 2, 21.4), (x, 23.8), (x - 2, 21.4)]) for x in (17, 24, 31)]
    shine = hole(brush(line("15.6,33.6 16.6,37.4 19.6,40.6"), 0.9, 2.4, 0.9))
    return printed(108, leaf, small, stem, cap, nut, *checks, shine)


def wheel() -> Plate:
    """Eight spokes."""
    spokes = [brush([polar(MIDDLE, 3, n * 45 + 22.5), polar(MIDDLE, 18, n * 45 + 22.5)], 3.4, 2.4) for n in range(8)]
    studs = [hole(oval(*polar(MIDDLE, 19.3, n * 45), 1.15)) for n in range(8)]
    return printed(109, *ring(*MIDDLE, 19.3, 19.3, 5.4), *spokes, oval(*MIDDLE, 6), hole(oval(*MIDDLE, 2.3)), *studs)


def city() -> Plate:
    """Wall, gate and towers."""
    left = shape("4,45! 4,20! 3,20! 3,13! 6,13! 6,16! 9,16! 9,13! 12,13! 12,16! 15,16! 15,13! 18,13! 18,20! 17,20! 17,45!")
    house = shape("18.6,45! 18.6,30! 24,24! 30.6,30! 30.6,45!")
    right = shape("32,45! 32,16! 38.5,3! 45,16! 45,45!")
    openings = [
        shape("22,45! 22,38 24.6,35 27.2,38 27.2,45!"),
        box(9, 24, 12, 30),
        box(9, 34, 12, 40),
        shape("36.6,26! 36.6,21 38.5,19 40.4,21 40.4,26!"),
        box(36.6, 32, 40.4, 38),
    ]
    return printed(110, left, house, right, *(hole(part) for part in openings))


def mask() -> Plate:
    """A player's mask, with its ribbon."""
    face = whole("24,5 32,5 40,8! 41,18 39,28 34,37 28,43 24,44", 24)
    eyes = both(shape("27.6,19.6! 31,16.4 35,16.6 37.6,19.4! 35,22.4 30.6,22.6"), 24)
    mouth = shape("16.6,30! 20,31.6 24,32 28,31.6 31.4,30! 29.4,35 24,38 18.6,35")
    ribbons = both(brush(line("40.6,15 45,19 44,26 47,32"), 3, 2.6, 2.2, 1), 24)
    return printed(111, face, *ribbons, *(hole(part) for part in (*eyes, mouth)), hole(brush(line("24,20 23.4,26"), 0.6, 1.8)))


def hand() -> Plate:
    """An open hand."""
    fingers = [
        brush(line(path), *widths)
        for path, widths in (
            ("17.6,28 15.4,18 14,10", (5.6, 5.4, 4.6)),
            ("23.4,26 23,14 22.8,5", (5.8, 5.6, 4.8)),
            ("29,26 30.4,14 31.4,7", (5.8, 5.4, 4.6)),
            ("34,29 37.4,20 39.6,13.6", (5.2, 4.8, 4)),
            ("18,41 11.4,33 6,27", (7.6, 6, 4.6)),
        )
    ]
    tips = [oval(14, 10, 2.3), oval(22.8, 5, 2.4), oval(31.4, 7, 2.3), oval(39.6, 13.6, 2), oval(6, 27, 2.3)]
    palm = shape("15,26! 21,24 30,24 36.6,28! 36,36 34,41 33,47! 18,47! 17,42 14.6,37")
    return printed(112, *fingers, *tips, palm, hole(brush(line("33.4,33 28,32.6 24,35.4 22.4,41"), 0.8, 2, 2, 1)))


def scales() -> Plate:
    """A balance, level."""
    pans = both(shape("30.6,31! 47,31! 44.6,36.6 38.8,38.6 33,36.6"), 24)
    cords = both(brush([(38.8, 13), (32.4, 31)], 1.7), 24) + both(brush([(38.8, 13), (45.2, 31)], 1.7), 24)
    beam = brush(line("7.4,13 24,10 40.6,13"), 2.6, 4.2, 2.6)
    return printed(
        113,
        *pans,
        *cords,
        beam,
        *both(oval(38.8, 12.6, 2.4), 24),
        oval(24, 7, 3.6),
        brush([(24, 8), (24, 42)], 3.6),
        shape("13,46! 14,42 20,40 28,40 34,42 35,46!"),
    )


THEMES = {
    "sun": sun,
    "razor": razor,
    "crown": crown,
    "moon": moon,
    "mirror": mirror,
    "chain": chain,
    "book": book,
    "seed": seed,
    "wheel": wheel,
    "city": city,
    "mask": mask,
    "hand": hand,
    "scales": scales,
}
