"""What may lie over the terminal table: a question, a page to read, and the curtain that hides secrets between two people."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.events import Key
from textual.screen import ModalScreen
from textual.widgets import Static


class Answer(Struct, frozen=True):
    """One of the answers to a question: what it means, the letter that gives it, and its words."""

    meaning: str
    letter: str
    words: str


class Ask(ModalScreen[str]):
    """A question; gives the meaning of the answer whose letter is pressed, or "" for Esc."""

    def __init__(self, question: str, *answers: Answer) -> None:
        super().__init__()
        self.question = question
        self.answers = answers

    def compose(self) -> ComposeResult:
        """The question and a line for each answer."""
        with Vertical(classes="dialog"):
            yield Static(Text(self.question))
            for answer in self.answers:
                yield Static(Text.assemble((f" {answer.letter.upper()} ", "bold reverse"), "  ", answer.words))

    def on_key(self, event: Key) -> None:
        """The letter of an answer gives it."""
        meanings = {answer.letter: answer.meaning for answer in self.answers} | {"escape": ""}
        if event.key in meanings:
            _ = self.dismiss(meanings[event.key])


class Page(ModalScreen[None]):
    """Something to read; any of Esc, Enter, F1 and Q closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,f1,q", "close", show=False)]

    def __init__(self, text: Text) -> None:
        super().__init__()
        self.text = text

    def compose(self) -> ComposeResult:
        """The page, scrolling when it is long."""
        with VerticalScroll(classes="dialog page") as scroll:
            yield Static(self.text)
        scroll.focus()

    def action_close(self) -> None:
        """Back to the table."""
        _ = self.dismiss(None)


class Curtain(ModalScreen[None]):
    """Hides everything until the next person is alone before the screen and presses Enter."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "open", show=False)]

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def compose(self) -> ComposeResult:
        """Only whose turn it is."""
        with Vertical(classes="dialog"):
            yield Static(self.text)

    def action_open(self) -> None:
        """The next person is here."""
        _ = self.dismiss(None)
