"""All drawings by file name: thirty-two illustrations, the block card and the emblem."""

from __future__ import annotations

from collections.abc import Callable

from tools.art.sheet import Sheet
from tools.tangents_art import emblems, scenes_01, scenes_05, scenes_09, scenes_13, scenes_17, scenes_21, scenes_25, scenes_29

MODULES = (scenes_01, scenes_05, scenes_09, scenes_13, scenes_17, scenes_21, scenes_25, scenes_29)


def scenes() -> dict[int, Callable[[], Sheet]]:
    """What draws each card."""
    return {number: draw for module in MODULES for number, draw in module.SCENES.items()}


def drawings() -> dict[str, str]:
    """The SVG text of every file."""
    cards = {f"{number:02}.svg": draw().svg() for number, draw in sorted(scenes().items())}
    return cards | {"back-block.svg": emblems.block_card().svg(edge=None), "tangent.svg": emblems.emblem().svg(edge=None)}
