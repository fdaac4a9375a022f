"""The faces of the printed cards, drawn as on the screen.

A card is drawn 200 wide and 280 high and printed 63.5 x 88.9 mm. The border of 28 carries the values, the window inside it the drawing or
the poem. Other than on the screen the border runs to the edge, where the knife may be a little off.
"""

from __future__ import annotations

from math import sqrt
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from mochuelo.core.printing import Drawing, Face, Say, Words
from mochuelo.games.tangents.cards import DIRECTIONS
from mochuelo.games.tangents.cards import Face as Values

WIDTH, HEIGHT = 63.5, 88.9
UNIT = WIDTH / 200
"""One unit of the drawing in millimetres."""
ART = Path(__file__).parent.parent / "deck" / "art"
STOCK, PAGE, INK, NIGHT = "#fbf6e9", "#faf3e3", "#29231b", "#23233f"
INDIGO, GOLD, TEAL, TEAL_INK = "#2c3079", "#d8b26c", "#1d7674", "#14524f"
LIGHT, DARK = "#fff6de", "#0e3f3f"
"""The dots of an illustration and of a poem."""

STEPS = {"N": (0, -1), "NE": (1, -1), "E": (1, 0), "SE": (1, 1), "S": (0, 1), "SW": (-1, 1), "W": (-1, 0), "NW": (-1, -1)}
EDGE, NOOK, PITCH, CORNER, RADIUS = 14.5, 15.6, 13.0, 5.6, 5.0
"""Dots: from the edge, from a corner's edges, from one to the next in a row and in a corner, and how large."""
ROWS: tuple[tuple[float, ...], ...] = ((), (0,), (-0.5, 0.5), (-1, 0, 1), (-1.5, -0.5, 0.5, 1.5))
CORNERS: tuple[tuple[tuple[float, float], ...], ...] = (
    (),
    ((0, 0),),
    ((0, -1.2), (0, 1.2)),
    ((0, -1.25), (-1.1, 0.75), (1.1, 0.75)),
    ((0, -1.4), (1.4, 0), (0, 1.4), (-1.4, 0)),
)
"""Dots of a corner as one, two along the diagonal, a triangle, a square; the second number counts inwards."""


def drawn(number: int, values: Values) -> Face:
    """The illustration side."""
    art = Drawing(svg=(ART / f"{number:02}.svg").read_text(encoding="utf-8"), x=28 * UNIT, y=28 * UNIT, width=144 * UNIT, height=224 * UNIT)
    window = "M34 28A6 6 0 0 0 28 34V246A6 6 0 0 0 34 252H166A6 6 0 0 0 172 246V34A6 6 0 0 0 166 28Z"
    frame = (
        f'<path fill="{INDIGO}" fill-rule="evenodd" d="M0 0H200V280H0Z{window}"/>'
        f'<rect x="28" y="28" width="144" height="224" rx="6" fill="none" stroke="{GOLD}" stroke-width="2"/>'
        f'<circle cx="100" cy="248" r="10.6" fill="{GOLD}"/><circle cx="100" cy="248" r="9" fill="{INDIGO}"/>'
    )
    words = _words(f"{number:02}", (91, 239, 18, 18), font="sans-bold", size=4.5, anchor="middle", colour=LIGHT)
    return Face(ground=INDIGO, drawings=(art, _whole(frame + dots(values, LIGHT))), words=(words,))


def written(say: Say, number: int, values: Values) -> Face:
    """The poem side, set like a page of a book of poems: title, ornament, the lines as one block, and the question they turn on."""
    frame = (
        f'<rect x="28" y="28" width="144" height="224" fill="none" stroke="{TEAL}" stroke-width="2.4"/>'
        f'<rect x="32" y="32" width="136" height="216" fill="none" stroke="{TEAL}" stroke-width="0.8"/>'
        f'<g transform="translate(100 115)"><g fill="none" stroke="{TEAL}" stroke-width="1.3" stroke-linecap="round">'
        '<path d="M-26 0Q-15-4.6-6.5 0"/><path d="M26 0Q15 4.6 6.5 0"/></g>'
        f'<path d="M0-4.6L4.6 0L0 4.6L-4.6 0Z" fill="{TEAL}"/></g>'
        f'<path d="M100 236.5L111.5 248L100 259.5L88.5 248Z" fill="{PAGE}"/><path d="M100 239L109 248L100 257L91 248Z" fill="{TEAL}"/>'
    )
    name = f"card-{number:02}"
    question = say(f"question-{(number + 1) // 2:02}")
    words = (
        _words(say(name), (36, 44, 128, 56), font="serif-bold", size=11, smallest=9.5, leading=1.2, anchor="bottom"),
        _words(say(f"{name}-poem"), (35, 130, 130, 76), size=8, smallest=7, leading=1.55, align="verse"),
        _words(question, (46, 200, 108, 31), font="serif-italic", size=6, leading=1.3, anchor="bottom", colour=TEAL_INK),
        _words(f"{number:02}", (91, 239, 18, 18), font="sans-bold", size=4.5, anchor="middle", colour=PAGE),
    )
    return Face(ground=PAGE, drawings=(_whole(frame + dots(values, DARK)),), words=words)


def blocked(seat: str) -> Face:
    """A block card, the same on both sides: an owl that has shut its eyes, and the mark of whose card it is."""
    owl = Drawing(svg=(ART / "back-block.svg").read_text(encoding="utf-8"), x=0, y=0, width=WIDTH, height=HEIGHT)
    marks = {"Il": '<circle cx="100" cy="247" r="6.5"/>', "Po": '<path d="M100 238.5L108.5 247L100 255.5L91.5 247Z"/>'}
    return Face(ground=NIGHT, drawings=(owl, _whole(f'<g fill="{GOLD}">{marks[seat]}</g>')))


def ground(face: Face, x: float) -> Drawing:
    """The ground of a face as a drawing, for where no press lays one."""
    return replace(_whole(f'<rect width="200" height="280" fill="{face.ground}"/>'), x=x)


def _whole(shapes: str) -> Drawing:
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 280">{shapes}</svg>'
    return Drawing(svg=svg, x=0, y=0, width=WIDTH, height=HEIGHT)


def _words(text: str, box: tuple[float, float, float, float], **look: Any) -> Words:
    """Text in a box of the drawing's units, in the middle and in ink unless told otherwise."""
    x, y, width, height = (each * UNIT for each in box)
    return Words(text=text, x=x, y=y, width=width, height=height, **{"align": "center", "colour": INK, **look})


def dots(values: Values, colour: str) -> str:
    """The eight values of a face as round dots in its border."""
    spots = (spot for way, value in zip(DIRECTIONS, values, strict=True) for spot in _spots(way, value))
    return f'<g fill="{colour}">' + "".join(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{RADIUS}"/>' for x, y in spots) + "</g>"


def _spots(way: str, value: int) -> list[tuple[float, float]]:
    dx, dy = STEPS[way]
    inset = NOOK if dx and dy else EDGE
    x, y = 100 + dx * (100 - inset), 140 + dy * (140 - inset)
    if not dx or not dy:
        return [(x, y + n * PITCH) if dx else (x + n * PITCH, y) for n in ROWS[value]]
    out = CORNER / sqrt(2)
    return [(x + (-b * dx - a * dy) * out, y + (-b * dy + a * dx) * out) for a, b in CORNERS[value]]
