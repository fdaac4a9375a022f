"""The figures of a whole main game that tell how lively it was (core.game.Tally)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mochuelo.core.game import Step
from mochuelo.games.gigantes.view import View


def tally(views: Sequence[View], stories: Sequence[Sequence[Step]]) -> Mapping[str, int]:
    """Turns, what was done in them, mochuelos played, and how far apart the scores were."""
    kinds = [step.kind for story in stories for step in story]
    turns = sum(view.phase == "play" for view in views)
    owls = sum(move.piece.endswith("13") and move.start == "" for story in stories for step in story for move in step.moves)
    scores = views[-1].scores
    return {
        "turns": turns,
        "opens": kinds.count("open"),
        "supports": kinds.count("support"),
        "refutes": kinds.count("refute"),
        "questions": kinds.count("question"),
        "cedes": kinds.count("cede"),
        "keeps": kinds.count("keep"),
        "empty-passes": kinds.count("pass"),
        "owls": owls,
        "spread": max(scores) - min(scores),
    }
