"""The Place of Forgetting and the lake (the rules page under Forgetting and Lake)."""

from __future__ import annotations

import pytest

from mochuelo.core.game import CHANCE
from mochuelo.games.sophie import GAME
from mochuelo.games.sophie.tests.cases import after, lay, legal, refused, shown, told

OPEN, SOLID, BOAT = 0, 2, 1
"""Rotations with which the exit shows a broken line, a solid one, a boat."""

# ---- the Place of Forgetting


def test_the_marks_say_whether_the_exit_is_open_and_a_boat_is_there() -> None:
    """ "The exit is open when mark[(f - r) mod 24] is broken; a boat is there when mark[(l - r) mod 24] is boat\", f 14, l 2."""
    marks = "bosboobbsobosbobsosobsob"
    for rotation in range(24):
        view = shown(lay(["hellas", "modern"], rotation))
        assert view.exit_open == (marks[(14 - rotation) % 24] == "o")
        assert view.boat == (marks[(2 - rotation) % 24] == "b")


def test_an_open_exit_lets_one_roll_and_leave() -> None:
    """ "At the turn's start: exit open (broken): roll and leave.\" The first space is the one beside the exit, r14."""
    state = lay(["forgetting", "modern"], OPEN, came="hellas")
    assert (legal(state), refused(state, "sp"), refused(state, "six")) == ({"^"}, "exit-open", "exit-open")
    view = shown(after(state, "^ d1 ."))
    assert (view.places[0], view.rotation) == ("r16", 2)  # r14 turned the disc by two
    assert legal(after(state, "^ d4")) == {">r17", ">e7"}


@pytest.mark.parametrize("rotation", [SOLID, BOAT])
def test_a_shut_exit_leaves_a_speech_or_a_six(rotation: int) -> None:
    """ "Closed (solid or boat): answer a Big Question ...; or roll for a 6.\""""
    state = lay(["forgetting", "modern"], rotation, came="hellas")
    assert (legal(state), refused(state, "^")) == ({"sp", "six"}, "exit-shut")


def test_a_six_leaves_with_six() -> None:
    """ "... or roll for a 6 and move six with it.\""""
    state = after(lay(["forgetting", "modern"], SOLID, came="hellas"), "six")
    assert GAME.turn(state) == CHANCE
    assert told(state, "d5") == ["die", "wait-six"]
    assert (shown(after(state, "d5")).places[0], shown(after(state, "d5")).mover) == ("forgetting", 1)
    assert legal(after(state, "d6")) == {">r19", ">e5"}


def test_a_speech_leaves_with_any_roll_and_gives_ten_for_unanimous_more_alone() -> None:
    """ "Answer a Big Question (only the others' unanimous more gives 10), then roll and leave.\""""
    state = after(lay(["forgetting", "modern", "middle"], SOLID, came="hellas"), "sp B7 !")
    for votes, points in (("vTe+ vSa+", 10), ("vTe+ vSa.", 0), ("vTe. vSa.", 0), ("vTe0 vSa0", 0), ("vTe+ vSa0", 0)):
        free = after(state, votes, ".")
        assert (shown(free).points[0], shown(free).phase, GAME.turn(free)) == (points, "roll", CHANCE)
        assert legal(after(free, "d3")) == {">r16"}


def test_a_program_gets_nothing_for_a_speech_that_frees_it() -> None:
    """ "Bots do not vote\"; a program's own speech is not voted on, and in the Place of Forgetting worth nothing."""
    state = after(lay(["forgetting", "modern"], SOLID, came="hellas", bots=(0,)), "sp B7 !")
    assert (shown(state).points[0], shown(state).phase) == (0, "roll")


def test_forgetting_is_the_start_of_the_roll() -> None:
    """The space one starts from counts as free: with r14 taken, one may stay."""
    state = after(lay(["forgetting", "r14"], OPEN, came="hellas"), "^ d1")
    assert legal(state) == {">forgetting", ">r15"}


# ---- the lake


def test_with_a_boat_the_three_spaces_count_normally() -> None:
    """ "With a boat the three spaces count normally.\""""
    state = lay(["a3>a4", "modern"], 2, came="mythology")
    assert shown(state).boat
    for roll, space in ((2, "l1"), (3, "l2"), (4, "l3"), (5, "l4"), (6, "hellas")):
        assert f">{space}" in legal(after(state, f"^ d{roll}"))


def test_without_a_boat_one_stops_at_the_landing_stage() -> None:
    """ "Without: stop at the landing stage, rest of the roll lost.\""""
    state = lay(["a3>a4", "modern"], came="mythology")
    for roll in range(3, 7):
        stopped = after(state, f"^ d{roll}")
        assert ">l1" in legal(stopped)
        assert told(stopped, ">l1") == ["move-lake"]
    assert told(after(state, "^ d2"), ">l1") == ["move"]
    assert shown(after(state, "^ d6 >l1")).mover == 1


def test_on_the_stage_with_a_boat_one_moves_normally() -> None:
    """ "Each later turn on the stage: boat there: move normally.\""""
    for roll, space in ((1, "l2"), (2, "l3"), (3, "l4"), (4, "hellas"), (5, "hellas"), (6, "hellas")):
        assert legal(after(lay(["l1", "modern"], 2, came="mythology"), f"^ d{roll}")) == {f">{space}"}


def test_on_the_stage_without_a_boat_a_three_or_a_six_moves_that_many() -> None:
    """ "Else a 3 or a 6 moves that many, anything else waits.\""""
    state = after(lay(["l1", "modern"], came="mythology"), "^")
    assert shown(state).needs == "stage"
    assert (legal(after(state, "d3")), legal(after(state, "d6"))) == ({">l4"}, {">hellas"})
    for roll in (1, 2, 4, 5):
        assert told(state, f"d{roll}") == ["die", "wait-stage"]
        assert (shown(after(state, f"d{roll}")).places[0], shown(after(state, f"d{roll}")).mover) == ("l1", 1)


def test_on_the_water_one_needs_no_boat_any_more() -> None:
    assert legal(after(lay(["l2", "modern"], came="mythology"), "^ d1")) == {">l3"}


def test_with_the_stage_taken_one_stops_on_the_last_free_space_before_it() -> None:
    """ "Stage taken: stop on the last free space before it; its instruction applies if the piece moved.\" a4 is one of philosophy."""
    state = after(lay(["a3>a4", "l1"], came="mythology"), "^ d5")
    assert ">a4" in legal(state)
    assert told(state, ">a4") == ["move-lake", "ask-philosophy"]
    state = after(lay(["a3>a4", "l1", "a4>a5"], came="mythology"), "^ d5")
    assert told(state, ">a3") == ["still"]


def test_before_the_taken_stage_the_next_turn_rolls_as_usual() -> None:
    """ "... and the next turn rolls as usual.\""""
    state = lay(["a4>a5", "l1"], came="mythology")
    assert legal(state) == {"^"}
    assert legal(after(state, "^ d1")) == {">a5", ">a4"}
