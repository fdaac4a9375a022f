"""The cases of the rules page that are easily got wrong, each worked out by hand."""

from __future__ import annotations

from typing import Any

import pytest

from mochuelo.core.game import CHANCE, SPECTATOR, Outcome, Seat
from mochuelo.games.tangents import GAME, Options, State
from mochuelo.games.tangents.tests.positions import lay, played, refused, shown, texts

LINE = "A1=06Pou A2=04Pou A3=02Pou"
FOUR = {"01Il": "N4", "02Po": "S1 N3", "04Po": "S2 N4", "06Po": "S3"}


def outcome(state: State) -> Outcome:
    """How a game that is over ended."""
    found = GAME.outcome(state)
    assert found is not None
    return found


# ---- flips


def test_chain_stopped_by_a_gap() -> None:
    assert texts(lay("A1=06Pou A3=02Pou", FOUR, hands="Il:01."), "Il:01uA4") == {"xNu", "xNt"}


def test_chain_stopped_by_an_own_card() -> None:
    assert texts(lay("A1=06Pou A2=04Ilu A3=02Pou", FOUR, hands="Il:01."), "Il:01uA4") == {"xNu", "xNt"}


def test_chain_stopped_by_a_blocked_card() -> None:
    assert texts(lay("A1=06Pou A2=04Pou# A3=02Pou", FOUR, hands="Il:01."), "Il:01uA4") == {"xNu", "xNt"}


def test_chain_stopped_by_the_edge_of_the_grid() -> None:
    assert texts(lay("A1=02Pou", FOUR, hands="Il:01."), "Il:01uA2") == {"xNu", "xNt"}


def test_chain_along_a_diagonal_by_corners() -> None:
    faces = {"01Il": "NE3 N4 E4", "02Po": "SW1 NE2", "04Po": "SW1 N4", "06Po": "S0"}
    found = texts(lay("D1=06Pou C2=04Pou B3=02Pou", faces, hands="Il:01."), "Il:01uA4")
    assert found == {f"xNE{lie}" for lie in ("u", "t", "uu", "ut", "tu", "tt")}


def test_equal_values_flip_nothing() -> None:
    assert texts(lay("A3=02Pou", {"01Il": "N2", "02Po": "S2"}, hands="Il:01."), "Il:01uA4") == {""}


def test_blank_attacker_flips_nothing() -> None:
    assert texts(lay("A3=02Pou", {}, hands="Il:01."), "Il:01uA4") == {""}


def test_blank_in_a_chain_is_beaten_by_one_dot_and_beats_nothing() -> None:
    faces = {"01Il": "N4", "02Po": "S1 N1", "04Po": "S0 N0", "06Po": "S0"}
    assert {len(text) for text in texts(lay(LINE, faces, hands="Il:01."), "Il:01uA4")} == {3, 4}


def test_forced_flip_with_two_directions() -> None:
    """If any neighbour can be beaten one direction must be chosen, and which is the player's choice."""
    faces = {"01Il": "N2 SE1", "02Po": "S1", "04Po": "NW0"}
    state = lay("B2=02Pou C4=04Pou", faces, hands="Il:01.")
    assert texts(state, "Il:01uB3") == {"xNu", "xNt", "xSEu", "xSEt"}
    assert refused(state, "Il:01uB3") == "must-flip"


def test_flips_are_a_choice_at_tables_that_say_so() -> None:
    faces = {"01Il": "N2", "02Po": "S1"}
    state = lay("B2=02Pou", faces, hands="Il:01.", flip="optional")
    assert texts(state, "Il:01uB3") == {"", "xNu", "xNt"}
    assert shown(played(state, "Il:01uB3"))["B2"] == "Pou"


def test_turned_cards_attack_and_are_attacked_turned() -> None:
    """Turned, direction d shows the value printed at d + 180."""
    faces = {"01Il": "SW4", "02Po": "NE2 SW1 S4"}
    assert texts(lay("C2=02Pou", faces, hands="Il:01."), "Il:01tB3") == {"xNEu", "xNEt"}
    state = lay("C2=02Pot", {**faces, "02Po": "NE4"}, hands="Il:01.")
    assert texts(state, "Il:01tB3") == {""}


def test_flipped_cards_attack_nothing() -> None:
    """The flipped card's new face is higher than a neighbour of the other's, and nothing happens."""
    faces = {"01Il": "N2", "02Po": "S1", "02Il": "N4 E4", "04Po": "W1", "06Po": "S1"}
    after = played(lay("B1=06Pou B2=02Pou C2=04Pou", faces, hands="Il:01."), "Il:01uB3xNu")
    assert shown(after) == {"B1": "Pou", "B2": "Ilu", "C2": "Pou", "B3": "Ilu"}


