"""The pane in which an action is chosen: its parts in columns, the cursor on one whole action."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Sequence

from rich.text import Text
from textual import events
from textual.message import Message
from textual.widget import Widget

from mochuelo.cli.picker import Column, Picker

GAP = 1
MARGIN = 2
"""How far the rest of a long name stands behind its beginning."""


class Columns(Widget, can_focus=False):
    """Shows a picker. Its owner moves the cursor; a click chooses a token, and a second click on it plays."""

    class Chosen(Message):
        """A token was clicked; `again` when it was the cursor's own."""

        def __init__(self, again: bool) -> None:
            super().__init__()
            self.again = again

    def __init__(self, label: Callable[[str], str]) -> None:
        super().__init__()
        self.picker = Picker(())
        self._word = label
        self._spans: list[tuple[int, int, tuple[int, ...]]] = []
        """Of each column where it begins and ends, and which token stands on each of its rows."""

    def show(self, picker: Picker) -> None:
        """Show this picker from now on."""
        self.picker = picker
        self.refresh()

    def render(self) -> Text:
        """The columns side by side, each scrolled to its chosen token."""
        height = max(self.size.height, 1)
        columns = self.picker.columns()
        rows = [Text() for _ in range(height)]
        self._spans, x = [], 0
        for level, (column, width) in enumerate(zip(columns, self._widths(columns, self.size.width), strict=True)):
            lines = self._lines(column, level, width - 2)
            top = _top([at for at, _ in lines], column.chosen, height)
            self._spans.append((x, x + width, tuple(at for at, _ in lines[top : top + height])))
            for y, row in enumerate(rows):
                row.append(self._cell(column, level, lines, top + y, width))
                row.append(" " * GAP)
            x += width + GAP
        return Text("\n").join(rows)

    def rows(self, wide: int) -> int:
        """How many rows the longest column has in a pane of that width, every name whole."""
        columns = self.picker.columns()
        sized = zip(columns, self._widths(columns, wide), strict=True)
        return max((len(self._lines(column, level, width - 2)) for level, (column, width) in enumerate(sized)), default=0)

    def _lines(self, column: Column, level: int, width: int) -> list[tuple[int, str]]:
        """The rows of a column: which token, and what of its name. In the cursor's column a name that is too long goes on below."""
        found: list[tuple[int, str]] = []
        for at, token in enumerate(column.tokens):
            label = self._label(token)
            wrapped = level == self.picker.level and len(label) > width > MARGIN
            lines = textwrap.wrap(label, width, subsequent_indent=" " * MARGIN) if wrapped else [label[: max(width, 0)]]
            found += [(at, line) for line in lines]
        return found

    def _cell(self, column: Column, level: int, lines: Sequence[tuple[int, str]], row: int, width: int) -> Text:
        if row >= len(lines):
            return Text(" " * width)
        at, words = lines[row]
        label = words.ljust(width - 2)
        if at != column.chosen:
            return Text(f"  {label}")
        here = level == self.picker.level
        first = row == 0 or lines[row - 1][0] != at
        return Text((("▸ " if here else "· ") if first else "  ") + label, "bold reverse" if here else "bold underline")

    def _label(self, token: str) -> str:
        return f"{token or '⏎'} {self._word(token)}".strip()

    def _widths(self, columns: Sequence[Column], wide: int) -> list[int]:
        """Wide enough for the names, first of the column with the cursor, then of its neighbours as far as there is room."""
        names = [max(len(self._label(token)) for token in column.tokens) + 3 for column in columns]
        widths = [max(len(token) for token in column.tokens) + 3 for column in columns]
        room = wide - GAP * len(columns)
        for level in sorted(range(len(columns)), key=lambda level: abs(level - self.picker.level)):
            wish = min(names[level], widths[level] + room - sum(widths)) if level == self.picker.level else names[level]
            if sum(widths) - widths[level] + wish <= room:
                widths[level] = max(wish, widths[level])
        return widths

    def on_click(self, event: events.Click) -> None:
        """Choose the token under the mouse."""
        for level, (start, end, shown) in enumerate(self._spans):
            column = self.picker.columns()[level]
            if start <= event.x < end and event.y < len(shown):
                again = column.chosen == shown[event.y] and level == self.picker.level
                self.picker.point(level, shown[event.y])
                self.refresh()
                self.post_message(self.Chosen(again))
                return


def _top(tokens: Sequence[int], chosen: int, height: int) -> int:
    """The first row to show, so that the chosen token is in the middle where possible; `tokens` says which one stands on each row."""
    return max(0, min(tokens.index(chosen) - height // 2, len(tokens) - height)) if tokens else 0
