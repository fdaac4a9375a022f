"""Where words may be parted at the end of a line: in languages whose long compounds would leave gaping lines, and by their syllables."""

from __future__ import annotations

import re
from functools import lru_cache

from pyphen import Pyphen

DICTIONARIES = {"de": "de_DE"}
"""The languages in which words are parted; English, Spanish and verse read better whole."""
RUN = re.compile(r"[^\W\d_]{9,}")
"""Letters enough to be parted: what is shorter finds room."""
NEAREST = 3
"""The fewest letters that stand on either side of a hyphen."""


def syllables(text: str, language: str) -> list[str]:
    """The text cut wherever a hyphen may part it; whole where the language parts no words."""
    if language not in DICTIONARIES:
        return [text]
    ends = [run.start() + end for run in RUN.finditer(text) for end in _ends(run[0], language)]
    return [text[start:end] for start, end in zip((0, *ends), (*ends, len(text)), strict=True)]


@lru_cache(maxsize=4096)
def _ends(word: str, language: str) -> tuple[int, ...]:
    return tuple(int(at) for at in _dictionary(language).positions(word))


@lru_cache(maxsize=4)
def _dictionary(language: str) -> Pyphen:
    return Pyphen(lang=DICTIONARIES[language], left=NEAREST, right=NEAREST)
