"""Equal bots in all seats, to measure the game and not the players: what each seat scores, and what it is worth to act first.

Where chance decides who acts first, it is drawn again until it is each seat in its turn, so that no seat starts more often than another.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from random import Random

from msgspec import Struct

from mochuelo.bots.arena import CAP, Z, wilson
from mochuelo.bots.base import choose
from mochuelo.core.game import CHANCE, SPECTATOR, AnyGame, Seat

DRAWS = 200
"""How often chance is drawn again for another seat to act first."""


class Deal(Struct, frozen=True):
    """A game to be played: by how many bots of which level, which seat shall act first, and the seed."""

    level: int
    seats: int
    first: int
    seed: int


class Tale(Struct, frozen=True):
    """A game played: what each seat scored, which acted first, the number of actions, the outcome's reason, the game's own figures."""

    deal: Deal
    scores: tuple[float, ...]
    first: int
    length: int
    reason: str
    tally: dict[str, int]


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


class Balance(Struct, frozen=True, kw_only=True):
    """What the games of equal bots say."""

    level: int
    seats: int
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
    reasons: dict[str, int]
    tally: dict[str, Figure]
    """The game's own figures, where it has any."""


def deals(games: int, level: int, seats: int, seed: int) -> Iterator[Deal]:
    """`games` deals, the seats acting first in turn."""
    for number in range(games):
        yield Deal(level, seats, number % seats, seed * 1_000_003 + number)


def play(game: AnyGame, deal: Deal) -> Tale:
    """Play one game; the same deal gives the same game on any machine."""
    rng, states, actions = opened(game, deal)
    first = game.turn(states[-1])
    while (outcome := game.outcome(states[-1])) is None and len(actions) < CAP:
        state = states[-1]
        turn = game.turn(state)
        if turn == CHANCE or turn is None:
            action = game.draw(state, rng)
        else:
            action = choose(game, game.view(state, Seat(turn)), deal.level, rng.getrandbits(32))
        actions.append(action)
        states.append(game.apply(state, action))
    scores = outcome.scores if outcome else (1 / deal.seats,) * deal.seats
    starter = first if isinstance(first, int) else -1
    return Tale(deal, scores, starter, len(actions), outcome.reason if outcome else "capped", tally(game, states, actions))


def opened(game: AnyGame, deal: Deal) -> tuple[Random, list[object], list[object]]:
    """The states and actions up to the first decision of a seat: of the seat that shall act first, if chance can make it so."""
    rng = Random(deal.seed)
    states: list[object] = []
    actions: list[object] = []
    for _ in range(DRAWS):
        states, actions = [game.start(game.options(), deal.seats)], []
        while game.turn(states[-1]) == CHANCE:
            actions.append(game.draw(states[-1], rng))
            states.append(game.apply(states[-1], actions[-1]))
        if game.turn(states[-1]) == deal.first or not actions:
            break
    return rng, states, actions


def tally(game: AnyGame, states: Sequence[object], actions: Sequence[object]) -> dict[str, int]:
    """The game's own figures of a game, where it keeps any (core.game.Tally)."""
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
    mean = sum(numbers) / len(numbers)
    spread = math.sqrt(sum((number - mean) ** 2 for number in numbers) / max(1, len(numbers) - 1))
    half = Z * spread / math.sqrt(len(numbers))
    counts = {str(number): numbers.count(number) for number in sorted(set(numbers))}
    return Figure(mean, (mean - half, mean + half), min(numbers), max(numbers), counts)


def total(tales: Sequence[Tale]) -> Balance:
    """Add up the games of equal bots."""
    deal = tales[0].deal
    places = range(deal.seats)
    names = dict.fromkeys(name for tale in tales for name in tale.tally)
    reasons = [tale.reason for tale in tales]
    started = [tale for tale in tales if tale.first >= 0]
    return Balance(
        level=deal.level,
        seats=deal.seats,
        games=len(tales),
        seat_scores=tuple(share([tale.scores[seat] for tale in tales]) for seat in places),
        order_scores=tuple(share([tale.scores[(tale.first + n) % deal.seats] for tale in started]) for n in places) if started else (),
        ties=share([float(max(tale.scores) < 1) for tale in tales]),
        capped=reasons.count("capped"),
        length=figure([tale.length for tale in tales]),
        reasons={reason: reasons.count(reason) for reason in sorted(set(reasons))},
        tally={name: figure([tale.tally.get(name, 0) for tale in tales]) for name in names},
    )
