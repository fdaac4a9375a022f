"""The relations of a deck as numbers: which of its 52 cards supports or refutes which, and by what mark."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from mochuelo.core import decks
from mochuelo.core.documents import read

TYPES = "CEWB"
"""Concept, expression, work, biography: the letters that cards begin with, in the order of the types."""
THINKERS = 12
"""Numbers of thinkers; the mochuelos are number 13."""
CARDS = 4 * (THINKERS + 1)
FIRST_OWL = 4 * THINKERS
"""The indices from this one on are the mochuelos."""
DECK = "deck.yaml"
"""The file that holds the cards and their lists."""
HOUSE = Path(__file__).parent / "deck"


def card_text(index: int) -> str:
    """The text of a card.

    >>> card_text(0), card_text(18), card_text(51)
    ('C1', 'W5', 'B13')
    """
    return f"{TYPES[index % 4]}{index // 4 + 1}"


def card_index(text: str) -> int:
    """The index of a card, from 0 to 51; -1 for what is none.

    >>> card_index("W5"), card_index("B13"), card_index("C14"), card_index("C05")
    (18, 51, -1, -1)
    """
    return INDICES.get(text, -1)


TEXTS = tuple(map(card_text, range(CARDS)))
INDICES = {text: index for index, text in enumerate(TEXTS)}


class Relations:
    """Who supports and refutes whom by the lists alone: what holds of the own number and of mochuelos is a matter of the rules.

    All masks have one bit for each of the 52 cards, the lowest for C1. A mochuelo has no marks and no lists, and stands in no mask.
    """

    def __init__(self, marks: Sequence[tuple[str, ...]], ticks: Sequence[tuple[str, ...]], crosses: Sequence[tuple[str, ...]]) -> None:
        """Each argument has one entry for each of the 48 cards of thinkers: its own marks, the marks it supports, those it refutes."""
        none: list[tuple[str, ...]] = [()] * (CARDS - FIRST_OWL)
        self.marks: list[tuple[str, ...]] = [*marks, *none]
        """The own marks of each card: number, letter, drawing; () for a mochuelo."""
        self.ticks: list[tuple[str, ...]] = [*ticks, *none]
        """The marks that each card supports."""
        self.crosses: list[tuple[str, ...]] = [*crosses, *none]
        """The marks that each card refutes."""
        bearers = _bearers(self.marks)
        self.supports: list[int] = [_mask(bearers, entries) for entries in self.ticks]
        """For each card the mask of the cards that its tick list names."""
        self.refutes: list[int] = [_mask(bearers, entries) for entries in self.crosses]
        """For each card the mask of the cards that its X list names."""
        self.supported: list[int] = _turned(self.supports)
        """For each card the mask of the cards whose tick list names it."""
        self.refuted: list[int] = _turned(self.refutes)
        """For each card the mask of the cards whose X list names it."""

    def mark(self, card: int, target: int, tick: bool) -> str:
        """The mark by which the list of `card` (the tick list, or else the X list) names `target`: the first in the list; "" for none."""
        return next(iter(self.by(card, target, tick)), "")

    def by(self, card: int, target: int, tick: bool) -> tuple[str, ...]:
        """Every mark of `target` that the list of `card` names, in the order of the list; each has its own sentence why."""
        entries = self.ticks[card] if tick else self.crosses[card]
        return tuple(entry for entry in entries if entry in self.marks[target])


def relations(digest: str = "") -> Relations:
    """The relations of the deck with that digest on the shelf, "" being the deck of the house.

    Raises `DeckError`: "deck-unknown" for one that is not on the shelf, "deck-broken" for one that no check would pass.
    """
    if digest:
        decks.take(digest)  # what was taken off the shelf is not played with because it once lay there
    return _relations(digest)


@lru_cache(maxsize=64)  # a digest names one deck for ever, and a state is begun by the thousand
def _relations(digest: str) -> Relations:
    data = decks.take(digest).get(DECK, b"") if digest else (HOUSE / DECK).read_bytes()
    try:
        return _told(read(data, DECK).value)
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise decks.DeckError("deck-broken", f"this deck cannot be read: {digest!r}; mochuelo deck check says why", deck=digest) from error


def _told(deck: Any) -> Relations:
    cards: Mapping[str, Any] = {card["id"]: card for card in deck["cards"]}
    of_thinkers = [cards[text] for text in TEXTS[:FIRST_OWL]]
    marks = [(card["id"][1:], card["letter"], card["drawing"]) for card in of_thinkers]
    return Relations(marks, [tuple(card["supports"]) for card in of_thinkers], [tuple(card["refutes"]) for card in of_thinkers])


def _bearers(marks: Sequence[tuple[str, ...]]) -> dict[str, int]:
    """The mask of the cards that bear each mark."""
    bearers: dict[str, int] = {}
    for index, own in enumerate(marks):
        for mark in own:
            bearers[mark] = bearers.get(mark, 0) | 1 << index
    return bearers


def _mask(bearers: Mapping[str, int], entries: Sequence[str]) -> int:
    mask = 0
    for entry in entries:
        mask |= bearers.get(entry, 0)
    return mask


def _turned(masks: Sequence[int]) -> list[int]:
    """For each card the mask of those whose mask holds it."""
    return [sum(1 << index for index, mask in enumerate(masks) if mask >> card & 1) for card in range(len(masks))]
