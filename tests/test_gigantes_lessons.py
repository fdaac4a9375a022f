"""The worked examples and guided games of A hombros de gigantes: played by the rules of today, and each shows the case that it is for.

The cases are those of the rules page; what is asserted of each is read from its words, not from the tool that plays it.
"""

from __future__ import annotations

import importlib
import json
import re
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
LEARN = ROOT / "web" / "src" / "games" / "gigantes" / "learn"
BOOK: dict[str, Any] = json.loads((LEARN / "lessons.json").read_text(encoding="utf-8"))
EXAMPLES: dict[str, Any] = BOOK["examples"]
LANGUAGES = ("en", "es", "de")


def steps(numbers: list[int]) -> list[dict[str, Any]]:
    """Steps of a story by their numbers."""
    names = ("kind", "say", "args", "rule", "moves", "marks")
    return [dict(zip(names, BOOK["steps"][n], strict=True)) for n in numbers]


def view(walk: dict[str, Any], node: int) -> dict[str, Any]:
    return {**BOOK["view"], **walk["nodes"][node]["view"]}


def after(walk: dict[str, Any], text: str, node: int = 0) -> int:
    """The node that a turn and what follows it by itself lead to."""
    to = int(walk["nodes"][node]["acts"][text][1])
    return int(walk["nodes"][to].get("then", (0, to))[1])


def begun(slug: str) -> dict[str, Any]:
    return view(EXAMPLES[slug], 0)


def ended(slug: str) -> dict[str, Any]:
    """What is seen when an example has been played as it is meant."""
    walk, node = EXAMPLES[slug], 0
    for text in walk["watch"]:
        node = after(walk, text, node)
    return view(walk, node)


def told(slug: str) -> list[dict[str, Any]]:
    """The whole story of what an example means."""
    walk, node, found = EXAMPLES[slug], 0, []
    for text in walk["watch"]:
        numbers, to, _ = walk["nodes"][node]["acts"][text]
        found += steps([*numbers, *walk["nodes"][to].get("then", ([], 0))[0]])
        node = after(walk, text, node)
    return found


def reasons(slug: str) -> list[tuple[str, str, str]]:
    return [(step["args"]["card"], step["args"]["target"], step["args"]["mark"]) for step in told(slug) if step["kind"] == "reason"]


def open_to(slug: str) -> set[str]:
    return set(EXAMPLES[slug]["nodes"][0]["acts"])


@pytest.mark.parametrize("tool", ["gigantes_lessons", "gigantes_picture"])
def test_what_is_made_is_what_would_be_made(tool: str) -> None:
    """Changed rules, lessons, relations or drawings need `python tools/<tool>.py`."""
    module = importlib.import_module(f"tools.{tool}")
    made = module.printed() if tool == "gigantes_lessons" else module.drawn()
    assert module.TARGET.read_text(encoding="utf-8") == made


def test_the_same_number_is_enough() -> None:
    assert reasons("number") == [("C1", "B1", "")]


def test_a_tick_list_names_a_letter() -> None:
    assert reasons("tick") == [("E1", "C4", "M")]


def test_another_row_is_supported_when_nothing_fits_the_own() -> None:
    assert {"In:W3+Te", "In:-"} <= open_to("theirs")
    assert not [text for text in open_to("theirs") if text.endswith("+In") or "x" in text]
    assert ended("theirs")["rows"][1][-1] == "W3"


@pytest.mark.parametrize(("slug", "cards"), [("refute", {"W3", "W2"}), ("own", {"W12", "E1"})])
def test_both_cards_of_a_refutation_go_to_the_refuter(slug: str, cards: set[str]) -> None:
    assert set(ended(slug)["libraries"][0]) == cards


def test_the_lists_of_the_table_card_do_not_count() -> None:
    """E1 on the table names M, which C2 bears; C2 names nothing of E1."""
    assert [text for text in open_to("lists") if text.startswith("In:C2")] == []
    assert "In:W1+In" in open_to("lists")


def test_a_mochuelo_refutes_every_card_on_the_table() -> None:
    assert {f"In:C13x{card}" for row in begun("any")["rows"] for card in row} <= open_to("any")
    assert not [text for text in open_to("any") if text.startswith("In:C13+")]


def test_only_a_mochuelo_refutes_a_mochuelo_and_nothing_supports_it() -> None:
    assert [text for text in open_to("owls") if text.endswith(("xE13", "+Te"))] == ["In:W13xE13"]


def test_a_question_brings_both_rows() -> None:
    assert [len(row) for row in begun("question")["rows"]] == [4, 3]
    assert ended("question")["scores"][0] - begun("question")["scores"][0] == 3
    assert ended("question")["rows"] == [[], []]


def test_only_fewer_cards_can_be_questioned_none_included() -> None:
    assert [len(row) for row in begun("fewer")["rows"]] == [4, 4, 1, 0]
    assert {text for text in open_to("fewer") if "?" in text} == {"In:?Sa", "In:?Am"}


def test_a_pass_goes_to_whoever_did_something_last() -> None:
    """Sage has passed, and its last deed is older than Teal's."""
    assert begun("pass")["last"][1] > begun("pass")["last"][2]
    assert begun("pass")["heir"] == 1
    assert set(begun("pass")["rows"][0]) <= set(ended("pass")["libraries"][1])


