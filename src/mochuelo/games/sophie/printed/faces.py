"""The faces of the cards: two questions with their answers, a Big Question, Socrates, and the backs of the eight piles.

Whoever reads a question aloud sees its three answers; which one is right stands at the foot, upside down.
"""

from __future__ import annotations

from mochuelo.core.printing import Drawing, Face, Say, Words
from mochuelo.games.sophie.cards import PILES
from mochuelo.games.sophie.drawing import emblem_icon, space_icon
from mochuelo.games.sophie.printed.look import DEEP, EDGE, GOLD, HEIGHT, INK, PAGE, PAPER, SOFT, WIDTH, said, shown, whole
from mochuelo.games.sophie.printed.reading import LETTERS, Asked, Deck

BAND = 7.0
"""How high the band with the name of the pile is."""
FOOT = 5.4
BLOCK = (HEIGHT - 2 * EDGE - BAND - FOOT) / 2
"""How high a question with its answers is."""


def question(say: Say, deck: Deck, pile: str, at: int) -> Face:
    """A card with its questions 1 and 2."""
    both = [deck.asked(pile, 2 * at + nth) for nth in range(2)]
    top = EDGE + BAND
    words = [*_head(deck.name(say, pile), str(at + 1))]
    marks = ""
    for nth, one in enumerate(both):
        y = top + nth * BLOCK
        words += _block(one, nth + 1, y)
        marks += _badge(pile, one, y)
    key = say("print-key", one=both[0].right, other=both[1].right)
    words.append(
        said(
            key,
            (EDGE + 2, HEIGHT - EDGE - FOOT, WIDTH - 2 * EDGE - 4, FOOT),
            font="sans-bold",
            size=6.5,
            anchor="middle",
            turned=True,
            colour=SOFT,
        )
    )
    middle = f'<path d="M8 {top + BLOCK:g}H55" stroke="{DEEP[pile]}" stroke-width=".25" fill="none"/>'
    return Face(ground=PAPER, drawings=(whole(_frame(pile) + middle + marks),), words=tuple(words))


def _head(name: str, number: str) -> list[Words]:
    look = {"font": "sans-bold", "anchor": "middle", "colour": PAGE, "leading": 1.1}
    return [
        said(name, (EDGE + 2.4, EDGE, 44, BAND), size=8, smallest=6, **look),
        said(number, (WIDTH - EDGE - 12.4, EDGE, 10, BAND), size=8, align="right", **look),
    ]


def _block(one: Asked, number: int, y: float) -> list[Words]:
    """A question and its answers, each with its letter."""
    answers = "\n".join(f"**{letter}** {answer}" for letter, answer in zip(LETTERS, one.answers, strict=True))
    return [
        said(str(number), (4.3, y + 2.1, 5, 5), font="sans-bold", size=8, leading=1, align="center", anchor="middle", colour=PAGE),
        said(one.question, (10.8, y + 1.2, 47.2, 14.6), size=7.75, smallest=6, leading=1.22),
        said(answers, (10.8, y + 16, 47.2, BLOCK - 16.6), font="sans", size=7.25, smallest=6.5, leading=1.22),
    ]


def _badge(pile: str, one: Asked, y: float) -> str:
    """The round of the number, and a dot for each degree of difficulty."""
    dots = "".join(f'<circle cx="6.8" cy="{y + 9.4 + 2.2 * at:g}" r=".6" fill="{DEEP[pile]}"/>' for at in range(one.difficulty))
    return f'<circle cx="6.8" cy="{y + 4.6:g}" r="2.7" fill="{DEEP[pile]}"/>{dots}'


def _frame(pile: str) -> str:
    """The page with its band."""
    deep = DEEP[pile]
    box = f'x="{EDGE}" y="{EDGE}" width="{WIDTH - 2 * EDGE}" height="{HEIGHT - 2 * EDGE}" rx="2.4"'
    band = f"M{EDGE} {EDGE + BAND}V{EDGE + 2.4}A2.4 2.4 0 0 1 {EDGE + 2.4} {EDGE}H{WIDTH - EDGE - 2.4}"
    band += f"A2.4 2.4 0 0 1 {WIDTH - EDGE} {EDGE + 2.4}V{EDGE + BAND}Z"
    return f'<rect {box} fill="{PAGE}"/><path d="{band}" fill="{deep}"/><rect {box} fill="none" stroke="{deep}" stroke-width=".5"/>'


