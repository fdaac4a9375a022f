"""Twin transcripts of the drill game through the whole server, and planted leaks that they must catch."""

from __future__ import annotations

import logging
import random
from typing import Any

import pytest
from msgspec.structs import replace

from mochuelo.core.errors import IllegalAction
from mochuelo.core.game import SPECTATOR, AnyGame, Seat, Viewer
from mochuelo.core.match import Match
from mochuelo.core.record import write_record
from mochuelo.core.replay import transcribe
from mochuelo.server import outbox, records
from mochuelo.server.standing import Change
from mochuelo.testing.fakes import replaced
from mochuelo.testing.twins import Couple, couple, first_difference, transcript
from mochuelo.testing.walks import Beginning
from tests.drill.games import magpies

GAME = magpies.GAME
VIEWERS: list[Viewer] = [Seat(0), Seat(1), Seat(2), SPECTATOR]
BEGIN = Beginning(magpies.Options(hand=2, ranks=5), 3)


def twins(viewer: Viewer, enough: int = 8) -> Couple:
    """Two games that differ long enough; the first seed that gives such a pair."""
    found = (couple(GAME, BEGIN, viewer, random.Random(seed)) for seed in range(1_000))
    return next(pair for pair in found if pair.differing >= enough and len(pair.one.steps) >= 12)


async def compare(pair: Couple, game: AnyGame, viewer: Viewer) -> str:
    one = await transcript(game, BEGIN, pair.one, viewer)
    other = await transcript(game, BEGIN, pair.other, viewer)
    assert len(one) > 100
    return first_difference(one, other)


@pytest.mark.parametrize("viewer", VIEWERS)
async def test_twin_games_sound_the_same_to_the_last_byte(viewer: Viewer) -> None:
    assert await compare(twins(viewer), GAME, viewer) == ""


async def test_twin_games_sound_different_to_somebody_else() -> None:
    """Else the test above would prove nothing."""
    pair = twins(Seat(0))
    assert "" not in [await compare(pair, GAME, other) for other in (Seat(1), Seat(2))]


# ------------------------------------------------------------------ planted leaks


def tells_in_refusals(state: Any, action: Any) -> Any:
    """The refusal explains itself with a card that lies face down."""
    if action not in GAME.legal(state):
        raise IllegalAction("illegal", f"not with {max(state.sets)!r} on the table", held=max(state.hands[2], default=0))
    return GAME.apply(state, action)


def tells_in_the_log_file(state: Any, action: Any) -> Any:
    logging.getLogger("mochuelo.game").debug("taken: %s", GAME.write(action))
    return GAME.apply(state, action)


def peeks(state: Any, viewer: Any) -> Any:
    return replace(GAME.view(state, viewer), hands=state.hands)


def true_story(state: Any, action: Any, viewer: Any) -> Any:
    return GAME.story(state, action, action.seat if action.seat >= 0 else viewer)


LEAKS: dict[str, AnyGame] = {
    "in the view": replaced(GAME, view=peeks),
    "in the story": replaced(GAME, story=true_story),
    "in the log": replaced(GAME, seen=lambda state, action, viewer: action),
    "in a refusal": replaced(GAME, apply=tells_in_refusals),
    "in the file of the log": replaced(GAME, apply=tells_in_the_log_file),
}


@pytest.mark.parametrize("leak", LEAKS)
async def test_a_leak_of_the_game_is_heard(leak: str) -> None:
    assert await compare(twins(Seat(0)), LEAKS[leak], Seat(0)) != ""


def unseen(change: Change, viewer: int) -> str:
    return change.event.text


def legal_for_all(match: Match, eyes: outbox.Eyes) -> tuple[str, ...]:
    return tuple(match.game.write(action) for action in match.game.legal(match.state)) if match.seat >= 0 else ()


def record_of_a_game_that_goes_on(scene: outbox.Scene, ending: str) -> str:
    return write_record(transcribe(scene.standing.match, None, {"Ending": ending}))


@pytest.mark.parametrize(
    ("module", "name", "fault"),
    [(outbox, "seen_text", unseen), (outbox, "legal", legal_for_all), (records, "record_of", record_of_a_game_that_goes_on)],
)
async def test_a_leak_of_the_server_is_heard(monkeypatch: pytest.MonkeyPatch, module: Any, name: str, fault: Any) -> None:
    monkeypatch.setattr(module, name, fault)
    assert await compare(twins(Seat(0)), GAME, Seat(0)) != ""
