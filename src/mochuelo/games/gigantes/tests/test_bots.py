"""What every bot of A hombros de gigantes owes: legal actions, one answer to one question, no look at what is hidden, and sense."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from mochuelo.bots.base import choose
from mochuelo.core.game import CHANCE, Seat
from mochuelo.games.gigantes import GAME, Options, State, View
from mochuelo.games.gigantes.asking import recalled
from mochuelo.games.gigantes.habits import HABITS
from mochuelo.games.gigantes.picking import expect
from mochuelo.games.gigantes.player import Player, draw_any, redeal
from mochuelo.games.gigantes.playout import glance
from mochuelo.games.gigantes.search import Search
from mochuelo.games.gigantes.state import OVER, PLAY
from mochuelo.games.gigantes.tests.tables import begin, lay, legal
from mochuelo.games.gigantes.thinker import PLANS, Plan

LEVELS = (1, 2, 3, 4, 5)
SMALL = {4: Plan(12, 2), 5: Plan(25, 3)}
"""The upper levels in kind, at a price that the uncompiled build can pay; what they owe does not hang on the budget."""
MODES: dict[str, tuple[int, dict[str, Any]]] = {
    "short": (2, {}),
    "long, four players": (4, {"length": "long"}),
    "by the book": (3, {"length": "long", "pass_empty": "allowed"}),
    "either way": (3, {"match": "either", "question_min": "1", "pass_to": "stays", "three_players": "51"}),
    "own decks": (3, {"decks": "personal"}),
    "one pack": (2, {"decks": "personal", "packs": "shared", "personal_owls": "4"}),
    "four colours": (3, {"play": "four_colours"}),
    "four colours for two": (2, {"play": "four_colours", "quartet_end": "all_out", "ask_held": "yes"}),
}


@pytest.fixture(autouse=True)
def cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    for level, plan in SMALL.items():
        monkeypatch.setitem(PLANS, level, plan)


def met(mode: str, seed: int) -> State:
    """A state in which a seat decides, reached by drawn actions."""
    seats, options = MODES[mode]
    rng = Random(seed)
    state = GAME.start(Options(**options), seats)
    while GAME.turn(state) == CHANCE or rng.random() < 0.96:
        state = GAME.apply(state, GAME.draw(state, rng) if GAME.turn(state) == CHANCE else rng.choice(GAME.legal(state)))
        if GAME.outcome(state):
            return met(mode, seed + 100)
    return state


def in_play(mode: str, seed: int) -> State:
    """The first turn, where decks are picked after that."""
    state = met(mode, seed)
    while state.phase != PLAY:
        state = GAME.apply(state, GAME.draw(state, Random(1)) if GAME.turn(state) == CHANCE else GAME.legal(state)[0])
    return state


def ask(state: State, level: int | str, seed: int = 1) -> int:
    """What a bot is asked by the table: a view, as it travels."""
    view = GAME.view(state, Seat(int(state.seat)))
    return int(choose(GAME, msgspec.json.decode(msgspec.json.encode(view), type=View), level, seed))


@pytest.mark.parametrize("level", [*LEVELS, *HABITS])
@pytest.mark.parametrize("mode", MODES)
def test_actions_are_legal_and_the_same_for_the_same_question(mode: str, level: int | str) -> None:
    for seed in range(3):
        state = met(mode, seed)
        action = ask(state, level, seed)
        assert action in GAME.legal(state)
        assert ask(state, level, seed) == action


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("mode", MODES)
def test_what_is_hidden_never_changes_a_move(mode: str, level: int) -> None:
    """Other hands, other stocks, other picks, dealt anew as the view allows."""
    told = 0
    for seed in range(4):
        state = met(mode, seed) if seed % 2 else in_play(mode, seed)
        seat = Seat(int(state.seat))
        twin = GAME.imagine(GAME.view(state, seat), Random(seed + 50))
        told += any(state.hand[other] != twin.hand[other] for other in range(state.seats) if other != seat)
        assert ask(twin, level, seed) == ask(state, level, seed)
    assert told, "no twin differs from its state"


def test_twins_differ_in_what_was_picked() -> None:
    state = met("own decks", 3)
    seat = Seat(int(state.seat))
    twin = GAME.imagine(GAME.view(state, seat), Random(8))
    assert any(state.picked[other] != twin.picked[other] for other in range(state.seats) if other != seat)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("level", [2, 5])
def test_bots_play_whole_games(mode: str, level: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PLANS, 5, Plan(4, 2))
    seats, options = MODES[mode]
    rng = Random(level)
    state = GAME.start(Options(**{**options, "numbers": 6, "picks": 10}), seats)
    while GAME.outcome(state) is None:
        action = GAME.draw(state, rng) if GAME.turn(state) == CHANCE else ask(state, level, rng.getrandbits(32))
        state = GAME.apply(state, action)


# ---- sense -----------------------------------------------------------------------------------------------------------

LAST = "In:C1/Te:E2 In:/Te: In:W3C4/Te:B5 0 In+ InTe"
"""The last cards but two of a long game: In has one to lay after this turn, Te one."""


@pytest.mark.parametrize("level", [2, 3, 4, 5])
def test_a_card_that_can_be_refuted_is(level: int) -> None:
    """W3 refutes E2: two cards in the library, and one less before Te."""
    state = lay(LAST, "W3xE2")
    assert GAME.write(ask(state, level)) == "In:W3xE2"


@pytest.mark.parametrize("level", [3, 4, 5])
def test_a_question_that_brings_three_is_asked(level: int) -> None:
    state = lay("In:C1C2C3C5/Te:E2E3E4 In:/Te: In:W3C4/Te:B5 0 In+ InTe", "W3xE2")
    assert GAME.write(ask(state, level)) == "In:?Te"


@pytest.mark.parametrize("level", [4, 5])
def test_a_search_sees_the_answer(level: int) -> None:
    """Of two openings one is refuted by B5, a card that In has not seen and Te may hold; E8 stays, and Te has to cede its row."""
    for seed in range(5):
        state = lay("In:/Te:E2 In:/Te: In:B9E8/Te:B5 0 In+ Te", "B5xB9")
        assert GAME.write(ask(state, level, seed)) == "In:E8"


def test_the_greedy_one_opens_by_the_book() -> None:
    """A card in the row counts as much as one in hand, and may be refuted; still it does something."""
    state = lay("In:/Te: In:/Te: In:W3C4B8E9W7C6E5/Te:B5B6B7E1E3E4 39 In+ -", length="short", pass_empty="allowed")
    assert GAME.write(ask(state, 3)) != "In:-"
    assert "In:-" in legal(state)


def test_rounds_of_a_search_add_up() -> None:
    state = met("short", 5)
    search = Search([state], 40, 7)
    found = search.run()
    below, total = search.child[0], 0
    while below >= 0:
        total += search.visits[below]
        below = search.next[below]
    assert (search.visits[0], total) == (40, 40)
    assert found in GAME.legal(state)
    assert found == Search([state.copy()], 40, 7).run()


@pytest.mark.parametrize("mode", ["short", "long, four players", "own decks", "one pack"])
def test_dealing_anew_keeps_what_is_known(mode: str) -> None:
    state = in_play(mode, 2)
    seat = Seat(int(state.seat))
    before = GAME.view(state, seat)
    other = state.copy()
    redeal(other, int(seat), Player(state, 99))
    assert GAME.view(other, seat) == before
    assert other.hand[(seat + 1) % state.seats] != state.hand[(seat + 1) % state.seats]


@pytest.mark.parametrize("mode", ["own decks", "one pack"])
def test_others_are_thought_to_have_picked_well(mode: str) -> None:
    """What is imagined of their decks still fits the view, holds what they have shown, and refutes more than decks drawn at random."""
    reach = [0, 0]
    for seed in range(12):
        state = in_play(mode, seed)
        seat = Seat(int(state.seat))
        view = GAME.view(state, seat)
        thought = GAME.imagine(view, Random(seed))
        reach[0] += refuting(thought, int(seat))
        expect(thought, int(seat), Random(seed))
        reach[1] += refuting(thought, int(seat))
        assert GAME.view(thought, seat) == view
        assert all(int(thought.picked[other]).bit_count() == 15 for other in range(state.seats))
    assert reach[1] > 1.2 * reach[0]


def refuting(state: State, me: int) -> int:
    """How many cards the picks of the others can refute, mochuelos aside."""
    others = [int(state.picked[seat]) & (1 << 48) - 1 for seat in range(state.seats) if seat != me]
    return sum(int(state.refutes[card]).bit_count() for cards in others for card in range(48) if cards >> card & 1)


@pytest.mark.parametrize("mode", ["short", "long, four players", "by the book", "either way", "own decks", "one pack"])
def test_the_cheap_policy_plays_by_the_rules(mode: str) -> None:
    state = in_play(mode, 4).copy()
    player = Player(state, 5)
    while state.phase != OVER:
        if state.phase == PLAY:
            action = int(glance(state, player))
            assert action in GAME.legal(state)
            state = GAME.apply(state, action)
        draw_any(state, player)
    assert GAME.outcome(state)


def test_chance_is_marsaglias() -> None:
    """Xorshift by 13, 17, 5 in 32 bits (Marsaglia 2003) from 1 gives 270369, then 67634689; a number below n is word * n / 2**32."""
    player = Player(begin(), 1)
    assert [player.below(2**31) for _ in range(2)] == [270369 // 2, 67634689 // 2]


# ---- four colours ----------------------------------------------------------------------------------------------------


def test_memory_goes_from_nothing_to_all() -> None:
    view = GAME.view(met("four colours", 7), Seat(0))
    facts = sum(map(len, [*view.known, *view.lacks, *view.some]))
    assert facts
    assert recalled(view, 1.0, Random(1)) == view
    nothing = recalled(view, 0.0, Random(1))
    assert not any([*nothing.known, *nothing.lacks, *nothing.some])
    half = recalled(view, 0.5, Random(1))
    assert half == recalled(view, 0.5, Random(1))
    assert 0 < sum(map(len, [*half.known, *half.lacks, *half.some])) < facts


def test_who_remembers_asks_for_what_is_known() -> None:
    """Whenever the best memory is asked and a card it may ask for is known to lie somewhere, it gets one for certain."""
    told = 0
    for seed in range(15):
        state = met("four colours", seed)
        view = GAME.view(state, Seat(int(state.seat)))
        known = {(other, card) for other, cards in enumerate(view.known) for card in cards if other != state.seat}
        certain = {f"{view_seat(state)}:?{('In', 'Te', 'Sa')[other]}{card}" for other, card in known} & legal(state)
        if certain:
            told += 1
            text = GAME.write(ask(state, 5, seed))
            target, card = ("In", "Te", "Sa").index(text[4:6]), text[6:]
            assert any(GAME.write(action) == text for action in GAME.legal(state))
            assert int(state.hand[target]) >> card_number(card) & 1
    assert told


def view_seat(state: State) -> str:
    return ("In", "Te", "Sa")[int(state.seat)]


def card_number(text: str) -> int:
    return 4 * (int(text[1:]) - 1) + "CEWB".index(text[0])
