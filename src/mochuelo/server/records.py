"""Games to leaf through and to take away: replays and record files, ours and those of the world outside."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from mochuelo.core.errors import MochueloError, RecordError
from mochuelo.core.fairness import commit
from mochuelo.core.game import AnyGame, Exchange
from mochuelo.core.match import Match, read_options
from mochuelo.core.record import Record, read_record, seal, write_record
from mochuelo.core.replay import replay, transcribe
from mochuelo.server import outbox
from mochuelo.server.outbox import Scene, seat_name
from mochuelo.server.protocol import Replay
from mochuelo.server.standing import WATCHING, Standing
from mochuelo.server.tables import OPTION_START

OWN = "rec"
"""The ending of our own record files."""


def formats(game: AnyGame) -> Mapping[str, Exchange]:
    """The formats of the world outside that a game reads and writes, by file ending."""
    found: Mapping[str, Exchange] = getattr(game, "exchange", {})
    return found


def replay_of(scene: Scene, match: Match, viewer: int) -> Replay:
    """The table's game as it stood in `match`, as the viewer may know it."""
    names = tuple(seat_name(scene, seat) for seat in range(len(match.players)))
    return outbox.replay(match, viewer, names)


def record_of(scene: Scene, ending: str) -> str:
    """The file of a game: sealed, with its seed, once it is over; before that without, and only where nothing is hidden."""
    standing = scene.standing
    over = standing.match.status == "over"
    if not over and (standing.match.hides or standing.match.status == "waiting"):
        raise MochueloError("not-over", "the match is not over; its record can be had when it is")
    record = _transcript(scene)
    if ending == OWN:
        return write_record(seal(record) if over else record)
    return _format(standing.game, ending).write(record)


def _transcript(scene: Scene) -> Record:
    standing, match = scene.standing, scene.standing.match
    players = tuple(msgspec.structs.replace(player, name=seat_name(scene, seat)) for seat, player in enumerate(match.players))
    return transcribe(msgspec.structs.replace(match, players=players), None, _headers(standing))


def _headers(standing: Standing) -> dict[str, str]:
    header = standing.header
    headers = {"Table": header.id, "Commitment": commit(header.seed)}
    if standing.match.status == "over":
        headers["Seed"] = header.seed
    if header.terms.drawn:
        headers["Start"] = f"drawn {header.terms.options[OPTION_START]}"
    return headers


def _format(game: AnyGame, ending: str) -> Exchange:
    try:
        return formats(game)[ending]
    except KeyError:
        known = ", ".join([OWN, *formats(game)])
        raise MochueloError("no-such-format", f"no such format: {ending!r}; there are: {known}", format=ending, known=known) from None


def is_of(scene: Scene, record: Record) -> bool:
    """Whether a record, or the beginning of one, is that of this table's game, which is over."""
    match = scene.standing.match
    if match.status != "over" or read_options(match.game, record.options) != match.options:
        return False
    found = [(line.kind, line.seat, line.text) for line in record.lines if line.kind != "note"]
    return found == [(line.kind, line.seat, line.text) for line in _transcript(scene).lines][: len(found)]


def play(game: AnyGame, record: Record, trouble: RecordError | None, viewer: int = WATCHING) -> Replay:
    """A record that was read, played as far as it goes, as the seat `viewer` saw it or, when there is none, a spectator."""
    replayed = replay(game, record)
    match: Match = replayed.match
    names = tuple(player.name for player in match.players)
    return outbox.replay(match, viewer if viewer in range(len(names)) else WATCHING, names, str(replayed.trouble or trouble or ""))


def read(game: AnyGame, text: str) -> tuple[Record, RecordError | None]:
    """What of a record in any format of the game can be read, and what stopped it; raises `RecordError` for what is one in no format."""
    try:
        return _read_any(game, text), None
    except RecordError as error:
        if not isinstance(error.so_far, Record):
            raise
        return error.so_far, error


def _read_any(game: AnyGame, text: str) -> Record:
    """Our own form when it looks like it; else the format that reads it, or the complaint of the one that got furthest."""
    if text.lstrip("\ufeff \n").startswith("Game:") or not formats(game):
        record = read_record(text)
        if record.game != game.info.key:
            raise MochueloError("other-game", f"this is a record of {record.game!r}, not of {game.info.key!r}", game=record.game)
        return record
    complaints = []
    for exchange in formats(game).values():
        try:
            found: Record = exchange.read(text)
        except RecordError as error:
            complaints.append(error)
        else:
            return found
    raise max(complaints, key=lambda error: error.read)
