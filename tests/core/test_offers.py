"""Offers: draws take everybody still in, takebacks every person, and both lapse when the game goes on."""

from __future__ import annotations

import pytest

from mochuelo.core.event import Player
from mochuelo.core.game import Outcome
from tests.core.tables import BOT, THREE, Table


def test_a_draw_takes_everybody_still_in() -> None:
    table = Table(players=THREE).play("take:1")
    assert table.kinds("offer", 0, "draw") == ["offer"]
    assert table.kinds("accept", 1, "draw") == ["accept"]
    assert table.match.status == "playing"
    assert table.kinds("accept", 2, "draw") == ["accept", "draw"]
    assert table.match.outcome == Outcome((), (1 / 3, 1 / 3, 1 / 3), "agreement")


def test_a_draw_is_shared_by_those_who_are_left() -> None:
    table = Table(players=THREE).play()
    table.ask("concede", 1)
    table.ask("offer", 0, "draw")
    assert table.code("accept", 1, "draw") == "seat-out"
    assert table.kinds("accept", 2, "draw") == ["accept", "draw"]
    assert table.match.outcome == Outcome((), (0.5, 0.0, 0.5), "agreement")


def test_a_draw_is_agreed_when_the_last_who_had_not_agreed_leaves() -> None:
    table = Table(players=THREE).play()
    table.ask("offer", 0, "draw")
    table.ask("accept", 1, "draw")
    assert table.kinds("concede", 2) == ["concede", "draw"]


def test_a_bot_is_asked_for_a_draw_like_anybody() -> None:
    table = Table(players=BOT).play()
    assert table.kinds("offer", 0, "draw") == ["offer"]
    assert table.kinds("accept", 1, "draw") == ["accept", "draw"]


def test_playing_on_declines_a_draw_and_the_one_who_offers_may_play_on() -> None:
    table = Table().play()
    table.ask("offer", 0, "draw")
    table.play("take:1")
    assert table.match.offer("draw") is not None
    table.play("take:1")
    assert table.match.offer("draw") is None


def test_an_offer_can_be_declined_and_made_again() -> None:
    table = Table().play()
    table.ask("offer", 0, "draw")
    assert table.code("offer", 1, "draw") == "already-offered"
    assert table.kinds("decline", 1, "draw") == ["decline"]
    assert table.code("accept", 1, "draw") == "no-offer"
    assert table.code("decline", 1, "draw") == "no-offer"
    assert table.code("offer", 1, "draw") == ""


@pytest.mark.parametrize("text", ["", "peace", "Draw"])
def test_only_two_things_can_be_offered(text: str) -> None:
    assert Table().play().code("offer", 0, text) == "no-such-offer"


def test_nobody_agrees_twice() -> None:
    table = Table(players=THREE).play()
    table.ask("offer", 0, "draw")
    assert table.code("accept", 0, "draw") == "agreed-already"


# ------------------------------------------------------------------ takebacks


def test_a_takeback_goes_back_to_the_asker_s_last_decision() -> None:
    table = Table().play("take:1", "take:2", "take:3")
    assert table.kinds("offer", 1, "takeback") == ["offer"]
    assert table.kinds("accept", 0, "takeback") == ["accept", "takeback"]
    assert (table.match.turn, table.match.state.heap) == (1, 6)
    assert [event.text for event in table.match.line] == ["take:1"]


def test_an_answer_to_a_position_taken_back_is_stale() -> None:
    """The bot that was thinking answers after the takeback."""
    table = Table(players=BOT).play("take:1")
    asked_at = table.match.seq
    assert table.kinds("offer", 0, "takeback") == ["offer", "takeback"]
    table.play("take:2")
    assert table.code("act", 1, "take:1", seq=asked_at) == "stale"


def test_two_people_at_one_screen_answer_as_one() -> None:
    table = Table(players=(Player("Ana", owner=0), Player("Bo", owner=0))).play("take:1")
    assert table.kinds("offer", 0, "takeback") == ["offer", "takeback"]


def test_at_one_screen_the_last_act_on_it_is_taken_back_whoever_is_to_move() -> None:
    table = Table(players=(Player("Ana", owner=0), Player("Bo", owner=0))).play("take:1", "take:2")
    assert table.match.turn == 0
    assert table.kinds("offer", 0, "takeback") == ["offer", "takeback"]
    assert [event.text for event in table.match.line] == ["take:1"]
    assert table.kinds("offer", 1, "takeback") == ["offer", "takeback"]
    assert table.match.line == ()


def test_there_must_be_something_to_take_back() -> None:
    assert Table().play("take:1").code("offer", 1, "takeback") == "nothing-to-take-back"


def test_a_takeback_does_not_bring_back_who_left() -> None:
    table = Table(players=THREE).play("take:1")
    table.ask("concede", 2)
    assert table.code("offer", 0, "takeback") == "leaving-since"


def test_a_takeback_lapses_when_somebody_acts_or_leaves() -> None:
    for kind, text in [("act", "take:1"), ("concede", "")]:
        table = Table(players=THREE).play("take:1")
        table.ask("offer", 0, "takeback")
        assert table.code(kind, 1, text) == ""
        assert table.code("accept", 2, "takeback") == "no-offer"


def test_after_a_takeback_one_can_take_back_further() -> None:
    table = Table().play("take:1", "take:2", "take:3")
    for seat, heap in [(0, 4), (1, 6), (0, 7)]:
        table.ask("offer", seat, "takeback")
        table.ask("accept", 1 - seat, "takeback")
        assert table.match.state.heap == heap
