"""Time controls: what runs, what is earned, and that a pause costs nobody anything."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mochuelo.core import clock as clocks
from mochuelo.core.clock import (
    DAY,
    NOBODY,
    UNTIMED,
    Clock,
    all_left,
    days,
    deadline,
    fischer,
    flagged,
    hand,
    left,
    pause,
    press,
    resume,
    stop,
    wind,
)

MINUTE = 60_000


def running(base: int = 5 * MINUTE, gain: int = 3_000, seats: int = 2) -> Clock:
    return hand(wind(fischer(base, gain), seats), 0, 1_000)


def test_time_runs_for_the_seat_to_decide_alone() -> None:
    assert all_left(running(), 11_000) == (5 * MINUTE - 10_000, 5 * MINUTE)


def test_gain_is_earned_when_the_decision_passes_on() -> None:
    clock = press(running(), 1, 11_000)
    assert all_left(clock, 11_000) == (5 * MINUTE - 10_000 + 3_000, 5 * MINUTE)


def test_further_choices_of_one_turn_earn_nothing() -> None:
    clock = press(press(running(), 0, 2_000), 0, 3_000)
    assert left(clock, 0, 3_000) == 5 * MINUTE - 2_000


def test_days_begin_afresh_with_each_move() -> None:
    assert DAY == 86_400_000
    clock = hand(wind(days(2), 2), 0, 0)
    clock = press(press(clock, 1, DAY), 0, DAY + 5)
    assert all_left(clock, DAY + 5) == (2 * DAY, 2 * DAY)


def test_time_is_out_at_the_deadline_and_not_before() -> None:
    clock = running(base=10_000)
    end = deadline(clock)
    assert end == 11_000
    assert flagged(clock, end - 1) == NOBODY
    assert flagged(clock, end) == 0
    assert left(clock, 0, end + 99) == 0


def test_without_a_control_nobody_is_ever_late() -> None:
    clock = hand(wind(UNTIMED, 2), 0, 0)
    assert flagged(clock, 10**15) == NOBODY
    assert deadline(clock) is None


def test_before_the_start_and_after_the_end_no_time_runs() -> None:
    clock = wind(fischer(1_000, 0), 2)
    assert flagged(clock, 10**9) == NOBODY
    over = stop(running(), 2_000)
    assert all_left(over, 10**9) == all_left(over, 2_000)


def test_stopping_during_a_pause_ends_the_pause() -> None:
    over = stop(pause(running(), 2_000), 3_000)
    assert resume(over, 9_000) == over


@given(spans=st.lists(st.tuples(st.integers(0, 5_000), st.integers(0, 10**7)), max_size=20))
def test_pauses_cost_nobody_time(spans: list[tuple[int, int]]) -> None:
    """Thinking in pieces with a restart between any two costs exactly the thinking."""
    clock, now, thought = running(base=10**9), 1_000, 0
    for thinking, away in spans:
        now, thought = now + thinking, thought + thinking
        clock = resume(pause(clock, now), now + away)
        now += away
        assert left(clock, 0, now) == 10**9 - thought


@given(
    steps=st.lists(
        st.tuples(st.sampled_from(["press", "hand", "pause", "resume"]), st.integers(0, 2), st.integers(-500, 5_000)), max_size=40
    ),
    control=st.sampled_from([UNTIMED, fischer(60_000, 1_000), fischer(0, 0), days(1)]),
)
def test_time_is_never_negative_and_only_the_running_seat_spends(steps: list[tuple[str, int, int]], control: clocks.Control) -> None:
    """Whatever happens in whatever order, also when the machine's time steps back."""
    clock, now = hand(wind(control, 3), 0, 0), 0
    for what, seat, span in steps:
        later = now + span
        for other in range(3):
            lost = left(clock, other, now) - left(clock, other, later)
            assert 0 <= lost <= max(0, span) if other == clock.running and span >= 0 else lost <= 0
        now = later
        match what:
            case "press":
                clock = press(clock, seat, now)
            case "hand":
                clock = hand(clock, seat, now)
            case "pause":
                clock = pause(clock, now)
            case _:
                clock = resume(clock, now)
        assert min(all_left(clock, now)) >= 0


@pytest.mark.parametrize("seat", [0, 1])
def test_pressing_during_a_pause_changes_who_goes_on(seat: int) -> None:
    clock = resume(press(pause(running(), 2_000), seat, 3_000), 4_000)
    assert clock.running == seat
    assert left(clock, 0, 4_000) == 5 * MINUTE - 1_000
