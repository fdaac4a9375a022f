"""The exact end of the game against trying everything, on small grids and nearly full ones, under every option."""

from __future__ import annotations

from collections import defaultdict
from random import Random

import pytest

from mochuelo.games.tangents import State
from mochuelo.games.tangents.endgame import Ending, longest
from mochuelo.games.tangents.matter import Sieve, matters
from mochuelo.games.tangents.rules import legal
from mochuelo.games.tangents.state import KIND, PLAY, empty
from mochuelo.games.tangents.tests.endings import VARIANTS, after, ahead, near_the_end, spaces, tried
from mochuelo.games.tangents.thinker import solved

ENDLESS = 10**9
CASES = [(grid, left, seed) for grid, left, seeds in ((2, 3, 4), (3, 2, 4), (3, 3, 1), (4, 1, 4), (4, 2, 4)) for seed in range(seeds)]


def exact(state: State, low: int = -17, high: int = 17) -> int:
    return int(Ending(state, ENDLESS).value(state, 0, low, high))


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_margin_is_that_of_trying_everything(variant: str) -> None:
    margins = set()
    for grid, left, seed in CASES:
        state = near_the_end(seed, left, grid, **VARIANTS[variant])
        state.blocks &= seed  # none, one or both of the blocks that are still in hand
        margins.add(exact(state))
        assert exact(state) == tried(state, int(state.seat)), (grid, left, seed)
    assert len(margins) > 3


@pytest.mark.parametrize("seed", range(3))
def test_three_empty_spaces_of_the_whole_grid(seed: int) -> None:
    state = near_the_end(seed, 3)
    state.blocks = seed & 1  # with both blocks in hand, trying everything takes minutes
    assert exact(state) == tried(state, int(state.seat))


def test_a_narrow_question_has_the_same_answer() -> None:
    """Whether a position is won, and whether it is lost, is asked without asking by how much."""
    for seed in range(10):
        state = near_the_end(seed, 3)
        value = exact(state)
        assert (exact(state, 0, 1) > 0, exact(state, -1, 0) >= 0) == (value > 0, value >= 0)


def test_what_is_asked_later_gains_from_what_was_asked_before() -> None:
    for seed in range(10):
        state = near_the_end(seed, 3)
        ending = Ending(state, ENDLESS)
        narrow = [ending.value(state, 0, at, at + 1) > at for at in (-5, -3, -1, 1, 3, 5)]
        assert narrow == [exact(state) > at for at in (-5, -3, -1, 1, 3, 5)]


def test_the_last_card_flips_as_many_as_any_turn() -> None:
    for seed in range(60):
        state = near_the_end(seed, 1)
        most = max(ahead(after(state, action), int(state.seat)) for action in legal(state))
        assert ahead(state, int(state.seat)) + 1 + 2 * longest(state) == most


@pytest.mark.parametrize("variant", VARIANTS)
def test_positions_with_one_key_are_worth_the_same(variant: str) -> None:
    """All that can still matter is in the key."""
    shared = 0
    for seed in range(8):
        state = near_the_end(seed, 2, **VARIANTS[variant])
        state.blocks &= seed
        sieve = Sieve(state.values)
        worth: dict[int, set[int]] = defaultdict(set)
        for action in legal(state):
            child = after(state, action)
            key = int(sieve.key(child))
            shared += key in worth
            worth[key].add(tried(child, int(state.seat)))
        assert all(len(values) == 1 for values in worth.values())
    assert variant in {"bent", "all"} or shared > 5  # bent chains make nearly everything matter


def test_turns_that_are_left_out_lead_where_another_leads() -> None:
    left_out = 0
    for seed in range(24):
        state = near_the_end(seed, 1 + seed % 3)
        sieve = Sieve(state.values)
        sieve.begin(state)
        turns = legal(state)
        kept = [action for action in turns if sieve.fresh(state, action)]
        left_out += len(turns) - len(kept)
        flipped = {(int(sieve.key(after(state, action))), state.seat) for action in turns}
        assert {(int(sieve.key(after(state, action))), state.seat) for action in kept} >= flipped - _idle_blocks(state, sieve)
    assert left_out > 20


def _idle_blocks(state: State, sieve: Sieve) -> set[tuple[int, int]]:
    """Blocks on cards that nothing can reach: they differ in where they lie, and in nothing else."""
    idle = [action for action in legal(state) if action >= KIND and not matters(state, empty(state), action & 15)]
    return {(int(sieve.key(after(state, action))), int(state.seat)) for action in idle}


def test_a_budget_that_is_spent_is_said() -> None:
    state = near_the_end(1, 5)
    assert solved(state, 50, Random(1)) is None
    ending = Ending(state, 50)
    ending.value(state, 0, 0, 1)
    assert ending.stopped


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_turn_that_is_played_keeps_the_margin(variant: str) -> None:
    for seed in range(3):
        state = near_the_end(seed, 2, **VARIANTS[variant])
        state.blocks &= seed
        found = solved(state, ENDLESS, Random(seed))
        assert found is not None
        assert found in legal(state)
        assert tried(after(state, found), int(state.seat)) == tried(state, int(state.seat))


def test_in_the_second_game_of_a_match_the_cards_of_both_count() -> None:
    """It goes to who is ahead over both games: a lead may be kept with a small loss, and a small win may not be enough."""
    results = set()
    for seed in range(6):
        state = near_the_end(seed, 2)
        state.blocks &= seed
        state.games = state.game = 2
        for lead in (-4, 0, 4):
            state.first0, state.first1 = 8 + lead // 2, 8 - lead // 2
            own = lead if state.seat == 0 else -lead
            found = solved(state, ENDLESS, Random(seed))
            assert found is not None
            best, got = tried(state, int(state.seat)), tried(after(state, found), int(state.seat))
            results.add((own, sign(own + best)))
            assert sign(own + got) == sign(own + best)
    assert len(results) > 3


def sign(number: int) -> int:
    return (number > 0) - (number < 0)


def test_positions_are_as_they_are_called() -> None:
    """The helper keeps its word, or the tests above try less than they say."""
    for seed in range(5):
        state = near_the_end(seed, 3, 3)
        assert (state.phase, spaces(state)) == (PLAY, 3)
