"""Bots against bots: which games are played, how each goes, and what their scores say.

Games are paired: every opening of the book is played once with the stronger level in each seat, so that no side of an
opening and no seat favours a level. A game that reaches `CAP` actions is stopped and shared equally.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random

from msgspec import Struct

from mochuelo.bots.base import choose
from mochuelo.core.game import CHANCE, AnyGame, Seat

CAP = 300
"""Actions after which a game is stopped, the opening's included."""
Z = 1.959964
"""Standard deviations on either side of a 95% interval."""


class Bout(Struct, frozen=True):
    """A game to be played: the opening's number and actions, the level in each seat, the seat of the level under test, the seed."""

    opening: int
    actions: tuple[str, ...]
    levels: tuple[int, ...]
    seat: int
    seed: int


class Played(Struct, frozen=True):
    """A game played: the score of the level under test, the number of actions, and the outcome's reason or "capped"."""

    bout: Bout
    score: float
    length: int
    reason: str


def read_book(lines: Iterable[str]) -> list[tuple[str, ...]]:
    """The openings of a book: one a line, the texts of its actions apart by blanks; `#` begins a remark."""
    openings = (tuple(line.partition("#")[0].split()) for line in lines)
    return [opening for opening in openings if opening]


def draw_book(game: AnyGame, seats: int, size: int, seed: int) -> list[tuple[str, ...]]:
    """Openings where there is no book, so that games differ: what chance does before the first decision, such as a deal; where it does
    nothing, as many actions as seats, drawn at random."""
    rng = Random(seed)
    book: list[tuple[str, ...]] = []
    while len(book) < size:
        state = game.start(game.options(), seats)
        texts: list[str] = []
        dealt = game.turn(state) == CHANCE
        while game.turn(state) == CHANCE if dealt else game.outcome(state) is None and len(texts) < seats:
            action = game.draw(state, rng) if game.turn(state) == CHANCE else rng.choice(game.legal(state))
            texts.append(game.write(action))
            state = game.apply(state, action)
        if game.outcome(state) is None:
            book.append(tuple(texts))
    return book


def schedule(book: Sequence[tuple[str, ...]], games: int, upper: int, lower: int, seats: int, seed: int) -> Iterator[Bout]:
    """`games` bouts of one `upper` against `lower` in all other seats, each opening with `upper` in each seat in turn."""
    for number in range(games):
        opening, seat = divmod(number, seats)
        opening %= len(book)
        levels = tuple(upper if place == seat else lower for place in range(seats))
        yield Bout(opening, book[opening], levels, seat, seed * 1_000_003 + number)


def play(game: AnyGame, bout: Bout, watch: Callable[[str], None] = lambda _: None) -> Played:
    """Play one game; `watch` is told the text of each action. The same bout gives the same game on any machine."""
    rng = Random(bout.seed)
    state = game.start(game.options(), len(bout.levels))
    length = 0
    while (outcome := game.outcome(state)) is None and length < CAP:
        action = game.read(bout.actions[length]) if length < len(bout.actions) else _next(game, state, bout.levels, rng)
        watch(game.write(action))
        state = game.apply(state, action)
        length += 1
    if outcome is None:
        return Played(bout, 1 / len(bout.levels), length, "capped")
    return Played(bout, outcome.scores[bout.seat], length, outcome.reason)


def _next(game: AnyGame, state: object, levels: tuple[int, ...], rng: Random) -> object:
    turn = game.turn(state)
    if turn == CHANCE or turn is None:
        return game.draw(state, rng)
    return choose(game, game.view(state, Seat(turn)), levels[turn], rng.getrandbits(32))


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


class Match(Struct, frozen=True, kw_only=True):
    """What the games of one level against another say."""

    upper: int
    lower: int
    seats: int
    games: int
    wins: int
    losses: int
    draws: int
    """Draws and shared ends, those of stopped games included."""
    capped: int
    score: float
    """The upper level's share of the points."""
    interval: tuple[float, float]
    """95%, Wilson."""
    shortest: int
    median: int
    longest: int
    """Lengths in actions."""
    reasons: dict[str, int]
    scores: tuple[float, ...]
    """The upper level's score in each game, in the order of the schedule."""


def total(upper: int, lower: int, seats: int, played: Sequence[Played]) -> Match:
    """Add up the games of a schedule."""
    scores = tuple(game.score for game in played)
    lengths = sorted(game.length for game in played)
    reasons = [game.reason for game in played]
    score = sum(scores) / len(scores)
    return Match(
        upper=upper,
        lower=lower,
        seats=seats,
        games=len(played),
        wins=scores.count(1.0),
        losses=scores.count(0.0),
        draws=len(scores) - scores.count(1.0) - scores.count(0.0),
        capped=reasons.count("capped"),
        score=score,
        interval=wilson(score, len(scores)),
        shortest=lengths[0],
        median=lengths[len(lengths) // 2],
        longest=lengths[-1],
        reasons={reason: reasons.count(reason) for reason in sorted(set(reasons))},
        scores=scores,
    )
