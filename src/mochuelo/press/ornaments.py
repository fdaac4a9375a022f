"""Small drawings of the press's own: the ornament under a title, the pictures of the instructions."""

from __future__ import annotations

from mochuelo.core.printing import Drawing
from mochuelo.press.pen import Pen

SOFT, RED = "#6b5c49", "#c0392b"


def flourish(pen: Pen, x: float, y: float, width: float, colour: str) -> None:
    """Two strokes and a diamond, centred on a point."""
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-30 -6 60 12">'
        f'<g fill="none" stroke="{colour}" stroke-width="1" stroke-linecap="round">'
        '<path d="M-28 0Q-16-5-7 0"/><path d="M28 0Q16 5 7 0"/></g>'
        f'<path d="M0-4.5L4.5 0L0 4.5L-4.5 0Z" fill="{colour}"/></svg>'
    )
    pen.draw(Drawing(svg=svg, x=x - width / 2, y=y - width / 10, width=width, height=width / 5))


def ring(pen: Pen, x: float, y: float) -> None:
    """The mark of a front: a circle with two rings a millimetre apart."""
    rings = "".join(f'<circle cx="0" cy="0" r="{r}"/>' for r in (1, 2, 3))
    _mark(pen, x, y, rings)


def cross(pen: Pen, x: float, y: float) -> None:
    """The mark of a back: a cross that belongs into the circle of the front."""
    _mark(pen, x, y, '<path d="M-5 0H5"/><path d="M0-5V5"/>')


def _mark(pen: Pen, x: float, y: float, shapes: str) -> None:
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -6 12 12">'
        f'<g fill="none" stroke="#000000" stroke-width=".18">{shapes}</g></svg>'
    )
    pen.draw(Drawing(svg=svg, x=x - 6, y=y - 6, width=12, height=12))


def sheet_picture(pen: Pen, x: float, y: float, colour: str, filled: bool) -> None:
    """A sheet of nine cards, 34 by 47."""
    look = f'fill="{colour}" stroke="#ffffff"' if filled else f'fill="#ffffff" stroke="{colour}"'
    spots = ((1.25 + i * 10.5, 1.4 + j * 14.7) for i in range(3) for j in range(3))
    cells = "".join(f'<rect x="{x1:.2f}" y="{y1:.2f}" width="10.5" height="14.7"/>' for x1, y1 in spots)
    paper = f'<rect x=".15" y=".15" width="33.7" height="46.7" fill="#ffffff" stroke="{SOFT}" stroke-width=".3"/>'
    _picture(pen, x, y, 34, 47, f'{paper}<g {look} stroke-width=".3">{cells}</g>')


def turning(pen: Pen, x: float, y: float, colour: str) -> None:
    """A page on its way from one side to the other, about its long edge."""
    arrow = '<path d="M3 10C7 1 17 1 21 10"/><path d="M21 10L20.6 5.8"/><path d="M21 10L17.4 7.8"/>'
    edge = f'<path d="M12 2V24" stroke="{SOFT}" stroke-width=".4" stroke-dasharray="1 1"/>'
    _picture(pen, x - 12, y - 12, 24, 24, f'{edge}<g fill="none" stroke="{colour}" stroke-width=".7" stroke-linecap="round">{arrow}</g>')


def uncut(pen: Pen, x: float, y: float, colour: str) -> None:
    """A sheet with the four cuts that go from top to bottom, 34 by 58."""
    cells = "".join(f'<rect x="{2 + i * 10}" y="{8 + j * 14}" width="10" height="14"/>' for i in range(3) for j in range(3))
    cuts = "".join(f'<path d="M{2 + i * 10} 1V57"/>' for i in range(4))
    _picture(pen, x, y, 34, 58, _cells(cells, colour) + _knife(cuts))


def strip_picture(pen: Pen, x: float, y: float, colour: str) -> None:
    """A strip of three cards with its four cuts, 14 by 54."""
    cells = "".join(f'<rect x="2" y="{6 + j * 14}" width="10" height="14"/>' for j in range(3))
    cuts = "".join(f'<path d="M.5 {6 + j * 14}H13.5"/>' for j in range(4))
    _picture(pen, x, y, 14, 54, _cells(cells, colour) + _knife(cuts))


def _cells(shapes: str, colour: str) -> str:
    return f'<g fill="{colour}" stroke="#ffffff" stroke-width=".25">{shapes}</g>'


def _knife(shapes: str) -> str:
    return f'<g stroke="{RED}" stroke-width=".5" stroke-dasharray="1.6 1">{shapes}</g>'


def _picture(pen: Pen, x: float, y: float, width: float, height: float, shapes: str) -> None:
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">{shapes}</svg>'
    pen.draw(Drawing(svg=svg, x=x, y=y, width=width, height=height))
