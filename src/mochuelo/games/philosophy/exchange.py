"""Games of Philosophy as PGN-like files, exchanged with the community's engine (saraid/philosophy-ruby).

Tag pairs, an empty line, then one numbered item a row: `In+` and `Te+` join, `In:C8PuNo[C5NE]` is a turn, `In-` gives up, `R:Te`
hands over the token of respect. An unfinished turn leaves its bracket open and lists what may follow; its later choices may
stand alone (`So`). Comments are in braces or follow a semicolon. What that notation cannot say stands at the beginning of
a comment, where the other engine passes over it:

    [%during N]   this leaving came N lines after the last placement, and took effect when that turn had ended
    [%now]        this leaving came after the start, though before the first placement
    [%flag]       the time ran out
    [%from Te]    who handed over the token
    [%draw]       all agreed to a draw here
    [%after N]    the comment is on action N of the turn
    [%here]       the comment, though in a row of its own, is on what stands before it
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from mochuelo.core.errors import GameError, RecordError
from mochuelo.core.game import Game, Seat
from mochuelo.core.record import Line, Record
from mochuelo.games.philosophy.exchange_play import giver_of
from mochuelo.games.philosophy.exchange_read import Reader
from mochuelo.games.philosophy.exchange_tags import COLOUR, COLOURS, leave_tags, option_tags, result_tag
from mochuelo.games.philosophy.notation import write_turn
from mochuelo.games.philosophy.options import Options
from mochuelo.games.philosophy.state import OVER, PLACE, SEATS, State
from mochuelo.games.philosophy.view import View

Philosophy = Game[Options, State, int, View]
_UNSAFE = re.compile(r"[A-Z][a-z][+-]|rule:")
"""What the other engine would take for an item even inside a comment, in a row that begins with a number."""


class Pgn:
    """The format; `core.game.Exchange` says what it offers."""

    def __init__(self, game: Philosophy) -> None:
        self.game = game

    def read(self, text: str) -> Record:
        """The record of a file; raises RecordError with line, column, reason and how far it got.

        A file that says nothing of repetition and goes on after it was played without that rule, which is ours.
        """
        try:
            return Reader(self.game, Options()).read(text)
        except RecordError as error:
            if error.code != "pgn-over" or error.details["reason"] != "repetition" or "[Repetition " in text:
                raise
        return Reader(self.game, Options(repetition="play_on")).read(text)

    def write(self, record: Record) -> str:
        """The file of a record, which reads back as the same record; raises RecordError when the record cannot be played."""
        return _Writer(self.game, record).write()


class _Writer:
    def __init__(self, game: Philosophy, record: Record) -> None:
        self.game = game
        self.record = record
        self.lines = record.lines
        self.options = {**_defaults(), **record.options}
        self.codes = codes_of(record)
        self.states = list(self._states())
        """The state before each line, and the one after the last."""
        self.rows: list[str] = []
        self.items = 0
        self.late: list[int] = []
        """Lines that are written once the turn has ended in which they came."""
        self.gone: set[int] = set()
        """Seats that are out because they could not place."""
        self.placed = -1
        self.holder = -1

    def write(self) -> str:
        start = int(self.options["start"])
        order = [(start + n) % len(self.codes) for n in range(len(self.codes))]
        for seat in order:
            self._item(f"{self.codes[seat]}+")
        at = 0
        while at < len(self.lines):
            at = self._line(at)
        self._flush(len(self.lines))
        total = len(str(self.items))
        body = [re.sub(r"^\0(\d+)", lambda found: found[1].rjust(total) + ".", row) for row in self.rows]
        return "\n".join([*self._tags(order), "", *body, ""])

    # ---------------------------------------------------------------- tags

    def _tags(self, order: Sequence[int]) -> Iterator[str]:
        tags: dict[str, str] = {"Game": self.record.game, "Rules": str(self.record.rules)}
        tags |= {COLOUR + code: name for code, name in zip(self.codes, self.record.seats, strict=True) if name}
        tags |= option_tags(self.options)
        if self.gone or any(line.kind in ("concede", "flag") for line in self.lines):
            tags |= leave_tags(len(self.codes), self.options)
        tags |= {name.replace("-", "_"): value for name, value in self.record.headers.items() if name != COLOURS}
        tags["Result"] = result_tag(self.record.result, order)
        if self.record.result:
            tags["Termination"] = self.record.result.reason
        for name, value in tags.items():
            escaped = value.replace("\\", r"\\").replace('"', r"\"") or " "
            yield f'[{name} "{escaped}"]'

    # ---------------------------------------------------------------- lines

    def _states(self) -> Iterator[State]:
        number = 0
        try:
            state = self.game.start(Options(**self.options), len(self.record.seats))
            yield state
            for line in self.lines:
                number += 1
                if line.kind == "act":
                    state = self.game.apply(state, self.game.read(line.text))
                elif line.kind in ("concede", "flag"):
                    state = self.game.concede(state, Seat(line.seat))
                yield state
        except (GameError, TypeError) as error:
            row, column = self.record.where[number - 1] if self.record.where and number else (max(number, 1), 1)
            played = sum(line.kind == "act" for line in self.lines[: max(number - 1, 0)])
            code = error.code if isinstance(error, GameError) else "options"
            raise RecordError(code, str(error), line=row, column=column, read=played) from error

    def _line(self, at: int) -> int:
        """Write line number `at`, with the actions that follow in the same turn, and tell the next."""
        line, state = self.lines[at], self.states[at]
        self._flush(at)
        self._stuck(at)
        if line.kind == "act":
            return self._acts(at)
        if line.kind == "note":
            self.rows.append(_alone(line.comment))
        elif line.kind == "draw":
            self._flush(len(self.lines))
            self.rows.append(_alone("[%draw]"))
            self._comment(line, False)
        elif line.kind == "respect":
            self._respect(line, state)
        elif len(self.codes) > 2 and line.seat != state.seat and state.phase != OVER:
            self.late.append(at)
        else:
            self._leave(line, [] if self.placed >= 0 else ["now"])
        return at + 1

    def _acts(self, at: int) -> int:
        """Write the actions from number `at` on that follow each other in one turn; who left meanwhile is written later."""
        actions, state = [at], self.states[at]
        if state.phase == PLACE:
            self.placed = at
        end = at + 1
        while end < len(self.lines) and self.states[end].phase not in (PLACE, OVER):
            line = self.lines[end]
            if line.kind == "act" and state.phase == PLACE:
                actions.append(end)
            elif line.kind in ("concede", "flag") and len(self.codes) > 2 and line.seat != self.states[end].seat:
                self.late.append(end)
            else:
                break
            end += 1
        text = self._turn(actions) if state.phase == PLACE else self.lines[at].text
        self._item(text)
        for number, action in enumerate(actions, 1):
            note = "" if number == len(actions) else f"[%after {number}] "
            self._comment(self.lines[action], state.phase == PLACE, note)
        return end

    def _turn(self, actions: Sequence[int]) -> str:
        state = self.states[actions[0]]
        text = write_turn(state, [self.game.read(self.lines[at].text) for at in actions])
        return self.codes[state.seat] + text[2:]

    def _flush(self, before: int) -> None:
        """Write who left during turns that have ended before line number `before`, or are not going on."""
        ended = [at for at in self.late if before == len(self.lines) or self.states[at].turns < self.states[before].turns]
        for number, at in enumerate(ended):
            unseen = sum(later < self.placed for later in ended[number:])  # lines before the placement that a reader has not met yet
            self._leave(self.lines[at], [f"during {at - max(self.placed, 0) + unseen}"])
        self.late = [at for at in self.late if at not in ended]

    def _stuck(self, before: int) -> None:
        """Write who is out because they could not place: the other engine does not find that out, and a reader of ours passes over it."""
        conceded = {line.seat for line in self.lines[:before] if line.kind in ("concede", "flag")}
        for seat, code in enumerate(self.codes):
            if self.states[before].out >> seat & 1 and seat not in conceded | self.gone:
                self.gone.add(seat)
                self._item(f"{code}-")

    def _leave(self, line: Line, asides: list[str]) -> None:
        self._item(f"{self.codes[line.seat]}-")
        asides += ["flag"] * (line.kind == "flag")
        if asides:
            self.rows[-1] += " {" + "".join(f"[%{aside}]" for aside in asides) + "}"
        self._comment(line, not asides)

    def _respect(self, line: Line, state: State) -> None:
        to = int(line.text)
        self._item(f"R:{self.codes[to]}")
        if giver_of(self.holder, to, int(state.seat)) != line.seat:
            self.rows.append(_alone(f"[%from {self.codes[line.seat]}]"))
        self.holder = to
        self._comment(line, False)

    def _item(self, text: str) -> None:
        self.items += 1
        self.rows.append(f"\0{self.items} {text}")

    def _comment(self, line: Line, inline: bool, aside: str = "") -> None:
        if not line.comment:
            return
        if inline and self.rows[-1].startswith("\0") and not _UNSAFE.search(line.comment):
            escaped = re.sub(r"([\\}])", r"\\\1", line.comment)
            self.rows[-1] += " {" + aside + escaped + "}"
        else:
            self.rows.append(_alone((aside or "[%here] ") + line.comment))


def codes_of(record: Record) -> tuple[str, ...]:
    """The colour of each seat: those of a `Colours` header, else the seats' own."""
    codes = tuple(record.headers.get(COLOURS, "").split())
    good = len(set(codes)) == len(record.seats) and all(re.fullmatch("[A-Z][a-z]", code) for code in codes)
    return codes if good else SEATS[: len(record.seats)]


def _defaults() -> Mapping[str, Any]:
    plain = Options()
    return {name: getattr(plain, name) for name in plain.__struct_fields__}


def _alone(text: str) -> str:
    """A comment in a row of its own, in which the other engine finds no numbered item."""
    return "; " + re.sub(r"(?<=[0-9][.:]) ", "\u00a0", text)
