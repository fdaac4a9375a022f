"""Moodle's GIFT: questions in a text file, blocks apart by blank lines, answers in braces; read as Moodle reads it, and written so.

Where Moodle gives up on a whole file, or takes two questions for one, this reader goes on: a blank line within braces does not end a
question whose braces close right after it, and two questions without a blank line between them are two.
"""

# long: one format as a whole, read and written, so that both stay one another's inverse

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from msgspec import Struct

from mochuelo.core.decks import Complaint
from mochuelo.core.quizzes.items import MOST, RIGHT, Choice, Item, Kind, Read, many, short, trouble
from mochuelo.core.quizzes.plain import MEDIA, UNSEEN, plain

CONTROLS = "\\~=#{}:"
"""The signs that mean something, and are written after a backslash where they are to mean nothing."""
HIDDEN = {sign: chr(0xFDD0 + at) for at, sign in enumerate(CONTROLS + "n")}
SHOWN = {ord(hidden): "\n" if sign == "n" else sign for sign, hidden in HIDDEN.items()}
FORMS = ("html", "markdown", "plain", "moodle")
FAR = 20_000  # how long a question may be that goes on after a blank line
BLANK = "_____"
TRUTHS = {"T": True, "TRUE": True, "F": False, "FALSE": False}
_WEIGHT = re.compile(r"%(-?\d{1,3}(?:\.\d*)?)%")
_TAGGED = re.compile(r"\[(id|tag):((?:\\\]|[^\]\n])+)\]")
_FIELD = re.compile(r"(language|source|author|work|place|look_up|topic|difficulty)\s*:\s*(\S.*)")


class _Block(Struct):
    """A run of lines without a blank one, with what comments above it tell."""

    line: int
    text: str
    tags: tuple[tuple[str, str], ...] = ()
    fields: dict[str, str] = {}


def read(text: str, name: str) -> Read:
    """All questions of a file, and what could not be read, each with its line."""
    found = _Reading(name)
    hidden = re.sub(r"\\([\\~=#{}:n])", lambda match: HIDDEN[match[1]], UNSEEN.sub("", text))
    for block in _joined(_blocks(hidden, found.fields)):
        if found.full():
            found.troubles.append(many(name, block.line))
            break
        found.block(block)
    return Read(found.items, found.troubles, found.fields)


def _blocks(text: str, everywhere: dict[str, str]) -> Iterator[_Block]:
    """The blocks of a file. A comment tells of the question that follows it; before the first question, a language is that of all."""
    lines: list[str] = []
    tags: list[tuple[str, str]] = []
    fields: dict[str, str] = {}
    start = first = 0
    for number, line in enumerate([*text.split("\n"), ""], 1):
        words = line.strip()
        if words.startswith("//"):
            words = _shown(words[2:])
            tags += [(kind, value.replace("\\]", "]")) for kind, value in _TAGGED.findall(words)]
            if match := _FIELD.fullmatch(words.strip()):
                (everywhere if match[1] == "language" and not first else fields)[match[1]] = match[2].strip()
            lines += [" "] if lines else []
        elif words:
            start, first = start if lines else number, 1
            lines.append(line)
        elif lines:
            yield _Block(start, "\n".join(lines), tuple(tags), fields)
            lines, tags, fields = [], [], {}


def _joined(blocks: Iterable[_Block]) -> Iterator[_Block]:
    """Blocks of which one opens a brace and the next closes it are one question with a blank line in it."""
    held: _Block | None = None
    for block in blocks:
        if held is not None and len(held.text) < FAR and _goes_on(block.text):
            gap = "\n" * (block.line - held.line - held.text.count("\n"))
            held = _Block(held.line, held.text + gap + block.text, held.tags + block.tags, held.fields | block.fields)
        else:
            if held is not None:
                yield held
            held = block
        if held.text.rfind("{") <= held.text.rfind("}"):
            yield held
            held = None
    if held is not None:
        yield held


def _goes_on(text: str) -> bool:
    """Whether a block goes on with the answers of the one before: it closes a brace that it has not opened, or begins with an answer."""
    opened, closed = text.find("{"), text.find("}")
    if closed < 0:
        return opened < 0 and text.lstrip().startswith(("~", "=", "#"))
    return not 0 <= opened < closed


