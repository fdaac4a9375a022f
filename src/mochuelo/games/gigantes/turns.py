"""How the turns of the main game follow one another, from the draw to the end, and what is counted.

The functions change a state in place. The recorder hears from them: draw (seat, card), skip (seat), end (reason).
"""

from __future__ import annotations

from mypy_extensions import i64

from mochuelo.games.gigantes.state import BIT, DRAW, HANDS, OVER, PASSES, PLAY, STOCK, State, library_size, pops, row_size, stock_of


def score(s: State, seat: i64) -> i64:
    """What a seat counts: row and library, in the short game the hand as well; in four colours its quartets."""
    if s.four:
        return pops(s.quartet[seat])
    found = row_size(s, seat) + library_size(s, seat)
    return found if s.long else found + pops(s.hand[seat])


def heir(s: State, seat: i64) -> i64:
    """Who gets a seat's row on a pass: the other one whose last turn that was no pass is the latest; -1 where it stays or is empty."""
    if row_size(s, seat) == 0:
        return -1
    best: i64 = -1
    latest = s.last[seat] if s.stays else -1
    other: i64 = 0
    while other < s.seats:
        if other != seat and s.last[other] > latest and not s.out & BIT[other]:
            best = other
            latest = s.last[other]
        other += 1
    return best


def after(s: State, seat: i64) -> i64:
    """The next seat clockwise that has not given up."""
    seat = (seat + 1) % s.seats
    while s.out & BIT[seat]:
        seat = (seat + 1) % s.seats
    return seat


def take(s: State, card: i64) -> None:
    """A card goes from the stock to the hand of the seat."""
    if s.personal:
        s.stock[s.seat] &= ~BIT[card]
    else:
        s.stock[0] &= ~BIT[card]
    s.hand[s.seat] |= BIT[card]


def begin_turn(s: State, seat: i64) -> None:
    """A turn begins with a draw; whoever has no card and none to draw is skipped, and when nobody has any it is over."""
    s.drawn = -1
    first = seat
    while not stock_of(s, seat) and not s.hand[seat]:
        if not someone(s):
            finish(s, HANDS)
            return
        if s.tape is not None:
            s.tape.append(("skip", int(seat), 0, 0, 0))
        seat = after(s, seat)
        assert seat != first, "somebody has a card"
    s.seat = seat
    s.phase = DRAW if stock_of(s, seat) else PLAY


def someone(s: State) -> bool:
    """Whether somebody who is in has a card in hand or to draw."""
    seat: i64 = 0
    while seat < s.seats:
        if not s.out & BIT[seat] and (s.hand[seat] or stock_of(s, seat)):
            return True
        seat += 1
    return False


def draw(s: State, card: i64) -> None:
    """The draw of a turn; the last card of the stock ends the short game at once."""
    take(s, card)
    s.drawn = card
    s.passed = 0
    if s.tape is not None:
        s.tape.append(("draw", int(s.seat), int(card), 0, 0))
    if s.long or s.stock[0]:
        s.phase = PLAY
    else:
        finish(s, STOCK)


def end_turn(s: State) -> None:
    """The next one's turn, unless all that have cards have passed when nothing can be drawn."""
    if s.passed and all_passed(s):
        finish(s, PASSES)
    else:
        begin_turn(s, after(s, s.seat))


def all_passed(s: State) -> bool:
    """Whether nothing can be drawn and everybody with cards in hand has passed, one after another, without a card moving."""
    seat: i64 = 0
    while seat < s.seats:
        if not s.out & BIT[seat] and (stock_of(s, seat) or (s.hand[seat] and not s.passed & BIT[seat])):
            return False
        seat += 1
    return True


def finish(s: State, reason: i64) -> None:
    """It is over: whoever has most of those who are in has won, and those who have equally many share it."""
    s.phase = OVER
    s.reason = reason
    s.drawn = -1
    best: i64 = -1
    seat: i64 = 0
    while seat < s.seats:
        if not s.out & BIT[seat]:
            found = score(s, seat)
            if found > best:
                best = found
                s.winners = 0
            if found == best:
                s.winners |= BIT[seat]
        seat += 1
    if s.tape is not None:
        s.tape.append(("end", int(reason), 0, 0, 0))
