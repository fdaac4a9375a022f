"""What every bot of Philosophy owes: legal actions, no win and no block missed, the same answer to the same question."""

from __future__ import annotations

from random import Random

import pytest

from mochuelo.core.game import Seat
from mochuelo.games.philosophy import GAME, State
from mochuelo.games.philosophy.evaluate import gaps
from mochuelo.games.philosophy.state import BIT, CENTRE, DECIDE, PHASES, PLACE, REACT, TURN
from mochuelo.games.philosophy.thinker import Plan, answer, best, think

from .positions import can_win, children, drawn, safe, wins

SMALL = {5: Plan(3_000, 6, 30)}
"""Level 5 in kind, at a price that the uncompiled build can pay; the guarantees do not hang on the budget."""


def ask(state: State, level: int, seed: int = 1) -> int:
    """What a bot of that level does."""
    return best(state, SMALL[5], Random(seed)) if level == 5 else answer(state, level, Random(seed))


def starts(seed: int, seats: int = 2) -> list[State]:
    return [state for state in drawn(seed, seats) if state.phase == PLACE]


WINNABLE = [state for seed in range(12) for state in drawn(seed) if wins(state)][:14]


@pytest.mark.parametrize("level", [2, 3, 4, 5])
def test_no_win_in_one_is_missed(level: int) -> None:
    assert len(WINNABLE) == 14
    for state in WINNABLE:
        assert ask(state, level) in wins(state), GAME.view(state, Seat(int(state.seat))).position


def test_wins_by_pushing_are_among_those_tried() -> None:
    """A line made by what moves, with the tile that was placed not in it, is the win that is easily overlooked."""
    placing = [state for state in WINNABLE if state.phase == PLACE]
    assert any(not any(_direct(state, action) for action in wins(state)) for state in placing)


def _direct(state: State, action: int) -> bool:
    """Whether a placement makes a line with its own tile where it is put."""
    return bool(gaps(state.spread[state.seat], BIT[CENTRE[action % 36 >> 2]]))


def threatened(count: int) -> list[State]:
    """Starts of turns without a win at hand in which few actions keep the opponent from winning with the next turn."""
    found: list[State] = []
    for seed in range(100, 200):
        for state in starts(seed)[3:]:
            good = set() if can_win(state) else safe(state)
            if good and len(good) < len(GAME.legal(state)) / 4:
                found.append(state)
        if len(found) >= count:
            break
    return found[:count]


def test_no_forced_block_is_missed() -> None:
    states = threatened(4)
    assert len(states) == 4
    for state in states:
        good = safe(state)
        for level in (2, 3, 4, 5):
            assert ask(state, level) in good, (level, GAME.view(state, Seat(int(state.seat))).position)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_actions_are_legal_from_every_phase(seats: int) -> None:
    met = {PLACE: 0, REACT: 0, DECIDE: 0, TURN: 0}
    for seed in range(400):
        for state in drawn(seed, seats):
            if met[state.phase] >= (2 if seats == 2 else 1) or (state.phase == PLACE and seed % 7):
                continue
            met[state.phase] += 1
            for level in (1, 2, 3, *((4, 5) if seats == 2 else ())):
                assert ask(state, level) in GAME.legal(state), (level, PHASES[state.phase])
    assert all(met.values()), met


def test_the_next_player_of_three_is_not_let_win() -> None:
    tested = 0
    for state in (state for seed in range(40) for state in starts(seed, 3)[6:8]):
        ends = {action: child for action, child in children(state) if child.phase == PLACE}
        lost = {action for action, child in ends.items() if can_win(child)}
        if not len(ends) / 2 < len(lost) < len(ends):
            continue
        tested += 1
        for level in (2, 3):
            assert ask(state, level) not in lost, GAME.view(state, Seat(int(state.seat))).position
        if tested == 2:
            return
    raise AssertionError("no such position was met")


@pytest.mark.parametrize("seats", [2, 3])
def test_the_same_question_has_the_same_answer(seats: int) -> None:
    state = starts(3, seats)[4]
    view = GAME.view(state, Seat(int(state.seat)))
    for level in (1, 2, 3) if seats == 2 else (1, 2):
        first = [think(view, level, seed) for seed in range(3)]
        assert [think(view, level, seed) for seed in range(3)] == first


def test_seeds_vary_the_play() -> None:
    state = starts(3)[0]
    assert len({answer(state, 1, Random(seed)) for seed in range(10)}) > 3
    assert len({answer(state, 3, Random(seed)) for seed in range(10)}) > 1
