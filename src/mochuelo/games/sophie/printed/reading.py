"""What the printed game takes from the files of a deck: the questions of each pile in one language, and the board."""

from __future__ import annotations

from hashlib import sha256
from itertools import permutations
from typing import Any

from msgspec import Struct

from mochuelo.core.decks import Files
from mochuelo.core.documents import read
from mochuelo.core.printing import Say
from mochuelo.games.sophie.board_check import BOARD
from mochuelo.games.sophie.cards import PILES, per_card, pile_path
from mochuelo.games.sophie.deck_kind import Decks
from mochuelo.games.sophie.deck_public import PublicDeck
from mochuelo.games.sophie.words import Entry, read_entry

LETTERS = "abc"
ORDERS = tuple(permutations(range(3)))


class Asked(Struct, frozen=True, kw_only=True):
    """A question as it stands on a card: its answers laid out, and the letter of the right one."""

    question: str
    answers: tuple[str, ...]
    right: str
    truth: str
    because: str
    hint: str
    difficulty: int


class Deck:
    """A deck in one language; that of the house where no files are given, and for each pile that they leave out."""

    def __init__(self, language: str, files: Files | None = None) -> None:
        house = Decks().house()
        self.files: Files = {**house, **(files or {})}
        self.language = language
        self.told: PublicDeck = Decks().public(files or house, language)
        self.board: bytes = self.files[BOARD]
        self._entries: dict[str, tuple[Entry, ...]] = {}

    def data(self) -> Any:
        """The data of the board."""
        return self.told.board

    def entries(self, pile: str) -> tuple[Entry, ...]:
        """The questions of a pile in the order of its file."""
        if pile not in self._entries:
            path = pile_path(pile)
            self._entries[pile] = tuple(read_entry(one) for one in read(self.files[path], path).value)
        return self._entries[pile]

    def cards(self, pile: str) -> int:
        """How many cards a pile has."""
        return len(self.entries(pile)) // per_card(PILES.index(pile))

    def name(self, say: Say, pile: str) -> str:
        """What a pile is called."""
        return self.told.epochs.get(pile) or say(f"print-pile-{pile}")

    def asked(self, pile: str, at: int) -> Asked:
        """A question of a pile, its answers in an order that never changes and that nothing on the card betrays."""
        entry = self.entries(pile)[at]
        lang = self.language if self.language in entry.question else next(iter(entry.question))
        order = ORDERS[sha256(entry.id.encode()).digest()[0] % len(ORDERS)]
        answers = entry.answers.get(lang, ("", "", ""))
        return Asked(
            question=entry.question[lang],
            answers=tuple(answers[place] for place in order),
            right=LETTERS[order.index(0)],
            truth=answers[0],
            because=entry.because.get(lang, ""),
            hint=entry.hint.get(lang, ""),
            difficulty=entry.difficulty,
        )
