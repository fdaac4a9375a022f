"""The finale, the end, rounds and giving up (the rules page under End and Options; what it leaves open, by the README)."""

from __future__ import annotations

from typing import Any

import pytest

from mochuelo.core.errors import IllegalAction
from mochuelo.core.game import CHANCE, Outcome, Seat
from mochuelo.games.sophie import GAME, State
from mochuelo.games.sophie import state as n
from mochuelo.games.sophie.tests.cases import after, lay, legal, right, shown, told, wrong


def last_epoch(seats: int = 3, mover: int = 0, **options: Any) -> State:
    """One right answer about the Middle Ages is missing for the fourth epoch; Renaissance and Modern are then unfinished."""
    places = ["hellas", "modern", "mythology"][:seats]
    places[mover] = "middle"
    state = lay(places, mover=mover, done={mover: "mythology hellas enlightenment"}, **options)
    state.kept[6 * mover + 2] = 0
    state.lies[state.first[2]], state.left[2] = n.OUT, 21
    return state


def finale(**options: Any) -> State:
    """The finale begins."""
    return after(last_epoch(**options), "ask", right(2))


def test_the_first_to_finish_a_fourth_epoch_answers_at_once_alone() -> None:
    """ "The first player to finish a fourth epoch answers at once, alone.\""""
    state = after(last_epoch(), "ask k2 q1 o2:abc a")
    assert told(state, "=a") == ["open", "right", "finish", "finale", "ask-finale"]
    view = shown(after(state, "=a"))
    assert (view.mover, view.phase, view.points[0], len(view.markers[0])) == (0, "draw", 10, 4)
    assert view.finale is not None
    assert (view.finale.seat, view.finale.asked) == (0, 0)


def test_one_question_from_each_unfinished_epoch_in_time_order_then_philosophy() -> None:
    """ "One question from each of the two unfinished epochs (in time order) and one philosophy question, choosing 1 or 2 each time.\""""
    state, piles = finale(), []
    for _ in range(3):
        asked = shown(state).question
        assert asked is not None and asked.purpose == "finale"
        piles.append(asked.pile)
        assert legal(after(state, "k1")) == {"q1", "q2"}
        state = after(state, right(1))
    assert piles == ["renaissance", "modern", "philosophy"]
    assert GAME.turn(state) is None


@pytest.mark.parametrize(("options", "worth"), [({}, 30), ({"finale_points": "20"}, 20), ({"finale_points": "10"}, 10)])
def test_each_right_answer_is_worth_thirty(options: dict[str, str], worth: int) -> None:
    """ "30 points each\"; `finale_points` 30|20|10."""
    view = shown(after(finale(**options), right(1), wrong(1), right(1)))
    assert (view.points[0], view.reason) == (10 + 2 * worth, "finale")
    assert [past.points for past in view.history] == [10, worth, 0, worth]


def test_then_the_game_is_over_and_most_points_win() -> None:
    """ "Then the game is over. Most points.\""""
    state = finale()
    state.points[1] = 70
    ended = after(state, wrong(1), wrong(1), right(1))
    assert GAME.outcome(ended) == Outcome((1,), (0.0, 1.0, 0.0), "finale")


def test_ties_are_shared() -> None:
    """ "Ties are shared.\""""
    state = finale()
    state.points[1] = state.points[2] = 10
    assert GAME.outcome(after(state, wrong(1), wrong(1), wrong(1))) == Outcome((0, 1, 2), (1 / 3, 1 / 3, 1 / 3), "finale")


def test_all_that_was_asked_is_told_when_it_is_over() -> None:
    view = shown(after(finale(), right(1), wrong(1), right(1)))
    assert set(view.book) == set(view.sources) == {past.id for past in view.history}
    assert shown(finale()).book == {}


def test_fewer_epochs_make_a_longer_finale() -> None:
    """`goal`: five unfinished epochs and philosophy."""
    state = after(lay(["hellas", "modern"], goal=1), "ask", right(1), right(2))
    piles = []
    while GAME.turn(state) is not None:
        asked = shown(state).question
        assert asked is not None
        piles.append(asked.pile)
        state = after(state, wrong(3))
    assert piles == ["mythology", "middle", "renaissance", "enlightenment", "modern", "philosophy"]


# ---- the last round


def test_with_last_round_the_others_finish_the_round() -> None:
    """`last_round` off|on: "the others finish the round.\""""
    state = after(finale(last_round="on"), right(1), right(1))
    state = after(state, "k1 q1 o1:abc a")
    assert told(state, "=a") == ["open", "right", "closing"]
    state = after(state, "=a")
    assert (shown(state).mover, shown(state).closing) == (1, True)
    state = after(state, "ask", wrong(4))
    assert shown(state).mover == 2
    assert GAME.outcome(after(state, "ask", wrong(4))) is not None


def test_with_last_round_the_last_of_the_round_ends_it() -> None:
    state = after(last_epoch(mover=2, last_round="on"), "ask", right(2), right(1), right(1))
    assert GAME.outcome(after(state, right(1))) is not None


