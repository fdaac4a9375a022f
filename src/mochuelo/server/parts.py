"""What a server is made of: everything that is not pure comes in here, so that a test can bring its own."""

from __future__ import annotations

import secrets
import time
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Protocol

from msgspec import Struct

from mochuelo.core.game import AnyGame
from mochuelo.server.settings import Settings
from mochuelo.server.store.log import Log


class Bots(Protocol):
    """Whoever thinks for the bots; to cancel the awaiting task is to cancel the thinking."""

    async def choose(self, key: str, view_json: bytes, level: int, seed: int, deck: str = "") -> str:
        """The text of the action of a bot of `level` that sees the View; `deck` is the digest of the deck, "" for the house's."""
        ...

    async def close(self) -> None:
        """Nobody thinks any more."""
        ...


class Ids(Protocol):
    """Where names and secrets come from."""

    def table(self) -> str:
        """A new table's id, not to be guessed."""
        ...

    def guest(self) -> str:
        """A new guest's id."""
        ...

    def secret(self) -> str:
        """The secret of an invitation."""
        ...

    def seed(self) -> str:
        """A table's seed of chance: 64 hexadecimal digits."""
        ...


class RandomIds:
    """Implements `Ids` from the randomness of the system."""

    def table(self) -> str:
        return secrets.token_urlsafe(9)

    def guest(self) -> str:
        return secrets.token_urlsafe(12)

    def secret(self) -> str:
        return secrets.token_urlsafe(16)

    def seed(self) -> str:
        return secrets.token_hex(32)


class SteadyClock:
    """Milliseconds since 1970, read off the wall once: when the wall clock is set, nobody at a table gains or loses time."""

    def __init__(self) -> None:
        self._start = time.time_ns() - time.monotonic_ns()

    def __call__(self) -> int:
        return (self._start + time.monotonic_ns()) // 1_000_000


class Parts(Struct, frozen=True, kw_only=True):
    """The arguments of `build`."""

    open_log: Callable[[], Awaitable[Log]]
    """Opens the store, inside the event loop that will use it."""
    key: bytes
    """The key that signs cookies."""
    games: Mapping[str, AnyGame]
    bots: Bots | None = None
    """None where there are no bots: a table that asks for one is refused."""
    static: Path | None = None
    """The folder of the built web."""
    settings: Settings = Settings()
    ids: Ids = RandomIds()
    now: Callable[[], int] = SteadyClock()
