"""Paths as ribbons with their spaces, bridges, and arrows on one-way paths."""

from __future__ import annotations

from itertools import pairwise
from math import atan2, degrees, hypot
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
    """The ground of all paths, then bridges where one goes over another, then arrows."""
    lines = {name: smooth(way) for name, way in ways(board).items()}
    with ink.strokes():
        ink.line("shadow", RIBBON + 12, *lines.values(), opacity=".18")
        ink.line("wayedge", RIBBON, *lines.values())
        ink.line("way", RIBBON - 8, *lines.values())
    for bridge in board["bridges"]:
        _bridge(ink, board, bridge)
    arrows = [_arrow(one, other) for path, way in _one_way(board) for one, other in pairwise(way) if path]
    with ink.strokes():
        ink.line("wayedge", 5, *arrows)


def _one_way(board: Any) -> list[tuple[str, list[Point]]]:
    return [(path["id"], ways(board)[path["id"]]) for path in board["paths"] if path["one_way"]]


def _arrow(one: Point, other: Point) -> str:
    """A chevron half-way between two spaces."""
    ux, uy = other[0] - one[0], other[1] - one[1]
    long = hypot(ux, uy)
    ux, uy = ux / long, uy / long
    ends = ((-5, -9), (5, 0), (-5, 9))
    x, y = (one[0] + other[0]) / 2, (one[1] + other[1]) / 2
    return joined([(x + u * ux - v * uy, y + u * uy + v * ux) for u, v in ends])


def _bridge(ink: Ink, board: Any, bridge: Any) -> None:
    """A wooden bridge along the upper path, with rails that cast a shadow."""
    x, y = bridge["x"] * RADIUS, bridge["y"] * RADIUS
    way = ways(board)[bridge["over"]]
    one, other = min(pairwise(way), key=lambda pair: hypot((pair[0][0] + pair[1][0]) / 2 - x, (pair[0][1] + pair[1][1]) / 2 - y))
    turn = degrees(atan2(other[1] - one[1], other[0] - one[0]))
    with ink.at(x, y, turn=round(turn)):
        ink.fill("shadow", "M-46-26Q0-40 46-26L50 34Q0 22-50 34Z", opacity=".3")
        ink.fill("wooddark", "M-46-27Q0-41 46-27V27Q0 13-46 27Z")
        ink.fill("wood", "M-46-19Q0-33 46-19V19Q0 5-46 19Z")
        with ink.strokes():
            ink.line("wooddark", 3, "M-34-22V16M-22-25V13M-10-27V11M2-27V11M14-26V11M26-24V13M37-22V16")
            ink.line("goldlight", 4, "M-46-26Q0-40 46-26M-46 26Q0 12 46 26")


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
