"""`mochuelo record`: show a record in words, check it by playing it through, convert it to another format."""

import sys
from typing import Annotated

import msgspec
from cyclopts import App, Parameter
from msgspec import Struct
from rich.console import Console
from rich.progress import track

from mochuelo.cli import files, show
from mochuelo.cli.faults import BAD_FILE, OK, Fault
from mochuelo.cli.files import Source
from mochuelo.cli.games import find
from mochuelo.cli.help import headings
from mochuelo.cli.words import Words
from mochuelo.core.errors import MochueloError, RecordError
from mochuelo.core.game import AnyGame, Outcome
from mochuelo.core.record import Record
from mochuelo.core.replay import Replayed, replay


class Checked(Struct, frozen=True):
    """What `mochuelo record check --json` says of a file. Without trouble `line` and `column` are 0 and `code` and `reason` ""."""

    path: str
    good: bool
    game: str
    actions: int
    """How many actions were read and played."""
    outcome: Outcome | None
    line: int = 0
    column: int = 0
    code: str = ""
    reason: str = ""


def add(app: App, say: Words) -> None:
    """Add the group of commands."""
    group = App(name="record", help=say("help-record"), **headings(say))
    _add_show(group, say)
    _add_check(group, say)
    _add_convert(group, say)
    app.command(group)
    group["--help"].help = say("help-help")


def _add_show(group: App, say: Words) -> None:
    @group.command(name="show", help=say("help-record-show"))
    def show_record(
        file: Annotated[str, Parameter(help=say("help-file"))],
        /,
        *,
        boards: Annotated[bool, Parameter(negative=(), help=say("help-boards"))] = False,
        game: Annotated[str, Parameter(metavar="GAME", help=say("help-game-of"))] = "",
        from_: Annotated[str, Parameter("--from", metavar="FORMAT", help=say("help-format"))] = "",
        deck: Annotated[str, Parameter(metavar="FILE", help=say("help-deck-of"))] = "",
        as_json: Annotated[bool, Parameter("--json", negative=(), help=say("help-json"))] = False,
    ) -> int:
        source, found, record, fault = _as_far(say, file, game, from_, deck)
        words = say.of_game(found.info.key)
        played = _played(words, source, found, record)
        if as_json:
            sys.stdout.buffer.write(msgspec.json.encode(show.as_data(words, found, record, played)) + b"\n")
        else:
            show.as_text(words, found, record, played, boards)
        if fault:
            raise fault
        return _verdict(words, source.path, played.trouble)


def _add_check(group: App, say: Words) -> None:
    @group.command(name="check", help=say("help-record-check"))
    def check(
        *file: Annotated[str, Parameter(help=say("help-files"))],
        game: Annotated[str, Parameter(metavar="GAME", help=say("help-game-of"))] = "",
        from_: Annotated[str, Parameter("--from", metavar="FORMAT", help=say("help-format"))] = "",
        deck: Annotated[str, Parameter(metavar="FILE", help=say("help-deck-of"))] = "",
        as_json: Annotated[bool, Parameter("--json", negative=(), help=say("help-json"))] = False,
    ) -> int:
        if not file:
            raise Fault(say("fault-missing", name="FILE"))
        results = []
        for path in track(file, description=say("check-progress"), console=Console(stderr=True), transient=True, disable=len(file) < 2):
            results.append(checked(say, path, game, from_, deck))
            if not as_json:
                _print(say, results[-1])
        if as_json:
            sys.stdout.buffer.write(msgspec.json.encode(results) + b"\n")
        return OK if all(result.good for result in results) else BAD_FILE


