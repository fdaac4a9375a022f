"""The store: both implementations keep one contract; SQLite commits in groups and stays as its migrations made it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, text

from mochuelo.core.errors import MochueloError
from mochuelo.server.protocol import SeatAsk
from mochuelo.server.store.log import Conflict, Deck, Entry, Guest, Header, Log, Mark, Terms
from mochuelo.server.store.memory import MemoryLog
from mochuelo.server.store.migrate import HEAD, MIGRATIONS, migrate
from mochuelo.server.store.schema import metadata
from mochuelo.server.store.sql import SqlLog, check_url


def header(key: str, *, public: bool = True, created: int = 5) -> Header:
    terms = Terms(seats=(SeatAsk("me"), SeatAsk("open", name="Ñandú")), options={"size": 3})
    return Header(id=key, game="g", rules_version=1, terms=terms, public=public, invite="i", seed="s", owner="o", created=created)


def entry(seq: int, *, kind: str = "act", who: str = "ana", ref: str | None = None) -> Entry:
    return Entry(seq=seq, at=seq, kind=kind, seat=0, text=f"t{seq}", who=who, ref=ref)


@pytest.fixture(params=["memory", "sqlite"])
async def log(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Log]:
    store: Log = MemoryLog() if request.param == "memory" else await SqlLog.open(f"sqlite:///{tmp_path / 'a.sqlite3'}")
    yield store
    await store.close()


WAITING = Mark("waiting", 10)


async def test_what_was_written_is_read(log: Log) -> None:
    await log.create(header("a"), [entry(1, kind="join")], WAITING)
    await log.append("a", [entry(2, ref="r"), entry(3)], Mark("playing", 11, 99))
    assert await log.header("a") == header("a")
    assert await log.entries("a") == [entry(1, kind="join"), entry(2, ref="r"), entry(3)]
    assert await log.header("b") is None
    assert await log.entries("b") == []


async def test_a_seq_is_written_once(log: Log) -> None:
    await log.create(header("a"), [], WAITING)
    await log.append("a", [entry(1)], WAITING)
    with pytest.raises(Conflict):
        await log.append("a", [entry(1)], WAITING)
    with pytest.raises(Conflict):
        await log.create(header("a"), [], WAITING)
    assert len(await log.entries("a")) == 1


async def test_a_ref_is_written_once_and_all_or_nothing(log: Log) -> None:
    await log.create(header("a"), [], WAITING)
    await log.create(header("b"), [], WAITING)
    await log.append("a", [entry(1, ref="r")], WAITING)
    with pytest.raises(Conflict):
        await log.append("a", [entry(2), entry(3, ref="r")], WAITING)
    assert len(await log.entries("a")) == 1
    await log.append("b", [entry(1, ref="r")], WAITING)


async def test_an_unknown_table_takes_nothing(log: Log) -> None:
    with pytest.raises(Conflict):
        await log.append("nowhere", [entry(1)], WAITING)


async def test_racing_appends_accept_exactly_one(log: Log) -> None:
    await log.create(header("a"), [], WAITING)
    for seq in range(1, 6):
        racers = [log.append("a", [entry(seq, who=str(n))], WAITING) for n in range(20)]
        results = await asyncio.gather(*racers, return_exceptions=True)
        assert [type(result) for result in results].count(type(None)) == 1
        assert all(result is None or isinstance(result, Conflict) for result in results)
    assert [found.seq for found in await log.entries("a")] == [1, 2, 3, 4, 5]


async def test_one_that_fails_in_a_group_fails_alone(log: Log) -> None:
    for key in ("a", "b", "c"):
        await log.create(header(key), [], WAITING)
    await log.append("b", [entry(1)], WAITING)
    results = await asyncio.gather(*(log.append(key, [entry(1)], WAITING) for key in ("a", "b", "c")), return_exceptions=True)
    assert [type(result) for result in results] == [type(None), Conflict, type(None)]


async def test_lobby_seated_and_due(log: Log) -> None:
    await log.create(header("a"), [entry(1, kind="join", who="ana")], Mark("waiting", 10))
    await log.create(header("b"), [entry(1, kind="join", who="bob")], Mark("playing", 20, 50))
    await log.create(header("c", public=False), [entry(1, kind="join", who="ana")], Mark("playing", 30, 60))
    await log.create(header("d"), [entry(1, kind="act", who="ana")], Mark("over", 40))
    assert await log.lobby(9) == ["b", "a"]
    assert await log.lobby(1) == ["b"]
    assert await log.seated("ana", 9) == ["c", "a"]
    assert await log.due(49) == []
    assert await log.due(50) == ["b"]


async def test_sweep_keeps_what_is_young_or_over(log: Log) -> None:
    await log.create(header("a"), [entry(1)], Mark("waiting", 10))
    await log.create(header("b"), [entry(1)], Mark("playing", 10))
    await log.create(header("c"), [entry(1)], Mark("over", 10))
    assert await log.sweep(waiting=11, playing=10) == 1
    assert await log.header("a") is None
    assert await log.entries("a") == []
    assert await log.header("b") is not None
    assert await log.header("c") is not None


async def test_guests_are_remembered_by_their_last_name(log: Log) -> None:
    assert await log.guest("g") is None
    await log.keep_guest(Guest("g", "Ana", 1))
    await log.keep_guest(Guest("g", "Beatriz", 1))
    assert await log.guest("g") == Guest("g", "Beatriz", 1)


async def test_everybody_who_has_brought_a_deck_is_known_as_long_as_it_is_here(log: Log) -> None:
    deck = Deck("g", "d" * 64, b"pack", 4, 10)
    for guest in ("ana", "bob", "ana"):
        await log.keep_deck(deck, guest)
    assert [await log.has_brought(guest, "g", deck.digest) for guest in ("ana", "bob", "eve")] == [True, True, False]
    assert not await log.has_brought("ana", "h", deck.digest)
    assert not await log.has_brought("ana", "g", "e" * 64)
    assert await log.sweep_decks(11) == 1
    await log.keep_deck(deck, "eve")
    assert [await log.has_brought(guest, "g", deck.digest) for guest in ("ana", "bob", "eve")] == [False, False, True]


async def test_the_time_without_a_server_is_known(log: Log) -> None:
    assert await log.begin(100) == []
    await log.beat(150)
    assert await log.begin(400) == [(150, 400)]
    await log.beat(500)
    assert await log.begin(600) == [(150, 400), (500, 600)]


async def test_migrations_make_exactly_the_schema(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'a.sqlite3'}")
    migrate(engine)
    migrate(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), metadata) == []
    engine.dispose()
    assert ScriptDirectory(str(MIGRATIONS)).get_current_head() == HEAD


async def test_sqlite_flushes_each_commit(tmp_path: Path) -> None:
    log = await SqlLog.open(f"sqlite:///{tmp_path / 'a.sqlite3'}")
    with log._engine.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
    await log.close()


@pytest.mark.parametrize("url", ["nonsense", "", "postgresql+nodriver://ana:secret@host/tables", "oracle://ana:secret@host/tables"])
def test_a_database_that_cannot_be_opened_is_named_without_its_password(url: str) -> None:
    with pytest.raises(MochueloError) as wrong:
        check_url(url)
    assert wrong.value.code == "database"
    assert "secret" not in wrong.value.message
    check_url("sqlite://")


def of_before(url: str, version: str, *statements: str) -> None:
    """A database as an older server has left it."""
    engine = create_engine(url)
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, version)
        for statement in statements:
            connection.execute(text(statement))
    engine.dispose()


async def test_a_database_of_before_the_decks_goes_on(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'a.sqlite3'}"
    fields = "id, game, rules_version, terms, public, quick, invite, seed, owner, created, status, updated"
    terms = '{"seats":[],"options":{}}'
    of_before(url, "0001", f"INSERT INTO board ({fields}) VALUES ('a', 'g', 1, '{terms}', 1, '', 'i', 's', 'o', 5, 'over', 9)")
    log = await SqlLog.open(url)
    found = await log.header("a")
    assert found is not None
    assert (found.seed, found.deck) == ("s", "")
    await log.close()


async def test_who_brought_a_deck_first_has_brought_it(tmp_path: Path) -> None:
    url, digest = f"sqlite:///{tmp_path / 'a.sqlite3'}", "d" * 64
    rows = [f"INSERT INTO deck VALUES ('g', '{name}', x'00', 1, '{owner}', 5)" for name, owner in ((digest, "ana"), ("e" * 64, ""))]
    of_before(url, "0002", *rows)
    log = await SqlLog.open(url)
    assert await log.deck("g", digest) == Deck("g", digest, b"\0", 1, 5)
    assert [await log.has_brought(guest, "g", digest) for guest in ("ana", "bob", "")] == [True, False, False]
    assert not await log.has_brought("", "g", "e" * 64)  # it was mixed of what others had brought
    await log.close()
