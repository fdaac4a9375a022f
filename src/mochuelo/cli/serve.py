"""`mochuelo serve`: the table in the browser, served from this machine."""

from cyclopts import App

from mochuelo.cli.words import Words


def add(app: App, say: Words) -> None:
    """Add the command."""
