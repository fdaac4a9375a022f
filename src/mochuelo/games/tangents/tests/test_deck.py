"""The laws of the deck: mirrored pairs, the same total and blanks on every face, no face twice, and so roles that are equal."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

from mochuelo.games.tangents import GAME, Options, State
from mochuelo.games.tangents.rules import legal, play
from mochuelo.games.tangents.state import CARD, PLAY, SEAT, bits

CARDS: list[dict[str, Any]] = json.loads((Path(__file__).parent.parent / "deck" / "cards.json").read_text("utf-8"))
FACES = [(card["number"], side, card[side]) for card in CARDS for side in ("illustration", "poem")]


def test_there_are_thirty_two_cards_in_order() -> None:
    assert [card["number"] for card in CARDS] == list(range(1, 33))
    assert all(set(card) == {"number", "illustration", "poem"} for card in CARDS)


def test_a_face_has_eight_values_of_at_most_four_dots() -> None:
    assert [face for _, _, face in FACES if len(face) != 8 or set(face) - set("01234")] == []


def test_every_face_has_the_same_total_and_as_many_blanks() -> None:
    assert len({sum(map(int, face)) for _, _, face in FACES}) == 1
    assert len({face.count("0") for _, _, face in FACES}) == 1


def test_the_faces_of_a_card_are_its_twins_exchanged() -> None:
    """So that Illustrator and Poet are equal by construction."""
    for card, twin in zip(CARDS[::2], CARDS[1::2], strict=True):
        assert (card["illustration"], card["poem"]) == (twin["poem"], twin["illustration"])


def test_no_face_stands_twice_but_on_the_twin() -> None:
    """Turned by 180 degrees, a card shows the same values four directions on: that is no other face."""
    faces = [face for _, _, face in FACES[::4]] + [face for _, _, face in FACES[1::4]]
    assert len(faces) == 32
    assert [(one, other) for one, other in combinations(faces, 2) if other in (one, one[4:] + one[:4])] == []


def test_no_face_is_its_own_turned() -> None:
    """Whoever plays it has two ways to lay it that are not the same."""
    assert [face for _, _, face in FACES if face[:4] == face[4:]] == []


def test_faces_differ_in_character() -> None:
    """A quarter at least is steep along the edges, strong on one and weak on the opposite, and a quarter along the corners."""
    lean = [slope(face, 0) + slope(face, 2) - slope(face, 1) - slope(face, 3) for _, _, face in FACES]
    assert sum(each >= 2 for each in lean) >= len(FACES) // 4
    assert sum(each <= -2 for each in lean) >= len(FACES) // 4


def slope(face: str, way: int) -> int:
    """How much the value one way differs from the opposite one."""
    return abs(int(face[way]) - int(face[way + 4]))


def test_the_roles_are_each_others_mirror() -> None:
    """With every card exchanged for its twin and every side for the other, whatever one could do the other can, to the end."""
    rng = Random(7)
    state = GAME.start(Options(), 2)
    while state.phase != PLAY:
        play(state, rng.choice(legal(state)))
    other = mirrored(state)
    while GAME.outcome(state) is None:
        turns = legal(state)
        assert sorted(map(mirror, turns)) == sorted(legal(other))
        action = rng.choice(turns)
        play(state, action)
        play(other, mirror(action))
        assert (state.owned0, state.owned1, state.phase, state.seat) == (other.owned1, other.owned0, other.phase, 1 - other.seat)


def twins(hand: int) -> int:
    """The twins of the cards of a hand."""
    return sum(1 << (card ^ 1) for card in bits(hand))


def mirrored(state: State) -> State:
    """The state before the first turn with hands and seats exchanged."""
    other = state.copy()
    other.hand0, other.hand1, other.seat = twins(int(state.hand1)), twins(int(state.hand0)), 1 - state.seat
    return other


def mirror(action: int) -> int:
    """The same turn by the other seat, with the twin of the card."""
    seat = -1 if action // SEAT & 1 else 1
    card = action // CARD & 63
    return action + SEAT * seat + (CARD * ((card - 1 ^ 1) + 1 - card) if card else 0)
