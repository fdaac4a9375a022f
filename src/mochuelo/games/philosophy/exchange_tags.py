"""What the tag pairs of a PGN-like file say, and how the colours of its players become seats."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from mochuelo.core.game import Outcome
from mochuelo.core.options import choices
from mochuelo.core.record import OWN_HEADERS
from mochuelo.games.philosophy.exchange_scan import Word, wrong
from mochuelo.games.philosophy.options import Options
from mochuelo.games.philosophy.state import SEATS

COLOUR = "Color"
"""Before a player's code: the tag with that player's name."""
COLOURS = "Colours"
"""The header of a record whose players have other colours than their seats: the code of each seat."""
FREE = ("position",)
"""Options whose value is any text."""
CHOSEN = tuple(choices(Options))
"""Options that are one of a few words."""


def tag_name(name: str) -> str:
    """An option's name as a tag: `stuck_tiles` is StuckTiles."""
    return "".join(word.capitalize() for word in name.split("_"))


def tag_value(value: str) -> str:
    """An option's value as a tag's: `play_on` is Play On."""
    return " ".join(word.capitalize() for word in value.split("_"))


def option_tags(options: Mapping[str, Any]) -> dict[str, str]:
    """The tags for all options that are not the published rule."""
    plain = Options()
    unusual = [name for name in CHOSEN if options.get(name, getattr(plain, name)) != getattr(plain, name)]
    chosen = {tag_name(name): tag_value(options[name]) for name in unusual}
    return {**chosen, **{tag_name(name): options[name] for name in FREE if options.get(name)}}


def allowed(name: str) -> dict[str, str]:
    """For an option, what its tag may say (in lower case) and the value that it means."""
    return {tag_value(value).lower(): value for value in map(str, choices(Options)[name])}


def leave_tags(seats: int, options: Mapping[str, Any]) -> dict[str, str]:
    """The tags of a game in which somebody leaves once it has begun: the other engine is told so, and what becomes of the tiles."""
    effect = "Ends Game" if seats == 2 else "Keep Their Tiles" if options.get("stuck_tiles") == "stay" else "Remove Their Tiles"
    return {"LeavePermitted": "Anytime", "LeaveEffect": effect}


def seats_of(joined: Sequence[str]) -> tuple[tuple[str, ...], int]:
    """For the colours in the order of joining: the code of each seat, and the seat that begins.

    The first to join begins. Where the order is that of the seats, each colour is its own seat; otherwise the seats are
    counted from the first to join.

    >>> seats_of(["Te", "In"]), seats_of(["Am", "In", "Te"])
    ((('In', 'Te'), 1), (('Am', 'In', 'Te'), 0))
    """
    natural = SEATS[: len(joined)]
    if joined[0] in natural:
        start = natural.index(joined[0])
        if list(joined) == [natural[(start + n) % len(natural)] for n in range(len(natural))]:
            return tuple(natural), start
    return tuple(joined), 0


def result_tag(outcome: Outcome | None, order: Sequence[int]) -> str:
    """The scores in the order of joining, `1-0` or `1/2-1/2`; `*` while the game goes on."""
    if outcome is None:
        return "*"
    return "-".join(str(Fraction(outcome.scores[seat]).limit_denominator(12)) for seat in order)


def header_name(tag: str) -> str:
    """A tag's name as that of a record's header, which has letters and hyphens only.

    >>> header_name("JoinPermitted"), header_name("White_Elo"), header_name("Seat")
    ('JoinPermitted', 'White-Elo', 'X-Seat')
    """
    name = tag.replace("_", "-")
    if re.fullmatch("[A-Z][A-Za-z-]*", name) and name not in OWN_HEADERS:
        return name
    return "X-" + re.sub("[^A-Za-z]", "", name)


def read_option(name: str, word: Word) -> str:
    """The value of an option that a tag gives; raises `Misread` for another word."""
    values = allowed(name)
    key = word.text.lower().replace("_", " ")
    if key not in values:
        known = ", ".join(values)
        message = f"{word.name} cannot be {word.text!r}; it can be {known}"
        raise wrong(word, "pgn-value", message, name=word.name, text=word.text, known=known)
    return values[key]
