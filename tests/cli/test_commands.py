"""The command line from outside, one process for each command line: what it prints, and what it exits with."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from subprocess import PIPE

import pytest

from .terminal import DRILL, ROOT, TWELVE, Ran, call, environ, run

COMMANDS = (
    "play",
    "serve",
    "games",
    "print",
    "deck",
    "deck new",
    "deck check",
    "deck preview",
    "deck pack",
    "record",
    "record show",
    "record check",
    "record convert",
    "verify",
    "arena",
)


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A finished game in a file."""
    path = tmp_path / "game.pgn"
    path.write_text(f"{TWELVE} In:C3SrNo.", "utf-8")
    return path


@pytest.fixture
def bad(tmp_path: Path) -> Path:
    """A game whose fifth turn is on an occupied space."""
    path = tmp_path / "bad.pgn"
    path.write_text(f"{TWELVE}\nIn:C1SrNo", "utf-8")
    return path


# ---------------------------------------------------------------- help


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_command_has_help_with_examples(command: str, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    ran = call("--lang", lang, *command.split(), "--help")
    assert (ran.code, ran.err) == (0, "")
    assert f"mochuelo {command}" in ran.out
    assert {"en": "For example:", "es": "Ejemplos:"}[lang] in ran.out
    assert {"en": "Exit codes: 0", "es": "Códigos de salida: 0"}[lang] in ran.out


def test_nothing_said_is_help_and_version_is_told() -> None:
    assert run() == run("--help")
    assert run("plya") == Ran(2, "", "mochuelo: There is no command 'plya'. Did you mean play? \"mochuelo --help\" shows how.\n")
    assert run("--version").code == 0


# ---------------------------------------------------------------- faults of the command line


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("plya", "Did you mean play?"),
        ("record shw x", "Did you mean show?"),
        ("games --jsn", "Did you mean --json?"),
        ("play", "GAME is missing"),
        ("play filosofy", "Did you mean philosophy?"),
        ("play philosophy --seats human", "seats 2 to 4, not 1"),
        ("play philosophy --seats human,bot:9", "There is no bot of level '9'"),
        ("play philosophy --seats human,robot", "Did you mean bot?"),
        ("play philosophy --option stay", "write NAME=VALUE"),
        ("play philosophy --option stuck=stay", "Did you mean stuck_tiles?"),
        ("play philosophy --option stuck_tiles=burn", "it can be: removed, stay"),
        ("play philosophy --option start=first", "it can be: a whole number"),
        ("play philosophy --plain --option start=7", "Seat 7 cannot begin"),
        ("play philosophy --seed x", "it takes a whole number"),
        ("play philosophy --seed", "--seed needs a value"),
        ("play philosophy --seed 1 --seed 2", "--seed was given twice"),
        ("play philosophy too much", "Too much was said: too much"),
        ("games --lang fr", "en, es"),
        ("print tangens", "Did you mean tangents?"),
        ("print tangents --paper a5", "There is no paper 'a5'"),
        ("print tangents --paper leter", "Did you mean letter?"),
        ("print tangents --language fr", "There are: en, es"),
        ("print philosophy", "has nothing to print. These have: gigantes, "),
        ("record convert x", "--to is missing"),
        ("serve --port 99999", "ports are 0 to 65535"),
        ("serve --workers -1", "give 0 or more"),
    ],
)
def test_what_is_not_understood_says_what_would_do(words: str, says: str) -> None:
    ran = call(*words.split())
    assert ran.code == 2, ran
    assert says in ran.err
    assert "Traceback" not in ran.err
    assert ran.out == ""


def test_a_table_needs_a_terminal() -> None:
    ran = run("play", "philosophy")
    assert (ran.code, ran.out) == (3, "")
    assert "needs a terminal" in ran.err


# ---------------------------------------------------------------- games


def test_games_are_listed_for_people_and_for_scripts() -> None:
    assert "2 to 4 seats" in run("games").out
    listed = json.loads(run("games", "--json").out)
    game = next(one for one in listed if one["key"] == "philosophy")
    assert (game["seats"], game["levels"], game["formats"]) == ([2, 4], [1, 2, 3, 4, 5], ["rec", "pgn"])
    assert game["options"]["stuck_tiles"] == "removed, stay"


def test_a_game_put_in_a_folder_is_there() -> None:
    assert "magpies" in run("games", MOCHUELO_GAMES=str(DRILL)).out


# ---------------------------------------------------------------- records


def test_a_record_is_shown_in_words(game: Path) -> None:
    ran = call("record", "show", str(game))
    assert ran.code == 0
    assert "Indigo places the Slide Right on C3, facing north." in ran.out
    assert "Indigo wins · The only one with a Conclusion" in ran.out
    assert "●Sr↑" in ran.out
    assert "Índigo coloca" in call("--lang", "es", "record", "show", str(game)).out
    assert call("record", "show", str(game), "--boards").out.count("╭") == 5


def test_of_a_bad_record_what_came_before_is_shown(bad: Path) -> None:
    ran = call("record", "show", str(bad))
    assert (ran.code, "Teal places the Slide Left on C8" in ran.out) == (1, True)
    assert "line 2, column 4: C1 is occupied" in ran.err


