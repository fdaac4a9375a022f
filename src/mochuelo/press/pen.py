"""What draws on a page: letters of the press's own fonts, SVG, grounds and lines, in millimetres from the upper left corner."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import lru_cache
from importlib.resources import files
from typing import Any, Self

from fpdf import FPDF
from fpdf.enums import TextDirection
from fpdf.fonts import TTFFont
from fpdf.svg import SVGObject

from mochuelo.core.errors import MochueloError
from mochuelo.core.printing import Drawing, Font

POINT = 25.4 / 72
"""A point in millimetres."""
FONTS: tuple[Font, ...] = ("serif", "serif-italic", "serif-bold", "sans", "sans-bold")
PRODUCER = "Mochuelo"
DATE = datetime(2026, 1, 1, tzinfo=UTC)
"""The date in every document: a format asks for one, and the day of printing would make each run another file."""
UNIT = 100.0
"""The size in points at which text is measured once for all sizes."""
ABOVE = 0.3
"""Where the library sets the baseline of a cell without height: so many sizes below its top."""


class Pen:
    """A document in the making, with no clock in it: the same booklet gives the same bytes. For a `with`: its fonts are open files."""

    def __init__(self, width: float, height: float, language: str) -> None:
        pdf = FPDF(unit="mm", format=(width, height))
        pdf.set_margin(0)
        pdf.c_margin = 0
        pdf.set_auto_page_break(False)
        pdf.set_creation_date(DATE)
        pdf.set_producer(PRODUCER)
        pdf.set_lang(language)
        pdf.set_text_shaping(True)
        for name in FONTS:
            pdf.add_font(name, fname=self.file(name))
        self.pdf = pdf
        self.language = language
        self._widths: dict[tuple[str, Font], float] = {}
        way = TextDirection.LTR
        self._shaping: dict[str, Any] = {**(pdf.text_shaping or {}), "fragment_direction": way, "paragraph_direction": way}
        self.width = width
        self.height = height

    @staticmethod
    def file(font: Font) -> str:
        """Where the file of a font lies."""
        return str(files("mochuelo.press") / "fonts" / f"{font}.ttf")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Close the files of the fonts."""
        for font in self.pdf.fonts.values():
            if isinstance(font, TTFFont):
                font.close()

    def page(self, label: str = "") -> None:
        """Begin a page; with a label it stands in the outline."""
        self.pdf.add_page()
        if label:
            self.pdf.start_section(label)

    def lacking(self, font: Font, letters: set[str]) -> set[str]:
        """Those of the letters that a font does not have."""
        known = self.pdf.fonts[font]
        assert isinstance(known, TTFFont)
        return {letter for letter in letters if ord(letter) not in known.cmap}

    def measure(self, text: str, font: Font, size: float, spacing: float = 0.0) -> float:
        """How wide a line of text is."""
        if (text, font) not in self._widths:
            face = self.pdf.fonts[font]  # asked itself: the library would first look into which direction the text runs, ten times as long
            assert isinstance(face, TTFFont)
            _, wide = face.get_text_width(text, UNIT, self._shaping)
            self._widths[text, font] = float(wide) * POINT / UNIT
        return self._widths[text, font] * size + spacing * POINT * max(len(text) - 1, 0)

    def write(self, text: str, x: float, y: float, font: Font, size: float, colour: str = "#000000", spacing: float = 0.0) -> None:
        """A line of text, its baseline at `y`."""
        self._use(font, size, spacing)
        self.pdf.set_text_color(*_rgb(colour))
        self.pdf.x, self.pdf.y = x, y - ABOVE * size * POINT  # set_xy() would count what is less than nought from the other side
        self.pdf.cell(w=self.pdf.get_string_width(text) + 1, h=0, text=text)

    def ground(self, x: float, y: float, width: float, height: float, colour: str) -> None:
        """A filled rectangle."""
        self.pdf.set_fill_color(*_rgb(colour))
        self.pdf.rect(x, y, width, height, style="F")

    def frame(self, x: float, y: float, width: float, height: float, colour: str, points: float) -> None:
        """The outline of a rectangle."""
        self.pdf.set_draw_color(*_rgb(colour))
        self.pdf.set_line_width(points * POINT)
        self.pdf.rect(x, y, width, height, style="D")

    def line(self, x1: float, y1: float, x2: float, y2: float, colour: str = "#000000", points: float = 0.35) -> None:
        """A thin line."""
        self.pdf.set_draw_color(*_rgb(colour))
        self.pdf.set_line_width(points * POINT)
        self.pdf.line(x1, y1, x2, y2)

    def draw(self, drawing: Drawing) -> None:
        """An SVG in its rectangle, and nothing of it outside; raises `MochueloError` ("print-drawing") for one that cannot be printed."""
        width, height = drawing.width, drawing.height
        try:
            svg = _parsed(drawing.svg)
            _, _, shapes = svg.transform_to_rect_viewport(1, width, height, align_viewbox=False, ignore_svg_top_attrs=True)
            with self.pdf.rect_clip(drawing.x, drawing.y, width, height), self.moved(drawing.x, drawing.y):
                self.pdf.set_xy(0, 0)
                self.pdf.draw_path(shapes, copy=False)
        except Exception as error:  # whatever the library stumbles over in what a stranger drew
            begin = drawing.svg[:200]
            message = f"a drawing that cannot be printed: {begin!r}: {error}; draw it with plainer shapes"
            raise MochueloError("print-drawing", message, drawing=begin, why=str(error)) from error

    @contextmanager
    def moved(self, x: float, y: float, scale: float = 1.0) -> Iterator[None]:
        """Draw with the origin at that point, so many times as large."""
        with self.pdf.local_context():
            down = self.height * (1 - scale) - y  # the page counts from its foot
            self.pdf._out(f"{scale:.5f} 0 0 {scale:.5f} {x / POINT:.4f} {down / POINT:.4f} cm")
            yield

    @contextmanager
    def within(self, x: float, y: float, width: float, height: float) -> Iterator[None]:
        """Draw nothing outside a rectangle."""
        with self.pdf.rect_clip(x, y, width, height):
            yield

    @contextmanager
    def turned(self, degrees: float, x: float, y: float) -> Iterator[None]:
        """Draw turned about a point, against the clock."""
        with self.pdf.rotation(degrees, x, y):
            yield

    def done(self) -> bytes:
        """The bytes of the document."""
        return bytes(self.pdf.output())

    def _use(self, font: Font, size: float, spacing: float) -> None:
        self.pdf.set_font(font, size=size)
        self.pdf.set_char_spacing(spacing)


def _rgb(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


@lru_cache(maxsize=256)
def _parsed(svg: str) -> SVGObject:
    return SVGObject(svg)
