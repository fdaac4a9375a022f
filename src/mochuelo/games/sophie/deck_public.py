"""A deck as everybody may know it: whose it is, how many cards each pile has, and its board; never a question."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from mochuelo.core.decks import DeckError, Files, Public, digest
from mochuelo.core.documents import read
from mochuelo.games.sophie.board_check import BOARD
from mochuelo.games.sophie.cards import DECK, HOUSE, PILES, pile_path


class Pile(Struct, frozen=True, kw_only=True):
    """What everybody may know of a pile."""

    id: str
    cards: int
    questions: int
    own: bool
    """Whether the deck itself has it; otherwise it is that of the house."""
    difficulty: tuple[int, int, int]
    """How many questions are easy, middling and hard; all 0 for Big Questions."""
    languages: tuple[str, ...]
    authors: tuple[str, ...]
    licence: str


class PublicDeck(Public, frozen=True, kw_only=True):
    """A whole deck without its questions."""

    piles: tuple[Pile, ...]
    """In the order of `PILES`."""
    epochs: Mapping[str, str]
    """The names of the epochs on its board, by their ids."""
    board: Any
    """The data of the board: the deck's own, or else that of the house."""
    own_board: bool


def public(files: Files, language: str) -> PublicDeck:
    """What everybody may know of a deck, in `language` or else its first one.

    Raises `DeckError` ("deck-broken") for one that no check passes.
    """
    try:
        deck = read(files[DECK], DECK).value
        return _public(files, deck, language if language in deck["languages"] else deck["languages"][0])
    except (AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
        raise broken(files) from error


def broken(files: Files) -> DeckError:
    """What is raised over a deck that no check passes."""
    return DeckError("deck-broken", "this deck cannot be read; mochuelo deck check says why", deck=digest(files))


def _public(files: Files, deck: Any, language: str) -> PublicDeck:
    house = read((HOUSE / DECK).read_bytes(), DECK).value
    board = json.loads(files[BOARD] if BOARD in files else (HOUSE / BOARD).read_bytes())
    return PublicDeck(
        digest=digest(files),
        name=deck["name"],
        title=deck["title"][language],
        note=deck.get("note", {}).get(language, ""),
        authors=tuple(deck["authors"]),
        licence=deck["licence"],
        language=language,
        languages=tuple(deck["languages"]),
        piles=tuple(_pile(files, deck if pile_path(pile) in files else house, pile) for pile in PILES),
        epochs={epoch["id"]: epoch["name"].get(language, epoch["name"]["en"]) for epoch in board["epochs"]},
        board=board,
        own_board=BOARD in files,
    )


def _pile(files: Files, deck: Any, pile: str) -> Pile:
    path = pile_path(pile)
    own = path in files
    entries = read(files[path] if own else (HOUSE / path).read_bytes(), path).value
    whose = {"licence": deck["licence"], "authors": deck["authors"], "languages": deck["languages"]} | deck.get("parts", {}).get(pile, {})
    levels = [entry.get("difficulty", 0) for entry in entries]
    return Pile(
        id=pile,
        cards=len(entries) // (1 if pile == PILES[-1] else 2),
        questions=len(entries),
        own=own,
        difficulty=(levels.count(1), levels.count(2), levels.count(3)),
        languages=tuple(whose["languages"]),
        authors=tuple(whose["authors"]),
        licence=whose["licence"],
    )
