"""Decks of one's own: the relations as numbers, what everybody may know, the page of all cards, and the words of the checker."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message

from mochuelo.cli.words import cli_words
from mochuelo.core import deckfiles, decks, documents, drawings, shapes
from mochuelo.core.decks import DeckError
from mochuelo.games.gigantes.cards import CARDS, FIRST_OWL, TEXTS, card_index, relations
from mochuelo.games.gigantes.deck_kind import Decks
from mochuelo.games.gigantes.deck_public import PublicDeck

HERE = Path(__file__).resolve().parent.parent
DECKS = Decks()
HOUSE = DECKS.house()
SAY = {lang: cli_words(lang).of_game("gigantes") for lang in ("en", "es", "de")}
DECK: Any = yaml.safe_load(HOUSE["deck.yaml"])
"""The deck of the house, read by another reader."""


# ---- relations -----------------------------------------------------------------------------------------------------------------


def test_the_relations_of_the_house_are_those_of_its_lists() -> None:
    told = relations()
    cards = {card["id"]: card for card in DECK["cards"]}
    for a, one in enumerate(TEXTS):
        for b, other in enumerate(TEXTS):
            marks = {other[1:], cards[other].get("letter"), cards[other].get("drawing")} if b < FIRST_OWL else set()
            for masks, name, tick in ((told.supports, "supports", True), (told.refutes, "refutes", False)):
                named = [mark for mark in cards[one].get(name, []) if mark in marks]
                assert bool(masks[a] >> b & 1) == bool(named), (one, other, name)
                assert told.by(a, b, tick) == tuple(named)
                assert told.mark(a, b, tick) == (named[0] if named else "")
    for a in range(CARDS):
        assert told.supported[a] == sum(1 << b for b in range(CARDS) if told.supports[b] >> a & 1)
        assert told.refuted[a] == sum(1 << b for b in range(CARDS) if told.refutes[b] >> a & 1)


def test_a_relation_that_the_page_of_the_deck_tells_is_there_by_its_mark() -> None:
    """docs/gigantes-deck.md: C1 supports the mirror (E1, C10, E10) and S, and refutes the razor (E4, C8, E8, W8) and the wheel."""
    told, (c1, c10, e4, b12) = relations(), map(card_index, ("C1", "C10", "E4", "B12"))
    assert told.mark(c1, c10, True) == "mirror"
    assert told.mark(c1, b12, True) == "S"
    assert told.mark(c1, e4, False) == "razor"
    assert told.mark(c1, e4, True) == ""
    assert not any(told.supports[FIRST_OWL:] + told.refutes[FIRST_OWL:] + told.supported[FIRST_OWL:] + told.refuted[FIRST_OWL:])


def test_a_deck_on_the_shelf_has_its_own_relations() -> None:
    other = {**HOUSE, "deck.yaml": HOUSE["deck.yaml"].replace(b'refutes: ["hand"]', b'refutes: ["book"]', 1)}
    name = decks.put(other)
    e1, b1, c3 = map(card_index, ("E1", "B1", "C3"))
    assert relations(name).mark(e1, b1, False) == "book"
    assert relations(name).mark(e1, c3, False) == ""
    assert relations().mark(e1, c3, False) == "hand"
    decks.drop(name)


@pytest.mark.parametrize("content", [b"", b"format: 1\n", b"cards: 7\n", b"cards: [{id: C1}]\n", b"a: &a [*a]\n"])
def test_a_deck_that_no_check_passes_begins_no_game(content: bytes) -> None:
    name = decks.put({"deck.yaml": content})
    with pytest.raises(DeckError) as caught:
        relations(name)
    assert caught.value.code == "deck-broken"
    with pytest.raises(DeckError):
        DECKS.public(decks.take(name), "en")
    decks.drop(name)
    with pytest.raises(DeckError) as caught:
        relations("0" * 64)
    assert caught.value.code == "deck-unknown"


# ---- what everybody may know ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["es", "en", "de"])
def test_everybody_may_know_the_whole_deck_in_a_language(lang: str) -> None:
    known = DECKS.public(HOUSE, lang)
    words = yaml.safe_load(HOUSE[f"words/{lang}.yaml"])
    assert msgspec.json.decode(msgspec.json.encode(known), type=PublicDeck) == known
    assert (known.digest, known.language, known.languages) == (decks.digest(HOUSE), lang, ("es", "en", "de"))
    assert [card.id for card in known.cards] == list(TEXTS)
    for card, told in zip(known.cards[:FIRST_OWL], (words["cards"][text] for text in TEXTS), strict=False):
        assert (card.title, card.text, card.why) == (told["title"], told["text"], {str(mark): why for mark, why in told["why"].items()})
        assert set(card.why) == {*card.supports, *card.refutes}
        assert card.source is not None
    owl = known.cards[-1]
    assert (owl.id, owl.number, owl.type, owl.letter, owl.supports, owl.source) == ("B13", 13, "biography", "", (), None)
    assert (known.thinkers[7].name, known.thinkers[7].born, known.thinkers[7].about) == (words["thinkers"]["8"]["name"], 1287, ("born",))
    own = [*(one.art for one in known.drawings), *(one.art for one in known.thinkers), *(one.art for one in known.cards)]
    paths = [*own, known.art.back, known.art.emblem, *known.art.frames.values(), *known.art.types.values()]
    assert all(DECKS.art(HOUSE, path).startswith("<svg ") for path in paths)


def test_a_language_that_a_deck_does_not_have_is_its_first_one() -> None:
    assert DECKS.public(HOUSE, "fr").language == "es"
    assert DECKS.public(HOUSE, "../../en").language == "es"


@pytest.mark.parametrize("path", ["deck.yaml", "art/../deck.yaml", "/etc/passwd", "art/thinkers/13.svg", ""])
def test_nothing_but_drawings_is_given_as_a_drawing(path: str) -> None:
    with pytest.raises(DeckError) as caught:
        DECKS.art(HOUSE, path)
    assert caught.value.code == "deck-art"


def test_a_drawing_that_is_not_plain_is_never_given() -> None:
    evil = {**HOUSE, "art/back.svg": b"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'><script/></svg>"}
    with pytest.raises(DeckError, match="plain"):
        DECKS.art(evil, "art/back.svg")


# ---- the page of all cards -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_page_of_all_cards_tells_everything_and_needs_nothing(lang: str) -> None:
    page = DECKS.preview(HOUSE, SAY[lang])
    assert page.startswith(f'<!doctype html>\n<html lang="{lang}">')
    for known in (DECKS.public(HOUSE, code) for code in ("es", "en", "de")):
        for card in known.cards:
            for text in (card.title, card.text, *card.why.values()):
                assert f'<span lang="{known.language}" class="in">{escaped(text)}</span>' in page
    assert not re.search(r"<script|<link|<img|<iframe|@import|url\(|https?://", page)
    ids = re.findall(r' id="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'href="#([^"]+)"', page)) <= set(ids)
    assert not re.search(r"deck-page-\w+", page), "a word of the page is missing"


def escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;").replace("'", "&#x27;")


def test_nothing_of_a_deck_becomes_a_part_of_the_page() -> None:
    evil = {**HOUSE}
    for path, old, new in (
        ("words/en.yaml", "The Forms", "<script>1</script>"),
        ("words/en.yaml", 'name: "Plato"', 'name: "</style><b onclick=a>"'),
        ("deck.yaml", 'author: "Plato"', 'author: "<img src=x>"'),
        ("deck.yaml", "The Mochuelo contributors", '"><svg onload=a>'),
    ):
        assert old in evil[path].decode()
        evil[path] = evil[path].replace(old.encode(), (new if path.startswith("words") or "author:" in new else f"'{new}'").encode(), 1)
    assert DECKS.check(evil) == []
    page = DECKS.preview(evil, SAY["en"])
    assert "&lt;script&gt;1&lt;/script&gt;" in page
    assert not re.search(r"<script|<img|<b onclick|<svg onload", page)


def test_nothing_of_a_deck_with_faults_becomes_a_part_of_the_page_either() -> None:
    """An author looks at a deck before it passes: keys that the checker refuses are shown as they are written."""
    evil = {**HOUSE}
    for path, old, new in (
        ("words/en.yaml", "language: en", "language: '\"><meta http-equiv=refresh>'"),
        ("words/es.yaml", "language: es", "language: '\"><meta http-equiv=refresh>'"),
        ("words/de.yaml", "language: de", "language: '\"><meta http-equiv=refresh>'"),
        ("deck.yaml", '"J"', "'\"><meta>'"),
        *((f"words/{language}.yaml", '"J":', "'\"><meta>':") for language in ("en", "es", "de")),
    ):
        assert old in evil[path].decode()
        evil[path] = evil[path].replace(old.encode(), new.encode())
    page = DECKS.preview(evil, SAY["en"])
    assert page.count("<meta") == page.split("<title>")[0].count("<meta") == 3


# ---- words ---------------------------------------------------------------------------------------------------------------------

KINDS = (
    "deck|document|shape|drawing|file|why|thinker|key|card|mark|letter|reach|year|dates|about|posthumous|disputed|words|name|title|years"
)
CODE = rf"(?:{KINDS})-[a-z0-9-]*[a-z0-9]"
MADE = {f"{what}-{how}" for what in ("thinker", "card") for how in ("absent", "twice")} | {"reach-supporters", "reach-refuters"}
"""Codes that are put together."""


def codes() -> set[str]:
    """Every code of a complaint or an error in the modules of decks; words of pages and of new decks begin like some."""
    modules = [Path(str(module.__file__)) for module in (decks, deckfiles, documents, drawings, shapes)]
    texts = "".join(path.read_text(encoding="utf-8") for path in (*modules, HERE / "cards.py", *HERE.glob("deck_*.py")))
    return {code for code in re.findall(rf'"({CODE})"', texts) if not code.startswith(("deck-page-", "deck-new-"))} | MADE


@cache
def pages(lang: str) -> dict[str, str]:
    """Every message about decks in a language, as it is written."""
    folders = (HERE / "text" / "decks", HERE.parent.parent / "core" / "text" / "decks")
    text = "".join((place / f"{lang}.ftl").read_text(encoding="utf-8") for place in folders)
    return {
        entry.id.name: FluentSerializer().serialize_entry(entry) for entry in FluentParser().parse(text).body if isinstance(entry, Message)
    }


def test_every_code_is_worded_in_both_languages_and_nothing_else_is() -> None:
    english, spanish = pages("en"), pages("es")
    assert set(english) == set(spanish)
    worded = {name.partition("-")[2] for name in english if name.startswith(("complaint-", "error-"))}
    assert sorted(codes() ^ worded) == []


def test_messages_say_the_same_things_in_both_languages() -> None:
    english, spanish = ({name: set(re.findall(r"\$(\w+)", text)) for name, text in pages(lang).items()} for lang in ("en", "es"))
    assert [name for name in english if english[name] != spanish[name]] == []
