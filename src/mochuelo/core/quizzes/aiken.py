"""Aiken: a question on a line, answers A to Z on lines of their own, a line that names the right one; nothing else has a place in it."""

from __future__ import annotations

import re
from collections.abc import Iterable

from mochuelo.core.decks import Complaint
from mochuelo.core.quizzes.items import LONGEST, MOST, RIGHT, Choice, Item, Read, many, short, trouble
from mochuelo.core.quizzes.plain import MEDIA, plain

_CHOICE = re.compile(r"\s*([A-Za-z])\s?[.)](?:\s+(.*)|$)")
_ANSWER = re.compile(r"\s*(?:ANSWERS?|CORRECT ANSWER|RESPUESTA|RESPUESTA CORRECTA|ANTWORT|RÉPONSE)\s*[:：.]\s*(.*)", re.IGNORECASE)
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def read(text: str, name: str) -> Read:
    """All questions of a file, and what could not be read, each with its line."""
    found = _Reading(name)
    for number, line in enumerate(text.split("\n"), 1):
        if len(found.items) + len(found.troubles) >= MOST:
            found.troubles.append(many(name, number))
            break
        found.line(number, line.strip())
    found.end()
    return Read(found.items, found.troubles)


class _Reading:
    """A question as its lines come in."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.items: list[Item] = []
        self.troubles: list[Complaint] = []
        self.clear()

    def clear(self) -> None:
        self.start, self.gap = 0, False
        self.asked: list[str] = []
        self.letters: list[str] = []
        self.answers: list[str] = []

    def line(self, number: int, words: str) -> None:
        if not words:
            self.gap = True
            return
        if match := _ANSWER.fullmatch(words):
            self.close(number, match[1])
        elif (match := _CHOICE.fullmatch(words)) and self.fits(match[1]):
            self.letters.append(match[1].upper())
            self.answers.append((match[2] or "").strip())
        elif self.answers and not self.gap:
            self.answers[-1] = f"{self.answers[-1]} {words}"[:LONGEST]  # an answer that runs over
        else:
            if self.answers:
                self.end()
            self.start = self.start or number
            self.asked.append(words)
        self.gap = False

    def fits(self, letter: str) -> bool:
        """Whether a letter can be that of an answer here: small ones only where small ones came before, or as the first of all."""
        return bool(self.asked) and (letter.isupper() or letter.upper() == LETTERS[min(len(self.answers), 25)])

    def close(self, number: int, named: str) -> None:
        """The line that names the right answer ends the question."""
        letter = match[1].upper() if (match := re.fullmatch(r"\(?([A-Za-z])\s?(?:[.)].*)?", named)) else ""
        wrong = self.amiss(number, named, letter)
        if wrong is not None:
            self.troubles.append(wrong)
        else:
            right = self.letters.index(letter)
            choices = tuple(Choice(plain(text, ""), RIGHT if at == right else 0.0) for at, text in enumerate(self.answers))
            asked = " ".join(self.asked)
            media = bool(MEDIA.search(asked + " ".join(self.answers)))
            self.items.append(Item(line=self.start, question=plain(asked, ""), choices=choices, media=media))
        self.clear()

    def amiss(self, number: int, named: str, letter: str) -> Complaint | None:
        """What is wrong with the question that ends here."""
        asked = short(" ".join(self.asked))
        if not self.asked:
            return trouble(self.name, number, "aiken-bare", "an ANSWER without a question before it; write the question above its answers")
        if not self.answers:
            message = f"{asked!r}: no answers; each stands on a line of its own, such as A. or A)"
            return trouble(self.name, self.start, "aiken-answers", message, text=asked)
        if len(set(self.letters)) < len(self.letters):
            message = f"{asked!r}: a letter stands before two answers; each has its own"
            return trouble(self.name, self.start, "aiken-twice", message, text=asked)
        if letter not in self.letters:
            known = ", ".join(self.letters)
            message = f"{asked!r}: ANSWER names {named[:20]!r}; one letter of {known}"
            return trouble(self.name, number, "aiken-letter", message, text=asked, word=named[:20], known=known)
        return None

    def end(self) -> None:
        """A question that ends without its last line."""
        if self.asked:
            asked = short(" ".join(self.asked))
            message = f"{asked!r}: no line ANSWER: after it; add it"
            self.troubles.append(trouble(self.name, self.start, "aiken-open", message, text=asked))
        self.clear()


def holds(item: Item) -> bool:
    """Whether the format can hold a question: none of its lines may look like another part of it.

    >>> holds(Item(line=0, question="A. or B.?", choices=(Choice("A", RIGHT), Choice("B"))))
    False
    """
    texts = [item.question, *(choice.text for choice in item.choices)]
    return not (
        len(item.question) < 2
        or _CHOICE.fullmatch(item.question)
        or any(_ANSWER.fullmatch(text) for text in texts[:1])
        or any(plain(text, "") != text for text in texts)
    )


def write(items: Iterable[Item]) -> str:
    """A file of questions; of each only the question, the answers and which of them is right can be kept."""
    return "\n".join(map(_written, items))


def _written(item: Item) -> str:
    right = next(at for at, choice in enumerate(item.choices) if choice.weight >= RIGHT)
    answers = [f"{LETTERS[at]}. {choice.text}" for at, choice in enumerate(item.choices)]
    return "\n".join([item.question, *answers, f"ANSWER: {LETTERS[right]}"]) + "\n"
