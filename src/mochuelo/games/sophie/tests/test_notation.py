"""Texts of actions and refusals."""

from __future__ import annotations

import pickle
import random
from typing import Any

import pytest

from mochuelo.core.errors import IllegalAction, NotationError
from mochuelo.core.game import CHANCE, Seat
from mochuelo.games.sophie import GAME, Options, State
from mochuelo.games.sophie.counting import playouts
from mochuelo.games.sophie.notation import space_code, space_key
from mochuelo.games.sophie.tests.cases import after, lay, refused, shown

TEXTS = (
    *("first:Te", "r0", "r23", "S:middle", "ask", "^", "d6", ">c3", ">hellas", ">abc12345678", "j:r23", "j-", "w:modern", "f", "sp", "six"),
    *("k17", "kS", "k?", "q1", "q2", "h17", "h?", "o17:bca", "o17:213", "o:?", "a", "b", "c", "-", "=b", "=17:bca", "B12", "!", "vTe+"),
    *("vTe0", "vTe.", "vTe?", "v+0.", "v0", "%0", "%5", "%70", "%100", "s+", "s-"),
)
"""One of each, by the README."""


@pytest.mark.parametrize("text", TEXTS)
def test_texts_come_back(text: str) -> None:
    assert GAME.write(GAME.read(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "?",
        "k0",
        "k01",
        "d0",
        "d7",
        "r24x",
        "q3",
        "o17:?",
        "o:bca",
        "o17:aab",
        "v",
        "v+0.+0.",
        "%7",
        "%105",
        "%05",
        ">",
        ">A1",
        ">abc123456789",
        "vXx+",
    ],
)
def test_what_is_no_action(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        GAME.read(text)
    assert caught.value.code == "unreadable"


def test_codes_of_spaces_are_their_own() -> None:
    keys = ["hellas", "forgetting", "r0", "r1", "a", "aa", "z9", "abc12345678"]
    assert [space_key(space_code(key)) for key in keys] == keys
    assert len(set(map(space_code, keys))) == len(keys)


# ---- refusals


def test_over() -> None:
    state = after(lay(["hellas", "modern"]), "concede:1")
    assert refused(state, "ask") == "over"


def test_what_comes_next_is_named() -> None:
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(lay(["hellas", "modern"]), GAME.read("d4"))
    assert (caught.value.code, caught.value.details["open"]) == ("not-now", "ask ^")


def test_what_chance_knows_is_not_told() -> None:
    state = after(lay(["hellas", "modern"]), "ask k17 q1 o17:bca a")
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(state, GAME.read("=a"))
    assert (caught.value.code, caught.value.details["open"]) == ("not-now", "open")


def test_codes_of_turns() -> None:
    assert refused(lay(["b4>b5", "modern"], came="hellas"), "ask") == "no-epoch"
    assert refused(lay(["b4>b5", "modern"], came="hellas"), "six") == "not-forgotten"
    assert refused(after(lay(["hellas", "modern"]), "^ d4 ."), "j:d3") == "no-gadfly"
    assert refused(after(lay(["r23", "modern"], came="hellas"), "^ d1 . B12 !"), "vTe?") == "unseen"


def test_chance_is_asked_when_it_decides() -> None:
    with pytest.raises(IllegalAction) as caught:
        GAME.draw(lay(["hellas", "modern"]), random.Random(0))
    assert caught.value.code == "no-chance"


# ---- states


def whole_game(seed: int, seats: int, **options: Any) -> list[State]:
    """All states of a random game."""
    rng = random.Random(seed)
    states = [GAME.start(Options(**options), seats)]
    while GAME.turn(states[-1]) is not None:
        state = states[-1]
        action = GAME.draw(state, rng) if GAME.turn(state) == CHANCE else rng.choice(GAME.legal(state))
        states.append(GAME.apply(state, action))
    return states


def test_states_come_back_from_a_pickle() -> None:
    for state in whole_game(3, 3, goal=1, socrates_cards="on", reader="left_neighbour")[::17]:
        again = pickle.loads(pickle.dumps(state))
        assert [shown(again, Seat(seat)) for seat in range(3)] == [shown(state, Seat(seat)) for seat in range(3)]
        assert [GAME.write(action) for action in GAME.legal(again)] == [GAME.write(action) for action in GAME.legal(state)]


def test_cards_are_never_lost() -> None:
    """Every card is in its pile, used, kept, or on the table: 22 of each epoch, 42 of philosophy and 4 of Socrates, 64 Big Questions."""
    for state in whole_game(4, 4, goal=2, socrates_cards="on"):
        view = shown(state)
        kept = sum(map(len, view.kept))
        table = (view.question is not None and view.phase != "draw") + (view.big is not None and view.big.id != "")
        assert sum(view.piles) + sum(view.used) + sum(view.socrates) + kept + table == 6 * 22 + 46 + 64


def test_playouts_come_to_an_end() -> None:
    begin = GAME.start(Options(goal=1), 2)
    plies, seed = playouts(begin, 5, 7)
    assert plies > 50
    assert playouts(begin, 5, 7) == (plies, seed)
    assert GAME.turn(begin) == CHANCE
