"""Who has seen which seat, and branches whose unseen part is dealt anew."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("branch_of", sa.String(32), nullable=False, server_default=""))
        tables.add_column(sa.Column("redeals", sa.Text, nullable=False, server_default="[]"))
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("seen", sa.Text, nullable=False, server_default=""))
    op.execute("UPDATE seats SET seen = identity")
    # Until now a branch had the same future as its table. Where two tables in play share a seed, it may be known.
    known = "SELECT seed FROM tables GROUP BY seed HAVING COUNT(*) > 1"
    op.execute(f"UPDATE tables SET fair = false WHERE started AND NOT over AND seed IN ({known})")


def downgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("seen")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("redeals")
        tables.drop_column("branch_of")
