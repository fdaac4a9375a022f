"""A hombros de gigantes: thinkers support and refute one another across the table; whoever keeps and wins most arguments wins."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from mochuelo.core.decks import Files
from mochuelo.core.errors import IllegalAction
from mochuelo.core.game import CHANCE, Game, Info, Outcome, Seat, Step, Turn, Viewer
from mochuelo.core.printing import Booklet, Say
from mochuelo.games.gigantes.census import census
from mochuelo.games.gigantes.deck_kind import Decks
from mochuelo.games.gigantes.habits import HABITS
from mochuelo.games.gigantes.modes import mode, mode_of
from mochuelo.games.gigantes.notation import read, write
from mochuelo.games.gigantes.options import Options, begin
from mochuelo.games.gigantes.places import places
from mochuelo.games.gigantes.printed import printing
from mochuelo.games.gigantes.show import show
from mochuelo.games.gigantes.state import OVER, PICK, PLAY, REASONS, SEATS, State
from mochuelo.games.gigantes.terminal import Telling
from mochuelo.games.gigantes.thinker import think
from mochuelo.games.gigantes.view import View, seen, view
from mochuelo.games.gigantes.wording import wording

__all__ = ["GAME", "Options", "State", "View"]

WHEN = {
    "length": {"play": ("arguments",), "decks": ("common",)},
    "decks": {"play": ("arguments",)},
    "packs": {"play": ("arguments",), "decks": ("personal",), "seats": ("2",)},
    "pass_empty": {"play": ("arguments",)},
    "match": {"play": ("arguments",)},
    "question_min": {"play": ("arguments",)},
    "pass_to": {"play": ("arguments",)},
    "three_players": {"play": ("arguments",), "decks": ("common",), "seats": ("3",)},
    "personal_owls": {"play": ("arguments",), "decks": ("personal",)},
    "quartet_end": {"play": ("four_colours",)},
    "ask_held": {"play": ("four_colours",)},
}


class Gigantes:
    """The game as the contract asks for it; `core.game.Game` says what each function means."""

    info = Info(
        key="gigantes",
        title="A hombros de gigantes",
        seats=(2, 4),
        rules_version=1,
        chance=True,
        seat_names=SEATS,
        levels=(1, 2, 3, 4, 5),
        longest=8000,
    )
    options = Options
    view_type = View
    when = WHEN
    """Which options mean something only where others have certain values."""
    decks = Decks()
    telling = Telling()

    def hides(self, options: Options) -> bool:
        return True  # hands and stock are always shut

    def start(self, options: Options, seats: int) -> State:
        return begin(options, seats)

    def turn(self, state: State) -> Turn:
        if state.phase in (PICK, PLAY):
            return Seat(int(state.seat))
        return None if state.phase == OVER else CHANCE

    def legal(self, state: State) -> list[int]:
        return mode(state).legal(state)

    def apply(self, state: State, action: int) -> State:
        rules = mode(state)
        if not rules.is_legal(state, action):
            raise rules.refusal(state, action)
        after = state.copy()
        rules.play(after, action)
        return after

    def playing(self, state: State) -> tuple[Seat, ...]:
        return tuple(Seat(seat) for seat in range(state.seats) if not state.out >> seat & 1)

    def concede(self, state: State, seat: Seat) -> State:
        if state.phase == OVER or seat not in self.playing(state):
            raise IllegalAction("not-in", f"seat {seat!r} is not in the game; only a player who is in can concede", seat=seat)
        after = state.copy()
        mode(state).concede(after, seat)
        return after

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != OVER:
            return None
        winners = tuple(seat for seat in range(state.seats) if state.winners >> seat & 1)
        scores = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats))
        return Outcome(winners, scores, REASONS[state.reason])

    def view(self, state: State, viewer: Viewer) -> View:
        return view(state, viewer)

    def seen(self, state: State, action: int, viewer: Viewer) -> int:
        return seen(state, action, viewer)

    def imagine(self, view: View, rng: random.Random) -> State:
        return mode_of(view.options).imagine(view, rng)

    def draw(self, state: State, rng: random.Random) -> int:
        if self.turn(state) != CHANCE:
            raise IllegalAction("no-chance", "chance does not decide here; ask turn(state) whose decision it is")
        return rng.choice(mode(state).legal(state))

    def write(self, action: int) -> str:
        return write(action)

    def read(self, text: str) -> int:
        return read(text)

    def story(self, state: State, action: int, viewer: Viewer) -> tuple[Step, ...]:
        rules = mode(state)
        if not rules.is_legal(state, action):
            raise rules.refusal(state, action)
        return rules.story(state, action, viewer)

    def places(self, view: View) -> dict[str, str]:
        return places(view)

    def show(self, view: View) -> str:
        return show(view)

    def wording(self, step: Step, options: Options, language: str) -> dict[str, str | int]:
        """Titles and reasons in place of cards and marks (core.game.Wording)."""
        return wording(step, options, language)

    def think(self, view: View, level: int, seed: int) -> int:
        """What a bot of `level` does (core.game.Thinker)."""
        return think(view, level, seed)

    habits = HABITS
    """Who always plays in one way (core.game.Habit)."""

    def census(self, states: Sequence[State], actions: Sequence[int]) -> Mapping[str, int]:
        """The figures of a whole game (core.game.Census); those of four colours are its tally's."""
        return {} if states[0].four else census(states, actions)

    def tally(self, views: Sequence[View], stories: Sequence[Sequence[Step]]) -> Mapping[str, int]:
        """The figures of a whole game (core.game.Tally)."""
        return mode_of(views[0].options).tally(views, stories)

    def printing(self, say: Say, files: Files | None = None) -> Booklet:
        """The deck to print, or another one (core.printing.Printer)."""
        return printing(say, files)


GAME: Game[Options, State, int, View] = Gigantes()
