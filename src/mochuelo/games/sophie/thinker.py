"""The bots by level: how often they are right is stated (chances.py), where they go reckoned (search.py), the weaker the more by whim."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from librt.vecs import vec
from mypy_extensions import i64

from mochuelo.games.sophie.atlas import Atlas
from mochuelo.games.sophie.board import track
from mochuelo.games.sophie.chances import EPOCHS, NO_DIFFICULTY, PILES, WHIM, all_odds
from mochuelo.games.sophie.dice import Dice
from mochuelo.games.sophie.imagine import imagine
from mochuelo.games.sophie.options import Options
from mochuelo.games.sophie.search import Mind
from mochuelo.games.sophie.view import View
from mochuelo.games.sophie.voyage import Voyage

STIR = 8
"""With each other player so many chances in a hundred that the disc is turned between two own turns, as counted in whole games."""
POINT = 40_000
"""Millionths of a turn that a point is worth; from nothing to 50,000 games come out alike, with more one strays for points."""
MILLION = 1_000_000


@lru_cache(maxsize=8)
def atlas(deck: str) -> Atlas:
    """The board of a deck as bots see it."""
    return Atlas(track(deck))


@lru_cache(maxsize=12)  # two levels in six seats; some four megabytes each
def voyage(deck: str, odds: tuple[int, ...], goal: int, others: int) -> Voyage:
    """How a player with such odds ([4 * pile + difficulty]) reckons; what it has reckoned is kept."""
    chances = [max(odds[4 * pile + NO_DIFFICULTY], 5) for pile in range(EPOCHS + 1)]
    return Voyage(atlas(deck), vec[i64](chances), goal, STIR * others, POINT)


def mind(options: Options, seats: int, seat: int, level: int, seed: int) -> Mind:
    """A bot of a level in a seat."""
    odds = tuple(all_odds(level, seat))
    reckoned = voyage(options.deck, odds, options.goal, seats - 1)
    return Mind(reckoned, vec[i64](odds), round(MILLION * WHIM[level]), 0, 0, Dice(seed))


def steady(options: Options, seats: int, chance: int, stray: int, seed: int) -> Mind:
    """One who is right with one chance whatever is asked, starts anywhere, and of a hundred choices of the way makes `stray` by lot."""
    odds = (chance,) * 4 * PILES
    return Mind(voyage(options.deck, odds, options.goal, seats - 1), vec[i64](odds), 0, stray, 1, Dice(seed))


def think(view: View, level: int, seed: int) -> int:
    """The action of a bot of `level` for the seat to move; the same arguments give the same action."""
    rng = Random(seed)
    return decide(view, mind(view.options, len(view.points), view.turn, level, rng.getrandbits(32)), rng)


def decide(view: View, who: Mind, rng: Random) -> int:
    """What somebody does that is given a view: it sees the difficulty of what it is asked, where it may read that."""
    state = imagine(view, rng)
    return int(who.choose(state, view.question.difficulty if view.question else 0))