def big(say: Say, deck: Deck, pile: str, at: int) -> Face:
    """A Big Question, and a hint for whoever does not know how to begin."""
    one = deck.asked(pile, at)
    words = (
        *_head(deck.name(say, pile), str(at + 1)),
        said(
            one.question,
            (8, 14, 47, 36),
            font="serif-bold",
            size=12,
            smallest=8,
            leading=1.24,
            align="center",
            anchor="middle",
            colour=DEEP[pile],
        ),
        said(one.hint, (9, 54, 45, 20), font="serif-italic", size=8.5, smallest=6.5, leading=1.3, align="center", anchor="middle"),
        said(say("print-big-foot"), (6, 77, 51, 6.5), font="sans", size=6.5, smallest=5.5, align="center", anchor="middle", colour=SOFT),
    )
    line = f'<path d="M26 52H37M31.5 50.6L32.9 52L31.5 53.4L30.1 52Z" fill="{DEEP[pile]}" stroke="{DEEP[pile]}" stroke-width=".25"/>'
    return Face(ground=PAPER, drawings=(whole(_frame(pile) + line),), words=words)


def socrates(say: Say) -> Face:
    """A Socrates card: a bet on knowing the answer without hearing the three."""
    words = (
        _head(say("print-socrates"), "")[0],
        said(
            say("print-socrates-bet"),
            (8, 40, 47, 14),
            font="serif-bold",
            size=11,
            leading=1.2,
            align="center",
            anchor="middle",
            colour=DEEP["philosophy"],
        ),
        said(say("print-socrates-text"), (8, 55, 47, 27), size=7.75, smallest=6.5, leading=1.3, align="center", anchor="middle"),
    )
    return Face(ground=PAPER, drawings=(whole(_frame("philosophy") + _sage()),), words=words)


def _sage() -> str:
    """A bearded head before a golden round."""
    face = "M-7-3C-8-11 8-11 7-3 8 1 7 3 6.5 5 5 10 2 12 0 12-2 12-5 10-6.5 5-7 3-8 1-7-3Z"
    beard = "M-7.5 0C-9 9-4 13 0 13 4 13 9 9 7.5 0 6 4 3 4 0 3.6-3 4-6 4-7.5 0Z"
    lines = "M-4.5-2h2.7M1.8-2h2.7M0-2v4l-.8.2M-1.6 5.4q1.6 1 3.2 0M-3-6q3-1.5 6 0"
    return (
        f'<g transform="translate(31.5 25)"><circle cx="0" cy="0" r="13" fill="{GOLD}"/><path d="{face}" fill="#f7e6cf"/>'
        f'<path d="{beard}" fill="{PAGE}" stroke="{DEEP["philosophy"]}" stroke-width=".4"/>'
        f'<path d="{lines}" fill="none" stroke="{INK}" stroke-width=".6"/></g>'
    )


def back(say: Say, deck: Deck, pile: str) -> Face:
    """The back of a pile: its colour, a frame of gold, its emblem and its name."""
    deep = DEEP[pile]
    frame = (
        f'<rect x="3" y="3" width="57" height="82" rx="2.4" fill="{deep}"/>'
        f'<rect x="4.6" y="4.6" width="53.8" height="78.8" rx="1.6" fill="none" stroke="{GOLD}" stroke-width=".5"/>'
        f'<rect x="5.6" y="5.6" width="51.8" height="76.8" rx="1" fill="none" stroke="{GOLD}" stroke-width=".2"/>'
        + "".join(f'<path d="{_corner(x, y)}" fill="{GOLD}"/>' for x in (9.5, WIDTH - 9.5) for y in (9.5, HEIGHT - 9.5))
    )
    name = said(
        deck.name(say, pile),
        (8, 62, 47, 14),
        font="serif-bold",
        size=12,
        smallest=8,
        leading=1.15,
        align="center",
        anchor="middle",
        colour=GOLD,
    )
    return Face(ground=PAPER, drawings=(whole(frame), _emblem(pile)), words=(name,))


def _corner(x: float, y: float) -> str:
    """A star of four points."""
    tips = ((0, -2.4), (0.7, -0.7), (2.4, 0), (0.7, 0.7), (0, 2.4), (-0.7, 0.7), (-2.4, 0), (-0.7, -0.7))
    return "M" + "L".join(f"{x + dx:g} {y + dy:g}" for dx, dy in tips) + "Z"


def _emblem(pile: str) -> Drawing:
    """The medallion of an epoch, or the sign of the spaces that draw from the pile."""
    at = PILES.index(pile)
    svg = emblem_icon(at, "print") if at < 6 else space_icon({"philosophy": "philosophy", "big": "question"}[pile], "print")
    return shown(svg, WIDTH / 2, 37, 36)
