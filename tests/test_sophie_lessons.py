"""The worked examples and the guided game of Sophie's World: played by the rules of today, and each shows the case that it is for.

The cases are those of the rules page; what is asserted of each is read from its words, not from the tool that plays it.
"""

from __future__ import annotations

import json
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from mochuelo.games.sophie.board import data_of
from tools import sophie_lessons

LEARN = Path(__file__).resolve().parent.parent / "web" / "src" / "games" / "sophie" / "learn"
BOOK: dict[str, Any] = json.loads((LEARN / "lessons.json").read_text(encoding="utf-8"))
WALKS: dict[str, Any] = {**BOOK["examples"], "first": BOOK["first"]}
LANGUAGES = ("en", "es")
MAP: dict[str, Any] = json.loads(data_of(""))
SPACES: dict[str, dict[str, Any]] = {space["id"]: space for space in MAP["spaces"]}


def view(slug: str, node: int) -> dict[str, Any]:
    """What the learner sees at a node."""
    seen: dict[str, Any] = BOOK["view"] | {part: BOOK["values"][n] for part, n in WALKS[slug]["nodes"][node]["view"].items()}
    return seen


def follow(slug: str, node: int) -> list[tuple[int, list[int]]]:
    """The nodes that come by themselves after one, with the numbers of their steps."""
    found = []
    while "then" in WALKS[slug]["nodes"][node]:
        steps, node = WALKS[slug]["nodes"][node]["then"]
        found.append((node, steps))
    return found


def course(slug: str) -> list[tuple[int, list[int], str]]:
    """All nodes of what an example means, with the steps that lead to each and the choice that was made for it, "" for none."""
    found = [(0, [], ""), *((node, steps, "") for node, steps in follow(slug, 0))]
    for text in WALKS[slug]["watch"]:
        steps, to, _ = WALKS[slug]["nodes"][found[-1][0]]["acts"][text]
        found += [(to, steps, text), *((node, more, "") for node, more in follow(slug, to))]
    return found


def begun(slug: str) -> dict[str, Any]:
    return view(slug, 0)


def ended(slug: str) -> dict[str, Any]:
    """What is seen when an example has been played as it is meant."""
    return view(slug, course(slug)[-1][0])


def gained(slug: str) -> int:
    """The learner's points of it."""
    return int(ended(slug)["points"][0] - begun(slug)["points"][0])


def told(slug: str) -> list[str]:
    """What is said on the way, step by step."""
    return [str(BOOK["steps"][n][1]).removeprefix("story-") for _, steps, _ in course(slug) for n in steps]


def choices(slug: str, chosen: str) -> set[str]:
    """What could be done instead of a choice that is meant, itself included."""
    nodes = course(slug)
    at = next(n for n, (_, _, text) in enumerate(nodes) if text == chosen)
    return set(WALKS[slug]["nodes"][nodes[at - 1][0]]["acts"])


def kind(space: str) -> str:
    return str(SPACES[space]["kind"])


def window_over(space: str, rotation: int) -> bool:
    """Whether the disc has a window over a space of the ring; a disc that is turned by r lies at s as it lay at s - r."""
    return (SPACES[space]["ring"] - rotation) % 24 in MAP["disc"]["windows"]


def mark_at(place: int, rotation: int) -> str:
    """The mark of the disc before a space of the ring: `o` a broken line, `s` a solid one, `b` a boat."""
    return str(MAP["disc"]["marks"][(place - rotation) % 24])


def test_the_file_is_what_the_rules_would_write() -> None:
    """Changed rules, questions or lessons need `python tools/sophie_lessons.py`."""
    assert sophie_lessons.TARGET.read_text(encoding="utf-8") == sophie_lessons.printed()


def test_two_right_answers_finish_an_epoch() -> None:
    assert gained("right") == 20
    assert ended("right")["markers"][0] == ["hellas"]
    assert ended("right")["turn"] == 1, "and the turn is over"


def test_one_right_answer_is_kept_after_a_wrong_one() -> None:
    assert gained("keep") == 10
    assert (ended("keep")["kept"][0], ended("keep")["markers"][0]) == (["hellas"], [])
    assert ended("keep")["turn"] == 1


