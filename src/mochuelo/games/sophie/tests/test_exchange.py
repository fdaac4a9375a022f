"""Files of Moodle's GIFT, Aiken and tables: what each sample holds, what is told of its faults by line, and round trips of whole decks."""

# long: the samples one after the other, each with what is to come of it

from __future__ import annotations

import re
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from msgspec import Struct

from mochuelo.cli.decks import worded
from mochuelo.cli.words import cli_words
from mochuelo.core.decks import DeckError, Files, Imported, Wanted
from mochuelo.core.documents import read
from mochuelo.core.quizzes import aiken, gift, table
from mochuelo.core.quizzes.items import RIGHT, Choice, Item
from mochuelo.core.quizzes.plain import decoded
from mochuelo.games.sophie.cards import PILES, pile_path
from mochuelo.games.sophie.deck_check import check
from mochuelo.games.sophie.deck_kind import Decks
from mochuelo.games.sophie.deck_write import pile_yaml

DECKS = Decks()
EXCHANGE = DECKS.exchange
HOUSE = DECKS.house()
SAMPLES = Path(__file__).parent / "samples"
SAY = {lang: cli_words(lang).of_game("sophie") for lang in ("en", "es")}


def taken(name: str, data: bytes | None = None, into: Files | None = None, **how: str) -> Imported:
    """What comes of a sample, or of other bytes under a name."""
    wanted = Wanted(name=name, **({"part": "modern"} | how))  # type: ignore[arg-type]  # texts all of them
    return EXCHANGE.read((SAMPLES / name).read_bytes() if data is None else data, wanted, into or {})


def entries(files: Files, pile: str = "modern") -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = read(files[pile_path(pile)], pile).value
    return found


def told(found: Imported) -> list[tuple[str, int]]:
    """What was left out: the code and the line."""
    return [(one.code, int(re.split(r"[: ]", one.place)[1])) for one in found.left]


class Sample(Struct, frozen=True):
    """A file of ours and what is to come of it: (question, right, wrong, absurd) of each, and what is left out, as (code, line)."""

    file: str
    questions: tuple[tuple[str, str, str, str], ...]
    left: tuple[tuple[str, int], ...] = ()
    notices: tuple[str, ...] = ()
    language: str = "en"


