"""`mochuelo games`: which games there are, for how many, and how they can be played."""

import sys
from typing import Annotated, Any

import msgspec
from cyclopts import App, Parameter
from msgspec import Struct
from rich.console import Console
from rich.text import Text

from mochuelo import registry
from mochuelo.cli.faults import Fault, unknown
from mochuelo.cli.seats import allowed, needs
from mochuelo.cli.words import Words, title
from mochuelo.core.errors import MochueloError
from mochuelo.core.game import AnyGame
from mochuelo.core.options import BOTS, when_of


class Listed(Struct, frozen=True):
    """A game as `mochuelo games --json` gives it."""

    key: str
    title: str
    seats: tuple[int, int]
    levels: tuple[int, ...]
    options: dict[str, str]
    """What each option may be set to, the published rule first."""
    formats: tuple[str, ...]
    needs: dict[str, str] = {}
    """Of an option or a choice that means something only under others, what it needs."""


def find(say: Words, key: str) -> AnyGame:
    """The game with that key; raises `Fault` with the nearest one."""
    try:
        return registry.game(key)
    except MochueloError as error:
        raise unknown(say, "game", key, registry.games()) from error


def example() -> str:
    """The key of a game, to show how commands are written."""
    return next(iter(registry.games()), "GAME")


def formats(game: AnyGame) -> dict[str, Any]:
    """The formats of the world outside that a game reads and writes, by file ending."""
    return dict(getattr(game, "exchange", {}))


def listed(game: AnyGame) -> Listed:
    """What is told of a game."""
    info = game.info
    options = {field.name: allowed(game, field.name) for field in msgspec.structs.fields(game.options) if field.name != BOTS}
    needed = {key: needs(game, key) for key in when_of(game)}
    return Listed(info.key, info.title, info.seats, info.levels, options, ("rec", *formats(game)), needed)


def add(app: App, say: Words) -> None:
    """Add the command."""

    @app.command(name="games", help=say("help-games"))
    def games(*, as_json: Annotated[bool, Parameter("--json", negative=(), help=say("help-json"))] = False) -> int:
        found = [listed(game) for game in registry.games().values()]
        if as_json:
            sys.stdout.buffer.write(msgspec.json.encode(found) + b"\n")
            return 0
        if not found:
            raise Fault(say("games-none"))
        for one in found:
            _print(say, one)
        return 0


def _print(say: Words, one: Listed) -> None:
    console = Console(highlight=False)
    console.print(Text.assemble((one.key, "bold cyan"), f"  {title(say, find(say, one.key))}"))
    console.print("  " + say("games-seats", fewest=one.seats[0], most=one.seats[1]))
    console.print("  " + say("games-levels", levels=", ".join(map(str, one.levels))))
    console.print("  " + say("games-formats", formats=", ".join(one.formats)))
    for name, values in one.options.items():
        console.print(Text.assemble("  --option ", (name, "bold"), f"={values.replace(', ', '|')}", _only(say, one, name)))


def _only(say: Words, one: Listed, name: str) -> tuple[str, str]:
    """What an option and its choices need, dim and in one line."""
    found = {key.removeprefix(f"{name}="): text for key, text in one.needs.items() if key.partition("=")[0] == name}
    notes = [say("games-needs", what=what, needs=text) for what, text in found.items()]
    return "".join(f"  ({note})" for note in notes), "dim"
