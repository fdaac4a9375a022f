"""Decks named on the command line: read from a folder or a pack, checked, and laid where the game that is played finds them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from mochuelo import registry
from mochuelo.cli.faults import BAD_FILE, Fault
from mochuelo.cli.games import find
from mochuelo.cli.words import Words, title
from mochuelo.core import decks
from mochuelo.core.deckfiles import MANIFEST, read_deck
from mochuelo.core.decks import Complaint, DeckError, DeckKind, Files
from mochuelo.core.documents import DocumentError, read
from mochuelo.core.game import AnyGame
from mochuelo.core.record import Record

HOUSE = "house"
"""What is written in place of a path for the deck that comes with the game."""


def opened(say: Words, path: str) -> Files:
    """The files of a deck in a folder or a pack; raises `Fault` where there is none."""
    try:
        return read_deck(Path(path))
    except DeckError as error:
        raise Fault(say("deck-bad", path=path, why=say(f"error-{error.code}", **error.details)), BAD_FILE) from error
    except FileNotFoundError as error:
        raise Fault(say("fault-file-missing", path=repr(path)), BAD_FILE) from error
    except OSError as error:
        raise Fault(say("fault-file-unreadable", path=repr(path), why=error.strerror or str(error)), BAD_FILE) from error


def kind_for(say: Words, game: AnyGame) -> DeckKind:
    """What a game answers about decks; raises `Fault` where it is played with none but its own."""
    kind = decks.kind_of(game)
    if kind is None:
        raise Fault(say("fault-deck-none", game=title(say, game)))
    return kind


def game_of(say: Words, path: str, files: Files, key: str) -> AnyGame:
    """The game that a deck is for: the one that is named, or else the one that the deck names; raises `Fault` where neither is."""
    return find(say, key or _named(files) or _only(say, path))


def _named(files: Files) -> str:
    """The game that stands in a deck, "" where none can be read."""
    try:
        value = read(files.get(MANIFEST, b""), MANIFEST).value
    except DocumentError:
        return ""
    named = value.get("game") if isinstance(value, dict) else None
    return named if isinstance(named, str) and named in playable() else ""


def _only(say: Words, path: str) -> str:
    known = playable()
    if len(known) != 1:
        raise Fault(say("fault-deck-game", path=repr(path), known=", ".join(known)))
    return known[0]


def playable() -> list[str]:
    """The keys of the games that are played with decks of people's own making."""
    return [key for key, game in registry.games().items() if decks.kind_of(game)]


def sentence(words: Words, complaint: Complaint) -> str:
    """What is wrong, in the words of the game, or else as it was said."""
    code = f"complaint-{complaint.code}"
    return words(code, **complaint.args) if code in words else complaint.message


def worded(words: Words, complaint: Complaint) -> str:
    """A complaint with its place."""
    return f"{complaint.place}: {sentence(words, complaint)}"


def sound(say: Words, game: AnyGame, path: str) -> Files:
    """A deck that the game can be played with; raises `Fault` with what is wrong first."""
    kind = kind_for(say, game)
    files = kind.house() if path == HOUSE and not Path(path).exists() else opened(say, path)
    wrong = kind.check(files)
    if wrong:
        raise amiss(say, game, path, wrong)
    return files


def amiss(say: Words, game: AnyGame, path: str, wrong: Sequence[Complaint]) -> Fault:
    """The fault of a deck in which something is wrong."""
    first = worded(say.of_game(game.info.key), wrong[0])
    return Fault(say("deck-amiss", path=path, count=len(wrong)) + "\n" + first + "\n" + say("deck-amiss-check", path=path), BAD_FILE)


def laid(say: Words, game: AnyGame, path: str) -> str:
    """Lay a deck on the shelf and answer what the option `deck` is to say: its digest; "" for that of the house, and for no path."""
    if not path:
        return ""
    files = sound(say, game, path)
    name = decks.put(files)
    return "" if name == decks.digest(kind_for(say, game).house()) else name


def credit(say: Words, game: AnyGame, options: Any) -> str:
    """Whose deck a game is played with, where it is not the one of the house; "" where it is."""
    name = getattr(options, "deck", "")
    kind = decks.kind_of(game)
    if not name or kind is None:
        return ""
    deck = kind.public(decks.take(name), say.lang)
    return say("deck-credit", title=deck.title, authors=", ".join(deck.authors), licence=deck.licence)


def laid_for(say: Words, game: AnyGame, record: Record, path: str) -> None:
    """Lay the deck on the shelf with which a record is played; raises `Fault` where it is played with another one."""
    if not path:
        return
    given, wanted = laid(say, game, path), str(record.options.get("deck", ""))
    if given != wanted:
        raise Fault(say("fault-deck-other", path=repr(path), given=given or "house", wanted=wanted or "house"), BAD_FILE)
