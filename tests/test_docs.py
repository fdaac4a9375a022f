"""Documents that cannot lie: paths they name exist, examples run, and every message, path of REST and setting has its place."""

from __future__ import annotations

import doctest
import importlib
import inspect
import re
import types
from pathlib import Path
from typing import get_args

import pytest
from litestar.handlers import HTTPRouteHandler

from mochuelo.core import record
from mochuelo.registry import folder, games
from mochuelo.server import protocol
from mochuelo.server.http import HANDLERS
from mochuelo.server.lending import DECKS

ROOT = Path(__file__).resolve().parent.parent
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md")), *sorted((ROOT / "src").rglob("*.md"))]
TREES = ("src/", "web/", "tests/", "tools/", "docs/", "bench/")


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def named_paths(text: str) -> list[str]:
    """What stands in backticks and looks like a path of this repository."""
    found = re.findall(r"`([A-Za-z0-9_./<>*{},-]+)`", text)
    return [name for name in found if name.startswith(TREES)]


def exists(name: str) -> bool:
    """Whether the path is there; `<key>` stands for any game, `{a,b}` for both."""
    if choice := re.search(r"\{([^}]*)\}", name):
        return all(exists(name.replace(choice[0], part)) for part in choice[1].split(","))
    return any(ROOT.glob(name.replace("<key>", "*").rstrip("/")))


@pytest.mark.parametrize("text", PAGES, ids=name_of)
def test_paths_exist(text: Path) -> None:
    assert [name for name in named_paths(text.read_text(encoding="utf-8")) if not exists(name)] == []


@pytest.mark.parametrize("text", PAGES, ids=name_of)
def test_links_lead_somewhere(text: Path) -> None:
    words = text.read_text(encoding="utf-8")
    targets = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", words) + re.findall(r'src="([^":]+)"', words)
    assert [target for target in targets if not (text.parent / target).exists()] == []


@pytest.mark.parametrize("text", PAGES, ids=name_of)
def test_examples_run(text: Path) -> None:
    """All Python of one page, block after block in one session."""
    blocks = re.findall(r"^```(?:python|pycon)\n(.*?)^```$", text.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    examples = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, text.name, str(text), 0)
    assert doctest.DocTestRunner().run(examples).failed == 0


def test_front_page_has_an_example() -> None:
    assert (ROOT / "README.md").read_text(encoding="utf-8").count(">>> ") >= 5


def test_module_examples_run() -> None:
    """The examples in docstrings, wherever there are any."""
    failed = 0
    for path in sorted((ROOT / "src" / "mochuelo").rglob("*.py")):
        if ">>> " in path.read_text(encoding="utf-8") and "tests" not in path.parts:
            name = ".".join(path.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__")
            failed += doctest.testmod(importlib.import_module(name)).failed
    assert failed == 0


# ---------------------------------------------------------------- the protocol

PROTOCOL = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("message", [*get_args(protocol.Up), *get_args(protocol.Down)], ids=lambda message: message.__name__)
def test_every_message_is_described(message: type) -> None:
    tag = message.__struct_config__.tag  # type: ignore[attr-defined]
    assert f"`{tag}`" in PROTOCOL
    assert message.__doc__


def plain(path: str) -> str:
    """A path whatever its parameters are called."""
    return re.sub(r"\{[^}]*\}", "{}", path)


DOCUMENTED = {(verb, plain(path)) for verb, path in re.findall(r"`(GET|PUT|POST|DELETE|PATCH) (/api[^`? ]*)", PROTOCOL)}


@pytest.mark.parametrize("handler", [*HANDLERS, *DECKS], ids=lambda handler: str(handler.handler_name))
def test_every_request_is_described(handler: HTTPRouteHandler) -> None:
    answered = {(str(verb), plain(f"/api{path}")) for path in handler.paths for verb in handler.http_methods}
    assert answered & DOCUMENTED


def test_every_described_request_is_answered() -> None:
    handlers = [handler for handler in (*HANDLERS, *DECKS) if isinstance(handler, HTTPRouteHandler)]
    answered = {(str(verb), plain(f"/api{path}")) for handler in handlers for path in handler.paths for verb in handler.http_methods}
    assert len(DOCUMENTED) > 10
    assert DOCUMENTED - answered == set()


# ---------------------------------------------------------------- records, games, errors


def test_every_header_of_a_record_is_described() -> None:
    text = (ROOT / "docs" / "record-format.md").read_text(encoding="utf-8")
    assert [name for name in (*record.OWN_HEADERS, record.DIGEST) if f"`{name}`" not in text] == []


def test_every_game_says_what_it_plays() -> None:
    for key in games():
        assert (folder(key) / "README.md").exists(), f"{key} has no README.md"


def test_every_function_of_the_contract_is_in_the_guide() -> None:
    from mochuelo.core.game import Game

    guide = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    asked = [name for name, value in vars(Game).items() if isinstance(value, types.FunctionType) and not name.startswith("_")]
    assert len(asked) > 10
    assert [name for name in asked if f"`{name}`" not in guide] == []


def test_every_stage_of_the_checks_is_told() -> None:
    checks = importlib.import_module("tools.checks")
    told = inspect.getdoc(checks) or ""
    assert [name for name in checks.STAGES if f"{name:9}" not in told] == []
