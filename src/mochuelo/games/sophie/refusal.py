"""Why an action is not legal: what was wrong, and what would do."""

from __future__ import annotations

from mochuelo.core.errors import IllegalAction
from mochuelo.games.sophie import state as n
from mochuelo.games.sophie.legal import is_chance, legal
from mochuelo.games.sophie.notation import EPOCHS, write
from mochuelo.games.sophie.state import SEATS, State
from mochuelo.games.sophie.track import EPOCHS as COUNT_EPOCHS
from mochuelo.games.sophie.track import PLACE_SPACE
from mochuelo.games.sophie.walking import way_out

FEW = 8
"""So many legal actions are named; of more the phase is."""


def refusal(s: State, action: int) -> IllegalAction:
    """The error for an action that is not legal in a state; it says no more than everybody knows."""
    what, kind = divmod(action, int(n.KIND))
    text = write(action)
    if s.phase == n.OVER:
        return IllegalAction("over", f"the game is over: {text!r}; begin another", text=text)
    found = _of_phase(s, kind, what, text)
    if found is not None:
        return found
    opened = _open(s)
    return IllegalAction("not-now", f"not now: {text!r}; what can be done is {opened}", text=text, open=opened)


def _open(s: State) -> str:
    """What can be done, or what chance is at; no secret of chance is told."""
    if is_chance(s):
        return n.PHASES[s.phase]
    return " ".join(write(action) for action in legal(s)[:FEW])


def _of_phase(s: State, kind: int, what: int, text: str) -> IllegalAction | None:
    """What can be said better than that it is not possible now."""
    if kind == n.VOTING and s.phase == n.VOTE:
        return _vote(s, what, text)
    if s.phase == n.PICK and kind == n.START:
        return IllegalAction("epoch-taken", f"somebody starts there: {text!r}; pick a free epoch", epoch=EPOCHS[what])
    if s.phase == n.LAND and kind == n.GO:
        return IllegalAction(
            "no-way", f"a {int(s.die)} does not lead there: {text!r}; {_open(s)} would do", text=text, die=int(s.die), open=_open(s)
        )
    if s.phase == n.JUMP and kind == n.FLY:
        return IllegalAction("no-gadfly", f"no free gadfly space to jump to: {text!r}; {_open(s)} would do", text=text, open=_open(s))
    if s.phase == n.RABBIT and kind == n.HOP:
        return _hop(s, what, text)
    if s.phase == n.ANSWER and kind == n.ODDS:
        return IllegalAction("odds", f"only programs say how often they are right: {text!r}; name an answer, a, b or c, or -", text=text)
    return _turn(s, kind, text) if s.phase == n.TURN else None


def _vote(s: State, what: int, text: str) -> IllegalAction:
    seat = what // 4
    name = SEATS[seat]
    if what % 4 == n.UNSEEN_VOTE:
        return IllegalAction("unseen", f"a vote that is not told: {text!r}; write + for more, 0 for none, . to abstain", text=text)
    if seat < s.seats and s.voters >> seat & 1:
        return IllegalAction("not-your-turn", f"{name} has voted: {text!r}; wait for the others", seat=name, text=text)
    return IllegalAction("no-vote", f"{name} has no vote here: {text!r}; wait for the others", seat=name, text=text)


def _hop(s: State, epoch: int, text: str) -> IllegalAction:
    key = EPOCHS[epoch]
    if s.done[s.seat] >> epoch & 1:
        return IllegalAction("hop-finished", f"that epoch is finished: {text!r}; {_open(s)} would do", epoch=key, open=_open(s))
    return IllegalAction("hop-left", f"the journey came from there: {text!r}; {_open(s)} would do", epoch=key, open=_open(s))


def _turn(s: State, kind: int, text: str) -> IllegalAction | None:
    here = int(s.post[s.seat] // 3)
    if kind == n.ASK and here < COUNT_EPOCHS:
        return IllegalAction("finished", f"this epoch is finished: {text!r}; roll and leave, ^", epoch=EPOCHS[here])
    if kind == n.ASK:
        return IllegalAction("no-epoch", f"only an epoch asks: {text!r}; {_open(s)} would do", open=_open(s))
    if kind == n.LEAVE and here < COUNT_EPOCHS:
        return IllegalAction("unfinished", f"no epoch is left unfinished here: {text!r}; be asked, ask", epoch=EPOCHS[here])
    if kind == n.LEAVE and here == PLACE_SPACE:
        return IllegalAction("exit-shut", f"the exit is shut: {text!r}; sp or six would do")
    if kind == n.LEAVE:
        return IllegalAction("follow-first", f"the disc has carried you here: {text!r}; f would do")
    if kind in (n.SPEECH, n.SIX):
        return _free(s, here, text)
    if kind == n.FOLLOW:
        return IllegalAction("nothing-to-follow", f"nothing to follow: {text!r}; {_open(s)} would do", open=_open(s))
    return None


def _free(s: State, here: int, text: str) -> IllegalAction:
    """Somebody wants to get out of the Place of Forgetting who need not."""
    if here == PLACE_SPACE and way_out(s):
        return IllegalAction("exit-open", f"the exit is open: {text!r}; roll and leave, ^")
    return IllegalAction("not-forgotten", f"not in the Place of Forgetting: {text!r}; {_open(s)} would do", open=_open(s))
