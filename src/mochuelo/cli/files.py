"""Records in files: found by their ending, read in any format of any game, written without harm to what is there."""

from __future__ import annotations

import errno
import os
import re
import sys
from contextlib import suppress
from pathlib import Path

from msgspec import Struct

from mochuelo import registry
from mochuelo.cli.decks import laid_for
from mochuelo.cli.faults import BAD_FILE, Fault, unknown
from mochuelo.cli.games import find, formats
from mochuelo.cli.words import Words
from mochuelo.core.errors import MochueloError, RecordError
from mochuelo.core.game import AnyGame
from mochuelo.core.record import Record, read_record, write_record

OWN = "rec"
STDIN = "<stdin>"
"""The standard input, which is written "-" on the command line."""


class Source(Struct, frozen=True):
    """A text and where it came from; `game`, `format` and `deck` are what the command line said of it, "" where it did not."""

    path: str
    text: str
    game: str = ""
    format: str = ""
    deck: str = ""
    """The path of the deck that it was played with."""


def take(say: Words, path: str, game: str = "", format_: str = "", deck: str = "") -> Source:
    """Read a file, or the standard input; raises `Fault` when it is not there, and RecordError when it is no text."""
    data = sys.stdin.buffer.read() if path == STDIN else _bytes(say, path)
    try:
        return Source(path, data.decode("utf-8-sig"), game, format_, deck)
    except UnicodeDecodeError as error:
        before = data[: error.start]
        line, column = before.count(b"\n") + 1, error.start - (before.rfind(b"\n") + 1) + 1
        message = f"not a text in UTF-8: byte {data[error.start]:#04x}; save the file as UTF-8"
        raise RecordError("not-text", message, line=line, column=column, read=0) from error


def _bytes(say: Words, path: str) -> bytes:
    try:
        return Path(path).read_bytes()
    except FileNotFoundError as error:
        raise Fault(say("fault-file-missing", path=repr(path)), BAD_FILE) from error
    except IsADirectoryError as error:
        raise Fault(say("fault-file-folder", path=repr(path)), BAD_FILE) from error
    except OSError as error:
        raise Fault(say("fault-file-unreadable", path=repr(path), why=error.strerror or str(error)), BAD_FILE) from error


def load(say: Words, source: Source) -> tuple[AnyGame, Record]:
    """The record of a source and its game, its deck laid on the shelf where one was named.

    Raises RecordError for a bad one, `Fault` when its format or game is not known, or when it was played with another deck.
    """
    game, record = _loaded(say, source)
    laid_for(say, game, record, source.deck)
    return game, record


def _loaded(say: Words, source: Source) -> tuple[AnyGame, Record]:
    kind = source.format or _ending(say, source)
    if kind == OWN:
        record = read_record(source.text)
        return _game_of(record), record
    game = find(say, source.game) if source.game else _only_game(say, kind)
    if kind not in formats(game):
        raise unknown(say, "format", kind, (OWN, *formats(game)))
    record = formats(game)[kind].read(source.text)
    assert isinstance(record, Record), "a format reads records"
    return game, record


def words_of(say: Words, source: Source) -> Words:
    """The words for what is wrong with a source: with those of its game, as far as it can be told which that is."""
    named = re.match(r"\ufeff?Game:\s*(\S+)", source.text)
    kind = source.format or Path(source.path).suffix.removeprefix(".").lower()
    keys = [source.game or (named[1] if named else ""), *known_formats().get(kind, [])]
    return next((say.of_game(key) for key in keys if key in registry.games()), say)


def _game_of(record: Record) -> AnyGame:
    try:
        return registry.game(record.game)
    except MochueloError as error:
        raise RecordError(error.code, error.message, line=1, column=1, read=0, **error.details) from error


def known_formats() -> dict[str, list[str]]:
    """The keys of the games that know each format but our own."""
    found: dict[str, list[str]] = {}
    for key, game in registry.games().items():
        for ending in formats(game):
            found.setdefault(ending, []).append(key)
    return found


def _ending(say: Words, source: Source) -> str:
    ending = Path(source.path).suffix.removeprefix(".").lower()
    if ending == OWN or ending in known_formats():
        return ending
    if source.text.lstrip("\ufeff").startswith("Game:"):
        return OWN
    if source.text.lstrip().startswith("[") and len(known_formats()) == 1:
        return next(iter(known_formats()))
    raise Fault(say("fault-format-unclear", path=repr(source.path), known=", ".join((OWN, *known_formats()))))


def _only_game(say: Words, kind: str) -> AnyGame:
    keys = known_formats().get(kind, [])
    if not keys:
        raise unknown(say, "format", kind, (OWN, *known_formats()))
    if len(keys) > 1:
        raise Fault(say("fault-format-game", format=kind, known=", ".join(keys)))
    return registry.game(keys[0])


def written(say: Words, game: AnyGame, record: Record, kind: str) -> str:
    """The record in a format; raises `Fault` when the game does not know it."""
    if kind == OWN:
        return write_record(record)
    if kind not in formats(game):
        raise unknown(say, "format", kind, (OWN, *formats(game)))
    return str(formats(game)[kind].write(record))


def free(say: Words, path: str, force: bool) -> Path:
    """Where a file may be written; raises `Fault` when a folder is there, something that may not be written over, or no folder for it."""
    place = Path(path)
    if not place.parent.is_dir():  # told before the work is done, not after
        raise Fault(say("fault-file-unwritable", path=repr(path), why=os.strerror(errno.ENOENT)), 3)
    if place.is_dir():
        raise Fault(say("fault-file-folder", path=repr(path)))
    if place.exists() and not force:
        raise Fault(say("fault-file-there", path=repr(path)))
    return place


def put(say: Words, path: str, content: str | bytes, force: bool) -> None:
    """Write a file whole or not at all, and never over another one unless told to."""
    place = free(say, path, force)
    fresh = place.with_name(f".{place.name}.part")
    try:
        fresh.write_bytes(content.encode() if isinstance(content, str) else content)
        fresh.replace(place)
    except OSError as error:
        with suppress(OSError):
            fresh.unlink(missing_ok=True)
        raise Fault(say("fault-file-unwritable", path=repr(path), why=error.strerror or str(error)), 3) from error
