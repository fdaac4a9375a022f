"""What the board is drawn with: palettes of named colours, and an ink that writes plain shapes in whole numbers, 1000 to the radius."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from math import cos, radians, sin
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]
Colours: TypeAlias = Mapping[str, str]

RADIUS = 1000
"""Of the board, in units of a drawing."""


def polar(radius: float, angle: float) -> Point:
    """The point so far from the middle at so many degrees, clockwise from the top."""
    return radius * sin(radians(angle)), -radius * cos(radians(angle))


def spot(point: Point) -> str:
    """A point as path data."""
    return numbers((round(point[0]), round(point[1])))


def numbers(values: Iterable[float]) -> str:
    """Numbers as path data: a minus parts as well as a space does."""
    return " ".join(f"{value:g}" for value in values).replace(" -", "-")


def dots(places: Iterable[Point], then: str = "h.1") -> str:
    """The same at each place, in relative path data; by itself a point, which a line with round ends makes a disc of."""
    return "".join(f"M{spot(place)}{then}" for place in places)


def joined(points: Sequence[Point], closed: bool = False) -> str:
    """Straight lines from point to point."""
    return f"M{numbers(round(value) for point in points for value in point)}" + "Z" * closed


def smooth(points: Sequence[Point], closed: bool = False) -> str:
    """A curve through all points that turns evenly (Catmull and Rom's)."""
    return f"M{spot(points[0])}{curve(points, closed)}" + "Z" * closed


def curve(points: Sequence[Point], closed: bool = False) -> str:
    """The same from the first point on, where the pen is already."""
    around = [points[-1], *points, points[0], points[1]] if closed else [points[0], *points, points[-1]]
    return "c" + numbers(value for at in range(len(around) - 3) for value in _bend(*around[at : at + 4])).strip()


def _bend(before: Point, start: Point, end: Point, after: Point) -> Iterator[float]:
    """From start to end: two handles and the end, as they lie from the start."""
    one = (start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6)
    other = (end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6)
    for x, y in (one, other, end):
        yield round(x) - round(start[0])
        yield round(y) - round(start[1])


def ring(radius: float, x: float = 0, y: float = 0) -> str:
    """A circle as path data, so that many make one path."""
    r = round(radius)
    return f"M{spot((x - radius, y))}a{r} {r} 0 1 0 {2 * r} 0 {r} {r} 0 1 0-{2 * r} 0z"


def arc(radius: float, start: float, end: float, first: str = "M") -> str:
    """Along a circle about the middle, from one angle to another (less than a half turn)."""
    r = round(radius)
    return f"{first}{spot(polar(radius, start))}A{r} {r} 0 0 {int(end > start)} {spot(polar(radius, end))}"


def segment(inner: float, outer: float, start: float, end: float) -> str:
    """The part of a ring between two radii and two angles."""
    return arc(outer, start, end) + arc(inner, end, start, "L") + "Z"


class Ink:
    """Shapes as they are drawn, in the colours of a palette."""

    def __init__(self, colours: Colours) -> None:
        self.colours = colours
        self.shapes: list[str] = []

    def fill(self, colour: str, *data: str, opacity: str = "", rule: bool = False) -> None:
        """A filled shape; with `rule` what is drawn twice is a hole."""
        rest = (f' opacity="{opacity}"' if opacity else "") + (' fill-rule="evenodd"' if rule else "")
        self._path(f'fill="{self.colours[colour]}"{rest}', data)

    def line(self, colour: str, width: float, *data: str, opacity: str = "") -> None:
        """A line; lines have round ends."""
        rest = f' opacity="{opacity}"' if opacity else ""
        self._path(f'stroke="{self.colours[colour]}" stroke-width="{width:g}"{rest}', data)

    def _path(self, look: str, data: Sequence[str]) -> None:
        """A path, where there is any."""
        if whole := "".join(data):
            self.shapes.append(f'<path {look} d="{whole}"/>')

    def circle(self, colour: str, radius: float, x: float = 0, y: float = 0) -> None:
        """A filled circle."""
        self.fill(colour, ring(radius, x, y))

    @contextmanager
    def at(self, x: float, y: float, scale: float = 1.0, turn: float = 0.0) -> Iterator[None]:
        """Draw with the origin at that point, so many times as large, turned by so many degrees."""
        turned = f" rotate({turn:g})" if turn else ""
        scaled = f" scale({scale:g})" if scale != 1 else ""
        self.shapes.append(f'<g transform="translate({round(x)} {round(y)}){turned}{scaled}">')
        yield
        self.shapes.append("</g>")

    @contextmanager
    def strokes(self) -> Iterator[None]:
        """Lines without fill."""
        self.shapes.append('<g fill="none" stroke-linecap="round" stroke-linejoin="round">')
        yield
        self.shapes.append("</g>")

    def svg(self, wide: int = 2 * RADIUS) -> str:
        """The whole drawing, on a square sheet whose middle is the origin."""
        box = numbers((-wide / 2, -wide / 2, wide, wide)).replace("-", " -").strip()
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{"".join(self.shapes)}</svg>\n'
