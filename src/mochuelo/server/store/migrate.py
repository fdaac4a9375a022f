"""Brings a database to the present schema with Alembic, from inside the program."""

from __future__ import annotations

import logging
from pathlib import Path

from sqlalchemy import Connection, Engine, inspect, text

MIGRATIONS = Path(__file__).parent / "migrations"
HEAD = "0003"
"""The newest migration."""


def migrate(engine: Engine) -> None:
    """Run every migration that is missing; a database that is up to date is left alone, and quickly."""
    with engine.begin() as connection:
        if _version(connection) != HEAD:
            _upgrade(connection)


def _version(connection: Connection) -> str:
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar())


def _upgrade(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config

    logging.getLogger("alembic").setLevel(logging.WARNING)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
