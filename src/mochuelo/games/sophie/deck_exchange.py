"""Files of other programs and decks: GIFT, Aiken and tables taken over into a pile, and a pile written as such a file."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any
from zlib import crc32

from mochuelo.core.deckfiles import MOST_OF_ONE
from mochuelo.core.decks import Complaint, DeckError, Exported, Files, Imported, Wanted
from mochuelo.core.documents import DocumentError
from mochuelo.core.quizzes import aiken, gift, table
from mochuelo.core.quizzes.items import RIGHT, Choice, Item, Read, short, trouble
from mochuelo.core.quizzes.plain import decoded
from mochuelo.games.sophie.cards import BIG, DECK, PILES, pile_path
from mochuelo.games.sophie.deck_entries import DIFFICULTY, entry_of
from mochuelo.games.sophie.deck_public import broken
from mochuelo.games.sophie.deck_shelves import Shelves, head_of, parsed
from mochuelo.games.sophie.deck_write import PARTS_OF_A_SOURCE

READERS: Mapping[str, Callable[[str, str], Read]] = {"gift": gift.read, "aiken": aiken.read, "csv": table.read}
COLUMNS = ("id", "pile", "language", "difficulty", "topic", "question", "right", "wrong", "absurd", "because", "hint")
COMMAS = ("en",)
"""In whose tables commas stand between cells; elsewhere spreadsheets want semicolons, because the comma is in numbers."""


class Exchange:
    """`core.decks.Exchange` says what each function means."""

    formats = tuple(READERS)
    endings: Mapping[str, str] = {"gift": "gift.txt", "aiken": "aiken.txt", "csv": "csv"}

    def read(self, data: bytes, wanted: Wanted, into: Files) -> Imported:
        return _imported(data, wanted, into)

    def write(self, files: Files, part: str, format_: str, language: str) -> Exported:
        return _exported(files, part, format_, language)


def known(what: str, value: str, values: tuple[str, ...], code: str, **args: str) -> DeckError:
    """The error of a value that is none of those there are."""
    listed = ", ".join(values)
    return DeckError(code, f"no {what}: {value[:40]!r}; one of {listed}", known=listed, **args)


# ------------------------------------------------------------ in


def _imported(data: bytes, wanted: Wanted, into: Files) -> Imported:
    if wanted.part and wanted.part not in PILES:
        raise known("pile", wanted.part, PILES, "deck-part", part=wanted.part[:40])
    if len(data) > MOST_OF_ONE:
        raise DeckError("deck-file-long", f"too long: {wanted.name!r}; at most {MOST_OF_ONE} bytes", path=wanted.name, most=MOST_OF_ONE)
    text, notices = decoded(data, wanted.name)
    format_ = wanted.format or guessed(text, wanted.name)
    if format_ not in READERS:
        raise known("format", format_, tuple(READERS), "deck-format")
    found = READERS[format_](text, wanted.name)
    if found.items and not wanted.part and not any(map(_named_pile, found.items)):
        if unknown := next((part for item in found.items if (part := item.fields.get("part", ""))), ""):
            raise known("pile", unknown, PILES, "deck-part", part=unknown[:40])
        listed = ", ".join(PILES)
        raise DeckError("deck-part-needed", f"it does not say for which pile it is; one of {listed}", known=listed)
    shelves = Shelves(into, wanted, found.fields.get("language", ""), _languages(found))
    left: list[tuple[int, Complaint]] = [(_line(one), one) for one in found.troubles if one.code not in NOTES]
    changed = notices + [one for one in found.troubles if one.code in NOTES]
    for item in found.items:
        taken = _taken(item, shelves, wanted, changed)
        if taken is not None:
            left.append((item.line, taken))
    last = shelves.evened() if wanted.whole else []
    if not shelves.count:
        raise _nothing(wanted, [one for _, one in sorted(left, key=lambda pair: pair[0])])
    changed += shelves.odd()
    in_order = [one for _, one in sorted(left, key=lambda pair: pair[0])]
    return Imported(shelves.files(), shelves.count, (*in_order, *last), tuple(changed))


NOTES = frozenset({"table-bare"})
"""What a reader tells of a file without losing anything by it."""


def _line(complaint: Complaint) -> int:
    match = re.search(r":(\d+)(?:: .*)?\Z", complaint.place)
    return int(match[1]) if match else 0


def _languages(found: Read) -> tuple[str, ...]:
    """In what languages the questions of a file say that they are, "" for those that do not say it."""
    return tuple(dict.fromkeys(item.fields.get("language", "") for item in found.items))


def _nothing(wanted: Wanted, left: list[Complaint]) -> DeckError:
    why = f"{left[0].place}: {left[0].message}" if left else "-"
    return DeckError("deck-nothing", f"nothing in {wanted.name!r} could be taken over: {why}", name=wanted.name, why=why)


def guessed(text: str, name: str) -> str:
    """The format of a file, by its name, or else by how it begins; "" for one that is like none."""
    lower = name.lower().removesuffix(".txt")
    for format_ in READERS:
        if lower.endswith(f".{format_}"):
            return format_
    if lower.endswith(".tsv"):
        return "csv"
    if re.search(r"(?im)^\s*(?:answer|respuesta|antwort)\s*:", text) and not re.search(r"(?m)\{\s*[=~#]", text):
        return "aiken"
    if "{" in text and "}" in text:
        return "gift"
    return "csv" if re.search(r"[,;\t|]", text.partition("\n")[0]) else ""


def _taken(item: Item, shelves: Shelves, wanted: Wanted, notices: list[Complaint]) -> Complaint | None:
    """Take a question over; or what is wrong with it."""
    pile = wanted.part or _named_pile(item)
    if not pile and (named := item.fields.get("part", "")):
        listed = ", ".join(PILES)
        message = f"{short(item.question)!r}: no pile: {short(named, 40)!r}; one of {listed}"
        return trouble(wanted.name, item.line, "import-pile", message, text=short(item.question), part=short(named, 40), known=listed)
    if not pile:
        message = f"{short(item.question)!r}: it does not say for which pile it is; say it for all, or in the file"
        return trouble(wanted.name, item.line, "import-part", message, text=short(item.question))
    language = item.fields.get("language") or shelves.language
    if language not in shelves.languages:
        message = f"{short(item.question)!r}: in {language!r}, which is no language of the deck; add it to {DECK}"
        return trouble(wanted.name, item.line, "import-language", message, text=short(item.question), language=language)
    entry = entry_of(item, pile, language, wanted, notices)
    return entry if isinstance(entry, Complaint) else shelves.put(pile, language, entry, item, notices)


def _named_pile(item: Item) -> str:
    return pile_of(item.fields.get("part") or item.category)


def pile_of(named: str) -> str:
    """The pile that a category names in its last part, "" for none.

    >>> pile_of("$course$/top/Default for History/modern"), pile_of("Algebra")
    ('modern', '')
    """
    last = named.rpartition("/")[2].strip().casefold()
    return last if last in PILES else ""


# ------------------------------------------------------------ out


def _exported(files: Files, part: str, format_: str, language: str) -> Exported:
    here = tuple(pile for pile in PILES if pile_path(pile) in files)
    if part and part not in here:
        raise known("pile of this deck", part, here, "deck-part", part=part[:40])
    if format_ not in READERS:
        raise known("format", format_, tuple(READERS), "deck-format")
    spoken = head_of(files)["languages"]
    if language and language not in spoken:
        raise known("language of this deck", language, tuple(spoken), "deck-language", language=language[:16])
    piles = (part,) if part else here
    try:
        entries = [(pile, entry) for pile in piles for entry in parsed(files, pile)]
        return _WRITERS[format_](entries, (language,) if language else tuple(spoken))
    except (AttributeError, IndexError, KeyError, TypeError, DocumentError) as error:
        raise broken(files) from error


Entries = Sequence[tuple[str, Mapping[str, Any]]]


def _item(pile: str, entry: Mapping[str, Any], language: str) -> Item:
    """A question of a deck as one of a file."""
    words, source = entry[language], entry["source"]
    fields = {key: source.get(key, "") for key in PARTS_OF_A_SOURCE} if isinstance(source, Mapping) else {"source": source}
    level = [f"{DIFFICULTY}{entry['difficulty']}"] if entry.get("difficulty") else []
    return Item(
        line=0,
        kind="essay" if pile == PILES[BIG] else "choice",
        title=entry["id"],
        question=words["question"],
        choices=() if pile == PILES[BIG] else shuffled(entry["id"], words),
        feedback=words.get("because") or words.get("hint") or "",
        id=entry["id"],
        category=f"$course$/top/{pile}",
        tags=(*level, *([entry["topic"]] if entry.get("topic") else [])),
        fields={key: value for key, value in fields.items() if value},
    )


def shuffled(name: str, words: Mapping[str, str]) -> tuple[Choice, ...]:
    """The three answers in an order that the id gives, so that the right one is not always the first; wrong stands before absurd."""
    choices = [Choice(words["wrong"]), Choice(words["absurd"])]
    choices.insert(crc32(name.encode()) % 3, Choice(words["right"], RIGHT))
    return tuple(choices)


def _gift(entries: Entries, languages: tuple[str, ...]) -> Exported:
    items = [_item(pile, entry, languages[0]) for pile, entry in entries if languages[0] in entry]
    about = f"language: {languages[0]}"
    return Exported(gift.write(items, [about]).encode(), len(items), ())


def _aiken(entries: Entries, languages: tuple[str, ...]) -> Exported:
    """Aiken keeps questions, answers and which is right; what it has no place for at all is told."""
    items, lost = [], []
    for pile, entry in entries:
        item = _item(pile, entry, languages[0])
        if item.choices and aiken.holds(item):
            items.append(item)
        else:
            message = f"{item.id!r} cannot be written in Aiken: it has no answers, or a line that looks like another part"
            lost.append(Complaint("export-aiken", pile_path(pile), message, {"id": item.id}))
    if not items:
        raise DeckError("deck-nothing", f"nothing can be written in Aiken: {lost[0].message}", name=DECK, why=lost[0].message)
    return Exported(aiken.write(items).encode(), len(items), tuple(lost))


def _csv(entries: Entries, languages: tuple[str, ...]) -> Exported:
    rows = [[*COLUMNS, *PARTS_OF_A_SOURCE, "source"]]
    for pile, entry in entries:
        rows += [_row(pile, entry, language) for language in languages if language in entry]
    sign = "," if languages[0] in COMMAS else ";"
    return Exported(table.written(rows, sign).encode(), len(entries), ())


def _row(pile: str, entry: Mapping[str, Any], language: str) -> list[str]:
    source = entry["source"] if isinstance(entry["source"], Mapping) else {"source": entry["source"]}
    told = {**entry, **entry[language], "pile": pile, "language": language, **source}
    if not isinstance(entry["source"], Mapping):
        told["source"] = entry["source"]
    else:
        told.pop("source", None)
    return [str(told.get(key, "")) for key in (*COLUMNS, *PARTS_OF_A_SOURCE, "source")]


_WRITERS: Mapping[str, Callable[[Entries, tuple[str, ...]], Exported]] = {"gift": _gift, "aiken": _aiken, "csv": _csv}
