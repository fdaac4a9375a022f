"""How `--help` looks: plain columns, the same in every language, readable without colour."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING, Any

from cyclopts import Group
from rich.text import Text

if TYPE_CHECKING:
    from cyclopts.help import HelpEntry, HelpPanel
    from rich.console import Console, ConsoleOptions

    from mochuelo.cli.words import Words

WIDEST = 100
LEFT = 2
GAP = 2


class Help:
    """Renders the parts of a help page with headings and notes in the words of `say`."""

    def __init__(self, say: Words) -> None:
        self.say = say

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        """The line that shows how the command is written."""
        line = str(usage).removeprefix("Usage:").strip()
        for word in ("COMMAND", "[OPTIONS]"):
            line = line.replace(word, self.say(f"help-word-{word.strip('[]').lower()}"))
        console.print(Text.assemble((self.say("help-usage") + " ", "bold"), line, "\n"), highlight=False)

    def render_description(self, console: Console, options: ConsoleOptions, description: Any) -> None:
        """What the command does, and examples, whose lines are left as they are."""
        for row in _plain(description).splitlines():
            lines = [row] if row.startswith(" ") else _fold(row, _width(console)) or [""]
            console.print(Text("\n".join(lines)), soft_wrap=True)
        console.print()

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """One panel: commands, arguments or options."""
        if not panel.entries:
            return
        names = [self._name(entry) for entry in panel.entries]
        start = LEFT + max(map(len, names)) + GAP
        console.print(Text(str(panel.title), "bold"))
        for name, entry in zip(names, panel.entries, strict=True):
            lines = _fold(self._about(entry), _width(console) - start) or [""]
            about = ("\n" + " " * start).join(lines)
            console.print(Text.assemble(" " * LEFT, (name, "bold cyan"), " " * (start - LEFT - len(name)), about), soft_wrap=True)
        console.print()

    def _name(self, entry: HelpEntry) -> str:
        longest = max((name for name in entry.all_options if name != "-h"), key=len, default="")
        if entry.positional_label:
            return str(entry.positional_label)
        return f"{longest} {entry.metavar}" if entry.metavar else longest

    def _about(self, entry: HelpEntry) -> str:
        about = _plain(entry.description)
        notes = []
        if entry.required:
            notes.append(self.say("help-required"))
        if entry.default not in (None, "", '""', "False"):
            notes.append(self.say("help-default", value=str(entry.default)))
        return " ".join([about, *(f"({note})" for note in notes)])


def headings(say: Words) -> dict[str, Any]:
    """The headings of a help page, as the arguments of an App."""
    words = {"group_commands": "help-commands", "group_arguments": "help-arguments", "group_parameters": "help-options"}
    return {argument: Group(say(message)) for argument, message in words.items()}


def _fold(text: str, width: int) -> list[str]:
    return textwrap.wrap(text, width, break_long_words=False, break_on_hyphens=False)


def _width(console: Console) -> int:
    return min(console.width, WIDEST)


def _plain(value: Any) -> str:
    text = getattr(value, "primary_renderable", value)
    return (text.plain if isinstance(text, Text) else str(text or "")).strip("\n")
