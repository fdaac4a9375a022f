"""The bots of four colours: they ask where a card most likely is, and forget the more of what everybody knows the weaker they are.

What is forgotten is drawn with the seed, fact by fact. With what is left the bot imagines deals, and asks for what it finds in most of
them, of equals for what brings it nearer to a quartet.
Quartets and the sizes of hands lie open and are never forgotten.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from msgspec.structs import replace

from mochuelo.games.gigantes.cards import INDICES
from mochuelo.games.gigantes.quartets import legal
from mochuelo.games.gigantes.quartets_imagine import imagine
from mochuelo.games.gigantes.state import State, card_of, other_of
from mochuelo.games.gigantes.view import Cards, View

MEMORY = {2: 0.1, 3: 0.35, 4: 0.65, 5: 1.0}
"""By level, which part of what everybody knows is remembered."""
GUESSES = 24
"""How many deals are imagined."""


def ask(view: View, level: int, seed: int) -> int:
    """The question of a bot of `level` for the seat to move; the same arguments give the same question."""
    rng = Random(seed)
    asks = [int(action) for action in legal(imagine(view, rng))]
    if level not in MEMORY:
        return rng.choice(asks)
    remembered = recalled(view, MEMORY[level], rng)
    found = Counter(action for _ in range(GUESSES) for action in hits(imagine(remembered, rng), asks))
    held = Counter(INDICES[text] // 4 for text in view.hands[view.viewer])
    return max(asks, key=lambda action: (found[action], held[card(action) // 4], rng.random()))


def recalled(view: View, share: float, rng: Random) -> View:
    """The view without the facts that are forgotten: who holds a card, who does not, who has one at least of some."""

    def some(facts: Cards) -> Cards:
        return tuple(fact for fact in facts if rng.random() < share)

    sets = tuple(tuple(fact for fact in facts if rng.random() < share) for facts in view.some)
    return replace(view, known=tuple(map(some, view.known)), lacks=tuple(map(some, view.lacks)), some=sets)


def hits(s: State, asks: list[int]) -> list[int]:
    """The questions that would be answered with a card."""
    return [action for action in asks if int(s.hand[other_of(action)]) >> card(action) & 1]


def card(action: int) -> int:
    """The card that is asked for."""
    return int(card_of(action))
