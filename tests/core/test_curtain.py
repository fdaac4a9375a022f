"""When those at one screen have something to hide from each other: in a game of secrets, one of moments, and one without."""

from __future__ import annotations

from typing import Any

import pytest

from mochuelo import registry
from mochuelo.core.curtain import apart
from mochuelo.core.event import Player
from mochuelo.core.match import Match
from mochuelo.core.ruling import Request, judge
from tests.drill.games import magpies

TANGENTS = registry.game("tangents")


def sat(game: Any, seats: int = 2, **options: Any) -> Match:
    """A match that has begun."""
    match = Match.begin(game, game.options(**options), [Player(f"P{seat}") for seat in range(seats)])
    return judge(match, Request("start"), 0, first).match


def first(game: Any, state: Any, _: int) -> Any:
    return game.legal(state)[0]


def after(match: Match, *texts: str) -> Match:
    for text in texts:
        ruling = judge(match, Request("act", match.seat, text, match.seq), 0, first)
        assert ruling.refusal is None
        match = ruling.match
    return match


def test_nobody_is_apart_where_nothing_is_hidden() -> None:
    assert not apart(sat(registry.game("philosophy")), (0, 1))
    assert not apart(sat(TANGENTS, first="poet"), (0, 1))
    assert not apart(sat(magpies.GAME, cards="up"), (0, 1))


@pytest.mark.parametrize("seats", [(0,), (1,), (0, 1)])
def test_hidden_hands_keep_their_players_apart(seats: tuple[int, ...]) -> None:
    match = sat(TANGENTS, first="poet", hands="hidden")
    assert apart(match, seats)
    assert apart(after(match, match.game.write(match.game.legal(match.state)[0])), seats)


def test_throws_are_secret_from_before_the_first_to_the_reveal() -> None:
    match = sat(TANGENTS, first="rock_paper_scissors")
    assert apart(match, (0, 1)), "who throws first is not to be watched"
    assert apart(after(match, "Il:rock"), (0, 1))
    assert apart(after(match, "Il:rock", "Po:rock"), (0, 1)), "once more"
    shown = after(match, "Il:rock", "Po:paper")
    assert shown.seat == 1 and not apart(shown, (0, 1))
    assert not apart(after(shown, shown.game.write(shown.game.legal(shown.state)[0])), (0, 1))


def test_a_secret_of_somebody_elsewhere_is_none_between_those_here() -> None:
    """The Poet plays elsewhere, and has thrown nothing yet; the Illustrator's throw is not for those who watch."""
    match = sat(TANGENTS, first="rock_paper_scissors")
    assert not apart(match, (1,)), "it is not their turn, and they know what everybody knows"
    assert apart(after(match, "Il:rock"), (0,)) and apart(after(match, "Il:rock"), (1,)), "the throw to come is theirs alone"
