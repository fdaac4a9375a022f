"""The words of the command line: two languages say everything, others what is said at a table, and what the code says is written."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from mochuelo import registry
from mochuelo.cli.words import cli_words, language, title, tongues

CLI = Path(__file__).resolve().parents[2] / "src" / "mochuelo" / "cli"
PRESS = CLI.parent / "press"
GAMES = CLI.parent / "games"
FAMILIES = ("told-", "kind-", "key-", "fault-unknown-", "help-word-", "ending-", "letter-", "answer-")
"""Beginnings of message ids that are put together in code."""


def messages(lang: str, folder: Path = CLI / "text") -> dict[str, set[str]]:
    """Every message of a language with the arguments it uses, in the folder and those in it."""
    found: dict[str, set[str]] = {}
    for entry in (entry for page in folder.rglob(f"{lang}.ftl") for entry in FluentParser().parse(page.read_text("utf-8")).body):
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} is written twice"
            found[entry.id.name] = variables(entry.to_json())
    return found


def variables(node: object) -> set[str]:
    if isinstance(node, list):
        return {name for part in node for name in variables(part)}
    if not isinstance(node, dict):
        return set()
    own = {node["id"]["name"]} if node.get("type") == "VariableReference" else set()
    return own | {name for part in node.values() for name in variables(part)}


def said() -> set[str]:
    """The message ids that stand in the code."""
    found = set()
    for path in CLI.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] == "say":
                found |= {arg.value for arg in node.args[:1] if isinstance(arg, ast.Constant) and isinstance(arg.value, str)}
    return found


def test_both_languages_have_the_same_messages_and_arguments() -> None:
    english, spanish = messages("en"), messages("es")
    assert set(english) <= set(spanish)
    assert all(name.startswith("error-") for name in set(spanish) - set(english)), "only where the error itself speaks English"
    different = [name for name in english if english[name] != spanish[name]]
    assert different == []


def test_what_is_said_in_german_is_said_in_english_too() -> None:
    """At the table of a game that speaks more languages than the command line; what is not there is said in English."""
    english, german = messages("en"), messages("de")
    assert german
    assert [name for name in german if german[name] != english.get(name)] == []


def test_a_game_is_told_in_english_where_it_does_not_speak_the_language() -> None:
    assert cli_words("de").of_game("gigantes").lang == "de"
    assert cli_words("de").of_game("philosophy").lang == "en"


def test_everything_that_is_said_is_written() -> None:
    assert said() - set(messages("en")) == set()


def used(name: str, code: str) -> bool:
    """A message is named itself, or it words an error that is raised by its code without `fault-`."""
    return re.search(f"[\"'](fault-)?{name.removeprefix('fault-')}[\"']", code) is not None


def test_nothing_is_written_in_vain() -> None:
    code = "".join(path.read_text("utf-8") for folder in (CLI, PRESS) for path in folder.glob("*.py"))
    unused = [name for name in messages("en") if not used(name, code) and not name.startswith((*FAMILIES, "error-"))]
    assert unused == []


def test_the_words_of_file_formats_are_the_same_in_both_languages() -> None:
    folders = [page.parent for page in GAMES.glob("*/text/*/en.ftl")]
    assert folders
    for folder in folders:
        assert messages("en", folder) == messages("es", folder)


@pytest.mark.parametrize("lang", tongues())
def test_the_words_of_every_game_can_be_had(lang: str) -> None:
    for key, game in registry.games().items():
        words = cli_words(lang).of_game(key)
        assert all(words(f"seat-{name}") != f"seat-{name}" for name in game.info.seat_names)


def test_a_message_nobody_wrote_is_shown_by_its_id() -> None:
    assert cli_words("es")("no-such-message") == "no-such-message"
    assert "no-such-message" not in cli_words("es")


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({}, "en"),
        ({"LANG": "es_ES.UTF-8"}, "es"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "es_ES", "LC_ALL": "en_GB"}, "en"),
        ({"LANG": "C", "MOCHUELO_LANG": "es"}, "es"),
        ({"LANG": "es", "LC_ALL": ""}, "es"),
    ],
)
def test_the_language_follows_the_environment(environ: dict[str, str], lang: str) -> None:
    assert language(environ) == lang


def test_a_game_is_called_as_in_the_language_of_its_words() -> None:
    assert [title(cli_words(lang), registry.game("sophie")) for lang in ("en", "es")] == ["Sophie’s World", "El mundo de Sofía"]
    assert title(cli_words("es"), registry.game("tangents")) == "Tangents"
