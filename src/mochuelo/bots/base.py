"""What a bot is: something that is given what a person is given, a View, and answers with an action."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from mochuelo.bots import levels, mcts
from mochuelo.bots.random import choose as anything
from mochuelo.core.errors import MochueloError
from mochuelo.core.game import CHANCE, AnyGame, Habit


class BotError(MochueloError):
    """A bot cannot answer: no seat is to move, the level is unknown, or its worker died twice."""


RANDOM = "random"
"""The name of who does anything that is legal, each with the same chance: in every game."""


def fixed(game: AnyGame) -> Mapping[str, Habit[Any]]:
    """Who else can play a game than bots of a level, by name; for experiments, not for tables."""
    habits: Mapping[str, Habit[Any]] = getattr(game, "habits", {})
    return {RANDOM: lambda view, seed: anything(game, view, seed), **habits}


def choose(game: AnyGame, view: Any, level: int | str, seed: int) -> Any:
    """The action a bot of `level` takes for the seat that is to move in `view`; the same arguments give the same action.

    A game with a thinker of its own offers it as `game.think`; any other is searched through its contract alone. In place of a level stands
    the name of somebody fixed. Raises `BotError` when nobody is to move or the game has no such level.
    """
    habits = fixed(game)
    if level in habits:
        return habits[str(level)](view, seed)
    if level not in game.info.levels:
        raise BotError("bot-level", f"no such level: {level!r}; this game has {game.info.levels} and {', '.join(habits)}", level=level)
    rng = random.Random(seed)
    state = game.imagine(view, rng)
    if game.turn(state) in (None, CHANCE):
        raise BotError("bot-turn", f"no seat is to move: {game.turn(state)!r}; ask when one is")
    actions: Sequence[Any] = game.legal(state)
    if len(actions) == 1:
        return actions[0]
    think = getattr(game, "think", None)
    if think is not None:
        return think(view, level, seed)
    budget = levels.playouts(level)
    return mcts.search(game, view, budget, rng) if budget else rng.choice(actions)
