"""`mochuelo arena`: bots of different levels play each other, or equal ones measure the game, and a file says how it went."""

from collections.abc import Iterator
from functools import partial
from itertools import product
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from msgspec import Struct
from rich.console import Console

from mochuelo import registry
from mochuelo.bots import arena
from mochuelo.bots.arena import Bout, Match, Played, Side
from mochuelo.bots.base import fixed
from mochuelo.bots.pool import FIND
from mochuelo.bots.runs import run_all
from mochuelo.cli.balance import Settings, measure, settings
from mochuelo.cli.decks import laid
from mochuelo.cli.faults import BAD_FILE, OK, USAGE, Fault
from mochuelo.cli.games import find
from mochuelo.cli.reports import bar, keep, our_command, part_of, resumed
from mochuelo.cli.seats import parse_options
from mochuelo.cli.version import our_version
from mochuelo.cli.words import Words
from mochuelo.core.errors import MochueloError
from mochuelo.core.game import AnyGame

BOOK = "openings.txt"
"""The book of a game, in its folder."""


class Report(Struct, frozen=True, kw_only=True):
    """What `--out` keeps: everything that is needed to play the same games again, and what came of them."""

    game: str
    rules_version: int
    version: str
    build: str
    """compiled or interpreted; the choices are the same."""
    command: str
    book: str
    """The name of the file of openings, or "drawn": drawn at random with the seed."""
    openings: int
    seed: int
    cap: int
    """Actions after which a game is stopped and shared."""
    matches: list[Match]


class Asked(Struct, frozen=True):
    """The arguments, understood."""

    key: str
    seats: int
    games: int
    seed: int
    options: dict[str, str]
    workers: int
    book: list[tuple[str, ...]]
    part: Path | None
    """Where games are kept until all are played, so that an interrupted run goes on where it stopped."""


def add(app: App, say: Words) -> None:
    """Add the command."""

    @app.command(name="arena", help=say("help-arena", game=_example()))
    def play_arena(
        game: Annotated[str, Parameter(help=say("help-play-game"))],
        /,
        *,
        ladder: Annotated[bool, Parameter(negative=(), help=say("help-arena-ladder"))] = False,
        balance: Annotated[bool, Parameter(negative=(), help=say("help-arena-balance"))] = False,
        level: Annotated[str, Parameter(metavar="LEVEL", help=say("help-arena-level"))] = "",
        levels: Annotated[tuple[str, str] | None, Parameter(metavar="UPPER LOWER", negative=(), help=say("help-arena-levels"))] = None,
        games: Annotated[int, Parameter(metavar="NUMBER", help=say("help-arena-games"))] = 200,
        seats: Annotated[str, Parameter(metavar="NUMBER", help=say("help-arena-seats"))] = "2",
        option: Annotated[list[str] | None, Parameter(metavar="NAME=VALUE", help=say("help-arena-option"), negative=())] = None,
        deck: Annotated[str, Parameter(metavar="FILE", help=say("help-deck-use"))] = "",
        book: Annotated[str, Parameter(metavar="FILE", help=say("help-arena-book"))] = "",
        seed: Annotated[int, Parameter(metavar="NUMBER", help=say("help-arena-seed"))] = 1,
        workers: Annotated[int, Parameter(metavar="NUMBER", help=say("help-arena-workers"))] = 1,
        out: Annotated[str, Parameter(metavar="FILE", help=say("help-arena-out"))] = "",
    ) -> int:
        found = find(say, game)
        if games < 1 or workers < 1:
            raise Fault(say("fault-arena-number"), USAGE)
        places, chosen = _seats(say, found, seats), settings([*(option or ()), *_with_deck(say, found, deck)])
        for each in product(places, chosen):
            parse_options(say, found, [f"{name}={value}" for name, value in each[1].items()], each[0])
        if balance:
            side = _known(say, found, level) if level else found.info.levels[-1]
            measure(say, found, Settings(side, places, chosen, games, seed, workers), out)
            return OK
        settled = [Where(each, options, book, games, seed, workers, out) for each, options in product(places, chosen)]
        _play_all(say, found, _pairs(say, found, ladder, levels), settled)
        return OK


class Where(Struct, frozen=True):
    """Where, how and how often sides play each other."""

    seats: int
    options: dict[str, str]
    book: str
    games: int
    seed: int
    workers: int
    out: str


def _play_all(say: Words, game: AnyGame, pairs: list[tuple[Side, Side]], settled: list[Where]) -> None:
    """Play every pairing in every setting, and write the report if a file is named."""
    matches, books, openings = list[Match](), list[str](), 0
    for where in settled:
        name, asked = _asked(say, game, where)
        matches += [_match(say, asked, upper, lower) for upper, lower in pairs]
        books, openings = [*books, name], max(openings, len(asked.book))
    if settled[0].out:
        keep(settled[0].out, _report(game, settled[0].seed, " ".join(dict.fromkeys(books)), openings, matches))


