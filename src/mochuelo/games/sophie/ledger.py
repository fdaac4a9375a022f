"""Counts what happens in a game, action by action, from the states before them."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mochuelo.games.sophie.state import (
    AT_STAGE,
    BIT,
    DIE,
    FLY,
    FOLLOW,
    FOR_SIX,
    GO,
    HOP,
    KIND,
    LEAVE,
    OPENING,
    POST,
    RIGHT,
    SPEECH,
    SPOKEN,
    START,
    State,
)
from mochuelo.games.sophie.state import TURN as BEGINNING
from mochuelo.games.sophie.track import EPOCHS, KINDS, MAJOR

TURNS: Final[i64] = 10
TRIP_TURNS: Final[i64] = 11
JOURNEYS: Final[i64] = 12
WAITS: Final[i64] = 13
STILLS: Final[i64] = 14
JUMPS: Final[i64] = 15
RABBITS: Final[i64] = 16
CARRIED: Final[i64] = 17
UNFINISHED: Final[i64] = 18
ESCAPES: Final[i64] = 19
SPEECHES: Final[i64] = 20
ASKED: Final[i64] = 21
KNOWN: Final[i64] = 22
COUNTS: Final = (
    *(f"on-{kind}" for kind in KINDS),
    *(
        "turns",
        "trip-turns",
        "trips",
        "waits",
        "still",
        "jumps",
        "rabbits",
        "carried",
        "unfinished",
        "escapes",
        "speeches",
        "questions",
        "right",
    ),
)
"""The names of the counts: arrivals by kind of space, then turns; turns of journeys, and journeys that arrived; turns spent waiting,
rolls after which one stood still, jumps of gadflies, rabbit holes, pieces carried by the disc, epochs left unfinished, Big Questions taken
to leave the Place of Forgetting, speeches, questions, right answers."""
TRIPS: Final[i64] = 10
"""Journeys are counted by their turns up to one less; what takes longer is counted there too."""


@final
class Ledger:
    """What was counted so far."""

    def __init__(self) -> None:
        self.count: vec[i64] = vec[i64]([0] * 23)
        self.trip: vec[i64] = vec[i64]([0] * TRIPS)
        """[turns]: how many journeys took so many."""
        self.under: vec[i64] = vec[i64]([-1] * 6)
        """[seat]: how many turns its present journey has taken, -1 while it is on none."""
        self.start: vec[i64] = vec[i64]([-1] * 6)
        """[seat]: the epoch where it started."""

    def add(self, what: i64) -> None:
        self.count[what] += 1

    def see(self, s: State, action: i64) -> None:
        """An action, and the state in which it is taken."""
        kind, what = action % KIND, action // KIND
        if s.phase == BEGINNING:
            self.turn(s, kind)
        if kind == GO:
            self.stop(s, what)
        elif kind == DIE:
            if (s.roll == FOR_SIX and what != 6) or (s.roll == AT_STAGE and what % 3):
                self.add(WAITS)
        elif kind == HOP:
            if not s.die:
                self.begun(s)
            self.add(RABBITS)
            self.arrive(s.seat)
        elif kind == FLY:
            if what:
                self.add(JUMPS)
        elif kind == OPENING:
            self.opened(s)
        elif kind == SPOKEN:
            self.add(SPEECHES)
        elif kind == START:
            self.start[s.seat] = what

    def turn(self, s: State, kind: i64) -> None:
        """A turn begins with an action of a kind."""
        here = s.post[s.seat] // 3
        if kind == LEAVE and here < EPOCHS:
            self.under[s.seat] = 0
            if not s.done[s.seat] & BIT[here]:
                self.add(UNFINISHED)
        elif kind == SPEECH:
            self.add(ESCAPES)
        elif kind == FOLLOW and s.track.kind[here] == MAJOR:
            self.turned(s, here)
        self.begun(s)

    def begun(self, s: State) -> None:
        """A turn, of a journey if there is one."""
        self.add(TURNS)
        if self.under[s.seat] >= 0:
            self.under[s.seat] += 1

    def stop(self, s: State, code: i64) -> None:
        """The mover stops at the space of a code."""
        n: i64 = 0
        while s.track.code[s.spots[n] % POST // 3] != code:
            n += 1
        space = s.spots[n] % POST // 3
        if space == s.post[s.seat] // 3:
            self.add(STILLS)
            return
        self.add(s.track.kind[space])
        if s.track.kind[space] == MAJOR:
            self.turned(s, space)
        if space < EPOCHS:
            self.arrive(s.seat)

    def turned(self, s: State, space: i64) -> None:
        """The disc turns, with the mover on a space."""
        seat: i64 = 0
        while seat < s.seats:
            on = space if seat == s.seat else s.post[seat] // 3 if s.post[seat] >= 0 else 0
            if s.track.rim[on] >= 0:
                self.add(CARRIED)
            seat += 1

    def arrive(self, seat: i64) -> None:
        """A journey is over."""
        turns = self.under[seat]
        self.under[seat] = -1
        if turns < 0:
            return
        self.add(JOURNEYS)
        self.count[TRIP_TURNS] += turns
        self.trip[min(turns, TRIPS - 1)] += 1

    def opened(self, s: State) -> None:
        """An answer that was named is judged."""
        self.add(ASKED)
        if s.answer == RIGHT[s.order]:
            self.add(KNOWN)
