"""The guided first game and the examples of the tiles: played by the rules of today, and each teaches what it means to."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "web" / "src" / "games" / "philosophy"
BOOK: dict[str, Any] = json.loads((FOLDER / "lessons.json").read_text(encoding="utf-8"))
LANGUAGES = ("en", "es")


def ends(node: dict[str, Any]) -> list[bool]:
    """For every way to play a lesson from a node on: whether it does what was asked."""
    if "done" in node:
        return [bool(node["done"])]
    return [end for _, after in node["acts"].values() for end in ends(BOOK["nodes"][after])]


def test_lessons_are_what_the_rules_play() -> None:
    """Changed rules or lessons need `python tools/philosophy_lessons.py`."""
    spec = importlib.util.spec_from_file_location("philosophy_lessons", ROOT / "tools" / "philosophy_lessons.py")
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    assert (FOLDER / "lessons.json").read_text(encoding="utf-8") == tool.printed()


@pytest.mark.parametrize("lesson", BOOK["lessons"], ids=lambda lesson: str(lesson["slug"]))
def test_a_lesson_can_be_learned(lesson: dict[str, Any]) -> None:
    assert any(ends(BOOK["nodes"][lesson["start"]]))


HARD = [lesson for lesson in BOOK["lessons"] if lesson["slug"] != "place"]


@pytest.mark.parametrize("lesson", HARD, ids=lambda lesson: str(lesson["slug"]))
def test_a_lesson_can_be_missed(lesson: dict[str, Any]) -> None:
    """What cannot go wrong teaches nothing; only the first placement is free."""
    assert not all(ends(BOOK["nodes"][lesson["start"]]))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("lesson", BOOK["lessons"], ids=lambda lesson: str(lesson["slug"]))
def test_a_lesson_has_its_words(lesson: dict[str, Any], lang: str) -> None:
    words = (FOLDER / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    assert all(f"\nlesson-{lesson['slug']}-{part} = " in words for part in ("title", "text", "done", "again"))


@pytest.mark.parametrize("kind", BOOK["examples"])
def test_an_example_shows_its_tile(kind: str) -> None:
    """The tile on the page is placed, activates, and does what its own rule says."""
    for shown in BOOK["examples"][kind]:
        steps = [(step["kind"], step["args"].get("tile"), step["rule"]) for step in shown["story"]]
        assert ("place", kind, "placing") in steps
        assert ("activate", kind, "activation") in steps
        assert any(rule == f"effect-{kind}" for _, _, rule in steps)


def test_both_languages_say_the_same() -> None:
    pages = [(FOLDER / "text" / f"{lang}.ftl").read_text(encoding="utf-8").splitlines() for lang in LANGUAGES]
    english, spanish = ([line.split(" = ")[0] for line in page if " = " in line and line[0].isalpha()] for page in pages)
    assert english == spanish
