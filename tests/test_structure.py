"""The shape of the code: short files and functions, each longer one with its reason beside it, and no game's name outside its folders.

A file over 300 lines says why in a comment among its first 30 lines, one that begins with `# long:` (in the web: `// long:`); so does
a function over 40 lines, in the comment above it or on its first lines. Data is no reason by itself: it has files apart.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parent.parent
SHIPPED = ROOT / "src" / "mochuelo"
REASON = re.compile(r"(#|//|/\*|<!--) long: \w+")
FILE, FUNCTION, MIDDLE = 300, 40, 6


class Found(NamedTuple):
    """A function: how many lines its body has (docstring left out), and where it stands."""

    lines: int
    where: str
    excused: bool


def source_files() -> list[Path]:
    """Every hand-written source of the package, the web, the tools and the tests."""
    folders = [SHIPPED, ROOT / "tests", ROOT / "tools", ROOT / "bench", ROOT / "web" / "src", ROOT / "web" / "tests"]
    paths = [path for folder in folders for path in sorted(folder.rglob("*")) if path.suffix in {".py", ".ts", ".svelte", ".css"}]
    return [ROOT / "hatch_build.py", *(path for path in paths if "static" not in path.parts and not path.name.endswith(".gen.ts"))]


def python_files() -> list[Path]:
    return [path for path in source_files() if path.suffix == ".py"]


def functions(path: Path) -> Iterator[Found]:
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield measure(node, lines, path)


def measure(node: ast.FunctionDef | ast.AsyncFunctionDef, lines: list[str], path: Path) -> Found:
    body = node.body[1:] if ast.get_docstring(node) is not None else node.body
    length = (body[-1].end_lineno or 0) - body[0].lineno + 1 if body else 0
    above = lines[max(0, node.lineno - 2 - len(node.decorator_list)) : (body[0].lineno if body else node.lineno)]
    return Found(length, f"{path.relative_to(ROOT)}:{node.lineno} {node.name}", any(map(REASON.search, above)))


def is_test(path: Path) -> bool:
    return "tests" in path.parts


@pytest.mark.parametrize("path", source_files(), ids=lambda path: str(path.relative_to(ROOT)))
def test_file_is_short_or_says_why(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert len(lines) <= FILE or any(map(REASON.search, lines[:30])), f"{len(lines)} lines, and no reason"


def test_functions_are_short_or_say_why(capsys: pytest.CaptureFixture[str]) -> None:
    found = sorted((one for path in python_files() if not is_test(path) for one in functions(path)), reverse=True)
    with capsys.disabled():
        print("\nthe longest ten functions:", *(f"{one.lines:3} {one.where}" for one in found[:10]), sep="\n  ")  # noqa: T201  what it is for
    assert [one.where for one in found if one.lines > FUNCTION and not one.excused] == []


def test_most_functions_are_very_short() -> None:
    lengths = [one.lines for path in python_files() if not is_test(path) for one in functions(path)]
    assert median(lengths) <= MIDDLE


@pytest.mark.parametrize("path", [path for path in python_files() if path.stat().st_size], ids=lambda path: str(path.relative_to(ROOT)))
def test_module_opens_with_one_sentence(path: Path) -> None:
    text = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    first = text.split("\n\n")[0].replace("\n", " ")
    assert re.match(r"[A-Z`].*[.:)]$", first), f"the module's docstring begins with {first!r}"


def keys() -> list[str]:
    return sorted(path.name for path in (SHIPPED / "games").iterdir() if (path / "__init__.py").exists())


def outside() -> list[Path]:
    """What may not know a game: all that ships, but for the games' own folders."""
    homes = [SHIPPED / "games", ROOT / "web" / "src" / "games"]
    kinds = {".py", ".ts", ".svelte", ".css", ".html", ".ftl"}
    folders = (SHIPPED, ROOT / "web" / "src")
    paths = [path for folder in folders for path in folder.rglob("*") if path.suffix in kinds and "static" not in path.parts]
    return [path for path in [*paths, ROOT / "hatch_build.py"] if not any(path.is_relative_to(home) for home in homes)]


@pytest.mark.parametrize("key", keys())
def test_no_game_is_named_outside_its_folders(key: str) -> None:
    """As a word of prose a game's name may be what the game is about; quoted, in a path or in an import it is a dependency."""
    word = re.compile(rf"[\"'`/.]{key}\b")
    named = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in outside()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if word.search(line)
    ]
    assert named == []
