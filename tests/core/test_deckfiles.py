"""Decks from folders and packs that strangers made: the same deck either way, and a refusal of whatever would do harm."""

from __future__ import annotations

import io
import os
import stat
import time
import zipfile
from collections.abc import Mapping
from pathlib import Path
from random import Random

import pytest

from mochuelo.core import decks
from mochuelo.core.deckfiles import LONGEST_PACK, MOST_BYTES, MOST_FILES, MOST_OF_ONE, pack, read_deck, read_folder, read_pack
from mochuelo.core.decks import DeckError, digest

FILES = {"deck.yaml": b"format: 1\n", "words/en.yaml": b"language: en\n", "art/themes/sun.svg": b"<svg/>", "README.md": b"A deck.\n"}

WORDS = (Path(decks.__file__).parent / "text" / "decks" / "en.ftl").read_text(encoding="utf-8")


def zipped(files: Mapping[str, bytes], *more: tuple[zipfile.ZipInfo | str, bytes]) -> bytes:
    filled = io.BytesIO()
    with zipfile.ZipFile(filled, "w", zipfile.ZIP_DEFLATED) as made:
        for name, content in (*files.items(), *more):
            made.writestr(name, content)
    return filled.getvalue()


def laid(place: Path, files: Mapping[str, bytes]) -> Path:
    for name, content in files.items():
        (place / name).parent.mkdir(parents=True, exist_ok=True)
        (place / name).write_bytes(content)
    return place


def code_of(data: bytes) -> str:
    with pytest.raises(DeckError) as caught:
        read_pack(data)
    return caught.value.code


def test_a_folder_and_its_pack_are_the_same_deck(tmp_path: Path) -> None:
    folder = read_folder(laid(tmp_path / "deck", FILES))
    assert folder == FILES
    assert read_pack(pack(folder)) == FILES
    (tmp_path / "deck.zip").write_bytes(pack(FILES))
    assert digest(read_deck(tmp_path / "deck.zip")) == digest(read_deck(tmp_path / "deck")) == digest(FILES)


def test_a_pack_is_the_same_bytes_whenever_and_in_whatever_order_it_is_made() -> None:
    turned = dict(reversed(FILES.items()))
    assert pack(FILES) == pack(turned)
    assert {info.date_time for info in zipfile.ZipFile(io.BytesIO(pack(FILES))).infolist()} == {(1980, 1, 1, 0, 0, 0)}


def test_the_digest_hangs_on_every_path_and_content() -> None:
    others = [
        {**FILES, "README.md": b"A deck\n"},
        {path: data for path, data in FILES.items() if path != "README.md"},
        {("README.txt" if path == "README.md" else path): data for path, data in FILES.items()},
        {**FILES, "a.md": b""},
    ]
    assert len({digest(files) for files in (FILES, *others)}) == 5


def test_what_computers_leave_in_folders_is_no_part_of_a_deck(tmp_path: Path) -> None:
    left = {".DS_Store": b"x", "art/.deck.yaml.swp": b"x", ".git/config": b"x", "Thumbs.db": b"x"}
    assert read_folder(laid(tmp_path, {**FILES, **left})) == FILES
    assert read_pack(zipped({**FILES, **left, "__MACOSX/._deck.yaml": b"x", "art/": b""})) == FILES


def test_a_single_folder_around_the_deck_is_seen_through() -> None:
    assert read_pack(zipped({f"mydeck/{name}": content for name, content in FILES.items()})) == FILES
    assert code_of(zipped({f"a/b/{name}": content for name, content in FILES.items()})) == "deck-manifest"


@pytest.mark.parametrize(
    "name",
    [
        "../deck.md",
        "a/../../b.md",
        "/etc/passwd.txt",
        "C:\\deck.md",
        "a\\b.md",
        "a//b.md",
        "./a.md",
        "a/./b.md",
        "ä.md",
        "a b.md",
        "a/b/c/d/e/f.md",
    ],
)
def test_a_name_that_leads_elsewhere_is_refused(name: str) -> None:
    assert code_of(zipped(FILES, (name, b"x"))) == "deck-name"


def test_a_name_with_a_zero_byte_is_refused() -> None:
    data = zipped(FILES, ("evilXsh.md", b"x")).replace(b"evilXsh.md", b"evil\x00sh.md")
    assert code_of(data) == "deck-name"


@pytest.mark.parametrize("name", ["run.sh", "page.html", "sun.png", "deck.yaml.exe", "deck"])
def test_a_kind_of_file_that_is_none_of_a_deck_is_refused(name: str) -> None:
    assert code_of(zipped(FILES, (name, b"x"))) == "deck-ending"


def test_two_files_that_would_fall_on_one_another_are_refused() -> None:
    assert code_of(zipped(FILES, ("Deck.YAML", b"x"))) == "deck-double"
    with pytest.warns(UserWarning, match="Duplicate name"):
        data = zipped(FILES, ("deck.yaml", b"x"))
    assert code_of(data) == "deck-double"


