"""Search for three and four players: everyone is taken to do what serves them best (max^n), over whole turns and few placements.

A value is one number for each seat. Nobody is taken to conspire: a player who can win does, one who must stop the next from
winning is trusted to.
"""

# mypyc: compiled in one group with the rules

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mochuelo.games.philosophy.evaluate import MIDDLE, MOVER, NEAR, OTHER, gaps, size, tiles
from mochuelo.games.philosophy.memory import ENDLESS, PROVEN
from mochuelo.games.philosophy.rules import count, lined, nth, play
from mochuelo.games.philosophy.search import DEEPEST, PLIES, WIN, bare
from mochuelo.games.philosophy.state import BIT, OVER, PLACE, State
from mochuelo.games.philosophy.survey import ROW, Survey

THREAT: Final[i64] = 60
"""What each space is worth on which a player who waits would complete a line."""


@final
class Party:
    """One search from one position; the twin of `Search` for more than two, asked in the same way."""

    def __init__(self, root: State, budget: i64, width: i64) -> None:
        self.root: State = bare(root)
        self.budget: i64 = budget
        self.width: i64 = width
        """How many placements each player considers below the root."""
        self.nodes: i64 = 0
        self.stopped: bool = False
        self.pool: list[State] = [self.root.copy() for _ in range(PLIES)]
        self.survey: Survey = Survey(DEEPEST + 1)
        self.values: vec[i64] = vec[i64]([0] * (4 * (PLIES + 1)))
        """For each ply what its state is worth to each seat."""

    def evaluate(self, s: State, me: i64) -> i64:
        """What a turn that ends in this state promises `me`: own strength less the mean of the others'."""
        if s.phase == OVER:
            turns = s.turns - self.root.turns
            return 0 if s.winner < 0 else WIN - turns if s.winner == me else turns - WIN
        if s.out & BIT[me]:
            return s.turns - self.root.turns - WIN
        total: i64 = 0
        others: i64 = -1
        seat: i64 = 0
        while seat < s.seats:
            if not s.out & BIT[seat]:
                others += 1
                total += self.strength(s, seat)
            seat += 1
        own = self.strength(s, me)
        return own - (total - own) // max(others, 1)

    def strength(self, s: State, seat: i64) -> i64:
        """What the tiles and lines of one seat are worth to it."""
        gap = gaps(s.spread[seat], MIDDLE & ~s.full)
        if seat != s.seat:
            return THREAT * size(gap) - tiles(s, seat, OTHER)
        return tiles(s, seat, MOVER) + (NEAR if gap and self.alone(s, seat) else 0)

    def alone(self, s: State, me: i64) -> bool:
        """Whether no other seat has a line, so that one's own would win."""
        seat: i64 = 0
        while seat < s.seats:
            if seat != me and lined(s.spread[seat]) and not s.out & BIT[seat]:
                return False
            seat += 1
        return True

    def settle(self, s: State, ply: i64, me: i64) -> i64:
        """The best that `me` makes of the rest of a turn, as it seems at its end."""
        if s.phase == OVER or s.phase == PLACE:  # noqa: PLR1714  a tuple would be made each time
            return self.evaluate(s, me)
        best: i64 = -ENDLESS
        child = self.pool[ply]
        n = count(s)
        while n > 0:
            n -= 1
            child.assign(s)
            play(child, nth(s, n))
            self.nodes += 1
            best = max(best, self.settle(child, ply + 1, me))
        return best

    def rank(self, s: State, ply: i64, row: i64) -> i64:
        """List all actions with what they seem to be worth; how many."""
        child = self.pool[ply]
        n = count(s)
        rest = n
        while rest > 0:
            rest -= 1
            child.assign(s)
            self.survey.actions[row + rest] = nth(s, rest)
            play(child, self.survey.actions[row + rest])
            self.nodes += 1
            self.survey.worth[row + rest] = self.settle(child, ply + 1, s.seat)
        return n

    def probe(self, s: State, ply: i64, depth: i64, alpha: i64, beta: i64, me: i64, rank: i64) -> i64:
        """The value for `me` after an action, as `Search.probe`; it is exact whatever the bounds."""
        self.after(s, ply, depth, me)
        return self.values[4 * ply + me]

    def after(self, s: State, ply: i64, depth: i64, me: i64) -> None:
        """Put the values of a state within, or at the end of, a turn that `depth` counts into the row of `ply`."""
        if s.phase == OVER:
            self.note(s, ply)
        elif s.phase == PLACE:
            self.turn(s, ply, depth - 1)
        else:
            self.choose(s, ply, depth)

    def choose(self, s: State, ply: i64, depth: i64) -> None:
        """The values of a choice within a turn."""
        best: i64 = -ENDLESS
        child = self.pool[ply]
        n = count(s)
        while n > 0 and not self.stopped:
            n -= 1
            child.assign(s)
            play(child, nth(s, n))
            self.nodes += 1
            self.after(child, ply + 1, depth, s.seat)
            best = self.better(ply, s.seat, best)

    def turn(self, s: State, ply: i64, depth: i64) -> None:
        """The values of the start of a turn, `depth` turns deep."""
        if self.nodes >= self.budget:
            self.stopped = True
        if depth <= 0 or self.stopped:
            self.note(s, ply)
            return
        row = ROW * (s.turns - self.root.turns)
        survey = self.survey
        n = self.rank(s, ply, row)
        best: i64 = -ENDLESS
        rank: i64 = 0
        width: i64 = self.width if depth > 1 else 1
        child = self.pool[ply]
        while rank < n and rank < width and best < PROVEN and not self.stopped:
            survey.pick(row, rank, n)
            child.assign(s)
            play(child, survey.actions[row + rank])
            self.nodes += 1
            self.after(child, ply + 1, depth, s.seat)
            best = self.better(ply, s.seat, best)
            rank += 1

    def note(self, s: State, ply: i64) -> None:
        """The values of a state as they seem."""
        seat: i64 = 0
        while seat < s.seats:
            self.values[4 * ply + seat] = self.evaluate(s, seat)
            seat += 1

    def better(self, ply: i64, me: i64, best: i64) -> i64:
        """Take the values of the next ply over if they are better for `me`; the best so far."""
        value = self.values[4 * ply + 4 + me]
        if value <= best:
            return best
        seat: i64 = 0
        while seat < 4:
            self.values[4 * ply + seat] = self.values[4 * ply + 4 + seat]
            seat += 1
        return value
