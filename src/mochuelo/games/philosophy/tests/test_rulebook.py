"""Every example of the published rulebook, set up as a position; each test names the section it comes from.

The rulebook shows its examples as pictures, so spaces and facings are ours; what must happen is the rulebook's.
"""

# long: the rulebook from its first example to its last, in its order

from __future__ import annotations

from typing import Any

import pytest

from mochuelo.core.errors import GameError
from mochuelo.core.game import SPECTATOR, Seat
from mochuelo.games.philosophy import GAME


def play(position: str, *texts: str, seats: int = 2, **options: Any) -> Any:
    state = GAME.start(GAME.options(position=position, **options), seats)
    for text in texts:
        state = GAME.apply(state, GAME.read(text))
    return state


def board(state: Any) -> str:
    return GAME.view(state, SPECTATOR).position.split(" ")[0]


def hand(state: Any, seat: int) -> tuple[str, ...]:
    return GAME.view(state, SPECTATOR).hands[seat]


def turn(state: Any) -> Any:
    return GAME.turn(state)


def legal(state: Any) -> list[str]:
    return [GAME.write(action) for action in GAME.legal(state)]


# ---------------------------------------------------------------- Step 1: Place a New Idea


def test_placing_first_idea_may_not_go_on_the_centre_space() -> None:
    state = play("")
    assert not [text for text in legal(state) if text.startswith("C5")]
    with pytest.raises(GameError):
        GAME.apply(state, GAME.read("C5PuNo"))
    assert board(play("", "C2PuWe")) == "C2:InPuWe"


def test_placing_second_player_may_use_the_centre_space() -> None:
    assert board(play("", "C2PuWe", "C5ToSo")) == "C2:InPuWe/C5:TeToSo"


def test_placing_is_blocked_by_a_tile() -> None:
    with pytest.raises(GameError):
        play("", "C2PuWe", "C2PuNo")


def test_placing_only_on_the_centre_nine() -> None:
    spaces = {text[:2] for text in legal(play("", "C1PuWe"))}
    assert spaces == {"C2", "C3", "C4", "C5", "C6", "C7", "C8", "C9"}


FULL_BUT_ONE = "C1:InPuNo/C2:TePuNo/C3:InSlNo/C4:InSrWe/C5:TeSlNo/C6:TeSrEa/C7:TePlWe/C8:InPlSo"


def test_no_new_ideas_full_centre_loses() -> None:
    state = play(FULL_BUT_ONE + " - In", "C9PrSo")
    outcome = GAME.outcome(state)
    assert outcome is not None and outcome.winners == (0,) and outcome.reason == "stuck"


# ---------------------------------------------------------------- Step 2: Activate Your Ideas


def test_activating_a_new_idea() -> None:
    state = play("C5:TePuNo - In", "C8SrNo")
    assert board(state) == "C6:TePuNo/C8:InSrNo" and turn(state) == 1


def test_moving_two_tiles() -> None:
    assert board(play("C5:TePuNo/C6:InPlSo - In", "C8SrNo")) == "C6:TePuNo/C8:InSrNo/E3:InPlSo"


def test_moving_multiple_tiles() -> None:
    state = play("C5:TePuNo/C6:InPlSo/E3:TeSlSo - In", "C8SrNo")
    assert board(state) == "C6:TePuNo/C8:InSrNo/E3:InPlSo/E4:TeSlSo"


def test_moving_tiles_diagonally() -> None:
    state = play("C1:InPlWe/C5:TePuSo - In", "C9CpNw")
    assert board(state) == "C1:TePuSo/C9:InCpNw/NW:InPlWe"


def test_off_the_board_gives_the_tile_back() -> None:
    state = play("C1:InPlNo/C2:TeSlNo/W1:TePuWe/W2:InSrNo - In", "C5SlNo")
    assert board(state) == "C1:TeSlNo/C5:InSlNo/W1:InSrNo/W2:InPlNo"
    assert "Pu" in hand(state, 1)


# ---------------------------------------------------------------- Chain Reactions


