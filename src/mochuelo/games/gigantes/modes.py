"""The ways to play, the main game and four colours: the same questions, answered by two sets of modules."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from mochuelo.core.errors import IllegalAction
from mochuelo.core.game import Step, Viewer
from mochuelo.games.gigantes import quartets, quartets_imagine, quartets_refusal, quartets_story, quartets_tally, rules
from mochuelo.games.gigantes.imagine import imagine
from mochuelo.games.gigantes.options import Options
from mochuelo.games.gigantes.refusal import refusal
from mochuelo.games.gigantes.state import State
from mochuelo.games.gigantes.story import story
from mochuelo.games.gigantes.tally import tally
from mochuelo.games.gigantes.view import View


class Mode(NamedTuple):
    """What a way to play answers; `play` and `concede` change a state in place, everything else only looks."""

    legal: Callable[[State], list[int]]
    is_legal: Callable[[State, int], bool]
    play: Callable[[State, int], None]
    concede: Callable[[State, int], None]
    refusal: Callable[[State, int], IllegalAction]
    story: Callable[[State, int, Viewer], tuple[Step, ...]]
    imagine: Callable[[View, random.Random], State]
    tally: Callable[[Sequence[View], Sequence[Sequence[Step]]], Mapping[str, int]]


ARGUMENTS = Mode(rules.legal, rules.is_legal, rules.play, rules.concede, refusal, story, imagine, tally)
FOUR_COLOURS = Mode(
    quartets.legal,
    quartets.is_legal,
    quartets.play,
    quartets.concede,
    quartets_refusal.refusal,
    quartets_story.story,
    quartets_imagine.imagine,
    quartets_tally.tally,
)


def mode(s: State) -> Mode:
    """The way to play of a state."""
    return FOUR_COLOURS if s.four else ARGUMENTS


def mode_of(options: Options) -> Mode:
    """The way to play that options ask for."""
    return FOUR_COLOURS if options.play == "four_colours" else ARGUMENTS
