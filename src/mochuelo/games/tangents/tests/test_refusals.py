"""A refusal says precisely why, and what would do; the rules page says when."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from mochuelo.core.errors import IllegalAction
from mochuelo.core.game import SPECTATOR
from mochuelo.games.tangents import GAME, Options, State
from mochuelo.games.tangents.tests.positions import lay, played, refused

LINE = "A1=06Pou A2=04Pou A3=02Pou"
FOUR = {"01Il": "N4", "02Po": "S1 N3", "04Po": "S2 N4", "06Po": "S3"}
STRONG = {"01Il": "N4 E2 S1", "02Po": "S1 N1 W2", "03Po": "W2", "04Po": "S1"}


def at(line: str, faces: dict[str, str] | None = None, **options: Any) -> State:
    return lay(line, FOUR if faces is None else faces, hands="Il:01.05.", **options)


CASES: list[tuple[str, State, str, str]] = [
    ("a card that the other has", at(LINE), "Il:30uD4", "not-in-hand"),
    ("a card that lies on the grid", at(LINE), "Il:02uD4", "not-in-hand"),
    ("an occupied space", at(LINE), "Il:01uA1", "taken"),
    ("a space of a larger grid", lay("A1=06Pou", {}, hands="Il:01.", grid=2), "Il:01uC3", "off-grid"),
    ("the other's turn", at(LINE), "Po:30uD4", "not-your-turn"),
    ("no flip where one is possible", at(LINE), "Il:01uA4", "must-flip"),
    ("a flip into a gap", at(LINE), "Il:01uB4xNu", "nothing-there-gap"),
    ("a flip beyond the edge", at(LINE), "Il:01uA4xSu", "nothing-there-edge"),
    ("a flip of an own card", at("A3=02Ilu"), "Il:01uA4xNu", "nothing-there-own"),
    ("a flip of a blocked card", at("A3=02Pou#"), "Il:01uA4xNu", "nothing-there-blocked"),
    ("equal values", at("A3=02Pou", {"01Il": "N2", "02Po": "S2"}), "Il:01uA4xNu", "weak-equal"),
    ("a lower value", at("A3=02Pou", {"01Il": "N1", "02Po": "S2"}), "Il:01uA4xNu", "weak-lower"),
    ("a blank attacker", at("A3=02Pou", {"02Po": "S2"}), "Il:01uA4xNu", "weak-blank"),
    ("a blank against a blank", at("A3=02Pou", {}), "Il:01uA4xNu", "weak-blank"),
    ("two for a difference of one", at(LINE, {**FOUR, "01Il": "N2"}), "Il:01uA4xNuu", "too-long"),
    ("two after a blank", at(LINE, {**FOUR, "02Po": "N3"}), "Il:01uA4xNuu", "too-long-blank"),
    ("a chain over a gap", at("A1=06Pou A3=02Pou"), "Il:01uA4xNuu", "chain-gap"),
    ("a chain over the edge", at("A1=02Pou"), "Il:01uA2xNuu", "chain-edge"),
    ("a chain through an own card", at("A2=04Ilu A3=02Pou"), "Il:01uA4xNuu", "chain-own"),
    ("a chain through a blocked card", at("A2=04Pou# A3=02Pou"), "Il:01uA4xNuu", "chain-blocked"),
    ("a chain against an equal value", at(LINE, {**FOUR, "02Po": "S1 N2"}), "Il:01uA4xNuu", "weak-equal"),
    ("a chain with a blank", at(LINE, {**FOUR, "02Po": "S1"}), "Il:01uA4xNuu", "weak-blank"),
    ("a chain that turns", at("A3=02Pou B3=03Pou", {"01Il": "N4", "02Po": "S1 E4"}), "Il:01uA4xNuEu", "astray"),
    ("a block in the first turn", lay(LINE, {}, grid=3, hands="Il:01.03.05.07.09.", blocks="Il"), "Il:#A1", "block-first"),
    ("a block at one empty space", lay("A1=06Pou B1=04Pou A2=02Pou", {}, grid=2, hands="Il:01.", blocks="Il"), "Il:#A1", "block-last"),
    ("a block where nothing lies", lay(LINE, {}, hands="Il:01.", blocks="Il"), "Il:#D4", "block-empty"),
    ("a block on a block", lay("A1=06Pou#", {}, grid=3, hands="Il:01.", blocks="Il"), "Il:#A1", "block-again"),
    ("a block that is used", at(LINE), "Il:#A1", "block-used"),
    ("a pass at will", at(LINE), "Il:--", "play-first"),
    ("a deal in play", at(LINE), "Il+09", "play-first"),
]


@pytest.mark.parametrize(("state", "text", "code"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_refusal(state: State, text: str, code: str) -> None:
    assert refused(state, text) == code


def test_every_refusal_of_a_turn_is_tested() -> None:
    source = (Path(__file__).parent.parent / "refusal.py").read_text(encoding="utf-8")
    codes = set(re.findall(r'IllegalAction\("([a-z-]+)"', source)) | {"too-long", "too-long-blank"}
    codes |= {f"weak-{why}" for why in ("blank", "equal", "lower")}
    codes |= {f"{where}-{wall}" for where in ("nothing-there", "chain") for wall in ("gap", "edge", "own", "blocked")}
    assert codes - {case[3] for case in CASES} == {"over", "not-now", "unreadable"}


def error(state: State, text: str) -> IllegalAction:
    """The refusal itself."""
    with pytest.raises(IllegalAction) as wrong:
        GAME.apply(state, GAME.read(text))
    return wrong.value


def test_refusals_say_what_would_do() -> None:
    two = at("A3=02Pou B4=03Pou", STRONG)
    assert error(two, "Il:01uA4").details == {"card": "01", "space": "A4", "ways": "N"}
    assert "N E" in str(error(at("A3=02Pou B4=03Pou", {"01Il": "N4 E3", "02Po": "S1", "03Po": "W2"}), "Il:01uA4"))
    free = " ".join(f"{column}{row}" for row in "1234" for column in "ABCD" if f"{column}{row}" not in ("A1", "A2", "A3"))
    assert error(at(LINE), "Il:01uA1").details == {"space": "A1", "spaces": free}
    long = error(at(LINE, {**FOUR, "01Il": "N2"}), "Il:01uA4xNuu")
    assert long.details == {"count": 2, "most": 1, "mine": 2, "theirs": 1}
    weak = error(at("A3=02Pou", {"01Il": "N1", "02Po": "S2"}), "Il:01uA4xNu")
    assert weak.details == {"mine": 1, "theirs": 2, "space": "A3", "way": "N"}
    later = error(at(LINE, {**FOUR, "02Po": "S1 N2"}), "Il:01uA4xNuu")
    assert later.details == {"mine": 2, "theirs": 2, "space": "A2", "way": "N"}


def test_refusals_outside_of_play() -> None:
    start = GAME.start(Options(first="rock_paper_scissors", grid=2, cards=4), 2)
    assert error(start, "Po+01").code == "not-now"
    assert error(start, "Po+01").details["open"] == "Il+?", "what is left in the deck is not told"
    thrown = played(start, "Il+01", "Po+02", "Il+03", "Po+04", "Il:rock", "Po:paper")
    assert error(thrown, "rock/rock").details["open"] == "rock/paper", "what was thrown is not told: that is but the shape"
    other = played(start, "Il+01", "Po+02", "Il+03", "Po+04", "Il:scissors", "Po:rock")
    assert error(other, "rock/rock").details["open"] == "rock/paper"
    over = played(lay("A1=02Pou B1=03Ilu A2=04Ilu", {}, hands="Il:01.", grid=2), "Il:01uB2")
    assert error(over, "Il:01uB2").code == "over"
    assert GAME.view(over, SPECTATOR).phase == "over"
    with pytest.raises(IllegalAction) as wrong:
        GAME.apply(start, 10**12)
    assert wrong.value.code == "unreadable"


def test_a_chain_that_repeats_a_card_is_refused() -> None:
    """Round a square of four in bent chains: the fourth step would come back to the first card."""
    faces = {"01Il": "N4", "02Po": "S1 N2", "04Po": "S1 E2", "06Po": "W1 S2", "08Po": "N1 W4"}
    state = lay("A3=02Pou A2=04Pou B2=06Pou B3=08Pou", faces, hands="Il:01.", chain="bent", chain_count="extra")
    assert refused(state, "Il:01uA4xNuuEuSu") == ""
    short = lay("A3=02Pou A2=04Pou", {**faces, "04Po": "S1 N4"}, hands="Il:01.", chain="bent")
    assert refused(short, "Il:01uA4xNuuSu") == "chain-own"
