"""What the game answers about decks: its own, others' held to the rules, new ones, and what everybody may know of one."""

from __future__ import annotations

from functools import cache

from mochuelo.core.deckfiles import read_folder
from mochuelo.core.decks import Complaint, DeckError, Files
from mochuelo.core.drawings import DrawingError
from mochuelo.core.drawings import check as plain
from mochuelo.games.gigantes.cards import HOUSE
from mochuelo.games.gigantes.deck_check import check
from mochuelo.games.gigantes.deck_public import PublicDeck, public


class Decks:
    """`core.decks.DeckKind` says what each function means."""

    def house(self) -> Files:
        return _house()

    def check(self, files: Files) -> list[Complaint]:
        return check(files)

    def public(self, files: Files, language: str) -> PublicDeck:
        return public(files, language)

    def art(self, files: Files, path: str) -> str:
        data = files.get(path) or _house().get(path, b"")
        if not path.startswith("art/") or not data:
            raise DeckError("deck-art", f"no drawing of this deck: {path!r}; the deck names those there are", path=path)
        try:
            return plain(data)
        except DrawingError as error:
            raise DeckError("deck-art", f"no plain drawing: {path!r}; {error.message}", path=path) from error


@cache
def _house() -> Files:
    return read_folder(HOUSE)
