"""A question of another program made one of a deck: one right answer and two others, or what stands in the way of that."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from itertools import combinations
from typing import Any

from mochuelo.core.decks import Complaint, Wanted
from mochuelo.core.documents import Document
from mochuelo.core.quizzes.items import RIGHT, Choice, Item, short, trouble
from mochuelo.core.shapes import Enough, Sheet
from mochuelo.games.sophie.cards import BIG, PILES
from mochuelo.games.sophie.deck_fair import check_fair, same
from mochuelo.games.sophie.deck_shape import BECAUSE, HINT, TOPIC, entry_shape
from mochuelo.games.sophie.deck_write import PARTS_OF_A_SOURCE

DIFFICULTY = "difficulty-"
"""What a tag begins with that tells how difficult a question is."""
MIDDLING = 2
LEVELS = {
    "1": 1,
    "2": 2,
    "3": 3,
    "easy": 1,
    "medium": 2,
    "hard": 3,
    "facil": 1,
    "fácil": 1,
    "media": 2,
    "medio": 2,
    "difícil": 3,
    "dificil": 3,
}
LONGEST_SOURCE = 240
MOST_OTHERS = 12
"""Among how many wrong answers two are chosen."""


def entry_of(item: Item, pile: str, language: str, wanted: Wanted, notices: list[Complaint]) -> dict[str, Any] | Complaint:
    """The entry of a question in one language, without an id; or why there is none. What is changed is added to `notices`."""
    told: list[Complaint] = []
    words = _big(item, wanted, told) if pile == PILES[BIG] else _asked(item, wanted, told)
    if isinstance(words, Complaint):
        return words
    entry: dict[str, Any] = {"id": "x"}
    if pile != PILES[BIG]:
        entry["difficulty"] = _difficulty(item, wanted, told)
    if topic := _topic(item):
        entry["topic"] = topic[:TOPIC].strip()
    entry |= {"source": _source(item, wanted), language: words}
    wrong = _amiss(entry, pile, language, item, wanted)
    if wrong is None:
        notices += told
    return entry if wrong is None else wrong


def _amiss(entry: Mapping[str, Any], pile: str, language: str, item: Item, wanted: Wanted) -> Complaint | None:
    """The first thing the checker would find in an entry, at the place where it came from."""
    sheet = Sheet(Document(wanted.name, [entry], {}))
    with suppress(Enough):
        entry_shape(pile, (language,)).judge(sheet, (0,), entry)
        if not sheet.complaints() and pile != PILES[BIG]:
            check_fair(sheet, [entry], (language,))
    found = next(iter(sheet.complaints()), None)
    if found is None:
        return None
    what = found.place.rpartition(": ")[2]
    message = f"{what}: {found.message}"
    return Complaint(found.code, f"{wanted.name}:{item.line}: {short(item.question)}: {what}", message, found.args)


def _trouble(item: Item, wanted: Wanted, code: str, message: str, **args: str | int) -> Complaint:
    asked = short(item.question)
    return trouble(wanted.name, item.line, code, f"{asked!r}: {message}", text=asked, **args)


def _big(item: Item, wanted: Wanted, told: list[Complaint]) -> dict[str, str] | Complaint:
    """A question that has no right answer, and so none at all."""
    if item.choices or item.kind not in ("essay", "text", "short"):
        message = "a Big Question has no answers; leave them out, or take it over into another pile"
        return _trouble(item, wanted, "import-big", message)
    hint = item.fields.get("hint") or item.feedback
    return {"question": item.question} | _fitting(item, wanted, told, "hint", hint, HINT)


def _fitting(item: Item, wanted: Wanted, told: list[Complaint], key: str, text: str, most: int) -> dict[str, str]:
    """A text that may be left out, where it is too long for its place."""
    if len(text) > most:
        message = f"{key} left out: {len(text)} characters, and at most {most} fit"
        told.append(_trouble(item, wanted, "import-long", message, key=key, size=len(text), most=most))
    return {key: text} if 0 < len(text) <= most else {}


def _asked(item: Item, wanted: Wanted, told: list[Complaint]) -> dict[str, str] | Complaint:
    """The texts of a question with three answers."""
    if item.media:
        return _trouble(item, wanted, "import-media", "it has a picture, a sound or a film, and cards have none")
    if item.kind != "choice":
        message = f"a question of the kind {item.kind!r}; only those with one right answer among three or more can be cards"
        return _trouble(item, wanted, "import-kind", message, kind=item.kind)
    rights = [choice for choice in item.choices if choice.weight >= RIGHT]
    if len(rights) != 1:
        code, count = ("import-no-right", 0) if not rights else ("import-many-right", len(rights))
        message = f"{count} right answers; one would do (a sign = within a text is written \\=)"
        return _trouble(item, wanted, code, message, count=count)
    others = _others(item.choices, rights[0])
    if len(others) < 2:
        message = f"{len(others) + 1} different answers; three would do"
        return _trouble(item, wanted, "import-few", message, count=len(others) + 1)
    chosen = _chosen(rights[0], others)
    _tell(item, wanted, told, chosen, others)
    words = {"question": item.question, "right": rights[0].text, "wrong": chosen[0].text, "absurd": chosen[1].text}
    because = item.feedback or rights[0].feedback
    return words | _fitting(item, wanted, told, "because", because, BECAUSE)


def _others(choices: Sequence[Choice], right: Choice) -> list[Choice]:
    """The wrong answers, none twice, and none that says what the right one says."""
    found: list[Choice] = []
    for choice in choices:
        if len(found) == MOST_OTHERS:
            break
        if choice is not right and choice.text and not any(same(choice.text, other.text) for other in (right, *found)):
            found.append(choice)
    return found


def _chosen(right: Choice, others: Sequence[Choice]) -> tuple[Choice, Choice]:
    """Two of the wrong answers: what is all wrong before what is half right, and such that length does not tell the right one."""
    pairs = list(combinations(others, 2))
    first, second = min(pairs, key=lambda pair: (sum(one.weight > 0 for one in pair), _lone(right, pair), pairs.index(pair)))
    return first, second


def _lone(right: Choice, pair: tuple[Choice, Choice]) -> bool:
    """Whether the right answer is far longer than both."""
    return len(right.text) > 1.3 * max(len(one.text) for one in pair)


def _tell(item: Item, wanted: Wanted, told: list[Complaint], chosen: Sequence[Choice], others: Sequence[Choice]) -> None:
    dropped = [short(one.text, 40) for one in others if one not in chosen]
    if dropped:
        listed = " / ".join(dropped)
        told.append(_trouble(item, wanted, "import-reduced", f"more than three answers; left out: {listed}", left=listed))
    for one in chosen:
        if one.weight > 0:
            message = f"{one.text!r} was worth {one.weight:g}%, and counts as wrong here"
            told.append(_trouble(item, wanted, "import-half", message, word=short(one.text, 40), weight=f"{one.weight:g}"))


def _difficulty(item: Item, wanted: Wanted, told: list[Complaint]) -> int:
    """How difficult a question is said to be; middling where it does not say, and where it says what is no difficulty, which is told."""
    tagged = [tag.removeprefix(DIFFICULTY) for tag in item.tags if tag.startswith(DIFFICULTY)]
    named = (item.fields.get("difficulty") or next(iter(tagged), "")).strip()
    if named and named.casefold() not in LEVELS:
        message = f"no difficulty: {short(named, 20)!r}; 1, 2 or 3 would do, and {MIDDLING} was taken"
        told.append(_trouble(item, wanted, "import-difficulty", message, word=short(named, 20), taken=MIDDLING))
    return LEVELS.get(named.casefold(), MIDDLING)


def _topic(item: Item) -> str:
    """What a question is about, where its file says so."""
    tags = [tag for tag in item.tags if not tag.startswith(DIFFICULTY)]
    category = re.sub(r"^\$\w+\$$|^top$", "", item.category.rpartition("/")[2].strip())
    return item.fields.get("topic") or next(iter(tags), "") or (category if category not in PILES else "")


def _source(item: Item, wanted: Wanted) -> Any:
    parts = {key: item.fields[key] for key in PARTS_OF_A_SOURCE if item.fields.get(key)}
    if "work" in parts:
        return parts
    return (item.fields.get("source") or ", ".join(parts.values()) or wanted.source or wanted.name)[:LONGEST_SOURCE]
