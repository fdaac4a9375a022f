"""The guided first games of A hombros de gigantes: whole games with a small deck, of which the learner plays the first seat."""

from __future__ import annotations

from typing import NamedTuple

from mochuelo.games.gigantes import GAME, Options, State
from mochuelo.games.gigantes.state import SEATS


class Guided(NamedTuple):
    """A game, action by action; what chance has no choice in follows by itself."""

    slug: str
    options: Options
    hands: tuple[str, ...]
    """The cards that each seat is dealt."""
    turns: str
    """Draws and turns, the learner's as they are meant to be."""
    alike: dict[str, str] = {}
    """Turns that are as good as what is meant, all by one pattern: the game goes on in the same way after each."""

    def start(self) -> State:
        """The position before the first turn, all hands dealt."""
        state = GAME.apply(GAME.start(self.options, len(self.hands)), GAME.read("first:In"))
        hands = [hand.split() for hand in self.hands]
        while any(hands):
            seat = next(n for n, key in enumerate(SEATS) if GAME.write(GAME.legal(state)[0]).startswith(key))
            state = GAME.apply(state, GAME.read(f"{SEATS[seat]}<{hands[seat].pop(0)}"))
        return state


FIRST = Guided(
    "first",
    Options(numbers=8, owls=1),
    ("B8 E3 C1 W6 E1 E8", "C3 B2 C6 W5 C5 E5"),
    "In<B5 In:C1 Te<B6 Te:C5 In<W1 In:W1+In Te<B4 Te:E5+Te In<W3 In:W6+In Te<W8 Te:W5+Te In<C8 In:B8+In Te<C7 Te:C6xE5 In<B7 In:?Te "
    "Te<C2 Te:B6 In<E2 In:E1xB6 Te<B1 Te:C2 In<E7 In:E2 Te<E6 Te:B2+Te In<E4 In:B7+Te Te<B3 Te:B1+Te In<C13 In:C13xB2 Te<W7 Te:- "
    "In<C4 In:C4xE2 Te<W2 Te:W2 In<W4",
    {"In:C13xB2": "In:C13x(C2|B2|B7|B1)"},
)
"""Every action in the order in which the words teach it, and the two that one hopes for: a ceded row, and an own card refuted."""

FOUR = Guided(
    "four",
    Options(play="four_colours", numbers=7, owls=0),
    ("C1 E1 W1 C2 E2 C3 E3 B5 E7 B7", "B1 W2 W3 C4 E4 C5 E5 C6 C7", "B2 B3 W4 B4 W5 E6 W6 B6 W7"),
    "In:?TeB1 In:?SaW2 Sa:?TeC4 Sa:?TeE4 Sa:?InE5 In:?TeW2 In:?TeB2 Te:?InB5 Te:?SaW5 Te:?InC3 Te:?SaE3 Sa:?TeC6 Sa:?InW3 "
    "In:?SaB2 In:?SaB3 In:?TeC3 In:?TeW3 In:?TeC7",
)
"""Three quartets to two and one: what others ask for, and what they do not have, is all one needs to remember."""

GAMES = (FIRST, FOUR)
