"""Writes the help page of every command into docs/cli.md, after its `<!-- mochuelo … --help -->`.

python tools/cli_manual.py [--check]
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from cyclopts import App
from rich.console import Console

from mochuelo.cli.main import build
from mochuelo.cli.words import cli_words

PAGE = Path(__file__).resolve().parent.parent / "docs" / "cli.md"
BLOCK = re.compile(r"(<!-- mochuelo (?P<command>[a-z ]*?) ?--help -->\n)```text\n.*?```\n", re.DOTALL)
WIDTH = 100


def commands(app: App, above: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """The words of every command, groups before what is in them."""
    yield above
    for name in app:
        if not name.startswith("-"):
            yield from commands(app[name], (*above, name))


def help_page(*words: str) -> str:
    """What `mochuelo WORDS --help` prints in English."""
    console = Console(width=WIDTH, no_color=True, force_terminal=False, highlight=False)
    with console.capture() as captured:
        build(cli_words("en"))([*words, "--help"], console=console, exit_on_error=False)
    return "\n".join(row.rstrip() for row in captured.get().strip().splitlines())


def written(page: str) -> str:
    """The page with the help pages as they are now; raises ValueError when a command has no place in it."""
    missing = {" ".join(words) for words in commands(build(cli_words("en")))} - {found["command"] for found in BLOCK.finditer(page)}
    if missing:
        raise ValueError(f"docs/cli.md has no place for: {sorted(missing)}; write <!-- mochuelo COMMAND --help --> and a ```text block")
    return BLOCK.sub(lambda found: f"{found[1]}```text\n{help_page(*found['command'].split())}\n```\n", page)


def main() -> int:
    """Write the page, or with --check say whether it is as it should be."""
    os.environ["COLUMNS"] = str(WIDTH)
    page = PAGE.read_text("utf-8")
    now = written(page)
    if "--check" in sys.argv:
        return int(now != page)
    PAGE.write_text(now, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
