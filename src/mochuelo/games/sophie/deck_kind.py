"""What the game answers about decks: its own, others' held to the rules, new ones, parts of several, and what everybody may know of one."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from mochuelo.core.deckfiles import read_folder
from mochuelo.core.decks import Complaint, DeckError, Files, digest
from mochuelo.core.printing import Say
from mochuelo.games.sophie.board_check import BOARD
from mochuelo.games.sophie.cards import HOUSE
from mochuelo.games.sophie.deck_check import check
from mochuelo.games.sophie.deck_exchange import Exchange
from mochuelo.games.sophie.deck_mix import mix, part_path, parts
from mochuelo.games.sophie.deck_preview import preview
from mochuelo.games.sophie.deck_public import PublicDeck, public
from mochuelo.games.sophie.deck_template import template
from mochuelo.games.sophie.drawing import BOARD_ARTS, board_art


class Decks:
    """`core.decks.DeckKind`, `Parted` and `Exchange` say what each function means."""

    exchange = Exchange()
    secret = True
    """Nobody reads somebody's questions with their answers by opening a table alone."""

    def house(self) -> Files:
        return _house()

    def check(self, files: Files) -> list[Complaint]:
        return check(files)

    def template(self, say: Say) -> Files:
        return template(say)

    def public(self, files: Files, language: str) -> PublicDeck:
        return public(files, language)

    def art(self, files: Files, path: str) -> str:
        name = path.removeprefix("art/")
        if name not in BOARD_ARTS or name == path:
            known = ", ".join(f"art/{one}" for one in BOARD_ARTS)
            raise DeckError("deck-art", f"no drawing of this deck: {path!r}; one of {known}", path=path)
        return board_art(files.get(BOARD) or self.house()[BOARD], name)

    def preview(self, files: Files, say: Say) -> str:
        return preview(files, say)

    def parts(self, files: Files) -> tuple[str, ...]:
        return parts(files)

    def mix(self, decks: Mapping[str, Files]) -> Files:
        for part in decks:
            part_path(part)  # the house has no other parts either
        others = {part: files for part, files in decks.items() if digest(files) != digest(self.house())}
        return mix(others) if others or not decks else self.house()


@cache
def _house() -> Files:
    return read_folder(HOUSE)
