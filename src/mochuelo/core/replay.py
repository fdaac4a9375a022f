"""From a match to its record, and from a record back to a match."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from msgspec import Struct

from mochuelo.core.clock import NOBODY
from mochuelo.core.errors import MochueloError, RecordError
from mochuelo.core.event import ACTIONS, Event, Player
from mochuelo.core.folding import fold
from mochuelo.core.game import AnyGame, Seat, Viewer
from mochuelo.core.match import Match, read_options, walk
from mochuelo.core.record import Line, Record, write_result


class Replayed(Struct, frozen=True, eq=False):
    """How far a record could be played: the match as it then stood, the actions taken, and what stopped it."""

    match: Match
    played: int
    trouble: RecordError | None


def transcribe(match: Match, viewer: Viewer | None, headers: Mapping[str, str]) -> Record:
    """The record of a match: in full, or as `viewer` saw it. Only a full record can be replayed when secrets are involved."""
    return Record(
        game=match.game.info.key,
        rules=match.game.info.rules_version,
        seats=tuple(player.name for player in match.players),
        options=msgspec.to_builtins(match.options),
        headers=dict(headers),
        lines=tuple(_lines(match, viewer)),
        result=match.outcome,
        viewer="" if viewer is None else str(viewer),
    )


def _lines(match: Match, viewer: Viewer | None) -> Iterator[Line]:
    texts = {event.seq: _seen_text(match, state, event, viewer) for state, event in walk(match)}
    for event in match.log:
        if event.seq in texts:
            yield Line(event.kind, event.seat, texts[event.seq])  # type: ignore[arg-type]  # a line holds these kinds only
        elif event.kind in ("draw", "respect"):
            yield Line(event.kind, event.seat, event.text)  # type: ignore[arg-type]  # the two were just named


def _seen_text(match: Match, state: Any, event: Event, viewer: Viewer | None) -> str:
    if viewer is None or event.kind not in ACTIONS:
        return event.text
    return match.game.write(match.game.seen(state, match.game.read(event.text), viewer))


def replay(game: AnyGame, record: Record) -> Replayed:
    """Play a record as far as it goes. Raises `OptionsError` when not even the start can be made."""
    players = [Player(name) for name in record.seats]
    match = fold(Match.begin(game, read_options(game, record.options), players), Event(1, 0, "start", NOBODY, ""))
    played = 0
    for number, line in enumerate(record.lines):
        try:
            match = _take(match, line)
        except MochueloError as wrong:
            return Replayed(match, played, _trouble(game, record, number, played, wrong))
        played += line.kind in ACTIONS
    return Replayed(match, played, _wrong_result(record, match, played))


def _take(match: Match, line: Line) -> Match:
    if line.kind == "note":
        return match
    seat = match.seat if line.kind == "act" and line.seat == NOBODY else line.seat
    return fold(match, Event(match.seq + 1, 0, line.kind, Seat(seat), line.text))


def _trouble(game: AnyGame, record: Record, number: int, played: int, wrong: MochueloError) -> RecordError:
    line, column = record.where[number] if record.where else (number + 1, 1)
    code, message, details = wrong.code, wrong.message, wrong.details
    if record.viewer:
        details = {}
        code, message = "scoped", f"this record was written for the eyes of {record.viewer!r} only; what they did not see cannot be played"
    elif record.rules != game.info.rules_version:
        message += f"; it was played under version {record.rules} of the rules, and these are version {game.info.rules_version}"
    return RecordError(code, message, line=line, column=column, read=played, **details)


def _wrong_result(record: Record, match: Match, played: int) -> RecordError | None:
    if record.result is None or record.result == match.outcome:
        return None
    line, column = record.where[-1] if record.where else (len(record.lines), 1)
    found = write_result(match.outcome)
    message = f"the result is not what the actions give: {write_result(record.result)!r}; they give {found!r}"
    return RecordError("result", message, line=max(line, 1), column=column, read=played)
