"""Whether the drawings of a deck are there and plain, and whether anything lies in it that belongs to nothing."""

from __future__ import annotations

from typing import Any

from mochuelo.core.decks import Complaint, Files
from mochuelo.core.drawings import DrawingError, check
from mochuelo.games.gigantes.cards import DECK, THINKERS
from mochuelo.games.gigantes.deck_public import COMMON, theme_art, thinker_art, words_path

FREE = (".md", ".txt")
"""What may lie in a deck besides: a word to its readers, the text of its licence."""


def art_complaints(files: Files, deck: Any) -> list[Complaint]:
    """What is wrong with the drawings, missing ones first, and with files that belong to nothing."""
    square = [*map(thinker_art, range(1, THINKERS + 1)), *(theme_art(key) for key in deck["drawings"] if key)]
    common = [COMMON.back, COMMON.emblem, *COMMON.types.values(), *COMMON.frames.values(), *COMMON.owls.values()]
    known = {DECK, *map(words_path, deck["languages"]), *square, *common}
    missing = [
        Complaint("drawing-missing", path, "this drawing is missing; add it", {"file": path}) for path in square if path not in files
    ]
    extra = [path for path in files if path not in known and not path.endswith(FREE)]
    drawn = [
        complaint
        for path in sorted(known & set(files))
        if path.endswith(".svg")
        for complaint in _drawing(path, files[path], path in square)
    ]
    return missing + drawn + [_extra(path) for path in extra]


def _extra(path: str) -> Complaint:
    return Complaint("file-extra", path, "this file belongs to nothing in the deck; leave it out", {"file": path})


def _drawing(path: str, data: bytes, square: bool) -> list[Complaint]:
    try:
        width, height = check(data).size()
    except DrawingError as error:
        return [Complaint(error.code, f"{path}:{error.line}" if error.line else path, error.message, error.details)]
    if square and width != height:
        message = f"a sheet of {width:g} by {height:g}; a square one would do"
        return [Complaint("drawing-square", path, message, {"width": f"{width:g}", "height": f"{height:g}"})]
    return []
