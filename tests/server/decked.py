"""A game with decks of people's own, for tests: the drill game, whose deck has a name and a secret answer, and no bearing on the rules."""

from __future__ import annotations

import io
import random
import zipfile
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct, structs

from mochuelo.core.decks import Complaint, DeckError, Files, take
from mochuelo.core.game import AnyGame
from mochuelo.testing.fakes import replaced
from tests.drill.games import magpies

KEY = "decked"
SECRET = "the-answer-is-a-heron"
DRAWING = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>'
HOUSE: Files = {"deck.yaml": f"title: Magpies of the house\nsecret: {SECRET}\n".encode(), "art/egg.svg": DRAWING}
OTHER: Files = {"deck.yaml": f"title: Ana's own\nsecret: {SECRET}\n".encode(), "art/egg.svg": DRAWING}


class Options(magpies.Options, frozen=True, forbid_unknown_fields=True):
    deck: str = ""


class View(magpies.View, frozen=True, kw_only=True):
    options: Options


class Public(Struct, frozen=True):
    """What everybody may see of a deck."""

    title: str
    language: str


class Kind:
    """Implements `core.decks.DeckKind`."""

    secret = True

    def house(self) -> Files:
        return HOUSE

    def check(self, files: Files) -> Sequence[Complaint]:
        lines = files["deck.yaml"].decode(errors="replace").splitlines()
        good = any(line.startswith("title: ") for line in lines)
        return [] if good else [Complaint("no-title", f"deck.yaml:{n}", "no title; write title: ...") for n, _ in enumerate(lines, 1)]

    def template(self, say: Any) -> Files:
        return HOUSE

    def public(self, files: Files, language: str) -> Public:
        return Public(files["deck.yaml"].decode().splitlines()[0].removeprefix("title: "), language or "en")

    def art(self, files: Files, path: str) -> str:
        if path not in files:
            raise DeckError("deck-art", f"no drawing: {path!r}; there is art/egg.svg", path=path)
        return files[path].decode()

    def preview(self, files: Files, say: Any) -> str:
        return ""


def start(options: Options, seats: int) -> magpies.State:
    if options.deck:
        take(options.deck)
    found: magpies.State = magpies.GAME.start(options, seats)
    return found


def view(state: magpies.State, viewer: Any) -> View:
    return View(**structs.asdict(magpies.GAME.view(state, viewer)))


def think(seen: View, level: int, seed: int) -> Any:
    """A bot that cannot think without the deck."""
    if seen.options.deck:
        take(seen.options.deck)
    return magpies.GAME.legal(magpies.GAME.imagine(seen, random.Random(seed)))[0]


INFO = structs.replace(magpies.GAME.info, key=KEY)
GAME: AnyGame = replaced(magpies.GAME, info=INFO, options=Options, view_type=View, start=start, view=view, think=think, decks=Kind())
GAMES: Mapping[str, AnyGame] = {KEY: GAME, "magpies": magpies.GAME}


def find(key: str) -> AnyGame:
    """For a worker."""
    return GAMES[key]


def zipped(files: Files) -> bytes:
    """A pack as anybody's computer makes it."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as pack:
        for name, content in files.items():
            pack.writestr(name, content)
    return made.getvalue()
