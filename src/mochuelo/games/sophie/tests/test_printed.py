"""The printed game: every question on its card with its answers, the right one named at the foot, and pieces for six."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

import pytest

from mochuelo.core.documents import read
from mochuelo.core.printing import Booklet, Card, Notes, Part
from mochuelo.games.sophie.cards import HOUSE, PILES, pile_path
from mochuelo.games.sophie.printed import printing
from mochuelo.games.sophie.printed.boards import BOARD

DATA = {pile: read((HOUSE / pile_path(pile)).read_bytes(), pile).value for pile in PILES}
"""The questions as they are written, read without the code that prints them."""


class Silent:
    """Words that are their own ids, with what is filled in."""

    lang = "en"

    def __call__(self, message: str, **args: str | float) -> str:
        return " ".join((message, *(f"{name}={value}" for name, value in args.items())))


@cache
def booklet() -> Booklet:
    return printing(Silent())


def part(pile: str) -> Part:
    return booklet().parts[PILES.index(pile)]


def texts(card: Card) -> list[str]:
    return [words.text for words in card.front.words]


@pytest.mark.parametrize("pile", PILES[:-1])
def test_two_questions_that_follow_each_other_are_a_card(pile: str) -> None:
    cards = part(pile).cards
    assert len(cards) == len(DATA[pile]) / 2 + 4 * (pile == "philosophy")
    for at, card in enumerate(cards[: len(DATA[pile]) // 2]):
        one, other = (entry["en"] for entry in DATA[pile][2 * at : 2 * at + 2])
        found = texts(card)
        assert [text for text in found if text in (one["question"], other["question"])] == [one["question"], other["question"]]
        rows = [dict(re.findall(r"\*\*([abc])\*\* (.+)", text)) for text in found if text.startswith("**a**")]
        assert [sorted(row.values()) for row in rows] == [
            sorted(entry[name] for name in ("right", "wrong", "absurd")) for entry in (one, other)
        ]
        key = re.search(r"print-key one=(.) other=(.)", " ".join(found))
        assert key is not None
        assert [row[letter] for row, letter in zip(rows, key.groups(), strict=True)] == [one["right"], other["right"]]


def test_the_right_answer_stands_anywhere() -> None:
    """A third of 348 is 116; no letter lies further from it than five times the spread (8.8) of a fair lot."""
    keys = re.findall(
        r"print-key one=(.) other=(.)", " ".join(text for pile in PILES[:-1] for card in part(pile).cards for text in texts(card))
    )
    counts = Counter("".join(letter for pair in keys for letter in pair))
    assert sum(counts.values()) == 348
    assert all(116 - 44 < counts[letter] < 116 + 44 for letter in "abc")


def test_every_big_question_has_a_card() -> None:
    assert [texts(card)[2] for card in part("big").cards] == [entry["en"]["question"] for entry in DATA["big"]]


def test_backs_tell_the_piles_apart_and_nothing_else() -> None:
    backs = [{card.back for card in part(pile).cards} for pile in PILES]
    assert all(len(each) == 1 for each in backs)
    assert len(set().union(*backs)) == len(PILES)


def test_there_are_pieces_for_six() -> None:
    counts = {each.name.split(" ")[0]: len(each.cards) for each in booklet().parts[len(PILES) :]}
    assert counts == {"print-helps": 6, "print-figures": 6, "print-markers": 36, "print-points": 72}


def test_the_answers_are_explained_in_the_order_of_the_cards() -> None:
    """Seven piles of notes at the end of the leaflet, each as long as its pile."""
    notes = [section.blocks[0] for section in booklet().leaflet[-7:]]
    assert [len(each.items) for each in notes if isinstance(each, Notes)] == [len(DATA[pile]) // 2 for pile in PILES[:-1]]
    first = DATA["hellas"][0]["en"]
    hellas = notes[1]
    assert isinstance(hellas, Notes)
    assert f"truth={first['right']}" in hellas.items[0] and f"because={first['because']}" in hellas.items[0]


def test_the_names_lie_in_the_rim_of_the_board() -> None:
    board, disc = booklet().posters
    assert [words.text for words in board.face.words] == [
        "Mythology",
        "Hellas and Rome",
        "Middle Ages",
        "Renaissance and Baroque",
        "Enlightenment",
        "19th and 20th century",
    ]
    for words in board.face.words:
        x, y = words.x + words.width / 2 - BOARD / 2, words.y + words.height / 2 - BOARD / 2
        assert (x * x + y * y) ** 0.5 == pytest.approx(0.968 * BOARD / 2)
        assert words.bend * y < 0  # above the middle it curves about a centre below, below it about one above
    assert disc.width == disc.height < 200


def test_a_deck_of_ones_own_is_printed_with_the_rest_of_the_house() -> None:
    """One pile is the deck's, the others are the house's."""
    files = {
        "deck.yaml": b"format: 1\ngame: sophie\nname: mine\nauthors: [Me]\nlicence: CC0-1.0\nlanguages: [en]\ntitle: {en: Mine}\n",
        "questions/hellas.yaml": (HOUSE / pile_path("middle")).read_bytes(),
    }
    made = printing(Silent(), files)
    assert made.line == "Mine"
    assert [texts(card)[3] for card in made.parts[1].cards] == [texts(card)[3] for card in part("middle").cards]
    assert made.parts[0] == part("mythology")
