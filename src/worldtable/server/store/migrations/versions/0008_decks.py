"""The deck that a seat brings to its table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("deck", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("seats", "deck")
