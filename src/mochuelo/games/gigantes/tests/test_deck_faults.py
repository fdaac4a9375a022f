"""The checker passes the deck of the house, and finds every fault planted in it: code, file, line, card, and words in two languages."""

# long: the faults one after the other, each with what is to be said of it

from __future__ import annotations

import re
import time
from collections.abc import Mapping, Sequence

import pytest
from msgspec import Struct

from mochuelo.cli.decks import worded
from mochuelo.cli.words import cli_words
from mochuelo.core.decks import Complaint
from mochuelo.core.shapes import TOLD
from mochuelo.games.gigantes.deck_kind import Decks

DECKS = Decks()
HOUSE = DECKS.house()
DECK, ES, EN, DE = "deck.yaml", "words/es.yaml", "words/en.yaml", "words/de.yaml"
SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">{}</svg>'
SUN = "art/themes/sun.svg"


class Fault(Struct, frozen=True):
    """A fault: in `file`, the first `old` becomes `new`.

    What is to be found is `expected`, as (code, place after the line): all of it where `whole`. `at` is a word after which the line of the
    first place is told, where that is not where `new` begins. `en` and `es` stand in the words for it.
    """

    name: str
    file: str
    old: str
    new: str
    expected: tuple[tuple[str, str], ...]
    en: str
    es: str
    at: str = ""
    whole: bool = True


