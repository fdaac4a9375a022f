"""The bots of Philosophy, by level: 1 plays at random with some taste, 2 wins and blocks in one turn, 3 to 5 search deeper and deeper."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from mochuelo.games.philosophy.memory import ENDLESS, PROVEN
from mochuelo.games.philosophy.rules import legal, play
from mochuelo.games.philosophy.search import Search
from mochuelo.games.philosophy.state import State
from mochuelo.games.philosophy.view import View, imagine


class Plan(NamedTuple):
    """What a level may spend on an action."""

    nodes: int
    """Budget, in states tried; the first two turns are always looked at in full."""
    depth: int
    """The most turns it looks ahead, its own included."""
    width: int
    """How many placements it considers at each turn after its own."""


SAFE = 10**9
"""A budget that is never reached: two turns are looked at in full."""
PLANS = {3: Plan(4_000, 2, 12), 4: Plan(60_000, 4, 40), 5: Plan(4_000_000, 8, 432)}


def think(view: View, level: int, seed: int) -> int:
    """The action of a bot of `level` for the player to move; the same arguments give the same action."""
    rng = Random(seed)
    return answer(imagine(view, rng), level, rng)


def answer(root: State, level: int, rng: Random) -> int:
    """The action of a bot of `level` in a state of its own."""
    match level:
        case 1:
            return tasteful(root, rng)
        case 2:
            return careful(root, rng)
        case _:
            return best(root, PLANS[level], rng)


def tasteful(root: State, rng: Random) -> int:
    """Of three actions drawn at random the one that looks best at the end of the turn."""
    search = Search(root, 0, 0)
    actions = legal(root)
    return max(rng.sample(actions, min(3, len(actions))), key=lambda action: search.settle(after(search, action), 0, root.seat))


def careful(root: State, rng: Random) -> int:
    """An action that wins in this turn, else any that does not let the opponent win in the next, else any."""
    search = Search(root, SAFE, 0)
    actions = legal(root)
    rng.shuffle(actions)
    for action in actions:
        if search.settle(after(search, action), 0, root.seat) > PROVEN:
            return action
    for action in actions:
        if search.probe(after(search, action), 0, 2, -PROVEN, -PROVEN + 1, root.seat, 0) > -PROVEN:
            return action
    return actions[0]


def after(search: Search, action: int) -> State:
    """The state after an action at the root."""
    child = search.root.copy()
    play(child, action)
    return child


def best(root: State, plan: Plan, rng: Random) -> int:
    """The best action found by looking one turn further again and again until the plan is spent."""
    search = Search(root, plan.nodes, plan.width)
    me = root.seat
    tries = []
    for action in legal(root):
        child = after(search, action)
        tries.append((search.settle(child, 0, me), rng.random(), action, child))
    tries.sort(key=lambda t: t[:2], reverse=True)
    for depth in range(2, plan.depth + 1):
        if tries[0][0] > PROVEN or tries[0][0] < -PROVEN:
            break
        deeper(search, tries, depth, me)
        if search.stopped:
            break
    return tries[0][2]


def deeper(search: Search, tries: list[tuple[int, float, int, State]], depth: int, me: int) -> None:
    """Look `depth` turns deep at every action, and bring the best to the front."""
    top = -ENDLESS
    for rank, (_, tie, action, child) in enumerate(list(tries)):
        value = search.probe(child, 0, depth, top, ENDLESS, me, rank)
        if search.stopped:
            return
        if value > top:
            top = value
            tries.insert(0, (value, tie, action, child))
            del tries[rank + 1]
