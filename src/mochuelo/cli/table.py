"""A table in the terminal without its screen: who sits there, what was played, what it meant in words."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from mochuelo.cli.aloud import telling_of
from mochuelo.cli.choice import Choice, spelled, tokens
from mochuelo.cli.decks import credit
from mochuelo.cli.seats import Sitter
from mochuelo.cli.words import Words
from mochuelo.core.clock import NOBODY
from mochuelo.core.errors import MochueloError, NotationError
from mochuelo.core.event import ACTIONS, Event, Player
from mochuelo.core.fairness import Draws, commit
from mochuelo.core.folding import fold
from mochuelo.core.game import CHANCE, SPECTATOR, AnyGame, Seat, Step, Viewer
from mochuelo.core.match import Match
from mochuelo.core.record import Line, Record, seal
from mochuelo.core.replay import transcribe
from mochuelo.core.ruling import Request, judge


class Told(Struct, frozen=True):
    """One event as it is told: the event, and its story in sentences."""

    event: Event
    lines: tuple[str, ...]


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def players(say: Words, sitters: Sequence[Sitter], game: AnyGame) -> tuple[Player, ...]:
    """The players of a match: all people at this keyboard answer as one."""
    person = next((seat for seat, sitter in enumerate(sitters) if sitter.kind == "human"), 0)
    return tuple(
        Player(name_of(say, game, seat, sitter), "person" if sitter.kind == "human" else "bot", person if sitter.kind == "human" else seat)
        for seat, sitter in enumerate(sitters)
    )


def name_of(say: Words, game: AnyGame, seat: int, sitter: Sitter) -> str:
    """What a sitter is called: the name they gave, or what they are."""
    if sitter.kind == "bot":
        return say("name-bot", level=sitter.level)
    return sitter.name or seat_name(say, game, seat)


def with_seat(say: Words, game: AnyGame, seat: int, name: str) -> str:
    """A player's name, and the seat behind it unless it is the name."""
    where = seat_name(say, game, seat)
    return name if name == where else f"{name} ({where})"


def told_apart(say: Words, game: AnyGame, names: Sequence[str]) -> tuple[str, ...]:
    """The names of the seats, with the seat behind those that several have."""
    return tuple(name if names.count(name) == 1 else with_seat(say, game, seat, name) for seat, name in enumerate(names))


def seat_name(say: Words, game: AnyGame, seat: int) -> str:
    """The seat in the game's words, such as Indigo."""
    return say(f"seat-{game.info.seat_names[seat]}")


