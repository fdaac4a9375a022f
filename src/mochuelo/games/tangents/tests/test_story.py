"""What is told of a turn: which value met which, how far the chain may go, and why it stopped; rules page, "Flip"."""

from __future__ import annotations

import random
from typing import Any

import pytest

from mochuelo.core.game import SPECTATOR, Move, Seat, Step
from mochuelo.games.tangents import GAME, Options, State
from mochuelo.games.tangents.tests.positions import lay, played
from mochuelo.testing.walks import Beginning, walk

LINE = "A1=06Pou A2=04Pou A3=02Pou"
FOUR = {"01Il": "N4", "02Po": "S1 N3", "04Po": "S2 N4", "06Po": "S3"}


def told(state: State, text: str, viewer: Any = SPECTATOR) -> list[Step]:
    return list(GAME.story(state, GAME.read(text), viewer))


def says(state: State, text: str, viewer: Any = SPECTATOR) -> list[str]:
    return [step.say.removeprefix("story-") for step in told(state, text, viewer)]


def test_four_against_one_is_told_card_by_card() -> None:
    """A 4 against a 1: up to three; then 3 against 2 and 4 against 3, each with the face that lay there."""
    steps = told(lay(LINE, FOUR, hands="Il:01."), "Il:01uA4xNutu")
    assert [step.kind for step in steps] == ["place", "attack", "flip", "flip", "flip", "stop"]
    assert (steps[1].args["mine"], steps[1].args["theirs"], steps[1].args["most"], steps[1].args["way"]) == (4, 1, 3, "N")
    assert [(step.args["space"], step.args["mine"], step.args["theirs"]) for step in steps[2:5]] == [
        ("A3", 4, 1),
        ("A2", 3, 2),
        ("A1", 4, 3),
    ]
    assert [step.rule for step in steps] == ["place", "count", "flip", "old-face", "old-face", "stop-count"]
    assert [step.moves for step in steps[2:5]] == [
        (Move("02", "A3/Po/u", "A3/Il/u"),),
        (Move("04", "A2/Po/u", "A2/Il/t"),),
        (Move("06", "A1/Po/u", "A1/Il/u"),),
    ]
    assert steps[0].moves == (Move("01", "hand/Il", "A4/Il/u"),)


STOPS: list[tuple[str, str, dict[str, str], str, str]] = [
    ("count", LINE, {**FOUR, "01Il": "N2"}, "Il:01uA4xNu", "stop-count"),
    ("blank", LINE, {**FOUR, "02Po": "N3"}, "Il:01uA4xNu", "stop-blank"),
    ("choice", LINE, FOUR, "Il:01uA4xNu", "stop-choice"),
    ("gap", "A3=02Pou", FOUR, "Il:01uA4xNu", "stop-gap"),
    ("own", "A2=04Ilu A3=02Pou", FOUR, "Il:01uA4xNu", "stop-own"),
    ("blocked", "A2=04Pou# A3=02Pou", FOUR, "Il:01uA4xNu", "stop-blocked"),
    ("edge", "A1=02Pou", FOUR, "Il:01uA2xNu", "stop-edge"),
    ("value", LINE, {**FOUR, "02Po": "S1 N2"}, "Il:01uA4xNu", "stop-value"),
    ("value later", LINE, {**FOUR, "04Po": "S2 N1"}, "Il:01uA4xNuu", "stop-value"),
]


@pytest.mark.parametrize(("line", "faces", "text", "say"), [case[1:] for case in STOPS], ids=[case[0] for case in STOPS])
def test_a_chain_tells_why_it_stops(line: str, faces: dict[str, str], text: str, say: str) -> None:
    steps = told(lay(line, faces, hands="Il:01."), text)
    assert (steps[-1].kind, steps[-1].say, steps[-1].rule) == ("stop", f"story-{say}", say)


def test_a_chain_that_meets_a_value_says_which() -> None:
    stop = told(lay(LINE, {**FOUR, "02Po": "S1 N2"}, hands="Il:01."), "Il:01uA4xNu")[-1]
    assert (stop.args["mine"], stop.args["theirs"], stop.args["space"], stop.args["target"]) == (2, 2, "A3", "A2")
    assert stop.marks == ("A3", "A2")


def test_a_bent_chain_that_can_go_nowhere_says_so() -> None:
    assert says(lay("A3=02Pou", FOUR, hands="Il:01.", chain="bent"), "Il:01uA4xNu")[-1] == "stop-around"
    assert says(lay(LINE, FOUR, hands="Il:01.", chain="bent"), "Il:01uA4xNu")[-1] == "stop-choice"


def test_the_count_of_extra_tables_has_its_own_rule() -> None:
    attack = told(lay(LINE, {**FOUR, "01Il": "N2"}, hands="Il:01.", chain_count="extra"), "Il:01uA4xNuu")[1]
    assert (attack.args["most"], attack.rule) == (2, "count-extra")


def test_neighbours_that_hold_are_told_when_nothing_flips() -> None:
    faces = {"01Il": "N2 E0 NE4", "02Po": "S2", "04Po": "W0", "06Po": "SW1"}
    steps = told(lay("B2=02Pou C2=06Pou# C3=04Pou A3=08Ilu", faces, hands="Il:01."), "Il:01uB3")
    assert [step.say for step in steps] == ["story-place", "story-held-value", "story-held-blocked", "story-held-blank"]
    assert [step.args.get("space") for step in steps] == ["B3", "B2", "C2", "C3"]


