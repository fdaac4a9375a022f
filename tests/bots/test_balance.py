"""Equal bots: who acts first is balanced, the same deal gives the same game, and the sums are right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from mochuelo import registry
from mochuelo.bots import balance
from mochuelo.bots.balance import Deal, Tale, figure, share, total
from mochuelo.core.trial import Tried

from .toy import Nim

GAME = registry.game("tangents")


def tale(first: int, scores: tuple[float, ...], **tally: int) -> Tale:
    return Tale(Deal(1, 2, first, 0), scores, first, 30 + first, "majority", tally)


def test_the_seats_act_first_in_turn() -> None:
    tales = [balance.play(GAME, deal) for deal in balance.deals(6, 1, 2, 1)]
    assert [tale.first for tale in tales] == [0, 1, 0, 1, 0, 1]


def test_the_same_deal_gives_the_same_game() -> None:
    deal = Deal(2, 2, 0, 11)
    assert balance.play(GAME, deal) == balance.play(GAME, deal)
    assert balance.play(GAME, deal) != balance.play(GAME, Deal(2, 2, 0, 12))


def test_where_nobody_is_drawn_the_first_seat_begins() -> None:
    tales = [balance.play(registry.game("philosophy"), deal) for deal in balance.deals(2, 1, 3, 1)]
    assert [tale.first for tale in tales] == [0, 0]
    assert [len(tale.scores) for tale in tales] == [3, 3]
    assert [tale.tally for tale in tales] == [{}, {}]


def test_the_games_own_figures_are_those_of_its_story() -> None:
    """Every turn but a block or a pass fills one of sixteen spaces, and chains of one to four make up the flips."""
    for deal in balance.deals(8, 2, 2, 3):
        told = balance.play(GAME, deal).tally
        assert told["flips"] == sum(n * told[f"chain-{n}"] for n in (1, 2, 3, 4))
        assert sum(told[f"chain-{n}"] for n in (1, 2, 3, 4)) <= 16
        assert told["blocks"] <= 2


def test_sums() -> None:
    """By hand: the starter wins, ties and loses; seat 0 wins twice and ties once."""
    found = total([tale(0, (1.0, 0.0), flips=4), tale(1, (0.5, 0.5), flips=6), tale(1, (1.0, 0.0), flips=8)])
    assert [each.score for each in found.seat_scores] == pytest.approx([2.5 / 3, 0.5 / 3])
    assert [each.score for each in found.order_scores] == pytest.approx([0.5, 0.5])
    assert found.ties.score == pytest.approx(1 / 3)
    assert (found.tally["flips"].mean, found.tally["flips"].least, found.tally["flips"].most) == (6, 4, 8)
    assert found.reasons == {"majority": 3}


def test_a_mean_has_the_interval_of_its_spread() -> None:
    """2, 4, 6, 8: mean 5, standard deviation 2.582, so 1.96 * 2.582 / 2 on either side."""
    found = figure([2, 4, 6, 8])
    assert found.mean == 5
    assert found.interval == pytest.approx((2.4697, 7.5303), abs=1e-3)
    assert found.games == {"2": 1, "4": 1, "6": 1, "8": 1}


def test_a_share_has_the_interval_of_wilson() -> None:
    """8 of 10: 0.490 to 0.943 in every table of it."""
    assert share([1.0] * 8 + [0.0] * 2).interval == pytest.approx((0.490, 0.943), abs=1e-3)


def test_who_does_anything_needs_no_view() -> None:
    """Random bots are asked nothing but their seed, in every game."""
    for key in ("gigantes", "philosophy"):
        game = registry.game(key)
        told = balance.play(game, Deal("random", 2, 0, 5))
        assert told == balance.play(game, Deal("random", 2, 0, 5))
        assert 0 < told.choices <= told.turns


def test_choices_are_decisions_with_more_than_one_action() -> None:
    """Nim of 21 stones: the last stone alone leaves no choice."""
    told = [balance.play(Nim(), Deal("random", 2, 0, seed)) for seed in range(20)]
    assert {tale.turns - tale.choices for tale in told} == {0, 1}
    found = total(told)
    assert found.choices == sum(tale.choices for tale in told) / sum(tale.turns for tale in told)


def test_what_one_more_is_worth() -> None:
    """Two games by hand: one more is worth half a point and three cards; what nobody has differs in nothing and is left out."""
    games = [
        tale(0, (1.0, 0.0), **{"owls@0": 2, "owls@1": 1, "score@0": 30, "score@1": 27, "none@0": 0, "none@1": 0}),
        tale(0, (0.0, 1.0), **{"owls@0": 0, "owls@1": 3, "score@0": 20, "score@1": 29, "none@0": 0, "none@1": 0}),
    ]
    found = total(games)
    # less the mean of the game: owls +-0.5 and -+1.5, points +-0.5 and -+0.5; (0.25 + 0.25 + 0.75 + 0.75) / (0.25 + 0.25 + 2.25 + 2.25)
    assert found.worth["owls"]["points"].slope == pytest.approx(0.4)
    assert found.worth["owls"]["score"].slope == pytest.approx(3.0)
    assert found.worth["owls"]["score"].interval == pytest.approx((3.0, 3.0))
    assert found.worth["none"] == {}
    assert not found.tally, "a figure of a seat is none of the game"


def test_settings_are_told_apart() -> None:
    game = registry.game("gigantes")
    deals = list(balance.deals(2, "random", 3, 1, {"length": "long"}))
    found = total([balance.play(game, deal) for deal in deals])
    assert (found.level, found.seats, found.options) == ("random", 3, {"length": "long"})
    assert set(found.reasons) <= {"hands", "passes"}
    assert found.tally["use:W1"].most == 1


def test_marks_tell_what_those_score_that_bear_them() -> None:
    """Two games by hand: of two that began at a one won, of one at b none shared; a mark of 0 is none, and no mark is a figure."""
    games = [
        tale(0, (1.0, 0.0), **{"start:a@0": 1, "start:b@1": 1, "start:b@0": 0}),
        tale(0, (0.5, 0.5), **{"start:a@1": 1, "start:c@0": 1}),
    ]
    found = total(games)
    assert {name: (mark.seats, mark.score) for name, mark in found.marks.items()} == {
        "start:a": (2, 0.75),
        "start:b": (1, 0.0),
        "start:c": (1, 0.5),
    }
    assert found.marks["start:a"].interval == share([1.0, 0.5]).interval
    assert not found.tally
    assert not found.worth


class Quick(Nim):
    """Nim with a kernel of its own: whoever is to move takes one stone each time."""

    def trial(self, state: Any, sides: Sequence[int | str], seed: int, luck: int, keep: bool = False) -> Tried | None:
        if "random" in sides:
            return None
        length = 0
        while self.outcome(state) is None:
            state, length = self.apply(state, self.legal(state)[0]), length + 1
        return Tried(end=state, length=length, turns=length, choices=length - 1, figures={"seen": 7})


def test_a_game_may_play_itself() -> None:
    """What its kernel says is what is told; sides that it does not play are asked as ever."""
    told = balance.play(Quick(), Deal(1, 2, 0, 1))
    assert told.length == told.turns == told.choices + 1
    assert told.tally == {"seen": 7}
    assert sum(told.scores) == 1
    assert balance.play(Quick(), Deal("random", 2, 0, 1)) == balance.play(Nim(), Deal("random", 2, 0, 1))
    assert total([told]).tally["seen"].mean == 7
