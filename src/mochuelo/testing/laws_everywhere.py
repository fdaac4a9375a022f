"""The law of silence on every pair of games there is, for options that make a game tiny."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, TypeAlias

import msgspec

from mochuelo.core.game import CHANCE, AnyGame, Step, Viewer
from mochuelo.core.together import open_actions
from mochuelo.testing.laws_secrets import check_alike, parts
from mochuelo.testing.walks import Beginning, Broken, Trail

Name: TypeAlias = Callable[[Any], object]
"""A name of a state that can be hashed."""
Way: TypeAlias = tuple[str, ...]


def silence_everywhere(game: AnyGame, begin: Beginning, viewer: Viewer, most: int = 200_000, same: Name | None = None) -> int:
    """The law of silence on every pair of games there is; answers the count of pairs that differ.

    `same` gives a state a name, equal only for states that are equal in everything: then a pair that is reached in several ways, or the
    other way round, is looked at once, and a game that may go round and round has an end. Raises `Broken`, also when there are more than
    `most` pairs.
    """
    trail = Trail(game, begin, random.Random(0))
    tree = _Tree(game, viewer, trail.viewers, same)
    first = tree.node(game.start(begin.options, begin.seats))
    todo: list[tuple[_Node, _Node, Way]] = [(first, first, ())]
    met, pairs, differing = set[frozenset[int]](), 0, 0
    while todo:
        one, other, way = todo.pop()
        pair = frozenset((id(one), id(other)))
        if same is not None and pair in met:
            continue
        met.add(pair)
        trail.done, pairs = list(way), pairs + 1
        trail.must(pairs <= most, f"more than {most!r} pairs of games; make the game smaller")
        if one is not other:
            check_alike(trail, one.parts, other.parts, viewer)
            differing += one.whole != other.whole
        todo += _steps(trail, one, other, way)
    if differing == 0 and game.hides(begin.options):
        raise Broken(f"no two games differed for {viewer!r} in {game.info.key!r}: nothing was tested")
    return differing


def _steps(trail: Trail, one: _Node, other: _Node, way: Way) -> list[tuple[_Node, _Node, Way]]:
    """The pairs that a pair leads to: by every two actions that look alike, of which the same must be told."""
    found = []
    for look, actions in one.looks.items():
        for text in actions:
            for partner in other.looks.get(look, ()):
                alike = one.story(text) == other.story(partner)
                trail.must(alike, f"{one.tree.viewer!r} can tell two games apart that it should not: by the story")
                found.append((one.child(text), other.child(partner), (*way, text)))
    return found


class _Tree:
    """The states that were met, each once where they have names; what was asked about one is not asked again."""

    def __init__(self, game: AnyGame, viewer: Viewer, viewers: Sequence[Viewer], same: Name | None) -> None:
        self.game, self.viewer, self.viewers = game, viewer, viewers
        self._same, self._nodes = same, dict[object, _Node]()

    def node(self, state: Any) -> _Node:
        """The node of a state."""
        if self._same is None:
            return self._nodes.setdefault(len(self._nodes), _Node(self, state))
        name = self._same(state)
        return self._nodes.get(name) or self._nodes.setdefault(name, _Node(self, state))


class _Node:
    """A state, with all that the law asks about it. Actions go by their texts."""

    def __init__(self, tree: _Tree, state: Any) -> None:
        self.tree, self.state = tree, state
        self._stories, self._children = dict[str, tuple[Step, ...]](), dict[str, _Node]()

    @cached_property
    def parts(self) -> tuple[object, ...]:
        """What the viewer meets."""
        return parts(self.tree.game, self.state, self.tree.viewer)

    @cached_property
    def whole(self) -> object:
        """What all viewers together see, and what chance can bring: other where somebody could tell a state apart."""
        game = self.tree.game
        drawn = [game.write(action) for action in game.legal(self.state)] if game.turn(self.state) == CHANCE else []
        return [msgspec.json.encode(game.view(self.state, viewer)) for viewer in self.tree.viewers], drawn

    @cached_property
    def looks(self) -> dict[str, list[str]]:
        """What is open to anybody, by the text that the viewer sees of it."""
        game, found = self.tree.game, defaultdict[str, list[str]](list)
        for action in open_actions(game, self.state):
            found[game.write(game.seen(self.state, action, self.tree.viewer))].append(game.write(action))
        return found

    def story(self, text: str) -> tuple[Step, ...]:
        """What the viewer is told of an action."""
        if text not in self._stories:
            self._stories[text] = self.tree.game.story(self.state, self.tree.game.read(text), self.tree.viewer)
        return self._stories[text]

    def child(self, text: str) -> _Node:
        """The state after an action."""
        if text not in self._children:
            self._children[text] = self.tree.node(self.tree.game.apply(self.state, self.tree.game.read(text)))
        return self._children[text]
