"""The deck as data: the eight values of both faces of every card, read once from `deck/cards.json`."""

from __future__ import annotations

import json
from pathlib import Path

DIRECTIONS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
"""Clockwise from the top, the order in which the values of a face are listed."""
MOST = 4
"""The most dots that a value has; 0 is blank."""

Face = tuple[int, ...]
"""Eight values of an upright face, one for each direction."""


def face(digits: str) -> Face:
    """The values of a face from its eight digits; raises ValueError where it is none."""
    values = tuple(map(int, digits))
    if len(values) != len(DIRECTIONS) or max(values) > MOST:
        raise ValueError(f"no face: {digits!r}; write eight digits from 0 to {MOST}")
    return values


def _read(path: Path) -> tuple[tuple[Face, Face], ...]:
    cards = sorted(json.loads(path.read_text(encoding="utf-8")), key=lambda card: int(card["number"]))
    return tuple((face(card["illustration"]), face(card["poem"])) for card in cards)


FACES = _read(Path(__file__).parent / "deck" / "cards.json")
"""FACES[number - 1][side]: the illustration (side 0) and the poem (side 1) of each card."""
