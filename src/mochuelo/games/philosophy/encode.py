"""A view of Philosophy as a flat list of small integers, and actions as indices: what learning programs read and write.

Seats are counted from the one who looks: 0 is oneself, 1 the next to play, and so on. The list has, in this order:

    37  the board, in the order of the notation: 0 empty, else 1 + 48 * seat + 4 * kind + quarter
    37  whether the Idea there has been activated in this turn
    37  whether the tile there moved in the last activation
    48  the hands: 12 kinds for each of four seats, 1 when in hand
     4  whether the seat is out (also where nobody sits)
     4  whose turn it is
     5  the phase: place, react, decide, rephrase, over
    37  whose choice it is: 1 at the space of the acting Idea
     1  how often this position has stood at the start of a turn
"""

from __future__ import annotations

from mochuelo.games.philosophy.notation import code_of, read, write
from mochuelo.games.philosophy.state import ACTIONS, KINDS, PHASES, SPACES
from mochuelo.games.philosophy.view import View

LENGTH = 4 * 37 + 48 + 4 + 4 + 5 + 1
"""Numbers in an observation."""

__all__ = ["ACTIONS", "LENGTH", "index", "mask", "observation", "text"]


def observation(view: View, seat: int) -> list[int]:
    """The view as `seat` sees it: `LENGTH` integers, for two, three or four players alike.

    >>> from mochuelo.games.philosophy import GAME, Options
    >>> start = GAME.view(GAME.start(Options(), 2), "spectator")
    >>> sum(observation(start, 0)), len(observation(start, 0)) == LENGTH
    (29, True)
    """
    tiles = {tile.space: tile for tile in view.board}
    seats = [(seat + n) % view.seats for n in range(view.seats)]
    board = [0] * 37
    for n, space in enumerate(SPACES):
        if tile := tiles.get(space):
            board[n] = code_of(seats.index(tile.colour), tile.tile, tile.facing) - 3
    used = [int(space in tiles and tiles[space].used) for space in SPACES]
    moved = [int(space in view.moved) for space in SPACES]
    hands = [int(kind in view.hands[other]) for other in seats for kind in KINDS] + [0] * 12 * (4 - view.seats)
    out = [int(view.out[other]) for other in seats] + [1] * (4 - view.seats)
    turn = [int(view.turn == other) for other in seats] + [0] * (4 - view.seats)
    phase = [int(view.phase == name) for name in PHASES]
    acting = [int(view.acting == space) for space in SPACES]
    return [*board, *used, *moved, *hands, *out, *turn, *phase, *acting, view.repeats]


def mask(view: View) -> list[int]:
    """1 at the index of each legal action of the seat to move, `ACTIONS` long."""
    legal = [0] * ACTIONS
    hand = view.hands[view.turn] if view.phase == "place" else ()
    for kind in hand:
        for space in view.free:
            first = KINDS.index(kind) * 36 + (int(space[1]) - 1) * 4
            legal[first : first + 4] = [1, 1, 1, 1]
    for choice in view.choices:
        legal[read(choice)] = 1
    return legal


def index(action: str) -> int:
    """The index of an action's text; raises NotationError for what is no action."""
    return read(action)


def text(number: int) -> str:
    """The text of the action with an index."""
    return write(number)
