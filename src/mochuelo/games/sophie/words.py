"""The texts of a deck by the ids of its questions, in every language it is written in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from msgspec import Struct

from mochuelo.core import decks
from mochuelo.core.documents import read
from mochuelo.games.sophie.cards import PILES, broken, pile_data, pile_path, qualified


class Shown(Struct, frozen=True, kw_only=True):
    """A question as it is asked: its three answers as they stand at a, b and c."""

    question: str
    answers: tuple[str, str, str]


class Told(Struct, frozen=True, kw_only=True):
    """A question after it was answered, with the sentence that explains it, "" where the deck has none."""

    question: str
    answers: tuple[str, str, str]
    because: str


class Prompt(Struct, frozen=True, kw_only=True):
    """A Big Question, with a hint that helps somebody to begin."""

    question: str
    hint: str


class Source(Struct, frozen=True, kw_only=True):
    """Where a fact stands, and where it can be looked up; "" for what the deck does not say."""

    author: str = ""
    work: str = ""
    place: str = ""
    look_up: str = ""


class Entry(Struct, frozen=True, kw_only=True):
    """All that a deck says of a question. A Big Question has no answers, another one no hint."""

    id: str
    topic: str
    source: Source
    difficulty: int
    question: Mapping[str, str]
    """By language, as all that follow."""
    answers: Mapping[str, tuple[str, str, str]]
    """The right one, the wrong one, the absurd one."""
    because: Mapping[str, str]
    hint: Mapping[str, str]


Order = Sequence[int]
"""Which answers stand at a, b and c: 0 the right one, 1 the wrong one, 2 the absurd one."""


def entry(digest: str, pile: str, key: str) -> Entry:
    """What the deck on the shelf with that digest ("" for that of the house) says of a question; raises `DeckError`, and KeyError."""
    if digest:
        decks.take(digest)
    return _entries(pile, pile_data(digest, pile))[key.removeprefix(qualified(pile, ""))]


def asked(digest: str, pile: str, key: str, order: Order) -> dict[str, Shown]:
    """A question as it is asked, by language."""
    found = entry(digest, pile, key)
    return {lang: Shown(question=text, answers=_laid(found.answers[lang], order)) for lang, text in found.question.items()}


def told(digest: str, pile: str, key: str, order: Order) -> dict[str, Told]:
    """A question as it is told when it was answered, by language."""
    found = entry(digest, pile, key)
    return {
        lang: Told(question=text, answers=_laid(found.answers[lang], order), because=found.because.get(lang, ""))
        for lang, text in found.question.items()
    }


def prompt(digest: str, key: str) -> dict[str, Prompt]:
    """A Big Question, by language."""
    found = entry(digest, PILES[-1], key)
    return {lang: Prompt(question=text, hint=found.hint.get(lang, "")) for lang, text in found.question.items()}


def source(digest: str, pile: str, key: str) -> Source:
    """Where a question's fact stands."""
    return entry(digest, pile, key).source


def _laid(answers: tuple[str, str, str], order: Order) -> tuple[str, str, str]:
    first, second, third = order
    return answers[first], answers[second], answers[third]


@lru_cache(maxsize=64)
def _entries(pile: str, data: bytes) -> dict[str, Entry]:
    try:
        found: list[Mapping[str, Any]] = read(data, pile_path(pile)).value
        return {str(one["id"]): read_entry(one) for one in found}
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise broken(pile) from error


KEYS = frozenset({"id", "difficulty", "topic", "source"})
"""What an entry says once; every other key is a language."""


def read_entry(one: Mapping[str, Any]) -> Entry:
    """An entry of a file of questions; raises KeyError, TypeError or AttributeError over one that no check passes."""
    texts: dict[str, Mapping[str, str]] = {lang: text for lang, text in one.items() if lang not in KEYS}
    answered = {lang: text for lang, text in texts.items() if "right" in text}
    return Entry(
        id=str(one["id"]),
        topic=str(one.get("topic", "")),
        source=read_source(one["source"]),
        difficulty=int(one.get("difficulty", 0)),
        question={lang: text["question"] for lang, text in texts.items()},
        answers={lang: (text["right"], text["wrong"], text["absurd"]) for lang, text in answered.items()},
        because={lang: text["because"] for lang, text in texts.items() if "because" in text},
        hint={lang: text["hint"] for lang, text in texts.items() if "hint" in text},
    )


def read_source(value: Any) -> Source:
    """A source as it is written: in parts, or as one line."""
    return Source(work=value) if isinstance(value, str) else Source(**value)