def test_placed_card_is_not_flipped_by_what_it_attacks() -> None:
    """A stronger neighbour does not flip the card that was placed."""
    after = played(lay("B2=02Pou", {"01Il": "N2", "02Po": "S4"}, hands="Il:01."), "Il:01uB3")
    assert shown(after) == {"B2": "Pou", "B3": "Ilu"}


# ---- bent chains and how they count

BENT = "B2=02Pou C2=04Pou C3=06Pou"
CORNERS = {"01Il": "N4", "02Po": "S1 E2", "04Po": "W1 S3", "06Po": "N1 NW4"}


def test_bent_chain_turns_after_each_flip() -> None:
    """From B3 north to B2, east to C2, south to C3; each attack with what that card showed there before."""
    straight = texts(lay(BENT, CORNERS, hands="Il:01."), "Il:01uB3")
    assert straight == {"xNu", "xNt"}
    found = texts(lay(BENT, CORNERS, hands="Il:01.", chain="bent"), "Il:01uB3")
    assert {len(text.replace("xN", "").replace("E", "").replace("S", "")) for text in found} == {1, 2, 3}
    after = played(lay(BENT, CORNERS, hands="Il:01.", chain="bent"), "Il:01uB3xNuEtSu")
    assert shown(after) == {"B2": "Ilu", "C2": "Ilt", "C3": "Ilu", "B3": "Ilu"}


def test_bent_chain_flips_no_card_twice() -> None:
    """C3's 4 looks north-west at B2, which lies there flipped already; N would allow a fourth with `extra`."""
    state = lay(BENT, CORNERS, hands="Il:01.", chain="bent", chain_count="extra")
    assert "xNuEuSu" in texts(state, "Il:01uB3")
    assert not any(text.startswith("xNuEuSuNW") for text in texts(state, "Il:01uB3"))


def test_bent_chain_keeps_the_number_of_the_first_attack() -> None:
    found = texts(lay(BENT, {**CORNERS, "01Il": "N3"}, hands="Il:01.", chain="bent"), "Il:01uB3")
    assert max(text.count("u") + text.count("t") for text in found) == 2


def test_extra_count_adds_the_first_card() -> None:
    """N cards after the first: 2 against 1 flips two; against a blank still one."""
    faces = {**FOUR, "01Il": "N2"}
    assert {len(text) for text in texts(lay(LINE, faces, hands="Il:01."), "Il:01uA4")} == {3}
    assert {len(text) for text in texts(lay(LINE, faces, hands="Il:01.", chain_count="extra"), "Il:01uA4")} == {3, 4}
    blank = {**FOUR, "02Po": "N3"}
    assert {len(text) for text in texts(lay(LINE, blank, hands="Il:01.", chain_count="extra"), "Il:01uA4")} == {3}


# ---- blocks

TIMES: list[tuple[dict[str, Any], int, bool]] = [
    ({}, 2, True),
    ({}, 1, False),
    ({"block_last_turn": "allowed"}, 2, True),
    ({"block_last_turn": "allowed"}, 1, True),
    ({"flip": "optional"}, 1, False),
    ({"chain": "bent"}, 2, True),
]


@pytest.mark.parametrize(("options", "empty", "may"), TIMES)
def test_block_when_few_spaces_are_empty(options: dict[str, Any], empty: int, may: bool) -> None:
    """Not when only one space is empty, unless the table allows it; at two it is legal."""
    cards = " ".join(
        f"{space}={n:02}Ilu" for n, space in enumerate(["A1", "B1", "C1", "A2", "B2", "C2", "A3", "B3", "C3"][: 9 - empty], 10)
    )
    state = lay(cards, {}, blocks="Il", grid=3, **options)
    assert bool(texts(state, "Il:#")) == may


@pytest.mark.parametrize("options", [{}, {"block_last_turn": "allowed"}])
def test_block_on_the_own_first_turn_is_never_legal(options: dict[str, Any]) -> None:
    """A full hand is a first turn; on a grid of 2 that is two cards."""
    state = GAME.start(Options(position="A1=09Pou Il:01.02.# Po:03.# >Il", grid=2, **options), 2)
    assert texts(state, "Il:#") == set()
    assert refused(state, "Il:#A1") == "block-first"


def test_block_answered_by_a_block() -> None:
    """At two empty spaces: block, block, then both place; the last turn is a card."""
    state = lay("A1=10Pou B1=11Ilu", {}, grid=2, hands="Il:01. Po:02.", blocks="IlPo")
    state = played(state, "Il:#B1")
    assert texts(state, "Po:#") == {"A1"}
    state = played(state, "Po:#A1", "Il:01uA2", "Po:02uB2")
    assert outcome(state).reason == "tie"
    assert shown(state) == {"A1": "Pou#", "B1": "Ilu#", "A2": "Ilu", "B2": "Pou"}


