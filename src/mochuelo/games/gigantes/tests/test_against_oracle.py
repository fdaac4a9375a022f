"""The rules and the slow second set of them agree, ply by ply, over seeded random games in all ways to play, and count the same."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import pytest

from mochuelo.core.game import CHANCE, Seat
from mochuelo.games.gigantes import GAME, Options, State
from mochuelo.games.gigantes.state import SEATS
from tests.oracles import gigantes as oracle
from tests.oracles.gigantes import Table

PHASES = {"first": "start", "halve": "deal", "turn": "play", "ask": "play"}
"""The phases that have another name in a view."""

ARGUMENTS = [
    {"length": length, "pass_empty": empty, "match": match, "question_min": least, "pass_to": to, "three_players": three}
    for (length, empty, match), (least, to, three) in zip(
        product(("short", "long"), ("never", "allowed"), ("hand_card", "either")),
        product("01", ("last_other", "stays"), ("all", "51")),
        strict=True,
    )
]
"""Every value of every option, each beside several of the others."""
PERSONAL = [
    {"decks": "personal", "personal_owls": "1"},
    {"decks": "personal", "personal_owls": "0", "pass_empty": "allowed"},
    {"decks": "personal", "personal_owls": "4", "match": "either"},
]
COLOURS = [{"play": "four_colours", "quartet_end": end, "ask_held": held} for end in ("first_out", "all_out") for held in ("no", "yes")]


def compare(state: State, table: Table) -> None:
    """What may be done, what lies where, whose turn it is, what counts, and how it ended."""
    legal = [GAME.write(action) for action in GAME.legal(state)]
    assert len(set(legal)) == len(legal)
    assert set(legal) == table.legal()
    views = [GAME.view(state, Seat(seat)) for seat in range(len(table.seats))]
    for view, who in zip(views, table.seats, strict=True):
        assert set(view.hands[view.viewer]) == table.hands[who]
        assert len(view.hands[view.viewer]) == len(table.hands[who])
    compare_table(views[0], table)


def compare_table(view: Any, table: Table) -> None:
    """All that lies open."""
    seats = table.seats
    assert view.phase == PHASES.get(table.asked, table.asked)
    assert [list(row) for row in view.rows] == [table.rows[who] for who in seats]
    assert [sorted(pile) for pile in view.libraries] == [sorted(table.libraries[who]) for who in seats]
    assert [sorted(pile) for pile in view.oblivions] == [sorted(table.oblivions[who]) for who in seats]
    assert [set(numbers) for numbers in view.quartets] == [table.quartets[who] for who in seats]
    if view.phase in ("draw", "play", "over"):
        assert view.stock == tuple(len(table.stocks[who]) for who in seats) if table.personal else (len(table.stock),)
        assert view.scores == tuple(table.scores()[who] for who in seats)
    if view.phase == "play":
        assert SEATS[view.turn] == table.who
        assert view.asked == table.questions
        heir = table.heir() if table.rows[table.who] and not table.four else ""
        assert view.heir == (SEATS.index(heir) if heir else -1)
    assert {SEATS[seat] for seat in view.winners} == (table.winners() if table.asked == "over" else set())


def pick(state: State, table: Table, rng: random.Random, lazy: bool) -> str:
    """A random action, leaning to those that random play meets seldom: refutations and questions, few passes; mostly passes when lazy."""
    texts = sorted(table.legal())
    if GAME.turn(state) == CHANCE or table.asked == "pick":
        return rng.choice(texts)
    if lazy and f"{table.who}:-" in texts and rng.random() < 0.9:
        return f"{table.who}:-"
    rare = [text for text in texts if "x" in text or (":?" in text and not table.four)]
    moving = [text for text in texts if not text.endswith("-")]
    return rng.choice(rng.choices([rare, moving, texts], [2, 4, 2])[0] or texts)


def games(seats: int, options: dict[str, Any], count: int = 1, *, lazy: bool = False) -> int:
    """Play both side by side; how many plies that were."""
    plies = 0
    for number in range(count):
        rng = random.Random(f"{seats}{options}{number}")
        state, table = GAME.start(Options(**options), seats), Table(seats, **options)
        while GAME.turn(state) is not None:
            compare(state, table)
            text = pick(state, table, rng, lazy)
            state = GAME.apply(state, GAME.read(text))
            table.play(text)
            plies += 1
        compare(state, table)
        assert table.asked == "over"
    return plies


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", ARGUMENTS, ids=lambda options: "-".join(options.values()))
def test_games_with_a_common_deck_agree(seats: int, options: dict[str, Any]) -> None:
    """Rules page, "The game" and "Short game", "Long game", and all options of them."""
    assert games(seats, options) > 75


@pytest.mark.parametrize("seats", [2, 3])
def test_games_in_which_nearly_all_is_passing_agree(seats: int) -> None:
    """By the book, to where everybody has passed: rules page, "Long game"."""
    rules = {"length": "long", "pass_empty": "allowed", "numbers": 2, "owls": 2, "hand": 2}
    assert games(seats, rules, 20, lazy=True) > 20 * 12


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", PERSONAL, ids=lambda options: options["personal_owls"])
def test_games_with_personal_decks_agree(seats: int, options: dict[str, Any]) -> None:
    """Rules page, "Personal decks"; packs of six thinkers, so that all comes round more often."""
    assert games(seats, {**options, "numbers": 6, "picks": 10, "hand": 4}) > seats * 24


def test_a_whole_game_with_personal_decks_agrees() -> None:
    assert games(2, {"decks": "personal"}) > 2 * (15 + 6 + 15)


@pytest.mark.parametrize("owls", "104")
def test_games_with_the_halves_of_one_pack_agree(owls: str) -> None:
    """Rules page, "Personal decks": two players with one pack shuffle it and deal 26 each first."""
    assert games(2, {"decks": "personal", "packs": "shared", "personal_owls": owls}) > 52 + 30 + 12 + 30


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", COLOURS, ids=lambda options: f"{options['quartet_end']}-{options['ask_held']}")
def test_games_of_four_colours_agree(seats: int, options: dict[str, Any]) -> None:
    """Rules page, "Four colours"."""
    assert games(seats, options) > 100


@pytest.mark.parametrize("options", COLOURS, ids=lambda options: f"{options['quartet_end']}-{options['ask_held']}")
@pytest.mark.parametrize(
    ("seats", "numbers", "owls", "hand"), [(2, 1, 0, 1), (2, 3, 0, 2), (2, 3, 0, 6), (2, 2, 4, 4), (2, 1, 0, 3), (3, 2, 0, 6), (4, 2, 4, 6)]
)
def test_small_games_of_four_colours_agree(seats: int, numbers: int, owls: int, hand: int, options: dict[str, Any]) -> None:
    """With few numbers quartets are often dealt complete, and hands run out in every way."""
    assert games(seats, {**options, "numbers": numbers, "owls": owls, "hand": hand}, 2) > 2 * 3


# ---- counts

TINY: list[tuple[int, dict[str, Any], int]] = [
    (2, {"numbers": 2, "owls": 1, "hand": 2}, 6),
    (2, {"numbers": 1, "owls": 2, "hand": 1}, 8),
    (3, {"numbers": 1, "owls": 1, "hand": 1, "length": "long"}, 9),
    (2, {"numbers": 1, "owls": 1, "hand": 1, "length": "long", "pass_empty": "allowed"}, 8),
    (2, {"decks": "personal", "numbers": 1, "owls": 1, "hand": 1, "picks": 2}, 12),
    (2, {"decks": "personal", "packs": "shared", "numbers": 1, "owls": 2, "hand": 1, "picks": 2}, 9),
    (2, {"play": "four_colours", "numbers": 2, "owls": 0, "hand": 2}, 7),
    (3, {"play": "four_colours", "numbers": 2, "owls": 0, "quartet_end": "all_out", "ask_held": "yes"}, 6),
]


def perft(state: State, depth: int) -> list[int]:
    """How many sequences of one, two, and so on to `depth` actions there are."""
    actions = GAME.legal(state)
    found = [len(actions)] + [0] * (depth - 1)
    for action in actions if depth > 1 else ():
        found[1:] = [one + more for one, more in zip(found[1:], perft(GAME.apply(state, action), depth - 1), strict=True)]
    return found


@pytest.mark.parametrize(("seats", "options", "depth"), TINY)
def test_perft_from_the_start(seats: int, options: dict[str, Any], depth: int) -> None:
    """Every way that a tiny game can begin, all deals among them."""
    counts = perft(GAME.start(Options(**options), seats), depth)
    assert counts == oracle.counts(Table(seats, **options), depth)
    assert counts[0] == seats


def test_perft_of_a_deal() -> None:
    """Two seats, five cards, one each: 2 * 5 * 4 deals, 3 draws, then each of the two cards in hand may open the row."""
    counts = perft(GAME.start(Options(numbers=1, owls=1, hand=1), 2), 5)
    assert counts == [2, 2 * 5, 2 * 5 * 4, 2 * 5 * 4 * 3, 2 * 5 * 4 * 3 * 2]


def dealt(seats: int, seed: int, options: dict[str, Any]) -> tuple[State, Table]:
    """Both at the first decision after a random deal."""
    rng = random.Random(f"dealt {seed}")
    state, table = GAME.start(Options(**options), seats), Table(seats, **options)
    while table.asked not in ("turn", "ask", "over"):
        text = rng.choice(sorted(table.legal()))
        state = GAME.apply(state, GAME.read(text))
        table.play(text)
    return state, table


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    ("seats", "options", "depth"),
    [
        (2, {}, 3),
        (4, {"match": "either", "pass_empty": "allowed"}, 3),
        (2, {"numbers": 1, "owls": 2, "hand": 1}, 40),
        (3, {"numbers": 1, "owls": 2, "hand": 1, "length": "long"}, 8),
        (2, {"decks": "personal", "numbers": 3, "owls": 1, "hand": 2, "picks": 4}, 6),
        (2, {"play": "four_colours"}, 3),
        (3, {"play": "four_colours", "numbers": 2}, 5),
    ],
)
def test_perft_of_play(seats: int, options: dict[str, Any], depth: int, seed: int) -> None:
    """From the first decision on; one goes on to the end of every game."""
    state, table = dealt(seats, seed, options)
    counts = perft(state, depth)
    assert counts == oracle.counts(table, depth)
    assert depth < 40 or counts[-1] == 0
