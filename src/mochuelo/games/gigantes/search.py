"""Monte Carlo tree search over what a seat knows: each round deals what it does not see anew, and all rounds share one tree of actions.

The tree knows nothing of draws: what may be done at a node is what the cards of the round allow. Rounds that reach a new node are played
to the end by the policy of playout.py. Which action is looked at next is weighed by what it has brought and what it promises (PUCT).
Whole numbers only, so that both builds find the same on any machine.
"""

from __future__ import annotations

from math import isqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mochuelo.games.gigantes.player import Player, draw_any, hidden, redeal
from mochuelo.games.gigantes.playout import finish, promise, worth
from mochuelo.games.gigantes.rules import legal_vec, play
from mochuelo.games.gigantes.state import KIND, OTHER, OWLS, PLAY, REFUTING, State

DEEPEST: Final[i64] = 400
"""More actions than any game has turns."""
KEYS: Final[i64] = 32_768 + 4_096
FINE: Final[i64] = 1_000
"""Values are so much finer than what a game is worth."""
CURIOUS: Final[i64] = 1_000_000
"""Weight of what an action promises against what it has brought: as much as the whole at the first look."""
DOUBT: Final[i64] = 100_000
"""By how much less than its siblings an action is thought to bring before it was looked at."""
ROOTS: Final[vec[i64]] = vec[i64]([isqrt(10_000 * n) for n in range(65_536)])
"""A hundred times the square root."""


@final
class Search:
    """One search of a seat to move; the same arguments find the same on any machine."""

    def __init__(self, deals: list[State], budget: i64, seed: i64) -> None:
        self.deals: list[State] = deals
        """States that the seat's view allows; what can be dealt anew within one of them is."""
        self.me: i64 = deals[0].seat
        self.budget: i64 = budget
        self.dice: Player = Player(deals[0], seed)
        self.state: State = deals[0].copy()
        self.size: i64 = 1
        """Nodes of the tree; the root is node 0."""
        self.action: vec[i64] = vec[i64]([0] * (budget + 2))
        """By which action a node is reached."""
        self.mover: vec[i64] = vec[i64]([0] * (budget + 2))
        """Whose action that was."""
        self.visits: vec[i64] = vec[i64]([0] * (budget + 2))
        self.brought: vec[i64] = vec[i64]([0] * (budget + 2))
        """What the rounds through a node were worth to its mover, added up."""
        self.promised: vec[i64] = vec[i64]([0] * (budget + 2))
        """What they were worth to whoever acts next, added up."""
        self.child: vec[i64] = vec[i64]([-1] * (budget + 2))
        self.next: vec[i64] = vec[i64]([-1] * (budget + 2))
        """The next child of the same parent."""
        self.path: vec[i64] = vec[i64]([0] * (DEEPEST + 2))
        self.actor: vec[i64] = vec[i64]([0] * (DEEPEST + 2))
        self.known: vec[i64] = vec[i64]([0] * KEYS)
        """For the key of an action its node below the one that is looked at, if `stamp` has the number of the look."""
        self.stamp: vec[i64] = vec[i64]([0] * KEYS)
        self.look: i64 = 0
        self.weight: vec[i64] = vec[i64]([0] * 1_024)

    def run(self) -> i64:
        """Spend the budget, one node a round; the answer is the action that was looked at most."""
        rounds: i64 = 0
        while rounds < self.budget:
            self.state.assign(self.deals[rounds % len(self.deals)])
            redeal(self.state, self.me, self.dice)
            depth = self.descend()
            finish(self.state, self.dice)
            self.learn(depth)
            rounds += 1
        return self.best()

    def best(self) -> i64:
        """The action that was looked at most."""
        most: i64 = -1
        found: i64 = -1
        node = self.child[0]
        while node >= 0:
            if self.visits[node] > most:
                most = self.visits[node]
                found = self.action[node]
            node = self.next[node]
        return found

    def descend(self) -> i64:
        """Walk down the tree to a node that is new, or to the end; the answer is how many nodes were passed."""
        s = self.state
        node: i64 = 0
        depth: i64 = 0
        while True:
            draw_any(s, self.dice)
            self.path[depth] = node
            self.actor[depth] = s.seat if s.phase == PLAY else -1
            depth += 1
            if s.phase != PLAY or (node and not self.visits[node]) or depth >= DEEPEST:
                return depth
            node = self.step(s, node)

    def step(self, s: State, node: i64) -> i64:
        """Take the most promising action below a node, in a node that is made if there is none."""
        found = legal_vec(s)
        self.mark(node)
        action = found[0] if len(found) == 1 else found[self.choice(s, node, found)]
        key = key_of(action)
        below = self.known[key] if self.stamp[key] == self.look else self.grow(node, action, s.seat)
        play(s, action)
        return below

    def mark(self, node: i64) -> None:
        """Note which actions have a node below this one."""
        self.look += 1
        below = self.child[node]
        while below >= 0:
            key = key_of(self.action[below])
            self.known[key] = below
            self.stamp[key] = self.look
            below = self.next[below]

    def choice(self, s: State, node: i64, found: vec[i64]) -> i64:
        """The place in a list of the action to look at."""
        total: i64 = 0
        n: i64 = 0
        size: i64 = len(found)
        unseen = hidden(s, s.seat) & ~OWLS
        while n < size:
            self.weight[n] = promise(s, found[n], unseen, self.dice)
            total += self.weight[n]
            n += 1
        visits = self.visits[node]
        unseen = self.promised[node] * FINE // visits - DOUBT if visits else 0
        curious = CURIOUS // 100 * ROOTS[visits + 1] // total
        best: i64 = -(10**15)
        place: i64 = 0
        n = 0
        while n < size:
            key = key_of(found[n])
            value = unseen + curious * self.weight[n]
            if self.stamp[key] == self.look:
                below = self.known[key]
                value = self.brought[below] * FINE // self.visits[below] + curious * self.weight[n] // (1 + self.visits[below])
            if value > best:
                best = value
                place = n
            n += 1
        return place

    def grow(self, node: i64, action: i64, seat: i64) -> i64:
        """A new node."""
        new = self.size
        self.size = new + 1
        self.action[new] = action
        self.mover[new] = seat
        self.next[new] = self.child[node]
        self.child[node] = new
        return new

    def learn(self, depth: i64) -> None:
        """Tell the nodes of a round how it ended."""
        s = self.state
        n: i64 = 0
        while n < depth:
            node = self.path[n]
            self.visits[node] += 1
            if n:
                self.brought[node] += worth(s, self.mover[node])
            if self.actor[n] >= 0:
                self.promised[node] += worth(s, self.actor[n])
            n += 1


def key_of(action: i64) -> i64:
    """A small number for an action, its seat aside."""
    kind = action // KIND
    if kind == REFUTING:
        return action & 32_767
    return 32_768 + 256 * kind + (action & 63) + (action // OTHER & 3) * 64
