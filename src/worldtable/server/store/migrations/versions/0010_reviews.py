"""Reviews of finished games, and the parts of those that are under way."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("format", sa.Integer, nullable=False),
        sa.Column("plan", sa.String(32), nullable=False),
        sa.Column("asked_by", sa.String(32), nullable=False),
        sa.Column("found", sa.Text, nullable=False, server_default=""),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "review_parts",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("part", sa.Integer, primary_key=True),
        sa.Column("found", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("review_parts")
    op.drop_table("reviews")
