"""The round board as an illuminated map, and the disc of glass that turns on it, drawn from the data of a board.

Drawings are plain shapes (`core.drawings`) on a sheet of 2000 units whose middle is the origin: a point (x, y) of the data lies at
(1000 x, 1000 y). There is no text in them: names are set over them in the reader's language.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from mochuelo.games.sophie.board_shape import EPOCHS
from mochuelo.games.sophie.drawing_colours import PALETTES
from mochuelo.games.sophie.drawing_disc import disc
from mochuelo.games.sophie.drawing_icons import Sign, draw_signs
from mochuelo.games.sophie.drawing_ink import Ink, dots
from mochuelo.games.sophie.drawing_lands import grounds, rim
from mochuelo.games.sophie.drawing_middle import compass, middle
from mochuelo.games.sophie.drawing_north import enlightenment, modern, renaissance
from mochuelo.games.sophie.drawing_places import epochs, forgetting, lake, medallion
from mochuelo.games.sophie.drawing_scatter import strewn
from mochuelo.games.sophie.drawing_south import hellas, mythology
from mochuelo.games.sophie.drawing_south import middle as middle_ages
from mochuelo.games.sophie.drawing_ways import SPACE, ribbons, spaces, switch

BOARD_ARTS = tuple(f"{what}-{palette}.svg" for what in ("board", "disc") for palette in PALETTES)
"""The drawings of a board by name: the board and its disc, for each palette."""

FASTENER = 14
"""The radius of the hole in the middle of a disc that is to be cut out."""
LANDS = (mythology, hellas, middle_ages, renaissance, enlightenment, modern)


def board_art(board: bytes | dict[str, Any], name: str) -> str:
    """A drawing of a board that `check_board` passes, given as its file or as what stands in it; raises `KeyError` for an unknown name."""
    if name not in BOARD_ARTS:
        raise KeyError(name)
    return _drawn(board if isinstance(board, bytes) else msgspec.json.encode(board), name)


def space_icon(kind: str, palette: str, n: int = 0) -> str:
    """A space by itself, for a legend: `kind` as on the board, or `stage`; the sheet is 70 units wide, and its middle the origin."""
    ink = Ink(PALETTES[palette])
    with ink.strokes():
        ink.line("wayedge", 2 * SPACE + 3, dots([(0, 0)]))
        ink.line("paper", 2 * SPACE, dots([(0, 0)]))
        ink.line("lake" if kind == "stage" else kind, 2 * SPACE - 8, dots([(0, 0)]))
    draw_signs(ink, [Sign(kind, (0, 0), n)], 0.88)
    return ink.svg(70)


def emblem_icon(at: int, palette: str, line: str = "goldlight", ground: str = "") -> str:
    """The emblem of an epoch by its number, in a line of a colour of the palette, on its medallion or on nothing; 190 units wide."""
    ink = Ink(PALETTES[palette])
    medallion(ink, at, line, ground or f"{EPOCHS[at]}.seal")
    return ink.svg(190)


def compass_icon(palette: str) -> str:
    """The middle of the board: the compass with the owl, 440 units wide."""
    ink = Ink(PALETTES[palette])
    compass(ink)
    return ink.svg(440)


@lru_cache(maxsize=16)
def _drawn(data: bytes, name: str) -> str:
    board = msgspec.json.decode(data)
    what, _, palette = name.removesuffix(".svg").partition("-")
    ink = Ink(PALETTES[palette])
    if what == "disc":
        disc(ink, board, hole=FASTENER if palette == "print" else 0)
    else:
        _map(ink, board)
    return ink.svg()


def _map(ink: Ink, board: Any) -> None:
    """The whole board, from the ground up."""
    grounds(ink)
    for land in LANDS:
        land(ink)
    strewn(ink, board)
    rim(ink)
    lake(ink, board)
    ribbons(ink, board)
    forgetting(ink, board)
    middle(ink, board)
    spaces(ink, board)
    switch(ink, board)
    epochs(ink, board)
