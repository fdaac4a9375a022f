"""Who starts, and matches of two games; rules page, "Who starts" and the options."""

from __future__ import annotations

import random
from typing import Any

import pytest

from mochuelo.core.game import CHANCE, SPECTATOR, Seat
from mochuelo.games.tangents import GAME, Options, State, View
from mochuelo.games.tangents.tests.positions import played, texts


def dealt(**options: Any) -> State:
    """A state after the deal."""
    state, rng = GAME.start(Options(**options), 2), random.Random(1)
    while GAME.view(state, SPECTATOR).phase == "deal":
        state = GAME.apply(state, GAME.draw(state, rng))
    return state


def spectated(state: State) -> View:
    return GAME.view(state, SPECTATOR)


# ---- the die


def test_equal_rolls_repeat() -> None:
    state = played(dealt(), "Il:d3", "Po:d3")
    assert (GAME.turn(state), spectated(state).dice) == (CHANCE, (3, 3))
    state = played(state, "Il:d1")
    assert spectated(state).dice == (1, 0)
    state = played(state, "Po:d2")
    assert (GAME.turn(state), spectated(state).starter, spectated(state).dice) == (1, 1, (1, 2))


def test_winner_of_the_die_chooses() -> None:
    state = played(dealt(starter="winner_chooses"), "Il:d3", "Po:d5")
    assert (GAME.turn(state), texts(state)) == (1, {"Po:first", "Po:second"})
    assert [spectated(played(state, text)).starter for text in ("Po:first", "Po:second")] == [1, 0]


@pytest.mark.parametrize(("first", "seat"), [("illustrator", 0), ("poet", 1)])
def test_starter_can_be_chosen_beforehand(first: str, seat: int) -> None:
    assert GAME.turn(dealt(first=first, starter="winner_chooses")) == seat


def test_starter_at_random() -> None:
    state = dealt(first="random")
    assert (GAME.turn(state), texts(state)) == (CHANCE, {"first:Il", "first:Po"})
    assert [GAME.turn(played(state, text)) for text in ("first:Il", "first:Po")] == [0, 1]
    drawn = [GAME.write(GAME.draw(state, random.Random(seed))) for seed in range(200)]
    assert 60 < drawn.count("first:Il") < 140


# ---- rock, paper, scissors

BEATS = {("rock", "scissors"), ("scissors", "paper"), ("paper", "rock")}
SHAPES = ("rock", "paper", "scissors")


@pytest.mark.parametrize("one", SHAPES)
@pytest.mark.parametrize("other", SHAPES)
def test_every_pair_of_throws(one: str, other: str) -> None:
    state = played(dealt(first="rock_paper_scissors"), f"Il:{one}", f"Po:{other}")
    assert (GAME.turn(state), texts(state)) == (CHANCE, {f"{one}/{other}"})
    state = played(state, f"{one}/{other}")
    if one == other:
        assert (GAME.turn(state), spectated(state).phase, spectated(state).starter) == (0, "throw", -1)
    else:
        assert GAME.turn(state) == (0 if (one, other) in BEATS else 1)
    assert spectated(state).shown_throws == (one, other)


def test_equal_throws_repeat_until_they_differ() -> None:
    state = dealt(first="rock_paper_scissors")
    for shape in SHAPES:
        state = played(state, f"Il:{shape}", f"Po:{shape}", f"{shape}/{shape}")
        assert spectated(state).throws == ("", "")
    state = played(state, "Il:paper", "Po:scissors", "paper/scissors")
    assert (GAME.turn(state), spectated(state).phase) == (1, "play")


