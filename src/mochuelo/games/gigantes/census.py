"""The figures of a whole main game, counted from its states (core.game.Census): what was done and could have been, with which cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise

from mochuelo.games.gigantes.cards import TEXTS
from mochuelo.games.gigantes.rules import legal
from mochuelo.games.gigantes.state import (
    DRAWING,
    FIRST_OWL,
    KIND,
    OPENING,
    OTHER,
    OVER,
    OWNER,
    PASSING,
    PLAY,
    QUESTIONING,
    REFUTING,
    SEAT,
    SUPPORTING,
    TARGET,
    State,
)
from mochuelo.games.gigantes.turns import heir, score

DEEDS = ("turns", "forced", "reach", "opens", "supports", "gifts", "refutes", "own-refutes", "questions", "cedes", "keeps", "empty-passes")


def census(states: Sequence[State], actions: Sequence[int]) -> Mapping[str, int]:
    """Turns, those with only a pass and those within reach of a card, what was done, cards played, mochuelos and scores by seat."""
    found = Counter[str](dict.fromkeys(DEEDS, 0))
    uses = dict.fromkeys(TEXTS, 0)
    owls = [0] * int(states[0].seats)
    for state, action in zip(states, actions, strict=False):
        kind = action // int(KIND)
        if state.phase == PLAY:
            found.update(chances(state))
            found[deed(state, action, kind)] += 1
            if kind in (OPENING, SUPPORTING, REFUTING):
                uses[TEXTS[action & 63]] += 1
        elif kind == DRAWING and action & 63 >= FIRST_OWL and not state.packing:
            owls[action // int(SEAT) & 3] += 1
    scores = [int(score(states[-1], seat)) for seat in range(states[0].seats)]
    figures = {"leads": changes(states), "spread": max(scores) - min(scores), **{f"use:{text}": count for text, count in uses.items()}}
    return {**found, **figures, **seats("owls", owls), **seats("score", scores)}


def seats(name: str, numbers: Sequence[int]) -> dict[str, int]:
    """A figure of each seat."""
    return {f"{name}@{seat}": number for seat, number in enumerate(numbers)}


def chances(s: State) -> list[str]:
    """What a turn could have been."""
    kinds = {action // int(KIND) for action in legal(s)}
    forced = kinds == {int(PASSING)}
    return ["turns", *["forced"] * forced, *["reach"] * bool(kinds & {int(SUPPORTING), int(REFUTING)})]


def deed(s: State, action: int, kind: int) -> str:
    """What was done in a turn."""
    seat = int(s.seat)
    if kind == SUPPORTING:
        return "supports" if action // int(OTHER) & 3 == seat else "gifts"
    if kind == REFUTING:
        owner = max((action // int(OWNER) & 7) - 1, 0)
        return "own-refutes" if int(s.row[4 * seat + owner]) >> (action // int(TARGET) & 63) & 1 else "refutes"
    if kind == PASSING:
        empty = not any(s.row[4 * seat + owner] for owner in range(4))
        return "empty-passes" if empty else "cedes" if heir(s, seat) >= 0 else "keeps"
    return {int(OPENING): "opens", int(QUESTIONING): "questions"}[kind]


def changes(states: Sequence[State]) -> int:
    """How often the one ahead, in a turn or at the end, was not the one who was ahead last."""
    ahead = []
    for state in states:
        if state.phase in (PLAY, OVER):
            scores = [int(score(state, seat)) for seat in range(state.seats)]
            if scores.count(max(scores)) == 1:
                ahead.append(scores.index(max(scores)))
    return sum(now != before for before, now in pairwise(ahead))
