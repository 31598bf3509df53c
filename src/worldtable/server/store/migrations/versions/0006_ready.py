"""Who is ready before the game, whether it waits for that, and what the host has changed meanwhile."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("ticks", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("changed", sa.Text, nullable=False, server_default="[]"))
    op.add_column("seats", sa.Column("ready", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    op.drop_column("seats", "ready")
    op.drop_column("tables", "changed")
    op.drop_column("tables", "ticks")
