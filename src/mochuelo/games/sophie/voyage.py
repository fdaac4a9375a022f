"""What it costs to stand somewhere: expected own turns to the end of the journey, by value iteration over the posts of a board.

Nobody else is on the board of this reckoning, save that others turn the disc now and then. Values are integers, so that they are the same
on every build: `TURN` is one turn, and points count against turns by `Voyage.point`.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mochuelo.games.sophie.atlas import Atlas
from mochuelo.games.sophie.track import EPOCH, EPOCHS, FORGETTING, GADFLY, MAJOR, PHILOSOPHY, PLACE, QUESTION, TRAVEL

TURN: Final[i64] = 1_000_000
NEVER: Final[i64] = 1000 * 1_000_000
"""The cost of what cannot be."""
CLOSE: Final[i64] = 10_000
"""When no value changes by more than this, they are settled."""
SWEEPS: Final[i64] = 40
MOST: Final[i64] = 1100
"""So many tables are kept, which is about as many as a game meets; then all are forgotten, and reckoned again when they are wanted."""
HUNDRED: Final[i64] = 100
FULL: Final[i64] = 64
"""Sets of epochs."""
BITS: Final[vec[i64]] = vec[i64]([1 << n for n in range(7)])
COUNT: Final[vec[i64]] = vec[i64]([n.bit_count() for n in range(64)])


@final
class Table:
    """The values of all posts, under one rotation of the disc (or none in particular) and with one set of epochs done."""

    def __init__(self, posts: i64) -> None:
        self.stay: vec[i64] = vec[i64]([0] * posts)
        """[post]: expected cost from the beginning of a turn there."""
        self.land: vec[i64] = vec[i64]([0] * posts)
        """[post]: expected cost after landing there, its instruction done."""
        self.arrive: vec[i64] = vec[i64]([0] * 6)
        """[epoch]: expected cost from the beginning of a turn there."""
        self.hole: i64 = 0
        """The cost of a rabbit hole: that of the best epoch it may lead to."""


@final
class Voyage:
    """The reckoning of one player on one board."""

    def __init__(self, atlas: Atlas, chances: vec[i64], goal: i64, stir: i64, point: i64) -> None:
        self.atlas: Atlas = atlas
        self.chances: vec[i64] = chances
        """[epoch], and then philosophy: the chance of a right answer, in hundredths."""
        self.goal: i64 = goal
        """How many epochs are to be done."""
        self.stir: i64 = stir
        """The chance that others turn the disc between two own turns, in hundredths."""
        self.point: i64 = point
        """What one point is worth, in millionths of a turn."""
        self.broad: dict[i64, Table] = {}
        """By set of epochs done: the values under no rotation in particular."""
        self.near: dict[i64, Table] = {}
        """By rotation, epochs done, answers kept and the epoch shut: the values as the disc lies."""

    def usual(self, done: i64) -> Table:
        """The values with a set of epochs done, under no rotation in particular and with no answers kept."""
        found = self.broad.get(done)
        if found is None:
            found = Table(self.atlas.posts)
            self.open(found, done, 0, EPOCHS)
            self.solve(found, done, -1)
            self.broad[done] = found
        return found

    def table(self, rotation: i64, done: i64, kept: i64, shut: i64) -> Table:
        """The values as the disc lies; `kept` epochs have one right answer, `shut` (6: none) must not be entered."""
        key = ((rotation * FULL + done) * FULL + kept) * 7 + shut
        found = self.near.get(key)
        if found is None:
            found = Table(self.atlas.posts)
            self.open(found, done, kept, shut)
            self.solve(found, done, rotation)
            if len(self.near) >= MOST:
                self.near = {}
            self.near[key] = found
        return found

    def open(self, t: Table, done: i64, kept: i64, shut: i64) -> None:
        """What it costs to be on each epoch that is not done, and a first guess at the rest."""
        t.hole = NEVER
        epoch: i64 = 0
        while epoch < EPOCHS:
            if epoch == shut:
                t.arrive[epoch] = NEVER
            elif not done & BITS[epoch]:
                t.arrive[epoch] = self.answering(epoch, done, 1 if kept & BITS[epoch] else 0)
                t.hole = min(t.hole, t.arrive[epoch])
            epoch += 1
        post: i64 = 0
        guess = t.hole + 4 * TURN
        while post < self.atlas.posts:
            t.stay[post] = guess
            t.land[post] = guess
            post += 1
        epoch = 0
        while epoch < EPOCHS:
            if not done & BITS[epoch]:
                t.land[3 * epoch] = t.arrive[epoch]
            epoch += 1

    def answering(self, epoch: i64, done: i64, kept: i64) -> i64:
        """The cost from the beginning of a turn on an unfinished epoch, answering until it is done and going on from there."""
        chance = self.chances[epoch]
        after: i64 = 0
        if COUNT[done] + 1 < self.goal:
            after = self.usual(done | BITS[epoch]).stay[3 * epoch]
        gain = 10 * self.point
        second = TURN * HUNDRED // chance + after - gain
        if kept:
            return second
        return TURN * HUNDRED // chance - gain + (chance * (after - gain) + (HUNDRED - chance) * second) // HUNDRED

    def solve(self, t: Table, done: i64, rotation: i64) -> None:
        """Sweep over the posts until nothing changes."""
        order = self.atlas.order
        sweep: i64 = 0
        change: i64 = NEVER
        while change > CLOSE and sweep < SWEEPS:
            change = 0
            n: i64 = 0
            while n < len(order):
                post = order[n]
                before = t.stay[post]
                after = TURN + self.roll(t, post, rotation)
                t.stay[post] = after
                t.land[post] = self.landed(t, post, done, rotation)
                change = max(change, after - before, before - after)
                n += 1
            sweep += 1

    def roll(self, t: Table, post: i64, rotation: i64) -> i64:
        """The expected cost after a roll from a post, each roll used in the best way."""
        a = self.atlas
        if rotation >= 0:
            return self.rolled(t, post, a.boat[rotation])
        if a.boats in (0, a.segments):
            return self.rolled(t, post, 1 if a.boats else 0)
        there = self.rolled(t, post, 1)
        return there + (self.rolled(t, post, 0) - there) * (a.segments - a.boats) // a.segments

    def rolled(self, t: Table, post: i64, boat: i64) -> i64:
        """The same with or without a boat on the lake."""
        a = self.atlas
        total: i64 = 0
        place = 12 * post + 6 * boat
        last = place + 6
        at = a.begin[place]
        while place < last:
            place += 1
            end = a.begin[place]
            best = t.land[a.to[at]]
            at += 1
            while at < end:
                best = min(best, t.land[a.to[at]])
                at += 1
            total += best
        return total // 6

    def landed(self, t: Table, post: i64, done: i64, rotation: i64) -> i64:
        """The cost after landing on a post, its instruction done."""
        a = self.atlas
        kind = a.kind[post]
        if kind == EPOCH:
            return t.stay[post] if done & BITS[post // 3] else t.arrive[post // 3]
        if kind == TRAVEL:
            return t.stay[post] - TURN
        if kind in (FORGETTING, PLACE):
            return t.stay[a.place]
        if kind == MAJOR:
            return self.turned(t, post, done, rotation)
        found = self.settled(t, post, done, rotation)
        if kind == PHILOSOPHY:
            return found - self.point * self.chances[EPOCHS] // 10
        if kind == QUESTION:
            return found - 10 * self.point
        if kind == GADFLY:
            return self.jumped(t, post, done, rotation, found)
        return found

    def settled(self, t: Table, post: i64, done: i64, rotation: i64) -> i64:
        """The cost at the end of a turn on a post that is no epoch: down the rabbit hole, if one is open beside it."""
        a = self.atlas
        number = a.rim[post]
        value = t.stay[post]
        if rotation >= 0 and self.stir:
            value += (self.usual(done).stay[post] - value) * self.stir // HUNDRED
        if number < 0 or not a.rabbit[number]:
            return value
        if rotation < 0:
            return value + (t.hole - value) * a.windows // a.segments
        return t.hole if a.window[(number - rotation) % a.segments] else value

    def turned(self, t: Table, post: i64, done: i64, rotation: i64) -> i64:
        """The cost after turning the disc: as usual from where one is carried, since much may happen before the next turn."""
        a = self.atlas
        number = a.rim[post]
        there = post if number < 0 else a.ring[(number + a.turns[post]) % a.segments]
        table = t if rotation < 0 else self.usual(done)
        if number >= 0 and a.kind[there] == FORGETTING:
            return TURN + table.stay[a.place]
        return self.settled(table, there, done, -1)

    def jumped(self, t: Table, post: i64, done: i64, rotation: i64, stay: i64) -> i64:
        """The cost on a gadfly space: of staying, or of the best jump."""
        a = self.atlas
        best = stay
        if a.rim[post] < 0:
            return min(best, self.settled(t, a.hub, done, rotation))
        n: i64 = 0
        while n < len(a.flies):
            best = min(best, self.settled(t, a.flies[n], done, rotation))
            n += 1
        return best
