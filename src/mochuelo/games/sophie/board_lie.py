"""Where the spaces of a board lie: far enough apart, near enough to follow, and no path over another but by a bridge."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise
from math import cos, dist, hypot, pi, sin
from typing import Any, TypeAlias

from mochuelo.core.shapes import Sheet
from mochuelo.games.sophie.board_shape import RING

Point: TypeAlias = tuple[float, float]
Way: TypeAlias = list[tuple[str, Point]]

APART = 0.068
"""Between the middles of two spaces, in radii of the board: what a space needs to be touched by itself."""
ROUND_EPOCH = 0.155
"""From the middle of an epoch or of the Place of Forgetting to that of a space."""
ROUND_FORGETTING = 0.1
FARTHEST = 0.25
"""From one space of a path to the next: more is no path that the eye follows."""
SLACK = 0.01
"""How far a space of the ring may lie from the middle of its segment."""
BRIDGE_SLACK = 0.03
"""How far from the crossing a bridge may lie."""
MARGIN = 0.04
"""How far from the rim of the board, and from the disc, a space stays."""


def ring_point(index: float, radius: float) -> Point:
    """A point so far from the middle, at a place of the ring: 0 at the top, clockwise."""
    angle = 2 * pi * index / RING
    return radius * sin(angle), -radius * cos(angle)


def check_lie(sheet: Sheet, board: Any) -> None:
    """Complain of everything that lies where it cannot."""
    _radii(sheet, board["ring"])
    _on_ring(sheet, board)
    _inside(sheet, board)
    _apart(sheet, board)
    _beside(sheet, board)
    ways = _ways(board)
    _steps(sheet, ways)
    _bridges(sheet, board, ways)


def _radii(sheet: Sheet, ring: Any) -> None:
    if not ring["inner"] + APART < ring["outer"] < ring["edge"] < 1:
        message = f"inner {ring['inner']}, outer {ring['outer']}, edge {ring['edge']}; each clearly larger than the one before would do"
        sheet.complain("board-radii", ("ring",), message)


def _on_ring(sheet: Sheet, board: Any) -> None:
    middle = (board["ring"]["inner"] + board["ring"]["outer"]) / 2
    for at, space in enumerate(board["spaces"]):
        if "ring" in space:
            x, y = ring_point(space["ring"], middle)
            if dist((x, y), _point(space)) > SLACK:
                message = f"({space['x']}, {space['y']}) is not the middle of its segment; ({x:.4f}, {y:.4f}) would do"
                sheet.complain("board-ring-lie", ("spaces", at), message, x=f"{x:.4f}", y=f"{y:.4f}")


def _inside(sheet: Sheet, board: Any) -> None:
    """Everything beside the disc lies between its edge and the rim."""
    low, high = board["ring"]["edge"] + MARGIN, 1 - MARGIN
    for part in ("spaces", "epochs"):
        for at, one in enumerate(board[part]):
            away = hypot(*_point(one))
            if "ring" not in one and not low <= away <= high:
                message = f"{away:.3f} from the middle; from {low:.3f} to {high:.3f} would do"
                sheet.complain("board-inside", (part, at), message, away=f"{away:.3f}", low=f"{low:.3f}", high=f"{high:.3f}")


def _apart(sheet: Sheet, board: Any) -> None:
    spaces = [(("spaces", at), one["id"], _point(one), APART) for at, one in enumerate(board["spaces"]) if "ring" not in one]
    others = [(("epochs", at), one["id"], _point(one), ROUND_EPOCH) for at, one in enumerate(board["epochs"])]
    others.append((("forgetting", 0), "forgetting", _point(board["forgetting"]), ROUND_FORGETTING))
    for (path, name, place, room), (_, other, there, wide) in combinations([*spaces, *others], 2):
        least = max(room, wide)
        if dist(place, there) < least:
            message = f"{dist(place, there):.3f} from {other!r}; at least {least} would do"
            sheet.complain("board-apart", path, message, name=other, away=f"{dist(place, there):.3f}", least=str(least), one=name)


def _beside(sheet: Sheet, board: Any) -> None:
    """The lake and the Place of Forgetting lie at the marks that open them, and at places of their own."""
    water = next(space for space in board["spaces"] if space["id"] == board["lake"]["water"])
    for name, spot, index in (("lake", water, board["lake"]["ring"]), ("forgetting", board["forgetting"], board["forgetting"]["ring"])):
        x, y = ring_point(index, hypot(*_point(spot)))
        if dist((x, y), _point(spot)) > APART or hypot(x, y) > board["ring"]["edge"] + 2 * ROUND_FORGETTING:
            message = f"({spot['x']}, {spot['y']}) is not at the edge of the disc by place {index}; near ({x:.3f}, {y:.3f}) would do"
            sheet.complain("board-beside", (name,), message, index=index, x=f"{x:.3f}", y=f"{y:.3f}")
    if board["lake"]["ring"] == board["forgetting"]["ring"]:
        sheet.complain("board-one-mark", ("forgetting", "ring"), "the lake lies there; another place would do")


def _ways(board: Any) -> dict[str, Way]:
    """The points of each path by its id, of what is there; at the ring it ends at the edge of the disc."""
    points = {one["id"]: _point(one) for part in ("spaces", "epochs") for one in board[part]}
    rings = {space["id"]: space["ring"] for space in board["spaces"] if "ring" in space}
    edge = board["ring"]["edge"]
    points |= {name: ring_point(index, edge) for name, index in rings.items()}
    return {path["id"]: [(one, points[one]) for one in path["spaces"] if one in points] for path in board["paths"]}


def _steps(sheet: Sheet, ways: dict[str, Way]) -> None:
    for at, way in enumerate(ways.values()):
        for step, ((one, here), (other, there)) in enumerate(pairwise(way)):
            if dist(here, there) > FARTHEST:
                message = f"{dist(here, there):.3f} from {one!r} to {other!r}; at most {FARTHEST} would do"
                sheet.complain("board-far", ("paths", at, "spaces", step), message, one=one, other=other, most=str(FARTHEST))


def crossings(ways: dict[str, Way]) -> Iterator[tuple[str, str, Point]]:
    """Where two paths cross, or one itself: their ids and the point; ends that they share are none."""
    pieces = [(name, one, other) for name, way in ways.items() for one, other in pairwise(way)]
    for (name, a, b), (other, c, d) in combinations(pieces, 2):
        if len({a[0], b[0], c[0], d[0]}) == 4 and (point := _meeting(a[1], b[1], c[1], d[1])):
            yield name, other, point


def _meeting(a: Point, b: Point, c: Point, d: Point) -> Point | None:
    """Where the line from a to b meets that from c to d."""
    (ux, uy), (vx, vy) = (b[0] - a[0], b[1] - a[1]), (d[0] - c[0], d[1] - c[1])
    cross = ux * vy - uy * vx
    if not cross:
        return None
    along = ((c[0] - a[0]) * vy - (c[1] - a[1]) * vx) / cross
    other = ((c[0] - a[0]) * uy - (c[1] - a[1]) * ux) / cross
    return (a[0] + along * ux, a[1] + along * uy) if 0 <= along <= 1 and 0 <= other <= 1 else None


def _bridges(sheet: Sheet, board: Any, ways: dict[str, Way]) -> None:
    """Where paths cross there is a bridge, and where a bridge is they cross."""
    found = list(crossings(ways))
    for name, other, point in found:
        if not any({bridge["over"], bridge["under"]} == {name, other} and _near(bridge, point) for bridge in board["bridges"]):
            at = list(ways).index(name)
            x, y = f"{point[0]:.3f}", f"{point[1]:.3f}"
            message = f"crosses {other!r} at ({x}, {y}) without a bridge; add one, or lead it round"
            sheet.complain("board-crossing", ("paths", at), message, other=other, x=x, y=y)
    for at, bridge in enumerate(board["bridges"]):
        pair = {bridge["over"], bridge["under"]}
        if not any(pair == {name, other} and _near(bridge, point) for name, other, point in found):
            message = f"{bridge['over']!r} does not cross {bridge['under']!r} there; leave the bridge out, or move it"
            sheet.complain("board-bridge", ("bridges", at), message, over=bridge["over"], under=bridge["under"])


def _near(spot: Any, point: Point) -> bool:
    return dist(_point(spot), point) <= BRIDGE_SLACK


def _point(one: Any) -> Point:
    return one["x"], one["y"]
