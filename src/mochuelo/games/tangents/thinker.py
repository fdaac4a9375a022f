"""The bots of Tangents by level: 1 has some taste, 2 flips all it can, 3 to 5 look at answers, 4 and 5 play the end exactly."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from mochuelo.games.tangents.chain import count_of
from mochuelo.games.tangents.endgame import PACK, Ending
from mochuelo.games.tangents.memory import ENDLESS, NONE
from mochuelo.games.tangents.rules import legal, legal_vec
from mochuelo.games.tangents.search import OVER_BY, WON, Search
from mochuelo.games.tangents.state import CHOOSE, KIND, PLAY, State, empty
from mochuelo.games.tangents.view import View, imagine
from mochuelo.games.tangents.worth import Scales


class Plan(NamedTuple):
    """What a level may spend on a turn."""

    nodes: int
    """Budget, in turns weighed, for looking further than two turns; when it is spent, what has been found so far counts."""
    depth: int
    """The most turns it looks ahead, its own included."""
    width: int
    """How many turns it considers after its own; of its own, twice as many."""
    exact: int
    """From how many empty spaces on it plays exactly."""
    ending: int
    """Budget for that, in positions; when it is spent, it plays as before."""
    guesses: int
    """How many hands it imagines where it does not know the other one."""


PLANS = {3: Plan(0, 2, 3, 0, 0, 2), 4: Plan(1_500, 3, 8, 3, 10_000, 4), 5: Plan(20_000, 4, 16, 6, 1_000_000, 6)}
UNBOUNDED = 10**9
"""A budget that is never spent: two turns are always looked at."""

Try = tuple[int, float, int]
"""A turn under consideration: its value, a random number that breaks ties, the action."""


def think(view: View, level: int, seed: int) -> int:
    """The action of a bot of `level` for the player to move; the same arguments give the same action."""
    rng = Random(seed)
    root = imagine(view, rng)
    if root.phase != PLAY:
        return aside(root, rng)
    if level in PLANS and root.hidden:
        return guessed([root, *(imagine(view, rng) for _ in range(PLANS[level].guesses - 1))], PLANS[level], rng)
    return answer(root, level, rng)


def aside(root: State, rng: Random) -> int:
    """What is decided before the first card: any throw, and to move second, since who moves last sees all."""
    actions = legal(root)
    return actions[-1] if root.phase == CHOOSE else rng.choice(actions)


def answer(root: State, level: int, rng: Random) -> int:
    """The turn of a bot of `level` in a state of its own."""
    match level:
        case 1:
            return tasteful(root, rng)
        case 2:
            return greedy(root, rng)
        case _:
            return best(root, PLANS[level], rng)


def tasteful(root: State, rng: Random) -> int:
    """Of three turns drawn at random the one that looks best when it is done."""
    actions = legal(root)
    scales = Scales(root)
    scales.begin(root)
    return max(rng.sample(actions, min(3, len(actions))), key=lambda action: scales.after(root, action))


def greedy(root: State, rng: Random) -> int:
    """Any of the turns that flip most."""
    actions = legal(root)
    most = max(gained(action) for action in actions)
    return rng.choice([action for action in actions if gained(action) == most])


def gained(action: int) -> int:
    """How many more cards show one's side after a turn."""
    return 1 + count_of(action) if action < KIND else 0


def best(root: State, plan: Plan, rng: Random) -> int:
    """The best turn that a plan finds."""
    if int(empty(root)).bit_count() <= plan.exact:
        found = solved(root, plan.ending, rng)
        if found is not None:
            return found
    return ranked(root, plan, rng, Search(root, plan.nodes, plan.width))[0][2]


# ---- not to the end --------------------------------------------------------------------------------------------------


def ranked(root: State, plan: Plan, rng: Random, search: Search) -> list[Try]:
    """The turns, the best first, found by looking one turn further again and again until the plan is spent."""
    tries = promising(root, search, rng)[: 2 * plan.width]
    for depth in range(2, plan.depth + 1):
        search.budget = UNBOUNDED if depth == 2 else plan.nodes
        deeper(root, search, tries, depth)
        if search.stopped:
            break
    return tries


