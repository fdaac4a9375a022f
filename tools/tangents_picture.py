"""Draws the cards of the picture on the home page: one throw of a card, caught five times while it turns over.

    python tools/tangents_picture.py           writes web/src/games/tangents/picture.svg
    python tools/tangents_picture.py --check   writes nothing, and fails where the file is not what would be written

The drawings of three cards stand in it, so that the page fetches one file and not three.
"""

from __future__ import annotations

import json
import math
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ART = ROOT / "src" / "mochuelo" / "games" / "tangents" / "deck" / "art"
TARGET = ROOT / "web" / "src" / "games" / "tangents" / "picture.svg"

SCALE = 0.81 * 0.94
LIFT = 0.3
"""How far above the cards the eye is: what turns away from it slopes by this."""
STOCK, EDGE, PAGE, INK, INDIGO, GOLD, TEAL = "#fbf6e9", "#cdbf9f", "#f5ecd8", "#29231b", "#2c3079", "#d8b26c", "#1d7674"
LIGHT, DARK, SHADE = "#fff6de", "#0e3f3f", "#17151c"

STEPS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
ROWS = ((), (0.0,), (-0.5, 0.5), (-1.0, 0.0, 1.0), (-1.5, -0.5, 0.5, 1.5))
CORNERS = (
    (),
    ((0.0, 0.0),),
    ((0.0, -1.2), (0.0, 1.2)),
    ((0.0, -1.25), (-1.1, 0.75), (1.1, 0.75)),
    ((0.0, -1.4), (1.4, 0.0), (0.0, 1.4), (-1.4, 0.0)),
)


def spots(way: int, value: int) -> list[tuple[float, float]]:
    """The dots of a value, as points of a card of 200 by 280: in a row at an edge, in a shape whose outer end is out at a corner."""
    dx, dy = STEPS[way]
    inset = 16.8 if dx and dy else 14.5
    x, y = 100 + dx * (100 - inset), 140 + dy * (140 - inset)
    if not dx or not dy:
        return [(x, y + 13 * n) if dx else (x + 13 * n, y) for n in ROWS[value]]
    unit = 6.1 * math.sqrt(0.5)
    return [(x + (-b * dx - a * dy) * unit, y + (-b * dy + a * dx) * unit) for a, b in CORNERS[value]]


def dots(values: str, colour: str) -> str:
    """All dots of a face."""
    points = [point for way, digit in enumerate(values) for point in spots(way, int(digit))]
    path = "".join(f"M{x:.1f} {y:.1f}h.01" for x, y in points)
    return f'<path fill="none" stroke="{colour}" stroke-width="10.6" stroke-linecap="round" d="{path}"/>'


def box(x: float, y: float, width: float, height: float, paint: str, radius: float = 0) -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{radius:g}" {paint}/>'


def illustration(card: int, values: str) -> str:
    """The face with the drawing."""
    drawn = (ART / f"{card:02}.svg").read_text(encoding="utf-8")
    inner = re.sub(r"\s*\n\s*", "", drawn[drawn.index(">") + 1 : drawn.rindex("</svg>")])
    return "".join([
        box(0, 0, 200, 280, f'fill="{STOCK}"', 13),
        box(3, 3, 194, 274, f'fill="{INDIGO}"', 11),
        f'<svg x="28" y="28" width="144" height="224" viewBox="0 0 144 224">{inner}</svg>',
        box(28, 28, 144, 224, f'fill="none" stroke="{GOLD}" stroke-width="2.4"', 6),
        dots(values, LIGHT),
    ])  # fmt: skip


def poem(values: str) -> str:
    """The face with the poem, its lines as they look from afar."""
    lines = "".join(f"M{52 + n % 2 * 6} {146 + n * 20}h{long}" for n, long in enumerate((84, 96, 68, 90)))
    return "".join([
        box(0, 0, 200, 280, f'fill="{PAGE}"', 13),
        box(28, 28, 144, 224, f'fill="none" stroke="{TEAL}" stroke-width="2.4"'),
        box(32, 32, 136, 216, f'fill="none" stroke="{TEAL}" stroke-width=".8"'),
        f'<path stroke="{INK}" stroke-width="8" stroke-linecap="round" d="M62 84h76"/>',
        f'<path fill="none" stroke="{TEAL}" stroke-width="2.4" stroke-linecap="round" d="M72 108Q84 103 93 108M128 108Q116 103 107 108"/>',
        f'<path fill="{TEAL}" d="M100 103l5 5-5 5-5-5z"/>',
        f'<path stroke="{INK}" stroke-width="4.5" stroke-linecap="round" opacity=".62" d="{lines}"/>',
        dots(values, DARK),
    ])  # fmt: skip


def posed(inner: str, x: float, y: float, turn: float, lean: float) -> str:
    """A card that has turned by so many degrees about its upright middle, leaning a little."""
    across, slope = math.cos(math.radians(turn)), math.sin(math.radians(turn)) * LIFT
    # Past the quarter turn the back is drawn, which is its own right way round.
    a, b = (-across, -slope) if across < 0 else (across, slope)
    shade = (1 - abs(across)) * 0.34
    place = f"translate({x * 0.94:g} {y * 0.94:g}) rotate({lean:g})"
    place += f" matrix({a * SCALE:.3f} {b * SCALE:.3f} 0 {SCALE:.3f} 0 0) translate(-100 -140)"
    cast = box(9, 16, 200, 280, f'fill="{SHADE}" opacity=".2"', 13)
    thick = box(6 if across < 0 else -6, 0, 200, 280, f'fill="{EDGE}"', 13)
    dark = box(0, 0, 200, 280, f'fill="{SHADE}" opacity="{shade:.2f}"', 13) if shade else ""
    return f'<g transform="{place}">{cast}{thick}{inner}{dark}</g>'


def drawn() -> str:
    """The whole file."""
    deck = {card["number"]: card for card in json.loads((ART.parent / "cards.json").read_text(encoding="utf-8"))}
    bat, ring, elephant = 9, 15, 12
    cards = [
        posed(illustration(bat, deck[bat]["illustration"]), -226, 32, 0, -11),
        posed(illustration(ring, deck[ring]["illustration"]), -90, -10, 38, -5),
        posed(illustration(elephant, deck[elephant]["illustration"]), 9, -24, 70, -1),
        posed(poem(deck[elephant]["poem"]), 98, -16, 121, 3),
        posed(poem(deck[bat]["poem"]), 227, 28, 180, 10),
    ]
    return "\n".join(['<svg xmlns="http://www.w3.org/2000/svg" viewBox="-320 -220 640 440">', *cards, "</svg>", ""])


def main() -> None:
    text = drawn()
    if "--check" not in sys.argv:
        TARGET.write_text(text, encoding="utf-8")
    elif not TARGET.exists() or TARGET.read_text(encoding="utf-8") != text:
        raise SystemExit(f"{TARGET} is not what would be drawn; run python tools/tangents_picture.py")


if __name__ == "__main__":
    main()
