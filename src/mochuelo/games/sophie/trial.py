"""Whole games at once (core.trial.Trial): for the arena and the report on the balance, where thousands are needed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from librt.vecs import vec
from mypy_extensions import i64

from mochuelo.core.trial import Tried
from mochuelo.games.sophie.asked import options_of
from mochuelo.games.sophie.cards import BIG, contents, per_card
from mochuelo.games.sophie.census import figures
from mochuelo.games.sophie.chances import RIGHT
from mochuelo.games.sophie.dice import Dice
from mochuelo.games.sophie.habits import FIXED
from mochuelo.games.sophie.options import Options
from mochuelo.games.sophie.playing import Playing
from mochuelo.games.sophie.search import Mind
from mochuelo.games.sophie.state import State
from mochuelo.games.sophie.thinker import mind, steady


def trial(state: State, sides: Sequence[int | str], seed: int, luck: int, keep: bool = False) -> Tried | None:
    """The game played to its end by programs in all seats; None where a side is none of them, or a seat is a person's."""
    if not all(side in FIXED or side in RIGHT for side in sides) or state.bots != (1 << state.seats) - 1:
        return None
    options, dice = options_of(state), Dice(seed)
    minds = [seated(options, len(sides), seat, side, int(dice.below(2**31))) for seat, side in enumerate(sides)]
    game = Playing(state.copy(), minds, difficulties(options.deck), Dice(luck))
    game.keep = keep
    game.run()
    return Tried(
        end=game.state,
        length=int(game.length),
        turns=int(game.turns),
        choices=int(game.choices),
        figures=figures(game.ledger, game.state),
        actions=tuple(map(int, game.actions)),
    )


def seated(options: Options, seats: int, seat: int, side: int | str, seed: int) -> Mind:
    """A bot of a level, or somebody fixed by name, in a seat."""
    return steady(options, seats, *FIXED[side], seed) if isinstance(side, str) else mind(options, seats, seat, side, seed)


@lru_cache(maxsize=8)
def difficulties(deck: str) -> vec[i64]:
    """[2 * the place of its card among all cards + its number - 1]: the difficulty of each question, Big Questions aside."""
    found = contents(deck)
    return vec[i64](
        [
            found.level(pile, card, number)
            for pile in range(BIG)
            for card in range(found.cards[pile])
            for number in range(1, per_card(pile) + 1)
        ]
    )
