"""The ground of the map: six lands with shaded borders as on old hand-coloured maps, their seas and hills, and the ornamented rim."""

from __future__ import annotations

from collections.abc import Callable
from math import exp, sin

from mochuelo.games.sophie.board_shape import EPOCHS
from mochuelo.games.sophie.drawing_ink import RADIUS, Ink, Point, arc, curve, dots, joined, polar, ring, segment, smooth, spot

SHORE, COAST = 496, 938
"""The radii between which the lands lie."""
PLAQUE = (946, 990, 15.5)
"""The radii of the field in the rim where an epoch's name may stand, and how many degrees it reaches to either side of its middle."""
HALF = 30
"""Half the width of a land in degrees."""
BENDS = {90: (-26, 770, 90), 270: (-26, 770, 90), 150: (-58, 700, 110)}
"""Where a border gives way to a path: how far it is pushed, at what distance from the middle, along what length."""


def border(angle: float, radius: float) -> float:
    """Where the border near that angle lies at that distance from the middle: an angle."""
    push, middle, length = BENDS.get(round(angle) % 360, (0, 700, 100))
    wave = 9 * sin(radius / 52 + angle % 360) + push * exp(-(((radius - middle) / length) ** 2))
    return angle + wave * 57.3 / radius


def grounds(ink: Ink) -> None:
    """Wash, a darker band along the border, and land that rises towards the rim."""
    for at, name in enumerate(EPOCHS):
        left, right = 60 * at - HALF, 60 * at + HALF
        ink.fill(f"{name}.tint", _outline(left, right, 0))
        ink.fill(f"{name}.wash", _outline(left, right, 20))
        _rise(ink, name, left, right)
    with ink.strokes():
        ink.line("paper", 4, *(smooth([polar(r, border(60 * at + HALF, r)) for r in _radii(0)]) for at in range(6)))


def _outline(left: float, right: float, inset: float) -> str:
    """The land between two borders, drawn in by so much."""
    radii = _radii(inset)
    one = [polar(r, border(left, r) + inset * 57.3 / r) for r in radii]
    other = [polar(r, border(right, r) - inset * 57.3 / r) for r in reversed(radii)]
    outer, inner = round(radii[-1]), round(radii[0])
    return f"{smooth(one)}A{outer} {outer} 0 0 1 {spot(other[0])}{curve(other)}A{inner} {inner} 0 0 0 {spot(one[0])}Z"


def _radii(inset: float) -> list[float]:
    """Where a border is taken, from the disc to the rim."""
    return [SHORE + inset * 0.6, *range(SHORE + 40, COAST - 20, 54), COAST - inset * 0.6]


def _rise(ink: Ink, name: str, left: float, right: float) -> None:
    """Two contours along the rim."""
    for depth, opacity, phase in ((118, ".34", 0.0), (62, ".42", 2.0)):
        spread = [left + 3 + (right - left - 6) * step / 12 for step in range(13)]
        hills = [polar(COAST - 14 - depth * _hump(step / 12) * (0.75 + 0.25 * sin(step * 2.3 + phase)), a) for step, a in enumerate(spread)]
        ink.fill(f"{name}.tint", smooth(hills), arc(COAST - 12, spread[-1], spread[0], "L"), "Z", opacity=opacity)


def _hump(share: float) -> float:
    return 1 - (2 * share - 1) ** 4


def rim(ink: Ink) -> None:
    """The border: dark, between lines of gold, with an ornament of its time for each land, and a field for its name."""
    ink.fill("rim", ring(RADIUS - 1), ring(COAST - 4), rule=True)
    low, high, reach = PLAQUE
    with ink.strokes():
        ink.line("gold", 4, ring(RADIUS - 6), ring(COAST))
        for at, ornament in enumerate(ORNAMENTS):
            middle = 60 * at
            cells = [
                _mapped(ornament, middle + side * (reach + 2.6) + step * 3 - (0 if side > 0 else 9), 3)
                for side in (-1, 1)
                for step in range(3)
            ]
            ink.line("goldlight", 3.4, *cells, opacity=".85")
    ink.fill("rimlight", *(_field(60 * at, low, high, reach) for at in range(6)))
    with ink.strokes():
        ink.line("gold", 3, *(_field(60 * at, low, high, reach) for at in range(6)))
        ink.line("gold", 7, dots(polar(COAST - 10, 3 * at) for at in range(120)))
    ink.fill("goldlight", *(_star(968, 60 * at + HALF, 20) for at in range(6)))


