"""The options of Philosophy and the state each begins with."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from mochuelo.core.errors import NotationError, OptionsError
from mochuelo.core.options import check_choices
from mochuelo.games.philosophy.chain import set_down
from mochuelo.games.philosophy.notation import code_of, read_position
from mochuelo.games.philosophy.rules import begin_turn, concluding, stand
from mochuelo.games.philosophy.state import CELL, SEATS, State, blank


class Options(Struct, frozen=True, kw_only=True):
    """How to play; the defaults are the published rules."""

    stuck_tiles: Literal["removed", "stay"] = "removed"
    """With three or four: what becomes of the tiles of a player who is out."""
    repetition: Literal["draw", "play_on"] = "draw"
    """What the third time of the same position at the start of a turn means."""
    rephrase_reach: Literal["any", "existing"] = "any"
    """Whether a Rephrase may target the New Idea."""
    start: int = 0
    """The seat that begins (a position says so itself)."""
    position: str = ""
    """A position line to begin from, at the start of a turn; "" for the empty board."""


def begin(options: Options, seats: int) -> State:
    """The state before the first action; raises `OptionsError` for options that do not fit."""
    if not 2 <= seats <= 4:
        raise OptionsError("seats", f"{seats!r} players; two, three or four can play", seats=seats)
    check_choices(options)
    if not 0 <= options.start < seats:
        raise OptionsError("start", f"no seat {options.start!r}; the seats are 0 to {seats - 1}", start=options.start)
    s = blank(seats)
    s.stay, s.draws = int(options.stuck_tiles == "stay"), int(options.repetition == "draw")
    s.existing = int(options.rephrase_reach == "existing")
    s.seat = options.start
    if options.position:
        _set_up(s, options.position)
        stand(s, concluding(s))
    begin_turn(s)
    return s


def _set_up(s: State, line: str) -> None:
    """Put the tiles of a position line on the board; raises `OptionsError` when no turn begins there."""
    try:
        position = read_position(line)
    except NotationError as error:
        raise OptionsError(error.code, error.message, **error.details) from error
    if position.seat < 0 or position.choices:
        where = "after the end" if position.seat < 0 else "in the middle of a turn"
        raise OptionsError("position-turn", f"a position {where}: {line!r}; give one at the start of a turn, like '- In'", position=line)
    for space, seat, kind, facing in position.tiles:
        _seated(s, seat)
        set_down(s, code_of(seat, kind, facing), CELL[space])
        s.hands &= ~(1 << (code_of(seat, kind, facing) >> 2) - 1)
    _seated(s, position.seat)
    s.seat, s.opened = position.seat, int(bool(position.tiles))


def _seated(s: State, seat: int) -> None:
    if seat >= s.seats:
        raise OptionsError("position-seat", f"nobody plays {SEATS[seat]!r} among {s.seats}; add players or change tiles", seat=SEATS[seat])