FAULTS = [
    # ---- shape ----
    Fault("another format", DECK, "format: 1", "format: 2", (("shape-range", "format"),), "2 is not from 1 to 1", "2 no está entre 1 y 1"),
    Fault(
        "another game",
        DECK,
        "game: gigantes",
        "game: mus",
        (("shape-one-of", "game"),),
        "'mus'; one of gigantes would do",
        "uno de estos: gigantes",
    ),
    Fault(
        "a key that means nothing",
        DECK,
        'note: "Socrates speaks"',
        'notes: "Socrates speaks"',
        (("shape-unknown", "E1: notes"),),
        "“notes” means nothing here; did you mean “note”?",
        "«notes» no significa nada aquí; ¿querías decir «note»?",
    ),
    Fault(
        "a key that is like none",
        DECK,
        'note: "Socrates speaks"',
        'xyzzy: "Socrates speaks"',
        (("shape-unknown", "E1: xyzzy"),),
        "“xyzzy” means nothing here; leave it out",
        "«xyzzy» no significa nada aquí; quítalo",
    ),
    Fault(
        "a year that is a text",
        DECK,
        "year: 1641",
        'year: "1641"',
        (("shape-kind", "W10: year"),),
        "'1641' is not a whole number",
        "'1641' no es un número entero",
    ),
    Fault(
        "a mark that is a number",
        DECK,
        'supports: ["2", "M"]',
        'supports: [2, "M"]',
        (("shape-kind", "B1: supports: 1"),),
        "2 is not a text; put it in quotation marks",
        "2 no es un texto; ponlo entre comillas",
    ),
    Fault(
        "a list that is none",
        DECK,
        'refutes: ["hand"]',
        'refutes: "hand"',
        (("shape-kind", "E1: refutes"),),
        "'hand' is not a list",
        "'hand' no es",
    ),
    Fault(
        "neither yes nor no",
        DECK,
        "disputed: no",
        "disputed: maybe",
        (("shape-kind", "C1: disputed"),),
        "neither yes nor no",
        "ni yes ni no",
    ),
    Fault(
        "a card without a letter",
        DECK,
        '  - id: C1\n    letter: "M"\n',
        "  - id: C1\n",
        (("shape-missing", "C1"),),
        "“letter” is missing; add it",
        "falta «letter»; añádelo",
    ),
    Fault(
        "no authors",
        DECK,
        "authors: [The Mochuelo contributors]",
        "authors: []",
        (("shape-count", "authors"),),
        "0 entries; 1 to 20",
        "0 entradas",
    ),
    Fault("no licence", DECK, "licence: CC-BY-4.0", 'licence: ""', (("shape-empty", "licence"),), "empty; write it", "vacío; escríbelo"),
    Fault(
        "a licence that is none",
        DECK,
        "licence: CC-BY-4.0",
        "licence: all rights reserved",
        (("shape-licence", "licence"),),
        "“all rights reserved” is no licence; an SPDX name such as CC-BY-4.0",
        "«all rights reserved» no es una licencia",
    ),
    # ---- thinkers and cards ----
    Fault(
        "a thinker twice",
        DECK,
        "number: 2, key: aristotle",
        "number: 1, key: aristotle",
        (("thinker-absent", "thinkers"), ("thinker-twice", "thinkers: aristotle")),
        "no thinker has the number 2",
        "nadie tiene el número 2",
        at="thinkers:",
        whole=False,  # and the cards of Aristotle are held to the dates of none
    ),
    Fault(
        "two with one key",
        DECK,
        "key: aristotle",
        "key: plato",
        (("key-twice", "thinkers: plato: key"),),
        "the key “plato”",
        "la clave «plato»",
    ),
    Fault(
        "a card twice",
        DECK,
        "- id: E12",
        "- id: C12",
        (("card-absent", "cards"), ("card-twice", "C12")),
        "the card E12 is missing; add it",
        "falta la carta E12; añádela",
        at="\ncards:",
        whole=False,  # its sentences are now asked of the other card
    ),
    Fault(
        "a card of no thinker",
        DECK,
        "- id: E12",
        "- id: E14",
        (("card-absent", "cards"), ("card-unknown", "E14")),
        "the card E12 is missing",
        "falta la carta E12",
        at="\ncards:",
        whole=False,
    ),
    Fault(
        "a mochuelo with a mark",
        DECK,
        "- id: C13",
        '- id: C13\n    letter: "M"',
        (("shape-unknown", "C13: letter"),),
        "“letter” means nothing here",
        "«letter» no significa nada aquí",
        at="letter:",
    ),
    # ---- marks and lists ----
    Fault(
        "a letter that the deck does not have",
        DECK,
        '  - id: C1\n    letter: "M"',
        '  - id: C1\n    letter: "Z"',
        (("mark-unknown", "C1: letter"),),
        "no mark of this deck: “Z”; a number from 1 to 12, or one of its letters and drawings",
        "«Z» no es una marca de esta baraja; un número del 1 al 12",
        at="letter:",
        whole=False,  # its reach is another
    ),
    Fault(
        "a list with a mark that nobody bears",
        DECK,
        'supports: ["mirror", "S"]',
        'supports: ["miror", "S"]',
        (("mark-unknown", "C1: supports: 1"),),
        "no mark of this deck: “miror”; did you mean “mirror”?",
        "«miror» no es una marca de esta baraja; ¿querías decir «mirror»?",
        whole=False,  # its sentence why is amiss too
    ),
    Fault(
        "a mark that stands nowhere else",
        DECK,
        'letters: ["M", "K"',
        'letters: ["Z", "M", "K"',
        (("mark-unused", "letters: 1"),),
        "no card bears “Z”; leave it out, or give it to some",
        "ninguna carta lleva «Z»",
        whole=False,  # and the words of Z are missing
    ),
    Fault(
        "its own mark",
        DECK,
        'supports: ["mirror", "S"]',
        'supports: ["mirror", "M"]',
        (("mark-own", "C1: supports: 2"),),
        "“M” is a mark of this card itself",
        "«M» es una marca de esta misma carta",
        whole=False,
    ),
    Fault(
        "one mark in both lists",
        DECK,
        'refutes: ["razor", "wheel"]',
        'refutes: ["razor", "mirror"]',
        (("mark-both", "C1: refutes: 2"),),
        "“mirror” stands in both lists of this card; keep one",
        "«mirror» está en las dos listas de esta carta; deja una",
        whole=False,
    ),
    Fault(
        "a letter that is refuted",
        DECK,
        'refutes: ["hand"]',
        'refutes: ["K"]',
        (("letter-refuted", "E1: refutes: 1"),),
        "“K” is a letter, and letters are only supported",
        "«K» es una letra, y las letras solo se apoyan",
        whole=False,
    ),
    Fault(
        "a mark twice in a list",
        DECK,
        'supports: ["2", "M"]',
        'supports: ["M", "M"]',
        (("shape-twice", "B1: supports: 2"),),
        "'M' twice in the list",
        "'M' está dos veces en la lista",
        whole=False,
    ),
    Fault(
        "more entries than the card has room for",
        DECK,
        'supports: ["2", "M"]',
        'supports: ["2", "M", "sun", "moon", "seed"]',
        (("shape-count", "B1: supports"),),
        "5 entries; 1 to 4 would do",
        "5 entradas; valdrían de 1 a 4",
        whole=False,
    ),
    Fault(
        "too few that refute it",  # the crown is refuted by B3, W9 and W11
        DECK,
        'refutes: ["crown"]',
        "refutes: []",
        (("reach-refuters", "W1"), ("reach-refuters", "B2"), ("reach-refuters", "B4"), ("reach-refuters", "B5")),
        "refuted by 2 cards of other numbers (W9 W11); 3 to 4 would do",
        "la refutan 2 cartas de otros números (W9 W11); valdrían de 3 a 4",
        at="- id: W1\n",
        whole=False,
    ),
    Fault(
        "too many that support it",  # 14 support B7, which bears the scales; C3 is a fifteenth
        DECK,
        'supports: ["4", "wheel"]',
        'supports: ["4", "wheel", "scales"]',
        (("reach-supporters", "B7"), ("why-missing", "cards: C3: why")),
        "supported by 15 cards of other numbers",
        "la apoyan 15 cartas de otros números",
        at="- id: B7\n",
        whole=False,
    ),
    # ---- dates ----
    Fault(
        "born after the death",
        DECK,
        "born: -384, died: -322",
        "born: -284, died: -322",
        (("dates-turned", "thinkers: aristotle: died"),),
        "died in -322, but was born in -284",
        "murió en -322, pero nació en -284",
        whole=False,  # nothing that he did lies in such a life
    ),
    Fault(
        "a life too long",
        DECK,
        "born: 1906, died: 1975",
        "born: 1806, died: 1975",
        (("dates-long", "thinkers: arendt: died"),),
        "from 1806 to 1975 is more than the 110 years of a long life",
        "de 1806 a 1975 van más de los 110 años",
    ),
    Fault("a year 0", DECK, "born: 150", "born: 0", (("year-zero", "thinkers: nagarjuna: born"),), "there is no year 0", "no hay año 0"),
    Fault(
        "a death to come that is not certain",
        DECK,
        "died: 250, about: [born, died]",
        "died: null, about: [born, died]",
        (("about-living", "thinkers: nagarjuna: about"),),
        "“died” is about, but there is no such year",
        "«died» es aproximado, pero no hay tal año",
    ),
    Fault(
        "a work after the death",
        DECK,
        "year: 1641",
        "year: 1651",
        (("year-after", "W10: year"),),
        "1651 is after the death of the thinker in 1650; write posthumous: yes",
        "1651 es después de morir, en 1650; escribe posthumous: yes",
    ),
    Fault(
        "a work before the birth",
        DECK,
        "year: 1641",
        "year: 1541",
        (("year-before", "W10: year"),),
        "before the birth",
        "1541 es antes de nacer",
    ),
    Fault(
        "posthumous in life",
        DECK,
        "year: 1641",
        "year: 1641\n    posthumous: yes",
        (("posthumous-not", "W10: year"),),
        "said to be posthumous, but the thinker lived in 1641",
        "se dice póstumo, pero vivía en 1641",
    ),
    Fault(
        "posthumous without a year",
        DECK,
        'note: "Socrates speaks"',
        "posthumous: yes",
        (("posthumous-year", "E1: posthumous"),),
        "no year says when",
        "ningún año dice cuándo",
    ),
    Fault(
        "disputed, but not what",
        DECK,
        "disputed: no",
        "disputed: yes",
        (("disputed-note", "C1: disputed"),),
        "disputed, but no note says what",
        "ninguna nota dice qué",
    ),
    Fault(
        "no place in the source",
        DECK,
        'place: "38a"',
        'place: ""',
        (("shape-empty", "E1: source: place"),),
        "empty; write it",
        "vacío; escríbelo",
    ),
    Fault(
        "a source that cannot be looked up",
        DECK,
        ', look_up: "Perseus Digital Library, Plato, Apology 38a"',
        "",
        (("shape-missing", "E1: source"),),
        "“look_up” is missing",
        "falta «look_up»",
        at='place: "38a"',
    ),
    # ---- words ----
    Fault(
        "an empty text",
        ES,
        'title: "Las Ideas"',
        'title: " "',
        (("shape-empty", "cards: C1: title"),),
        "empty; write it",
        "vacío; escríbelo",
    ),
    Fault(
        "a title too long",
        EN,
        'title: "The Forms"',
        f'title: "{"The Forms, " * 4}"',
        (("shape-long", "cards: C1: title"),),
        "44 characters; at most 40 fit",
        "44 caracteres; caben 40",
    ),
    Fault(
        "a sentence too long",
        EN,
        '"S": "',
        f'"S": "{"x" * 120}',
        (("shape-long", "cards: C1: why: S"),),
        "at most 140 fit",
        "caben 140",
    ),
    Fault(
        "a line break",
        EN,
        'title: "The Forms"',
        'title: "The\\nForms"',
        (("shape-lines", "cards: C1: title"),),
        "a line break",
        "un salto de línea",
    ),
    Fault(
        "a thinker without a line",
        DE,
        ', line: "Machte',
        ', Line: "Machte',
        (("shape-missing", "thinkers: 1"), ("shape-unknown", "thinkers: 1: Line")),
        "“line” is missing",
        "falta «line»",
    ),
    Fault(
        "no sentence why",
        EN,
        "\n      wheel: ",
        "\n      whale: ",
        (("why-missing", "cards: C1: why"), ("why-extra", "cards: C1: why: whale")),
        "no sentence why for “wheel”; write it",
        "falta la frase que dice por qué «wheel»",
        at="    why:",
    ),
    Fault(
        "another language than the file's",
        DE,
        "language: de",
        "language: fr",
        (("words-language", "language"),),
        "said to be “fr”, in a file for “de”",
        "«fr», en un archivo para «de»",
    ),
    Fault(
        "a title twice",
        EN,
        'title: "The examined life"',
        'title: "the forms"',
        (("title-twice", "cards: E1: title"),),
        "“the forms” is what C1 is called already",
        "C1 ya se titula «the forms»",
    ),
    Fault(
        "a name twice",
        EN,
        'name: "Aristotle"',
        'name: "Plato"',
        (("name-twice", "thinkers: 2: name"),),
        "what number 1 is called",
        "1 ya se llama «Plato»",
    ),
    Fault(
        "another year than in the first language",
        DE,
        "1691",
        "1961",
        (("years-differ", "cards: W7: text"),),
        "tells the years 1961, but words/es.yaml tells 1691",
        "cuenta los años 1961, pero words/es.yaml cuenta 1691",
    ),
    # ---- how the files are written ----
    Fault(
        "not YAML",
        DECK,
        "  - id: C1\n",
        "  - id: C1\n letter\n",
        (("document-yaml", ""),),
        "not YAML",
        "no es YAML",
        at="letter\n",
        whole=False,
    ),
    Fault(
        "a key twice",
        DECK,
        "format: 1",
        "format: 1\nformat: 2",
        (("document-twice", ""),),
        "the key “format” twice",
        "la clave «format»",
        at="format: 2",
    ),
    Fault(
        "an alias",
        DECK,
        "name: a_hombros_de_gigantes",
        "name: &a giants",
        (("document-alias", ""),),
        "an anchor or alias (a)",
        "un ancla o un alias (a)",
    ),
    Fault("a tag", EN, "language: en", "language: !!python/name:os.system x", (("document-tag", ""),), "a tag", "una etiqueta"),
]


