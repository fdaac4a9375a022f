"""Writes docs/sophie-questions/README.md: every fact that the questions of Sophie's World rest on, with its source, from the deck itself.

python tools/sophie_questions.py [--check]
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from mochuelo.games.sophie.cards import BIG, HOUSE, PILES, contents
from mochuelo.games.sophie.words import Entry, entry

PAGE = Path(__file__).resolve().parent.parent / "docs" / "sophie-questions" / "README.md"
READINGS = {"middle": "middle_ages", "big": "big_questions"}
"""How the page of the second reading of a pile is called, where not as the pile."""


def page() -> str:
    """The whole page."""
    return "\n".join(_lines()) + "\n"


def _lines() -> Iterator[str]:
    names = {epoch["id"]: epoch["name"]["en"] for epoch in json.loads((HOUSE / "board.json").read_bytes())["epochs"]}
    found = contents()
    yield "# Sophie's World: all facts and their sources"
    yield ""
    yield "Made from the deck by `python tools/sophie_questions.py`; a test sees that it is up to date. What was found when the"
    yield "questions were read again is told on the page of each pile, and in [the third look](third-look.md)."
    for at, pile in enumerate(PILES):
        title = names.get(pile) or {"philosophy": "Philosophy", "big": "Big Questions"}[pile]
        yield from ("", f"## {title}", "", f"{len(found.ids[at])} questions; [second reading]({READINGS.get(pile, pile)}.md).", "")
        yield from _table(pile, [entry("", pile, key) for key in found.ids[at]])


def _table(pile: str, entries: list[Entry]) -> Iterator[str]:
    if pile == PILES[BIG]:
        yield from ("| id | question | after |", "|---|---|---|")
        yield from (f"| {one.id} | {_cell(one.question['en'])} | {_cell(one.source.work)} |" for one in entries)
        return
    yield from ("| id | question | right answer | source | look it up |", "|---|---|---|---|---|")
    for one in entries:
        source = ", ".join(part for part in (one.source.author, one.source.work, one.source.place) if part)
        cells = (one.id, one.question["en"], one.answers["en"][0], source, one.source.look_up)
        yield "| " + " | ".join(map(_cell, cells)) + " |"


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def main() -> int:
    """Write the page, or say whether it is up to date."""
    if "--check" in sys.argv[1:]:
        current = PAGE.exists() and PAGE.read_text(encoding="utf-8") == page()
        print("up to date" if current else f"{PAGE.name} is out of date; python tools/sophie_questions.py writes it")
        return not current
    PAGE.write_text(page(), encoding="utf-8")
    print(f"{PAGE}: {sum(map(len, contents().ids))} questions")
    return 0


if __name__ == "__main__":
    sys.exit(main())
