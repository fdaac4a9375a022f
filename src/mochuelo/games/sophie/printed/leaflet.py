"""The leaflet: the rules in sections with pictures of spaces and marks, and at the end the answers with the sentence that explains each."""

from __future__ import annotations

from collections.abc import Iterator

from mochuelo.core.printing import Block, Drawing, Figure, Items, Notes, Say, Section
from mochuelo.games.sophie.cards import PILES
from mochuelo.games.sophie.drawing import space_icon
from mochuelo.games.sophie.drawing_disc import mark_icon
from mochuelo.games.sophie.printed.helps import KINDS
from mochuelo.games.sophie.printed.look import said
from mochuelo.games.sophie.printed.reading import Deck

LISTS = {"make": 5, "start": 5, "epoch": 4, "move": 6, "disc": 3, "rabbit": 2, "forgetting": 2, "lake": 3, "end": 2, "options": 8}
"""How many items the lists have."""
PITCH = 11.5
"""From one line of a figure to the next."""
WIDE = 84.0


def leaflet(say: Say, deck: Deck) -> tuple[Section, ...]:
    """The rules in the language of `say`, then the answers of the deck."""
    return (
        _section(say, "aim", say("leaflet-aim-text")),
        _section(say, "make", _items(say, "make")),
        _section(say, "start", _items(say, "start")),
        _section(say, "epoch", say("leaflet-epoch-text"), _items(say, "epoch")),
        _section(say, "move", say("leaflet-move-text"), _items(say, "move")),
        _section(say, "spaces", _spaces(say), say("leaflet-spaces-text")),
        _section(say, "big", say("leaflet-big-text")),
        _section(say, "disc", say("leaflet-disc-text"), _items(say, "disc"), _marks(say)),
        _section(say, "rabbit", _items(say, "rabbit")),
        _section(say, "forgetting", say("leaflet-forgetting-text"), _items(say, "forgetting")),
        _section(say, "lake", say("leaflet-lake-text"), _items(say, "lake")),
        _section(say, "end", say("leaflet-end-text"), _items(say, "end")),
        _section(say, "options", _items(say, "options")),
        *_answers(say, deck),
    )


def _section(say: Say, name: str, *blocks: Block) -> Section:
    return Section(say(f"leaflet-{name}"), blocks)


def _items(say: Say, name: str) -> Items:
    return Items(tuple(say(f"leaflet-{name}-{n}") for n in range(1, LISTS[name] + 1)))


def _spaces(say: Say) -> Figure:
    """Each kind of space with what it does."""
    return _figure([(space_icon(kind, "print", 4 if kind == "major" else 0), say(f"help-space-{kind}")) for kind in KINDS], 10.0)


def _marks(say: Say) -> Figure:
    """The three marks at the disc's edge."""
    marks = (("b", "boat"), ("o", "broken"), ("s", "solid"))
    return _figure([(mark_icon(mark, "print"), say(f"leaflet-mark-{name}")) for mark, name in marks], 20.0)


def _figure(lines: list[tuple[str, str]], size: float) -> Figure:
    """Pictures of one size, one below the other, each with its words."""
    drawings, words = [], []
    left = size + 2.5
    for at, (svg, text) in enumerate(lines):
        y = at * PITCH
        drawings.append(Drawing(svg=svg, x=0, y=y + (PITCH - size) / 2, width=size, height=size))
        box = (left, y, WIDE - left, PITCH)
        words.append(said(text, box, size=8.5, smallest=6.5, leading=1.25, anchor="middle"))
    return Figure(width=WIDE, height=PITCH * len(lines), drawings=tuple(drawings), words=tuple(words))


def _answers(say: Say, deck: Deck) -> Iterator[Section]:
    """For each pile, card by card: the right answers, and why."""
    yield _section(say, "answers", say("leaflet-answers-text"))
    for pile in PILES[:-1]:
        yield Section(deck.name(say, pile), (Notes(tuple(_why(say, deck, pile, at) for at in range(deck.cards(pile)))),))


def _why(say: Say, deck: Deck, pile: str, at: int) -> str:
    both = [deck.asked(pile, 2 * at + nth) for nth in range(2)]
    told = (say("leaflet-answer", number=nth + 1, letter=one.right, truth=one.truth, because=one.because) for nth, one in enumerate(both))
    return f"**{at + 1}.** {' '.join(told)}"
