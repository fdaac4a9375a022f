"""Prints one hash for every game found: over 3,000 seeded games, the legal actions and the position at every ply.

Run on two builds of the rules it must print the same: a compiler's mistake shows nowhere else. Positions are compared as the Views of
every seat and of a spectator at the end of each game, and as the spectator's on the way.
"""

from __future__ import annotations

import hashlib
import random
import sys

import msgspec

from mochuelo.core.game import CHANCE, SPECTATOR, AnyGame, Seat, Viewer
from mochuelo.registry import games

GAMES = 3_000


def play(game: AnyGame, number: int, digest: hashlib._Hash) -> int:
    """Play game `number` at random, feed what is met to the digest, and answer the count of plies."""
    rng = random.Random(number)
    fewest, most = game.info.seats
    seats = fewest + number % (most - fewest + 1)
    state = game.start(game.options(), seats)
    ply = 0
    while (turn := game.turn(state)) is not None:
        legal = [] if turn == CHANCE else [game.write(action) for action in game.legal(state)]
        digest.update(" ".join(legal).encode() + msgspec.json.encode(game.view(state, SPECTATOR)))
        action = game.draw(state, rng) if turn == CHANCE else game.read(rng.choice(legal))
        state = game.apply(state, action)
        ply += 1
    viewers: list[Viewer] = [*map(Seat, range(seats)), SPECTATOR]
    for viewer in viewers:
        digest.update(msgspec.json.encode((game.view(state, viewer), game.outcome(state))))
    return ply


def main() -> int:
    """Print a line for each game: key, games, plies, hash."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    for key, game in sorted(games().items()):
        digest = hashlib.sha256()
        plies = sum(play(game, number, digest) for number in range(count))
        print(f"{key} {count} games {plies} plies {digest.hexdigest()}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
