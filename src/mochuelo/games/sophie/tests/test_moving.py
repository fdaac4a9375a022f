"""Moving: which ways are open, where a roll ends, taken spaces (the rules page under Moving and On a finished epoch)."""

from __future__ import annotations

from typing import Any

import pytest

from mochuelo.core.game import CHANCE, Seat
from mochuelo.games.sophie import GAME
from mochuelo.games.sophie.tests.cases import after, lay, legal, refused, shown, told

FAR = "modern"
"""Where the others wait who are not in the way."""


def targets(place: str, roll: int, came: str = "-", others: tuple[str, ...] = (), rotation: int = 0, **options: Any) -> set[str]:
    """Where one may stop after a roll."""
    state = lay([place, *(others or (FAR,))], rotation, came=came, **options)
    return legal(after(state, f"^ d{roll}"))


# ---- ways


def test_one_leaves_an_epoch_by_its_exit_and_moves_exactly_the_roll() -> None:
    """ "Exactly the roll\"; "One exit from each epoch.\""""
    assert targets("hellas", 1) == {">b1"}
    assert targets("hellas", 6) == {">b6"}
    assert targets("enlightenment", 3) == {">e3"}
    assert targets("renaissance", 4) == {">w4"}


def test_where_there_is_but_one_space_chance_takes_it() -> None:
    state = after(lay(["hellas", FAR]), "^ d3")
    assert (GAME.turn(state), legal(state)) == (CHANCE, {">b3"})


def test_leaving_is_the_beginning_of_a_journey() -> None:
    """ "Roll and leave. Always forward.\""""
    view = shown(after(lay(["hellas", FAR]), "^ d2 . d1 ."))
    assert (view.places[0], view.heading[0], view.came[0]) == ("b3", "b4", "hellas")


def test_epochs_need_no_exact_roll_and_arriving_ends_the_turn() -> None:
    """ "Epochs need no exact roll; on arrival the turn ends.\""""
    state = after(lay(["b2>b1", FAR], came="modern"), "^ d6 .")
    view = shown(state)
    assert (view.places[0], view.mover, view.came[0]) == ("hellas", 1, "")


def test_always_forward_on_a_path() -> None:
    """ "Always forward.\""""
    assert targets("b4>b5", 2, "middle") == {">b6"}
    assert targets("b4>b3", 2, "middle") == {">b2"}


def test_at_a_mouth_one_chooses_the_ring_or_the_path() -> None:
    """ "Choices of way at ring mouths.\""""
    assert targets("r7", 3, "hellas") == {">r10", ">c6"}


def test_a_way_that_leads_back_to_where_the_journey_came_from_is_shut() -> None:
    """ "A way is open only if, forward along it, the ring or an epoch other than the one this journey came from comes first.\""""
    assert targets("r7", 3, "middle") == {">r10"}
    assert targets("r12", 1, "renaissance") == {">r13"}
    assert targets("r12", 1, "middle") == {">r13", ">d1"}


def test_back_on_the_own_path_there_is_still_the_lake() -> None:
    """From Mythology back into its path: beyond the switch Hellas can come first, Mythology cannot."""
    assert targets("r0", 1, "mythology") == {">r1", ">a7"}
    assert targets("a5>a4", 2, "mythology", rotation=2) == {">l1"}
    assert targets("a5>a4", 2, "middle", rotation=2) == {">l1", ">a3"}
    assert targets("a5>a4", 2, "hellas", rotation=2) == {">a3"}


def test_the_ring_goes_clockwise_and_entering_and_leaving_cost_a_space() -> None:
    """ "Ring: clockwise; entering and leaving cost a space, at any mouth, whatever the marks.\""""
    assert targets("b7>r4", 1, "hellas") == {">r4"}
    assert targets("b7>r4", 2, "hellas") == {">r5"}
    for rotation in range(24):
        assert targets("r16", 1, "hellas", rotation=rotation) == {">r17", ">e7"}
        assert targets("e7>r16", 2, "enlightenment", rotation=rotation) == {">r17"}


def test_bridges_offer_no_choice() -> None:
    """ "Bridges offer none.\" The lake's way crosses that of Hellas, the road to Enlightenment that of Enlightenment."""
    assert targets("b3>b4", 6, "hellas") == {">r5"}
    assert targets("l3", 1, "mythology") == {">l4"}
    assert targets("e3>e4", 4, "enlightenment") == {">e7"}


def test_a_one_way_path_is_not_entered_from_its_end() -> None:
    """ "Paths are two-way unless marked.\""""
    assert targets("d5", 1, "middle") == {">d6"}
    assert targets("w12", 1, "renaissance") == {">enlightenment"}


def test_one_does_not_turn_round_on_the_ring() -> None:
    """A ruling: within a roll one does not go back on the path by which one came to the ring."""
    assert targets("b7>r4", 2, "modern") == {">r5"}
    assert targets("r4", 1, "modern") == {">r5", ">b7"}


# ---- taken spaces


def test_epochs_and_forgetting_never_fill() -> None:
    """ "Epochs and Forgetting never fill.\""""
    state = after(lay(["b2>b1", "hellas", "hellas"], came="modern"), "^ d2 .")
    assert shown(state).places == ("hellas", "hellas", "hellas")
    state = after(lay(["w2", "forgetting"], came="renaissance"), "^ d2 .")
    assert shown(state).places == ("forgetting", "forgetting")


