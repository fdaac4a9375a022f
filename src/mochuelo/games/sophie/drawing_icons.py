"""The signs of the kinds of spaces, within 25 units of a middle, and the digits that say by how much a space turns the disc."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from mochuelo.games.sophie.drawing_ink import Ink, Point, dots

DIGITS = (
    "",
    "m-4-6 6-4v20",
    "m-6-5a6 5.5 0 1 1 11 3l-12 12h14",
    "m-6-10h12l-7 8a6 6 0 1 1-6 9",
    "m4 10v-20l-12 14h16",
    "m6-10h-10l-1 9a6.3 6.3 0 1 1-1 9",
    "m4-10q-11 6-10 14a6 6 0 1 0 3-5",
)
"""Drawn with a line, 20 units high."""


class Layer(Struct, frozen=True):
    """A part of a sign: a shape, or a line of some width, in path data from the middle of the sign on."""

    data: str
    width: float = 0.0
    colour: str = "sign"
    opacity: str = ""


class Sign(Struct, frozen=True):
    """A sign at a place: the kind of space, and the number on it."""

    kind: str
    at: Point
    n: int = 0


_ROW = "q6-9 12 0t12 0 12 0"

SIGNS: dict[str, tuple[Layer, ...]] = {
    "philosophy": (Layer("m-12 0a12 11 0 1 0 24 0 12 11 0 1 0-24 0m12-21v42", 6),),
    "question": (Layer("m-10-9a10 10 0 1 1 15 8q-5 4-5 9m0 11v.1", 7),),
    "travel": (Layer("m-14-13 14 13-14 13m17-26 14 13-14 13", 7),),
    "major": (Layer("m-14 17a22 22 0 1 1 28 0", 4), Layer("m22 9-16 4 11 12z")),
    "gadfly": (
        Layer("m-4-3c-8-15-20-11-19-3 1 8 11 11 19 10zm8 0c8-15 20-11 19-3-1 8-11 11-19 10z", 0, "dark", ".5"),
        Layer("m0-20a6 6 0 0 1 5 9q3 7 2 16-2 10-7 16-5-6-7-16-1-9 2-16a6 6 0 0 1 5-9z", 0, "dark"),
        Layer("m-5 8-9 10m19-10 9 10m-17-36-5-6m11 6 5-6", 3, "dark"),
    ),
    "forgetting": (
        Layer("m-15 11a9 9 0 0 1-1-18 12 12 0 0 1 22-4 10 10 0 0 1 11 12 6 6 0 0 1-3 10z"),
        Layer("m-4 4a4 4 0 1 1 5 3q-8 3-9-4a8 8 0 0 1 15-4", 4, "forgetting"),
    ),
    "lake": (Layer(f"m-18-9{_ROW}m-36 11{_ROW}m-36 11{_ROW}", 5),),
    "stage": (Layer("m-16-9h32m-34 10h36m-34 10h32m-25-27v34m18-34v34", 5),),
    "plain": (Layer("m0-9 3 6 6 3-6 3-3 6-3-6-6-3 6-3z", 0, "dark", ".55"),),
}
"""Of each kind of space; `stage` is a landing stage of the lake."""


def draw_signs(ink: Ink, signs: Sequence[Sign], scale: float) -> None:
    """Signs at their places, so many times as large; those of a kind make one shape."""
    with ink.at(0, 0, scale), ink.strokes():
        for kind in dict.fromkeys(sign.kind for sign in signs):
            places = [_shrunk(sign, scale) for sign in signs if sign.kind == kind]
            for layer in SIGNS[kind]:
                _layer(ink, layer, places)
        for n in sorted({sign.n for sign in signs} - {0}):
            ink.line("sign", 5, dots((_shrunk(sign, scale) for sign in signs if sign.n == n), DIGITS[n]))


def _shrunk(sign: Sign, scale: float) -> Point:
    return sign.at[0] / scale, sign.at[1] / scale


def _layer(ink: Ink, layer: Layer, places: Iterable[Point]) -> None:
    if layer.width:
        ink.line(layer.colour, layer.width, dots(places, layer.data), opacity=layer.opacity)
    else:
        ink.fill(layer.colour, dots(places, layer.data), opacity=layer.opacity)