KINDS = tuple(("import-kind", line) for line in (3, 5, 7, 9, 11, 17, 19, 24, 26, 28))
EXPECTED = (
    Sample(
        "01-choice.gift.txt",
        (
            ("Which number is written MCMXCIX?", "1999", "1989", "2009"),
            ("Which river flows through Cairo?", "Nile", "Congo", "Custard"),
            ("Which of these planets is the largest?", "Jupiter", "Mars", "The moon of cheese"),
        ),
        notices=("import-odd",),
    ),
    Sample(
        "02-escapes.gift.txt",
        (
            ("Which line says that x = 2 {exactly}?", "x = 2", "x ~ 2", "x \\ 2"),
            ("What is { called?", "a brace", "a bracket", "a moustache lying down"),
        ),
    ),
    Sample(
        "03-kinds.gift.txt",
        (
            ("Which sea lies between Europe and Africa?", "Mediterranean", "Baltic", "The bathtub"),
            ("The Parthenon stands in _____ on a hill.", "Athens", "Sparta", "a glass of water"),
        ),
        KINDS,
    ),
    Sample(
        "04-forms.gift.txt",
        (
            ("Which formula is that of water?", "H₂O", "CO₂", "<b>Soup</b>"),
            ("Who wrote Don Quixote, the novel of La Mancha?", "Miguel de Cervantes", "Lope de Vega", "The windmills"),
            ('Which sign means "less than" & nothing else: <?', "<", ">", "<3"),
            ("Is 3 < 4 & 4 < 5?", "Yes, both", "Only one", "They are in love"),
        ),
        (("import-media", 18),),
    ),
    Sample(
        "06-broken.gift.txt",
        (
            ("A good one?", "yes", "no", "perhaps in a teapot"),
            ("Another good one?", "this", "that", "the other sock"),
            ("The last good one?", "end", "middle", "sausage"),
        ),
        (
            *(("gift-brace", 3), ("gift-brace", 7), ("gift-brace", 9), ("import-no-right", 11), ("import-many-right", 13)),
            *(("import-many-right", 15), ("import-few", 17), ("import-few", 19)),
        ),
        ("import-odd",),
    ),
    Sample(
        "07-loose.gift.txt",
        (
            ("Two questions without a blank line between them?", "one", "two", "many"),
            ("This is the second of them?", "yes", "no", "fish"),
            ("A blank line within the braces?", "allowed here", "forbidden", "in the garden"),
            ("And a question over two more?", "right", "wrong", "wrong like a fish"),
            ("never closed What is this?", "a title left open", "a tomb", "a sandwich"),
        ),
        notices=("import-odd",),
    ),
    Sample(
        "08-weights-crlf.gift.txt",
        (
            ("How many strings has a violin?", "Four", "Six", "Twelve"),
            ("Which town is the seat of the government of the Netherlands?", "The Hague", "Rotterdam", "A windmill"),
            ("Which is the largest of these numbers?", "Nine", "Eight", "Minus a pancake"),
        ),
        notices=("import-reduced", "import-reduced", "import-half", "import-odd"),
    ),
    Sample(
        "09-bom.gift.txt",
        (("¿Qué río pasa por Sevilla?", "El Guadalquivir", "El Ebro", "El café con leche"),),
        notices=("import-odd",),
        language="es",
    ),
    Sample(
        "10-latin1.gift.txt",
        (
            ("¿Qué montaña es la más alta de España?", "El Teide", "El Mulhacén", "El flan de la abuela"),
            ("¿Quién pintó Las Meninas?", "Velázquez", "Goya", "Un mono"),
        ),
        notices=("import-latin",),
        language="es",
    ),
    Sample(
        "11-plain.aiken.txt",
        (
            ("Which ocean is the largest?", "The Pacific", "The Atlantic", "The Arctic"),
            ("Who painted the ceiling of the Sistine Chapel?", "Michelangelo", "Raphael", "A very tall cat"),
            ("What is the capital of Peru?", "Lima", "Quito", "Beanville"),
        ),
        notices=("import-reduced", "import-odd"),
    ),
    Sample(
        "12-faults.aiken.txt",
        (
            ("A good question?", "Yes", "No", "Perhaps in June"),
            ("A question on two lines?", "Third that runs over to the next line", "First", "Second after a blank line"),
        ),
        (
            *(("aiken-open", 7), ("aiken-letter", 16), ("aiken-bare", 18), ("aiken-answers", 20), ("aiken-twice", 23)),
            *(("aiken-letter", 33), ("import-few", 44)),
        ),
    ),
    Sample(
        "13-latin1.aiken.txt",
        (
            ("¿Quién escribió «Cien años de soledad»?", "Gabriel García Márquez", "Julio Cortázar", "Un loro de Aracataca"),
            ("¿Cuál es la moneda del Japón?", "El yen", "El won", "El botón"),
        ),
        notices=("import-latin",),
        language="es",
    ),
    Sample(
        "14-commas.csv",
        (
            ("Which metal is liquid at room temperature?", "Mercury", "Lead", "Jelly"),
            ('Who said "Eureka", so the story goes?', "Archimedes", "Pythagoras", "The bath"),
            ("Which month has 28 days?", "All of them", "February", "Octember"),
        ),
        notices=("import-odd",),
    ),
    Sample(
        "15-puntoycoma.csv",
        (
            ("¿Cuántos kilómetros hay de la Tierra a la Luna?", "Unos 384.000", "Unos 38.400", "Una tarde a pie"),
            ("¿Qué inventó Gutenberg?", "La imprenta de tipos móviles", "La pólvora", "El domingo"),
        ),
        language="es",
    ),
    Sample(
        "16-tabs.tsv",
        (
            ("What is 7 x 8?", "56", "54", "63"),
            ("Which is a noble gas?", "Neon", "Iron", "Royal jelly"),
            ("Which is right?", "this", "that", "soup"),
        ),
        (("table-key", 4),),
        ("import-reduced", "import-odd"),
    ),
    Sample(
        "17-bare.csv",
        (
            ("Which gas do plants take in?", "Carbon dioxide", "Oxygen", "Perfume"),
            ("What closes a door?", "A latch", "A ladder", "A lettuce"),
            ('Which has "quotes" inside?', 'this "one"', "'that'", "none at all"),
        ),
        (("import-kind", 2), ("table-question", 3), ("table-quote", 4)),
        ("table-bare", "import-odd"),
    ),
)


