"""The left neighbour reads (the rules page under Options: `reader`), and time for answers (`answer_seconds`)."""

from __future__ import annotations

from typing import Any

from mochuelo.core.game import CHANCE, Limit, Seat
from mochuelo.games.sophie import GAME, State
from mochuelo.games.sophie.tests.cases import after, lay, legal, shown


def read(seats: int = 3, **options: Any) -> State:
    """The first seat is asked question 2 of card 17, and the second one reads."""
    places = ["hellas", "modern", "middle"][:seats]
    return after(lay(places, reader="left_neighbour", **options), "ask k17 q2")


def test_the_program_reads_to_all() -> None:
    state = after(lay(["hellas", "modern"]), "ask k17 q2 o17:bca")
    for viewer in (Seat(0), Seat(1), "spectator"):
        asked = shown(state, viewer).question
        assert asked is not None
        assert (asked.reader, asked.id, bool(asked.words), shown(state, viewer).viewer) == (-1, "hellas-034", True, -1)


def test_the_left_neighbours_page_alone_shows_the_question() -> None:
    """`reader` left_neighbour."""
    state = read()
    assert [GAME.write(GAME.seen(state, GAME.read("o17:bca"), Seat(seat)))[:4] for seat in range(3)] == ["o:?", "o17:", "o:?"]
    state = after(state, "o17:bca")
    views = [shown(state, Seat(seat)) for seat in range(3)]
    assert [bool(view.question and view.question.words) for view in views] == [False, True, False]
    assert [view.viewer for view in views] == [-1, 1, -1]
    assert legal(state) == {"a", "b", "c", "-"}


def test_once_answered_all_see_it() -> None:
    """ "A wrong answer shows the explanation to everyone.\""""
    state = after(read(), "o17:bca a")
    assert legal(state) == {"=17:bca"}
    last = shown(after(state, "."), Seat(2)).last
    assert last is not None and (last.id, last.right) == ("hellas-034", "b")


def test_for_a_program_on_the_left_the_program_reads() -> None:
    asked = shown(after(read(bots=(1,)), "o17:bca")).question
    assert asked is not None and (asked.reader, bool(asked.words)) == (-1, True)


def test_when_the_reader_gives_up_the_next_one_reads_it_anew() -> None:
    """A ruling: what is not answered is laid out again, for the new reader."""
    state = after(read(), "o17:bca concede:1")
    assert (GAME.turn(state), legal(state) >= {"o17:abc"}) == (CHANCE, True)
    asked = shown(after(state, "o17:cab"), Seat(2)).question
    assert asked is not None and (asked.reader, bool(asked.words)) == (2, True)
    answered = after(read(), "o17:bca a concede:1")
    assert legal(answered) == {"=17:bca"}


def test_answers_have_the_time_of_the_table() -> None:
    """`answer_seconds` none|n; out of time is no answer."""
    state = after(lay(["hellas", "modern"]), "ask k17 q2 o17:bca")
    assert GAME.limit(state) is None  # type: ignore[attr-defined]
    state = after(lay(["hellas", "modern"], answer_seconds="30"), "ask k17 q2 o17:bca")
    assert GAME.limit(state) == Limit("answer-1", 30_000)  # type: ignore[attr-defined]
    assert GAME.write(GAME.lapse(state)) == "-"  # type: ignore[attr-defined]
    following = after(state, "b =b k3 q1 o3:abc")
    assert GAME.limit(following) == Limit("answer-2", 30_000)  # type: ignore[attr-defined]
