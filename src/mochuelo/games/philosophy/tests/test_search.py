"""The parts of the search, each against a plain and slow way to the same answer."""

from __future__ import annotations

from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from mochuelo.games.philosophy import State
from mochuelo.games.philosophy.evaluate import NEAR, evaluate, gaps, size
from mochuelo.games.philosophy.memory import ENDLESS, Memory
from mochuelo.games.philosophy.party import Party
from mochuelo.games.philosophy.rules import legal, lined, play
from mochuelo.games.philosophy.search import WIN, Search
from mochuelo.games.philosophy.state import CELL, OVER, PLACE, SEAT_KEYS
from mochuelo.games.philosophy.survey import Survey
from mochuelo.games.philosophy.thinker import Plan, ranked, searcher

from .positions import children, drawn, endings

STARTS = [state for seed in range(30) for state in drawn(seed) if state.phase == PLACE]
LATE = [state for state in STARTS if len(legal(state)) <= 80][:3]


def worth(end: State, me: int, turns: int) -> int:
    """What the end of a turn is worth, told without the search."""
    if end.phase == OVER:
        return 0 if end.winner < 0 else int(WIN - turns) * (1 if end.winner == me else -1)
    return -int(evaluate(end))


@pytest.mark.parametrize("state", STARTS[::20])
def test_a_survey_lists_every_placement_once_with_its_worth(state: State) -> None:
    survey = Survey(1)
    n = survey.list(state, 0, WIN - 1)
    quiet = {int(survey.actions[k]): int(survey.worth[k]) for k in range(n)}
    loud = [int(survey.actions[431 - k]) for k in range(survey.loud)]
    assert sorted([*quiet, *loud]) == legal(state)
    for action, child in children(state):
        if action in quiet:
            assert int(child.full).bit_count() == int(state.full).bit_count() + 1
            assert quiet[action] == worth(child, state.seat, 1)


def slow(state: State, turns: int, depth: int) -> int:
    """The value of the start of a turn by trying everything, without bounds, order or memory."""
    me = state.seat
    values = []
    for _, child in children(state):
        for end in endings(child, me):
            if end.phase == OVER or depth == 1:
                values.append(worth(end, me, turns + 1))
            else:
                values.append(-slow(end, turns + 1, depth - 1))
    return max(values)


def test_two_turns_are_searched_exactly() -> None:
    assert LATE
    for late in LATE:
        state = late.copy()
        state.draws = 0
        plan = Plan(0, 2, 0)
        assert ranked(state, plan, Random(1), searcher(state, plan))[0][0] == slow(state, 0, 2)


def test_every_turn_within_the_width_is_searched_exactly() -> None:
    """With room for every placement and none taken less deep, pruning may change no value."""
    state = min(STARTS, key=lambda state: len(legal(state))).copy()
    state.draws = 0
    search = Search(state, 10**9, 432)
    value = search.turn(search.root, 0, 2, -ENDLESS, ENDLESS)
    assert value == slow(state, 0, 2)


def test_a_third_standing_is_a_draw() -> None:
    state = STARTS[20].copy()
    action = next(action for action, child in children(state) if child.phase == PLACE)
    child = state.copy()
    play(child, action)
    key = child.key ^ SEAT_KEYS[child.seat]
    state.past = vec[i64]([key, 5, key])
    search = Search(state, 10**9, 432)
    after = search.root.copy()
    play(after, action)
    after.ebbed = 1
    assert search.probe(after, 0, 3, -ENDLESS, ENDLESS, state.seat, 0) == 0


def test_a_budget_that_is_spent_stops_the_search() -> None:
    state = STARTS[3]
    search = Search(state, 500, 432)
    search.turn(search.root, 0, 6, -ENDLESS, ENDLESS)
    assert search.stopped
    assert search.nodes < 1500  # what is begun at the last node is finished


@pytest.mark.parametrize(("value", "kept"), [(250, 250), (-250, -250), (WIN - 5, WIN - 7), (5 - WIN, 7 - WIN)])
def test_memory_counts_wins_from_where_they_are_met(value: int, kept: int) -> None:
    memory = Memory()
    memory.keep(99, 3, 1, -ENDLESS, ENDLESS, value, 17)
    assert memory.value(99, 3, 3, -ENDLESS, ENDLESS) == kept
    assert memory.best(99) == 17
    assert memory.value(99, 4, 3, -ENDLESS, ENDLESS) == ENDLESS  # not looked at so deep
    assert memory.value(98, 1, 3, -ENDLESS, ENDLESS) == ENDLESS  # another position


def test_memory_knows_bounds_from_values() -> None:
    memory = Memory()
    memory.keep(7, 3, 0, 0, 100, 150, 1)  # at least 150
    assert memory.value(7, 3, 0, 0, 140) == 150
    assert memory.value(7, 3, 0, 0, 160) == ENDLESS
    memory.keep(7, 3, 0, 0, 100, -50, 1)  # at most -50
    assert memory.value(7, 3, 0, -40, 100) == -50
    assert memory.value(7, 3, 0, -60, 100) == ENDLESS


def test_gaps_are_where_one_more_makes_a_line() -> None:
    rng = Random(4)
    cells = sorted(CELL.values())
    for _ in range(300):
        mine = sum(1 << cell for cell in rng.sample(cells, rng.randrange(9)))
        if lined(mine):
            continue
        empty = sum(1 << cell for cell in cells if not mine >> cell & 1)
        expected = sum(1 << cell for cell in cells if empty >> cell & 1 and lined(mine | 1 << cell))
        assert gaps(mine, empty) == expected
        assert size(expected) == expected.bit_count()


def test_one_tile_from_a_line_is_as_good_as_won() -> None:
    for state in STARTS:
        able = any(child.winner == state.seat and child.reason == 1 for _, child in children(state) if child.turns == state.turns + 1)
        if evaluate(state) > NEAR // 2:
            assert able


@pytest.mark.parametrize("seats", [3, 4])
def test_the_values_of_a_party_add_up(seats: int) -> None:
    """What one player has more than the mean of the others, others have less: what is not won adds up to nothing but rounding."""
    for state in [state for seed in range(6) for state in drawn(seed, seats) if state.phase == PLACE and not state.out]:
        party = Party(state, 10**9, 2)
        values = [int(party.evaluate(state, seat)) for seat in range(seats)]
        assert abs(sum(values)) <= seats
