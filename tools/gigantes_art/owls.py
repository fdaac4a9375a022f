"""The mochuelo in four poses, one for each type: it wonders, it speaks, it writes, it sets out."""

from __future__ import annotations

from collections.abc import Callable

from tools.art.figures import both, whole
from tools.art.geometry import Point, Poly, brush, line, moved, oval, polar, shape, straight, turned
from tools.gigantes_art.palette import INK, PAPER
from tools.gigantes_art.plate import Plate

HEAD = whole("0,-17 8,-18.4 17,-16 23,-9! 24,2 19,11 10,16 0,17", 0)
BROW = whole("0,3 5,-4 12,-10 22,-10! 14,-7 8,-1 4,6 0,8", 0)
BIB = whole("0,15.4 8,12 14,7.4! 13,14 7,18.4 0,19.6", 0)
BEAK = shape("0,3! 3.6,7 0,14! -3.6,7")
EYE: Point = (10.4, -0.4)


class Owl:
    """An owl on a plate: its parts are drawn about a place and turned together."""

    def __init__(self, plate: Plate, at: Point, lean: float = 0, size: float = 1) -> None:
        self.plate, self.at, self.lean, self.size = plate, at, lean, size

    def put(self, *parts: Poly) -> list[Poly]:
        """From the owl's own measures to the plate."""
        return [turned(moved(part, *self.at, self.size), self.lean, self.at) for part in parts]

    def head(self, gaze: Point = (0, 0), *, beak: float = 0, lids: float = 0) -> None:
        """The face; `gaze` moves the pupils, `beak` opens, `lids` (0..1) come down."""
        s = self.plate
        s.body(INK, *self.put(HEAD))
        dots = [
            (x, y)
            for x, y in ((0, -14.4), (5.6, -14.8), (-5.6, -14.8), (11.4, -13.6), (-11.4, -13.6), (2.8, -10.8), (-2.8, -10.8), (0, -7))
        ]
        s.print(PAPER, *self.put(*(straight(f"{x},{y - 1.5} {x + 0.9},{y} {x},{y + 1.3} {x - 0.9},{y}") for x, y in dots)))
        s.print(PAPER, *self.put(BROW, BIB), *self.put(*both(oval(*EYE, 8.4), 0)))
        for side in (-1, 1):
            x, y = EYE[0] * side, EYE[1]
            s.print(INK, *self.put(oval(x + gaze[0], y + gaze[1], 5)))
            s.print(PAPER, *self.put(oval(x + gaze[0] + 1.8, y + gaze[1] - 1.9, 1.3)))
            if lids:
                s.print(
                    INK,
                    *self.put(
                        shape(f"{x - 8.8},{y - 1}! {x - 8},{y - 6} {x},{y - 9} {x + 8},{y - 6} {x + 8.8},{y - 1}! {x},{y - 8.6 + lids * 9}")
                    ),
                )
        if beak:
            s.body(INK, *self.put(shape(f"-3.4,9! 0,7 3.4,9! 2.2,{12 + beak} 0,{15 + beak}! -2.2,{12 + beak}")), rim=0)
            s.print(PAPER, *self.put(shape(f"-1.2,11! 1.2,11! 0,{12 + beak}!")))
        s.body(PAPER, *self.put(BEAK if not beak else shape("0,2! 4,6 3,10 0,11! -3,10 -4,6")), line=1.1, rim=0)

    def trunk(self) -> None:
        """Body, breast with its streaks, legs and feet."""
        s = self.plate
        legs = both(shape("3,38! 11,38! 11,46 9,49! 5,49!"), 0)
        toes = (
            both(brush(line("7,48 3.6,50 2.4,52.4"), 2.2, 1.2), 0)
            + both(brush(line("7.4,48 7.6,52.8"), 2.2, 1.2), 0)
            + both(brush(line("8,48 11.4,50 12.6,52.4"), 2.2, 1.2), 0)
        )
        s.body(INK, *self.put(*toes))
        s.body(PAPER, *self.put(*legs))
        s.body(INK, *self.put(whole("0,4 16,4 23,12 25,24 20,36 12,43 0,45", 0)))
        s.print(PAPER, *self.put(whole("0,14 10,14 15,20 16,28 12,37 6,42 0,43.4", 0)))
        drops = [(x + (4 if row % 2 else 0), 22 + row * 5.2) for row in range(4) for x in (-8, 0, 8) if not (row % 2 and x == 8)]
        s.print(INK, *self.put(*(straight(f"{x},{y - 2.4} {x + 1.3},{y + 0.8} {x},{y + 2} {x - 1.3},{y + 0.8}") for x, y in drops)))

    def wing(self, side: int, angle: float = 0) -> None:
        """A folded wing; the angle lifts it from the body."""
        outline = [(-14.0, 6.0), *shape("-20,5! -27,14 -29,28 -24,42! -19,34 -15,22 -13,12")]
        parts = [
            outline[1:],
            *(
                straight(f"{x},{y - 2} {x + 1.6},{y} {x},{y + 2} {x - 1.6},{y}")
                for x, y in ((-20.6, 14), (-24.6, 19), (-19.4, 22.4), (-25, 27), (-21, 30.6))
            ),
        ]
        done = [turned([(x * side, y) for x, y in part], angle * side, (-18 * side, 8)) for part in parts]
        self.plate.body(INK, *self.put(done[0]), rim=1)
        self.plate.body(PAPER, *self.put(*done[1:]), line=0, rim=0)


