"""Boards, their events, guests, and when no server was running."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

Millis = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:  # long: a list of columns
    """From nothing."""
    op.create_table(
        "board",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("terms", sa.Text(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("quick", sa.String(128), nullable=False),
        sa.Column("invite", sa.String(64), nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("created", Millis, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("updated", Millis, nullable=False),
        sa.Column("wake", Millis, nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_board"),
    )
    awake = sa.text("wake IS NOT NULL")
    op.create_index("ix_board_status_updated", "board", ["status", "updated"])
    op.create_index("ix_board_owner", "board", ["owner"])
    op.create_index("ix_board_wake", "board", ["wake"], sqlite_where=awake, postgresql_where=awake)
    op.create_table(
        "event",
        sa.Column("board", sa.String(32), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("at", Millis, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("who", sa.String(32), nullable=False),
        sa.Column("ref", sa.String(32), nullable=True),
        sa.ForeignKeyConstraint(["board"], ["board.id"], name="fk_event_board_board", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("board", "seq", name="pk_event"),
        sqlite_with_rowid=False,
    )
    asked, join = sa.text("ref IS NOT NULL"), sa.text("kind = 'join'")
    op.create_index("uq_event_board_ref", "event", ["board", "ref"], unique=True, sqlite_where=asked, postgresql_where=asked)
    op.create_index("ix_event_join", "event", ["who"], sqlite_where=join, postgresql_where=join)
    op.create_table(
        "guest",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("created", Millis, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_guest"),
    )
    op.create_table(
        "outage",
        sa.Column("start", Millis, nullable=False, autoincrement=False),
        sa.Column("stop", Millis, nullable=False),
        sa.PrimaryKeyConstraint("start", name="pk_outage"),
    )
    op.create_table(
        "heart",
        sa.Column("one", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("at", Millis, nullable=False),
        sa.PrimaryKeyConstraint("one", name="pk_heart"),
    )


def downgrade() -> None:
    """To nothing."""
    for name in ("heart", "outage", "guest", "event", "board"):
        op.drop_table(name)
