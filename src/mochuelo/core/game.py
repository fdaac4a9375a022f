"""The contract of a game: pure functions over a State, an action and a View.

A game is an object that fits the `Game` protocol; it inherits nothing. Only two things ever leave a game: the text of an
action, and a View. A State is never serialised, logged or sent: to restore a game, replay its actions.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, Generic, Literal, NewType, Protocol, TypeAlias, TypeVar

from msgspec import Struct

Seat = NewType("Seat", int)
"""A place at the table, counted from 0 in the order of play."""

Turn: TypeAlias = Seat | Literal["chance"] | None
"""Who decides next: a seat, chance (a player whose outcomes are actions), or nobody because the game is over."""

Viewer: TypeAlias = Seat | Literal["spectator"]
"""Who looks: a seat, or a spectator, who sees nothing hidden."""

CHANCE: Literal["chance"] = "chance"
SPECTATOR: Literal["spectator"] = "spectator"

MARKS = "●◆♠■▲⬢"
"""The shape of each seat in plain text, so that colour is never alone: `show` writes it before what belongs to the seat."""

UNKNOWN = "?"
"""The text of a seen action of which the viewer may know only that something happened."""


class Outcome(Struct, frozen=True):
    """How a game ended.

    `scores` has one number per seat: 1 for a win, 0 for a loss, equal shares for a draw (they sum to 1 unless the game's
    README says otherwise). `winners` is empty when nobody won. `reason` is a slug such as "conclusion"; the game's
    words explain it under the message id `outcome-<reason>`.
    """

    winners: tuple[int, ...]
    scores: tuple[float, ...]
    reason: str


class Move(Struct, frozen=True):
    """One piece changing its place in a step of a story; places are words such as "C5/No" or "hand/0"."""

    piece: str
    start: str
    end: str


class Step(Struct, frozen=True, kw_only=True):
    """One step of the causal trace of an action: what happened, or what did not and why, with its rule.

    `say` is a Fluent message id in the game's words and `args` its arguments; `rule` names the rule that made it so and is
    itself worded under the message id `rule-<rule>`. `moves` are the changes of place of this step, in order. `marks` are
    places worth looking at (a target, a candidate); `kind` is the game's own word for the sort of step, used to draw it.
    """

    kind: str
    say: str
    args: dict[str, str | int] = {}
    rule: str
    moves: tuple[Move, ...] = ()
    marks: tuple[str, ...] = ()


class Limit(Struct, frozen=True):
    """A decision that has a time of its own, apart from any clock of the table.

    `what` names this one decision, such as "answer-12": decisions of the same name share one span, so the next question has another name.
    `span` is its length in milliseconds, above 0.
    """

    what: str
    span: int


class Info(Struct, frozen=True, kw_only=True):
    """What is known of a game before it begins."""

    key: str
    title: str
    seats: tuple[int, int]
    """Fewest and most seats."""
    rules_version: int
    """Rises when behaviour changes, never for speed. A record names the version it was played under."""
    chance: bool
    seat_names: tuple[str, ...]
    """A key for each seat, worded under the message id `seat-<key>`."""
    levels: tuple[int, ...] = (1,)
    """Strengths of the bots that can sit down, weakest first."""
    longest: int
    """A stated bound on the number of actions of a game (the law that games end checks it)."""


O = TypeVar("O", bound=Struct)  # noqa: E741  the four letters of the contract: options, state, action, view
S = TypeVar("S")
A = TypeVar("A")
A_co = TypeVar("A_co", covariant=True)
V = TypeVar("V", bound=Struct)


class Game(Protocol, Generic[O, S, A, V]):
    """What every game answers. All functions are pure; time, chance and identity come in as arguments."""

    info: Info
    options: type[O]
    """Typed options with a default for each; the default value of every option is the published rule.

    A field `bots: tuple[int, ...] = ()` is filled in by the table with the seats that programs play; it is in no menu.
    """
    view_type: type[V]

    def hides(self, options: O) -> bool:
        """Whether some viewer may not know everything under these options.

        Where nothing is hidden everybody sees the same, so that actions can be tried out and a game that goes on can be taken away.
        """
        ...

    def start(self, options: O, seats: int) -> S:
        """The state before the first action; raises `OptionsError` for options that do not fit."""
        ...

    def turn(self, state: S) -> Turn:
        """Who decides next."""
        ...

    def legal(self, state: S) -> Sequence[A]:
        """Every action open to `turn(state)`, in a fixed order; empty exactly when the game is over."""
        ...

    def apply(self, state: S, action: A) -> S:
        """The state after a legal action; raises `IllegalAction` otherwise. The given state is unchanged."""
        ...

    def playing(self, state: S) -> Sequence[Seat]:
        """The seats that still have a say: neither out by the rules nor given up (a concession that is still to take effect counts)."""
        ...

    def concede(self, state: S, seat: Seat) -> S:
        """The state after `seat` has given up, at any time, on anyone's turn."""
        ...

    def outcome(self, state: S) -> Outcome | None:
        """How it ended, or None while it goes on."""
        ...

    def view(self, state: S, viewer: Viewer) -> V:
        """What `viewer` may know, written field by field; unknown is a value, never an absence.

        Viewers who know the same have equal views: whether there is a curtain between two at one screen hangs on that.
        """
        ...

    def seen(self, state: S, action: A, viewer: Viewer) -> A:
        """The action as `viewer` sees it, taken in `state`; in an open game the action itself.

        Where a viewer may know no more than that something happened, the text of the seen action is `?` (`UNKNOWN`).
        """
        ...

    def imagine(self, view: V, rng: random.Random) -> S:
        """A state that `view` allows, drawn at random: `view(imagine(v, rng), who) == v`."""
        ...

    def draw(self, state: S, rng: random.Random) -> A:
        """One outcome of chance; only asked when `turn(state)` is chance."""
        ...

    def write(self, action: A) -> str:
        """The canonical text of an action: context-free, printable, without blanks."""
        ...

    def read(self, text: str) -> A:
        """The action of a text; `read(write(a)) == a`. Raises `NotationError` for what is no action anywhere."""
        ...

    def story(self, state: S, action: A, viewer: Viewer) -> tuple[Step, ...]:
        """The causal trace of taking `action` in `state`, as `viewer` may know it; made by the code of `apply`."""
        ...

    def places(self, view: V) -> Mapping[str, str]:
        """Where every piece is, in the words of `Move`; a story's moves are exactly the difference of two views."""
        ...

    def show(self, view: V) -> str:
        """The view as lines of text for a terminal, no colours."""
        ...


