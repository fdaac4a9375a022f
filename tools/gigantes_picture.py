"""Draws the cards of the picture on the home page: four thinkers at one table, the threads between them, and a mochuelo who listens.

    python tools/gigantes_picture.py           writes web/src/games/gigantes/picture.svg
    python tools/gigantes_picture.py --check   writes nothing, and fails where the file is not what would be written

The drawings of the deck stand in it, so that the page fetches one file and not a dozen.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.gigantes_art.palette import DEEP, GROUNDS, INK, PAPER  # noqa: E402  found once the root is

ART = ROOT / "src" / "mochuelo" / "games" / "gigantes" / "deck" / "art"
TARGET = ROOT / "web" / "src" / "games" / "gigantes" / "picture.svg"
EDGE, SHADE, YES, NO = "#cdbf9f", "#17151c", "#2c7a3f", "#b3312a"
SCALE = 0.77
CARDS = (
    ("concept", 1, "sun", ("mirror",), ("razor", "wheel"), -218, 80, -12),
    ("expression", 10, "mirror", ("sun", "chain"), ("city",), -79, 48, -4),
    ("work", 12, "mask", (), ("mirror",), 79, 48, 4),
    ("biography", 8, "chain", (), ("mask",), 218, 80, 12),
)
"""Type, thinker, drawing, the drawings it supports and refutes, and how the card lies: its middle and by how much it leans."""


def art(name: str, x: float, y: float, size: float, *, recolour: str = "") -> str:
    """A drawing of the deck in a square."""
    drawn = (ART / f"{name}.svg").read_text(encoding="utf-8")
    side = re.search(r'viewBox="0 0 (\d+)', drawn)
    inner = re.sub(r"\s*\n\s*", "", drawn[drawn.index(">") + 1 : drawn.rindex("</svg>")])
    scale = size / int(side[1] if side else 48)
    return f'<g transform="translate({x:g} {y:g}) scale({scale:.4g})">{inner.replace(INK, recolour) if recolour else inner}</g>'


def box(x: float, y: float, width: float, height: float, paint: str, radius: float = 0) -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{radius:g}" {paint}/>'


def pill(x: float, marks: tuple[str, ...], colour: str, sign: str) -> str:
    """A list of a card: its sign and its drawings, from the left."""
    width = 22 + 20 * len(marks)
    path = f'<path fill="none" stroke="{colour}" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round" d="{sign}"/>'
    signs = "".join(art(f"themes/{mark}", 20 + 20 * n, 3, 16) for n, mark in enumerate(marks))
    ground = box(0, 0, width, 22, f'fill="{colour}" fill-opacity=".16"', 11)
    return f'<g transform="translate({x:g} 52)">{ground}{path}{signs}</g>'


def card(kind: str, thinker: int, drawing: str, yes: tuple[str, ...], no: tuple[str, ...]) -> str:
    """A card of 200 by 280: its strip, its lists, its portrait, and its words as they look from afar."""
    ground, deep = GROUNDS[kind], DEEP[kind]
    lists = [(marks, colour, sign) for marks, colour, sign in ((yes, YES, "M7 11L10.5 15L16 7"), (no, NO, "M7 7L15 15M15 7L7 15")) if marks]
    at = 100 - (sum(22 + 20 * len(marks) for marks, _, _ in lists) + 6 * (len(lists) - 1)) / 2
    pills = []
    for marks, colour, sign in lists:
        pills.append(pill(at, marks, colour, sign))
        at += 28 + 20 * len(marks)
    return "".join([
        box(0, 0, 200, 280, f'fill="{PAPER}"', 13),
        f'<path fill="{ground}" d="M0 45V13A13 13 0 0 1 13 0H187A13 13 0 0 1 200 13V45Z"/>', box(0, 44, 200, 3, f'fill="{deep}"'),
        art(f"types/{kind}", 12, 6, 33), art(f"themes/{drawing}", 154, 6, 33, recolour="#fff8ea" if kind == "biography" else ""),
        *pills,
        f'<circle cx="100" cy="154" r="71" fill="{INK}"/><circle cx="100" cy="154" r="69" fill="{PAPER}"/>',
        f'<circle cx="100" cy="154" r="66" fill="{deep}"/>',
        f'<circle cx="100" cy="154" r="57" fill="{ground}" stroke="{PAPER}" stroke-width="2"/>',
        art(f"thinkers/{thinker:02}", 43, 97, 114),
        f'<path stroke="{INK}" stroke-width="7" stroke-linecap="round" d="M54 244h92"/>',
        f'<path stroke="{INK}" stroke-width="4.5" stroke-linecap="round" opacity=".55" d="M74 260h52"/>',
    ])  # fmt: skip


def posed(inner: str, x: float, y: float, lean: float) -> str:
    """A card that leans."""
    cast = box(7, 14, 200, 280, f'fill="{SHADE}" opacity=".22"', 13)
    thick = box(-1, 4, 202, 280, f'fill="{EDGE}"', 13)
    return f'<g transform="translate({x:g} {y:g}) rotate({lean:g}) scale({SCALE:g}) translate(-100 -140)">{cast}{thick}{inner}</g>'


def thread(path: str, colour: str, dashes: str = "") -> str:
    """A thread, light below so that it shows on any ground."""
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    under = f'<path fill="none" stroke="{PAPER}" stroke-width="8" stroke-linecap="round" d="{path}"/>'
    return f'{under}<path fill="none" stroke="{colour}" stroke-width="4.5" stroke-linecap="round"{dashed} d="{path}"/>'


def drawn() -> str:
    """The whole file."""
    outer, inner = (CARDS[0], CARDS[3]), (CARDS[1], CARDS[2])
    cards = [posed(card(*one[:5]), *one[5:]) for one in (*outer, *inner)]
    return "\n".join([
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-320 -220 640 440">',
        thread("M-98-62C-112-130-206-126-228-34", YES),
        thread("M228-34C206-126 112-130 98-62", NO, "11 9"),
        art("owls/concept", -44, -143, 88),
        *cards,
        "</svg>", "",
    ])  # fmt: skip


def main() -> None:
    text = drawn()
    if "--check" not in sys.argv:
        TARGET.write_text(text, encoding="utf-8")
    elif not TARGET.exists() or TARGET.read_text(encoding="utf-8") != text:
        raise SystemExit(f"{TARGET} is not what would be drawn; run python tools/gigantes_picture.py")


if __name__ == "__main__":
    main()
