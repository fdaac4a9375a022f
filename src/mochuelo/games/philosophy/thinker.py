"""The bots of Philosophy, by level: 1 plays at random with some taste, 2 wins and blocks in one turn, 3 to 5 search deeper and deeper."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from mochuelo.games.philosophy.memory import ENDLESS, PROVEN
from mochuelo.games.philosophy.party import Party
from mochuelo.games.philosophy.rules import legal, play
from mochuelo.games.philosophy.search import Search
from mochuelo.games.philosophy.state import State
from mochuelo.games.philosophy.view import View, imagine


class Plan(NamedTuple):
    """What a level may spend on an action."""

    nodes: int
    """Budget, in states tried, for looking further than two turns; when it is spent, what has been found so far counts."""
    depth: int
    """The most turns it looks ahead, its own included."""
    width: int
    """How many placements it considers at each turn after its own."""


UNBOUNDED = 10**9
"""A budget that is never spent: two turns are always looked at in full, so that no win and no block is missed."""
TWO = {3: Plan(0, 2, 0), 4: Plan(40_000, 4, 16), 5: Plan(1_000_000, 8, 60)}
MORE = {3: Plan(0, 2, 1), 4: Plan(1_000_000, 3, 12), 5: Plan(3_000_000, 3, 80)}
KEPT = 40
"""Of three and four players' own actions, how many are looked at further than two turns."""

Try = tuple[int, float, int, State]
"""An action under consideration: its value, a random number that breaks ties, the action, and the state after it."""


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
            return best(root, (TWO if root.seats == 2 else MORE)[level], rng)


def searcher(root: State, plan: Plan) -> Search | Party:
    """The search for as many players."""
    kind = Search if root.seats == 2 else Party
    return kind(root, plan.nodes, plan.width)


def after(search: Search | Party, action: int) -> State:
    """The state after an action at the root."""
    child = search.root.copy()
    play(child, action)
    return child


def tasteful(root: State, rng: Random) -> int:
    """Of three actions drawn at random the one that looks best at the end of the turn."""
    search = searcher(root, Plan(0, 0, 0))
    actions = legal(root)
    return max(rng.sample(actions, min(3, len(actions))), key=lambda action: search.settle(after(search, action), 0, root.seat))


def careful(root: State, rng: Random) -> int:
    """An action that wins in this turn, else any that does not let the next player win, else any."""
    search = searcher(root, Plan(UNBOUNDED, 2, 1))
    actions = legal(root)
    rng.shuffle(actions)
    for action in actions:
        if search.settle(after(search, action), 0, root.seat) > PROVEN:
            return action
    for action in actions:
        if search.probe(after(search, action), 0, 2, -PROVEN, -PROVEN + 1, root.seat, 0) > -PROVEN:
            return action
    return actions[0]


def best(root: State, plan: Plan, rng: Random) -> int:
    """The best action that a plan finds."""
    return ranked(root, plan, rng, searcher(root, plan))[0][2]


def ranked(root: State, plan: Plan, rng: Random, search: Search | Party) -> list[Try]:
    """The actions, the best first, found by looking one turn further again and again until the plan is spent."""
    tries: list[Try] = []
    for action in legal(root):
        child = after(search, action)
        tries.append((search.settle(child, 0, root.seat), rng.random(), action, child))
    tries.sort(key=lambda each: each[:2], reverse=True)
    for depth in range(2, plan.depth + 1):
        if abs(tries[0][0]) > PROVEN:
            break
        search.budget = UNBOUNDED if depth == 2 else plan.nodes
        deeper(search, tries, depth, root.seat)
        if search.stopped:
            break
        if root.seats > 2:  # these values are exact, so the rest can be ranked, and dropped, too
            tries.sort(key=lambda each: each[:2], reverse=True)
            del tries[KEPT:]
    return tries


def deeper(search: Search | Party, tries: list[Try], depth: int, me: int) -> None:
    """Look `depth` turns deep at every action, and bring the best to the front."""
    top = -ENDLESS
    for rank, (_, tie, action, child) in enumerate(list(tries)):
        value = search.probe(child, 0, depth, top, ENDLESS, me, rank)
        if search.stopped:
            return
        tries[rank] = (value, tie, action, child)
        if value > top:
            top = value
            tries.insert(0, tries.pop(rank))
