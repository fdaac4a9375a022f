"""What every bot of Tangents owes: legal actions, the same answer to the same question, exact ends, and no look at what is hidden."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from mochuelo.bots.base import choose
from mochuelo.core.game import CHANCE, Seat
from mochuelo.games.tangents import GAME, Options, State, View
from mochuelo.games.tangents.chain import count_of
from mochuelo.games.tangents.rules import legal, play
from mochuelo.games.tangents.state import CHOOSE, NEXT, PLAY, THROW
from mochuelo.games.tangents.tests.endings import VARIANTS, after, near_the_end, tried
from mochuelo.games.tangents.thinker import PLANS, Plan, answer, best, guessed

LEVELS = (1, 2, 3, 4, 5)
SMALL = {4: Plan(300, 3, 5, 2, 20_000, 2), 5: Plan(600, 4, 6, 3, 20_000, 2)}
"""The upper levels in kind, at a price that the uncompiled build can pay; what they owe does not hang on the budget."""


@pytest.fixture(autouse=True)
def cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    for level, plan in SMALL.items():
        monkeypatch.setitem(PLANS, level, plan)


def met(phase: int, seed: int, **options: Any) -> State:
    """A state of a phase, reached by drawn actions."""
    rng = Random(seed)
    state = GAME.start(Options(**options), 2)
    while state.phase != phase or (phase == PLAY and rng.random() < 0.9):
        play(state, rng.choice(legal(state)))
        if GAME.outcome(state):
            return met(phase, seed + 100, **options)
    return state


def ask(state: State, level: int, seed: int = 1) -> int:
    """What a bot is asked by the table: a view, as it travels."""
    view = GAME.view(state, Seat(int(state.seat)))
    return int(choose(GAME, msgspec.json.decode(msgspec.json.encode(view), type=View), level, seed))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("phase", "options"),
    [
        (THROW, {"first": "rock_paper_scissors"}),
        (CHOOSE, {"starter": "winner_chooses"}),
        (NEXT, {"games": "two"}),
        (PLAY, {}),
        (PLAY, {"hands": "hidden", "first": "rock_paper_scissors"}),
    ],
)
def test_actions_are_legal_in_every_phase(phase: int, options: dict[str, str], level: int) -> None:
    for seed in range(3):
        state = met(phase, seed, **options)
        assert ask(state, level) in GAME.legal(state)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("variant", VARIANTS)
def test_actions_are_legal_under_every_option(variant: str, level: int) -> None:
    for left in (15, 9, 3, 1):
        state = near_the_end(left, left, **VARIANTS[variant])
        assert ask(state, level) in GAME.legal(state)


@pytest.mark.parametrize("level", LEVELS)
def test_bots_play_whole_matches(level: int) -> None:
    rng = Random(level)
    state = GAME.start(Options(games="two", grid=3, hands="hidden"), 2)
    while GAME.outcome(state) is None:
        action = GAME.draw(state, rng) if GAME.turn(state) == CHANCE else ask(state, level, rng.getrandbits(32))
        state = GAME.apply(state, action)
    assert len(GAME.view(state, "spectator").results) == 2


def test_the_second_level_flips_all_it_can() -> None:
    flipped = 0
    for seed in range(30):
        state = near_the_end(seed, 1 + seed % 10)
        most = max(count_of(action) for action in legal(state) if action < 2**31)
        flipped += most
        assert count_of(ask(state, 2, seed)) == most
    assert flipped > 20


@pytest.mark.parametrize("level", [4, 5])
def test_the_upper_levels_play_the_end_exactly(level: int) -> None:
    for seed in range(20):
        state = near_the_end(seed, 2)
        state.blocks &= seed
        assert tried(after(state, ask(state, level)), int(state.seat)) == tried(state, int(state.seat))


def test_the_third_level_sees_the_answer_to_its_last_card_but_one() -> None:
    """With two empty spaces and no blocks, two turns are all there is."""
    for seed in range(20):
        state = near_the_end(seed, 2)
        state.blocks = 0
        assert sign(tried(after(state, ask(state, 3)), int(state.seat))) == sign(tried(state, int(state.seat)))


def sign(number: int) -> int:
    return (number > 0) - (number < 0)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("hands", ["open", "hidden"])
def test_the_same_question_has_the_same_answer(level: int, hands: str) -> None:
    for seed in range(3):
        state = met(PLAY, seed, hands=hands)
        assert len({ask(state, level, 5) for _ in range(3)}) == 1


def test_seeds_vary_the_play() -> None:
    state = near_the_end(1, 16)
    assert len({ask(state, 1, seed) for seed in range(10)}) > 4
    assert len({ask(state, 3, seed) for seed in range(10)}) > 1


@pytest.mark.parametrize("level", LEVELS)
def test_what_a_bot_cannot_see_never_changes_its_turn(level: int) -> None:
    """The other hand is changed for cards that nobody holds; the same turn is played, though with open hands it would often be another."""
    swapped = 0
    for seed in range(6):
        state = met(PLAY, seed, hands="hidden")
        other = exchanged(state, Random(seed))
        swapped += other.hand0 != state.hand0 or other.hand1 != state.hand1
        assert ask(other, level, seed) == ask(state, level, seed)
    assert swapped > 3


def test_what_a_bot_can_see_does() -> None:
    """The same exchange with open hands, so that the test above could fail."""
    changed = 0
    for seed in range(30):
        state = near_the_end(seed, 3)
        changed += answer(state, 5, Random(1)) != answer(exchanged(state, Random(seed)), 5, Random(1))
    assert changed


def exchanged(state: State, rng: Random) -> State:
    """The same state with another hand for the player who is not to move, of the cards that are neither laid nor the mover's."""
    other = state.copy()
    lying = {(int(code) - 1) // 4 for code in state.board if code}
    mine = int(state.hand1 if state.seat else state.hand0)
    free = [card for card in range(32) if card not in lying and not mine >> card & 1]
    held = int(state.hand0 if state.seat else state.hand1).bit_count()
    hand = sum(1 << card for card in rng.sample(free, held))
    if state.seat:
        other.hand0 = hand
    else:
        other.hand1 = hand
    return other


def test_a_turn_is_weighed_over_several_hands() -> None:
    """A turn that loses against one of the hands is not chosen when another does well against both."""
    for seed in range(12):
        state = near_the_end(seed, 2)
        state.blocks = 0
        roots = [state, exchanged(state, Random(seed))]
        found = guessed(roots, Plan(0, 2, 400, 3, 10**6, 2), Random(1))
        worth = {action: sum(sign(tried(after(root, action), int(root.seat))) for root in roots) for action in legal(state)}
        assert worth[found] == max(worth.values())


def test_two_turns_are_looked_at_whatever_the_budget() -> None:
    state = near_the_end(3, 8)
    assert best(state, Plan(0, 2, 6, 0, 0, 1), Random(1)) == best(state, Plan(1, 4, 6, 0, 0, 1), Random(1))
