"""`mochuelo arena`: its file says what was played, an interrupted run goes on, and what is wrong is said."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from .terminal import call, run

GAME = "philosophy"
OPENING = "C1PuNo C7PuSo C2SlNo C8SlSo"
FAST = ("--levels", "2", "1", "--games", "4")


@pytest.fixture
def book(tmp_path: Path) -> Path:
    path = tmp_path / "book.txt"
    path.write_text(f"# two openings\n{OPENING}\nC5PuNo\n".replace("C5PuNo", "C1PuNo C5SlSo"), "utf-8")
    return path


def test_the_file_says_what_was_played(tmp_path: Path, book: Path) -> None:
    out = tmp_path / "deep" / "result.json"
    ran = run("arena", GAME, *FAST, "--book", str(book), "--out", str(out))
    assert ran.code == 0, ran.err
    told = json.loads(out.read_text("utf-8"))
    assert (told["game"], told["openings"], told["seed"]) == (GAME, 2, 1)
    assert told["build"] in ("compiled", "interpreted")
    assert told["command"].startswith(f"mochuelo arena {GAME} --levels 2 1")
    match = told["matches"][0]
    assert (match["upper"], match["lower"], match["games"]) == (2, 1, 4)
    assert sum(match["scores"]) / 4 == match["score"]
    assert match["interval"][0] < match["score"] <= match["interval"][1]
    assert f"{100 * match['score']:.1f}%" in ran.out
    assert not out.with_name("result.json.part").exists()


def test_an_interrupted_run_goes_on(tmp_path: Path, book: Path) -> None:
    out = tmp_path / "result.json"
    words = ("arena", GAME, *FAST, "--book", str(book), "--out", str(out))
    assert run(*words).code == 0
    whole = json.loads(out.read_text("utf-8"))
    # What a run leaves that was cut in its second game: one game, of which we change the score to know it again, and half a line.
    match = whole["matches"][0]
    bout = {"opening": 0, "actions": OPENING.split(), "levels": [2, 1], "seat": 0, "seed": 1_000_003}
    kept = {"bout": bout, "score": 0.25, "length": 9, "reason": "planted"}
    out.with_name("result.json.part").write_text(json.dumps(kept) + "\n" + '{"bout": {"ope', "utf-8")
    assert run(*words).code == 0
    again = json.loads(out.read_text("utf-8"))["matches"][0]
    assert again["reasons"].pop("planted") == 1
    assert again["scores"] == [0.25, *match["scores"][1:]]


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (("arena", "chess"), 2, "no game 'chess'"),
        (("arena", GAME, "--levels", "9", "1"), 2, "no bot of level 9"),
        (("arena", GAME, "--games", "0"), 2, "one or more"),
        (("arena", "tangents", "--balance", "--level", "6"), 2, "no bot of level 6"),
        (("arena", GAME, "--workers", "0"), 2, "one or more"),
        (("arena", GAME, "--seats", "5"), 2, "seats 2 to 4, not 5"),
        (("arena", GAME, "--seats", "2,x"), 2, "seats 2 to 4, not 2,x"),
        (("arena", "gigantes", "--option", "length=endless"), 2, "endless"),
        (("arena", "gigantes", "--levels", "5", "miser"), 2, "hoarder"),
        (("arena", GAME, "--book", "nowhere.txt"), 1, "nowhere.txt cannot be read"),
    ],
)
def test_what_is_wrong_is_said(words: tuple[str, ...], code: int, said: str) -> None:
    ran = call(*words)
    assert ran.code == code
    assert said in ran.err


def test_a_bad_opening_is_named(tmp_path: Path) -> None:
    book = tmp_path / "book.txt"
    book.write_text("C1PuNo C1PuNo\n", "utf-8")
    ran = call("arena", GAME, *FAST, "--book", str(book))
    assert ran.code == 1
    assert "C1PuNo C1PuNo cannot be played" in ran.err


def test_the_book_of_a_game_is_distinct_and_goes_on() -> None:
    """A hundred openings, each another position in which the game is not over (the arena's own check plays them)."""
    from mochuelo import registry
    from mochuelo.bots.arena import read_book

    game = registry.game(GAME)
    book = read_book((registry.folder(GAME) / "openings.txt").read_text("utf-8").splitlines())
    assert len(book) == 100
    positions = set()
    for opening in book:
        state = game.start(game.options(), 2)
        for text in opening:
            state = game.apply(state, game.read(text))
        assert game.outcome(state) is None
        positions.add(game.show(game.view(state, "spectator")))
    assert len(positions) == 100


def test_equal_bots_measure_the_game(tmp_path: Path) -> None:
    out = tmp_path / "deep" / "balance.json"
    words = ("arena", "tangents", "--balance", "--level", "1", "--games", "2", "--out", str(out))
    ran = run(*words)
    assert ran.code == 0, ran.err
    told = json.loads(out.read_text("utf-8"))
    assert (told["game"], told["seed"], told["balance"]["level"], told["balance"]["games"]) == ("tangents", 1, 1, 2)
    assert told["command"].startswith("mochuelo arena tangents --balance")
    first, second = (each["score"] for each in told["balance"]["order_scores"])
    assert first + second == 1
    assert f"| Acts first | {100 * first:.1f}%" in ran.out
    assert f"| Cards flipped | {told['balance']['tally']['flips']['mean']:.2f}" in ran.out
    assert not out.with_name("balance.json.part").exists()
    spanish = run("arena", "tangents", "--balance", "--level", "1", "--games", "1", "--lang", "es")
    assert "Actúa en primer lugar" in spanish.out
    assert "Cartas volteadas" in spanish.out


def test_an_interrupted_measuring_goes_on(tmp_path: Path) -> None:
    out = tmp_path / "balance.json"
    words = ("arena", "tangents", "--balance", "--level", "1", "--games", "3", "--out", str(out))
    # What a run leaves that was cut in its second game: one game, made up to know it again, and half a line.
    deal = {"level": 1, "seats": 2, "first": 0, "seed": 1_000_003}
    kept = {"deal": deal, "scores": [1.0, 0.0], "first": 0, "length": 999, "reason": "planted", "tally": {"flips": 99}}
    out.with_name("balance.json.part").write_text(json.dumps(kept) + "\n" + '{"deal": {"le', "utf-8")
    assert run(*words).code == 0
    found = json.loads(out.read_text("utf-8"))["balance"]
    assert (found["games"], found["reasons"]["planted"]) == (3, 1)
    assert (found["length"]["most"], found["tally"]["flips"]["most"]) == (999, 99)


def test_several_settings_stand_in_one_report(tmp_path: Path) -> None:
    out = tmp_path / "balance.json"
    words = ("--balance", "--level", "random", "--games", "2", "--seats", "2,3", "--option", "length=short,long", "--option", "hand=4")
    ran = run("arena", "gigantes", *words, "--out", str(out))
    assert ran.code == 0, ran.err
    told = json.loads(out.read_text("utf-8"))
    assert "balance" not in told
    found = [(each["seats"], each["options"]) for each in told["settings"]]
    assert found == [(seats, {"length": length, "hand": "4"}) for seats in (2, 3) for length in ("short", "long")]
    assert "3 seats, length long, hand 4" in ran.out
    assert "Times C13 is played" in ran.out
    assert "One more mochuelo drawn, in cards" in ran.out


def test_levels_play_habits_under_options(tmp_path: Path) -> None:
    out = tmp_path / "result.json"
    words = ("--levels", "3", "passer,1", "--games", "4", "--option", "length=long", "--seats", "2,3", "--out", str(out))
    ran = run("arena", "gigantes", *words)
    assert ran.code == 0, ran.err
    told = json.loads(out.read_text("utf-8"))
    assert [(one["seats"], one["lower"]) for one in told["matches"]] == [(2, "passer"), (2, 1), (3, "passer"), (3, 1)]
    match = told["matches"][0]
    assert (match["upper"], match["options"], match["score"]) == (3, {"length": "long"}, 1.0)
    assert match["duplicate"] == [1.0, 1.0]
    assert "3 against passer" in ran.err + ran.out


def test_a_report_tells_what_seats_that_bear_a_mark_score(tmp_path: Path) -> None:
    """Where one starts is a mark; there are words for every figure, so that no id is shown."""
    out = tmp_path / "marks.json"
    ran = run("arena", "sophie", "--balance", "--level", "right60", "--games", "2", "--out", str(out), "--lang", "es")
    assert ran.code == 0, ran.err
    marks = json.loads(out.read_text("utf-8"))["balance"]["marks"]
    assert sum(mark["seats"] for mark in marks.values()) == 4
    assert all(name.startswith("start:") for name in marks)
    shown = [line for line in ran.out.splitlines() if "Quien empieza en" in line]
    assert [f"| {100 * mark['score']:.1f}% |" in line for mark, line in zip(marks.values(), shown, strict=True)] == [True] * len(marks)
    assert "tally-" not in ran.out
