"""The worked examples and the guided first game of Tangents: played by the rules of today, and each shows the case that it is for.

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
WEB = ROOT / "web" / "src" / "games" / "tangents"
BOOK: dict[str, Any] = json.loads((WEB / "learn" / "lessons.json").read_text(encoding="utf-8"))
FIRST: list[dict[str, Any]] = BOOK["first"]


def steps(numbers: list[int]) -> list[dict[str, Any]]:
    """Steps of a story by their numbers."""
    names = ("kind", "say", "args", "rule", "moves", "marks")
    return [dict(zip(names, BOOK["steps"][n], strict=True)) for n in numbers]


def watched(slug: str) -> list[dict[str, Any]]:
    """The whole story of what an example means."""
    example = BOOK["examples"][slug]
    found, at = [], 0
    for text in example["watch"]:
        numbers, after = example["nodes"][at]["acts"][text]
        found += steps(numbers)
        at = after
    return found


def flips(slug: str) -> list[tuple[int, int]]:
    """The values of each flip of an example."""
    return [(step["args"]["mine"], step["args"]["theirs"]) for step in watched(slug) if step["kind"] == "flip"]


def ending(slug: str) -> str:
    """Why the chain of an example stops."""
    return str(next(step["say"] for step in watched(slug) if step["kind"] == "stop")).removeprefix("story-stop-")


def lengths(slug: str, node: int = 0) -> set[int]:
    """How many cards the turns of an example flip."""
    return {sum(letter in "ut" for letter in text.partition("x")[2]) for text in BOOK["examples"][slug]["nodes"][node]["acts"]}


@pytest.mark.parametrize("tool", ["tangents_lessons", "tangents_picture"])
def test_what_is_made_is_what_would_be_made(tool: str) -> None:
    """Changed rules, lessons, values or drawings need `python tools/<tool>.py`."""
    module = importlib.import_module(f"tools.{tool}")
    made = module.printed() if tool == "tangents_lessons" else module.drawn()
    assert module.TARGET.read_text(encoding="utf-8") == made


def test_four_against_one_flips_up_to_three() -> None:
    assert flips("three")[0] == (4, 1)
    assert len(flips("three")) == 3
    assert {1, 2, 3} <= lengths("three")
    assert max(lengths("three")) == 3


def test_against_a_blank_first_card_only_one() -> None:
    assert flips("blank") == [(4, 0)]
    assert ending("blank") == "blank"
    assert max(lengths("blank")) == 1


def test_a_blank_inside_the_chain_falls() -> None:
    assert len(flips("inside")) == 2
    assert flips("inside")[0][1] > 0
    assert flips("inside")[1][1] == 0


@pytest.mark.parametrize("why", ["own", "blocked", "gap"])
def test_what_stops_a_chain(why: str) -> None:
    """Only one card falls although the count allows more."""
    attack = next(step for step in watched(why) if step["kind"] == "attack")
    assert attack["args"]["most"] == 3
    assert len(flips(why)) == 1
    assert ending(why) == why


def test_diagonals_by_corners() -> None:
    assert {text.partition("x")[2][:2] for text in BOOK["examples"]["corner"]["nodes"][0]["acts"] if "x" in text} == {"NE"}
    assert len(flips("corner")) == 2


def test_the_next_attack_uses_the_old_face() -> None:
    """The face that comes up shows too little towards the next card, and yet that one falls."""
    deck = {card["number"]: card for card in json.loads((ROOT / "src/mochuelo/games/tangents/deck/cards.json").read_text())}
    first = next(step for step in watched("old") if step["kind"] == "flip")
    assert first["args"]["lie"] == "u"
    assert first["moves"][0][1].split("/")[1] == "Po"
    assert len(flips("old")) == 2
    assert int(deck[int(first["args"]["card"])]["illustration"][4]) < flips("old")[1][1], "southwards"


def test_forced_flip_with_two_directions() -> None:
    acts = [text for text in BOOK["examples"]["forced"]["nodes"][0]["acts"] if "uB2" in text]
    assert {re.sub("[ut]", "", text.partition("x")[2]) for text in acts} == {"N", "E"}


def test_no_block_on_the_first_turn() -> None:
    example = BOOK["examples"]["early"]
    assert example["view"]["blocks"] == [True, True]
    assert len(example["view"]["hands"][0]) == 5, "a full hand on nine spaces"
    assert not any("#" in text for text in example["nodes"][0]["acts"])


def test_block_at_two_empty_spaces_and_not_at_one() -> None:
    nodes = BOOK["examples"]["late"]["nodes"]
    assert "Il:#B2" in nodes[0]["acts"]
    later = [nodes[after] for _, after in nodes[0]["acts"].values() if after >= 0]
    assert later
    assert all(node["turn"] == 1 and not any("#" in text for text in node["acts"]) for node in later)


def test_a_block_is_answered_by_a_block() -> None:
    assert [(step["kind"], step["args"]["seat"]) for step in watched("answer")] == [("block", "Il"), ("block", "Po")]


def test_a_pass_by_itself() -> None:
    kinds = [(step["kind"], step["args"].get("seat")) for step in watched("pass") if step["kind"] in {"place", "pass"}]
    assert kinds == [("place", "Il"), ("pass", "Po"), ("place", "Il")]


def test_the_last_card_turns_the_result() -> None:
    board = BOOK["examples"]["last"]["view"]["board"]
    assert [sum(card["side"] == seat for card in board) for seat in (0, 1)] == [3, 5]
    assert watched("last")[-1]["say"] == "story-end-majority"
    assert watched("last")[-1]["args"]["seat"] == "Il"
    losing = [text for text in BOOK["examples"]["last"]["nodes"][0]["acts"] if "x" not in text]
    assert losing, "another way to lay it loses"


@pytest.mark.parametrize("number", range(1, 9))
def test_a_step_of_the_first_game_can_be_done(number: int) -> None:
    assert any(good == 1 for _, good in FIRST[number - 1]["acts"].values())


@pytest.mark.parametrize("number", range(2, 9))
def test_a_step_of_the_first_game_can_be_missed(number: int) -> None:
    """What cannot go wrong teaches nothing; only the first placing is free."""
    assert not all(good == 1 for _, good in FIRST[number - 1]["acts"].values())


def good_stories(number: int) -> list[tuple[str, list[dict[str, Any]]]]:
    """Every turn that does what a step of the first game asks, with each of its stories."""
    return [(text, steps(numbers)) for text, (told, good) in FIRST[number - 1]["acts"].items() if good == 1 for _, numbers in told]


def test_the_first_game_teaches_what_it_says() -> None:
    """Four against two once the card is turned, a corner, one direction of two, three in a chain, a lie, a block, nine to seven."""
    values = [[(s["args"]["mine"], s["args"]["theirs"]) for s in story if s["kind"] == "flip"] for _, story in good_stories(2)]
    assert all(found == [(4, 2)] for found in values)
    assert all(re.search("x(NE|SE|SW|NW)", text) for text, _ in good_stories(3))
    assert len({re.sub("[ut]", "", text.partition("x")[2]) for text, _ in good_stories(4)}) == 2
    chains = [[(s["args"]["mine"], s["args"]["theirs"]) for s in story if s["kind"] == "flip"] for _, story in good_stories(5)]
    assert all(len(found) == 3 and found[0] == (4, 1) for found in chains)
    assert len(good_stories(6)) == 1
    assert all(text.startswith("Il:#") for text, _ in good_stories(7))
    ends = [step["args"] for _, story in good_stories(8) for step in story if step["say"] == "story-end-game"]
    assert ends
    assert all((end["one"], end["other"]) == (9, 7) for end in ends)


@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_lesson_has_its_words(lang: str) -> None:
    words = (WEB / "learn" / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    wanted = [f"learn-ex-{slug}{part}" for slug in BOOK["examples"] for part in ("", "-text")]
    wanted += [f"learn-first-{number}{part}" for number in range(1, 9) for part in ("", "-text", "-done", "-again")]
    assert [name for name in wanted if f"\n{name} = " not in words] == []


def test_both_languages_say_the_same() -> None:
    pages = [(WEB / "learn" / "text" / f"{lang}.ftl").read_text(encoding="utf-8") for lang in ("en", "es")]
    english, spanish = (re.findall(r"^([a-z][\w-]*) =", page, re.MULTILINE) for page in pages)
    assert english == spanish
