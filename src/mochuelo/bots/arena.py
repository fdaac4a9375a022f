"""Bots against bots: which games are played, how each goes, and what their scores say.

Deals are duplicated: every opening of the book is played once with the stronger side in each seat, and what chance does later comes from
the deal alone, so that no side of an opening, no seat and no luck favours anybody. A game that reaches its cap is stopped and shared
equally.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from mochuelo.bots.base import choose
from mochuelo.core.game import CHANCE, AnyGame, Seat
from mochuelo.core.trial import Trial, Tried

CAP = 300
"""Actions after which a game without chance is stopped, the opening's included: bots could go on for ever."""
Z = 1.959964
"""Standard deviations on either side of a 95% interval."""


BOTS = "bots"
"""The option, where a game has it, that says which seats programs play."""


Side = int | str
"""Who plays: a bot of a level, or something fixed by its name (bots/base.py)."""


class Bout(Struct, frozen=True, omit_defaults=True):
    """A game to be played: the opening's number and actions, who sits in each seat, the seat of the side under test, the seed, the options
    that are not as published."""

    opening: int
    actions: tuple[str, ...]
    levels: tuple[Side, ...]
    seat: int
    seed: int
    options: dict[str, str] = {}


class Played(Struct, frozen=True):
    """A game played: the score of the side under test, the number of actions, and the outcome's reason or "capped"."""

    bout: Bout
    score: float
    length: int
    reason: str


def read_book(lines: Iterable[str]) -> list[tuple[str, ...]]:
    """The openings of a book: one a line, the texts of its actions apart by blanks; `#` begins a remark."""
    openings = (tuple(line.partition("#")[0].split()) for line in lines)
    return [opening for opening in openings if opening]


def begin(game: AnyGame, seats: int, options: Mapping[str, str]) -> Any:
    """The state before the first action, under options given by their texts; programs play in all seats."""
    found = msgspec.convert(dict(options), game.options, strict=False)
    if BOTS in game.options.__struct_fields__:
        found = msgspec.structs.replace(found, **{BOTS: tuple(range(seats))})
    return game.start(found, seats)


def draw_book(game: AnyGame, seats: int, size: int, seed: int, options: Mapping[str, str] = {}) -> list[tuple[str, ...]]:
    """Openings where there is no book, so that games differ: what chance does before the first decision, such as a deal; where it does
    nothing, as many actions as seats, drawn at random."""
    rng = Random(seed)
    book: list[tuple[str, ...]] = []
    while len(book) < size:
        state = begin(game, seats, options)
        texts: list[str] = []
        dealt = game.turn(state) == CHANCE
        while game.turn(state) == CHANCE if dealt else game.outcome(state) is None and len(texts) < seats:
            action = game.draw(state, rng) if game.turn(state) == CHANCE else rng.choice(game.legal(state))
            texts.append(game.write(action))
            state = game.apply(state, action)
        if game.outcome(state) is None:
            book.append(tuple(texts))
    return book


def schedule(
    book: Sequence[tuple[str, ...]], games: int, upper: Side, lower: Side, seats: int, seed: int, options: Mapping[str, str] = {}
) -> Iterator[Bout]:
    """`games` bouts of one `upper` against `lower` in all other seats, each opening with `upper` in each seat in turn."""
    for number in range(games):
        opening, seat = divmod(number, seats)
        opening %= len(book)
        levels = tuple(upper if place == seat else lower for place in range(seats))
        yield Bout(opening, book[opening], levels, seat, seed * 1_000_003 + number, dict(options))


def play(game: AnyGame, bout: Bout, watch: Callable[[str], None] | None = None) -> Played:
    """Play one game; `watch` is told the text of each action. The same bout gives the same game on any machine.

    Unwatched, a game that offers it is played on by its own kernel from the end of the opening.
    """
    rng = Random(bout.seed)
    luck = Random(" ".join(bout.actions))
    state = begin(game, len(bout.levels), bout.options)
    length = 0
    cap = cap_of(game)
    while (outcome := game.outcome(state)) is None and length < cap:
        if watch is None and length == len(bout.actions) and (tried := trial(game, state, bout.levels, bout.seed, _luck(bout))):
            state, length = tried.end, length + tried.length
            continue
        action = game.read(bout.actions[length]) if length < len(bout.actions) else _next(game, state, bout.levels, rng, luck)
        if watch is not None:
            watch(game.write(action))
        state = game.apply(state, action)
        length += 1
    if outcome is None:
        return Played(bout, 1 / len(bout.levels), length, "capped")
    return Played(bout, outcome.scores[bout.seat], length, outcome.reason)


