"""The first sheet: what is in the file on its front, how to print and cut on both sides, and marks that show whether the two sides meet."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from mochuelo.core.printing import Booklet, Card, Drawing, Say
from mochuelo.press.faces import stamp
from mochuelo.press.ornaments import cross, flourish, ring, sheet_picture, strip_picture, turning, uncut
from mochuelo.press.pen import POINT, Pen
from mochuelo.press.posters import tiles
from mochuelo.press.sheets import Paper
from mochuelo.press.typeset import RISE, Style, lines, put

SIDE = 30.0
CORNER = 14.0
"""How far the marks of the two sides are from the corners of the page."""
INK, SOFT = "#29231b", "#6b5c49"
BODY = Style("serif", 10, 1.42, INK)
NOTE = Style("sans", 7.5, 1.35, SOFT)
FAN = ((-13.0, -31.0, 4.5), (13.0, 31.0, 4.5), (0.0, 0.0, 0.0))
"""The three cards on the front: turned by, to the side by, and lower by; the last one lies on top."""
FAN_HEIGHT = 76.0
TITLE = 36.0
"""The size of the title's letters, in points, where there is room."""


class Entry(Struct, frozen=True):
    """A line of the list of contents: what it is, its pages, and the paper for it."""

    what: str
    first: int
    last: int
    paper: str


class _Reader:
    """Writes down a page, from the top."""

    def __init__(self, pen: Pen, y: float, accent: str) -> None:
        self.pen = pen
        self.y = y
        self.accent = accent
        self.step = 0

    def say(self, text: str, style: Style, x: float = SIDE, width: float = 0.0) -> None:
        """A paragraph."""
        for line in lines(self.pen, text, style, width or self.pen.width - SIDE - x):
            put(self.pen, line, x, self.y + style.pitch / 2 + RISE * style.size * POINT, style)
            self.y += style.pitch

    def centred(self, text: str, style: Style) -> None:
        """A paragraph in the middle."""
        for line in lines(self.pen, text, style, self.pen.width - 2 * SIDE, even=True):
            put(self.pen, line, (self.pen.width - line.width) / 2, self.y + style.pitch / 2 + RISE * style.size * POINT, style)
            self.y += style.pitch

    def numbered(self, text: str) -> None:
        """The next step."""
        self.step += 1
        number = Style("serif-bold", 20, 1.0, self.accent)
        self.pen.write(str(self.step), SIDE, self.y + 6.2, number.font, number.size, number.colour)
        self.say(text, BODY, SIDE + 11)
        self.y += 4.5


def front(pen: Pen, booklet: Booklet, paper: Paper, entries: Sequence[Entry], say: Say) -> None:
    """The first page: title, what is in the file, and how to print it."""
    pen.page(say("print-part-guide"))
    page = _Reader(pen, 20.0, booklet.accent)
    shown = [card for part in booklet.parts for card in part.cards]
    if shown:
        _fan(pen, booklet, shown, page.y)
        page.y += FAN_HEIGHT
    page.centred(booklet.title, Style("serif-bold", _title_size(pen, booklet.title), 1.25, booklet.accent))
    page.centred(booklet.line, Style("serif-italic", 12, 1.4, INK))
    flourish(pen, pen.width / 2, page.y + 5, 32, booklet.accent)
    page.y += 12
    for entry in entries:
        _entry(page, entry, say)
    page.y += 7
    page.numbered(say("print-step-size", paper=say(f"print-paper-{paper.key}")))
    _rule(pen, SIDE + 11, page.y, say)
    page.y += 17
    page.numbered(say("print-step-sides"))
    _two_sides(pen, page.y, booklet.accent, say)
    _corners(pen, ring)


def _title_size(pen: Pen, title: str) -> float:
    """As large as one line allows, down to where two lines would be the lesser evil."""
    room = pen.width - 2 * SIDE - 1
    return min(TITLE, max(room / pen.measure(title, "serif-bold", 1.0), TITLE / 2)) if title else TITLE


def back(pen: Pen, booklet: Booklet, paper: Paper, say: Say) -> None:
    """The second page: how to check and cut, and whose work this is."""
    pen.page()
    page = _Reader(pen, 34.0, booklet.accent)
    page.step = 2
    page.numbered(say("print-step-check"))
    page.numbered(say("print-step-cut"))
    _cuts(pen, page.y, booklet.accent)
    page.y += 66
    for part in booklet.parts[:1]:
        page.numbered(say("print-step-finish", width=part.width, height=part.height))
    if any(len(tiles(poster, paper)) > 1 for poster in booklet.posters):
        page.numbered(say("print-step-glue"))
    page.y = max(pen.height - 62, page.y + 14)
    if booklet.emblem:
        pen.draw(Drawing(svg=booklet.emblem, x=pen.width / 2 - 12, y=page.y - 18, width=24, height=24))
    else:
        flourish(pen, pen.width / 2, page.y, 32, booklet.accent)
    page.y += 9
    page.centred(booklet.credit, Style("serif-italic", 10, 1.45, INK))
    page.y += 3
    page.centred(say("print-made", author=booklet.author, licence=booklet.licence), NOTE)
    _corners(pen, cross)


