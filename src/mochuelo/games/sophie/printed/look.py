"""Sizes, colours and boxes that all printed faces share."""

from __future__ import annotations

from typing import Any

from mochuelo.core.printing import Drawing, Words

WIDTH, HEIGHT = 63.0, 88.0
"""Poker size: nine lie on a sheet of both papers, and sleeves are found everywhere."""
EDGE = 3.0
"""The border of paper around everything."""
INK, SOFT, PAPER, PAGE = "#2a2018", "#6b5432", "#f8f0de", "#fffaf0"
DEEP = {
    "mythology": "#5f4a12",
    "hellas": "#7d3518",
    "middle": "#33522a",
    "renaissance": "#75295a",
    "enlightenment": "#704300",
    "modern": "#264a78",
    "philosophy": "#43327a",
    "big": "#174f56",
}
"""The colours of the piles, as on the screen."""
GOLD = "#efd28a"


def said(text: str, box: tuple[float, float, float, float], **look: Any) -> Words:
    """Words in a box, given by its corner and its size."""
    x, y, width, height = box
    return Words(text=text, x=x, y=y, width=width, height=height, **({"colour": INK} | look))


def whole(shapes: str, width: float = WIDTH, height: float = HEIGHT) -> Drawing:
    """Shapes in millimetres that lie on a whole face."""
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}">{shapes}</svg>'
    return Drawing(svg=svg, x=0, y=0, width=width, height=height)


def shown(svg: str, x: float, y: float, size: float) -> Drawing:
    """A square drawing about a middle."""
    return Drawing(svg=svg, x=x - size / 2, y=y - size / 2, width=size, height=size)
