"""What the game answers about decks: its own, others' held to the rules, new ones, and what everybody may know of one."""

from __future__ import annotations

from functools import cache

from mochuelo.core.deckfiles import read_folder
from mochuelo.core.decks import Complaint, DeckError, Files
from mochuelo.core.drawings import DrawingError, Plain
from mochuelo.core.drawings import check as plain
from mochuelo.core.printing import Say
from mochuelo.games.gigantes.cards import HOUSE
from mochuelo.games.gigantes.deck_check import check
from mochuelo.games.gigantes.deck_preview import preview
from mochuelo.games.gigantes.deck_public import PublicDeck, public
from mochuelo.games.gigantes.deck_template import template


class Decks:
    """`core.decks.DeckKind` says what each function means."""

    def house(self) -> Files:
        return _house()

    def check(self, files: Files) -> list[Complaint]:
        return check(files)

    def template(self, say: Say) -> Files:
        return template(say, _house())

    def public(self, files: Files, language: str) -> PublicDeck:
        return public(files, language)

    def art(self, files: Files, path: str) -> str:
        return self._drawn(files, path).svg()

    def _drawn(self, files: Files, path: str) -> Plain:
        data = files.get(path) or _house().get(path, b"")
        if not path.startswith("art/") or not data:
            raise DeckError("deck-art", f"no drawing of this deck: {path!r}; the deck names those there are", path=path)
        try:
            return plain(data)
        except DrawingError as error:
            raise DeckError("deck-art", f"no plain drawing: {path!r}; {error.message}", path=path) from error

    def preview(self, files: Files, say: Say) -> str:
        return preview(files, say, lambda path: self._drawn(files, path))


@cache
def _house() -> Files:
    return read_folder(HOUSE)
