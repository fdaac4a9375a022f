"""The wording of the house's questions gives nothing away: over many of them the right answer looks no different from the others.

What is measured, in each language, over all questions with answers: how often the right answer is the longest and the shortest of the three
(ties shared), for which a third is fair; and, beside the wrong one alone, since the absurd one is easily left out: how often it is longer,
repeats a word of the question, hedges ("often"), lays down the law ("never", "all"), or heaps up (a comma, "and"), for which half of those
in which the two differ is fair. The bounds are those within which chance alone stays 99 times in a hundred, 2.58 standard deviations.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from importlib.util import module_from_spec, spec_from_file_location
from math import sqrt
from pathlib import Path

import pytest

from mochuelo.games.sophie.cards import BIG, PILES, contents
from mochuelo.games.sophie.deck_fair import same
from mochuelo.games.sophie.words import Entry, entry

Z = 2.58
ROOT = Path(__file__).resolve().parents[5]
LANGUAGES = ("en", "es")
PLAYED = {pile: [entry("", pile, key) for key in contents().ids[at]] for at, pile in enumerate(PILES) if at != BIG}
ALL = [one for pile in PLAYED.values() for one in pile]
SMALL = frozenset(
    """about after also any are been before being but can could did does for from had has have her his how into its more most not one only
    other over she some than that the their them then there these they this those was were what when where which while who whom whose why
    will with would your como con cual cuál cuando cuándo del desde donde dónde entre era eran esa ese eso esta este esto fue fueron hasta
    las los más muy nos para pero por porque que qué quien quién quienes según ser sin sobre son sus también tan tiene todo una uno unos
    unas""".split()  # noqa: SIM905  five lines of words are read more easily so
)
HEDGES = {
    "en": r"\b(often|usually|mostly|mainly|may|might|could|probably|perhaps|some|about|roughly|nearly|almost|partly|rather|seems?)\b",
    "es": r"\b(a menudo|suelen?|casi|quizá|podría|algun[oa]s?|ciert[oa]|en parte|más o menos|hacia)\b",
}
LAWS = {
    "en": r"\b(all|every|everybody|only|never|always|no|none|nobody|any)\b",
    "es": r"\b(tod[oa]s?|solo|nunca|siempre|ningun[oa]?|ningún|nadie|cada|únic[oa])\b",
}
HEAPS = {"en": r",|\band\b", "es": r",|\b[ye]\b"}


def share(entries: list[Entry], language: str, end: Callable[[list[int]], int]) -> float:
    """In what share of the questions the right answer has the length at that end, max or min; of ties a part."""
    total = 0.0
    for one in entries:
        lengths = [len(text) for text in one.answers[language]]
        total += (lengths[0] == end(lengths)) / lengths.count(end(lengths))
    return total / len(entries)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("end", [max, min])
def test_the_right_answer_is_the_longest_and_the_shortest_a_third_of_the_time(language: str, end: Callable[[list[int]], int]) -> None:
    for entries in (ALL, *PLAYED.values()):
        leeway = Z * sqrt(1 / 3 * 2 / 3 / len(entries))
        assert abs(share(entries, language, end) - 1 / 3) < leeway, entries[0].id


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_right_answer_is_seldom_visibly_the_longest(language: str) -> None:
    """Longer by a fifth than both others, in at most one question of twenty."""
    seen = [one.id for one in ALL if len(one.answers[language][0]) > 1.2 * max(map(len, one.answers[language][1:]))]
    assert len(seen) <= len(ALL) / 20, seen


def words(text: str) -> set[str]:
    """The beginnings of the words that say something."""
    return {word[:6] for word in re.findall(r"\w+", text.casefold()) if len(word) > 3 and word not in SMALL}


def marks(one: Entry, language: str, at: int) -> Mapping[str, bool]:
    """What an answer of a question shows of itself."""
    text = one.answers[language][at]
    return {
        "echo": bool(words(text) & words(one.question[language])),
        "hedge": bool(re.search(HEDGES[language], text, re.IGNORECASE)),
        "law": bool(re.search(LAWS[language], text, re.IGNORECASE)),
        "heap": bool(re.search(HEAPS[language], text, re.IGNORECASE)),
        "longer": len(text) > len(one.answers[language][2 - at - 1]) if at < 2 else False,
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mark", ["echo", "hedge", "law", "heap", "longer"])
def test_right_and_wrong_answers_show_no_other_marks(language: str, mark: str) -> None:
    pairs = [(marks(one, language, 0)[mark], marks(one, language, 1)[mark]) for one in ALL]
    right, wrong = pairs.count((True, False)), pairs.count((False, True))
    assert abs(right - wrong) <= Z * sqrt(right + wrong), (right, wrong)


def test_every_question_has_its_explanation_topic_and_source() -> None:
    """Other decks may leave out explanation and topic; that of the house has both, and a place where to look it up."""
    for one in ALL:
        assert one.topic, one.id
        assert one.source.work, one.id
        assert one.source.look_up, one.id
        assert all(one.because.get(language) for language in LANGUAGES), one.id
    for key in contents().ids[BIG]:
        assert set(entry("", PILES[BIG], key).hint) == set(LANGUAGES)


def test_no_answer_is_that_of_many_questions() -> None:
    """An answer that is right here and there would be a good guess everywhere."""
    for language in LANGUAGES:
        rights = [one.answers[language][0] for one in ALL]
        assert not [text for at, text in enumerate(rights) if any(same(text, other) for other in rights[:at])]


def test_the_list_of_all_facts_is_up_to_date() -> None:
    """Python tools/sophie_questions.py writes it."""
    spec = spec_from_file_location("sophie_questions", ROOT / "tools" / "sophie_questions.py")
    assert spec and spec.loader
    tool = module_from_spec(spec)
    spec.loader.exec_module(tool)
    assert tool.PAGE.read_text(encoding="utf-8") == tool.page()


def test_every_question_was_read_a_second_time() -> None:
    """The pages of the readings have a row for each, but for Big Questions that are our own."""
    for at, pile in enumerate(PILES[:BIG]):
        page = (ROOT / "docs" / "sophie-questions" / f"{'middle_ages' if pile == 'middle' else pile}.md").read_text(encoding="utf-8")
        rows = set(re.findall(r"(?m)^\| (?:[a-z_]+-)?(\d{3}) \|", page))
        assert rows == {key[-3:] for key in contents().ids[at]}, pile
