"""`mochuelo print`: a game to print, cut and play on a real table."""

import sys
from importlib.resources import files as resources
from typing import Annotated

from cyclopts import App, Parameter

from mochuelo import registry
from mochuelo.cli import decks, files
from mochuelo.cli.faults import OK, Fault, unknown
from mochuelo.cli.games import find
from mochuelo.cli.words import Words, cli_words, spoken
from mochuelo.core.errors import MochueloError
from mochuelo.core.printing import Booklet


def add(app: App, say: Words) -> None:
    """Add the command."""

    @app.command(name="print", help=say("help-print", game=next(iter(printable()), "GAME")))
    def print_game(
        game: Annotated[str, Parameter(help=say("help-play-game"))],
        /,
        *,
        paper: Annotated[str, Parameter(metavar="SIZE", help=say("help-print-paper"))] = "a4",
        language: Annotated[str, Parameter(metavar="CODE", help=say("help-print-language"))] = "",
        deck: Annotated[str, Parameter(metavar="FILE", help=say("help-print-deck"))] = "",
        out: Annotated[str, Parameter(metavar="FILE", help=say("help-print-out"))] = "",
        force: Annotated[bool, Parameter(negative=(), help=say("help-force"))] = False,
    ) -> int:
        booklet = _booklet(say, game, language or say.lang, deck)
        path = out or f"{game}-{paper}-{booklet.language}.pdf"
        if path == files.STDIN:
            sys.stdout.buffer.write(_pressed(say, booklet, paper))
        else:
            files.free(say, path, force)
            files.put(say, path, _pressed(say, booklet, paper), force)
            print(say("print-written", path=path))
        return OK


def printable() -> list[str]:
    """The keys of the games that have something to print."""
    return [key for key, game in registry.games().items() if hasattr(game, "printing")]


def _booklet(say: Words, key: str, language: str, deck: str) -> Booklet:
    """What the game has to print, with a deck of people's own where one is named; raises `Fault` where it has nothing."""
    found = find(say, key)
    printing = getattr(found, "printing", None)
    if printing is None:
        raise Fault(say("fault-print-nothing", game=repr(key), names=", ".join(printable()) or "–"))
    if language not in spoken(key):
        raise unknown(say, "language", language, spoken(key))
    words = cli_words(language).of_game(key)
    made: Booklet = printing(words, decks.sound(say, found, deck)) if deck else printing(words)
    return made


def _pressed(say: Words, booklet: Booklet, paper: str) -> bytes:
    from mochuelo.press import LARGE, PAPERS, posted, pressed  # the fonts and the PDF library, which no other command should wait for

    large = LARGE if booklet.posters else {}
    if paper not in PAPERS | large:
        raise unknown(say, "paper", paper, PAPERS | large)
    words = Words(booklet.language, resources("mochuelo.press") / "text")
    try:
        return posted(booklet, large[paper], words) if paper in large else pressed(booklet, PAPERS[paper], words)
    except MochueloError as error:
        raise Fault(say(f"fault-{error.code}", **error.details)) from error
