"""The game to print: board and disc, cards of questions, markers, points, figures to stand up, a help card each, and the rules."""

from __future__ import annotations

from collections.abc import Iterator

from mochuelo.core.decks import Files
from mochuelo.core.printing import Booklet, Card, Part, Say
from mochuelo.games.sophie.cards import PILES
from mochuelo.games.sophie.drawing import compass_icon
from mochuelo.games.sophie.printed import boards, faces, helps, pieces
from mochuelo.games.sophie.printed.leaflet import leaflet
from mochuelo.games.sophie.printed.look import HEIGHT, WIDTH
from mochuelo.games.sophie.printed.reading import Deck

ACCENT = "#43327a"
SOCRATES = 4
"""How many Socrates cards there are."""


def printing(say: Say, files: Files | None = None) -> Booklet:
    """Everything in the language of `say`; `files` are those of another deck than the game's."""
    deck = Deck(say.lang, files)
    told = deck.told
    return Booklet(
        title=say("print-title"),
        line=say("print-line") if files is None else told.title,
        language=say.lang,
        author=say("print-author") if files is None else say("print-deck-author", authors=", ".join(told.authors)),
        licence=say("print-licence") if files is None else say("print-deck-licence", licence=told.licence),
        credit=say("print-credit"),
        accent=ACCENT,
        emblem=compass_icon("print"),
        posters=boards.posters(say, deck),
        parts=(*_questions(say, deck), *_rest(say)),
        leaflet=leaflet(say, deck),
    )


def _questions(say: Say, deck: Deck) -> Iterator[Part]:
    """The piles, those of Big Questions with one question on a card; Socrates cards lie in the pile of philosophy."""
    for pile in PILES:
        back = faces.back(say, deck, pile)
        make = faces.big if pile == PILES[-1] else faces.question
        cards = [
            Card(name=f"{deck.name(say, pile)} {at + 1}", front=make(say, deck, pile, at), back=back) for at in range(deck.cards(pile))
        ]
        if pile == "philosophy":
            cards += [Card(name=say("print-socrates-card", number=at + 1), front=faces.socrates(say), back=back) for at in range(SOCRATES)]
        yield Part(name=deck.name(say, pile), width=WIDTH, height=HEIGHT, cards=tuple(cards))


def _rest(say: Say) -> Iterator[Part]:
    """What is no question."""
    yield Part(name=say("print-helps"), width=WIDTH, height=HEIGHT, cards=helps.cards(say))
    yield Part(name=say("print-figures"), width=pieces.FIGURE[0], height=pieces.FIGURE[1], cards=pieces.figures(say))
    yield Part(name=say("print-markers"), width=pieces.MARKER, height=pieces.MARKER, cards=pieces.markers(say))
    yield Part(name=say("print-points"), width=pieces.NOTE[0], height=pieces.NOTE[1], cards=pieces.points(say))
