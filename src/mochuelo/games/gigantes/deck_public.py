"""A deck as everybody may know it, in one language: what the gallery, the table and the press show of its cards."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec import Struct

from mochuelo.core.decks import DeckError, Files, Public, digest
from mochuelo.core.documents import read
from mochuelo.games.gigantes.cards import DECK, FIRST_OWL, TEXTS

KINDS = ("concept", "expression", "work", "biography")
"""The types of cards by their keys, in their order."""


class Mark(Struct, frozen=True):
    """A letter or a drawing: its name and the thought that its cards share. `art` is the path of the drawing, "" for a letter."""

    key: str
    name: str
    theme: str
    art: str = ""


class Thinker(Struct, frozen=True, kw_only=True):
    """Whose number it is. Years before our era are negative."""

    number: int
    key: str
    name: str
    line: str
    born: int
    died: int | None
    """None for one who lives."""
    about: tuple[str, ...]
    """Which of the two years are approximate or disputed: born, died."""
    sex: str
    """f, m, or "" where the deck does not say."""
    tradition: str
    epoch: str
    art: str


class Source(Struct, frozen=True):
    """Where it stands, and where it can be looked up."""

    author: str
    work: str
    place: str
    look_up: str


class Card(Struct, frozen=True, kw_only=True):
    """A card; a mochuelo has number 13, no letter, drawing, lists or source."""

    id: str
    number: int
    type: str
    """concept, expression, work or biography."""
    title: str
    text: str
    letter: str = ""
    drawing: str = ""
    supports: tuple[str, ...] = ()
    refutes: tuple[str, ...] = ()
    why: dict[str, str] = {}
    """For each mark of the two lists the sentence that makes it true."""
    source: Source | None = None
    year: int | None = None
    posthumous: bool = False
    disputed: bool = False
    note: str = ""
    art: str
    """The path of the picture in the middle: the thinker's, or the owl's."""


class Art(Struct, frozen=True):
    """The paths of the drawings that belong to no mark and to no thinker: those of types by the key of the type."""

    back: str
    emblem: str
    types: dict[str, str]
    frames: dict[str, str]
    owls: dict[str, str]


class PublicDeck(Public, frozen=True, kw_only=True):
    """A whole deck. Paths of drawings are for `art`."""

    types: dict[str, str]
    letters: tuple[Mark, ...]
    drawings: tuple[Mark, ...]
    thinkers: tuple[Thinker, ...]
    cards: tuple[Card, ...]
    """All 52 by their index."""
    art: Art


def public(files: Files, language: str) -> PublicDeck:
    """What everybody may know of a deck, in `language` or else its first one.

    Raises `DeckError` ("deck-broken") for one that no check passes.
    """
    try:
        deck = parsed(files[DECK], DECK)
        spoken = language if language in deck["languages"] else deck["languages"][0]
        path = words_path(spoken)
        return _public(digest(files), deck, parsed(files[path], path))
    except (AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
        raise broken(files) from error


def broken(files: Files) -> DeckError:
    """What is raised over a deck that no check passes."""
    return DeckError("deck-broken", "this deck cannot be read; mochuelo deck check says why", deck=digest(files))


def words_path(language: str) -> str:
    """Where the words of a deck are, in a language."""
    return f"words/{language}.yaml"


def thinker_art(number: int) -> str:
    """Where the portrait of a thinker is."""
    return f"art/thinkers/{number:02}.svg"


def theme_art(drawing: str) -> str:
    """Where a drawing is that cards carry as a mark."""
    return f"art/themes/{drawing}.svg"


COMMON = Art(
    back="art/back.svg",
    emblem="art/emblem.svg",
    types={kind: f"art/types/{kind}.svg" for kind in KINDS},
    frames={kind: f"art/frames/{kind}.svg" for kind in KINDS},
    owls={kind: f"art/owls/{kind}.svg" for kind in KINDS},
)
"""The drawings that a deck may leave out: those of the house then stand for them."""


@lru_cache(maxsize=32)
def parsed(data: bytes, name: str) -> Any:
    """The value of a document, not to be changed; read once as long as it is asked for."""
    return read(data, name).value


def _public(name: str, deck: Any, words: Any) -> PublicDeck:
    cards = {card["id"]: card for card in deck["cards"]}
    return PublicDeck(
        digest=name,
        name=deck["name"],
        title=words["deck"]["name"],
        note=words["deck"]["note"],
        authors=tuple(deck["authors"]),
        licence=deck["licence"],
        language=words["language"],
        languages=tuple(deck["languages"]),
        types=dict(words["types"]),
        letters=tuple(_mark(key, words["letters"][key]) for key in deck["letters"]),
        drawings=tuple(_mark(key, words["drawings"][key], theme_art(key)) for key in deck["drawings"]),
        thinkers=tuple(_thinker(one, words) for one in sorted(deck["thinkers"], key=lambda one: int(one["number"]))),
        cards=tuple(_card(index, cards[text], words["cards"][text]) for index, text in enumerate(TEXTS)),
        art=COMMON,
    )


def _mark(key: str, words: Any, art: str = "") -> Mark:
    return Mark(key, words["name"], words["theme"], art)


def _thinker(one: Any, words: Any) -> Thinker:
    told = words["thinkers"][str(one["number"])]
    return Thinker(
        number=one["number"],
        key=one["key"],
        name=told["name"],
        line=told["line"],
        born=one["born"],
        died=one["died"],
        about=tuple(one["about"]),
        sex=one.get("sex", ""),
        tradition=words["traditions"][one["tradition"]],
        epoch=words["epochs"][one["epoch"]],
        art=thinker_art(one["number"]),
    )


def _card(index: int, card: Any, words: Any) -> Card:
    kind = KINDS[index % 4]
    return Card(
        id=card["id"],
        number=index // 4 + 1,
        type=kind,
        title=words["title"],
        text=words["text"],
        letter=card.get("letter", ""),
        drawing=card.get("drawing", ""),
        supports=tuple(card.get("supports", ())),
        refutes=tuple(card.get("refutes", ())),
        why=dict(words.get("why", {})),
        source=Source(**card["source"]) if "source" in card else None,
        year=card.get("year"),
        posthumous=card.get("posthumous", False),
        disputed=card.get("disputed", False),
        note=card.get("note", ""),
        art=COMMON.owls[kind] if index >= FIRST_OWL else thinker_art(index // 4 + 1),
    )