def test_one_may_leave_before_a_question_is_drawn() -> None:
    assert choices("leave", "^") == {"ask", "^"}
    assert ended("leave")["places"][0] == "b1"
    assert kind("b1") == "philosophy"
    assert gained("leave") == 10


def test_ways_part_at_a_mouth_and_the_way_back_is_closed() -> None:
    """Three from the second space of the ring, past the mouth of the path of Hellas at the fourth."""
    assert choices("way", ">r5") == {">r5", ">b7"}
    assert begun("way")["places"] == begun("closed")["places"]
    assert begun("closed")["came"][0] == "hellas"
    assert not [text for _, _, text in course("closed") if text.startswith(">")], "only one space is left, so nothing is asked"
    assert ended("closed")["places"][0] == "r5"


def test_an_epoch_needs_no_exact_roll() -> None:
    dice = [view("arrive", node)["die"] for node, _, _ in course("arrive")]
    assert (begun("arrive")["places"][0], begun("arrive")["heading"][0], max(dice)) == ("c3", "c2", 5)
    assert ended("arrive")["places"][0] == "middle"


def test_a_taken_space_leaves_the_nearest_before_or_after() -> None:
    assert begun("taken")["places"] == ["c7", "c4"]
    assert choices("taken", ">c5") == {">c5", ">c3"}
    assert told("taken").count("travel") == 1
    assert ended("taken")["places"] == ["c3", "c4"], "past the other"


def test_travel_rolls_again_at_once() -> None:
    assert kind("r19") == "travel"
    assert told("travel").count("die") == 2
    assert ended("travel")["round"] == begun("travel")["round"]


def test_philosophy_is_one_question_for_ten() -> None:
    assert gained("philosophy") == 10
    assert [past["pile"] for past in ended("philosophy")["history"]] == ["philosophy"]


def test_a_speech_brings_twenty_where_all_say_more() -> None:
    assert [past["votes"] for past in ended("big")["history"]] == ["++"]
    assert gained("big") == 20


def test_a_gadfly_leads_to_the_one_on_the_disc() -> None:
    assert choices("gadfly", "j:r23") == {"j:r23", "j-"}
    assert kind("r23") == kind("d3") == "gadfly"


def test_the_disc_carries_everybody_on_it() -> None:
    assert SPACES["r3"]["n"] == 3
    before = ["r3", "r10", "r19"]
    assert ended("major")["places"] == [f"r{SPACES[space]['ring'] + 3}" for space in before]
    assert kind(ended("major")["places"][0]) == "forgetting"


def test_forgetting_leads_to_its_place() -> None:
    assert kind("r6") == "forgetting"
    assert ended("forget")["places"][0] == "forgetting"


@pytest.mark.parametrize(("slug", "space", "rotation"), [("carried", "r1", 1), ("rabbit", "r5", 2)])
def test_an_open_rabbit_hole_is_jumped_into(slug: str, space: str, rotation: int) -> None:
    """Not to an epoch that is finished (none is), nor to the one that was just left."""
    jump = next(text for _, _, text in course(slug) if text.startswith("w:"))
    before = next(view(slug, node) for (node, _, _), (_, _, text) in pairwise(course(slug)) if text == jump)
    assert (before["places"][0], before["rotation"], SPACES[space]["ring"] in MAP["rabbits"]) == (space, rotation, True)
    assert window_over(space, rotation)
    assert choices(slug, jump) == {f"w:{epoch['id']}" for epoch in MAP["epochs"]} - {f"w:{begun(slug)['came'][0]}"}


def test_whoever_is_carried_jumps_instead_of_rolling() -> None:
    assert begun("carried")["turn"] == 1
    assert told("carried").count("die") == 1, "the other's"


def test_a_broken_line_is_a_way_out_and_a_solid_one_is_none() -> None:
    exits = [mark_at(MAP["forgetting"]["ring"], begun(slug)["rotation"]) for slug in ("broken", "solid")]
    assert exits == ["o", "s"]
    assert set(WALKS["broken"]["nodes"][0]["acts"]) == {"^"}
    assert set(WALKS["solid"]["nodes"][0]["acts"]) == {"sp", "six"}
    assert [past["points"] for past in ended("solid")["history"]] == [10, 10], "a speech in forgetting is worth what the others give"
    assert ended("solid")["places"][0] == "r17"


