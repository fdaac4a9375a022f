"""The notation of Tangents: actions to text and back."""

from __future__ import annotations

import re
from functools import lru_cache

from mochuelo.core.errors import NotationError
from mochuelo.games.tangents.cards import DIRECTIONS
from mochuelo.games.tangents.state import (
    BLOCKING,
    CARD,
    CHOOSING,
    DEALING,
    DRAWING,
    FIRST,
    FLIPS,
    GOING_ON,
    KIND,
    PASSING,
    PLACING,
    REVEALING,
    ROLLING,
    SEAT,
    SEATS,
    SPACES,
    THROWING,
    THROWS,
    TURNED,
)

_FLIP = re.compile(r"(NE|NW|N|SE|SW|S|E|W)?([ut])")
_PLACING = re.compile(r"(Il|Po):([0-9]{2})([ut])([A-D][1-4])(?:x((?:(?:NE|NW|N|SE|SW|S|E|W)?[ut]){1,4}))?")
_SPACE = {space: n for n, space in enumerate(SPACES)}
_ORDER = ("", "first", "second")


def write(action: int) -> str:
    """The text of an action, the same in every position.

    >>> write(read("Il:23tC3xNut")), write(read("Po:#C3")), write(read("Il+?"))
    ('Il:23tC3xNut', 'Po:#C3', 'Il+?')
    """
    kind, rest = divmod(action, int(KIND))
    if kind != PLACING:
        return _others(kind, SEATS[rest // int(SEAT)], rest % int(SEAT))
    card, lie, space = rest // 32 & 63, "ut"[rest >> 4 & 1], SPACES[rest & 15]
    return f"{SEATS[rest // int(SEAT)]}:{card:02}{lie}{space}{_flips(rest % int(SEAT) // int(FLIPS))}"


@lru_cache(maxsize=4096)
def _flips(flips: int) -> str:
    """How a chain is written: `xNut`, a direction only where it changes."""
    text, last, rest = "", "", flips // 8
    for _ in range(flips & 7):
        way = DIRECTIONS[rest >> 1 & 7]
        text += ("" if way == last else way) + "ut"[rest & 1]
        last, rest = way, rest >> 4
    return text and f"x{text}"


def _others(kind: int, seat: str, rest: int) -> str:
    """The text of what is no placing."""
    number = rest // int(CARD)
    texts = {
        int(BLOCKING): f"{seat}:#{SPACES[rest & 15]}",
        int(PASSING): f"{seat}:--",
        int(DEALING): f"{seat}+{number:02}" if number else f"{seat}+?",
        int(ROLLING): f"{seat}:d{number}",
        int(DRAWING): f"first:{seat}",
        int(THROWING): f"{seat}:{THROWS[number & 3]}",
        int(REVEALING): f"{THROWS[number & 3]}/{THROWS[number >> 2 & 3]}",
        int(CHOOSING): f"{seat}:{_ORDER[min(number, 2)]}",
        int(GOING_ON): f"{seat}:next",
    }
    return texts[kind]


def read(text: str) -> int:
    """The action of a text; raises NotationError for what is no action anywhere."""
    action = _placing(text) if _PLACING.fullmatch(text) else _SIMPLE.get(text)
    if action is None or write(action) != text:
        shown = text if len(text) < 40 else f"{text[:39]}…"
        words = f"not an action: {shown!r}; write a placing like Il:23tC3xNuu, a block like Po:#C3 or a pass like Il:--"
        raise NotationError("unreadable", words, text=shown)
    return action


def _placing(text: str) -> int | None:
    match = _PLACING.fullmatch(text)
    assert match is not None, "the caller has looked"
    seat, card, lie, space, flips = match.groups()
    if not 1 <= int(card) <= 32:
        return None
    base = int(SEAT) * SEATS.index(seat) + int(CARD) * int(card) + int(TURNED) * (lie == "t") + _SPACE[space]
    return base + _chain(flips) if flips else base


@lru_cache(maxsize=4096)
def _chain(text: str) -> int:
    """The flips of an action from their text, without the `x`; a first one without a direction is made to fail."""
    found, way = 0, 0
    pairs = _FLIP.findall(text)
    for n, (direction, lie) in enumerate(pairs):
        way = DIRECTIONS.index(direction) if direction else way
        found += int(FIRST) * 16**n * (2 * way + (lie == "t"))
    return found + int(FLIPS) * len(pairs)


def _simple() -> dict[str, int]:
    """Every action that is no placing, by its text."""
    kinds: list[tuple[int, list[int]]] = [
        (int(BLOCKING), list(range(16))),
        (int(PASSING), [0]),
        (int(DEALING), [int(CARD) * n for n in range(33)]),
        (int(ROLLING), [int(CARD) * n for n in range(1, 7)]),
        (int(DRAWING), [0]),
        (int(THROWING), [int(CARD) * n for n in range(4)]),
        (int(CHOOSING), [int(CARD), int(CARD) * 2]),
        (int(GOING_ON), [0]),
    ]
    both = [int(KIND) * kind + int(SEAT) * seat + rest for kind, rests in kinds for seat in (0, 1) for rest in rests]
    shown = [int(KIND) * int(REVEALING) + int(CARD) * (one + 4 * other) for one in (1, 2, 3) for other in (1, 2, 3)]
    return {write(action): action for action in both + shown}


_SIMPLE = _simple()
