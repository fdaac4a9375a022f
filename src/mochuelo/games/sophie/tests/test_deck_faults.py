"""The checker passes the deck of the house, and finds every fault planted in it: code, file, line, question, and words in two languages."""

# long: the faults one after the other, each with what is to be said of it

from __future__ import annotations

import re
import time
from collections.abc import Mapping

import pytest
from msgspec import Struct

from mochuelo.cli.decks import worded
from mochuelo.cli.words import cli_words
from mochuelo.core.decks import Complaint
from mochuelo.games.sophie.deck_kind import Decks

DECKS = Decks()
HOUSE = DECKS.house()
SAY = {lang: cli_words(lang).of_game("sophie") for lang in ("en", "es")}
DECK, MYTHS, BIG, BOARD = "deck.yaml", "questions/mythology.yaml", "questions/big.yaml", "board.json"
SMALL = {path: HOUSE[path] for path in (DECK, MYTHS, BIG, BOARD)}
"""A part of the deck is a deck too, and sooner judged."""
FEATHER = '    right: "The feather of truth"\n'
FIRST = '- id: "mythology-001"\n'


class Fault(Struct, frozen=True):
    """A fault: in `file`, the first `old` becomes `new`.

    What is to be found is `code` at `place`, said with `en` and `es` in the words; on the line on which the first word of `new` stands that
    is not in `old`, or else where `at` stands.
    """

    name: str
    file: str
    old: str
    new: str
    code: str
    place: str
    en: str
    es: str
    at: str = ""
    alone: bool = True


