"""A store that forgets: for tests, and for trying things out."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from mochuelo.server.store.log import Conflict, Deck, Entry, Guest, Header, Mark


class MemoryLog:
    """Implements `Log` in dictionaries. Keeps its content when closed, so that a test can open it again."""

    def __init__(self) -> None:
        self._headers: dict[str, Header] = {}
        self._entries: dict[str, list[Entry]] = {}
        self._marks: dict[str, Mark] = {}
        self._guests: dict[str, Guest] = {}
        self._decks: dict[tuple[str, str], Deck] = {}
        self._bringers: dict[tuple[str, str], set[str]] = {}
        self._outages: list[tuple[int, int]] = []
        self._alive: int | None = None

    async def create(self, header: Header, entries: Sequence[Entry], mark: Mark) -> None:
        if header.id in self._headers:
            raise Conflict(header.id)
        self._headers[header.id] = header
        if deck := self._decks.get((header.game, header.deck)):
            self._decks[deck.game, deck.digest] = replace(deck, used=max(deck.used, header.created))
        self._entries[header.id] = []
        await self.append(header.id, entries, mark)

    async def append(self, table: str, entries: Sequence[Entry], mark: Mark) -> None:
        log = self._entries.get(table)
        if log is None:
            raise Conflict(table)
        refs = {entry.ref for entry in log} - {None}
        if [entry.seq for entry in entries] != list(range(len(log) + 1, len(log) + 1 + len(entries))):
            raise Conflict(table)
        if any(entry.ref in refs for entry in entries):
            raise Conflict(table)
        log.extend(entries)
        self._marks[table] = mark

    async def header(self, table: str) -> Header | None:
        return self._headers.get(table)

    async def entries(self, table: str) -> list[Entry]:
        return list(self._entries.get(table, ()))

    async def lobby(self, limit: int) -> list[str]:
        return self._newest({key for key, header in self._headers.items() if header.public and self._marks[key].status != "over"}, limit)

    async def seated(self, guest: str, limit: int) -> list[str]:
        joined = {key for key, log in self._entries.items() if any(entry.kind == "join" and entry.who == guest for entry in log)}
        mine = joined | {key for key, header in self._headers.items() if header.owner == guest}
        return self._newest(mine, limit)

    async def due(self, now: int) -> list[str]:
        return [key for key, mark in self._marks.items() if mark.wake is not None and mark.wake <= now]

    async def sweep(self, waiting: int, playing: int) -> int:
        before = {"waiting": waiting, "playing": playing}
        dead = [key for key, mark in self._marks.items() if mark.updated < before.get(mark.status, 0)]
        for key in dead:
            del self._headers[key], self._entries[key], self._marks[key]
        return len(dead)

    async def guest(self, guest: str) -> Guest | None:
        return self._guests.get(guest)

    async def keep_guest(self, guest: Guest) -> None:
        self._guests[guest.id] = guest

    async def keep_deck(self, deck: Deck, guest: str) -> None:
        known = self._decks.setdefault((deck.game, deck.digest), deck)
        self._decks[deck.game, deck.digest] = replace(known, used=max(known.used, deck.used))
        self._bringers.setdefault((deck.game, deck.digest), set()).add(guest)

    async def has_brought(self, guest: str, game: str, digest: str) -> bool:
        return guest in self._bringers.get((game, digest), ())

    async def deck(self, game: str, digest: str) -> Deck | None:
        return self._decks.get((game, digest))

    async def decks_size(self) -> int:
        return sum(deck.size for deck in self._decks.values())

    async def sweep_decks(self, before: int) -> int:
        played = {(header.game, header.deck) for header in self._headers.values()}
        dead = [key for key, deck in self._decks.items() if deck.used < before and key not in played]
        for key in dead:
            del self._decks[key], self._bringers[key]
        return len(dead)

    async def begin(self, now: int) -> list[tuple[int, int]]:
        if self._alive is not None and self._alive < now:
            self._outages.append((self._alive, now))
        self._alive = now
        return list(self._outages)

    async def beat(self, now: int) -> None:
        self._alive = now

    async def close(self) -> None:
        pass

    def _newest(self, keys: set[str], limit: int) -> list[str]:
        return sorted(keys, key=lambda key: (self._marks[key].updated, key), reverse=True)[:limit]
