"""Questions on epochs and philosophy spaces (the rules page under Play, Cards and Who knows what)."""

from __future__ import annotations

import pytest

from mochuelo.core.game import CHANCE, Seat
from mochuelo.games.sophie import GAME
from mochuelo.games.sophie.tests.cases import after, lay, legal, refused, right, shown, wrong

# ---- on an unfinished epoch


def test_a_question_is_drawn_by_chance_and_chosen_unseen() -> None:
    """ "Choose question 1 or 2 unseen, hear it with three answers (shuffled each time), name one.\""""
    state = after(lay(["hellas", "modern"]), "ask")
    assert GAME.turn(state) == CHANCE
    assert len(legal(state)) == 22
    state = after(state, "k17")
    assert (GAME.turn(state), legal(state)) == (Seat(0), {"q1", "q2"})
    state = after(state, "q2")
    assert (GAME.turn(state), len(legal(state))) == (CHANCE, 6)
    assert legal(after(state, "o17:bca")) == {"a", "b", "c", "-"}


def test_the_answers_are_shown_in_their_order() -> None:
    """ "(shuffled each time)\": o17:bca has the right answer at b, the wrong one at c, the absurd one at a."""
    state = after(lay(["hellas", "modern"]), "ask k17 q2")
    one, other = (shown(after(state, order)).question for order in ("o17:abc", "o17:bca"))
    assert one is not None and other is not None
    right_, wrong_, absurd = one.words["en"].answers
    assert other.words["en"].answers == (absurd, right_, wrong_)
    assert one.id == other.id == "hellas-034"


def test_right_gives_ten_points_keeps_the_card_and_asks_on_at_once() -> None:
    """ "Right: 10 points, keep the card, and at once the next question of that epoch.\""""
    state = after(lay(["hellas", "modern"]), "ask", right(17))
    view = shown(state)
    assert (view.points[0], view.kept[0], view.phase, view.mover) == (10, ("hellas",), "draw", 0)
    assert "k17" not in legal(state)
    assert (view.piles[1], view.used[1]) == (21, 0)


@pytest.mark.parametrize("answer", ["b", "c", "-"])
def test_what_is_not_right_uses_the_card_and_ends_the_turn(answer: str) -> None:
    """ "Wrong (or out of time): card to the used pile, turn over.\""""
    state = after(lay(["hellas", "modern"]), f"ask k17 q1 o17:abc {answer} =a")
    view = shown(state)
    assert (view.points[0], view.kept[0], view.mover, view.used[1], view.piles[1]) == (0, (), 1, 1, 21)


def test_one_right_answer_is_kept_for_later_also_when_leaving() -> None:
    """ "One right answer is kept for later, also when leaving.\""""
    state = after(lay(["hellas", "modern"]), "ask", right(17), wrong(3), "ask", wrong(1), "^ d1 >b1", wrong(1))
    assert shown(state).kept[0] == ("hellas",)
    state = lay(["hellas", "modern"])
    state.kept[1] = 4
    assert shown(after(state, "ask", right(9))).markers[0] == ("hellas",)


def test_at_two_right_the_epoch_is_done() -> None:
    """ "At two right the epoch is done: its cards to the used pile, take the marker, turn over.\""""
    state = after(lay(["hellas", "modern"]), "ask", right(17), right(3))
    view = shown(state)
    assert (view.points[0], view.markers[0], view.kept[0], view.used[1], view.mover) == (20, ("hellas",), (), 2, 1)


def test_a_kept_card_is_not_used_until_its_epoch_is_done() -> None:
    """ "Kept cards are not used until their epoch is done.\" A pile is made again from the used cards alone."""
    state = after(lay(["hellas", "modern"]), "ask", right(17))
    for card in range(1, 23):
        if card != 17:
            state.lies[state.first[1] + card - 1] = 1
    state.left[1], state.used[1] = 0, 21
    state.seat, state.phase, state.purpose = 0, 3, 0
    again = after(state, "ask")
    assert legal(again) == {f"k{card}" for card in range(1, 23) if card != 17}
    assert (shown(again).piles[1], shown(again).used[1]) == (21, 0)


