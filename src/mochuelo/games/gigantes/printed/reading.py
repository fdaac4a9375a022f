"""What the printed deck takes from the files of a deck: everything that everybody may know of it, and its drawings."""

from __future__ import annotations

from mochuelo.core.decks import Files
from mochuelo.games.gigantes.deck_kind import Decks
from mochuelo.games.gigantes.deck_public import Card, Mark, PublicDeck, Thinker

__all__ = ["Card", "Deck", "Mark", "Thinker"]

DECKS = Decks()


class Deck:
    """A deck in one language, and the files its drawings are in; the house deck where none are given."""

    def __init__(self, language: str, files: Files | None = None) -> None:
        self.files = files or DECKS.house()
        self.told: PublicDeck = DECKS.public(self.files, language)
        self.letters = {mark.key: mark for mark in self.told.letters}
        self.drawings = {mark.key: mark for mark in self.told.drawings}
        self.cards = {card.id: card for card in self.told.cards}

    def art(self, path: str) -> str:
        """The SVG of a drawing."""
        return DECKS.art(self.files, path)

    def thinker(self, number: int) -> Thinker:
        """The thinker of a number."""
        return self.told.thinkers[number - 1]

    def named(self, mark: str) -> str:
        """What a mark is called: the name of a letter, of a drawing, of the thinker whose number it is."""
        known = self.letters.get(mark) or self.drawings.get(mark)
        return known.name if known else self.thinker(int(mark)).name
