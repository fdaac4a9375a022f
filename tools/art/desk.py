"""Writes the drawings of a deck into its folder, or says which of the committed ones are not what the program draws."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from pathlib import Path

GAMES = Path(__file__).resolve().parents[2] / "src" / "mochuelo" / "games"


def main(module: str, about: str | None, art: Path, drawings: Callable[[], Mapping[str, str]]) -> int:
    """The command `python -m MODULE [--check]`; 1 where a committed drawing differs."""
    parser = argparse.ArgumentParser(prog=f"python -m {module}", description=about)
    parser.add_argument("--check", action="store_true", help="write nothing, say what differs")
    if not parser.parse_args().check:
        return write(art, drawings())
    differ = [name for name, text in drawings().items() if not (art / name).is_file() or (art / name).read_text(encoding="utf-8") != text]
    for name in differ:
        print(f"{name} is not what the program draws; run python -m {module}")
    return 1 if differ else 0


def write(art: Path, drawings: Mapping[str, str]) -> int:
    """Write every drawing."""
    for name, text in drawings.items():
        (art / name).parent.mkdir(parents=True, exist_ok=True)
        (art / name).write_text(text, encoding="utf-8", newline="\n")
    return 0