def planted(fault: Fault) -> tuple[Mapping[str, bytes], int]:
    """The deck of the house with the fault in it, and the line where the first complaint is to be."""
    text = HOUSE[fault.file].decode()
    assert fault.old in text
    start = text.index(fault.old)
    faulty = text.replace(fault.old, fault.new, 1)
    if fault.at:
        near = faulty.find(fault.at, max(start - 20, 0))
        start = near if -1 < near < start + len(fault.new) + 20 else faulty.index(fault.at)
        start += fault.at.startswith("\n")
    return {**HOUSE, fault.file: faulty.encode()}, faulty.count("\n", 0, start) + 1


def places(complaints: Sequence[Complaint], file: str) -> list[tuple[str, str]]:
    """Codes and places without file and line, of what is wrong in a file."""
    return [
        (one.code, one.place.removeprefix(file).lstrip(":0123456789").removeprefix(" ")) for one in complaints if one.place.startswith(file)
    ]


def test_the_deck_of_the_house_is_without_fault() -> None:
    assert DECKS.check(HOUSE) == []


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_planted_fault_is_found_where_it_is_and_told_in_both_languages(fault: Fault) -> None:
    files, line = planted(fault)
    found = DECKS.check(files)
    wrong = places(found, fault.file) + [place for one in (DECK, ES, EN, DE) if one != fault.file for place in places(found, one)]
    assert set(fault.expected) <= set(wrong)
    if fault.whole:
        assert sorted(wrong) == sorted(fault.expected)
        assert len(found) == len(fault.expected)
    code, place = fault.expected[0]
    first = next(one for one in found if one.code == code)
    assert first.place == f"{fault.file}:{line}" + (f": {place}" if place else "")
    for lang, part in (("en", fault.en), ("es", fault.es)):
        told = worded(cli_words(lang).of_game("gigantes"), first)
        assert told.startswith(f"{first.place}: ")
        assert part in told