FAULTS = [
    # ---- deck.yaml ----
    Fault("another format", DECK, "format: 1", "format: 2", "shape-range", "format", "2 is not from 1 to 1", "2 no está entre 1 y 1"),
    Fault("another game", DECK, "game: sophie", "game: mus", "shape-one-of", "game", "one of sophie", "uno de estos: sophie"),
    Fault("a name with blanks", DECK, "name: sophies_world", 'name: "My deck"', "shape-key", "name", "“My deck”", "«My deck»"),
    Fault("no author", DECK, "[The Mochuelo contributors]", "[]", "shape-count", "authors", "0 entries", "0 entradas", at="authors"),
    Fault("a licence in words", DECK, "licence: CC-BY-4.0", "licence: do what you like", "shape-licence", "licence", "SPDX", "SPDX"),
    Fault("no licence", DECK, "licence: CC-BY-4.0\n", "", "shape-missing", "", "“licence” is missing", "falta «licence»", at="format: 1"),
    Fault(
        "a title that lacks a language",
        DECK,
        ', es: "La baraja de la casa"',
        "",
        "shape-missing",
        "title",
        "“es” is missing",
        "falta «es»",
        at="title:",
    ),
    Fault("a title too long", DECK, "The deck of the house", "The house " * 7, "shape-long", "title: en", "at most 60", "caben 60"),
    Fault("a key that means nothing", DECK, "note:", "notes:", "shape-unknown", "notes", "did you mean “note”", "querías decir «note»"),
    Fault(
        "a language that is none",
        DECK,
        "[en, es]",
        "[en, es, Klingon]",
        "shape-language",
        "languages: 3",
        "“Klingon”",
        "«Klingon»",
        alone=False,
    ),
    Fault("Indonesian as id", DECK, "[en, es]", "[en, es, id]", "language-id", "languages: 3", "write id-ID", "escribe id-ID", alone=False),
    Fault("no YAML", DECK, "languages: [en, es]", "languages: [en, es", "document-yaml", "", "not YAML", "no es YAML", at="title:"),
    # ---- the shape of a question ----
    Fault("a question without an id", MYTHS, FIRST, "- key: 1\n", "shape-missing", "1", "“id” is missing", "falta «id»", alone=False),
    Fault(
        "an id with blanks", MYTHS, FIRST, '- id: "the feather"\n', "shape-id", "the feather: id", "no id for a question", "no sirve de id"
    ),
    Fault(
        "a second question of one id", MYTHS, '"mythology-002"', '"mythology-001"', "id-twice", "mythology-001: id", "on line 2", "línea 2"
    ),
    Fault(
        "difficulty four",
        MYTHS,
        "difficulty: 1",
        "difficulty: 4",
        "shape-range",
        "mythology-001: difficulty",
        "4 is not from 1 to 3",
        "1 y 3",
    ),
    Fault("difficulty in words", MYTHS, "difficulty: 1", "difficulty: easy", "shape-kind", "mythology-001: difficulty", "whole", "entero"),
    Fault(
        "no difficulty", MYTHS, "  difficulty: 1\n", "", "shape-missing", "mythology-001", "“difficulty” is", "falta «difficulty»", at=FIRST
    ),
    Fault(
        "no source",
        MYTHS,
        '  source: {author: "anonymous", work: "Book of the Dead", place: "spell 125 and its picture (papyrus of Ani)", '
        "look_up: \"Encyclopaedia Britannica, 'Maat'\"}\n",
        "",
        "shape-missing",
        "mythology-001",
        "“source” is missing",
        "falta «source»",
        at=FIRST,
    ),
    Fault("an empty source", MYTHS, 'work: "Book of the Dead"', 'work: ""', "shape-empty", "mythology-001: source: work", "empty", "vacío"),
    Fault(
        "a source without a work",
        MYTHS,
        'work: "Book of the Dead", ',
        "",
        "shape-missing",
        "mythology-001: source",
        "“work”",
        "«work»",
        at="source",
    ),
    Fault("an empty answer", MYTHS, FEATHER, '    right: " "\n', "shape-empty", "mythology-001: en: right", "empty; write it", "vacío"),
    Fault(
        "no absurd answer",
        MYTHS,
        '    absurd: "The family\'s fattest cat"\n',
        "",
        "shape-missing",
        "mythology-001: en",
        "“absurd”",
        "«absurd»",
        at="  en:",
    ),
    Fault(
        "a fourth answer",
        MYTHS,
        FEATHER,
        FEATHER + '    other: "A stone"\n',
        "shape-unknown",
        "mythology-001: en: other",
        "leave it out",
        "quítalo",
    ),
    Fault("a misspelt key", MYTHS, "    because:", "    becaus:", "shape-unknown", "mythology-001: en: becaus", "“because”", "«because»"),
    Fault(
        "a question too long",
        MYTHS,
        "In the Egyptian",
        "In the Egyptian " * 15,
        "shape-long",
        "mythology-001: en: question",
        "at most 240",
        "caben 240",
    ),
    Fault(
        "an answer too long",
        MYTHS,
        "The golden disc",
        "The golden disc " * 6,
        "shape-long",
        "mythology-001: en: wrong",
        "at most 90",
        "caben 90",
    ),
    Fault(
        "a line break",
        MYTHS,
        "The feather of truth",
        "The feather\\nof truth",
        "shape-lines",
        "mythology-001: en: right",
        "line break",
        "salto",
    ),
    Fault(
        "an answer that is a number",
        MYTHS,
        '"The feather of truth"',
        "7",
        "shape-kind",
        "mythology-001: en: right",
        "not a text",
        "no es un texto",
    ),
    Fault(
        "a topic too long",
        MYTHS,
        'topic: "Egypt"',
        f'topic: "{"Egypt " * 8}"',
        "shape-long",
        "mythology-001: topic",
        "at most 40",
        "caben 40",
    ),
    Fault("a language that the deck has not", MYTHS, "  en:\n", "  fr: {}\n  en:\n", "shape-unknown", "mythology-001: fr", "“fr”", "«fr»"),
    Fault(
        "a list that is none",
        BIG,
        '- id: "big-001"',
        'first:\n- id: "big-001"',
        "shape-kind",
        "",
        "not a list",
        "no es una lista",
        at="first:",
    ),
    # ---- what makes a question fair ----
    Fault(
        "two equal answers",
        MYTHS,
        "The golden disc of the sun",
        "the feather of truth.",
        "answers-equal",
        "mythology-001: en: wrong",
        "“right”",
        "«right»",
    ),
    Fault(
        "a right answer by far the longest",
        MYTHS,
        '"The feather of truth"',
        '"The feather of truth, which Maat wears in her hair, she being right order"',
        "right-longest",
        "mythology-001: en: right",
        "the others have 26 at most".replace("the others", "the other answers"),
        "las otras respuestas tienen 26",
    ),
    Fault(
        "a full stop on the right one alone",
        MYTHS,
        "The feather of truth",
        "The feather of truth.",
        "right-ends",
        "mythology-001: en: right",
        "full stop",
        "punto",
    ),
    Fault(
        "another number in Spanish",
        MYTHS,
        '"La pluma de la verdad"',
        '"La pluma de 1234"',
        "years-differ",
        "mythology-001: es: right",
        "1234",
        "1234",
    ),
    Fault(
        "the same question twice",
        MYTHS,
        "In the Babylonian poem Atrahasis, why does the god Enlil decide to send plagues, famine and finally a flood?",
        "In the Egyptian Book of the Dead, the heart of the dead is laid on a pair of scales. What lies on the other pan?",
        "question-twice",
        "mythology-002: en: question",
        "“mythology-001” asks the same",
        "«mythology-001» pregunta lo mismo",
    ),
    # ---- Big Questions, board ----
    Fault(
        "a Big Question with answers",
        BIG,
        "    hint:",
        '    right: "Yes"\n    hint:',
        "shape-unknown",
        "big-001: en: right",
        "“right”",
        "«right»",
    ),
    Fault(
        "a hint too long",
        BIG,
        "What would you find out",
        "What would you find out " * 6,
        "shape-long",
        "big-001: en: hint",
        "at most 140",
        "caben 140",
    ),
    Fault("a board without a disc", BOARD, '"disc"', '"disk"', "shape-unknown", "disk", "“disc”", "«disc»", alone=False),
    Fault(
        "a board that is no JSON",
        BOARD,
        '"format": 1,',
        '"format": 1;',
        "document-yaml",
        "",
        "not YAML",
        "no es YAML",
        alone=False,
        at='"name"',
    ),
]


