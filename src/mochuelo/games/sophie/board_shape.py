"""What the file of a board looks like: its keys, and of what kind each value is."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from mochuelo.core.documents import Path
from mochuelo.core.shapes import Fields, Form, ListOf, OneOf, Sheet, Text, Whole, YesNo, keys

EPOCHS = ("mythology", "hellas", "middle", "renaissance", "enlightenment", "modern")
"""The epochs in the order of time; every board has these six."""
RING = 24
"""How many spaces lie under the disc."""
KINDS = ("question", "philosophy", "travel", "major", "gadfly", "forgetting", "plain", "lake")
MOST_N = 6
"""The most segments by which a space turns the disc."""
MARKS = {"b": "boat", "o": "broken", "s": "solid"}

ID = Form("shape-key", r"[a-z][a-z0-9]{0,10}", "small letters and digits, a letter first, at most 11")
PATH_ID = Form("shape-key", r"[a-z][a-z0-9-]{0,39}", "small letters, digits and hyphens, a letter first")
LANGUAGE = Form("shape-language", r"[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*", "a code such as en, es or pt-BR")


class Real(Struct, frozen=True):
    """A number within bounds, whole or not."""

    low: float
    high: float

    def judge(self, sheet: Sheet, path: Path, value: Any) -> None:
        """Complain where `value` is no number, or out of bounds; what is no number at all (nan) is within no bounds."""
        if type(value) not in (int, float):
            sheet.complain("board-number", path, f"{str(value)[:40]!r} is not a number", value=str(value)[:40])
        elif not self.low <= value <= self.high:
            message = f"{value} is not from {self.low:g} to {self.high:g}"
            sheet.complain("shape-range", path, message, value=str(value)[:20], low=f"{self.low:g}", high=f"{self.high:g}")


class _Names(Struct, frozen=True):
    """A name in each of some languages, English among them."""

    def judge(self, sheet: Sheet, path: Path, value: Any) -> None:
        Fields({}).judge(sheet, path, {} if isinstance(value, dict) else value)
        if isinstance(value, dict):
            keys(sheet, path, value, ("en",), value)
            for language, name in value.items():
                Text(12, LANGUAGE).judge(sheet, (*path, language), language)
                Text(40).judge(sheet, (*path, language), name)


_AT = Real(-1, 1)
_INDEX = Whole(0, RING - 1)
_SPOT = {"x": _AT, "y": _AT}
_EPOCH = Fields({"id": OneOf(EPOCHS), "name": _Names(), **_SPOT, "land": ListOf(Real(-360, 360), 2, 2), "exit": Text(40, PATH_ID)})
_SPACE = Fields({"id": Text(11, ID), "kind": OneOf(KINDS), **_SPOT}, {"ring": _INDEX, "n": Whole(1, MOST_N)})
_PATH = Fields({"id": Text(40, PATH_ID), "spaces": ListOf(Text(24), 3, 40), "one_way": YesNo()})
_BRIDGE = Fields({"over": Text(40, PATH_ID), "under": Text(40, PATH_ID), **_SPOT})

BOARD_SHAPE = Fields(
    {
        "format": Whole(1, 1),
        "name": Text(80),
        "licence": Text(80),
        "epochs": ListOf(_EPOCH, len(EPOCHS), len(EPOCHS)),
        "ring": Fields({"size": Whole(RING, RING), "inner": Real(0.1, 1), "outer": Real(0.1, 1), "edge": Real(0.1, 1)}),
        "spaces": ListOf(_SPACE, RING, 200),
        "paths": ListOf(_PATH, len(EPOCHS), 30),
        "bridges": ListOf(_BRIDGE, 0, 20),
        "lake": Fields({"before": Text(11, ID), "near": Text(11, ID), "water": Text(11, ID), "far": Text(11, ID), "ring": _INDEX}),
        "forgetting": Fields({"ring": _INDEX, **_SPOT}),
        "rabbits": ListOf(_INDEX, 1, RING),
        "disc": Fields({"windows": ListOf(_INDEX, 1, RING), "marks": Text(RING)}),
    },
    {"note": Text(400)},
)