def promising(root: State, search: Search, rng: Random) -> list[Try]:
    """The turns that lead somewhere of their own, those first that look best when they are done."""
    return sorted(((int(pack // PACK), rng.random(), int(pack & PACK - 1)) for pack in search.ranked(root)), reverse=True)


def deeper(root: State, search: Search, tries: list[Try], depth: int) -> None:
    """Look `depth` turns deep at every turn, and bring the best to the front."""
    top = -ENDLESS
    for rank, (_, tie, action) in enumerate(list(tries)):
        value = search.probe(root, action, 0, depth, top, ENDLESS, rank)
        if search.stopped:
            return
        tries[rank] = (value, tie, action)
        if value > top:
            top = value
            tries.insert(0, tries.pop(rank))


# ---- to the end ------------------------------------------------------------------------------------------------------


def solved(root: State, budget: int, rng: Random) -> int | None:
    """A turn that makes the most of the end: a win before a tie before a loss, then cards; None when the budget does not tell.

    The second game of a match is won by whoever has more cards of both, whoever won the first.
    """
    ending = Ending(root, budget)
    order = [action for _, _, action in in_order(root, ending, rng)]
    goal = 1 - lead(root)
    tied = reaching(root, ending, order, goal - 1)  # most ends are ties or losses, so this settles more, and helps the next question
    won = None if tied is None else reaching(root, ending, order, goal)
    if ending.stopped:
        return tied
    if won is not None:
        return climb(root, ending, order, goal, won)
    return descend(root, ending, order, goal - 3) if tied is None else tied


def lead(root: State) -> int:
    """By how many cards of the first game of a match the player to move is ahead."""
    ahead = int(root.first0 - root.first1)
    return -ahead if root.seat else ahead


def in_order(root: State, ending: Ending, rng: Random) -> list[Try]:
    """The turns that lead somewhere of their own, the most forcing first."""
    found = legal_vec(root)
    n = ending.sort(root, found, NONE)
    return sorted(((int(pack // PACK), rng.random(), int(pack & PACK - 1)) for pack in list(found)[:n]), reverse=True)


def reaching(root: State, ending: Ending, order: list[int], target: int) -> int | None:
    """The first turn that ends with a margin of at least `target`."""
    for action in order:
        if ending.after(root, action, 0, target - 1, target) >= target and not ending.stopped:
            return action
        if ending.stopped:
            return None
    return None


def climb(root: State, ending: Ending, order: list[int], reached: int, found: int) -> int:
    """The turn with the greatest margin, as far as the budget goes, when `found` ends with `reached` at least."""
    for target in range(reached + 2, 17, 2):  # margins of a full grid differ by two
        turn = reaching(root, ending, order, target)
        if turn is None:
            break
        found = turn
    return found


def descend(root: State, ending: Ending, order: list[int], most: int) -> int:
    """The turn with the greatest margin, as far as the budget goes, when none ends with more than `most`."""
    for target in range(most, -17, -2):
        turn = reaching(root, ending, order, target)
        if turn is not None:
            return turn
    return order[0]


# ---- with hands that are not known -----------------------------------------------------------------------------------


def guessed(roots: list[State], plan: Plan, rng: Random) -> int:
    """The turn that does best on average over the hands that the other player may have."""
    values: dict[int, int] = {}
    tries = promising(roots[0], Search(roots[0], UNBOUNDED, plan.width), rng)[: 2 * plan.width]
    ties = {action: tie for _, tie, action in tries}
    for root in roots:
        for action, value in guess(root, plan, list(ties)):
            values[action] = values.get(action, 0) + value
    return max(ties, key=lambda action: (values[action], ties[action]))


def guess(root: State, plan: Plan, actions: list[int]) -> list[tuple[int, int]]:
    """What each action is worth should the other hand be this one."""
    if int(empty(root)).bit_count() < plan.exact - 1:  # each of many turns is valued in full, against each of several hands
        ending = Ending(root, plan.ending)
        found = [(action, worth_of(ending.after(root, action, 0, -17, 17) + lead(root))) for action in actions]
        if not ending.stopped:
            return found
    search = Search(root, UNBOUNDED, plan.width)
    return [(action, search.after(root, action, 0, min(plan.depth, 3), -ENDLESS, ENDLESS)) for action in actions]


def worth_of(margin: int) -> int:
    """What a margin at the end is worth."""
    return OVER_BY * margin + (WON if margin > 0 else -WON if margin < 0 else 0)
