"""Writes the drawings of A hombros de gigantes, or checks that the committed ones are what the program draws."""

from __future__ import annotations

import sys

from tools.art.desk import GAMES, main
from tools.gigantes_art.album import drawings

ART = GAMES / "gigantes" / "deck" / "art"

if __name__ == "__main__":
    sys.exit(main("tools.gigantes_art", __doc__, ART, drawings))