def test_the_lake_with_a_boat_and_without() -> None:
    boats = [mark_at(MAP["lake"]["ring"], begun(slug)["rotation"]) for slug in ("boat", "stage")]
    assert boats[0] == "b"
    assert boats[1] != "b"
    assert choices("boat", ">l4") >= {">l4"}
    assert len(choices("boat", ">l4")) == 2, "the switch before the lake"
    assert begun("stage")["places"][0] == MAP["lake"]["near"]
    assert max(view("stage", node)["die"] for node, _, _ in course("stage")) == 3
    assert ended("stage")["places"][0] == "l4"


def test_the_finale_asks_the_open_epochs_in_time_order_and_philosophy() -> None:
    assert [past["pile"] for past in ended("finale")["history"][2:]] == ["renaissance", "enlightenment", "philosophy"]
    assert [past["points"] for past in ended("finale")["history"]] == [10, 10, 30, 30, 30]
    assert ended("finale")["phase"] == "over"


def test_each_rule_has_its_examples_and_each_example_its_rule() -> None:
    named = [slug for part in BOOK["parts"] for rule in part["rules"] for slug in rule["examples"]]
    assert sorted(named) == sorted(BOOK["examples"])


# ---------------------------------------------------------------- the guided game


def test_the_guided_game_is_played_to_its_end_and_won() -> None:
    assert begun("first")["points"] == [90, 110]
    assert [len(done) for done in begun("first")["markers"]] == [3, 2]
    assert ended("first")["phase"] == "over"
    assert ended("first")["winners"] == [0]
    assert ended("first")["points"] == [230, 130]


def test_the_guided_game_shows_what_a_game_is_made_of() -> None:
    kinds = set(told("first"))
    assert {
        "right",
        "wrong",
        "keep",
        "leave",
        "speak",
        "vote-more",
        "votes",
        "fly",
        "turn-disc",
        "carry",
        "rabbit",
        "travel",
        "finish",
        "finale",
        "end-finale",
    } <= kinds


def test_only_a_speech_and_a_roll_on_the_way_cannot_be_missed() -> None:
    alone = {text for _, _, text in course("first") if text and len(choices("first", text)) == 1}
    assert alone <= {"!", "^"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_the_guided_game_say_the_right_letters(lang: str) -> None:
    """Where a step asks for an answer it names the one that is meant, which is right, save where a mistake is shown."""
    words = dict(re.findall(r"^learn-first-(\d+)-text = (.*)$", (LEARN / "text" / f"{lang}.ftl").read_text(encoding="utf-8"), re.MULTILINE))
    answers = {}
    for step, text in enumerate(WALKS["first"]["watch"], 1):
        if text in ("a", "b", "c"):
            answers[step] = text
            assert re.findall(r"\b[ABC]\b(?!“)", words[str(step)]) == [text.upper()], words[str(step)]
        elif text in ("q1", "q2"):
            assert text[1] in re.findall(r"\b[12]\b", words[str(step)])
    right = [past["right"] for past in ended("first")["history"] if past["seat"] == 0 and past["pile"] != "big"]
    assert right == [True, False, True, True, True, True, True]
    assert len(answers) == len(right)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_the_examples_name_what_is_meant(lang: str) -> None:
    """Questions and answers, in the order in which they are chosen."""
    words = dict(re.findall(r"^learn-ex-(\w+)-text = (.*)$", (LEARN / "text" / f"{lang}.ftl").read_text(encoding="utf-8"), re.MULTILINE))
    for slug in ("right", "keep", "leave", "philosophy", "broken", "finale"):
        meant = [text.upper().removeprefix("Q") for text in WALKS[slug]["watch"] if re.fullmatch(r"q[12]|[abc]", text)]
        assert re.findall(r"\b(?:[BC12]|A(?=[.;:]| is| es))(?=\W)", words[slug]) == meant, words[slug]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_last_words_of_the_guided_game_name_its_result(lang: str) -> None:
    words = (LEARN / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    assert re.search(r"^learn-first-22-done = .*\b230\b.*\b130\b", words, re.MULTILINE)
