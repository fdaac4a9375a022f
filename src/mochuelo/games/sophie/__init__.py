"""Sophie's World: through six epochs with questions of history and philosophy; whoever has most points of wisdom wins."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from mochuelo.core.decks import Files
from mochuelo.core.errors import IllegalAction
from mochuelo.core.game import CHANCE, Game, Info, Limit, Outcome, Seat, Step, Turn, Viewer
from mochuelo.core.printing import Booklet, Say
from mochuelo.core.trial import Tried
from mochuelo.games.sophie import notation
from mochuelo.games.sophie import state as n
from mochuelo.games.sophie.census import census
from mochuelo.games.sophie.deck_kind import Decks
from mochuelo.games.sophie.habits import HABITS
from mochuelo.games.sophie.imagine import imagine
from mochuelo.games.sophie.legal import is_chance, is_legal, legal, legal_vec
from mochuelo.games.sophie.lot import lot
from mochuelo.games.sophie.options import Options, begin
from mochuelo.games.sophie.places import places
from mochuelo.games.sophie.printed import printing
from mochuelo.games.sophie.refusal import refusal
from mochuelo.games.sophie.rules import concede, play
from mochuelo.games.sophie.show import show
from mochuelo.games.sophie.state import State
from mochuelo.games.sophie.story import story
from mochuelo.games.sophie.tally import tally
from mochuelo.games.sophie.terminal import Telling
from mochuelo.games.sophie.thinker import think
from mochuelo.games.sophie.trial import trial
from mochuelo.games.sophie.view import View, awaiting, seen, view

__all__ = ["GAME", "Options", "State", "View"]

SPEECH_MS = 60_000
VOTE_MS = 20_000


class Sophie:
    """The game as the contract asks for it; `core.game.Game` says what each function means."""

    info = Info(
        key="sophie",
        title="Sophie's World",
        seats=(2, 6),
        rules_version=1,
        chance=True,
        seat_names=n.SEATS,
        levels=(1, 2, 3, 4, 5),
        longest=20_000,
    )
    options = Options
    view_type = View
    decks = Decks()
    telling = Telling()

    def hides(self, options: Options) -> bool:
        return True  # which card is drawn, and how its answers are laid out

    def start(self, options: Options, seats: int) -> State:
        return begin(options, seats)

    def turn(self, state: State) -> Turn:
        if state.phase == n.OVER:
            return None
        return CHANCE if is_chance(state) else Seat(awaiting(state)[0])

    def awaited(self, state: State) -> tuple[Seat, ...]:
        """The seats that decide at once: all whose votes are still to come (core.game.Joint)."""
        return tuple(map(Seat, awaiting(state)))

    def legal(self, state: State) -> list[int]:
        return legal(state)

    def legal_of(self, state: State, seat: Seat) -> list[int]:
        """Every action open to a seat that is awaited; of any other there are none."""
        return list(legal_vec(state, seat)) if seat in awaiting(state) else []

    def apply(self, state: State, action: int) -> State:
        if not is_legal(state, action):
            raise refusal(state, action)
        after = state.copy()
        play(after, action)
        return after

    def playing(self, state: State) -> tuple[Seat, ...]:
        return tuple(Seat(seat) for seat in range(state.seats) if not state.out >> seat & 1)

    def concede(self, state: State, seat: Seat) -> State:
        if state.phase == n.OVER or seat not in self.playing(state):
            raise IllegalAction("not-in", f"seat {seat!r} is not in the game; only a player who is in can concede", seat=seat)
        after = state.copy()
        concede(after, seat)
        return after

    def limit(self, state: State) -> Limit | None:
        """Time for a bet and for an answer, by the option; a minute for a speech, twenty seconds for the votes (core.game.Timed)."""
        answer = 1000 * int(state.seconds)
        spans = {int(n.BET): answer, int(n.ANSWER): answer, int(n.SPEAK): SPEECH_MS, int(n.VOTE): VOTE_MS}
        span = spans.get(int(state.phase), 0)
        return Limit(f"{n.PHASES[state.phase]}-{int(state.asked)}", span) if span else None

    def lapse(self, state: State) -> int:
        """What time takes: no bet, no answer, the end of a speech, an abstention."""
        if state.phase == n.VOTE:
            return notation.action(int(n.VOTING), 4 * awaiting(state)[0] + int(n.ABSTAIN))
        if state.phase == n.BET:
            return notation.action(int(n.BETTING))
        return notation.action(int(n.REPLY), int(n.NO_ANSWER)) if state.phase == n.ANSWER else legal(state)[-1]

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != n.OVER:
            return None
        winners = tuple(seat for seat in range(state.seats) if state.winners >> seat & 1)
        scores = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats))
        return Outcome(winners, scores, n.REASONS[state.reason])

    def view(self, state: State, viewer: Viewer) -> View:
        return view(state, viewer)

    def seen(self, state: State, action: int, viewer: Viewer) -> int:
        return seen(state, action, viewer)

    def imagine(self, view: View, rng: random.Random) -> State:
        return imagine(view, rng)

    def draw(self, state: State, rng: random.Random) -> int:
        if self.turn(state) != CHANCE:
            raise IllegalAction("no-chance", "chance does not decide here; ask turn(state) whose decision it is")
        return lot(state, rng)

    def write(self, action: int) -> str:
        return notation.write(action)

    def read(self, text: str) -> int:
        return notation.read(text)

    def story(self, state: State, action: int, viewer: Viewer) -> tuple[Step, ...]:
        if not is_legal(state, action):
            raise refusal(state, action)
        return story(state, action, viewer)

    def places(self, view: View) -> dict[str, str]:
        return places(view)

    def show(self, view: View) -> str:
        return show(view)

    def tally(self, views: Sequence[View], stories: Sequence[Sequence[Step]]) -> Mapping[str, int]:
        """The figures of a whole game (core.game.Tally)."""
        return tally(views, stories)

    def think(self, view: View, level: int, seed: int) -> int:
        """What a bot of `level` does (core.game.Thinker)."""
        return think(view, level, seed)

    def printing(self, say: Say, files: Files | None = None) -> Booklet:
        """The game to print, or one with another deck (core.printing.Printer)."""
        return printing(say, files)

    habits = HABITS
    """Who always plays in one way (core.game.Habit)."""

    def census(self, states: Sequence[State], actions: Sequence[int]) -> Mapping[str, int]:
        """The figures of a whole game (core.game.Census)."""
        return census(states, actions)

    def trial(self, state: State, sides: Sequence[int | str], seed: int, luck: int, keep: bool = False) -> Tried | None:
        """A game that programs play to its end (core.trial.Trial)."""
        return trial(state, sides, seed, luck, keep)


GAME: Game[Options, State, int, View] = Sophie()
