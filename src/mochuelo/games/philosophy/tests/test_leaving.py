"""Players who are out: stuck or by concession, with both options for their tiles, on their own and on another's turn."""

from __future__ import annotations

import pytest

from mochuelo.core.errors import IllegalAction
from mochuelo.core.game import SPECTATOR, Outcome, Seat
from mochuelo.games.philosophy import GAME, Options, State, View

IN, TE, SA = Seat(0), Seat(1), Seat(2)
# Eight of the centre's nine are taken, no three in a row, and a Slide Right on C9 looking south targets nothing.
NEARLY_FULL = "C1:InPuNo/C2:TePuNo/C3:SaPuNo/C4:TeSlNo/C5:SaSlNo/C6:InSlNo/C7:TeSrNo/C8:SaSrNo - In"


def begin(position: str, seats: int = 3, *, stay: bool = False) -> State:
    return GAME.start(Options(position=position, stuck_tiles="stay" if stay else "removed"), seats)


def act(state: State, *texts: str) -> State:
    for text in texts:
        state = GAME.apply(state, GAME.read(text))
    return state


def look(state: State) -> View:
    return GAME.view(state, SPECTATOR)


def test_stuck_of_two_loses_and_nothing_is_removed() -> None:
    position = "C1:InPuNo/C2:TePuNo/C3:InPlNo/C4:InSlNo/C5:TeSlNo/C6:TeSrNo/C7:TePlNo/C8:InToNo - In"
    state = act(begin(position, seats=2), "C9SrSo")
    assert GAME.outcome(state) == Outcome((0,), (1.0, 0.0), "stuck")
    assert len(look(state).board) == 9


def test_stuck_of_three_leaves_with_tiles_and_hand_and_the_next_plays_on() -> None:
    state = act(begin(NEARLY_FULL), "C9SrSo")
    view = look(state)
    assert view.out == (False, True, False)
    assert view.position == "C1:InPuNo/C3:SaPuNo/C5:SaSlNo/C6:InSlNo/C8:SaSrNo/C9:InSrSo - Sa"
    assert view.hands[1] == ()
    assert view.free == ("C2", "C4", "C7")
    assert list(GAME.playing(state)) == [0, 2]
    assert "out" in GAME.places(view).values()


def test_stuck_of_three_with_tiles_staying_takes_the_next_along() -> None:
    # Teal's tiles stay, so the centre is still full for Sage: Indigo is the last one in.
    state = act(begin(NEARLY_FULL, stay=True), "C9SrSo")
    assert GAME.outcome(state) == Outcome((0,), (1.0, 0.0, 0.0), "stuck")
    assert len(look(state).board) == 9


@pytest.mark.parametrize("seat", [IN, TE])
def test_conceding_of_two_is_at_once_on_anyones_turn(seat: Seat) -> None:
    state = GAME.concede(act(begin("", seats=2), "C1PuNo"), seat)
    assert GAME.outcome(state) == Outcome((1 - seat,), (float(seat == TE), float(seat == IN)), "concession")
    assert look(state).position == "C1:InPuNo"


def test_conceding_on_the_own_turn_ends_it_at_once() -> None:
    state = GAME.concede(act(begin(""), "C1PuNo", "C2SlNo"), SA)
    view = look(state)
    assert view.out == (False, False, True)
    assert view.turn == 0
    assert view.turns == 3


def test_conceding_on_the_own_turn_removes_the_tiles_before_the_line_check() -> None:
    # Indigo and Sage both have three in a row; when Indigo leaves, Sage alone has.
    state = GAME.concede(begin("C1:InPuNo/C2:InSlNo/C3:InSrNo/C7:SaPuSo/C8:SaSlSo/C9:SaSrSo - In"), IN)
    assert GAME.outcome(state) == Outcome((2,), (0.0, 0.0, 1.0), "conclusion")


def test_conceding_in_the_middle_of_the_own_turn() -> None:
    # Indigo's Decision asks for a side; leaving takes it and all else of Indigo's away, and Teal plays.
    state = act(begin("C1:TePuWe - In"), "C5DeNw")
    assert look(state).phase == "decide"
    state = GAME.concede(state, IN)
    assert look(state).position == "C1:TePuWe - Te"


def test_conceding_on_anothers_turn_waits_for_its_end() -> None:
    state = GAME.concede(act(begin(""), "C1PuNo"), IN)
    view = look(state)
    assert view.pending == (True, False, False)
    assert view.out == (False, False, False)
    assert list(GAME.playing(state)) == [1, 2]
    state = act(state, "C9SlSo")
    assert look(state).out == (True, False, False)
    assert look(state).position == "C9:TeSlSo - Sa"


def test_a_line_of_one_who_conceded_still_counts_in_that_turn() -> None:
    # Teal has given up; then Indigo pushes Teal's third tile from N5 to N2, into the row N1 N2 N3.
    state = GAME.concede(begin("N1:TePuWe/N3:TeSlEa/N5:TeSrWe - In"), TE)
    state = act(state, "C2PuNo")
    assert look(state).position == "C2:InPuNo/N1:TePuWe/N2:TeSrWe/N3:TeSlEa"
    assert GAME.outcome(state) == Outcome((1,), (0.0, 1.0, 0.0), "conclusion")


def test_when_all_others_have_conceded_the_mover_wins_at_the_end_of_the_turn() -> None:
    state = GAME.concede(GAME.concede(act(begin(""), "C1PuNo"), IN), SA)
    assert GAME.outcome(state) is None
    state = act(state, "C9SlSo")
    assert GAME.outcome(state) == Outcome((1,), (0.0, 1.0, 0.0), "concession")


def test_when_everybody_concedes_the_last_to_have_moved_on_stays() -> None:
    # The mover leaves first, then those who waited, the next to play first: Sage is the last one in.
    state = GAME.concede(GAME.concede(GAME.concede(begin(""), TE), SA), IN)
    assert GAME.outcome(state) == Outcome((2,), (0.0, 0.0, 1.0), "concession")


def test_tiles_that_stay_are_opponents_make_no_conclusion_and_are_gone_when_pushed_off() -> None:
    state = GAME.concede(begin("C2:TePuNo/N2:TeSlNo/N5:TeSrNo - Te", stay=True), TE)  # Teal had a column of three
    assert GAME.outcome(state) is None
    view = look(state)
    assert {(t.seat, t.colour) for t in view.board} == {(-1, 1)}
    assert view.conclusions == ()
    state = act(state, "C8SrSo", "C5PuNo")  # Sage, then Indigo, who pushes the column over the edge
    assert look(state).position == "C5:InPuNo/C8:SaSrSo/N2:TeSrNo/N5:TePuNo - Sa"
    assert GAME.places(look(state))["Te.Sl"] == "out"
    assert look(state).hands[1] == ()


@pytest.mark.parametrize("seat", [Seat(-1), Seat(3), TE])
def test_who_is_not_in_cannot_concede(seat: Seat) -> None:
    state = GAME.concede(act(begin(""), "C1PuNo"), TE)
    with pytest.raises(IllegalAction, match="not in the game"):
        GAME.concede(state, seat)


def test_repetition_is_counted_after_anyone_stuck_is_out_and_shared_among_those_in() -> None:
    state = GAME.concede(begin("C4:TeLsEa/E4:TeToWe/W3:InToEa - Sa"), SA)
    for _ in range(2):
        state = act(state, "C6LsWe", "C4LsEa")
    assert GAME.outcome(state) == Outcome((), (0.5, 0.5, 0.0), "repetition")
