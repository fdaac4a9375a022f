"""The engraver's plate: shapes outlined in ink with a rim of paper around them, and swelling lines that follow the form."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

from tools.art.geometry import Hole, Point, Poly, between, brush, half, length, polar, wound
from tools.art.sheet import Sheet
from tools.gigantes_art.palette import INK, PAPER

RIM = 2.6  # how far the paper stands out around a figure, so that it reads on any ground
LINE = 1.3
MEDAL = 56.0  # nothing is printed farther from the middle
NEAR = 0.11  # what a drawing may lose when points are left out


class Plate(Sheet):
    """One engraving in the making; with `mirror` everything is printed left for right, as a plate is."""

    def __init__(
        self, seed: int, width: float = 120, height: float = 120, *, mirror: bool = False, medal: float = MEDAL, near: float = NEAR
    ) -> None:
        super().__init__(seed, "", width, height, trim=0)
        self.medal, self.near = medal, near
        self.mirror = mirror
        self.rims: list[Poly] = []

    def print(self, colour: str, *polys: Sequence[Point]) -> None:
        """The outlines in one ink, with no more points than they need."""
        super().print(colour, *(fewer(self._side(self._round(poly)), self.near) for poly in polys if len(poly) > 2))

    def _round(self, poly: Sequence[Point]) -> Sequence[Point]:
        """What of the outline lies on the medal."""
        middle, reach = self.width / 2, self.medal
        if not reach or all(math.dist(p, (middle, middle)) <= reach for p in poly):
            return poly
        kept = list(poly)
        for n in range(72):
            kept = half(kept, polar((middle, middle), reach, n * 5), n * 5 + 180)
        return Hole(kept) if isinstance(poly, Hole) else kept

    def _side(self, poly: Sequence[Point]) -> Poly:
        if not self.mirror:
            return poly if isinstance(poly, Hole) else list(poly)
        flipped = [(self.width - x, y) for x, y in poly]
        return Hole(flipped) if isinstance(poly, Hole) else flipped

    def body(self, fill: str, *polys: Sequence[Point], line: float = LINE, rim: float = RIM) -> None:
        """A part of the figure: outlined in ink, filled, and with paper around it."""
        self.rim(*polys, width=rim)
        if fill != INK and line:
            self.print(INK, *(grown(poly, line) for poly in polys))
        self.print(fill, *polys)

    def rim(self, *polys: Sequence[Point], width: float = RIM) -> None:
        """Paper around a shape, printed before all else."""
        self.rims += [grown(self._round(poly), width) for poly in polys]

    def burin(self, colour: str, a: Sequence[Point], b: Sequence[Point], count: int, *widths: float, ends: bool = True) -> None:
        """Lines led over from one guide to another, thin where the burin enters and leaves."""
        swell = widths or (0.2, 0.9, 0.2)
        marks = []
        for n in range(count):
            t = n / max(1, count - 1) if ends else (n + 1) / (count + 1)
            marks.append(brush(between_lines(a, b, t), *swell))
        self.print(colour, *marks)

    def stroke(self, colour: str, path: Sequence[Point], *widths: float) -> None:
        """One swelling line."""
        self.print(colour, brush(path, *widths))

    def svg(self, edge: str | None = None) -> str:
        """The drawing with the rims of paper under it."""
        top, self.layers = self.layers, []
        if self.rims:
            self.medal += RIM if self.medal else 0
            self.print(PAPER, *self.rims)
        self.layers += top
        return super().svg(edge)


def grown(poly: Sequence[Point], width: float) -> Poly:
    """A closed outline moved outwards."""
    closed = wound(fewer(poly, 0.2))
    outer = []
    for n, p in enumerate(closed):
        before, after = _outward(closed[n - 1], p), _outward(p, closed[(n + 1) % len(closed)])
        nx, ny = before[0] + after[0], before[1] + after[1]
        reach = width * 2 / max(nx * nx + ny * ny, 1.2)  # a sharp corner is mitred, but not without end
        outer.append((p[0] + nx * reach, p[1] + ny * reach))
    return outer


def _outward(a: Point, b: Point) -> Point:
    size = math.dist(a, b) or 1.0
    return (b[1] - a[1]) / size, (a[0] - b[0]) / size


def between_lines(a: Sequence[Point], b: Sequence[Point], t: float, steps: int = 9) -> Poly:
    """The line at the share t of the way from one line to another."""
    return [mix(at(a, n / steps), at(b, n / steps), t) for n in range(steps + 1)]


def at(path: Sequence[Point], t: float) -> Point:
    """The point at the share t of a line's length."""
    left = length(path) * t
    for p, q in itertools.pairwise(path):
        size = math.dist(p, q)
        if size and left <= size + 1e-9:
            return mix(p, q, left / size)
        left -= size
    return path[-1]


def mix(p: Point, q: Point, t: float) -> Point:
    """The point at the share t of the way."""
    return between((p[0], q[0]), t), between((p[1], q[1]), t)


def fewer(poly: Sequence[Point], near: float = NEAR) -> Poly:
    """The outline without the points that lie on the line between their neighbours."""
    if len(poly) < 5:
        return poly if isinstance(poly, Hole) else list(poly)
    middle = len(poly) // 2
    kept = [*_thin(poly[: middle + 1], near)[:-1], *_thin([*poly[middle:], poly[0]], near)[:-1]]
    return Hole(kept) if isinstance(poly, Hole) else kept


def _thin(path: Sequence[Point], near: float) -> Poly:
    if len(path) < 3:
        return list(path)
    a, b = path[0], path[-1]
    far, where = max((_off(p, a, b), n) for n, p in enumerate(path[1:-1], 1))
    if far <= near:
        return [a, b]
    return [*_thin(path[: where + 1], near)[:-1], *_thin(path[where:], near)]


def _off(p: Point, a: Point, b: Point) -> float:
    size = math.dist(a, b)
    if not size:
        return math.dist(p, a)
    return abs((b[0] - a[0]) * (a[1] - p[1]) - (a[0] - p[0]) * (b[1] - a[1])) / size
