"""Board and disc as posters: the board 38 cm wide with the names of the epochs in its rim, the disc to be cut out and set upon foil."""

from __future__ import annotations

from math import radians

from mochuelo.core.printing import Drawing, Face, Poster, Say, Words
from mochuelo.games.sophie.board_shape import EPOCHS
from mochuelo.games.sophie.drawing import board_art
from mochuelo.games.sophie.drawing_ink import RADIUS, polar
from mochuelo.games.sophie.drawing_lands import PLAQUE
from mochuelo.games.sophie.printed.look import GOLD, SOFT
from mochuelo.games.sophie.printed.reading import Deck

BOARD = 380.0
"""How wide the board is: four sheets of either paper."""
UNIT = BOARD / (2 * RADIUS)
"""A unit of the drawings in millimetres."""
DISC = 196.0
"""How wide the sheet of the disc is: what is left of the narrower paper."""
NAME = 15.0
"""The size of the names in points."""
BASELINE = 0.35 * NAME * 25.4 / 72
"""From the middle of a line of names to its baseline."""


def posters(say: Say, deck: Deck) -> tuple[Poster, ...]:
    """The board, then its disc."""
    board = Drawing(svg=board_art(deck.board, "board-print.svg"), x=0, y=0, width=BOARD, height=BOARD)
    names = tuple(_name(deck.name(say, epoch), 60 * at) for at, epoch in enumerate(EPOCHS))
    return (
        Poster(name=say("print-board"), width=BOARD, height=BOARD, face=Face(ground="#ffffff", drawings=(board,), words=names)),
        Poster(name=say("print-disc"), width=DISC, height=DISC, face=_disc(say, deck)),
    )


def _name(text: str, angle: int) -> Words:
    """The name of an epoch in its field of the rim; on the lower half it stands upright, too."""
    low, high, reach = PLAQUE
    away = (low + high) / 2
    x, y = polar(away * UNIT, angle)
    below = 90 < angle < 270
    wide, tall = 2 * radians(reach) * away * UNIT - 6, (high - low) * UNIT
    return Words(
        text=text,
        x=BOARD / 2 + x - wide / 2,
        y=BOARD / 2 + y - tall / 2,
        width=wide,
        height=tall,
        font="serif-bold",
        size=NAME,
        smallest=9,
        leading=1.0,
        align="center",
        anchor="middle",
        colour=GOLD,
        spacing=1.4,
        turn=angle - 180 if below else angle,
        bend=-(away * UNIT + BASELINE) if below else away * UNIT - BASELINE,
    )


def _disc(say: Say, deck: Deck) -> Face:
    """The disc as large as on the board, and in its empty middle what to do with it."""
    half = DISC / UNIT / 2
    svg = board_art(deck.board, "disc-print.svg").replace(
        'viewBox="-1000 -1000 2000 2000"', f'viewBox="{-half:g} {-half:g} {2 * half:g} {2 * half:g}"'
    )
    drawing = Drawing(svg=svg, x=0, y=0, width=DISC, height=DISC)
    above, below = (
        Words(
            text=say(f"print-disc-{name}"),
            x=DISC / 2 - 26,
            y=y,
            width=52,
            height=22,
            font="sans",
            size=7.5,
            smallest=6,
            leading=1.3,
            align="center",
            anchor="middle",
            colour=SOFT,
        )
        for name, y in (("above", DISC / 2 - 29), ("below", DISC / 2 + 7))
    )
    return Face(ground="#ffffff", drawings=(drawing,), words=(above, below))