class Joint(Protocol[A_co]):
    """What a game offers besides where several seats decide at once, such as in a secret vote; a game without it decides one by one.

    While more than one seat is awaited each action names its seat in its text, and `apply` takes those of all of them, in any order, to the
    same state: a seat that has decided is awaited no more. `turn` is then the first that is awaited, and `legal` its actions. What one seat
    decides changes nothing of what another may do. A seat that gives up is awaited no more.
    """

    def awaited(self, state: Any) -> tuple[Seat, ...]:
        """The seats that decide now, in rising order from `turn`; mostly that one alone, and nobody when it is chance's turn or over."""
        ...

    def legal_of(self, state: Any, seat: Seat) -> Sequence[A_co]:
        """Every action open to a seat that is awaited, in a fixed order; for `turn(state)` what `legal` gives."""
        ...


class Timed(Protocol[A_co]):
    """What a game offers besides where some decisions have a time of their own; a game without it knows none.

    The span begins with the event that led to the decision, and the table counts it: nobody's clock runs meanwhile, a stop of the server
    stands still, who is not here has no more time. Where one person decides for several seats at once the span is so many times as long,
    since that is done one after another. There are no limits where a move has days, nor at a terminal.
    """

    def limit(self, state: Any) -> Limit | None:
        """The time that the present decision has, or None where it has as long as it takes; never for chance."""
        ...

    def lapse(self, state: Any) -> A_co:
        """The legal action of `turn(state)` that is taken when the time is out; where several are awaited, one is asked after the other."""
        ...


AnyGame: TypeAlias = Game[Any, Any, Any, Any]
"""A game met by its folder, whose types the caller cannot know; values only pass through."""


class Thinker(Protocol[A_co]):
    """A bot of a game: it gets what a person gets, a View, and answers an action.

    Deterministic in (view, seed): the budget is counted in nodes, never in seconds.
    """

    def __call__(self, view: Any, level: int, seed: int) -> A_co: ...


class Wording(Protocol):
    """Words of what lies on the table, offered by a game as `wording`: a story carries ids, a reader wants a card's title.

    Answered are arguments of `step`, under the options of the table, with words in place of ids, or besides them; what is not answered
    stays as it is. Where the game does not speak `language` it answers in English. What is unknown stays so: words tell nothing more.
    """

    def __call__(self, step: Step, options: Any, language: str) -> Mapping[str, str | int]: ...


class Habit(Protocol[A_co]):
    """Somebody who always plays in one way, such as never to risk a card; offered by name as `habits`, to measure bots against."""

    def __call__(self, view: Any, seed: int) -> A_co: ...


class Exchange(Protocol):
    """A file format of the world outside, offered by a game in a mapping `exchange` from file ending to format."""

    def write(self, record: Any) -> str: ...

    def read(self, text: str) -> Any: ...


class Tally(Protocol):
    """Figures of a whole game, offered by a game as `tally`: what a report on its balance tells besides scores and lengths.

    Given are a spectator's views from the start to the end, and the story of each action between them. Each name is worded
    under the message id `tally-<name>`.
    """

    def __call__(self, views: Sequence[Any], stories: Sequence[Sequence[Step]]) -> Mapping[str, int]: ...


class Census(Protocol):
    """Figures of a whole game that no spectator could count, offered by a game as `census`: used in place of its tally, unless empty.

    Given are the states from the start to the end, and the actions between them. A name is worded as a tally's is; where it is of one thing
    among many it ends in a colon and that thing's name ("use:C5"), and is worded by what stands before, with the thing as `item`. A figure
    of one seat ends in an at sign and the seat's number ("owls@0"): a report tells what one more of it is worth, in points and, where there
    is a figure "score", in that. With both ("start:hellas@0") it is a mark, which the seat bears unless it is 0: a report tells what those
    score that bear it, worded as of one among many, with the number of them as `seats`.
    """

    def __call__(self, states: Sequence[Any], actions: Sequence[Any]) -> Mapping[str, int]: ...
