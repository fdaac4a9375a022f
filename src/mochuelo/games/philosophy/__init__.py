"""Philosophy: place an Idea, set off a chain, and be the only one with three in a row when a turn ends."""

from __future__ import annotations

import random

from mochuelo.core.errors import IllegalAction
from mochuelo.core.game import Exchange, Game, Info, Outcome, Seat, Step, Turn, Viewer
from mochuelo.games.philosophy import rules
from mochuelo.games.philosophy.exchange import Pgn
from mochuelo.games.philosophy.notation import read, write
from mochuelo.games.philosophy.options import Options, begin
from mochuelo.games.philosophy.refusal import refusal
from mochuelo.games.philosophy.show import show
from mochuelo.games.philosophy.state import OVER, REASONS, SEATS, State
from mochuelo.games.philosophy.story import story
from mochuelo.games.philosophy.thinker import think
from mochuelo.games.philosophy.view import View, imagine, places, seen, view

__all__ = ["GAME", "Options", "State", "View"]


class Philosophy:
    """The game as the contract asks for it; `core.game.Game` says what each function means."""

    info = Info(
        key="philosophy",
        title="Philosophy",
        seats=(2, 4),
        rules_version=1,
        chance=False,
        seat_names=SEATS,
        levels=(1, 2, 3, 4, 5),
        longest=10_000,
    )
    options = Options
    view_type = View

    def hides(self, options: Options) -> bool:
        return False

    def start(self, options: Options, seats: int) -> State:
        return begin(options, seats)

    def turn(self, state: State) -> Turn:
        return None if state.phase == OVER else Seat(int(state.seat))

    def legal(self, state: State) -> list[int]:
        return rules.legal(state)

    def apply(self, state: State, action: int) -> State:
        if not rules.is_legal(state, action):
            raise refusal(state, action)
        after = state.copy()
        rules.play(after, action)
        return after

    def playing(self, state: State) -> tuple[Seat, ...]:
        gone = state.out | state.pending
        return tuple(Seat(seat) for seat in range(state.seats) if not gone >> seat & 1)

    def concede(self, state: State, seat: Seat) -> State:
        if state.phase == OVER or seat not in self.playing(state):
            raise IllegalAction("not-in", f"seat {seat!r} is not in the game; only a player who is in can concede", seat=seat)
        after = state.copy()
        rules.concede(after, seat)
        return after

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != OVER:
            return None
        if state.winner >= 0:
            scores = tuple(float(seat == state.winner) for seat in range(state.seats))
            return Outcome((int(state.winner),), scores, REASONS[state.reason])
        living = [not state.out >> seat & 1 for seat in range(state.seats)]
        return Outcome((), tuple(alive / sum(living) for alive in living), REASONS[state.reason])

    def view(self, state: State, viewer: Viewer) -> View:
        return view(state, viewer)

    def seen(self, state: State, action: int, viewer: Viewer) -> int:
        return seen(state, action, viewer)

    def imagine(self, view: View, rng: random.Random) -> State:
        return imagine(view, rng)

    def draw(self, state: State, rng: random.Random) -> int:
        raise IllegalAction("no-chance", "chance never decides here; ask turn(state) whose decision it is")

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

    @property
    def exchange(self) -> dict[str, Exchange]:
        """The formats of the world outside, by file ending."""
        return {"pgn": Pgn(self)}


GAME: Game[Options, State, int, View] = Philosophy()
