"""The cases that are easily got wrong, each worked out by hand on the board, and the counts of sequences that two programs agreed on."""

from __future__ import annotations

from typing import Literal

import pytest

from mochuelo.core.errors import IllegalAction
from mochuelo.core.game import SPECTATOR, Outcome
from mochuelo.games.philosophy import GAME, Options, State
from mochuelo.games.philosophy.counting import perft, playouts


def played(position: str, *texts: str, reach: Literal["any", "existing"] = "any") -> State:
    """The state after actions of two players from a position."""
    state = GAME.start(Options(position=position, rephrase_reach=reach), 2)
    for text in texts:
        state = GAME.apply(state, GAME.read(text))
    return state


def board(state: State) -> str:
    return GAME.view(state, SPECTATOR).position.split(" ")[0]


def hand(state: State, seat: int) -> tuple[str, ...]:
    return GAME.view(state, SPECTATOR).hands[seat]


def test_a_reaction_that_was_not_chosen_does_not_fire_later() -> None:
    state = played("", "C8PuNo", "C4SlWe", "C9SrNo", "C5SrNo", "C1SlSo", "C8")
    assert board(state) == "C1:InSlSo/C2:TeSlWe/C6:TeSrNo/C8:InPuNo/C9:InSrNo"


def test_toss_over_the_edge() -> None:
    state = played("C2:TePuWe/N2:InToSo - In", "C5PuNo")
    assert board(state) == "C5:InPuNo/N2:InToSo"
    assert "Pu" in hand(state, 1)


def test_toss_onto_a_line_of_three() -> None:
    state = played("C2:TePuWe/C8:TeSlWe/S2:InPuWe/S5:TeSrWe - In", "C5ToNo")
    assert board(state) == "C5:InToNo/C8:TePuWe/S2:TeSlWe/S5:InPuWe"
    assert "Sr" in hand(state, 1)


def test_persuade_off_the_rim_and_its_target_takes_its_place() -> None:
    state = played("C2:TePuWe/N2:InPeSo - In", "C5PuNo")
    assert board(state) == "C5:InPuNo/N2:TePuWe"
    assert "Pe" in hand(state, 0)


def test_a_diagonal_line_off_a_notch_of_the_board() -> None:
    state = played("C1:TeSlWe/C5:TePuWe/NW:InSrWe - In", "C9CpNw")
    assert board(state) == "C1:TePuWe/C9:InCpNw/NW:TeSlWe"
    assert "Sr" in hand(state, 0)


def test_a_rim_tile_aimed_off_the_board_targets_nothing() -> None:
    state = played("C2:TePuWe/N2:InSlNo - In", "C5PuNo")
    assert board(state) == "C5:InPuNo/N2:InSlNo/N5:TePuWe"
    assert [t.target for t in GAME.view(state, SPECTATOR).board if t.space == "N2"] == [""]


def test_decision_off_the_board_is_oo() -> None:
    # The Corner Push sends C1 to NW, where the Decision on N1 looks: its sides are C1 and the notch.
    state = played("C1:TePuWe/N1:InDeSw - In", "C5CpNw")
    view = GAME.view(state, SPECTATOR)
    assert (view.phase, view.acting, view.choices) == ("decide", "N1", ("C1", "OO"))
    assert board(GAME.apply(state, GAME.read("C1"))) == "C1:TePuWe/C5:InCpNw/N1:InDeSw"
    off = GAME.apply(state, GAME.read("OO"))
    assert board(off) == "C5:InCpNw/N1:InDeSw"
    assert "Pu" in hand(off, 1)


def test_both_conclude_and_one_line_is_broken_a_turn_later() -> None:
    state = played("C1:InPlNo/C2:InSlNo/C3:InSrNo/C7:TePuSo/C8:TeSlSo/C9:TeSrSo - Te", "C4LsWe")
    assert GAME.outcome(state) is None
    assert [line.spaces for line in GAME.view(state, SPECTATOR).standing] == [("C1", "C2", "C3"), ("C7", "C8", "C9")]
    state = GAME.apply(state, GAME.read("C5PuSo"))  # pushes C8 out of Teal's row to S2
    assert board(state) == "C1:InPlNo/C2:InSlNo/C3:InSrNo/C4:TeLsWe/C5:InPuSo/C7:TePuSo/C9:TeSrSo/S2:TeSlSo"
    assert GAME.outcome(state) == Outcome((0,), (1.0, 0.0), "conclusion")


@pytest.mark.parametrize(("reach", "phase"), [("any", "rephrase"), ("existing", "place")])
def test_rephrase_reaching_the_new_idea(reach: Literal["any", "existing"], phase: str) -> None:
    # The Persuade on C5 pulls C2 to C5 and goes to C8 itself, where the Rephrase on S1 looks.
    state = played("C2:TePuWe/S1:InReNe - In", "C5PeNo", reach=reach)
    assert GAME.view(state, SPECTATOR).phase == phase


@pytest.mark.parametrize(("depth", "count"), [(1, 384), (2, 147_456), (3, 45_250_944)])
def test_counts_from_the_start(depth: int, count: int) -> None:
    assert perft(played(""), depth) == count


def test_count_after_two_turns() -> None:
    assert perft(played("", "C8SlNo", "C7PuEa"), 2) == 80_970


def test_playouts_are_what_their_seed_says() -> None:
    first = playouts(played(""), 50, 7)
    assert first == playouts(played(""), 50, 7)
    assert 50 * 4 < first[0] < 50 * 20  # the average of random games is 8.2 actions


@pytest.mark.parametrize(
    ("texts", "wrong", "code"),
    [
        ([], "C5PuNo", "first-on-centre"),
        ([], "C5", "place-first"),
        (["C1PuNo"], "C1PuNo", "occupied"),
        (["C1PuNo", "C9SlSo"], "C2PuNo", "not-in-hand"),
        (["C8SlNo", "C4DeSe"], "C1PuNo", "choose-first"),
        (["C8SlNo", "C4DeSe"], "N1", "not-a-choice"),
    ],
)
def test_refusals_say_why(texts: list[str], wrong: str, code: str) -> None:
    state = played("", *texts)
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(state, GAME.read(wrong))
    assert caught.value.code == code


def test_repetition_is_a_draw_at_the_third_time() -> None:
    # Each Long Shot sends the other's to where a Toss throws it off the board; after two turns all is as before.
    state = GAME.start(Options(position="C4:TeLsEa/E4:TeToWe/W3:InToEa - In"), 2)
    start = board(state)
    for again in (2, 3):
        state = GAME.apply(state, GAME.read("C6LsWe"))
        assert board(state) == "C6:InLsWe/E4:TeToWe/W3:InToEa"
        state = GAME.apply(state, GAME.read("C4LsEa"))
        assert board(state) == start
        assert GAME.view(state, SPECTATOR).repeats == again
    assert GAME.outcome(state) == Outcome((), (0.5, 0.5), "repetition")


def test_repetition_may_be_played_on() -> None:
    state = GAME.start(Options(position="C4:TeLsEa/E4:TeToWe/W3:InToEa - In", repetition="play_on"), 2)
    for _ in range(5):
        state = GAME.apply(state, GAME.read("C6LsWe"))
        state = GAME.apply(state, GAME.read("C4LsEa"))
    assert GAME.outcome(state) is None
    assert GAME.view(state, SPECTATOR).past == ()