def test_reaction_type_1_opponent_moves_into_the_target() -> None:
    # the Slide Right pushes Teal to C6, which Indigo's Push on C9 targets
    state = play("C5:TePuWe/C9:InPuNo - In", "C8SrNo")
    assert board(state) == "C3:TePuWe/C8:InSrNo/C9:InPuNo"


def test_reaction_type_1_moves_one_to_the_right() -> None:
    # the Push moves Teal from C5 to C2; the Slide Right on N5 looks south at it and slides it to its own right, west
    state = play("C5:TePuWe/N5:InSrSo - In", "C8PuNo")
    assert board(state) == "C1:TePuWe/C8:InPuNo/N5:InSrSo"


def test_reaction_type_2_own_idea_moves_and_targets() -> None:
    # the Slide Left moves Teal (C5) and Indigo's Push (C4) west; from W4 the Push looks north at Teal on W2
    state = play("C4:InPuNo/C5:TePuSo/W2:TeSrWe - In", "C8SlNo")
    assert board(state) == "C4:TePuSo/C8:InSlNo/NW:TeSrWe/W4:InPuNo"


def test_reaction_type_3_both_move_together() -> None:
    # both go west, side by side as before; the Pull Right on W4 now targets the tile it moved with
    state = play("C4:InPlEa/C5:TePuSo - In", "C8SlNo")
    # Pull Left facing east: target goes one back (west) and one to its left (north): C4 -> W2
    assert board(state) == "C8:InSlNo/W2:TePuSo/W4:InPlEa"


def test_reaction_type_3_needs_the_new_idea_only_to_begin() -> None:
    state = play("C4:InPlEa/C5:TePuSo - In", "C9PuSo")
    assert board(state) == "C4:InPlEa/C5:TePuSo/C9:InPuSo"


def test_not_a_reaction_when_neither_tile_moved() -> None:
    state = play("C1:TeSrNo/C4:InPuNo/C5:TePuWe - In", "C8SrNo")
    assert board(state) == "C1:TeSrNo/C4:InPuNo/C6:TePuWe/C8:InSrNo"


def test_multiple_reactions_choosing_an_idea() -> None:
    position = "C3:InSlSo/C5:TePuWe/C9:InPuNo - In"
    state = play(position, "C8SrNo")
    assert turn(state) == 0 and legal(state) == ["C3", "C9"]
    # Slide Left on C3 faces south; its left is east: C6 -> E3; the Push on C9 then aims at nothing
    assert board(play(position, "C8SrNo", "C3")) == "C3:InSlSo/C8:InSrNo/C9:InPuNo/E3:TePuWe"
    # the Push moves it into C3, and the occupant goes on to N6: Teal on C3, Indigo's Slide on N6 facing south targets it and moved
    state = play(position, "C8SrNo", "C9")
    assert board(state) == "C8:InSrNo/C9:InPuNo/N6:InSlSo/E1:TePuWe"


def test_multiple_reactions_choosing_a_target() -> None:
    # two Teal tiles slide east; each is targeted by one Existing Idea
    position = "C5:TePuWe/C6:TeSlWe/C9:InPuNo/E1:InSrSo - In"
    state = play(position, "C2SlSo")
    assert legal(state) == ["C9", "E1"]
    first = play(position, "C2SlSo", "C9")
    # the Push sends C6 to C3; Slide Right on E1 still targets E3, but neither moved in that activation
    assert board(first) == "C2:InSlSo/C3:TePuWe/C9:InPuNo/E1:InSrSo/E3:TeSlWe"
    second = play(position, "C2SlSo", "E1")
    # Slide Right facing south slides west: E3 -> C6 is taken, so C6 goes to C5 too: both moved, the Push on C9 targets C6 and fires
    assert board(second) == "C2:InSlSo/C3:TeSlWe/C5:TePuWe/C9:InPuNo/E1:InSrSo"


# ---------------------------------------------------------------- Step 3: Check for Conclusions


