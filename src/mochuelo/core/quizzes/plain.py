"""Texts made plain: bytes of unknown writing decoded, HTML and Markdown taken off, everything on one line."""

from __future__ import annotations

import codecs
import re
from html import unescape
from html.parser import HTMLParser

from mochuelo.core.decks import Complaint
from mochuelo.core.quizzes.items import LONGEST, trouble

MEDIA = re.compile(r"<\s*(?:img|video|audio|iframe|object|embed|svg)\b|@@PLUGINFILE@@|!\[[^\]]*\]\(", re.IGNORECASE)
"""Signs of a picture, a sound or a film."""
TAG = re.compile(
    r"</?(?:a|b|big|blockquote|br|code|dd|div|dl|dt|em|font|h[1-6]|hr|i|kbd|li|mark|ol|p|pre|q|s|small|span|strong|sub|sup|table|tbody|td|th"
    r"|thead|tr|tt|u|ul)(?:\s[^<>]*)?/?>",
    re.IGNORECASE,
)
"""A tag of HTML that may stand in a text of which it is not said what it is."""
ENTITY = re.compile(r"&(?:#\d{1,7}|#x[0-9a-fA-F]{1,6}|[A-Za-z][A-Za-z0-9]{1,31});")
BLOCKS = frozenset(
    (
        "br",
        "p",
        "div",
        "li",
        "ul",
        "ol",
        "tr",
        "td",
        "th",
        "table",
        "blockquote",
        "pre",
        "hr",
        "dd",
        "dt",
        "dl",
        *(f"h{n}" for n in range(1, 7)),
    )
)
RAISED = str.maketrans("0123456789+-=()n", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ")
LOWERED = str.maketrans("0123456789+-=()", "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎")
UNSEEN = re.compile(r"[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufdd0-\ufdef]")
"""Signs that cannot be seen, and would only make two equal texts different."""


def decoded(data: bytes, name: str) -> tuple[str, list[Complaint]]:
    """The text of a file, its line breaks made `\\n`; what is not UTF-8 or UTF-16 is read as Windows-1252, which includes Latin-1."""
    for mark, writing in ((codecs.BOM_UTF8, "utf-8"), (codecs.BOM_UTF16_LE, "utf-16-le"), (codecs.BOM_UTF16_BE, "utf-16-be")):
        if data.startswith(mark):
            return _lines(data[len(mark) :].decode(writing, "replace")), []
    try:
        return _lines(data.decode("utf-8")), []
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        message = "not UTF-8; read as Latin-1 (Windows-1252): look whether accents are right"
        return _lines(data.decode("cp1252", "replace")), [trouble(name, line, "import-latin", message)]


def _lines(text: str) -> str:
    return text.replace("\r\n", "\n").replace("\r", "\n").replace("\0", "")


def one_line(text: str) -> str:
    """A text on one line: every run of blanks and breaks is one blank, and what cannot be seen is left out.

    >>> one_line("  two\\n lines\\u200b ")
    'two lines'
    """
    spaced = re.sub(r"\s", " ", UNSEEN.sub("", text))
    return re.sub(" +", " ", "".join(sign for sign in spaced if sign.isprintable())).strip()


def plain(text: str, form: str) -> str:
    """A text without the signs of its form: html, markdown, plain, or moodle ("" too), in which a few tags may stand.

    >>> plain("x<sup>2</sup> &amp; more", "html")
    'x² & more'
    >>> plain("a < b & c", "")
    'a < b & c'
    >>> plain("**Who** wrote [it](http://x.org)?", "markdown")
    'Who wrote it?'
    """
    text = text[:LONGEST]
    if form == "html" or (form in ("", "moodle") and TAG.search(text)):
        text = _unmarked(text)
    elif form == "markdown":
        text = _unmarked(_unstarred(text)) if TAG.search(text) else unescape(_unstarred(text))
    elif form in ("", "moodle") and ENTITY.search(text):
        text = unescape(text)
    return one_line(text)


def _unstarred(text: str) -> str:
    """Markdown without its signs."""
    text = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", text)
    text = re.sub(r"(\*\*|__)(?=\S)(.+?)(?<=\S)\1", r"\2", text, flags=re.DOTALL)
    text = re.sub(r"(?<![\w*])\*(?=\S)(.+?)(?<=\S)\*(?![\w*])|(?<!\w)_(?=\S)(.+?)(?<=\S)_(?!\w)", r"\1\2", text, flags=re.DOTALL)
    return re.sub(r"`([^`]+)`", r"\1", re.sub(r"(?m)^#{1,6}\s+", "", text))


class _Unmarked(HTMLParser):
    """Gathers the words of a piece of HTML."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.words: list[str] = []
        self.inside: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.inside.append(tag) if tag in ("sup", "sub", "script", "style") else None
        self.words.append(" " if tag in BLOCKS else "")

    def handle_endtag(self, tag: str) -> None:
        if tag in self.inside:
            self.inside.remove(tag)
        self.words.append(" " if tag in BLOCKS else "")

    def handle_data(self, data: str) -> None:
        kind = self.inside[-1] if self.inside else ""
        if kind not in ("script", "style"):
            moved = data.translate(RAISED if kind == "sup" else LOWERED) if kind else data
            self.words.append(data if any(sign in moved for sign in data.strip()) else moved)


def _unmarked(text: str) -> str:
    parser = _Unmarked()
    parser.feed(text)
    parser.close()
    return "".join(parser.words)