@pytest.mark.parametrize("sample", EXPECTED, ids=lambda sample: sample.file)
def test_each_sample_gives_its_questions_and_names_its_faults(sample: Sample) -> None:
    found = taken(sample.file, language=sample.language)
    words = [entry[sample.language] for entry in entries(found.files)]
    assert [(one["question"], one["right"], one["wrong"], one["absurd"]) for one in words] == list(sample.questions)
    assert told(found) == list(sample.left)
    assert sorted(one.code for one in found.notices) == sorted(sample.notices)
    assert found.count == len(sample.questions)
    for one in (*found.left, *found.notices):
        assert all(f"complaint-{one.code}" in SAY[lang] and worded(SAY[lang], one) for lang in SAY)
    lacking = {(one.code, one.place.partition(": ")[2]) for one in check(found.files)}
    assert lacking <= {
        ("shape-empty", "authors: 1"),
        ("shape-empty", "licence"),
        ("pile-few", ""),
        ("pile-odd", entries(found.files)[-1]["id"]),
    }


def test_categories_and_tags_say_pile_id_difficulty_topic_and_source() -> None:
    found = taken("05-categories.gift.txt", part="")
    steam, hats = entries(found.files)
    assert (steam["id"], steam["difficulty"], steam["topic"], steam["source"]) == ("steam", 1, "Machines", "05-categories.gift.txt")
    assert (hats["id"], hats["difficulty"]) == ("hats", 3)
    assert hats["source"] == {"author": "Some Body", "work": "A Book of Hats", "place": "page 7", "look_up": "any library"}
    assert [entry["id"] for entry in entries(found.files, "hellas")] == ["Fig"]
    assert told(found) == [("import-part", 23)]


TABLE = b"pile,question,right,wrong,absurd,difficulty\nmodern,One?,aa,bb,cc,9\nnowhere,Two?,dd,ee,ff,1\nmodern,Three?,gg,hh,ii,\n"


def test_a_pile_and_a_difficulty_that_there_are_not_are_named_with_their_lines() -> None:
    found = taken("t.csv", TABLE, part="")
    assert [entry["difficulty"] for entry in entries(found.files)] == [2, 2]
    assert told(found) == [("import-pile", 3)] and "'nowhere'" in found.left[0].message and "modern" in found.left[0].message
    changed = [(one.place, one.code) for one in found.notices]
    assert changed == [("t.csv:2", "import-difficulty")] and "'9'" in found.notices[0].message
    for say in SAY.values():
        assert "nowhere" in worded(say, found.left[0]) and "9" in worded(say, found.notices[0])
    with pytest.raises(DeckError, match="nowhere") as caught:
        taken("t.csv", TABLE.replace(b"modern", b"nowhere"), part="")
    assert caught.value.code == "deck-part"


def test_a_question_that_is_never_closed_loses_no_other_that_begins_with_its_title() -> None:
    found = taken("x.gift", b"::a::One?{=a ~b ~c}\n::b::Two?{=d ~e ~f\n::c::Three?{=g ~h ~i}\n::d::Four?{=j ~k ~l\n::e::A text.\n")
    assert [entry["en"]["question"] for entry in entries(found.files)] == ["One?", "Three?"]
    assert told(found) == [("gift-brace", 2), ("gift-brace", 4), ("import-kind", 5)]
    assert "Three" not in found.left[0].message


def test_explanations_are_the_general_feedback_or_else_that_of_the_right_answer() -> None:
    numerals, river, _ = entries(taken("01-choice.gift.txt").files)
    assert numerals["en"]["because"] == "In these numerals a smaller sign before a larger one is taken away."
    assert "because" not in river["en"]
    found = taken("x.gift", b"One?{=a#That is why.~b#No.~c}\n\nTwo?{=a#Yes#no ~b ~c}\n")
    assert [entry["en"]["because"] for entry in entries(found.files)] == ["That is why.", "Yes#no"]


