"""What is in a deck as numbers and ids: how many cards each pile has, and each question's id and difficulty; no texts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from mochuelo.core import decks
from mochuelo.core.documents import read

PILES = ("mythology", "hellas", "middle", "renaissance", "enlightenment", "modern", "philosophy", "big")
"""The piles of cards by their keys, in their order: the six epochs in time, philosophy, and the Big Questions."""
EPOCHS = 6
PHILOSOPHY = 6
BIG = 7
DECK = "deck.yaml"
"""The file at the top of a deck."""
HOUSE = Path(__file__).parent / "deck"


def pile_path(pile: str) -> str:
    """Where the questions of a pile are in a deck.

    >>> pile_path("hellas")
    'questions/hellas.yaml'
    """
    return f"questions/{pile}.yaml"


def per_card(pile: int) -> int:
    """How many questions a card of a pile has: two, but a Big Question has a card of its own."""
    return 1 if pile == BIG else 2


class Contents:
    """The cards of a deck, pile by pile in the order of `PILES`.

    Card k of a pile has the questions 2 k and 2 k + 1 of its file; of `big` it is question k alone.
    """

    def __init__(self, ids: list[list[str]], difficulty: list[list[int]]) -> None:
        self.ids: list[list[str]] = ids
        """For each pile the ids of its questions, in the order of the file; no two in all piles are the same."""
        self.difficulty: list[list[int]] = difficulty
        """For each pile the difficulty of each question, 1 to 3; 0 for Big Questions, which have none."""
        self.cards: list[int] = [len(ids[pile]) // per_card(pile) for pile in range(len(ids))]
        """How many cards each pile has; at least one."""

    def at(self, pile: int, card: int, number: int) -> int:
        """The place in its pile of question `number` (1 or 2) of a card (0 to `cards[pile]` - 1); a Big Question is number 1."""
        return card * per_card(pile) + number - 1

    def id(self, pile: int, card: int, number: int) -> str:
        """The id of a question, by which `words` has its texts."""
        return self.ids[pile][self.at(pile, card, number)]

    def level(self, pile: int, card: int, number: int) -> int:
        """The difficulty of a question: 1 to 3; 0 for a Big Question."""
        return self.difficulty[pile][self.at(pile, card, number)]


def contents(digest: str = "") -> Contents:
    """What is in the deck with that digest on the shelf, "" being the deck of the house; the same object each time.

    A pile that the deck leaves out is that of the house. Raises `DeckError`: "deck-unknown" for one that is not on the shelf,
    "deck-broken" for one that no check would pass.
    """
    if digest:
        decks.take(digest)  # what was taken off the shelf is not played with because it once lay there
    return _contents(digest)


@lru_cache(maxsize=64)  # a digest names one deck for ever, and a state is begun by the thousand
def _contents(digest: str) -> Contents:
    entries = [_listed(pile, pile_data(digest, pile)) for pile in PILES]
    counts = Counter(name for pile in entries for name in {one[0] for one in pile})
    ids = [[qualified(PILES[at], one[0]) if counts[one[0]] > 1 else one[0] for one in pile] for at, pile in enumerate(entries)]
    return Contents(ids, [[one[1] for one in pile] for pile in entries])


def qualified(pile: str, name: str) -> str:
    """The id of a question whose name stands in another pile too, as may be where piles come from several decks.

    >>> qualified("hellas", "q-01")
    'hellas/q-01'
    """
    return f"{pile}/{name}"


def pile_data(digest: str, pile: str) -> bytes:
    """The file of a pile: that of the deck, or else that of the house."""
    path = pile_path(pile)
    found = decks.take(digest).get(path, b"") if digest else b""
    return found or _house_data(path)


@lru_cache(maxsize=16)
def _house_data(path: str) -> bytes:
    return (HOUSE / path).read_bytes()


def broken(pile: str) -> decks.DeckError:
    """What is raised over a deck that no check passes."""
    return decks.DeckError("deck-broken", f"this deck cannot be read: {pile_path(pile)!r}; mochuelo deck check says why", deck=pile)


@lru_cache(maxsize=64)
def _listed(pile: str, data: bytes) -> list[tuple[str, int]]:
    """The id and the difficulty of each question of a file."""
    try:
        found: list[Mapping[str, Any]] = read(data, pile_path(pile)).value
        listed = [(str(entry["id"]), 0 if pile == PILES[BIG] else int(entry["difficulty"])) for entry in found]
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise broken(pile) from error
    if len(listed) < per_card(PILES.index(pile)):
        raise broken(pile)
    return listed