def _field(middle: float, low: int, high: int, reach: float) -> str:
    """A plaque along the rim with pointed ends."""
    between = (low + high) / 2
    left, right = middle - reach, middle + reach
    return (
        arc(high, left, right)
        + "L"
        + spot(polar(between, right + 1.6))
        + arc(low, right, left, "L")
        + "L"
        + spot(polar(between, left - 1.6))
        + "Z"
    )


def _star(radius: float, angle: float, size: float) -> str:
    """A star of eight points."""
    x, y = polar(radius, angle)
    return joined([_off(x, y, polar(size if step % 2 == 0 else size * 0.38, angle + 22.5 * step)) for step in range(16)], closed=True)


def _off(x: float, y: float, by: Point) -> Point:
    return x + by[0], y + by[1]


def _mapped(ornament: Callable[[Callable[[float, float], str]], str], start: float, width: float) -> str:
    """One cell of an ornament laid along the rim."""
    return ornament(lambda along, up: spot(polar(950 + 36 * up, start + width * along)))


def _wave(at: Callable[[float, float], str]) -> str:
    """A running wave that curls."""
    crest = f"M{at(0, 0)}C{at(0.3, 0)} {at(0.3, 1)} {at(0.7, 1)}C{at(1.05, 1)} {at(1.05, 0.35)} {at(0.75, 0.35)}"
    return crest + f"C{at(0.5, 0.35)} {at(0.55, 0.7)} {at(0.72, 0.7)}M{at(0, 0)}L{at(1, 0)}"


def _key(at: Callable[[float, float], str]) -> str:
    """The Greek key."""
    corners = [(0, 0), (0, 1), (0.8, 1), (0.8, 0.3), (0.4, 0.3), (0.4, 0.65), (0.6, 0.65)]
    return f"M{'L'.join(at(*corner) for corner in corners)}M{at(0, 0)}L{at(1, 0)}"


def _arches(at: Callable[[float, float], str]) -> str:
    """Pointed arches, each with a pane."""
    arch = f"M{at(0, 0)}Q{at(0, 0.7)} {at(0.5, 1)}Q{at(1, 0.7)} {at(1, 0)}"
    return arch + f"M{at(0.25, 0)}Q{at(0.25, 0.4)} {at(0.5, 0.6)}Q{at(0.75, 0.4)} {at(0.75, 0)}"


def _plait(at: Callable[[float, float], str]) -> str:
    """Two bands that plait."""
    one = f"M{at(0, 0.1)}C{at(0.4, 0.1)} {at(0.6, 0.9)} {at(1, 0.9)}M{at(0, 0.9)}C{at(0.4, 0.9)} {at(0.6, 0.1)} {at(1, 0.1)}"
    return one + f"M{at(0, 0.35)}Q{at(0.3, 0.5)} {at(0, 0.65)}M{at(1, 0.35)}Q{at(0.7, 0.5)} {at(1, 0.65)}"


def _leaves(at: Callable[[float, float], str]) -> str:
    """A twig of laurel."""
    one = f"M{at(0, 0.5)}L{at(1, 0.5)}M{at(0.1, 0.5)}Q{at(0.25, 1.1)} {at(0.8, 0.95)}Q{at(0.6, 0.5)} {at(0.1, 0.5)}"
    return one + f"M{at(0.1, 0.5)}Q{at(0.25, -0.1)} {at(0.8, 0.05)}Q{at(0.6, 0.5)} {at(0.1, 0.5)}"


def _rails(at: Callable[[float, float], str]) -> str:
    """Rails on sleepers."""
    sleepers = "".join(f"M{at(x, 0)}L{at(x, 1)}" for x in (0.17, 0.5, 0.83))
    return f"M{at(0, 0.25)}L{at(1, 0.25)}M{at(0, 0.75)}L{at(1, 0.75)}" + sleepers


ORNAMENTS = (_wave, _key, _arches, _plait, _leaves, _rails)

__all__ = ["COAST", "PLAQUE", "SHORE", "border", "grounds", "rim", "segment"]
