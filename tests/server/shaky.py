"""A store that fails when told to."""

from __future__ import annotations

from collections.abc import Sequence

from mochuelo.server.store.log import Entry, Mark
from mochuelo.server.store.memory import MemoryLog


class Shaky(MemoryLog):
    """Fails, while `fails` says so, before or after it has written."""

    fails = ""

    async def append(self, table: str, entries: Sequence[Entry], mark: Mark) -> None:
        if self.fails == "before":
            raise OSError("disk full")
        await super().append(table, entries, mark)
        if self.fails == "after":
            raise OSError("connection lost")