def planted(fault: Fault) -> tuple[Mapping[str, bytes], int]:
    """The deck with the fault in it, and the line on which it stands."""
    text = HOUSE[fault.file].decode()
    assert fault.old in text, "the deck has changed; plant the fault elsewhere"
    at = text.index(fault.old)
    after = text[:at] + fault.new + text[at + len(fault.old) :]
    line = after.count("\n", 0, at) + 1
    if fault.at:
        line = after.count("\n", 0, after.index(fault.at)) + 1
    elif "\n" in fault.new and not fault.new.startswith("- "):
        fresh = next(part for part in fault.new.split("\n") if part and part + "\n" not in fault.old)
        line = after.count("\n", 0, after.index(fresh)) + 1
    return {**SMALL, fault.file: after.encode()}, line


def placed(one: Complaint) -> tuple[str, int, str]:
    """File, line (0 for none), and what stands after them."""
    match = re.fullmatch(r"([^:]+)(?::(\d+))?(?:: (.*))?", one.place)
    assert match
    return match[1], int(match[2] or 0), match[3] or ""


def test_the_deck_of_the_house_is_without_fault() -> None:
    assert DECKS.check(HOUSE) == []


def test_so_many_faults_are_planted() -> None:
    assert len(FAULTS) >= 25
    assert len({fault.name for fault in FAULTS}) == len(FAULTS)


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_planted_fault_is_found_where_it_is_and_told_in_both_languages(fault: Fault) -> None:
    files, line = planted(fault)
    wrong = DECKS.check(files)
    found = [one for one in wrong if one.code == fault.code and placed(one) == (fault.file, line, fault.place)]
    assert found, [one.place + " " + one.code for one in wrong[:5]]
    if fault.alone:
        others = {one.code for one in wrong} - {fault.code}
        assert others <= {"shape-missing"} if fault.code == "shape-unknown" else not others
    assert fault.en in worded(SAY["en"], found[0])
    assert fault.es in worded(SAY["es"], found[0])


