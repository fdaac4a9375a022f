"""`mochuelo deck import`, `export` and `mix`: files of other programs taken over, written for them, parts of several decks put together."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from rich.console import Console

from mochuelo.cli import decks, files
from mochuelo.cli.decks import HOUSE
from mochuelo.cli.faults import BAD_FILE, MACHINE, OK, Fault
from mochuelo.cli.games import find
from mochuelo.cli.words import Words, title
from mochuelo.core.deckfiles import MANIFEST, MOST_OF_ONE
from mochuelo.core.deckfiles import pack as packed
from mochuelo.core.decks import Complaint, DeckError, Exchange, Files, Imported, Parted, Wanted, exchange_of, parted_of
from mochuelo.core.game import AnyGame

MIXED = "mixed.zip"
"""The file of a deck put together of several, where no other is named."""
SHOWN = 40
"""How many of the things left out or changed are shown."""


def add(group: App, say: Words) -> None:
    """Add the commands to the group of decks."""
    _add_import(group, say)
    _add_export(group, say)
    _add_mix(group, say)


def example(say: Words) -> str:
    """A game whose decks are exchanged with other programs, for the help pages."""
    return next((key for key in decks.playable() if exchange_of(decks.kind_for(say, find(say, key)))), "GAME")


def _add_import(group: App, say: Words) -> None:
    @group.command(name="import", help=say("help-deck-import", game=example(say)))
    def import_(
        file: Annotated[str, Parameter(help=say("help-deck-import-file"))],
        /,
        *,
        into: Annotated[str, Parameter(metavar="FOLDER", help=say("help-deck-import-into"))],
        pile: Annotated[str, Parameter(metavar="PILE", help=say("help-deck-import-pile"))] = "",
        format_: Annotated[str, Parameter("--format", metavar="FORMAT", help=say("help-deck-import-format"))] = "",
        language: Annotated[str, Parameter(metavar="LANGUAGE", help=say("help-deck-import-language"))] = "",
        source: Annotated[str, Parameter(metavar="TEXT", help=say("help-deck-import-source"))] = "",
        author: Annotated[str, Parameter(metavar="NAME", help=say("help-deck-import-author"))] = "",
        licence: Annotated[str, Parameter(metavar="LICENCE", help=say("help-deck-import-licence"))] = "",
        game: Annotated[str, Parameter(metavar="GAME", help=say("help-deck-game"))] = "",
    ) -> int:
        data = _bytes(say, file)
        had = _had(say, into)
        played = _game(say, into, had, game)
        spoken = language or ("" if had else say.lang)
        name = Path(file).name
        wanted = Wanted(name=name, format=format_, part=pile, language=spoken, source=source, author=author, licence=licence)
        try:
            found = exchange(say, played).read(data, wanted, had)
        except DeckError as error:
            raise _refused(say, file, error) from error
        _lay(say, into, had, found.files)
        _tell(say, played, into, found)
        return OK


def _bytes(say: Words, path: str) -> bytes:
    """A file of another program, read no further than one of a deck may be long."""
    try:
        with Path(path).open("rb") as file:
            data = file.read(MOST_OF_ONE + 1)
    except FileNotFoundError as error:
        raise Fault(say("fault-file-missing", path=repr(path)), BAD_FILE) from error
    except IsADirectoryError as error:
        raise Fault(say("fault-file-folder", path=repr(path)), BAD_FILE) from error
    except OSError as error:
        raise Fault(say("fault-file-unreadable", path=repr(path), why=error.strerror or str(error)), BAD_FILE) from error
    if len(data) > MOST_OF_ONE:
        message = f"too long: {path!r}; at most {MOST_OF_ONE} bytes"
        raise _refused(say, path, DeckError("deck-file-long", message, path=path, most=MOST_OF_ONE))
    return data


def _had(say: Words, folder: str) -> Files:
    """The deck that is taken over into; nothing where there is none yet."""
    place = Path(folder)
    if place.is_file() or (place.is_dir() and not (place / MANIFEST).exists() and any(place.iterdir())):
        raise Fault(say("fault-deck-into", path=repr(folder)))
    return decks.opened(say, folder) if (place / MANIFEST).exists() else {}


def _game(say: Words, path: str, found: Files, game: str) -> AnyGame:
    """The game of a deck, or the only one whose decks are exchanged."""
    able = [key for key in decks.playable() if exchange_of(decks.kind_for(say, find(say, key)))]
    if not game and not found and len(able) == 1:
        game = able[0]
    return decks.game_of(say, path, found, game)


def exchange(say: Words, game: AnyGame) -> Exchange:
    """How decks of a game are exchanged; raises `Fault` where they are not."""
    found = exchange_of(decks.kind_for(say, game))
    if found is None:
        raise Fault(say("fault-deck-exchange", game=title(say, game)))
    return found


def _refused(say: Words, path: str, error: DeckError) -> Fault:
    return Fault(say("deck-bad", path=path, why=say(f"error-{error.code}", **error.details)), BAD_FILE)


def _lay(say: Words, folder: str, had: Files, made: Files) -> None:
    """Write the files that are new or changed."""
    try:
        for path, content in made.items():
            if had.get(path) != content:
                target = Path(folder) / path
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(content)
    except OSError as error:
        raise Fault(say("fault-file-unwritable", path=repr(folder), why=error.strerror or str(error)), MACHINE) from error


def _tell(say: Words, game: AnyGame, folder: str, found: Imported) -> None:
    words = say.of_game(game.info.key)
    _listed(say, words, "deck-import-left", found.left)
    _listed(say, words, "deck-import-changed", found.notices)
    _print("✓ " + say("deck-import-done", folder=folder, count=found.count, left=len(found.left)), "green")
    print(say("deck-new-next", folder=folder))


def _listed(say: Words, words: Words, head: str, complaints: tuple[Complaint, ...]) -> None:
    """What was left out, or changed, line by line, and how much it is."""
    if complaints:
        print(say(head, count=len(complaints)))
    for complaint in complaints[:SHOWN]:
        print("  " + decks.worded(words, complaint))
    if len(complaints) > SHOWN:
        print("  " + say("deck-import-more", count=len(complaints) - SHOWN))


def _add_export(group: App, say: Words) -> None:
    @group.command(name="export", help=say("help-deck-export", game=example(say)))
    def export(
        path: Annotated[str, Parameter(help=say("help-deck-preview-path"))],
        /,
        *,
        format_: Annotated[str, Parameter("--format", metavar="FORMAT", help=say("help-deck-export-format"))],
        pile: Annotated[str, Parameter(metavar="PILE", help=say("help-deck-export-pile"))] = "",
        language: Annotated[str, Parameter(metavar="LANGUAGE", help=say("help-deck-export-language"))] = "",
        out: Annotated[str, Parameter(("--out", "-o"), metavar="FILE", help=say("help-deck-out"))] = "",
        game: Annotated[str, Parameter(metavar="GAME", help=say("help-deck-game"))] = "",
        force: Annotated[bool, Parameter(negative=(), help=say("help-force"))] = False,
    ) -> int:
        played = _game(say, path, {} if _is_house(path) else decks.opened(say, path), game)
        able, found = exchange(say, played), decks.sound(say, played, path)
        try:
            made = able.write(found, pile, format_, language)
        except DeckError as error:
            raise _refused(say, path, error) from error
        stem = Path(path).resolve().name.removesuffix(".zip")
        where = out or ".".join(("-".join(filter(None, (stem, pile, language))), able.endings[format_]))
        files.put(say, where, made.data, force)
        _listed(say, say.of_game(played.info.key), "deck-export-left", made.notices)
        _print("✓ " + say("deck-export-done", path=where, count=made.count), "green")
        return OK


def _is_house(path: str) -> bool:
    return path == HOUSE and not Path(path).exists()


def _add_mix(group: App, say: Words) -> None:
    @group.command(name="mix", help=say("help-deck-mix", game=example(say)))
    def mix(
        *chosen: Annotated[str, Parameter(metavar="PART=DECK", help=say("help-deck-mix-chosen"))],
        out: Annotated[str, Parameter(("--out", "-o"), metavar="FILE", help=say("help-deck-mix-out"))] = MIXED,
        game: Annotated[str, Parameter(metavar="GAME", help=say("help-deck-game"))] = "",
        force: Annotated[bool, Parameter(negative=(), help=say("help-force"))] = False,
    ) -> int:
        named = _named(say, chosen)
        first = next((path for path in named.values() if not _is_house(path)), HOUSE)
        played = _game(say, first, {} if _is_house(first) else decks.opened(say, first), game)
        parted = _parted(say, played)
        given = {path: decks.sound(say, played, path) for path in dict.fromkeys(named.values())}
        try:
            made = parted.mix({part: given[path] for part, path in named.items()})
        except DeckError as error:
            raise _refused(say, " ".join(chosen), error) from error
        files.put(say, out, packed(made), force)
        _print("✓ " + say("deck-mixed", path=out, parts=", ".join(parted.parts(made))), "green")
        return OK


def _named(say: Words, chosen: tuple[str, ...]) -> Mapping[str, str]:
    """The deck for each part."""
    pairs = [one.partition("=") for one in chosen]
    wrong = next((one for one, (part, sign, path) in zip(chosen, pairs, strict=True) if not (part and sign and path)), "")
    if wrong or not pairs:
        raise Fault(say("fault-deck-mix", word=repr(wrong)))
    return {part: path for part, _, path in pairs}


def _parted(say: Words, game: AnyGame) -> Parted:
    found = parted_of(decks.kind_for(say, game))
    if found is None:
        raise Fault(say("fault-deck-parts", game=title(say, game)))
    return found


def _print(line: str, style: str) -> None:
    Console(highlight=False, soft_wrap=True).print(line, style=style, markup=False)
