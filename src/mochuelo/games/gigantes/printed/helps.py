"""The help card, one for each player: what to do on a turn on its front, the names of letters, drawings and types on its back."""

from __future__ import annotations

from mochuelo.core.printing import Drawing, Face, Say, Words
from mochuelo.games.gigantes.printed.index import DEEP, EDGE, HEIGHT, PAGE, PAPER, WIDTH, cross, mark, said, tick, whole
from mochuelo.games.gigantes.printed.reading import Deck

LINES: tuple[tuple[str, float], ...] = (
    ("draw", 5.0),
    ("open", 5.6),
    *((name, 7.6) for name in ("support", "refute", "question", "pass", "owl")),
    ("end", 13.2),
    ("agree", 9.6),
)
"""The lines of the front, and how high each is."""
HEAD, SIGN = 8.0, 7.2
"""How high the title is, and where the pictures before the lines stand."""
LEFT, MIDDLE = 7.4, 35.2
"""Where the marks of the two columns of the back stand."""


def front(say: Say, deck: Deck, kind: str) -> Face:
    """What to do on a turn, in the colour of one type."""
    drawings = [whole(_frame(kind))]
    words = [_head(say("help-turn"))]
    y = EDGE + HEAD + 1.2
    for name, high in LINES:
        words.append(said(say(f"help-{name}"), (10.4, y, 47.6, high), font="sans", size=7, smallest=6, leading=1.22, anchor="middle"))
        drawings.append(_sign(deck, name, y + high / 2))
        y += high
    return Face(ground=PAPER, drawings=tuple(drawings), words=tuple(words))


def back(say: Say, deck: Deck, kind: str) -> Face:
    """What the marks are called."""
    drawings = [whole(_frame(kind))]
    words = [_head(say("help-marks"))]
    left = [*deck.letters.values()]
    right = [*deck.drawings.values()]
    top, room = EDGE + HEAD + 1, HEIGHT - 2 * EDGE - HEAD - 2
    pitch = min(room / max(len(left) + len(deck.told.types), len(right)), 6.0)
    for column, named in ((LEFT, left), (MIDDLE, right)):
        for row, each in enumerate(named):
            y = top + (row + 0.5) * pitch
            mark(deck, each.key, column, y, min(pitch - 0.8, 4.6), drawings, words)
            words.append(_name(each.name, column, y, pitch))
    for row, (name, spoken) in enumerate(deck.told.types.items()):
        y = top + (len(left) + row + 0.5) * pitch
        size = min(pitch - 0.5, 5.0)
        drawings.append(Drawing(svg=deck.art(deck.told.art.types[name]), x=LEFT - size / 2, y=y - size / 2, width=size, height=size))
        words.append(_name(spoken, LEFT, y, pitch))
    return Face(ground=PAPER, drawings=tuple(drawings), words=tuple(words))


def _name(text: str, x: float, y: float, pitch: float) -> Words:
    return said(text, (x + 3.6, y - pitch / 2, 20.6, pitch), font="sans", size=7, smallest=5.5, leading=1.1, anchor="middle")


def _head(text: str) -> Words:
    return said(text, (6, EDGE + 0.2, 51, HEAD), font="serif-bold", size=11, leading=1, align="center", anchor="middle", colour=PAGE)


def _frame(kind: str) -> str:
    high = HEIGHT - 2 * EDGE
    wide = WIDTH - 2 * EDGE
    box = f'x="{EDGE}" y="{EDGE}" width="{wide}" height="{high}" rx="2.4"'
    top = f"M{EDGE} {EDGE + HEAD}V{EDGE + 2.4}A2.4 2.4 0 0 1 {EDGE + 2.4} {EDGE}H{WIDTH - EDGE - 2.4}"
    top += f"A2.4 2.4 0 0 1 {WIDTH - EDGE} {EDGE + 2.4}V{EDGE + HEAD}Z"
    return (
        f'<rect {box} fill="{PAGE}"/><path d="{top}" fill="{DEEP[kind]}"/><rect {box} fill="none" stroke="{DEEP[kind]}" stroke-width=".5"/>'
    )


def _sign(deck: Deck, name: str, y: float) -> Drawing:
    """The small picture before a line."""
    if name == "owl":
        return Drawing(svg=deck.art(deck.told.art.owls["concept"]), x=4.4, y=y - 2.9, width=5.8, height=5.8)
    shapes = {"support": tick(SIGN, y, 3.8), "refute": cross(SIGN, y, 3.8)}
    return whole(shapes.get(name) or f'<path d="M{SIGN} {y - 1.1:.2f}l1.1 1.1l-1.1 1.1l-1.1-1.1Z" fill="{DEEP["concept"]}"/>')
