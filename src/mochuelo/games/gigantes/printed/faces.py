"""The faces of the printed cards, 63 x 88 mm, as poker cards are: the index of marks above, the thinker's medal, title and text.

Poker size, because nine lie on a sheet of both papers, sleeves for it are found everywhere, and the longest texts still stand in letters
of 6.25 points. All that matters in play stands in the upper 17 mm, so that a row of cards can be laid like the steps of a stair; the
corner alone (number and suit) tells a card in a hand held as a fan. Cream runs to the edge on both sides, where the knife may be off.
"""

from __future__ import annotations

from mochuelo.core.printing import Drawing, Face, Say, Words
from mochuelo.games.gigantes.printed.index import (
    DEEP,
    EDGE,
    HEIGHT,
    INK,
    NET,
    NUMERAL,
    PAGE,
    PALE,
    PAPER,
    ROUND,
    STRIP,
    WIDTH,
    index,
    lines,
    said,
    whole,
)
from mochuelo.games.gigantes.printed.reading import Card, Deck, Thinker

PICTURE = (EDGE + STRIP, 49.5)
"""From where to where the medal's ground goes down."""
MEDAL = 27.5
"""How large the frame of the medal is; the portrait in it is 120 to 144 as large."""


def front(say: Say, deck: Deck, card: Card) -> Face:
    """The face of a card."""
    top = index(say, deck, card)
    words = (
        said(card.title, (6, 50.2, 51, 8.4), font="serif-bold", size=10, smallest=7.5, leading=1.12, align="center", anchor="middle"),
        said(card.text, (6, 58.6, 51, 20.0), size=7.5, smallest=6.25, leading=1.32, align="center", anchor="middle"),
        said(_name(say, deck, card), (6, 79.2, 41, 4.6), font="sans", size=6.25, smallest=5.5, anchor="middle", colour=DEEP[card.type]),
    )
    corner, number = _corner(deck, card)
    return Face(
        ground=PAPER,
        drawings=(whole(_ground(card)), *_medal(deck, card), *top.drawings, whole(_frame(card)), corner),
        words=(*top.words, *words, number),
    )


def back(deck: Deck) -> Face:
    """The back of every card: the middle of the deck's drawing in a frame of ink; the same whichever way up it lies."""
    frame = (
        f'<rect x="3" y="3" width="57" height="82" rx="2.4" fill="{INK}"/>'
        f'<rect x="3.6" y="3.6" width="55.8" height="80.8" rx="1.9" fill="none" stroke="{PAPER}" stroke-width=".35"/>'
    )
    net = deck.art(deck.told.art.back).replace('viewBox="0 0 144 224"', 'viewBox="14 28 116 168"')
    wide = 53.6
    high = wide * 168 / 116
    middle = Drawing(svg=net, x=(WIDTH - wide) / 2, y=(HEIGHT - high) / 2, width=wide, height=high)
    return Face(ground=PAPER, drawings=(whole(frame), middle))


def _ground(card: Card) -> str:
    """The page, and the ground of the medal with its net."""
    kind, right = card.type, WIDTH - EDGE
    top, foot = PICTURE
    return (
        f'<path d="{_tab(HEIGHT - EDGE)}" fill="{PAGE}"/>'
        f'<rect x="{EDGE}" y="{top}" width="{right - EDGE}" height="{foot - top}" fill="{PALE[kind]}"/>'
        f'<path d="{_net(top, foot)}" fill="none" stroke="{NET[kind]}" stroke-width=".25"/>'
    )


def _frame(card: Card) -> str:
    foot = PICTURE[1]
    return lines(card.type, f"M{EDGE} {foot}H{WIDTH - EDGE}", 0.3) + lines(card.type, _tab(HEIGHT - EDGE), 0.5)


def _tab(foot: float) -> str:
    """A page with round corners from the edge down to `foot`."""
    left, right, r = EDGE, WIDTH - EDGE, ROUND
    return (
        f"M{left + r} {EDGE}H{right - r}A{r} {r} 0 0 1 {right} {EDGE + r}V{foot - r}A{r} {r} 0 0 1 {right - r} {foot}"
        f"H{left + r}A{r} {r} 0 0 1 {left} {foot - r}V{EDGE + r}A{r} {r} 0 0 1 {left + r} {EDGE}Z"
    )


def _net(top: float, foot: float) -> str:
    """Lozenges from edge to edge of the picture, as on the back."""
    step, tall = 9.5, foot - top
    found = []
    for n in range(-3, 7):
        for start in (EDGE + n * step, EDGE + (n + 3) * step):
            lean = 1 if start == EDGE + n * step else -1
            ends = [(start, top), (start + lean * 3 * step, top + tall)]
            found.append(_clipped(ends))
    return "".join(found)


def _clipped(ends: list[tuple[float, float]]) -> str:
    (x1, y1), (x2, y2) = ends
    left, right = EDGE, WIDTH - EDGE
    inside = []
    for x, y in ((x1, y1), (x2, y2)):
        nearest = min(max(x, left), right)
        share = (nearest - x) / (x2 - x1)
        inside.append((nearest, y + share * (y2 - y1)))
    (a, b), (c, d) = inside
    return "" if abs(a - c) < 0.01 else f"M{a:.2f} {b:.2f}L{c:.2f} {d:.2f}"


def _medal(deck: Deck, card: Card) -> list[Drawing]:
    """The portrait, or the owl, in the frame of its type."""
    x, y = (WIDTH - MEDAL) / 2, (sum(PICTURE) - MEDAL) / 2
    inset, size = MEDAL / 12, MEDAL / 1.2
    return [
        Drawing(svg=deck.art(deck.told.art.frames[card.type]), x=x, y=y, width=MEDAL, height=MEDAL),
        Drawing(svg=deck.art(card.art), x=x + inset, y=y + inset, width=size, height=size),
    ]


def _corner(deck: Deck, card: Card) -> tuple[Drawing, Words]:
    """Number and suit once more in the lower right corner, for whoever holds the card upside down."""
    turned = deck.art(deck.told.art.types[card.type]).replace(">", '><g transform="rotate(180 24 24)">', 1).replace("</svg>", "</g></svg>")
    suit = Drawing(svg=turned, x=47.4, y=79.2, width=4.6, height=4.6)
    return suit, said(str(card.number), (51.4, 78.7, 7.6, 5.6), size=12, turned=True, **NUMERAL)


def _name(say: Say, deck: Deck, card: Card) -> str:
    """Whose card it is, and when that was."""
    if not card.letter:
        return f"**{deck.told.title}**"
    thinker = deck.thinker(card.number)
    return f"**{thinker.name}** {years(say, thinker)}"


def years(say: Say, thinker: Thinker) -> str:
    """Birth and death: `c. 428–348 BCE`."""
    before = "yes" if (thinker.died or thinker.born) < 0 else "no"
    died = "" if thinker.died is None else _year(say, thinker, thinker.died, "died")
    return say("print-years", born=_year(say, thinker, thinker.born, "born"), died=died, before=before)


def _year(say: Say, thinker: Thinker, year: int, name: str) -> str:
    return say("print-about", year=str(abs(year))) if name in thinker.about else str(abs(year))
