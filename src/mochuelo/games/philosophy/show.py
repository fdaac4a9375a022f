"""A view of Philosophy as lines of text for a terminal."""

from __future__ import annotations

from mochuelo.games.philosophy.state import CELL, SEATS
from mochuelo.games.philosophy.view import Tile, View


def show(v: View) -> str:
    """The board with a tile as seat, kind and facing, then hands, then who decides and what is open."""
    on = {CELL[t.space]: t for t in v.board}
    spaces = {cell: space for space, cell in CELL.items()}
    rows = [" ".join(_cell(on.get(8 * row + column), spaces.get(8 * row + column)) for column in range(7)).rstrip() for row in range(7)]
    hands = [f"{SEATS[seat]}  {' '.join(hand) or '-'}{'  (out)' if v.out[seat] else ''}" for seat, hand in enumerate(v.hands)]
    return "\n".join([*rows, "", *hands, "", _state(v)])


def _cell(tile: Tile | None, space: str | None) -> str:
    if tile:
        return f"{SEATS[tile.colour]}{tile.tile}{tile.facing}"
    return f"  {space}  " if space else "      "


def _state(v: View) -> str:
    if v.phase == "over":
        return f"{v.reason}: {SEATS[v.winner] if v.winner >= 0 else '-'}"
    return f"{SEATS[v.turn]} {v.phase}: {' '.join(v.choices or v.free)}"
