"""The deck to print: 52 cards, a help card for each player, and the leaflet; of the house deck, or of one that people bring."""

from __future__ import annotations

from mochuelo.core.decks import Files
from mochuelo.core.printing import Booklet, Card, Part, Say
from mochuelo.games.gigantes.deck_public import KINDS
from mochuelo.games.gigantes.printed import faces, helps
from mochuelo.games.gigantes.printed.index import HEIGHT, WIDTH
from mochuelo.games.gigantes.printed.leaflet import leaflet
from mochuelo.games.gigantes.printed.reading import Deck

ACCENT = "#4a2c63"


def printing(say: Say, files: Files | None = None) -> Booklet:
    """The deck, the help cards and the leaflet in the language of `say`; `files` are those of another deck than the game's."""
    deck = Deck(say.lang, files)
    back = faces.back(deck)
    cards = tuple(Card(name=f"{card.id} {card.title}", front=faces.front(say, deck, card), back=back) for card in deck.told.cards)
    return Booklet(
        title=deck.told.title,
        line=say("print-line") if files is None else deck.told.note,
        language=say.lang,
        author=say("print-author") if files is None else say("print-deck-author", authors=", ".join(deck.told.authors)),
        licence=say("print-licence") if files is None else say("print-deck-licence", licence=deck.told.licence),
        credit=say("print-credit"),
        parts=(
            Part(name=say("print-deck"), width=WIDTH, height=HEIGHT, cards=cards),
            Part(name=say("print-helps"), width=WIDTH, height=HEIGHT, cards=tuple(_help(say, deck, at) for at in range(len(KINDS)))),
        ),
        leaflet=leaflet(say, deck),
        accent=ACCENT,
        emblem=deck.art(deck.told.art.emblem),
    )


def _help(say: Say, deck: Deck, at: int) -> Card:
    front, back = (side(say, deck, KINDS[at]) for side in (helps.front, helps.back))
    return Card(name=say("print-help-card", number=at + 1), front=front, back=back)
