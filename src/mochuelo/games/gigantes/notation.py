"""The notation of A hombros de gigantes: actions to text and back."""

from __future__ import annotations

import re
from functools import lru_cache

from mochuelo.core.errors import NotationError
from mochuelo.core.game import UNKNOWN
from mochuelo.games.gigantes.cards import INDICES, TEXTS
from mochuelo.games.gigantes.state import (
    ANSWERING,
    ASKING,
    BEGINNING,
    DRAWING,
    FOURTH,
    HIDDEN,
    HIT,
    KIND,
    LAYING,
    MISS,
    OPENING,
    OTHER,
    OWNER,
    PASSING,
    PICKING,
    QUESTIONING,
    REFUTING,
    SEAT,
    SEATS,
    SUPPORTING,
    TARGET,
)

_SEAT = "(In|Te|Sa|Am)"
_CARD = "([CEWB](?:1[0-3]|[1-9]))"
_SHAPES = {
    int(OPENING): re.compile(f"{_SEAT}:{_CARD}"),
    int(SUPPORTING): re.compile(rf"{_SEAT}:{_CARD}\+{_SEAT}"),
    int(REFUTING): re.compile(f"{_SEAT}:{_CARD}x{_SEAT}?{_CARD}"),
    int(QUESTIONING): re.compile(rf"{_SEAT}:\?{_SEAT}"),
    int(PASSING): re.compile(f"{_SEAT}:-"),
    int(ASKING): re.compile(rf"{_SEAT}:\?{_SEAT}{_CARD}"),
    int(BEGINNING): re.compile(f"first:{_SEAT}"),
    int(DRAWING): re.compile(rf"{_SEAT}<(?:{_CARD}|\?\?)"),
    int(PICKING): re.compile(f"{_SEAT}={_CARD}"),
    int(LAYING): re.compile(f"{_SEAT}!(?:1[0-3]|[1-9]|-)"),
    int(ANSWERING): re.compile(f"{_SEAT}(?:-{_CARD}|>{_SEAT}{_CARD}!?)"),
}
_AFTER = re.compile(r"(?:\+[0-9]+|-[0-9]+|!|\.)+")
"""What may be written after an action for people: cards gained or ceded, a quartet laid down, the end."""


def write(action: int) -> str:
    """The text of an action, the same in every position.

    >>> write(read("In:W3xTeC5")), write(read("In:W3+Te")), write(read("In<??"))
    ('In:W3xTeC5', 'In:W3+Te', 'In<??')
    """
    kind, rest = divmod(action, int(KIND))
    seat, other = SEATS[rest // int(SEAT)], SEATS[rest >> 15 & 3]
    number, target, owner = rest & 63, rest >> 6 & 63, rest >> 12 & 7
    if kind == PICKING and number == HIDDEN:
        return UNKNOWN
    card = TEXTS[number] if number != HIDDEN else "??"
    texts = {
        int(OPENING): f"{seat}:{card}",
        int(SUPPORTING): f"{seat}:{card}+{other}",
        int(REFUTING): f"{seat}:{card}x{('', *SEATS)[owner]}{TEXTS[target]}",
        int(QUESTIONING): f"{seat}:?{other}",
        int(PASSING): f"{seat}:-",
        int(ASKING): f"{seat}:?{other}{card}",
        int(BEGINNING): f"first:{seat}",
        int(DRAWING): f"{seat}<{card}",
        int(PICKING): f"{seat}={card}",
        int(LAYING): f"{seat}!{'-' if number == HIDDEN else number + 1}",
        int(ANSWERING): f"{seat}>{other}{card}{'!' * (target - HIT)}" if target else f"{seat}-{card}",
    }
    return texts[kind]


@lru_cache(maxsize=4096)
def read(text: str) -> int:
    """The action of a text, less what is written after it for people; raises NotationError for what is no action anywhere."""
    for kind, shape in _SHAPES.items():
        match = shape.match(text)
        if match and (match.end() == len(text) or _AFTER.fullmatch(text, match.end())):
            return _of_four_colours(kind, match[0]) if kind in (LAYING, ANSWERING) else _action(kind, match.groups())
    shown = text if len(text) < 40 else f"{text[:39]}…"
    words = f"not an action: {shown!r}; write an opening like In:C5, a support like In:W3+Te, a refutation like In:W3xC5, or In:?Te or In:-"
    raise NotationError("unreadable", words, text=shown)


def _action(kind: int, groups: tuple[str | None, ...]) -> int:
    """An action from the parts of its text, in the order in which they stand there."""
    seat, *rest = groups
    action = kind * int(KIND) + int(SEAT) * SEATS.index(seat or "")
    cards = [INDICES[part] for part in rest if part in INDICES]
    seats = [SEATS.index(part) for part in rest if part in SEATS]
    if kind == REFUTING:
        return action + cards[0] + int(TARGET) * cards[1] + (int(OWNER) * (seats[0] + 1) if seats else 0)
    if kind == DRAWING and not cards:
        return action + int(HIDDEN)
    return action + (cards[0] if cards else 0) + (int(OTHER) * seats[0] if seats else 0)


def _of_four_colours(kind: int, text: str) -> int:
    """What chance opens in four colours, from its text: `Te!5` and `In!-`, `Te-W3`, `Te>InW3` and `Te>InW3!`."""
    seat, sign, rest = SEATS.index(text[:2]), text[2], text[3:]
    if kind == LAYING:
        return action_of(kind, seat, int(HIDDEN) if rest == "-" else int(rest) - 1)
    if sign == "-":
        return action_of(kind, seat, INDICES[rest], other=0, target=int(MISS))
    card = rest[2:].removesuffix("!")
    return action_of(kind, seat, INDICES[card], other=SEATS.index(rest[:2]), target=int(FOURTH if rest.endswith("!") else HIT))


def action_of(kind: int, seat: int, card: int = 0, *, target: int = 0, owner: int = 0, other: int = 0) -> int:
    """An action from its parts."""
    return kind * int(KIND) + seat * int(SEAT) + other * int(OTHER) + owner * int(OWNER) + target * int(TARGET) + card
