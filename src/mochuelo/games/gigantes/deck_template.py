"""A new deck to be filled in: complete in form, with plain drawings that will do, and without words."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from typing import Any

from mochuelo.core.decks import Files
from mochuelo.core.printing import Say
from mochuelo.games.gigantes.cards import DECK, FIRST_OWL, TEXTS, THINKERS
from mochuelo.games.gigantes.deck_public import KINDS, parsed, theme_art, thinker_art, words_path
from mochuelo.games.gigantes.deck_shape import OWLS

INK, PAPER = "#2a2024", "#f8f0de"
LETTERS = tuple("ADFGHJKL")
"""Eight fields of six cards each."""
DRAWINGS = {
    "circle": '<circle cx="24" cy="24" r="18"/>',
    "square": '<rect x="8" y="8" width="32" height="32"/>',
    "triangle": '<polygon points="24 5 45 41 3 41"/>',
    "diamond": '<polygon points="24 3 43 24 24 45 5 24"/>',
    "star": '<polygon points="24 3 29.2 17 44 17.5 32.4 26.8 36.4 41 24 32.8 11.6 41 15.6 26.8 4 17.5 18.8 17"/>',
    "cross": '<path d="M18 5h12v13h13v12H30v13H18V30H5V18h13z"/>',
    "ring": '<circle cx="24" cy="24" r="15" fill="none" stroke="#2a2024" stroke-width="8"/>',
    "arch": '<path d="M5 42V24a19 19 0 0 1 38 0v18H32V24a8 8 0 0 0-16 0v18z"/>',
    "wave": '<path d="M3 20q7-14 14 0t14 0t14 0v10q-7 14-14 0t-14 0t-14 0z"/>',
    "drop": '<path d="M24 3q15 19 15 27a15 15 0 0 1-30 0Q9 22 24 3z"/>',
    "leaf": '<path d="M6 42Q3 8 42 6q-2 39-36 36z"/>',
    "stairs": '<polygon points="5 43 5 33 15 33 15 23 25 23 25 13 35 13 35 5 43 5 43 43"/>',
}
"""Twelve marks of four cards each, by their keys."""

SHEET = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {0} {0}">\n{1}\n</svg>\n'


def template(say: Say, house: Files) -> Files:
    """A new deck in the language of `say`, with its hints; what the deck of the house calls types and mochuelos is taken over."""
    words = words_path(say.lang)
    files = {DECK: "".join(f"{line}\n" for line in _deck(say)), words: "".join(f"{line}\n" for line in _words(say, _borrowed(say, house)))}
    files |= {theme_art(key): SHEET.format(48, f'<g fill="{INK}">{shape}</g>') for key, shape in DRAWINGS.items()}
    files |= {thinker_art(number): _portrait(number) for number in range(1, THINKERS + 1)}
    return {path: text.encode() for path, text in sorted(files.items())}


def _borrowed(say: Say, house: Files) -> Mapping[str, Any]:
    """The words of the house in that language, or else in its first one."""
    path = words_path(say.lang)
    known: Mapping[str, Any] = parsed(house.get(path) or house[words_path(parsed(house[DECK], DECK)["languages"][0])], path)
    return known


def _hint(say: Say, message: str) -> Iterator[str]:
    yield from (f"# {line}".rstrip() for line in say(message).splitlines())


def _deck(say: Say) -> Iterator[str]:
    yield from _hint(say, "deck-new-deck")
    yield from ("format: 1", "game: gigantes", 'name: ""', 'authors: [""]', 'licence: ""', f"languages: [{say.lang}]")
    yield from _hint(say, "deck-new-marks")
    yield f"letters: [{', '.join(map(_quoted, LETTERS))}]"
    yield f"drawings: [{', '.join(DRAWINGS)}]"
    yield from _hint(say, "deck-new-thinkers")
    yield "thinkers:"
    for number in range(1, THINKERS + 1):
        yield f'  - {{number: {number}, key: "", born: 0, died: 0, about: [], tradition: "", epoch: ""}}'
    yield from _hint(say, "deck-new-cards")
    yield "cards:"
    for index, text in enumerate(TEXTS[:FIRST_OWL]):
        yield from (f"  - id: {text}", f'    letter: "{letter_of(index)}"', f"    drawing: {drawing_of(index)}")
        yield from ("    supports: []", "    refutes: []", '    source: {author: "", work: "", place: "", look_up: ""}', "    disputed: no")
    yield from (f"  - id: {text}" for text in OWLS)


def letter_of(index: int) -> str:
    """The letter of a card in a new deck: four different ones for each thinker."""
    return LETTERS[(index // 4 + 2 * (index % 4)) % len(LETTERS)]


def drawing_of(index: int) -> str:
    """The drawing of a card in a new deck: four different ones for each thinker."""
    return tuple(DRAWINGS)[(index // 4 + 3 * (index % 4)) % len(DRAWINGS)]


def _words(say: Say, house: Mapping[str, Any]) -> Iterator[str]:
    yield from _hint(say, "deck-new-words")
    yield from (f"language: {say.lang}", "deck:", '  name: ""', '  note: ""', "types:")
    yield from (f"  {kind}: {_quoted(house['types'][kind])}" for kind in KINDS)
    yield from ("epochs: {}", "traditions: {}", "letters:")
    yield from (f'  "{letter}": {{name: "", theme: ""}}' for letter in LETTERS)
    yield "drawings:"
    yield from (f'  {key}: {{name: "", theme: ""}}' for key in DRAWINGS)
    yield "thinkers:"
    yield from (f'  "{number}": {{name: "", line: ""}}' for number in range(1, THINKERS + 1))
    yield "cards:"
    for text in TEXTS[:FIRST_OWL]:
        yield from (f"  {text}:", '    title: ""', '    text: ""', "    why: {}")
    for text in OWLS:
        owl = house["cards"][text]
        yield from (f"  {text}:", f"    title: {_quoted(owl['title'])}", f"    text: {_quoted(owl['text'])}")


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def _portrait(number: int) -> str:
    """A head that could be anybody's, with as many beads about it as the number says."""
    turns = [2 * math.pi * bead / number for bead in range(number)]
    beads = "".join(f'<circle cx="{60 + 50 * math.sin(turn):.1f}" cy="{60 - 50 * math.cos(turn):.1f}" r="4"/>' for turn in turns)
    head = '<circle cx="60" cy="49" r="17"/><path d="M27 89q2-24 33-24t33 24q-14 11-33 11t-33-11z"/>'
    return SHEET.format(120, f'<circle cx="60" cy="60" r="57" fill="{PAPER}"/>\n<g fill="{INK}">{head}{beads}</g>')
