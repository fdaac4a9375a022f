"""Whole games played inside the kernel are games by the rules, and their figures are those of their states and stories."""

from __future__ import annotations

import pytest

from mochuelo.bots import arena, balance
from mochuelo.core.game import CHANCE, SPECTATOR
from mochuelo.games.sophie import GAME, Options
from mochuelo.games.sophie import state as n
from mochuelo.games.sophie.census import UNSAID, census
from mochuelo.games.sophie.habits import FIXED, HABITS
from mochuelo.games.sophie.tally import tally
from mochuelo.games.sophie.thinker import mind, steady
from mochuelo.games.sophie.trial import trial

from .test_bots import ask, options, walk


@pytest.mark.parametrize(
    ("way", "sides"),
    [("as published", ("right60", "wanderer", 1, 5)), ("all the others", ("right60", 5, "right60", "wanderer", "right60", "wanderer"))],
)
def test_a_game_played_at_once_is_a_game(way: str, sides: tuple[int | str, ...]) -> None:
    """Every action of a trial is legal where it is taken; it ends as the rules say; its figures are those of its states."""
    state = GAME.start(options(way), len(sides))
    tried = trial(state, sides, 7, 8, keep=True)
    assert tried is not None
    states = [state]
    decisions = choices = 0
    for action in tried.actions:
        legal = GAME.legal(states[-1])
        if GAME.turn(states[-1]) != CHANCE:
            decisions, choices = decisions + 1, choices + (len(legal) > 1)
        states.append(GAME.apply(states[-1], action))
    assert GAME.outcome(states[-1]) is not None
    assert GAME.outcome(states[-1]) == GAME.outcome(tried.end)
    assert list(states[-1].points) == list(tried.end.points)
    assert (tried.length, tried.turns, tried.choices) == (len(tried.actions), decisions, choices)
    assert census(states, tried.actions) == tried.figures
    again = trial(state, sides, 7, 8)
    other = trial(state, sides, 9, 8)
    assert again is not None
    assert other is not None
    assert again.figures == tried.figures
    assert other.figures != tried.figures


def test_what_is_counted_of_states_is_what_is_told_in_stories() -> None:
    """The same game counted twice: from its states, and by the tally from what a spectator sees and hears."""
    start = GAME.start(options("as published"), 4)
    tried = trial(start, (1, "wanderer", 3, "right40"), 3, 4, keep=True)
    assert tried is not None
    states = [start]
    for action in tried.actions:
        states.append(GAME.apply(states[-1], action))
    stories = [GAME.story(state, action, SPECTATOR) for state, action in zip(states, tried.actions, strict=False)]
    told = tally([GAME.view(state, SPECTATOR) for state in states], stories)
    both = set(told) & set(tried.figures)
    assert len(both) >= 15
    assert {name: tried.figures[name] for name in both} == {name: told[name] for name in both}
    assert not set(UNSAID) & set(tried.figures)
    assert sum(value for name, value in tried.figures.items() if name.startswith("trip:")) == tried.figures["trips"]
    assert sum(1 for name in tried.figures if name.startswith("start:")) == 4


def test_a_trial_is_for_programs_that_it_knows() -> None:
    assert trial(GAME.start(options("as published"), 4), (1, 2, 3, "random"), 1, 1) is None
    assert trial(GAME.start(Options(bots=(0,)), 2), (1, 2), 1, 1) is None, "the other seat is a person's"


def test_a_trial_plays_by_what_bots_would_do_with_views() -> None:
    """Without whim and with nothing drawn the best bots do in a view what they do inside: wherever one way is best."""
    same = 0
    for state in walk("as published", 9, 120):
        if state.phase in (n.LAND, n.TURN, n.RABBIT, n.JUMP):
            opts, seat = options("as published"), int(state.seat)
            inside = {int(mind(opts, 4, seat, 5, seed).choose(state, 0)) for seed in range(3)}
            if len(inside) == 1:
                same += 1
                assert ask(state, 5, 4) in inside
    assert same > 20


def test_the_arena_and_the_report_on_the_balance_play_whole_games_at_once() -> None:
    tale = balance.play(GAME, balance.Deal("right60", 3, 2, 5))
    assert tale.first == 2
    assert sum(tale.scores) == pytest.approx(1)
    assert tale.tally["rounds"] > 5
    marks = {name.partition("@")[0] for name in tale.tally if name.startswith("start:")}
    assert len(marks) == 3
    book = arena.draw_book(GAME, 2, 2, 1)
    bouts = list(arena.schedule(book, 4, 5, "wanderer", 2, 1))
    played = [arena.play(GAME, bout) for bout in bouts]
    assert [arena.play(GAME, bout) for bout in bouts] == played
    assert {game.reason for game in played} == {"finale"}


def test_the_stated_chance_is_the_chance() -> None:
    """Over many games 60 of a hundred answers are right: within four standard errors."""
    asked = right = 0
    for seed in range(16):
        tried = trial(GAME.start(Options(bots=(0, 1), goal=2), 2), ("right60", "wanderer"), seed, seed)
        assert tried is not None
        asked, right = asked + tried.figures["questions"], right + tried.figures["right"]
    assert asked > 200
    assert abs(right / asked - 0.6) < 4 * (0.24 / asked) ** 0.5


def test_habits_are_what_they_are_called() -> None:
    assert set(HABITS) == set(FIXED) == {"right40", "right60", "right80", "wanderer"}
    wanderer = steady(Options(), 2, *FIXED["wanderer"], 1)
    assert (wanderer.stray, wanderer.anywhere) == (100, 1)
