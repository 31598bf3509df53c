"""Identities, tables, seats, answers, chat and secrets."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def text_columns(*names: str, size: int = 32) -> list[sa.Column[str]]:
    return [sa.Column(name, sa.String(size), nullable=False) for name in names]


def upgrade() -> None:
    op.create_table(
        "identities",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("code", sa.String(16), nullable=False, unique=True),
        sa.Column("watch_code", sa.String(16), nullable=False, unique=True),
        *text_columns("game", size=80),
        sa.Column("version", sa.Integer, nullable=False),
        *text_columns("rules"),
        *text_columns("cards", size=200),
        *text_columns("cards_hash"),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("fair", sa.Boolean, nullable=False),
        *text_columns("host"),
        sa.Column("watch", sa.Boolean, nullable=False),
        sa.Column("reveal", sa.Boolean, nullable=False),
        *text_columns("stand_in", size=80),
        sa.Column("patience", sa.Integer, nullable=False),
        sa.Column("started", sa.Boolean, nullable=False),
        *text_columns("rematch"),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        *text_columns("asked", size=80),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        *text_columns("kind", size=8),
        *text_columns("identity"),
        *text_columns("bot", "name", size=80),
    )
    op.create_index("seats_by_identity", "seats", ["identity"])
    op.create_table(
        "answers",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("turn", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("choose", sa.Integer, nullable=False),
        *text_columns("state"),
        sa.Column("at", sa.Integer, nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        *text_columns("name", size=80),
        *text_columns("text", size=600),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(32), primary_key=True),
        *text_columns("value", size=200),
    )


def downgrade() -> None:
    for name in ("secrets", "chat", "answers", "seats", "tables", "identities"):
        op.drop_table(name)
