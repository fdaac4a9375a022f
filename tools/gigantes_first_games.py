"""The guided first games of A hombros de gigantes: whole games with a small deck, of which the learner plays the first seat."""

from __future__ import annotations

from typing import NamedTuple

from mochuelo.games.gigantes import Options


class Guided(NamedTuple):
    """A game, action by action, chance and all; the learner's turns are as they are meant to be."""

    slug: str
    options: Options
    seats: int
    script: str


GAMES: tuple[Guided, ...] = ()
