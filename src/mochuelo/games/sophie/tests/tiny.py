"""A board with a ring of six and paths of one space, and decks of few cards: small enough to be looked at whole.

Every kind of space, each thing that a path can be (two-way, one-way from the ring, a road between epochs, the lake with its switch) and
every mark of the disc are there once or twice; it is no board that the checker passes, which wants a ring of 24.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from math import cos, sin, tau
from typing import Any

import yaml

from mochuelo.core import decks
from mochuelo.games.sophie.cards import BIG, PILES, per_card, pile_path

EPOCHS = PILES[:6]
RING = ["plain", "major", "gadfly", "philosophy", "travel", "forgetting"]
PATHS = {
    "mythology-ring": (["mythology", "a1", "r0"], False),
    "lake-hellas": (["a1", "l1", "l2", "l3", "hellas"], True),
    "hellas-ring": (["hellas", "b1", "r1"], False),
    "middle-ring": (["middle", "c1", "r2"], False),
    "ring-renaissance": (["r3", "d1", "renaissance"], True),
    "renaissance-enlightenment": (["renaissance", "w1", "enlightenment"], True),
    "enlightenment-ring": (["enlightenment", "e1", "r4"], False),
    "modern-ring": (["modern", "f1", "r5"], False),
}
PATH_KINDS = {
    "a1": "philosophy",
    "b1": "gadfly",
    "c1": "question",
    "d1": "forgetting",
    "e1": "travel",
    "f1": "gadfly",
    "l1": "lake",
    "l2": "lake",
    "l3": "lake",
    "w1": "major",
}
TURNS = {"r1": 1, "w1": 2}
CARDS = {**dict.fromkeys(EPOCHS, 3), "philosophy": 1, "big": 1}
"""So few that piles are made again from their used cards all the time; in an epoch three, as two seats may each keep one."""


def board(**changed: Any) -> dict[str, Any]:
    """The data of the board, with some of its entries changed."""
    kinds = {**{f"r{n}": kind for n, kind in enumerate(RING)}, **PATH_KINDS}
    spaces = [{"id": key, "kind": kind, **spot(number)} for number, (key, kind) in enumerate(kinds.items())]
    for number, space in enumerate(spaces):
        space.update({"ring": number} if number < len(RING) else {}, **({"n": TURNS[key]} if (key := str(space["id"])) in TURNS else {}))
    return {
        "format": 1,
        "name": "a tiny board",
        "licence": "CC0-1.0",
        "epochs": [
            {
                "id": key,
                "name": {"en": key},
                **spot(12 + number),
                "land": [0, 1],
                "exit": next(path for path in PATHS if path.startswith(key)),
            }
            for number, key in enumerate(EPOCHS)
        ],
        "ring": {"size": len(RING), "inner": 0.3, "outer": 0.4, "edge": 0.5},
        "spaces": spaces,
        "paths": [{"id": key, "spaces": way, "one_way": one_way} for key, (way, one_way) in PATHS.items()],
        "bridges": [],
        "lake": {"before": "a1", "near": "l1", "water": "l2", "far": "l3", "ring": 1},
        "forgetting": {"ring": 3, "x": 0.0, "y": 0.0},
        "rabbits": [0, 1, 3],
        "disc": {"windows": [0, 4], "marks": "bosbos"},
        **changed,
    }


def exit_of(epoch: str) -> str:
    return next(path for path in PATHS if path.startswith(epoch))


def spot(number: int) -> dict[str, float]:
    """Six places on a circle, clockwise from the top, then six further out, and so on."""
    out, angle = number // len(RING) * 0.2 + 0.3, number % len(RING) * tau / len(RING)
    return {"x": round(out * sin(angle), 4), "y": round(-out * cos(angle), 4)}


def entry(pile: str, number: int) -> dict[str, Any]:
    """A question of which every text says which question and which answer it is."""
    key = f"{pile}-{number:03}"
    texts = {part: f"{key} {part}" for part in ("question", "right", "wrong", "absurd", "because", "hint")}
    kept = ("question", "hint") if pile == PILES[BIG] else ("question", "right", "wrong", "absurd", "because")
    return {"id": key, "difficulty": 1, "topic": "test", "source": "our own", "en": {part: texts[part] for part in kept}}


def files(cards: Mapping[str, int], map_data: Mapping[str, Any] | None = None) -> dict[str, bytes]:
    """A deck with so many cards in the piles named, and a board of its own where one is given."""
    made = {"deck.yaml": {"format": 1, "game": "sophie", "name": "tiny", "authors": ["Test"], "licence": "CC0-1.0", "languages": ["en"]}}
    pack = {name: yaml.safe_dump(value).encode() for name, value in made.items()}
    for pile, count in cards.items():
        asked = [entry(pile, number) for number in range(1, count * per_card(PILES.index(pile)) + 1)]
        pack[pile_path(pile)] = yaml.safe_dump(asked).encode()
    return pack if map_data is None else {**pack, "board.json": json.dumps(map_data).encode()}


def cards(seats: int) -> dict[str, int]:
    """Just enough for so many seats: each may keep a card of an epoch while another is asked."""
    return {**CARDS, **dict.fromkeys(EPOCHS, seats + 1)}


@cache
def digest(seats: int = 2) -> str:
    """The tiny board with a deck that is just enough for so many seats, on the shelf."""
    return decks.put(files(cards(seats), board()))