def test_a_taken_target_is_the_nearest_free_space_before_or_after() -> None:
    """ "An occupied target: the nearest free space before or after it, as the mover chooses.\""""
    assert targets("hellas", 4, others=("b4>b5",)) == {">b3", ">b5"}
    assert targets("hellas", 4, others=("b4>b5", "b3>b4", "b5>b6")) == {">b2", ">b6"}


def test_its_instruction_applies() -> None:
    """ "Its instruction applies.\" b5 is a travel space, b3 a Big Question."""
    state = after(lay(["hellas", "b4>b5"]), "^ d4")
    assert told(state, ">b5") == ["move-after", "travel"]
    assert told(state, ">b3") == ["move-before"]
    assert shown(after(state, ">b3")).phase == "big"


def test_the_start_counts_as_free_and_choosing_it_is_standing_still() -> None:
    """ "The space one starts from counts as free: choosing it is standing still (no instruction, turn over).\""""
    state = after(lay(["b3>b4", "b4>b5"], came="hellas"), "^ d1")
    assert legal(state) == {">b3", ">b5"}
    assert told(state, ">b3") == ["still"]
    view = shown(after(state, ">b3"))
    assert (view.places[0], view.heading[0], view.mover) == ("b3", "b4", 1)


def test_standing_still_on_an_epoch_is_no_journey() -> None:
    state = after(lay(["hellas", "b1>b2"]), "^ d1")
    assert legal(state) == {">hellas", ">b2"}
    assert shown(after(state, ">hellas")).came[0] == ""


def test_after_may_be_on_any_open_way() -> None:
    """ "After\" may be on any open way."""
    assert targets("r3", 1, "middle", ("r4",)) == {">r3", ">r5", ">b7"}
    assert targets("r3", 1, "hellas", ("r4",)) == {">r3", ">r5"}
    assert targets("r3", 1, "middle", ("r4", "r5")) == {">r3", ">r6", ">b7"}
    assert targets("r3", 1, "middle", ("r4", "b7>r4")) == {">r3", ">r5", ">b6"}


def test_after_may_be_an_epoch() -> None:
    """Epochs never fill, and so one may be the nearest free space."""
    state = after(lay(["b2>b1", "b1>hellas"], came="modern"), "^ d1")
    assert legal(state) == {">b2", ">hellas"}
    assert told(state, ">hellas") == ["enter-after"]


def test_after_is_never_past_the_landing_stage_without_a_boat() -> None:
    """ "Never past the near landing stage without a boat.\""""
    assert targets("a3>a4", 1, "mythology", ("a4>a5",)) == {">a3", ">a5", ">l1"}
    assert targets("a3>a4", 1, "mythology", ("a4>a5", "l1")) == {">a3", ">a5"}
    assert targets("a3>a4", 1, "mythology", ("a4>a5", "l1"), rotation=2) == {">a3", ">a5", ">l2"}


def test_the_space_before_is_on_the_way_that_was_walked() -> None:
    assert targets("r7", 3, "hellas", ("r10",)) == {">r9", ">r11", ">c6"}
    assert targets("r7", 2, "hellas", ("c7>r8",)) == {">r9", ">r8", ">c6"}


@pytest.mark.parametrize("roll", range(1, 7))
def test_there_is_always_somewhere_to_stop(roll: int) -> None:
    for place in ("r0", "r20", "a4>a5", "a4>a3", "w12", "d6", "l3"):
        assert targets(place, roll, "-", ("r1", "a3>a4", "l1", "r21", "hellas"))


def test_what_the_roll_does_not_lead_to_is_refused() -> None:
    state = after(lay(["r7", FAR], came="hellas"), "^ d3")
    assert (GAME.turn(state), refused(state, ">r9")) == (Seat(0), "no-way")


# ---- epochs entered once


def once(place: str, roll: int, done: str, came: str, others: tuple[str, ...] = (FAR,)) -> set[str]:
    """Where one may stop when finished epochs are passed."""
    state = lay([place, *others], came=came, done={0: done}, enter_epoch_once="on")
    return legal(after(state, f"^ d{roll}"))


def test_no_epoch_is_left_unfinished() -> None:
    """`enter_epoch_once`: "no leaving unfinished.\""""
    state = lay(["hellas", FAR], enter_epoch_once="on")
    assert (legal(state), refused(state, "^")) == ({"ask"}, "unfinished")


def test_a_finished_epoch_is_passed_as_if_taken() -> None:
    """`enter_epoch_once`: "a finished epoch is passed as if occupied.\" One goes on by its exit."""
    assert once("d6", 1, "renaissance", "modern") == {">d6", ">w1"}
    assert once("d6", 3, "renaissance", "modern") == {">w2"}
    assert once("d6", 3, "hellas", "modern") == {">renaissance"}


def test_the_journey_goes_on_from_the_epoch_that_was_passed() -> None:
    """A ruling: what one has passed is what the journey comes from."""
    state = lay(["d6", FAR], came="enlightenment", done={0: "renaissance"}, enter_epoch_once="on")
    state = after(state, "^ d6 .")
    assert (shown(state).places[0], shown(state).came[0]) == ("w5", "renaissance")
    assert once("b1>hellas", 3, "hellas", "modern") == {">b2"}
