"""Equal bots in all seats, to measure the game and not the players: what each seat scores, and what it is worth to act first.

Where chance decides who acts first, it is drawn again until it is each seat in its turn, so that no seat starts more often than another.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from random import Random

from msgspec import Struct

from mochuelo.bots.arena import Side, Z, begin, cap_of, spread, trial, wilson
from mochuelo.bots.base import RANDOM, choose
from mochuelo.core.game import CHANCE, SPECTATOR, AnyGame, Seat
from mochuelo.core.trial import Tried

DRAWS = 200
"""How often chance is drawn again for another seat to act first."""
SEAT = "@"
"""Before the number of a seat in the name of a figure that is one seat's."""
ITEM = ":"
"""Before the one of many that a figure is of. With a seat as well ("start:hellas@0") it is a mark: the seat bears it, unless it is 0."""
SCORE = "score"
"""The name of the figure that is a game's own score."""


class Deal(Struct, frozen=True, omit_defaults=True):
    """A game to be played: by how many bots of which level, which seat shall act first, the seed, the options that are not as published."""

    level: Side
    seats: int
    first: int
    seed: int
    options: dict[str, str] = {}


class Tale(Struct, frozen=True, omit_defaults=True):
    """A game played: what each seat scored, which acted first, the number of actions, the outcome's reason, the game's own figures, how
    often a seat decided and how often it had a choice."""

    deal: Deal
    scores: tuple[float, ...]
    first: int
    length: int
    reason: str
    tally: dict[str, int]
    turns: int = 0
    choices: int = 0


class Share(Struct, frozen=True):
    """A share of some games with its 95% interval."""

    score: float
    interval: tuple[float, float]


class Figure(Struct, frozen=True):
    """A figure of a game: its mean over all games with the mean's 95% interval, its extremes, and in how many games it was what."""

    mean: float
    interval: tuple[float, float]
    least: int
    most: int
    games: dict[str, int]


class Mark(Struct, frozen=True):
    """What the seats that bear a mark score, with the 95% interval, and how many they were."""

    seats: int
    score: float
    interval: tuple[float, float]


class Worth(Struct, frozen=True):
    """What one more of something is worth to a seat against the others of its game, with the 95% interval: a slope by least squares."""

    slope: float
    interval: tuple[float, float]


