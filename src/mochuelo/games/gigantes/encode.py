"""A view of A hombros de gigantes as a flat list of small integers, and actions as indices: what learning programs read and write.

Seats are counted from the one who looks, clockwise: 0 is oneself; where fewer than four play, the places of the others are 0. Owners of
cards are counted likewise; with one deck for all every card belongs to owner 0. The list has, in this order:

    4 * 52  where each card is, owner by owner, by rising index (C1, E1, W1, B1, C2 ...): 0 not known, 1 in the own hand, 2 in the own
            deck, 3 to 6 in the row of a seat, 7 to 10 in its library, 11 in its owner's oblivion, 12 to 15 in a quartet of a seat
    4 * 52  four colours: 1 for a card that everybody knows a seat holds, -1 for one that everybody knows it does not, else 0
     6 * 4  for each seat: cards in hand, cards to draw (a common stock at the first), score, its last turn that was no pass counted
            from 1 (0 for none), whether it has passed since a card moved, whether it has given up
         8  the phase: start, deal, pick, draw, play, over, lay, answer
         5  whose turn it is, who began, and to whom a pass would cede, counted from 1, 0 for nobody; whether it is one's own decision;
            four colours: questions since the last quartet
         8  the rules: four colours, long, personal decks, one pack for two, passing with an empty row, relations of either card, whether
            an empty row is safe from questions, whether a row stays with who played last

The index of an action says its seats from the one who takes it, so that it depends on the view.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

from mochuelo.games.gigantes.cards import CARDS, INDICES
from mochuelo.games.gigantes.imagine import instance
from mochuelo.games.gigantes.modes import mode, mode_of
from mochuelo.games.gigantes.notation import action_of, read, write
from mochuelo.games.gigantes.state import (
    ASKING,
    KIND,
    OPENING,
    PASSING,
    PHASES,
    PICKING,
    QUESTIONING,
    REFUTING,
    SUPPORTING,
)
from mochuelo.games.gigantes.view import View

SEATS = 4
LENGTH = 2 * SEATS * CARDS + 6 * SEATS + len(PHASES) + 5 + 8
"""Numbers in an observation."""
_SIZES = {
    int(OPENING): CARDS,
    int(SUPPORTING): CARDS * SEATS,
    int(REFUTING): CARDS * CARDS * SEATS,
    int(QUESTIONING): SEATS,
    int(PASSING): 1,
    int(PICKING): CARDS,
    int(ASKING): CARDS * SEATS,
}
_FIRST = {kind: sum(list(_SIZES.values())[:place]) for place, kind in enumerate(_SIZES)}
ACTIONS = sum(_SIZES.values())
"""Openings by card; supports by card and row; refutations by card, target and its owner; questions; the pass; picks; and questions of
four colours by card and seat."""


def observation(view: View) -> list[int]:
    """The view as the seat whose it is sees it: `LENGTH` integers. ValueError for a spectator's."""
    if view.viewer < 0:
        raise ValueError("a spectator's view; give that of a seat")
    course = [_from(view, seat) + 1 if seat >= 0 else 0 for seat in (view.mover, view.starter, view.heir)]
    phase = [int(view.phase == name) for name in PHASES]
    seats = [number for away in range(SEATS) for number in _seat(view, away)]
    return [*_places(view), *_known(view), *seats, *phase, *course, int(view.turn == view.viewer), view.asked, *_rules(view)]


def _from(view: View, seat: int) -> int:
    """A seat counted from the one who looks."""
    return (seat - view.viewer) % len(view.hands)


def _at(view: View, away: int) -> int:
    """The seat that is so far from the one who looks, -1 where there is none."""
    return (view.viewer + away) % len(view.hands) if away < len(view.hands) else -1


def _places(view: View) -> list[int]:
    found = [0] * (SEATS * CARDS)
    for text, place in _lying(view):
        owner, card = instance(text)
        found[CARDS * (_from(view, owner) if view.packs else 0) + card] = place
    return found