def test_a_flip_that_is_declined_is_told() -> None:
    state = lay("B2=02Pou", {"01Il": "N2"}, hands="Il:01.", flip="optional")
    assert says(state, "Il:01uB3") == ["place", "held-declined"]


def test_block_and_pass_and_end() -> None:
    state = lay("A1=10Pou B1=11Ilu", {}, grid=2, hands="Il:01. Po:02.", blocks="Il")
    steps = told(state, "Il:#B1")
    assert (steps[0].kind, steps[0].moves, steps[0].marks) == ("block", (Move("block-Il", "hand/Il", "B1"),), ("B1",))
    last = told(played(state, "Il:#B1", "Po:02uA2"), "Il:01uB2")
    assert [step.say for step in last][-2:] == ["story-end-game", "story-end-tie"]
    assert last[-2].args == {"one": 2, "other": 2}
    passing = GAME.start(Options(position="A1=10Pou B1=11Ilu A2=01Ilu Il:- Po:02. >Il", grid=2), 2)
    assert says(passing, "Il:--") == ["pass"]


OPENINGS: list[tuple[dict[str, Any], tuple[str, ...], str]] = [
    ({}, ("Il:d1", "Po:d2"), "first"),
    ({"starter": "winner_chooses"}, ("Il:d1", "Po:d2", "Po:second"), "winner"),
    ({"first": "random"}, ("first:Po",), "drawn"),
    ({"first": "poet"}, (), "chosen"),
]


@pytest.mark.parametrize(("options", "opening", "rule"), OPENINGS)
def test_who_starts_is_told_with_the_reason(options: dict[str, Any], opening: tuple[str, ...], rule: str) -> None:
    texts = ["Il+01", "Po+02", "Il+03", "Po+04", *opening]
    step = told(played(GAME.start(Options(grid=2, cards=4, **options), 2), *texts[:-1]), texts[-1])[-1]
    assert (step.kind, step.rule, step.args["seat"]) == ("first", rule, "Il" if opening[-1:] == ("Po:second",) else "Po")


def test_an_opening_by_throws() -> None:
    state = played(GAME.start(Options(first="rock_paper_scissors", grid=2, cards=4), 2), "Il+01", "Po+02", "Il+03", "Po+04")
    assert says(state, "Il:rock", Seat(0)) == ["throw"]
    assert says(state, "Il:rock", Seat(1)) == says(state, "Il:rock") == ["throw-hidden"]
    equal = played(state, "Il:rock", "Po:rock")
    assert says(equal, "rock/rock") == ["reveal", "again"]
    assert says(played(state, "Il:rock", "Po:paper"), "rock/paper") == ["reveal", "first"]


def test_an_opening_by_a_die() -> None:
    state = played(GAME.start(Options(grid=2, cards=4, starter="winner_chooses"), 2), "Il+01", "Po+02", "Il+03", "Po+04", "Il:d3")
    assert says(state, "Po:d3") == ["die", "again"]
    assert says(state, "Po:d4") == ["die"]
    assert [step.rule for step in told(played(state, "Po:d4"), "Po:second")] == ["winner"]


def test_hidden_cards_come_from_nowhere_known() -> None:
    """A card that is not known leaves the hand without a number, and appears on the grid."""
    state = played(GAME.start(Options(hands="hidden", first="illustrator", grid=2, cards=8), 2), "Il+03", "Po+02", "Il+05", "Po+04")
    own, other = (told(state, "Il:03uA1", viewer)[0] for viewer in (Seat(0), Seat(1)))
    assert own.moves == (Move("03", "hand/Il", "A1/Il/u"),)
    assert other.moves == (Move("Il.2", "hand/Il", ""), Move("03", "", "A1/Il/u"))
    deal = GAME.start(Options(hands="hidden", grid=2, cards=8), 2)
    assert told(deal, "Il+03", Seat(0))[0].moves == (Move("03", "", "hand/Il"),)
    assert told(deal, "Il+03", Seat(1))[0].moves == (Move("Il.1", "", "hand/Il"),)
    assert told(deal, "Il+03", Seat(1))[0].args == {"seat": "Il"}


@pytest.mark.parametrize("viewer", [Seat(0), Seat(1), SPECTATOR])
def test_a_new_deal_clears_the_grid(viewer: Any) -> None:
    """What lay and what was left in hands is nowhere, and both blocks are back in the hands."""
    options = Options(hands="hidden", games="two", first="illustrator", grid=3)
    plies = walk(GAME, Beginning(options, 2), random.Random(4))
    state = next(ply.state for ply in plies if GAME.view(ply.state, SPECTATOR).phase == "next")
    (step,) = told(state, "Po:next", viewer)
    before = GAME.places(GAME.view(state, viewer))
    ends = dict(before) | {move.piece: move.end for move in step.moves}
    assert {piece: end for piece, end in ends.items() if end} == {"block-Il": "hand/Il", "block-Po": "hand/Po"}
    assert len(GAME.view(state, viewer).board) == 9 and len(step.moves) >= 10
    assert (step.kind, step.args) == ("next", {"seat": "Po"})