@pytest.mark.parametrize(
    ("data", "how", "code"),
    [
        (b"", {}, "deck-format"),
        (b"nothing that is a question", {}, "deck-format"),
        (b"\x00\xff\xfe\x00" * 50, {"format": "gift"}, "deck-nothing"),
        (b"One?{=a ~b ~c}", {"part": "algebra"}, "deck-part"),
        (b"One?{=a ~b ~c}", {"part": ""}, "deck-part-needed"),
        (b"One?{=a ~b ~c}", {"format": "word"}, "deck-format"),
        (b"One?{T}", {}, "deck-nothing"),
    ],
)
def test_what_is_no_file_of_questions_is_refused_with_what_would_do(data: bytes, how: dict[str, str], code: str) -> None:
    with pytest.raises(DeckError) as refused:
        taken("x", data, None, **how)
    assert refused.value.code == code
    assert all(cli_words(lang)(f"error-{code}", **refused.value.details) for lang in SAY)


def test_a_language_that_the_deck_has_not_is_refused() -> None:
    with pytest.raises(DeckError, match="not in 'fr', but in en, es"):
        taken("x.gift", b"One?{=a ~b ~c}", HOUSE, language="fr")


def test_the_format_is_seen_by_the_name_or_by_the_first_lines() -> None:
    for sample in EXPECTED:
        bare = taken("quiz", (SAMPLES / sample.file).read_bytes(), language=sample.language)
        assert bare.count == len(sample.questions), sample.file


def test_a_file_taken_over_twice_adds_nothing_and_keeps_what_its_author_wrote() -> None:
    first = taken("01-choice.gift.txt")
    again = {path: data + b"# a word of mine\n" if "modern" in path else data for path, data in first.files.items()}
    with pytest.raises(DeckError, match="in the pile already"):
        taken("01-choice.gift.txt", into=again)
    more = taken("11-plain.aiken.txt", into=again)
    assert more.files[pile_path("modern")].startswith(again[pile_path("modern")].rstrip())
    assert [entry["id"] for entry in entries(more.files)] == ["modern-001", "River", *(f"modern-{at:03}" for at in (3, 4, 5, 6))]


def test_another_language_comes_to_the_same_ids() -> None:
    """A pile written in English and in Spanish, taken over one after the other, is the pile again."""
    files: Files = {}
    for language in ("en", "es"):
        made = EXCHANGE.write(HOUSE, "renaissance", "gift", language)
        if files:
            files = {
                **files,
                "deck.yaml": files["deck.yaml"].replace(b'["en"]', b'["en", "es"]').replace(b'{en: "r"}', b'{en: "r", es: "r"}'),
            }
        found = taken("r.gift", made.data, files, part="")
        assert (found.count, found.left, found.notices) == (44, (), ())
        files = found.files
    assert entries(files, "renaissance") == entries(HOUSE, "renaissance")


# ------------------------------------------------------------ round trips


@pytest.mark.parametrize("language", ["en", "es"])
def test_gift_holds_the_whole_deck_of_the_house_language_by_language(language: str) -> None:
    made = EXCHANGE.write(HOUSE, "", "gift", language)
    found = taken("house.gift", made.data, part="")
    assert (made.count, made.notices, found.count, found.left, found.notices) == (412, (), 412, (), ())
    other = {"en": "es", "es": "en"}[language]
    for pile in PILES:
        assert entries(found.files, pile) == [{key: it for key, it in one.items() if key != other} for one in entries(HOUSE, pile)]


def test_a_table_holds_the_whole_deck_of_the_house_in_all_languages() -> None:
    made = EXCHANGE.write(HOUSE, "", "csv", "")
    found = taken("house.csv", made.data, part="", author="The Mochuelo contributors", licence="CC-BY-4.0")
    assert (made.count, found.left, found.notices) == (412, (), ())
    assert all(entries(found.files, pile) == entries(HOUSE, pile) for pile in PILES)
    assert check(found.files) == []


