"""The checker of boards: a file that says where spaces lie and how they hang together, and everything in which it is no board."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from mochuelo.core.decks import Complaint
from mochuelo.core.documents import Document, Path
from mochuelo.core.shapes import Enough, Sheet, opened
from mochuelo.games.sophie.board_lie import check_lie
from mochuelo.games.sophie.board_shape import BOARD_SHAPE, EPOCHS, MARKS, RING
from mochuelo.games.sophie.board_ways import check_ways

BOARD = "board.json"
"""Its name in a deck."""
RESERVED = frozenset({*EPOCHS, "forgetting", "ring", "disc", "seat", "epoch"})
"""What no space may be called, because something else is."""
WAITED = frozenset({"gadfly", "forgetting", "travel"})
"""No rabbit lies beside spaces of these kinds: their instruction would go before it."""


def check_board(files: Mapping[str, bytes], name: str = BOARD) -> list[Complaint]:
    """Everything that is wrong in the board among the files of a deck, from the first line to the last; nothing when it can be played on.

    How it hangs together is looked at only when its shape is right: keys, kinds and bounds of values.
    """
    lines, trouble = opened({path: data.replace(b"\t", b" ") for path, data in files.items() if path == name}, name)
    if lines is None:  # JSON is YAML, but for its tabs; read as that it has lines, and limits
        return trouble
    try:
        value = json.loads(files[name])
    except ValueError as error:
        line, why = getattr(error, "lineno", 0), getattr(error, "msg", "not UTF-8")
        return [Complaint("board-json", f"{name}:{line}" if line else name, f"not JSON: {why}", {"why": why})]
    sheet = Sheet(Document(name, value, lines.document.lines))
    with suppress(Enough):
        BOARD_SHAPE.judge(sheet, (), value)
        if not sheet.complaints():
            _judge(sheet, value)
    return sheet.complaints()


def _judge(sheet: Sheet, board: Any) -> None:
    _epochs(sheet, board)
    _ids(sheet, board)
    _ring(sheet, board)
    for at, space in enumerate(board["spaces"]):
        _space(sheet, ("spaces", at), space)
    _gadflies(sheet, board)
    _disc(sheet, board["disc"])
    if not sheet.complaints():
        _rabbits(sheet, board)
        check_ways(sheet, board)
        check_lie(sheet, board)


def _epochs(sheet: Sheet, board: Any) -> None:
    for at, (epoch, wanted) in enumerate(zip(board["epochs"], EPOCHS, strict=True)):
        if epoch["id"] != wanted:
            message = f"{epoch['id']!r} stands here; the order is that of time, and {wanted!r} would do"
            sheet.complain("board-epoch", ("epochs", at, "id"), message, name=epoch["id"], wanted=wanted)


def _ids(sheet: Sheet, board: Any) -> None:
    """No id twice, and none that something else has."""
    for part in ("spaces", "paths"):
        seen: set[str] = set()
        for at, one in enumerate(board[part]):
            if one["id"] in seen or (part == "spaces" and one["id"] in RESERVED):
                sheet.complain("board-id", (part, at, "id"), f"{one['id']!r} is taken; another id would do", name=one["id"])
            seen.add(one["id"])


def _ring(sheet: Sheet, board: Any) -> None:
    """Each place under the disc has its space."""
    found = Counter(space["ring"] for space in board["spaces"] if "ring" in space)
    for index in range(RING):
        if found[index] != 1:
            message = f"{found[index]} spaces have the place {index} on the ring; one would do"
            sheet.complain("board-ring", ("spaces",), message, count=found[index], index=index)


def _space(sheet: Sheet, path: Path, space: Any) -> None:
    """A space that turns the disc says by how much, and no other does; the lake is no part of the ring."""
    if (space["kind"] == "major") != ("n" in space):
        sheet.complain("board-n", path, f"{space['kind']!r}; a space of major control has n, and no other", kind=space["kind"])
    if space["kind"] == "lake" and "ring" in space:
        sheet.complain("board-lake-ring", path, "the lake lies beside the disc; leave out its place on the ring")


def _gadflies(sheet: Sheet, board: Any) -> None:
    """One lies on the disc, and there is at least one on a path to jump to."""
    kinds = [("ring" in space) for space in board["spaces"] if space["kind"] == "gadfly"]
    disc, paths = kinds.count(True), kinds.count(False)
    if disc != 1 or not paths:
        message = f"{disc} gadflies on the disc and {paths} on paths; one on the disc and at least one on a path would do"
        sheet.complain("board-gadflies", ("spaces",), message, disc=disc, paths=paths)


def _disc(sheet: Sheet, disc: Any) -> None:
    marks, windows = disc["marks"], disc["windows"]
    if len(marks) != RING or set(marks) - set(MARKS):
        message = f"{marks!r}; {RING} letters b (boat), o (broken) and s (solid) would do"
        sheet.complain("board-marks", ("disc", "marks"), message, marks=marks, size=RING)
    elif missing := sorted(set(MARKS) - set(marks)):
        sheet.complain("board-marks-kind", ("disc", "marks"), f"no mark {missing[0]!r} on the disc; add one", mark=missing[0])
    _rising(sheet, ("disc", "windows"), windows)


def _rising(sheet: Sheet, path: Path, numbers: list[int]) -> None:
    if numbers != sorted(set(numbers)):
        sheet.complain("board-rising", path, f"{numbers}; from the smallest to the largest, none twice", numbers=str(numbers))


def _rabbits(sheet: Sheet, board: Any) -> None:
    """They lie beside spaces that let one stay, and some turn of the disc shows each."""
    _rising(sheet, ("rabbits",), board["rabbits"])
    kinds = {space["ring"]: space["kind"] for space in board["spaces"] if "ring" in space}
    for at, index in enumerate(board["rabbits"]):
        if kinds[index] in WAITED:
            message = f"a rabbit beside {kinds[index]!r} at {index}; none lies beside {', '.join(sorted(WAITED))}"
            sheet.complain("board-rabbit", ("rabbits", at), message, index=index, kind=kinds[index])
