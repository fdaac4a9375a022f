"""Decks that people bring: the files of one, the shelf where it lies under its digest, and what a game with such decks answers.

A deck is a folder, or the same folder packed as a zip; here both are `Files`. A record and a View name a deck by its digest alone, so
the files have to lie on the shelf of the process that plays it: `put` them there first. `mochuelo.core.deckfiles` reads and packs them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Protocol, TypeAlias

from msgspec import Struct

from mochuelo.core.errors import OptionsError
from mochuelo.core.printing import Say

Files: TypeAlias = Mapping[str, bytes]
"""The files of a deck by their path in it, such as `words/en.yaml`; paths are written with `/` and lead nowhere else."""


class DeckError(OptionsError):
    """What is no deck at all, or one that is not here: no game can begin with it. What is wrong *in* a deck is a list of `Complaint`s."""


class Complaint(Struct, frozen=True):
    """One thing that is wrong in a deck, and where.

    `code` is stable and is the message id `complaint-<code>` in the words of the game (in its folder `text/decks`); `args` are its
    arguments. `place` is for people: the file, the line where there is one, and what stands there, such as `deck.yaml:45: C5: refutes`.
    """

    code: str
    place: str
    message: str
    """The same in English, as errors are worded: what is wrong, the culprit's repr, what would do."""
    args: dict[str, str | int] = {}


class Public(Struct, frozen=True, kw_only=True):
    """What everybody may know of a deck of any game; each game adds its cards. All words are in `language`."""

    digest: str
    name: str
    """The key of the deck, the same in all languages."""
    title: str
    note: str
    authors: tuple[str, ...]
    licence: str
    """An SPDX name."""
    language: str
    languages: tuple[str, ...]


class DeckKind(Protocol):
    """The attribute `decks` of a game that is played with decks of people's own making.

    A kind may say `secret = True`: its decks hold what `public` does not show, such as answers, and playing would tell it. Then nobody
    opens a table with a deck or mixes it but who has brought its file to that server (`is_secret`).
    """

    def house(self) -> Files:
        """The files of the deck that comes with the game; "" stands for it in the option `deck`."""
        ...

    def check(self, files: Files) -> Sequence[Complaint]:
        """Everything that is wrong in a deck, in the order of its files; nothing when it can be played with."""
        ...

    def template(self, say: Say) -> Files:
        """A new deck in the language of `say`, to be filled in: complete in form, empty in words; `check` names what is to be filled."""
        ...

    def public(self, files: Files, language: str) -> Public:
        """What everybody may know of a deck that `check` passes, in `language` or else its first one; it goes into JSON."""
        ...

    def art(self, files: Files, path: str) -> str:
        """The SVG of a drawing under its path in the deck, plain shapes alone; raises `DeckError` ("deck-art") where there is none.

        A drawing that a deck may leave out is that of the house.
        """
        ...

    def preview(self, files: Files, say: Say) -> str:
        """All cards of a deck that `check` passes on one page of HTML that needs nothing else, for their author to look over."""
        ...


class Parted(Protocol):
    """A `DeckKind` whose decks can be put together of parts of several."""

    def parts(self, files: Files) -> tuple[str, ...]:
        """The keys of the parts that lie in these files; of the deck of the house: of all there are, in their order."""
        ...

    def mix(self, decks: Mapping[str, Files]) -> Files:
        """A deck that takes each part from the deck given for its key, and every other from the house; it says whose they are.

        All decks given pass `check`, and so does the one that comes out. Raises `DeckError`: "deck-part" for a key that is no part.
        """
        ...


class Wanted(Struct, frozen=True, kw_only=True):
    """How a file of another program is to be read."""

    name: str
    """What the file is called, for places and for want of a better source."""
    format: str = ""
    """One of `Exchange.formats`; "" to see by the name and the first lines."""
    part: str = ""
    """The part of the deck that gets what is read; "" where the file says it itself."""
    language: str = ""
    """The language it is written in, where it does not say so itself; "" for the first one of the deck."""
    source: str = ""
    """Where it is from, for whatever does not say so itself."""
    author: str = ""
    """Whose the deck is, where there is none yet."""
    licence: str = ""
    """The licence of the deck, where there is none yet: an SPDX name."""
    whole: bool = False
    """Whether the deck is to be played with at once, so that what lacks its other half is left out, too."""


