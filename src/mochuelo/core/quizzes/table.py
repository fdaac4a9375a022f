"""Questions in a table, a row each, columns named in English, Spanish or German; right, wrong and absurd, or A, B, C and which."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping

from mochuelo.core.decks import Complaint
from mochuelo.core.quizzes.cells import SIGNS, Row, rows, written
from mochuelo.core.quizzes.items import MOST, RIGHT, Choice, Item, Read, many, short, trouble
from mochuelo.core.quizzes.plain import MEDIA, plain

__all__ = ["COLUMNS", "delimiter", "read", "written"]

COLUMNS: Mapping[str, tuple[str, ...]] = {
    "id": ("id", "key", "clave", "name", "nombre", "schlussel"),
    "part": ("pile", "part", "category", "epoch", "monton", "mazo", "categoria", "epoca", "stapel", "kategorie", "epoche"),
    "language": ("language", "lang", "idioma", "lengua", "sprache"),
    "difficulty": ("difficulty", "level", "dificultad", "nivel", "schwierigkeit"),
    "topic": ("topic", "subject", "theme", "tema", "materia", "thema"),
    "question": ("question", "question text", "pregunta", "enunciado", "frage"),
    "right": ("right", "right answer", "correct", "correct answer", "correcta", "respuesta correcta", "acierto", "verdadera", "richtig"),
    "wrong": ("wrong", "wrong answer", "wrong answer 1", "incorrect", "incorrecta", "respuesta incorrecta", "falsa", "mala", "falsch"),
    "absurd": ("absurd", "absurd answer", "wrong answer 2", "absurda", "respuesta absurda", "disparatada", "disparate", "absurd antwort"),
    "because": ("because", "explanation", "feedback", "why", "porque", "explicacion", "retroalimentacion", "warum", "erklarung"),
    "hint": ("hint", "pista", "ayuda", "hinweis"),
    "author": ("author", "autor", "autora", "autor/a"),
    "work": ("work", "book", "obra", "libro", "werk"),
    "place": ("place", "page", "lugar", "pagina", "stelle"),
    "look_up": ("look up", "look_up", "url", "link", "consultar", "enlace", "nachschlagen"),
    "source": ("source", "fuente", "quelle"),
    "key": ("answer", "solution", "correct option", "correct answer(s)", "respuesta", "solucion", "opcion correcta", "antwort", "losung"),
}
"""What each column may be called, written small and without accents."""
_LETTERED = re.compile(r"(?:(?:answer|option|choice|respuesta|opcion|antwort)\s*)?([a-h]|[1-8])[.)]?")
BARE = ("question", "right", "wrong", "absurd", "because")
"""The columns of a table without names."""
TEXTS = ("question", "right", "wrong", "absurd", "because", "hint")
KEPT = ("part", "language", "difficulty", "topic", "hint", "author", "work", "place", "look_up", "source")
"""What an item keeps among its `fields`."""


def read(text: str, name: str) -> Read:
    """All questions of a table, and what could not be read, each with its line."""
    sign = delimiter(text)
    text = re.sub(r"\Asep=.\n", "\n", text)
    table = list(rows(text, sign))
    if not table:
        return Read((), ())
    columns = _columns(table[0].cells)
    troubles: list[Complaint] = []
    if "question" not in columns:
        known = ", ".join(BARE)
        message = f"the first row names no column 'question'; taken for one without names: {known}"
        troubles.append(trouble(name, table[0].line, "table-bare", message, known=known))
        columns = dict(zip(BARE, range(len(BARE)), strict=True))
    else:
        del table[0]
    items: list[Item] = []
    for row in table:
        if len(items) + len(troubles) >= MOST:
            troubles.append(many(name, row.line))
            break
        found = _item(row, columns, name)
        (items if isinstance(found, Item) else troubles).append(found)  # type: ignore[arg-type]  # each has its list
    return Read(items, troubles)


def delimiter(text: str) -> str:
    """What stands between the cells: by the names of columns it brings forth, or else by how often it stands in the first row."""
    if match := re.match(r"sep=(.)\n", text):
        return match[1]
    first = next((line for line in text.split("\n") if line.strip()), "")
    return max(SIGNS, key=lambda sign: (_named(first, sign), first.count(sign)))


def _named(line: str, sign: str) -> int:
    return max((len(_columns(row.cells)) for row in rows(line, sign)), default=0)


def _columns(cells: Iterable[str]) -> dict[str, int]:
    """Which column each cell of a first row names: a key of `COLUMNS`, or a letter for an answer."""
    found: dict[str, int] = {}
    for at, cell in enumerate(cells):
        name = re.sub(r"[\s_]+", " ", _unaccented(cell)).strip(" :*")
        key = next((key for key, names in COLUMNS.items() if name in names or name.replace(" ", "_") in names), "")
        match = _LETTERED.fullmatch(name)
        key = key or (f"answer {_index(match[1])}" if match else "")
        if key:
            found.setdefault(key, at)
    return found


def _unaccented(text: str) -> str:
    return "".join(sign for sign in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(sign))


def _index(letter: str) -> int:
    return int(letter) - 1 if letter.isdigit() else ord(letter.lower()) - ord("a")


def _item(row: Row, columns: Mapping[str, int], name: str) -> Item | Complaint:
    """A question from its row, or what is wrong with it."""
    cells = {key: row.cells[at] if at < len(row.cells) else "" for key, at in columns.items()}
    form = "plain" if "absurd" in columns else ""  # a table made for us has no HTML, but perhaps questions about it
    cells |= {key: plain(cells[key], form) for key in cells if key in TEXTS or key.startswith("answer ")}
    asked = cells.get("question", "")
    if not row.whole:
        message = f"{short(' '.join(row.cells))!r}: a quotation mark that is not closed; close it, or double it within a cell"
        return trouble(name, row.line, "table-quote", message, text=short(" ".join(row.cells)))
    if not asked:
        return trouble(name, row.line, "table-question", "a row without a question; write it, or leave the row out")
    choices = _choices(cells)
    if isinstance(choices, str):
        message = f"{short(asked)!r}: the right answer is said to be {choices[:20]!r}; a letter, a number, or one of the answers would do"
        return trouble(name, row.line, "table-key", message, text=short(asked), word=choices[:20])
    return Item(
        line=row.line,
        kind="choice" if choices else "essay",
        question=asked,
        choices=choices,
        feedback=cells.get("because", ""),
        media=any(MEDIA.search(cell) for cell in row.cells),
        id=cells.get("id", ""),
        fields={key: plain(cells[key], "plain") for key in KEPT if cells.get(key)},
    )


def _choices(cells: Mapping[str, str]) -> tuple[Choice, ...] | str:
    """The answers of a row, the right one first or where it stands; what is written for the right one where that is none of them."""
    lettered = [(at, cells[f"answer {at}"]) for at in range(8) if cells.get(f"answer {at}")]
    if not lettered:
        texts = [(cells.get(key, ""), key) for key in ("right", "wrong", "absurd")]
        return tuple(Choice(text, RIGHT if key == "right" else 0.0) for text, key in texts if text)
    named = plain(cells.get("key") or cells.get("right", ""), "")
    right = next((at for at, text in lettered if _unaccented(text) == _unaccented(named)), -1)
    if right < 0 and (match := re.fullmatch(r"([a-hA-H]|[1-8])[.)]?", named)):
        right = _index(match[1])
    if right not in [at for at, _ in lettered]:
        return named
    return tuple(Choice(text, RIGHT if at == right else 0.0) for at, text in lettered)
