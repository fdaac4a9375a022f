"""Decks of one's own: the relations as numbers, a new deck that can be filled, what everybody may know, and the page of all cards."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from contextlib import nullcontext, suppress
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
import yaml
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message

from mochuelo.cli.words import cli_words
from mochuelo.core import deckfiles, decks, documents, drawings, shapes
from mochuelo.core.deckfiles import pack, read_pack
from mochuelo.core.decks import DeckError
from mochuelo.games.gigantes.cards import CARDS, FIRST_OWL, TEXTS, card_index, relations
from mochuelo.games.gigantes.deck_kind import Decks
from mochuelo.games.gigantes.deck_lists import REFUTERS, SUPPORTERS
from mochuelo.games.gigantes.deck_public import PublicDeck
from mochuelo.games.gigantes.deck_shape import TEXT, TITLE, WHY
from mochuelo.games.gigantes.deck_template import drawing_of, letter_of

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


# ---- a new deck ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_new_deck_lacks_nothing_but_what_is_to_be_filled_in(lang: str) -> None:
    """Name, author, licence; keys, years, traditions, epochs; of 48 cards list, source, title, text; names and thoughts of marks."""
    fresh = DECKS.template(SAY[lang])
    wrong = DECKS.check(fresh)
    counts: dict[tuple[str, str], int] = {}
    for one in wrong:
        what = (one.place.partition(":")[0], one.code)
        counts[what] = counts.get(what, 0) + 1
    assert counts == {
        ("deck.yaml", "shape-empty"): 3 + 12 * 3 + 48 * 4,
        ("deck.yaml", "year-zero"): 12 * 2,
        ("deck.yaml", "shape-count"): 48,
        (f"words/{lang}.yaml", "shape-empty"): 2 + (8 + 12) * 2 + 12 * 2 + 48 * 2,
    }
    assert SAY[lang]("deck-new-deck").splitlines()[0] in fresh["deck.yaml"].decode()


def test_the_marks_of_a_new_deck_are_dealt_evenly() -> None:
    for number in range(12):
        own = range(4 * number, 4 * number + 4)
        assert len(set(map(letter_of, own))) == len(set(map(drawing_of, own))) == 4
    for marks, each in ((letter_of, 6), (drawing_of, 4)):
        borne = list(map(marks, range(FIRST_OWL)))
        assert {borne.count(mark) for mark in borne} == {each}


def filled(fresh: Mapping[str, bytes]) -> dict[str, bytes]:
    """A new deck with something in every place, and the lists of a plan in which everything is refuted by 3 and supported by 8 to 12.

    Drawing d of a new deck stands on four cards of four thinkers. Let the cards of drawing d refute drawing d + 1, but for one of the four.
    """
    deck = yaml.safe_load(fresh["deck.yaml"])
    deck.update(name="mine", authors=["Somebody"], licence="CC0-1.0")
    names = deck["drawings"]
    for number, one in enumerate(deck["thinkers"], 1):
        one.update(key=f"thinker_{number}", born=1900, died=1980, tradition="here", epoch="now")
    for index, card in enumerate(deck["cards"][:FIRST_OWL]):
        place = names.index(card["drawing"])
        card["supports"] = [names[(place + 2) % 12], names[(place + 5) % 12]]
        card["refutes"] = [names[(place + 1) % 12]] if index // 4 % 4 else []
        card["source"] = {"author": "Somebody", "work": "A book", "place": "p. 1", "look_up": "a library"}
    words = yaml.safe_load(fresh["words/en.yaml"])
    words["deck"] = {"name": "Mine", "note": "A deck."}
    words["epochs"], words["traditions"] = {"now": "Now"}, {"here": "Here"}
    for kind in ("letters", "drawings"):
        words[kind] = {key: {"name": f"Name {key}", "theme": f"Thought {key}"} for key in words[kind]}
    words["thinkers"] = {number: {"name": f"Thinker {number}", "line": "A line."} for number in words["thinkers"]}
    for card in deck["cards"][:FIRST_OWL]:
        why = dict.fromkeys([*card["supports"], *card["refutes"]], "So it is.")
        words["cards"][card["id"]] = {"title": f"Title {card['id']}", "text": "A text.", "why": why}
    return {**fresh, "deck.yaml": yaml.safe_dump(deck).encode(), "words/en.yaml": yaml.safe_dump(words).encode()}


def test_a_new_deck_that_is_filled_in_can_be_played_with_shown_and_packed() -> None:
    deck = filled(DECKS.template(SAY["en"]))
    assert DECKS.check(deck) == []
    assert DECKS.check(read_pack(pack(deck))) == []
    known = DECKS.public(deck, "en")
    assert (known.title, known.authors, known.licence, known.languages) == ("Mine", ("Somebody",), "CC0-1.0", ("en",))
    assert "Title C7" in DECKS.preview(deck, SAY["en"])
    name = decks.put(deck)
    assert all(mask.bit_count() for mask in relations(name).supported[:FIRST_OWL])
    decks.drop(name)


def test_a_deck_may_be_written_in_json() -> None:
    deck = filled(DECKS.template(SAY["en"]))
    for path in ("deck.yaml", "words/en.yaml"):
        deck[path] = json.dumps(yaml.safe_load(deck[path]), indent=2).encode()
    assert DECKS.check(deck) == []


def test_the_example_of_the_page_lacks_only_what_it_leaves_out() -> None:
    page = (HERE.parents[3] / "docs" / "decks.md").read_text(encoding="utf-8")
    deck, words = re.findall(r"```yaml\n(.*?)```", page, re.DOTALL)
    found = DECKS.check({"deck.yaml": deck.encode(), "words/en.yaml": words.encode()})
    left_out = {"shape-count", "shape-missing", "thinker-absent", "card-absent", "mark-unused", "drawing-missing", "file-missing"}
    assert {one.code for one in found} == left_out
    assert not [one for one in found if re.search(r"hypatia|C4", one.place)]
    assert sum(one.code == "card-absent" for one in found) == 51


def test_the_page_tells_how_long_texts_may_be() -> None:
    page = (HERE.parents[3] / "docs" / "decks.md").read_text(encoding="utf-8")
    assert f"| title of a card | {TITLE} |" in page
    assert f"| text of a card | {TEXT} |" in page
    assert f"| sentence why | {WHY} |" in page
    assert f"refuted by {REFUTERS[0]} or {REFUTERS[1]} cards of other numbers, and supported by {SUPPORTERS[0]} to {SUPPORTERS[1]}" in page
    assert f"a deck {deckfiles.MOST_FILES} files" in page


STRANGE: tuple[Any, ...] = (
    *(None, True, 0, -1, 10**30, 1.5, float("nan"), "", " ", "x", "M", "mirror", "13", "C1", "\u00e9" * 300),
    *([], {}, ["x"], {"x": 1}, [[]], [{}], [1, 2], "<b>", "a\nb", "\u202e"),
)


def ways(value: Any, here: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths to all values in a document."""
    for key in range(len(value)) if isinstance(value, list) else value if isinstance(value, dict) else ():
        yield (*here, key)
        yield from ways(value[key], (*here, key))


@pytest.mark.parametrize("seed", range(20))
def test_whatever_stands_in_a_deck_the_checker_has_words_for_it_and_nothing_breaks(seed: int) -> None:
    rng = Random(seed)
    path = rng.choice(["deck.yaml", "words/en.yaml"])
    document = msgspec.yaml.decode(HOUSE[path])
    *way, last = rng.choice(list(ways(document)))
    around = document
    for step in way:
        around = around[step]
    if rng.random() < 0.3:
        del around[last]
    else:
        around[last] = rng.choice(STRANGE)
    files = {**HOUSE, path: msgspec.yaml.encode(document)}
    wrong = DECKS.check(files)
    for complaint in wrong:
        assert all(f"complaint-{complaint.code}" in SAY[lang] for lang in ("en", "es"))
    name = decks.put(files)
    for attempt in (lambda: relations(name), lambda: DECKS.public(files, "en"), lambda: DECKS.preview(files, SAY["en"])):
        with suppress(DeckError) if wrong else nullcontext():
            attempt()
    decks.drop(name)


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
