"""All drawings of the deck by file name."""

from __future__ import annotations

from tools.gigantes_art import thinkers_01, thinkers_05, thinkers_09
from tools.gigantes_art.emblems import EMBLEMS
from tools.gigantes_art.marks import SUITS, frame, mark
from tools.gigantes_art.owls import OWLS
from tools.gigantes_art.plate import Plate
from tools.gigantes_art.themes import THEMES

THINKERS = thinkers_01.THINKERS | thinkers_05.THINKERS | thinkers_09.THINKERS


def plates() -> dict[str, Plate]:
    """Every drawing, by its place in the folder of the deck's art."""
    return {
        **{f"thinkers/{number:02}": draw() for number, draw in THINKERS.items()},
        **{f"themes/{name}": draw() for name, draw in THEMES.items()},
        **{f"types/{name}": mark(name) for name in SUITS},
        **{f"frames/{name}": frame(name) for name in SUITS},
        **{f"owls/{name}": draw() for name, draw in OWLS.items()},
        **{name: draw() for name, draw in EMBLEMS.items()},
    }


def drawings() -> dict[str, str]:
    """The SVG text of every file."""
    return {f"{name}.svg": plate.svg() for name, plate in plates().items()}
