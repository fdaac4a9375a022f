"""The rules and the slow second set of them agree, ply by ply, over seeded random games with all options, and count the same."""

from __future__ import annotations

import random
from typing import Any

import pytest

from mochuelo.core.game import CHANCE, SPECTATOR
from mochuelo.core.together import awaited, choices
from mochuelo.games.sophie import GAME, Options
from mochuelo.games.sophie.cards import PILES
from mochuelo.games.sophie.tests import tiny
from tests.oracles import sophie as oracle
from tests.oracles.sophie import NAMES, Table

BOARD, CARDS = oracle.house_board(), oracle.house_cards()
LIMIT = 700
"""Plies after which a random game is left; what matters has happened by then."""

OPTIONS: list[dict[str, Any]] = [
    {},
    {"last_round": "on", "finale_points": "20", "gadfly": "next_path", "votes": "open", "answer_seconds": "30"},
    {"socrates_cards": "on", "disc_moves": "all_instructions", "reader": "left_neighbour"},
    {"enter_epoch_once": "on", "finale_points": "10", "begins": "name_nearest_sophie"},
    {"socrates_cards": "on", "enter_epoch_once": "on", "last_round": "on", "bots": (1,)},
    {"disc_moves": "all_instructions", "gadfly": "next_path", "bots": (0, 1), "last_round": "on"},
]
"""Every value of every option, each beside several of the others."""


def texts(state: Any) -> dict[str, set[str]]:
    """Who may say what."""
    if GAME.turn(state) == CHANCE:
        return {oracle.CHANCE: {GAME.write(action) for action in GAME.legal(state)}}
    return {NAMES[seat]: {GAME.write(action) for action in choices(GAME, state, seat)} for seat in awaited(GAME, state)}


def compare(state: Any, table: Table) -> None:
    """Who may do what, where everything is, what everybody has, and how it ended."""
    assert texts(state) == table.asked, table.texts[-12:]
    view, seats = GAME.view(state, SPECTATOR), table.seats
    assert list(view.places) == [table.at[who] for who in seats]
    assert list(view.points) == [table.points[who] for who in seats]
    assert [set(marks) for marks in view.markers] == [set(table.done[who]) for who in seats]
    assert [set(kept) for kept in view.kept] == [set(table.kept[who]) for who in seats]
    assert list(view.socrates) == [len(table.socrates[who]) for who in seats]
    assert view.rotation == table.rotation
    assert list(view.piles) == [len(table.piles[pile]) for pile in PILES]
    assert list(view.used) == [len(table.used[pile]) for pile in PILES]
    compare_journeys(view, table)
    if not table.asked:
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert {NAMES[seat] for seat in outcome.winners} == {NAMES[seat] for seat in view.winners} == table.winners()


def compare_journeys(view: Any, table: Table) -> None:
    """Where pieces come from and go, whom the disc has moved, and the count of rounds."""
    for who, heading, came in zip(table.seats, view.heading, view.came, strict=True):
        here = table.at[who]
        assert came == table.came[who] or (came == here and who == table.mover)  # about to leave, or staying after all
        assert heading == straight_on(table, who)
    if table.round:
        assert view.round == table.round
        assert (NAMES[view.mover] == table.mover) if table.asked else view.mover == -1
        assert {NAMES[seat] for seat in view.carried} - {table.mover} == table.carried - {table.mover}


def straight_on(table: Table, who: str) -> str:
    """The next space of the path on which a piece is, "" elsewhere and where both ways of it are before the piece."""
    here, paths = table.at[who], table.board.paths
    own = next((path for path, spaces in paths.items() if here in spaces[1:-1]), "")
    ahead = [space for space in table.board.beside(own, here) if space != table.behind[who]] if own else []
    return ahead[0] if len(ahead) == 1 else ""


def likely(text: str, table: Table) -> float:
    """How often a text is taken beside others: right answers and leaving a little more than by lot, so that epochs are finished."""
    if table.order and text in ("a", "b", "c"):
        return 6.0 if text == table.order[0] else 1.0
    return {"ask": 3.0, "-": 0.3}.get(text, 0.2 if text[0] == "%" else 1.0)


def pick(table: Table, rng: random.Random) -> str:
    """A random one of those who may speak, and what they say."""
    said = sorted(table.asked[rng.choice(sorted(table.asked))])
    return rng.choices(said, [likely(text, table) for text in said])[0]


def played(seats: int, options: dict[str, Any], seed: int, limit: int, **packs: Any) -> Table:
    """Play both side by side."""
    rng = random.Random(f"{seats}{options}{seed}")
    deck, board, cards = packs.get("deck", ""), packs.get("board", BOARD), packs.get("cards", CARDS)
    state, table = GAME.start(Options(deck=deck, **options), seats), Table(seats, board, cards, **options)
    while table.asked and len(table.texts) < limit:
        compare(state, table)
        text = pick(table, rng)
        state = GAME.apply(state, GAME.read(text))
        table.play(text)
    compare(state, table)
    return table


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(map(str, options.values())) or "published")
def test_games_agree(seats: int, options: dict[str, Any]) -> None:
    """Rules page, all of it."""
    table = played(seats, options, 0, LIMIT)
    assert len(table.texts) > 100


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(map(str, options.values())) or "published")
def test_small_games_agree(options: dict[str, Any]) -> None:
    """On the tiny board pieces meet, holes open and piles run out all the time, and nearly every game comes to its end."""
    rules = {name: value for name, value in options.items() if name != "socrates_cards"}
    ended = sum(
        not played(2, {**rules, "goal": 2}, seed, LIMIT, deck=tiny.digest(), board=tiny.board(), cards=tiny.CARDS).asked
        for seed in range(4)
    )
    assert ended >= 2
