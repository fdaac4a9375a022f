"""Bots against bots: the schedule is fair, the games repeat themselves, and the sums are right."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from mochuelo import registry
from mochuelo.bots import arena
from mochuelo.bots.arena import Bout, Played
from mochuelo.bots.runs import run_all
from mochuelo.core.errors import NotationError
from mochuelo.core.game import CHANCE

from .toy import Nim

BOOK = [("1",), ("2", "1"), ("3",)]


def test_every_opening_is_played_from_every_seat() -> None:
    bouts = list(arena.schedule(BOOK, 6, 5, 2, 2, 1))
    assert Counter((bout.opening, bout.seat) for bout in bouts) == {(opening, seat): 1 for opening in range(3) for seat in range(2)}
    for bout in bouts:
        assert bout.levels[bout.seat] == 5
        assert sorted(bout.levels) == [2, 5]
        assert bout.actions == BOOK[bout.opening]
    assert len({bout.seed for bout in bouts}) == 6


def test_one_sits_among_three_of_the_lower_level() -> None:
    assert [bout.levels for bout in arena.schedule([()], 4, 2, 1, 4, 1)] == [(2, 1, 1, 1), (1, 2, 1, 1), (1, 1, 2, 1), (1, 1, 1, 2)]


def test_a_book_is_read_without_its_remarks() -> None:
    assert arena.read_book(["# a book", "", "1 2  # a line", "3\n"]) == [("1", "2"), ("3",)]


def test_drawn_openings_differ_repeat_themselves_and_go_on() -> None:
    book = arena.draw_book(Nim(), 2, 12, 3)
    assert book == arena.draw_book(Nim(), 2, 12, 3) != arena.draw_book(Nim(), 2, 12, 4)
    assert len(set(book)) > 3
    assert {len(opening) for opening in book} == {2}


def test_where_chance_begins_an_opening_is_what_it_does() -> None:
    """A deal and who starts, all of it, so that both games of an opening are played with the same cards."""
    game = registry.game("tangents")
    for opening in arena.draw_book(game, 2, 5, 3):
        state = game.start(game.options(), 2)
        for text in opening:
            assert game.turn(state) == CHANCE
            state = game.apply(state, game.read(text))
        assert game.turn(state) in (0, 1)
        assert sum(map(len, game.view(state, "spectator").hands)) == 16


def test_a_game_begins_with_its_opening_and_repeats_itself() -> None:
    bout = Bout(1, ("2", "1"), (2, 2), 0, 5)
    games = []
    for _ in range(2):
        texts: list[str] = []
        played = arena.play(Nim(), bout, texts.append)
        games.append((texts, played))
    assert games[0] == games[1]
    assert games[0][0][:2] == ["2", "1"]
    assert sum(map(int, games[0][0])) == 21
    assert games[0][1].length == len(games[0][0])


def test_the_winner_has_the_point() -> None:
    # 21 stones: whoever leaves a multiple of four wins; the first does by taking one, and a strong bot never lets go.
    assert arena.play(Nim(), Bout(0, ("1",), (5, 1), 0, 3)).score == 1.0
    assert arena.play(Nim(), Bout(0, ("2",), (1, 5), 1, 3)).score == 1.0


def test_an_opening_that_cannot_be_read_is_an_error() -> None:
    with pytest.raises(NotationError):
        arena.play(Nim(), Bout(0, ("9",), (1, 1), 0, 3))


class Endless(Nim):
    """Nobody ever takes the last stone."""

    def apply(self, state: Any, action: int) -> Any:
        return super().apply(state, 0)


def test_a_game_without_end_is_stopped_and_shared() -> None:
    played = arena.play(Endless(), Bout(0, (), (1, 1), 0, 3))
    assert (played.score, played.length, played.reason) == (0.5, arena.CAP, "capped")


def games(scores: Sequence[float]) -> list[Played]:
    bout = Bout(0, (), (2, 1), 0, 0)
    return [Played(bout, score, 10 + n, "capped" if score == 0.5 else "last") for n, score in enumerate(scores)]


def test_draws_count_half() -> None:
    match = arena.total(2, 1, 2, games([1.0, 1.0, 0.5, 0.0]))
    assert (match.wins, match.draws, match.losses, match.capped) == (2, 1, 1, 1)
    assert match.score == 0.625
    assert (match.shortest, match.median, match.longest) == (10, 12, 13)
    assert match.reasons == {"capped": 1, "last": 3}


@pytest.mark.parametrize(
    ("score", "number", "low", "high"),
    # worked out with the formula of Wilson (1927) by hand: 10 of 10, 5 of 10, 81 of 263 (Newcombe 1998, table I, method 3)
    [(1.0, 10, 0.7225, 1.0), (0.5, 10, 0.2366, 0.7634), (81 / 263, 263, 0.2553, 0.3662)],
)
def test_intervals_are_wilsons(score: float, number: int, low: float, high: float) -> None:
    assert arena.wilson(score, number) == pytest.approx((low, high), abs=5e-5)


def test_processes_play_the_games_that_would_be_played_here() -> None:
    bouts = list(arena.schedule(BOOK, 6, 3, 1, 2, 1))
    assert list(run_all(arena.play, "tests.bots.toy:find", "nim", bouts, 2)) == [arena.play(Nim(), bout) for bout in bouts]


def test_luck_is_the_deals_and_not_the_seats() -> None:
    """What is drawn in a game comes from its deal, whoever sits where and whatever is done: the same cards in the same order."""
    game = registry.game("gigantes")
    book = arena.draw_book(game, 2, 2, 5)
    draws: dict[int, set[tuple[str, ...]]] = {}
    for bout in arena.schedule(book, 4, 2, "random", 2, 1):
        texts: list[str] = []
        arena.play(game, bout, texts.append)
        draws.setdefault(bout.opening, set()).add(tuple(text.partition("<")[2] for text in texts if "<" in text))
    assert [len(orders) for orders in draws.values()] == [1, 1]
    assert draws[0] != draws[1]


def test_deals_are_played_under_options() -> None:
    game = registry.game("gigantes")
    options = {"length": "long", "hand": "3"}
    book = arena.draw_book(game, 3, 1, 5, options)
    assert sum("<" in text for text in book[0]) == 3 * 3 + 1, "three hands of three, and the first draw"
    played = [arena.play(game, bout) for bout in arena.schedule(book, 3, "random", "random", 3, 1, options)]
    assert {game.reason for game in played} <= {"hands", "passes"}, "a long game does not end with the stock"
    assert sum(game.score for game in played) <= 3


def test_those_who_play_by_habit_are_asked_by_name() -> None:
    game = registry.game("gigantes")
    book = arena.draw_book(game, 2, 2, 5, {"pass_empty": "allowed"})
    for bout in arena.schedule(book, 2, "hoarder", "passer", 2, 1, {"pass_empty": "allowed"}):
        texts: list[str] = []
        assert arena.play(game, bout, texts.append).score == 0.5, "neither ever lays a card: 26 cards each"
        assert {text[2:] for text in texts[len(bout.actions) :] if "<" not in text} == {":-"}


def test_deals_from_every_seat_have_an_interval_of_their_own() -> None:
    """Two deals, each won once and lost once: luck decides all, and the deals agree perfectly."""
    match = arena.total(2, 1, 2, games([1.0, 0.0, 0.0, 1.0]))
    assert match.duplicate == (0.5, 0.5)
    low, high = match.interval
    assert low < 0.2 < 0.8 < high
    # worked out by hand: means 1 and 0.5, standard deviation 0.3536, divided by the root of 2: 0.25, times 1.96
    assert arena.total(2, 1, 2, games([1.0, 1.0, 0.0, 1.0])).duplicate == pytest.approx((0.75 - 0.49, 0.75 + 0.49), abs=1e-3)


def test_games_with_chance_may_last_as_long_as_they_can() -> None:
    assert arena.cap_of(Nim()) == arena.CAP
    game = registry.game("gigantes")
    assert arena.cap_of(game) == game.info.longest > arena.CAP
