"""The leaflet: sections in two columns of equal height, on as few pages as they need."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct

from mochuelo.core.errors import MochueloError
from mochuelo.core.printing import Block, Booklet, Drawing, Figure, Items, Notes, Section
from mochuelo.press.faces import stamp_figure
from mochuelo.press.pen import POINT, Pen
from mochuelo.press.typeset import RISE, Line, Style, lines, put

SIDE = 17.0
FOOT = 17.0
HEAD = 15.0
GUTTER = 9.0
COLUMNS = 2
TITLE = 32.0
"""What the title takes of the first page."""
EMBLEM = 28.0
INK = "#29231b"
SIZES = (1.1, 1.075, 1.05, 1.025, 1.0)
"""How many times as large as designed letters and figures may be, where that fills the pages better."""
AFTER = {"note": 0.6, "heading": 0.7, "text": 1.5, "figure": 3.0, "section": 2.6}
"""Room after each kind of box, in millimetres."""
INDENT = 3.6


class Look(Struct, frozen=True):
    """The styles of a leaflet: `size` times as large as designed, in columns of a width."""

    size: float
    width: float
    accent: str

    @property
    def body(self) -> Style:
        """Paragraphs and items."""
        return Style("serif", 9.5 * self.size, 1.42, INK)

    @property
    def heading(self) -> Style:
        """The names of sections."""
        return Style("serif-bold", 11.5 * self.size, 1.25, self.accent)

    @property
    def caption(self) -> Style:
        """What stands under a figure."""
        return Style("sans", 7.75 * self.size, 1.35, "#4a3c2e")

    @property
    def note(self) -> Style:
        """Small print."""
        return Style("sans", 7.25 * self.size, 1.35, INK)


class Box(Struct, frozen=True):
    """Something that stands in a column: how high it is, the room after it, whether it clings to the next, and what draws it at a place."""

    height: float
    after: float
    clings: bool
    draw: Callable[[float, float], None]


def leaflet(pen: Pen, booklet: Booklet) -> int:
    """Draw all pages of the leaflet; gives their number."""
    if not booklet.leaflet:
        return 0
    width = _width(pen)
    tried = (_boxes(pen, booklet, Look(size, width, booklet.accent)) for size in SIZES)
    pages = length(pen, booklet)
    boxes = next(boxes for boxes in tried if _pages(pen, boxes) == pages)
    columns = _columns(boxes, _evened(boxes, _rooms(pen, pages))) or []
    for page in range(pages):
        pen.page(booklet.title if page == 0 else "")
        top = HEAD + (_title(pen, booklet) if page == 0 else 0)
        for place, column in enumerate(columns[page * COLUMNS : (page + 1) * COLUMNS]):
            _draw(column, SIDE + place * (width + GUTTER), top)
        _foot(pen, booklet, f"{page + 1} / {pages}" if pages > 1 else "")
    return pages


def length(pen: Pen, booklet: Booklet) -> int:
    """How many pages the leaflet needs. Raises `MochueloError` where a block of it is too high for a column."""
    return _pages(pen, _boxes(pen, booklet, Look(SIZES[-1], _width(pen), booklet.accent))) if booklet.leaflet else 0


def _width(pen: Pen) -> float:
    return (pen.width - 2 * SIDE - (COLUMNS - 1) * GUTTER) / COLUMNS


def _boxes(pen: Pen, booklet: Booklet, look: Look) -> list[Box]:
    return [box for section in booklet.leaflet for box in _section(pen, section, look)]


def _pages(pen: Pen, boxes: Sequence[Box]) -> int:
    """How many pages the boxes need. Raises `MochueloError` where one of them finds no room in any column."""
    found = next((count for count in range(1, len(boxes) + 2) if _columns(boxes, _rooms(pen, count)) is not None), 0)
    if not found:
        high, room = (f"{size:.0f} mm" for size in (max(_needed(boxes, at) for at in range(len(boxes))), _rooms(pen, 1)[0]))
        raise MochueloError("print-too-high", f"too high for a column of the leaflet, {room}: a block of {high}", size=high, room=room)
    return found


def _rooms(pen: Pen, pages: int) -> list[float]:
    """How high each column may be."""
    whole = pen.height - HEAD - FOOT
    return [whole - (TITLE if page == 0 else 0) for page in range(pages) for _ in range(COLUMNS)]


def _evened(boxes: Sequence[Box], rooms: list[float]) -> list[float]:
    """The columns made shorter alike, as long as all has room."""
    less = 0.0
    while _columns(boxes, [room - less - 1 for room in rooms]) is not None:
        less += 1
    return [room - less for room in rooms]


def _columns(boxes: Sequence[Box], rooms: Sequence[float]) -> list[list[Box]] | None:
    """The boxes in columns of these heights; None when there is no room for all. What clings is never the last of a column."""
    columns: list[list[Box]] = [[]]
    used = 0.0
    for at, box in enumerate(boxes):
        needed = _needed(boxes, at)
        if used + needed > rooms[len(columns) - 1]:
            if len(columns) == len(rooms) or needed > rooms[len(columns)]:
                return None
            columns.append([])
            used = 0.0
        columns[-1].append(box)
        used += box.height + box.after
    return columns


def _needed(boxes: Sequence[Box], at: int) -> float:
    """How high a box is, together with the next one where it clings to that."""
    box = boxes[at]
    return box.height + (box.after + boxes[at + 1].height if box.clings and at + 1 < len(boxes) else 0.0)


def _draw(column: Sequence[Box], x: float, y: float) -> None:
    for box in column:
        box.draw(x, y)
        y += box.height + box.after


def _title(pen: Pen, booklet: Booklet) -> float:
    """The head of the first page."""
    wide = EMBLEM if booklet.emblem else 0.0
    room = pen.width - 2 * SIDE - wide
    title = Style("serif-bold", min(30.0, room / pen.measure(booklet.title or " ", "serif-bold", 1.0)), 1.1, booklet.accent)
    line = Style("serif-italic", min(11.0, room / pen.measure(booklet.line or " ", "serif-italic", 1.0)), 1.3, INK)
    words = max(pen.measure(text, style.font, style.size) for text, style in ((booklet.title, title), (booklet.line, line)))
    x = (pen.width - wide - words) / 2
    if booklet.emblem:
        pen.draw(Drawing(svg=booklet.emblem, x=x - 3, y=HEAD - 3, width=wide - 3, height=wide - 3))
    pen.write(booklet.title, x + wide, HEAD + 10, title.font, title.size, title.colour)
    pen.write(booklet.line, x + wide, HEAD + 17.5, line.font, line.size, line.colour)
    return TITLE


def _foot(pen: Pen, booklet: Booklet, number: str) -> None:
    style = Style("sans", 7, 1.3, "#6b5c49")
    y = pen.height - 9.5
    pen.write(booklet.credit, SIDE, y, style.font, style.size, style.colour)
    width = pen.measure(number, style.font, style.size)
    pen.write(number, pen.width - SIDE - width, y, style.font, style.size, style.colour)


# ---------------------------------------------------------------- boxes


def _section(pen: Pen, section: Section, look: Look) -> Iterator[Box]:
    yield _text(pen, section.heading, look.heading, look, AFTER["heading"], heading=True)
    for at, block in enumerate(section.blocks):
        last = at == len(section.blocks) - 1
        yield from _block(pen, block, look, AFTER["section"] if last else 0.0)


def _block(pen: Pen, block: Block, look: Look, more: float) -> Iterator[Box]:
    match block:
        case Figure():
            yield _figure(pen, block, look, AFTER["figure"] + more)
        case Items():
            for at, item in enumerate(block.items):
                last = at == len(block.items) - 1
                yield _item(pen, item, look, AFTER["text"] / 2 + (more + AFTER["text"] / 2 if last else 0.0))
        case Notes():
            for at, item in enumerate(block.items):
                yield _text(pen, item, look.note, look, AFTER["note"] + (more if at == len(block.items) - 1 else 0.0))
        case _:
            yield _text(pen, block, look.body, look, AFTER["text"] + more)


def _text(pen: Pen, text: str, style: Style, look: Look, after: float, heading: bool = False) -> Box:
    found = lines(pen, text, style, look.width, even=heading)
    return Box(len(found) * style.pitch, after, heading, lambda x, y: _write(pen, found, x, y, style))


def _item(pen: Pen, text: str, look: Look, after: float) -> Box:
    style = look.body
    found = lines(pen, text, style, look.width - INDENT)

    def draw(x: float, y: float) -> None:
        pen.write("•", x + 0.8, y + _base(style), "sans-bold", style.size, look.accent)
        _write(pen, found, x + INDENT, y, style)

    return Box(len(found) * style.pitch, after, False, draw)


def _figure(pen: Pen, figure: Figure, look: Look, after: float) -> Box:
    scale = min(figure.scale * look.size, look.width / figure.width)
    wide, high = figure.width * scale, figure.height * scale
    style = look.caption
    caption = lines(pen, figure.caption, style, look.width, even=True)

    def draw(x: float, y: float) -> None:
        stamp_figure(pen, figure, x + (look.width - wide) / 2, y + 1, scale)
        for at, line in enumerate(caption):
            put(pen, line, x + (look.width - line.width) / 2, y + high + 2 + at * style.pitch + _base(style), style)

    return Box(high + 2 + len(caption) * style.pitch, after, False, draw)


def _write(pen: Pen, found: Sequence[Line], x: float, y: float, style: Style) -> None:
    for at, line in enumerate(found):
        put(pen, line, x + line.indent, y + at * style.pitch + _base(style), style)


def _base(style: Style) -> float:
    """From the top of a line down to its baseline."""
    return style.pitch / 2 + RISE * style.size * POINT
