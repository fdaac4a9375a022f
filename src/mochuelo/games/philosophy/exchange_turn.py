"""The text of a turn in a file, cut into parts that each know their place in it."""

from __future__ import annotations

import re

from msgspec import Struct

from mochuelo.games.philosophy.exchange_scan import Misread, Word, wrong
from mochuelo.games.philosophy.notation import write
from mochuelo.games.philosophy.rules import legal
from mochuelo.games.philosophy.state import FACINGS, OVER, PLACE, SPACES, State

CHOICES = (*SPACES, "OO", *FACINGS)
"""All that can be chosen within a turn."""
_PLACED = re.compile(r"([A-Z][a-z]):?([A-Z][A-Za-z1-9])([A-Z][a-z])([A-Z][a-z])")
_TAIL = re.compile(r"(?:\[(?P<chosen>(?:[A-Z][A-Za-z1-9])*))?(?:\((?P<open>(?:[A-Z][A-Za-z1-9])*)\))?(?P<close>\])?\.*")
_PART = {"not-centre": 0, "occupied": 0, "first-on-centre": 0, "unknown-tile": 1, "not-in-hand": 1, "wrong-facing": 2}
"""Which part of a placement an error is about: the space, the tile or the facing."""


class Part(Struct, frozen=True):
    """A part of a word and how far into the word it begins."""

    text: str
    at: int

    @property
    def pairs(self) -> list[str]:
        """The text cut into codes of two letters."""
        return [self.text[n : n + 2] for n in range(0, len(self.text), 2)]


class Written(Struct, frozen=True):
    """A turn as it is written. `open` lists what may follow, None when it is not listed; `closed` tells whether the turn
    claims to be finished: by a closed bracket, or by none at all (None)."""

    player: str
    space: Part
    tile: Part
    facing: Part
    chosen: tuple[Part, ...]
    open: Part | None
    closed: bool | None

    @property
    def placement(self) -> str:
        """The placement as an action."""
        return self.space.text + self.tile.text + self.facing.text

    def place_of(self, code: str) -> int:
        """How far in the part of the placement stands that an error with this code is about."""
        return (self.space, self.tile, self.facing)[_PART.get(code, 0)].at


def read_written(word: Word) -> Written:
    """The turn of a word; raises `Misread` where it is none."""
    found = _PLACED.match(word.text)
    if not found:
        raise wrong(word, "pgn-word", f"not a turn: {word.text!r}; write it as In:C8PuNo[C5NE]", text=word.text)
    tail = _TAIL.fullmatch(word.text, found.end())
    if not tail:
        raise _bad_tail(word, found.end())
    chosen = tuple(Part(tail["chosen"][n : n + 2], tail.start("chosen") + n) for n in range(0, len(tail["chosen"] or ""), 2))
    for part in chosen:
        if part.text not in CHOICES:
            raise wrong(word, "pgn-not-choice", f"not a choice: {part.text!r}; write a space, OO or a facing", part.at, text=part.text)
    closed = None if tail["chosen"] is None else bool(tail["close"]) and tail["open"] is None
    space, tile, facing = (Part(found[n], found.start(n)) for n in (2, 3, 4))
    open_ = None if tail["open"] is None else Part(tail["open"], tail.start("open"))
    return Written(found[1], space, tile, facing, chosen, open_, closed)


def unclosed(word: Word, opening: str = "[", closing: str = "]") -> Misread:
    """A bracket that is not closed though the turn is finished, or the other one in any case."""
    message = f"a bracket is not closed: {opening!r}; end it with {closing!r}"
    return wrong(word, "pgn-bracket", message, word.text.index(opening), text=opening, end=closing)


def _bad_tail(word: Word, at: int) -> Misread:
    rest = word.text[at:]
    for opening, closing in ("()", "[]"):
        if opening in rest and closing not in rest:
            return unclosed(word, opening, closing)
    return wrong(word, "pgn-tail", f"not the end of a turn: {rest!r}; choices come in square brackets, as [C5NE]", at, text=rest)


def left_open(state: State) -> str:
    """What may be chosen in a turn that is not finished, "" otherwise."""
    return "" if state.phase in (PLACE, OVER) else " ".join(map(write, legal(state)))
