"""The record of a game as a file: headers, then one action a line.

    Game: nim                       headers, `Name: value`, until an empty line
    Rules: 1
    Seat: Ana                       one for each seat, in order
    Seat: Bo
    Options: {"heap":5}
    Winners: 0                      left out while nobody has won
    Result: 1 0 last                the scores and the reason; `*` while the game goes on

    0 take:2                        seat and action; the seat may be left out when reading
    1 take:1 ; a comment            a comment reaches to the end of its line
    * deal:3                        chance
    ! lapse 0 take:1                time took the action for the seat
    ! respect 0 1                   match facts: concede SEAT, flag SEAT, draw, respect FROM TO

The grammar is one for all games. Chance is written, so a record replays under any source of chance. With a `Viewer` header
the record is written for the eyes of one seat (or "spectator"): every action as that viewer saw it, the unknown as `?`.
What was taken back is not in the record, nor is the chat. Other headers are kept as they are.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from mochuelo.core.clock import NOBODY
from mochuelo.core.errors import RecordError
from mochuelo.core.event import ACTIONS
from mochuelo.core.game import Outcome

Kind: TypeAlias = Literal["act", "chance", "lapse", "concede", "flag", "draw", "respect", "note"]
DIGEST = "Digest"
OWN_HEADERS = ("Game", "Rules", "Seat", "Options", "Viewer", "Winners", "Result")


class Line(Struct, frozen=True):
    """One line of a record; a `note` is a line that holds a comment only. `seat` is -1 for chance and where it was left out."""

    kind: Kind
    seat: int = NOBODY
    text: str = ""
    comment: str = ""


class Record(Struct, frozen=True, kw_only=True):
    """A game as it was written down. `viewer` is "" for a full record; `where` holds each line's place in the file read."""

    game: str
    rules: int
    seats: tuple[str, ...]
    options: dict[str, Any] = {}
    headers: dict[str, str] = {}
    lines: tuple[Line, ...] = ()
    result: Outcome | None = None
    viewer: str = ""
    where: tuple[tuple[int, int], ...] = ()


# ---------------------------------------------------------------- writing


def write_record(record: Record) -> str:
    """The text of a record; `read_record` gives the record back. Raises `RecordError` for a line break inside a value."""
    lines = [f"{name}: {value}".rstrip() for name, value in _headers(record)]
    return "\n".join([*lines, "", *map(_write_line, record.lines), ""])


def _headers(record: Record) -> Iterator[tuple[str, str]]:
    yield "Game", record.game
    yield "Rules", str(record.rules)
    for name in record.seats:
        yield "Seat", _flat(name)
    yield "Options", json.dumps(record.options, sort_keys=True, separators=(",", ":"))
    if record.viewer:
        yield "Viewer", record.viewer
    yield from ((name, _flat(value)) for name, value in record.headers.items())
    if record.result and record.result.winners:
        yield "Winners", " ".join(map(str, record.result.winners))
    yield "Result", write_result(record.result)


def write_result(result: Outcome | None) -> str:
    """The scores and the reason, or `*` while the game goes on."""
    if result is None:
        return "*"
    return " ".join([*(repr(score).removesuffix(".0") for score in result.scores), result.reason])


def _write_line(line: Line) -> str:
    if line.kind == "act":
        words = [str(line.seat)] * (line.seat != NOBODY) + [line.text]
    elif line.kind == "chance":
        words = ["*", line.text]
    elif line.kind == "note":
        words = []
    else:
        words = ["!", line.kind] + [str(line.seat)] * (line.seat != NOBODY) + [line.text]
    comment = _flat(line.comment)
    return " ".join([*words, f"; {comment}" if comment or not words else ""]).strip()


def _flat(text: str) -> str:
    """The text on one line: blanks of every sort become one space, so that no name can forge a header."""
    return " ".join(text.split())


def digest(record: Record) -> str:
    """The SHA-256 of the record's text without its own `Digest` header, in hexadecimal."""
    rest = {name: value for name, value in record.headers.items() if name != DIGEST}
    return hashlib.sha256(write_record(replace(record, headers=rest)).encode()).hexdigest()


def seal(record: Record) -> Record:
    """The record with its `Digest` header, by which a changed byte anywhere is found."""
    return replace(record, headers={**record.headers, DIGEST: digest(record)})


# ---------------------------------------------------------------- reading


def read_record(text: str) -> Record:
    """The record of a text. Raises `RecordError` with line, column, reason, and the record of what came before as `so_far`."""
    return _Reader(text).read()


