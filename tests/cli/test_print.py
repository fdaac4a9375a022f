"""`mochuelo print`: the whole deck of a game on both papers, in both languages; every word of it can be read and searched."""

from __future__ import annotations

import errno
import io
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from pypdf import PdfReader

from mochuelo.cli.main import main
from mochuelo.cli.words import Words, cli_words
from mochuelo.core.printing import Booklet, Card, Face, Figure, Part, Poster, Section

from .terminal import ROOT, call, environ, run

CARDS = range(1, 33)
SIZES = {"a4": (595.28, 841.89), "letter": (612, 792)}
"""The papers in points, as ISO 216 and ANSI have them."""
FRONTS, BACKS = slice(4, None, 2), slice(5, None, 2)


@pytest.fixture(scope="module", params=[(paper, lang) for paper in SIZES for lang in ("en", "es")], ids="-".join)
def printed(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[PdfReader, str, Words]:
    """The document, its paper, and the words of the game in its language."""
    paper, lang = request.param
    path = tmp_path_factory.mktemp("print") / "deck.pdf"
    assert main(["print", "tangents", "--paper", paper, "--language", lang, "--out", str(path)]) == 0
    return PdfReader(io.BytesIO(path.read_bytes()), strict=True), paper, cli_words(lang).of_game("tangents")


def plain(text: str) -> str:
    """The letters alone, apostrophes as a book has them."""
    return re.sub(r"\s+", "", text).replace("'", "’")


def test_pages_and_sizes(printed: tuple[PdfReader, str, Words]) -> None:
    """One sheet on printing, one with the rules, and four of cards: 32 and two block cards, nine to a sheet."""
    document, paper, _ = printed
    assert len(document.pages) == 12
    for page in document.pages:
        assert (float(page.mediabox.width), float(page.mediabox.height)) == pytest.approx(SIZES[paper], abs=0.1)


def test_every_title_and_poem_can_be_read(printed: tuple[PdfReader, str, Words]) -> None:
    document, _, say = printed
    backs = plain("".join(page.extract_text() for page in document.pages[BACKS]))
    for number in CARDS:
        assert say(f"card-{number:02}") != f"card-{number:02}"
        assert plain(say(f"card-{number:02}")) in backs
        for line in say(f"card-{number:02}-poem").splitlines():
            assert plain(line) in backs, (number, line)


def test_every_number_stands_on_both_sides_of_the_same_sheet(printed: tuple[PdfReader, str, Words]) -> None:
    document, _, _ = printed
    seen: list[str] = []
    for front, back in zip(document.pages[FRONTS], document.pages[BACKS], strict=True):
        numbers = re.findall(r"\b\d\d\b", front.extract_text())
        assert sorted(numbers) == sorted(re.findall(r"(?<!\d)\d\d(?!\d)", back.extract_text()))
        seen += numbers
    assert sorted(seen) == [f"{number:02}" for number in CARDS]


def test_the_rules_and_the_designer_are_there(printed: tuple[PdfReader, str, Words]) -> None:
    document, _, say = printed
    leaflet = plain("".join(page.extract_text() for page in document.pages[2:4]))
    for name in ("aim", "start", "turn", "flip", "chain", "blank", "lay", "block", "end", "options", "sources"):
        assert plain(say(f"leaflet-{name}")) in leaflet
    assert "Billy Halibut" in document.pages[1].extract_text()
    assert "CC BY 4.0" in document.pages[1].extract_text()


def test_nothing_of_the_text_is_left_unsaid(printed: tuple[PdfReader, str, Words]) -> None:
    """No id of a message stands where its text should."""
    document, _, _ = printed
    text = " ".join(page.extract_text() for page in document.pages)
    assert re.findall(r"\b(?:print|leaflet|card|question|seat)-[a-z0-9]+", text) == []
    assert "{" not in text and "**" not in text and "__" not in text


def test_a_file_that_is_there_is_not_written_over(tmp_path: Path) -> None:
    path = tmp_path / "mine.pdf"
    path.write_text("mine", "utf-8")
    ran = run("print", "tangents", "--out", str(path))
    assert ran.code == 2 and "--force writes over it" in ran.err
    assert path.read_text("utf-8") == "mine"
    ran = run("print", "tangents", "--out", str(path), "--force")
    assert (ran.code, ran.out) == (0, f"Written: {path}\n")
    assert path.read_bytes().startswith(b"%PDF-")


def test_it_goes_through_a_pipe_and_is_the_same_file_every_time(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mochuelo", "print", "tangents", "--out", "-"]
    piped = subprocess.check_output(command, env=environ(), cwd=ROOT)
    assert main(["print", "tangents", "--out", str(tmp_path / "deck.pdf")]) == 0
    assert piped.startswith(b"%PDF-") and piped == (tmp_path / "deck.pdf").read_bytes()


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    ran = call("print", "tangents", "--out", str(tmp_path / "nowhere" / "deck.pdf"))
    assert ran.code == 3 and "cannot be written" in ran.err and "Traceback" not in ran.err


@pytest.mark.parametrize("folder", [".", "/", ""], ids=["here", "root", "named"])
@pytest.mark.parametrize("force", [(), ("--force",)], ids=["unforced", "forced"])
def test_a_folder_is_never_written_over(tmp_path: Path, folder: str, force: tuple[str, ...]) -> None:
    place = folder or str(tmp_path)
    ran = call("print", "tangents", "--out", place, *force)
    assert (ran.code, ran.err) == (2, f"mochuelo: {place!r} is a folder; name a file in it.\n")


@pytest.mark.parametrize(
    ("height", "reason"),
    [(40.0, "A block of the leaflet, with its heading, is "), (400.0, "A card of 63.5 x 400 mm is too large for the paper a4.")],
    ids=["leaflet", "card"],
)
def test_what_the_paper_has_no_room_for_is_told(height: float, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    face = Face(ground="#ffffff")
    block = Figure(width=80, height=400, drawings=())
    part = Part(name="Part", width=63.5, height=height, cards=(Card(name="1", front=face),))
    words = dict.fromkeys(("title", "line", "author", "licence", "credit"), "x")
    made = Booklet(**words, language="en", parts=(part,), posters=(), leaflet=(Section("Heading", (block,)),))
    monkeypatch.setattr("mochuelo.cli.printed._booklet", lambda *_: made)
    ran = call("print", "tangents", "--out", str(tmp_path / "deck.pdf"))
    assert ran.code == 2 and ran.err.startswith(f"mochuelo: {reason}")
    assert list(tmp_path.iterdir()) == []


def test_a_disk_that_is_full_keeps_nothing_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(place: Path, content: bytes) -> None:
        place.touch()
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(place))

    monkeypatch.setattr("mochuelo.cli.printed._pressed", lambda *_: b"%PDF-")
    monkeypatch.setattr(Path, "write_bytes", full)
    ran = call("print", "tangents", "--out", str(tmp_path / "deck.pdf"))
    assert ran.code == 3 and "No space left on device" in ran.err
    assert list(tmp_path.iterdir()) == []


def test_without_a_name_it_is_named_after_what_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("mochuelo.cli.printed._pressed", lambda *_: b"%PDF-")
    assert main(["--lang", "es", "print", "tangents", "--paper", "letter"]) == 0
    assert capsys.readouterr().out == "Escrito: tangents-letter-es.pdf\n"
    assert (tmp_path / "tangents-letter-es.pdf").exists()


def test_large_paper_is_for_games_that_have_a_poster(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A poster of 380 mm lies whole on A2 (420 mm wide); a game of cards alone has nothing for it."""
    path = tmp_path / "board.pdf"
    ran = call("print", "tangents", "--paper", "a2", "--out", str(path))
    assert ran.code == 2 and ran.err == "mochuelo: There is no paper 'a2'. Did you mean a4? There are: a4, letter.\n"
    poster = Poster(name="Board", width=380, height=380, face=Face(ground="#ffffff"))
    words = dict.fromkeys(("title", "line", "author", "licence", "credit"), "x")
    made = Booklet(**words, language="en", parts=(), posters=(poster,), leaflet=())
    monkeypatch.setattr("mochuelo.cli.printed._booklet", lambda *_: made)
    assert call("print", "tangents", "--paper", "a2", "--out", str(path)).code == 0
    (page,) = PdfReader(io.BytesIO(path.read_bytes()), strict=True).pages
    assert (float(page.mediabox.width), float(page.mediabox.height)) == pytest.approx((1190.55, 1683.78), abs=0.1)
