"""Monte Carlo tree search over what a seat can tell apart, for any game that keeps the contract.

One tree for the searching seat: every playout imagines a full state that the View allows and walks down actions as this
seat would see them (`game.seen`), so states that differ only in secrets share their nodes. Nothing hidden is ever read.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from random import Random
from typing import Any

from mochuelo.core.game import CHANCE, AnyGame, Viewer

EXPLORATION = 0.7
"""Weight of the unexplored in the choice of a child; rewards lie between 0 and 1."""
HORIZON = 200
"""Actions after which a playout is given up and shared equally."""


@dataclass(slots=True)
class Node:
    """A decision as the searching seat sees it; `scores` sum what each seat got in the playouts that came through."""

    scores: list[float]
    visits: int = 0
    offered: int = 0
    """How often the action that leads here was legal when its parent was left."""
    children: dict[str, Node] = field(default_factory=dict)


def search(game: AnyGame, view: Any, playouts: int, rng: Random) -> Any:
    """The most tried action after `playouts` playouts from what `view` tells."""
    state = game.imagine(view, rng)
    seat: Any = game.turn(state)
    root = Node([0.0] * seats(game, state))
    for _ in range(playouts):
        _playout(game, root, game.imagine(view, rng), seat, rng)
    return max(game.legal(state), key=lambda action: _visits(root, game.write(action)))


def seats(game: AnyGame, state: Any) -> int:
    """The number of seats of a state, counted by the scores of the end it is played to."""
    rng = Random(0)
    while (outcome := game.outcome(state)) is None:
        state = game.apply(state, _any(game, state, rng))
    return len(outcome.scores)


def _visits(root: Node, text: str) -> int:
    child = root.children.get(text)
    return child.visits if child else 0


def _any(game: AnyGame, state: Any, rng: Random) -> Any:
    return game.draw(state, rng) if game.turn(state) == CHANCE else rng.choice(game.legal(state))


def _playout(game: AnyGame, root: Node, state: Any, seat: Viewer, rng: Random) -> None:
    path = [root]
    fresh = False
    while game.turn(state) is not None and not fresh:
        action = _any(game, state, rng) if game.turn(state) == CHANCE else _pick(game, path[-1], state, rng)
        text = game.write(game.seen(state, action, seat))
        fresh = text not in path[-1].children
        path.append(path[-1].children.setdefault(text, Node([0.0] * len(root.scores), offered=1)))
        state = game.apply(state, action)
    scores = _finish(game, state, len(root.scores), rng)
    for node in path:
        node.visits += 1
        node.scores = [a + b for a, b in zip(node.scores, scores, strict=True)]


def _pick(game: AnyGame, node: Node, state: Any, rng: Random) -> Any:
    """An untried action if there is one, else the best by upper confidence among those legal this time."""
    mover: Any = game.turn(state)
    tried = [(action, node.children.get(game.write(action))) for action in game.legal(state)]
    untried = [action for action, child in tried if child is None]
    for _, child in tried:
        if child:
            child.offered += 1
    if untried:
        return rng.choice(untried)
    return max(tried, key=lambda pair: _promise(pair[1], mover))[0]


def _promise(child: Node | None, mover: int) -> float:
    assert child is not None
    return child.scores[mover] / child.visits + EXPLORATION * math.sqrt(math.log(child.offered + 1) / child.visits)


def _finish(game: AnyGame, state: Any, count: int, rng: Random) -> tuple[float, ...]:
    for _ in range(HORIZON):
        outcome = game.outcome(state)
        if outcome:
            return tuple(outcome.scores)
        state = game.apply(state, _any(game, state, rng))
    return (1 / count,) * count
