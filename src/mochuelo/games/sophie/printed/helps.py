"""The help card, one for each player: what each kind of space does on its front, one's turn and the marks of the disc on its back."""

from __future__ import annotations

from mochuelo.core.printing import Card, Drawing, Face, Say, Words
from mochuelo.games.sophie.drawing import space_icon
from mochuelo.games.sophie.printed.look import DEEP, EDGE, HEIGHT, PAGE, PAPER, SOFT, WIDTH, said, shown, whole

HEAD = 8.0
KINDS = ("philosophy", "question", "travel", "gadfly", "major", "forgetting", "stage", "plain")
"""The spaces in the order of the card; `stage` stands for the lake."""
STEPS = ("answer", "roll", "disc", "rabbit", "forgetting", "lake", "end")
COPIES = 6


def cards(say: Say) -> tuple[Card, ...]:
    """One for each player, all alike."""
    front, back = _spaces(say), _turn(say)
    return tuple(Card(name=say("print-help-card", number=at + 1), front=front, back=back) for at in range(COPIES))


def _spaces(say: Say) -> Face:
    pitch = (HEIGHT - 2 * EDGE - HEAD - 2) / len(KINDS)
    words, drawings = [_head(say("help-spaces"))], [whole(_frame())]
    for at, kind in enumerate(KINDS):
        middle = EDGE + HEAD + 1 + pitch * (at + 0.5)
        drawings.append(shown(space_icon(kind, "print", 4 if kind == "major" else 0), 9.2, middle, 8.4))
        words.append(_line(say(f"help-space-{kind}"), 15, middle, pitch))
    return Face(ground=PAPER, drawings=tuple(drawings), words=tuple(words))


def _turn(say: Say) -> Face:
    pitch = (HEIGHT - 2 * EDGE - HEAD - 2) / len(STEPS)
    words, drawings = [_head(say("help-turn"))], [whole(_frame())]
    for at, step in enumerate(STEPS):
        middle = EDGE + HEAD + 1 + pitch * (at + 0.5)
        drawings.append(_bullet(middle))
        words.append(_line(say(f"help-{step}"), 10.5, middle, pitch))
    return Face(ground=PAPER, drawings=tuple(drawings), words=tuple(words))


def _line(text: str, x: float, middle: float, pitch: float) -> Words:
    box = (x, middle - pitch / 2, WIDTH - EDGE - 2 - x, pitch)
    return said(text, box, font="sans", size=7, smallest=6.5, leading=1.2, anchor="middle")


def _bullet(y: float) -> Drawing:
    return whole(f'<path d="M7.2 {y - 1.3:g}l1.3 1.3-1.3 1.3-1.3-1.3Z" fill="{DEEP["philosophy"]}"/>')


def _head(text: str) -> Words:
    return said(text, (6, EDGE, 51, HEAD), font="serif-bold", size=11, leading=1, align="center", anchor="middle", colour=PAGE)


def _frame() -> str:
    deep = DEEP["philosophy"]
    box = f'x="{EDGE}" y="{EDGE}" width="{WIDTH - 2 * EDGE}" height="{HEIGHT - 2 * EDGE}" rx="2.4"'
    band = f"M{EDGE} {EDGE + HEAD}V{EDGE + 2.4}A2.4 2.4 0 0 1 {EDGE + 2.4} {EDGE}H{WIDTH - EDGE - 2.4}"
    band += f"A2.4 2.4 0 0 1 {WIDTH - EDGE} {EDGE + 2.4}V{EDGE + HEAD}Z"
    return f'<rect {box} fill="{PAGE}"/><path d="{band}" fill="{deep}"/><rect {box} fill="none" stroke="{SOFT}" stroke-width=".4"/>'
