"""Plain geometry for drawings: polygons from few points, brush strokes, halves, and where a line runs inside a shape."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]
Poly: TypeAlias = list[Point]
Span: TypeAlias = tuple[float, float]

STEP = 1.6  # a curve is flattened into pieces of about this length


def points(text: str) -> tuple[Poly, set[int]]:
    """The points of `"10,20 30,40! …"`, and which of them (marked `!`) are sharp corners."""
    words = text.split()
    sharp = {index for index, word in enumerate(words) if word.endswith("!")}
    pairs = [word.rstrip("!").split(",") for word in words]
    return [(float(x), float(y)) for x, y in pairs], sharp


def shape(text: str) -> Poly:
    """A closed outline led smoothly through the points, with a sharp corner at each one marked `!`."""
    return smooth(*points(text), closed=True)


def line(text: str) -> Poly:
    """An open line led smoothly through the points."""
    return smooth(*points(text), closed=False)


def straight(text: str) -> Poly:
    """A polygon with straight sides through the points."""
    return points(text)[0]


def smooth(nodes: Sequence[Point], sharp: Iterable[int] = (), *, closed: bool) -> Poly:
    """The nodes joined by a Catmull-Rom curve, flattened; tangents break at the sharp nodes."""
    corners = set(sharp)
    count = len(nodes)
    out: Poly = []
    for i in range(count if closed else count - 1):
        j = (i + 1) % count
        ends = not closed
        before = nodes[i] if i in corners or (ends and i == 0) else nodes[i - 1]
        after = nodes[j] if j in corners or (ends and j == count - 1) else nodes[(j + 1) % count]
        out.extend(_piece(before, nodes[i], nodes[j], after))
    if not closed:
        out.append(nodes[-1])
    return out


def _piece(before: Point, a: Point, b: Point, after: Point) -> Poly:
    steps = max(1, round(math.dist(a, b) / STEP))
    reach = math.dist(a, b)
    ta, tb = _tangent(before, b, a, reach), _tangent(a, after, b, reach)
    return [_hermite(a, ta, b, tb, n / steps) for n in range(steps)]


def _tangent(before: Point, after: Point, at: Point, reach: float) -> Point:
    # Scaled by the shorter neighbour, so that uneven nodes make no loops.
    dx, dy = after[0] - before[0], after[1] - before[1]
    span = math.dist(before, at) + math.dist(at, after)
    k = reach / span if span else 0.0
    return dx * k, dy * k


def _hermite(a: Point, ta: Point, b: Point, tb: Point, t: float) -> Point:
    h1, h2 = 2 * t**3 - 3 * t**2 + 1, t**3 - 2 * t**2 + t
    h3, h4 = -2 * t**3 + 3 * t**2, t**3 - t**2
    return h1 * a[0] + h2 * ta[0] + h3 * b[0] + h4 * tb[0], h1 * a[1] + h2 * ta[1] + h3 * b[1] + h4 * tb[1]


def polar(centre: Point, radius: float, degrees: float) -> Point:
    """The point at that distance and bearing; 0 is east, 90 is south."""
    turn = math.radians(degrees)
    return centre[0] + radius * math.cos(turn), centre[1] + radius * math.sin(turn)


def arc(centre: Point, rx: float, ry: float, start: float, end: float) -> Poly:
    """An open arc of an ellipse between two bearings in degrees."""
    steps = max(3, round(math.radians(abs(end - start)) * max(rx, ry) / STEP))
    turns = [math.radians(start + (end - start) * n / steps) for n in range(steps + 1)]
    return [(centre[0] + rx * math.cos(t), centre[1] + ry * math.sin(t)) for t in turns]


def oval(x: float, y: float, rx: float, ry: float | None = None, tilt: float = 0.0) -> Poly:
    """A closed ellipse, or a circle where one radius is given; tilted by degrees."""
    flat = arc((x, y), rx, rx if ry is None else ry, 0, 360)[:-1]
    return turned(flat, tilt, (x, y)) if tilt else flat


def box(x0: float, y0: float, x1: float, y1: float) -> Poly:
    """A rectangle, clockwise."""
    return [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]


class Hole(list[Point]):
    """An outline that leaves an opening in the others it is printed with."""


def hole(poly: Sequence[Point]) -> Hole:
    """The outline as an opening."""
    return Hole(poly)


def ring(x: float, y: float, rx: float, ry: float, width: float) -> list[Poly]:
    """A closed band around a centre: its outer outline and its opening."""
    grow = width / 2
    return [oval(x, y, rx + grow, ry + grow), hole(oval(x, y, rx - grow, ry - grow))]


def wound(poly: Sequence[Point]) -> Poly:
    """The outline run clockwise, an opening the other way, so that overlaps stay filled and openings open."""
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(poly, [*poly[1:], *poly[:1]], strict=True))
    return list(poly) if (area < 0) == isinstance(poly, Hole) else list(reversed(poly))


def moved(poly: Iterable[Point], dx: float = 0, dy: float = 0, scale: float = 1, *, mirror: bool = False) -> Poly:
    """Scaled about the origin (mirrored left to right if asked), then shifted."""
    side = -scale if mirror else scale
    return [(x * side + dx, y * scale + dy) for x, y in poly]


def turned(poly: Iterable[Point], degrees: float, about: Point) -> Poly:
    """Turned clockwise about a point."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    ox, oy = about
    return [(ox + (x - ox) * c - (y - oy) * s, oy + (x - ox) * s + (y - oy) * c) for x, y in poly]


