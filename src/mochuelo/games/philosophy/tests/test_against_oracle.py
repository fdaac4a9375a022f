"""The rules and the slow second Philosophy agree, ply by ply, over seeded random games of every kind."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from mochuelo.core.game import SPECTATOR, Seat
from mochuelo.games.philosophy import GAME
from mochuelo.games.philosophy.counting import perft
from tests.oracles.philosophy import FACINGS, ORDER, Oracle


def compare(state: Any, oracle: Oracle) -> None:
    view = GAME.view(state, SPECTATOR)
    legal = [GAME.write(action) for action in GAME.legal(state)]
    assert sorted(legal) == sorted(oracle.legal())
    if oracle.phase in ("react", "rephrase"):
        order = ORDER if oracle.phase == "react" else list(FACINGS)
        assert legal == sorted(legal, key=order.index)
    board = [(tile.space, tile.colour, tile.tile, tile.facing) for tile in view.board]
    assert board == oracle.position()
    assert tuple(oracle.out) == view.out
    if oracle.phase == "over":
        outcome = GAME.outcome(state)
        assert outcome is not None and outcome.reason == oracle.reason
        assert outcome.winners == ((oracle.winner,) if oracle.winner >= 0 else outcome.winners)
        return
    assert GAME.outcome(state) is None and GAME.turn(state) == oracle.turn and view.phase == oracle.phase
    assert [set(hand) for hand in view.hands] == oracle.hands
    assert {line.seat for line in view.conclusions} == oracle.concluded()


def pick(oracle: Oracle, rng: random.Random) -> str:
    """A random action, leaning to placements that stir things up so that chains with a choice happen."""
    texts = oracle.legal()
    if oracle.phase == "place" and rng.random() < 0.8:
        tried = {text: oracle.after(text) for text in rng.sample(texts, min(len(texts), 40))}
        chosen = [text for text, after in tried.items() if after.phase == "react"]
        lively = [text for text, after in tried.items() if after.phase != "over" and after.board_changed(oracle)]
        return rng.choice(chosen or lively or texts)
    return rng.choice(texts)


def chain_of(seed: int, seats: int = 2) -> list[str]:
    """The actions up to a choice in the middle of a chain, found by lively random play."""
    for attempt in range(1000):
        rng = random.Random(f"chain {seed} {attempt}")
        oracle = Oracle(seats=seats)
        texts: list[str] = []
        while oracle.phase != "over" and not (len(texts) > seed and oracle.phase == ("react", "decide", "rephrase")[seed % 3]):
            texts.append(pick(oracle, rng))
            oracle.play(texts[-1])
        if oracle.phase != "over":
            return texts
    raise AssertionError("no chain found")


@pytest.mark.parametrize("seed", range(10))
def test_perft_from_the_middle_of_a_chain(seed: int) -> None:
    oracle, state = Oracle(), GAME.start(GAME.options(), 2)
    for text in chain_of(seed):
        oracle.play(text)
        state = GAME.apply(state, GAME.read(text))
    assert oracle.phase in ("react", "decide", "rephrase")
    for depth in (1, 2, 3):
        assert perft(state, depth) == oracle.perft(depth)


def test_perft_of_the_oracle_itself() -> None:
    assert [Oracle().perft(depth) for depth in (1, 2)] == [384, 147_456]


@pytest.mark.slow
def test_perft_to_depth_three_after_some_first_moves() -> None:
    """The rules alone count all 384 of them (test_cases.py); the oracle, a thousand times as slow, one in sixteen."""
    state = GAME.start(GAME.options(), 2)
    for text in Oracle().legal()[::16]:
        oracle = Oracle()
        oracle.play(text)
        assert perft(GAME.apply(state, GAME.read(text)), 2) == oracle.perft(2)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("stuck", ["removed", "stay"])
@pytest.mark.parametrize("reach", ["any", "existing"])
def test_random_games_agree(seats: int, stuck: str, reach: str) -> None:
    phases: set[str] = set()
    for seed in range(12):
        rng = random.Random(f"{seats}{stuck}{reach}{seed}")
        state = GAME.start(msgspec.convert({"stuck_tiles": stuck, "rephrase_reach": reach}, GAME.options), seats)
        oracle = Oracle(seats=seats, stuck_tiles=stuck, rephrase_reach=reach)
        compare(state, oracle)
        for _ in range(120):
            if oracle.phase == "over":
                break
            phases.add(oracle.phase)
            if rng.random() < 0.01:
                seat = rng.choice([s for s in range(seats) if not oracle.out[s] and s not in oracle.leaving])
                state = GAME.concede(state, Seat(seat))
                oracle.concede(seat)
            else:
                text = pick(oracle, rng)
                state = GAME.apply(state, GAME.read(text))
                oracle.play(text)
            compare(state, oracle)
    assert phases == {"place", "react", "decide", "rephrase"}, "the games must meet every kind of choice"
