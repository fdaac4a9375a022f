"""The figures of a whole game of four colours that tell how lively it was (core.game.Tally)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mochuelo.core.game import Step
from mochuelo.games.gigantes.view import View


def tally(views: Sequence[View], stories: Sequence[Sequence[Step]]) -> Mapping[str, int]:
    """Questions, those that hit, draws, quartets dealt complete, and how far apart the scores were."""
    kinds = [step.kind for story in stories for step in story]
    dealt = sum(story[0].kind == "quartet" for story in stories)
    scores = views[-1].scores
    return {
        "asks": kinds.count("ask"),
        "hits": kinds.count("hit"),
        "draws": kinds.count("draw"),
        "dealt-quartets": dealt,
        "quartets": kinds.count("quartet"),
        "spread": max(scores) - min(scores),
    }
