"""How a game of Tangents opens: the deal, and who moves first.

The functions change a state in place and trust their action. The recorder hears from them: deal (seat, card), die (seat, number),
thrown (seat, throw), reveal (Illustrator's throw, Poet's), again () for an opening that is repeated, first (seat, 1 where
the options say who starts, 2 where the winner does, 3 where it is drawn, else 0).
"""

from __future__ import annotations

from mypy_extensions import i64

from mochuelo.games.tangents.chain import card_of
from mochuelo.games.tangents.state import BIT, BY_DIE, BY_LOT, BY_POET, BY_THROWS, CHOOSE, DIE, LOT, PLAY, REVEAL, THROW, State, pops


def deal(s: State, action: i64) -> None:
    """One card goes to a hand; when both are full, who starts is found."""
    card = card_of(action)
    if s.seat:
        s.hand1 |= BIT[card - 1]
    else:
        s.hand0 |= BIT[card - 1]
    if s.tape is not None:
        s.tape.append(("deal", int(s.seat), int(card), 0, 0))
    if pops(s.hand1) == s.size:
        start(s)
    else:
        s.seat = 1 if pops(s.hand0) > pops(s.hand1) else 0


def start(s: State) -> None:
    """Find who starts: in a second game that is known."""
    s.seat = 0
    if s.game == 2:
        first(s, s.starter, 0)
    elif s.opening == BY_DIE:
        s.phase = DIE
    elif s.opening == BY_THROWS:
        s.phase = THROW
    elif s.opening == BY_LOT:
        s.phase = LOT
    else:
        first(s, 1 if s.opening == BY_POET else 0, 1)


def roll(s: State, action: i64) -> None:
    """The Illustrator rolls, then the Poet; equal rolls repeat."""
    number = card_of(action)
    if s.tape is not None:
        s.tape.append(("die", int(s.seat), int(number), 0, 0))
    if not s.seat:
        s.die0 = number
        s.die1 = 0
        s.seat = 1
        return
    s.die1 = number
    decide(s, 0 if s.die0 > number else 1, s.die0 == number)


def throw(s: State, action: i64) -> None:
    """One throws in secret; when both have, the throws are to be revealed."""
    thrown = card_of(action)
    if s.tape is not None:
        s.tape.append(("thrown", int(s.seat), int(thrown), 0, 0))
    if not s.seat:
        s.throw0 = thrown
        s.seat = 1
        return
    s.throw1 = thrown
    s.seat = 0
    s.phase = REVEAL


def reveal(s: State) -> None:
    """Both throws are shown: rock beats scissors, scissors beat paper, paper beats rock; equal throws repeat."""
    one = s.throw0
    other = s.throw1
    if s.tape is not None:
        s.tape.append(("reveal", int(one), int(other), 0, 0))
    s.shown = one + 4 * other
    s.throw0 = 0
    s.throw1 = 0
    s.phase = THROW
    decide(s, 0 if (one - other + 3) % 3 == 1 else 1, one == other)


def decide(s: State, winner: i64, equal: bool) -> None:
    """Whoever won the opening moves first, or chooses; an equal one is repeated."""
    if equal:
        s.seat = 0
        if s.tape is not None:
            s.tape.append(("again", 0, 0, 0, 0))
    elif s.chooses:
        s.seat = winner
        s.phase = CHOOSE
    else:
        first(s, winner, 0)


def first(s: State, seat: i64, chosen: i64) -> None:
    """It is known who starts, and the first turn begins."""
    s.starter = seat
    s.seat = seat
    s.phase = PLAY
    if s.tape is not None:
        s.tape.append(("first", int(seat), int(chosen), 0, 0))
