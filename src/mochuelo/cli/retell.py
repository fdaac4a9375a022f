"""A game told in coloured text: who sits there, what each action did, how it ended."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from rich.console import Group
from rich.padding import Padding
from rich.text import Text

from mochuelo.cli import paint
from mochuelo.cli.table import Told
from mochuelo.cli.words import Words
from mochuelo.core.event import Event
from mochuelo.core.game import Outcome

TOLD = frozenset({"act", "chance", "lapse", "concede", "flag", "draw", "respect", "takeback"})
"""The events that are told; the rest are the table's own business."""


def head(say: Words, names: Sequence[str], event: Event, light: bool = False) -> Text:
    """One event in a line."""
    if event.kind != "act":
        return Text(_fact(say, names, event), "italic")
    who = (f"{paint.mark(event.seat)} {names[event.seat]}", f"bold {paint.seat(event.seat, light)}")
    return Text.assemble(who, (f"  {event.text}", "bold"))


def runs(told: Sequence[Told]) -> Iterator[tuple[Told, int]]:
    """What is told, and how many times in a row the same happened: hands that others are dealt, say."""
    heard = [one for one in told if one.event.kind in TOLD]
    for _, same in groupby(heard, key=lambda one: (one.event.kind, one.event.seat, one.event.text, one.lines)):
        events = list(same)
        yield events[0], len(events)


def entry(say: Words, names: Sequence[str], told: Told, times: int = 1) -> Text:
    """One event and its story, each sentence in a line of its own."""
    first, lines = _opening(say, names, told, times=times)
    return Text("\n").join([first, *(Text(f"  {line}") for line in lines)])


def block(say: Words, names: Sequence[str], told: Told, light: bool, times: int = 1) -> Group:
    """One event and its story, for a pane in which long sentences are folded."""
    first, lines = _opening(say, names, told, light, times)
    return Group(first, *(Padding(Text(line), (0, 0, 0, 2)) for line in lines))


def _opening(say: Words, names: Sequence[str], told: Told, light: bool = False, times: int = 1) -> tuple[Text, tuple[str, ...]]:
    """The first line of an event, and those that follow; of chance there is much to tell, so one sentence of it stands in that line."""
    again = f" ×{times}" if times > 1 else ""
    if told.event.kind == "chance" and len(told.lines) == 1:
        return Text.assemble((told.event.text + again, "italic"), f"  {told.lines[0]}"), ()
    return head(say, names, told.event, light).append(again), told.lines


def _fact(say: Words, names: Sequence[str], event: Event) -> str:
    if event.kind == "chance":
        return say("told-chance", text=event.text)
    if event.kind == "respect":
        return say("told-respect", who=names[event.seat], to=names[int(event.text)])
    return say(f"told-{event.kind}", text=event.text, who=names[event.seat] if event.seat >= 0 else "")


def ending(say: Words, names: Sequence[str], outcome: Outcome) -> str:
    """How a game ended, and why."""
    who = say("ending-draw")
    if outcome.winners:
        who = say("ending-wins", count=len(outcome.winners), who=say("and").join(names[seat] for seat in outcome.winners))
    return f"{who} · {reason(say, names, outcome)}"


def reason(say: Words, names: Sequence[str], outcome: Outcome) -> str:
    """Why it ended so, in the words of the game or of the table."""
    winner = names[outcome.winners[0]] if outcome.winners else ""
    return say.among(f"outcome-{outcome.reason}", f"ending-{outcome.reason}", winner=winner, who=winner)


def seats_line(names: Sequence[str], turn: int, light: bool = False) -> Text:
    """The seats with their shapes and colours; the one to move is marked."""
    line = Text()
    for seat, name in enumerate(names):
        line.append("▸" if seat == turn else " ", "bold")
        style = f"bold {paint.seat(seat, light)}" if seat == turn else paint.seat(seat, light)
        line.append(f"{paint.mark(seat)} {name}", f"{style} underline" if seat == turn else style)
        line.append("  ")
    return line
