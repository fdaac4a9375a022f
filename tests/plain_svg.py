"""What a drawing of ours may be made of, and the corners of its paths: for the tests of every deck's drawings."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

PLAIN = {"svg", "g", "path"}
ATTRIBUTES = {"svg": {"viewBox"}, "g": {"transform"}, "path": {"d", "fill"}}
MOST_BYTES = 9 * 1024
STEP = re.compile(r"[mlz]|-?\d+")


def name_of(element: ET.Element) -> str:
    return element.tag.removeprefix("{http://www.w3.org/2000/svg}")


def outlines(data: str) -> list[list[tuple[int, int]]]:
    """The corners of each outline of path data made of relative moves, lines and closings."""
    found: list[list[tuple[int, int]]] = []
    start = here = (0, 0)
    words = STEP.findall(data)
    assert "".join(words) == data.replace(" ", "")
    command, at = "", 0
    while at < len(words):
        if words[at] in "mlz":
            command, at = words[at], at + 1
            here = start if command == "z" else here
            continue
        here = (here[0] + int(words[at]), here[1] + int(words[at + 1]))
        if command == "m":
            start = here
            found.append([])
        found[-1].append(here)
        at += 2
    return found
