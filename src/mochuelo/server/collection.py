"""The decks of the server: taken in, checked and kept; laid on the shelf for whoever plays; shown to everybody, but never whole."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import re
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct

from mochuelo.core import decks
from mochuelo.core.deckfiles import pack, read_pack
from mochuelo.core.decks import DeckError, DeckKind, Files, Wanted
from mochuelo.core.errors import MochueloError
from mochuelo.core.game import AnyGame
from mochuelo.core.shapes import LANGUAGE
from mochuelo.server.limits import Limiter
from mochuelo.server.parts import Parts
from mochuelo.server.protocol import DeckChecked, DeckTaken
from mochuelo.server.store.log import Deck, Log

HOUSE = "house"
"""The name under which the deck of the house is asked for."""
OPTION_DECK = "deck"
"""The option that names the deck of a table by its digest, "" being the house's."""
DIGEST = re.compile(r"[0-9a-f]{64}")
OPEN, MADE = 32 * 1024 * 1024, 64 * 1024 * 1024
"""Bytes of unpacked decks, and of faces and drawings as they were made, that stay in memory."""


class Page(Struct, frozen=True):
    """Something of a deck that everybody may see, as it is sent."""

    kind: Literal["application/json", "image/svg+xml"]
    body: bytes
    packed: bytes
    etag: str
    deck: str
    """The digest of the deck."""


def deck_of(game: AnyGame, options: Mapping[str, Any]) -> str:
    """The digest of the deck that options name, "" for the house's and where a game has no decks."""
    name = options.get(OPTION_DECK, "") if decks.kind_of(game) is not None else ""
    return name if isinstance(name, str) else ""


class Shelf:
    """What was made lately, up to so many bytes of it."""

    def __init__(self, most: int) -> None:
        self._most, self._size = most, 0
        self._kept: OrderedDict[tuple[str, ...], tuple[Any, int]] = OrderedDict()

    def get(self, key: tuple[str, ...]) -> Any:
        """What was kept under the key, or None."""
        if key not in self._kept:
            return None
        self._kept.move_to_end(key)
        return self._kept[key][0]

    def keep(self, key: tuple[str, ...], value: Any, size: int) -> None:
        """Keep it, and let the oldest go."""
        self._size += size - self._kept.pop(key, (None, 0))[1]
        self._kept[key] = value, size
        while self._size > self._most:
            self._size -= self._kept.popitem(last=False)[1][1]


