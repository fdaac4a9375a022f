"""The pane in which an action is chosen: its parts in columns, the cursor on one whole action."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.text import Text
from textual import events
from textual.message import Message
from textual.widget import Widget

from mochuelo.cli.picker import Column, Picker

GAP = 1


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
        self._spans: list[tuple[int, int, int]] = []

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
        for level, (column, width) in enumerate(zip(columns, self._widths(columns), strict=True)):
            top = _top(column, height)
            self._spans.append((x, x + width, top))
            for y, row in enumerate(rows):
                row.append(self._cell(column, level, top + y, width))
                row.append(" " * GAP)
            x += width + GAP
        return Text("\n").join(rows)

    def _cell(self, column: Column, level: int, at: int, width: int) -> Text:
        if at >= len(column.tokens):
            return Text(" " * width)
        label = self._label(column.tokens[at])[: width - 2].ljust(width - 2)
        if at != column.chosen:
            return Text(f"  {label}")
        here = level == self.picker.level
        return Text(("▸ " if here else "· ") + label, "bold reverse" if here else "bold underline")

    def _label(self, token: str) -> str:
        return f"{token or '⏎'} {self._word(token)}".strip()

    def _widths(self, columns: Sequence[Column]) -> list[int]:
        """Wide enough for the names, first of the column with the cursor, then of its neighbours as far as there is room."""
        names = [max(len(self._label(token)) for token in column.tokens) + 3 for column in columns]
        widths = [max(len(token) for token in column.tokens) + 3 for column in columns]
        room = self.size.width - GAP * len(columns)
        for level in sorted(range(len(columns)), key=lambda level: abs(level - self.picker.level)):
            wish = min(names[level], widths[level] + room - sum(widths)) if level == self.picker.level else names[level]
            if sum(widths) - widths[level] + wish <= room:
                widths[level] = max(wish, widths[level])
        return widths

    def on_click(self, event: events.Click) -> None:
        """Choose the token under the mouse."""
        for level, (start, end, top) in enumerate(self._spans):
            column = self.picker.columns()[level]
            if start <= event.x < end and top + event.y < len(column.tokens):
                again = column.chosen == top + event.y and level == self.picker.level
                self.picker.point(level, top + event.y)
                self.refresh()
                self.post_message(self.Chosen(again))
                return


def _top(column: Column, height: int) -> int:
    """The first row to show, so that the chosen token is in the middle where possible."""
    return max(0, min(column.chosen - height // 2, len(column.tokens) - height))
