"""Writes the drawings of A hombros de gigantes, or checks that the committed ones are what the program draws."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tools.gigantes_art.album import drawings

ART = Path(__file__).resolve().parents[2] / "src" / "mochuelo" / "games" / "gigantes" / "deck" / "art"


def main() -> int:
    """The command; 1 where a committed drawing differs."""
    parser = argparse.ArgumentParser(prog="python -m tools.gigantes_art", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing, say what differs")
    return check() if parser.parse_args().check else write()


def write() -> int:
    """Writes every drawing."""
    for name, text in drawings().items():
        (ART / name).parent.mkdir(parents=True, exist_ok=True)
        (ART / name).write_text(text, encoding="utf-8", newline="\n")
    return 0


def check() -> int:
    """Names the drawings that differ from the committed ones."""
    differ = [name for name, text in drawings().items() if not (ART / name).is_file() or (ART / name).read_text(encoding="utf-8") != text]
    for name in differ:
        print(f"{name} is not what the program draws; run python -m tools.gigantes_art")
    return 1 if differ else 0


if __name__ == "__main__":
    sys.exit(main())
