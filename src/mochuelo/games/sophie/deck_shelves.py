"""A deck while questions are taken over into it: what it had, what it gets, and its files in the end."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from mochuelo.core.decks import Complaint, DeckError, Files, Wanted
from mochuelo.core.documents import DocumentError, read
from mochuelo.core.quizzes.items import Item, short, trouble
from mochuelo.games.sophie.cards import BIG, DECK, PILES, pile_path
from mochuelo.games.sophie.deck_public import broken
from mochuelo.games.sophie.deck_shape import ID, MOST, TITLE, languages_of
from mochuelo.games.sophie.deck_write import deck_yaml, entry_yaml, pile_yaml

SPOKEN = "en"
"""The language of a deck that says none."""


def head_of(files: Files) -> dict[str, Any]:
    """What stands in `deck.yaml`; raises `DeckError` ("deck-broken")."""
    try:
        head: Any = read(files[DECK], DECK).value
    except (KeyError, DocumentError) as error:
        raise broken(files) from error
    if not languages_of(head):
        raise broken(files)
    found: dict[str, Any] = head
    return found


def parsed(files: Files, pile: str) -> list[dict[str, Any]]:
    """The entries of a pile that lies in the deck; raises `DeckError` ("deck-broken")."""
    try:
        entries: Any = read(files[pile_path(pile)], pile_path(pile)).value
    except DocumentError as error:
        raise broken(files) from error
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        raise broken(files)
    found: list[dict[str, Any]] = entries
    return found


class Shelves:
    """The piles of a deck, by their keys."""

    def __init__(self, into: Files, wanted: Wanted, said: str, told: tuple[str, ...]) -> None:
        """`said` is the language in which the file says that it is, "" for none; `told` are those of its questions, "" for the file's."""
        self._into, self._wanted = into, wanted
        known = languages_of(head_of(into)) if into else ()
        self.language = said or wanted.language or next(iter(known), SPOKEN)
        self.languages = known or tuple(dict.fromkeys(language or self.language for language in told)) or (self.language,)
        if self.language not in self.languages and "" in told:
            listed = ", ".join(self.languages)
            message = f"this deck is not in {self.language!r}, but in {listed}"
            raise DeckError("deck-language", message, language=self.language[:16], known=listed)
        self.count = 0
        self._had: dict[str, list[dict[str, Any]]] = {}
        self._new: dict[str, list[dict[str, Any]]] = {}
        self._touched: set[str] = set()

    def _entries(self, pile: str) -> list[dict[str, Any]]:
        """The entries of a pile as they were and as they come."""
        if pile not in self._had:
            self._had[pile] = parsed(self._into, pile) if pile_path(pile) in self._into else []
            self._new[pile] = []
        return self._had[pile] + self._new[pile]

    def put(self, pile: str, language: str, entry: dict[str, Any], item: Item, notices: list[Complaint]) -> Complaint | None:
        """Put an entry into a pile, or its words to those of another language under one id; or say why not."""
        entries, words = self._entries(pile), entry[language]
        named = next((name for name in (item.id, item.title) if re.fullmatch(ID.pattern, name)), "")
        same = next((one for one in entries if str(one.get("id", "")).casefold() == named.casefold()), None) if named else None
        if same is None and any(_asks(one, language) == words["question"].casefold() for one in entries):
            return self._trouble(item, "import-known", "this question is in the pile already")
        if same is None:
            return self._add(pile, entry, named, item)
        if same.get(language) == words:
            return self._trouble(item, "import-known", "this question is in the pile already")
        if language in same:
            notices.append(self._trouble(item, "import-replaced", f"takes the place of {same['id']!r}", id=str(same["id"])))
        same[language] = words
        self._touched.add(pile)
        self.count += 1
        return None

    def _add(self, pile: str, entry: dict[str, Any], named: str, item: Item) -> Complaint | None:
        entries = self._entries(pile)
        if len(entries) >= MOST:
            return self._trouble(item, "import-full", f"the pile has {MOST} questions, which is the most", most=MOST)
        self._new[pile].append(entry | {"id": named or _free(pile, entries)})
        self.count += 1
        return None

    def _trouble(self, item: Item, code: str, message: str, **args: str | int) -> Complaint:
        asked = short(item.question)
        return trouble(self._wanted.name, item.line, code, f"{asked!r}: {message}", text=asked, **args)

    def evened(self) -> list[Complaint]:
        """Leave out the last of the new questions of each pile where it has no other for its card; and what is left out."""
        left = []
        for pile, fresh in self._new.items():
            if pile != PILES[BIG] and fresh and len(self._entries(pile)) % 2:
                asked = short(
                    next(str(_words(fresh[-1], language).get("question", "")) for language in self.languages if language in fresh[-1])
                )
                message = f"{asked!r}: the last of an odd number; a card has two questions"
                left.append(trouble(self._wanted.name, 0, "import-last", message, text=asked))
                del fresh[-1]
                self.count -= 1
        return left

    def odd(self) -> list[Complaint]:
        """The piles in which a card lacks its other half."""
        counts = {pile: len(self._entries(pile)) for pile in self._had if pile != PILES[BIG]}
        return [
            Complaint("import-odd", pile_path(pile), f"{count} questions, and a card has two: add one, or leave one out", {"count": count})
            for pile, count in counts.items()
            if count % 2
        ]

    def files(self) -> Files:
        """The deck with what was put into it; a file that is only added to keeps what its author wrote in it, comments too."""
        files = dict(self._into) or {DECK: self._head()}
        for pile in self._had:
            path, entries = pile_path(pile), self._entries(pile)
            before = files.get(path, b"")
            longer = before.rstrip() + b"\n" * 2 + "\n".join(map(entry_yaml, self._new[pile])).encode() if before else b""
            kept = longer if self._new[pile] and pile not in self._touched and _says(longer, entries) else pile_yaml(entries)
            files[path] = kept if self._new[pile] or pile in self._touched else before
        return files

    def _head(self) -> bytes:
        wanted = self._wanted
        stem = wanted.name.rpartition("/")[2].partition(".")[0]
        name = re.sub(r"[^a-z0-9]+", "_", stem.lower()).strip("_")[:32].rstrip("_")
        title = " ".join(stem.replace("_", " ").split())[:TITLE] or "deck"
        head = {"format": 1, "game": "sophie", "name": name if re.match("[a-z]", name) else f"deck_{name}"[:32].rstrip("_")}
        head |= {"authors": [wanted.author], "licence": wanted.licence, "languages": list(self.languages)}
        return deck_yaml(head | {"title": dict.fromkeys(self.languages, title)})


def _asks(entry: Mapping[str, Any], language: str) -> str:
    return str(_words(entry, language).get("question", "")).casefold()


def _words(entry: Mapping[str, Any], language: str) -> Mapping[str, Any]:
    words = entry.get(language)
    return words if isinstance(words, dict) else {}


def _free(pile: str, entries: list[dict[str, Any]]) -> str:
    """The first id that no entry has: the key of the pile and a number."""
    taken = {str(entry.get("id", "")).casefold() for entry in entries}
    number = len(entries) + 1
    while f"{pile}-{number:03}" in taken:
        number += 1
    return f"{pile}-{number:03}"


def _says(data: bytes, entries: list[dict[str, Any]]) -> bool:
    """Whether a file of questions says just this."""
    try:
        return bool(read(data, "").value == entries)
    except DocumentError:
        return False
