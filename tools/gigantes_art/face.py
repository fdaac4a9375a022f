"""A head in profile, looking to the right: the line of the face from few measures, eye, brow, mouth and ear."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tools.art.figures import both, whole
from tools.art.geometry import Poly, brush, line, shape
from tools.gigantes_art.palette import INK, PAPER
from tools.gigantes_art.plate import Plate


@dataclass(frozen=True)
class Face:
    """A head of a hundred parts from crown to chin; x counts back from the forehead. The measures are parts more than a plain face has."""

    x: float = 68
    y: float = 15
    scale: float = 0.5
    nose: float = 0
    hook: float = 0
    brow: float = 0
    chin: float = 0
    lips: float = 0
    neck: float = 0  # how much thicker the neck is

    def put(self, poly: Poly) -> Poly:
        """From parts of the head to the plate."""
        return [(self.x + x * self.scale, self.y + y * self.scale) for x, y in poly]

    def shape(self, text: str) -> Poly:
        """A closed outline given in parts of the head."""
        return self.put(shape(text))

    def line(self, text: str) -> Poly:
        """An open line given in parts of the head."""
        return self.put(line(text))

    def front(self) -> str:
        """The line of the face, from the hair to the throat."""
        n, h, b, c, s = self.nose, self.hook, self.brow, self.chin, self.lips
        return (
            f"-13,12 -2,24 {b},34 {-2 + b / 2},40 {3 + h},49 {8 + n * 0.7 + h},56 {11.5 + n},61 {10 + n},65 {5 + n / 3},66.5 1.5,67.5! "
            f"1.6,71 {4.4 + s},74.6 {3.6 + s},76.6 -.4,78! {3.4 + s * 0.7},79.8 {2.6 + s * 0.7},82.8 -1.6,86 {1 + c * 0.8},90 "
            f"{1.6 + c},95 {-3 + c},99.6 "
            f"-14,101 -27,104"
        )

    def head(self, foot: float = 132) -> Poly:
        """The whole outline, crown to neck, the neck cut off at a height."""
        k = self.neck
        return self.shape(
            f"{self.front()} {-27 + k},112 {-24 + k},{foot}! {-74 - k},{foot}! -75,110 -80,88 -90,66 -94,44 -86,20 -68,5 -46,-1 -28,2"
        )

    def engrave(self, plate: Plate, *, ear: bool = True, young: bool = False, lash: float = 0) -> None:
        """Eye, brow, nostril, mouth, cheek and neck, in ink; a young face has fewer and lighter lines."""
        k = self.scale
        b = self.brow
        plate.print(
            INK,
            brush(self.line(f"{-27 + b},39 {-17 + b},33.5 {-3.5 + b},36.5"), 0.6 * k, 3.4 * k, 2.2 * k),
            brush(self.line("-23,48 -15,43.5 -6,46.5"), 0.6 * k, (2.6 + lash) * k, 1.6 * k),
            brush(self.line(f"{5 + self.nose * 0.5},63.5 1.5,60.5 -1.6,63.4 0,66"), 0.6 * k, 1.8 * k, 1.2 * k),
            brush(self.line("1,78 -5,77.2 -10,79"), 1 * k, 2.4 * k, 0.6 * k),
            self.shape("-14,44.5! -7.4,44.8! -7.6,50 -10.6,51.4 -14,49"),
            brush(self.line("-21,49.5 -14,52.6 -8,51.6"), 0.4 * k, 1.3 * k, 0.5 * k),
        )
        plate.print(PAPER, self.shape("-10.4,46 -9,47 -10.2,48 -11.4,47"))
        if young:
            plate.print(INK, self.shape("-9.6,78.6 -4,77.4! 1,78! 2.6,81.4 -1,83 -5.4,81.4"))
            plate.burin(INK, self.line("-26,86 -28,92 -24,98"), self.line("-48,74 -46,82 -38,92"), 5, 0.3 * k, 1.3 * k, 0.3 * k)
        else:
            plate.stroke(INK, self.line("-9,63 -12,69 -12.5,76"), 0.4 * k, 1.4 * k, 0.4 * k)
            plate.burin(INK, self.line("-24,60 -27,72 -24,84"), self.line("-46,68 -46,80 -38,90"), 5, 0.3 * k, 2 * k, 0.3 * k)
        plate.burin(INK, self.line("-28,107 -40,104 -54,98"), self.line("-27,124 -42,120 -60,112"), 6, 0.6 * k, 2.4 * k, 0.6 * k)
        if ear:
            self.ear(plate)

    def ear(self, plate: Plate) -> None:
        """The ear."""
        k = self.scale
        plate.body(PAPER, self.shape("-48,48 -44,43 -51,41 -57,47 -55,56 -50,63 -46,60"), line=2.2 * k, rim=0)
        plate.stroke(INK, self.line("-48,46 -53,47 -51,54 -48,57"), 0.4 * k, 2.2 * k, 0.6 * k)


def facing(plate: Plate, *, shut: bool = False, put: Callable[[Poly], Poly] = list) -> None:
    """A face seen from the front, hair and clothes apart; the middle of the brow is at 60,44 before it is put in its place."""
    plate.body(PAPER, put(whole("60,22 70,24 77,33 79,46 77,60 72,70 66,76 60,78", 60)))
    ink = [*both(brush(line("63.5,44.6 68,42 75,44.6"), 0.6, 1.7, 0.5), 60)]
    if shut:
        ink += both(brush(line("64,49.5 69.5,52.2 75,49.2"), 0.7, 1.9, 0.6), 60)
        ink += both(brush(line("65,47.4 69.5,46.4 74,47.6"), 0.3, 0.8, 0.3), 60)
    else:
        ink += both(brush(line("64,50.2 69,47.4 75.4,49.6"), 0.6, 1.9, 0.7), 60)
        ink += both(brush(line("65.4,52 69.5,53.2 74,51.4"), 0.3, 0.8, 0.3), 60)
        ink += both(shape("67.2,48! 72,48! 72,51 69.6,52.4 67.2,51"), 60)
    ink += [brush(line("58,45 57.4,54 56.2,59.4 59.4,61.4 62,61"), 0.4, 1, 1.1, 1.3, 0.4)]
    ink += [
        brush(line("53.5,67 57.5,66.4 60,67 62.5,66.4 66.5,67"), 0.4, 1.4, 1.6, 1.4, 0.4),
        brush(line("57,70.6 60,71.4 63,70.6"), 0.2, 1, 0.2),
    ]
    plate.print(INK, *(put(part) for part in ink))
    if not shut:
        plate.print(PAPER, *(put(shape(f"{x},48.6 {x + 1},49.4 {x},50.2 {x - 1},49.4")) for x in (50.9, 70.3)))
    plate.burin(INK, put(line("73,56 72.6,63 69,70")), put(line("76.4,55 75.4,62 72,69")), 3, 0.2, 0.9, 0.2)
