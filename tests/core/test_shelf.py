"""The shelf of decks of one process: what is put there stays until it is taken off, what is lent there makes room."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from mochuelo.core import decks
from mochuelo.core.decks import MOST_LENT, DeckError, Files


def deck(number: int) -> Files:
    return {"deck.yaml": f"number: {number}\n".encode()}


NAMES = [decks.digest(deck(number)) for number in range(MOST_LENT + 3)]


@pytest.fixture(autouse=True)
def empty() -> Iterator[None]:
    yield
    decks._LENT.clear()
    for name in NAMES:
        decks.drop(name)


def known() -> list[int]:
    """Which of the decks lie there."""
    return [number for number, name in enumerate(NAMES) if name in decks._SHELF]


def test_what_is_put_there_stays_until_it_is_taken_off() -> None:
    assert decks.put(deck(0)) == NAMES[0]
    assert decks.take(NAMES[0]) == deck(0)
    decks.drop(NAMES[0])
    decks.drop(NAMES[0])
    with pytest.raises(DeckError, match="unknown deck"):
        decks.take(NAMES[0])


def test_only_the_last_few_that_were_lent_are_kept() -> None:
    for number, name in enumerate(NAMES):
        decks.lend(name, deck(number))
    assert known() == list(range(3, len(NAMES)))


def test_a_deck_that_was_not_lent_is_asked_for() -> None:
    decks.lend("", {})
    with pytest.raises(DeckError) as wrong:
        decks.lend(NAMES[0], {})
    assert wrong.value.code == decks.UNKNOWN
    decks.lend(NAMES[0], deck(0))
    decks.lend(NAMES[0], {})


def test_files_under_another_name_are_not_taken() -> None:
    with pytest.raises(DeckError):
        decks.lend(NAMES[0], deck(1))
    assert known() == []
