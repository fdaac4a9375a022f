"""Alpha-beta over whole turns for two players: a turn is a placement and the choices that follow from it.

The depth counts turns; choices within a turn cost none. Values are those of evaluate.py, for the player who is to move.
"""

# mypyc: compiled in one group with the rules

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mochuelo.games.philosophy.evaluate import evaluate
from mochuelo.games.philosophy.memory import ENDLESS, NONE, PROVEN, Memory
from mochuelo.games.philosophy.rules import count, nth, play
from mochuelo.games.philosophy.state import OVER, PLACE, SEAT_KEYS, State
from mochuelo.games.philosophy.survey import ROW, Survey

WIN: Final[i64] = 30_000
"""A proven win, less the turns it takes."""
SURE: Final[i64] = 10_000
"""What a threat to win by one tile is at least."""
DEEPEST: Final = 10
"""The most turns a search looks ahead."""
PLIES: Final = 160
"""More actions than so many turns can have."""
EARLY: Final[i64] = 6
"""The placements that are always looked at in full depth."""


@final
class Search:
    """One search from one position, with a budget of nodes; the same arguments give the same answer on any machine."""

    def __init__(self, root: State, budget: i64, width: i64) -> None:
        self.root: State = bare(root)
        self.budget: i64 = budget
        self.width: i64 = width
        """How many placements are looked at below the root, the most promising ones; the rest count as they seem."""
        self.nodes: i64 = 0
        self.stopped: bool = False
        self.pool: list[State] = [self.root.copy() for _ in range(PLIES)]
        self.survey: Survey = Survey(DEEPEST + 1)
        self.memory: Memory = Memory()
        self.history: vec[i64] = vec[i64]([0] * 864)
        """For each seat and placement how often, and how deep, it was too good for the opponent to allow."""
        self.path: vec[i64] = vec[i64]([0] * (DEEPEST + 2))
        self.past: vec[i64] = stood_twice(root)

    # ---- the rest of one turn --------------------------------------------------------------------------------------------

    def level(self, s: State) -> i64:
        """How many turns a state is away from the root."""
        return s.turns - self.root.turns

    def over(self, s: State, me: i64) -> i64:
        """The value of a finished game for `me`."""
        if s.winner < 0:
            return 0
        return WIN - self.level(s) if s.winner == me else self.level(s) - WIN

    def settle(self, s: State, ply: i64, me: i64) -> i64:
        """The best that `me` makes of the rest of a turn, as it seems at its end."""
        if s.phase == OVER:
            return self.over(s, me)
        if s.phase == PLACE:
            return -evaluate(s)
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

    def loud(self, s: State, ply: i64, action: i64) -> i64:
        """What a placement that activates something seems to be worth."""
        child = self.pool[ply]
        child.assign(s)
        play(child, action)
        self.nodes += 1
        return self.settle(child, ply + 1, s.seat)

    def last(self, s: State, ply: i64, row: i64, beta: i64) -> i64:
        """The value of the last turn that is looked at; at least `beta` is enough to know."""
        survey = self.survey
        n = survey.list(s, row, WIN - self.level(s) - 1)
        self.nodes += 4
        best: i64 = -ENDLESS
        while n > 0:
            n -= 1
            best = max(best, survey.worth[row + n])
        n = survey.loud
        while n > 0 and best < beta:
            best = max(best, self.loud(s, ply, survey.actions[row + ROW - n]))
            n -= 1
        return best

    def rank(self, s: State, ply: i64, row: i64) -> i64:
        """List all placements with what they seem to be worth; how many."""
        survey = self.survey
        n = survey.list(s, row, WIN - self.level(s) - 1)
        self.nodes += 4
        rest = survey.loud
        while rest > 0:
            action = survey.actions[row + ROW - rest]
            rest -= 1
            survey.worth[row + n] = self.loud(s, ply, action)
            survey.actions[row + n] = action
            n += 1
        return n

    # ---- many turns ------------------------------------------------------------------------------------------------------

    def turn(self, s: State, ply: i64, depth: i64, alpha: i64, beta: i64) -> i64:
        """The value of the start of a turn, `depth` turns deep; outside of alpha and beta only a bound, 0 when the search has stopped."""
        if self.nodes >= self.budget:
            self.stopped = True
        if self.stopped:
            return 0
        level = self.level(s)
        key = s.key ^ SEAT_KEYS[s.seat]
        if s.ebbed and self.stood(key, level):
            return 0
        if depth <= 0:
            return evaluate(s)
        value = self.memory.value(key, depth, level, alpha, beta)
        if value != ENDLESS:
            return value
        self.path[level] = key
        row = ROW * level
        found = NONE
        if depth == 1:
            value = self.last(s, ply, row, beta)
        else:
            value = self.deep(s, ply, depth, alpha, beta)
            found = self.survey.actions[row]
        if not self.stopped:
            self.memory.keep(key, depth, level, alpha, beta, value, found)
        return value

    def deep(self, s: State, ply: i64, depth: i64, alpha: i64, beta: i64) -> i64:
        """The value of a turn that is not the last; its best placement is left in front of its row."""
        survey = self.survey
        row = ROW * self.level(s)
        n = self.rank(s, ply, row)
        self.prefer(s, row, n)
        best: i64 = -ENDLESS
        found: i64 = NONE
        rank: i64 = 0
        while rank < n and best < beta:
            survey.pick(row, rank, n)
            seems = survey.worth[row + rank]
            if seems > PROVEN:
                best = seems
                found = survey.actions[row + rank]
                break
            if rank > 0 and (rank >= self.width or seems < -SURE) and best > -SURE:
                break
            value = self.try_placement(s, ply, depth, max(alpha, best), beta, survey.actions[row + rank], rank)
            if self.stopped:
                return 0
            if value > best:
                best = value
                found = survey.actions[row + rank]
            rank += 1
        if best >= beta:
            self.history[432 * s.seat + found] += depth * depth
        survey.actions[row] = found
        return best

    def try_placement(self, s: State, ply: i64, depth: i64, alpha: i64, beta: i64, action: i64, rank: i64) -> i64:
        """The value of a placement."""
        child = self.pool[ply]
        child.assign(s)
        play(child, action)
        self.nodes += 1
        return self.probe(child, ply + 1, depth, alpha, beta, s.seat, rank)

    def probe(self, s: State, ply: i64, depth: i64, alpha: i64, beta: i64, me: i64, rank: i64) -> i64:
        """The value for `me` after an action: the first in full, later ones first as to whether they are better, the latest less deep."""
        if rank > 0:
            if rank >= EARLY and depth > 2:
                value = self.after(s, ply, depth - 1, alpha, alpha + 1, me)
                if value <= alpha:
                    return value
            value = self.after(s, ply, depth, alpha, alpha + 1, me)
            if value <= alpha or value >= beta:
                return value
        return self.after(s, ply, depth, alpha, beta, me)

    def after(self, s: State, ply: i64, depth: i64, alpha: i64, beta: i64, me: i64) -> i64:
        """The value for `me` of a state within, or at the end of, a turn that `depth` counts."""
        if s.phase == OVER:
            return self.over(s, me)
        if s.phase == PLACE:
            return -self.turn(s, ply, depth - 1, -beta, -alpha)
        best: i64 = -ENDLESS
        child = self.pool[ply]
        n = count(s)
        while n > 0 and best < beta and not self.stopped:
            n -= 1
            child.assign(s)
            play(child, nth(s, n))
            self.nodes += 1
            best = max(best, self.after(child, ply + 1, depth, max(alpha, best), beta, me))
        return best

    def prefer(self, s: State, row: i64, n: i64) -> None:
        """Let what was good elsewhere count when placements are ranked, and what was best here go first."""
        worth = self.survey.worth
        first = self.memory.best(s.key ^ SEAT_KEYS[s.seat])
        while n > 0:
            n -= 1
            action = self.survey.actions[row + n]
            if worth[row + n] > PROVEN:
                continue
            if action == first:
                worth[row + n] = SURE + SURE
            elif worth[row + n] > -SURE:
                worth[row + n] += min(100, self.history[432 * s.seat + action])

    def stood(self, key: i64, level: i64) -> bool:
        """Whether a position has stood on the way here, or twice in the game: a draw, as far as a search cares."""
        n: i64 = 0
        while n < level:
            if self.path[n] == key:
                return True
            n += 1
        n = len(self.past)
        while n > 0:
            n -= 1
            if self.past[n] == key:
                return True
        return False


def bare(s: State) -> State:
    """A copy that remembers no earlier positions: a search looks after repetition itself, without a table that grows every turn."""
    root = s.copy()
    root.draws = 0
    root.past = vec[i64]()
    return root


def stood_twice(s: State) -> vec[i64]:
    """Keys of the positions that end the game the next time they stand."""
    past = list(s.past)
    return vec[i64]([key for key in sorted(set(past)) if past.count(key) > 1 and s.draws])