def test_only_the_first_has_a_finale() -> None:
    """ "The *first* player to finish\": a second one in the last round takes the marker, and that is all."""
    state = last_epoch(mover=1, last_round="on")
    state.finale, state.closing = 0, 1
    state = after(state, "ask", right(2))
    assert (len(shown(state).markers[1]), shown(state).mover) == (4, 2)


def test_after_sixty_rounds_the_points_decide() -> None:
    """A ruling: a game has an end."""
    state = lay(["b1>b2", "c1>c2"], mover=1, came="hellas middle")
    state.round, state.points[1] = 60, 10
    ended = after(state, "^ d2 .", wrong(1))
    assert GAME.outcome(ended) == Outcome((1,), (0.0, 1.0), "rounds")
    state.round = 59
    assert shown(after(state, "^ d2 .", wrong(1))).round == 60


# ---- giving up


def test_one_who_gives_up_leaves_the_board_and_cannot_win() -> None:
    """Rulings: the piece leaves, what is kept goes to the used cards, points do not win."""
    state = lay(["hellas", "modern", "middle"])
    state.kept[6 + 2], state.points[1], state.lies[state.first[2] + 4], state.left[2] = 4, 50, n.OUT, 21
    state = after(state, "concede:1")
    view = shown(state)
    assert (view.places[1], view.conceded, view.used[2], view.kept[1], view.mover) == ("", (1,), 1, (), 0)
    assert shown(after(state, "ask", wrong(1))).mover == 2
    with pytest.raises(IllegalAction) as caught:
        GAME.concede(state, Seat(1))
    assert caught.value.code == "not-in"


def test_the_last_one_left_has_won() -> None:
    state = lay(["hellas", "modern", "middle"])
    state.points[0] = 90
    ended = after(state, "concede:0 concede:1")
    assert GAME.outcome(ended) == Outcome((2,), (0.0, 0.0, 1.0), "concession")


@pytest.mark.parametrize(
    "way",
    [
        "",
        "^",
        "^ d4",
        "^ d4 .",
        "ask",
        "ask k3",
        "ask k3 q2",
        "ask k3 q2 o3:bca",
        "ask k3 q2 o3:bca b",
        "^ d3 .",
        "^ d3 . B3",
        "^ d3 . B3 !",
    ],
)
def test_the_mover_can_give_up_in_the_midst_of_everything(way: str) -> None:
    """The turn passes on, and what lies on the table goes to the used cards."""
    state = after(lay(["hellas", "modern", "middle"]), way, "concede:0")
    view = shown(state)
    assert (view.mover, view.phase, view.question, view.big, view.die if not way else 0) == (1, "turn", None, None, 0)
    assert sum(view.piles) + sum(view.used) == 6 * 22 + 42 + 64


def test_giving_up_while_being_asked_whether_to_bet_or_jump() -> None:
    state = lay(["hellas", "modern", "middle"], socrates_cards="on")
    state.socrates[0], state.socrates_left = 1, 3
    assert shown(after(state, "ask k5 q1 h5 concede:0")).used[6] == 1
    assert shown(after(state, "ask k5 q1 h5 s+ concede:0")).used[6] == 1
    assert shown(after(lay(["r4", "modern", "middle"], came="middle"), "^ d1 >r5 concede:0")).mover == 1
    assert shown(after(lay(["hellas", "modern", "middle"]), "^ d4 . concede:0")).mover == 1


def test_a_voter_who_gives_up_is_not_waited_for() -> None:
    state = after(lay(["r23", "modern", "middle"], came="hellas"), "^ d1 . B12 ! vTe+")
    gone = after(state, "concede:2")
    assert (GAME.turn(gone), legal(gone)) == (CHANCE, {"v+"})
    assert shown(after(gone, ".")).points[0] == 20
    assert legal(after(state, "vSa0 concede:1")) == {"v0"}


def test_a_piece_that_leaves_frees_its_space() -> None:
    state = after(lay(["hellas", "b4>b5", "middle"]), "^ d4")
    assert legal(state) == {">b3", ">b5"}
    assert legal(after(state, "concede:1")) == {">b4"}


def test_before_the_first_turn() -> None:
    from mochuelo.games.sophie import Options

    start = GAME.start(Options(), 3)
    assert legal(after(start, "concede:0")) == {"first:Te", "first:Sa"}
    state = after(start, "first:Te r5 concede:1")
    assert GAME.turn(state) == Seat(2)
    state = after(state, "S:modern concede:2")
    assert GAME.outcome(state) == Outcome((0,), (1.0, 0.0, 0.0), "concession")


def test_a_finale_that_is_given_up_ends_as_one_that_was_played() -> None:
    state = after(finale(), right(1), "concede:0")
    assert GAME.outcome(state) == Outcome((1, 2), (0.0, 0.5, 0.5), "finale")
    state = after(finale(last_round="on"), right(1), "concede:0")
    assert (shown(state).mover, shown(state).closing) == (1, True)


def test_a_round_goes_on_without_its_starter() -> None:
    state = after(lay(["hellas", "modern", "middle"]), "concede:0", "ask", wrong(1), "ask", wrong(1))
    assert (shown(state).round, shown(state).mover) == (2, 1)
