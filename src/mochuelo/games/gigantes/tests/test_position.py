"""The position line: what it says, what a game that begins from it is, and how wrong ones are refused."""

from __future__ import annotations

import random
from typing import Any

import pytest

from mochuelo.core.errors import NotationError, OptionsError
from mochuelo.core.game import CHANCE, Seat
from mochuelo.games.gigantes import GAME, Options
from mochuelo.games.gigantes.position import read_position
from mochuelo.games.gigantes.tests.tables import after, begin, lay, own, shown
from mochuelo.testing.walks import Beginning, walk

LINE = "In:C5W3/Te:E9 In:B1B2/Te: In:E4W7C13/Te:B9 0 In TeIn"


def test_line_says_what_lies_where() -> None:
    view = shown(lay(LINE), Seat(0))
    assert view.rows == (("C5", "W3"), ("E9",))
    assert view.libraries == (("B1", "B2"), ())
    assert (view.hands, view.stock, view.mover) == ((("E4", "W7", "C13"), ("?",)), (0,), 0)
    assert view.last == (1, 0)


def test_stock_is_a_size_or_its_cards() -> None:
    sized, named = "In:C5/Te: In:/Te: In:E4/Te:B9 49 In", "In:C5/Te: In:/Te: In:E4/Te:B9 W7 In"
    assert shown(lay(sized)).stock == (49,)
    state = lay(named)
    assert {GAME.write(action) for action in GAME.legal(state)} == {"In<W7"}


def test_plus_says_that_the_draw_is_done() -> None:
    assert GAME.turn(lay("In:C5/Te: In:/Te: In:E4/Te:B9 W7 In")) == CHANCE
    assert GAME.turn(lay("In:C5/Te: In:/Te: In:E4/Te:B9 W7 In+")) == Seat(0)


def test_view_has_the_line_with_the_sizes_of_other_hands() -> None:
    state = lay("In:W3C5/Te:E9 In:/Te: In:E4W7/Te:B9 0 In+ TeIn")
    lines = [shown(state, viewer).position for viewer in (Seat(0), Seat(1), "spectator")]
    said = "In:W3C5/Te:E9 In:/Te: In:{}/Te:{} 0 In+ TeIn"
    assert lines == [said.format("E4W7", 1), said.format(2, "B9"), said.format(2, 1)]


def test_every_line_that_is_written_can_be_read() -> None:
    for ply in walk(GAME, Beginning(Options(length="long"), 3), random.Random(5)):
        for viewer in (Seat(0), "spectator"):
            view = shown(ply.state, viewer)
            assert bool(view.position) == (view.phase in ("draw", "play"))
            if view.position:
                read = read_position(view.position)
                assert [len(row) for row in read.rows] == [len(row) for row in view.rows]
                assert (read.seat, read.drawn) == (view.mover, view.phase == "play")


def test_game_that_begins_from_its_own_line_goes_on_alike() -> None:
    """With all hands told, the line of a turn is the whole state but for the stock's order, which nothing has."""
    state = after(lay(LINE, "E4+C5"), "In:E4+In")
    again = lay("In:C5W3E4/Te:E9 In:B1B2/Te: In:C13W7/Te:B9 0 Te TeIn", "E4+C5")
    assert [shown(one, Seat(1)).position for one in (state, again)] == ["In:C5W3E4/Te:E9 In:B1B2/Te: In:2/Te:B9 0 Te+ TeIn"] * 2
    assert GAME.legal(state) == GAME.legal(again)


def test_none_with_personal_decks_and_before_the_first_turn() -> None:
    assert shown(own("C1 C2", "E1 E2")).position == ""
    assert shown(begin("first:In")).position == ""
    assert shown(begin(play="four_colours")).position == ""


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("In:/Te:", "unreadable-position"),
        ("In:C5/Sa: In:/Te: In:C1/Te:C2 0 In", "unreadable-position"),
        ("In:C5/Te: In:/Te: In:C1/Te:C2 0 Xx", "unreadable-position"),
        ("In:C5/Te: In:/Te: In:C1/Te:C2 few In", "unreadable-position"),
        ("In:C5/Te: In:/Te: In:C1/Te:C2/Sa: 0 In", "unreadable-position"),
        ("In:C14/Te: In:/Te: In:C1/Te:C2 0 In", "unreadable-position"),
        ("In:C5/Te:C5 In:/Te: In:C1/Te:C2 0 In", "twice"),
        ("In:C5/Te: In:/Te: In:C1/Te:C2 0 In InIn", "twice"),
        ("In:C5/Te: In:/Te: In:C1/Te:C2 0 Sa", "position-seat"),
    ],
)
def test_line_that_is_none(line: str, code: str) -> None:
    with pytest.raises(NotationError) as error:
        read_position(line)
    assert error.value.code == code
    with pytest.raises(OptionsError) as same:
        GAME.start(Options(position=line), 2)
    assert same.value.code == code


@pytest.mark.parametrize(
    ("line", "rules", "code"),
    [
        ("In:C5/Te: In:/Te: In:C1/Te:7 0 In", {}, "position-hands"),
        ("In:C5/Te:/Sa: In:/Te:/Sa: In:C1/Te:/Sa: 0 In", {}, "position-seats"),
        ("In:C5/Te: In:/Te: In:C1/Te:C2 7 In", {}, "position-cards"),
        ("In:C5/Te: In:/Te: In:C1/Te:C2 0 In", {"numbers": 4}, "position-cards"),
        ("In:C5/Te: In:/Te: In:C1/Te:C2 0 In", {"length": "short"}, "position-over"),
        ("In:C5/Te: In:/Te: In:/Te: 0 In", {}, "position-over"),
        ("In:/Te:C5 In:/Te: In:/Te:C2 50 In+", {}, "position-over"),
        ("In:C5/Te: In:/Te: In:C1/Te:C2 0 In", {"decks": "personal"}, "position-common"),
        ("In:C5/Te: In:/Te: In:C1/Te:C2 0 In", {"play": "four_colours"}, "position-common"),
    ],
)
def test_line_with_which_no_game_can_begin(line: str, rules: dict[str, Any], code: str) -> None:
    with pytest.raises(OptionsError) as error:
        GAME.start(Options(**{"length": "long", "position": line} | rules), 2)
    assert error.value.code == code