class Balance(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What the games of equal bots say."""

    level: Side
    seats: int
    options: dict[str, str] = {}
    """Those that are not as published."""
    games: int
    seat_scores: tuple[Share, ...]
    """What each seat scores: wins and shared ends. Equal seats score one share each."""
    order_scores: tuple[Share, ...]
    """What whoever acts first scores, who acts second, and so on round the table."""
    ties: Share
    """Games that nobody won alone."""
    capped: int
    """Games that were stopped at the cap, and shared."""
    length: Figure
    """In actions, chance's included."""
    choices: float = 0
    """In which part of their decisions seats had more than one legal action."""
    reasons: dict[str, int]
    tally: dict[str, Figure]
    """The game's own figures, where it has any."""
    worth: dict[str, dict[str, Worth]] = {}
    """For each figure of a seat what one more of it is worth in points, and in the game's own score."""
    marks: dict[str, Mark] = {}
    """For each mark of a seat what those score that bear it."""


def deals(games: int, level: Side, seats: int, seed: int, options: Mapping[str, str] = {}) -> Iterator[Deal]:
    """`games` deals, the seats acting first in turn."""
    for number in range(games):
        yield Deal(level, seats, number % seats, seed * 1_000_003 + number, dict(options))


def play(game: AnyGame, deal: Deal) -> Tale:
    """Play one game; the same deal gives the same game on any machine."""
    rng, states, actions = opened(game, deal)
    first, cap = game.turn(states[-1]), cap_of(game)
    if tried := trial(game, states[-1], (deal.level,) * deal.seats, deal.seed, deal.seed):
        return told(game, deal, first, tried, len(actions))
    turns = choices = 0
    while (outcome := game.outcome(states[-1])) is None and len(actions) < cap:
        state = states[-1]
        turn = game.turn(state)
        if turn == CHANCE or turn is None:
            action = game.draw(state, rng)
        else:
            legal = game.legal(state)
            turns, choices = turns + 1, choices + (len(legal) > 1)
            action = decided(game, state, legal, deal.level, rng)
        actions.append(action)
        states.append(game.apply(state, action))
    scores = outcome.scores if outcome else (1 / deal.seats,) * deal.seats
    starter = first if isinstance(first, int) else -1
    reason = outcome.reason if outcome else "capped"
    return Tale(deal, scores, starter, len(actions), reason, tally(game, states, actions), turns, choices)


def told(game: AnyGame, deal: Deal, first: object, tried: Tried, before: int) -> Tale:
    """What is kept of a game that its own kernel played."""
    outcome = game.outcome(tried.end)
    scores = outcome.scores if outcome else (1 / deal.seats,) * deal.seats
    starter = first if isinstance(first, int) else -1
    reason = outcome.reason if outcome else "capped"
    return Tale(deal, scores, starter, before + tried.length, reason, dict(tried.figures), tried.turns, tried.choices)


def decided(game: AnyGame, state: object, legal: Sequence[object], level: Side, rng: Random) -> object:
    """What the seat to move does; who does anything need not look."""
    if level == RANDOM:
        return legal[rng.randrange(len(legal))]
    turn = game.turn(state)
    assert isinstance(turn, int)
    return choose(game, game.view(state, Seat(turn)), level, rng.getrandbits(32))


def opened(game: AnyGame, deal: Deal) -> tuple[Random, list[object], list[object]]:
    """The states and actions up to the first decision of a seat: of the seat that shall act first, if chance can make it so."""
    rng = Random(deal.seed)
    states: list[object] = []
    actions: list[object] = []
    for _ in range(DRAWS):
        states, actions = [begin(game, deal.seats, deal.options)], []
        while game.turn(states[-1]) == CHANCE:
            actions.append(game.draw(states[-1], rng))
            states.append(game.apply(states[-1], actions[-1]))
        if game.turn(states[-1]) == deal.first or not actions:
            break
    return rng, states, actions


def tally(game: AnyGame, states: Sequence[object], actions: Sequence[object]) -> dict[str, int]:
    """The game's own figures of a game, where it keeps any (core.game.Census, core.game.Tally)."""
    count = getattr(game, "census", None)
    counted: Mapping[str, int] = count(states, actions) if count else {}
    if counted:
        return dict(counted)
    ask = getattr(game, "tally", None)
    if ask is None:
        return {}
    stories = [game.story(state, action, SPECTATOR) for state, action in zip(states, actions, strict=False)]
    found: Mapping[str, int] = ask([game.view(state, SPECTATOR) for state in states], stories)
    return dict(found)


def share(scores: Sequence[float]) -> Share:
    """The mean of scores between 0 and 1 with its interval."""
    mean = sum(scores) / len(scores)
    return Share(mean, wilson(mean, len(scores)))


def figure(numbers: Sequence[int]) -> Figure:
    """The mean of some numbers, with its interval by their spread.

    >>> figure([1, 2, 3]).mean, figure([2, 2]).interval, figure([0, 3, 3]).games
    (2.0, (2.0, 2.0), {'0': 1, '3': 2})
    """
    counts = {str(number): numbers.count(number) for number in sorted(set(numbers))}
    return Figure(sum(numbers) / len(numbers), spread(numbers), min(numbers), max(numbers), counts)


def worth(pairs: Sequence[tuple[Sequence[float], Sequence[float]]]) -> Worth | None:
    """The slope of one figure of the seats of a game on another, both less their mean in that game; None where the other never differs.

    >>> worth([((0, 1), (0, 3)), ((2, 0), (7, 1))]).slope
    3.0
    """
    points = [(x - sum(xs) / len(xs), y - sum(ys) / len(ys)) for xs, ys in pairs for x, y in zip(xs, ys, strict=True)]
    square = sum(x * x for x, _ in points)
    if not square:
        return None
    slope = sum(x * y for x, y in points) / square
    half = Z * math.sqrt(sum((y - slope * x) ** 2 for x, y in points) / max(1, len(points) - len(pairs)) / square)
    return Worth(slope, (slope - half, slope + half))


def worths(tales: Sequence[Tale]) -> dict[str, dict[str, Worth]]:
    """What each figure of a seat is worth."""
    seats = range(tales[0].deal.seats)
    names = dict.fromkeys(name.partition(SEAT)[0] for name in tales[0].tally if SEAT in name and ITEM not in name)

    def of(tale: Tale, name: str) -> list[float]:
        return [float(tale.tally[f"{name}{SEAT}{seat}"]) for seat in seats]

    found: dict[str, dict[str, Worth]] = {}
    for name in (name for name in names if name != SCORE):
        told = {"points": worth([(of(tale, name), tale.scores) for tale in tales])}
        if SCORE in names:
            told[SCORE] = worth([(of(tale, name), of(tale, SCORE)) for tale in tales])
        found[name] = {of_what: value for of_what, value in told.items() if value}
    return found


def marks(tales: Sequence[Tale]) -> dict[str, Mark]:
    """What the seats score that bear a mark.

    >>> tales = [Tale(Deal(1, 2, 0, 0), (1.0, 0.0), 0, 9, "won", {"start:b@0": 1, "start:a@1": 1, "start:b@1": 0})]
    >>> [(name, mark.seats, mark.score) for name, mark in marks(tales).items()]
    [('start:a', 1, 0.0), ('start:b', 1, 1.0)]
    """
    found: dict[str, list[float]] = {}
    for tale in tales:
        for name, borne in tale.tally.items():
            what, _, seat = name.partition(SEAT)
            if borne and seat and ITEM in what:
                found.setdefault(what, []).append(tale.scores[int(seat)])
    shares = {name: share(found[name]) for name in sorted(found)}
    return {name: Mark(len(found[name]), each.score, each.interval) for name, each in shares.items()}


def total(tales: Sequence[Tale]) -> Balance:
    """Add up the games of equal bots."""
    deal = tales[0].deal
    places = range(deal.seats)
    names = dict.fromkeys(name for tale in tales for name in tale.tally if SEAT not in name)
    reasons = [tale.reason for tale in tales]
    started = [tale for tale in tales if tale.first >= 0]
    return Balance(
        level=deal.level,
        seats=deal.seats,
        options=deal.options,
        games=len(tales),
        seat_scores=tuple(share([tale.scores[seat] for tale in tales]) for seat in places),
        order_scores=tuple(share([tale.scores[(tale.first + n) % deal.seats] for tale in started]) for n in places) if started else (),
        ties=share([float(max(tale.scores) < 1) for tale in tales]),
        capped=reasons.count("capped"),
        length=figure([tale.length for tale in tales]),
        choices=sum(tale.choices for tale in tales) / max(1, sum(tale.turns for tale in tales)),
        reasons={reason: reasons.count(reason) for reason in sorted(set(reasons))},
        tally={name: figure([tale.tally.get(name, 0) for tale in tales]) for name in names},
        worth=worths(tales),
        marks=marks(tales),
    )
