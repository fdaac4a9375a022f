"""The store in a database: SQLite by default (WAL, every commit flushed to the disk), through SQLAlchemy Core."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    Select,
    bindparam,
    create_engine,
    delete,
    event,
    exists,
    func,
    insert,
    make_url,
    select,
    update,
)
from sqlalchemy.exc import ArgumentError, IntegrityError

from mochuelo.core.errors import MochueloError
from mochuelo.server.store import schema
from mochuelo.server.store.log import Conflict, Deck, Entry, Guest, Header, Mark, Terms
from mochuelo.server.store.migrate import migrate
from mochuelo.server.store.writer import Writer

T = TypeVar("T")

READERS = 2
_INSERT = insert(schema.event)
_MARK = update(schema.board).where(schema.board.c.id == bindparam("b_id"))
_ALIVE = 1
"""The key of the one row of the heart."""


class SqlLog:
    """Implements `Log`. One thread writes and commits in groups; a few read. Belongs to one event loop."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="mochuelo-reader")
        self._writer = Writer(engine, _append_all)

    @classmethod
    async def open(cls, url: str) -> SqlLog:
        """The store at a database URL, brought to the present schema."""
        engine = await asyncio.to_thread(_engine, url)
        await asyncio.to_thread(migrate, engine)
        return cls(engine)

    async def create(self, header: Header, entries: Sequence[Entry], mark: Mark) -> None:
        row = {**_fields(header), "terms": msgspec.json.encode(header.terms).decode(), **_fields(mark)}

        def work(connection: Connection) -> None:
            connection.execute(insert(schema.board), [row])
            if header.deck:
                connection.execute(update(schema.deck).where(_same(header.game, header.deck)).values(used=header.created))
            if entries:
                connection.execute(_INSERT, _rows(header.id, entries))

        await self._write(header.id, work)

    async def append(self, table: str, entries: Sequence[Entry], mark: Mark) -> None:
        batch = (table, entries, mark)
        await self._write(table, lambda connection: _append_all(connection, [batch]), batch)

    async def header(self, table: str) -> Header | None:
        columns = [schema.board.c[name] for name in Header.__struct_fields__]
        row = await self._read(lambda c: c.execute(select(*columns).where(schema.board.c.id == table)).one_or_none())
        if row is None:
            return None
        return Header(**{**row._mapping, "terms": msgspec.json.decode(row.terms, type=Terms)})

    async def entries(self, table: str) -> list[Entry]:
        columns = [schema.event.c[name] for name in Entry.__struct_fields__]
        query = select(*columns).where(schema.event.c.board == table).order_by(schema.event.c.seq)
        return await self._read(lambda c: [Entry(**row._mapping) for row in c.execute(query)])

    async def lobby(self, limit: int) -> list[str]:
        board = schema.board.c
        seen = select(board.id).where(board.status.in_(("waiting", "playing")), board.public)
        query = seen.order_by(board.updated.desc(), board.id.desc()).limit(limit)
        return await self._read(lambda c: list(c.execute(query).scalars()))

    async def seated(self, guest: str, limit: int) -> list[str]:
        board, log = schema.board.c, schema.event.c
        joined = select(log.board).where(log.who == guest, log.kind == "join")
        mine = select(board.id).where((board.owner == guest) | board.id.in_(joined))
        query = mine.order_by(board.updated.desc(), board.id.desc()).limit(limit)
        return await self._read(lambda c: list(c.execute(query).scalars()))

    async def due(self, now: int) -> list[str]:
        query = select(schema.board.c.id).where(schema.board.c.wake <= now)
        return await self._read(lambda c: list(c.execute(query).scalars()))

    async def sweep(self, waiting: int, playing: int) -> int:
        board = schema.board.c
        dead = ((board.status == "waiting") & (board.updated < waiting)) | ((board.status == "playing") & (board.updated < playing))
        removed: int = await self._writer.do(lambda c: c.execute(delete(schema.board).where(dead)).rowcount)
        return removed

    async def guest(self, guest: str) -> Guest | None:
        query = select(schema.guest).where(schema.guest.c.id == guest)
        row = await self._read(lambda c: c.execute(query).one_or_none())
        return Guest(**row._mapping) if row is not None else None

    async def keep_guest(self, guest: Guest) -> None:
        def work(connection: Connection) -> None:
            same = schema.guest.c.id == guest.id
            if not connection.execute(update(schema.guest).where(same).values(name=guest.name)).rowcount:
                connection.execute(insert(schema.guest), [_fields(guest)])

        await self._writer.do(work)

    async def keep_deck(self, deck: Deck, guest: str) -> None:
        brought = _brought(guest, deck.game, deck.digest)

        def work(connection: Connection) -> None:
            if not connection.execute(update(schema.deck).where(_same(deck.game, deck.digest)).values(used=deck.used)).rowcount:
                connection.execute(insert(schema.deck), [_fields(deck)])
            if not connection.execute(brought).scalar():
                connection.execute(insert(schema.bringer), [{"game": deck.game, "digest": deck.digest, "guest": guest}])

        await self._writer.do(work)

    async def has_brought(self, guest: str, game: str, digest: str) -> bool:
        return bool(await self._read(lambda c: c.execute(_brought(guest, game, digest)).scalar()))

    async def deck(self, game: str, digest: str) -> Deck | None:
        row = await self._read(lambda c: c.execute(select(schema.deck).where(_same(game, digest))).one_or_none())
        return Deck(**row._mapping) if row is not None else None

    async def decks_size(self) -> int:
        total = await self._read(lambda c: c.execute(select(func.sum(schema.deck.c.size))).scalar())
        return int(total or 0)

    async def sweep_decks(self, before: int) -> int:
        deck, board = schema.deck.c, schema.board.c
        played = exists().where(board.deck == deck.digest, board.game == deck.game, board.deck != "")
        removed: int = await self._writer.do(lambda c: c.execute(delete(schema.deck).where(deck.used < before, ~played)).rowcount)
        return removed

    async def begin(self, now: int) -> list[tuple[int, int]]:
        def work(connection: Connection) -> list[tuple[int, int]]:
            last = connection.execute(select(schema.heart.c.at)).scalar()
            if last is not None and last < now:
                connection.execute(insert(schema.outage), [{"start": last, "stop": now}])
            _beat(connection, now)
            rows = connection.execute(select(schema.outage.c.start, schema.outage.c.stop).order_by(schema.outage.c.start))
            return [(row.start, row.stop) for row in rows]

        outages: list[tuple[int, int]] = await self._writer.do(work)
        return outages

    async def beat(self, now: int) -> None:
        await self._writer.do(lambda connection: _beat(connection, now))

    async def close(self) -> None:
        await self._writer.close()
        await asyncio.to_thread(self._readers.shutdown)
        await asyncio.to_thread(self._engine.dispose)

    async def _write(self, table: str, work: Callable[[Connection], None], batch: tuple[Any, ...] | None = None) -> None:
        try:
            await self._writer.do(work, batch)
        except IntegrityError as error:
            raise Conflict(table) from error

    async def _read(self, work: Callable[[Connection], T]) -> T:
        def run() -> T:
            with self._engine.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)


