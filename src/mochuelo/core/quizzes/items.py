"""What stands in a file of questions, whatever its format, and what is told of whatever cannot be read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec import Struct

from mochuelo.core.decks import Complaint

Kind = Literal["choice", "several", "true", "short", "match", "number", "essay", "text"]
"""A question with answers to choose from (one right, or `several`), true or false, one to be answered in words, by matching, by a number,
at length; and a text that asks nothing."""
MOST = 2_000
"""How many questions are read of one file, those among them that cannot be."""
LONGEST = 2_000
"""How much of a text is looked at: what is longer is too long for any card, and strangers write files."""
RIGHT = 100.0
"""The weight of a right answer, in percent."""


class Choice(Struct, frozen=True):
    """An answer that can be chosen."""

    text: str
    weight: float = 0.0
    """In percent: 100 for a right one, 0 for a wrong one, and anything between or below."""
    feedback: str = ""


class Item(Struct, frozen=True, kw_only=True):
    """A question. All texts are plain, on one line, with nothing around them."""

    line: int
    """Where it begins, from 1 on; 0 in one that was not read."""
    kind: Kind = "choice"
    title: str = ""
    question: str
    choices: tuple[Choice, ...] = ()
    feedback: str = ""
    """What is told after any answer."""
    media: bool = False
    """Whether a picture, a sound or a film belonged to it, which is not here."""
    id: str = ""
    category: str = ""
    tags: tuple[str, ...] = ()
    fields: Mapping[str, str] = {}
    """What else was told of it, by keys that the format does not know."""


class Read(Struct, frozen=True):
    """A file as far as it could be read."""

    items: Sequence[Item]
    troubles: Sequence[Complaint]
    fields: Mapping[str, str] = {}
    """What the file told of all its questions."""


def trouble(name: str, line: int, code: str, message: str, **args: str | int) -> Complaint:
    """What is wrong on a line of a file."""
    return Complaint(code, f"{name}:{line}" if line else name, message, args)


def many(name: str, line: int) -> Complaint:
    """What is told where a file has more questions than are read."""
    return trouble(name, line, "import-many", f"more than {MOST} questions; the rest is left out", most=MOST)


def short(text: str, most: int = 60) -> str:
    """The beginning of a text, to tell which one is meant."""
    one = " ".join(text[:LONGEST].split())
    return one if len(one) <= most else f"{one[: most - 1].rstrip()}…"
