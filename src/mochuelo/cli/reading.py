"""What one reads at the terminal table without touching the game: the keys, the rules, what is on a card, a board as it would be."""

from __future__ import annotations

from rich.text import Text

from mochuelo.cli.dialogs import Page
from mochuelo.cli.look import DAWN, DUSK
from mochuelo.cli.rules import chapters
from mochuelo.cli.stage import Stage


class Reading(Stage):
    """A stage with the keys that only show something."""

    def action_help(self) -> None:
        """The keys and the ways to write an action."""
        _ = self.push_screen(Page(Text(self.say("page-help"))))

    def action_rules(self) -> None:
        """The rules of the game, chapter by chapter."""
        found = chapters(self.say, self.table.game, self.table.match.options)
        pages = (Text("\n").join([Text(each.heading, "bold"), *map(Text, each.paragraphs)]) for each in found)
        self._read(Text("\n\n").join(pages), self.say("rules-none"))

    def action_about(self) -> None:
        """What is written on the cards that the chosen action names."""
        self._read(Text(self.table.about(self.picker.text)), self.say("about-nothing", text=self.picker.text))

    def _read(self, text: Text, nothing: str) -> None:
        if text.plain:
            _ = self.push_screen(Page(text))
        else:
            self.hint(nothing)

    def action_peek(self) -> None:
        """Show the board as the action under the cursor would leave it, or as it is."""
        self.peeking = not self.peeking and self.table.imagined(self.picker.text) is not None
        self.hint(self.say("pane-peek", text=self.picker.text) if self.peeking else "")
        self.show_choice()

    def action_scroll_board(self, by: int) -> None:
        """Up or down over a board that is higher than its pane."""
        table = self.query_one("#table")
        (table.scroll_page_down if by > 0 else table.scroll_page_up)(animate=False)

    def action_light(self) -> None:
        """From Dusk to Dawn and back."""
        self.theme = DUSK.name if self.light else DAWN.name
        self.refresh_all()
