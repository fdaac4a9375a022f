"""`mochuelo play`: a table for any game in this terminal, against bots or with others at the same keyboard."""

import itertools
import random
import secrets
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, Parameter
from msgspec.structs import replace

from mochuelo.cli import files
from mochuelo.cli.decks import laid
from mochuelo.cli.faults import BAD_FILE, MACHINE, OK, Fault
from mochuelo.cli.games import example, find
from mochuelo.cli.record import bad_file
from mochuelo.cli.retell import reason
from mochuelo.cli.seats import Sitter, parse_options, parse_seats
from mochuelo.cli.show import names_of
from mochuelo.cli.table import Table, players
from mochuelo.cli.words import Words, title
from mochuelo.core.errors import MochueloError, RecordError
from mochuelo.core.fairness import SEED_BYTES, Draws
from mochuelo.core.game import AnyGame
from mochuelo.core.match import Match, read_options
from mochuelo.core.options import with_bots
from mochuelo.core.record import Record
from mochuelo.core.replay import replay


def add(app: App, say: Words) -> None:
    """Add the command."""

    @app.command(name="play", help=say("help-play", game=example()))
    def play(
        game: Annotated[str, Parameter(help=say("help-play-game"))],
        /,
        *,
        seats: Annotated[str, Parameter(metavar="WHO,WHO", help=say("help-play-seats"))] = "human,bot",
        option: Annotated[list[str] | None, Parameter(metavar="NAME=VALUE", help=say("help-play-option"), negative=())] = None,
        seed: Annotated[int | None, Parameter(metavar="NUMBER", help=say("help-play-seed"))] = None,
        deck: Annotated[str, Parameter(metavar="FILE", help=say("help-deck-use"))] = "",
        from_: Annotated[str, Parameter("--from", metavar="FILE", help=say("help-play-from"))] = "",
        save: Annotated[Path | None, Parameter(metavar="FILE", help=say("help-play-save"))] = None,
        plain: Annotated[bool, Parameter(negative=(), help=say("help-play-plain"))] = False,
    ) -> int:
        found = find(say, game)
        words = say.of_game(found.info.key)
        sitters = parse_seats(words, found, seats)
        record = _record(words, found, from_, deck, sitters) if from_ else None
        options = _options(words, found, option or (), deck, len(sitters)) if record is None else read_options(found, record.options)
        sitters = named(sitters, record) if record else sitters
        return _run(words, dealer(words, found, options, sitters, seed, record), save, seed, plain)


def _options(say: Words, game: AnyGame, pairs: Sequence[str], deck: str, seats: int) -> Any:
    """The options that were named, and the deck."""
    options = parse_options(say, game, pairs, seats)
    return replace(options, deck=laid(say, game, deck)) if deck else options


def dealer(
    say: Words, game: AnyGame, options: Any, sitters: tuple[Sitter, ...], seed: int | None, record: Record | None = None
) -> Callable[[], Table]:
    """Makes a table for one game after the other, each begun by the next seat; the first goes on with `record` if there is one."""
    source, games = random.Random(seed), itertools.count()
    waiting = [record] if record else []
    bots = [seat for seat, sitter in enumerate(sitters) if sitter.kind == "bot"]

    def deal() -> Table:
        secret = secrets.token_hex(SEED_BYTES) if seed is None else source.randbytes(SEED_BYTES).hex()
        draws = Draws(secret, f"terminal-{secrets.token_hex(4)}" if seed is None else f"terminal-{seed}")
        past = waiting.pop().lines if waiting else ()
        try:
            begun = _begun_by(options, next(games), len(sitters))
            begun = replace(begun, **with_bots(game, bots)) if record is None else begun
            return Table(say, Match.begin(game, begun, players(say, sitters, game)), sitters, draws, past)
        except MochueloError as error:
            raise Fault(say.among(f"error-{error.code}", "fault-said", why=error.message, **error.details)) from error

    return deal


def _begun_by(options: Any, later: int, seats: int) -> Any:
    """The options of the game so many games later, in which another seat begins; the same ones where the game has no say in that."""
    if later and "start" in options.__struct_fields__:
        return replace(options, start=(options.start + later) % seats)
    return options


def named(sitters: tuple[Sitter, ...], record: Record) -> tuple[Sitter, ...]:
    """The sitters, people without a name under the one that the record has for their seat."""
    return tuple(
        replace(sitter, name=name) if sitter.kind == "human" and not sitter.name else sitter
        for sitter, name in zip(sitters, record.seats, strict=True)
    )


def _record(say: Words, game: AnyGame, path: str, deck: str, sitters: tuple[Sitter, ...]) -> Record:
    """The record to go on with, checked; raises `Fault` when it is bad, over, of another game or for another number of seats."""
    try:
        found, record = files.load(say, files.take(say, path, game.info.key, deck=deck))
        played = replay(found, record)
    except RecordError as error:
        raise bad_file(say, path, error) from error
    except MochueloError as error:  # not even its start can be made
        raise bad_file(say, path, RecordError(error.code, error.message, line=1, column=1, read=0, **error.details)) from error
    if found.info.key != game.info.key:
        raise Fault(say("fault-other-game", path=repr(path), game=title(say, found)))
    if played.trouble:
        raise bad_file(say, path, played.trouble)
    if played.match.outcome:
        how = reason(say, names_of(say, game, record), played.match.outcome)
        raise Fault(say("fault-over", path=repr(path), how=how), BAD_FILE)
    if len(sitters) != len(record.seats):
        raise Fault(say("fault-record-seats", path=repr(path), needed=len(record.seats), given=len(sitters)))
    return record


def _run(say: Words, deal: Callable[[], Table], save: Path | None, seed: int | None, plain: bool) -> int:
    if plain:
        from mochuelo.cli.plain import run

        return run(deal, save, seed)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Fault(say("fault-terminal"), MACHINE)
    from mochuelo.cli.screen import TableScreen  # a full-screen library that no other command should wait for

    where = save or Path(time.strftime("game-%Y%m%d-%H%M%S.rec"))
    TableScreen(deal, where, secrets.randbits(31) if seed is None else seed).run()
    return OK