def test_block_on_the_last_space_may_be_answered_where_allowed() -> None:
    state = lay("A1=10Pou B1=11Ilu A2=12Ilu", {}, grid=2, hands="Il:01.", blocks="IlPo", block_last_turn="allowed")
    state = played(state, "Il:#A1")
    assert GAME.turn(state) == 1, "the Poet has no card, but a block that may be played"
    state = played(state, "Po:#B1", "Il:01uB2")
    assert outcome(state).winners == (0,)


def test_block_is_played_once_and_not_on_a_blocked_card() -> None:
    state = lay("A1=10Pou B1=11Ilu", {}, grid=3, blocks="IlPo")
    state = played(state, "Il:#B1")
    assert refused(state, "Po:#B1") == "block-again"
    card = GAME.view(state, SPECTATOR).hands[1][0]
    assert refused(played(state, f"Po:{card:02}uC3"), "Il:#A1") == "block-used"


def test_blocked_card_keeps_its_owner_and_counts() -> None:
    state = played(lay("A1=10Pou B1=11Pou", {"01Il": "N4", "10Po": "S1"}, grid=2, hands="Il:01. Po:02.", blocks="Il"), "Il:#A1")
    assert GAME.view(state, SPECTATOR).score == (0, 2)
    state = played(state, "Po:02uB2")
    assert texts(state, "Il:01uA2") == {""}, "no flip of a blocked card, so none is forced"


# ---- passes


def test_player_without_cards_passes_by_itself() -> None:
    """The Poet has blocked, so that the Illustrator is out of cards while the Poet still holds one."""
    state = GAME.start(Options(position="A1=10Pou B1=11Ilu A2=01Ilu Il:- Po:02. >Il", grid=2), 2)
    assert (GAME.turn(state), texts(state), GAME.view(state, SPECTATOR).phase) == (CHANCE, {"Il:--"}, "pass")
    state = played(state, "Il:--")
    assert (GAME.turn(state), {text[:8] for text in texts(state)}) == (1, {"Po:02uB2", "Po:02tB2"})


def test_pass_comes_about_in_play() -> None:
    """The Poet, who moves last, blocks: the Illustrator's cards run out while one space is still empty."""
    line = " ".join(f"{space}={n:02}Ilu" for n, space in enumerate(["A1", "B1", "C1", "A2", "B2", "C2"], 10))
    state = played(lay(line, {}, grid=3, hands="Il:01. Po:02.03.", blocks="IlPo", to="Po"), "Po:#B2", "Il:01uA3", "Po:02uB3")
    assert texts(state) == {"Il:--"}, "the Illustrator's block may not be played any more"
    assert outcome(played(state, "Il:--", "Po:03uC3")).winners == (0,)


def test_player_with_only_a_block_that_may_not_be_played_passes() -> None:
    """One space is empty: the block is held, and cannot be used."""
    state = GAME.start(Options(position="A1=10Pou B1=11Ilu A2=01Ilu Il:# Po:02. >Il", grid=2), 2)
    assert texts(state) == {"Il:--"}
    late = GAME.start(Options(position="A1=10Pou B1=11Ilu A2=01Ilu Il:# Po:02. >Il", grid=2, block_last_turn="allowed"), 2)
    assert texts(late) == {"Il:#A1", "Il:#B1", "Il:#A2"}, "what can be done must be done: nobody passes at will"


# ---- the end


def test_last_card_turns_the_result() -> None:
    """15 spaces are full, 7 to 8; the last card flips two and makes it 10 to 6."""
    own, other = ["B1", "C1", "D1", "B2", "C2", "D2", "B3"], ["A1", "A2", "A3", "C3", "D3", "B4", "C4", "D4"]
    line = " ".join([f"{space}={n:02}Ilu" for n, space in enumerate(own, 11)] + [f"{space}={n:02}Pou" for n, space in enumerate(other, 20)])
    faces = {"01Il": "N3", "22Po": "S1 N2", "21Po": "S1 N0", "20Po": "S1"}
    state = lay(line, faces, hands="Il:01.")
    assert GAME.view(state, SPECTATOR).score == (7, 8)
    after = played(state, "Il:01uA4xNuu")
    assert (GAME.view(after, SPECTATOR).score, outcome(after).winners, outcome(after).reason) == ((10, 6), (0,), "majority")
    assert outcome(played(state, "Il:01uA4xNu")).winners == (0,)
    weaker = lay(line, {**faces, "01Il": ""}, hands="Il:01.")
    assert outcome(played(weaker, "Il:01uA4")).reason == "tie"


def test_unused_block_counts_for_nothing() -> None:
    over = played(lay("A1=02Pou B1=03Pou A2=04Ilu", {}, hands="Il:01.", grid=2, blocks="IlPo"), "Il:01uB2")
    assert outcome(over) == Outcome((), (0.5, 0.5), "tie")


def test_conceding_ends_it() -> None:
    state = GAME.concede(lay("A1=02Pou", {}), Seat(1))
    assert outcome(state) == Outcome((0,), (1.0, 0.0), "concession")
    assert GAME.view(state, SPECTATOR).conceded == 1
