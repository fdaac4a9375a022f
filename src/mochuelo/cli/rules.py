"""The rules of a game in the terminal: the sections of the leaflet that it has printed."""

from __future__ import annotations

import re
from typing import Any

from msgspec import Struct

from mochuelo.cli.words import Words
from mochuelo.core import decks
from mochuelo.core.game import AnyGame
from mochuelo.core.printing import Block, Booklet, Figure, Items, Notes

MARKS = re.compile(r"\*\*|__")


class Chapter(Struct, frozen=True):
    """A section of the rules: its heading, and its paragraphs."""

    heading: str
    paragraphs: tuple[str, ...]


def chapters(say: Words, game: AnyGame, options: Any) -> tuple[Chapter, ...]:
    """The rules in the language of `say`, with the deck that is played; none where the game has nothing printed."""
    printing = getattr(game, "printing", None)
    if printing is None:
        return ()
    deck = getattr(options, "deck", "")
    booklet: Booklet = printing(say, decks.take(deck)) if deck else printing(say)
    return tuple(
        Chapter(_plain(section.heading), tuple(line for block in section.blocks for line in _lines(block))) for section in booklet.leaflet
    )


def _lines(block: Block) -> tuple[str, ...]:
    match block:
        case Figure():
            return ()
        case Items():
            return tuple(f"• {_plain(item)}" for item in block.items)
        case Notes():
            return tuple(map(_plain, block.items))
        case _:
            return (_plain(block),)


def _plain(text: str) -> str:
    return MARKS.sub("", text)
