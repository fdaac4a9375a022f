"""The tables of the database, for SQLite and PostgreSQL alike."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

Millis = BigInteger().with_variant(Integer, "sqlite")
"""Milliseconds since 1970."""

_AWAKE, _ASKED, _JOIN = text("wake IS NOT NULL"), text("ref IS NOT NULL"), text("kind = 'join'")
_BROUGHT = text("deck <> ''")

board = Table(
    "board",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("terms", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("quick", String(128), nullable=False),
    Column("invite", String(64), nullable=False),
    Column("seed", String(64), nullable=False),
    Column("owner", String(32), nullable=False),
    Column("created", Millis, nullable=False),
    Column("deck", String(64), nullable=False, server_default=""),
    # The mark: a fold of the log, to find tables by.
    Column("status", String(8), nullable=False),
    Column("updated", Millis, nullable=False),
    Column("wake", Millis, nullable=True),
    Index("ix_board_status_updated", "status", "updated"),
    Index("ix_board_owner", "owner"),
    Index("ix_board_deck", "deck", sqlite_where=_BROUGHT, postgresql_where=_BROUGHT),
    Index("ix_board_wake", "wake", sqlite_where=_AWAKE, postgresql_where=_AWAKE),
)
"""The headers. A table of players is called a board here, since "table" is a word of the database."""

event = Table(
    "event",
    metadata,
    Column("board", String(32), ForeignKey("board.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Millis, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("who", String(32), nullable=False),
    Column("ref", String(32), nullable=True),
    # Two writers with one seq, or one request twice: the second fails, cleanly. That is the whole concurrency control.
    Index("uq_event_board_ref", "board", "ref", unique=True, sqlite_where=_ASKED, postgresql_where=_ASKED),
    Index("ix_event_join", "who", sqlite_where=_JOIN, postgresql_where=_JOIN),
    sqlite_with_rowid=False,
)

guest = Table(
    "guest",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("created", Millis, nullable=False),
)

deck = Table(
    "deck",
    metadata,
    Column("game", String(64), primary_key=True),
    Column("digest", String(64), primary_key=True),
    Column("pack", LargeBinary, nullable=False),
    Column("size", Integer, nullable=False),
    Column("used", Millis, nullable=False),
    Index("ix_deck_used", "used"),
)
"""Decks that people brought; those of a board's `deck` are kept."""

bringer = Table(
    "bringer",
    metadata,
    Column("game", String(64), primary_key=True),
    Column("digest", String(64), primary_key=True),
    Column("guest", String(32), primary_key=True),
    ForeignKeyConstraint(["game", "digest"], ["deck.game", "deck.digest"], ondelete="CASCADE"),
)
"""Who has brought a deck: everybody who had its file."""

outage = Table(
    "outage",
    metadata,
    Column("start", Millis, primary_key=True, autoincrement=False),
    Column("stop", Millis, nullable=False),
)
"""Stretches of time without a server; they cost nobody any time."""

heart = Table(
    "heart",
    metadata,
    Column("one", Integer, primary_key=True, autoincrement=False),
    Column("at", Millis, nullable=False),
)
"""One row: when the server was last alive."""