DRAWN = [
    ("missing", None, "drawing-missing", "this drawing is missing", "falta este dibujo"),
    (
        "a script",
        SVG.format("<script>alert(1)</script>"),
        "drawing-element",
        "“script” is no plain shape",
        "«script» no es una forma sencilla",
    ),
    ("a picture from elsewhere", SVG.format('<image href="https://example.org/a.png"/>'), "drawing-element", "“image”", "«image»"),
    ("a use of something", SVG.format('<use href="#a"/>'), "drawing-element", "“use”", "«use»"),
    (
        "an act of the mouse",
        SVG.format('<g onclick="alert(1)"/>'),
        "drawing-attribute",
        "“onclick” is no attribute",
        "«onclick» no es un atributo",
    ),
    ("a style", SVG.format('<path style="fill:url(a)" d="M0 0"/>'), "drawing-attribute", "“style”", "«style»"),
    (
        "paint from elsewhere",
        SVG.format('<path fill="url(#a)" d="M0 0"/>'),
        "drawing-value",
        "no value for fill",
        "no es un valor para fill",
    ),
    ("text", SVG.format("<g>sol</g>"), "drawing-text", "text in a drawing: “sol”", "texto en un dibujo: «sol»"),
    ("not XML", "<svg", "drawing-xml", "not XML", "no es XML"),
    ("an entity", '<!DOCTYPE svg [<!ENTITY a "b">]>' + SVG.format("&a;"), "drawing-doctype", "a DOCTYPE", "un DOCTYPE"),
    ("too long", SVG.format("<g/>" * 20_000), "drawing-long", "80,066 bytes; at most 49,152", "80.066 bytes; como mucho 49.152"),
    ("not square", SVG.format("<g/>").replace("48 48", "48 24"), "drawing-square", "a sheet of 48 by 24", "un pliego de 48 por 24"),
    ("no sheet", SVG.format("<g/>").replace("viewBox", "width").replace("0 0 48 48", "48"), "drawing-sheet", "a viewBox", "un viewBox"),
]


