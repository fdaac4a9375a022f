"""The places that are no spaces of a path: the six epochs, the lake, and the Place of Forgetting."""

from __future__ import annotations

from math import atan2, degrees, hypot
from typing import Any

from mochuelo.games.sophie.board_shape import EPOCHS
from mochuelo.games.sophie.drawing_ink import RADIUS, Ink, Point, dots, numbers, polar, ring, smooth
from mochuelo.games.sophie.drawing_ways import points

EPOCH = 82
"""The radius of an epoch's medallion."""


def epochs(ink: Ink, board: Any) -> None:
    """A medallion for each epoch: a scalloped rosette in the colour of its land."""
    for epoch in board["epochs"]:
        name = epoch["id"]
        with ink.at(epoch["x"] * RADIUS, epoch["y"] * RADIUS):
            ink.fill("shadow", ring(EPOCH + 4, 3, 8), opacity=".3")
            medallion(ink, EPOCHS.index(name), "goldlight", f"{name}.seal")


def medallion(ink: Ink, at: int, line: str, ground: str) -> None:
    """A rosette about the origin with the emblem of an epoch."""
    ink.fill("paper", _scallop(EPOCH + 6))
    ink.fill(ground, _scallop(EPOCH))
    with ink.strokes():
        ink.line(line, 3, ring(EPOCH - 14))
        ink.line(line, 4, EMBLEMS[at], opacity=".85")


def _scallop(radius: float, lobes: int = 16) -> str:
    """A round with a wavy edge."""
    tips = [polar(radius - 5, 360 * at / lobes) for at in range(lobes + 1)]
    lobe = round(radius * 0.21)
    arcs = (numbers((lobe, lobe, 0, 0, 1, round(x), round(y))) for x, y in tips[1:])
    return f"M{numbers(map(round, tips[0]))}A{' '.join(arcs)}Z"


EMBLEMS = (
    "M-26-30Q-40 10-12 26H12Q40 10 26-30M-26-16H26M-10-16V26M0-16V26M10-16V26M-20 26V36H20V26M-26-30q-8-8-14-2M26-30q8-8 14-2",
    "M-42-14 0-38 42-14ZM-36-6H36M-28-6V24M-10-6V24M10-6V24M28-6V24M-36 24H36M-42 34H42",
    "M-30 36V-12H-38V-30H-26V-22H-14V-30H-2V-22H2V-30H14V-22H26V-30H38V-12H30V36ZM-9 36V18a9 10 0 0 1 18 0V36M-18-2V6M18-2V6",
    "M-38 36V12H38V36ZM-32 12C-32-18-14-30 0-32 14-30 32-18 32 12M0-32V-46M-6-40H6M-12 12Q-12-18 0-32 12-18 12 12M0 36V26",
    "M-34-2a34 34 0 1 0 68 0a34 34 0 1 0-68 0M-34-2H34M0-36V32M0-36Q-28-2 0 32Q28-2 0-36M-16 42H16M0 32V42",
    "M-14 0a14 14 0 1 0 28 0 14 14 0 1 0-28 0M0-28v-12m0 68v12M-28 0h-12m68 0h12M-20-20l-8-8m48 8 8-8m-48 48-8 8m48-8 8 8" + ring(28),
)
"""A lyre, a temple, a tower, a dome, a globe, a wheel; drawn with a line."""


SHORE = (
    (-1, 0.04),
    (-0.83, -0.8),
    (-0.3, -0.97),
    (0.27, -1.1),
    (0.85, -0.87),
    (1.03, -0.07),
    (0.8, 0.73),
    (0.22, 0.87),
    (-0.34, 0.77),
    (-0.83, 0.73),
)
"""Round the lake: shares of half its length, and of 60 units across."""
RIPPLES = ((-100, -34), (-52, -44), (8, -48), (62, -46), (100, -28), (-86, 30), (-20, 38), (34, 40), (92, 24))


def lake(ink: Ink, board: Any) -> None:
    """Water round the three spaces of the lake, with waves."""
    at = points(board)
    near, water, far = (at[board["lake"][name]] for name in ("near", "water", "far"))
    ux, uy = far[0] - near[0], far[1] - near[1]
    half = hypot(ux, uy) / 2 + 46
    with ink.at(*water, turn=round(degrees(atan2(uy, ux)))):
        for colour, long, wide, opacity in (("foam", 1.06, 67, ".85"), ("sea", 1.0, 60, ""), ("seadeep", 0.82, 44, ".4")):
            ink.fill(colour, smooth([(x * half * long, y * wide) for x, y in SHORE], closed=True), opacity=opacity)
        with ink.strokes():
            ink.line("foam", 4, dots(RIPPLES, "q6-8 12 0t12 0"), opacity=".8")


def forgetting(ink: Ink, board: Any) -> None:
    """The Place of Forgetting: clouds about an empty place in which a line loses its way, and bare trees at its edge."""
    x, y = board["forgetting"]["x"] * RADIUS, board["forgetting"]["y"] * RADIUS
    with ink.at(x, y):
        with ink.strokes():
            ink.line("mistdeep", 6, "M-70-46q4-22-2-44m1 26-14-14m15 4 12-12M68 52q-2-20 2-40m-1 22 13-10m-14 0-10-12")
        ink.fill("mistdeep", _cloud(96, 80, 11, 0.3), opacity=".5")
        ink.fill("mist", _cloud(82, 66, 10, 0.9), opacity=".85")
        ink.fill("glass", _cloud(60, 48, 9, 0.2), opacity=".45")
        with ink.strokes():
            ink.line("mistdeep", 5, "M0 2a7 7 0 1 1 9 6 16 16 0 1 1 5-28 25 25 0 0 1 14 24q0 16-14 26", opacity=".9")
            ink.line("mistdeep", 4, "M-92 58q12-9 24 0t24 0M-20 74q12-9 24 0t24 0M-88-24q10-8 20 0t20 0M44 44q8-7 16 0t16 0", opacity=".75")


def _cloud(wide: float, high: float, lobes: int, turn: float) -> str:
    """A round cloud of so many billows, longer and shorter by turns."""
    tips = [polar(1 if at % 2 else 0.9, 360 * (at + turn) / lobes) for at in range(lobes)]
    edge = [(x * wide, y * high) for x, y in tips]
    arcs = (_billow(one, other) for one, other in zip(edge, [*edge[1:], edge[0]], strict=True))
    return f"M{numbers(map(round, edge[0]))}{''.join(arcs)}Z"


def _billow(one: Point, other: Point) -> str:
    bow = round(hypot(other[0] - one[0], other[1] - one[1]) * 0.56)
    return f"A{bow} {bow} 0 0 1 {numbers(map(round, other))}"
