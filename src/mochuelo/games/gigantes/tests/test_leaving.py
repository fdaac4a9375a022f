"""Giving up in the main game: what is left of whoever has, and how the others go on."""

from __future__ import annotations

import pytest

from mochuelo.core.errors import IllegalAction
from mochuelo.core.game import Outcome, Seat
from mochuelo.games.gigantes import GAME, State
from mochuelo.games.gigantes.tests.tables import after, begin, lay, legal, own, shown

THREE = "In:C1C2/Te:C3/Sa:C4 In:/Te:/Sa: In:W5E5/Te:W6/Sa:W7 0 In TeSaIn"


def leave(state: State, *seats: int) -> State:
    for seat in seats:
        state = GAME.concede(state, Seat(seat))
    return state


def test_of_two_the_other_has_won() -> None:
    state = leave(begin("first:In"), 0)
    assert GAME.outcome(state) == Outcome((1,), (0.0, 1.0), "concession")


def test_of_three_the_last_one_in_has_won_whatever_the_score() -> None:
    state = leave(lay(THREE), 0, 1)
    assert GAME.outcome(state) == Outcome((2,), (0.0, 0.0, 1.0), "concession")


def test_turn_of_one_who_gives_up_goes_to_the_next() -> None:
    assert GAME.turn(leave(lay(THREE), 0)) == Seat(1)
    assert GAME.turn(leave(lay(THREE), 1)) == Seat(0)


def test_who_gave_up_has_no_more_turns() -> None:
    state = after(leave(lay(THREE, "E5+C4"), 1), "In:E5+Sa")
    assert GAME.turn(state) == Seat(2)


def test_row_stays_and_is_supported_refuted_and_questioned() -> None:
    line = "In:C1C2E1E2/Te:C3C4/Sa: In:/Te:/Sa: In:W5E5/Te:W6/Sa:W7 0 In"
    state = leave(lay(line, "W5+C3 E5xC4"), 1)
    assert {"In:W5+Te", "In:E5xC4", "In:?Te"} <= legal(state)


def test_no_row_is_ceded_to_who_gave_up() -> None:
    """Te was to get it; without Te it is Sa, who played before."""
    state = lay("In:C1/Te:C3/Sa:C4 In:/Te:/Sa: In:W5/Te:W6/Sa:W7 0 In SaTe")
    assert (shown(state).heir, shown(leave(state, 1)).heir) == (1, 2)


def test_who_gave_up_cannot_win() -> None:
    """Te has most, and the other two share."""
    state = leave(lay("In:C1/Te:C3E3/Sa:C4C5 In:/Te:B1B2B3/Sa: In:W1/Te:/Sa: 0 In"), 1)
    state = after(state, "In:W1+In")
    assert shown(state).scores == (2, 5, 2)
    assert GAME.outcome(state) == Outcome((0, 2), (0.5, 0.0, 0.5), "hands")


def test_passes_of_who_gave_up_count_no_more() -> None:
    """Te has not passed, and so it is not over when In and Sa have and In gives up."""
    line = "In:/Te:/Sa:/Am: In:/Te:/Sa:/Am: In:C1/Te:C2/Sa:C3/Am:C4 0 In"
    state = after(lay(line, pass_empty="allowed"), "In:-", "Te:-")
    state = after(leave(state, 0), "Sa:-")
    assert GAME.turn(state) == Seat(3)
    assert GAME.outcome(after(state, "Am:-")) is not None


def test_it_is_over_when_all_who_are_left_have_passed() -> None:
    """In and Te have passed when Sa, whose turn it is, gives up."""
    line = "In:/Te:/Sa: In:/Te:/Sa: In:C1/Te:C2/Sa:C3 0 In"
    state = leave(after(lay(line, pass_empty="allowed"), "In:-", "Te:-"), 2)
    assert GAME.outcome(state) == Outcome((0, 1), (0.5, 0.5, 0.0), "passes")


def test_who_gave_up_is_dealt_nothing_more_and_does_not_begin() -> None:
    state = leave(begin("first:In", seats=3), 0)
    while shown(state).phase == "deal":
        state = GAME.apply(state, GAME.legal(state)[0])
    view = shown(state)
    assert ([len(hand) for hand in view.hands], view.mover, view.stock) == ([0, 6, 6], 1, (40,))
    assert legal(leave(begin(seats=3), 1)) == {"first:In", "first:Sa"}


def test_who_gave_up_picks_nothing_more() -> None:
    state = begin("first:In", "In=C1", decks="personal", seats=3)
    state = leave(state, 0)
    assert shown(state).turn == 1
    assert [len(picks) for picks in shown(state).picks] == [1, 0, 0]


def test_deck_of_who_gave_up_is_no_longer_drawn_from_and_does_not_keep_the_game_going() -> None:
    state = leave(own("C1 C2", "E1 E2", "W1 W2", lists="C2+C1 E2+C1"), 2)
    state = after(state, "In<C2", "In:C1", "Te<E2", "Te:E2+In", "In:C2+In", "Te:E1")
    assert shown(state).stock == (0, 0, 1)
    assert GAME.outcome(state) == Outcome((0,), (1.0, 0.0, 0.0), "hands")


@pytest.mark.parametrize("seat", [1, 3])
def test_only_who_is_in_can_give_up(seat: int) -> None:
    with pytest.raises(IllegalAction, match="only a player who is in"):
        leave(leave(begin("first:In", seats=3), 1), seat)
