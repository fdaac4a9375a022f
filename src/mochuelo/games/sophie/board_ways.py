"""How the spaces of a board hang together: paths have two ends, epochs one exit, and every epoch can be reached from every other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from mochuelo.core.documents import Path
from mochuelo.core.shapes import Sheet
from mochuelo.games.sophie.board_shape import EPOCHS

AT_LEAST = 2
"""So many epochs besides the one a journey came from have to be reached from the ring."""


def check_ways(sheet: Sheet, board: Any) -> None:
    """Complain of everything in which the paths are none; what can be reached is looked at when they are."""
    before = len(sheet.complaints())
    rings = {space["id"] for space in board["spaces"] if "ring" in space}
    inner = _inner(sheet, board, rings)
    for at, path in enumerate(board["paths"]):
        _ends(sheet, ("paths", at), path, rings, inner)
    _exits(sheet, board)
    _lake(sheet, board)
    if len(sheet.complaints()) == before:
        _reach(sheet, board)


def _inner(sheet: Sheet, board: Any, rings: set[str]) -> set[str]:
    """The spaces between the ends of paths: each lies on one path, and all that are not on the ring are among them."""
    beside = [space["id"] for space in board["spaces"] if space["id"] not in rings]
    found = Counter(one for path in board["paths"] for one in path["spaces"][1:-1])
    for at, path in enumerate(board["paths"]):
        for step, one in enumerate(path["spaces"][1:-1], 1):
            if one not in beside:
                sheet.complain("board-step", ("paths", at, "spaces", step), f"no space of a path: {one!r}", name=one)
    for at, space in enumerate(board["spaces"]):
        if space["id"] in beside and found[space["id"]] != 1:
            message = f"on {found[space['id']]} paths; a space beside the disc lies on one"
            sheet.complain("board-paths", ("spaces", at), message, count=found[space["id"]])
    return set(beside)


def _ends(sheet: Sheet, at: Path, path: Any, rings: set[str], inner: set[str]) -> None:
    """A path begins at an epoch, on the ring or, one-way, at a space of another path, and ends at an epoch or on the ring."""
    first, last = path["spaces"][0], path["spaces"][-1]
    starts = first in EPOCHS or first in rings or (path["one_way"] and first in inner and first not in path["spaces"][1:])
    if not starts:
        sheet.complain("board-begin", (*at, "spaces", 0), f"no beginning of a path: {first!r}; an epoch or a space of the ring", name=first)
    if last not in EPOCHS and last not in rings:
        where: Path = (*at, "spaces", len(path["spaces"]) - 1)
        sheet.complain("board-end", where, f"no end of a path: {last!r}; an epoch or a space of the ring", name=last)
    if not path["one_way"] and (first not in EPOCHS or last not in rings):
        message = f"two-way from {first!r} to {last!r}; a two-way path leads from an epoch to the ring"
        sheet.complain("board-two-way", at, message, first=first, last=last)
    if first in rings and last in rings:
        sheet.complain("board-ring-ring", at, "from the ring to the ring; a path ends at an epoch")


def _exits(sheet: Sheet, board: Any) -> None:
    """From each epoch one path leads away, and it is the one that is named."""
    leaving: dict[str, list[str]] = {epoch: [] for epoch in EPOCHS}
    for path in board["paths"]:
        if path["spaces"][0] in EPOCHS:
            leaving[path["spaces"][0]].append(path["id"])
    for at, epoch in enumerate(board["epochs"]):
        found = leaving[epoch["id"]]
        if found != [epoch["exit"]]:
            message = f"{epoch['exit']!r} is said to lead away, and {found} do; one path, named here, would do"
            sheet.complain("board-exit", ("epochs", at, "exit"), message, name=epoch["exit"], count=len(found))


def _lake(sheet: Sheet, board: Any) -> None:
    """Its three spaces follow the only switch on a one-way path of their own, and no other space is of the lake."""
    lake = board["lake"]
    three = [lake["near"], lake["water"], lake["far"]]
    kinds = {space["id"]: space["kind"] for space in board["spaces"]}
    wet = [space for space, kind in kinds.items() if kind == "lake"]
    if sorted(wet) != sorted(three):
        sheet.complain("board-lake", ("lake",), f"{three} are named, and {wet} are of the kind 'lake'; the same three would do")
    branches = [path for path in board["paths"] if path["spaces"][0] in kinds and _on_path(board, path["spaces"][0])]
    if len(branches) != 1 or branches[0]["spaces"][:4] != [lake["before"], *three]:
        message = f"{len(branches)} switches; one path begins at {lake['before']!r}, with {', '.join(three)} as its first spaces"
        sheet.complain("board-switch", ("lake", "before"), message, count=len(branches), name=lake["before"])


def _on_path(board: Any, space: str) -> bool:
    return any(space in path["spaces"][1:-1] for path in board["paths"])


def _reach(sheet: Sheet, board: Any) -> None:
    """From every epoch to every other, and from the ring to two besides any one."""
    routes = {epoch: set(_forward(board, path_from(board, epoch), epoch)) for epoch in EPOCHS}
    for at, epoch in enumerate(EPOCHS):
        missing = [other for other in EPOCHS if other != epoch and other not in _closure(routes, epoch)]
        if missing:
            message = f"{missing[0]!r} cannot be reached from {epoch!r}; another way would do"
            sheet.complain("board-reach", ("epochs", at), message, name=missing[0], start=epoch)
        near = set(_from_ring(board, epoch))
        if len(near) < AT_LEAST:
            message = f"from the ring {len(near)} epochs besides {epoch!r} can be reached; at least {AT_LEAST} would do"
            sheet.complain("board-reach-ring", ("epochs", at), message, count=len(near), start=epoch, least=AT_LEAST)


def path_from(board: Any, epoch: str) -> Any:
    """The path that leads away from an epoch."""
    return next(path for path in board["paths"] if path["spaces"][0] == epoch)


def _closure(routes: Mapping[str, set[str]], start: str) -> set[str]:
    found, rest = set[str](), [start]
    while rest:
        for epoch in routes[rest.pop()] - found:
            found.add(epoch)
            rest.append(epoch)
    return found


def _forward(board: Any, path: Any, came: str) -> Iterator[str]:
    """The epochs that a journey may come to next when it follows a path from its beginning."""
    last = path["spaces"][-1]
    if last in EPOCHS:
        yield from (last,) * (last != came)
    else:
        yield from _from_ring(board, came)
    yield from _branches(board, path, came)


def _from_ring(board: Any, came: str) -> Iterator[str]:
    """The epochs to which the mouths of the ring lead, the one that the journey came from left out."""
    for path in board["paths"]:
        first, last = path["spaces"][0], path["spaces"][-1]
        if path["one_way"] and first not in EPOCHS and not _on_path(board, first):
            yield from _forward(board, path, came)
        elif not path["one_way"] and last not in EPOCHS:
            yield from (first,) * (first != came)
            yield from _branches(board, path, came)


def _branches(board: Any, path: Any, came: str) -> Iterator[str]:
    """Where the switches on a path lead; a branch ends at an epoch, or else on the ring, which the path itself reaches."""
    for branch in board["paths"]:
        if branch["spaces"][0] in path["spaces"][1:-1] and branch["spaces"][-1] in EPOCHS:
            yield from (branch["spaces"][-1],) * (branch["spaces"][-1] != came)
