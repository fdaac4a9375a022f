"""What a viewer may know: the own hand and card; of the others' only how many, unless all play with their cards in sight."""

from __future__ import annotations

import random
from collections import Counter

from msgspec import Struct
from msgspec.structs import replace

from mochuelo.core.game import CHANCE, Viewer

from .rules import NOTHING, Action, Options, Phase, State, turn


class View(Struct, frozen=True, kw_only=True):
    """A card that the viewer does not know is 0 in a hand, and -1 where it lies set."""

    options: Options
    viewer: int
    """The seat that looks, -1 for a spectator and for everybody where nothing is hidden."""
    phase: Phase
    turn: int
    """The seat to decide, -1 when it is chance's turn or nobody's."""
    hands: tuple[tuple[int, ...], ...]
    sets: tuple[int, ...]
    shown: tuple[bool, ...]
    piles: tuple[tuple[int, ...], ...]
    buried: tuple[tuple[int, ...], ...]
    """The cards that each seat that left took with it: nobody sees them where cards are hidden."""
    treasure: int
    scores: tuple[int, ...]
    out: tuple[bool, ...]


FACE_DOWN = -1


def view(state: State, viewer: Viewer) -> View:
    decides, hides = turn(state), state.options.cards == "down"
    return View(
        options=state.options,
        viewer=viewer if hides and viewer != "spectator" else -1,
        phase=state.phase,
        turn=-1 if decides is None or decides == CHANCE else decides,
        hands=tuple(hand if seat == viewer or not hides else (NOTHING,) * len(hand) for seat, hand in enumerate(state.hands)),
        sets=tuple(_set(state, seat, viewer) for seat in range(len(state.sets))),
        shown=state.shown,
        piles=state.piles,
        buried=tuple((NOTHING,) * len(cards) if hides else cards for cards in state.buried),
        treasure=state.treasure,
        scores=state.scores,
        out=state.out,
    )


def _set(state: State, seat: int, viewer: Viewer) -> int:
    card = state.sets[seat]
    known = state.shown[seat] or seat == viewer or state.options.cards == "up"
    return card if not card or known else FACE_DOWN


def seen(state: State, action: Action, viewer: Viewer) -> Action:
    secret = state.options.cards == "down" and action.kind in ("deal", "set") and action.seat != viewer
    return replace(action, value=NOTHING) if secret else action


def imagine(view: View, rng: random.Random) -> State:
    """Spread the cards that the viewer has not seen over the places that it cannot look at."""
    unseen = Counter(dict.fromkeys(range(1, view.options.ranks + 1), view.options.copies))
    unseen.subtract(card for row in (*view.hands, *view.piles, *view.buried, view.sets) for card in row if card > 0)
    cards = list(unseen.elements())
    rng.shuffle(cards)
    return State(
        options=view.options,
        phase=view.phase,
        hands=tuple(tuple(sorted(card or cards.pop() for card in hand)) for hand in view.hands),
        sets=tuple(cards.pop() if card == FACE_DOWN else card for card in view.sets),
        shown=view.shown,
        piles=view.piles,
        buried=tuple(tuple(sorted(card or cards.pop() for card in hand)) for hand in view.buried),
        deck=tuple(cards.count(rank) for rank in range(1, view.options.ranks + 1)),
        treasure=view.treasure,
        scores=view.scores,
        out=view.out,
    )
