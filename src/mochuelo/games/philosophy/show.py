"""A view of Philosophy as lines of text for a terminal: codes, shapes and arrows, and no word of any language."""

from __future__ import annotations

from mochuelo.core.game import MARKS
from mochuelo.games.philosophy.state import CELL, FACINGS, KINDS, SEATS
from mochuelo.games.philosophy.view import Tile, View

ARROWS = dict(zip(FACINGS, "↑↗→↘↓↙←↖", strict=True))
_WIDTH = 6
_CENTRE = range(2, 5)
_NAMES = {cell: space for space, cell in CELL.items()}


def show(v: View) -> str:
    """The board with the centre framed, the hands in their fixed order, the Conclusions, and who decides among what.

    A tile is the mark of its colour, its kind and an arrow: `●Pu↑`. Its owner being out, the mark is `○`.
    """
    on = {CELL[tile.space]: tile for tile in v.board}
    rows = [_row(row, on) for row in range(7)]
    edge = " " * (2 * _WIDTH + 1)
    top, bottom = (edge + left + "─" * (3 * _WIDTH) + right for left, right in ("╭╮", "╰╯"))
    board = [*rows[:2], top, *rows[2:5], bottom, *rows[5:]]
    hands = [_hand(v, seat) for seat in range(v.seats)]
    lines = [f"{_who(line.seat)} {'─'.join(line.spaces)}" for line in v.conclusions]
    return "\n".join([*board, "", *hands, *lines, _state(v)])


def _row(row: int, on: dict[int, Tile]) -> str:
    text = ""
    for column in range(7):
        if column in (_CENTRE.start, _CENTRE.stop):
            text += "│" if row in _CENTRE else " "
        text += _cell(on.get(8 * row + column), _NAMES.get(8 * row + column, ""))
    return f" {text.rstrip()}"


def _cell(tile: Tile | None, space: str) -> str:
    if tile:
        mark = MARKS[tile.colour] if tile.seat >= 0 else "○"
        return f"{mark}{tile.tile}{ARROWS[tile.facing]}".center(_WIDTH)
    return space.center(_WIDTH)


def _hand(v: View, seat: int) -> str:
    """What is in a hand, each kind in its own place, so that what has been played is seen too."""
    kinds = " ".join(kind if kind in v.hands[seat] else "··" for kind in KINDS)
    return f"{_who(seat)}  {'—' if v.out[seat] else kinds}"


def _who(seat: int) -> str:
    return f"{MARKS[seat]}{SEATS[seat]}"


def _state(v: View) -> str:
    if v.phase == "over":
        return f"★ {_who(v.winner) if v.winner >= 0 else '—'}"
    acting = f" {v.acting}" if v.acting else ""
    return f"▸ {_who(v.turn)}{acting}: {' '.join(v.choices or v.free)}"