def _add_convert(group: App, say: Words) -> None:
    @group.command(name="convert", help=say("help-record-convert"))
    def convert(
        file: Annotated[str, Parameter(help=say("help-file"))],
        /,
        *,
        to: Annotated[str, Parameter(metavar="FORMAT", help=say("help-to"))],
        out: Annotated[str, Parameter(metavar="FILE", help=say("help-out"))] = "",
        game: Annotated[str, Parameter(metavar="GAME", help=say("help-game-of"))] = "",
        from_: Annotated[str, Parameter("--from", metavar="FORMAT", help=say("help-format"))] = "",
        deck: Annotated[str, Parameter(metavar="FILE", help=say("help-deck-of"))] = "",
        force: Annotated[bool, Parameter(negative=(), help=say("help-force"))] = False,
    ) -> int:
        source, (found, record) = _loaded(say, file, game, from_, deck)
        _verdict(say.of_game(found.info.key), source.path, _played(say, source, found, record).trouble)
        text = files.written(say, found, record, to)
        if out:
            files.put(say, out, text, force)
        else:
            sys.stdout.write(text)
        return OK


def checked(say: Words, path: str, game: str, format_: str, deck: str = "") -> Checked:
    """Read one file and play it through."""
    source = Source(path, "")
    try:
        source = files.take(say, path, game, format_, deck)
        found, record = files.load(say, source)
        played = _replayed(found, record)
        if played.trouble is not None:
            raise played.trouble
    except RecordError as error:
        why = where_and_why(files.words_of(say, source), error)
        return Checked(path, False, game, error.read, None, error.line, error.column, error.code, why)
    return Checked(path, True, record.game, played.played, played.match.outcome)


def _loaded(say: Words, path: str, game: str, format_: str, deck: str) -> tuple[Source, tuple[AnyGame, Record]]:
    source = Source(path, "")
    try:
        source = files.take(say, path, game, format_, deck)
        return source, files.load(say, source)
    except RecordError as error:
        raise bad_file(files.words_of(say, source), path, error) from error


def _as_far(say: Words, path: str, game: str, format_: str, deck: str) -> tuple[Source, AnyGame, Record, Fault | None]:
    """The record as far as it can be read, and what is wrong then; raises `Fault` when nothing of it can."""
    try:
        source, (found, record) = _loaded(say, path, game, format_, deck)
    except Fault as fault:
        cause = fault.__cause__
        if not isinstance(cause, RecordError) or not isinstance(cause.so_far, Record):
            raise
        record = cause.so_far
        return Source(path, ""), find(say, record.game), record, fault
    return source, found, record, None


def _played(say: Words, source: Source, game: AnyGame, record: Record) -> Replayed:
    try:
        return _replayed(game, record)
    except RecordError as error:
        raise bad_file(say.of_game(game.info.key), source.path, error) from error


def _replayed(game: AnyGame, record: Record) -> Replayed:
    """The record played as far as it goes; raises RecordError when not even its start can be made."""
    try:
        return replay(game, record)
    except MochueloError as error:
        raise RecordError(error.code, error.message, line=1, column=1, read=0, **error.details) from error


def bad_file(say: Words, path: str, error: RecordError) -> Fault:
    """The fault of a bad file: where, why, and how far it got."""
    return Fault(say("file-bad", path=path, why=where_and_why(say, error), read=error.read), BAD_FILE)


def where_and_why(say: Words, error: RecordError) -> str:
    """The place and the reason, in the words of the game where it has some."""
    if f"error-{error.code}" not in say:
        return error.message
    return say("file-at", line=error.line, column=error.column, why=say(f"error-{error.code}", **error.details))


def _verdict(say: Words, path: str, trouble: RecordError | None) -> int:
    if trouble is None:
        return OK
    raise bad_file(say, path, trouble)


def _print(say: Words, result: Checked) -> None:
    console = Console(highlight=False, soft_wrap=True)
    if not result.good:
        line = say("file-bad", path=result.path, why=result.reason, read=result.actions)
        console.print("✗ " + line, style="red", markup=False)
        return
    good = say("file-good", path=result.path, game=result.game, actions=result.actions)
    console.print(f"✓ {good} {say('file-over' if result.outcome else 'file-unfinished')}", style="green", markup=False)
