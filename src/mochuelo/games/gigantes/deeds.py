"""What the one action of a turn does in the main game: open, support, refute, question, pass.

The functions change a state in place and trust their action. The recorder hears from them: open (seat, card), support (seat, card, the
row's seat), refute (seat, card, target, 4 * the row's seat + the target's owner), question (seat, other), cede (seat, heir), keep (seat)
for a row that stays, pass (seat) with an empty row.
"""

from __future__ import annotations

from mypy_extensions import i64

from mochuelo.games.gigantes.state import (
    BIT,
    KIND,
    OPENING,
    OWNER,
    PASSING,
    REFUTING,
    SUPPORTING,
    State,
    card_of,
    other_of,
    row_size,
    target_of,
)
from mochuelo.games.gigantes.turns import heir


def act(s: State, action: i64) -> None:
    """The one action of a turn."""
    kind = action // KIND
    if kind == PASSING:
        give_up_row(s)
        return
    if kind == OPENING:
        lay(s, s.seat, card_of(action))
        if s.tape is not None:
            s.tape.append(("open", int(s.seat), int(card_of(action)), 0, 0))
    elif kind == SUPPORTING:
        lay(s, other_of(action), card_of(action))
        if s.tape is not None:
            s.tape.append(("support", int(s.seat), int(card_of(action)), int(other_of(action)), 0))
    elif kind == REFUTING:
        refute(s, card_of(action), target_of(action), action // OWNER & 7)
    else:
        question(s, other_of(action))
    s.last[s.seat] = s.played
    s.played += 1
    s.passed = 0


def owner_of(s: State) -> i64:
    """To whom the cards of the seat belong."""
    return s.seat if s.personal else 0


def lay(s: State, row: i64, card: i64) -> None:
    """A hand card goes into a row."""
    owner = owner_of(s)
    s.hand[s.seat] &= ~BIT[card]
    s.row[4 * row + owner] |= BIT[card]
    s.stamp[52 * owner + card] = s.clock
    s.clock += 1


def refute(s: State, card: i64, target: i64, owned: i64) -> None:
    """The hand card and the table card go to the refuter's library, of personal decks the table card to its owner's oblivion."""
    seat = s.seat
    owner = owned - 1 if owned else 0
    row: i64 = 0
    while not s.row[4 * row + owner] & BIT[target]:
        row += 1
    s.row[4 * row + owner] &= ~BIT[target]
    s.hand[seat] &= ~BIT[card]
    s.won[4 * seat + owner_of(s)] |= BIT[card]
    if s.personal:
        s.oblivion[owner] |= BIT[target]
    else:
        s.won[4 * seat] |= BIT[target]
    if s.tape is not None:
        s.tape.append(("refute", int(seat), int(card), int(target), int(4 * row + owner)))


def question(s: State, other: i64) -> None:
    """Both rows go to the challenger's library, of personal decks the other's to the oblivions of those who brought it."""
    if s.tape is not None:
        s.tape.append(("question", int(s.seat), int(other), 0, 0))
    win(s, s.seat, s.seat)
    clear(s, other, s.seat)


def win(s: State, row: i64, seat: i64) -> None:
    """A row goes to a library."""
    owner: i64 = 0
    while owner < 4:
        s.won[4 * seat + owner] |= s.row[4 * row + owner]
        s.row[4 * row + owner] = 0
        owner += 1


def clear(s: State, row: i64, seat: i64) -> None:
    """A row that is lost to a seat."""
    if not s.personal:
        win(s, row, seat)
        return
    owner: i64 = 0
    while owner < 4:
        s.oblivion[owner] |= s.row[4 * row + owner]
        s.row[4 * row + owner] = 0
        owner += 1


def give_up_row(s: State) -> None:
    """A pass: the row is ceded to its heir, or nothing moves."""
    to = heir(s, s.seat)
    if to < 0:
        s.passed |= BIT[s.seat]
        if s.tape is not None:
            s.tape.append(("keep" if row_size(s, s.seat) else "pass", int(s.seat), 0, 0, 0))
        return
    s.passed = 0
    if s.tape is not None:
        s.tape.append(("cede", int(s.seat), int(to), 0, 0))
    clear(s, s.seat, to)
