"""Booklets for the tests of the press: a strange game with cards of two sizes."""

from __future__ import annotations

from importlib.resources import files

from mochuelo.cli.words import Words
from mochuelo.core.printing import Booklet, Card, Drawing, Face, Figure, Items, Notes, Part, Section
from mochuelo.core.printing import Words as Text

SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="9" fill="#204080"/></svg>'


def face(text: str, width: float = 63.5, ground: str = "#ffeecc") -> Face:
    drawing = Drawing(svg=SQUARE, x=5, y=5, width=20, height=20)
    words = Text(text=text, x=5, y=30, width=width - 10, height=30, align="verse")
    return Face(ground=ground, drawings=(drawing,), words=(words,))


def card(number: int, width: float = 63.5) -> Card:
    return Card(name=f"Card {number}", front=face(f"front{number}", width), back=face(f"back{number}", width))


def part(count: int, width: float = 63.5, height: float = 88.9) -> Part:
    return Part(name="Part", width=width, height=height, cards=tuple(card(number, width) for number in range(count)))


def booklet(*parts: Part, sections: int = 3) -> Booklet:
    drawing = Drawing(svg=SQUARE, x=0, y=0, width=200, height=20)
    blocks = (
        "A **bold** word and an __italic__ one. " * 6,
        Items(("first", "second")),
        Notes(("small",)),
        Figure(width=200, height=20, drawings=(drawing,), caption="A figure"),
    )
    return Booklet(
        title="Ducks",
        line="A strange game",
        language="en",
        author="Nobody",
        licence="CC0",
        credit="Somebody's",
        parts=parts,
        leaflet=tuple(Section(f"Heading {number}", blocks) for number in range(sections)),
    )


def say(lang: str = "en") -> Words:
    return Words(lang, files("mochuelo.press") / "text")
