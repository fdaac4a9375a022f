"""Judging one action without listing any agrees with the list, also for what is nearly an action."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import pytest

from mochuelo.core.errors import IllegalAction
from mochuelo.games.tangents import GAME, Options
from mochuelo.games.tangents.refusal import refusal
from mochuelo.games.tangents.rules import is_legal
from mochuelo.testing.walks import Beginning, walk

OPTIONS = [
    {"flip": flip, "chain": chain, "chain_count": count, "first": "rock_paper_scissors"}
    for flip, chain, count in product(("forced", "optional"), ("straight", "bent"), ("all", "extra"))
]


def near(action: int, rng: random.Random) -> int:
    """An action with a bit or two turned over, any of those that mean something, or one that never does."""
    return action ^ 1 << rng.randrange(36) ^ (1 << rng.randrange(36) if rng.random() < 0.3 else 0)


@pytest.mark.parametrize("options", OPTIONS)
def test_what_is_nearly_an_action(options: dict[str, Any]) -> None:
    rng = random.Random(str(options))
    refused = 0
    for ply in walk(GAME, Beginning(Options(**options), 2), rng):
        legal = set(ply.legal)
        assert all(is_legal(ply.state, action) for action in legal)
        for action in rng.choices(sorted(legal), k=150) if legal else ():
            other = near(action, rng)
            assert is_legal(ply.state, other) == (other in legal), GAME.write(action)
            refused += other not in legal
    assert refused > 1000


@pytest.mark.parametrize("options", OPTIONS[::3])
def test_whatever_is_refused_is_refused_in_words(options: dict[str, Any]) -> None:
    """Any number that is not legal here has a refusal; none makes the refusal itself fail."""
    rng = random.Random(str(options))
    for ply in walk(GAME, Beginning(Options(**options), 2), rng):
        legal = set(ply.legal)
        for action in rng.choices(sorted(legal), k=60) if legal else (1,):
            other = near(action, rng)
            if other not in legal and _is_text(other):
                assert isinstance(refusal(ply.state, other), IllegalAction)


def _is_text(action: int) -> bool:
    """Whether a number is an action somewhere, so that somebody may ask for it."""
    try:
        return GAME.read(GAME.write(action)) == action
    except (ValueError, KeyError, IndexError):
        return False
