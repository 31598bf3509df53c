"""Card sets that belong to people, and the one that a table plays with."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "card_texts",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "card_sets",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("code", sa.String(16), nullable=False, unique=True),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("base", sa.String(64), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("hash", sa.String(32), nullable=False),
        sa.Column("changed", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
    )
    op.create_index("card_sets_by_owner", "card_sets", ["owner"])
    op.create_index("card_sets_by_base", "card_sets", ["base"])
    op.create_table(
        "card_drafts",
        sa.Column("set_id", sa.String(32), sa.ForeignKey("card_sets.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("hash", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("card_drafts_by_digest", "card_drafts", ["digest"])
    op.add_column("tables", sa.Column("cards_text", sa.String(64), nullable=False, server_default=""))
    op.create_index("tables_by_cards_text", "tables", ["cards_text"])


def downgrade() -> None:
    op.drop_index("tables_by_cards_text", "tables")
    op.drop_column("tables", "cards_text")
    op.drop_table("card_drafts")
    op.drop_table("card_sets")
    op.drop_table("card_texts")
