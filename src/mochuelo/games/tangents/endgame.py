"""The end of a game, played exactly: alpha-beta over whole turns down to the full grid, on the margin of cards."""

# mypyc: compiled in one group with the rules

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mochuelo.games.tangents.chain import facing, limit, mark, reach
from mochuelo.games.tangents.matter import Sieve
from mochuelo.games.tangents.memory import ENDLESS, NONE, Memory
from mochuelo.games.tangents.rules import legal_vec, may_block, play
from mochuelo.games.tangents.state import BIT, FIRST, KIND, ON, PASS, PASSING, SEAT, State, empty, hand_of, pops

PACK: Final[i64] = 2**36
"""More than any action: an action with its rank is PACK * rank + action."""
MOST: Final[i64] = 17
"""More than any margin."""
PLIES: Final = 24
"""More turns than there can be: 16 cards, two blocks, and a pass for each of those."""


@final
class Ending:
    """Solves positions; the same questions in the same order take the same number of nodes on any machine."""

    def __init__(self, root: State, budget: i64) -> None:
        self.budget: i64 = budget
        self.nodes: i64 = 0
        self.stopped: bool = False
        """Whether the budget is spent, and the last value therefore worth nothing."""
        self.pool: list[State] = [root.copy() for _ in range(PLIES)]
        self.sieve: Sieve = Sieve(root.values)
        self.memory: Memory = Memory(131_072)

    def after(self, s: State, action: i64, ply: i64, alpha: i64, beta: i64) -> i64:
        """The margin that the mover of `s` has in the end when it takes a turn; outside of alpha and beta only a bound."""
        me = s.seat
        child = self.pool[ply]
        child.assign(s)
        play(child, action)
        return -self.value(child, ply + 1, -beta, -alpha) if empty(child) else margin(child, me)

    def value(self, s: State, ply: i64, alpha: i64, beta: i64) -> i64:
        """The margin that the player to move has in the end."""
        self.nodes += 1
        if self.nodes > self.budget:
            self.stopped = True
        if self.stopped:
            return 0
        if s.phase == PASS:
            return self.after(s, KIND * PASSING + SEAT * s.seat, ply, alpha, beta)
        left = pops(empty(s))
        if left == 1 and not s.bent and not (s.late and may_block(s, s.seat)):
            return margin(s, s.seat) + 1 + 2 * longest(s)
        key = self.sieve.key(s)
        value = self.memory.value(key, left, alpha, beta)
        if value != ENDLESS:
            return value
        return self.listed(s, ply, alpha, beta, key, left)

    def listed(self, s: State, ply: i64, alpha: i64, beta: i64, key: i64, left: i64) -> i64:
        """The value of a position that is not remembered."""
        found = legal_vec(s)
        n = self.sort(s, found, self.memory.best(key))
        best: i64 = -ENDLESS
        turn: i64 = NONE
        rank: i64 = 0
        while rank < n and best < beta:
            action = pick(found, rank, n)
            value = self.after(s, action, ply, max(alpha, best), beta)
            if self.stopped:
                return 0
            if value > best:
                best = value
                turn = action
            rank += 1
        self.memory.keep(key, left, alpha, beta, best, turn)
        return best

    def sort(self, s: State, found: vec[i64], first: i64) -> i64:
        """Leave in front of a list of turns those that lead somewhere of their own, each with its rank; how many."""
        sieve = self.sieve
        sieve.begin(s)
        size: i64 = len(found)
        kept: i64 = 0
        n: i64 = 0
        while n < size:
            action = found[n]
            n += 1
            if sieve.fresh(s, action):
                rank = 100_000 if action == first else 4_000 if action >= KIND else promise(s, action, sieve.free)
                found[kept] = PACK * rank + action
                kept += 1
        return kept


def margin(s: State, me: i64) -> i64:
    """By how many cards a seat is ahead."""
    ahead = pops(s.owned0) - pops(s.owned1)
    return -ahead if me else ahead


def longest(s: State) -> i64:
    """The most cards that the player to move can flip on the one empty space, along a straight line."""
    space: i64 = 0
    while not BIT[space] & empty(s):
        space += 1
    best: i64 = 0
    way: i64 = 0
    while way < 8:
        at = mark(s, s.seat, space, way)
        if at >= 0:
            far = reach(s, s.seat, space, way, 4)
            if far > best:
                best = max(best, min(far, limit(s, strongest(s, way), facing(s, at, way))))
        way += 1
    return best


def strongest(s: State, way: i64) -> i64:
    """The highest value that a card in the hand of the player to move can show one way."""
    hand = hand_of(s, s.seat)
    best: i64 = 0
    code = 1 + 2 * s.seat
    while hand:
        if hand & 1:
            best = max(best, s.values[8 * code + way], s.values[8 * code + (way ^ 4)])
        hand >>= 1
        code += 4
    return best


def promise(s: State, action: i64, free: i64) -> i64:
    """How early a placing is to be looked at: by what it flips, then by how little it shows to the empty spaces `free`."""
    space = action & 15
    count = action >> 11 & 7
    code = (action >> 5 & 63) * 4 - 3 + s.seat * 2 + (action >> 4 & 1)
    left = free & ~BIT[space]
    rank = 4_000 + 1_000 * count - shown(s, code, space, left)
    rest = action // FIRST
    while count > 0:
        space = ON[16 * (rest >> 1 & 7) + space]
        rank -= shown(s, (s.board[space] - 1 & -4) + 2 * s.seat + (rest & 1) + 1, space, left)
        rest >>= 4
        count -= 1
    return rank


def shown(s: State, code: i64, space: i64, free: i64) -> i64:
    """How weak a card is towards the empty spaces around it."""
    weak: i64 = 0
    way: i64 = 0
    while way < 8:
        at = ON[16 * way + space]
        if at >= 0 and BIT[at] & free:
            weak += 40 - 10 * s.values[8 * code + way]
        way += 1
    return weak


def pick(found: vec[i64], rank: i64, n: i64) -> i64:
    """Bring the most promising of the turns from `rank` on to that place, and take its rank off."""
    best = rank
    k = rank + 1
    while k < n:
        if found[k] > found[best]:
            best = k
        k += 1
    top = found[best]
    found[best] = found[rank]
    top &= PACK - 1
    found[rank] = top
    return top
