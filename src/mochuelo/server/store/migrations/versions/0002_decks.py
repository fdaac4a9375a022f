"""Decks that people bring, and which boards are played with them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

Millis = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Every board so far is played with the deck of the house."""
    op.create_table(
        "deck",
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("pack", sa.LargeBinary(), nullable=False),
        sa.Column("size", sa.Integer(), nullable=False),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("used", Millis, nullable=False),
        sa.PrimaryKeyConstraint("game", "digest", name="pk_deck"),
    )
    op.create_index("ix_deck_used", "deck", ["used"])
    op.add_column("board", sa.Column("deck", sa.String(64), nullable=False, server_default=""))
    brought = sa.text("deck <> ''")
    op.create_index("ix_board_deck", "board", ["deck"], sqlite_where=brought, postgresql_where=brought)


def downgrade() -> None:
    """Without the decks that people brought."""
    op.drop_index("ix_board_deck", "board")
    op.drop_column("board", "deck")
    op.drop_table("deck")
