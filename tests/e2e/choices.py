"""A position of the game of cards in which one card can flip in several directions, found by play, whatever the values of the deck are."""

from __future__ import annotations

import re
from collections import defaultdict
from dataclasses import dataclass
from functools import cache
from random import Random

from mochuelo import game


@dataclass(frozen=True)
class Choice:
    """A card of the Illustrator's that can flip in several directions, in one of them two cards or more."""

    position: str
    card: str
    space: str
    long: tuple[str, ...]
    """The spaces of the longest chain, nearest first."""
    short: str
    """A card that another direction flips."""
    knots: int
    """How many cards can be flipped in all directions together."""


STEPS = {"N": (0, -1), "NE": (1, -1), "E": (1, 0), "SE": (1, 1), "S": (0, 1), "SW": (-1, 1), "W": (-1, 0), "NW": (-1, -1)}


def reached(space: str, way: str, count: int) -> tuple[str, ...]:
    """The spaces of a straight chain."""
    (dx, dy), column, row = STEPS[way], ord(space[0]), int(space[1])
    return tuple(f"{chr(column + dx * n)}{row + dy * n}" for n in range(1, count + 1))


def choices(texts: list[str], position: str) -> list[Choice]:
    """The placements of a position that leave a choice; the flips are read off the texts."""
    chains: dict[str, dict[str, int]] = defaultdict(dict)
    for text in texts:
        if found := re.fullmatch(r"Il:(\d\du[A-D]\d)x([NESW]+)([ut]+)", text):
            place, way, lies = found.groups()
            chains[place][way] = max(len(lies), chains[place].get(way, 0))
    several = [(place, ways) for place, ways in chains.items() if len(ways) > 1 and max(ways.values()) > 1]
    return [as_choice(place, ways, position) for place, ways in several]


def as_choice(place: str, ways: dict[str, int], position: str) -> Choice:
    """A placement with its chains, as a choice."""
    space = place[3:]
    far = max(ways, key=lambda way: ways[way])
    other = next(way for way in ways if way != far)
    return Choice(position, str(int(place[:2])), space, reached(space, far, ways[far]), reached(space, other, 1)[0], sum(ways.values()))


@cache
def choice(key: str = "tangents", games: int = 200) -> Choice:
    """The widest choice that comes up in some random games: whatever the values of the deck are."""
    rules, rng, found = game(key), Random(1), list[Choice]()
    for _ in range(games):
        state = rules.start(rules.options(first="illustrator"), 2)
        while (turn := rules.turn(state)) is not None:
            legal = list(rules.legal(state))
            if turn == 0:
                found += choices([rules.write(action) for action in legal], rules.view(state, "spectator").position)
            state = rules.apply(state, rng.choice(legal))
        if len(found) > 20:
            break
    return max(found, key=lambda one: (len(one.long), one.knots))
