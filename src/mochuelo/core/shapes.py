"""What a document must look like: its keys, and of what kind each value is; every departure is a complaint with its place."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Protocol

from msgspec import Struct

from mochuelo.core.decks import Complaint
from mochuelo.core.documents import Document, DocumentError, Path, read

GUESSED = 64
"""Among how many known words one is guessed: no deck has more, and a hostile one has thousands of each kind."""


TOLD = 2_000
"""The most complaints about one document: more than a new deck has that is still empty."""


class Enough(Exception):
    """So much is wrong in a document that no more of it is looked at."""


class Sheet:
    """A document under examination, and the complaints about it."""

    def __init__(self, document: Document) -> None:
        self.document = document
        self._noted: list[tuple[int, Complaint]] = []

    def complain(self, code: str, path: Path, message: str, **args: str | int) -> None:
        """Note what is wrong at `path`, or at the nearest around it that is there; raises `Enough` when that is the last that is noted."""
        self._noted.append((self.document.line(path), Complaint(code, self.place(path), message, args)))
        if len(self._noted) >= TOLD:
            raise Enough

    def complaints(self) -> list[Complaint]:
        """Everything that was noted, from the first line to the last."""
        return [complaint for _, complaint in sorted(self._noted, key=lambda noted: noted[0])]

    def place(self, path: Path) -> str:
        """The file, the line and the way, in the words of the document: an entry that has an `id` goes by it alone."""
        return ": ".join((f"{self.document.name}:{self.document.line(path)}", *self._steps(path)))

    def _steps(self, path: Path) -> list[str]:
        steps: list[str] = []
        here: Any = self.document.value
        for step in path:
            here = _within(here, step)
            name = _name(here, "id")
            if isinstance(step, int) and name:
                steps[-1:] = [name]
            else:
                steps.append(_name(here, "key") or str(step + 1) if isinstance(step, int) else step)
        return steps


def _within(value: Any, step: str | int) -> Any:
    try:
        return value[step]
    except (IndexError, KeyError, TypeError):
        return None


def _name(value: Any, key: str) -> str:
    name = value.get(key) if isinstance(value, dict) else None
    return name if isinstance(name, str) else ""


@lru_cache(maxsize=8)  # a deck is checked again and again while it is made, and most of its files are as they were
def _read(data: bytes, name: str) -> Document:
    return read(data, name)


def opened(files: Mapping[str, bytes], name: str) -> tuple[Sheet | None, list[Complaint]]:
    """A document of a deck to examine, or why it cannot be read."""
    if name not in files:
        return None, [Complaint("file-missing", name, f"there is no file {name!r}; add it", {"file": name})]
    try:
        return Sheet(_read(files[name], name)), []
    except DocumentError as error:
        place = f"{name}:{error.line}" if error.line else name
        return None, [Complaint(error.code, place, error.message, error.details)]


class Shape(Protocol):
    """What a value must be like."""

    def judge(self, sheet: Sheet, path: Path, value: Any) -> None:
        """Complain of everything in which `value`, which stands at `path`, is not so."""
        ...


class Form(Struct, frozen=True):
    """How a text must be written: a pattern, the code of the complaint otherwise, and what would do."""

    code: str
    pattern: str
    wanted: str


KEY = Form("shape-key", r"[a-z][a-z0-9_]{0,31}", "small letters a to z, digits and _")
LANGUAGE = Form("shape-language", r"[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*", "a code such as en, es or pt-BR")
LICENCE = Form("shape-licence", r"[A-Za-z0-9][A-Za-z0-9.+-]{0,63}", "an SPDX name such as CC-BY-4.0")


class Text(Struct, frozen=True):
    """A text of at most `most` characters that is not empty, on one line, of a certain form."""

    most: int
    form: Form | None = None

    def judge(self, sheet: Sheet, path: Path, value: Any) -> None:
        if not isinstance(value, str):
            _unlike(sheet, path, value, "text")
        elif not value.strip():
            sheet.complain("shape-empty", path, "empty; write it")
        elif len(value) > self.most:
            message = f"{len(value)} characters; at most {self.most} fit"
            sheet.complain("shape-long", path, message, size=len(value), most=self.most)
        elif not value.isprintable():
            sheet.complain("shape-lines", path, f"a line break or a sign that cannot be seen: {_shown(value)}; write it in one line")
        elif self.form and not re.fullmatch(self.form.pattern, value):
            sheet.complain(self.form.code, path, f"{value[:40]!r}; {self.form.wanted}", word=value[:40])


class Whole(Struct, frozen=True):
    """A whole number within bounds."""

    low: int
    high: int

    def judge(self, sheet: Sheet, path: Path, value: Any) -> None:
        if type(value) is not int:
            _unlike(sheet, path, value, "whole")
        elif not self.low <= value <= self.high:
            message = f"{value} is not from {self.low} to {self.high}"
            sheet.complain("shape-range", path, message, value=str(value)[:20], low=self.low, high=self.high)


class YesNo(Struct, frozen=True):
    """Yes or no."""

    def judge(self, sheet: Sheet, path: Path, value: Any) -> None:
        if not isinstance(value, bool):
            _unlike(sheet, path, value, "yes")


class OneOf(Struct, frozen=True):
    """One of a few words."""

    words: tuple[str, ...]

    def judge(self, sheet: Sheet, path: Path, value: Any) -> None:
        if value not in self.words:
            known = ", ".join(self.words)
            sheet.complain("shape-one-of", path, f"{_shown(value)}; one of {known}", word=_shown(value), known=known)


class Maybe(Struct, frozen=True):
    """Nothing (null), or what the shape says."""

    shape: Shape

    def judge(self, sheet: Sheet, path: Path, value: Any) -> None:
        if value is not None:
            self.shape.judge(sheet, path, value)


class ListOf(Struct, frozen=True):
    """A list of so many things of one shape, none twice."""

    shape: Shape
    least: int
    most: int

    def judge(self, sheet: Sheet, path: Path, value: Any) -> None:
        if not isinstance(value, list):
            _unlike(sheet, path, value, "list")
            return
        if not self.least <= len(value) <= self.most:
            message = f"{len(value)} entries; {self.least} to {self.most} would do"
            sheet.complain("shape-count", path, message, count=len(value), least=self.least, most=self.most)
        for at, entry in enumerate(value):
            self.shape.judge(sheet, (*path, at), entry)
            if isinstance(entry, str) and entry in value[:at]:
                sheet.complain("shape-twice", (*path, at), f"twice in the list: {_shown(entry)}; keep one", word=_shown(entry))


class Fields(Struct, frozen=True):
    """A mapping with certain keys, some of which may be left out, and no others."""

    needed: dict[str, Shape]
    others: dict[str, Shape] = {}

    def judge(self, sheet: Sheet, path: Path, value: Any) -> None:
        if not isinstance(value, dict):
            _unlike(sheet, path, value, "mapping")
            return
        keys(sheet, path, value, self.needed, self.others)
        for key, shape in (self.needed | self.others).items():
            if key in value:
                shape.judge(sheet, (*path, key), value[key])


def each(shape: Shape, names: Iterable[str]) -> Fields:
    """A mapping with exactly these keys, all of one shape."""
    return Fields(dict.fromkeys(names, shape))


def keys(sheet: Sheet, path: Path, value: Mapping[str, Any], needed: Iterable[str], others: Iterable[str] = ()) -> None:
    """Complain of keys that are missing and of keys that mean nothing."""
    known = [*needed, *others]
    for key in (key for key in needed if key not in value):
        sheet.complain("shape-missing", path, f"{key!r} is missing; add it", key=key)
    for key in (key for key in value if key not in known):
        near = guess(key, [one for one in known if one not in value])
        meant = f"; did you mean {near!r}" if near else "; leave it out"
        sheet.complain("shape-unknown", (*path, key), f"{key[:40]!r} means nothing here{meant}", key=key[:40], near=near or 0)


def guess(word: str, known: Sequence[str]) -> str:
    """The known word that was probably meant, of the first `GUESSED`, or ""."""
    return next(iter(difflib.get_close_matches(word[:40], known[:GUESSED], n=1, cutoff=0.6)), "")


_WANTED = {"text": "a text", "whole": "a whole number", "yes": "yes or no", "list": "a list", "mapping": "keys with values"}


def _unlike(sheet: Sheet, path: Path, value: Any, wanted: str) -> None:
    message = f"{_shown(value)} is not {_WANTED[wanted]}"
    if wanted == "text" and not isinstance(value, (dict, list)):
        message += "; put it in quotation marks"
    sheet.complain("shape-kind", path, message, value=_shown(value), wanted=wanted)


def _shown(value: Any) -> str:
    """A value short enough to be told."""
    text = repr(value)
    return text if len(text) <= 40 else f"{text[:36]}..."