def test_throws_are_secret_until_both_are_shown() -> None:
    """Even where hands are open; the second to throw sees only that the first has."""
    state = dealt(first="rock_paper_scissors")
    rock = GAME.read("Il:rock")
    assert [GAME.write(GAME.seen(state, rock, viewer)) for viewer in (Seat(0), Seat(1), SPECTATOR)] == ["Il:rock", "Il:?", "Il:?"]
    state = GAME.apply(state, rock)
    assert [GAME.view(state, viewer).throws for viewer in (Seat(0), Seat(1), SPECTATOR)] == [("rock", ""), ("?", ""), ("?", "")]
    state = played(state, "Po:paper")
    assert [GAME.view(state, viewer).throws for viewer in (Seat(0), Seat(1), SPECTATOR)] == [("rock", "?"), ("?", "paper"), ("?", "?")]
    assert [GAME.view(state, Seat(0)).hands, GAME.view(state, Seat(1)).hands] == [spectated(state).hands] * 2


def test_winner_of_the_throws_chooses() -> None:
    state = played(dealt(first="rock_paper_scissors", starter="winner_chooses"), "Il:rock", "Po:scissors", "rock/scissors")
    assert texts(state) == {"Il:first", "Il:second"}


def test_hides_says_whether_there_are_secrets() -> None:
    assert GAME.hides(Options(hands="hidden")) and GAME.hides(Options(first="rock_paper_scissors"))
    assert not GAME.hides(Options()) and not GAME.hides(Options(games="two", first="random"))


# ---- matches


def finished(state: State, results: list[tuple[int, int]], rng: random.Random) -> State | None:
    """Play at random until the current game is over, if it ends with the first of `results`."""
    while True:
        view = spectated(state)
        if view.phase in ("next", "over"):
            return state if view.results[-1] == results[-1] else None
        state = GAME.apply(state, GAME.draw(state, rng) if GAME.turn(state) == CHANCE else rng.choice(GAME.legal(state)))


def match(*results: tuple[int, int]) -> State:
    """A match on a grid of 2 or 3 with these results of its two games."""
    rng, options = random.Random(5), Options(games="two", grid=2 if sum(results[0]) == 4 else 3, first="illustrator")
    for _ in range(3000):
        state = finished(GAME.start(options, 2), [results[0]], rng)
        if state is not None:
            state = finished(played(state, "Po:next"), [*results], rng)
        if state is not None:
            return state
    raise AssertionError(f"no match ended {results!r}")


def test_match_waits_with_the_finished_grid_until_the_other_starts() -> None:
    rng, options = random.Random(11), Options(games="two", grid=2, first="illustrator")
    state = next(found for _ in range(1000) if (found := finished(GAME.start(options, 2), [(2, 2)], rng)) is not None)
    view = spectated(state)
    assert (view.phase, view.turn, len(view.board), view.results) == ("next", 1, 4, ((2, 2),))
    assert texts(state) == {"Po:next"}
    after = spectated(played(state, "Po:next"))
    assert (after.phase, after.game, after.starter, after.board, after.hands, after.blocks) == ("deal", 2, 1, (), ((), ()), (True, True))
    assert GAME.turn(dealt_on(played(state, "Po:next"))) == 1, "no die is rolled again"


def dealt_on(state: State) -> State:
    """The state after the deal of the second game."""
    rng = random.Random(2)
    while spectated(state).phase == "deal":
        state = GAME.apply(state, GAME.draw(state, rng))
    return state


@pytest.mark.parametrize(
    ("results", "winners", "reason"),
    [
        (((3, 1), (3, 1)), (0,), "match"),
        (((3, 1), (2, 2)), (0,), "match"),
        (((2, 2), (1, 3)), (1,), "match"),
        (((3, 1), (1, 3)), (), "match-tie"),
        (((2, 2), (2, 2)), (), "match-tie"),
        (((6, 3), (4, 5)), (0,), "match-cards"),
        (((5, 4), (3, 6)), (1,), "match-cards"),
    ],
)
def test_match_goes_by_games_then_by_cards(results: tuple[tuple[int, int], ...], winners: tuple[int, ...], reason: str) -> None:
    outcome = GAME.outcome(match(*results))
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == (winners, reason)
    assert spectated(match(*results)).results == results


def test_conceding_gives_up_the_whole_match() -> None:
    state = GAME.concede(dealt(games="two", first="poet"), Seat(0))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((1,), "concession")
