"""What a bot does: of what is legal the action after which its journey costs least, by the reckoning of voyage.py.

Nothing that is hidden is looked at: neither the order of the answers nor the cards. Where nothing can be reckoned, as between question 1
and 2, it draws.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mochuelo.games.sophie.dice import Dice
from mochuelo.games.sophie.legal import decider, legal_vec
from mochuelo.games.sophie.rules import flight
from mochuelo.games.sophie.state import (
    ABSTAIN,
    ANSWER,
    ASK,
    BET,
    BETTING,
    BIT,
    CAME,
    FLY,
    GO,
    HOP,
    JUMP,
    KIND,
    LAND,
    LEAVE,
    NO_ANSWER,
    ODDS,
    PICK,
    POST,
    RABBIT,
    REPLY,
    SIX,
    START,
    TURN,
    VOTE,
    VOTING,
    State,
)
from mochuelo.games.sophie.track import EPOCHS, FORGETTING, MAJOR
from mochuelo.games.sophie.voyage import TURN as WHOLE
from mochuelo.games.sophie.voyage import Table, Voyage

STEP: Final[i64] = 5
"""Odds are named in steps of so many in a hundred."""


@final
class Mind:
    """One who plays: how it reckons, and how much whim there is in it."""

    def __init__(self, voyage: Voyage, odds: vec[i64], whim: i64, stray: i64, anywhere: i64, dice: Dice) -> None:
        self.voyage: Voyage = voyage
        self.odds: vec[i64] = odds
        """[4 * pile + difficulty]: how often of a hundred times it answers right."""
        self.whim: i64 = whim
        """How far off the cost of a way may be taken to be, in millionths of a turn; whether to leave an epoch is no matter of whim."""
        self.stray: i64 = stray
        """In how many of a hundred choices of the way it does anything."""
        self.anywhere: i64 = anywhere
        """Whether it starts in any epoch."""
        self.dice: Dice = dice

    def choose(self, s: State, difficulty: i64) -> i64:
        """The action of the seat to decide; `difficulty` is that of the question, where one is to be answered."""
        if s.phase == ANSWER:
            return self.reply(s, self.odds[4 * s.pile + difficulty])
        if s.phase == VOTE:
            return VOTING + KIND * (4 * decider(s) + ABSTAIN)
        if s.phase == BET:
            return BETTING
        found = legal_vec(s, 0)
        if len(found) == 1:
            return found[0]
        if s.phase not in (PICK, TURN, LAND, JUMP, RABBIT) or self.strays(s):
            return found[self.dice.below(len(found))]
        return self.cheapest(s, found)

    def strays(self, s: State) -> bool:
        """Whether it does anything this time."""
        if s.phase == PICK:
            return self.anywhere != 0
        return self.stray > 0 and s.phase != TURN and self.dice.below(100) < self.stray

    def reply(self, s: State, odds: i64) -> i64:
        """As a program, to be right with these odds; one who is none takes any letter."""
        if s.bots & BIT[s.seat]:
            return ODDS + KIND * (odds // STEP * STEP)
        return REPLY + KIND * self.dice.below(NO_ANSWER)

    def cheapest(self, s: State, found: vec[i64]) -> i64:
        """The action of the least cost, as its whim has it; of equals any."""
        best: i64 = 0
        least: i64 = 0
        equals: i64 = 0
        n: i64 = 0
        size: i64 = len(found)
        while n < size:
            cost = self.cost(s, found[n], n)
            if self.whim and s.phase != TURN:
                cost += self.dice.below(self.whim)
            if not equals or cost < least:
                least = cost
                equals = 0
            if cost == least:
                equals += 1
                if equals == 1 or self.dice.below(equals) == 0:
                    best = found[n]
            n += 1
        return best

    # ---- costs -------------------------------------------------------------------------------------------------------

    def table(self, s: State, rotation: i64, shut: i64) -> Table:
        """The values of the seat to move."""
        kept: i64 = 0
        epoch: i64 = 0
        while epoch < EPOCHS:
            if s.kept[EPOCHS * s.seat + epoch] >= 0:
                kept |= BIT[epoch]
            epoch += 1
        return self.voyage.table(rotation, s.done[s.seat], kept, shut)

    def shut(self, s: State, came: i64) -> i64:
        """The epoch that a journey must not enter: the one that it came from, where that matters."""
        return EPOCHS if came < 0 or s.done[s.seat] & BIT[came] else came

    def cost(self, s: State, action: i64, n: i64) -> i64:
        """What the journey costs after an action, the n-th of those that are legal."""
        kind, what = action % KIND, action // KIND
        if kind == GO:
            return self.landing(s, s.spots[n])
        if kind == START:
            return self.voyage.answering(what, 0, 0)
        if kind in (ASK, LEAVE):
            return self.beginning(s, kind)
        if kind == SIX:
            return WHOLE
        return self.jumping(s, kind, what)

    def beginning(self, s: State, kind: i64) -> i64:
        """What it costs to be asked on an unfinished epoch, or to leave it: that however the disc lies, since it is seldom sensible."""
        here, done = s.post[s.seat], s.done[s.seat]
        epoch = here // 3
        if epoch >= EPOCHS:
            return 0
        if kind == LEAVE:
            return self.voyage.usual(done).stay[here]
        return self.voyage.answering(epoch, done, 1 if s.kept[EPOCHS * s.seat + epoch] >= 0 else 0)

    def jumping(self, s: State, kind: i64, what: i64) -> i64:
        """What it costs after a jump, or after staying on a gadfly space."""
        t = self.table(s, s.rotation, self.shut(s, s.came[s.seat]))
        if kind == HOP:
            return t.arrive[what]
        if kind != FLY:
            return 0
        post = flight(s, what)
        return self.voyage.settled(t, s.post[s.seat] if post < 0 else post, s.done[s.seat], s.rotation)

    def landing(self, s: State, spot: i64) -> i64:
        """What it costs after stopping at a spot and doing what it asks for."""
        v, post = self.voyage, spot % POST
        if post // 3 < EPOCHS:
            return self.table(s, s.rotation, EPOCHS).land[post]
        shut = self.shut(s, spot // POST % CAME - 1)
        t = self.table(s, s.rotation, shut)
        if post // 3 == s.post[s.seat] // 3:
            return v.settled(t, post, s.done[s.seat], s.rotation)
        if v.atlas.kind[post] == MAJOR:
            return self.turning(s, post, shut)
        return t.land[post]

    def turning(self, s: State, post: i64, shut: i64) -> i64:
        """What it costs to turn the disc from a post, as it then lies."""
        a = self.voyage.atlas
        rotation = (s.rotation + a.turns[post]) % a.segments
        t = self.table(s, rotation, shut)
        if a.rim[post] < 0:
            return self.voyage.settled(t, post, s.done[s.seat], rotation)
        there = a.ring[(a.rim[post] + a.turns[post]) % a.segments]
        if a.kind[there] == FORGETTING:
            return WHOLE + t.stay[a.place]
        return self.voyage.settled(t, there, s.done[s.seat], rotation)
