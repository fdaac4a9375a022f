"""The drawings of Tangents: the committed files are what the program draws, small, plain, complete, and no two alike."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from tests.plain_svg import ATTRIBUTES, MOST_BYTES, PLAIN, name_of, outlines
from tools.tangents_art.__main__ import ART
from tools.tangents_art.album import drawings, scenes
from tools.tangents_art.palette import ALL
from tools.tangents_art.subjects import PAIRS, SUBJECTS

CARDS = [f"{number:02}.svg" for number in range(1, 33)]
FILES = [*CARDS, "back-block.svg", "tangent.svg"]


@pytest.fixture(scope="module")
def drawn() -> dict[str, str]:
    return drawings()


def inks(path: Path) -> Counter[str]:
    """How many corners each ink has in a drawing."""
    found: Counter[str] = Counter()
    for element in ET.fromstring(path.read_text(encoding="utf-8")).iter():
        if name_of(element) == "path":
            found[element.attrib["fill"]] += len(element.attrib["d"])
    return found


def test_there_is_one_drawing_for_each_card_and_nothing_else() -> None:
    assert sorted(path.name for path in ART.iterdir()) == sorted(FILES)
    assert sorted(scenes()) == list(range(1, 33))


def test_the_committed_drawings_are_what_the_program_draws(drawn: dict[str, str]) -> None:
    assert sorted(drawn) == sorted(FILES)
    for name, text in drawn.items():
        assert (ART / name).read_bytes() == text.encode(), f"{name} differs; run python -m tools.tangents_art"


def test_drawing_twice_gives_the_same(drawn: dict[str, str]) -> None:
    assert scenes()[1]().svg() == drawn["01.svg"]


@pytest.mark.parametrize("name", FILES)
def test_a_drawing_is_small_and_uses_only_plain_paths(name: str) -> None:
    path = ART / name
    assert path.stat().st_size <= MOST_BYTES
    for element in ET.fromstring(path.read_text(encoding="utf-8")).iter():
        assert name_of(element) in PLAIN
        assert set(element.attrib) <= ATTRIBUTES[name_of(element)]
        assert not (element.text or "").strip()
    assert set(inks(path)) <= set(ALL)


@pytest.mark.parametrize("name", FILES)
def test_nothing_is_printed_off_the_sheet(name: str) -> None:
    root = ET.fromstring((ART / name).read_text(encoding="utf-8"))
    _, _, width, height = (float(word) * 10 for word in root.attrib["viewBox"].split())
    for element in root.iter():
        for outline in outlines(element.attrib.get("d", "")):
            assert all(0 <= x <= width and 0 <= y <= height for x, y in outline)


@pytest.mark.parametrize("name", CARDS)
def test_a_card_has_the_sheet_of_the_deck_and_few_inks(name: str) -> None:
    root = ET.fromstring((ART / name).read_text(encoding="utf-8"))
    assert root.attrib["viewBox"] == "0 0 144 224"
    assert 3 <= len(inks(ART / name)) <= 9


def test_no_two_drawings_are_alike() -> None:
    """Two drawings have no path in common but the plain ground, which is the first."""
    paths = {name: re.findall(r"<path[^>]*>", (ART / name).read_text(encoding="utf-8"))[1:] for name in FILES}
    for a, b in combinations(FILES, 2):
        assert not set(paths[a]) & set(paths[b]), f"{a} and {b}"


def test_every_card_has_a_subject_of_its_own() -> None:
    assert [subject.number for subject in SUBJECTS] == list(range(1, 33))
    assert len({subject.title for subject in SUBJECTS}) == len({subject.drawing for subject in SUBJECTS}) == 32
    assert len(PAIRS) == 16
