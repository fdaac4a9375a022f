"""What lies and stands on the board: figures to fold, markers in six colours and shapes, and points of wisdom."""

from __future__ import annotations

from mochuelo.core.printing import Card, Drawing, Face, Say
from mochuelo.games.sophie.board_shape import EPOCHS
from mochuelo.games.sophie.printed.look import GOLD, INK, PAGE, PAPER, said, whole

SEATS = (
    ("#3a3f92", "#ffffff", "#23275f"),
    ("#1d7674", "#ffffff", "#0f4a49"),
    ("#bbce9f", "#222d14", "#566b3c"),
    ("#d1902b", "#2b1a02", "#84520a"),
    ("#d0644f", "#1f0502", "#8a2f1e"),
    ("#b8b1a7", "#26231d", "#5f5a52"),
)
"""Of each seat: its colour, what stands on it, and its edge, as on the screen."""
SHAPES = (
    "M-8 0A8 8 0 1 1 8 0A8 8 0 1 1-8 0Z",
    "M0-9.5L8 0 0 9.5-8 0Z",
    "M0-9C6-6 9-1 6 5 4 8 2 8.5 0 9-2 8.5-4 8-6 5-9-1-6-6 0-9Z",
    "M-7.5-7.5H7.5V7.5H-7.5Z",
    "M0-9L9 7.5H-9Z",
    "M-4.6-8H4.6L9.2 0 4.6 8H-4.6L-9.2 0Z",
)
"""Disc, diamond, leaf, square, triangle, hexagon, within ten units."""
HATS = (
    "M-4-1.5Q-3.6-6 0-6 3.6-6 4-1.5Z",
    "M-5.5-2Q-6-5.5 0-5.8 6-5.5 5.5-2Z",
    "M-4.5-1.5L-5-4-3-3-2-5.5 0-3.5 2-5.5 3-3 5-4 4.5-1.5Z",
    "M-6-2Q-3-3 0-6.5 3-3 6-2 3-1 0-1-3-1-6-2Z",
    "M-4.6-1.5 1-9.5 4.6-1.5Z",
    "M-6-1.5H6V-2.5H3.6V-7.5H-3.6V-2.5H-6Z",
)
"""A cap, a beret, a crown of leaves, a three-cornered hat, a pointed hat, a top hat; the head's middle is the origin."""
FIGURE = (27.0, 88.0)
"""A strip: a flap, a figure upside down, a fold, the figure, a flap. Seven are as wide as three cards, nine markers, three notes."""
FLAP = 9.0
MARKER = 21.0
NOTE = (63.0, 32.0)
NOTES = ((10, 48, "#8a5f0c", "#f8e7b8"), (50, 24, "#43327a", "#ded1e6"))
"""Of each kind of points: what it is worth, how many there are, and two colours: 72 are three sheets."""


def markers(say: Say) -> tuple[Card, ...]:
    """Six for each seat, one for each epoch; both sides alike."""
    found = []
    for seat, (fill, _, edge) in enumerate(SEATS):
        shape = f'<path transform="translate(10.5 10.5) scale(.88)" d="{SHAPES[seat]}" fill="{fill}" stroke="{edge}" stroke-width=".8"/>'
        face = Face(ground=PAPER, drawings=(whole(shape, MARKER, MARKER),))
        found += [Card(name=say("print-marker", seat=seat + 1, number=at + 1), front=face, back=face) for at in range(len(EPOCHS))]
    return tuple(found)


def figures(say: Say) -> tuple[Card, ...]:
    """One for each seat."""
    return tuple(Card(name=say("print-figure", seat=seat + 1), front=_figure(seat)) for seat in range(len(SEATS)))


def _figure(seat: int) -> Face:
    """A strip that is folded in the middle, so that the traveller is seen from both sides; the flaps are glued on a coin."""
    wide, high = FIGURE
    fill, _, edge = SEATS[seat]
    one = f'<g transform="translate({wide / 2} {high - FLAP})">{_traveller(seat)}</g>'
    other = f'<g transform="translate({wide / 2} {FLAP}) rotate(180)">{_traveller(seat)}</g>'
    flaps = "".join(f'<rect x="0" y="{y}" width="{wide}" height="{FLAP}" fill="{fill}" opacity=".35"/>' for y in (0, high - FLAP))
    folds = "".join(f'<path d="M0 {y}H{wide}" stroke="{edge}" stroke-width=".25" fill="none"/>' for y in (FLAP, high / 2, high - FLAP))
    return Face(ground=PAGE, drawings=(whole(flaps + folds + one + other, wide, high),))


