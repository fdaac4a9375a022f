"""Takebacks in a game with secrets and chance: only what taught the asker nothing can be taken back."""

from __future__ import annotations

import random

from mochuelo.core.event import Player
from mochuelo.core.game import Seat
from mochuelo.core.takeback import reveals
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


def test_what_reveals_is_computed_for_each_viewer() -> None:
    table = bidding(3)
    go_on(table, 3)
    state = table.match.state
    show = GAME.legal(state)[0]
    told = [reveals(GAME, state, show, Seat(viewer), random.Random(1)) for viewer in range(3)]
    assert told == [False, True, True]
