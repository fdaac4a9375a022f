"""`mochuelo print` of a game with decks of people's making: its own in a language of its own, and another one named by its file."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader

from mochuelo.cli.words import cli_words
from mochuelo.core.decks import Files
from mochuelo.core.documents import read
from mochuelo.games.gigantes.cards import HOUSE
from mochuelo.games.gigantes.deck_kind import Decks
from mochuelo.games.gigantes.printed import printing

from .terminal import call

FRONTS, BACKS = slice(8, None, 2), slice(9, None, 2)
"""Behind two pages of instructions and six of the leaflet, the last of them white."""


@pytest.fixture(scope="module")
def printed(tmp_path_factory: pytest.TempPathFactory) -> PdfReader:
    """The house deck in German, on the paper where there is least room."""
    path = tmp_path_factory.mktemp("print") / "deck.pdf"
    ran = call("print", "gigantes", "--language", "de", "--paper", "letter", "--out", str(path))
    assert ran == (0, f"Written: {path}\n", "")
    return PdfReader(io.BytesIO(path.read_bytes()), strict=True)


def plain(text: str) -> str:
    """The letters alone: no blanks, no hyphens at the ends of lines."""
    return re.sub(r"[\s-]+", "", text).replace("'", "’")


def german() -> dict[str, Any]:
    """The words of the cards as they stand in the deck."""
    words: dict[str, Any] = read((HOUSE / "words" / "de.yaml").read_bytes(), "de.yaml").value["cards"]
    return words


def test_every_card_and_every_reason_can_be_read(printed: PdfReader) -> None:
    fronts = plain("".join(page.extract_text() for page in printed.pages[FRONTS]))
    leaflet = plain("".join(page.extract_text() for page in printed.pages[2:8]))
    cards = german()
    assert len(cards) == 52
    for card, told in cards.items():
        assert plain(told["title"]) in fronts and plain(told["text"]) in fronts, card
        assert all(plain(why) in leaflet for why in told.get("why", {}).values()), card


def test_there_are_seven_sheets_and_a_help_card_for_each_player(printed: PdfReader) -> None:
    assert len(printed.pages) == 8 + 2 * 7
    assert printed.pages[-2].extract_text().count("Dein Zug") == 4
    assert printed.pages[-1].extract_text().count("Gerechtigkeit") == 4
    assert all(page.extract_text().strip() == "" for page in printed.pages[BACKS][:-1]), "all backs are alike, and say nothing"


def test_whose_game_and_whose_work_it_is_can_be_read(printed: PdfReader) -> None:
    words = printed.pages[1].extract_text()
    assert "Óliver Álvarez" in words and "CC BY 4.0" in words


def changed() -> Files:
    """The house deck under another name, by somebody else."""
    files = dict(Decks().house())
    files["deck.yaml"] = files["deck.yaml"].replace(b"authors: [The Mochuelo contributors]", b"authors: [Ana, Ben]")
    files["deck.yaml"] = files["deck.yaml"].replace(b"licence: CC-BY-4.0", b"licence: CC0-1.0")
    files["words/en.yaml"] = files["words/en.yaml"].replace(b"On the Shoulders of Giants", b"Dwarfs")
    return files


def test_another_deck_is_printed_with_its_authors_and_its_licence() -> None:
    booklet = printing(cli_words("en").of_game("gigantes"), changed())
    assert booklet.title == "Dwarfs"
    assert "Ana, Ben" in booklet.author and "CC0-1.0" in booklet.licence
    assert "Óliver Álvarez" in booklet.credit


def test_a_deck_is_named_by_its_file(tmp_path: Path) -> None:
    out = str(tmp_path / "deck.pdf")
    ran = call("print", "gigantes", "--deck", str(tmp_path / "none.zip"), "--out", out)
    assert ran.code == 1 and "none.zip" in ran.err
    broken = tmp_path / "broken"
    broken.mkdir()
    (broken / "deck.yaml").write_text("format: 1\n", "utf-8")
    ran = call("print", "gigantes", "--deck", str(broken), "--out", out)
    assert ran.code == 1 and "deck.yaml" in ran.err
    ran = call("print", "tangents", "--deck", str(broken), "--out", out)
    assert ran.code == 2 and "no decks but its own" in ran.err


def test_a_language_that_the_game_does_not_speak_is_refused() -> None:
    assert "There are: en, es." in call("print", "tangents", "--language", "de").err
    assert "There are: de, en, es." in call("print", "gigantes", "--language", "fr").err
