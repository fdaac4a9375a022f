"""All placements of one turn, listed with what they promise: most activate nothing, so masks alone tell their worth."""

# mypyc: compiled in one group with the rules

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mochuelo.games.philosophy.evaluate import FREE, MOVER, OTHER, promise, tiles
from mochuelo.games.philosophy.rules import free, lined
from mochuelo.games.philosophy.state import BIT, CENTRE, LOWEST, POPS, REPHRASE, TARGET, State

ROW: Final[i64] = 432
"""Placements there are; the lists of a turn fill one row."""


@final
class Survey:
    """Rows of placements, one row for each turn looked ahead, with the worth of each for the player who places."""

    def __init__(self, rows: int) -> None:
        self.actions: vec[i64] = vec[i64]([0] * (432 * rows))
        self.worth: vec[i64] = vec[i64]([0] * (432 * rows))
        self.loud: i64 = 0
        """How many placements the last listing left to be played out; they stand at the end of the row."""

    def list(self, s: State, row: i64, won: i64) -> i64:
        """List the placements that activate nothing with their worth, and from the end of the row the others; how many the former.

        `won` is the value of winning with this turn.
        """
        mine = s.spread[s.seat]
        theirs = s.spread[1 - s.seat]
        room = free(s)
        stuck = room & (room - 1) == 0 or not s.hands >> 12 * (1 - s.seat) & 4095
        rest = POPS[room] - s.opened  # the game's first tile opens C5 as it takes another space
        base = -tiles(s, 1 - s.seat, MOVER) - tiles(s, s.seat, OTHER) - FREE[rest]
        n: i64 = 0
        self.loud = 0
        while room:
            place = LOWEST[(room & -room) % 59]
            room &= room - 1
            after = mine | BIT[CENTRE[place]]
            if lined(after) != lined(theirs):
                n = self.fill(s, row, n, place, won if lined(after) else -won, 0)
            elif stuck:
                n = self.fill(s, row, n, place, won, 0)
            else:
                n = self.fill(s, row, n, place, base - promise(theirs, after), 1)
        return n

    def fill(self, s: State, row: i64, n: i64, place: i64, worth: i64, apart: i64) -> i64:
        """List the placements on one space of the centre; `apart` is 1 when the tile itself makes a difference to the worth, else 0."""
        cell = CENTRE[place]
        hand = s.hands >> 12 * s.seat & 4095
        while hand:
            kind = LOWEST[(hand & -hand) % 59]
            hand &= hand - 1
            hits = s.full if kind == REPHRASE else s.spread[1 - s.seat]
            aim = 4 * kind
            while aim < 4 * kind + 4:
                action = 36 * kind + 4 * place + (aim & 3)
                if hits & BIT[TARGET[64 * aim + cell]]:
                    self.loud += 1
                    self.actions[row + ROW - self.loud] = action
                else:
                    self.actions[row + n] = action
                    self.worth[row + n] = worth - apart * OTHER[64 * aim + cell]
                    n += 1
                aim += 1
        return n

    def pick(self, row: i64, rank: i64, n: i64) -> None:
        """Bring the most promising of the placements from `rank` to `n` of a row to `rank`."""
        best = rank
        k = rank + 1
        while k < n:
            if self.worth[row + k] > self.worth[row + best]:
                best = k
            k += 1
        worth = self.worth[row + best]
        action = self.actions[row + best]
        self.worth[row + best] = self.worth[row + rank]
        self.actions[row + best] = self.actions[row + rank]
        self.worth[row + rank] = worth
        self.actions[row + rank] = action
