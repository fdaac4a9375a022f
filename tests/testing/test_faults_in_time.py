"""Laws of deciding at once and in time meet games in which one thing was made wrong, and must catch it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from mochuelo.core.game import AnyGame, Limit, Seat
from mochuelo.testing.fakes import replaced
from mochuelo.testing.laws import LAWS, Broken, check_law
from mochuelo.testing.walks import Beginning
from tests.drill.games import magpies

DRILL = Path(__file__).parents[1] / "drill" / "games" / "magpies"
TIMELY: Any = magpies.GAME
AT_ONCE = Beginning(magpies.Options(order="once", seconds=20), 3)


def awaits_all(state: Any) -> Any:
    """Those who have set already are still awaited."""
    found = TIMELY.awaited(state)
    return tuple(TIMELY.playing(state)) if state.phase == "set" and len(found) > 1 else found


def awaits_backwards(state: Any) -> Any:
    return tuple(reversed(TIMELY.awaited(state)))


def awaits_who_is_gone(state: Any) -> Any:
    found = TIMELY.awaited(state)
    return (*found, Seat(len(state.out))) if found else found


def opens_what_others_have_set(state: Any, seat: Any) -> Any:
    """What is open hangs on whether another has set."""
    found = TIMELY.legal_of(state, seat)
    return found[:1] if any(state.sets) else found


def sees_the_first(state: Any, action: Any) -> Any:
    """The first to set scores for it."""
    after = TIMELY.apply(state, action)
    if action.kind != "set" or any(state.sets):
        return after
    return replace(after, scores=tuple(score + (seat == action.seat) for seat, score in enumerate(after.scores)))


def limit_of(what: str, span: int) -> Any:
    return lambda state: Limit(what, span) if TIMELY.limit(state) else None


def limit_of_chance(state: Any) -> Any:
    return Limit("roll", 1_000) if state.phase == "roll" else TIMELY.limit(state)


def span_that_grows(state: Any) -> Any:
    found = TIMELY.limit(state)
    return found and Limit(found.what, found.span + sum(map(bool, state.sets)))


def lapses_into_nothing(state: Any) -> Any:
    return replace(TIMELY.lapse(state), value=99)


FAULTS_IN_TIME: dict[str, tuple[str, AnyGame]] = {
    "awaited twice": ("together", replaced(TIMELY, awaited=awaits_all)),
    "awaited backwards": ("together", replaced(TIMELY, awaited=awaits_backwards)),
    "awaited and not in": ("together", replaced(TIMELY, awaited=awaits_who_is_gone)),
    "open by what another did": ("together", replaced(TIMELY, legal_of=opens_what_others_have_set)),
    "the first is better off": ("together", replaced(TIMELY, apply=sees_the_first)),
    "no span": ("time", replaced(TIMELY, limit=limit_of("set", 0))),
    "no name": ("time", replaced(TIMELY, limit=limit_of("", 1_000))),
    "a name that comes back": ("time", replaced(TIMELY, limit=limit_of("set", 1_000))),
    "time of chance": ("time", replaced(TIMELY, limit=limit_of_chance)),
    "two spans of one name": ("time", replaced(TIMELY, limit=span_that_grows)),
    "out of time and illegal": ("time", replaced(TIMELY, lapse=lapses_into_nothing)),
}
"""Planted where cards are set at once and in time."""


@pytest.mark.parametrize("fault", FAULTS_IN_TIME)
def test_law_of_time_catches(fault: str) -> None:
    law, game = FAULTS_IN_TIME[fault]
    with pytest.raises(Broken, match=f"law of {law}"):
        check_law(law, game, DRILL, rounds=10, begin=[AT_ONCE])


@pytest.mark.parametrize("law", LAWS)
def test_honest_game_at_once_and_in_time_passes(law: str) -> None:
    check_law(law, TIMELY, DRILL, begin=[AT_ONCE])
