"""`mochuelo deck` and `--deck`: a deck is begun, checked, looked over, packed and played with, and everything that is wrong is told."""

from __future__ import annotations

import io
import json
import re
import zipfile
from pathlib import Path

import pytest

from mochuelo.cli.decks import playable
from mochuelo.core import decks
from mochuelo.core.deckfiles import read_deck
from mochuelo.games.gigantes import GAME
from mochuelo.games.gigantes.deck_kind import Decks

from .terminal import Ran, call, run

HOUSE = Decks().house()
KEY = GAME.info.key


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A deck of one's own, in a folder: that of the house under another name."""
    place = tmp_path_factory.mktemp("decks") / "mine"
    assert call("deck", "new", str(place), "--game", KEY, "--from", "house").code == 0
    change(place, "name: a_hombros_de_gigantes", "name: mine")
    return place


@pytest.fixture
def bad(tmp_path: Path) -> Path:
    """One in which Plato refutes a mark that is none."""
    place = tmp_path / "bad"
    assert call("deck", "new", str(place), "--game", KEY, "--from", "house").code == 0
    change(place, 'refutes: ["razor", "wheel"]', 'refutes: ["rasor", "wheel"]')
    return place


@pytest.fixture(scope="module")
def record(own: Path) -> Path:
    """A game that was played with the own deck."""
    path = own.parent / "game.rec"
    ran = call(
        "play", KEY, "--plain", "--seats", "bot:1,bot:1", "--seed", "1", "--option", "hand=2", "--deck", str(own), "--save", str(path)
    )
    assert ran.code == 0, ran
    forget(own)
    return path


def change(place: Path, old: str, new: str) -> None:
    text = (place / "deck.yaml").read_text("utf-8")
    assert old in text
    (place / "deck.yaml").write_text(text.replace(old, new, 1), "utf-8")


def forget(place: Path) -> str:
    """Take a deck off the shelf of this process, as if another one had laid it there; its digest."""
    name = decks.digest(read_deck(place))
    decks.drop(name)
    return name


# ---------------------------------------------------------------- new and check


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_new_deck_is_made_and_says_what_it_lacks(lang: str, tmp_path: Path) -> None:
    place = tmp_path / "fresh"
    ran = call("--lang", lang, "deck", "new", str(place), "--game", KEY)
    assert (ran.code, ran.err) == (0, "")
    assert f"mochuelo deck check {place}" in ran.out
    assert (place / "words" / f"{lang}.yaml").exists()
    ran = call("--lang", lang, "deck", "check", str(place))
    assert ran.code == 1
    rows = ran.out.splitlines()
    assert rows[0].startswith("deck.yaml:")
    assert rows[0].endswith({"en": ": name: empty; write it", "es": ": name: vacío; escríbelo"}[lang])
    assert rows[-2] == {"en": "And 425 more; --all shows them.", "es": "Y 425 más; --all las muestra."}[lang]
    assert rows[-1].startswith({"en": "✗ 465 things", "es": "✗ Hay 465 cosas"}[lang])
    assert len(call("deck", "check", str(place), "--all").out.splitlines()) == 466


def test_a_copy_of_the_house_is_whole(own: Path) -> None:
    assert {**read_deck(own)}.keys() == HOUSE.keys()
    ran = call("deck", "check", str(own))
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == f"✓ {own} is a deck that On the Shoulders of Giants can be played with ({decks.digest(read_deck(own))}).\n"


def test_a_copy_of_another_deck_can_be_made(own: Path, tmp_path: Path) -> None:
    assert call("deck", "new", str(tmp_path / "copy"), "--from", str(own)).code == 0
    assert read_deck(tmp_path / "copy") == read_deck(own)


def test_what_is_wrong_is_told_by_line_and_for_scripts(bad: Path) -> None:
    line = (bad / "deck.yaml").read_text("utf-8").partition("rasor")[0].count("\n") + 1
    ran = call("deck", "check", str(bad))
    assert (ran.code, ran.err) == (1, "")
    assert f"deck.yaml:{line}: C1: refutes: 1: no mark of this deck: “rasor”; did you mean “razor”?" in ran.out.splitlines()
    ran = run("--lang", "es", "deck", "check", str(bad), "--json")
    told = json.loads(ran.out)
    assert (ran.code, told["good"], told["game"], told["digest"]) == (1, False, KEY, decks.digest(read_deck(bad)))
    first = told["complaints"][0]
    assert (first["code"], first["place"]) == ("mark-unknown", f"deck.yaml:{line}: C1: refutes: 1")
    assert first["message"] == "«rasor» no es una marca de esta baraja; ¿querías decir «razor»?"


