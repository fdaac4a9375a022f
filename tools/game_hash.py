"""Prints hashes for every game found, of thousands of seeded games and of what bots do: on two builds they must be the same."""

from __future__ import annotations

import hashlib
import sys
from random import Random
from typing import cast

from mochuelo.bots.base import choose
from mochuelo.core.game import CHANCE, AnyGame, Seat
from mochuelo.registry import games
from mochuelo.testing.walks import beginnings, game_hash, walk

GAMES = 3_000
SEED = 1
LEVELS = 3
"""The levels of bots that are asked, from the lowest: the uncompiled build takes long for more."""
ASKED = 4
"""How many positions each bot is asked about for each beginning."""


def bot_hash(game: AnyGame, seed: int) -> str:
    """A hash of what bots do in positions of random games, with every number of seats and every option."""
    digest = hashlib.sha256()
    rng = Random(seed)
    for begin in beginnings(game):
        plies = [ply for _ in range(6) for ply in walk(game, begin, rng) if ply.turn not in (None, CHANCE)]
        for level in game.info.levels[: LEVELS + (begin.seats == game.info.seats[0])]:
            for ply in rng.sample(plies, ASKED):
                view = game.view(ply.state, cast(Seat, ply.turn))
                digest.update(game.write(choose(game, view, level, rng.getrandbits(32))).encode() + b"\n")
    return digest.hexdigest()


def main() -> int:
    """Print two lines for each game: of its games and of its bots."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    for key, game in sorted(games().items()):
        print(f"{key} {count} games {game_hash(game, count, SEED)}")
        print(f"{key} bots {bot_hash(game, SEED)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
