"""How turns follow one another, the disc, and the end.

The functions change a state in place. The recorder hears from them: turn_disc (by, rotation), carry (seat, from, to), used (pile), again
(pile), round (number), closing (), end (reason).
"""

from __future__ import annotations

from mypy_extensions import i64

from mochuelo.games.sophie.state import (
    BIG_PILE,
    BIT,
    CONCESSION,
    FINALE_END,
    IN_PILE,
    NORMAL,
    OVER,
    PHILOSOPHY_PILE,
    POPS,
    RABBIT,
    ROLL,
    ROUNDS,
    ROUNDS_END,
    TURN,
    USED,
    State,
)
from mochuelo.games.sophie.walking import beyond, hole


def after(s: State, seat: i64) -> i64:
    """The next seat clockwise that has not given up."""
    seat = (seat + 1) % s.seats
    while s.out & BIT[seat]:
        seat = (seat + 1) % s.seats
    return seat


def begin_turn(s: State, seat: i64) -> None:
    """A turn begins; whoever was carried beside an open rabbit hole has but to jump."""
    s.seat = seat
    here = s.post[seat] // 3
    carried = s.carried & BIT[seat]
    s.phase = RABBIT if carried and hole(s, here) and beyond(s, seat) else TURN


def end_turn(s: State) -> None:
    """The end of the mover's turn: beside an open rabbit hole it jumps first."""
    if hole(s, s.post[s.seat] // 3) and beyond(s, s.seat):
        s.phase = RABBIT
    else:
        next_turn(s)


def next_turn(s: State) -> None:
    """The next one's turn, and where all have had theirs the next round, unless it was the last."""
    seat = after(s, s.seat)
    if (seat - s.starter + s.seats) % s.seats <= (s.seat - s.starter + s.seats) % s.seats:
        if s.closing:
            finish(s, FINALE_END)
            return
        if s.round == ROUNDS:
            finish(s, ROUNDS_END)
            return
        s.round += 1
    begin_turn(s, seat)


def roll(s: State, what: i64) -> None:
    """The die is to be rolled, and what it must show."""
    s.phase = ROLL
    s.roll = what
    s.die = 0


def turn_disc(s: State, by: i64) -> None:
    """Turn the disc clockwise; what is on it goes along."""
    t, size = s.track, len(s.track.ring)
    s.rotation = (s.rotation + by) % size
    if s.tape is not None:
        s.tape.append(("turn_disc", int(s.seat), int(by), int(s.rotation), 0))
    seat: i64 = 0
    while seat < s.seats:
        place = t.rim[s.post[seat] // 3] if s.post[seat] >= 0 else -1
        if place >= 0:
            there = t.ring[(place + by) % size]
            if s.tape is not None:
                s.tape.append(("carry", int(seat), int(t.ring[place]), int(there), 0))
            s.post[seat] = 3 * there
            s.carried |= BIT[seat]
        seat += 1


# ---- cards -------------------------------------------------------------------------------------------------------------


def discard(s: State, pile: i64, card: i64) -> None:
    """A card goes to the used ones of its pile."""
    s.lies[s.first[pile] + card] = USED
    s.used[pile] += 1


def have_cards(s: State, pile: i64) -> None:
    """Where a pile is empty it is made again from its used cards."""
    socrates = s.socrates_left if pile == PHILOSOPHY_PILE else 0
    if s.left[pile] or socrates:
        return
    if s.tape is not None:
        s.tape.append(("again", int(pile), int(s.used[pile]), 0, 0))
    n = s.first[pile]
    while n < s.first[pile + 1]:
        if s.lies[n] == USED:
            s.lies[n] = IN_PILE
        n += 1
    s.left[pile] = s.used[pile]
    s.used[pile] = 0
    if pile == PHILOSOPHY_PILE:
        s.socrates_left = s.socrates_used
        s.socrates_used = 0


def clear_table(s: State) -> None:
    """Nothing is asked any more: what lies open goes to the used cards."""
    if s.card >= 0:
        discard(s, s.pile, s.card)
    if s.big >= 0:
        discard(s, BIG_PILE, s.big)
    forget_question(s)
    s.big = -1


def forget_question(s: State) -> None:
    """No question is asked and nothing spoken for; where the card goes is said elsewhere."""
    s.speech, s.voters = 0, 0
    s.purpose, s.pile, s.card, s.number, s.order, s.answer, s.odds, s.bet = 0, -1, -1, 0, -1, -1, -1, 0
    s.heard, s.reader = 0, -1
    s.shown = None


# ---- the end -----------------------------------------------------------------------------------------------------------


def finish(s: State, reason: i64) -> None:
    """It is over: whoever has most points of those who are in has won, and those who have equally many share it."""
    clear_table(s)
    s.phase = OVER
    s.reason = reason
    best: i64 = -1
    seat: i64 = 0
    while seat < s.seats:
        if not s.out & BIT[seat]:
            if s.points[seat] > best:
                best = s.points[seat]
                s.winners = 0
            if s.points[seat] == best:
                s.winners |= BIT[seat]
        seat += 1
    if s.tape is not None:
        s.tape.append(("end", int(reason), 0, 0, 0))


def alone(s: State) -> bool:
    """Whether only one seat has not given up; then the game is over."""
    if POPS[s.out] != s.seats - 1:
        return False
    finish(s, CONCESSION)
    return True


def stay(s: State) -> None:
    """The mover waits where it is."""
    s.roll = NORMAL
    next_turn(s)