def test_what_is_no_deck_is_told(tmp_path: Path, own: Path) -> None:
    (tmp_path / "notes.zip").write_text("no zip", "utf-8")
    (tmp_path / "empty").mkdir()
    assert call("deck", "check", str(tmp_path / "none")) == Ran(1, "", f"mochuelo: There is no file '{tmp_path}/none'.\n")
    assert "There is no file deck.yaml at the top" in call("deck", "check", str(tmp_path / "empty")).err
    assert "This is no pack of a deck" in call("deck", "check", str(tmp_path / "notes.zip")).err
    ran = call("deck", "new", str(own), "--game", KEY)
    assert (ran.code, ran.err) == (2, f"mochuelo: '{own}' is there already and is not an empty folder; name another one.\n")
    ran = call("deck", "new", str(tmp_path / "other"), "--game", "tangents")
    assert (ran.code, ran.err) == (2, "mochuelo: Tangents is played with no decks but its own.\n")
    assert "Did you mean" in call("deck", "new", str(tmp_path / "other"), "--game", KEY[:-1]).err
    evil = io.BytesIO()
    with zipfile.ZipFile(evil, "w") as made:
        made.writestr("deck.yaml", "format: 1\n")
        made.writestr("../../evil.md", "x")
    (tmp_path / "evil.zip").write_bytes(evil.getvalue())
    ran = call("deck", "new", str(tmp_path / "evil"), "--from", str(tmp_path / "evil.zip"))
    assert ran.code == 1
    assert "../../evil.md is no name for a file of a deck" in ran.err
    assert not (tmp_path / "evil").exists()


def test_the_game_is_read_from_the_deck(own: Path, bad: Path) -> None:
    assert KEY in playable()
    change(bad, f"game: {KEY}", "game: chess")
    ran = call("deck", "check", str(bad), "--all")
    assert f"not clear which game '{bad}' is for" in ran.err
    ran = call("deck", "check", str(bad), "--all", "--game", KEY)
    assert f"'chess'; one of {KEY} would do" in ran.out


# ---------------------------------------------------------------- preview and pack


def test_the_page_of_all_cards_is_written_and_not_over_another(own: Path, tmp_path: Path) -> None:
    out = tmp_path / "cards.html"
    ran = call("deck", "preview", str(own), "--out", str(out))
    assert (ran.code, ran.out, ran.err) == (0, f"All cards are in {out}; open it in a browser.\n", "")
    assert out.read_text("utf-8").startswith("<!doctype html>")
    assert call("deck", "preview", str(own), "-o", str(out)).code == 2
    assert call("deck", "preview", "house", "--game", KEY, "-o", str(out), "--force").code == 0


def test_a_deck_with_something_to_mend_is_shown_where_that_can_be(own: Path, tmp_path: Path) -> None:
    place = tmp_path / "soon"
    call("deck", "new", str(place), "--from", str(own))
    change(place, "disputed: no", "disputed: yes")
    ran = call("deck", "preview", str(place), "-o", str(tmp_path / "soon.html"))
    assert ran.code == 0
    assert "1 thing is to be mended" in ran.out
    call("deck", "new", str(tmp_path / "fresh"), "--game", KEY)
    ran = call("deck", "preview", str(tmp_path / "fresh"), "-o", str(tmp_path / "fresh.html"))
    assert (ran.code, ran.out) == (1, "")
    assert "465 things are to be mended" in ran.err
    assert not (tmp_path / "fresh.html").exists()


def test_a_pack_is_the_same_deck_and_only_made_of_a_good_one(own: Path, bad: Path, tmp_path: Path) -> None:
    out = tmp_path / "mine.zip"
    ran = call("deck", "pack", str(own), "-o", str(out))
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == f"{out} holds the deck: 43 files in {out.stat().st_size:,} bytes ({decks.digest(read_deck(own))}).\n"
    assert read_deck(out) == read_deck(own)
    assert call("deck", "check", str(out)).code == 0
    ran = call("deck", "pack", str(bad), "-o", str(tmp_path / "bad.zip"))
    assert (ran.code, ran.out) == (1, "")
    assert "no mark of this deck: “rasor”" in ran.err
    assert not (tmp_path / "bad.zip").exists()


