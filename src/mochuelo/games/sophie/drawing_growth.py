"""What grows and stands in more than one land: trees of several kinds, houses, waves, birds."""

from __future__ import annotations

from mochuelo.games.sophie.drawing_ink import Ink, Point, dots


def olives(ink: Ink, *places: Point) -> None:
    """Olive trees: a crooked trunk, a silver crown with a lit side."""
    with ink.strokes():
        ink.line("wooddark", 5, dots(places, "q-6-10 1-22m-1 12q6-4 8-12"))
    ink.fill("leafdeep", dots(places, "m-22-22a12 12 0 0 1 8-18a14 14 0 0 1 26 0a12 12 0 0 1 8 20a12 12 0 0 1-20 5a13 13 0 0 1-22-7z"))
    ink.fill("olive", dots(places, "m-18-26a9 9 0 0 1 8-13a11 11 0 0 1 20-1a8 8 0 0 1 4 12q-14 8-32 2z"))


def cypresses(ink: Ink, *places: Point) -> None:
    """Cypresses: flames, dark on one side."""
    ink.fill("leafdeep", dots(places, "c-12-4-9-40 0-56c9 16 12 52 0 56z"))
    ink.fill("leaf", dots(places, "c-10-4-8-40 0-56c-2 20-2 40 0 56z"))


def firs(ink: Ink, *places: Point) -> None:
    """Firs in three tiers."""
    ink.fill("leafdeep", dots(places, "h16l-9-13h6l-8-12h5l-10-17-10 17h5l-8 12h6l-9 13z"))
    ink.fill("leaf", dots(places, "v-42l-10 17h5l-8 12h6l-9 13z"))


def rounds(ink: Ink, *places: Point) -> None:
    """Trees clipped to balls."""
    with ink.strokes():
        ink.line("wooddark", 4, dots(places, "v-16"))
    ink.fill("leafdeep", dots(places, "m-14-26a14 14 0 1 0 28 0a14 14 0 1 0-28 0z"))
    ink.fill("leaf", dots(places, "m-11-28a10 10 0 0 1 19-5q-5 12-19 5z"))


def houses(ink: Ink, *places: Point) -> None:
    """Little houses with a lit window."""
    ink.fill("stone", dots(places, "h30v-18h-30z"))
    ink.fill("roof", dots(places, "m-4-18h38l-8-14h-22z"))
    ink.fill("stonedark", dots(places, "m18 0h12v-18h-12z"))
    ink.fill("glow", dots(places, "m6-5h6v-8h-6z"))


def waves(ink: Ink, *places: Point) -> None:
    """Marks of waves."""
    with ink.strokes():
        ink.line("foam", 4, dots(places, "q7-9 14 0t14 0"), opacity=".75")


def birds(ink: Ink, *places: Point) -> None:
    """Far birds."""
    with ink.strokes():
        ink.line("ink", 3, dots(places, "q6-9 11 0q5-9 11 0"), opacity=".55")


def knolls(ink: Ink, colour: str, *places: Point, opacity: str = ".55") -> None:
    """Low hills."""
    ink.fill(colour, dots(places, "q30-34 64-6q24-20 52 6z"), opacity=opacity)


def downs(ink: Ink, land: str, *places: Point) -> None:
    """Two hills one before the other, the nearer in the shade of the farther."""
    ink.fill(f"{land}.tint", dots(places, "q26-44 60-12q4 8 8 12z"), opacity=".9")
    ink.fill(f"{land}.mid", dots(places, "m30 0q26-32 58 0z"), opacity=".5")


def peaks(ink: Ink, land: str, *places: Point) -> None:
    """Mountains with a lit side and snow."""
    ink.fill(f"{land}.mid", dots(places, "l44-78 20 28 14-16 38 66z"))
    ink.fill(f"{land}.deep", dots(places, "m44-78l-6 30 14 14-4 34h68l-38-66-14 16z"), opacity=".35")
    ink.fill("white", dots(places, "m44-78l-14 26 10-4 6 8 6-10 8 2z"))
