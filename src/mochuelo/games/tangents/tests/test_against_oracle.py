"""The rules and the slow second Tangents agree, ply by ply, over seeded random games under all options, and count the same."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import pytest

from mochuelo.core.game import CHANCE, SPECTATOR
from mochuelo.games.tangents import GAME, Options, State
from mochuelo.games.tangents.counting import perft
from mochuelo.games.tangents.state import SEATS
from tests.oracles import tangents as oracle
from tests.oracles.tangents import Table

PLAYED = list(product(("forced", "optional"), ("straight", "bent"), ("all", "extra"), ("forbidden", "allowed")))
OPENED = list(
    product(("die", "rock_paper_scissors", "random", "illustrator", "poet"), ("winner_moves_first", "winner_chooses"), ("one", "two"))
)


def compare(state: State, table: Table) -> None:
    """What may be done, what lies, what is held, and how it ended."""
    legal = [GAME.write(action) for action in GAME.legal(state)]
    assert sorted(legal) == sorted(table.legal())
    view = GAME.view(state, SPECTATOR)
    lying = {(t.space, t.card, SEATS[t.side], t.turned, t.blocked) for t in view.board}
    assert lying == {(oracle.name(at), *card, at in table.blocked) for at, card in table.grid.items()}
    assert {seat for seat in SEATS if view.blocks[SEATS.index(seat)]} == table.blocks
    hidden = view.options.hands == "hidden"
    assert [list(hand) for hand in view.hands] == [[0 if hidden else card for card in sorted(table.hands[seat])] for seat in SEATS]
    assert (view.starter == -1) == (not table.starter)
    outcome = GAME.outcome(state)
    assert (outcome is None) == (table.asked != "over")
    if outcome is not None:
        assert [SEATS[seat] for seat in outcome.winners] == [winner for winner in [table.winner()] if winner]
        assert list(view.results) == [(result["Il"], result["Po"]) for result in table.results]
    elif GAME.turn(state) != CHANCE:
        assert SEATS[view.turn] == table.who


def pick(texts: list[str], rng: random.Random) -> str:
    """A random turn, leaning to flips and blocks, which random play meets seldom."""
    long = [text for text in texts if len(text.rpartition("x")[2]) > 3 and "x" in text]
    flips = [text for text in texts if "x" in text]
    blocks = [text for text in texts if "#" in text]
    wanted = rng.choices([long, flips, blocks, texts], [4, 3, 1, 4])[0]
    return rng.choice(wanted or texts)


def games(options: dict[str, Any], seed: str, count: int) -> int:
    """Play both side by side; how many plies that were."""
    plies = 0
    for number in range(count):
        rng = random.Random(f"{seed}/{number}")
        state, table = GAME.start(Options(**options), 2), Table(**options)
        while GAME.turn(state) is not None:
            compare(state, table)
            text = pick(sorted(table.legal()), rng)
            state = GAME.apply(state, GAME.read(text))
            table.play(text)
            plies += 1
        compare(state, table)
    return plies


@pytest.mark.parametrize(("flip", "chain", "chain_count", "block_last_turn"), PLAYED)
def test_games_agree_under_all_options_of_play(flip: str, chain: str, chain_count: str, block_last_turn: str) -> None:
    options = {"flip": flip, "chain": chain, "chain_count": chain_count, "block_last_turn": block_last_turn, "first": "random"}
    assert games(options, f"{flip}{chain}{chain_count}{block_last_turn}", 3) > 3 * 32


@pytest.mark.parametrize(("first", "starter", "games_"), OPENED)
def test_games_agree_under_all_options_of_opening(first: str, starter: str, games_: str) -> None:
    options = {"first": first, "starter": starter, "games": games_, "grid": 3, "hands": "hidden" if starter == "winner_chooses" else "open"}
    assert games(options, f"{first}{starter}{games_}", 3) > 3 * 19


@pytest.mark.parametrize("cards", [4, 7, 32])
def test_games_agree_on_the_smallest_grid(cards: int) -> None:
    assert games({"grid": 2, "cards": cards, "games": "two", "chain": "bent"}, f"small{cards}", 20) > 20 * 16


# ---- counts

TWO = "Il+01 Po+02 Il+03 Po+04"
THREE = "Il+01 Po+02 Il+03 Po+04 Il+05 Po+06 Il+07 Po+08 Il+09 Po+10"


def both(start: str, **options: Any) -> tuple[State, Table]:
    """Both after some actions."""
    state, table = GAME.start(Options(first="illustrator", **options), 2), Table(first="illustrator", **options)
    for text in start.split():
        state = GAME.apply(state, GAME.read(text))
        table.play(text)
    return state, table


@pytest.mark.parametrize(
    "options", [{}, {"flip": "optional"}, {"block_last_turn": "allowed"}, {"flip": "optional", "chain": "bent", "chain_count": "extra"}]
)
def test_perft_of_the_smallest_grid_to_the_end(options: dict[str, Any]) -> None:
    """Four cards are placed; with both blocks in time that is six turns, and nobody plays a seventh."""
    state, table = both(TWO, grid=2, cards=4, **options)
    counts = [perft(state, depth) for depth in range(1, 8)]
    assert counts == oracle.counts(table, 7)
    assert counts[0] == 2 * 2 * 4 and counts[6] == 0


def test_perft_of_the_deal() -> None:
    """Each card dealt leaves one fewer: 6 * 5 * 4 * 3, and then 2 cards * 2 ways * 4 spaces."""
    state, table = GAME.start(Options(first="poet", grid=2, cards=6), 2), Table(first="poet", grid=2, cards=6)
    assert [perft(state, depth) for depth in (1, 2, 3, 4, 5)] == [6, 30, 120, 360, 360 * 16]
    assert oracle.counts(table, 5)[4] == 360 * 16


@pytest.mark.parametrize("options", [{}, {"chain": "bent", "flip": "optional"}])
def test_perft_of_the_grid_of_three(options: dict[str, Any]) -> None:
    """The first turn: 5 cards, 2 ways, 9 spaces."""
    state, table = both(THREE, grid=3, **options)
    counts = [perft(state, depth) for depth in (1, 2)]
    assert counts == oracle.counts(table, 2)
    assert counts[0] == 90


def late(seed: int, empty: int, **options: Any) -> tuple[State, Table]:
    """Both at a position of the full grid with some empty spaces, found by lively play."""
    rng = random.Random(f"late {seed}")
    state, table = both("", **options)
    while table.asked != "turn" or len(table.free()) > empty:
        text = pick(sorted(table.legal()), rng)
        state = GAME.apply(state, GAME.read(text))
        table.play(text)
    return state, table


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("options", [{}, {"chain": "bent"}, {"block_last_turn": "allowed", "flip": "optional", "chain_count": "extra"}])
def test_perft_of_endings(seed: int, options: dict[str, Any]) -> None:
    """From positions of the full grid with three empty spaces to the end of the game."""
    state, table = late(seed, 3, **options)
    assert [perft(state, depth) for depth in (1, 2, 3)] == oracle.counts(table, 3)


@pytest.mark.parametrize("seed", range(4))
def test_perft_of_the_middle_of_a_game(seed: int) -> None:
    state, table = late(seed, 8)
    assert [perft(state, depth) for depth in (1, 2)] == oracle.counts(table, 2)
