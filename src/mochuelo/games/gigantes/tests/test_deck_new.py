"""A deck of one's own from nothing: what a new one lacks, one that is filled in, the page that explains it, whatever may stand in it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from contextlib import nullcontext, suppress
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
import yaml

from mochuelo.cli.words import cli_words
from mochuelo.core import deckfiles, decks
from mochuelo.core.deckfiles import pack, read_pack
from mochuelo.core.decks import DeckError
from mochuelo.games.gigantes.cards import FIRST_OWL, relations
from mochuelo.games.gigantes.deck_kind import Decks
from mochuelo.games.gigantes.deck_lists import REFUTERS, SUPPORTERS
from mochuelo.games.gigantes.deck_shape import TEXT, TITLE, WHY
from mochuelo.games.gigantes.deck_template import drawing_of, letter_of

HERE = Path(__file__).resolve().parent.parent
DECKS = Decks()
HOUSE = DECKS.house()
SAY = {lang: cli_words(lang).of_game("gigantes") for lang in ("en", "es")}


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
    deck, words = re.findall(r"```yaml\n(.*?)```", page.partition("## Sophie's World")[0], re.DOTALL)
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
