"""A view of Tangents as a flat list of small integers, and actions as indices: what learning programs read and write.

Seats are counted from the one who looks: 0 is oneself, 1 the other. The list has, in this order:

    16 * 11  the grid, A1 to D4: 0 empty, 1 an own card, 2 the other's; whether it is turned; whether it is blocked; and the eight values
             that it shows, clockwise from the top
     8 * 16  the own hand by rising numbers: the eight values of the own face, upright, then of the other one; -1 where no card is
     8 * 16  the other hand likewise; -2 for a card that is not known
          2  whether the own block is still there, and the other's
         10  the phase: deal, die, lot, throw, reveal, choose, play, pass, next, over
          1  whether it is one's own decision
          2  the number of the game, and whether one starts it
          2  own cards and the other's at the end of the first game of a match, 0 before

An action's index names a card by its place in the hand, so that it depends on the view; chains are straight. A bent chain has none.
"""

from __future__ import annotations

import random

from mochuelo.games.tangents.cards import FACES
from mochuelo.games.tangents.notation import read, write
from mochuelo.games.tangents.rules import legal
from mochuelo.games.tangents.state import (
    BLOCKING,
    CARD,
    CHOOSING,
    FLIPS,
    GOING_ON,
    KIND,
    PHASES,
    PLACING,
    SEAT,
    SPACES,
    STRAIGHT,
    THROWING,
    TURNED,
)
from mochuelo.games.tangents.view import OnBoard, View, imagine

LENGTH = 16 * 11 + 2 * 8 * 16 + 2 + 10 + 1 + 2 + 2
"""Numbers in an observation."""
_CHAINS = 1 + 8 * 14
_PLACINGS = 16 * 8 * 2 * _CHAINS
ACTIONS = _PLACINGS + 16 + 3 + 2 + 1
"""Placings by space, place in the hand, orientation and chain (none, then by direction, length, and how the cards lie); then blocks
by space, the three throws, first and second, next."""
_FLIPS = [0] + [int(STRAIGHT[30 * way + n]) for way in range(8) for n in range(14)]
_CHAIN = {flips: n for n, flips in enumerate(_FLIPS)}
_OTHERS = ((int(BLOCKING), 16, 1), (int(THROWING), 3, int(CARD)), (int(CHOOSING), 2, int(CARD)), (int(GOING_ON), 1, 1))
"""What is no placing: its kind, how many there are, and what one is worth in an action."""


def observation(view: View, seat: int) -> list[int]:
    """The view as `seat` sees it: `LENGTH` integers."""
    on = {t.space: t for t in view.board}
    grid = [number for space in SPACES for number in _lying(on.get(space), seat)]
    hands = [number for who in (seat, 1 - seat) for number in _hand(view.hands[who], seat)]
    blocks = [int(view.blocks[seat]), int(view.blocks[1 - seat])]
    phase = [int(view.phase == name) for name in PHASES]
    results = view.results[0] if view.options.games == "two" and view.results else (0, 0)
    course = [int(view.turn == seat), view.game, int(view.starter == seat), results[seat], results[1 - seat]]
    return [*grid, *hands, *blocks, *phase, *course]


def _lying(t: OnBoard | None, seat: int) -> list[int]:
    if t is None:
        return [0] * 11
    face = FACES[t.card - 1][t.side]
    return [1 if t.side == seat else 2, int(t.turned), int(t.blocked), *(face[4:] + face[:4] if t.turned else face)]


def _hand(cards: tuple[int, ...], seat: int) -> list[int]:
    """Both faces of each card, the one of the seat that looks first."""
    known = [[*FACES[card - 1][seat], *FACES[card - 1][1 - seat]] if card else [-2] * 16 for card in cards]
    return [number for card in known + [[-1] * 16] * (8 - len(cards)) for number in card]


def index(view: View, action: str) -> int:
    """The index of the text of an action of the seat to decide; ValueError for what it cannot be (a card elsewhere, a bent chain)."""
    kind, rest = divmod(read(action), int(KIND))
    rest %= int(SEAT)
    if kind == PLACING:
        chain = _CHAIN.get(rest // int(FLIPS) * int(FLIPS))
        card = rest // int(CARD) & 63
        if chain is None or card not in view.hands[view.turn]:
            raise ValueError(f"no index here: {action!r}; give a straight chain with a card of the hand")
        place = view.hands[view.turn].index(card)
        return (((rest & 15) * 8 + place) * 2 + (rest // int(TURNED) & 1)) * _CHAINS + chain
    first = _PLACINGS
    for other, count, worth in _OTHERS:
        if kind == other:
            return first + rest // worth - (worth > 1)
        first += count
    raise ValueError(f"no decision: {action!r}; give one that a seat takes")


def text(view: View, number: int) -> str:
    """The text of the action with an index, in a view; ValueError where there is none."""
    seat = int(SEAT) * view.turn
    if 0 <= number < _PLACINGS:
        number, chain = divmod(number, _CHAINS)
        hand, place = view.hands[view.turn], number // 2 % 8
        if place < len(hand) and hand[place]:
            return write(seat + number // 16 + int(CARD) * hand[place] + int(TURNED) * (number % 2) + _FLIPS[chain])
    number -= _PLACINGS
    for kind, count, worth in _OTHERS:
        if 0 <= number < count:
            return write(int(KIND) * kind + seat + (number + (worth > 1)) * worth)
        number -= count
    raise ValueError("no action has that index here; ask `indices` which there are")


def indices(view: View) -> list[int]:
    """The indices of all legal actions of the seat to decide, from that seat's own view: whatever is hidden does not change them."""
    return [index(view, write(action)) for action in legal(imagine(view, random.Random(0)))]


def mask(view: View) -> list[int]:
    """1 at the index of each legal action of the seat to decide, `ACTIONS` long."""
    found = [0] * ACTIONS
    for number in indices(view):
        found[number] = 1
    return found
