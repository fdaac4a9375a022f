"""The history of the schema; Alembic runs it."""