def test_a_record_is_shown_as_data(game: Path) -> None:
    data = json.loads(call("record", "show", str(game), "--json").out)
    assert [line["text"] for line in data["lines"]] == ["C1PuNo", "C7PuSo", "C2SlNo", "C8SlSo", "C3SrNo"]
    assert data["outcome"] == {"winners": [0], "scores": [1.0, 0.0], "reason": "conclusion"}
    assert data["lines"][0]["story"][0] == "Indigo places the Push on C1, facing north."


def test_records_are_checked(game: Path, bad: Path) -> None:
    assert call("record", "check", str(game)).code == 0
    ran = call("record", "check", str(game), str(bad))
    assert ran.code == 1
    assert ran.out.splitlines() == [
        f"✓ {game}: philosophy, 5 actions, over.",
        f"✗ {bad}: line 2, column 4: C1 is occupied. These are free: C3 C4 C5 C6 C9. (4 actions read before)",
    ]
    data = json.loads(call("record", "check", str(bad), "--json").out)
    assert {name: data[0][name] for name in ("good", "line", "column", "code", "actions")} == {
        "good": False, "line": 2, "column": 4, "code": "occupied", "actions": 4,
    }  # fmt: skip


def test_a_record_is_converted_there_and_back(game: Path, tmp_path: Path) -> None:
    there, back = tmp_path / "there.rec", tmp_path / "back.pgn"
    assert call("record", "convert", str(game), "--to", "rec", "--out", str(there)).code == 0
    assert call("record", "convert", str(there), "--to", "pgn", "--out", str(back)).code == 0
    assert call("record", "convert", str(back), "--to", "rec").out == there.read_text("utf-8")
    ran = call("record", "convert", str(back), "--to", "rec", "--out", str(there))
    assert ran.code == 2 and "--force writes over it" in ran.err
    assert call("record", "convert", str(back), "--to", "rec", "--out", str(there), "--force").code == 0


def test_a_record_comes_through_a_pipe(game: Path) -> None:
    text = game.read_text("utf-8")
    assert run("record", "check", "-", "--from", "pgn", given=text).code == 0
    assert run("record", "convert", "-", "--from", "pgn", "--to", "rec", given=text).out.startswith("Game: philosophy\n")


@pytest.mark.parametrize(
    ("words", "code", "says"),
    [
        ("record show nowhere.rec", 1, "There is no file 'nowhere.rec'"),
        ("record check nowhere.rec", 1, "There is no file 'nowhere.rec'"),
        ("record show {folder}", 1, "is a folder"),
        ("record show {bad}", 1, "line 2, column 4: C1 is occupied"),
        ("record convert {bad} --to rec", 1, "line 2, column 4: C1 is occupied"),
        ("record convert {game} --to pdf", 2, "There is no format 'pdf'"),
        ("record show {game} --from pdf", 2, "There is no format 'pdf'"),
        ("record show {game} --game chess", 2, "There is no game 'chess'"),
        ("record show {strange}", 2, "does not tell its format"),
        ("record show {latin}", 1, "line 1, column 3: not a text in UTF-8"),
        ("record check {rec}", 1, "line 7, column 1: C1 is occupied"),
        ("record check {unknown}", 1, "unknown game: 'chess'"),
        ("verify {rec}", 1, "there is no header 'Table'"),
        ("verify nowhere.rec", 1, "There is no file"),
        ("play philosophy --from {game} --plain", 1, "The game in"),
        ("play philosophy --from {bad} --plain", 1, "C1 is occupied"),
        ("play philosophy --from {open} --plain --seats human,human,human", 2, "has 2 seats, not 3"),
    ],
)
def test_bad_files_and_wrong_formats(words: str, code: int, says: str, game: Path, bad: Path, tmp_path: Path) -> None:
    texts = {
        "strange": "?",
        "rec": "Game: philosophy\nRules: 1\nSeat: A\nSeat: B\n\n0 C1PuNo\n1 C1PuNo\n",
        "unknown": "Game: chess\nRules: 1\nSeat: A\nSeat: B\n\n0 e4\n",
        "open": TWELVE,
    }
    endings = {"strange": "txt", "open": "pgn"}
    places = {"game": game, "bad": bad, "folder": tmp_path, "latin": tmp_path / "latin.pgn"}
    for name, text in texts.items():
        places[name] = tmp_path / f"{name}.{endings.get(name, 'rec')}"
        places[name].write_text(text, "utf-8")
    places["latin"].write_bytes(b"ab\xe9")
    ran = call(*words.format(**{name: str(path) for name, path in places.items()}).split())
    shown = ran.err + ran.out
    assert ran.code == code, shown
    assert says in shown, shown
    assert "Traceback" not in shown


def test_a_reader_that_goes_away_is_no_fault(game: Path) -> None:
    command = [sys.executable, "-m", "mochuelo", "record", "show", str(game), "--boards"]
    with subprocess.Popen(command, stdout=PIPE, stderr=PIPE, text=True, env=environ(), cwd=ROOT) as shown:
        assert shown.stdout is not None and shown.stderr is not None
        shown.stdout.close()
        assert shown.stderr.read() == ""
        assert shown.wait(30) == 0


def test_help_is_quick() -> None:
    """Nothing that only the screen or the server needs is loaded for it."""
    code = "import sys, mochuelo.cli.main as m; m.main(['games']); print(sorted({'textual', 'litestar', 'sqlalchemy'} & set(sys.modules)))"
    out = subprocess.check_output([sys.executable, "-c", code], text=True, env=environ())
    assert out.splitlines()[-1] == "[]"