def brush(path: Sequence[Point], *widths: float) -> Poly:
    """A stroke along an open line as a polygon; the widths are spread evenly along it."""
    total = len(path) - 1
    left: Poly = []
    right: Poly = []
    for n, (x, y) in enumerate(path):
        (ax, ay), (bx, by) = path[max(0, n - 1)], path[min(total, n + 1)]
        size = math.hypot(bx - ax, by - ay) or 1.0
        half = between(widths, n / total) / 2
        nx, ny = -(by - ay) / size * half, (bx - ax) / size * half
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    return left + right[::-1]


def between(values: Sequence[float], t: float) -> float:
    """The value at t (0..1) along a row of values, by straight lines between them."""
    if len(values) == 1:
        return values[0]
    place = min(max(t, 0.0), 1.0) * (len(values) - 1)
    low = min(int(place), len(values) - 2)
    return values[low] + (values[low + 1] - values[low]) * (place - low)


def half(poly: Sequence[Point], at: Point, degrees: float) -> Poly:
    """What of the shape lies on the side of a line through `at` to which the bearing points."""
    nx, ny = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))

    def depth(p: Point) -> float:
        return (p[0] - at[0]) * nx + (p[1] - at[1]) * ny

    return _clip(poly, depth)


def within(poly: Sequence[Point], x0: float, y0: float, x1: float, y1: float) -> Poly:
    """What of the shape lies inside a rectangle."""
    out = half(poly, (x0, y0), 0)
    out = half(out, (x1, y1), 180)
    out = half(out, (x0, y0), 90)
    return half(out, (x1, y1), 270)


def _clip(poly: Sequence[Point], depth: Callable[[Point], float]) -> Poly:
    out: Poly = []
    for n, b in enumerate(poly):
        a = poly[n - 1]
        da, db = depth(a), depth(b)
        if (da >= 0) != (db >= 0):
            t = da / (da - db)
            out.append((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t))
        if db >= 0:
            out.append(b)
    return out


def spans(polys: Iterable[Sequence[Point]], at: Point, degrees: float) -> list[Span]:
    """Where the line through `at` runs inside the outlines (even-odd), as distances along it."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    hits: list[float] = []
    for poly in polys:
        local = [((x - at[0]) * c + (y - at[1]) * s, (y - at[1]) * c - (x - at[0]) * s) for x, y in poly]
        for (ax, ay), (bx, by) in zip(local, local[1:] + local[:1], strict=True):
            if (ay > 0) != (by > 0):
                hits.append(ax + (bx - ax) * ay / (ay - by))
    hits.sort()
    return list(zip(hits[::2], hits[1::2], strict=False))


def inside(poly: Sequence[Point], p: Point) -> bool:
    """Whether the point lies in the outline."""
    return any(a <= 0 <= b for a, b in spans([poly], p, 0))


def bounds(poly: Iterable[Point]) -> tuple[float, float, float, float]:
    """Left, top, right, bottom."""
    xs, ys = zip(*poly, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def length(path: Sequence[Point]) -> float:
    """How long an open line is."""
    return sum(math.dist(a, b) for a, b in itertools.pairwise(path))


def along(path: Sequence[Point], t: float) -> Point:
    """The point at the share t (0..1) of an open line's length."""
    left = length(path) * t
    for a, b in itertools.pairwise(path):
        size = math.dist(a, b)
        if size and left <= size:
            return a[0] + (b[0] - a[0]) * left / size, a[1] + (b[1] - a[1]) * left / size
        left -= size
    return path[-1]
