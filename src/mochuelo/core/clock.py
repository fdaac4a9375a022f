"""Time controls as values: none, Fischer, days for each move; the present moment is always an argument.

All times are whole milliseconds; moments are milliseconds since 1970. A clock runs for one seat at a time, or for nobody
(before the start, in a pause, after the end). Nothing here reads the time: the table's own clock rules.
"""

from __future__ import annotations

from typing import Literal, NewType

from msgspec import Struct
from msgspec.structs import replace

Millis = NewType("Millis", int)
"""A span or a moment in milliseconds."""

DAY = Millis(24 * 60 * 60 * 1000)
NOBODY = -1


class Control(Struct, frozen=True):
    """A time control. Fischer: `base` for the game and `gain` for each turn. Days: `base` anew for each move."""

    kind: Literal["none", "fischer", "days"] = "none"
    base: Millis = Millis(0)
    gain: Millis = Millis(0)


UNTIMED = Control()


def fischer(base: int, gain: int) -> Control:
    """`base` milliseconds for the whole game, and `gain` more whenever the decision passes to another seat."""
    return Control("fischer", Millis(base), Millis(gain))


def days(count: int) -> Control:
    """`count` days for each move; what is left over is not kept."""
    return Control("days", Millis(count * DAY))


class Clock(Struct, frozen=True):
    """The time left for each seat, as it stood at `since`; `running` is the seat whose time runs, -1 for none.

    `paused` is the seat whose time will run when the pause ends, -1 when there is no pause or nobody to run. `held` is the seat
    that decided last before the clocks stood still for a decision that has a time of its own, -1 while they do not.
    """

    control: Control
    left: tuple[int, ...]
    running: int = NOBODY
    since: int = 0
    paused: int = NOBODY
    held: int = NOBODY


def wind(control: Control, seats: int) -> Clock:
    """A clock before its start."""
    return Clock(control, (int(control.base),) * seats)


def left(clock: Clock, seat: int, now: int) -> int:
    """Milliseconds `seat` has at the moment `now`, never below 0; 0 for everybody when there is no time control."""
    spent = max(0, now - clock.since) if seat == clock.running else 0
    return max(0, clock.left[seat] - spent)


def all_left(clock: Clock, now: int) -> tuple[int, ...]:
    """`left` for each seat in order."""
    return tuple(left(clock, seat, now) for seat in range(len(clock.left)))


def flagged(clock: Clock, now: int) -> int:
    """The seat whose time has run out, -1 while nobody's has."""
    timed = clock.control.kind != "none" and clock.running != NOBODY
    return clock.running if timed and left(clock, clock.running, now) == 0 else NOBODY


def deadline(clock: Clock) -> int | None:
    """The moment at which the running seat's time is out, or None when no time runs."""
    if clock.control.kind == "none" or clock.running == NOBODY:
        return None
    return clock.since + clock.left[clock.running]


def hand(clock: Clock, seat: int, now: int) -> Clock:
    """Let the time of `seat` run from `now` on (-1: nobody's); nobody gains anything. For the start, takebacks and the end."""
    if clock.paused != NOBODY:
        return replace(clock, paused=seat, held=NOBODY)
    return replace(clock, left=all_left(clock, now), running=seat, since=now, held=NOBODY)


def hold(clock: Clock, now: int) -> Clock:
    """Nobody's time runs while a decision has a time of its own; the gain of whoever decided last is earned when it is over."""
    if clock.running == NOBODY and clock.paused == NOBODY:
        return clock
    return replace(stop(clock, now), held=max(clock.running, clock.paused))


def stop(clock: Clock, now: int) -> Clock:
    """Nobody's time runs any more, a pause included."""
    return replace(clock, left=all_left(clock, now), running=NOBODY, since=now, paused=NOBODY, held=NOBODY)


def press(clock: Clock, seat: int, now: int) -> Clock:
    """The running seat has moved and `seat` decides next.

    Fischer's gain is earned when the decision passes on: the further choices of one turn earn nothing. With days for each
    move every move starts afresh.
    """
    mover = max(clock.running, clock.held)
    after = hand(clock, seat, now)
    if mover == NOBODY:
        return after
    return replace(after, left=_earned(after, mover, seat))


def _earned(clock: Clock, mover: int, seat: int) -> tuple[int, ...]:
    times = list(clock.left)
    if clock.control.kind == "days":
        times[mover] = int(clock.control.base)
    elif mover != seat:
        times[mover] += int(clock.control.gain)
    return tuple(times)


def pause(clock: Clock, now: int) -> Clock:
    """Time stands still from `now` on: the server is going down, or went down at that moment."""
    if clock.running == NOBODY:
        return clock
    return replace(clock, left=all_left(clock, now), running=NOBODY, since=now, paused=clock.running)


def resume(clock: Clock, now: int) -> Clock:
    """Time goes on from `now` for the seat that was paused; nobody has lost anything in between."""
    if clock.paused == NOBODY:
        return clock
    return replace(clock, running=clock.paused, since=now, paused=NOBODY)
