"""Moving: leaving, rolling, stopping, and what the space where one stops asks for.

The functions change a state in place. The recorder hears from them: leave (seat, space), die (seat, number, what it must show), wait (seat,
number, what it must show), still (seat, space), move (seat, from, to, why), and of what follows travel (seat), forget (seat, from), fly
(seat, from, to), stay (seat, space), hop (seat, from, to), follow (seat, space), six (seat), speech (seat).
"""

from __future__ import annotations

from mypy_extensions import i64

from mochuelo.games.sophie.questions import ask
from mochuelo.games.sophie.speaking import big_question
from mochuelo.games.sophie.state import (
    AT_STAGE,
    BIT,
    CAME,
    FOR_PHILOSOPHY,
    FOR_SIX,
    IN_FORGETTING,
    JUMP,
    LAND,
    NORMAL,
    ON_SPACE,
    PHILOSOPHY_PILE,
    POST,
    State,
)
from mochuelo.games.sophie.track import EPOCHS, FORGETTING, GADFLY, MAJOR, PHILOSOPHY, PLACE_SPACE, QUESTION, TRAVEL
from mochuelo.games.sophie.turns import end_turn, next_turn, roll, turn_disc
from mochuelo.games.sophie.walking import boat, flights, spots


def leave(s: State) -> None:
    """The mover is to roll, at the start of its turn."""
    here = s.post[s.seat] // 3
    s.carried &= ~BIT[s.seat]
    if here < EPOCHS:
        s.came[s.seat] = here
    if s.tape is not None:
        s.tape.append(("leave", int(s.seat), int(here), 0, 0))
    roll(s, AT_STAGE if here == s.track.near and not boat(s) else NORMAL)


def try_six(s: State) -> None:
    """The mover tries to leave the Place of Forgetting with a six."""
    if s.tape is not None:
        s.tape.append(("six", int(s.seat), 0, 0, 0))
    roll(s, FOR_SIX)


def die(s: State, number: i64) -> None:
    """The die shows a number: where one may stop, or that one waits."""
    s.die = number
    if s.tape is not None:
        s.tape.append(("die", int(s.seat), int(number), int(s.roll), 0))
    if (s.roll == FOR_SIX and number != 6) or (s.roll == AT_STAGE and number % 3):
        if s.tape is not None:
            s.tape.append(("wait", int(s.seat), int(number), int(s.roll), 0))
        next_turn(s)
        return
    s.spots = spots(s, number)
    s.phase = LAND


def land(s: State, spot: i64) -> None:
    """The mover stops, and does what the space asks for, unless it has not moved."""
    seat, post = s.seat, spot % POST
    here, there = s.post[seat] // 3, post // 3
    why = spot // POST // CAME
    if here == there:
        if s.tape is not None:
            s.tape.append(("still", int(seat), int(here), int(why), 0))
        if here < EPOCHS:
            s.came[seat] = -1
        end_turn(s)
        return
    s.post[seat] = post
    s.came[seat] = spot // POST % CAME - 1
    if s.tape is not None:
        s.tape.append(("move", int(seat), int(here), int(there), int(why)))
    if there < EPOCHS:
        next_turn(s)
    else:
        instruct(s, there)


def instruct(s: State, space: i64) -> None:
    """What a space asks for of whoever stops there, or is to follow it."""
    kind = s.track.kind[space]
    if kind == TRAVEL:
        if s.tape is not None:
            s.tape.append(("travel", int(s.seat), int(space), 0, 0))
        roll(s, NORMAL)
    elif kind == PHILOSOPHY:
        ask(s, FOR_PHILOSOPHY, PHILOSOPHY_PILE)
    elif kind == QUESTION:
        big_question(s, ON_SPACE)
    elif kind == FORGETTING:
        forget(s, space)
    elif kind == MAJOR:
        turn_disc(s, s.track.turn[space])
        end_turn(s)
    elif kind == GADFLY and len(flights(s)):
        s.phase = JUMP
    else:
        end_turn(s)


def forget(s: State, space: i64) -> None:
    """To the Place of Forgetting, where there is room for all."""
    s.post[s.seat] = 3 * PLACE_SPACE
    if s.tape is not None:
        s.tape.append(("forget", int(s.seat), int(space), 0, 0))
    next_turn(s)


def fly(s: State, post: i64) -> None:
    """Jump from a gadfly space to another, -1 to stay; nothing but a rabbit hole follows."""
    here = s.post[s.seat] // 3
    if s.tape is not None:
        if post < 0:
            s.tape.append(("stay", int(s.seat), int(here), 0, 0))
        else:
            s.tape.append(("fly", int(s.seat), int(here), int(post // 3), 0))
    if post >= 0:
        s.post[s.seat] = post
    end_turn(s)


def hop(s: State, epoch: i64) -> None:
    """Through the rabbit hole to an epoch."""
    seat = s.seat
    if s.tape is not None:
        s.tape.append(("hop", int(seat), int(s.post[seat] // 3), int(epoch), 0))
    s.post[seat] = 3 * epoch
    s.came[seat] = -1
    s.carried &= ~BIT[seat]
    next_turn(s)


def follow(s: State) -> None:
    """Do what the space asks for to which the disc has carried one."""
    here = s.post[s.seat] // 3
    s.carried &= ~BIT[s.seat]
    if s.tape is not None:
        s.tape.append(("follow", int(s.seat), int(here), 0, 0))
    instruct(s, here)


def to_follow(s: State) -> bool:
    """Whether the mover was carried to a space that it must follow in place of rolling."""
    if not s.carried & BIT[s.seat]:
        return False
    kind = s.track.kind[s.post[s.seat] // 3]
    if kind == FORGETTING or not s.all_moves:
        return kind == FORGETTING
    if kind == GADFLY:
        return len(flights(s)) > 0
    return kind in (PHILOSOPHY, QUESTION, TRAVEL, MAJOR)


def speak_out(s: State) -> None:
    """A Big Question is the way out of the Place of Forgetting."""
    if s.tape is not None:
        s.tape.append(("speech", int(s.seat), 0, 0, 0))
    big_question(s, IN_FORGETTING)
