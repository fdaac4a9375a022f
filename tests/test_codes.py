"""Every code of an error that the server and the core can cause is described, and worded in both languages of the browser."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from mochuelo.core import takeback

ROOT = Path(__file__).resolve().parent.parent
RAISED = {"MochueloError", "MatchError", "GameError", "NotationError", "IllegalAction", "OptionsError", "DeckError", "Problem", "__init__"}
"""What is made with a code; a RecordError says where a file is wrong, and is worded by that."""


def literal_codes(tree: ast.AST) -> Iterator[str]:
    """The codes that stand in a module: as the first argument of an error, and in a table from a status of HTTP to a code."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name), args=[ast.Constant(value=str(code)), *_]) if name in RAISED:
                yield code
            case ast.Dict(keys=[ast.Constant(value=int()), *_], values=values):
                yield from (value.value for value in values if isinstance(value, ast.Constant) and isinstance(value.value, str))


def codes() -> set[str]:
    """All codes of the core and the server; those that a takeback makes up are in no literal."""
    paths = [path for part in ("core", "server") for path in (ROOT / "src" / "mochuelo" / part).rglob("*.py")]
    found = {code for path in paths for code in literal_codes(ast.parse(path.read_text(encoding="utf-8")))}
    return found | {f"{bar}-since" for bar in takeback._BARS.values()}


def section() -> str:
    """What the protocol says of codes."""
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    return text[text.index("## Codes") : text.index("## The life of a table")]


def inner() -> set[str]:
    """The codes that are described as never told to a client."""
    after = section()[section().index("stay inside") :]
    return set(re.findall(r"`([a-z-]+)`", after)) - {"other-rules"}


def test_the_codes_are_found() -> None:
    assert {"stale", "not-seated", "too-often", "conflict", "chance-since", "no-such-verb", "foreign-origin", "name"} <= codes()


def test_every_code_is_described() -> None:
    assert sorted(code for code in codes() if f"`{code}`" not in section()) == []


@pytest.mark.parametrize("locale", ["en", "es"])
def test_every_code_that_is_told_has_words(locale: str) -> None:
    shell = ROOT / "web" / "src" / "shell"
    pages = [shell / "text", shell / "decks" / "text", ROOT / "src" / "mochuelo" / "core" / "text" / "decks"]
    text = "\n".join((page / f"{locale}.ftl").read_text(encoding="utf-8") for page in pages)
    worded = set(re.findall(r"^error-([a-z-]+) =", text, re.MULTILINE))
    assert sorted(codes() - inner() - worded) == []


def test_only_what_stays_inside_goes_without_words() -> None:
    assert inner() == {"seq", "kind", "number", "no-chance", "option", "seed", "rules-version", "database"}
