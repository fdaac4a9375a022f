"""The figures of the leaflet: a card, and a hand card between one that it supports and one that it refutes."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from mochuelo.core.printing import Drawing, Figure, Say, Words
from mochuelo.games.gigantes.printed.faces import front
from mochuelo.games.gigantes.printed.index import CROSS, HEIGHT, INK, PAPER, STRIP, TICK, WIDTH, index, whole
from mochuelo.games.gigantes.printed.reading import Card, Deck

GAP = 13.0
"""Between the cards of a figure."""


def card(say: Say, deck: Deck, shown: Card) -> Figure:
    """A whole card, on its paper."""
    face = front(say, deck, shown)
    paper = whole(f'<rect width="{WIDTH}" height="{HEIGHT}" rx="3" fill="{PAPER}" stroke="{INK}" stroke-width=".3"/>')
    caption = say("leaflet-card-caption", card=shown.title, thinker=deck.thinker(shown.number).name)
    return Figure(width=WIDTH, height=HEIGHT, drawings=(paper, *face.drawings), words=face.words, scale=0.8, caption=caption)


def lists(say: Say, deck: Deck) -> Figure | None:
    """Three indices: a hand card below one that it supports and one that it refutes; None where no card names a drawing in both lists."""
    found = next(_examples(deck), None)
    if found is None:
        return None
    hand, supported, refuted = found
    drawings: list[Drawing] = []
    words: list[Words] = []
    down = STRIP + GAP
    for card, x, y in ((supported, 0.0, 0.0), (refuted, WIDTH + 10, 0.0), (hand, (WIDTH + 10) / 2, down)):
        strip = index(say, deck, card)
        drawings += [replace(drawing, x=drawing.x + x, y=drawing.y + y) for drawing in strip.drawings]
        words += [replace(each, x=each.x + x, y=each.y + y) for each in strip.words]
    wide, high = 2 * WIDTH + 10, down + STRIP + 6
    drawings.append(_field(wide, high, _arrow(58, down + 2, 34, STRIP + 5, TICK) + _arrow(78, down + 2, 102, STRIP + 5, CROSS)))
    caption = say("leaflet-lists-caption", hand=hand.title, supported=supported.title, refuted=refuted.title)
    return Figure(width=wide, height=high, drawings=tuple(drawings), words=tuple(words), scale=0.6, caption=caption)


def _examples(deck: Deck) -> Iterator[tuple[Card, Card, Card]]:
    """Cards that name a drawing in both lists, with one card for each of the two."""
    for hand in deck.told.cards:
        supported = _named(deck, hand, hand.supports)
        refuted = _named(deck, hand, hand.refutes)
        if supported and refuted and supported.type != refuted.type:
            yield hand, supported, refuted


def _named(deck: Deck, hand: Card, marks: tuple[str, ...]) -> Card | None:
    drawings = [mark for mark in marks if mark in deck.drawings]
    return next((card for card in deck.told.cards if card.drawing in drawings and card.number != hand.number), None) if drawings else None


def _field(width: float, height: float, shapes: str) -> Drawing:
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}">{shapes}</svg>'
    return Drawing(svg=svg, x=0, y=0, width=width, height=height)


def _arrow(x1: float, y1: float, x2: float, y2: float, colour: str) -> str:
    """From the card in hand to a card on the table."""
    side = 1 if x2 > x1 else -1
    wings = f"M{x2 - side * 3.6:g} {y2 - 0.4:g}L{x2:g} {y2:g}L{x2 - side * 0.6:g} {y2 + 3.6:g}"
    look = f'fill="none" stroke="{colour}" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round"'
    return f'<path d="M{x1:g} {y1:g}L{x2:g} {y2:g}{wings}" {look}/>'