# ---------------------------------------------------------------- playing with it


def test_a_game_with_an_own_deck_says_whose_it_is_and_records_its_digest_alone(own: Path, record: Path) -> None:
    text = record.read_text("utf-8")
    assert f'"deck":"{decks.digest(read_deck(own))}"' in text
    assert "Socrates" not in text
    ran = call(
        "play", KEY, "--plain", "--seats", "bot:1,bot:1", "--seed", "2", "--option", "hand=1", "--deck", str(own), "--save", f"{record}.2"
    )
    assert ran.out.splitlines()[0] == "Played with the deck “On the Shoulders of Giants” by The Mochuelo contributors (CC-BY-4.0)."
    forget(own)


@pytest.mark.parametrize("command", ["record check", "record show"])
def test_a_record_wants_the_deck_that_it_was_played_with(own: Path, record: Path, command: str) -> None:
    name = forget(own)
    ran = call(*command.split(), str(record))
    assert ran.code == 1
    assert f"This is played with a deck that is not here: {name}. Give its folder or its pack with --deck." in ran.out + ran.err
    ran = call(*command.split(), str(record), "--deck", str(own))
    assert ran.code == 0
    assert ("Played with the deck “On the Shoulders of Giants” by The Mochuelo contributors" in ran.out) == (command == "record show")
    forget(own)


def test_a_record_is_verified_with_its_deck(own: Path, record: Path) -> None:
    ran = call("verify", str(record))
    assert ran.code == 1
    assert f"a deck that is not here: {forget(own)}" in ran.err
    assert call("verify", str(record), "--deck", str(own)).code == 0
    forget(own)


def test_another_deck_than_the_record_names_is_refused(own: Path, record: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    call("deck", "new", str(other), "--game", KEY, "--from", "house")
    change(other, "name: a_hombros_de_gigantes", "name: other")
    ran = call("record", "check", str(record), "--deck", str(other))
    assert ran.code == 1
    assert re.search(
        f"was not played with the deck in '{other}'.*{decks.digest(read_deck(other))}.*{decks.digest(read_deck(own))}", ran.err
    )
    assert "names" in call("record", "check", str(record), "--deck", "house").err


def test_a_deck_that_is_not_sound_begins_no_game(bad: Path) -> None:
    ran = call("play", KEY, "--plain", "--seats", "bot:1,bot:1", "--deck", str(bad))
    assert (ran.code, ran.out) == (1, "")
    assert "no mark of this deck: “rasor”" in ran.err
    assert "mochuelo deck check" in ran.err


def test_a_digest_alone_begins_no_game() -> None:
    ran = call("play", KEY, "--plain", "--seats", "bot:1,bot:1", "--option", "deck=abc")
    assert (ran.code, ran.err) == (
        2,
        "mochuelo: This is played with a deck that is not here: abc. Give its folder or its pack with --deck.\n",
    )


def test_the_deck_of_the_house_goes_without_a_name(tmp_path: Path) -> None:
    ran = call(
        "play",
        KEY,
        "--plain",
        "--seats",
        "bot:1,bot:1",
        "--seed",
        "1",
        "--option",
        "hand=1",
        "--deck",
        "house",
        "--save",
        str(tmp_path / "a.rec"),
    )
    assert ran.code == 0
    assert '"deck":""' in (tmp_path / "a.rec").read_text("utf-8")


def test_the_arena_is_played_with_a_deck_in_its_own_processes(own: Path, tmp_path: Path) -> None:
    out = tmp_path / "report.json"
    told = ("--levels", "2", "1", "--games", "2", "--option", "hand=1", "--deck", str(own), "--out", str(out))
    ran = call("arena", KEY, *told)
    assert (ran.code, "Level 2 against 1" in ran.out) == (0, True)
    assert json.loads(out.read_text("utf-8"))["matches"][0]["options"] == {"hand": "1", "deck": forget(own)}


def test_a_game_without_decks_takes_none(own: Path) -> None:
    ran = call("play", "tangents", "--plain", "--seats", "bot,bot", "--deck", str(own))
    assert (ran.code, ran.err) == (2, "mochuelo: Tangents is played with no decks but its own.\n")
