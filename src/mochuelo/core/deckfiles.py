"""Decks read from a folder or a zip that strangers made, and packed: only plain files of known kinds, only so many, only so large."""

from __future__ import annotations

import io
import re
import stat
import zipfile
from collections.abc import Iterator
from pathlib import Path

from mochuelo.core.decks import DeckError, Files

MANIFEST = "deck.yaml"
"""The file at the top of every deck."""
ENDINGS = frozenset({"yaml", "json", "svg", "md", "txt"})
"""Of what kinds the files of a deck are."""
MOST_FILES = 300
MOST_BYTES = 4 * 1024 * 1024
"""All files together, unpacked."""
MOST_OF_ONE = 512 * 1024
LONGEST_PACK = 2 * 1024 * 1024
"""The pack itself."""

_NAME = re.compile(r"(?:[A-Za-z0-9][A-Za-z0-9_.-]{0,63}/){0,4}[A-Za-z0-9][A-Za-z0-9_.-]{0,63}")
_APART = re.compile(r"(?:^|/)(?:\.(?!\.?/)|__MACOSX/|Thumbs\.db$|desktop\.ini$)")
"""What computers put into folders by themselves: it is left out of a deck."""
_MADE = (1980, 1, 1, 0, 0, 0)
"""The date of every file in a pack, so that the same deck gives the same bytes."""


def read_deck(path: Path) -> Files:
    """The deck in a folder or in a pack; raises `DeckError`, and OSError where the machine will not read."""
    if path.is_dir():
        return read_folder(path)
    if path.stat().st_size > LONGEST_PACK:  # before it is read
        raise _too_long(path.stat().st_size)
    return read_pack(path.read_bytes())


def read_folder(place: Path) -> Files:
    """The deck in a folder; raises `DeckError` where a file is none that belongs into a deck."""
    if not (place / MANIFEST).exists():  # said first: it may be a folder of anything
        raise _no_deck()
    found = _Found()
    for path in sorted(_walked(place, place, found)):
        with path.open("rb") as file:
            found.add(path.relative_to(place).as_posix(), file.read(MOST_OF_ONE + 1))
    return found.whole()


def _walked(place: Path, top: Path, found: _Found) -> Iterator[Path]:
    for path in place.iterdir():
        name = path.relative_to(top).as_posix()
        if _APART.search(name):
            continue
        if path.is_symlink() or not (path.is_dir() or path.is_file()):
            raise DeckError("deck-link", f"a link, or no plain file: {name!r}; put the file itself there", path=name)
        if path.is_dir():
            yield from _walked(path, top, found)
        else:
            found.announce(name)
            yield path


def read_pack(data: bytes) -> Files:
    """The deck in a zip; a single folder that holds all of it is seen through. Raises `DeckError`."""
    if len(data) > LONGEST_PACK:
        raise _too_long(len(data))
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as pack:
            return _unpacked(pack)
    except DeckError:
        raise
    except Exception as error:  # a zip that was tampered with makes its reader fail in ways that no list holds
        raise DeckError("deck-damaged", f"no pack of a deck, or a damaged one: {error}; make one with mochuelo deck pack") from error


def _unpacked(pack: zipfile.ZipFile) -> Files:
    found = _Found()
    infos = [info for info in pack.infolist() if not info.is_dir() and not _APART.search(info.filename)]
    for info in infos:
        found.announce(info.orig_filename)
        _plain(info)
    for info in infos:
        with pack.open(info) as file:  # the size that the pack tells is not believed
            found.add(info.filename, file.read(MOST_OF_ONE + 1))
    return found.whole()


def _plain(info: zipfile.ZipInfo) -> None:
    kind = stat.S_IFMT(info.external_attr >> 16)
    if kind not in (0, stat.S_IFREG):
        raise DeckError("deck-link", f"a link, or no plain file: {info.filename!r}; put the file itself there", path=info.filename)
    if info.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        why = f"{info.filename!r} is packed in a way that is not known here"
        raise DeckError("deck-zip", f"no pack of a deck: {why}; make one with mochuelo deck pack", why=why)


def _too_long(size: int) -> DeckError:
    return DeckError("deck-long", f"too long for a pack: {size} bytes; at most {LONGEST_PACK}", size=size, most=LONGEST_PACK)


def _no_deck() -> DeckError:
    return DeckError("deck-manifest", f"no deck: it has no file {MANIFEST!r}; mochuelo deck new makes one", file=MANIFEST)


class _Found:
    """The files as they are found, held to what a deck may be."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.files: dict[str, bytes] = {}
        self.size = 0

    def announce(self, name: str) -> None:
        """A file that is to come, before any of it is read."""
        if not _NAME.fullmatch(name):
            message = f"no name for a file of a deck: {name!r}; a path within it, of letters a to z, digits and . _ -"
            raise DeckError("deck-name", message, path=name)
        if name.rpartition(".")[2].lower() not in ENDINGS:
            known = ", ".join(f".{ending}" for ending in sorted(ENDINGS))
            raise DeckError("deck-ending", f"no file that belongs into a deck: {name!r}; those end in {known}", path=name, known=known)

        if name.casefold() in self.names:
            raise DeckError("deck-double", f"two files with one name: {name!r}; keep one", path=name)
        self.names.add(name.casefold())
        if len(self.names) > MOST_FILES:
            raise DeckError("deck-files", f"more than {MOST_FILES} files; that is no deck", most=MOST_FILES)

    def add(self, name: str, content: bytes) -> None:
        """A file as far as it was read: at most one byte more than is allowed."""
        if len(content) > MOST_OF_ONE:
            raise DeckError("deck-file-long", f"too long: {name!r}; at most {MOST_OF_ONE} bytes", path=name, most=MOST_OF_ONE)

        self.size += len(content)
        if self.size > MOST_BYTES:
            raise DeckError("deck-size", f"more than {MOST_BYTES} bytes in all; that is no deck", most=MOST_BYTES)
        self.files[name] = content

    def whole(self) -> Files:
        """The deck, seen through a single folder around it."""
        tops = {name.partition("/")[0] for name in self.files}
        top = next(iter(tops), "")
        if len(tops) == 1 and f"{top}/{MANIFEST}" in self.files:
            self.files = {name.partition("/")[2]: content for name, content in self.files.items()}
        if MANIFEST not in self.files:
            raise _no_deck()
        return dict(sorted(self.files.items()))


def pack(files: Files) -> bytes:
    """The deck as a zip: the same bytes for the same files."""
    filled = io.BytesIO()
    with zipfile.ZipFile(filled, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as made:
        for name in sorted(files):
            info = zipfile.ZipInfo(name, _MADE)
            info.compress_type = zipfile.ZIP_DEFLATED
            info.external_attr = (stat.S_IFREG | 0o644) << 16
            made.writestr(info, files[name])
    return filled.getvalue()
