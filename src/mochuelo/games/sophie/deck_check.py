"""The checker of decks: everything that docs/decks.md asks of one, and every departure from it with its file, line and question."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import Any

from mochuelo.core.decks import Complaint, Files
from mochuelo.core.shapes import Enough, ListOf, Sheet, guess, opened
from mochuelo.games.sophie.board_check import BOARD, check_board
from mochuelo.games.sophie.cards import BIG, DECK, PHILOSOPHY, PILES, pile_path
from mochuelo.games.sophie.deck_fair import check_fair
from mochuelo.games.sophie.deck_shape import MOST, deck_shape, entry_shape, languages_in, languages_of

FREE = (".md", ".txt")
"""What may lie in a deck besides: a word to its readers, the text of its licence."""
FEWEST = {PILES[BIG]: 1, PILES[PHILOSOPHY]: 2}
"""How many questions a pile has at least, where that is not the number for an epoch."""
FEWEST_OF_AN_EPOCH = 6
"""Three cards, so that two players can play: each may keep one while another is asked."""


def check(files: Files) -> list[Complaint]:
    """Everything that is wrong in a deck: of the deck itself, of its piles, of its board, of what does not belong to it."""
    sheet, trouble = opened(files, DECK)
    if sheet is None:
        return trouble
    deck = sheet.document.value
    with suppress(Enough):
        deck_shape(languages_of(deck)).judge(sheet, (), deck)
    if not languages_of(deck):
        return sheet.complaints()
    return [*sheet.complaints(), *_bare(files), *_piles(files, deck), *_board(files), *_extra(files)]


def _bare(files: Files) -> Iterator[Complaint]:
    if not any(path in files for path in (BOARD, *map(pile_path, PILES))):
        message = f"no questions and no board; add a file such as {pile_path(PILES[0])!r}"
        yield Complaint("deck-bare", DECK, message, {"file": pile_path(PILES[0])})


def _piles(files: Files, deck: Mapping[str, Any]) -> Iterator[Complaint]:
    for pile in PILES:
        if pile_path(pile) in files:
            yield from check_pile(files, pile, languages_in(deck, pile))


def check_pile(files: Files, pile: str, languages: tuple[str, ...]) -> list[Complaint]:
    """Everything that is wrong in a file of questions."""
    sheet, trouble = opened(files, pile_path(pile))
    if sheet is None:
        return trouble
    with suppress(Enough):
        _judge(sheet, pile, languages)
    return sheet.complaints()


def _judge(sheet: Sheet, pile: str, languages: tuple[str, ...]) -> None:
    entries = sheet.document.value
    if isinstance(entries, list):
        _enough(sheet, pile, len(entries))
    ListOf(entry_shape(pile, languages), 0, MOST).judge(sheet, (), entries)
    if not isinstance(entries, list):
        return
    if pile != PILES[BIG] and len(entries) % 2 and len(entries) > 1:
        message = f"{len(entries)} questions, and a card has two; add one, or leave one out"
        sheet.complain("pile-odd", (len(entries) - 1,), message, count=len(entries))
    _once(sheet, entries)
    for language in languages:
        _apart(sheet, entries, language)
    if pile != PILES[BIG]:
        check_fair(sheet, entries, languages)


def _enough(sheet: Sheet, pile: str, count: int) -> None:
    """A pile has as many questions as a game needs."""
    least = FEWEST.get(pile, FEWEST_OF_AN_EPOCH)
    if count < least:
        missing = least - count
        message = f"{count} questions, {missing} too few; at least {least} would do, or no such file: a pile left out comes from the house"
        sheet.complain("pile-few", (), message, count=count, missing=missing, least=least)


def _once(sheet: Sheet, entries: list[Any]) -> None:
    """No id stands twice."""
    seen: dict[str, int] = {}
    for at, entry in enumerate(entries):
        name = entry.get("id") if isinstance(entry, dict) else None
        if isinstance(name, str) and name.strip() and seen.setdefault(name.casefold(), at) != at:
            line = sheet.document.line((seen[name.casefold()],))
            sheet.complain(
                "id-twice", (at, "id"), f"a second question {name!r}, as on line {line}; another id would do", name=name, line=line
            )


def _apart(sheet: Sheet, entries: list[Any], language: str) -> None:
    """No question is asked twice."""
    seen: dict[str, int] = {}
    for at, entry in enumerate(entries):
        words = entry.get(language) if isinstance(entry, dict) else None
        text = words.get("question") if isinstance(words, dict) else None
        if isinstance(text, str) and text.strip() and seen.setdefault(text.strip().casefold(), at) != at:
            first = str(entries[seen[text.strip().casefold()]].get("id", ""))
            message = f"{first!r} asks the same; keep one of the two"
            sheet.complain("question-twice", (at, language, "question"), message, first=first)


def _board(files: Files) -> list[Complaint]:
    return check_board(files) if BOARD in files else []


def _extra(files: Files) -> Iterator[Complaint]:
    known = {DECK, BOARD, *map(pile_path, PILES)}
    for path in sorted(path for path in files if path not in known and not path.endswith(FREE)):
        folder, _, name = path.rpartition("/")
        near = guess(name.rpartition(".")[0], PILES) if folder == "questions" else ""
        if folder == "questions":
            message = f"no pile of this game: {name!r}; one of {', '.join(PILES)}"
            yield Complaint("pile-unknown", path, message, {"file": name, "near": near or 0, "known": ", ".join(PILES)})
        else:
            yield Complaint("file-extra", path, "this file belongs to nothing in the deck; leave it out", {"file": path})
