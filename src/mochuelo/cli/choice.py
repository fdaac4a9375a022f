"""Choosing an action by its text: texts cut into tokens, shown as columns, completed while they are typed.

Knows no game: it sees only the texts of the legal actions, such as "C5PuNo", which it cuts where capitals, digits and
marks begin anew.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Collection, Sequence

TOKEN = re.compile(r"(?:[A-Z]+(?![a-z])\d*|[A-Z][a-z]*\d*|[a-z]+\d*|\d+)[^\w\s]*|[^\w\s]+|\w")


def tokens(text: str) -> tuple[str, ...]:
    """The tokens of a text; joined they give the text again.

    >>> tokens("C5PuNo"), tokens("OO"), tokens("NEReSw"), tokens("take:3")
    (('C5', 'Pu', 'No'), ('OO',), ('NE', 'Re', 'Sw'), ('take:', '3'))
    """
    found = tuple(TOKEN.findall(text))
    return found if "".join(found) == text else (text,)


def squeeze(typed: str) -> str:
    """What was typed, without the blanks and case that people add or leave out."""
    return "".join(typed.split()).casefold()


class Choice:
    """The legal texts of one moment, as a tree of tokens in the order in which the game lists them."""

    def __init__(self, legal: Sequence[str]) -> None:
        self.legal = tuple(legal)
        self._cut = tuple(map(tokens, self.legal))
        self._exact = {squeeze(text): text for text in reversed(self.legal)}

    def column(self, path: Sequence[str]) -> tuple[str, ...]:
        """The tokens that may follow `path`; "" among them when the action may end there."""
        depth = len(path)
        fitting = (cut for cut in self._cut if cut[:depth] == tuple(path))
        return tuple(dict.fromkeys(cut[depth] if len(cut) > depth else "" for cut in fitting))

    def first(self, typed: str) -> str:
        """The first legal text that begins as typed, or ""."""
        key = squeeze(typed)
        return next((text for text in self.legal if squeeze(text).startswith(key)), "")

    def exact(self, typed: str) -> str:
        """The legal text that was typed, or the only one that begins so, or ""."""
        key = squeeze(typed)
        if key in self._exact:
            return self._exact[key]
        fitting = [text for text in self.legal if key and squeeze(text).startswith(key)]
        return fitting[0] if len(fitting) == 1 else ""

    def complete(self, typed: str) -> str:
        """What was typed, carried on to the end of its token and through all that can only follow."""
        key = squeeze(typed)
        fitting = [cut for text, cut in zip(self.legal, self._cut, strict=True) if squeeze(text).startswith(key)]
        if not fitting:
            return ""
        done: list[str] = []
        for depth, token in enumerate(fitting[0]):
            same = all(len(cut) > depth and cut[depth] == token for cut in fitting)
            if not same and len(squeeze("".join(done))) >= len(key):
                break
            done.append(token)
        return "".join(done)

    def near(self, typed: str) -> str:
        """The legal text that looks most like what was typed, or ""."""
        found = difflib.get_close_matches(squeeze(typed), list(self._exact), n=1, cutoff=0.5)
        return self._exact[found[0]] if found else ""


def spelled(typed: str, words: Collection[str]) -> str:
    """What was typed in the spelling of the given tokens, whatever their numbers; "" when it is not made of them.

    >>> spelled("c5 pu NO", {"C1", "Pu", "No", "C"})
    'C5PuNo'
    """
    key = squeeze(typed)
    begun = {found for word in words if (found := _begins(key, word))}
    for found in sorted(begun, key=lambda one: (-len(one), one)):
        rest = key[len(found) :]
        tail = spelled(rest, words) if rest else ""
        if tail or not rest:
            return found + tail
    return ""


def _begins(key: str, word: str) -> str:
    """The word at the beginning of what was typed, with the number that was typed, or ""."""
    stem = word.rstrip("0123456789")
    number = r"[0-9]+" if stem != word else ""
    found = re.match(re.escape(stem.casefold()) + number, key)
    return stem + found[0][len(stem) :] if found else ""
