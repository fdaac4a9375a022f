"""What can be seen on the screen of a terminal table, as lines of text."""

from __future__ import annotations

import asyncio
import html
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from mochuelo.cli.games import find
from mochuelo.cli.play import dealer
from mochuelo.cli.screen import TableScreen
from mochuelo.cli.seats import parse_options, parse_seats
from mochuelo.cli.words import cli_words


def sit(seats: str, save: Path, *, game: str = "philosophy", lang: str = "en", seed: int = 7, options: tuple[str, ...] = ()) -> TableScreen:
    """A table on a screen, as `mochuelo play` makes it; bots answer at once."""
    say = cli_words(lang)
    found = find(say, game)
    words = say.of_game(game)
    deal = dealer(words, found, parse_options(words, found, options, seats.count(",") + 1), parse_seats(words, found, seats), seed)
    return TableScreen(deal, save, seed, pause=0)


WIDE = 12.2
"""Width of a character in the picture that the screen is exported as."""


def screen_text(app: TableScreen) -> str:
    """All that is visible now, row by row."""
    rows: dict[float, str] = {}
    for x, y, text in re.findall(r'<text[^>]* x="([\d.]+)" y="([\d.]+)"[^>]*>(.*?)</text>', app.export_screenshot(), re.DOTALL):
        part = html.unescape(text).replace("\u00a0", " ").rstrip("\n")
        rows[float(y)] = rows.get(float(y), "").ljust(round(float(x) / WIDE)) + part
    return "\n".join(rows[y] for y in sorted(rows))


async def play(pilot: Pilot[Any], *texts: str) -> None:
    """Type actions, each with Enter."""
    for text in texts:
        await pilot.press(*text, "enter")
        await pilot.pause()


async def until(pilot: Pilot[Any], holds: Callable[[], bool], seconds: float = 30) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(seconds):
        while not holds():
            await pilot.pause(0.02)
