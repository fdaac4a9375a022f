"""The tiny board looked at whole, some way deep: both sets of rules count the same, and what must hold holds in every position."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from mochuelo.core.game import CHANCE, SPECTATOR
from mochuelo.core.together import open_actions
from mochuelo.games.sophie import GAME, Options, State, View
from mochuelo.games.sophie.cards import PHILOSOPHY, PILES
from mochuelo.games.sophie.state import PLAIN, SETS
from mochuelo.games.sophie.tests import tiny
from mochuelo.games.sophie.view import Finale
from mochuelo.testing.walks import Beginning, walk
from tests.oracles import sophie as oracle
from tests.oracles.sophie import FORGETTING, Board, Table

BOARD = Board(tiny.board())
POINTS = {"=": {0, 10, 30}, "v": {0, 10, 20}, "!": {0, 10}}
"""By the letter with which a text begins: what it may be worth; of everything else nothing."""
MOVING = {"S", ">", "j", "w", "f"}
"""What may change where a piece is."""


def begun(texts: str, seats: int = 2, **options: Any) -> tuple[State, Table]:
    """Both after some actions."""
    rules = {"goal": 2, **options}
    state, table = GAME.start(Options(deck=tiny.digest(seats), **rules), seats), Table(seats, tiny.board(), tiny.cards(seats), **rules)
    for text in texts.split():
        state = GAME.apply(state, GAME.read(text))
        table.play(text)
    return state, table


def perft(state: State, depth: int) -> list[int]:
    """How many sequences of one, two, and so on to `depth` actions there are."""
    actions = open_actions(GAME, state)
    found = [len(actions)] + [0] * (depth - 1)
    for action in actions if depth > 1 else ():
        found[1:] = [one + more for one, more in zip(found[1:], perft(GAME.apply(state, action), depth - 1), strict=True)]
    return found


DEEP: list[tuple[str, int, dict[str, Any]]] = [
    ("first:In r0 S:mythology S:hellas ^", 6, {}),
    ("first:In r1 S:mythology S:hellas ^", 6, {}),
    ("first:In r3 S:hellas S:mythology ^", 7, {"gadfly": "next_path", "disc_moves": "all_instructions"}),
    ("first:In r2 S:renaissance S:middle ^ d6", 7, {"last_round": "on"}),
    ("first:In r0 S:modern S:middle ^ d1", 7, {"gadfly": "next_path", "votes": "open"}),
    ("first:Te r4 S:enlightenment S:modern ask k1 q1 o1:abc a =a k2 q2 o2:bca", 8, {"enter_epoch_once": "on"}),
    ("first:Te r4 S:enlightenment S:modern ask k1 q1 o1:abc", 6, {"goal": 1, "bots": (1,)}),
]


@pytest.mark.parametrize(("texts", "depth", "options"), DEEP)
def test_perft_of_play(texts: str, depth: int, options: dict[str, Any]) -> None:
    """Every way to go on from some positions."""
    state, table = begun(texts, **options)
    assert perft(state, depth) == oracle.counts(table, depth)


def test_perft_from_the_start() -> None:
    """Two may begin, the disc lies in six ways, the first picks of six epochs and the second of five; then asking or leaving."""
    state, table = begun("")
    counts = perft(state, 5)
    assert counts == [2, 2 * 6, 2 * 6 * 6, 2 * 6 * 6 * 5, 2 * 6 * 6 * 5 * 2]
    assert counts[:4] == oracle.counts(table, 4)


# ---- what random play hardly ever meets


def legal(state: State, table: Table) -> set[str]:
    """What may be said, and both sets of rules agree on it."""
    texts = {GAME.write(action) for action in open_actions(GAME, state)}
    assert texts == table.legal()
    return texts


def test_a_free_space_after_a_taken_one_is_not_past_the_near_landing_stage_without_a_boat() -> None:
    """Rules page, "Moving": "After" may be on any open way, never past the near landing stage without a boat."""
    line = "first:In r3 S:enlightenment S:mythology S:modern ^ d6 >l1 ^ d1 >a1 k1 q1 o1:abc - =a ^ d3 >r0 ^ d1 ^ d1 >a1 ^ d1"
    assert legal(*begun(line, seats=3)) == {">r1", ">r0", ">mythology"}


def test_only_the_first_who_finishes_enough_epochs_plays_the_finale() -> None:
    """Rules page, "End": the first player answers alone, also where the others finish the round."""
    two = "ask k1 q1 o1:abc a =a k2 q1 o2:abc a =a"
    finale = " ".join(["k1 q1 o1:abc - =a"] * 6)
    state, table = begun(f"first:In r0 S:mythology S:hellas {two} {finale}", goal=1, last_round="on")
    assert legal(state, table) == {"ask", "^"}
    state, table = begun(" ".join([*table.texts, "ask k2 q1 o2:abc a =a k3 q1 o3:abc a =a"]), goal=1, last_round="on")
    assert legal(state, table) == set()
    view = GAME.view(state, SPECTATOR)
    assert (view.winners, view.finale) == ((0, 1), Finale(seat=0, asked=6))


# ---- every position some way deep


def named(state: State) -> object:
    """All that decides what may come, to tell positions apart: neither points nor what was asked before."""
    plain = tuple(int(getattr(state, name)) for name in PLAIN if name not in ("asked", "round", "winners"))
    return plain, tuple(tuple(getattr(state, name)) for name in SETS if name not in ("points", "first"))


def reached(state: State, most: int) -> Iterator[tuple[State, str, State]]:
    """Each step between positions that can be reached, nearest first, until there are `most` positions."""
    met, row = {named(state)}, [state]
    while row and len(met) < most:
        following: list[State] = []
        for before in row:
            for action in open_actions(GAME, before):
                after = GAME.apply(before, action)
                yield before, GAME.write(action), after
                if named(after) not in met:
                    met.add(named(after))
                    following.append(after)
        row = following


def check_position(state: State, view: View) -> None:
    """What holds in every position."""
    assert (GAME.turn(state) is None) == (not open_actions(GAME, state)) == (GAME.outcome(state) is not None)
    standing = [place for place in view.places if place not in (*BOARD.epochs, FORGETTING, "")]
    assert len(set(standing)) == len(standing)
    for places, came, done, kept in zip(view.places, view.came, view.markers, view.kept, strict=True):
        assert not set(done) & set(kept)
        assert (came == "") or places != ""
    assert len(view.markers[view.mover]) <= 2
    check_cards(view)


def check_cards(view: View) -> None:
    """Each card is to be drawn, used, kept for a right answer or a bet, or on the table."""
    sizes = tiny.cards(len(view.places))
    if view.options.socrates_cards == "on":
        sizes[PILES[PHILOSOPHY]] += 4 - sum(view.socrates)
    for number, pile in enumerate(PILES):
        kept = sum(pile in epochs for epochs in view.kept)
        asked = view.question is not None and view.question.pile == pile and view.phase != "draw"
        table = int(asked or (pile == "big" and view.big is not None and view.big.id != ""))
        assert view.piles[number] + view.used[number] + kept + table == sizes[pile], (pile, view)


def check_step(before: View, text: str, after: View) -> None:
    """What an action may change: points of the mover alone, and of so many as the rules name; places when pieces move."""
    mover = before.mover
    gains = [new - old for old, new in zip(before.points, after.points, strict=True)]
    assert not any(gain for seat, gain in enumerate(gains) if seat != mover)
    assert sum(gains) in POINTS.get(text[0] if len(text) != 4 else "", {0})
    moved = before.places != after.places
    assert not moved or text[0] in MOVING
    turned = before.rotation != after.rotation
    assert not turned or text[0] in ("r", ">", "f")
    for old, new in zip(before.markers, after.markers, strict=True):
        assert set(old) <= set(new)
        assert len(new) - len(old) in ((0, 1) if text[0] in "=v" else (0,))


def check_start_of_turn(state: State, view: View) -> None:
    """Only whom the disc has moved there begins a turn beside an open hole or on a space of forgetting, and has one thing to do."""
    here, texts = view.places[view.mover], {GAME.write(action) for action in GAME.legal(state)}
    if view.phase == "turn" and (here in view.rabbits or BOARD.kind.get(here) == "forgetting"):
        assert view.mover in view.carried
        assert texts == {"f"}
    if view.phase == "turn" and here == FORGETTING:
        assert texts == ({"^"} if view.exit_open else {"sp", "six"})


@pytest.mark.parametrize(
    ("texts", "options"),
    [
        ("first:In r0 S:mythology S:hellas", {}),
        ("first:In r3 S:enlightenment S:modern", {"gadfly": "next_path", "disc_moves": "all_instructions", "last_round": "on"}),
        ("first:In r1 S:renaissance S:middle", {"enter_epoch_once": "on", "goal": 1}),
    ],
)
def test_what_must_hold_holds_in_every_position_near_the_start(texts: str, options: dict[str, Any]) -> None:
    """Rules page: one piece on a space, points only by the rules, cards are kept count of, finished stays finished."""
    look(begun(texts, **options)[0], 2500)


@pytest.mark.parametrize("seed", range(3))
def test_what_must_hold_holds_in_every_position_near_some_far_ones(seed: int) -> None:
    """The same where a game has gone on for some time."""
    rng, state = random.Random(seed), begun("")[0]
    for _ in range(120):
        after = GAME.apply(state, GAME.draw(state, rng) if GAME.turn(state) == CHANCE else rng.choice(open_actions(GAME, state)))
        if GAME.turn(after) is None:
            break
        state = after
    look(state, 800)


def look(state: State, most: int) -> None:
    views: dict[object, View] = {}
    steps = 0
    for before, text, after in reached(state, most):
        name = named(before)
        if name not in views:
            views = {name: GAME.view(before, SPECTATOR)}  # they come one position after the other
            check_position(before, views[name])
            check_start_of_turn(before, views[name])
        check_step(views[name], text, GAME.view(after, SPECTATOR))
        steps += 1
    assert steps > most // 2


@pytest.mark.parametrize("reader", ["program", "left_neighbour"])
def test_cards_are_kept_count_of_when_somebody_gives_up(reader: Any) -> None:
    """At any moment, of the one who is asked, who reads, who votes, or who keeps cards."""
    options, gone = Options(deck=tiny.digest(4), goal=2, socrates_cards="on", reader=reader), 0
    for seed in range(12):
        for ply in walk(GAME, Beginning(options, 4), random.Random(seed), leaving=0.01):
            check_cards(GAME.view(ply.state, SPECTATOR))
            gone += ply.leaving is not None
    assert gone > 12
