"""`mochuelo arena`: bots of different levels play each other, or equal ones measure the game, and a file says how it went."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from msgspec import Struct
from rich.console import Console

from mochuelo import registry
from mochuelo.bots import arena
from mochuelo.bots.arena import Bout, Match, Played
from mochuelo.bots.pool import FIND
from mochuelo.bots.runs import run_all
from mochuelo.cli.balance import measure
from mochuelo.cli.faults import BAD_FILE, OK, USAGE, Fault
from mochuelo.cli.games import find
from mochuelo.cli.reports import bar, keep, our_command, part_of, resumed
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
        level: Annotated[int | None, Parameter(metavar="NUMBER", help=say("help-arena-level"))] = None,
        levels: Annotated[tuple[int, int] | None, Parameter(metavar="UPPER LOWER", negative=(), help=say("help-arena-levels"))] = None,
        games: Annotated[int, Parameter(metavar="NUMBER", help=say("help-arena-games"))] = 200,
        seats: Annotated[int, Parameter(metavar="NUMBER", help=say("help-arena-seats"))] = 2,
        book: Annotated[str, Parameter(metavar="FILE", help=say("help-arena-book"))] = "",
        seed: Annotated[int, Parameter(metavar="NUMBER", help=say("help-arena-seed"))] = 1,
        workers: Annotated[int, Parameter(metavar="NUMBER", help=say("help-arena-workers"))] = 1,
        out: Annotated[str, Parameter(metavar="FILE", help=say("help-arena-out"))] = "",
    ) -> int:
        found = find(say, game)
        pairs = _pairs(say, found, ladder, levels)
        if games < 1 or workers < 1:
            raise Fault(say("fault-arena-number"), USAGE)
        fewest, most = found.info.seats
        if not fewest <= seats <= most:
            raise Fault(say("fault-arena-seats", fewest=fewest, most=most, given=seats), USAGE)
        if balance:
            measure(say, found, _known(say, found, level or found.info.levels[-1]), seats, games, seed, workers, out)
            return OK
        path = Path(book) if book else registry.folder(found.info.key) / BOOK
        drawn = not book and (seats != 2 or not path.exists())
        openings = arena.draw_book(found, seats, -(-games // seats), seed) if drawn else _book(say, found, path, seats)
        asked = Asked(found.info.key, seats, games, seed, workers, openings, part_of(out))
        matches = [_match(say, asked, upper, lower) for upper, lower in pairs]
        if out:
            keep(out, _report(found, asked, "drawn" if drawn else path.name, matches))
        return OK


def _example() -> str:
    return next(iter(registry.games()), "GAME")


def _pairs(say: Words, game: AnyGame, ladder: bool, levels: tuple[int, int] | None) -> list[tuple[int, int]]:
    """Which level plays which: each against the one below, or the two that were named."""
    known = game.info.levels
    if levels is None or ladder:
        return list(zip(known[1:], known[:-1], strict=True))
    upper, lower = levels
    return [(_known(say, game, upper), _known(say, game, lower))]


def _known(say: Words, game: AnyGame, level: int) -> int:
    """The level, if the game has it."""
    if level not in game.info.levels:
        raise Fault(say("fault-level", word=str(level), known=", ".join(map(str, game.info.levels))), USAGE)
    return level


def _book(say: Words, game: AnyGame, path: Path, seats: int) -> list[tuple[str, ...]]:
    """The openings of a file, each played through; the start of the game alone when there is none in it."""
    try:
        openings = arena.read_book(path.read_text("utf-8").splitlines())
    except (OSError, UnicodeDecodeError) as error:
        raise Fault(say("fault-file-unreadable", path=str(path), why=str(error)), BAD_FILE) from error
    for opening in openings:
        state = game.start(game.options(), seats)
        try:
            for text in opening:
                state = game.apply(state, game.read(text))
        except MochueloError as error:
            raise Fault(say("fault-arena-opening", opening=" ".join(opening), why=error.message), BAD_FILE) from error
    return openings or [()]


def _match(say: Words, asked: Asked, upper: int, lower: int) -> Match:
    """Play one pairing, with a bar, and say how it went."""
    bouts = list(arena.schedule(asked.book, asked.games, upper, lower, asked.seats, asked.seed))
    played: list[Played] = []
    with bar() as shown:
        task = shown.add_task(say("arena-match", upper=upper, lower=lower), total=len(bouts))
        for game in _games(asked, bouts):
            played.append(game)
            score = sum(one.score for one in played) / len(played)
            shown.update(task, advance=1, description=say("arena-so-far", upper=upper, lower=lower, percent=f"{100 * score:.1f}"))
    match = arena.total(upper, lower, asked.seats, played)
    low, high = (f"{100 * end:.1f}" for end in match.interval)
    args: dict[str, str | int] = {"upper": upper, "lower": lower, "percent": f"{100 * match.score:.1f}", "low": low, "high": high}
    line = say("arena-result", **args, games=match.games, wins=match.wins, draws=match.draws, median=match.median, capped=match.capped)
    Console(highlight=False, soft_wrap=True).print(line)
    return match


def _games(asked: Asked, bouts: list[Bout]) -> Iterator[Played]:
    """The games of a schedule."""
    run = partial(run_all, arena.play, FIND, asked.key, workers=asked.workers)
    return resumed(asked.part, bouts, Played, lambda game: game.bout, run)


def _report(game: AnyGame, asked: Asked, book: str, matches: list[Match]) -> Report:
    return Report(
        game=asked.key,
        rules_version=game.info.rules_version,
        version=our_version(),
        build=arena.build_of(game),
        command=our_command(),
        book=book,
        openings=len(asked.book),
        seed=asked.seed,
        cap=arena.CAP,
        matches=matches,
    )