def _asked(say: Words, game: AnyGame, where: Where) -> tuple[str, Asked]:
    """The name of the book of a setting, and all that is to be played in it."""
    path = Path(where.book) if where.book else registry.folder(game.info.key) / BOOK
    drawn = not where.book and (where.seats != 2 or not path.exists())
    size = -(-where.games // where.seats)
    openings = arena.draw_book(game, where.seats, size, where.seed, where.options) if drawn else _book(say, game, path, where)
    asked = Asked(game.info.key, where.seats, where.games, where.seed, where.options, where.workers, openings, part_of(where.out))
    return "drawn" if drawn else path.name, asked


def _with_deck(say: Words, game: AnyGame, path: str) -> list[str]:
    """The option that names a deck, where it is not the game's own."""
    name = laid(say, game, path)
    return [f"deck={name}"] if name else []


def _seats(say: Words, game: AnyGame, text: str) -> list[int]:
    """The numbers of seats, apart by commas."""
    fewest, most = game.info.seats
    parts = text.split(",")
    if not all(part.strip().isdecimal() and fewest <= int(part) <= most for part in parts):
        raise Fault(say("fault-arena-seats", fewest=fewest, most=most, given=text), USAGE)
    return [int(part) for part in parts]


def _example() -> str:
    return next(iter(registry.games()), "GAME")


def _pairs(say: Words, game: AnyGame, ladder: bool, levels: tuple[str, str] | None) -> list[tuple[Side, Side]]:
    """Who plays whom: each level against the one below, or those that were named, the lower ones apart by commas."""
    known = game.info.levels
    if levels is None or ladder:
        return list(zip(known[1:], known[:-1], strict=True))
    upper, lower = levels
    return [(_known(say, game, upper), _known(say, game, word.strip())) for word in lower.split(",")]


def _known(say: Words, game: AnyGame, word: str) -> Side:
    """The level, or somebody fixed, if the game has it."""
    if word in fixed(game):
        return word
    if not word.isdecimal() or int(word) not in game.info.levels:
        raise Fault(say("fault-level", word=word, known=", ".join([*map(str, game.info.levels), *fixed(game)])), USAGE)
    return int(word)


def _book(say: Words, game: AnyGame, path: Path, where: Where) -> list[tuple[str, ...]]:
    """The openings of a file, each played through; the start of the game alone when there is none in it."""
    try:
        openings = arena.read_book(path.read_text("utf-8").splitlines())
    except (OSError, UnicodeDecodeError) as error:
        raise Fault(say("fault-file-unreadable", path=str(path), why=str(error)), BAD_FILE) from error
    for opening in openings:
        state = arena.begin(game, where.seats, where.options)
        try:
            for text in opening:
                state = game.apply(state, game.read(text))
        except MochueloError as error:
            raise Fault(say("fault-arena-opening", opening=" ".join(opening), why=error.message), BAD_FILE) from error
    return openings or [()]


def _match(say: Words, asked: Asked, upper: Side, lower: Side) -> Match:
    """Play one pairing, with a bar, and say how it went."""
    bouts = list(arena.schedule(asked.book, asked.games, upper, lower, asked.seats, asked.seed, asked.options))
    played: list[Played] = []
    with bar() as shown:
        task = shown.add_task(say("arena-match", upper=upper, lower=lower), total=len(bouts))
        for game in _games(asked, bouts):
            played.append(game)
            score = sum(one.score for one in played) / len(played)
            shown.update(task, advance=1, description=say("arena-so-far", upper=upper, lower=lower, percent=f"{100 * score:.1f}"))
    match = arena.total(upper, lower, asked.seats, played, asked.options)
    low, high = (f"{100 * end:.1f}" for end in match.interval)
    args: dict[str, str | int] = {"upper": upper, "lower": lower, "percent": f"{100 * match.score:.1f}", "low": low, "high": high}
    line = say("arena-result", **args, games=match.games, wins=match.wins, draws=match.draws, median=match.median, capped=match.capped)
    Console(highlight=False, soft_wrap=True).print(line)
    return match


def _games(asked: Asked, bouts: list[Bout]) -> Iterator[Played]:
    """The games of a schedule."""
    run = partial(run_all, arena.play, FIND, asked.key, workers=asked.workers)
    return resumed(asked.part, bouts, Played, lambda game: game.bout, run)


def _report(game: AnyGame, seed: int, book: str, openings: int, matches: list[Match]) -> Report:
    return Report(
        game=game.info.key,
        rules_version=game.info.rules_version,
        version=our_version(),
        build=arena.build_of(game),
        command=our_command(),
        book=book,
        openings=openings,
        seed=seed,
        cap=arena.cap_of(game),
        matches=matches,
    )
