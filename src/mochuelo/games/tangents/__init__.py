"""Tangents: lay cards with two faces on a small grid, turn the other's over in chains, and show more of yours when it is full."""

from __future__ import annotations

import random
from collections.abc import Sequence

from mochuelo.core.errors import IllegalAction
from mochuelo.core.game import CHANCE, Game, Info, Outcome, Seat, Step, Turn, Viewer
from mochuelo.core.printing import Booklet, Say
from mochuelo.games.tangents import rules
from mochuelo.games.tangents.notation import read, write
from mochuelo.games.tangents.options import Options, begin, hides
from mochuelo.games.tangents.printed import printing
from mochuelo.games.tangents.refusal import refusal
from mochuelo.games.tangents.show import show
from mochuelo.games.tangents.state import CHOOSE, NEXT, OVER, PLAY, REASONS, SEATS, THROW, State
from mochuelo.games.tangents.story import story
from mochuelo.games.tangents.tally import tally
from mochuelo.games.tangents.thinker import think
from mochuelo.games.tangents.titles import wording
from mochuelo.games.tangents.view import View, imagine, places, seen, view

__all__ = ["GAME", "Options", "State", "View"]

_DECIDING = (PLAY, THROW, CHOOSE, NEXT)


class Tangents:
    """The game as the contract asks for it; `core.game.Game` says what each function means."""

    info = Info(
        key="tangents",
        title="Tangents",
        seats=(2, 2),
        rules_version=1,
        chance=True,
        seat_names=SEATS,
        levels=(1, 2, 3, 4, 5),
        longest=300,
    )
    options = Options
    view_type = View

    def hides(self, options: Options) -> bool:
        return hides(options)

    def start(self, options: Options, seats: int) -> State:
        return begin(options, seats)

    def turn(self, state: State) -> Turn:
        if state.phase in _DECIDING:
            return Seat(int(state.seat))
        return None if state.phase == OVER else CHANCE

    def legal(self, state: State) -> list[int]:
        return rules.legal(state)

    def apply(self, state: State, action: int) -> State:
        if not rules.is_legal(state, action):
            raise refusal(state, action)
        after = state.copy()
        rules.play(after, action)
        return after

    def playing(self, state: State) -> tuple[Seat, ...]:
        return tuple(Seat(seat) for seat in (0, 1) if seat != state.conceded)

    def concede(self, state: State, seat: Seat) -> State:
        if state.phase == OVER or seat not in (0, 1):
            raise IllegalAction("not-in", f"seat {seat!r} is not in the game; only a player who is in can concede", seat=seat)
        after = state.copy()
        rules.concede(after, seat)
        return after

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != OVER:
            return None
        if state.winner < 0:
            return Outcome((), (0.5, 0.5), REASONS[state.reason])
        return Outcome((int(state.winner),), (float(state.winner == 0), float(state.winner == 1)), REASONS[state.reason])

    def view(self, state: State, viewer: Viewer) -> View:
        return view(state, viewer)

    def seen(self, state: State, action: int, viewer: Viewer) -> int:
        return seen(state, action, viewer)

    def imagine(self, view: View, rng: random.Random) -> State:
        return imagine(view, rng)

    def draw(self, state: State, rng: random.Random) -> int:
        if self.turn(state) != CHANCE:
            raise IllegalAction("no-chance", "chance does not decide here; ask turn(state) whose decision it is")
        return rng.choice(rules.legal(state))

    def write(self, action: int) -> str:
        return write(action)

    def read(self, text: str) -> int:
        return read(text)

    def story(self, state: State, action: int, viewer: Viewer) -> tuple[Step, ...]:
        if not rules.is_legal(state, action):
            raise refusal(state, action)
        return story(state, action, viewer)

    def places(self, view: View) -> dict[str, str]:
        return places(view)

    def show(self, view: View) -> str:
        return show(view)

    def think(self, view: View, level: int, seed: int) -> int:
        """What a bot of `level` does (core.game.Thinker)."""
        return think(view, level, seed)

    def tally(self, views: Sequence[View], stories: Sequence[Sequence[Step]]) -> dict[str, int]:
        """The figures of a whole game (core.game.Tally)."""
        return tally(views, stories)

    def wording(self, step: Step, options: Options, language: str) -> dict[str, str | int]:
        """A step's arguments with the titles of the cards (core.game.Wording)."""
        return wording(step, language)

    def printing(self, say: Say) -> Booklet:
        return printing(say)


GAME: Game[Options, State, int, View] = Tangents()
