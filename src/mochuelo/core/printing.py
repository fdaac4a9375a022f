"""What a game offers to be printed, as pure data: cards with two faces, posters, and a leaflet; `mochuelo.press` makes pages of it.

A game that can be printed has an attribute `printing` that fits `Printer`. Sizes are in millimetres from the upper left corner of a
face, sizes of letters in points, colours written `#rrggbb`. Drawings are SVG made of plain shapes: paths, circles, rectangles,
ellipses, lines, polygons and groups of them, with opacity and transform; no text, which is set apart so that it can be read and searched.
"""

from __future__ import annotations

from typing import Literal, Protocol, TypeAlias

from msgspec import Struct

Font: TypeAlias = Literal["serif", "serif-italic", "serif-bold", "sans", "sans-bold"]

Align: TypeAlias = Literal["left", "center", "right", "verse"]
"""How lines stand in their box; `verse` sets them flush left, the whole in the middle by its longest line, and indents what runs over."""


class Words(Struct, frozen=True, kw_only=True):
    """Text in a box. Lines are apart by line breaks; what is too long is set smaller, down to `smallest`, and then broken."""

    text: str
    x: float
    y: float
    width: float
    height: float
    font: Font = "serif"
    size: float = 9.0
    smallest: float = 0.0
    """The smallest size that may be taken to keep lines whole and the text within its box; 0 for `size` alone."""
    leading: float = 1.4
    """From one line to the next, in sizes of the letters."""
    align: Align = "left"
    anchor: Literal["top", "middle", "bottom"] = "top"
    colour: str = "#000000"
    spacing: float = 0.0
    """Extra room between letters, in points."""
    turned: bool = False
    """Whether the box is turned upside down, about its middle."""
    turn: float = 0.0
    """By how many degrees the box is turned besides, with the clock, about its middle."""
    bend: float = 0.0
    """The radius of a circle along which a line of text in the middle of its box runs: its centre lies so far below the baseline, or
    above it where the radius is negative; 0 for a straight line."""


class Drawing(Struct, frozen=True, kw_only=True):
    """An SVG whose view box fills the given rectangle."""

    svg: str
    x: float
    y: float
    width: float
    height: float


class Face(Struct, frozen=True, kw_only=True):
    """One side of a card: a ground that goes on a little beyond the edge, drawings upon it in order, then words."""

    ground: str
    drawings: tuple[Drawing, ...] = ()
    words: tuple[Words, ...] = ()


class Card(Struct, frozen=True, kw_only=True):
    """A card to cut out. `name` is for the outline of the document; without a back the back of the sheet stays white there."""

    name: str
    front: Face
    back: Face | None = None


class Part(Struct, frozen=True, kw_only=True):
    """Cards of one size that lie edge to edge, so their grounds should be alike; the next part begins in a new row."""

    name: str
    width: float
    height: float
    cards: tuple[Card, ...]


class Poster(Struct, frozen=True, kw_only=True):
    """A picture that may be larger than the paper, such as a board: then it is parted over several sheets that overlap, to be glued."""

    name: str
    width: float
    height: float
    face: Face


class Figure(Struct, frozen=True, kw_only=True):
    """A picture in the leaflet: drawings and words in a field of that size, shown `scale` times as large where the column allows."""

    width: float
    height: float
    drawings: tuple[Drawing, ...]
    words: tuple[Words, ...] = ()
    scale: float = 1.0
    caption: str = ""


class Items(Struct, frozen=True):
    """A list of short paragraphs with marks before them."""

    items: tuple[str, ...]


class Notes(Struct, frozen=True):
    """Short paragraphs in small letters."""

    items: tuple[str, ...]


Block: TypeAlias = str | Items | Notes | Figure
"""A paragraph, a list, notes or a figure. In paragraphs, items and notes `**bold**` is bold and `__italic__` is italic."""


class Section(Struct, frozen=True):
    """A heading of the leaflet and what stands under it."""

    heading: str
    blocks: tuple[Block, ...]


class Booklet(Struct, frozen=True, kw_only=True):
    """Everything of a game that can be printed, in one language."""

    title: str
    line: str
    """One sentence under the title."""
    language: str
    author: str
    """Who made these pages."""
    licence: str
    """Under which licence they may be shared, and its address."""
    credit: str
    """Whose game it is, and where the real one can be had."""
    accent: str = "#4a3c2e"
    """The colour of headings and ornaments."""
    emblem: str = ""
    """An SVG with a square view box that stands for the game; "" for none."""
    parts: tuple[Part, ...]
    posters: tuple[Poster, ...] = ()
    leaflet: tuple[Section, ...] = ()


class Say(Protocol):
    """The words of a game in one language: the text of a message with its arguments filled in."""

    lang: str

    def __call__(self, message: str, **args: str | float) -> str: ...


class Printer(Protocol):
    """The attribute `printing` of a game that can be printed: its booklet in the language of `say`.

    A game with decks of people's making (`core.decks.DeckKind`) takes the files of one as a second argument, and prints it instead of
    its own.
    """

    def __call__(self, say: Say) -> Booklet: ...
