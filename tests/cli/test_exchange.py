"""`mochuelo deck import`, `export` and `mix`: files of other programs and parts of several decks on the command line, in two languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from mochuelo.core.deckfiles import read_deck
from mochuelo.games.sophie import GAME
from tests.cli.terminal import Ran, call

KEY = GAME.info.key
QUIZ = "\n\n".join(f"Number {at}?{{=a{at} ~b{at} ~c{at}}}" for at in range(6)) + "\n\nTrue?{T}\n\nFour?{=a ~b ~c ~d}\n"


@pytest.fixture
def quiz(tmp_path: Path) -> Path:
    path = tmp_path / "quiz.gift.txt"
    path.write_text(QUIZ, "utf-8")
    return path


def taken(quiz: Path, into: Path, *more: str) -> Ran:
    return call("deck", "import", str(quiz), "--into", str(into), "--pile", "modern", *more)


def test_a_file_becomes_a_deck_and_what_is_left_out_is_told_by_line(quiz: Path, tmp_path: Path) -> None:
    into = tmp_path / "mine"
    ran = taken(quiz, into, "--author", "Ana", "--licence", "CC0-1.0")
    assert ran.code == 0
    lines = ran.out.splitlines()
    assert lines[0] == "1 thing was left out:"
    assert lines[1] == "  quiz.gift.txt:13: “True?”: true or false; a card wants one right answer among three or more"
    assert "  quiz.gift.txt:15: “Four?”: more than three answers; left out: d" in lines
    assert f"✓ 7 questions taken over into {into}; left out: 1." in lines
    assert "7 questions, and a card has two; add one, or leave one out" in call("deck", "check", str(into)).out
    assert read_deck(into)["questions/modern.yaml"].startswith(b'- id: "modern-001"')


def test_all_of_it_is_told_in_spanish(quiz: Path, tmp_path: Path) -> None:
    ran = call("--lang", "es", "deck", "import", str(quiz), "--into", str(tmp_path / "m"), "--pile", "modern")
    assert "«True?»: verdadero o falso; una carta pide una respuesta correcta entre tres o más" in ran.out
    assert 'languages: ["es"]' in (tmp_path / "m" / "deck.yaml").read_text("utf-8")


def test_what_has_been_written_in_a_deck_stays_and_nothing_comes_twice(quiz: Path, tmp_path: Path) -> None:
    into = tmp_path / "mine"
    taken(quiz, into)
    file = into / "questions" / "modern.yaml"
    file.write_text("# my own words\n" + file.read_text("utf-8"), "utf-8")
    again = taken(quiz, into)
    assert again.code == 1
    assert "already" in again.err
    quiz.write_text("Another?{=x ~y ~z}\n", "utf-8")
    assert taken(quiz, into).code == 0
    assert file.read_text("utf-8").startswith("# my own words\n")
    assert "7 questions" not in call("deck", "check", str(into)).out


def test_a_deck_goes_out_and_comes_back(tmp_path: Path) -> None:
    for format_, name in (("gift", "out.gift.txt"), ("csv", "out.csv"), ("aiken", "out.aiken.txt")):
        out = tmp_path / name
        ran = call("deck", "export", "house", "--game", KEY, "--pile", "hellas", "--format", format_, "-o", str(out))
        assert (ran.code, ran.out.splitlines()[-1]) == (0, f"✓ {out} holds 44 questions.")
        back = call("deck", "import", str(out), "--pile", "hellas", "--into", str(tmp_path / format_))
        assert f"taken over into {tmp_path / format_}; left out: 0." in back.out
    there = tmp_path / "out.csv"
    assert call("deck", "export", "house", "--game", KEY, "--format", "csv", "-o", str(there)).code == 2  # not over another file


def test_parts_of_several_decks_make_one(quiz: Path, tmp_path: Path) -> None:
    into, out = tmp_path / "mine", tmp_path / "mixed.zip"
    quiz.write_text(QUIZ.partition("True?")[0], "utf-8")
    taken(quiz, into, "--author", "Ana", "--licence", "CC0-1.0")
    ran = call("deck", "mix", f"modern={into}", "hellas=house", "-o", str(out))
    assert (ran.code, ran.out) == (0, f"✓ {out} holds a deck with these parts of others: modern.\n")
    assert sorted(read_deck(out)) == ["deck.yaml", "questions/modern.yaml"]
    assert call("deck", "check", str(out)).code == 0


@pytest.mark.parametrize(
    ("words", "code", "told"),
    [
        (("import", "none.txt", "--into", "NEW"), 1, "There is no file 'none.txt'"),
        (("import", "QUIZ", "--into", "QUIZ", "--game", KEY), 2, "is no folder of a deck"),
        (("import", "QUIZ", "--into", "NEW"), 1, "It does not say for which part of the deck it is"),
        (("import", "QUIZ", "--into", "NEW", "--pile", "algebra"), 1, "There is no part “algebra”"),
        (("import", "QUIZ", "--into", "NEW", "--pile", "modern", "--format", "word"), 1, "one of gift, aiken, csv"),
        (("import", "QUIZ", "--into", "NEW", "--pile", "modern", "--game", "gigantes"), 2, "are not exchanged with other programs"),
        (("export", "house", "--game", KEY, "--format", "word"), 1, "one of gift, aiken, csv"),
        (("export", "house", "--game", KEY, "--format", "gift", "--language", "fr"), 1, "not in “fr”, but in en, es"),
        (("export", "house", "--game", KEY, "--format", "gift", "--pile", "x"), 1, "There is no part “x”"),
        (("mix", "modern", "-o", "OUT"), 2, "does not name a part and its deck"),
        (("mix", "modern=house", "-o", "OUT", "--game", "gigantes"), 2, "are not put together of parts"),
        (("mix", "algebra=house", "-o", "OUT", "--game", KEY), 1, "There is no part “algebra”"),
    ],
)
def test_what_cannot_be_done_is_told_with_what_would_do(words: tuple[str, ...], code: int, told: str, quiz: Path, tmp_path: Path) -> None:
    places = {"QUIZ": str(quiz), "NEW": str(tmp_path / "new"), "OUT": str(tmp_path / "out.zip")}
    ran = call("deck", *(places.get(word, word) for word in words))
    assert (ran.code, told in ran.err) == (code, True), ran
    assert not (tmp_path / "new").exists()
