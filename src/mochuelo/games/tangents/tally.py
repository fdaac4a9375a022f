"""The figures of a whole game that tell how lively it was (core.game.Tally)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from mochuelo.core.game import Step
from mochuelo.games.tangents.view import View

LONGEST = 4
"""Chains of so many cards or more are counted together."""


def tally(views: Sequence[View], stories: Sequence[Sequence[Step]]) -> dict[str, int]:
    """Cards flipped, chains by their length, changes of the lead, blocks and passes of a game from its views and stories."""
    chains = [sum(step.kind == "flip" for step in story) for story in stories]
    kinds = [step.kind for story in stories for step in story]
    lengths = {f"chain-{n}": sum(min(chain, LONGEST) == n for chain in chains) for n in range(1, LONGEST + 1)}
    return {
        "flips": sum(chains),
        **lengths,
        "leads": lead_changes([view.score[0] - view.score[1] for view in views]),
        "blocks": kinds.count("block"),
        "passes": kinds.count("pass"),
    }


def lead_changes(margins: Sequence[int]) -> int:
    """How often the one ahead was not the one who was ahead last.

    >>> lead_changes([0, 1, 0, 2, -1, 0, 1])
    2
    """
    ahead = [margin > 0 for margin in margins if margin]
    return sum(now != before for before, now in pairwise(ahead))
