"""Games played at random, for whatever wants to look at positions: beginnings, plies, and one hash over many games."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

import msgspec
from msgspec import Struct

from mochuelo.core.errors import OptionsError
from mochuelo.core.game import CHANCE, SPECTATOR, AnyGame, Seat, Turn, Viewer
from mochuelo.core.options import choices, making, matters, when_of
from mochuelo.core.together import awaited
from mochuelo.core.together import choices as choices_of


class Beginning(Struct, frozen=True):
    """Options and the number of seats."""

    options: Any
    seats: int


class Ply(Struct, frozen=True, eq=False):
    """A position met on a walk and what was done there: an action, or a seat that gave up. At the end there is neither."""

    state: Any
    turn: Turn
    legal: Sequence[Any]
    action: Any = None
    leaving: Seat | None = None
    actor: int = -1
    """The seat whose action it is; where several decide at once it may be another than that of the turn."""


def beginnings(game: AnyGame) -> list[Beginning]:
    """The published rules with every number of seats, and every other choice of each option that lists its choices.

    A choice that means something only under others is tried under those, with the most seats with which it does; an option on which it
    hangs whether others mean anything makes another game of it, and each of its choices is tried with every number of seats.
    """
    fewest, most = game.info.seats
    found = [Beginning(game.options(), seats) for seats in range(fewest, most + 1)]
    modes = {other for needs in when_of(game).values() for other in needs}
    for name, value in ((name, value) for name, allowed in choices(game.options).items() for value in allowed):
        try:
            options, seats = making(game, name, value)
        except OptionsError:
            continue  # the law of choices tells
        counts = range(fewest, seats + 1) if name in modes else [seats]
        varied = [Beginning(options, count) for count in counts if matters(game, options, count, name, value)]
        found += [one for one in varied if one not in found and one.options != game.options()]
    return found


def viewers(seats: int) -> tuple[Viewer, ...]:
    """Everybody who may look: each seat and a spectator."""
    return (*map(Seat, range(seats)), SPECTATOR)


def some_viewers(seats: int, rng: random.Random) -> tuple[Viewer, ...]:
    """Everybody who may look, of more than three seats two by lot: seats are alike, and looking is most of the work of a law."""
    few = range(seats) if seats <= 3 else sorted(rng.sample(range(seats), 2))
    return (*map(Seat, few), SPECTATOR)


def walk(game: AnyGame, begin: Beginning, rng: random.Random, leaving: float = 0.0) -> Iterator[Ply]:
    """A game at random, the final position included; with chance `leaving` somebody gives up instead of an action.

    Stops without a final position after `info.longest` plies, so that a game that never ends is found and not waited for.
    """
    state = game.start(begin.options, begin.seats)
    for _ in range(game.info.longest + 1):
        turn, legal = game.turn(state), game.legal(state)
        if turn is None or not legal:
            yield Ply(state, turn, legal)
            return
        if rng.random() < leaving:
            seat = rng.choice(game.playing(state))
            yield Ply(state, turn, legal, leaving=seat)
            state = game.concede(state, seat)
        else:
            seats = awaited(game, state)
            actor = rng.choice(seats) if len(seats) > 1 else seats[0] if seats else -1
            action = game.draw(state, rng) if turn == CHANCE else rng.choice(choices_of(game, state, actor))
            yield Ply(state, turn, legal, action, actor=actor)
            state = game.apply(state, action)


MANY = 60
"""Plies after which a game is a long one."""
FAR = 1_000
"""Plies of a game that a trail follows, unless its end is what matters: what comes later is more of the same."""


class Broken(AssertionError):
    """A law is broken: which one, how, and by what actions one gets there."""


class Trail:
    """One game at random, with what was done so far, so that whoever finds something wrong can say how to get there."""

    def __init__(self, game: AnyGame, begin: Beginning, rng: random.Random, leaving: float = 0.0, far: int = FAR) -> None:
        self.game, self.begin, self.rng, self.leaving, self.far = game, begin, rng, leaving, far
        self.viewers = some_viewers(begin.seats, rng)
        self.done: list[str] = []

    def __iter__(self) -> Iterator[Ply]:
        for ply in islice(walk(self.game, self.begin, self.rng, self.leaving), self.far):
            yield ply
            if ply.leaving is not None:
                self.done.append(f"concede:{ply.leaving}")
            elif ply.action is not None:
                self.done.append(self.game.write(ply.action))

    def thinned(self) -> Iterator[Ply]:
        """Its plies that are looked at: for laws that do much at each ply."""
        return (ply for ply in self if self.looks())

    def looks(self) -> bool:
        """Whether to look at the present ply: at all of a short game's, of a longer one's ever fewer by lot, a third at most."""
        done = len(self.done)
        return done < MANY or self.rng.random() < min(1 / 3, MANY / done)

    def must(self, holds: bool, what: str) -> None:
        """Raise `Broken` with the way here unless `holds`."""
        if not holds:
            way = " ".join(self.done) or "the start"
            raise Broken(f"{what}; after {way} in {self.game.info.key!r} with {self.begin.seats} seats and {self.begin.options!r}")


def game_hash(game: AnyGame, games: int, seed: int) -> str:
    """SHA-256 over at most `games` seeded games, fewer of long ones: at every ply the legal actions, the outcome and what a viewer sees.

    Two builds of the same rules must give the same; a compiler's mistake shows nowhere else. All who may look do so in turn; where nothing
    is hidden everybody sees what the spectator sees (the law of openness).
    """
    found, starts, plies = hashlib.sha256(), beginnings(game), 0
    for number in range(games):
        begin = starts[number % len(starts)]
        eyes = viewers(begin.seats) if game.hides(begin.options) else (SPECTATOR,)
        for ply in walk(game, begin, random.Random(f"{seed}/{number}")):
            plies += 1
            found.update("\n".join(game.write(action) for action in ply.legal).encode())
            found.update(msgspec.json.encode([ply.turn, game.outcome(ply.state), game.view(ply.state, eyes[plies % len(eyes)])]))
        if plies > MANY * games:
            break
    return found.hexdigest()