def _traveller(seat: int) -> str:
    """Somebody in a cloak with a letter in the hand, standing on the origin, 33 units high."""
    fill, on, edge = SEATS[seat]
    mark = f'<path transform="translate(0 -12) scale(.42)" d="{SHAPES[seat]}" fill="{on}"/>'
    head = f'<circle cx="0" cy="-24.6" r="4.4" fill="#f0d3b0" stroke="{edge}" stroke-width=".5"/>'
    eyes = f'<path d="M-1.5-24.6v.1M1.5-24.6v.1" stroke="{INK}" stroke-width=".9" stroke-linecap="round" fill="none"/>'
    hat = f'<path transform="translate(0 -25.4)" d="{HATS[seat]}" fill="{edge}"/>'
    cloak = f'<path d="M-2.8-21Q-7-18-8.5-8L-9.6-.4H9.6L8.5-8Q7-18 2.8-21Z" fill="{fill}" stroke="{edge}" stroke-width=".7"/>'
    scarf = f'<path d="M-3.6-20.6Q0-18 3.6-20.6L3-18.6Q0-16.8-3-18.6Z" fill="{edge}"/>'
    letter = (
        f'<g transform="translate(7.4 -10) rotate(-14)" stroke="{edge}" stroke-width=".4">'
        f'<rect x="-3" y="-2.1" width="6" height="4.2" fill="{PAGE}"/><path d="M-3-2.1 0 .6 3-2.1" fill="none"/></g>'
    )
    return cloak + mark + scarf + head + eyes + hat + letter


def points(say: Say) -> tuple[Card, ...]:
    """Notes of ten and fifty points."""
    found = []
    for worth, count, deep, pale in NOTES:
        face = _note(say, worth, deep, pale)
        found += [Card(name=say("print-note", points=worth, number=at + 1), front=face, back=face) for at in range(count)]
    return tuple(found)


def _note(say: Say, worth: int, deep: str, pale: str) -> Face:
    wide, high = NOTE
    rosette = "".join(f'<ellipse cx="0" cy="0" rx="10.5" ry="4.2" transform="rotate({at * 22.5:g})"/>' for at in range(8))
    frame = (
        f'<rect x="2.5" y="2.5" width="{wide - 5}" height="{high - 5}" rx="2" fill="{pale}" stroke="{deep}" stroke-width=".7"/>'
        f'<rect x="3.9" y="3.9" width="{wide - 7.8}" height="{high - 7.8}" rx="1.2" fill="none" stroke="{deep}" stroke-width=".25"/>'
        f'<g transform="translate(17 16)" fill="none" stroke="{deep}" stroke-width=".25">{rosette}</g>'
    )
    words = (
        said(str(worth), (27, 5.5, 31, 14), font="serif-bold", size=30, leading=1, align="center", anchor="middle", colour=deep),
        said(say("print-note-name"), (27, 20, 31, 7), font="sans-bold", size=7, smallest=6, align="center", anchor="middle", colour=deep),
    )
    return Face(ground=PAPER, drawings=(whole(frame, wide, high), _owl(17, 16, 11)), words=words)


def _owl(x: float, y: float, size: float) -> Drawing:
    """The owl's face."""
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100">'
        '<path d="M-38-40Q-20-50 0-40 20-50 38-40 34-26 38-12 46 24 24 40 0 50-24 40-46 24-38-12-34-26-38-40Z" fill="#7a5536"/>'
        '<g fill="#f6e7cb"><circle cx="-17" cy="-12" r="18"/><circle cx="17" cy="-12" r="18"/></g>'
        '<g fill="#e8a834"><circle cx="-17" cy="-12" r="13"/><circle cx="17" cy="-12" r="13"/></g>'
        f'<g fill="{INK}"><circle cx="-17" cy="-12" r="7"/><circle cx="17" cy="-12" r="7"/></g><path d="M-5-4H5L0 8Z" fill="{GOLD}"/></svg>'
    )
    return Drawing(svg=svg, x=x - size / 2, y=y - size / 2, width=size, height=size)


__all__ = ["FIGURE", "MARKER", "NOTE", "SEATS", "SHAPES", "figures", "markers", "points"]
