"""The values that a match is made of: the events of its log, the players at its seats, the offers on its table.

An event has one of these kinds; `seat` is -1 where nobody's seat is meant:

    join      somebody sits down at an open `seat`; text: the name
    leave     whoever sits at `seat` gets up again, before the start
    start     all seats are taken: time runs and actions count
    act       `seat` takes the action `text`
    chance    chance takes the action `text`
    say       chat; no effect
    offer     `seat` offers "draw" or asks for a "takeback"
    accept    `seat` agrees to the open offer `text`
    decline   `seat` refuses it (whoever offered withdraws)
    lapse     time took the action `text` for `seat`: the span that its decision had was out
    takeback  all agreed: the actions from event number `text` on are withdrawn (while others still decide at once, that one alone)
    draw      all seats still in agreed: the game is over
    concede   `seat` gives up
    flag      the time of `seat` ran out
    respect   `seat` hands the Respect token to the seat `text`
    rematch   another table was made for the same people; text: its name
    pause     time stands still (the server went down at `at`)
    resume    time goes on
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from mochuelo.core.clock import NOBODY

What: TypeAlias = Literal["draw", "takeback"]

ACTIONS = ("act", "chance", "lapse")
"""The kinds of events whose text is an action of the game."""


class Event(Struct, frozen=True):
    """One line of the log; `seq` counts from 1 without gaps, `at` is in milliseconds since 1970."""

    seq: int
    at: int
    kind: str
    seat: int
    text: str


class Player(Struct, frozen=True):
    """Who sits at a seat. `owner` is the first seat of the same person (two people on one device answer as one)."""

    name: str
    kind: Literal["person", "bot", "open"] = "person"
    owner: int = NOBODY


class Offer(Struct, frozen=True):
    """An open offer and the seats that agree to it; `seq` is the event that made it, `back` the first act to be withdrawn."""

    what: What
    by: int
    agreed: tuple[int, ...]
    seq: int
    back: int = 0
