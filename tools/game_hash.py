"""Prints one hash for every game found, over thousands of seeded games: on two builds of the rules it must be the same."""

from __future__ import annotations

import sys

from mochuelo.registry import games
from mochuelo.testing.walks import game_hash

GAMES = 3_000
SEED = 1


def main() -> int:
    """Print a line for each game: key, games, hash."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    for key, game in sorted(games().items()):
        print(f"{key} {count} games {game_hash(game, count, SEED)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
