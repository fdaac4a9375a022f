"""Properties of any game's matches and records, over games that Hypothesis makes up."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from mochuelo.core.game import SPECTATOR, AnyGame
from mochuelo.core.match import Match
from mochuelo.core.record import read_record, write_record
from mochuelo.core.replay import replay, transcribe
from mochuelo.registry import games
from mochuelo.testing.strategies import matches, plays
from tests.core import nim
from tests.core.tables import alike, refold
from tests.drill.games import magpies

GAMES: dict[str, AnyGame] = {**games(), "nim": nim.GAME, "magpies": magpies.GAME}
MANY = settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])


@pytest.mark.parametrize("key", GAMES)
def test_a_match_is_its_log(key: str) -> None:
    @MANY
    @given(match=matches(GAMES[key]))
    def holds(match: Match) -> None:
        assert alike(refold(match), match)

    holds()


@pytest.mark.parametrize("key", GAMES)
def test_a_record_gives_its_match_back(key: str) -> None:
    @MANY
    @given(data=st.data())
    def holds(data: st.DataObject) -> None:
        match = data.draw(matches(GAMES[key]))
        text = write_record(transcribe(match, None, {}))
        replayed = replay(GAMES[key], read_record(text))
        assert replayed.trouble is None
        assert replayed.match.outcome == match.outcome
        assert replayed.match.game.view(replayed.match.state, SPECTATOR) == match.game.view(match.state, SPECTATOR)
        assert write_record(transcribe(replayed.match, None, {})) == text

    holds()


@pytest.mark.parametrize("key", GAMES)
def test_a_game_is_the_texts_of_its_actions(key: str) -> None:
    game = GAMES[key]

    @MANY
    @given(data=st.data())
    def holds(data: st.DataObject) -> None:
        play = data.draw(plays(game))
        state = game.start(play.begin.options, play.begin.seats)
        for text in play.texts:
            state = game.apply(state, game.read(text))
        assert game.view(state, SPECTATOR) == game.view(play.state, SPECTATOR)

    holds()
