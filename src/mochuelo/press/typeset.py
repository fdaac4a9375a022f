"""Text set in lines: broken as evenly as may be, with bold and italic words, and made to fit its box."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from math import cos, degrees, inf, sin
from typing import NamedTuple

from msgspec import Struct

from mochuelo.core.printing import Font, Words
from mochuelo.press.hyphens import syllables
from mochuelo.press.pen import POINT, Pen

BOLD: dict[Font, Font] = {"serif": "serif-bold", "sans": "sans-bold"}
ITALIC: dict[Font, Font] = {"serif": "serif-italic"}
MARKS = re.compile(r"(\*\*|__)")
STEP = 0.25
"""Letters are made smaller by so many points at a time."""
LONELY = 0.2
"""A last line shorter than this part of the width is avoided."""
INDENT = 1.1
"""How far a line of verse that runs over is indented, in sizes of its letters."""
RISE = 0.35
"""From the middle of a line down to its baseline, in sizes of the letters."""
HYPHEN = "-"
PARTING, PARTING_EVEN = 0.1, 0.3
"""A word is parted only where that saves the line more than a gap of this part of the width; in lines about a middle gaps do less harm."""

Piece = tuple[str, Font]


class Style(Struct, frozen=True):
    """How letters look."""

    font: Font
    size: float
    leading: float = 1.4
    colour: str = "#000000"
    spacing: float = 0.0

    @property
    def pitch(self) -> float:
        """From one line to the next, in millimetres."""
        return self.size * self.leading * POINT


class Line(Struct, frozen=True):
    """A line of text: pieces that are set one after the other, how wide they are together, and how far they are indented."""

    pieces: tuple[Piece, ...]
    width: float
    indent: float = 0.0


class _Bit(NamedTuple):
    """A word, or a part of one that a line may end with: its pieces, how wide it is, and whether it goes on with the word before it."""

    pieces: tuple[Piece, ...]
    wide: float
    glued: bool


class _Gaps(NamedTuple):
    """How wide a space is, and a hyphen."""

    space: float
    hyphen: float


def lines(pen: Pen, text: str, style: Style, width: float, hang: float = 0.0, even: bool = False) -> list[Line]:
    """The text in lines no wider than `width`, as even as may be, the last one too if `even`; all but the first are indented by `hang`."""
    bits = list(_bits(pen, text, style))
    if not bits:
        return []
    ends = _broken(bits, _gaps(pen, style), width, hang, even)
    found = []
    for at, (start, end) in enumerate(zip((0, *ends), ends, strict=False)):
        pieces = _joined(bits[start:end], HYPHEN if end < len(bits) and bits[end].glued else "")
        found.append(Line(pieces, sum(_width(pen, (piece,), style) for piece in pieces), hang if at else 0.0))
    return found


def put(pen: Pen, line: Line, x: float, y: float, style: Style) -> None:
    """Write a line, its baseline at `y`."""
    for text, font in line.pieces:
        pen.write(text, x, y, font, style.size, style.colour, style.spacing)
        x += pen.measure(text, font, style.size, style.spacing)


def set_words(pen: Pen, words: Words) -> None:
    """Write the words in their box."""
    style, found = fitted(pen, words)
    left = words.x + (words.width - max((line.indent + line.width for line in found), default=0.0)) / 2
    spare = words.height - len(found) * style.pitch
    y = words.y + {"top": 0.0, "middle": spare / 2, "bottom": spare}[words.anchor] + style.pitch / 2 + RISE * style.size * POINT
    with pen.turned((180 if words.turned else 0) - words.turn, words.x + words.width / 2, words.y + words.height / 2):
        for line in found:
            if words.bend:
                _bent(pen, line, words.x + words.width / 2, y, style, words.bend)
                y += style.pitch
                continue
            spare = words.width - line.width
            x = {"left": words.x, "verse": left, "center": words.x + spare / 2, "right": words.x + spare}[words.align]
            put(pen, line, x + line.indent, y, style)
            y += style.pitch


def _bent(pen: Pen, line: Line, x: float, y: float, style: Style, radius: float) -> None:
    """Write a line about its middle `x` along a circle whose centre lies so far below the baseline: letter by letter, each turned."""
    along = -line.width / 2
    for text, font in line.pieces:
        for at, letter in enumerate(text):
            wide = pen.measure(letter, font, style.size)
            angle = (along + pen.measure(text[:at], font, style.size, style.spacing) + wide / 2 + style.spacing * POINT * (at > 0)) / radius
            middle, base = x + radius * sin(angle), y + radius * (1 - cos(angle))
            with pen.turned(-degrees(angle), middle, base):
                pen.write(letter, middle - wide / 2, base, font, style.size, style.colour)
        along += pen.measure(text, font, style.size, style.spacing)


def fitted(pen: Pen, words: Words) -> tuple[Style, list[Line]]:
    """The largest size at which every line is whole and all have room; else the largest at which there is room; else the smallest."""
    rows = len([row for row in words.text.split("\n") if row])
    roomy: tuple[Style, list[Line]] | None = None
    last: tuple[Style, list[Line]] | None = None
    for size in _sizes(words):
        style, found = last = _at(pen, words, size)
        if len(found) * style.pitch <= words.height:
            if len(found) == rows:
                return last
            roomy = roomy or last
    assert last is not None
    return roomy or last


def _at(pen: Pen, words: Words, size: float) -> tuple[Style, list[Line]]:
    style = Style(words.font, size, words.leading, words.colour, words.spacing)
    hang = INDENT * size * POINT if words.align == "verse" else 0.0
    even = words.align == "center"
    return style, [line for row in words.text.split("\n") for line in lines(pen, row, style, words.width, hang, even)]


def _sizes(words: Words) -> Iterator[float]:
    size = words.size
    while size > (words.smallest or words.size):
        yield size
        size -= STEP
    yield words.smallest or words.size


def _words(text: str, font: Font) -> Iterator[tuple[Piece, ...]]:
    """The words of a text, each in pieces of one font: `**bold**` and `__italic__`. An apostrophe is set as one."""
    word: list[Piece] = []
    now = font
    for part in MARKS.split(text.replace("'", "’")):
        if part == "**":
            now = font if now != font else BOLD.get(font, font)
        elif part == "__":
            now = font if now != font else ITALIC.get(font, font)
        else:
            first, *others = part.split(" ")
            word += [(first, now)] if first else []
            for other in others:
                yield from [tuple(word)] if word else []
                word = [(other, now)] if other else []
    yield from [tuple(word)] if word else []


def _bits(pen: Pen, text: str, style: Style) -> Iterator[_Bit]:
    """The words of a text, those in one font parted where they may be."""
    for word in _words(text, style.font):
        whole, font = word[0]
        parts = [((part, font),) for part in syllables(whole, pen.language)] if len(word) == 1 else [word]
        for nth, pieces in enumerate(parts):
            yield _Bit(pieces, _width(pen, pieces, style), nth > 0)


def _gaps(pen: Pen, style: Style) -> _Gaps:
    space = pen.measure("n n", style.font, style.size) - pen.measure("nn", style.font, style.size)
    return _Gaps(space, pen.measure(HYPHEN, style.font, style.size, style.spacing))


def _joined(bits: Sequence[_Bit], after: str) -> tuple[Piece, ...]:
    """The words of a line with their spaces and what stands `after` the last, neighbours of one font made one piece."""
    found: list[Piece] = []
    for at, bit in enumerate(bits):
        for nth, (text, font) in enumerate(bit.pieces):
            space = "" if bit.glued or not at or nth else " "
            if found and found[-1][1] == font:
                found[-1] = (found[-1][0] + space + text, font)
            else:
                found += [(space + text, font)]
    return (*found[:-1], (found[-1][0] + after, found[-1][1]))


def _width(pen: Pen, pieces: Sequence[Piece], style: Style) -> float:
    return sum(pen.measure(text, font, style.size, style.spacing) for text, font in pieces)


def _broken(bits: Sequence[_Bit], gaps: _Gaps, width: float, hang: float, even: bool) -> list[int]:
    """Where the lines end, so that the squares of what they leave empty are least; a word that is too wide stands alone."""

    count = len(bits)
    parting = (width * (PARTING_EVEN if even else PARTING)) ** 2
    best = [(0.0, 0)] * (count + 1)
    """For each bit that may begin a line, the least cost from there on, and where that line ends."""
    for start in reversed(range(count)):
        room, used = width - (hang if start else 0.0), 0.0
        best[start] = (inf, start + 1)
        for end in range(start + 1, count + 1):
            bit = bits[end - 1]
            used += bit.wide + (gaps.space if end > start + 1 and not bit.glued else 0.0)
            parted = end < count and bits[end].glued
            needed = used + (gaps.hyphen if parted else 0.0)
            if used > room and end > start + 1:
                break
            if needed > room and end > start + 1:
                continue
            spare = max(room - needed, 0.0)
            if end == count and not even:  # the last line may be short, but no lonely word
                spare = room * LONELY if start and used < room * LONELY else 0.0
            price = 1.0 + parting * parted
            best[start] = min(best[start], (spare**2 + best[end][0] + price, end))
    ends: list[int] = []
    while not ends or ends[-1] < count:
        ends.append(best[ends[-1] if ends else 0][1])
    return ends
