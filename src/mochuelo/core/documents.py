"""YAML that strangers wrote, read into plain values with the line of each: no tags, no aliases, no key twice, and only so much of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

import yaml
from msgspec import Struct

from mochuelo.core.errors import MochueloError

Path: TypeAlias = tuple[str | int, ...]
"""The way from the top of a document to a value: keys and places in lists."""

LONGEST = 512 * 1024
"""The most bytes of a document."""
DEEPEST = 16
"""How many lists and mappings may lie in one another."""
MOST = 10_000
"""How many values a document may have, keys among them: those of a whole deck are fewer than 2,000."""
LONGEST_NUMBER = 40
"""How many characters a number may have: long ones of YAML take minutes to work out (1:1:1), or cannot be shown (0xf)."""

_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class DocumentError(MochueloError):
    """A document that cannot be read: `line` says where, from 1 on; 0 when it is the whole."""

    def __init__(self, code: str, name: str, line: int, message: str, **args: str | int) -> None:
        super().__init__(code, message, name=name, line=line, **args)
        self.name = name
        self.line = line


class Document(Struct, frozen=True):
    """What stood in a document: mappings with texts as keys, lists, texts, whole numbers, other numbers, yes and no, nothing."""

    name: str
    value: Any
    lines: Mapping[Path, int]
    """The line of each value, from 1 on; of one in a mapping the line of its key."""

    def line(self, path: Path) -> int:
        """The line of a value, or of the nearest around it that is there."""
        while path and path not in self.lines:
            path = path[:-1]
        return self.lines.get(path, 1)


def read(data: bytes, name: str) -> Document:
    """Read a document, named as it is to be called in errors; raises `DocumentError`."""
    if len(data) > LONGEST:
        raise DocumentError("document-long", name, 0, f"too long: {len(data)} bytes; at most {LONGEST}", size=len(data), most=LONGEST)
    loader = _LOADER(_text(data, name))
    try:
        return _Reader(name, loader).document()
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = mark.line + 1 if mark else 0
        why = error.problem or error.context or "not YAML"
        raise DocumentError("document-yaml", name, line, f"not YAML: {why}", why=why) from error
    except (yaml.YAMLError, RecursionError) as error:
        raise DocumentError("document-yaml", name, 0, f"not YAML: {error}", why=str(error)) from error
    finally:
        loader.dispose()


def _text(data: bytes, name: str) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        byte = f"{data[error.start]:#04x}"
        raise DocumentError("document-utf8", name, line, f"not a text in UTF-8: byte {byte}; save the file as UTF-8", byte=byte) from error


class _Reader:
    """Goes through the events of the parser and builds the values, so that nothing is held that is not allowed."""

    def __init__(self, name: str, loader: Any) -> None:
        self.name = name
        self.loader = loader
        self.count = 0
        self.lines: dict[Path, int] = {}

    def document(self) -> Document:
        self.next()
        if self.loader.check_event(yaml.StreamEndEvent):
            raise self.error("document-empty", None, "empty; write what belongs into it")
        self.next()
        value = self.value((), 0)
        self.next()
        if not self.loader.check_event(yaml.StreamEndEvent):
            raise self.error("document-more", self.loader.peek_event(), "a second document in one file; keep one, without a line ---")
        return Document(self.name, value, self.lines)

    def next(self) -> Any:
        return self.loader.get_event()

    def error(self, code: str, event: Any, message: str, **args: str | int) -> DocumentError:
        return DocumentError(code, self.name, event.start_mark.line + 1 if event is not None else 0, message, **args)

    def value(self, path: Path, depth: int) -> Any:
        event = self.next()
        self.bounded(event, depth)
        self.lines.setdefault(path, event.start_mark.line + 1)
        if isinstance(event, yaml.ScalarEvent):
            return self.scalar(event)
        return self.mapping(path, depth) if isinstance(event, yaml.MappingStartEvent) else self.sequence(path, depth)

    def bounded(self, event: Any, depth: int) -> None:
        self.count += 1
        if self.count > MOST:
            raise self.error("document-many", event, f"more than {MOST} values; that is no deck", most=MOST)
        if depth > DEEPEST:
            raise self.error("document-deep", event, f"more than {DEEPEST} lists or mappings in one another", most=DEEPEST)
        if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None):
            mark = event.anchor
            raise self.error("document-alias", event, f"an anchor or alias: {mark!r}; write the value out", mark=mark)
        tag = getattr(event, "tag", None)
        if tag not in (None, "!"):
            raise self.error("document-tag", event, f"a tag: {tag!r}; write the value alone", tag=tag)

    def scalar(self, event: Any) -> Any:
        if not event.implicit[0]:
            return event.value
        tag = self.loader.resolve(yaml.ScalarNode, event.value, (True, False))
        node = yaml.ScalarNode(tag, event.value, event.start_mark, event.end_mark)
        if tag.rpartition(":")[2] not in ("int", "float", "bool", "null"):
            return event.value
        if len(event.value) > LONGEST_NUMBER:
            raise self.no_number(event)
        try:
            return self.loader.construct_object(node)
        except (ValueError, OverflowError) as error:  # such as 0b_, the beginning of one
            raise self.no_number(event) from error

    def no_number(self, event: Any) -> DocumentError:
        word = event.value[:LONGEST_NUMBER]
        return self.error("document-number", event, f"no number: {word!r}", word=word)

    def sequence(self, path: Path, depth: int) -> list[Any]:
        found: list[Any] = []
        while not self.loader.check_event(yaml.SequenceEndEvent):
            found.append(self.value((*path, len(found)), depth + 1))
        self.next()
        return found

    def mapping(self, path: Path, depth: int) -> dict[str, Any]:
        found: dict[str, Any] = {}
        while not self.loader.check_event(yaml.MappingEndEvent):
            event = self.loader.peek_event()
            key = self.key(event, depth)
            if key in found:
                raise self.error("document-twice", event, f"the same key twice: {key!r}; keep one", key=key)
            self.lines[(*path, key)] = event.start_mark.line + 1
            found[key] = self.value((*path, key), depth + 1)
        self.next()
        return found

    def key(self, event: Any, depth: int) -> str:
        """A key as it is written, whatever YAML would take it for: 1, "1" and y are texts."""
        self.bounded(event, depth)
        if not isinstance(event, yaml.ScalarEvent):
            raise self.error("document-key", event, "a key that is no text")
        return str(self.next().value)