def test_before_a_question_is_drawn_one_may_roll_and_leave() -> None:
    """ "Or, before a question is drawn: roll and leave.\""""
    state = lay(["hellas", "modern"])
    assert legal(state) == {"ask", "^"}
    assert refused(after(state, "ask k17"), "^") == "not-now"


def test_on_a_finished_epoch_one_rolls_and_leaves() -> None:
    """ "On a finished epoch. Roll and leave.\""""
    state = lay(["hellas", "modern"], done={0: "hellas"})
    assert legal(state) == {"^"}
    assert refused(state, "ask") == "finished"


# ---- philosophy


def test_a_philosophy_space_asks_one_question_for_ten_points() -> None:
    """ "Philosophy: one question, 10 points.\""""
    state = after(lay(["hellas", "modern"]), "^ d1 >b1")
    assert shown(state).phase == "draw"
    done = shown(after(state, right(7)))
    assert (done.points[0], done.mover, done.used[6], done.kept[0]) == (10, 1, 1, ())
    assert shown(after(state, wrong(7))).points[0] == 0


# ---- who knows what


def test_nobody_knows_a_card_before_it_is_read() -> None:
    """ "Hidden from all: the order of the piles, a question's text before 1 or 2 is chosen, the card's other question always.\""""
    state = after(lay(["hellas", "modern"]), "ask")
    for viewer in (Seat(0), Seat(1), "spectator"):
        assert GAME.write(GAME.seen(state, GAME.read("k17"), viewer)) == "k?"
    drawn = shown(after(state, "k17")).question
    assert drawn is not None
    assert (drawn.id, drawn.words, drawn.difficulty, drawn.topic) == ("", {}, 0, "")


def test_the_right_answer_is_hidden_until_it_is_opened_for_all() -> None:
    """ "Hidden from all: the right answer until answered\"; "a wrong answer shows the explanation to everyone.\""""
    state = after(lay(["hellas", "modern"]), "ask k17 q1")
    texts = {GAME.write(GAME.seen(state, action, Seat(0))) for action in GAME.legal(state)}
    assert texts == {f"o17:{lie}" for lie in ("123", "132", "213", "231", "312", "321")}
    asked = after(state, "o17:bca a")
    assert (GAME.turn(asked), legal(asked)) == (CHANCE, {"=b"})
    last = shown(after(asked, "=b"), Seat(1)).last
    assert last is not None
    assert (last.answer, last.right, last.points) == ("a", "b", 0)
    assert last.words["en"].because
    assert last.source.look_up


def test_an_imagined_game_does_not_know_the_answer() -> None:
    """ "Bots never see the answer.\""""
    import random

    state = after(lay(["hellas", "modern"]), "ask k17 q1 o17:bca")
    rights = {legal(after(GAME.imagine(shown(state, Seat(0)), random.Random(seed)), "a")).pop() for seed in range(40)}
    assert rights == {"=a", "=b", "=c"}


# ---- programs


def test_a_program_says_how_often_it_is_right_and_chance_answers() -> None:
    """ "Bots answer with a stated probability.\""""
    import random

    state = after(lay(["hellas", "modern"], bots=(0,)), "ask k17 q1 o17:bca")
    assert legal(state) == {"a", "b", "c", "-", *(f"%{odds}" for odds in range(0, 101, 5))}
    state = after(state, "%70")
    assert GAME.turn(state) == CHANCE
    drawn = [GAME.write(GAME.draw(state, random.Random(seed))) for seed in range(2000)]
    assert drawn.count("b") == pytest.approx(1400, abs=90)
    assert drawn.count("a") == pytest.approx(300, abs=70)
    asked = shown(state).question
    assert asked is not None and asked.odds == 70


def test_people_do_not_leave_it_to_chance() -> None:
    assert refused(after(lay(["hellas", "modern"], bots=(1,)), "ask k17 q1 o17:bca"), "%70") == "odds"
