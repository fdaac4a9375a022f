"""Alpha-beta over whole turns where the end is too far away to be played exactly.

The depth counts turns; the last one is not played but weighed. Values are those of worth.py, for the player who is to move.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mochuelo.games.tangents.endgame import PACK, margin, pick
from mochuelo.games.tangents.memory import ENDLESS, NONE, Memory
from mochuelo.games.tangents.rules import legal_vec, play
from mochuelo.games.tangents.state import PASS, State, empty
from mochuelo.games.tangents.worth import OFFSET, Scales

PLIES: Final = 12
"""More turns than a search looks ahead."""
OVER_BY: Final[i64] = 100
"""What a card of the final margin is worth."""
WON: Final[i64] = 1_000
"""What it is worth to be ahead at the end."""


@final
class Search:
    """One search from one position, with a budget of nodes; the same arguments give the same answer on any machine."""

    def __init__(self, root: State, budget: i64, width: i64) -> None:
        self.budget: i64 = budget
        self.width: i64 = width
        """How many turns are looked at below the root, the most promising ones."""
        self.nodes: i64 = 0
        """Turns weighed."""
        self.stopped: bool = False
        self.pool: list[State] = [root.copy() for _ in range(PLIES)]
        self.scales: Scales = Scales(root)
        self.memory: Memory = Memory(65_536)

    def ranked(self, s: State) -> vec[i64]:
        """The turns of a position that lead somewhere of their own, packed with what they promise."""
        found = legal_vec(s)
        n = self.scales.weigh(s, found)
        self.nodes += n
        return found[:n]

    def after(self, s: State, action: i64, ply: i64, depth: i64, alpha: i64, beta: i64) -> i64:
        """The value of a turn for its mover, looked at `depth` turns deep, itself included."""
        me = s.seat
        child = self.pool[ply]
        child.assign(s)
        play(child, action)
        if not empty(child):
            ahead = margin(child, me)
            return OVER_BY * ahead + (WON if ahead > 0 else -WON if ahead < 0 else 0)
        return -self.value(child, ply + 1, depth - 1, -beta, -alpha)

    def value(self, s: State, ply: i64, depth: i64, alpha: i64, beta: i64) -> i64:
        """The value of a position for the player to move, at least one turn deep; outside of alpha and beta only a bound."""
        if self.nodes >= self.budget:
            self.stopped = True
        if self.stopped:
            return 0
        found = legal_vec(s)
        self.nodes += 1 + len(found) // 4
        if s.phase == PASS:
            return self.after(s, found[0], ply, max(depth, 2), alpha, beta) if ply < PLIES else 0
        if depth <= 1:
            return self.scales.best(s, found, beta)
        key = self.scales.sieve.key(s)
        value = self.memory.value(key, depth, alpha, beta)
        return value if value != ENDLESS else self.listed(s, found, ply, depth, alpha, beta, key)

    def listed(self, s: State, found: vec[i64], ply: i64, depth: i64, alpha: i64, beta: i64, key: i64) -> i64:
        """The value of a position that is not remembered, by its most promising turns."""
        n = self.scales.weigh(s, found)
        self.bring(found, n, self.memory.best(key))
        most = min(n, self.width)
        best: i64 = -ENDLESS
        turn: i64 = NONE
        rank: i64 = 0
        while rank < most and best < beta:
            action = pick(found, rank, n)
            value = self.probe(s, action, ply, depth, max(alpha, best), beta, rank)
            if self.stopped:
                return 0
            if value > best:
                best = value
                turn = action
            rank += 1
        self.memory.keep(key, depth, alpha, beta, best, turn)
        return best

    def probe(self, s: State, action: i64, ply: i64, depth: i64, alpha: i64, beta: i64, rank: i64) -> i64:
        """The value of a turn: of later ones first whether they are better at all."""
        if rank > 0 and beta - alpha > 1:
            value = self.after(s, action, ply, depth, alpha, alpha + 1)
            if value <= alpha or value >= beta or self.stopped:
                return value
        return self.after(s, action, ply, depth, alpha, beta)

    def bring(self, found: vec[i64], n: i64, first: i64) -> None:
        """Let the turn that was best before go first."""
        while first != NONE and n > 0:
            n -= 1
            if found[n] & PACK - 1 == first:
                found[n] = PACK * 2 * OFFSET + first
