"""What is on the screen of the terminal table: the board, what may be done, what was done, and what it would do, in words."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Group, RenderableType
from rich.text import Text
from textual.app import App, ComposeResult
from textual.containers import Container, ScrollableContainer, Vertical, VerticalScroll
from textual.events import Resize
from textual.geometry import Size
from textual.widgets import Input, Static

from mochuelo.cli import paint, retell
from mochuelo.cli.look import DAWN, DUSK
from mochuelo.cli.pane import Columns
from mochuelo.cli.picker import Picker
from mochuelo.cli.table import Table
from mochuelo.cli.words import title

SMALL = 30
"""Rows below which the screen does without frames."""
FRAME = 2
"""Rows of a frame."""
EXPECTED = 2
"""Rows above the columns of a choice: who is to move, and a blank one."""
HALF = 0.5
"""The part of the height that a choice may have beside a board that needs less."""
SHARE = 0.7
"""The part of the height that a board may have with something below it, and of the width with something beside it."""

KEYS = (
    ("F1", "help"),
    ("F3", "rules"),
    ("F5", "about"),
    ("^Z", "undo"),
    ("^S", "save"),
    ("^G", "concede"),
    ("^Q", "leave"),
    ("F2", "peek"),
    ("F4", "light"),
)
"""The keys of the bottom line, of which the last have room on wide screens only, and the words for them (message ids `key-…`)."""


class Stage(App[None]):
    """Shows a table; `screen.TableScreen` lets it be played at."""

    CSS_PATH = "screen.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, deal: Callable[[], Table]) -> None:
        super().__init__()
        self.deal = deal
        self.table = deal()
        self.say = self.table.say
        self.shown = ""
        """The board as it is on the screen."""
        self.peeking = False
        """Whether the board is shown as the action under the cursor would leave it."""

    def compose(self) -> ComposeResult:
        """The board beside the choice; below them, or beside a board that needs all the height, what happened and what would; the line."""
        yield Static(id="seats")
        with Container(id="panes"):
            with ScrollableContainer(id="table", can_focus=False):
                yield Static(id="board")
            with Vertical(id="choice"):
                yield Static(id="expected")
                yield Columns(self._token_name)
            with VerticalScroll(id="story", can_focus=False):
                yield Static(id="told")
            with VerticalScroll(id="then", can_focus=False):
                yield Static(id="would")
        yield Static(id="hint")
        yield Input(id="line", placeholder=self.say("line-placeholder"), select_on_focus=False)
        yield Static(id="keys")

    def set_up(self) -> None:
        """Colours, titles, and the cursor on the line."""
        self.register_theme(DUSK)
        self.register_theme(DAWN)
        self.theme = DUSK.name
        self.title = title(self.say, self.table.game)
        self.query_one("#story").border_title = self.say("pane-story")
        self.query_one("#then").border_title = self.say("pane-then")
        self.query_one("#choice").border_title = self.say("pane-choice")
        self.query_one("#keys", Static).update(self._keys())
        self.hint("")
        self.query_one("#line").focus()

    def on_resize(self, event: Resize) -> None:
        """Do without frames where there is little room."""
        self.screen.set_class(event.size.height < SMALL, "small")
        self._fit(event.size)

    def _fit(self, size: Size) -> None:
        """Give a board that would leave the rest too little room the whole height, and the rest what is beside it."""
        frame = 0 if self.screen.has_class("small") else FRAME
        lines = self.shown.split("\n")
        rows, columns = len(lines) + frame, max(map(len, lines)) + frame + FRAME
        tall = rows > size.height * SHARE
        self.screen.set_class(tall, "tall")
        self.screen.set_class(columns > size.width * SHARE, "wide")
        panes = self.query_one("#panes").styles
        left = min(columns if tall else max(columns, size.width // 2), int(size.width * SHARE))
        choice = self.query_one(Columns).rows(size.width - left - frame - FRAME) + EXPECTED + frame
        panes.grid_rows = "3fr 2fr 2fr" if tall else f"{max(rows, min(choice, int(size.height * HALF)))} 1fr"
        panes.grid_columns = f"{left} 1fr"

    @property
    def light(self) -> bool:
        """Whether the ground is light."""
        return self.theme == DAWN.name

    @property
    def typed(self) -> Input:
        """The line to type on."""
        return self.query_one("#line", Input)

    @property
    def picker(self) -> Picker:
        """What the cursor is on."""
        return self.query_one(Columns).picker

    def _token_name(self, token: str) -> str:
        return self.table.named(token)

    def _keys(self) -> Text:
        line = Text(no_wrap=True, overflow="ellipsis")
        for key, what in KEYS:
            line.append(f" {key}", "bold")
            line.append(f" {self.say(f'key-{what}')} ")
        return line

    def refresh_all(self) -> None:
        """Show everything anew."""
        table = self.table
        legal = table.legal() if table.is_human(table.seat) else ()
        self.query_one(Columns).show(Picker(legal, table.telling.cut))
        self.query_one("#seats", Static).update(retell.seats_line(table.labels, table.seat, self.light))
        self.query_one("#told", Static).update(self._told())
        story = self.query_one("#story", VerticalScroll)
        _ = self.call_after_refresh(story.scroll_end, animate=False)  # once the new lines have their place
        self.query_one("#expected", Static).update(self._expected())
        self.show_choice()

    def show_choice(self) -> None:
        """Show the action under the cursor, and what it would do."""
        columns = self.query_one(Columns)
        columns.refresh()
        text = columns.picker.text
        lines = self.table.preview(text)
        would = Text(text, "bold")
        for line in lines:
            would.append(f"\n{line}", "not bold")
        self.query_one("#would", Static).update(would)
        self.query_one("#then", VerticalScroll).scroll_home(animate=False)
        board = self._board()
        self.shown = board.plain
        self._fit(self.size)
        self.query_one("#board", Static).update(board)

    def _board(self) -> Text:
        viewer = self.table.viewer()
        shown = self.table.imagined(self.picker.text) if self.peeking else None
        return paint.board(self.table.board(shown if shown is not None else self.table.view(viewer)), self.light)

    def _told(self) -> Group:
        table = self.table
        credit: list[RenderableType] = [Text(table.credit, "italic")] if table.credit else []
        runs = retell.runs(table.told)
        told: list[RenderableType] = [retell.block(self.say, table.names, one, self.light, times) for one, times in runs]
        if table.match.outcome:
            told.append(Text(retell.ending(self.say, table.names, table.match.outcome), "bold"))
        return Group(*credit, *told)

    def _expected(self) -> Text:
        table = self.table
        if table.match.outcome:
            return Text(retell.ending(self.say, table.names, table.match.outcome) + "\n" + self.say("after-end"), "bold")
        who = table.names[table.seat]
        style = f"bold {paint.seat(table.seat, self.light)}"
        message = "expected-human" if table.is_human(table.seat) else "expected-bot"
        return Text(f"{paint.mark(table.seat)} {self.say(message, who=who)}", style)

    def hint(self, text: str) -> None:
        """Say something on the table's own line: why something is not allowed, what is expected."""
        hint = self.query_one("#hint", Static)
        hint.update(Text(text))
        hint.set_class(not text, "empty")
