"""Figures of a whole game, from what a spectator sees: rounds, trips, which spaces were met, waiting."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from mochuelo.core.game import Step
from mochuelo.games.sophie.view import View

SPACES = ("philosophy", "question", "travel", "major", "gadfly", "forgetting")
COUNTED = {
    "ask": "questions",
    "right": "right",
    "wrong": "wrong",
    "finish": "epochs",
    "rabbit": "rabbits",
    "fly": "jumps",
    "carry": "carried",
    "wait": "waits",
    "still": "still",
    "speak": "speeches",
    "again": "again",
}
"""Steps of these kinds are counted under these names."""


def tally(views: Sequence[View], stories: Sequence[Sequence[Step]]) -> Mapping[str, int]:
    """The figures of a game; `trip-turns` are the turns of all trips from one epoch to the next, `trips` how many those were."""
    kinds = Counter(step.kind for steps in stories for step in steps)
    found = {"rounds": views[-1].round}
    found |= {name: kinds[kind] for kind, name in COUNTED.items()}
    met = Counter(step.args["space"] for steps in stories for step in steps if step.kind == "move")
    found |= {f"on-{kind}": met[kind] for kind in SPACES}
    found |= _trips(stories)
    found["spread"] = max(views[-1].points) - min(views[-1].points)
    return found


def _trips(stories: Sequence[Sequence[Step]]) -> dict[str, int]:
    """Trips that came to an epoch, and the turns they took: every start of a turn on the way is one."""
    going, turns, trips, total = set[object](), Counter[object](), 0, 0
    for steps in stories:
        for step in steps:
            seat = step.args.get("seat")
            if step.say == "story-leave":
                going.add(seat)
            if step.kind in ("leave", "follow", "six", "speech") and seat in going:
                turns[seat] += 1
            if step.kind in ("enter", "rabbit") and seat in going:
                trips, total = trips + 1, total + turns[seat]
                going.discard(seat)
                turns[seat] = 0
    return {"trips": trips, "trip-turns": total}
