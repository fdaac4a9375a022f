"""`mochuelo deck`: begin a deck of one's own, check it, look it over, and pack it; `exchange` holds its other commands."""

import sys
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import App, Parameter
from rich.console import Console

from mochuelo.cli import decks, exchange, files
from mochuelo.cli.decks import HOUSE
from mochuelo.cli.faults import BAD_FILE, MACHINE, OK, Fault
from mochuelo.cli.games import find
from mochuelo.cli.help import headings
from mochuelo.cli.words import Words, title
from mochuelo.core.deckfiles import pack as packed
from mochuelo.core.decks import Complaint, DeckError, Files, digest
from mochuelo.core.game import AnyGame

SHOWN = 40
"""How many complaints are shown unless all are asked for."""


class _Checked(msgspec.Struct, frozen=True):
    """What `--json` answers: the complaints with their words, none when the deck can be played with."""

    path: str
    game: str
    good: bool
    digest: str
    complaints: list[Complaint]


def add(app: App, say: Words) -> None:
    """Add the group of commands."""
    group = App(name="deck", help=say("help-deck"), **headings(say))
    _add_new(group, say)
    _add_check(group, say)
    _add_preview(group, say)
    _add_pack(group, say)
    exchange.add(group, say)
    app.command(group)
    group["--help"].help = say("help-help")


def example() -> str:
    """A game that is played with decks of one's own, for the help pages."""
    return next(iter(decks.playable()), "GAME")


def _add_new(group: App, say: Words) -> None:
    @group.command(name="new", help=say("help-deck-new", game=example()))
    def new(
        folder: Annotated[str, Parameter(help=say("help-deck-folder"))],
        /,
        *,
        game: Annotated[str, Parameter(metavar="GAME", help=say("help-deck-game"))] = "",
        from_: Annotated[str, Parameter("--from", metavar="DECK", help=say("help-deck-from"))] = "",
    ) -> int:
        copied = decks.opened(say, from_) if from_ not in ("", HOUSE) else {}
        found = decks.game_of(say, folder, copied, game)
        kind = decks.kind_for(say, found)
        made = copied or (kind.house() if from_ else kind.template(say.of_game(found.info.key)))
        _lay(say, folder, made)
        _print(say("deck-new-made", folder=folder, count=len(made)), "green")
        print(say("deck-new-copied" if from_ else "deck-new-next", folder=folder))
        return OK


def _lay(say: Words, folder: str, made: Files) -> None:
    """Write the files of a deck into a folder that is new or empty."""
    place = Path(folder)
    try:
        if place.exists() and (not place.is_dir() or any(place.iterdir())):
            raise Fault(say("fault-deck-folder", path=repr(folder)))
        for path, content in made.items():
            target = place / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)
    except OSError as error:
        raise Fault(say("fault-file-unwritable", path=repr(folder), why=error.strerror or str(error)), MACHINE) from error


def _add_check(group: App, say: Words) -> None:
    @group.command(name="check", help=say("help-deck-check"))
    def check(
        path: Annotated[str, Parameter(help=say("help-deck-path"))],
        /,
        *,
        game: Annotated[str, Parameter(metavar="GAME", help=say("help-deck-game"))] = "",
        every: Annotated[bool, Parameter("--all", negative=(), help=say("help-deck-all"))] = False,
        as_json: Annotated[bool, Parameter("--json", negative=(), help=say("help-json"))] = False,
    ) -> int:
        found = decks.opened(say, path)
        played = decks.game_of(say, path, found, game)
        wrong = list(decks.kind_for(say, played).check(found))
        if as_json:
            _answer(say, played, path, found, wrong)
        else:
            _tell(say, played, path, found, wrong, len(wrong) if every else SHOWN)
        return BAD_FILE if wrong else OK


def _answer(say: Words, game: AnyGame, path: str, found: Files, wrong: list[Complaint]) -> None:
    words = say.of_game(game.info.key)
    told = [msgspec.structs.replace(one, message=decks.sentence(words, one)) for one in wrong]
    sys.stdout.buffer.write(msgspec.json.encode(_Checked(path, game.info.key, not wrong, digest(found), told)) + b"\n")


def _tell(say: Words, game: AnyGame, path: str, found: Files, wrong: list[Complaint], most: int) -> None:
    """What is wrong, line by line, and how much it is."""
    words = say.of_game(game.info.key)
    if not wrong:
        _print("✓ " + say("deck-good", path=path, game=title(say, game), digest=digest(found)), "green")
        return
    for complaint in wrong[:most]:
        print(decks.worded(words, complaint))
    if len(wrong) > most:
        print(say("deck-more", count=len(wrong) - most))
    _print("✗ " + say("deck-amiss", path=path, count=len(wrong)), "red")


def _add_preview(group: App, say: Words) -> None:
    @group.command(name="preview", help=say("help-deck-preview"))
    def preview(
        path: Annotated[str, Parameter(help=say("help-deck-preview-path"))],
        /,
        *,
        game: Annotated[str, Parameter(metavar="GAME", help=say("help-deck-game"))] = "",
        out: Annotated[str, Parameter(("--out", "-o"), metavar="FILE", help=say("help-deck-preview-out"))] = "",
        force: Annotated[bool, Parameter(negative=(), help=say("help-force"))] = False,
    ) -> int:
        played, found = _either(say, path, game)
        kind = decks.kind_for(say, played)
        wrong = kind.check(found)
        try:
            page = kind.preview(found, say.of_game(played.info.key))
        except DeckError as error:
            raise decks.amiss(say, played, path, wrong) from error
        where = out or f"{_stem(path)}.html"
        files.put(say, where, page, force)
        print(say("deck-preview-written", path=where))
        if wrong:
            _print(say("deck-amiss", path=path, count=len(wrong)) + " " + say("deck-amiss-check", path=path), "yellow")
        return OK


def _either(say: Words, path: str, game: str) -> tuple[AnyGame, Files]:
    """The deck at a path, or that of the house, and its game."""
    if path == HOUSE and not Path(path).exists():
        played = decks.game_of(say, path, {}, game)
        return played, decks.kind_for(say, played).house()
    found = decks.opened(say, path)
    return decks.game_of(say, path, found, game), found


def _stem(path: str) -> str:
    return Path(path).resolve().name.removesuffix(".zip")


def _add_pack(group: App, say: Words) -> None:
    @group.command(name="pack", help=say("help-deck-pack"))
    def pack(
        folder: Annotated[str, Parameter(help=say("help-deck-path"))],
        /,
        *,
        out: Annotated[str, Parameter(("--out", "-o"), metavar="FILE", help=say("help-deck-out"))] = "",
        game: Annotated[str, Parameter(metavar="GAME", help=say("help-deck-game"))] = "",
        force: Annotated[bool, Parameter(negative=(), help=say("help-force"))] = False,
    ) -> int:
        played = find(say, game) if game else decks.game_of(say, folder, decks.opened(say, folder), game)
        found = decks.sound(say, played, folder)
        where = out or f"{_stem(folder)}.zip"
        content = packed(found)
        files.put(say, where, content, force)
        _print(say("deck-packed", path=where, count=len(found), size=len(content), digest=digest(found)), "green")
        return OK


def _print(line: str, style: str) -> None:
    Console(highlight=False, soft_wrap=True).print(line, style=style, markup=False)
