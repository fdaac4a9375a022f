"""A new deck to be filled in: one pile of six questions and one Big Question, complete in form and without words."""

from __future__ import annotations

from collections.abc import Iterator

from mochuelo.core.decks import Files
from mochuelo.core.printing import Say
from mochuelo.games.sophie.cards import DECK, PILES, pile_path
from mochuelo.games.sophie.deck_shape import ANSWERS

PILE = "modern"
"""The pile that a new deck begins with."""
QUESTIONS = 6


def template(say: Say) -> Files:
    """A new deck in the language of `say`, with its hints; piles that it leaves out are those of the house."""
    files = {DECK: _deck(say), pile_path(PILE): _questions(say), pile_path(PILES[-1]): _big(say)}
    return {path: "".join(f"{line}\n" for line in lines).encode() for path, lines in files.items()}


def _hint(say: Say, message: str) -> Iterator[str]:
    yield from (f"# {line}".rstrip() for line in say(message, piles=", ".join(PILES)).splitlines())


def _deck(say: Say) -> Iterator[str]:
    yield from _hint(say, "deck-new-deck")
    yield from ("format: 1", "game: sophie", 'name: ""', 'authors: [""]', 'licence: ""', f"languages: [{say.lang}]")
    yield from _hint(say, "deck-new-title")
    yield from (f'title: {{{say.lang}: ""}}', f'note: {{{say.lang}: ""}}')


def _questions(say: Say) -> Iterator[str]:
    yield from _hint(say, "deck-new-questions")
    for number in range(1, QUESTIONS + 1):
        yield from (f"- id: {PILE}-{number:03}", "  difficulty: 2", '  topic: ""')
        yield '  source: {author: "", work: "", place: "", look_up: ""}'
        yield f"  {say.lang}:"
        yield from (f'    {key}: ""' for key in ("question", *ANSWERS, "because"))


def _big(say: Say) -> Iterator[str]:
    yield from _hint(say, "deck-new-big")
    yield from ("- id: big-001", '  topic: ""', '  source: ""', f"  {say.lang}:", '    question: ""', '    hint: ""')
