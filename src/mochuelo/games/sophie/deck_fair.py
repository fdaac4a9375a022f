"""Whether the answers of a question are fair to whoever hears them: three different ones, and none that betrays itself."""

from __future__ import annotations

import re
from typing import Any

from mochuelo.core.shapes import Sheet
from mochuelo.games.sophie.deck_shape import ANSWERS

LONGER, BY = 1.75, 20
"""A right answer betrays itself when it is so many times as long as the longer of the others, and longer by so many characters."""


def check_fair(sheet: Sheet, entries: list[Any], languages: tuple[str, ...]) -> None:
    """Complain of answers that are equal, that betray themselves, or that tell other years in another language."""
    for at, entry in enumerate(entries):
        if not isinstance(entry, dict):
            continue
        told = {language: entry[language] for language in languages if _written(entry.get(language))}
        for language, words in told.items():
            _equal(sheet, at, language, words)
            _betrayed(sheet, at, language, words)
            _shown(sheet, at, language, words)
        _years(sheet, at, told)


def _written(words: Any) -> bool:
    return isinstance(words, dict) and all(isinstance(words.get(key), str) and words[key].strip() for key in ("question", *ANSWERS))


def _plain(text: str) -> str:
    """A text without what does not make it another one."""
    return re.sub(r"[\s.,;:¿?¡!«»“”\"'’()-]+", " ", text.casefold()).strip()


def same(one: str, other: str) -> bool:
    """Whether two answers say the same, but for signs and capitals.

    >>> same("The Moon.", "the moon"), same("+", "-")
    (True, False)
    """
    return (_plain(one) or one.strip()) == (_plain(other) or other.strip())


def _equal(sheet: Sheet, at: int, language: str, words: Any) -> None:
    seen: dict[str, str] = {}
    for key in ANSWERS:
        text = _plain(words[key]) or words[key].strip()
        first = seen.setdefault(text, key)
        if first != key:
            message = f"{words[key][:40]!r} is the answer {first!r} already; another one would do"
            sheet.complain("answers-equal", (at, language, key), message, word=words[key][:40], first=first)


def _betrayed(sheet: Sheet, at: int, language: str, words: Any) -> None:
    """The right answer is not told by its length alone."""
    right, other = len(words["right"]), max(len(words["wrong"]), len(words["absurd"]))
    if right > other * LONGER and right > other + BY:
        message = f"{right} characters, and the others have {other} at most: it betrays itself; make the others longer, or this one shorter"
        sheet.complain("right-longest", (at, language, "right"), message, size=right, most=other)


ENDS = ".!"


def _shown(sheet: Sheet, at: int, language: str, words: Any) -> None:
    """The right answer is not told by its full stop alone."""
    ends = {key: words[key].rstrip()[-1] in ENDS for key in ANSWERS}
    if ends["wrong"] == ends["absurd"] != ends["right"]:
        message = "ends otherwise than the two other answers: it betrays itself; end all with a full stop, or none"
        sheet.complain("right-ends", (at, language, "right"), message)


def _years(sheet: Sheet, at: int, told: dict[str, Any]) -> None:
    """All languages tell the same years."""
    first = next(iter(told), "")
    for language, words in list(told.items())[1:]:
        for key in ("question", *ANSWERS, "because"):
            here, there = (_numbers(text) if isinstance(text := one.get(key, ""), str) else [] for one in (words, told[first]))
            if here != there:
                own, other = ", ".join(here) or "-", ", ".join(there) or "-"
                message = f"tells the numbers {own}, but {first!r} tells {other}"
                sheet.complain("years-differ", (at, language, key), message, here=own, there=other, language=first)


def _numbers(text: str) -> list[str]:
    """The numbers of three digits or four, as years are, in order of size; 1.377 and 1,377 are 1377."""
    return sorted(re.findall(r"(?<!\d)\d{3,4}(?!\d)", re.sub(r"(?<=\d)[.,](?=\d{3}(?!\d))", "", text)))