def _shown(text: str) -> str:
    """Escaped signs as themselves."""
    return text.translate(SHOWN)


class _Reading:
    """The questions of a file as they are found."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.category = ""
        self.fields: dict[str, str] = {}
        self.items: list[Item] = []
        self.troubles: list[Complaint] = []

    def trouble(self, line: int, code: str, message: str, **args: str | int) -> None:
        self.troubles.append(trouble(self.name, line, code, message, **args))

    def block(self, block: _Block) -> None:
        """Read a block: a category, a question, or several that no blank line keeps apart."""
        text, line = block.text, block.line
        while text.lstrip().startswith("$CATEGORY:"):
            words, _, text = text.lstrip().partition("\n")
            self.category, line = _shown(words.removeprefix("$CATEGORY:")).strip(), line + 1
        if text.strip():
            blanks = len(text) - len(text.lstrip())
            self.questions(text.strip(), line + text[:blanks].count("\n"), block)

    def full(self) -> bool:
        """Whether as much was read as is read of any file."""
        return len(self.items) + len(self.troubles) >= MOST

    def questions(self, text: str, line: int, block: _Block) -> None:
        """Read the questions of a text, one after the other."""
        while text and not self.full():
            more = self.question(text, line, block).strip()
            line += text.count("\n") - more.count("\n")
            text, block = more, _Block(line, more)

    def question(self, text: str, line: int, block: _Block) -> str:
        """Read one question at the beginning of a text; what is left of it."""
        title, rest = _titled(text)
        start, end = rest.find("{"), rest.find("}")
        if start < 0 and end < 0:
            self.items.append(_item(line, "text", title, rest, block, self.category))
        elif start < 0 or end < start or 0 <= rest.find("{", start + 1) < end or "{" in rest[end:].partition("\n")[0]:
            here, more = _untitled(rest)
            message = f"{short(_shown(here))!r}: braces do not fit; each question has one pair, others are written \\{{ and \\}}"
            self.trouble(line, "gift-brace", message, text=short(_shown(here)))
            return more
        else:
            tail, more = _split(rest[end + 1 :])
            asked = rest[:start] + (BLANK if tail.strip() else "") + tail
            self.answers(line, title, asked, rest[start + 1 : end], block)
            return more
        return ""

    def answers(self, line: int, title: str, asked: str, inside: str, block: _Block) -> None:
        """Add a question with what stands in its braces."""
        answers, _, feedback = inside.rpartition("####") if "####" in inside else (inside, "", "")
        kind = _kind(answers.strip())
        choices = tuple(_choices(answers, _form(asked)[0])) if kind == "choice" else ()
        if kind == "choice" and not any("=" in one for one in _cut(answers)):
            kind = "several" if sum(choice.weight > 0 for choice in choices) > 1 else "choice"
        self.items.append(_item(line, kind, title, asked, block, self.category, choices, feedback, answers))


def _item(
    line: int,
    kind: Kind,
    title: str,
    asked: str,
    block: _Block,
    category: str,
    choices: tuple[Choice, ...] = (),
    feedback: str = "",
    answers: str = "",
) -> Item:
    form, words = _form(asked)
    return Item(
        line=line,
        kind=kind,
        title=plain(_shown(title), "plain"),
        question=plain(_shown(words), form),
        choices=choices,
        feedback=_text(feedback, form),
        media=bool(MEDIA.search(_shown(asked + answers))),
        id=next((value.strip() for name, value in block.tags if name == "id"), ""),
        category=category,
        tags=tuple(value.strip() for name, value in block.tags if name == "tag"),
        fields=dict(block.fields),
    )


def _titled(text: str) -> tuple[str, str]:
    """The title between double colons, and the rest; a title that is not closed is none."""
    if text.startswith("::") and (end := text.find("::", 2)) >= 0:
        return text[2:end], text[end + 2 :].strip()
    return "", text.removeprefix("::")


def _untitled(text: str) -> tuple[str, str]:
    """A question whose braces do not fit, and what follows from the next line on that begins with a title."""
    begins = re.search(r"\n\s*(?=::)", text)
    return (text[: begins.start()], text[begins.end() :]) if begins else (text, "")


def _split(tail: str) -> tuple[str, str]:
    """What stands after the braces: the rest of the sentence, and other questions that begin on the next line."""
    if "{" not in tail:
        return tail, ""
    first, _, more = tail.partition("\n")
    return first, more


def _form(text: str) -> tuple[str, str]:
    """In what form a text is said to be, and the text."""
    words = text.strip()
    for form in FORMS:
        if words.startswith(f"[{form}]"):
            return form, words[len(form) + 2 :]
    return "", words


def _text(text: str, default: str) -> str:
    form, words = _form(text)
    return plain(_shown(words), form or default)


def _kind(answers: str) -> Kind:
    """What kind of question the text within braces makes, by the order in which Moodle looks."""
    if not answers:
        return "essay"
    if answers.startswith("#"):
        return "number"
    if "~" in answers:
        return "choice"
    if "=" in answers and "->" in answers:
        return "match"
    return "true" if answers.partition("#")[0].strip() in TRUTHS else "short"


def _cut(answers: str) -> list[str]:
    """The answers one by one, each right one with its sign."""
    return [one.strip() for one in answers.replace("=", "~=").split("~") if one.strip()]


def _choices(answers: str, form: str) -> Iterator[Choice]:
    for one in _cut(answers):
        weight = RIGHT if one.startswith("=") else 0.0
        words = one.removeprefix("=").strip()
        if match := _WEIGHT.match(words):
            weight, words = weight or float(match[1]), words[match.end() :]
        answer, _, feedback = words.partition("#")
        yield Choice(_text(answer, form), weight, _text(feedback, form))


# ------------------------------------------------------------ written


def write(items: Iterable[Item], about: Iterable[str] = ()) -> str:
    """A file of questions with answers to choose from; `about` are lines of comment that come first."""
    parts = ["".join(f"// {_commented(line)}\n" for line in about)]
    category = ""
    for item in items:
        if item.category != category:
            category = item.category
            parts.append(f"$CATEGORY: {_commented(category)}\n")
        parts.append(_written(item))
    return "\n".join(part for part in parts if part)


def _commented(text: str) -> str:
    """A text as it stands in a comment, where a backslash is read as everywhere."""
    return text.replace("\\", "\\\\")


def _written(item: Item) -> str:
    lines = [f"// {_commented(marks)}"] if (marks := _marks(item)) else []
    lines += [f"// {key}: {_commented(value)}" for key, value in item.fields.items() if value]
    title = f"::{_escaped(item.title)}::" if item.title else ""
    form = "[plain]" if _doubtful(item) else ""
    lines.append(f"{title}{form}{_escaped(item.question)} {{")
    for choice in item.choices:
        sign = "=" if choice.weight >= RIGHT else f"~%{choice.weight:g}%" if choice.weight else "~"
        lines.append(f"\t{sign}{_own(choice.text)}" + (f"#{_own(choice.feedback)}" if choice.feedback else ""))
    lines += [f"\t####{_own(item.feedback)}"] if item.feedback else []
    return "\n".join([*lines, "}"]) + "\n"


def _marks(item: Item) -> str:
    names = [("id", item.id)] if item.id else []
    names += [("tag", tag) for tag in item.tags]
    return " ".join(f"[{kind}:{value.replace(']', chr(92) + ']')}]" for kind, value in names)


def _escaped(text: str) -> str:
    return re.sub(r"[\\~=#{}:]", lambda match: "\\" + match[0], text)


def _own(text: str) -> str:
    """A text that could be taken for one with a form says that it is plain."""
    return ("[plain]" if text.startswith("[") or _WEIGHT.match(text) else "") + _escaped(text)


def _doubtful(item: Item) -> bool:
    """Whether a text has signs that another form would read as its own."""
    texts = [item.question, item.feedback, *(text for choice in item.choices for text in (choice.text, choice.feedback))]
    return item.question.startswith(("[", "//", "$")) or any("<" in text or "&" in text for text in texts)