class _Reader:
    """Reads line by line and knows where it is."""

    def __init__(self, text: str) -> None:
        self.rows = text.removeprefix("\ufeff").splitlines()
        self.row = 0
        self.record: Record | None = None
        self.named: dict[str, str] = {}
        self.seats: list[str] = []
        self.lines: list[Line] = []
        self.where: list[tuple[int, int]] = []

    def read(self) -> Record:
        while self.row < len(self.rows) and self.rows[self.row].strip():
            self._header(self.rows[self.row])
            self.row += 1
        self.record = self._head()
        for row in self.rows[self.row :]:
            self._line(row)
            self.row += 1
        return self._so_far(self.record)

    def _so_far(self, head: Record) -> Record:
        return replace(head, lines=tuple(self.lines), where=tuple(self.where))

    def _wrong(self, code: str, message: str, column: int = 1) -> RecordError:
        read = sum(line.kind in ACTIONS for line in self.lines)
        so_far = self.record and replace(self._so_far(self.record), result=None)
        return RecordError(code, message, line=self.row + 1, column=column, read=read, so_far=so_far)

    def _header(self, row: str) -> None:
        found = re.fullmatch(r"([A-Z][A-Za-z-]*):(?: (.*))?", row.rstrip())
        if found is None:
            raise self._wrong("header", f"not a header: {row!r}; write `Name: value`, and an empty line before the first action")
        name, value = found[1], (found[2] or "").strip()
        if name == "Seat":
            self.seats.append(value)
        elif name in self.named:
            raise self._wrong("header-twice", f"a second header {name!r}; leave one of them out")
        else:
            self.named[name] = value

    def _head(self) -> Record:
        for name in ("Game", "Rules"):
            if name not in self.named:
                raise self._wrong("no-header", f"there is no header {name!r}; every record has one")
        return Record(
            game=self.named["Game"],
            rules=self._whole(self.named["Rules"], "Rules"),
            seats=tuple(self.seats),
            options=self._options(self.named.get("Options", "{}")),
            headers={name: value for name, value in self.named.items() if name not in OWN_HEADERS},
            result=self._result(self.named.get("Result", "*"), self.named.get("Winners", "")),
            viewer=self.named.get("Viewer", ""),
        )

    def _whole(self, text: str, what: str) -> int:
        if not re.fullmatch(r"[0-9]{1,9}", text):
            raise self._wrong("number", f"not a whole number in {what}: {text!r}")
        return int(text)

    def _options(self, text: str) -> dict[str, Any]:
        try:
            return msgspec.json.decode(text, type=dict[str, Any])
        except msgspec.MsgspecError as wrong:
            raise self._wrong("options", f"options that are no JSON object: {text!r} ({wrong})") from None

    def _result(self, text: str, winners: str) -> Outcome | None:
        if text == "*":
            return None
        *scores, reason = text.split() or [""]
        if not re.fullmatch(r"[a-z][a-z-]*", reason) or not all(re.fullmatch(r"-?[0-9.]+(e-?[0-9]+)?", score) for score in scores):
            raise self._wrong("result", f"not a result: {text!r}; write the scores and the reason, or *")
        return Outcome(tuple(self._whole(seat, "Winners") for seat in winners.split()), tuple(map(float, scores)), reason)

    def _line(self, row: str) -> None:
        found = re.fullmatch(r"(\s*)(.*?)(?:\s*(?<!\S);\s*(.*))?", row)
        assert found is not None, "the pattern fits every row"
        words, comment = found[2].split(), (found[3] or "").strip()
        if words or comment:
            column = len(found[1]) + 1
            self.lines.append(replace(self._entry(words, column), comment=comment))
            self.where.append((self.row + 1, column))

    def _entry(self, words: list[str], column: int) -> Line:
        match words:
            case []:
                return Line("note")
            case ["*", text]:
                return Line("chance", NOBODY, text)
            case ["!", "lapse", seat, text]:
                return Line("lapse", self._seat(seat, column), text)
            case ["!", "draw"]:
                return Line("draw")
            case ["!", ("concede" | "flag") as kind, seat]:
                return Line(kind, self._seat(seat, column))
            case ["!", "respect", seat, to]:
                return Line("respect", self._seat(seat, column), str(self._seat(to, column)))
            case [text] if text not in ("*", "!"):
                return Line("act", NOBODY, text)
            case [seat, text] if seat != "!":
                return Line("act", self._seat(seat, column), text)
        raise self._wrong("line", f"not a line of a record: {' '.join(words)!r}; write SEAT ACTION, * ACTION, or ! FACT", column)

    def _seat(self, text: str, column: int) -> int:
        if not text.isdecimal() or not text.isascii() or not int(text[:9]) < len(self.seats):
            raise self._wrong("no-such-seat", f"there is no seat {text!r}; there are {len(self.seats)}, counted from 0", column)
        return int(text)