class Imported(Struct, frozen=True):
    """What came of a file of another program."""

    files: Files
    """The deck with all that could be taken over."""
    count: int
    """How much that is."""
    left: tuple[Complaint, ...]
    """What could not be taken over, each with its line, in the order of the file."""
    notices: tuple[Complaint, ...]
    """What was taken over otherwise than it stood there."""


class Exported(Struct, frozen=True):
    """A part of a deck as a file of another program."""

    data: bytes
    count: int
    notices: tuple[Complaint, ...]
    """What the format cannot hold."""


class Exchange(Protocol):
    """The attribute `exchange` of a `DeckKind` that reads and writes files of other programs."""

    formats: tuple[str, ...]
    """The keys of the formats."""
    endings: Mapping[str, str]
    """How the name of a file of each format usually ends, without the first dot."""

    def read(self, data: bytes, wanted: Wanted, into: Files) -> Imported:
        """Take a file over into a deck, or into a new one where `into` is empty; one bad item never loses the others.

        What is taken over passes `check`, but that the deck may still lack authors, a licence, or the other half of a card.
        Raises `DeckError` where nothing can be begun with it at all: "deck-format", "deck-part", "deck-part-needed",
        "deck-language", "deck-nothing".
        """
        ...

    def write(self, files: Files, part: str, format_: str, language: str) -> Exported:
        """A part ("" for all) of a deck that `check` passes, in one language ("" for its first, or for all where the format has room).

        Raises `DeckError` as above.
        """
        ...


def parted_of(kind: DeckKind) -> Parted | None:
    """How decks of the kind are put together, or None where they are not."""
    parted: Any = kind
    return parted if hasattr(kind, "mix") else None


def exchange_of(kind: DeckKind) -> Exchange | None:
    """How decks of the kind are exchanged with other programs, or None where they are not."""
    exchange: Exchange | None = getattr(kind, "exchange", None)
    return exchange


def is_secret(kind: DeckKind) -> bool:
    """Whether decks of the kind are only for those who have brought them to open and to mix; by default they are for all."""
    return bool(getattr(kind, "secret", False))


def kind_of(game: Any) -> DeckKind | None:
    """What a game answers about decks, or None where it is played with no decks but its own."""
    kind: DeckKind | None = getattr(game, "decks", None)
    return kind


def digest(files: Files) -> str:
    """The name of a deck: a SHA-256 over its paths and contents in the order of the paths, the same for a folder and its pack."""
    total = hashlib.sha256()
    for path in sorted(files):
        total.update(path.encode() + b"\0" + hashlib.sha256(files[path]).digest())
    return total.hexdigest()


UNKNOWN = "deck-unknown"
"""The code of the error that a deck is not here."""

_SHELF: dict[str, Files] = {}
_LENT: list[str] = []
MOST_LENT = 8
"""How many lent decks a process keeps."""


def put(files: Files) -> str:
    """Lay a deck on the shelf of this process, and answer its digest."""
    name = digest(files)
    _SHELF.setdefault(name, MappingProxyType(dict(files)))
    return name


def drop(name: str) -> None:
    """Take a deck off the shelf of this process, where it may lie."""
    _SHELF.pop(name, None)


def lend(name: str, files: Files) -> None:
    """See that a deck lies on the shelf: one of the few lent there last, or given anew; raises `DeckError` ("deck-unknown")."""
    if files and digest(files) == name:
        put(files)
        _LENT.append(name)
    if name:
        take(name)
    while len(_LENT) > MOST_LENT:
        drop(_LENT.pop(0))


def lying() -> list[Files]:
    """Every deck on the shelf of this process."""
    return [dict(files) for files in _SHELF.values()]


def take(name: str) -> Files:
    """The deck of that digest from the shelf; raises `DeckError` ("deck-unknown") where it does not lie there."""
    try:
        return _SHELF[name]
    except KeyError:
        message = f"unknown deck: {name!r}; it is played with a deck that is not here; give its file (--deck FILE)"
        raise DeckError(UNKNOWN, message, deck=name) from None
