"""Magpies, the drill game: bid hidden cards in secret for a treasure that a die sets; small, yet with everything that is hard."""

from __future__ import annotations

import random
from collections.abc import Mapping

from mochuelo.core.game import AnyGame, Info, Limit, Outcome, Seat, Step, Turn, Viewer

from . import rules, tell
from .rules import Action, Options, State
from .view import View, imagine, seen, view

__all__ = ["GAME", "TINY", "Options", "State", "View"]


class Magpies:
    """The game as the contract asks for it."""

    info = Info(
        key="magpies",
        title="Magpies",
        seats=(2, 3),
        rules_version=1,
        chance=True,
        seat_names=("jay", "crow", "rook"),
        longest=100,
    )
    options = Options
    view_type = View

    def hides(self, options: Options) -> bool:
        return options.cards == "down"

    def start(self, options: Options, seats: int) -> State:
        return rules.start(options, seats)

    def turn(self, state: State) -> Turn:
        return rules.turn(state)

    def legal(self, state: State) -> tuple[Action, ...]:
        return rules.legal(state)

    def awaited(self, state: State) -> tuple[Seat, ...]:
        return rules.awaited(state)

    def legal_of(self, state: State, seat: Seat) -> tuple[Action, ...]:
        return rules.legal(state) if seat == rules.turn(state) else rules.sets_of(state, seat)

    def limit(self, state: State) -> Limit | None:
        return rules.limit(state)

    def lapse(self, state: State) -> Action:
        return rules.legal(state)[0]

    def apply(self, state: State, action: Action) -> State:
        return rules.apply(state, action, [])

    def playing(self, state: State) -> tuple[Seat, ...]:
        return rules.playing(state)

    def concede(self, state: State, seat: Seat) -> State:
        return rules.concede(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        return rules.outcome(state)

    def view(self, state: State, viewer: Viewer) -> View:
        return view(state, viewer)

    def seen(self, state: State, action: Action, viewer: Viewer) -> Action:
        return seen(state, action, viewer)

    def imagine(self, view: View, rng: random.Random) -> State:
        return imagine(view, rng)

    def draw(self, state: State, rng: random.Random) -> Action:
        return rules.draw(state, rng)

    def write(self, action: Action) -> str:
        return tell.write(action)

    def read(self, text: str) -> Action:
        return tell.read(text)

    def story(self, state: State, action: Action, viewer: Viewer) -> tuple[Step, ...]:
        return tell.story(state, action, viewer)

    def places(self, view: View) -> Mapping[str, str]:
        return tell.places(view)

    def show(self, view: View) -> str:
        return tell.show(view)


GAME: AnyGame = Magpies()
TINY = Options(ranks=3, copies=1, hand=1, sides=1)
"""Small enough for the laws to go through every game there is."""
