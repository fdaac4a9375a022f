"""The rules and the slow second Philosophy agree, ply by ply, over seeded random games of every kind."""

from __future__ import annotations

import random
from typing import Any

import pytest

from mochuelo.core.game import SPECTATOR, Seat
from mochuelo.games.philosophy import GAME
from tests.oracles.philosophy import FACINGS, ORDER, Oracle

KEYS = ("In", "Te", "Sa", "Am")


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
    if oracle.phase == "place" and rng.random() < 0.75:
        lively = [text for text in rng.sample(texts, min(len(texts), 40)) if oracle.after(text).board_changed(oracle)]
        return rng.choice(lively or texts)
    return rng.choice(texts)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("stuck", ["removed", "stay"])
@pytest.mark.parametrize("reach", ["any", "existing"])
def test_random_games_agree(seats: int, stuck: str, reach: str) -> None:
    phases: set[str] = set()
    for seed in range(6):
        rng = random.Random(f"{seats}{stuck}{reach}{seed}")
        state = GAME.start(GAME.options(stuck_tiles=stuck, rephrase_reach=reach), seats)
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
    assert {"place", "decide", "rephrase"} <= phases