def spread(side: int) -> list[Poly]:
    """A wing stretched out: the whole of it, then the feathers' marks."""
    wing = shape("12,8! 20,0 32,-8 46,-12! 47,-5 46,0! 50,2 49,7 46,10! 48,13 45,18 41,19! 40,24 36,26 31,25! 28,30 22,30 14,28!")
    marks = [
        brush(line(path), 0.4, 1.5, 0.4)
        for path in ("22,6 34,-2 43,-6", "23,10 35,4 45,3", "23,14 34,10 43,11", "22,18 31,16 38,18", "20,22 26,21 31,22")
    ]
    return [[(x * side, y) for x, y in part] for part in (wing, *marks)]


def concept() -> Plate:
    """It puts its head to one side and looks up at a star."""
    s = Plate(301)
    ground(s)
    owl = Owl(s, (52, 44), 0, 1.12)
    owl.trunk()
    owl.wing(1)
    owl.wing(-1)
    head = Owl(s, (53, 40), 16, 1.12)
    head.head((1.6, -2.6))
    star = [polar((95, 30), 11 if n % 2 == 0 else 4.2, n * 45 - 90) for n in range(8)]
    s.body(PAPER, star)
    s.print(
        INK,
        *(
            straight(f"95,30 {x1:.2f},{y1:.2f} {x2:.2f},{y2:.2f}")
            for (x1, y1), (x2, y2) in ((polar((95, 30), 11, n * 90 - 90), polar((95, 30), 4.2, n * 90 - 45)) for n in range(4))
        ),
    )
    s.rim(*(brush([polar((95, 30), 13.5, a), polar((95, 30), 18, a)], 1, 1.4) for a in (100, 140, 180)), width=1.4)
    s.print(INK, *(brush([polar((95, 30), 13.5, a), polar((95, 30), 18, a)], 1, 0.5) for a in (100, 140, 180)))
    return s


def ground(s: Plate) -> None:
    """A rock to stand on."""
    rock = shape("22,104! 30,99 44,101 60,99.6 76,101 90,99 98,104! 92,122! 28,122!")
    s.body(PAPER, rock)
    s.burin(INK, line("30,102 32,108 36,115"), line("88,102 88,108 84,116"), 9, 0.3, 1.4, 0.3)


