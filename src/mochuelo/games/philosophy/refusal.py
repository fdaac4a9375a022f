"""Why an action of Philosophy is not allowed here and now, in words that say what would do."""

from __future__ import annotations

from mochuelo.core.errors import IllegalAction
from mochuelo.games.philosophy.notation import write
from mochuelo.games.philosophy.rules import legal
from mochuelo.games.philosophy.state import ACTIONS, CHOOSE, KINDS, OVER, PLACE, SEATS, State


def refusal(s: State, action: int) -> IllegalAction:
    """The error for an action that is not legal in a state."""
    if s.phase == OVER:
        return IllegalAction("over", "the game is over; nothing more can be played")
    if not 0 <= action < ACTIONS:
        return IllegalAction("unreadable", f"no action {action!r}; actions are 0 to {ACTIONS - 1}", text=str(action))
    text = write(action)
    if s.phase == PLACE:
        return _placing(s, action, text)
    choices = " ".join(write(choice) for choice in legal(s))
    if action < CHOOSE:
        return IllegalAction("choose-first", f"a choice is open, not a placement: {text!r}; choose {choices}", text=text, choices=choices)
    return IllegalAction("not-a-choice", f"not among the choices: {text!r}; choose {choices}", text=text, choices=choices)


def _placing(s: State, action: int, text: str) -> IllegalAction:
    """Why a New Idea cannot be placed so."""
    if action >= CHOOSE:
        return IllegalAction("place-first", f"no choice is open: {text!r}; place an Idea, such as C5PuNo", text=text)
    kind, centre = KINDS[action // 36], action % 36 >> 2
    seat, space = SEATS[s.seat], f"C{centre + 1}"
    if not s.hands >> 12 * s.seat + action // 36 & 1:
        return IllegalAction("not-in-hand", f"{kind!r} is not in the hand of {seat}; place one that is", tile=kind, seat=seat)
    if not s.opened and centre == 4 and not s.full:
        return IllegalAction("first-on-centre", "the first Idea of the game on 'C5'; place it on another centre space", space="C5")
    open_ = " ".join(f"C{n + 1}" for n in range(9) if s.room >> n & 1)
    return IllegalAction("occupied", f"{space!r} is occupied; free are {open_}", space=space, free=open_)
