"""What every bot of Sophie's World owes: legal actions, one answer to one question, no look at what is hidden, and sense."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from mochuelo.bots.base import choose
from mochuelo.core.game import CHANCE, Seat
from mochuelo.games.sophie import GAME, Options, State, View
from mochuelo.games.sophie import state as n
from mochuelo.games.sophie.board import board
from mochuelo.games.sophie.chances import RIGHT, all_odds, odds
from mochuelo.games.sophie.habits import HABITS
from mochuelo.games.sophie.thinker import steady

from . import tiny

LEVELS = (1, 2, 3, 4, 5)
WAYS: dict[str, tuple[int, dict[str, Any]]] = {
    "as published": (4, {}),
    "people and programs": (3, {"bots": (1,), "socrates_cards": "on", "reader": "left_neighbour"}),
    "all the others": (
        6,
        {"last_round": "on", "gadfly": "next_path", "enter_epoch_once": "on", "disc_moves": "all_instructions", "votes": "open"},
    ),
    "people alone": (2, {"bots": (), "socrates_cards": "on", "begins": "name_nearest_sophie", "disc_moves": "all_instructions"}),
    "tiny": (2, {"goal": 2}),
}


def options(way: str) -> Options:
    seats, chosen = WAYS[way]
    deck = tiny.digest() if way == "tiny" else ""
    return Options(**{"bots": tuple(range(seats)), "deck": deck, **chosen})


def walk(way: str, seed: int, count: int) -> list[State]:
    """States in which seats decide, on the way of one game: now and then something drawn, mostly what a bot does."""
    seats = WAYS[way][0]
    rng = Random(seed)
    state = GAME.start(options(way), seats)
    found: list[State] = []
    while len(found) < count and GAME.outcome(state) is None:
        turn = GAME.turn(state)
        if turn == CHANCE:
            state = GAME.apply(state, GAME.draw(state, rng))
            continue
        found.append(state)
        legal = GAME.legal(state)
        state = GAME.apply(state, rng.choice(legal) if rng.random() < 0.4 else ask(state, "right60", rng.getrandbits(32)))
    return found


def ask(state: State, level: int | str, seed: int = 1) -> int:
    """What a bot is asked by the table: a view, as it travels."""
    turn = GAME.turn(state)
    assert isinstance(turn, int)
    view = GAME.view(state, Seat(turn))
    return int(choose(GAME, msgspec.json.decode(msgspec.json.encode(view), type=View), level, seed))


@pytest.mark.parametrize("way", WAYS)
def test_actions_are_legal_and_the_same_for_the_same_question(way: str) -> None:
    sides: tuple[int | str, ...] = (*LEVELS, *HABITS) if way == "tiny" else (2, "wanderer")
    for number, state in enumerate(walk(way, 1, 45)):
        side = sides[number % len(sides)]
        action = ask(state, side, number)
        assert action in GAME.legal(state)
        assert ask(state, side, number) == action


@pytest.mark.parametrize("way", ["as published", "people and programs", "tiny"])
def test_what_is_hidden_never_changes_a_move(way: str) -> None:
    """Other cards on the piles, another right answer: as drawn anew as the view allows."""
    orders = piles = 0
    for number, state in enumerate(walk(way, 2, 50)):
        turn = GAME.turn(state)
        assert isinstance(turn, int)
        twin = GAME.imagine(GAME.view(state, Seat(turn)), Random(number + 50))
        orders += state.phase == n.ANSWER and n.RIGHT[state.order] != n.RIGHT[twin.order]
        piles += list(state.lies) != list(twin.lies)
        assert ask(twin, 3, number) == ask(state, 3, number)
    assert orders, "no twin has another right answer"
    assert piles, "no twin has other cards"


def test_a_program_says_how_often_it_is_right_and_never_names_an_answer() -> None:
    """By the table: level 4 in seat 0 knows the first two epochs well, the two across badly, by the question's difficulty."""
    met = 0
    for state in walk("as published", 3, 100):
        if state.phase != n.ANSWER:
            continue
        view = GAME.view(state, Seat(int(state.seat)))
        assert view.question is not None
        met += 1
        for level in LEVELS:
            stated = odds(level, int(state.seat), int(state.pile), view.question.difficulty)
            assert GAME.write(ask(state, level)) == f"%{stated}"
        assert GAME.write(ask(state, "right60")) == "%60"
    assert met > 10
    assert [odds(4, 0, pile, 2) for pile in range(7)] == [80, 80, 70, 60, 60, 70, 70]
    assert [RIGHT[level][1] for level in LEVELS] == sorted({RIGHT[level][1] for level in LEVELS}), "the higher the better"
    assert len({tuple(all_odds(3, seat)) for seat in range(6)}) == 6, "no two seats know the same"
    assert {rate % 5 for level in LEVELS for seat in range(6) for rate in all_odds(level, seat)} == {0}
    assert all(15 <= rate <= 95 for level in LEVELS for seat in range(6) for rate in all_odds(level, seat))


