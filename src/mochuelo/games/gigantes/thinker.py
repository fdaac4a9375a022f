"""The bots by level: 1 does anything, 2 mostly follows simple rules, 3 is greedy, 4 and 5 search what may be in the hands they do not see.

A bot is given a View. All that it works with is drawn anew from what the View allows, so that nothing hidden can reach it.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from mochuelo.games.gigantes import asking
from mochuelo.games.gigantes.greedy import any_deed, by_rule, greediest
from mochuelo.games.gigantes.modes import mode_of
from mochuelo.games.gigantes.picking import expect, pick
from mochuelo.games.gigantes.player import Player
from mochuelo.games.gigantes.search import Search
from mochuelo.games.gigantes.state import PICK, State
from mochuelo.games.gigantes.view import View


class Plan(NamedTuple):
    """What a level that searches may spend on a turn."""

    rounds: int
    """Rounds of the search, one node each."""
    decks: int
    """With personal decks, how many times it imagines what the others have picked."""


PLANS = {4: Plan(300, 8), 5: Plan(8_000, 24)}
GLANCES: dict[int, Callable[[State, Player], int]] = {1: any_deed, 2: by_rule, 3: greediest}


def think(view: View, level: int, seed: int) -> int:
    """The action of a bot of `level` for the seat to move; the same arguments give the same action."""
    if view.options.play == "four_colours":
        return asking.ask(view, level, seed)
    rng = Random(seed)
    root = mode_of(view.options).imagine(view, rng)
    if root.phase == PICK:
        return pick(root, level, rng)
    if level in GLANCES:
        return int(GLANCES[level](root, Player(root, rng.getrandbits(32))))
    return searched(view, root, PLANS[level], rng)


def searched(view: View, root: State, plan: Plan, rng: Random) -> int:
    """What a search finds best; a common deck is dealt anew in each round, of personal decks several are imagined first."""
    more = plan.decks - 1 if root.personal else 0
    deals = [root, *(mode_of(view.options).imagine(view, rng) for _ in range(more))]
    for deal in deals if root.personal else ():
        expect(deal, int(root.seat), rng)
    return int(Search(deals, plan.rounds, rng.getrandbits(32)).run())
