"""Notation, story, places, and the view as text."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import cast

from mochuelo.core.errors import NotationError
from mochuelo.core.game import Move, Step, Viewer

from .rules import Action, Kind, State, apply
from .view import View, seen, view


def write(action: Action) -> str:
    value = str(action.value) if action.value else "?"
    return f"roll:{value}" if action.kind == "roll" else f"{action.kind}:{action.seat}:{value}"


def read(text: str) -> Action:
    found = re.fullmatch(r"(roll):()([1-9][0-9]?)|(deal|set|show):([0-2]):([1-9][0-9]?|\?)", text, re.ASCII)
    if found is None:
        raise NotationError("notation", f"not an action: {text!r}; write deal:SEAT:CARD, roll:NUMBER, set:SEAT:CARD or show:SEAT:CARD")
    kind, seat, value = (found[1], "-1", found[3]) if found[1] else (found[4], found[5], found[6])
    return Action(cast(Kind, kind), int(seat), 0 if value == "?" else int(value))


def story(state: State, action: Action, viewer: Viewer) -> tuple[Step, ...]:
    trace: list[tuple[str, int]] = []
    after = apply(state, action, trace)
    before, middle = places(view(state, viewer)), places(view(after, viewer))
    first = _first(seen(state, action, viewer), before)
    changed = {**before, **{move.piece: move.end for move in first.moves}}
    rest = tuple(Move(piece, changed[piece], middle[piece]) for piece in before if changed[piece] != middle[piece])
    steps = [Step(kind=what, say=f"story-{what}", args={"seat": seat}, rule=what, moves=rest) for what, seat in trace]
    return (first, *steps)


def _first(action: Action, before: Mapping[str, str]) -> Step:
    kind = action.kind
    hidden = "" if action.value else "-hidden"
    args: dict[str, str | int] = {"seat": action.seat, "value": action.value} if action.value else {"seat": action.seat}
    return Step(kind=kind, say=f"story-{kind}{hidden}", args=args, rule=kind, moves=_moves(action, before))


def _moves(action: Action, before: Mapping[str, str]) -> tuple[Move, ...]:
    mine = [piece for piece in before if piece.startswith(f"{action.seat}.")]
    ends = {"deal": ("deck", "hand"), "set": ("hand", "set"), "show": ("set", "table")}
    if action.kind == "roll":
        return ()
    start, end = (f"{zone}/{action.seat}" for zone in ends[action.kind])
    there = [piece for piece in mine if before[piece] == start]
    return (Move(there[0] if action.kind == "deal" else there[-1], start, end),)


def places(view: View) -> Mapping[str, str]:
    """A seat's cards are numbered through hand, table, pile, out and deck: a number never tells which card it is."""
    found: dict[str, str] = {}
    for seat, hand in enumerate(view.hands):
        table = "table" if view.shown[seat] else "set"
        row = ["hand"] * len(hand) + [table] * (view.sets[seat] != 0) + ["pile"] * len(view.piles[seat]) + ["out"] * len(view.buried[seat])
        row += ["deck"] * (view.options.hand - len(row))
        found.update({f"{seat}.{number}": f"{zone}/{seat}" for number, zone in enumerate(row)})
    return found


def show(view: View) -> str:
    rows = [f"{view.phase}  treasure {view.treasure}"]
    for seat, hand in enumerate(view.hands):
        cards = " ".join(str(card or "?") for card in hand) or "-"
        rows.append(f"{seat}: {cards} | {'?' if view.sets[seat] < 0 else view.sets[seat] or '-'} | {view.scores[seat]}")
    return "\n".join(rows)
