"""Everybody who has brought a deck, not the first one alone."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Who brought a deck first has brought it; one with nobody's name was mixed of what others had brought."""
    op.create_table(
        "bringer",
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(["game", "digest"], ["deck.game", "deck.digest"], name="fk_bringer_game_deck", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "digest", "guest", name="pk_bringer"),
    )
    op.execute("INSERT INTO bringer (game, digest, guest) SELECT game, digest, owner FROM deck WHERE owner <> ''")
    op.drop_column("deck", "owner")  # in place: a copy of the table, which SQLite once needed, would let go of the rows above


def downgrade() -> None:
    """One of those who have brought a deck owns it again."""
    op.add_column("deck", sa.Column("owner", sa.String(32), nullable=False, server_default=""))
    op.execute(
        "UPDATE deck SET owner = coalesce("
        "(SELECT min(guest) FROM bringer WHERE bringer.game = deck.game AND bringer.digest = deck.digest), '')"
    )
    op.drop_table("bringer")