def _luck(bout: Bout) -> str:
    """What chance hangs on: where it does little at first, there are many openings with the same actions."""
    return f"{bout.opening} {' '.join(bout.actions)}"


def trial(game: AnyGame, state: object, sides: Sequence[Side], seed: int, luck: int | str) -> Tried | None:
    """The game played on by its own kernel, where it offers that (core.trial.Trial)."""
    ask: Trial | None = getattr(game, "trial", None)
    return ask(state, sides, Random(f"players {seed}").getrandbits(32), Random(f"luck {luck}").getrandbits(32)) if ask else None


def _next(game: AnyGame, state: object, levels: tuple[Side, ...], rng: Random, luck: Random) -> object:
    turn = game.turn(state)
    if turn == CHANCE or turn is None:
        return game.draw(state, luck if len(game.legal(state)) > 1 else rng)  # a single outcome is no luck
    return choose(game, game.view(state, Seat(turn)), levels[turn], rng.getrandbits(32))


def cap_of(game: AnyGame) -> int:
    """Actions after which a game is stopped; where chance plays a part it gets as many as it may take."""
    return max(CAP, game.info.longest) if game.info.chance else CAP


def build_of(game: AnyGame) -> str:
    """Which build of a game plays here: "compiled" or "interpreted"."""
    package = type(game).__module__
    files = (getattr(module, "__file__", None) or "" for name, module in sys.modules.items() if name.startswith(package + "."))
    return "compiled" if any(file.endswith((".so", ".pyd")) for file in files) else "interpreted"


def wilson(score: float, games: int) -> tuple[float, float]:
    """The 95% interval of a share of `games`, after Wilson (1927); half points count as halves.

    >>> [round(end, 3) for end in wilson(0.75, 200)]
    [0.686, 0.805]
    """
    centre = score + Z * Z / (2 * games)
    spread = Z * math.sqrt(score * (1 - score) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return (centre - spread) / scale, (centre + spread) / scale


def deals_of(scores: Sequence[float], seats: int) -> list[float]:
    """The mean score of each deal that was played from every seat.

    >>> deals_of([1, 0, 1, 1, 0], 2)
    [0.5, 1.0]
    """
    return [sum(scores[n : n + seats]) / seats for n in range(0, len(scores) - seats + 1, seats)]


def spread(numbers: Sequence[float]) -> tuple[float, float]:
    """The 95% interval of a mean by the spread of what it is the mean of.

    >>> spread([1, 2, 3, 2]) == (2 - Z * (2 / 3) ** 0.5 / 2, 2 + Z * (2 / 3) ** 0.5 / 2), spread([])
    (True, (0.0, 1.0))
    """
    if not numbers:
        return 0.0, 1.0
    mean = sum(numbers) / len(numbers)
    half = Z * math.sqrt(sum((number - mean) ** 2 for number in numbers) / max(1, len(numbers) - 1) / len(numbers))
    return mean - half, mean + half


class Match(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What the games of one side against another say."""

    upper: Side
    lower: Side
    seats: int
    options: dict[str, str] = {}
    """Those that are not as published."""
    games: int
    wins: int
    losses: int
    draws: int
    """Draws and shared ends, those of stopped games included."""
    capped: int
    score: float
    """The upper side's share of the points."""
    interval: tuple[float, float]
    """95%, Wilson."""
    duplicate: tuple[float, float]
    """95% by the spread of the deals, each played once from every seat: narrower where luck decides much."""
    shortest: int
    median: int
    longest: int
    """Lengths in actions."""
    reasons: dict[str, int]
    scores: tuple[float, ...]
    """The upper side's score in each game, in the order of the schedule."""


def total(upper: Side, lower: Side, seats: int, played: Sequence[Played], options: Mapping[str, str] = {}) -> Match:
    """Add up the games of a schedule."""
    scores = tuple(game.score for game in played)
    lengths = sorted(game.length for game in played)
    reasons = [game.reason for game in played]
    score = sum(scores) / len(scores)
    return Match(
        upper=upper,
        lower=lower,
        seats=seats,
        options=dict(options),
        games=len(played),
        wins=scores.count(1.0),
        losses=scores.count(0.0),
        draws=len(scores) - scores.count(1.0) - scores.count(0.0),
        capped=reasons.count("capped"),
        score=score,
        interval=wilson(score, len(scores)),
        duplicate=spread(deals_of(scores, seats)),
        shortest=lengths[0],
        median=lengths[len(lengths) // 2],
        longest=lengths[-1],
        reasons={reason: reasons.count(reason) for reason in sorted(set(reasons))},
        scores=scores,
    )
