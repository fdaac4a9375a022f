"""Where a piece may go: the ways that are open to it, where a roll can end, and where a gadfly or a rabbit hole leads.

Always forward: a way is open if the ring, or an epoch other than the one that the journey came from, can come first along it.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from mochuelo.games.sophie.state import AFTER, AS_ROLLED, AT_LAKE, BEFORE, BIT, CAME, POST, State
from mochuelo.games.sophie.track import BOAT, BROKEN, EPOCHS

FARTHEST: Final[i64] = 40
"""Steps after which one stops looking for a free space: by then one has been all round the ring."""


def turned(s: State, place: i64) -> i64:
    """The segment of the disc that lies at a place of the ring."""
    size = len(s.track.ring)
    return (place - s.rotation + size) % size


def boat(s: State) -> bool:
    """Whether a boat lies by the lake."""
    return s.rotation >= 0 and s.track.mark[turned(s, s.track.lake)] == BOAT


def way_out(s: State) -> bool:
    """Whether the exit of the Place of Forgetting is open."""
    return s.rotation >= 0 and s.track.mark[turned(s, s.track.exit)] == BROKEN


def hole(s: State, space: i64) -> bool:
    """Whether a space lies beside an open rabbit hole."""
    place = s.track.rim[space]
    return place >= 0 and s.rotation >= 0 and s.track.rabbit[place] != 0 and s.track.window[turned(s, place)] != 0


def beyond(s: State, seat: i64) -> i64:
    """Mask of the epochs to which a rabbit hole takes a seat: those it has not finished, the one it has just left aside."""
    found = 63 & ~s.done[seat]
    return found & ~BIT[s.came[seat]] if s.came[seat] >= 0 else found


def is_open(gate: i64, came: i64) -> bool:
    """Whether a way is open to a journey that came from an epoch, -1 for none."""
    return (gate & ~BIT[came] if came >= 0 else gate) != 0


def taken(s: State, space: i64) -> bool:
    """Whether another piece than the mover's is on a space where there is room for one."""
    other: i64 = 0
    while other < s.seats:
        if other != s.seat and s.post[other] // 3 == space and s.post[other] >= 0:
            return True
        other += 1
    return False


def flights(s: State) -> vec[i64]:
    """The posts to which a piece on a gadfly space may jump."""
    t, here = s.track, s.post[s.seat] // 3
    found = vec[i64]()
    if t.rim[here] < 0 and not s.next_path:
        return found if taken(s, t.hub) else append(found, 3 * t.hub)
    number: i64 = 0
    while number < len(t.gadflies):
        fits = number == t.after[here] if s.next_path else True
        if fits and t.gadflies[number] != here and not taken(s, t.gadflies[number]) and leads_on(s, t.landing[number]):
            found = append(found, t.landing[number])
        number += 1
    return found


def leads_on(s: State, post: i64) -> bool:
    """Whether a way is open from a post for the mover."""
    way = s.track.first[post]
    while way < s.track.first[post + 1]:
        if is_open(s.track.gate[way], s.came[s.seat]):
            return True
        way += 1
    return False


def spots(s: State, roll: i64) -> vec[i64]:
    """Where the mover may stop after a roll, each a spot (state.py), no space twice."""
    walk = Walk(s)
    walk.go(s.post[s.seat], s.came[s.seat], roll, -1)
    return walk.found


@final
class Walk:
    """The ways of one roll, walked one after another; the trail is where the present one has led."""

    def __init__(self, s: State) -> None:
        self.s: State = s
        self.found: vec[i64] = vec[i64]()
        self.depth: i64 = 0
        """How many steps the trail has."""
        self.trail: vec[i64] = vec[i64]([s.post[s.seat], 0, 0, 0, 0, 0, 0])
        """The posts from the start on."""
        self.origins: vec[i64] = vec[i64]([s.came[s.seat], 0, 0, 0, 0, 0, 0])
        """For each of these the epoch that the journey then came from."""
        self.boat: bool = boat(s)

    def go(self, post: i64, came: i64, rest: i64, back: i64) -> None:
        """Walk on from a post with `rest` steps to go, not turning round on the ring to the space `back`."""
        t = self.s.track
        way = t.first[post]
        while way < t.first[post + 1]:
            ahead = t.way[way]
            if is_open(t.gate[way], came) and not (ahead // 3 == back and t.rim[post // 3] >= 0):
                self.step(ahead, came, rest, post // 3)
            way += 1

    def step(self, ahead: i64, came: i64, rest: i64, back: i64) -> None:
        """Take a step to the post `ahead`: stop there, beside it, or go on."""
        s, space = self.s, ahead // 3
        if self.is_epoch(space):
            if not self.is_passed(space):
                self.stop(ahead, -1, AS_ROLLED)
                return
            came = space
        elif space == s.track.near and not self.boat:
            if taken(s, space):
                self.before(AT_LAKE)
            else:
                self.stop(ahead, came, AS_ROLLED if rest == 1 else AT_LAKE)
            return
        if rest > 1:
            self.depth += 1
            self.trail[self.depth] = ahead
            self.origins[self.depth] = came
            self.go(ahead, came, rest - 1, back)
            self.depth -= 1
        elif self.is_epoch(space) or taken(s, space):
            self.before(BEFORE)
            self.after(ahead, came, back, FARTHEST)
        else:
            self.stop(ahead, came, AS_ROLLED)

    def is_epoch(self, space: i64) -> bool:
        """Whether a space is an epoch."""
        return space < EPOCHS

    def is_passed(self, space: i64) -> bool:
        """Whether the mover passes an epoch as if it were taken: one that it has finished, where none is entered again."""
        s = self.s
        return s.once != 0 and (s.done[s.seat] & BIT[space]) != 0

    def stop(self, post: i64, came: i64, why: i64) -> None:
        """The mover may stop at a post, unless a way there was found before."""
        n: i64 = 0
        while n < len(self.found):
            if self.found[n] % POST // 3 == post // 3:
                return
            n += 1
        if post // 3 == self.trail[0] // 3:
            post, came = self.trail[0], self.origins[0]
        self.found = append(self.found, post + POST * (came + 1 + CAME * why))

    def before(self, why: i64) -> None:
        """The last free space on the trail; where it starts counts as free."""
        n = self.depth
        while n > 0 and (self.is_epoch(self.trail[n] // 3) or taken(self.s, self.trail[n] // 3)):
            n -= 1
        self.stop(self.trail[n], self.origins[n], why)

    def after(self, post: i64, came: i64, back: i64, most: i64) -> None:
        """The first free space on each open way from a post; never past the landing stage without a boat."""
        t = self.s.track
        way = t.first[post]
        while way < t.first[post + 1]:
            ahead = t.way[way]
            if is_open(t.gate[way], came) and not (ahead // 3 == back and t.rim[post // 3] >= 0):
                self.after_at(ahead, came, post // 3, most)
            way += 1

    def after_at(self, ahead: i64, came: i64, back: i64, most: i64) -> None:
        """The first free space from a post on, itself included."""
        s, space = self.s, ahead // 3
        if self.is_epoch(space):
            if not self.is_passed(space):
                self.stop(ahead, -1, AFTER)
                return
            came = space
        elif not taken(s, space):
            self.stop(ahead, came, AFTER)
            return
        elif space == s.track.near and not self.boat:
            return
        if most:
            self.after(ahead, came, back, most - 1)
