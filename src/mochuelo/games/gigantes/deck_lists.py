"""Whether the cards of a deck are all there, and whether their marks and lists make the game work: each card refuted by 3 or 4 others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from mochuelo.core.shapes import Sheet, guess
from mochuelo.games.gigantes.cards import CARDS, FIRST_OWL, INDICES, TEXTS, THINKERS, Relations

SUPPORTERS = (6, 14)
"""How many cards of other numbers must be able to support a card, at least and at most."""
REFUTERS = (3, 4)
"""How many must be able to refute it: more would make its opening a gift."""
NUMBERS = tuple(str(number) for number in range(1, THINKERS + 1))


def check_lists(sheet: Sheet, deck: Any) -> None:
    """Complain of cards and thinkers that are missing or double, of marks, of lists and of reach."""
    _once(sheet, "thinker", [one["number"] for one in deck["thinkers"]], range(1, THINKERS + 1))
    _keys(sheet, deck)
    whole = _once(sheet, "card", [card["id"] for card in deck["cards"]], TEXTS)
    known = (*NUMBERS, *deck["letters"], *deck["drawings"])
    written = True
    for at, card in enumerate(deck["cards"]):
        if card["id"] in INDICES and INDICES[card["id"]] < FIRST_OWL:
            _card(sheet, at, card, deck, known)
            written &= bool(card["supports"])
    _unused(sheet, deck)
    if whole and written:
        _reach(sheet, deck)


def _once(sheet: Sheet, what: str, found: list[Any], wanted: Iterable[Any]) -> bool:
    """Whether each that is wanted is there, once, and no other."""
    listed, names = f"{what}s", list(wanted)
    counts = Counter(found)
    for name in (name for name in names if not counts[name]):
        sheet.complain(f"{what}-absent", (listed,), f"no {what} {name!r}; add it", name=str(name))
    for at, name in enumerate(found):
        if name in found[:at]:
            sheet.complain(f"{what}-twice", (listed, at), f"a second {what} {name!r}; keep one", name=str(name))
        elif name and name not in names and what == "card":  # what is no number of a thinker has been told
            sheet.complain(
                "card-unknown", (listed, at), f"no card of this game: {name!r}; C1 to C12, E, W and B, and C13 to B13", name=name
            )
    return counts == Counter(names)


def _keys(sheet: Sheet, deck: Any) -> None:
    keys = [one["key"] for one in deck["thinkers"]]
    for at, key in enumerate(keys):
        if key and key in keys[:at]:
            sheet.complain("key-twice", ("thinkers", at, "key"), f"two thinkers with the key {key!r}; another one would do", key=key)


def _card(sheet: Sheet, at: int, card: Any, deck: Any, known: tuple[str, ...]) -> None:
    """The marks and the lists of one card."""
    for kind in ("letter", "drawing"):
        mark = card[kind]
        if mark and mark not in deck[f"{kind}s"]:
            _unknown(sheet, ("cards", at, kind), mark, deck[f"{kind}s"])
    own = (card["id"][1:], card["letter"], card["drawing"])
    for name in ("supports", "refutes"):
        for place, mark in enumerate(card[name]):
            path = ("cards", at, name, place)
            if mark not in known:
                _unknown(sheet, path, mark, known)
            elif mark in own:
                sheet.complain("mark-own", path, f"{mark!r} is a mark of this card itself; leave it out", mark=mark)
            elif name == "refutes" and mark in card["supports"]:
                sheet.complain("mark-both", path, f"{mark!r} stands in both lists of this card; keep one", mark=mark)
            elif name == "refutes" and mark in deck["letters"]:
                sheet.complain("letter-refuted", path, f"{mark!r} is a letter, and letters are only supported; take a drawing", mark=mark)


def _unknown(sheet: Sheet, path: tuple[str | int, ...], mark: str, known: Iterable[str]) -> None:
    near = guess(mark, list(known))
    meant = f"did you mean {near!r}?" if near else "a number from 1 to 12, or one of the letters and drawings of this deck"
    sheet.complain("mark-unknown", path, f"no mark of this deck: {mark[:40]!r}; {meant}", mark=mark[:40], near=near or 0)


def _unused(sheet: Sheet, deck: Any) -> None:
    """Every letter and drawing is on some card."""
    for kind in ("letter", "drawing"):
        borne = {card.get(kind) for card in deck["cards"]}
        for at, mark in enumerate(deck[f"{kind}s"]):
            if mark and mark not in borne:
                sheet.complain("mark-unused", (f"{kind}s", at), f"no card bears {mark!r}; leave it out, or give it to some", mark=mark)


def _reach(sheet: Sheet, deck: Any) -> None:
    """How many cards of other numbers support and refute each card, by the lists."""
    cards = {card["id"]: card for card in deck["cards"]}
    places = {card["id"]: at for at, card in enumerate(deck["cards"])}
    thinkers = [cards[text] for text in TEXTS[:FIRST_OWL]]
    marks = [(card["id"][1:], card["letter"], card["drawing"]) for card in thinkers]
    reach = Relations(marks, [tuple(card["supports"]) for card in thinkers], [tuple(card["refutes"]) for card in thinkers])
    for index, text in enumerate(TEXTS[:FIRST_OWL]):
        for code, masks, (least, most) in (("supporters", reach.supported, SUPPORTERS), ("refuters", reach.refuted, REFUTERS)):
            others = [TEXTS[other] for other in range(CARDS) if masks[index] >> other & 1 and other // 4 != index // 4]
            if not least <= len(others) <= most:
                verb = "supported" if code == "supporters" else "refuted"
                message = f"{verb} by {len(others)} cards of other numbers ({' '.join(others) or '-'}); {least} to {most} would do"
                args: dict[str, str | int] = {"count": len(others), "cards": " ".join(others) or "-", "least": least, "most": most}
                sheet.complain(f"reach-{code}", ("cards", places[text]), message, **args)