@pytest.mark.parametrize(
    ("position", "place"),
    [
        ("C1:TePuNo/C2:TeSlNo/C8:InSlSo/C9:InPuSo - Te", "C3SrNo"),
        ("C1:TePuWe/C4:TeSlWe/C8:InSlSo/C9:InPuSo - Te", "C7SrWe"),
        ("C1:TePuNo/C5:TeSlNo/C6:InSlEa/C8:InPuSo - Te", "C9SrEa"),
    ],
    ids=["horizontal", "vertical", "diagonal"],
)
def test_winning_conclusions(position: str, place: str) -> None:
    state = play(position, place)
    outcome = GAME.outcome(state)
    assert outcome is not None and outcome.winners == (1,) and outcome.reason == "conclusion"


def test_conclusion_anywhere_on_the_board() -> None:
    # Teal's Push moves Indigo's tile from C3 to N6, beside N4 and N5, outside the centre: Indigo concludes on Teal's turn
    state = play("C3:InPuWe/N4:InSlNo/N5:InSrNo/C8:TeSlSo - Te", "C6PuNo")
    outcome = GAME.outcome(state)
    assert outcome is not None and outcome.winners == (0,)


def test_a_reaction_may_destroy_a_conclusion_before_it_counts() -> None:
    # placing C3 makes C1-C2-C3 for Indigo and slides Teal from C6 to C5: with nothing to react, Indigo has won
    outcome = GAME.outcome(play("C1:InPlNo/C2:InSlNo/C6:TePuSo - In", "C3SrSo"))
    assert outcome is not None and outcome.winners == (0,)
    # now a Push on C8 must react to Teal on C5 and drives it north through the row
    state = play("C1:InPlNo/C2:InSlNo/C6:TePuSo/C8:InPuNo - In", "C3SrSo")
    assert GAME.outcome(state) is None
    assert board(state) == "C1:InPlNo/C2:TePuSo/C3:InSrSo/C8:InPuNo/N5:InSlNo"


# ---------------------------------------------------------------- Game End


def test_the_opponent_can_win_on_your_turn() -> None:
    state = play("C3:InSlNo/C5:InPuWe/E3:InSrEa - Te", "C8SrNo")
    # Indigo's tile slides from C5 to C6: no line yet, the game goes on
    assert GAME.outcome(state) is None
    state = play("C3:InSlNo/C5:InPuWe/C9:InSrEa - Te", "C8SrNo")
    outcome = GAME.outcome(state)
    assert outcome is not None and outcome.winners == (0,) and outcome.reason == "conclusion"


def test_several_players_concluding_play_on() -> None:
    # Indigo slides from C5 to C6, making C3-C6-C9; Teal's new tile makes C2... no: C8 with S2 and S5 for Teal
    state = play("C3:InSlNo/C5:InPuWe/C9:InSrEa/S2:TePuSo/S5:TeSlSo - Te", "C8SrNo")
    assert GAME.outcome(state) is None
    assert {line.seat for line in GAME.view(state, SPECTATOR).conclusions} == {0, 1}


def test_no_ideas_left_loses() -> None:
    # Indigo's twelve are all on the board, no three in a row; Teal moves without touching them, then Indigo cannot place
    spaces = ["C1", "C2", "N1", "N3", "NE", "E4", "E6", "SE", "S4", "S5", "SW", "W3"]
    kinds = ["Pu", "Sl", "Sr", "Pl", "Pr", "Ls", "To", "Pe", "Cp", "Cl", "De", "Re"]
    tiles = [f"{space}:In{kind}{'Ne' if kind in ('Cp', 'Cl', 'De', 'Re') else 'No'}" for space, kind in zip(spaces, kinds, strict=True)]
    state = play("/".join(tiles) + " - Te", "C9PuNo")
    outcome = GAME.outcome(state)
    assert outcome is not None and outcome.winners == (1,) and outcome.reason == "stuck"


def test_conceding_forfeits() -> None:
    state = GAME.concede(play("", "C2PuWe"), Seat(1))
    outcome = GAME.outcome(state)
    assert outcome is not None and outcome.winners == (0,) and outcome.reason == "concession"


# ---------------------------------------------------------------- Idea Tiles


