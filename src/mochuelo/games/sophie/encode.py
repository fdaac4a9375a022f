"""A view of Sophie's World as a flat list of small integers, and actions as indices: what learning programs read and write.

Seats are counted from the one that looks, clockwise: 0 is oneself; where fewer than six play, the places of the others are 0. Spaces are
counted as `board.Board` does: the epochs in time order, the Place of Forgetting, then the others as the board lists them. The list has, in
this order:

    6 * 20  for each seat: its space counted from 1 (0 for none), the space straight on likewise, the epoch its journey came from likewise,
            points, Socrates cards, whether the disc has carried it, whether it has given up, whether a program plays it, whether each of
            the six epochs is finished, and whether one right answer is kept for each
        21  the phase (`state.PHASES`)
         5  how far the disc is turned (-1 before it is), whether the exit of the Place of Forgetting is open, whether a boat is there, the
            die, what a roll must show: 0 anything, 1 a six, 2 a three or a six
        16  how many cards each of the eight piles has, and how many are used
         7  whose turn it is and who began, counted from 1 (0 for nobody), whether one is awaited, the round, who plays the finale counted
            from 1, how many of its questions are answered, whether only the rest of a round is played
         7  the question: its pile counted from 1, its number, difficulty, purpose (1 epoch, 2 philosophy, 3 finale), the answer named
            counted from 1 (4 for none), whether a bet may be made or is made (1, 2), whose it is counted from 1
         8  the rules: last round, gadflies to the next path, Socrates cards, epochs entered once, all instructions, the left neighbour
            reads, the points of the finale, epochs to finish
"""

from __future__ import annotations

import random

from mochuelo.games.sophie.asked import Asked
from mochuelo.games.sophie.board import board
from mochuelo.games.sophie.cards import PILES
from mochuelo.games.sophie.imagine import imagine
from mochuelo.games.sophie.legal import legal_vec
from mochuelo.games.sophie.notation import EPOCHS, read, write
from mochuelo.games.sophie.state import PHASES, PURPOSES, SEATS
from mochuelo.games.sophie.view import NEEDS, View

MOST = len(SEATS)
LENGTH = 20 * MOST + len(PHASES) + 5 + 2 * len(PILES) + 7 + 7 + 8
"""Numbers in an observation."""
FIXED = (
    *("ask", "^", "f", "sp", "six", "!", "j-", "q1", "q2", "a", "b", "c", "-", "s-", "s+", "v+", "v0", "v."),
    *(f"%{odds}" for odds in range(0, 101, 5)),
    *(f"{mark}:{epoch}" for mark in "Sw" for epoch in EPOCHS),
    *(f"first:{away}" for away in range(MOST)),
)
"""The decisions that are on every board, by index; a vote and who begins stand here without a seat, and with one counted from oneself.
After them come for each space `>` to stop there, and then for each space `j:` to jump there."""


def actions(deck: str = "") -> int:
    """How many indices there are with the board of a deck."""
    return len(FIXED) + 2 * len(board(deck).ids)


def observation(view: View, seat: int) -> list[int]:
    """The view as a seat sees it: `LENGTH` integers."""
    seats = [number for away in range(MOST) for number in _seat(view, (seat + away) % len(view.points), away)]
    disc = [view.rotation, int(view.exit_open), int(view.boat), view.die, NEEDS.index(view.needs)]
    finale = [0, 0] if view.finale is None else [_from(view, seat, view.finale.seat), view.finale.asked]
    course = [_from(view, seat, view.mover), _from(view, seat, view.starter), int(seat in view.awaited), view.round, *finale]
    phase = [int(view.phase == name) for name in PHASES]
    asked = [0] * 7 if view.question is None else _asked(view, seat, view.question)
    return [*seats, *phase, *disc, *view.piles, *view.used, *course, int(view.closing), *asked, *_rules(view)]


def _from(view: View, seat: int, other: int) -> int:
    """A seat counted from the one that looks, from 1; 0 for nobody."""
    return 0 if other < 0 else (other - seat) % len(view.points) + 1


def _seat(view: View, seat: int, away: int) -> list[int]:
    if away >= len(view.points):
        return [0] * 20
    spaces = board(view.options.deck).index
    where = [spaces[key] + 1 if key else 0 for key in (view.places[seat], view.heading[seat], view.came[seat])]
    marks = [int(seat in seats) for seats in (view.carried, view.conceded, view.options.bots)]
    epochs = [int(key in keys[seat]) for keys in (view.markers, view.kept) for key in EPOCHS]
    return [*where, view.points[seat], view.socrates[seat], *marks, *epochs]


def _asked(view: View, seat: int, asked: Asked) -> list[int]:
    answer = "abc-".index(asked.answer) + 1 if asked.answer else 0
    bet = ("", "open", "yes").index(asked.bet)
    purpose, pile = PURPOSES.index(asked.purpose), PILES.index(asked.pile) + 1
    return [pile, asked.number, asked.difficulty, purpose, answer, bet, _from(view, seat, asked.seat)]


def _rules(view: View) -> list[int]:
    given = view.options
    chosen = {
        "last_round": "on",
        "gadfly": "next_path",
        "socrates_cards": "on",
        "enter_epoch_once": "on",
        "disc_moves": "all_instructions",
        "reader": "left_neighbour",
    }
    return [*(int(getattr(given, name) == value) for name, value in chosen.items()), int(given.finale_points), given.goal]


def index(view: View, seat: int, action: str) -> int:
    """The index of the text of an action of a seat; ValueError for what no seat decides."""
    read(action)
    spaces = board(view.options.deck)
    if action[0] == ">" and action[1:] in spaces.index:
        return len(FIXED) + spaces.index[action[1:]]
    if action[:2] == "j:" and action[2:] in spaces.index:
        return len(FIXED) + len(spaces.ids) + spaces.index[action[2:]]
    plain = action
    if action[0] == "v" and action[1:3] == SEATS[seat]:
        plain = f"v{action[3:]}"
    elif action[:6] == "first:":
        plain = f"first:{(SEATS.index(action[6:]) - seat) % len(view.points)}"
    if plain not in FIXED:
        raise ValueError(f"no decision of this seat: {action!r}; give one that it takes")
    return FIXED.index(plain)


def text(view: View, seat: int, number: int) -> str:
    """The text of the action with an index, of a seat; ValueError where there is none."""
    ids = board(view.options.deck).ids
    if not 0 <= number < actions(view.options.deck):
        raise ValueError(f"no action has the index {number!r}; ask `indices` which there are")
    if number >= len(FIXED):
        jump, space = divmod(number - len(FIXED), len(ids))
        return f"{'j:' if jump else '>'}{ids[space]}"
    plain = FIXED[number]
    if plain[0] == "v":
        return f"v{SEATS[seat]}{plain[1:]}"
    if plain[:6] == "first:":
        return f"first:{SEATS[(seat + int(plain[6:])) % len(view.points)]}"
    return plain


def indices(view: View, seat: int) -> list[int]:
    """The indices of all legal actions of a seat that is awaited: whatever is hidden does not change them."""
    found = legal_vec(imagine(view, random.Random(0)), seat)
    return [index(view, seat, write(action)) for action in found]


def mask(view: View, seat: int) -> list[int]:
    """1 at the index of each legal action of a seat that is awaited, as many numbers as there are `actions`."""
    found = [0] * actions(view.options.deck)
    for number in indices(view, seat):
        found[number] = 1
    return found
