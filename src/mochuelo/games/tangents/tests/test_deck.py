"""The laws of the deck: mirrored pairs, the same total and blanks on every face, and no face twice."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path
from typing import Any

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


def test_edges_and_corners_are_strong_elsewhere() -> None:
    """Cards differ in character: a quarter at least favours edges, and a quarter corners."""
    lean = [sum(map(int, face[::2])) - sum(map(int, face[1::2])) for _, _, face in FACES]
    assert sum(each >= 6 for each in lean) >= len(FACES) // 4
    assert sum(each <= -6 for each in lean) >= len(FACES) // 4
