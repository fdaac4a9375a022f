"""How a game is spoken of at the terminal: by its own `telling` (core.telling), or else by what the contract gives of every game."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from mochuelo.cli.choice import tokens
from mochuelo.core.game import AnyGame
from mochuelo.core.printing import Say
from mochuelo.core.telling import Telling


class _Plain:
    """What can be said of any game: its lines of text, and its actions cut where their letters change."""

    foreseen = False

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def board(self, view: Any, say: Say) -> str:
        return self.game.show(view)

    def cut(self, text: str) -> tuple[str, ...]:
        return tokens(text)

    def named(self, token: str, options: Any, say: Say) -> str:
        return ""

    def about(self, text: str, options: Any, say: Say) -> str:
        return ""

    def offers(self, view: Any, rng: random.Random) -> Mapping[str, Sequence[str]]:
        return {}


def telling_of(game: AnyGame) -> Telling:
    """What a game offers to be spoken of, or what can be said of any game."""
    offered: Telling | None = getattr(game, "telling", None)
    return offered if offered is not None else _Plain(game)
