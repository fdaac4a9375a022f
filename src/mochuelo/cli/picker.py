"""Choosing with the arrow keys: one column of tokens for each part of an action, and always one whole action under the cursor."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate

from msgspec import Struct

from mochuelo.cli.choice import Choice, squeeze, tokens


class Column(Struct, frozen=True):
    """The tokens of one part of the action, and which of them is chosen."""

    tokens: tuple[str, ...]
    chosen: int


class Picker:
    """A path through the tokens of the legal actions, from the first column to the last, and the column the cursor is in."""

    def __init__(self, legal: Sequence[str], cut: Callable[[str], tuple[str, ...]] = tokens) -> None:
        self.choice = Choice(legal, cut)
        self.level = 0
        self.path: tuple[str, ...] = ()
        self._settle(())
        self.level = next((level for level, column in enumerate(self.columns()) if len(column.tokens) > 1), 0)

    @property
    def text(self) -> str:
        """The action under the cursor, "" when there is none."""
        return self.choice.lead + "".join(self.path) if self.path else ""

    def columns(self) -> tuple[Column, ...]:
        """All columns along the path."""
        found = []
        for depth, token in enumerate(self.path):
            open_tokens = self.choice.column(self.path[:depth])
            found.append(Column(open_tokens, open_tokens.index(token)))
        return tuple(found)

    def move(self, by: int) -> None:
        """Up or down in the present column, around its ends; what was chosen further on is kept where it can be."""
        columns = self.columns()
        if columns:
            column = columns[self.level]
            self._choose(column.tokens[(column.chosen + by) % len(column.tokens)])

    def go(self, by: int) -> None:
        """Left or right among the columns."""
        self.level = max(0, min(self.level + by, len(self.path) - 1))

    def point(self, level: int, row: int) -> None:
        """Choose the token in that row of that column."""
        columns = self.columns()
        if 0 <= level < len(columns) and 0 <= row < len(columns[level].tokens):
            self.level = level
            self._choose(columns[level].tokens[row])

    def follow(self, typed: str) -> bool:
        """Go where the typed text leads; False when no action begins so."""
        found = self.choice.first(typed)
        if not found:
            return False
        here, key, lead = squeeze(self.text), self.choice.key(typed), len(squeeze(self.choice.lead))
        if not here.startswith(key):
            self._settle(_like(self.choice.cut(found), self.path, key[lead:]))
        self.level = _depth(self.path, len(key) - lead)
        return True

    def _choose(self, token: str) -> None:
        self._settle((*self.path[: self.level], token, *self.path[self.level + 1 :]))

    def _settle(self, wish: Sequence[str]) -> None:
        path: tuple[str, ...] = ()
        while column := self.choice.column(path):
            wanted = wish[len(path)] if len(path) < len(wish) else ""
            token = wanted if wanted in column else column[0]
            if column == ("",):
                break
            path = (*path, token)
            if token == "":  # the action may end here, or go on
                break
        self.path = path
        self.level = max(0, min(self.level, len(path) - 1))


def _depth(path: Sequence[str], typed: int) -> int:
    """The column that holds the character number `typed`."""
    ends = accumulate(map(len, path))
    return next((depth for depth, end in enumerate(ends) if typed < end), max(len(path) - 1, 0))


def _like(found: Sequence[str], path: Sequence[str], key: str) -> tuple[str, ...]:
    """The found action with the later tokens of the present path in place of its own, as far as they begin as typed."""
    fixed = _depth(found, max(len(key) - 1, 0)) + 1
    return (*found[:fixed], *path[fixed:])