def test_links_are_refused_in_packs_and_folders(tmp_path: Path) -> None:
    link = zipfile.ZipInfo("words/es.yaml")
    link.external_attr = (stat.S_IFLNK | 0o777) << 16
    assert code_of(zipped(FILES, (link, b"/etc/passwd"))) == "deck-link"
    place = laid(tmp_path / "deck", FILES)
    (place / "words" / "es.yaml").symlink_to("/etc/passwd")
    with pytest.raises(DeckError) as caught:
        read_folder(place)
    assert caught.value.code == "deck-link"
    (place / "words" / "es.yaml").unlink()
    (place / "more").symlink_to(tmp_path, target_is_directory=True)
    with pytest.raises(DeckError):
        read_folder(place)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this machine has no pipes in folders")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(laid(tmp_path, FILES) / "pipe.md")
    with pytest.raises(DeckError) as caught:
        read_folder(tmp_path)
    assert caught.value.code == "deck-link"


def test_bombs_are_put_out_before_they_unfold() -> None:
    begun = time.perf_counter()
    assert code_of(zipped(FILES, ("a.md", b"0" * (MOST_OF_ONE + 1)))) == "deck-file-long"
    large = [(f"a{n}.md", b"0" * MOST_OF_ONE) for n in range(MOST_BYTES // MOST_OF_ONE + 1)]
    assert code_of(zipped(FILES, *large)) == "deck-size"
    assert code_of(zipped(FILES, *((f"a{n}.md", b"") for n in range(MOST_FILES)))) == "deck-files"
    assert code_of(b"PK" + b"0" * LONGEST_PACK) == "deck-long"
    assert time.perf_counter() - begun < 2


def test_a_pack_that_lies_about_its_sizes_is_refused() -> None:
    data = bytearray(zipped({"deck.yaml": b"0" * 100_000}))
    at = data.rindex(b"PK\x01\x02")
    data[at + 24 : at + 28] = (10).to_bytes(4, "little")  # as if it were 10 bytes unpacked
    assert code_of(bytes(data)) == "deck-damaged"


def test_what_is_no_pack_or_a_broken_one_is_refused() -> None:
    good = bytearray(pack(FILES))
    assert code_of(b"") == "deck-damaged"
    assert code_of(b"format: 1\n") == "deck-damaged"
    assert code_of(bytes(good[:-30])) == "deck-damaged"
    at = good.index(b"README.md") + len(b"README.md")
    good[at] ^= 0xFF
    assert code_of(bytes(good)) == "deck-damaged"
    locked = bytearray(zipped({"deck.yaml": b"x"}))
    locked[6] |= 1
    locked[locked.rindex(b"PK\x01\x02") + 8] |= 1  # as if a password were needed
    assert code_of(bytes(locked)) == "deck-damaged"


@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_whatever_is_done_to_a_pack_it_is_read_or_refused() -> None:
    rng, good = Random(1), pack(FILES)
    for _ in range(1_500):
        spoilt = bytearray(good)
        for _ in range(rng.choice([1, 1, 4])):
            spoilt[rng.randrange(len(spoilt))] = rng.randrange(256)
        try:
            assert "deck.yaml" in read_pack(bytes(spoilt))
        except DeckError as error:
            assert f"error-{error.code}" in WORDS  # noqa: PT017  most are refused, in one way or another
    assert code_of(good.replace(b"README.md", b"\0EADME.md")) in {"deck-name", "deck-damaged"}


@pytest.mark.parametrize("kind", [zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_ways_of_packing_that_no_deck_needs_are_refused(kind: int) -> None:
    info = zipfile.ZipInfo("a.md")
    info.compress_type = kind
    assert code_of(zipped(FILES, (info, b"0" * 100))) == "deck-zip"


def test_without_the_file_that_says_what_it_is_it_is_no_deck(tmp_path: Path) -> None:
    assert code_of(zipped({"words/en.yaml": b"x"})) == "deck-manifest"
    assert code_of(zipped({})) == "deck-manifest"
    with pytest.raises(DeckError) as caught:
        read_folder(tmp_path)
    assert caught.value.code == "deck-manifest"


def test_a_pack_too_long_is_not_even_read(tmp_path: Path) -> None:
    large = tmp_path / "large.zip"
    with large.open("wb") as file:
        file.truncate(10 * 1024**3)  # ten gigabytes that take no room
    with pytest.raises(DeckError) as caught:
        read_deck(large)
    assert caught.value.code == "deck-long"


def test_a_deck_lies_on_the_shelf_under_its_digest_and_cannot_be_changed_there() -> None:
    own = {"deck.yaml": b"on the shelf\n"}
    with pytest.raises(DeckError) as caught:
        decks.take(digest(own))
    assert (caught.value.code, caught.value.details) == ("deck-unknown", {"deck": digest(own)})
    name = decks.put(own)
    assert decks.take(name) == own
    changed = dict(own)
    own["deck.yaml"] = b"another"
    assert decks.take(name) == changed
    assert not hasattr(decks.take(name), "__setitem__")
    decks.drop(name)
