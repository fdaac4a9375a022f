"""Tables as text (CSV): rows of cells with the line of each; a quotation mark that nobody closes spoils its own row alone."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from msgspec import Struct

SIGNS = (",", ";", "\t", "|")
"""What may stand between two cells."""
_FORMULA = re.compile(r"'*[=+\-@]")
"""What a spreadsheet would take for something to work out."""


class Row(Struct, frozen=True):
    """The cells of a row, without blanks around them; `whole` where every quotation mark in it was closed."""

    line: int
    cells: tuple[str, ...]
    whole: bool = True


def rows(text: str, sign: str) -> Iterator[Row]:
    """The rows that have anything in them.

    >>> [row.cells for row in rows('a,"b, ""c"" d"\\n\\ne\\n', ",")]
    [('a', 'b, "c" d'), ('e',)]
    """
    at, line = 0, 1
    while at < len(text):
        cells, after, whole = _row(text, at, sign)
        if any(cells):
            yield Row(line, tuple(map(_unguarded, cells)), whole)
        line += text.count("\n", at, after)
        at = after


def _row(text: str, start: int, sign: str) -> tuple[list[str], int, bool]:
    """The cells of the row that begins at `start`, where the next one begins, and whether its quotation marks close."""
    cells: list[str] = []
    at = start
    while True:
        cell, at = _cell(text, at, sign)
        if at < 0:  # such a row is what stands on its line
            end = text.find("\n", start) + 1 or len(text)
            return [one.strip().strip('"') for one in text[start:end].split(sign)], end, False
        cells.append(cell.strip())
        if at >= len(text) or text[at] == "\n":
            return cells, at + 1, True
        at += 1


def _cell(text: str, at: int, sign: str) -> tuple[str, int]:
    """A cell and where it ends; -1 for one whose quotation mark is not closed before a cell's end."""
    blanks = re.compile(r" *").match(text, at)
    quote = blanks.end() if blanks else at
    ends = re.compile(f"[{re.escape(sign)}\n]|\\Z")
    if text[quote : quote + 1] != '"':
        end = ends.search(text, at)
        return (text[at : end.start()], end.start()) if end else (text[at:], len(text))
    inside = re.compile(r'"((?:[^"]|"")*)"').match(text, quote)
    if not inside:
        return "", -1
    end = ends.search(text, inside.end())
    beyond = text[inside.end() : end.start()] if end else ""
    if beyond.strip() and "\n" in inside[1]:
        return "", -1
    return inside[1].replace('""', '"') + beyond, end.start() if end else len(text)


def _unguarded(cell: str) -> str:
    return cell[1:] if cell.startswith("'") and _FORMULA.match(cell[1:]) else cell


def written(table: Iterable[Iterable[str]], sign: str) -> str:
    """A table as text, with a mark at its beginning by which spreadsheets know UTF-8, and nothing in it that one would work out.

    >>> print(written([["a", "=1+1"], ['say "b" c', ""]], ";").replace(chr(13), "").lstrip(chr(0xFEFF)).strip())
    a;'=1+1
    "say ""b"" c";
    """
    return "\ufeff" + "".join(sign.join(_written(cell, sign) for cell in row) + "\r\n" for row in table)


def _written(cell: str, sign: str) -> str:
    guarded = f"'{cell}" if _FORMULA.match(cell) else cell
    if guarded != guarded.strip() or any(mark in guarded for mark in (sign, '"', "\n", "\r")):
        return '"' + guarded.replace('"', '""') + '"'
    return guarded
