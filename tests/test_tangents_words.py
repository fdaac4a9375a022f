"""The words of Tangents' deck: each card has its poem in both languages, short enough for its page, and no two say the same."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

ROOT = Path(__file__).resolve().parent.parent
DECK = ROOT / "src" / "mochuelo" / "games" / "tangents" / "deck"
LANGUAGES = ("en", "es")
BOARD = ROOT / "web" / "src" / "games" / "tangents" / "text"
LEARN = BOARD.parent / "learn" / "text"
PLACES = [DECK / "text", DECK.parent / "text", BOARD, LEARN]
LINE, TITLE, WORD = 30, 4, 10
"""The most characters in a line of a poem (as many as a printed card holds), words in a title, letters in the word for a small card."""
PARTS = ("", "-word", "-poem", "-alt", "-source")


def numbers() -> list[str]:
    cards = json.loads((DECK / "cards.json").read_text(encoding="utf-8"))
    return [f"{card['number']:02}" for card in cards]


@cache
def texts(lang: str, place: Path = DECK / "text") -> dict[str, str]:
    """The messages of one file by id, every `{ }` in them kept as it is written."""
    source = (place / f"{lang}.ftl").read_text(encoding="utf-8")
    found: dict[str, str] = {}
    for entry in parse(source).body:
        assert not isinstance(entry, ast.Junk), f"not Fluent: {entry.content!r}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"said twice: {entry.id.name!r}"
            found[entry.id.name] = plain(entry.value)
    return found


def plain(pattern: ast.Pattern | None) -> str:
    elements = pattern.elements if pattern else []
    return "".join(part.value if isinstance(part, ast.TextElement) else "{}" for part in elements)


def poems(lang: str) -> dict[str, list[str]]:
    found = texts(lang)
    return {number: found[f"card-{number}-poem"].split("\n") for number in numbers()}


def folded(text: str) -> str:
    """What of a text is left to compare: its letters in lower case."""
    return " ".join(re.findall(r"\w+", text.lower()))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_and_every_question_is_told(lang: str) -> None:
    cards = {f"card-{number}{part}" for number in numbers() for part in PARTS}
    questions = {f"question-{pair:02}" for pair in range(1, len(numbers()) // 2 + 1)}
    assert texts(lang).keys() == cards | questions
    assert all(texts(lang).values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_poem_has_two_to_four_lines_that_fit_its_page(lang: str) -> None:
    for number, lines in poems(lang).items():
        assert 2 <= len(lines) <= 4, number
        assert all(line.strip() == line and 0 < len(line) <= LINE for line in lines), lines


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_poems_share_a_line(lang: str) -> None:
    lines = [folded(line) for poem in poems(lang).values() for line in poem]
    assert sorted({line for line in lines if lines.count(line) > 1}) == []


def test_the_languages_differ() -> None:
    assert all(poems("en")[number] != poems("es")[number] for number in numbers())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("part", ["", "-word", "-alt"])
def test_no_two_cards_are_called_or_look_alike(lang: str, part: str) -> None:
    said = [folded(texts(lang)[f"card-{number}{part}"]) for number in numbers()]
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_titles_are_short(lang: str) -> None:
    found = texts(lang)
    assert all(len(found[f"card-{number}"].split()) <= TITLE for number in numbers())
    assert all(re.fullmatch(rf"\w{{2,{WORD}}}", found[f"card-{number}-word"]) for number in numbers())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_drawing_is_told_in_one_sentence(lang: str) -> None:
    told = [texts(lang)[f"card-{number}-alt"] for number in numbers()]
    assert [alt for alt in told if not re.fullmatch(r"\w[^.?]*\.", alt)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_question_is_a_question(lang: str) -> None:
    asked = [text for name, text in texts(lang).items() if name.startswith("question-")]
    assert [text for text in asked if not text.endswith("?") or (lang == "es" and not text.startswith("¿"))] == []


@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.relative_to(ROOT).as_posix())
def test_a_good_host_does_not_shout(place: Path) -> None:
    assert [text for lang in LANGUAGES for text in texts(lang, place).values() if re.search("[!¡]", text)] == []


@pytest.mark.parametrize("place", [DECK / "text", BOARD, LEARN], ids=lambda place: place.relative_to(ROOT).as_posix())
def test_both_languages_say_the_same_things(place: Path) -> None:
    """The words of the rules have a law of their own, for a language may need more pieces of grammar."""
    assert texts("en", place).keys() == texts("es", place).keys()


def test_the_list_for_review_has_every_card_as_it_is() -> None:
    page = (ROOT / "docs" / "tangents-cards.md").read_text(encoding="utf-8")
    rows = {row[0]: row for row in (re.findall(r"[^|]+", line) for line in page.splitlines()) if len(row) > 1}
    english, spanish = texts("en"), texts("es")
    for number in numbers():
        title = f" {english[f'card-{number}']} / {spanish[f'card-{number}']} "
        assert rows[f" {number} "][1] == title
        assert rows[f" {number} "][-1] == f" {english[f'card-{number}-source']} "