def _append_all(connection: Connection, batches: Sequence[tuple[str, Sequence[Entry], Mark]]) -> None:
    connection.execute(_INSERT, [row for table, entries, _ in batches for row in _rows(table, entries)])
    connection.execute(_MARK, [{"b_id": table, **_fields(mark)} for table, _, mark in batches])


def _rows(table: str, entries: Sequence[Entry]) -> list[dict[str, Any]]:
    return [{"board": table, **_fields(entry)} for entry in entries]


def _same(game: str, digest: str) -> ColumnElement[bool]:
    return (schema.deck.c.game == game) & (schema.deck.c.digest == digest)


def _brought(guest: str, game: str, digest: str) -> Select[int]:
    """How many times the guest is among those who have brought a deck: once, or not at all."""
    row = schema.bringer.c
    return select(func.count()).where(row.game == game, row.digest == digest, row.guest == guest)


def _fields(struct: msgspec.Struct) -> dict[str, Any]:
    return {name: getattr(struct, name) for name in struct.__struct_fields__}


def _beat(connection: Connection, now: int) -> None:
    if not connection.execute(update(schema.heart).values(at=now)).rowcount:
        connection.execute(insert(schema.heart), [{"one": _ALIVE, "at": now}])


def _engine(url: str) -> Engine:
    engine = create_engine(url, hide_parameters=True)  # what was to be written (a seed, a secret action) stands in no log line
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _prepare)
        # The driver would begin transactions late and release savepoints wrongly: we begin them ourselves.
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    return engine


def _prepare(connection: Any, _: Any) -> None:
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def check_url(url: str) -> None:
    """Raise MochueloError "database" for a URL that no store can be opened at: not a URL, an unknown database, no driver."""
    try:
        make_url(url).get_dialect().import_dbapi()
    except ImportError as error:
        raise MochueloError("database", f"no driver for {make_url(url)!r}: {error.name!r} is not installed; pip install it") from None
    except ArgumentError as error:
        raise MochueloError("database", f"not the URL of a database: {str(error)!r}; write, say, sqlite:///tables.sqlite3") from None
