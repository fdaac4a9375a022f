"""People and parts of people: a few silhouettes, each drawn about its own origin."""

from __future__ import annotations

from collections.abc import Sequence

from tools.art.geometry import Point, Poly, brush, line, moved, oval, shape, turned

HAND = (
    "-60,-7! 0,-6 12,-9 22,-10 32,-9.5 36,-7.6 33,-5.8 25,-5! 36,-3.8 40,-1.6 36,.4 26,.2! 35,2.5 38,4.6 34,6.2 24,5! "
    "30,7.4 32,9.6 28,10.6 16,8.6 12,10! 18,13 23,18 21,20.5 15,18 5,10 -2,7.5 -60,9!"
)
"""A reaching hand with its arm, fingers to the east, wrist at the origin."""


def hand(at: Point, scale: float, degrees: float, *, mirror: bool = False) -> Poly:
    """A reaching hand; mirrored it is the other hand."""
    flat = [(x, -y if mirror else y) for x, y in shape(HAND)]
    return turned(moved(flat, *at, scale), degrees, at)


def both(poly: Sequence[Point], axis: float = 72) -> list[Poly]:
    """A shape and its mirror image about an upright axis."""
    return [list(poly), [(2 * axis - x, y) for x, y in reversed(poly)]]


def whole(text: str, axis: float = 72) -> Poly:
    """A shape that is its own mirror image, from the open line of its right half (first and last point on the axis)."""
    right = line(text)
    return right + [(2 * axis - x, y) for x, y in reversed(right)][1:-1]


def leaf(at: Point, size: float, degrees: float, slim: float = 0.42) -> Poly:
    """A pointed leaf that starts at a place and points along the bearing."""
    flat = shape(f"0,0! .45,{-slim / 2} 1,0! .45,{slim / 2}")
    if size:
        nodes = [
            (0.0, 0.0),
            (0.2, -slim * 0.4),
            (0.5, -slim / 2),
            (0.8, -slim * 0.28),
            (1.0, 0.0),
            (0.8, slim * 0.28),
            (0.5, slim / 2),
            (0.2, slim * 0.4),
        ]
        flat = nodes
    return turned(moved(flat, *at, size), degrees, at)


def standing(at: Point, size: float, stout: float = 1.0) -> list[Poly]:
    """Somebody in a long coat seen from behind, feet at the place; `size` is the whole height."""
    k = size / 100
    body = shape("-9,-80! -19,-74 -23,-50 -25,0! 25,0! 23,-50 19,-74 9,-80!")
    head = oval(0, -90, 9.5, 11)
    return [[(at[0] + x * k * stout, at[1] + y * k) for x, y in part] for part in (body, head)]


def limb(text: str, *widths: float) -> Poly:
    """An arm, leg or branch: a brush stroke along a smooth line."""
    return brush(line(text), *widths)
