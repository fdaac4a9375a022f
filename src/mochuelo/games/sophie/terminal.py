"""Sophie's World in a terminal, in words: names for the parts of an action, what a space does, the table with its question."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping, Sequence

from mochuelo.core.printing import Say
from mochuelo.games.sophie.board import board as board_of
from mochuelo.games.sophie.options import Options
from mochuelo.games.sophie.state import SEATS
from mochuelo.games.sophie.terminal_board import board, spot
from mochuelo.games.sophie.track import KINDS
from mochuelo.games.sophie.view import View

_PARTS = re.compile(r"(first:|S:|>|j:|w:|v[A-Z][a-z]|%|s(?=[+-]))(.+)")
_VERBS = {
    "first:": "first",
    "S:": "start",
    "ask": "ask",
    "^": "roll",
    ">": "land",
    "j:": "jump",
    "j-": "stay",
    "w:": "rabbit",
    "f": "follow",
    "sp": "sp",
    "six": "six",
    "q1": "q1",
    "q2": "q2",
    "-": "none",
    "s+": "bet",
    "s-": "no-bet",
    "!": "spoken",
    "+": "more",
    "0": "zero",
    ".": "abstain",
}
"""The words `choice-<name>` of what one does."""


class Telling:
    """`core.telling.Telling` says what each function means."""

    foreseen = True

    def board(self, view: View, say: Say) -> str:
        return board(view, say)

    def cut(self, text: str) -> tuple[str, ...]:
        """What one does, then where to, or how one votes.

        >>> Telling().cut(">c3"), Telling().cut("vTe+"), Telling().cut("j-"), Telling().cut("six"), Telling().cut("s+")
        (('>', 'c3'), ('vTe', '+'), ('j-',), ('six',), ('s+',))
        """
        found = _PARTS.fullmatch(text)
        return found.groups() if found and found[1] != "s" else (text,)

    def named(self, token: str, options: Options, say: Say) -> str:
        if token in _VERBS:
            return say(f"choice-{_VERBS[token]}")
        if token in SEATS:
            return say(f"seat-{token}")
        if re.fullmatch(r"v[A-Z][a-z]", token):
            return say(f"seat-{token[1:]}")
        return spot(token, options.deck, say) if token in board_of(options.deck).index else ""

    def about(self, text: str, options: Options, say: Say) -> str:
        b = board_of(options.deck)
        space = b.index.get(self.cut(text)[-1], -1)
        if space < 0:
            return ""
        kind = KINDS[b.kinds[space]]
        told = say("space-place") if kind == "place" else say(f"about-{kind}", by=b.turns[space])
        return f"{spot(b.ids[space], options.deck, say)}: {told}"

    def offers(self, view: View, rng: random.Random) -> Mapping[str, Sequence[str]]:
        return {}
