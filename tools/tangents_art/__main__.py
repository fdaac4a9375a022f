"""Writes the drawings of Tangents' deck, or checks that the committed ones are what the program draws."""

from __future__ import annotations

import sys

from tools.art.desk import GAMES, main
from tools.tangents_art.album import drawings

ART = GAMES / "tangents" / "deck" / "art"

if __name__ == "__main__":
    sys.exit(main("tools.tangents_art", __doc__, ART, drawings))
