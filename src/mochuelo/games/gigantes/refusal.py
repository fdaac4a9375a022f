"""Why an action of the main game is not allowed here and now, in words that say what would do."""

from __future__ import annotations

from mochuelo.core.errors import IllegalAction
from mochuelo.games.gigantes.cards import FIRST_OWL, TEXTS
from mochuelo.games.gigantes.notation import write
from mochuelo.games.gigantes.opening import pickable
from mochuelo.games.gigantes.rules import legal
from mochuelo.games.gigantes.state import (
    HIDDEN,
    KIND,
    OPENING,
    OVER,
    OWLS,
    PASSING,
    PICK,
    PICKING,
    PLAY,
    REFUTING,
    SEATS,
    START,
    SUPPORTING,
    State,
    lying,
    row_size,
)


def refusal(s: State, action: int) -> IllegalAction:
    """The error for an action that is not legal in a state."""
    if s.phase == OVER:
        return IllegalAction("over", "the game is over; nothing more can be played")
    try:
        kind, seat, text = action // int(KIND), action >> 17 & 3, write(action)
    except (IndexError, KeyError):
        return IllegalAction("unreadable", f"no action {action!r}; actions are read from texts like In:W3+Te", text=str(action))
    wanted = {int(PLAY): range(PASSING + 1), int(PICK): range(PICKING, PICKING + 1)}.get(int(s.phase), range(0))
    if kind not in wanted:
        return _not_now(s, text)
    if seat != s.seat:
        name = SEATS[s.seat]
        return IllegalAction("not-your-turn", f"it is the turn of {name!r}, not {text!r}; wait for yours", text=text, seat=name)
    return _pick(s, action & 63) if kind == PICKING else _turn(s, kind, action)


def _not_now(s: State, text: str) -> IllegalAction:
    """Something else is to be done first; what chance may do is a secret but for who begins, and is told by its shape."""
    if s.phase == PLAY:
        return IllegalAction("play-first", f"a turn is to be played, not {text!r}; open, support, refute, question or pass", text=text)
    name = SEATS[s.seat]
    if s.phase == PICK:
        return IllegalAction("pick-first", f"{name} is picking a deck, so not {text!r}; write a pick like {name}=C5", text=text, seat=name)
    open_ = " ".join(write(action) for action in legal(s)) if s.phase == START else f"{name}<??"
    return IllegalAction("not-now", f"not possible now: {text!r}; what comes next is {open_}", text=text, open=open_)


def _pick(s: State, card: int) -> IllegalAction:
    seat, text, picked = SEATS[s.seat], TEXTS[card] if card != HIDDEN else "??", int(s.picked[s.seat])
    if card == HIDDEN or not s.pack[s.seat] >> card & 1:
        return IllegalAction("not-in-pack", f"{text!r} is not in the pack of {seat}; pick another card", card=text, seat=seat)
    if card < picked.bit_length():
        last = TEXTS[picked.bit_length() - 1]
        return IllegalAction("pick-order", f"{text!r} after {last!r}; cards are picked in rising order", card=text, last=last)
    most = int(s.most_owls)
    if card >= FIRST_OWL and (picked & int(OWLS)).bit_count() >= most:
        return IllegalAction("pick-owls", f"one mochuelo too many: {text!r}; a deck may have {most}", card=text, most=most)
    assert not pickable(s) >> card & 1, "every other reason has been told"
    return IllegalAction("pick-rest", f"after {text!r} too few cards are left to complete the deck; pick an earlier one", card=text)


# ---- turns -----------------------------------------------------------------------------------------------------------


def _turn(s: State, kind: int, action: int) -> IllegalAction:
    card, other = action & 63, action >> 15 & 3
    if kind <= REFUTING and (card == HIDDEN or not s.hand[s.seat] >> card & 1):
        text = TEXTS[card] if card != HIDDEN else "??"
        name = SEATS[s.seat]
        return IllegalAction("not-in-hand", f"{text!r} is not in the hand of {name}; play another card", card=text, seat=name)
    if kind == OPENING:
        words = f"the row of {SEATS[s.seat]} is not empty; open with an empty row, support, refute, question or pass"
        return IllegalAction("open-taken", words, seat=SEATS[s.seat])
    if kind == REFUTING:
        return _refutation(s, card, action >> 6 & 63, action >> 12 & 7)
    if kind == PASSING:
        return IllegalAction("pass-empty", "a pass with an empty row; open with any card", seat=SEATS[s.seat])
    if other >= s.seats:
        return IllegalAction("no-seat", f"nobody plays {SEATS[other]!r} at this table; name another player", other=SEATS[other])
    return _support(s, card, other) if kind == SUPPORTING else _question(s, other)


def _support(s: State, card: int, other: int) -> IllegalAction:
    text, name = TEXTS[card], SEATS[other]
    if card >= FIRST_OWL:
        return IllegalAction("support-owl", f"a mochuelo supports nothing: {text!r}; open or refute with it", card=text)
    if not lying(s, other):
        return IllegalAction("support-empty", f"the row of {name} is empty; support a row with cards", other=name)
    words = f"{text!r} supports no card in the row of {name}; try another row or card"
    return IllegalAction("support-nothing", words, card=text, other=name)


def _refutation(s: State, card: int, target: int, owner: int) -> IllegalAction:
    one, other = TEXTS[card], TEXTS[target] if target != HIDDEN else "??"
    if s.personal and not owner:
        return IllegalAction("owner", f"whose {other!r}; write its owner before it, like TeC5", target=other)
    if owner and not s.personal:
        return IllegalAction("no-owner", f"{other!r} has no owner with a common deck; write the card alone", target=other)
    row = next((seat for seat in range(s.seats) if s.row[4 * seat + max(owner - 1, 0)] >> target & 1), -1)
    if row < 0:
        return IllegalAction("not-on-table", f"{other!r} is in no row; refute a card on the table", target=other)
    if target >= FIRST_OWL:
        return IllegalAction("refute-owl", f"only a mochuelo refutes a mochuelo, not {one!r}; refute another card", card=one, target=other)
    return IllegalAction("refute-nothing", f"{one!r} does not refute {other!r}; try another card", card=one, target=other)


def _question(s: State, other: int) -> IllegalAction:
    own, theirs, name = int(row_size(s, s.seat)), int(row_size(s, other)), SEATS[other]
    if other == s.seat:
        return IllegalAction("question-self", "nobody questions an own row; question another player", seat=name)
    if own < 4:
        return IllegalAction("question-four", f"a row of {own} cards; question with four or more", own=own)
    if theirs >= own:
        words = f"the row of {name} has {theirs} cards, one's own {own}; question one that has fewer"
        return IllegalAction("question-fewer", words, other=name, theirs=theirs, own=own)
    return IllegalAction("question-min", f"the row of {name} has too few cards to be questioned here; question another", other=name)
