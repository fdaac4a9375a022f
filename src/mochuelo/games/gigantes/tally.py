"""The figures of a whole main game that tell how lively it was (core.game.Tally)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from mochuelo.core.game import Step
from mochuelo.games.gigantes.view import View


def tally(views: Sequence[View], stories: Sequence[Sequence[Step]]) -> Mapping[str, int]:
    """Turns, what was done in them, mochuelos played, changes of the lead and how far apart the scores were.

    A spectator cannot tell a pass by force from one by choice, so neither does this.
    """
    steps = [step for story in stories for step in story]
    said = [step.say.removeprefix("story-").removesuffix("-oblivion") for step in steps]
    scores = views[-1].scores
    return {
        "turns": sum(view.phase == "play" for view in views),
        "opens": said.count("open"),
        "supports": said.count("support"),
        "gifts": said.count("support-other"),
        "refutes": said.count("refute"),
        "own-refutes": said.count("refute-own"),
        "questions": said.count("question"),
        "cedes": said.count("cede"),
        "keeps": said.count("keep"),
        "empty-passes": said.count("pass"),
        "owls": sum(str(step.args.get("card", "")).endswith("13") for step in steps if step.kind in ("open", "refute")),
        "leads": _changes(views),
        "spread": max(scores) - min(scores),
    }


def _changes(views: Sequence[View]) -> int:
    """How often the one ahead was not the one who was ahead last."""
    ahead = [view.scores.index(max(view.scores)) for view in views if view.scores.count(max(view.scores)) == 1]
    return sum(now != before for before, now in pairwise(ahead))
