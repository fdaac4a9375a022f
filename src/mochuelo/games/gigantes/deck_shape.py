"""What the files of a deck look like: keys and kinds of values, and how long a text may be to fit its card."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct

from mochuelo.core.documents import Path
from mochuelo.core.shapes import KEY, LANGUAGE, LICENCE, Fields, Form, ListOf, Maybe, OneOf, Shape, Sheet, Text, Whole, YesNo, each
from mochuelo.games.gigantes.cards import CARDS, FIRST_OWL, TEXTS, THINKERS
from mochuelo.games.gigantes.deck_public import KINDS

TICKS, CROSSES = 4, 3
"""The most entries of the two lists for which a card has room."""
LETTERS, DRAWINGS = 16, 24
"""The most letters and drawings of a deck."""
TITLE, TEXT, WHY = 40, 220, 140
"""The most characters of a card's title, of its text, and of a sentence why."""

LETTER = Form("shape-letter", r"[A-ZÀ-ÖØ-Þ]", "one capital letter")
YEAR = Whole(-4000, 2200)
OWLS = TEXTS[FIRST_OWL:]
_NUMBER = Whole(1, THINKERS)

_SOURCE = Fields({"author": Text(80), "work": Text(120), "place": Text(160), "look_up": Text(160)})

_THINKER = Fields(
    {
        "number": _NUMBER,
        "key": Text(32, KEY),
        "born": YEAR,
        "died": Maybe(YEAR),
        "about": ListOf(OneOf(("born", "died")), 0, 2),
        "tradition": Text(32, KEY),
        "epoch": Text(32, KEY),
    },
    {"sex": OneOf(("f", "m"))},
)

_CARD = Fields(
    {
        "id": Text(16),
        "letter": Text(1, LETTER),
        "drawing": Text(32, KEY),
        "supports": ListOf(Text(32), 1, TICKS),
        "refutes": ListOf(Text(32), 0, CROSSES),
        "source": _SOURCE,
        "disputed": YesNo(),
    },
    {"year": YEAR, "posthumous": YesNo(), "note": Text(200)},
)

_OWL = Fields({"id": Text(16)})


class _Card(Struct, frozen=True):
    """A card of a thinker, or a mochuelo, which has an id alone."""

    def judge(self, sheet: Sheet, path: Path, value: Any) -> None:
        owl = isinstance(value, dict) and value.get("id") in OWLS
        (_OWL if owl else _CARD).judge(sheet, path, value)


DECK_SHAPE = Fields(
    {
        "format": Whole(1, 1),
        "game": OneOf(("gigantes",)),
        "name": Text(32, KEY),
        "authors": ListOf(Text(80), 1, 20),
        "licence": Text(64, LICENCE),
        "languages": ListOf(Text(12, LANGUAGE), 1, 12),
        "letters": ListOf(Text(1, LETTER), 1, LETTERS),
        "drawings": ListOf(Text(32, KEY), 1, DRAWINGS),
        "thinkers": ListOf(_THINKER, THINKERS, THINKERS),
        "cards": ListOf(_Card(), CARDS, CARDS),
    }
)


class _Whys(Struct, frozen=True):
    """One sentence for each mark of a card's lists, and none for another."""

    marks: tuple[str, ...]

    def judge(self, sheet: Sheet, path: Path, value: Any) -> None:
        if not isinstance(value, dict):
            Fields({}).judge(sheet, path, value)
            return
        for mark in (mark for mark in self.marks if mark not in value):
            sheet.complain("why-missing", path, f"no sentence why for {mark!r}; write it", mark=mark)
        for mark, sentence in value.items():
            if mark not in self.marks:
                message = f"a sentence why for {mark[:40]!r}, which stands in neither list of the card; leave it out"
                sheet.complain("why-extra", (*path, mark), message, mark=mark[:40])
            Text(WHY).judge(sheet, (*path, mark), sentence)


class Told(Struct, frozen=True):
    """What the words of a deck have to word, as its other file has it."""

    letters: tuple[str, ...]
    drawings: tuple[str, ...]
    epochs: tuple[str, ...]
    traditions: tuple[str, ...]
    marks: dict[str, tuple[str, ...]]
    """For each card of a thinker the marks of its two lists."""


def told(deck: Mapping[str, Any]) -> Told:
    """What a deck of the right shape wants to have worded."""
    marks = {card["id"]: (*card["supports"], *card["refutes"]) for card in deck["cards"] if "supports" in card}
    return Told(
        tuple(deck["letters"]),
        tuple(deck["drawings"]),
        _used(thinker["epoch"] for thinker in deck["thinkers"]),
        _used(thinker["tradition"] for thinker in deck["thinkers"]),
        {text: tuple(dict.fromkeys(marks.get(text, ()))) for text in TEXTS[:FIRST_OWL]},
    )


def _used(keys: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(key for key in keys if key))


def words_shape(needs: Told) -> Fields:
    """The shape of the words of a deck in one language."""
    mark = Fields({"name": Text(24), "theme": Text(90)})
    owls: dict[str, Shape] = dict.fromkeys(OWLS, _words())
    return Fields(
        {
            "language": Text(12, LANGUAGE),
            "deck": Fields({"name": Text(60), "note": Text(160)}),
            "types": each(Text(16), KINDS),
            "epochs": each(Text(28), needs.epochs),
            "traditions": each(Text(36), needs.traditions),
            "letters": each(mark, needs.letters),
            "drawings": each(mark, needs.drawings),
            "thinkers": each(Fields({"name": Text(32), "line": Text(90)}), map(str, range(1, THINKERS + 1))),
            "cards": Fields({text: _words(_Whys(marks)) for text, marks in needs.marks.items()} | owls),
        }
    )


def _words(why: Shape | None = None) -> Fields:
    """What stands on a card."""
    written: dict[str, Shape] = {"title": Text(TITLE), "text": Text(TEXT)}
    return Fields(written | {"why": why} if why else written)