@pytest.mark.parametrize("language", ["en", "es"])
def test_aiken_holds_questions_and_answers_and_names_what_it_cannot_hold(language: str) -> None:
    made = EXCHANGE.write(HOUSE, "", "aiken", language)
    lost = {str(one.args["id"]) for one in made.notices}
    assert {one["id"] for one in entries(HOUSE, "big")} <= lost
    kept = [one for pile in PILES[:-1] for one in entries(HOUSE, pile) if one["id"] not in lost]
    assert len(kept) == made.count > 340
    found = taken("house.aiken", made.data, language=language)
    keys = ("question", "right", "wrong", "absurd")
    assert [[one[language][key] for key in keys] for one in entries(found.files)] == [[one[language][key] for key in keys] for one in kept]


def test_the_right_answer_stands_at_each_letter_in_what_is_written() -> None:
    letters = re.findall(rb"(?m)^ANSWER: (.)$", EXCHANGE.write(HOUSE, "philosophy", "aiken", "en").data)
    assert all(0.2 < letters.count(letter) / len(letters) < 0.47 for letter in (b"A", b"B", b"C"))


odd = st.text(
    st.one_of(st.sampled_from("\\~=#{}:%[]()<>&*_`'\"$,;|/.\t@+-nABT 1é"), st.characters(exclude_categories=["Cs", "Cc"])),
    min_size=1,
    max_size=30,
).map(lambda text: " ".join("".join(sign for sign in text if sign.isprintable()).split()))
line = odd.filter(bool)
triple = st.lists(line, min_size=3, max_size=3, unique_by=lambda text: re.sub(r"\W+", "", text.casefold()) or text)


def made_of(question: str, answers: list[str], because: str, topic: str) -> dict[str, Any]:
    words = {
        "question": question,
        "right": answers[0],
        "wrong": answers[1],
        "absurd": answers[2],
        **({"because": because} if because else {}),
    }
    return {
        "id": "q-1",
        "difficulty": 2,
        **({"topic": topic} if topic else {}),
        "source": {"author": topic or "x", "work": question},
        "en": words,
    }


@settings(max_examples=100, deadline=None)
@example("<A>", ["<b>", "&amp;", "</b>"], "<br>", "<i>")
@given(line, triple, odd, odd)
def test_odd_signs_come_back_as_they_were(question: str, answers: list[str], because: str, topic: str) -> None:
    """In GIFT and in tables: whatever the checker passes is written and read again as it was."""
    entry = made_of(question, answers, because, topic)
    files = {"deck.yaml": HOUSE["deck.yaml"].replace(b"[en, es]", b"[en]"), pile_path("modern"): pile_yaml([entry])}
    if any(one.code not in ("pile-few", "shape-count", "shape-unknown") for one in check(files)):
        return
    for format_ in ("gift", "csv"):
        found = taken(f"x.{format_}", EXCHANGE.write(files, "modern", format_, "en").data, part="")
        assert entries(found.files) == [entry], format_


@settings(max_examples=100, deadline=None)
@given(line, triple)
def test_aiken_brings_back_whatever_it_says_it_can_hold(question: str, answers: list[str]) -> None:
    choices = tuple(Choice(text, RIGHT if at == 1 else 0.0) for at, text in enumerate(answers))
    item = Item(line=0, question=question, choices=choices)
    if aiken.holds(item):
        found = aiken.read(aiken.write([item, item]), "x")
        assert [(one.question, one.choices) for one in found.items] == [(question, choices)] * 2
        assert not found.troubles


@settings(max_examples=100, deadline=None)
@given(
    st.lists(
        st.sampled_from(
            ["{", "}", "=", "~", "\\", "#", "::", "\n", "\n\n", "//", "%50%", "$CATEGORY: x\n", "a b", "A. ", "ANSWER: A\n", '"', ";", ","]
        ),
        max_size=40,
    )
)
def test_no_text_breaks_a_reader_and_every_trouble_has_a_line_of_the_file(parts: list[str]) -> None:
    text = "".join(parts)
    for reader in (gift.read, aiken.read, table.read):
        found = reader(text, "x")
        lines = [one.line for one in found.items] + [int(one.place.partition(":")[2]) for one in found.troubles]
        assert all(1 <= number <= text.count("\n") + 1 for number in lines)


