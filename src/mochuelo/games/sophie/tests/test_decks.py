"""Decks of one's own: a new one filled in, parts of several, what everybody may know, the page of all cards, contents and texts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mochuelo.cli.words import cli_words
from mochuelo.core import deckfiles, decks
from mochuelo.core.deckfiles import pack, read_pack
from mochuelo.core.decks import DeckError, Files
from mochuelo.core.documents import read
from mochuelo.games.sophie import deck_check, deck_shape, words
from mochuelo.games.sophie.cards import BIG, PHILOSOPHY, PILES, contents, pile_path
from mochuelo.games.sophie.deck_kind import Decks
from mochuelo.games.sophie.deck_mix import SEVERAL

PAGE = Path(__file__).resolve().parents[5] / "docs" / "decks.md"
DECKS = Decks()
HOUSE = DECKS.house()
SAY = {lang: cli_words(lang).of_game("sophie") for lang in ("en", "es")}


@pytest.fixture
def shelf() -> Iterator[list[str]]:
    """Digests to be taken off the shelf again."""
    laid: list[str] = []
    yield laid
    for name in laid:
        decks.drop(name)


def filled(fresh: Files, lang: str) -> Files:
    """A new deck with something in every place."""
    head = read(fresh["deck.yaml"], "").value | {"name": "mine", "authors": ["Somebody"], "licence": "CC0-1.0"}
    head |= {"title": {lang: "My title"}, "note": {lang: "My note."}}
    files = {"deck.yaml": msgspec.yaml.encode(head)}
    for path in (path for path in fresh if path.startswith("questions/")):
        entries = read(fresh[path], path).value
        for at, entry in enumerate(entries):
            entry["topic"], entry["source"] = "Something", "Our book, page 12"
            entry[lang] = {key: f"{key} {at} of mine" for key in entry[lang]}
        files[path] = msgspec.yaml.encode(entries)
    return files


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_new_deck_lacks_nothing_but_what_is_to_be_filled_in(lang: str) -> None:
    """Name, author, licence, title, note; of six questions topic, four parts of the source, and five texts; of the Big Question four."""
    fresh = DECKS.template(SAY[lang])
    wrong = DECKS.check(fresh)
    assert {one.code for one in wrong} == {"shape-empty"}
    assert len(wrong) == 5 + 6 * (1 + 4 + 5) + 4
    assert SAY[lang]("deck-new-title").splitlines()[0] in fresh["deck.yaml"].decode()


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_new_deck_that_is_filled_in_can_be_played_with_shown_and_packed(lang: str, shelf: list[str]) -> None:
    deck = filled(DECKS.template(SAY[lang]), lang)
    assert DECKS.check(deck) == []
    assert DECKS.check(read_pack(pack(deck))) == []
    shelf.append(decks.put(deck))
    found = contents(shelf[0])
    assert (found.cards[PILES.index("modern")], found.cards[BIG], found.cards[PHILOSOPHY]) == (3, 1, 42)
    assert words.asked(shelf[0], "modern", "modern-002", (1, 0, 2)) == {
        lang: words.Shown(question="question 1 of mine", answers=("wrong 1 of mine", "right 1 of mine", "absurd 1 of mine"))
    }
    assert "question 3 of mine" in DECKS.preview(deck, SAY[lang])


# ------------------------------------------------------------ contents and texts


def test_the_contents_are_those_of_the_files() -> None:
    """Two entries that follow each other are a card; a Big Question is one alone (rules page, Cards)."""
    found = contents()
    assert found is contents("")
    assert found.cards == [22, 22, 22, 22, 22, 22, 42, 64]
    for at, pile in enumerate(PILES):
        entries = read(HOUSE[pile_path(pile)], pile).value
        assert [found.id(at, n // 2, n % 2 + 1) if at != BIG else found.id(at, n, 1) for n in range(len(entries))] == [
            entry["id"] for entry in entries
        ]
        assert found.difficulty[at] == [entry.get("difficulty", 0) for entry in entries]


def test_the_rules_ask_for_so_many_questions() -> None:
    """At least 40 an epoch, 80 on philosophy, 60 Big Questions (rules page, Cards), and difficulties 1 to 3 in each pile."""
    found = contents()
    assert min(map(len, found.ids[:PHILOSOPHY])) >= 40
    assert len(found.ids[PHILOSOPHY]) >= 80
    assert len(found.ids[BIG]) >= 60
    assert all(set(levels) == {1, 2, 3} for levels in found.difficulty[:BIG])


def test_texts_stand_in_the_order_in_which_the_answers_were_laid() -> None:
    whole = words.entry("", "mythology", "mythology-001")
    right, wrong, absurd = whole.answers["en"]
    assert (right, wrong, absurd) == ("The feather of truth", "The golden disc of the sun", "The family's fattest cat")
    assert words.asked("", "mythology", "mythology-001", (2, 0, 1))["en"].answers == (absurd, right, wrong)
    told = words.told("", "mythology", "mythology-001", (2, 0, 1))["es"]
    assert told.answers[1] == "La pluma de la verdad"
    assert told.because.startswith("La pluma representa a Maat")
    assert words.source("", "mythology", "mythology-001").work == "Book of the Dead"
    assert words.prompt("", "big-004")["en"].hint.startswith("What has to be there")
    with pytest.raises(KeyError):
        words.entry("", "hellas", "mythology-001")


def test_a_pile_that_a_deck_leaves_out_is_that_of_the_house(shelf: list[str]) -> None:
    own = HOUSE[pile_path("modern")].replace(b"modern-0", b"mine-0")
    shelf.append(decks.put({"deck.yaml": HOUSE["deck.yaml"], pile_path("modern"): own}))
    found = contents(shelf[0])
    assert found.id(5, 0, 1) == "mine-001"
    assert found.ids[:5] == contents().ids[:5]
    assert words.entry(shelf[0], "modern", "mine-001").question == words.entry("", "modern", "modern-001").question


def test_questions_of_one_name_in_two_piles_have_two_ids(shelf: list[str]) -> None:
    """As when piles come from several decks: whoever looks a question up by its id alone finds the right one."""
    twice = HOUSE[pile_path("hellas")].replace(b"hellas-0", b"modern-0")
    shelf.append(decks.put({"deck.yaml": HOUSE["deck.yaml"], pile_path("hellas"): twice}))
    found = contents(shelf[0])
    assert (found.id(1, 0, 1), found.id(5, 0, 1), found.id(0, 0, 1)) == ("hellas/modern-001", "modern/modern-001", "mythology-001")
    assert words.entry(shelf[0], "hellas", found.id(1, 0, 1)).question == words.entry("", "hellas", "hellas-001").question
    every = [key for pile in found.ids for key in pile]
    assert len(set(every)) == len(every)


def test_a_deck_that_is_not_here_or_broken_is_refused(shelf: list[str]) -> None:
    with pytest.raises(DeckError, match="not here"):
        contents("0" * 64)
    for bad in (b"[]", b"{", b"- {id: a}", b"- 3"):
        shelf.append(decks.put({"deck.yaml": HOUSE["deck.yaml"], pile_path("modern"): bad}))
        with pytest.raises(DeckError, match="cannot be read"):
            contents(shelf[-1])


# ------------------------------------------------------------ what everybody may know


def test_nothing_of_a_question_is_public() -> None:
    """Hidden from all: the order of the piles, the texts before they are asked, the right answers (rules page, Who knows what)."""
    for lang in ("en", "es", "fr"):
        told = msgspec.json.encode(DECKS.public(HOUSE, lang)).decode()
        for pile in PILES:
            for entry in read(HOUSE[pile_path(pile)], pile).value:
                texts = [text for language in ("en", "es") for text in entry[language].values() if len(text) > 12]
                assert entry["id"] not in told
                assert not [text for text in texts if text in told]


def test_what_is_public_names_piles_epochs_authors_and_the_board() -> None:
    known = DECKS.public(HOUSE, "es")
    assert (known.title, known.language, known.licence, known.languages) == ("La baraja de la casa", "es", "CC-BY-4.0", ("en", "es"))
    assert [pile.cards for pile in known.piles] == contents().cards
    assert all(sum(pile.difficulty) == pile.questions for pile in known.piles[:BIG])
    assert known.epochs["middle"] == "Edad Media"
    assert len(known.board["spaces"]) > 60
    part = DECKS.public({"deck.yaml": HOUSE["deck.yaml"], pile_path("modern"): HOUSE[pile_path("modern")]}, "en")
    assert [pile.id for pile in part.piles if pile.own] == ["modern"]
    assert not part.own_board


@pytest.mark.parametrize("name", ["board-dawn", "board-dusk", "disc-dawn", "disc-dusk"])
def test_the_board_is_drawn_as_plain_shapes(name: str) -> None:
    drawing = DECKS.art(HOUSE, f"art/{name}.svg")
    assert drawing.startswith("<svg") and "<text" not in drawing
    assert DECKS.art({"deck.yaml": b""}, f"art/{name}.svg") == drawing


@pytest.mark.parametrize("path", ["art/cat.svg", "board-dawn.svg", "deck.yaml", "questions/modern.yaml", "art/../deck.yaml"])
def test_there_is_no_other_drawing(path: str) -> None:
    with pytest.raises(DeckError) as refused:
        DECKS.art(HOUSE, path)
    assert refused.value.code == "deck-art"


# ------------------------------------------------------------ parts


def mine(lang: str = "en", licence: str = "CC0-1.0") -> Files:
    deck = filled(DECKS.template(SAY[lang]), lang)
    return {**deck, "deck.yaml": deck["deck.yaml"].replace(b"CC0-1.0", licence.encode())}


def test_the_parts_of_a_deck_are_its_piles_and_its_board() -> None:
    assert DECKS.parts(HOUSE) == (*PILES, "board")
    assert DECKS.parts(mine()) == ("modern", "big")


def test_a_mixed_deck_takes_each_part_from_where_it_is_chosen_and_says_whose_it_is() -> None:
    other = mine("es", "CC-BY-SA-4.0")
    mixed = DECKS.mix({"big": mine(), "modern": other, "hellas": HOUSE})
    assert DECKS.check(mixed) == []
    assert sorted(mixed) == ["deck.yaml", pile_path("big"), pile_path("modern")]
    assert mixed[pile_path("modern")] == other[pile_path("modern")]
    known = DECKS.public(mixed, "es")
    assert (known.licence, known.languages) == (SEVERAL, ("es", "en"))
    whose = {pile.id: (pile.licence, pile.languages) for pile in known.piles}
    assert whose["modern"] == ("CC-BY-SA-4.0", ("es",))
    assert whose["big"] == ("CC0-1.0", ("en",))
    assert whose["hellas"] == ("CC-BY-4.0", ("en", "es"))
    assert known.title == "My title + La baraja de la casa"
    again = DECKS.mix({"modern": mixed})
    assert DECKS.public(again, "es").title == "My title + La baraja de la casa"
    assert DECKS.public(again, "es").licence == "CC-BY-SA-4.0"
    assert "question 3 of mine" in DECKS.preview(mixed, SAY["es"])


def test_parts_of_the_house_alone_are_the_house() -> None:
    assert DECKS.mix({"modern": HOUSE, "board": HOUSE}) == HOUSE


def test_what_is_no_part_is_refused() -> None:
    for chosen in ({"algebra": mine()}, {}, {"hellas": mine()}):
        with pytest.raises(DeckError) as refused:
            DECKS.mix(chosen)
        assert refused.value.code == ("deck-part" if "algebra" in chosen else "deck-nothing")
        assert all(cli_words(lang)(f"error-{refused.value.code}", **refused.value.details) for lang in SAY)


# ------------------------------------------------------------ the page of all cards, and the page that explains


def test_the_page_of_all_cards_needs_and_runs_nothing() -> None:
    page = DECKS.preview(HOUSE, SAY["es"])
    assert not re.search(r"<script|src=|https?://|@import|url\(", page.replace("http://www.w3.org", ""))
    for pile in PILES:
        for entry in read(HOUSE[pile_path(pile)], pile).value:
            assert f'id="{pile}.{entry["id"]}"' in page


def test_what_is_written_in_a_deck_is_shown_and_never_run() -> None:
    deck = dict(mine())
    entries: list[Any] = read(deck[pile_path("modern")], "").value
    entries[0]["en"]["question"] = "<script>alert(1)</script>"
    deck[pile_path("modern")] = msgspec.yaml.encode(entries)
    assert DECKS.check(deck) == []
    assert "<script" not in DECKS.preview(deck, SAY["en"])


def test_the_page_about_decks_tells_the_limits_and_its_example_passes() -> None:
    page = PAGE.read_text(encoding="utf-8").partition("## Sophie's World")[2]
    for name, most in (("question", deck_shape.QUESTION), ("answer", deck_shape.ANSWER), ("explanation", deck_shape.BECAUSE)):
        assert f"| {name} | {most} |" in page
    assert f"| hint | {deck_shape.HINT} |" in page
    assert f"at most {deck_shape.MOST} questions" in page
    assert f"at least {deck_check.FEWEST_OF_AN_EPOCH} questions" in page
    head, questions, big = re.findall(r"```yaml\n(.*?)```", page, re.DOTALL)
    files = {"deck.yaml": head.encode(), pile_path("modern"): questions.encode(), pile_path("big"): big.encode()}
    assert {one.code for one in DECKS.check(files)} <= {"pile-few"}
    for path, data in {**HOUSE, **files}.items():
        assert len(data) < deckfiles.MOST_OF_ONE, path
