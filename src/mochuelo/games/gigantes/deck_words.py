"""Whether the words of a deck are complete in a language, fit their cards, and tell the same years as those of another."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from mochuelo.core.documents import Path
from mochuelo.core.shapes import Sheet
from mochuelo.games.gigantes.cards import FIRST_OWL, TEXTS, THINKERS
from mochuelo.games.gigantes.deck_shape import Told, words_shape


def check_words(sheet: Sheet, language: str, needs: Told) -> None:
    """Complain of what is missing, too long or double in the words of a language."""
    words = sheet.document.value
    words_shape(needs).judge(sheet, (), words)
    spoken = at(words, "language")
    if isinstance(spoken, str) and spoken and spoken != language:
        message = f"the words are said to be {spoken[:12]!r}, in a file for {language!r}"
        sheet.complain("words-language", ("language",), message, word=spoken[:12], language=language)
    _apart(sheet, [("thinkers", str(number), "name") for number in range(1, THINKERS + 1)], "name-twice")
    _apart(sheet, [("cards", text, "title") for text in TEXTS[:FIRST_OWL]], "title-twice")


def _apart(sheet: Sheet, paths: list[tuple[str, str, str]], code: str) -> None:
    """No two things have one name."""
    seen: dict[str, str] = {}
    for path in paths:
        name = at(sheet.document.value, *path)
        if not isinstance(name, str) or not name.strip():
            continue
        first = seen.setdefault(name.casefold(), path[1])
        if first != path[1]:
            sheet.complain(
                code, path, f"{name[:40]!r} is what {first} is called already; another one would do", name=name[:40], first=first
            )


def compare(first: Sheet, other: Sheet) -> None:
    """Complain where a text of the other language tells other years than the same text in the first."""
    for path in _texts(first.document.value):
        here, there = at(other.document.value, *path), at(first.document.value, *path)
        if isinstance(here, str) and isinstance(there, str) and here.strip() and there.strip() and _years(here) != _years(there):
            told, wanted = _listed(_years(here)), _listed(_years(there))
            message = f"tells the years {told}, but {first.document.name} tells {wanted}"
            other.complain("years-differ", path, message, here=told, there=wanted, file=first.document.name)


def _texts(words: Any) -> Iterator[Path]:
    """Every text of a card."""
    for card in TEXTS:
        yield ("cards", card, "text")
        why = at(words, "cards", card, "why")
        yield from (("cards", card, "why", mark) for mark in (why if isinstance(why, dict) else ()))


def _years(text: str) -> list[str]:
    """The numbers of three digits or four, as years are, in order of size; 1.377 and 1,377 are 1377."""
    return sorted(re.findall(r"(?<!\d)\d{3,4}(?!\d)", re.sub(r"(?<=\d)[.,\u202f\u00a0](?=\d{3}(?!\d))", "", text)))


def _listed(years: list[str]) -> str:
    return ", ".join(years) or "-"


def at(value: Any, *path: str | int) -> Any:
    """What stands at a path, or None."""
    for step in path:
        if not isinstance(value, dict) or step not in value:
            return None
        value = value[step]
    return value
