"""The notation: one text for each action, the same in every position, and nothing else is read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mochuelo.core.errors import NotationError
from mochuelo.games.tangents import GAME
from mochuelo.games.tangents.notation import read, write

ACTIONS = """
    Il:23tC3 Po:27uB2 Il:01uA1xNu Il:23tC3xNuu Po:32tD4xSEtut Il:07uA1xEuSt Il:07uA1xNEuNtSWuEt
    Po:#C3 Il:#A1 Il:-- Po:-- Il+07 Po+32 Il+? Po+? Il:d1 Po:d6 first:Il first:Po
    Il:rock Po:paper Il:scissors Il:? Po:? rock/paper scissors/scissors Po:first Il:second Po:next Il:next
"""
NONE = """
    il:23tC3 Il:23tE3 Il:23tC5 Il:23tC0 Il:23C3 Il:3tC3 Il:00tC3 Il:33tC3 Il:99uA1 Il:23rC3 Il:23tC3x Il:23tC3xN Il:23tC3xuu
    Il:23tC3xNuNu Po:08tB2xNWuNWt Il:23tC3xNuuuuu Il:23tC3xnu Il:23tC3xNNu Il:23tC3xNuE Il:23tC3uN Il:# Il:#E1 Po:#c3 Il:- Il:---
    Il+00 Il+33 Il+7 Il+ Il:d0 Il:d7 Il:d first: first:Te Te:rock Il:stone Il:Rock rock/ rock/? ?/? Il:third Po:Next Po23tC3 Po: +07
    Il:23tC3XNuu Il:२३tC3 Il:23tC3xNuu.
"""
TEXTS = ACTIONS.split()


@pytest.mark.parametrize("text", TEXTS)
def test_text_comes_back(text: str) -> None:
    assert write(read(text)) == text


@pytest.mark.parametrize("text", [*NONE.split(), " Il:--", "Il:-- ", "", "Il:--\n"])
def test_what_is_no_action(text: str) -> None:
    with pytest.raises(NotationError):
        read(text)


def test_texts_are_different_actions() -> None:
    actions = [read(text) for text in TEXTS]
    assert len(set(actions)) == len(actions)


def test_every_first_letter_tells_where_a_chain_turns() -> None:
    """NE is one direction; north and then east has a letter between them."""
    assert read("Il:07uA1xNEu") != read("Il:07uA1xNuEu")


def test_grammar_of_the_readme_is_the_grammar_of_the_code() -> None:
    """The examples of the README's notation are all read."""
    text = (Path(__file__).resolve().parent.parent / "README.md").read_text(encoding="utf-8")
    section = text[text.index("## Notation") : text.index("## ", text.index("## Notation") + 3)]
    examples = [word for word in re.findall(r"`([^`\s]+)`", section) if re.match(r"(Il|Po)[:+]|first:|rock/", word)]
    assert len(examples) >= 12
    for example in examples:
        assert write(read(example)) == example


def test_nothing_but_actions_is_read_near_them() -> None:
    """One letter more or less is another action or none; no text is read as something that is written otherwise."""
    letters = "IlPo:+#xNESWut0123456789ABCDd-?/"
    for text in TEXTS:
        near = {text[:n] + letter + text[n + k :] for n in range(len(text) + 1) for letter in (*letters, "") for k in (0, 1)}
        for other in sorted(near):
            try:
                action = read(other)
            except NotationError:
                continue
            assert GAME.write(action) == other
