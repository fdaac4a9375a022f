"""Paths as ribbons with their spaces, bridges, and arrows on one-way paths."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, cos, degrees, dist, radians, sin
from typing import Any

from mochuelo.games.sophie.drawing_icons import Sign, draw_signs
from mochuelo.games.sophie.drawing_ink import RADIUS, Ink, Point, dots, joined, polar, ring, smooth

SPACE = 32
"""The radius of a space."""
RIBBON = 40


def points(board: Any) -> dict[str, Point]:
    """Where everything with an id lies, in units of a drawing."""
    return {one["id"]: (one["x"] * RADIUS, one["y"] * RADIUS) for part in ("spaces", "epochs") for one in board[part]}


def ways(board: Any) -> dict[str, list[Point]]:
    """The points of each path; one to the ring ends under the disc's edge."""
    rings = {one["id"]: one["ring"] for one in board["spaces"] if "ring" in one}
    edge, size = board["ring"]["edge"] * RADIUS, board["ring"]["size"]
    at = points(board) | {name: polar(edge, 360 * index / size) for name, index in rings.items()}
    return {path["id"]: [at[name] for name in path["spaces"]] for path in board["paths"]}


def ribbons(ink: Ink, board: Any) -> None:
    """The ground of all paths, arrows on those that are one-way, and bridges where one goes over another."""
    found = ways(board)
    lines = [smooth(way) for way in found.values()]
    arrows = [_arrow(*between) for path in board["paths"] if path["one_way"] for between in halves(found[path["id"]])]
    with ink.strokes():
        ink.line("shadow", RIBBON + 12, *lines, opacity=".18")
        ink.line("wayedge", RIBBON, *lines)
        ink.line("way", RIBBON - 8, *lines)
        ink.line("wayedge", 5, *arrows)
    for bridge in board["bridges"]:
        spot = (bridge["x"] * RADIUS, bridge["y"] * RADIUS)
        _bridge(ink, *min(halves(found[bridge["over"]]), key=lambda between: dist(between[0], spot)))


def halves(way: Sequence[Point]) -> list[tuple[Point, float]]:
    """The point half-way from each space of a path to the next, and the direction there, in degrees from that to the right."""
    around = [way[0], *way, way[-1]]
    return [_half(*around[at : at + 4]) for at in range(len(around) - 3)]


def _half(before: Point, start: Point, end: Point, after: Point) -> tuple[Point, float]:
    x, y = (
        (one + other) / 2 + (one + other - early - late) / 16 for early, one, other, late in zip(before, start, end, after, strict=True)
    )
    dx, dy = (1.25 * (other - one) - (late - early) / 12 for early, one, other, late in zip(before, start, end, after, strict=True))
    return (x, y), degrees(atan2(dy, dx))


def _arrow(middle: Point, turn: float) -> str:
    """A chevron."""
    return joined([_turned(middle, along, turn) for along in ((-5, -10), (5, 0), (-5, 10))])


def _turned(middle: Point, by: Point, turn: float) -> Point:
    c, s = cos(radians(turn)), sin(radians(turn))
    return middle[0] + by[0] * c - by[1] * s, middle[1] + by[0] * s + by[1] * c


def _bridge(ink: Ink, middle: Point, turn: float) -> None:
    """A wooden bridge along the upper path, with rails, and a shadow under it."""
    with ink.at(*middle, turn=round(turn)):
        ink.fill("shadow", "M-50-20Q0-34 50-20V38Q0 24-50 38Z", opacity=".3")
        ink.fill("wooddark", "M-48-27Q0-35 48-27V27Q0 19-48 27Z")
        ink.fill("wood", "M-48-20Q0-28 48-20V20Q0 12-48 20Z")
        with ink.strokes():
            ink.line("wooddark", 3, "M-36-21V17M-24-22V16M-12-23V15M0-24V14M12-23V15M24-22V16M36-21V17")
            ink.line("goldlight", 5, "M-48-27Q0-35 48-27M-48 27Q0 19 48 27")
            ink.line("goldlight", 5, "M-6-14 5-4-6 6")


def spaces(ink: Ink, board: Any) -> None:
    """The spaces of the paths: a shadow, a rim, the colour of the kind, its sign."""
    at = points(board)
    stages = (board["lake"]["near"], board["lake"]["far"])
    beside = [one for one in board["spaces"] if "ring" not in one]
    places = [at[one["id"]] for one in beside]
    with ink.strokes():
        ink.line("shadow", 2 * SPACE + 4, dots((x + 2, y + 5) for x, y in places), opacity=".35")
        ink.line("paper", 2 * SPACE, dots(places))
        for kind in dict.fromkeys(one["kind"] for one in beside):
            ink.line(kind, 2 * SPACE - 8, dots(at[one["id"]] for one in beside if one["kind"] == kind))
    signs = [Sign("stage" if one["id"] in stages else one["kind"], at[one["id"]], one.get("n", 0)) for one in beside]
    draw_signs(ink, signs, 0.88)


def switch(ink: Ink, board: Any) -> None:
    """A second ring round the space where the way divides."""
    x, y = points(board)[board["lake"]["before"]]
    with ink.strokes():
        ink.line("wayedge", 4, ring(SPACE + 8, x, y))
        ink.line("goldlight", 3, ring(SPACE + 12, x, y))
