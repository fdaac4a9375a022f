"""The index of a card, its upper 17 mm with all that matters in play: its own marks on the left, its two lists on the right."""

from __future__ import annotations

from typing import Any

from mochuelo.core.printing import Drawing, Face, Say, Words
from mochuelo.games.gigantes.printed.reading import Card, Deck

WIDTH, HEIGHT = 63.0, 88.0
EDGE = 3.0
"""The border of paper around everything."""
INK, PAPER, PAGE = "#2a2024", "#f8f0de", "#fdf9ee"
TICK, CROSS = "#2f7a3c", "#b3341f"
GROUNDS = {"concept": "#e8b840", "expression": "#d1573f", "work": "#6da064", "biography": "#8860a6"}
DEEP = {"concept": "#8a5f0c", "expression": "#7c231b", "work": "#2d5530", "biography": "#4a2c63"}
PALE = {"concept": "#f8e7b8", "expression": "#f3cfc4", "work": "#d6e5cd", "biography": "#ded1e6"}
NET = {"concept": "#efd48c", "expression": "#e8ae9f", "work": "#b9d2ad", "biography": "#c6b1d4"}
"""For each type: its colour, dark enough for lines, pale enough for a ground, and a little less pale."""

ROUND = 2.4
"""The radius of the corners."""
STRIP, HALF = 17.0, 33.5
"""How high the index is, and where its lists begin."""
SIGN, ROOM = 36.6, 19.5
"""Where the tick and the X stand, and how much room there is for marks beside them."""
NUMERAL: dict[str, Any] = {"font": "sans-bold", "leading": 1, "align": "center", "anchor": "middle"}
"""How numbers and letters stand in the index: alike in height, which those of a text are not."""


def index(say: Say, deck: Deck, card: Card) -> Face:
    """The upper part of a card, with all that matters in play: its own marks on the left, its two lists on the right."""
    drawings = [whole(_strip(card))]
    words: list[Words] = []
    _own(deck, card, drawings, words)
    _lists(say, deck, card, drawings, words)
    return Face(ground=PAPER, drawings=tuple(drawings), words=tuple(words))


def _strip(card: Card) -> str:
    """The two fields of the index, and the lines around them."""
    top, right = EDGE + STRIP, WIDTH - EDGE
    left = f"M{HALF} {EDGE}V{top}H{EDGE}V{EDGE + ROUND}A{ROUND} {ROUND} 0 0 1 {EDGE + ROUND} {EDGE}Z"
    lists = f"M{HALF} {EDGE}V{top}H{right}V{EDGE + ROUND}A{ROUND} {ROUND} 0 0 0 {right - ROUND} {EDGE}Z"
    within = f"M{HALF} {EDGE}V{top}M{HALF} {EDGE + STRIP / 2}H{right}"
    return f'<path d="{left}" fill="{GROUNDS[card.type]}"/><path d="{lists}" fill="{PAGE}"/>{lines(card.type, within + left + lists, 0.3)}'


def _own(deck: Deck, card: Card, drawings: list[Drawing], words: list[Words]) -> None:
    """The left half of the index: number and suit in the corner, letter, drawing, and the name of the type."""
    words.append(said(str(card.number), (3.6, 3.8, 12, 8.4), size=20, **NUMERAL))
    drawings.append(Drawing(svg=deck.art(deck.told.art.types[card.type]), x=6, y=12.2, width=7.2, height=7.2))
    if card.letter:
        mark(deck, card.letter, 19.9, 9.2, 8.2, drawings, words)
        mark(deck, card.drawing, 28.5, 9.2, 8.2, drawings, words)
    name = deck.told.types[card.type]
    words.append(said(name, (15, 14.4, 18, 4.4), font="sans-bold", size=6.5, smallest=5.5, align="center", anchor="middle"))


def _lists(say: Say, deck: Deck, card: Card, drawings: list[Drawing], words: list[Words]) -> None:
    """The right half: what the card supports, and below it what it refutes; a dash for nothing, and a mochuelo refutes everything."""
    for sign, names, y in ((tick, card.supports, EDGE + STRIP / 4), (cross, card.refutes, EDGE + STRIP * 3 / 4)):
        drawings.append(whole(sign(SIGN, y, 4.8)))
        pitch = min(6.5, ROOM / max(len(names), 1))
        for at, name in enumerate(names):
            mark(deck, name, WIDTH - EDGE - 1.0 - ROOM + (at + 0.5) * pitch, y, pitch - 0.5, drawings, words)
        if sign is cross and not card.letter:
            words.append(
                said(say("print-everything"), (40.4, y - 3, 18, 6), font="sans-bold", size=8.5, smallest=6, leading=1, anchor="middle")
            )
        elif not names:
            drawings.append(whole(f'<path d="M41 {y}H44" stroke="{INK}" stroke-width=".4" fill="none"/>'))


def lines(kind: str, path: str, width: float) -> str:
    """Lines in the dark colour of a type."""
    return f'<path d="{path}" fill="none" stroke="{DEEP[kind]}" stroke-width="{width}"/>'


def said(text: str, box: tuple[float, float, float, float], **look: Any) -> Words:
    """Text in a box, in ink unless told otherwise."""
    x, y, width, height = box
    return Words(text=text, x=x, y=y, width=width, height=height, **{"colour": INK, **look})


def mark(deck: Deck, name: str, x: float, y: float, size: float, drawings: list[Drawing], words: list[Words]) -> None:
    """A mark in a square about a point: a drawing bare, a letter in a ring, a number bare."""
    left, top = x - size / 2, y - size / 2
    if name in deck.drawings:
        drawings.append(Drawing(svg=deck.art(deck.drawings[name].art), x=left, y=top, width=size, height=size))
        return
    if name in deck.letters:
        drawings.append(ring(x, y, size / 2))
    points = size * (1.7 if name in deck.letters else 2.5)
    words.append(said(name, (left - 1, top - 1, size + 2, size + 2), size=points, **NUMERAL))


def ring(x: float, y: float, radius: float, fill: str = PAGE) -> Drawing:
    """The ring around a letter."""
    return whole(f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{radius - 0.15:.2f}" fill="{fill}" stroke="{INK}" stroke-width=".3"/>')


def tick(x: float, y: float, size: float) -> str:
    """The shapes of a green tick in a square about a point."""
    return _sign("M-.42 .04L-.12 .34L.44-.32", x, y, size, TICK)


def cross(x: float, y: float, size: float) -> str:
    """The shapes of a red X."""
    return _sign("M-.34-.34L.34 .34M.34-.34L-.34 .34", x, y, size, CROSS)


def _sign(path: str, x: float, y: float, size: float, colour: str) -> str:
    return (
        f'<g transform="translate({x:g} {y:g}) scale({size:g})"><path d="{path}" fill="none" stroke="{colour}" '
        'stroke-width=".2" stroke-linecap="round" stroke-linejoin="round"/></g>'
    )


def whole(shapes: str) -> Drawing:
    """Shapes in millimetres from the corner of the card."""
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH:g} {HEIGHT:g}">{shapes}</svg>'
    return Drawing(svg=svg, x=0, y=0, width=WIDTH, height=HEIGHT)
