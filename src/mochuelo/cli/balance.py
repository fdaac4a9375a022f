"""`mochuelo arena --balance`: equal bots in all seats, and what that says about the game."""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import product
from pathlib import Path

from msgspec import Struct
from rich.console import Console

from mochuelo.bots import balance
from mochuelo.bots.arena import Side, build_of
from mochuelo.bots.balance import Balance, Deal, Figure, Share, Tale
from mochuelo.bots.pool import FIND
from mochuelo.bots.runs import run_all
from mochuelo.cli.reports import bar, keep, our_command, part_of, resumed
from mochuelo.cli.version import our_version
from mochuelo.cli.words import Words
from mochuelo.core.game import AnyGame


class BalanceReport(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What `--out` keeps: everything that is needed to play the same games again, and what came of them."""

    game: str
    rules_version: int
    version: str
    build: str
    """compiled or interpreted; the choices are the same."""
    command: str
    seed: int
    balance: Balance | None = None
    settings: list[Balance] = []
    """In place of one balance those of several settings."""


class Settings(Struct, frozen=True):
    """What is to be measured: by whom, with how many seats and under which options, all of them with all, and how often."""

    level: Side
    seats: list[int]
    options: list[dict[str, str]]
    games: int
    seed: int
    workers: int


def settings(pairs: Sequence[str]) -> list[dict[str, str]]:
    """The options that are named, each NAME=VALUE or NAME=VALUE,VALUE: all values with all.

    >>> settings(["length=short,long", "pass_empty=allowed"])
    [{'length': 'short', 'pass_empty': 'allowed'}, {'length': 'long', 'pass_empty': 'allowed'}]
    """
    lists = [
        [(name.strip().replace("-", "_"), value.strip()) for value in values.split(",")]
        for name, _, values in (pair.partition("=") for pair in pairs)
    ]
    return [dict(chosen) for chosen in product(*lists)]


def measure(say: Words, game: AnyGame, asked: Settings, out: str) -> None:
    """Play, print the tables, and write the report if a file is named."""
    words, shown = say.of_game(game.info.key), Console(highlight=False, soft_wrap=True)
    found = []
    for seats, options in product(asked.seats, asked.options):
        wanted = list(balance.deals(asked.games, asked.level, seats, asked.seed, options))
        found.append(balance.total(_played(say, game, wanted, asked.workers, part_of(out))))
        shown.print("\n".join([*_shares(words, game, found[-1]), "", *_figures(words, found[-1]), ""]), markup=False)
    if out:
        keep(out, _report(game, asked.seed, found))


def _played(say: Words, game: AnyGame, wanted: list[Deal], workers: int, part: Path | None) -> list[Tale]:
    """All games, with a bar."""
    run = partial(run_all, balance.play, FIND, game.info.key, workers=workers)
    tales: list[Tale] = []
    with bar() as shown:
        task = shown.add_task(say("arena-balance", level=str(wanted[0].level)), total=len(wanted))
        for tale in resumed(part, wanted, Tale, lambda one: one.deal, run):
            tales.append(tale)
            shown.update(task, advance=1)
    return tales


def _report(game: AnyGame, seed: int, found: list[Balance]) -> BalanceReport:
    return BalanceReport(
        game=game.info.key,
        rules_version=game.info.rules_version,
        version=our_version(),
        build=build_of(game),
        command=our_command(),
        seed=seed,
        balance=found[0] if len(found) == 1 else None,
        settings=found if len(found) > 1 else [],
    )


def _shares(words: Words, game: AnyGame, found: Balance) -> Iterator[str]:
    """The table of scores, in Markdown."""
    title = words("balance-games", level=str(found.level), games=found.games)
    named = [words("balance-seats", seats=found.seats), *(f"{name} {value}" for name, value in found.options.items())]
    title += f" ({', '.join(named)})" if found.options or game.info.seats[0] != game.info.seats[1] else ""
    yield from _head(title, words("balance-score"), words("balance-interval"))
    for name, share in zip(game.info.seat_names, found.seat_scores, strict=False):
        yield _share_row(words("seat-" + name), share)
    for place, share in enumerate(found.order_scores, 1):
        yield _share_row(words("balance-order", place=place), share)
    yield _share_row(words("balance-ties"), found.ties)


def _figures(words: Words, found: Balance) -> Iterator[str]:
    """The table of figures, in Markdown."""
    yield from _head(words("balance-figures"), words("balance-mean"), words("balance-interval"), words("balance-range"))
    yield _figure_row(words("balance-length"), found.length)
    yield _row(words("balance-choices"), f"{100 * found.choices:.1f}%", "", "")
    for name, figure in found.tally.items():
        what, _, item = name.partition(":")
        yield _figure_row(words("tally-" + what, item=item) if item else words("tally-" + what), figure)
    for name, mark in found.marks.items():
        what, _, item = name.partition(":")
        yield _share_row(words(f"tally-{what}", item=item, seats=mark.seats), Share(mark.score, mark.interval))
    for name, told in found.worth.items():
        for what, worth in told.items():
            low, high = worth.interval
            yield _row(words(f"tally-{name}-{what}"), f"{worth.slope:+.3f}", f"{low:+.3f} – {high:+.3f}", "")


def _head(*cells: str) -> tuple[str, str]:
    return _row(*cells), "|" + "---|" * len(cells)


def _row(*cells: str) -> str:
    return "| " + " | ".join(cells) + " |"


def _share_row(name: str, share: Share) -> str:
    low, high = share.interval
    return _row(name, f"{100 * share.score:.1f}%", f"{100 * low:.1f} – {100 * high:.1f}")


def _figure_row(name: str, figure: Figure) -> str:
    low, high = (round(end, 2) + 0.0 for end in figure.interval)  # not -0.00
    return _row(name, f"{figure.mean:.2f}", f"{low:.2f} – {high:.2f}", f"{figure.least} – {figure.most}")