def expression() -> Plate:
    """It spreads its wings and says it."""
    s = Plate(302)
    ground(s)
    owl = Owl(s, (60, 52))
    for side in (-1, 1):
        wing, *marks = spread(side)
        s.body(INK, *owl.put(wing))
        s.print(PAPER, *owl.put(*marks))
    owl.trunk()
    Owl(s, (60, 46)).head((0, 0.4), beak=4)
    calls = [
        brush([polar((60, 42), 26, a), polar((60, 42), 27 + reach, a)], 0.6, 2.4)
        for a, reach in ((-125, 7), (-107, 8), (-90, 7), (-73, 8), (-55, 7))
    ]
    s.rim(*calls, width=1.6)
    s.print(INK, *calls)
    return s


def work() -> Plate:
    """It writes, eyes on the page."""
    s = Plate(303)
    owl = Owl(s, (54, 41), 0, 1.1)
    owl.trunk()
    owl.wing(1)
    Owl(s, (55, 38), 5, 1.1).head((1.6, 3), lids=0.55)
    page = shape("14,96! 30,88 44,89 58,96! 72,89 88,88 106,96! 106,108! 90,101 72,102 58,109! 44,102 28,101 14,108!")
    s.body(INK, moved(page, 0, 3.6))
    s.body(PAPER, page)
    s.stroke(INK, line("58,96 58.4,102 58,109"), 1.6)
    s.burin(INK, line("24,97.4 34,94.6 50,97.4"), line("22,102 34,98.4 52,103.4"), 3, 0.6, 1.1, 0.6)
    s.stroke(INK, line("64,98.6 70,95.4 77,95"), 0.6, 1.2, 0.6)
    wing = shape("70,48! 80,55 89,68 92,80! 87,84 82,84! 74,80 69,70")
    s.body(INK, wing)
    s.print(PAPER, *(straight(f"{x},{y - 2} {x + 1.5},{y} {x},{y + 2} {x - 1.5},{y}") for x, y in ((77, 64), (81, 71), (76, 72), (85, 78))))
    feather = shape("79,94! 84,80 90,62 98,46 106,36! 107,48 103,62! 100,63! 101,67 95,78 87,88!")
    s.body(PAPER, feather)
    s.stroke(INK, line("78,95.6 85,80 94,60 105,39"), 1.5, 1.2, 0.4)
    s.burin(INK, line("86,85 90,83 94,79"), line("99,54 102,54 105,49"), 6, 0.2, 0.9, 0.2)
    return s


def biography() -> Plate:
    """It sets out, a bundle on a stick."""
    s = Plate(304)
    road = shape("6,104! 30,100 60,102 90,99 114,104! 100,124! 20,124!")
    s.body(PAPER, road)
    s.burin(INK, line("20,106 50,105 70,107"), line("40,114 60,112 80,114"), 3, 0.3, 1.4, 0.3)
    s.burin(INK, line("76,105 88,103.6 100,105"), line("84,110 90,109 98,110"), 2, 0.3, 1.4, 0.3)
    s.body(PAPER, brush(line("13,40 50,58 98,82"), 2.8))
    owl = Owl(s, (64, 48), 6, 1.06)
    owl.trunk()
    owl.wing(-1, -4)
    Owl(s, (67, 44), 3, 1.06).head((2.8, 0.2))
    s.body(PAPER, shape("22,50! 14,57 9,67 11,78 20,83 30,81 36,72 34,61 27,52!"))
    s.body(PAPER, shape("24,51! 13,46 10,40 18,40 25,48!"), shape("24,51! 28,41 34,38 36,43 27,51!"), rim=1.6)
    s.burin(INK, line("22,56 18,66 20,78"), line("28,56 32,66 28,77"), 4, 0.4, 1.2, 0.4)
    s.body(PAPER, brush(line("76,71 86,76 99,82.5"), 2.8), rim=0)
    s.body(INK, shape("80,54! 89,62 92,72 90,80! 86,82 80,81! 76,84 72,80! 75,74 78,66"), rim=1.4)
    s.print(PAPER, *(straight(f"{x},{y - 2} {x + 1.5},{y} {x},{y + 2} {x - 1.5},{y}") for x, y in ((83.6, 64), (87, 70), (81.6, 72.6))))
    return s


OWLS: dict[str, Callable[[], Plate]] = {"concept": concept, "expression": expression, "work": work, "biography": biography}