class Collection:
    """One for each house, around its open store."""

    def __init__(self, parts: Parts, log: Log) -> None:
        self._parts, self._log = parts, log
        self._lent: dict[tuple[str, str], int] = {}
        """The decks that this server has laid on the shelf, by game and digest, and when they were last asked for."""
        self._files, self._pages = Shelf(OPEN), Shelf(MADE)
        self._houses: dict[str, str] = {}
        # One deck at a time is checked, and one page made: it is work, and strangers ask for it. What waits for a check is no page.
        self._checking, self._making = asyncio.Lock(), asyncio.Lock()
        self._faces = Limiter(parts.settings.faces)

    # ------------------------------------------------------------ bring

    async def bring(self, key: str, data: bytes, guest: str) -> DeckChecked:
        """Take a pack in, when nothing is wrong with the deck in it; raises `DeckError` for what is no pack of a deck."""
        return await self._take(key, lambda: read_pack(data), guest)

    async def mix(self, key: str, chosen: Mapping[str, str], guest: str) -> DeckChecked:
        """Put a deck together: each part from the deck given for it by its digest, "" being the house, and the rest from the house.

        Raises `MochueloError`: "no-parts" where the game's decks have none, "deck-shut" for one that is not the guest's to play with;
        and `DeckError` for a deck that is not here or no part.
        """
        parted = decks.parted_of(self._kind(key))
        if parted is None:
            raise MochueloError("no-parts", f"decks of {key!r} are not put together of parts", game=key)
        given = {part: await self._open(key, name or HOUSE) for part, name in chosen.items()}
        for name in chosen.values():
            if not await self.is_open_to(key, name, guest):
                raise shut(name, "mix")
        return await self._take(key, lambda: parted.mix(given), guest)

    async def take_over(self, key: str, data: bytes, wanted: Wanted, guest: str) -> DeckTaken:
        """Make a deck of a file of questions of another program, and keep it when nothing is wrong with it.

        Raises `MochueloError` ("no-exchange") where the game reads none, and `DeckError` for what nothing can be made of.
        """
        exchange = decks.exchange_of(self._kind(key))
        if exchange is None:
            raise MochueloError("no-exchange", f"decks of {key!r} are not made of files of other programs", game=key)
        async with self._checking:
            found = await asyncio.to_thread(exchange.read, data, wanted, {})
        kept, most = await self._take(key, lambda: found.files, guest), self._parts.settings.complaints
        left, notices = found.left[:most], found.notices[:most]
        return DeckTaken(kept.digest, kept.complaints, kept.found, found.count, left, len(found.left), notices)

    async def _take(self, key: str, make: Callable[[], Files], guest: str) -> DeckChecked:
        """Keep what `make` gives, when nothing is wrong with it."""
        kind, settings = self._kind(key), self._parts.settings
        async with self._checking:
            files = await asyncio.to_thread(make)
            complaints = await asyncio.to_thread(kind.check, files)
        if complaints:
            return DeckChecked("", tuple(complaints[: settings.complaints]), len(complaints))
        name = decks.digest(files)
        if name != self._house(key, kind):
            await self._keep(key, name, files, guest)
        return DeckChecked(name)

    async def _keep(self, key: str, name: str, files: Files, guest: str) -> None:
        now, settings = self._parts.now(), self._parts.settings
        packed = await asyncio.to_thread(pack, files)
        known = await self._log.deck(key, name)
        if known is None and await self._log.decks_size() + len(packed) > settings.decks_size:
            raise MochueloError("decks-full", "this server has no room for another deck; try again another day")
        await self._log.keep_deck(Deck(key, name, packed, len(packed), now), guest)

    # ------------------------------------------------------------ play

    async def need(self, game: AnyGame, options: Mapping[str, Any]) -> str:
        """Lay the deck that options name on the shelf of this process, and answer its digest; raises `DeckError` ("deck-unknown")."""
        name = deck_of(game, options)
        key = game.info.key, name
        if name and key not in self._lent:
            decks.put(await self._open(*key))  # a deck of another game was not checked for this one
        if name:
            self._lent[key] = self._parts.now()
        return name

    async def need_for(self, guest: str, game: AnyGame, options: Mapping[str, Any]) -> None:
        """The same for a table that the guest opens; raises `MochueloError` ("deck-shut") for a deck that is not theirs to open.

        The next tables of the same people have it without asking.
        """
        name = await self.need(game, options)
        if not await self.is_open_to(game.info.key, name, guest):
            raise shut(name, "table")

    async def is_open_to(self, key: str, name: str, guest: str) -> bool:
        """Whether a guest may be told all of a deck: it is the house's, it has no secrets, or they have brought its file."""
        if name in ("", HOUSE) or not decks.is_secret(kind := self._kind(key)):
            return True
        return name == self._house(key, kind) or (bool(guest) and await self._log.has_brought(guest, key, name))

    def tidy(self, played: set[str]) -> None:
        """Take off the shelf what no table in memory is played with and nobody has asked for lately."""
        before = self._parts.now() - self._parts.settings.idle
        there = {name for _, name in self._lent}
        self._lent = {key: asked for key, asked in self._lent.items() if key[1] in played or asked >= before}
        for name in there - {name for _, name in self._lent}:
            decks.drop(name)

    # ------------------------------------------------------------ show

    async def face(self, key: str, name: str, language: str, who: str) -> Page:
        """What everybody may know of a deck, as JSON; `who` asks, an address."""
        spoken = language if re.fullmatch(LANGUAGE.pattern, language) else ""
        kind = self._kind(key)
        return await self._page((key, name, spoken), who, lambda files: _json(kind, files, spoken))

    async def parts(self, key: str, name: str, who: str) -> Page:
        """The keys of the parts that a deck has for others, as JSON; none where decks of the game have no parts."""
        parted = decks.parted_of(self._kind(key))
        return await self._page((key, name, "", "parts"), who, lambda files: _keys(() if parted is None else parted.parts(files), files))

    async def art(self, key: str, name: str, path: str, who: str) -> Page:
        """A drawing of a deck."""
        kind = self._kind(key)
        return await self._page((key, name, "art", path), who, lambda files: _svg(kind, files, path))

    async def _page(self, key: tuple[str, ...], who: str, make: Callable[[Files], Page]) -> Page:
        page: Page | None = self._pages.get(key)
        if page is None:
            self._faces.take(who, self._parts.now())
            async with self._making:
                page = self._pages.get(key) or await asyncio.to_thread(make, await self._open(key[0], key[1]))
                self._pages.keep(key, page, len(page.body) + len(page.packed))
        return page

    async def _open(self, key: str, name: str) -> Files:
        """The files of a deck, whoever brought it; raises `DeckError` ("deck-unknown")."""
        kind = self._kind(key)
        if name in (HOUSE, self._house(key, kind)):
            return kind.house()
        files: Files | None = self._files.get((key, name))
        if files is None:
            kept = await self._log.deck(key, name) if DIGEST.fullmatch(name) else None
            if kept is None:
                raise DeckError("deck-unknown", f"unknown deck: {name!r}; bring its file", deck=name[:64])
            files = await asyncio.to_thread(read_pack, kept.pack)
            self._files.keep((key, name), files, sum(map(len, files.values())))
        return files

    def _house(self, key: str, kind: DeckKind) -> str:
        """The digest of the deck of the house."""
        if key not in self._houses:
            self._houses[key] = decks.digest(kind.house())
        return self._houses[key]

    def _kind(self, key: str) -> DeckKind:
        game = self._parts.games.get(key)
        kind = decks.kind_of(game)
        if kind is None:
            raise MochueloError("no-decks", f"no game {key!r} that is played with decks of people's own", game=key)
        return kind


def shut(name: str, what: Literal["table", "mix", "record"]) -> MochueloError:
    """The error for what would tell somebody all of a deck with secrets, which they have not brought."""
    return MochueloError("deck-shut", f"a deck of somebody else, with secrets: {name!r}; bring its file", deck=name, what=what)


def _json(kind: DeckKind, files: Files, language: str) -> Page:
    return _made("application/json", msgspec.json.encode(kind.public(files, language)), files)


def _keys(keys: Sequence[str], files: Files) -> Page:
    return _made("application/json", msgspec.json.encode(keys), files)


def _svg(kind: DeckKind, files: Files, path: str) -> Page:
    return _made("image/svg+xml", kind.art(files, path).encode(), files)


def _made(kind: Literal["application/json", "image/svg+xml"], body: bytes, files: Files) -> Page:
    return Page(kind, body, gzip.compress(body, 6, mtime=0), f'"{hashlib.sha256(body).hexdigest()[:24]}"', decks.digest(files))
