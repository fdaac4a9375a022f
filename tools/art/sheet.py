"""The sheet a drawing is cut and printed on: shapes with a knife's facets, gouge marks, a rough block edge, and the SVG text."""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Callable, Iterable, Sequence

from tools.art.geometry import Point, Poly, along, bounds, box, brush, hole, length, polar, spans, within, wound

PAPER = "#f3ead7"  # what every deck is printed on

WIDTH, HEIGHT = 144, 224
MARGIN = 4.5  # paper left around the printed block
TRIM = 2.0  # nothing is printed beyond this, so that no colour shows at the sheet's own edge

Shade = Callable[[float, float], float]


class Sheet:
    """One drawing in the making. Everything irregular comes from the seed, so the same drawing is made every time."""

    def __init__(self, seed: int, ground: str, width: float = WIDTH, height: float = HEIGHT, trim: float = TRIM) -> None:
        self.rng = random.Random(seed)
        self.width, self.height, self.trim = width, height, trim
        self.layers: list[str] = []
        if ground:
            self.print(ground, box(0, 0, width, height))

    # ---- the knife

    def knife(self, poly: Sequence[Point], facet: float = 0, wobble: float = 0) -> Poly:
        """The outline as a knife would cut it: corners kept, curves in short facets, each a little off."""
        if len(poly) < 3:
            return []
        runs = _runs(wound(poly))
        size = sum(length(run) for run in runs)
        facet = facet or min(max(size / 20, 1.6), 4.4)
        wobble = wobble or min(0.32, facet * 0.08)
        return [p for run in runs for p in self._facets(run, facet, wobble)]

    def _facets(self, run: Sequence[Point], facet: float, wobble: float) -> Poly:
        size = length(run)
        bent = size > 1.004 * math.dist(run[0], run[-1])
        count = max(1, round(size / (facet if bent else facet * 2.2)))
        marks = [n / count + (self.rng.uniform(-0.22, 0.22) / count if 0 < n < count else 0) for n in range(count)]
        return [self._off(along(run, t), wobble) for t in marks]

    def _off(self, p: Point, by: float) -> Point:
        return p[0] + self.rng.uniform(-by, by), p[1] + self.rng.uniform(-by, by)

    # ---- printing

    def print(self, colour: str, *polys: Sequence[Point]) -> None:
        """The outlines exactly as given, in one ink; what lies off the sheet is trimmed."""
        self._ink(colour, [self._trim(wound(poly)) for poly in polys])

    def _trim(self, poly: Poly) -> Poly:
        return within(poly, self.trim, self.trim, self.width - self.trim, self.height - self.trim)

    def _ink(self, colour: str, polys: Iterable[Poly]) -> None:
        text = path_data(poly for poly in polys if len(poly) > 2)
        if text:
            self.layers.append(f'<path fill="{colour}" d="{text}"/>')

    def cut(self, colour: str, *polys: Sequence[Point], facet: float = 0, wobble: float = 0) -> None:
        """The outlines cut by hand and printed in one ink."""
        self._ink(colour, [self._trim(self.knife(poly, facet, wobble)) for poly in polys])

    # ---- the gouge

    def gouge(self, a: Point, b: Point, width: float, belly: float = 0.35) -> Poly:
        """One mark of a gouge: pointed at both ends, widest at the share `belly` of its length."""
        size = math.dist(a, b) or 1.0
        nx, ny = -(b[1] - a[1]) / size * width / 2, (b[0] - a[0]) / size * width / 2
        belly += self.rng.uniform(-0.1, 0.1)
        mx, my = a[0] + (b[0] - a[0]) * belly, a[1] + (b[1] - a[1]) * belly
        return [a, (mx + nx, my + ny), b, (mx - nx, my - ny)]

    def hatch(
        self,
        colour: str,
        polys: Iterable[Sequence[Point]],
        angle: float,
        gap: float,
        width: float = 0,
        *,
        stroke: float = 22,
        shade: Shade | None = None,
        inset: float = 0.8,
    ) -> None:
        """Fills the outlines (even-odd) with gouge marks at an angle; `shade` (0..1 at a place) thins them out."""
        area = [poly for poly in polys if len(poly) > 2]
        marks: list[Poly] = []
        for at in self._rows(area, angle, gap):
            for start, end in spans(area, at, angle):
                marks += self._row(at, angle, (start + inset, end - inset), (width or gap * 0.5, stroke), shade)
        self.print(colour, *marks)

    def _rows(self, area: Sequence[Sequence[Point]], angle: float, gap: float) -> Iterable[Point]:
        x0, y0, x1, y1 = bounds(p for poly in area for p in poly)
        centre = ((x0 + x1) / 2, (y0 + y1) / 2)
        count = int(math.hypot(x1 - x0, y1 - y0) / gap / 2) + 1
        for n in range(-count, count + 1):
            yield polar(centre, n * gap + self.rng.uniform(-0.12, 0.12) * gap, angle + 90)

    def _row(self, at: Point, angle: float, span: tuple[float, float], size: tuple[float, float], shade: Shade | None) -> list[Poly]:
        width, stroke = size
        marks: list[Poly] = []
        place, end = span
        while end - place > 1.2:
            reach = stroke * self.rng.uniform(0.6, 1.35)
            stop = end if end - place < reach * 1.3 else place + reach
            middle = polar(at, (place + stop) / 2, angle)
            weight = shade(*middle) if shade else 1.0
            if weight > 0.12:
                cut = (stop - place) * (1 - weight) * 0.35
                marks.append(self.gouge(polar(at, place + cut, angle), polar(at, stop - cut, angle), width * (0.35 + 0.65 * weight)))
            place = stop + self.rng.uniform(0.5, 1.3)
        return marks

    def rays(
        self, colour: str, centre: Point, inner: float, outer: float, count: int, width: float, arc: tuple[float, float] = (0, 360)
    ) -> None:
        """Gouge marks that run out from a centre, as light does."""
        start, end = arc
        marks: list[Poly] = []
        for n in range(count):
            bearing = start + (end - start) * (n + self.rng.uniform(-0.15, 0.15)) / count
            far = outer * self.rng.uniform(0.86, 1.06)
            marks.append(self.gouge(polar(centre, inner * self.rng.uniform(0.98, 1.06), bearing), polar(centre, far, bearing), width, 0.3))
        self.print(colour, *marks)

    def follow(self, colour: str, path: Sequence[Point], width: float, stroke: float = 18, gap: float = 1.4) -> None:
        """Gouge marks end to end along a line, bent with it."""
        self.print(colour, *self.marks_along(path, width, stroke, gap))

    def marks_along(self, path: Sequence[Point], width: float, stroke: float = 18, gap: float = 1.4) -> list[Poly]:
        """The marks of `follow`, to be printed together with others."""
        size = length(path)
        marks: list[Poly] = []
        place = 0.0
        while size - place > 1.5:
            reach = stroke * self.rng.uniform(0.6, 1.3)
            stop = size if size - place < reach * 1.35 else place + reach
            steps = max(2, round((stop - place) / 5))
            bent = [along(path, (place + (stop - place) * n / steps) / size) for n in range(steps + 1)]
            marks.append(brush(bent, 0, width, width * 0.8, 0))
            place = stop + gap * self.rng.uniform(0.6, 1.4)
        return marks

    def chips(self, colour: str, area: Sequence[Point], count: int, size: float) -> None:
        """Small stray chips scattered in a shape: stars, dust, grain."""
        x0, y0, x1, y1 = bounds(area)
        marks: list[Poly] = []
        for _ in range(count):
            at = (self.rng.uniform(x0, x1), self.rng.uniform(y0, y1))
            if spans_hold(area, at):
                marks.append(self.chip(at, size * self.rng.uniform(0.6, 1.3)))
        self.print(colour, *marks)

    def chip(self, at: Point, size: float) -> Poly:
        """One four-cornered chip."""
        lean = self.rng.uniform(0, 90)
        return [polar(at, size * self.rng.uniform(0.7, 1.2), lean + 90 * n) for n in range(4)]

    # ---- the finished print

    def svg(self, edge: str | None = PAPER) -> str:
        """The whole drawing as SVG text; in an edge of paper, rough as a printed block's, unless there is none."""
        if edge:
            inner = box(MARGIN, MARGIN, self.width - MARGIN, self.height - MARGIN)
            self._ink(edge, [box(0, 0, self.width, self.height), self.knife(hole(inner), 4, 0.5)])
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width:g} {self.height:g}">'
        return "\n".join([head, '<g transform="scale(.1)">', *self.layers, "</g>", "</svg>"]) + "\n"


