"""Parts of the seed, how often answers were taken back, and signing out everywhere."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("deal", sa.Text, nullable=False, server_default="[]"))
    for name in ("taken_back", "taken_back_late"):
        op.add_column("tables", sa.Column(name, sa.Integer, nullable=False, server_default="0"))
    op.add_column("identities", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    rows = 'SELECT count(*) FROM answers WHERE table_id = tables.id AND "count"'
    op.execute(f"UPDATE tables SET taken_back = ({rows} > 0)")
    op.execute(f"UPDATE tables SET taken_back_late = ({rows} > 1)")


def downgrade() -> None:
    op.drop_column("identities", "epoch")
    for name in ("taken_back_late", "taken_back", "deal"):
        op.drop_column("tables", name)
