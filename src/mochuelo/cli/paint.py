"""Colours for what a game shows as plain text: the pieces of each seat by their mark, the lines of the board in the background."""

from __future__ import annotations

import re

from rich.text import Text

from mochuelo.core.game import MARKS

SEATS = ("#8f9bff", "#4fc9bd", "#a9c77d", "#f0b64f", "#ff9a8a", "#c3bdb2")
"""The colour of each seat on a dark ground."""
SEATS_LIGHT = ("#3a3f9e", "#0b6e69", "#4b6b24", "#8a5200", "#a1372b", "#5b564e")
"""The colour of each seat on a light ground."""

SIGNS = {"✓": ("#a9c77d", "#4b6b24"), "✗": ("#ff8f8f", "#9b1c1c")}
"""Signs for what may and what may not be, and their colours on a dark and on a light ground."""

_PIECE = re.compile(rf"([{MARKS}])(\S*)")
_LINE = re.compile(r"[─│┌┐└┘├┤┬┴┼╭╮╰╯╴╵╶╷═║]+|··+")


def board(shown: str, light: bool = False) -> Text:
    """The text of a view, coloured; the text itself is unchanged."""
    text = Text(shown, no_wrap=True)
    text.highlight_regex(_LINE, "dim")
    for sign, colours in SIGNS.items():
        _ = text.highlight_words([sign], f"bold {colours[light]}")
    for found in _PIECE.finditer(shown):
        text.stylize(f"bold {seat(MARKS.index(found[1]), light)}", found.start(), found.end())
    return text


def seat(number: int, light: bool = False) -> str:
    """The colour of a seat."""
    return (SEATS_LIGHT if light else SEATS)[number % len(SEATS)]


def mark(number: int) -> str:
    """The shape of a seat."""
    return MARKS[number % len(MARKS)]
