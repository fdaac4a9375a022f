"""Whether the SVG that a stranger drew is safe to show and print: plain shapes and nothing that runs, loads, links or speaks."""

from __future__ import annotations

import re
from typing import Any
from xml.parsers import expat

from msgspec import Struct

from mochuelo.core.errors import MochueloError

LONGEST = 48 * 1024
"""The most bytes of a drawing."""
MOST = 2_000
"""The most elements."""
DEEPEST = 16

NAMESPACE = "http://www.w3.org/2000/svg"
SHAPES = frozenset({"svg", "g", "path", "circle", "ellipse", "rect", "line", "polyline", "polygon"})

COLOURS = frozenset(
    """
    aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood cadetblue
    chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey
    darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray
    darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia
    gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender
    lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey
    lightpink lightsalmon lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen
    magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen
    mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange
    orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple
    rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategray
    slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen
    """.split()  # noqa: SIM905  names one below the other would fill three pages
)
"""The names that CSS gives to colours: what is none a browser would pass over, and the press cannot print."""

# Every repetition is possessive (++, *+, ?+): what a stranger wrote is never gone over twice. Numbers are such as one can reckon with.
_DECIMAL = r"[+-]?+(?:\d{1,9}+(?!\d)\.?+\d*+|\.\d++)"
_NUMBER = rf"{_DECIMAL}(?:[eE][+-]?+\d(?!\d))?+(?![eE])"
_GAP = r"[\s,]*+"
_NUMBERS = rf"(?:[\s,]++|{_NUMBER})*+"
_POINT = rf"{_NUMBER}{_GAP}" * 2
_ARC = rf"(?:{_NUMBER}{_GAP}){{3}}(?:[01]{_GAP}){{2}}{_POINT}"
_RUNS = {"MmLlTt": _POINT, "HhVv": rf"{_NUMBER}{_GAP}", "SsQq": _POINT * 2, "Cc": _POINT * 3, "Aa": _ARC}
"""What follows each command of a path, once or more."""
_PATH = "|".join((rf"[Zz]{_GAP}", *(rf"[{letters}]{_GAP}(?:{run})++" for letters, run in _RUNS.items())))
_KINDS = {
    re.escape(NAMESPACE): ["xmlns"],
    r"1\.[01]": ["version"],
    rf"{_DECIMAL}(?:px|mm)?": ["width", "height", "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "stroke-width"],
    _NUMBERS: ["viewBox"],
    rf"{_GAP}(?:{_POINT})++": ["points"],
    rf"{_GAP}(?=[Mm])(?:{_PATH})++": ["d"],
    rf"(?:(?:translate|scale|rotate|matrix|skewX|skewY)\({_NUMBERS}\)|[\s,]++)*+": ["transform"],
    rf"#[0-9A-Fa-f]{{3}}|#[0-9A-Fa-f]{{6}}|none|currentColor|inherit|{'|'.join(sorted(COLOURS))}": ["fill", "stroke"],
    r"(?:0?\.\d+|[01](?:\.\d+)?)": ["opacity", "fill-opacity", "stroke-opacity"],
    r"[a-z]+": ["fill-rule", "stroke-linecap", "stroke-linejoin"],
}
ATTRIBUTES = {name: re.compile(kind) for kind, names in _KINDS.items() for name in names}
"""What each attribute of a plain shape may say; colours are written #rrggbb or by name, and there is no other way to paint."""


class DrawingError(MochueloError):
    """A drawing that is not shown: `line` says where, 0 when it is the whole."""

    def __init__(self, code: str, line: int, message: str, **args: str | int) -> None:
        super().__init__(code, message, **args)
        self.line = line


class Plain(Struct, frozen=True):
    """A drawing that is safe, written anew from the shapes that were found: comments and whatever else stood there are gone."""

    box: str
    """The four numbers of its sheet."""
    inside: str
    """The shapes on it."""

    def size(self) -> tuple[float, float]:
        """Width and height of the sheet."""
        _, _, width, height = map(float, re.findall(_NUMBER, self.box))
        return width, height

    def svg(self) -> str:
        """The whole drawing."""
        return f'<svg xmlns="{NAMESPACE}" viewBox="{self.box}">{self.inside}</svg>\n'


def check(data: bytes) -> Plain:
    """The drawing in an SVG of plain shapes; raises `DrawingError`. Nothing is mended: what is not plain is refused."""
    if len(data) > LONGEST:
        raise DrawingError("drawing-long", 0, f"too long: {len(data)} bytes; at most {LONGEST}", size=len(data), most=LONGEST)
    try:
        data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise DrawingError("drawing-utf8", 0, "not a text in UTF-8; save the file as UTF-8") from error
    reader = _Reader()
    try:
        reader.parser.Parse(data, True)
    except expat.ExpatError as error:
        why = expat.ErrorString(error.code)
        raise DrawingError("drawing-xml", error.lineno, f"not XML: {why}", why=why) from error
    return Plain(reader.box, "".join(reader.shapes))


class _Reader:
    """Hears what the parser finds, and refuses at the first thing that is not plain; entities are refused before any is used."""

    def __init__(self) -> None:
        self.depth = self.count = 0
        self.box = ""
        self.shapes: list[str] = []
        self.parser = expat.ParserCreate("utf-8")
        self.parser.StartElementHandler = self.start
        self.parser.EndElementHandler = self.end
        self.parser.CharacterDataHandler = self.text
        self.parser.ProcessingInstructionHandler = self.instruction
        self.parser.StartDoctypeDeclHandler = self.doctype
        self.parser.XmlDeclHandler = self.declaration

    def error(self, code: str, message: str, **args: str | int) -> DrawingError:
        return DrawingError(code, self.parser.CurrentLineNumber, message, **args)

    def start(self, name: str, attributes: dict[str, str]) -> None:
        self.depth, self.count = self.depth + 1, self.count + 1
        if name not in SHAPES or (name == "svg") != (self.depth == 1):
            raise self.error("drawing-element", f"no plain shape: <{name}>; draw with paths, circles, rectangles and groups", name=name)
        if self.depth > DEEPEST or self.count > MOST:
            raise self.error("drawing-many", f"more than {MOST} shapes, or groups {DEEPEST} deep", most=MOST, deep=DEEPEST)
        for key, value in attributes.items():
            self.attribute(key, value)
        if name == "svg":
            self.sheet(attributes)
        else:
            self.shapes.append("".join((f"<{name}", *(f' {key}="{value}"' for key, value in attributes.items()), ">")))

    def attribute(self, key: str, value: str) -> None:
        if key not in ATTRIBUTES:
            raise self.error("drawing-attribute", f"no attribute of a plain shape: {key!r}; leave it out", name=key)
        if not ATTRIBUTES[key].fullmatch(value):
            raise self.error("drawing-value", f"no value for {key}: {value[:40]!r}", name=key, word=value[:40])

    def sheet(self, attributes: dict[str, str]) -> None:
        box = [float(word) for word in re.findall(_NUMBER, attributes.get("viewBox", ""))]
        if "xmlns" not in attributes or len(box) != 4 or min(box[2:]) <= 0:
            message = f'the first element needs xmlns="{NAMESPACE}" and a viewBox of four numbers'
            raise self.error("drawing-sheet", message, namespace=NAMESPACE)
        self.box = " ".join(attributes["viewBox"].split())

    def end(self, name: str) -> None:
        self.depth -= 1
        if self.depth:
            self.shapes.append(f"</{name}>")

    def text(self, text: str) -> None:
        if text.strip():
            raise self.error("drawing-text", f"text in a drawing: {text.strip()[:40]!r}; draw it, or leave it out", word=text.strip()[:40])

    def instruction(self, target: str, _: str) -> None:
        raise self.error("drawing-instruction", f"an instruction: <?{target}?>; leave it out", name=target)

    def doctype(self, *_: Any) -> None:
        raise self.error("drawing-doctype", "a DOCTYPE; leave it out")

    def declaration(self, _: str, encoding: str | None, __: int) -> None:
        if (encoding or "utf-8").lower() != "utf-8":
            raise self.error("drawing-utf8", "not a text in UTF-8; save the file as UTF-8")
