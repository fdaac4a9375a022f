"""A deck put together of parts of several: for each pile and for the board the file of the deck it is taken from, and whose it is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from mochuelo.core.decks import DeckError, Files
from mochuelo.core.documents import read
from mochuelo.games.sophie.board_check import BOARD
from mochuelo.games.sophie.cards import DECK, HOUSE, PILES, pile_path
from mochuelo.games.sophie.deck_shape import TITLE
from mochuelo.games.sophie.deck_write import deck_yaml

PARTS = (*PILES, "board")
"""What a deck can be put together of."""
SEVERAL = "LicenseRef-see-parts"
"""The licence of a deck whose parts have several: each part names its own."""


def part_path(part: str) -> str:
    """The file of a part; raises `DeckError` ("deck-part") for a key that is none."""
    if part not in PARTS:
        known = ", ".join(PARTS)
        raise DeckError("deck-part", f"no part of a deck: {part[:40]!r}; one of {known}", part=part[:40], known=known)
    return BOARD if part == "board" else pile_path(part)


def parts(files: Files) -> tuple[str, ...]:
    """The parts that lie in these files, in their order."""
    return tuple(part for part in PARTS if part_path(part) in files)


def mix(chosen: Mapping[str, Files]) -> Files:
    """A deck with each part from the deck given for it, and everything else from the house; a deck that lacks a part adds nothing."""
    paths = {part: part_path(part) for part in chosen}
    taken = {part: chosen[part] for part in PARTS if part in chosen and paths[part] in chosen[part]}
    if not taken:
        raise DeckError("deck-nothing", "no deck has the part it is chosen for", name=DECK, why=", ".join(chosen))
    heads = {part: read(files[DECK], DECK).value for part, files in taken.items()}
    whose = {part: _whose(head, part) for part, head in heads.items()}
    licences = _once(one["licence"] for one in whose.values())
    languages = _once(language for one in whose.values() for language in one["languages"])
    head = {
        "format": 1,
        "game": "sophie",
        "name": "mixed",
        "authors": _once(author for one in whose.values() for author in one["authors"])[:40],
        "licence": licences[0] if len(licences) == 1 else SEVERAL,
        "languages": languages[:12],
        "title": {language: _title(heads, language) for language in languages[:12]},
        "parts": whose,
    }
    return {DECK: deck_yaml(head)} | {paths[part]: files[paths[part]] for part, files in taken.items()}


def _whose(head: Mapping[str, Any], part: str) -> dict[str, Any]:
    own = {key: head[key] for key in ("name", "authors", "licence", "languages")}
    found: dict[str, Any] = own | head.get("parts", {}).get(part, {})
    return found | {"authors": found["authors"][:20]}


def _once(words: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(words))


def _called(head: Mapping[str, Any], language: str) -> list[str]:
    """The names of the decks that a deck is made of: in the language, or else in its first one."""
    found: str = head["title"].get(language) or head["title"][head["languages"][0]]
    return found.split(" + ")


def _title(heads: Mapping[str, Mapping[str, Any]], language: str) -> str:
    """The names of the decks, as many as fit; that of the house comes last, where a pile is from it."""
    title, house = "", _called(read((HOUSE / DECK).read_bytes(), DECK).value, language)
    others = _once(one for head in heads.values() for one in _called(head, language) if one not in house)
    for one in others + ([] if set(PILES) <= set(heads) else house):
        longer = f"{title} + {one}" if title else one
        title = longer if len(longer) <= TITLE else title or one[:TITLE]
    return title
