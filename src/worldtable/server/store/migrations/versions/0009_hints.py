"""Whether a table gives hints, and how many each seat has taken."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.String(8), nullable=False, server_default="usual"))
    op.add_column("seats", sa.Column("hints", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("seats", "hints")
    op.drop_column("tables", "hints")
