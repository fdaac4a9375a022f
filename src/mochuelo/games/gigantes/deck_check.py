"""The checker of decks: everything that docs/decks.md asks of one, and every departure from it with its file, line and card."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from mochuelo.core.decks import Complaint, Files
from mochuelo.core.shapes import Enough, Sheet, opened
from mochuelo.games.gigantes.cards import DECK
from mochuelo.games.gigantes.deck_art import art_complaints
from mochuelo.games.gigantes.deck_dates import check_dates
from mochuelo.games.gigantes.deck_lists import check_lists
from mochuelo.games.gigantes.deck_public import words_path
from mochuelo.games.gigantes.deck_shape import DECK_SHAPE, told
from mochuelo.games.gigantes.deck_words import check_words, compare

LAMING = {"shape-kind", "shape-missing"}
"""Of what is amiss in shape, what keeps a deck from being read any further."""


def check(files: Files) -> list[Complaint]:
    """Everything that is wrong in a deck: of the deck itself, of its words, of its drawings; the rest waits until its shape is right."""
    sheet, trouble = opened(files, DECK)
    if sheet is None:
        return trouble
    deck = sheet.document.value
    try:
        DECK_SHAPE.judge(sheet, (), deck)
        if {complaint.code for complaint in sheet.complaints()} & LAMING:
            return sheet.complaints()
        check_lists(sheet, deck)
        check_dates(sheet, deck)
    except Enough:
        return sheet.complaints()
    return [*sheet.complaints(), *_words(files, deck), *art_complaints(files, deck)]


def _words(files: Files, deck: Any) -> list[Complaint]:
    """What is wrong in the words of each language, and where one tells another year than the first."""
    sheets: list[Sheet] = []
    found: list[Sheet | Sequence[Complaint]] = []
    for language in deck["languages"]:
        sheet, trouble = opened(files, words_path(language))
        found.append(sheet or trouble)
        if sheet is not None:
            with suppress(Enough):
                check_words(sheet, language, told(deck))
                sheets.append(sheet)
    for sheet in sheets[1:]:
        with suppress(Enough):
            compare(sheets[0], sheet)
    return [complaint for one in found for complaint in (one.complaints() if isinstance(one, Sheet) else one)]
