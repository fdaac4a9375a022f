"""The figures of the leaflet: a card, a flip, a chain."""

from __future__ import annotations

from msgspec.structs import replace

from mochuelo.core.printing import Drawing, Figure, Say, Words
from mochuelo.games.tangents.cards import DIRECTIONS, FACES
from mochuelo.games.tangents.cards import Face as Values
from mochuelo.games.tangents.printed.faces import (
    DARK,
    GOLD,
    HEIGHT,
    INDIGO,
    INK,
    LIGHT,
    PAGE,
    STOCK,
    TEAL,
    WIDTH,
    dots,
    drawn,
    ground,
    written,
)

SHOWN = 31
"""The card that stands for all."""
RED = "#b5432e"


def card(say: Say) -> Figure:
    """Both faces of a card, side by side."""
    illustration, poem = FACES[SHOWN - 1]
    faces = (drawn(SHOWN, illustration), written(say, SHOWN, poem))
    drawings: list[Drawing] = []
    words: list[Words] = []
    for at, face in enumerate(faces):
        x = at * (WIDTH + 12)
        drawings += [ground(face, x), *(replace(drawing, x=drawing.x + x) for drawing in face.drawings)]
        words += [replace(each, x=each.x + x) for each in face.words]
    return Figure(width=2 * WIDTH + 12, height=HEIGHT, drawings=tuple(drawings), words=tuple(words), scale=0.46)


def flip() -> Figure:
    """A poem above an illustration with three dots against its one; then the illustration that comes up."""
    before = _mini(0, 0, "Po", S=1) + _mini(0, 300, "Il", N=3) + _arrow(150, 336, 0, -1)
    after = _mini(380, 0, "Il", S=2) + _mini(380, 300, "Il", N=3)
    then = f'<path d="M240 290H330M330 290L304 272M330 290L304 308" fill="none" stroke="{INK}" stroke-width="7" stroke-linecap="round"/>'
    return _figure(580, 580, before + then + after, 0.08)


def chain() -> Figure:
    """4 against 1, then 3 against 2, then 2 against a blank."""
    cards = _mini(0, 0, "Il", E=4) + _mini(220, 0, "Po", W=1, E=3) + _mini(440, 0, "Po", W=2, E=2) + _mini(660, 0, "Po")
    return _figure(860, 280, cards + "".join(_arrow(x, 72, 1, 0) for x in (164, 384, 604)), 0.092)


def _figure(width: float, height: float, shapes: str, scale: float) -> Figure:
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}">{shapes}</svg>'
    return Figure(width=width, height=height, drawings=(Drawing(svg=svg, x=0, y=0, width=width, height=height),), scale=scale)


def _mini(x: float, y: float, side: str, **values: int) -> str:
    """A card of which only those values are drawn that matter."""
    shown: Values = tuple(values.get(way, 0) for way in DIRECTIONS)
    if side == "Il":
        inside = (
            f'<rect width="200" height="280" rx="12" fill="{INDIGO}"/><rect x="28" y="28" width="144" height="224" rx="6" fill="{STOCK}"/>'
            f'<circle cx="128" cy="96" r="26" fill="{GOLD}"/><path d="M29 190Q70 130 108 176T171 160V252H29Z" fill="{TEAL}"/>'
            f'<path d="M29 226Q80 176 120 214T171 214V252H29Z" fill="{INDIGO}"/>{dots(shown, LIGHT)}'
        )
    else:
        rows = "".join(f'<path d="M{56} {y}H{x}"/>' for x, y in ((144, 128), (132, 150), (140, 172)))
        inside = (
            f'<rect x="2" y="2" width="196" height="276" rx="12" fill="{PAGE}" stroke="{TEAL}" stroke-width="4"/>'
            f'<rect x="28" y="28" width="144" height="224" fill="none" stroke="{TEAL}" stroke-width="3"/>'
            f'<path d="M100 84L109 93L100 102L91 93Z" fill="{TEAL}"/>'
            f'<g stroke="{INK}" stroke-width="5" stroke-linecap="round" opacity=".55">{rows}</g>{dots(shown, DARK)}'
        )
    return f'<g transform="translate({x:g} {y:g})">{inside}</g>'


def _arrow(x: float, y: float, dx: int, dy: int) -> str:
    """An attack: from inside one card into the next."""
    tip, wing = 92, 17
    ex, ey = x + dx * tip, y + dy * tip
    wings = (f"M{ex - dx * wing + side * dy * wing:g} {ey - dy * wing + side * dx * wing:g}L{ex:g} {ey:g}" for side in (1, -1))
    ends = f"M{x:g} {y:g}L{ex:g} {ey:g}" + "".join(wings)
    return f'<path d="{ends}" fill="none" stroke="{RED}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>'