def without(*paths: str) -> dict[str, bytes]:
    return {path: data for path, data in HOUSE.items() if path not in paths}


def test_an_odd_question_is_told_with_what_to_do() -> None:
    """A card has two questions (rules page, Cards), so the last of an odd number has no card."""
    text = HOUSE[MYTHS].decode()
    last = text.rindex("- id:")
    wrong = DECKS.check({**HOUSE, MYTHS: text[:last].encode()})
    assert [(one.code, placed(one)) for one in wrong] == [
        ("pile-odd", (MYTHS, text[:last].count("\n", 0, text.rindex("- id:", 0, last)) + 1, "mythology-043"))
    ]
    assert worded(SAY["en"], wrong[0]).endswith("43 questions, and a card has two; add one, or leave one out")


def test_a_pile_of_too_few_questions_is_told() -> None:
    """Two players may each keep a card of an epoch while another is asked: three cards, six questions."""
    text = HOUSE[MYTHS].decode()
    four = text[: text.index('- id: "mythology-005"')].encode()
    six = text[: text.index('- id: "mythology-007"')].encode()
    (wrong,) = DECKS.check({**HOUSE, MYTHS: four})
    assert (wrong.code, wrong.args) == ("pile-few", {"count": 4, "missing": 2, "least": 6})
    end = "4 questions; 2 more are needed, 6 being the fewest (a pile that is left out comes from the house)"
    assert worded(SAY["en"], wrong).endswith(end)
    assert "faltan 2" in worded(SAY["es"], wrong)
    assert DECKS.check({**HOUSE, MYTHS: six}) == []


def test_piles_and_files_that_belong_to_nothing_are_named() -> None:
    wrong = DECKS.check({**HOUSE, "questions/midle.yaml": b"[]", "words/en.yaml": b"{}", "README.md": b"Hello"})
    assert [(one.code, one.place) for one in wrong] == [("pile-unknown", "questions/midle.yaml"), ("file-extra", "words/en.yaml")]
    assert "did you mean “middle”?" in worded(SAY["en"], wrong[0])
    assert "¿querías decir «middle»?" in worded(SAY["es"], wrong[0])


def test_a_pack_may_hold_only_some_piles_but_not_none() -> None:
    assert DECKS.check({DECK: HOUSE[DECK], MYTHS: HOUSE[MYTHS]}) == []
    assert DECKS.check({DECK: HOUSE[DECK], BOARD: HOUSE[BOARD]}) == []
    assert [one.code for one in DECKS.check({DECK: HOUSE[DECK]})] == ["deck-bare"]
    assert [one.code for one in DECKS.check(without(DECK))] == ["file-missing"]


def test_an_empty_language_is_named_in_every_question() -> None:
    """A third language is complete or not there at all."""
    three = HOUSE[DECK].replace(b"[en, es]", b"[en, es, de]")
    wrong = DECKS.check({**HOUSE, DECK: three})
    missing = [one for one in wrong if one.code == "shape-missing" and one.args["key"] == "de"]
    assert len(missing) == len(wrong) == 348 + 64 + 2


def test_a_hostile_deck_is_judged_soon() -> None:
    many = b"".join(b'- {id: "q%d", difficulty: 2, source: "x", en: {question: "a%d"}, es: {}}\n' % (at, at) for at in range(900))
    started = time.monotonic()
    assert DECKS.check({DECK: HOUSE[DECK], MYTHS: many})
    assert time.monotonic() - started < 10


@pytest.mark.parametrize(
    "data", [b"", b"[]", b"{}", b"- 1\n- 2\n", b"null", b"- []\n", b"- {}\n- {}\n", b"\xff\xfe", b"- {id: {}, en: [], es: 3}\n" * 6]
)
@pytest.mark.parametrize("path", [DECK, MYTHS, BIG, BOARD])
def test_whatever_stands_in_a_file_there_are_words_for_it(path: str, data: bytes) -> None:
    wrong = DECKS.check({**SMALL, path: data})
    assert wrong
    assert all(f"complaint-{one.code}" in SAY[lang] for one in wrong for lang in SAY)
