"""Choosing an action by its text: texts cut into tokens, shown as columns, completed while they are typed.

Knows no game: it sees only the texts of the legal actions, such as "C5PuNo", which it cuts where capitals, digits and
marks begin anew.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Collection, Sequence
from itertools import accumulate

TOKEN = re.compile(r"(?:[NS][EW][a-z]+\d*|[A-Z]+(?![a-z])\d*|[A-Z][a-z]*\d*|[a-z]+\d*|\d+)[^\w\s]?|[^\w\s]+|\w")
"""A part of a text; what is written on a direction of the compass stays with it, be it north or north-east."""


def tokens(text: str) -> tuple[str, ...]:
    """The tokens of a text; joined they give the text again.

    >>> tokens("C5PuNo"), tokens("OO"), tokens("NEReSw"), tokens("take:3"), tokens("Re:#B2"), tokens("B2xNr"), tokens("B2xNEr")
    (('C5', 'Pu', 'No'), ('OO',), ('NE', 'Re', 'Sw'), ('take:', '3'), ('Re:', '#', 'B2'), ('B2', 'x', 'Nr'), ('B2', 'x', 'NEr'))
    """
    found = tuple(TOKEN.findall(text))
    return found if "".join(found) == text else (text,)


def squeeze(typed: str) -> str:
    """What was typed, without the blanks and case that people add or leave out."""
    return "".join(typed.split()).casefold()


class Choice:
    """The legal texts of one moment, as a tree of tokens in the order in which the game lists them.

    `cut` parts a text, where a game knows better than `tokens`.

    Where all of them begin with one mark, as `Re:` of the seat to move, it is the `lead`: it is no choice, and need not be typed.
    """

    def __init__(self, legal: Sequence[str], cut: Callable[[str], tuple[str, ...]] = tokens) -> None:
        self.legal = tuple(legal)
        whole = tuple(map(cut, self.legal))
        self.lead = _lead(whole)
        self._cut = tuple(cut[1:] for cut in whole) if self.lead else whole
        self._keys = tuple(map(squeeze, self.legal))
        self._exact = dict(zip(reversed(self._keys), reversed(self.legal), strict=True))

    def column(self, path: Sequence[str]) -> tuple[str, ...]:
        """The tokens that may follow `path`; "" among them when the action may end there."""
        depth = len(path)
        fitting = (cut for cut in self._cut if cut[:depth] == tuple(path))
        return tuple(dict.fromkeys(cut[depth] if len(cut) > depth else "" for cut in fitting))

    def cut(self, text: str) -> tuple[str, ...]:
        """The tokens of a legal text after the lead."""
        return self._cut[self.legal.index(text)]

    def heads(self, typed: str) -> dict[str, int]:
        """How the legal texts that begin as typed go on, each up to its next token where they part, and how many go on so."""
        found = self._heads(typed)
        while len(found) == 1 and next(iter(found)) not in self.legal:
            found = self._heads(next(iter(found)))
        return found

    def _heads(self, typed: str) -> dict[str, int]:
        key, found = self.key(typed) or squeeze(self.lead), dict[str, int]()
        for each, cut in zip(self._keys, self._cut, strict=True):
            if each.startswith(key):
                ends = accumulate(cut, initial=self.lead)
                head = next((end for end in ends if len(squeeze(end)) > len(key)), self.lead + "".join(cut))
                found[head] = found.get(head, 0) + 1
        return found

    def key(self, typed: str) -> str:
        """What was typed as the texts begin: without blanks and case, and with the lead where it was left out."""
        key = squeeze(typed)
        if self.lead and not any(each.startswith(key) for each in self._keys):
            whole = squeeze(self.lead) + key
            return whole if any(each.startswith(whole) for each in self._keys) else key
        return key

    def fitting(self, typed: str) -> tuple[str, ...]:
        """The legal texts that begin as typed."""
        key = self.key(typed)
        return tuple(text for text, each in zip(self.legal, self._keys, strict=True) if each.startswith(key))

    def first(self, typed: str) -> str:
        """The first legal text that begins as typed, or ""."""
        return next(iter(self.fitting(typed)), "")

    def exact(self, typed: str) -> str:
        """The legal text that was typed, or the only one that begins so, or ""."""
        key = self.key(typed)
        if key in self._exact:
            return self._exact[key]
        fitting = self.fitting(typed) if squeeze(typed) else ()
        return fitting[0] if len(fitting) == 1 else ""

    def complete(self, typed: str) -> str:
        """What was typed, carried on to the end of its token and through all that can only follow."""
        key = self.key(typed)
        fitting = [cut for each, cut in zip(self._keys, self._cut, strict=True) if each.startswith(key)]
        if not fitting:
            return ""
        done = [self.lead]
        for depth, token in enumerate(fitting[0]):
            same = all(len(cut) > depth and cut[depth] == token for cut in fitting)
            if not same and len(squeeze("".join(done))) >= len(key):
                break
            done.append(token)
        return "".join(done)

    def near(self, typed: str) -> str:
        """The legal text that looks most like what was typed, or ""."""
        key, lead = squeeze(typed), squeeze(self.lead)
        whole = key if key.startswith(lead) else lead + key
        found = difflib.get_close_matches(whole, self._keys, n=1, cutoff=0.5 if whole == key else 0.7)
        return self._exact[found[0]] if found else ""


def _lead(cuts: Sequence[tuple[str, ...]]) -> str:
    """The first token of all texts, where it ends with a mark and something follows it in each."""
    first = cuts[0][0] if cuts and cuts[0] else ""
    if not first or first[-1].isalnum() or not all(len(cut) > 1 and cut[0] == first for cut in cuts):
        return ""
    return first


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