@pytest.mark.parametrize(("svg", "code", "en", "es"), [one[1:] for one in DRAWN], ids=[one[0] for one in DRAWN])
def test_a_drawing_that_is_missing_or_not_plain_is_found(svg: str | None, code: str, en: str, es: str) -> None:
    files = {path: data for path, data in HOUSE.items() if path != SUN} | ({SUN: svg.encode()} if svg else {})
    (found,) = DECKS.check(files)
    assert found.code == code
    assert found.place.partition(":")[0] == SUN
    assert en in worded(cli_words("en").of_game("gigantes"), found)
    assert es in worded(cli_words("es").of_game("gigantes"), found)


def test_files_that_are_missing_or_belong_to_nothing_are_named() -> None:
    without = {path: data for path, data in HOUSE.items() if path != DE}
    assert [(one.code, one.place) for one in DECKS.check(without)] == [("file-missing", DE)]
    more = {**HOUSE, "words/fr.yaml": HOUSE[ES], "art/themes/tower.svg": HOUSE[SUN], "README.md": b"read me", "LICENCE.txt": b"by"}
    assert sorted((one.code, one.place) for one in DECKS.check(more)) == [
        ("file-extra", "art/themes/tower.svg"),
        ("file-extra", "words/fr.yaml"),
    ]
    assert [one.code for one in DECKS.check({})] == ["file-missing"]


def test_drawings_that_the_house_lends_may_be_left_out() -> None:
    lent = [path for path in HOUSE if path.startswith("art/") and not path.startswith(("art/thinkers", "art/themes"))]
    assert len(lent) == 14
    files = {path: data for path, data in HOUSE.items() if path not in lent}
    assert DECKS.check(files) == []
    for path in lent:
        assert DECKS.art(files, path) == DECKS.art(HOUSE, path)


def test_a_hostile_deck_of_thousands_of_marks_is_judged_soon() -> None:
    letters, ticks = (", ".join(f"{kind}{n}x" for n in range(3_000)) for kind in "LT")
    deck = HOUSE[DECK].decode()
    for name, entries in (("letters", letters), ("supports", ticks)):
        old = re.search(rf"{name}: \[.*?\]", deck)
        assert old
        deck = deck.replace(old[0], f"{name}: [{entries}]", 1)
    begun = time.perf_counter()
    found = DECKS.check({**HOUSE, DECK: deck.encode()})
    assert time.perf_counter() - begun < 20  # it took minutes when each was compared with all others
    assert len(found) == TOLD


def test_a_text_that_is_not_utf8_is_told_by_its_line() -> None:
    files = {**HOUSE, EN: HOUSE[EN].replace(b"The examined life", b"The ex\xe1mined life")}
    line = HOUSE[EN][: HOUSE[EN].index(b"The examined life")].count(b"\n") + 1
    (found,) = DECKS.check(files)
    assert (found.code, found.place, found.args["byte"]) == ("document-utf8", f"{EN}:{line}", "0xe1")