def spans_hold(area: Sequence[Point], at: Point) -> bool:
    """Whether a place lies in the outline."""
    return any(a <= 0 <= b for a, b in spans([area], at, 0))


def _runs(poly: Sequence[Point]) -> list[Poly]:
    """The outline apart at its corners, each run from one corner to the next."""
    count = len(poly)
    corners = [n for n in range(count) if _bend(poly[n - 1], poly[n], poly[(n + 1) % count]) > 32] or [0]
    runs: list[Poly] = []
    for n, start in enumerate(corners):
        stop = corners[(n + 1) % len(corners)]
        span = (stop - start) % count or count
        runs.append([poly[(start + k) % count] for k in range(span + 1)])
    return runs


def _bend(a: Point, b: Point, c: Point) -> float:
    before, after = math.atan2(b[1] - a[1], b[0] - a[0]), math.atan2(c[1] - b[1], c[0] - b[0])
    return abs(math.degrees((after - before + math.pi) % math.tau - math.pi))


def path_data(polys: Iterable[Sequence[Point]]) -> str:
    """The outlines as path data in whole tenths, each step relative to the last; nothing adds up, as whole numbers do not drift."""
    text, start = "", (0, 0)
    for poly in polys:
        places = [(round(x * 10), round(y * 10)) for x, y in poly]
        steps = [(bx - ax, by - ay) for (ax, ay), (bx, by) in itertools.pairwise(places) if (ax, ay) != (bx, by)]
        if len(steps) > 1:
            first = places[0]
            text += f"m{_numbers([(first[0] - start[0], first[1] - start[1])])}l{_numbers(steps)}z"
            start = first
    return text


def _numbers(steps: Sequence[tuple[int, int]]) -> str:
    flat = [number for step in steps for number in step]
    return "".join(f"{n}" if n < 0 or not k else f" {n}" for k, n in enumerate(flat))
