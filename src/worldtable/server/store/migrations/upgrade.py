"""Bring a database to the newest step."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

LOCK = 8765_0001  # any number that nothing else in the database uses
HEAD = "0012"  # the newest step; a test compares it with the files


def upgrade(connection: Connection, to: str = "head") -> None:
    """Make or change the tables as needed, in the caller's transaction: all of it or nothing, one process at a time.

    A database that is up to date costs one query.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    if current(connection) == HEAD:
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def current(connection: Connection) -> str:
    """The step a database is at, "" for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar() or "")
