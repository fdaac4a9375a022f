"""Random games as records, with everything that can happen at a table, for the tests of files."""

from __future__ import annotations

import random

from msgspec.structs import asdict, replace

from mochuelo.core.game import Outcome, Seat
from mochuelo.core.record import Line, Record
from mochuelo.games.philosophy import GAME, Options, State

COMMENTS = ("", "", "", "plain", "hi 3. In+ there", "a } b \\ {c} d", "Te- ; who leaves?", "rule:join:permitted:never", "¿ñ? 日本")
NAMES = ("Ana", 'Bo "the bold"', "back\\slash", "", "3. In+")


class Scribe:
    """Plays at random and writes down."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        seats = self.random.choice((2, 2, 3, 4))
        self.options = Options(
            stuck_tiles="stay" if self.random.random() < 0.5 else "removed",
            repetition="play_on" if self.random.random() < 0.5 else "draw",
            rephrase_reach="existing" if self.random.random() < 0.5 else "any",
            start=self.random.randrange(seats),
        )
        self.state: State = GAME.start(self.options, seats)
        self.lines: list[Line] = []
        self.outcome: Outcome | None = None

    def record(self, longest: int = 60) -> Record:
        """A game, most often to its end."""
        while self.outcome is None and len(self.lines) < longest:
            self.step(self.random.random())
        seats = self.state.seats
        headers = {"Date": "2026-01-02", "White-Elo": "", "Note": 'say "a\\b"'} if self.random.random() < 0.3 else {}
        names = tuple(self.random.choice(NAMES) for _ in range(seats))
        return Record(
            game="philosophy",
            rules=1,
            seats=names,
            options=asdict(self.options),
            headers=headers,
            lines=tuple(self.lines),
            result=self.outcome,
        )

    def step(self, chance: float) -> None:
        comment = self.random.choice(COMMENTS)
        if chance < 0.04:
            self.lines.append(Line("note", comment=f"note {chance} {comment}".strip()))
        elif chance < 0.08:
            giver, taker = self.random.sample(range(self.state.seats), 2)
            self.lines.append(Line("respect", giver, str(taker), comment))
        elif chance < 0.11:
            self.leave(Seat(self.random.choice(GAME.playing(self.state))), comment)
        elif chance < 0.12:
            self.agree(comment)
        else:
            self.act(comment)

    def act(self, comment: str) -> None:
        """An action; tiles that leave a choice are preferred, as chains of choices are rare otherwise."""
        legal = GAME.legal(self.state)
        rich = [action for action in legal if GAME.write(action)[2:4] in ("De", "Re", "Pe", "To")]
        action = self.random.choice(rich if rich and self.random.random() < 0.6 else legal)
        self.lines.append(Line("act", int(self.state.seat), GAME.write(action), comment))
        self.state = GAME.apply(self.state, action)
        self.outcome = GAME.outcome(self.state)

    def leave(self, seat: Seat, comment: str) -> None:
        kind = self.random.choice(("concede", "flag"))
        self.state = GAME.concede(self.state, seat)
        self.lines.append(Line(kind, seat, "", comment))  # type: ignore[arg-type]  # one of two literals
        outcome = GAME.outcome(self.state)
        self.outcome = replace(outcome, reason="time") if outcome and kind == "flag" else outcome

    def agree(self, comment: str) -> None:
        playing = GAME.playing(self.state)
        self.lines.append(Line("draw", comment=comment))
        self.outcome = Outcome((), tuple(1 / len(playing) if seat in playing else 0.0 for seat in range(self.state.seats)), "agreement")
