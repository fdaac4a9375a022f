"""Why an action of four colours is not allowed here and now, in words that say what would do and nothing of others' cards."""

from __future__ import annotations

from mochuelo.core.errors import IllegalAction
from mochuelo.games.gigantes import refusal as shared
from mochuelo.games.gigantes.cards import TEXTS
from mochuelo.games.gigantes.notation import write
from mochuelo.games.gigantes.state import ANSWER, ASKING, HIDDEN, KIND, KINDS, LAY, PLAY, SEATS, State


def refusal(s: State, action: int) -> IllegalAction:
    """The error for an action that is not legal in a state."""
    if not 0 <= action < KINDS * KIND or s.phase not in (PLAY, ANSWER, LAY):
        return shared.refusal(s, action)
    text, seat = write(action), SEATS[s.seat]
    if s.phase == ANSWER:
        asked = SEATS[s.latest >> 15 & 3]
        return IllegalAction("answer-first", f"{asked} is to answer, so not {text!r}; wait for the answer", text=text, other=asked)
    if s.phase == LAY:
        words = f"quartets that were dealt complete are laid down, so not {text!r}; wait for that"
        return IllegalAction("lay-first", words, text=text)
    if action // KIND != ASKING:
        return IllegalAction("ask-first", f"a question is to be asked, not {text!r}; write one like {seat}:?TeC5", text=text, seat=seat)
    if action >> 17 & 3 != s.seat:
        return IllegalAction("not-your-turn", f"it is the turn of {seat!r}, not {text!r}; wait for yours", text=text, seat=seat)
    return _question(s, action >> 15 & 3, action & 63)


def _question(s: State, other: int, card: int) -> IllegalAction:
    name, text, seat = SEATS[other], TEXTS[card] if card != HIDDEN else "??", SEATS[s.seat]
    if other >= s.seats:
        return IllegalAction("no-seat", f"nobody plays {name!r} at this table; name another player", other=name)
    if other == s.seat:
        return IllegalAction("ask-self", f"{seat} asking {name!r}, which is oneself; ask another player", seat=seat)
    if not s.hand[other]:
        return IllegalAction("ask-empty", f"{name!r} has no card; ask another player", other=name)
    if card == HIDDEN or not int(s.cards) >> card & 1:
        return IllegalAction("no-such-card", f"{text!r} is not in this game; ask for a card that is", card=text)
    if not int(s.hand[s.seat]) >> card // 4 * 4 & 15:
        words = f"{text!r}, and {seat} holds no card of that number; ask for a number you hold"
        return IllegalAction("ask-number", words, card=text, seat=seat)
    return IllegalAction("ask-own", f"{text!r} is in one's own hand; ask for one that is not", card=text)
