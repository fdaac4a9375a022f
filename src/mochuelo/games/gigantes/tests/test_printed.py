"""The printed cards: every mark of the deck stands where it is looked for, and what every card says can be read from its upper part."""

from __future__ import annotations

from collections import Counter

import pytest

from mochuelo.core.documents import read
from mochuelo.core.printing import Drawing, Face, Words
from mochuelo.games.gigantes.cards import HOUSE
from mochuelo.games.gigantes.deck_kind import Decks
from mochuelo.games.gigantes.printed import helps
from mochuelo.games.gigantes.printed.faces import back, front
from mochuelo.games.gigantes.printed.index import EDGE, HALF, HEIGHT, STRIP, WIDTH, index
from mochuelo.games.gigantes.printed.reading import Deck

DATA = read((HOUSE / "deck.yaml").read_bytes(), "deck.yaml").value
"""The deck as it is written, read without the code that prints it."""
CARDS = {card["id"]: card for card in DATA["cards"]}
ART = {name: Decks().art(Decks().house(), f"art/themes/{name}.svg") for name in DATA["drawings"]}


class Silent:
    """Words that are their own ids."""

    lang = "en"

    def __call__(self, message: str, **args: str | float) -> str:
        return message


@pytest.fixture(scope="module")
def deck() -> Deck:
    return Deck("en")


def marks(face: Face) -> list[tuple[str, float, float]]:
    """The marks of an index and the middle of each."""
    words = [(each.text, *middle(each)) for each in face.words if each.text in DATA["letters"] or each.text.isdecimal()]
    drawings = [(name, *middle(each)) for each in face.drawings for name in ART if ART[name] == each.svg]
    return [*words, *drawings]


def middle(box: Words | Drawing) -> tuple[float, float]:
    return box.x + box.width / 2, box.y + box.height / 2


@pytest.mark.parametrize("text", CARDS)
def test_own_marks_stand_on_the_left_and_the_lists_on_the_right(deck: Deck, text: str) -> None:
    card, found = CARDS[text], marks(index(Silent(), deck, deck.cards[text]))
    left = Counter(name for name, x, _ in found if x < HALF)
    ticks = [name for name, x, y in sorted(found, key=lambda one: one[1]) if x > HALF and y < EDGE + STRIP / 2]
    crosses = [name for name, x, y in sorted(found, key=lambda one: one[1]) if x > HALF and y > EDGE + STRIP / 2]
    assert left == Counter([text[1:], *(card[name] for name in ("letter", "drawing") if name in card)])
    assert ticks == card.get("supports", [])
    assert crosses == card.get("refutes", [])


@pytest.mark.parametrize("text", CARDS)
def test_all_that_matters_in_play_is_above_and_nothing_is_at_the_edge(deck: Deck, text: str) -> None:
    face = front(Silent(), deck, deck.cards[text])
    for each in face.words:
        assert each.x >= EDGE and each.x + each.width <= WIDTH - EDGE, each.text
        assert each.y + 1 >= EDGE and each.y + each.height <= HEIGHT - EDGE + 1, each.text
    assert [each.text for each in face.words if each.turned] == [text[1:]], "the number once more for whoever holds it upside down"
    assert all(y < EDGE + STRIP for _, _, y in marks(index(Silent(), deck, deck.cards[text])))


def test_a_mochuelo_says_that_it_refutes_everything(deck: Deck) -> None:
    for kind in "CEWB":
        assert "print-everything" in [each.text for each in index(Silent(), deck, deck.cards[f"{kind}13"]).words]
        assert "print-everything" not in [each.text for each in index(Silent(), deck, deck.cards[f"{kind}12"]).words]


def test_backs_are_alike_and_tell_nothing(deck: Deck) -> None:
    assert back(deck) == back(deck) and back(deck).words == ()


def test_the_help_card_names_every_letter_drawing_and_type(deck: Deck) -> None:
    words: tuple[Words, ...] = helps.back(Silent(), deck, "work").words
    said = {each.text for each in words}
    told = deck.told
    assert {mark.name for mark in (*told.letters, *told.drawings)} | set(told.types.values()) <= said
    boxes = [(each.x, each.y, each.width, each.height) for each in words if each.text in {mark.name for mark in told.drawings}]
    assert len(boxes) == 13 and all(y + high <= HEIGHT - EDGE for _, y, _, high in boxes)