def _lying(view: View) -> Iterator[tuple[str, int]]:
    """Every card that is known, and where it is; what comes later counts."""
    own = view.viewer
    yield from ((text, 2) for text in (view.picks[own] if view.picks else ()))
    yield from ((text, 1) for text in view.hands[own])
    for seat in range(len(view.hands)):
        away = _from(view, seat)
        yield from ((text, 3 + away) for text in view.rows[seat])
        yield from ((text, 7 + away) for text in view.libraries[seat])
        yield from ((text, 11) for text in view.oblivions[seat])
        yield from ((f"{kind}{number}", 12 + away) for number in view.quartets[seat] for kind in "CEWB")


def _known(view: View) -> list[int]:
    found = [0] * (SEATS * CARDS)
    for told, number in ((view.known, 1), (view.lacks, -1)):
        for seat, cards in enumerate(told):
            for text in cards:
                found[CARDS * _from(view, seat) + INDICES[text]] = number
    return found


def _seat(view: View, away: int) -> list[int]:
    seat = _at(view, away)
    if seat < 0:
        return [0] * 6
    stock = view.stock[seat] if view.packs else view.stock[0] if away == 0 else 0
    marks = [int(seat in view.passed), int(seat in view.conceded)]
    return [len(view.hands[seat]), stock, view.scores[seat], view.last[seat] + 1, *marks]


def _rules(view: View) -> list[int]:
    given = view.options
    chosen = {
        "play": "four_colours",
        "length": "long",
        "decks": "personal",
        "packs": "shared",
        "pass_empty": "allowed",
        "match": "either",
        "question_min": "1",
        "pass_to": "stays",
    }
    return [int(getattr(given, name) == value) for name, value in chosen.items()]


def index(view: View, action: str) -> int:
    """The index of the text of an action of the seat whose view it is; ValueError for what no seat decides."""
    number = read(action)
    kind, card, target = number // int(KIND), number & 63, number >> 6 & 63
    if kind not in _FIRST or number >> 17 & 3 != view.viewer:
        raise ValueError(f"no decision of this seat: {action!r}; give one that it takes")
    away = _from(view, number >> 15 & 3)
    if kind == REFUTING:
        owner = number >> 12 & 7
        return _FIRST[kind] + (CARDS * card + target) * SEATS + (_from(view, owner - 1) if owner else 0)
    if kind in (int(SUPPORTING), int(ASKING)):
        return _FIRST[kind] + SEATS * card + away
    return _FIRST[kind] + (away if kind == QUESTIONING else 0 if kind == PASSING else card)


def text(view: View, number: int) -> str:
    """The text of the action with an index, in a view; ValueError where there is none."""
    kind = next((kind for kind in _FIRST if 0 <= number - _FIRST[kind] < _SIZES[kind]), -1)
    if kind < 0:
        raise ValueError(f"no action has the index {number!r}; ask `indices` which there are")
    rest, own = number - _FIRST[kind], view.viewer
    away = _at(view, rest % SEATS if kind in (int(SUPPORTING), int(REFUTING), int(QUESTIONING), int(ASKING)) else 0)
    if away < 0:
        raise ValueError(f"no seat for the index {number!r} at this table; ask `indices` which there are")
    if kind == REFUTING:
        card, target = divmod(rest // SEATS, CARDS)
        return write(action_of(kind, own, card, target=target, owner=away + 1 if view.packs else 0))
    if kind in (int(SUPPORTING), int(ASKING)):
        return write(action_of(kind, own, rest // SEATS, other=away))
    return write(action_of(kind, own, other=away) if kind == QUESTIONING else action_of(kind, own, rest))


def indices(view: View) -> list[int]:
    """The indices of all legal actions of the seat to decide, from that seat's own view: whatever is hidden does not change them."""
    state = mode_of(view.options).imagine(view, random.Random(0))
    return [index(view, write(action)) for action in mode(state).legal(state)]


def mask(view: View) -> list[int]:
    """1 at the index of each legal action of the seat to decide, `ACTIONS` long."""
    found = [0] * ACTIONS
    for number in indices(view):
        found[number] = 1
    return found
