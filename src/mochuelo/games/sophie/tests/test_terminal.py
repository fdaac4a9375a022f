"""The terminal speaks of every moment of a game in words, in both languages; what is asked stands on the table, what is right does not."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator

import pytest

from mochuelo.cli.words import cli_words
from mochuelo.core.game import CHANCE
from mochuelo.games.sophie import GAME, Options
from mochuelo.games.sophie.cards import HOUSE
from mochuelo.games.sophie.terminal import Telling
from mochuelo.games.sophie.view import View

TELLING = Telling()
EVERYTHING = Options(socrates_cards="on", disc_moves="all_instructions", goal=1)


def decisions(seed: int) -> Iterator[tuple[View, list[str]]]:
    """What every seat sees when it decides, and what it may do, through a game of four."""
    rng = random.Random(seed)
    state = GAME.start(EVERYTHING, 4)
    while (turn := GAME.turn(state)) is not None:
        if turn == CHANCE:
            state = GAME.apply(state, GAME.draw(state, rng))
            continue
        legal = GAME.legal(state)
        yield GAME.view(state, turn), [GAME.write(action) for action in legal]
        state = GAME.apply(state, rng.choice(legal))
    yield GAME.view(state, "spectator"), []


@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_moment_is_told_in_words(lang: str) -> None:
    say, phases = cli_words(lang).of_game("sophie"), set()
    for seed in range(2):
        for view, legal in decisions(seed):
            board = TELLING.board(view, say)
            phases.add(view.phase)
            assert not re.search(r"\b(board|kind|epoch|pile|seat|about)-[a-z]", board), board
            assert max(map(len, board.splitlines())) <= 53  # beside the choice in eighty columns
            for text in legal:
                cut = TELLING.cut(text)
                assert "".join(cut) == text
                named = [TELLING.named(token, view.options, say) for token in cut]
                assert text in "abc" or text.startswith("%") or all(named), text
                assert not any(re.match(r"(choice|kind|epoch|about)-", name) for name in named), named
            names = [say(f"epoch-{epoch}") for epochs in view.markers for epoch in epochs]
            assert all(f"✓ {name}" in board for name in names)
    assert {"pick", "turn", "choose", "bet", "answer", "speak", "vote", "land", "over"} <= phases


def test_what_is_asked_stands_there_and_what_is_right_does_not() -> None:
    """The question and its three answers, in the reader's language; the explanation only once it is answered."""
    say, found = cli_words("es").of_game("sophie"), 0
    for view, _ in decisions(4):
        board = " ".join(TELLING.board(view, say).split())
        if view.phase == "answer" and view.question is not None:
            shown = view.question.words["es"]
            assert shown.question in board and all(answer in board for answer in shown.answers)
            found += 1
        if view.last is not None and view.question is None and view.big is None and view.phase != "over":
            assert view.last.words["es"].because in board
            found += 1
    assert found > 4


def test_what_lies_straight_ahead_is_told_by_rolls_to_whoever_is_to_roll() -> None:
    """The first space of a way has an instruction just where its kind in the file of the board is not plain."""
    say = cli_words("en").of_game("sophie")
    kinds = {space["id"]: space["kind"] for space in json.loads((HOUSE / "board.json").read_bytes())["spaces"]}
    told = 0
    for view, _ in decisions(3):
        found = re.search(r"^  ([a-z]\d+), straight on: (.*?)(?=\n\n|\n  [a-z]\d+,|\Z)", TELLING.board(view, say), re.DOTALL | re.MULTILINE)
        assert bool(found) <= (view.phase == "turn")
        if found and found[2].lstrip()[0] == "1":
            assert kinds[found[1]] != "plain"
            told += 1
        elif found:
            assert kinds[found[1]] == "plain"
            told += 1
    assert told > 10


def test_what_a_space_does_is_told() -> None:
    """r3 turns the disc by three, as the board's file says; hellas is an epoch."""
    say = cli_words("en").of_game("sophie")
    assert TELLING.about(">r3", Options(), say).startswith("turn the disc by 3: Turn the disc clockwise by 3.")
    assert TELLING.about("w:hellas", Options(), say).startswith("Hellas and Rome: An epoch")
    assert TELLING.about("ask", Options(), say) == ""