def _entry(page: _Reader, entry: Entry, say: Say) -> None:
    message = ("print-page", "print-page-range", "print-page-ranges")[min(entry.last - entry.first, 2)]
    pages = say(message, first=entry.first, last=entry.last)
    pen, y = page.pen, page.y + BODY.pitch / 2 + RISE * BODY.size * POINT
    left = SIDE + 11
    pen.write(pages, left, y, "sans", 8.5, SOFT)
    pen.write(entry.what, left + 36, y, "serif-bold", 10, INK)
    width = pen.measure(entry.paper, "sans", 8.5)
    pen.write(entry.paper, pen.width - SIDE - width, y, "sans", 8.5, SOFT)
    page.y += BODY.pitch + 1.2
    pen.line(left, page.y - 0.6, pen.width - SIDE, page.y - 0.6, "#d3c3a2", 0.4)


def _fan(pen: Pen, booklet: Booklet, cards: Sequence[Card], top: float) -> None:
    """Three cards, the middle one shows its front."""
    part = booklet.parts[0]
    scale = min(1.0, 66.0 / part.height)
    third = max(len(cards) // 3, 1)
    faces = [cards[0].front, cards[min(2 * third, len(cards) - 1)].front, cards[min(third, len(cards) - 1)].back or cards[0].front]
    order = (faces[0], faces[1], faces[2])
    for (degrees, aside, lower), face in zip(FAN, order, strict=True):
        x = pen.width / 2 + aside - part.width * scale / 2
        y = top + lower
        with pen.turned(-degrees, pen.width / 2 + aside, y + part.height * scale / 2):
            pen.ground(x, y, part.width * scale, part.height * scale, face.ground)
            stamp(pen, face, x, y, scale)
            pen.frame(x, y, part.width * scale, part.height * scale, "#a89878", 0.4)


def _rule(pen: Pen, x: float, y: float, say: Say) -> None:
    """A rule of ten centimetres and one of four inches, to be held against a true one."""
    for number, unit, length, down in ((10, "print-centimetres", 10.0, 5.0), (4, "print-inches", 25.4, 5.0)):
        side = -1 if unit == "print-centimetres" else 1
        pen.line(x, y + down, x + number * length, y + down, INK, 0.5)
        for at in range(number + 1):
            pen.line(x + at * length, y + down, x + at * length, y + down + side * 2.2, INK, 0.5)
            pen.write(str(at), x + at * length + 0.6, y + down + (side * 3.2 if side < 0 else 4.6) + 0.9 * (side < 0), "sans", 6.5, SOFT)
        pen.write(say(unit), x + number * length + 5, y + down + (-0.8 if side < 0 else 3.2), "sans", 7.5, SOFT)


def _two_sides(pen: Pen, y: float, accent: str, say: Say) -> None:
    """A sheet and its back: what lies left on the one lies right on the other."""
    turning(pen, pen.width / 2, y + 23, accent)
    for aside, numbers, label in ((-48.0, "123", "print-front"), (14.0, "321", "print-back")):
        x = pen.width / 2 + aside
        sheet_picture(pen, x, y, accent, filled=label == "print-front")
        for at, number in enumerate(numbers):
            middle = x + 6.5 + at * 10.5 - pen.measure(number, "serif-bold", 12) / 2
            pen.write(number, middle, y + 11, "serif-bold", 12, "#ffffff" if label == "print-front" else accent)
        width = pen.measure(say(label), "sans", 8)
        pen.write(say(label), x + 17 - width / 2, y + 52, "sans", 8, SOFT)


def _cuts(pen: Pen, y: float, accent: str) -> None:
    """The cuts from top to bottom first, then the strips across."""
    uncut(pen, pen.width / 2 - 48, y, accent)
    for strip in range(3):
        strip_picture(pen, pen.width / 2 + 6 + strip * 15, y + 2, accent)


def _corners(pen: Pen, mark: Callable[[Pen, float, float], None]) -> None:
    for x in (CORNER, pen.width - CORNER):
        for y in (CORNER, pen.height - CORNER):
            mark(pen, x, y)