def test_a_row_stays_where_nobody_else_has_done_anything() -> None:
    assert begun("stays")["last"][1] == -1
    assert ended("stays")["rows"][0] == ["B9"]


def test_the_last_card_of_the_stock_ends_the_short_game() -> None:
    assert begun("last")["stock"] == [1]
    ends = [view(EXAMPLES["last"], after(EXAMPLES["last"], text)) for text in open_to("last")]
    assert {(end["phase"], end["reason"]) for end in ends} == {("over", "stock")}
    best = max(end["scores"][0] for end in ends)
    assert ended("last")["scores"][0] == best
    assert [end["scores"][0] for end in ends].count(best) == 1, "the question counts most"


def test_the_long_game_ends_with_the_last_hand() -> None:
    assert begun("long")["stock"] == [0]
    assert begun("long")["hands"][1] == []
    assert [step["kind"] for step in told("long")].count("skip") == 1
    assert ended("long")["reason"] == "hands"


def test_the_long_game_ends_when_all_have_passed() -> None:
    assert ended("standstill")["reason"] == "passes"
    assert sum(map(len, ended("standstill")["hands"])) == 3
    assert ended("standstill")["scores"] == begun("standstill")["scores"], "hands count nothing"


def test_lost_cards_go_to_the_oblivion_of_whoever_brought_them() -> None:
    assert set(ended("oblivion")["libraries"][0]) == {"InB1", "InC1", "InW1", "InC6"}
    assert ended("oblivion")["oblivions"] == [["InB3"], ["TeW2", "TeC5"]]


def test_a_hit_that_completes_a_quartet() -> None:
    assert [step["kind"] for step in told("hit")] == ["ask", "hit", "quartet"]
    assert ended("hit")["quartets"][0] == [1]
    assert ended("hit")["turn"] == 0


def test_a_miss_gives_the_word_to_the_one_asked() -> None:
    assert [step["kind"] for step in told("miss")] == ["ask", "miss"]
    assert ended("miss")["turn"] == 2


@pytest.mark.parametrize("name", ["first", "four"])
def test_a_guided_game_is_a_whole_game_that_is_won(name: str) -> None:
    walk, node = BOOK["games"][name], 0
    for text in walk["watch"]:
        acts = walk["nodes"][node]["acts"]
        assert len(acts) > 1, "what cannot be missed teaches nothing"
        assert acts[text][2] == 1
        node = after(walk, text, node)
    assert view(walk, node)["phase"] == "over"
    assert view(walk, node)["winners"] == [0]
    assert view(walk, 0)["scores"] in ([7, 6], [0, 0, 0]), "from the first turn"


def test_the_first_game_teaches_every_action() -> None:
    """Open, number, tick, four, question, refute, another's row, a mochuelo, a row ceded by the other, the own card, 23 to 10."""
    walk, node, kinds = BOOK["games"]["first"], 0, []
    for text in walk["watch"]:
        numbers, _, _ = walk["nodes"][node]["acts"][text]
        kinds.append([step["say"].removeprefix("story-") for step in steps(numbers)])
        node = after(walk, text, node)
    first = ["open", "support", "support", "support", "question", "refute", "open", "support-other", "refute", "refute-own"]
    assert [found[0] for found in kinds] == first
    assert kinds[1][1] == "reason-number"
    assert kinds[2][1] == kinds[3][1] == "reason-tick"
    assert kinds[8][1] == "reason-owl"
    assert walk["watch"][9].split("x")[1] in view(walk, after_all(walk, 9))["rows"][0]
    assert view(walk, node)["scores"] == [23, 10]


def after_all(walk: dict[str, Any], turns: int) -> int:
    """The node after so many turns as they are meant."""
    node = 0
    for text in walk["watch"][:turns]:
        node = after(walk, text, node)
    return node


def test_the_eighth_step_leaves_no_better_choice_than_it_says() -> None:
    walk = BOOK["games"]["first"]
    assert set(walk["nodes"][after_all(walk, 7)]["acts"]) == {"In:B7+Te", "In:-"}


def test_what_the_game_of_quartets_says_to_remember_can_be_known() -> None:
    """Where a step says who must have a card, everybody else is known to lack it or to hold it."""
    walk = BOOK["games"]["four"]
    for step, card, other in ((2, "W2", 2), (4, "B2", 1), (7, "W3", 2)):
        seen = view(walk, after_all(walk, step))
        assert card in seen["lacks"][other]
        assert card not in seen["hands"][0]
    assert "C3" in view(walk, after_all(walk, 6))["known"][1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_last_words_of_the_games_name_their_results(lang: str) -> None:
    words = (LEARN / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    last = re.findall(r"^learn-(first-10|four-9)-done = (.*)$", words, re.MULTILINE)
    assert re.search(r"\b23\b.*\b10\b", dict(last)["first-10"])
    numbers = {"en": ("three", "two", "one"), "es": ("tres", "dos", "uno"), "de": ("drei", "zwei", "eins")}[lang]
    assert [word for word in re.findall(r"\w+", dict(last)["four-9"]) if word in numbers] == list(numbers)


def test_all_languages_say_the_same_things() -> None:
    pages = [(LEARN / "text" / f"{lang}.ftl").read_text(encoding="utf-8") for lang in LANGUAGES]
    said = [re.findall(r"^([a-z][\w-]*) =", page, re.MULTILINE) for page in pages]
    assert said[0] == said[1] == said[2]
