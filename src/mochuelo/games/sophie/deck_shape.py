"""What the files of a deck look like: keys and kinds of values, and how long a text may be to fit its card."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct

from mochuelo.core.documents import Path
from mochuelo.core.shapes import KEY, LANGUAGE, LICENCE, Fields, Form, ListOf, OneOf, Shape, Sheet, Text, Whole
from mochuelo.games.sophie.cards import PILES

QUESTION, ANSWER, BECAUSE, HINT, TOPIC = 240, 90, 280, 140, 40
"""The most characters of a question, of an answer, of the sentence that explains it, of a hint, of a topic."""
TITLE, NOTE = 60, 200
"""The most characters of the name of a deck, and of the note on it."""
MOST = 400
"""The most questions of a pile."""
HARDEST = 3
ANSWERS = ("right", "wrong", "absurd")
"""The keys of the three answers, in the order of the files."""
ID = Form("shape-id", r"[A-Za-z0-9][A-Za-z0-9_.-]{0,39}", "letters a to z, digits and _ . -, at most 40")

SOURCE = Fields({"work": Text(120)}, {"author": Text(80), "place": Text(160), "look_up": Text(160)})


class Source(Struct, frozen=True):
    """Where a fact stands: in parts, or as one line."""

    def judge(self, sheet: Sheet, path: Path, value: Any) -> None:
        """Complain where it is neither."""
        (SOURCE if isinstance(value, dict) else Text(240)).judge(sheet, path, value)


def by_language(languages: Iterable[str], shape: Shape) -> Fields:
    """A text in each language of a deck."""
    return Fields(dict.fromkeys(languages, shape))


def words_of(pile: str) -> Fields:
    """What stands on a card in one language."""
    if pile == PILES[-1]:
        return Fields({"question": Text(QUESTION)}, {"hint": Text(HINT)})
    answers: dict[str, Shape] = dict.fromkeys(ANSWERS, Text(ANSWER))
    return Fields({"question": Text(QUESTION)} | answers, {"because": Text(BECAUSE)})


class Languages(Struct, frozen=True):
    """The languages of a deck; what cannot be one is no key that anything is looked for under."""

    def judge(self, sheet: Sheet, path: Path, value: Any) -> None:
        """Complain of what is no list of languages, and of of one that is called like a key of an entry."""
        ListOf(Text(12, LANGUAGE), 1, 12).judge(sheet, path, value)
        if isinstance(value, list) and "id" in value:
            message = "'id' is what the name of each question stands under; write 'id-ID' for Indonesian"
            sheet.complain("language-id", (*path, value.index("id")), message)


PART = Fields({"authors": ListOf(Text(80), 1, 20), "licence": Text(64, LICENCE), "languages": Languages()}, {"name": Text(32, KEY)})
"""Whose a part of a deck is that was put together of several."""


def deck_shape(languages: Iterable[str]) -> Fields:
    """The shape of `deck.yaml` of a deck in these languages."""
    spoken = tuple(languages)
    return Fields(
        {
            "format": Whole(1, 1),
            "game": OneOf(("sophie",)),
            "name": Text(32, KEY),
            "authors": ListOf(Text(80), 1, 40),
            "licence": Text(64, LICENCE),
            "languages": Languages(),
            "title": by_language(spoken, Text(TITLE)),
        },
        {"note": by_language(spoken, Text(NOTE)), "parts": _Parts()},
    )


class _Parts(Struct, frozen=True):
    """For some piles, or the board, whose they are."""

    def judge(self, sheet: Sheet, path: Path, value: Any) -> None:
        Fields({}, dict.fromkeys((*PILES, "board"), PART)).judge(sheet, path, value)


def entry_shape(pile: str, languages: Iterable[str]) -> Fields:
    """The shape of one question of a pile, in these languages."""
    common: dict[str, Shape] = {"id": Text(40, ID), "source": Source()}
    if pile != PILES[-1]:
        common["difficulty"] = Whole(1, HARDEST)
    words = words_of(pile)
    return Fields(common | dict.fromkeys(languages, words), {"topic": Text(TOPIC)})


def languages_of(deck: Any) -> tuple[str, ...]:
    """The languages that a deck names, as far as they can be read; a deck of which nothing can be read has none."""
    named = deck.get("languages") if isinstance(deck, dict) else None
    return tuple(one for one in named if isinstance(one, str) and one) if isinstance(named, list) else ()


def languages_in(deck: Mapping[str, Any], part: str) -> tuple[str, ...]:
    """The languages in which a part has to be: its own where it came from another deck, or else those of the deck."""
    parts = deck.get("parts")
    own = parts.get(part) if isinstance(parts, dict) else None
    return languages_of(own) or languages_of(deck)