def test_one_who_is_no_program_takes_any_letter() -> None:
    """Where the table does not say that a program plays (to try out what one would do), there are no odds to name."""
    found = set()
    for number, state in enumerate(walk("people alone", 5, 120)):
        if state.phase == n.ANSWER:
            found |= {GAME.write(ask(state, 5, seed)) for seed in range(number, number + 8)}
    assert found == {"a", "b", "c"}


# ---- sense -----------------------------------------------------------------------------------------------------------


def placed(space: str, *, rotation: int = 1, phase: int = int(n.TURN), ahead: str = "", **changed: Any) -> State:
    """A game for two programs in which seat 0 is on a space, having come from Mythology, which it has finished; seat 1 is in Modern."""
    s = GAME.start(Options(bots=(0, 1), goal=changed.pop("goal", 4)), 2).copy()
    found = board()
    posts = range(3 * found.index[space], 3 * found.index[space] + 3)
    here = next(post for post in posts if not ahead or found.ahead(post) == found.index.get(ahead, -1))
    for seat, post in enumerate((here, 3 * found.index["modern"])):
        s.post[seat] = post
    s.starter, s.round, s.rotation, s.phase, s.seat = 0, 3, rotation, phase, 0
    s.came[0] = -1 if space in found.ids[:6] else 0
    s.done[0] = 1
    for name, value in changed.items():
        setattr(s, name, value)
    return s


def after(s: State, *texts: str) -> State:
    for text in texts:
        s = GAME.apply(s, GAME.read(text))
    return s


def best(s: State) -> str:
    """What both the best bots and those of even chances do."""
    said = {GAME.write(ask(s, level, seed)) for level in (5, "right60", "right80") for seed in (1, 2)}
    assert len(said) == 1, said
    return said.pop()


def test_a_rabbit_hole_is_taken_where_it_is_open() -> None:
    """At r20 with a five: at rotation 1 window 0 lies over the rabbit of r1, so that one jumps; at rotation 2 none does."""
    state = after(placed("r20", rotation=1), "^", "d5")
    assert {">r1", ">f3"} <= {GAME.write(action) for action in GAME.legal(state)}
    assert best(state) == ">r1"
    assert best(after(placed("r20", rotation=2), "^", "d5")) != ">r1"


def test_through_a_rabbit_hole_to_the_epoch_it_knows_best() -> None:
    """One more to do, level 5 in seat 0 knows Hellas well of those left; to whom all are even, the one where an answer is kept."""
    state = placed("r1", phase=int(n.RABBIT), carried=1, goal=2)
    assert GAME.write(ask(state, 5)) == "w:hellas"
    kept = placed("r1", phase=int(n.RABBIT), carried=1, goal=2)
    kept.kept[3] = 0
    assert GAME.write(steady(Options(goal=2), 2, 60, 0, 1).choose(kept, 0)) == "w:renaissance"


def test_the_place_of_forgetting_is_left_by_speaking() -> None:
    """Closed: whoever speaks rolls at once; a six comes one time in six."""
    closed = next(rotation for rotation in range(24) if board().marks[(board().exit - rotation) % 24] != 1)
    state = placed("forgetting", rotation=closed)
    assert {GAME.write(action) for action in GAME.legal(state)} == {"sp", "six"}
    assert best(state) == "sp"


def test_an_epoch_is_answered_and_not_left() -> None:
    state = placed("middle")
    assert {GAME.write(action) for action in GAME.legal(state)} == {"ask", "^"}
    assert best(state) == "ask"
    assert {GAME.write(ask(state, level, seed)) for level in (1, 3) for seed in range(12)} == {"ask"}, "nor by whim"


def test_the_way_in_is_taken_at_the_mouth() -> None:
    """At r8 with a five, with the Middle Ages still to do and the disc shut: up the path, not past it."""
    state = after(placed("r8", rotation=4, done=_done(0b000001)), "^", "d6")
    assert ">c2" in map(GAME.write, GAME.legal(state))
    last = placed("r8", rotation=4)
    last.done[0] = 0b111011
    last = after(placed("r8", rotation=4, done=last.done), "^", "d6")
    assert best(last) == ">c2", "the Middle Ages are all that is left"


def _done(mask: int) -> Any:
    s = GAME.start(Options(), 2)
    s = s.copy()
    s.done[0] = mask
    return s.done
