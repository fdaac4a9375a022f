"""Options and positions that no game begins with, position lines that come back, and states that travel."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from mochuelo.core.errors import OptionsError
from mochuelo.core.game import SPECTATOR
from mochuelo.games.tangents import GAME, Options
from mochuelo.games.tangents.tests.positions import lay, texts


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"grid": 5}, "grid"),
        ({"grid": 1}, "grid"),
        ({"cards": 15}, "cards"),
        ({"cards": 33}, "cards"),
        ({"flip": "never"}, "option"),
        ({"position": "A1=02Pou"}, "unreadable-position"),
        ({"position": "A1=02Pou Il:01. Po:03. Il"}, "unreadable-position"),
        ({"position": "A1=02Pou Il:01. >Il"}, "unreadable-position"),
        ({"position": "A1=02Pou Il:01. Il:03. >Il"}, "unreadable-position"),
        ({"position": "A1=02Pou Il:01. Po:02. >Il"}, "twice"),
        ({"position": "A1=02Pou A1=03Pou Il:01. Po:- >Il"}, "twice"),
        ({"position": "A1=02Pou Il:01. Po:- >Il"}, "position-cards"),
        ({"position": "A1=40Pou Il:01. Po:- >Il"}, "no-card"),
        ({"position": "D4=02Pou Il:01.03. Po:04.05. >Il", "grid": 2}, "off-grid"),
        ({"position": "A1=02Pou# Il:01.03.# Po:04.05.# >Il", "grid": 2}, "position-blocks"),
        ({"position": "A1=02Pou Il:01.03. Po:04.05. >Il", "grid": 2, "hands": "hidden"}, "position-open"),
        ({"position": "A1=02Pou Il:01.03. Po:04.05. >Il", "grid": 2, "games": "two"}, "position-open"),
    ],
)
def test_options_that_no_game_begins_with(options: dict[str, Any], code: str) -> None:
    with pytest.raises(OptionsError) as wrong:
        GAME.start(Options(**options), 2)
    assert wrong.value.code == code


@pytest.mark.parametrize(
    ("line", "text"), [("A1=02Pou  Il:01. Po:03. >Il", "A1=02Pou  Il:01. Po:03. >Il"), ("A1=02P Il:01. Po:03. >Il", "A1=02P"), (" ", " ")]
)
def test_what_cannot_be_read_in_a_position_is_shown(line: str, text: str) -> None:
    """The part that is wrong, and where that is a blank too many the whole."""
    with pytest.raises(OptionsError) as wrong:
        GAME.start(Options(position=line), 2)
    assert wrong.value.details == {"text": text}


@pytest.mark.parametrize("seats", [1, 3])
def test_two_play(seats: int) -> None:
    with pytest.raises(OptionsError):
        GAME.start(Options(), seats)


@pytest.mark.parametrize("line", ["A1=02Pot B2=03Ilu# Il:01.# Po:05. >Po", "A1=02Pot B1=03Ilt Il:- Po:01.05.# >Il"])
def test_position_line_comes_back(line: str) -> None:
    assert GAME.view(GAME.start(Options(position=line, grid=2), 2), SPECTATOR).position == line


def test_a_state_is_pickled_whole() -> None:
    """With its own deck too: bots think in other processes."""
    state = lay("A1=02Pou# A3=04Pou", {"01Il": "N4"}, hands="Il:01.")
    again = pickle.loads(pickle.dumps(state))
    assert texts(again) == texts(state)
    assert GAME.view(again, SPECTATOR) == GAME.view(state, SPECTATOR)
    assert list(again.values) == list(state.values)
