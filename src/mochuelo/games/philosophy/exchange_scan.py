"""The words of a PGN-like file, each with its place: tag pairs, numbers, comments, and the items of the game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from mochuelo.core.errors import RecordError

_TAG = re.compile(r'\[\s*(?P<name>\w+)\s+"(?P<value>(?:\\.|[^"\\])*)"\s*\](?=\s*(?:$|;|\{|\[))')
_LOOSE_TAG = re.compile(r'\[(?P<name>\w+) "(?P<value>.+)"\]\s*$')
"""Quotation marks within a value, as some write them without a backslash."""
_ITEM = r"[A-Z][a-z][+:-]|R:|rule:"
_NUMBER = re.compile(r"([0-9]+)[.:](?=\s|$)|([0-9]+)\.+(?=[A-Z])")
_NAMED = re.compile(rf"[A-Z][a-z][+-]:(?:(?!\s+(?:[0-9]+[.:]|{_ITEM}|[*;])|\s*[;{{]).)*")
_WORD = re.compile(r"[^\s;{}]+")
_BLANK = re.compile(r"\s+")

_ASIDE = re.compile(r"\[%(\w+)(?: ([^\]]*))?\]\s*")
ASIDES = frozenset({"during", "now", "flag", "from", "draw", "after", "here"})
"""What a comment may say that notation cannot: see exchange.py."""


class Word(Struct, frozen=True):
    """Something in the file. A tag's `text` is its value and `name` its name; `alone` tells a comment that has a line to itself."""

    kind: Literal["tag", "number", "comment", "item"]
    text: str
    line: int
    column: int
    name: str = ""
    alone: bool = False


class Misread(Exception):
    """Something that cannot be read, and where; the reader knows how far it had got."""

    def __init__(self, code: str, message: str, line: int, column: int, **args: str | int) -> None:
        super().__init__(message)
        self.code, self.message, self.line, self.column, self.details = code, message, line, column, args

    def error(self, read: int, so_far: object) -> RecordError:
        """The error for the one who asked, `read` actions having been read before, and the record of them if there is one."""
        return RecordError(self.code, self.message, line=self.line, column=self.column, read=read, so_far=so_far, **self.details)


def wrong(word: Word, code: str, message: str, at: int = 0, **details: str | int) -> Misread:
    """What is wrong with a word, `at` characters into it."""
    return Misread(code, message, word.line, word.column + at, **details)


def scan(text: str) -> Iterator[Word]:
    """The words of a file in order; raises `Misread` for what is none."""
    rows = re.split("\r\n|\r|\n", text.removeprefix("\ufeff"))
    scanner = _Scanner(rows)
    for row in range(len(rows)):
        yield from scanner.row(row)
    scanner.end()


def drain(text: str) -> tuple[list[Word], Misread | None]:
    """All words of a file up to the first place where there is none, and what is wrong there: what stands before can still be played."""
    words: list[Word] = []
    try:
        words.extend(scan(text))
    except Misread as fault:
        return words, fault
    return words, None


class _Scanner:
    """Goes through the rows; a comment in braces may span several."""

    def __init__(self, rows: list[str]) -> None:
        self.rows = rows
        self.open: Word | None = None
        self.parts: list[str] = []
        self.in_game = False

    def row(self, number: int) -> Iterator[Word]:
        row, at = self.rows[number], 0
        fresh = True
        while at < len(row):
            if self.open:
                at, found = self._close(row, at)
                if found:
                    yield found
                continue
            if blank := _BLANK.match(row, at):
                at = blank.end()
                continue
            word, at = self._word(row, at, number + 1, fresh)
            fresh = False
            if word:
                yield word

    def end(self) -> None:
        if self.open:
            raise Misread("pgn-comment-open", "a comment is not closed: '{'; end it with '}'", self.open.line, self.open.column)

    def _close(self, row: str, at: int) -> tuple[int, Word | None]:
        """Read on in a comment in braces, up to its end or the end of the row; a backslash keeps a brace in it."""
        assert self.open is not None
        found = re.compile(r"((?:\\.|[^}\\])*)(\})?").match(row, at)
        assert found is not None
        self.parts.append(re.sub(r"\\(.)", r"\1", found[1]))
        if not found[2]:
            return len(row), None
        whole, opened = " ".join(" ".join(self.parts).split()), self.open
        self.open, self.parts = None, []
        return found.end(), Word("comment", whole, opened.line, opened.column, alone=opened.alone)

    def _word(self, row: str, at: int, line: int, fresh: bool) -> tuple[Word | None, int]:
        mark, column = row[at], at + 1
        if mark == "{":
            self.open = Word("comment", "", line, column, alone=fresh)
            return None, at + 1
        if mark == "}":
            raise Misread("pgn-comment-stray", "nothing is open here: '}'; take it out, or begin the comment with '{'", line, column)
        if mark == ";":
            return self._semicolon(row, at, line, fresh)
        if mark == "[" and (fresh or not self.in_game):
            return self._tag(row, at, line)
        self.in_game = True
        if number := _NUMBER.match(row, at):
            return Word("number", number[1] or number[2], line, column), number.end()
        found = _NAMED.match(row, at) or _WORD.match(row, at)
        assert found is not None, "every mark that is not blank begins a word"
        return Word("item", found[0].rstrip(), line, column), found.end()

    def _semicolon(self, row: str, at: int, line: int, fresh: bool) -> tuple[Word | None, int]:
        """After a word without a blank it parts two items; otherwise a comment reaches to the end of the row."""
        if at and not row[at - 1].isspace() and row[at + 1 : at + 2].strip():
            return None, at + 1
        text = re.sub("(?<=[0-9][.:])\u00a0", " ", row[at + 1 :])
        return Word("comment", " ".join(text.split()), line, at + 1, alone=fresh), len(row)

    def _tag(self, row: str, at: int, line: int) -> tuple[Word, int]:
        found = _TAG.match(row, at) or _LOOSE_TAG.match(row, at)
        if not found:
            text = row[at:].strip()
            raise Misread("pgn-tag", f'not a tag pair: {text!r}; write it as [ColorIn "Ana"]', line, at + 1, text=text)
        if self.in_game:
            name = found["name"]
            raise Misread("pgn-tag-late", f"a tag pair among the moves: {name!r}; they come before", line, at + 1, name=name)
        value = re.sub(r'\\(["\\])', r"\1", found["value"]).strip()
        return Word("tag", value, line, at + 1, name=found["name"]), found.end()


def split_asides(text: str) -> tuple[dict[str, str], str]:
    """The `[%name value]` at the beginning of a comment that we know, and the rest of the comment."""
    asides = {}
    while (found := _ASIDE.match(text)) and found[1] in ASIDES:
        asides[found[1]] = found[2] or ""
        text = text[found.end() :]
    return asides, text
