"""The drawings of A hombros de gigantes: the committed files are what the program draws, plain, small, one for every mark."""

from __future__ import annotations

import math
import re
import xml.etree.ElementTree as ET
from itertools import combinations
from pathlib import Path

import pytest

from tests.plain_svg import ATTRIBUTES, MOST_BYTES, PLAIN, name_of, outlines
from tools.gigantes_art.__main__ import ART
from tools.gigantes_art.album import drawings
from tools.gigantes_art.palette import DEEP, GROUNDS, INK, PAPER

TYPES = ("concept", "expression", "work", "biography")
DECK = (ART.parent / "deck.yaml").read_text(encoding="utf-8")
THINKERS = [f"thinkers/{int(number):02}.svg" for number in re.findall(r"^  - \{number: (\d+), key: ", DECK, re.MULTILINE)]
THEMES = [f"themes/{name}.svg" for name in re.findall(r"\w+", re.findall(r"^drawings: \[(.*)\]$", DECK, re.MULTILINE)[0])]
OF_TYPES = [f"{folder}/{name}.svg" for folder in ("types", "frames", "owls") for name in TYPES]
FILES = [*THINKERS, *THEMES, *OF_TYPES, "back.svg", "emblem.svg"]
SIZES = {"thinkers": "0 0 120 120", "owls": "0 0 120 120", "themes": "0 0 48 48", "types": "0 0 48 48", "frames": "0 0 144 144"}


@pytest.fixture(scope="module")
def drawn() -> dict[str, str]:
    return drawings()


def root_of(name: str) -> ET.Element:
    return ET.fromstring((ART / name).read_text(encoding="utf-8"))


def inks(name: str) -> set[str]:
    return {element.attrib["fill"] for element in root_of(name).iter() if name_of(element) == "path"}


def corners(name: str) -> list[tuple[int, int]]:
    return [corner for element in root_of(name).iter() for outline in outlines(element.attrib.get("d", "")) for corner in outline]


def brightness(colour: str) -> float:
    """Relative luminance, as contrast is reckoned from it."""
    parts = [int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def contrast(a: str, b: str) -> float:
    low, high = sorted((brightness(a), brightness(b)))
    return (high + 0.05) / (low + 0.05)


def test_every_thinker_theme_and_type_of_the_deck_has_its_drawing_and_nothing_else_is_there() -> None:
    assert len(THINKERS) == 12
    assert len(THEMES) == 13
    assert sorted(path.relative_to(ART).as_posix() for path in ART.rglob("*") if path.is_file()) == sorted(FILES)


def test_the_committed_drawings_are_what_the_program_draws(drawn: dict[str, str]) -> None:
    assert sorted(drawn) == sorted(FILES)
    for name, text in drawn.items():
        assert (ART / name).read_bytes() == text.encode(), f"{name} differs; run python -m tools.gigantes_art"


@pytest.mark.parametrize("name", FILES)
def test_a_drawing_is_small_and_uses_only_plain_paths(name: str) -> None:
    assert (ART / name).stat().st_size <= MOST_BYTES
    for element in root_of(name).iter():
        assert name_of(element) in PLAIN
        assert set(element.attrib) <= ATTRIBUTES[name_of(element)]
        assert not (element.text or "").strip()
    assert inks(name) <= {INK, PAPER, *GROUNDS.values(), *DEEP.values()}


@pytest.mark.parametrize("name", FILES)
def test_a_drawing_has_the_sheet_of_its_kind_and_stays_on_it(name: str) -> None:
    box = root_of(name).attrib["viewBox"]
    assert box == SIZES.get(name.split("/", maxsplit=1)[0], "0 0 144 224" if name == "back.svg" else "0 0 144 144")
    _, _, width, height = (float(word) * 10 for word in box.split())
    assert all(0 <= x <= width and 0 <= y <= height for x, y in corners(name))


@pytest.mark.parametrize("name", [*THINKERS, *(f"owls/{name}.svg" for name in TYPES)])
def test_portraits_and_owls_fit_the_round_field_of_the_frames(name: str) -> None:
    """Two inks, so that the ground may be of any type; the ink within the field of 57.8 about the middle, the paper within its rim."""
    assert inks(name) == {INK, PAPER}
    for element in root_of(name).iter():
        reach = 57.8 if element.attrib.get("fill") == INK else 59.4
        for outline in outlines(element.attrib.get("d", "")):
            assert all(math.dist(corner, (600, 600)) <= reach * 10 for corner in outline)


@pytest.mark.parametrize("name", THEMES)
def test_a_theme_is_one_ink_and_fills_its_square(name: str) -> None:
    assert inks(name) == {INK}
    xs, ys = zip(*corners(name), strict=True)
    assert max(max(xs) - min(xs), max(ys) - min(ys)) >= 400


def test_the_types_are_told_by_colour_by_depth_of_grey_and_by_shape() -> None:
    for colour in GROUNDS.values():
        assert contrast(colour, INK) >= 3
    for a, b in combinations(GROUNDS.values(), 2):
        assert abs(brightness(a) - brightness(b)) >= 0.03
    for folder in ("types", "frames"):
        shapes = {re.findall(r' d="([^"]*)"', (ART / folder / f"{name}.svg").read_text(encoding="utf-8"))[0] for name in TYPES}
        assert len(shapes) == 4


def test_the_back_is_the_same_the_other_way_up() -> None:
    """Outline by outline: each has its like where half a turn would put it, to a tenth of a unit or two."""
    middles = [centre(outline) for element in root_of("back.svg").iter() for outline in outlines(element.attrib.get("d", ""))]
    for x, y in middles:
        assert any(math.dist((1440 - x, 2240 - y), other) <= 8 for other in middles), f"nothing answers to {x / 10:.1f},{y / 10:.1f}"


def centre(outline: list[tuple[int, int]]) -> tuple[float, float]:
    xs, ys = zip(*outline, strict=True)
    return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2


def test_no_two_drawings_are_alike() -> None:
    texts = [Path(ART / name).read_bytes() for name in FILES]
    assert len(set(texts)) == len(FILES)
