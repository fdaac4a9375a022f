"""A record told in words, for people and for scripts."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from rich.console import Console
from rich.text import Text

from mochuelo.cli import paint, retell
from mochuelo.cli.aloud import telling_of
from mochuelo.cli.decks import credit
from mochuelo.cli.table import Told, seat_name, sentences, told_apart
from mochuelo.cli.words import Words, title
from mochuelo.core.event import ACTIONS, Event
from mochuelo.core.game import SPECTATOR, AnyGame, Outcome, Seat, Viewer
from mochuelo.core.match import Match, walk
from mochuelo.core.record import Record
from mochuelo.core.replay import Replayed


class Played(Struct, frozen=True):
    """One line of a record in JSON: what happened and its story in words."""

    kind: str
    seat: int
    text: str
    comment: str
    story: tuple[str, ...]


class Shown(Struct, frozen=True):
    """A record in JSON."""

    game: str
    rules: int
    seats: tuple[str, ...]
    headers: dict[str, str]
    lines: tuple[Played, ...]
    outcome: Outcome | None
    ending: str
    board: str


def names_of(say: Words, game: AnyGame, record: Record) -> tuple[str, ...]:
    """What the players are called; the seat's own name where none is written."""
    return told_apart(say, game, [name or seat_name(say, game, seat) for seat, name in enumerate(record.seats)])


def as_data(say: Words, game: AnyGame, record: Record, played: Replayed) -> Shown:
    """The record as data."""
    names = names_of(say, game, record)
    told = tell(say, record, played)
    lines = tuple(Played(one.event.kind, one.event.seat, one.event.text, comment, one.lines) for one, comment, _ in told)
    outcome = played.match.outcome
    end = retell.ending(say, names, outcome) if outcome else ""
    board = telling_of(game).board(game.view(played.match.state, SPECTATOR), say)
    return Shown(record.game, record.rules, names, record.headers, lines, outcome, end, board)


def as_text(say: Words, game: AnyGame, record: Record, played: Replayed, boards: bool) -> None:
    """Print the record: who played, every event with its story, the board at the end."""
    console = Console(highlight=False)
    names = names_of(say, game, record)
    console.print(Text.assemble((title(say, game), "bold"), "  ", retell.seats_line(names, -1)))
    for name, value in record.headers.items():
        console.print(Text(f"{name}: {value}", "dim"))
    if whose := credit(say, game, played.match.options):
        console.print(Text(whose, "italic"))
    for number, (told, comment, board) in enumerate(tell(say, record, played), 1):
        console.print(Text.assemble((f"\n{number:3} ", "dim"), retell.entry(say, names, told)))
        if comment:
            console.print(Text(f"  ; {comment}", "italic dim"))
        if boards:
            console.print(Text("\n").append_text(paint.board(board)))
    if not boards:
        console.print(Text("\n").append_text(paint.board(telling_of(game).board(game.view(played.match.state, SPECTATOR), say))))
    if played.match.outcome:
        console.print(Text("\n" + retell.ending(say, names, played.match.outcome), "bold"))


def tell(say: Words, record: Record, played: Replayed) -> Iterator[tuple[Told, str, str]]:
    """Each event of the record as far as it was played, its comment, and the board after it."""
    game, match = played.match.game, played.match
    telling = telling_of(game)
    comments = iter([line.comment for line in record.lines if line.kind != "note"])
    states = {event.seq: state for state, event in walk(match)}
    state = match.state
    following = [event for event in match.log if event.kind in retell.TOLD]
    for at, event in enumerate(following):
        after = next((states[later.seq] for later in following[at + 1 :] if later.seq in states), match.state)
        state = states.get(event.seq, state)
        yield _told(say, match, state, event), next(comments, ""), telling.board(game.view(after, SPECTATOR), say)


def _told(say: Words, match: Match, state: object, event: Event) -> Told:
    if event.kind not in ACTIONS:
        return Told(event, ())
    viewer: Viewer = Seat(event.seat) if event.seat >= 0 else SPECTATOR
    game = match.game
    return Told(event, sentences(say, game, match.options, game.story(state, game.read(event.text), viewer)))
