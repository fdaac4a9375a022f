"""The files of a deck written: what `deck.yaml` and the files of questions look like when a program makes them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from mochuelo.games.sophie.deck_shape import ANSWERS

PARTS_OF_A_SOURCE = ("author", "work", "place", "look_up")
WORDS = ("question", *ANSWERS, "because", "hint")
"""The texts of a question in one language, in their order."""
FIRST = ("id", "difficulty", "topic")
"""What stands first in an entry, in that order."""


def quoted(text: str) -> str:
    """A text in quotation marks, in which YAML and JSON read the same.

    >>> print(quoted('He said "no"'))
    "He said \\"no\\""
    """
    return json.dumps(text, ensure_ascii=False)


def deck_yaml(head: Mapping[str, Any]) -> bytes:
    """The file `deck.yaml` for these values."""
    return "".join(f"{key}: {_flow(value)}\n" for key, value in head.items()).encode()


def _flow(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{key}: {_flow(one)}" for key, one in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(_flow, value)) + "]"
    return str(value) if isinstance(value, int) else quoted(value)


def pile_yaml(entries: Iterable[Mapping[str, Any]]) -> bytes:
    """A file of questions: two that follow each other are a card."""
    return "\n".join(map(entry_yaml, entries)).encode()


def entry_yaml(entry: Mapping[str, Any]) -> str:
    """One question as it stands in its file."""
    return "".join(f"{'- ' if at == 0 else '  '}{line}\n" for at, line in enumerate(_lines(entry)))


def _lines(entry: Mapping[str, Any]) -> Iterator[str]:
    for key in (key for key in FIRST if entry.get(key)):
        yield f"{key}: {_flow(entry[key])}"
    source = entry["source"]
    if isinstance(source, Mapping):
        source = {key: source[key] for key in PARTS_OF_A_SOURCE if source.get(key)}
    yield f"source: {_flow(source)}"
    for language, words in entry.items():
        if language not in (*FIRST, "source"):
            yield f"{language}:"
            yield from (f"  {key}: {quoted(words[key])}" for key in WORDS if words.get(key))
