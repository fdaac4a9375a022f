"""Takebacks in a game with secrets and chance: only what taught the asker nothing can be taken back."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace

from mochuelo.core import takeback
from mochuelo.core.event import Player
from mochuelo.core.game import CHANCE, Seat
from mochuelo.core.takeback import reveals
from mochuelo.testing.fakes import replaced
from tests.core.tables import Table
from tests.drill.games import magpies

GAME = magpies.GAME


def bidding(seats: int = 2) -> Table:
    """Dealt and rolled; the first seat is to set a card."""
    return Table(GAME, players=[Player(name) for name in ("Ana", "Bo", "Cy")[:seats]]).play()


def go_on(table: Table, times: int) -> None:
    """Take the first legal action so many times."""
    for _ in range(times):
        table.play(str(GAME.write(GAME.legal(table.match.state)[0])))


def test_a_card_set_in_secret_can_be_taken_back_before_and_after_the_other_has_set() -> None:
    """The other's card lies face down: nothing was learned from it."""
    table = bidding()
    go_on(table, 1)
    assert table.kinds("offer", 0, "takeback") == ["offer"]
    assert table.kinds("accept", 1, "takeback") == ["accept", "takeback"]
    go_on(table, 1)
    assert table.match.turn == 1
    go_on(table, 1)
    assert table.kinds("offer", 0, "takeback") == ["offer"]
    assert table.kinds("accept", 1, "takeback") == ["accept", "takeback"]
    assert table.match.turn == 0


def test_a_card_that_was_shown_to_the_asker_stays_shown() -> None:
    table = bidding()
    go_on(table, 3)
    assert table.match.turn == 1
    assert table.code("offer", 1, "takeback") == "secret-since"


def test_the_own_showing_teaches_the_asker_nothing() -> None:
    table = bidding()
    go_on(table, 3)
    assert table.kinds("offer", 0, "takeback") == ["offer"]


def test_no_takeback_reaches_across_a_draw_of_chance() -> None:
    table = bidding()
    go_on(table, 4)
    assert table.match.log[-1].kind == "chance"
    assert {table.code("offer", seat, "takeback") for seat in (0, 1)} == {"chance-since"}


def test_a_draw_that_can_fall_one_way_only_is_no_bar() -> None:
    table = Table(GAME, replace(GAME.options(), sides=1)).play()
    go_on(table, 4)
    assert table.match.log[-1].text == "roll:1"
    assert table.code("offer", 0, "takeback") == "secret-since"  # the other's card was shown after the own one
    assert table.kinds("offer", 1, "takeback") == ["offer"]
    assert table.kinds("accept", 0, "takeback") == ["accept", "takeback"]
    assert (table.match.turn, table.match.state.phase) == (1, "show")


def test_a_draw_that_can_fall_one_way_only_is_a_bar_when_it_reveals() -> None:
    """Chance opens the cards that were set: to each seat it shows the other's."""
    opened = replaced(GAME, turn=shown_by_chance, draw=the_only_one)
    table = Table(opened, replace(GAME.options(), sides=1)).play()
    go_on(table, 1)
    assert table.match.turn == 1
    assert table.kinds("offer", 0, "takeback") == ["offer"]
    assert table.kinds("decline", 1, "takeback") == ["decline"]
    go_on(table, 1)
    assert [event.text.partition(":")[0] for event in table.match.log[-3:]] == ["show", "show", "roll"]
    assert {table.code("offer", seat, "takeback") for seat in (0, 1)} == {"secret-since"}


def shown_by_chance(state: Any) -> Any:
    return CHANCE if state.phase == "show" else GAME.turn(state)


def the_only_one(state: Any, rng: random.Random) -> Any:
    return GAME.legal(state)[0] if state.phase == "show" else GAME.draw(state, rng)


class Counted:
    """How many lists of legal actions were asked for."""

    def __init__(self) -> None:
        self.lists = 0
        self.game = replaced(GAME, legal=self.legal)

    def legal(self, state: Any) -> Any:
        self.lists += 1
        return GAME.legal(state)


def test_what_is_possible_is_seldom_listed() -> None:
    """64 states are imagined; of a card face down most others could be the true one, and a few of them stand in for all."""
    table = bidding()
    state, counted = table.match.state, Counted()
    for action in GAME.legal(state):
        assert not reveals(counted.game, state, action, Seat(1), random.Random(1))
    assert counted.lists <= 6 * len(GAME.legal(state))  # one for each rank of the six at most
    go_on(table, 2)
    show, counted = GAME.legal(table.match.state)[0], Counted()
    assert reveals(counted.game, table.match.state, show, Seat(1), random.Random(1))
    assert counted.lists == 1  # the first state in which another card lies there answers it
    assert not reveals(counted.game, table.match.state, show, Seat(0), random.Random(1))
    assert counted.lists == 1  # the own action is possible wherever it was


def test_a_question_that_takes_too_long_is_answered_with_caution(monkeypatch: pytest.MonkeyPatch) -> None:
    state = bidding().match.state
    action = GAME.legal(state)[0]
    monkeypatch.setattr(takeback, "MOST", 2)
    assert reveals(GAME, state, action, Seat(1), random.Random(1))


def test_what_reveals_is_computed_for_each_viewer() -> None:
    table = bidding(3)
    go_on(table, 3)
    state = table.match.state
    show = GAME.legal(state)[0]
    told = [reveals(GAME, state, show, Seat(viewer), random.Random(1)) for viewer in range(3)]
    assert told == [False, True, True]