@pytest.mark.parametrize(
    ("target", "place", "end"),
    [
        ("C5", "C8PuNo", "C2"),
        ("C5", "C7CpNe", "C3"),
        ("C5", "C8SlNo", "C4"),
        ("C5", "C8SrNo", "C6"),
        ("C5", "C8PlNo", "C7"),
        ("C5", "C8PrNo", "C9"),
        ("C2", "C8LsNo", "N5"),
        ("C3", "C7ClNe", "NE"),
        ("C5", "C8ToNo", "S2"),
    ],
)
def test_each_tile_moves_its_target(target: str, place: str, end: str) -> None:
    state = play(f"{target}:TePeWe - In", place)
    tiles = {tile.space: tile for tile in GAME.view(state, SPECTATOR).board}
    assert set(tiles) == {place[:2], end} and tiles[end].seat == 1 and tiles[end].facing == "We"


@pytest.mark.parametrize("place", ["C8LsNo", "C7ClNe"])
def test_long_shots_do_not_reach_the_next_space(place: str) -> None:
    assert board(play("C5:TePeWe - In", place)) == "/".join(sorted(("C5:TePeWe", f"{place[:2]}:In{place[2:]}")))


def test_decision_lets_its_owner_choose() -> None:
    state = play("C5:TePeWe - In", "C7DeNe")
    assert turn(state) == 0 and sorted(legal(state)) == ["C1", "C9"]
    assert board(play("C5:TePeWe - In", "C7DeNe", "C9")) == "C7:InDeNe/C9:TePeWe"
    assert board(play("C5:TePeWe - In", "C7DeNe", "C1")) == "C1:TePeWe/C7:InDeNe"


def test_rephrase_turns_an_opponents_tile() -> None:
    state = play("C5:TePeWe - In", "C7ReNe")
    assert legal(state) == ["No", "Ea", "So", "We"]
    assert board(play("C5:TePeWe - In", "C7ReNe", "Ea")) == "C5:TePeEa/C7:InReNe"


def test_rephrase_turns_an_own_tile() -> None:
    assert board(play("C5:InCpNe/C9:TePuSo - In", "C7ReNe", "Nw")) == "C5:InCpNw/C7:InReNe/C9:TePuSo"


@pytest.mark.parametrize("facing", ["No", "We"], ids=["turned", "kept"])
def test_rephrase_reaction_type_1(facing: str) -> None:
    state = play("C2:InPuSo/C5:TePeWe - In", "C7ReNe", facing)
    assert board(state) == f"C2:InPuSo/C7:InReNe/C8:TePe{facing}"


@pytest.mark.parametrize("begin", ["We", "No"], ids=["turned", "kept"])
def test_rephrase_reaction_type_2(begin: str) -> None:
    state = play(f"C2:TeSlWe/C5:InPu{begin} - In", "C7ReNe", "No")
    assert board(state) == "C5:InPuNo/C7:InReNe/N5:TeSlWe"


def test_rephrase_wakes_an_idea_that_was_activated() -> None:
    # the new Persuade draws Teal to C8 and steps to S2, where the Rephrase on C7 looks; kept as it is, the Persuade fires again
    state = play("C5:TePuWe/C7:InReSe - In", "C8PeNo", "No")
    assert board(state) == "C7:InReSe/S2:TePuWe/S5:InPeNo"


def test_toss_goes_over_itself_and_into_a_line() -> None:
    state = play("C5:TePeWe/S2:TeSlNo/S5:InPuSo - In", "C8ToNo")
    # Teal's Slide is pushed to S5, Indigo's Push over the edge, back to hand
    assert board(state) == "C8:InToNo/S2:TePeWe/S5:TeSlNo"
    assert "Pu" in hand(state, 0)


def test_persuade_moves_both() -> None:
    assert board(play("C5:TePuWe - In", "C8PeNo")) == "C8:TePuWe/S2:InPeNo"


def test_persuade_does_not_move_on_its_own() -> None:
    assert board(play("C2:TePuWe - In", "C8PeNo")) == "C2:TePuWe/C8:InPeNo"


def test_three_colours_are_opponents_of_each_other() -> None:
    state = play("C2:SaSlNo/C5:TePuWe - In", "C8PuNo", seats=3)
    assert board(state) == "C2:TePuWe/C8:InPuNo/N5:SaSlNo" and turn(state) == 1