class Table:
    """A match at one keyboard. What is asked of it goes through `core.ruling`, as on the server; refusals are MochueloErrors."""

    def __init__(self, say: Words, match: Match, sitters: Sequence[Sitter], draws: Draws, past: Sequence[Line] = ()) -> None:
        self.say = say
        self.sitters = tuple(sitters)
        self.draws = draws
        self.match = match
        self.telling = telling_of(match.game)
        self.credit = credit(say, match.game, match.options)
        """Whose deck lies on the table, where it is not the game's own."""
        self.told: list[Told] = []
        self.whole = not past
        """Whether all of the game was played at this table, so that its chance can be proved."""
        self.words: set[str] = set()
        """Tokens of the actions that have been open so far."""
        self._write("start", NOBODY, "")
        for line in past:
            if line.kind != "note":
                seat = self.match.seat if line.kind == "act" and line.seat == NOBODY else line.seat
                self._write(line.kind, seat, line.text)
        while self.match.turn == CHANCE:
            action = draws.draw(self.game, self.match.state, self.match.draws + 1)
            self._write("chance", NOBODY, self.game.write(action))

    def _write(self, kind: str, seat: int, text: str) -> None:
        """Take an event into the match as it is: the start, and what a record tells."""
        before, event = self.match, Event(self.match.seq + 1, now(), kind, seat, text)
        self.match = fold(before, event)
        self.told.extend(self._tell(before, (event,)))

    @property
    def game(self) -> AnyGame:
        """The game that is played here."""
        return self.match.game

    @property
    def deck(self) -> str:
        """The digest of the deck that is played with, "" for the game's own."""
        return str(getattr(self.match.options, "deck", ""))

    @property
    def over(self) -> bool:
        """Whether nothing more can be played."""
        return self.match.status == "over"

    @property
    def seat(self) -> int:
        """The seat to decide, -1 when none is."""
        return self.match.seat

    def is_human(self, seat: int) -> bool:
        """Whether somebody at this keyboard holds the seat."""
        return seat >= 0 and self.sitters[seat].kind == "human"

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats held at this keyboard."""
        return tuple(seat for seat in range(len(self.sitters)) if self.is_human(seat))

    def viewer(self) -> Viewer:
        """Whose eyes the screen shows the game through: the person to move, or the only person there is."""
        return Seat(self.seat) if self.is_human(self.seat) else self.ears

    def view(self, viewer: Viewer) -> Any:
        """What `viewer` may know now."""
        return self.game.view(self.match.state, viewer)

    def legal(self) -> tuple[str, ...]:
        """The texts of what the seat to move may do."""
        texts = tuple(map(self.game.write, self.game.legal(self.match.state))) if self.seat >= 0 else ()
        self.words.update(token for text in texts for token in tokens(text))
        return texts

    def ask(self, kind: str, seat: int, text: str = "") -> tuple[Told, ...]:
        """Ask something of the match and tell what came of it; raises the MochueloError that refused it."""
        before = self.match
        ruling = judge(before, Request(kind, seat, text, before.seq), now(), self.draws.draw)
        if ruling.refusal is not None:
            raise ruling.refusal
        self.match = ruling.match
        fresh = tuple(self._tell(before, ruling.events))
        self.told.extend(fresh)
        return fresh

    def act(self, text: str) -> tuple[Told, ...]:
        """The seat to move takes the action `text`."""
        return self.ask("act", self.seat, text)

    def undo(self) -> tuple[Told, ...]:
        """Take back the last action of a person here, with all that followed; raises MatchError where the rules of takeback forbid it."""
        mine = (event.seat for event in reversed(self.match.line) if event.kind == "act" and self.is_human(event.seat))
        return self.ask("offer", next(mine, self.humans[0] if self.humans else 0), "takeback")

    @property
    def ears(self) -> Viewer:
        """Who is told what happened: the only person there is, else whoever may hear what everybody may."""
        return Seat(self.humans[0]) if len(self.humans) == 1 else SPECTATOR

    def _tell(self, before: Match, events: Sequence[Event]) -> list[Told]:
        state, told = before.state, []
        for event in events:
            if event.kind not in ACTIONS:
                told.append(Told(event, ()))
                continue
            action = self.game.read(event.text)
            heard = replace(event, text=self.game.write(self.game.seen(state, action, self.ears)))
            told.append(Told(heard, self.story(state, event.text)))
            state = self.game.apply(state, action)
        return told

    def story(self, state: Any, text: str) -> tuple[str, ...]:
        """What an action does in `state`, in sentences, as whoever listens may know it."""
        return sentences(self.say, self.game, self.match.options, self.game.story(state, self.game.read(text), self.ears))

    def preview(self, text: str) -> tuple[str, ...]:
        """What an action of the seat to move would do, in sentences, as that seat may know it; nothing where that cannot be foreseen."""
        state = self._foreseen() if text else None
        try:
            steps = self.game.story(state, self.game.read(text), self.viewer()) if state is not None else ()
        except MochueloError:
            return ()
        return sentences(self.say, self.game, self.match.options, steps)

    def _foreseen(self) -> Any:
        """A state in which an action does what it will do: with secrets, one that the seat to move may believe in, or None."""
        if not self.match.hides:
            return self.match.state
        if not self.telling.foreseen or not self.is_human(self.seat):
            return None
        return self.game.imagine(self.view(Seat(self.seat)), random.Random(self.match.seq))

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called; with their seats, where two are called alike."""
        return told_apart(self.say, self.game, [player.name for player in self.match.players])

    @property
    def labels(self) -> tuple[str, ...]:
        """What the players are called, with their seats."""
        return tuple(with_seat(self.say, self.game, seat, player.name) for seat, player in enumerate(self.match.players))

    def imagined(self, text: str) -> Any:
        """The view after an action of the seat to move; None for what is not allowed, and where it cannot be foreseen."""
        state = self._foreseen() if text else None
        try:
            return self.game.view(self.game.apply(state, self.game.read(text)), self.viewer()) if state is not None else None
        except MochueloError:
            return None

    def board(self, view: Any) -> str:
        """A view as lines of text, in the words of the game where it has some."""
        return self.telling.board(view, self.say)

    @property
    def worded(self) -> bool:
        """Whether the game has words of its own for what may be done."""
        return hasattr(self.game, "telling")

    def choice(self) -> Choice:
        """What the seat to move may do, cut into parts."""
        return Choice(self.legal(), self.telling.cut)

    def named(self, token: str) -> str:
        """What a part of an action is called; "" when it has no name."""
        return self.telling.named(token, self.match.options, self.say) or self.say.named(token)

    def about(self, text: str) -> str:
        """All that is to be known of what an action, or a part of one, stands for; "" when there is nothing."""
        told = (self.telling.about(each, self.match.options, self.say) for each in (text, spelled(text, self.words), text.upper()))
        return next(filter(None, told), "")

    def several(self, typed: str) -> tuple[str, ...]:
        """The actions that were typed one after the other with blanks between, where the seat to move may take all of them in a row."""
        found: list[str] = []
        state, seat, game = self.match.state, self.seat, self.game
        for word in typed.split():
            legal = [game.write(action) for action in game.legal(state)] if game.turn(state) == seat else []
            text = Choice(legal, self.telling.cut).exact(word)
            if not text:
                return ()
            found.append(text)
            state = game.apply(state, game.read(text))
        return tuple(found)

    def offers(self, rng: random.Random) -> dict[str, tuple[str, ...]]:
        """Runs of actions that the person to move may take at once, by the words for them."""
        if not self.is_human(self.seat):
            return {}
        offered = self.telling.offers(self.view(Seat(self.seat)), rng)
        return {name: tuple(texts) for name, texts in offered.items() if texts}

    def refusal(self, typed: str) -> str:
        """Why the seat to move cannot take what was typed, in a sentence."""
        lead, plain = self.choice().lead, "".join(typed.split())
        for text in dict.fromkeys((plain, lead + plain, spelled(typed, self.words), spelled(lead + typed, self.words))):
            try:
                self.game.apply(self.match.state, self.game.read(text))
            except NotationError:
                continue
            except MochueloError as error:
                return self.excuse(error)
        return self.say("hint-none", text=typed.strip())

    def excuse(self, error: MochueloError) -> str:
        """An error in the words of the game or of the table; as it was written when neither has words for it."""
        known = f"error-{error.code}"
        return self.say(known, **error.details) if known in self.say else error.message

    def record(self) -> Record:
        """The record so far, with the proof that its chance was fair once the game is over; not if it goes on from another record."""
        headers = {"Date": time.strftime("%Y-%m-%d")}
        if self.whole:
            headers |= {"Table": self.draws.table, "Commitment": commit(self.draws.seed)}
        if self.whole and self.over:
            headers["Seed"] = self.draws.seed
            return seal(transcribe(self.match, None, headers))
        return transcribe(self.match, None, headers)


def sentences(say: Words, game: AnyGame, options: Any, steps: Sequence[Step]) -> tuple[str, ...]:
    """A story in sentences, in the language of `say`, with the game's words for what its steps name (core.game.Wording)."""
    worded = getattr(game, "wording", None)
    return tuple(say(step.say, **{**step.args, **(worded(step, options, say.lang) if worded else {})}) for step in steps)
