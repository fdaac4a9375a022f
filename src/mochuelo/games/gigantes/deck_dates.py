"""Whether the years of a deck agree: lives run forwards, and what a thinker did lies within the life, or is said to be posthumous."""

from __future__ import annotations

from typing import Any

from mochuelo.core.shapes import Sheet
from mochuelo.games.gigantes.cards import INDICES

LONGEST_LIFE = 110
"""Years."""
LEEWAY = 30
"""How many years a date that is approximate may be off."""


def check_dates(sheet: Sheet, deck: Any) -> None:
    """Complain of lives and years that cannot be, and of a disputed card that does not say what is disputed."""
    lives = {}
    for at, one in enumerate(deck["thinkers"]):
        _life(sheet, at, one)
        lives[one["number"]] = one
    for at, card in enumerate(deck["cards"]):
        if card.get("disputed") and not card.get("note"):
            sheet.complain("disputed-note", ("cards", at, "disputed"), "disputed, but no note says what; add a note")
        if card["id"] in INDICES:
            _year(sheet, at, card, lives.get(INDICES[card["id"]] // 4 + 1))


def _life(sheet: Sheet, at: int, one: Any) -> None:
    born, died = one["born"], one["died"]
    path = ("thinkers", at)
    for name in ("born", "died"):
        _no_zero(sheet, (*path, name), one[name])
    if died is None:
        if "died" in one["about"]:
            sheet.complain("about-living", (*path, "about"), "died is about, but there is no such year; leave it out")
    elif born and died and died <= born:
        sheet.complain("dates-turned", (*path, "died"), f"died in {died}, but was born in {born}", born=str(born), died=str(died))
    elif born and died and died - born > LONGEST_LIFE + LEEWAY * len(one["about"]):
        message = f"lived {died - born} years, from {born} to {died}; at most {LONGEST_LIFE}"
        sheet.complain("dates-long", (*path, "died"), message, born=str(born), died=str(died), most=LONGEST_LIFE)


def _no_zero(sheet: Sheet, path: tuple[str | int, ...], year: int | None) -> None:
    if year == 0:
        sheet.complain("year-zero", path, "there is no year 0; write the year, before our era with a minus")


def _year(sheet: Sheet, at: int, card: Any, one: Any) -> None:
    """The year of a card within the life of its thinker."""
    year, late = card.get("year"), card.get("posthumous", False)
    path = ("cards", at, "year")
    _no_zero(sheet, path, year)
    if late and year is None:
        sheet.complain("posthumous-year", ("cards", at, "posthumous"), "posthumous, but no year says when; add a year")
    if not year or one is None or not one["born"]:
        return
    born, died = one["born"], one["died"]
    args = {"year": str(year), "born": str(born), "died": str(died)}
    if year < born - _leeway(one, "born"):
        sheet.complain("year-before", path, f"{year} is before the birth of the thinker in {born}", **args)
    elif died and year > died + _leeway(one, "died") and not late:
        message = f"{year} is after the death of the thinker in {died}; write posthumous: yes if that is so"
        sheet.complain("year-after", path, message, **args)
    elif late and (not died or year < died):
        sheet.complain("posthumous-not", path, f"said to be posthumous, but the thinker lived in {year}", **args)


def _leeway(one: Any, name: str) -> int:
    return LEEWAY if name in one["about"] else 0
