"""The drawings of the board: plain shapes, one for each palette, with every space, mark, window and rabbit where the data say."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from mochuelo.core import drawings
from mochuelo.games.sophie.drawing import BOARD_ARTS, board_art
from mochuelo.games.sophie.drawing_colours import PALETTES

DATA = (Path(__file__).resolve().parent.parent / "deck" / "board.json").read_bytes()
BOARD: Any = json.loads(DATA)
MOST_BYTES = {"board": 96 * 1024, "disc": 10 * 1024}


def shapes(name: str) -> list[tuple[str, dict[str, str]]]:
    """The elements of a drawing with their attributes."""
    found = re.findall(r"<(\w+)([^>]*?)/?>", board_art(DATA, name))
    return [(tag, dict(re.findall(r'([\w-]+)="([^"]*)"', rest))) for tag, rest in found]


@pytest.mark.parametrize("name", BOARD_ARTS)
def test_a_drawing_is_plain(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It passes for what a stranger may bring, but that the board is longer than a card."""
    what = name.split("-", maxsplit=1)[0]
    monkeypatch.setattr(drawings, "LONGEST", MOST_BYTES[what])
    plain = drawings.check(board_art(DATA, name).encode())
    assert plain.box == "-1000 -1000 2000 2000"


def test_there_is_a_board_and_a_disc_for_each_palette() -> None:
    assert set(BOARD_ARTS) == {f"{what}-{palette}.svg" for what in ("board", "disc") for palette in PALETTES}
    with pytest.raises(KeyError):
        board_art(DATA, "board-noon.svg")


def test_the_palettes_have_the_same_colours_and_use_them_all() -> None:
    """A drawing differs from another of the same thing in its colours alone."""
    stripped = {re.sub(r"#\w{6}", "#", board_art(DATA, f"board-{palette}.svg")) for palette in PALETTES}
    assert len(stripped) == 1
    assert len({frozenset(colours) for colours in PALETTES.values()}) == 1


def test_every_space_of_a_path_is_a_disc_in_the_colour_of_its_kind_at_its_place() -> None:
    colours = PALETTES["dawn"]
    lines = [rest for tag, rest in shapes("board-dawn.svg") if tag == "path" and "stroke" in rest]
    for space in BOARD["spaces"]:
        if "ring" not in space:
            start = f"M{round(space['x'] * 1000)} {round(space['y'] * 1000)}h.1".replace(" -", "-")
            assert any(start in line["d"] and line["stroke"] == colours[space["kind"]] for line in lines), space


def test_the_disc_has_a_mark_for_each_segment_and_a_hole_for_each_window() -> None:
    found = shapes("disc-dawn.svg")
    boats = [rest for tag, rest in found if tag == "g" and "scale(1.15)" in rest.get("transform", "")]
    assert len(boats) == BOARD["disc"]["marks"].count("b")
    walls = next(rest["d"] for tag, rest in found if rest.get("fill") == PALETTES["dawn"]["dark"])
    assert walls.count("Z") == BOARD["disc"]["marks"].count("s")
    sky = next(rest["d"] for tag, rest in found if rest.get("fill") == PALETTES["dawn"]["night"])
    assert sky.count("z") == 2 + len(BOARD["disc"]["windows"])


def test_another_board_is_drawn_too() -> None:
    """The drawing follows the data: a space that is moved lies elsewhere."""
    other = json.loads(DATA)
    moved = next(space for space in other["spaces"] if space["id"] == "c3")
    moved.update(x=0.75, y=0.04)
    assert "M750 40h.1" in board_art(json.dumps(other).encode(), "board-dawn.svg")
    assert "M750 40h.1" not in board_art(DATA, "board-dawn.svg")


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("palette", PALETTES)
def test_signs_stand_out_from_their_spaces(palette: str) -> None:
    """Marks that are no letters need 3:1 (visual foundations); the name's field in the rim needs what letters need."""
    colours = PALETTES[palette]
    for kind in ("question", "philosophy", "travel", "major", "forgetting", "lake"):
        assert contrast(colours[kind], colours["sign"]) >= 3, kind
    for kind in ("gadfly", "plain"):
        assert contrast(colours[kind], colours["dark"]) >= 3, kind
    assert contrast(colours["rimlight"], colours["goldlight"]) >= 4.5
    assert contrast(colours["paper"], colours["dark"]) >= 3