@settings(max_examples=100, deadline=None)
@given(st.binary(max_size=200))
def test_no_bytes_break_the_decoding(data: bytes) -> None:
    text, notices = decoded(data, "x")
    assert "\r" not in text
    assert len(notices) <= 1


@pytest.mark.parametrize(
    "bad", ["Bad {=a ~b", "Bad =a}", "Bad {T}", "Bad {}", "Bad", "Bad {=a =b ~c}", "Bad {~a ~b ~c}", "{", "}", "::", "Bad {=a ~b}"]
)
def test_one_bad_question_loses_no_other(bad: str) -> None:
    """Whatever stands between good questions, all of them are taken over, and the bad one is named with its line."""
    good = [f"Number {at}?{{=a{at} ~b{at} ~c{at}}}" for at in range(4)]
    text = "\n\n".join([good[0], good[1], bad, good[2], good[3]])
    found = taken("x.gift", text.encode())
    assert [entry["en"]["question"] for entry in entries(found.files)] == [f"Number {at}?" for at in range(4)]
    assert [at for _, at in told(found)] == [5]


def test_a_deck_to_be_played_with_at_once_has_no_card_of_one_question() -> None:
    """As a server makes it: authors, licence and an even number of questions, so that nothing is wrong with it."""
    text = "\n\n".join(f"Number {at}?{{=a{at} ~b{at} ~c{at}}}" for at in range(7))
    wanted = Wanted(name="quiz.txt", part="modern", author="NOASSERTION", licence="NOASSERTION", whole=True)
    found = EXCHANGE.read(text.encode(), wanted, {})
    assert (found.count, [one.code for one in found.left], found.notices) == (6, ["import-last"], ())
    assert check(found.files) == []


def test_what_a_file_says_of_its_language_counts_more_than_what_is_said_of_it() -> None:
    text = EXCHANGE.write(HOUSE, "modern", "gift", "en").data
    assert b'languages: ["en"]' in taken("x.gift", text, language="es").files["deck.yaml"]
    table = b"question,right,wrong,absurd,language\nOne?,a,b,c,en\nDos?,a,b,d,es\nTrois?,a,b,e,\n"
    assert b'languages: ["en", "es", "fr"]' in taken("x.csv", table, language="fr").files["deck.yaml"]


HOSTILE = {
    "braces": "{" * 200_000,
    "pairs": "a{}\n" * 60_000,
    "answers": "a{=b" + "~c" * 100_000 + "}",
    "joined": "a{=b\n\n" + "~c\n\n" * 60_000,
    "stars": "[markdown]" + "**a " * 60_000 + "{=b ~c ~d}",
    "tags": "[html]" + "<b" * 100_000 + "{=b ~c ~d}",
    "comments": "[html]" + "<!--" * 60_000 + "{=b ~c ~d}",
    "quotes": '"a\n' * 60_000,
    "cells": "question,right,wrong,absurd\n" + ",".join(["x"] * 100_000),
    "lines": "a\nA. b\n" + "c\n" * 120_000 + "ANSWER: A\n",
    "escapes": "\\" * 250_000,
    "titles": "::" * 120_000,
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_file_is_read_soon(name: str) -> None:
    """Each is made for one of the readers: what is long for the others goes on for ever in that one."""
    format_ = {"lines": "aiken", "quotes": "csv", "cells": "csv"}.get(name, "gift")
    started = time.monotonic()
    with suppress(DeckError):
        taken("x", HOSTILE[name].encode(), format=format_)
    assert time.monotonic() - started < 6


def test_no_more_is_read_of_a_file_than_any_deck_has() -> None:
    found = taken("x.gift", "".join(f"Number {at}?{{=a{at} ~b ~c}}\n" for at in range(2_500)).encode())
    assert (found.count, found.left[-1].code) == (400, "import-full")
    with pytest.raises(DeckError, match="at most"):
        taken("x.gift", b" " * 600_000)
