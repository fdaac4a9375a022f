"""The checker of boards: the board that comes with the game passes, and every planted fault is found at its place."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from itertools import pairwise
from math import dist
from pathlib import Path
from typing import Any

import pytest

from mochuelo.core.decks import Complaint
from mochuelo.games.sophie.board_check import BOARD, check_board
from mochuelo.games.sophie.board_lie import crossings

FOLDER = Path(__file__).resolve().parent.parent
DATA = (FOLDER / "deck" / BOARD).read_bytes()


def board() -> Any:
    return json.loads(DATA)


def space(one: Any, name: str) -> Any:
    return next(each for each in one["spaces"] if each["id"] == name)


def path(one: Any, name: str) -> Any:
    return next(each for each in one["paths"] if each["id"] == name)


def found(one: Any) -> list[Complaint]:
    return check_board({BOARD: json.dumps(one, indent=1).encode()})


def test_the_house_board_is_one() -> None:
    assert check_board({BOARD: DATA}) == []


def test_the_board_is_what_the_rules_page_says() -> None:
    """Ring of 24, paths of seven, the one-way ones of six and twelve, the lake of three and one; 1 + 4 gadflies, 6 rabbits, 8 windows,
    11 majors of 2 to 6, marks 9 boat, 9 broken, 6 solid.
    """
    one = board()
    lengths = {each["id"]: len(each["spaces"]) - 2 for each in one["paths"]}
    assert lengths.pop("ring-renaissance") == 6
    assert lengths.pop("renaissance-enlightenment") == 12
    assert lengths.pop("lake-hellas") == 3 + 1
    assert set(lengths.values()) == {7}
    assert [each["id"] for each in one["paths"] if each["one_way"]] == ["lake-hellas", "ring-renaissance", "renaissance-enlightenment"]
    kinds = [each["kind"] for each in one["spaces"]]
    assert (kinds.count("gadfly"), kinds.count("major"), kinds.count("lake")) == (5, 11, 3)
    assert {each["n"] for each in one["spaces"] if "n" in each} == {2, 3, 4, 5, 6}
    marks = one["disc"]["marks"]
    assert (len(one["rabbits"]), len(one["disc"]["windows"])) == (6, 8)
    assert [marks.count(mark) for mark in "bos"] == [9, 9, 6]
    assert one["forgetting"]["ring"] == 14
    rings = {each["id"]: each["ring"] for each in one["spaces"] if "ring" in each}
    mouths = [rings[end] for each in one["paths"] for end in (each["spaces"][0], each["spaces"][-1]) if end in rings]
    assert sorted(mouths) == [0, 4, 8, 12, 16, 20]


def test_paths_cross_at_the_bridges_alone() -> None:
    """Reckoned here by walking along both paths in small steps: they come together only where a bridge is, or at an end that they share."""
    one = board()
    points = {each["id"]: (each["x"], each["y"]) for part in ("spaces", "epochs") for each in one[part]}
    ways = {each["id"]: [(name, points[name]) for name in each["spaces"]] for each in one["paths"]}
    assert len(list(crossings(ways))) == len(one["bridges"])

    def walk(name: str) -> list[tuple[float, float]]:
        along = [place for _, place in ways[name]]
        return [(a[0] + (b[0] - a[0]) * step / 40, a[1] + (b[1] - a[1]) * step / 40) for a, b in pairwise(along) for step in range(41)]

    for bridge in one["bridges"]:
        spot = (bridge["x"], bridge["y"])
        around = [[here for here in walk(bridge[side]) if dist(here, spot) < 0.03] for side in ("over", "under")]
        assert min(dist(here, there) for here in around[0] for there in around[1]) < 0.005


def put(name: str, key: str, value: Any) -> Callable[[Any], None]:
    """Give a space another value."""
    return lambda one: space(one, name).update({key: value})


def give(part: str, key: str, value: Any) -> Callable[[Any], None]:
    return lambda one: one[part].update({key: value})


def reroute(name: str, at: int, to: str) -> Callable[[Any], None]:
    return lambda one: path(one, name)["spaces"].__setitem__(at, to)


def island(one: Any) -> None:
    """The only way to Enlightenment from elsewhere leads to Renaissance instead, and its own path is a one-way exit."""
    path(one, "renaissance-enlightenment")["spaces"][-1] = "middle"
    path(one, "enlightenment-ring")["one_way"] = True


FAULTS: dict[str, tuple[Callable[[Any], None], str, str]] = {
    "another format": (lambda one: one.update(format=2), "shape-range", "format"),
    "an unknown key": (lambda one: one.update(colour="red"), "shape-unknown", "colour"),
    "a missing key": (lambda one: one["lake"].pop("far"), "shape-missing", "lake"),
    "no number": (put("a1", "x", "left"), "board-number", "a1: x"),
    "beyond the rim": (put("a1", "y", -1.2), "shape-range", "a1: y"),
    "a name without English": (lambda one: one["epochs"][2]["name"].pop("en"), "shape-missing", "middle: name"),
    "another size of the ring": (give("ring", "size", 23), "shape-range", "ring: size"),
    "a kind that is none": (put("c2", "kind", "quiz"), "shape-one-of", "c2: kind"),
    "epochs out of order": (lambda one: one["epochs"].reverse(), "board-epoch", "modern: id"),
    "an id twice": (put("c2", "id", "c1"), "board-id", "c1: id"),
    "an id that is taken": (put("c2", "id", "ring"), "board-id", "ring: id"),
    "a place on the ring twice": (put("r3", "ring", 4), "board-ring", "spaces"),
    "a major without n": (lambda one: space(one, "a2").pop("n"), "board-n", "a2"),
    "n where none belongs": (put("a1", "n", 3), "board-n", "a1"),
    "no gadfly on the disc": (put("r23", "kind", "plain"), "board-gadflies", "spaces"),
    "two gadflies on the disc": (put("r5", "kind", "gadfly"), "board-gadflies", "spaces"),
    "a mark too few": (give("disc", "marks", "bosboobbsobosbobsosobso"), "board-marks", "disc: marks"),
    "a mark that is none": (give("disc", "marks", "bosboobbsobosbobsosobsox"), "board-marks", "disc: marks"),
    "no boat": (give("disc", "marks", "sosooosssosossossosossos"), "board-marks-kind", "disc: marks"),
    "a window twice": (give("disc", "windows", [0, 3, 2]), "board-rising", "disc: windows"),
    "a rabbit beside the gadfly": (lambda one: one["rabbits"].__setitem__(-1, 23), "board-rabbit", "rabbits: 6"),
    "a rabbit beside travel": (lambda one: one["rabbits"].__setitem__(0, 2), "board-rabbit", "rabbits: 1"),
    "a step that is no space": (reroute("middle-ring", 3, "c9"), "board-step", "middle-ring: spaces: 4"),
    "a space on two paths": (reroute("middle-ring", 3, "f3"), "board-paths", "f3"),
    "a beginning that is none": (reroute("ring-renaissance", 0, "nowhere"), "board-begin", "ring-renaissance: spaces: 1"),
    "an end that is none": (reroute("modern-ring", -1, "c1"), "board-end", "modern-ring: spaces: 9"),
    "two ways where one would do": (lambda one: path(one, "ring-renaissance").update(one_way=False), "board-two-way", "ring-renaissance"),
    "an exit that is none": (lambda one: one["epochs"][3].update(exit="middle-ring"), "board-exit", "renaissance: exit"),
    "a second exit": (reroute("ring-renaissance", 0, "middle"), "board-exit", "middle: exit"),
    "a lake elsewhere": (put("b1", "kind", "lake"), "board-lake", "lake"),
    "a switch elsewhere": (give("lake", "before", "a5"), "board-switch", "lake: before"),
    "no switch": (reroute("lake-hellas", 0, "r2"), "board-switch", "lake: before"),
    "an epoch that no way leads to": (island, "board-reach", "mythology"),
    "radii turned": (give("ring", "outer", 0.3), "board-radii", "ring"),
    "a space off the ring": (put("r6", "x", 0.36), "board-ring-lie", "r6"),
    "a space under the disc": (lambda one: space(one, "c7").update(x=0.42, y=0.26), "board-inside", "c7"),
    "two spaces in one place": (lambda one: space(one, "c3").update(x=0.8161, y=0.13), "board-apart", "c2"),
    "a space in an epoch": (lambda one: space(one, "c1").update(x=0.72, y=0.36), "board-apart", "c1"),
    "forgetting far from its mark": (give("forgetting", "ring", 15), "board-beside", "forgetting"),
    "a lake far from its mark": (give("lake", "ring", 3), "board-beside", "lake"),
    "a gap": (lambda one: space(one, "f4").update(x=-0.52, y=-0.02), "board-far", "modern-ring: spaces: 4"),
    "no bridge": (lambda one: one["bridges"].pop(), "board-crossing", "renaissance-enlightenment"),
    "a bridge over nothing": (lambda one: one["bridges"][0].update(x=0.6, y=-0.3), "board-bridge", "bridges: 1"),
    "a bridge of the wrong paths": (lambda one: one["bridges"][0].update(under="middle-ring"), "board-bridge", "bridges: 1"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_found(fault: str) -> None:
    plant, code, place = FAULTS[fault]
    one = board()
    plant(one)
    told = {(each.code, re.sub(r"^board\.json:\d+: ", "", each.place)) for each in found(one)}
    assert (code, place) in told, told


def test_what_is_no_json_is_refused_with_its_line() -> None:
    """YAML that is no JSON, JSON cut off, a key twice, no text at all, no file."""
    assert [(each.code, each.place) for each in check_board({BOARD: b"format: 1\n"})] == [("board-json", "board.json:1")]
    assert check_board({BOARD: DATA[:-3]})[0].code == "document-yaml"
    twice = DATA.replace(b'"format": 1,', b'"format": 1,\n "format": 1,')
    assert [(each.code, each.place) for each in check_board({BOARD: twice})] == [("document-twice", "board.json:3")]
    assert check_board({BOARD: b"\xff"})[0].code == "document-utf8"
    assert check_board({})[0].code == "file-missing"
    assert [each.code for each in check_board({BOARD: b"[]"})] == ["shape-kind"]


def test_tabs_are_as_good_as_spaces() -> None:
    assert check_board({BOARD: json.dumps(board(), indent="\t").encode()}) == []


def test_nothing_that_is_no_number_passes_for_one() -> None:
    for word in ("NaN", "Infinity", "true", "1e999"):
        data = DATA.replace(b'"x": 0.0996', f'"x": {word}'.encode(), 1)
        assert {each.code for each in check_board({BOARD: data})} <= {"shape-range", "board-number"} != set(), word
        assert check_board({BOARD: data})


def test_every_complaint_has_words() -> None:
    code = "".join((FOLDER / f"board_{name}.py").read_text(encoding="utf-8") for name in ("check", "ways", "lie", "shape"))
    codes = set(re.findall(r'"(board-[a-z-]+)"', code))
    assert len(codes) > 25
    for lang in ("en", "es"):
        words = (FOLDER / "text" / "decks" / f"{lang}.ftl").read_text(encoding="utf-8")
        assert sorted(code for code in codes if f"complaint-{code} =" not in words) == []
