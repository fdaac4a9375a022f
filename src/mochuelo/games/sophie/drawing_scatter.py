"""What is strewn over the lands where nothing else lies: trees of each land, and tufts of grass; it gives way to the paths of any board."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from math import hypot
from typing import Any, TypeAlias

from mochuelo.games.sophie.board_shape import EPOCHS
from mochuelo.games.sophie.drawing_growth import cypresses, downs, firs, houses, olives, rounds
from mochuelo.games.sophie.drawing_ink import RADIUS, Ink, Point, dots, polar
from mochuelo.games.sophie.drawing_lands import HALF, SHORE, border
from mochuelo.games.sophie.drawing_places import EPOCH
from mochuelo.games.sophie.drawing_ways import RIBBON, points, ways

Round: TypeAlias = tuple[float, float, float]
"""A round that is taken: its middle and its radius."""

STANDS: dict[str, tuple[Round, ...]] = {
    "mythology": ((-260, -800, 140), (-130, -660, 70), (-240, -590, 100), (148, -742, 55), (-350, -700, 60)),
    "hellas": (
        (722, -200, 110),
        (640, -180, 70),
        (810, -180, 80),
        (560, -70, 60),
        (640, -70, 60),
        (720, -70, 60),
        (800, -70, 60),
        (590, -300, 62),
        (548, -190, 45),
    ),
    "middle": ((566, 600, 130), (470, 570, 60), (528, 420, 90), (715, 555, 50), (842, 300, 60), (700, 165, 60)),
    "renaissance": ((120, 690, 80), (200, 690, 40), (300, 850, 90), (200, 900, 80), (390, 800, 60)),
    "enlightenment": (
        (-664, 120, 110),
        (-664, 225, 120),
        (-838, 90, 70),
        (-836, 280, 70),
        (-575, 120, 40),
        (-575, 240, 40),
        (-760, 210, 60),
    ),
    "modern": (
        (-604, -560, 100),
        (-430, -450, 100),
        (-340, -440, 60),
        (-418, -620, 60),
        (-472, -716, 70),
        (-510, -630, 50),
        (-728, -140, 65),
    ),
}
"""Where the sights of the lands stand."""

GROWTH: dict[str, tuple[Callable[..., None], ...]] = {
    "mythology": (olives,),
    "hellas": (cypresses, olives),
    "middle": (firs, firs, houses),
    "renaissance": (cypresses, houses),
    "enlightenment": (rounds,),
    "modern": (rounds, houses),
}
TUFT = "m-9 0q1-6-2-11m8 11q0-8 1-13m6 13q1-7 4-10"
TRIED, HILLS, TREES, TUFTS = 260, 6, 10, 14
"""How many places are tried in each land, and how many hills, trees and tufts it has at most."""


def strewn(ink: Ink, board: Any) -> None:
    """Trees and grass in all lands."""
    taken = list(_taken(board))
    for at, name in enumerate(EPOCHS):
        full = [*taken, *STANDS[name]]
        places = [place for place in _tried(60 * at) if _free(place, full)]
        hills = _apart(places, full, HILLS, 46)
        trees = _apart(places, full, TREES, 34)
        tufts = _apart(places, full, TUFTS, 15)
        downs(ink, name, *((x - 44, y + 20) for x, y in hills))
        with ink.strokes():
            ink.line(f"{name}.mid", 3, dots(tufts, TUFT), opacity=".7")
        trees.sort(key=lambda place: place[1])
        for turn, growth in enumerate(GROWTH[name]):
            if chosen := trees[turn :: len(GROWTH[name])]:
                growth(ink, *(place for x, y in chosen for place in ((x - 12, y + 16), (x + 14, y + 24))))


def _taken(board: Any) -> Iterator[Round]:
    """What lies on the map whatever the land: paths with their spaces, epochs, the lake, the Place of Forgetting."""
    for x, y in points(board).values():
        yield x, y, 40
    for epoch in board["epochs"]:
        yield epoch["x"] * RADIUS, epoch["y"] * RADIUS, EPOCH + 12
    for way in ways(board).values():
        for one, other in pairwise(way):
            for step in range(1, 6):
                yield one[0] + (other[0] - one[0]) * step / 6, one[1] + (other[1] - one[1]) * step / 6, RIBBON / 2 + 8
    yield board["forgetting"]["x"] * RADIUS, board["forgetting"]["y"] * RADIUS, 90
    at = points(board)
    for name in ("near", "water", "far"):
        yield *at[board["lake"][name]], 85


def _tried(middle: float) -> Iterator[Point]:
    """Places spread evenly over a land, the same every time (Halton's)."""
    for at in range(1, TRIED):
        radius = (SHORE + 40) + (905 - SHORE - 40) * _halton(at, 2) ** 0.7
        left, right = border(middle - HALF, radius) + 3, border(middle + HALF, radius) - 3
        yield polar(radius, left + (right - left) * _halton(at, 3))


def _halton(at: int, base: int) -> float:
    found, share = 0.0, 1.0
    while at:
        share /= base
        found += share * (at % base)
        at //= base
    return found


def _free(place: Point, taken: list[Round], room: float = 12) -> bool:
    return all(hypot(place[0] - x, place[1] - y) > radius + room for x, y, radius in taken)


def _apart(places: list[Point], taken: list[Round], most: int, room: float) -> list[Point]:
    """The first of the places that have so much room; what is chosen takes it."""
    chosen: list[Point] = []
    for place in places:
        if len(chosen) < most and _free(place, taken, room):
            chosen.append(place)
            taken.append((*place, room))
    return chosen
