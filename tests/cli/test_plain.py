"""The table line by line, each game in a process of its own: for screen readers, pipes and scripts."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from hashlib import sha256
from pathlib import Path
from subprocess import PIPE

import psutil
import pytest

from mochuelo.core.record import read_record

from .terminal import DRILL, environ, run

GAME = "c1puno\nc7puso\nc2slno\nc8slso\nc3srno\n"


def test_a_whole_game_is_played_from_a_script_and_saved(tmp_path: Path) -> None:
    save = tmp_path / "game.rec"
    ran = run("play", "philosophy", "--plain", "--seats", "human:Ana,human:Ben", "--save", str(save), given=GAME)
    assert (ran.code, ran.err) == (0, "")
    assert 'Ana, your move ("help" tells more):' in ran.out
    assert "◆ Ben  C7PuSo\n  Teal places the Push on C7, facing south." in ran.out
    assert "Ana wins · The only one with a Conclusion" in ran.out
    assert f"Saved in {save}" in ran.out
    record = read_record(save.read_text("utf-8"))
    assert record.result is not None and record.result.winners == (0,)
    proved = run("verify", str(save)).out
    assert proved.startswith(f"✓ {save}: fair.")
    assert proved.endswith(f"at its start: {sha256(bytes.fromhex(record.headers['Seed'])).hexdigest()}\n")
    changed = save.read_text("utf-8").replace("Ana", "Eva")
    save.write_text(changed, "utf-8")
    ran = run("verify", str(save))
    assert (ran.code, "the file was changed" in ran.err) == (1, True)


def test_a_seed_repeats_a_game_against_a_bot() -> None:
    words = ("play", "philosophy", "--plain", "--seats", "human,bot:1", "--seed", "5")
    first = run(*words, given="c1puno\nc2slno\nquit\n")
    assert first.code == 0
    assert first.out.count("◆ Owl 1") == 2
    assert run(*words, given="c1puno\nc2slno\nquit\n").out == first.out
    assert run(*words[:-1], "6", given="c1puno\nc2slno\nquit\n").out != first.out


def test_its_other_words() -> None:
    given = "help\nlist c1pu\nlist x\nwhat c1puno\nwhat zz\nundo\nc1puno\nc1slno\nc5\nundo\nboard\nsave\nconcede\n"
    ran = run("play", "philosophy", "--plain", "--seats", "human:Ana,human:Ben", given=given)
    for part in (
        "Write a move, or one of these:",
        "C1PuNo C1PuEa C1PuSo C1PuWe",
        "No move begins with x.",
        "  Indigo places the Push on C1, facing north.",
        "No move begins with “zz” now.",
        "There is nothing yet to take back.",
        "C1 is occupied. These are free:",
        "Did you mean C5PuNo?",
        "Ana takes the last move back.",
        'Where to? Write "save FILE".',
        "Ana concedes.",
        "Ben wins · Everybody else agreed",
    ):
        assert part in ran.out, part


def test_the_end_of_the_input_ends_the_game_and_keeps_it(tmp_path: Path) -> None:
    save = tmp_path / "game.rec"
    run("play", "philosophy", "--plain", "--seats", "human:Ana,human", "--save", str(save), given="c1puno\n")
    assert "Commitment" in read_record(save.read_text("utf-8")).headers
    ran = run("play", "philosophy", "--plain", "--seats", "human,human:Ben", "--from", str(save), "--save", str(save), given="c7puso\n")
    assert ran.code == 0
    record = read_record(save.read_text("utf-8"))
    assert [line.text for line in record.lines] == ["C1PuNo", "C7PuSo"]
    assert record.seats == ("Ana", "Ben")
    assert "Commitment" not in record.headers, "its chance was not drawn here from the start"


def test_a_game_with_secrets_and_chance_tells_only_what_everybody_may_know() -> None:
    ran = run("play", "magpies", "--plain", "--seats", "human,human", "--seed", "3", given="undo\nwhat x\n", MOCHUELO_GAMES=str(DRILL))
    assert ran.code == 0
    assert "is dealt a card." in ran.out
    assert "deal:0:?  Seat 0 is dealt a card." in ran.out and "deal:1:?  Seat 1 is dealt a card." in ran.out


@pytest.mark.parametrize("seats", ["human,human", "bot:5,human"])
def test_an_interrupt_ends_it_at_once_and_leaves_no_process_behind(seats: str) -> None:
    command = [sys.executable, "-m", "mochuelo", "play", "philosophy", "--plain", "--seats", seats]
    with subprocess.Popen(command, stdin=PIPE, stdout=PIPE, stderr=PIPE, text=True, env=environ()) as process:
        time.sleep(3)
        below = psutil.Process(process.pid).children(recursive=True)
        process.send_signal(signal.SIGINT)
        assert process.wait(10) == 130
        assert process.stderr is not None and "Traceback" not in process.stderr.read()
        assert psutil.wait_procs(below, timeout=5)[1] == []


def test_it_speaks_spanish() -> None:
    ran = run("--lang", "es", "play", "philosophy", "--plain", "--seats", "human,human", given="c1puno\n")
    assert "Índigo coloca el Empuje en C1, mirando al norte." in ran.out


def test_hundreds_of_moves_are_listed_by_how_they_begin() -> None:
    """The mark of the seat need not be typed, and a refusal says why just as well without it."""
    options = ("--seats", "human,human", "--option", "first=illustrator", "--seed", "3")
    ran = run("play", "tangents", "--plain", *options, given="list\nlist 04tc\n04tc4\nlist #\n02uc4\n")
    assert ran.code == 0
    assert "256 moves. They begin with: Il:04… Il:06… Il:09…" in ran.out
    assert "Il:04tC1 Il:04tC2 Il:04tC3 Il:04tC4\n" in ran.out
    assert "places card 04 “Moon in a Bucket” on C4, turned" in ran.out
    assert "No move begins with #." in ran.out, "nobody blocks on a first turn"
    assert "C4 is taken. These are free: A1" in ran.out


def test_players_called_alike_are_told_apart() -> None:
    ran = run("play", "tangents", "--plain", "--seats", "bot:1,bot:1", "--option", "grid=2", "--option", "cards=8", "--seed", "2")
    assert ran.code == 0
    assert "● Owl 1 (Illustrator)  Il:" in ran.out and "◆ Owl 1 (Poet)  Po:" in ran.out
