"""The port of the store: an insert-only log of events for each table, with the little that stands beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Protocol, TypeAlias

from msgspec import Struct

from mochuelo.core.errors import MochueloError
from mochuelo.server.protocol import ClockAsk, SeatAsk

Status: TypeAlias = Literal["waiting", "playing", "over"]


class Conflict(MochueloError):
    """Somebody else wrote this seq first, or this ref before: nothing was appended."""

    def __init__(self, table: str) -> None:
        super().__init__("conflict", f"the log of table {table!r} has moved on; read it again")


class Terms(Struct, frozen=True, kw_only=True):
    """What a table was made with. Never changes."""

    seats: tuple[SeatAsk, ...]
    options: dict[str, object] = {}
    clock: ClockAsk = ClockAsk()
    drawn: bool = False
    """Whether chance said who begins; the option `start` then holds what it said."""
    reserved: tuple[str, ...] = ()
    """For each seat the guest it is kept for, "" for anyone; empty when nothing is kept."""


class Header(Struct, frozen=True, kw_only=True):
    """A table as it was made; everything later is in its log."""

    id: str
    game: str
    rules_version: int
    terms: Terms
    public: bool
    quick: str = ""
    """What a quick pairing asked for, "" for a table made by hand."""
    invite: str
    """The secret of the link; never sent but to those who sit here."""
    seed: str
    """The table's secret seed, as hexadecimal digits; published when the game is over."""
    owner: str
    created: int
    """Milliseconds since 1970, as all times here."""
    deck: str = ""
    """The digest of the deck it is played with, "" for that of the house: as long as the table is kept, so is the deck."""


class Entry(Struct, frozen=True, kw_only=True):
    """One event of a log, as it is stored. Nothing of it leaves the server but through the outbox."""

    seq: int
    at: int
    kind: str
    seat: int
    text: str
    who: str = ""
    """The guest whose doing it was."""
    ref: str | None = None
    """Digest of (guest, ref) of the request that caused it: at most one event of a table carries it."""


class Mark(Struct, frozen=True):
    """What the store remembers of a table besides its log, to find it by; a fold of the log, rewritten with each append."""

    status: Status
    updated: int
    wake: int | None = None
    """When the server must look at the table even if nobody asks (a clock runs out, a bot is to move); None for never."""


class Guest(Struct, frozen=True):
    """Somebody who has been here before."""

    id: str
    name: str
    created: int


class Deck(Struct, frozen=True):
    """A deck that somebody brought: the pack of its files, which never leaves the server whole."""

    game: str
    digest: str
    pack: bytes
    size: int
    """Bytes of the pack."""
    used: int
    """When it was last brought, or a table opened with it."""


class Log(Protocol):
    """Where tables live. What a method has returned from is durable."""

    async def create(self, header: Header, entries: Sequence[Entry], mark: Mark) -> None:
        """A new table with its first events, its deck being used; raises `Conflict` when the id is taken."""
        ...

    async def append(self, table: str, entries: Sequence[Entry], mark: Mark) -> None:
        """All the entries or, with `Conflict`, none of them."""
        ...

    async def header(self, table: str) -> Header | None:
        """The table as it was made."""
        ...

    async def entries(self, table: str) -> list[Entry]:
        """The whole log, oldest first."""
        ...

    async def lobby(self, limit: int) -> list[str]:
        """Public tables that wait or are being played, newest first."""
        ...

    async def seated(self, guest: str, limit: int) -> list[str]:
        """Tables that the guest has opened or sat down at, newest first."""
        ...

    async def due(self, now: int) -> list[str]:
        """Tables being played whose time to wake has come."""
        ...

    async def sweep(self, waiting: int, playing: int) -> int:
        """Remove the tables that wait, or are being played, and have not changed since the given times; how many."""
        ...

    async def guest(self, guest: str) -> Guest | None:
        """Who that is."""
        ...

    async def keep_guest(self, guest: Guest) -> None:
        """Remember the guest under this name."""
        ...

    async def keep_deck(self, deck: Deck, guest: str) -> None:
        """Keep a deck that the guest has brought; one that is here already is used again, and one more has brought it."""
        ...

    async def has_brought(self, guest: str, game: str, digest: str) -> bool:
        """Whether the guest has brought the deck of that digest, which is here."""
        ...

    async def deck(self, game: str, digest: str) -> Deck | None:
        """The deck of that digest."""
        ...

    async def decks_size(self) -> int:
        """Bytes of all decks."""
        ...

    async def sweep_decks(self, before: int) -> int:
        """Remove the decks that no table is played with and that were last used before the given time; how many."""
        ...

    async def begin(self, now: int) -> list[tuple[int, int]]:
        """Open for business: every stretch of time, this last one included, during which no server was running."""
        ...

    async def beat(self, now: int) -> None:
        """The server is alive now."""
        ...

    async def close(self) -> None:
        """Finish what is being written and let go of everything."""
        ...
