"""All cards of a deck on one page of HTML for its author: questions, answers, explanations and sources, in every language of the deck."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from html import escape
from pathlib import Path

from msgspec import Struct

from mochuelo.core.decks import DeckError, Files
from mochuelo.core.documents import read
from mochuelo.core.printing import Say
from mochuelo.games.sophie.cards import PILES, pile_path
from mochuelo.games.sophie.deck_public import Pile, PublicDeck, broken, public
from mochuelo.games.sophie.deck_shape import ANSWERS
from mochuelo.games.sophie.words import Entry, Source, read_entry


class _Page(Struct, frozen=True):
    """What the parts of the page are made from."""

    say: Say
    deck: PublicDeck
    titles: Mapping[str, tuple[str, str]]
    """The name of the deck and the note on it, by language."""
    entries: Mapping[str, tuple[Entry, ...]]
    """The questions of each pile that lies in the deck."""

    def told(self, texts: Mapping[str, str], tag: str = "span", css: str = "") -> str:
        """A text in every language, of which the page shows one."""
        shown = f"in {css}".strip()
        return "".join(f'<{tag} lang="{escape(lang)}" class="{shown}">{escape(text)}</{tag}>' for lang, text in texts.items())

    def word(self, message: str, **args: str | float) -> str:
        """A word of the page itself."""
        return escape(self.say(f"deck-page-{message}", **args))


def preview(files: Files, say: Say) -> str:
    """The page: it needs no other file, runs nothing and loads nothing.

    A deck in which the checker finds fault is shown where that can be; raises `DeckError` where it cannot.
    """
    try:
        return "\n".join(_whole(_page(files, say))) + "\n"
    except (AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
        if isinstance(error, DeckError):
            raise
        raise broken(files) from error


def _page(files: Files, say: Say) -> _Page:
    decks = [public(files, language) for language in public(files, say.lang).languages]
    here = [pile for pile in PILES if pile_path(pile) in files]
    entries = {pile: tuple(map(read_entry, read(files[pile_path(pile)], pile_path(pile)).value)) for pile in here}
    return _Page(say, public(files, say.lang), {deck.language: (deck.title, deck.note) for deck in decks}, entries)


def _whole(page: _Page) -> Iterator[str]:
    yield f'<!doctype html>\n<html lang="{escape(page.say.lang)}">\n<head>\n<meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield """<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">"""
    yield f"<title>{escape(page.deck.title)}</title>\n<style>\n{_style()}{_switch(_languages(page))}</style>\n</head>\n<body>"
    yield from _head(page)
    yield "<main>"
    for pile in page.deck.piles:
        if pile.own:
            yield from _pile(page, pile)
    yield "</main>\n</body>\n</html>"


def _languages(page: _Page) -> tuple[str, ...]:
    """Those of the deck, and those of parts that came from elsewhere."""
    return tuple(dict.fromkeys([*page.titles, *(lang for pile in page.deck.piles if pile.own for lang in pile.languages)]))


@cache
def _style() -> str:
    return (Path(__file__).parent / "deck_preview.css").read_text(encoding="utf-8")


def _switch(languages: Iterable[str]) -> str:
    """The rules by which the chosen language is shown and the others are not; nothing runs in the page."""
    return "".join(
        f"body:has(#in-{one}:checked) .in:lang({one}) {{ display: inline; }}\n"
        f"body:has(#in-{one}:checked) :is(p, li).in:lang({one}) {{ display: block; }}\n"
        for one in languages
    )


def _head(page: _Page) -> Iterator[str]:
    deck = page.deck
    yield f'<header>\n<nav class="tongues" aria-label="{page.word("languages")}">'
    for language in _languages(page):
        checked = " checked" if language == deck.language else ""
        yield f'<label><input type="radio" name="language" id="in-{language}"{checked}>{escape(language)}</label>'
    yield f"</nav>\n<h1>{page.told(_part(page.titles, 0))}</h1>\n<p>{page.told(_part(page.titles, 1))}</p>"
    yield f'<p class="small">{page.word("by", authors=", ".join(deck.authors), licence=deck.licence)}<br><code>{deck.digest}</code></p>'
    yield f'<nav class="piles" aria-label="{page.word("piles")}">'
    yield from (f'<a href="#{pile.id}">{_name(page, pile)} · {pile.questions}</a>' for pile in deck.piles if pile.own)
    yield "</nav>"
    house = [_name(page, pile) for pile in deck.piles if not pile.own]
    yield (f'<p class="small">{page.word("house", piles="|")}</p>'.replace("|", ", ".join(house)) if house else "") + "</header>"


def _part(texts: Mapping[str, tuple[str, str]], at: int) -> dict[str, str]:
    return {language: pair[at] for language, pair in texts.items()}


def _name(page: _Page, pile: Pile) -> str:
    """What the pile is called: on the board, where it is an epoch's."""
    return escape(page.deck.epochs.get(pile.id, "")) or page.word(pile.id)


def _pile(page: _Page, pile: Pile) -> Iterator[str]:
    easy, middling, hard = pile.difficulty
    count = page.word("count", cards=pile.cards, questions=pile.questions)
    levels = "" if pile.id == PILES[-1] else " · " + page.word("levels", easy=easy, middling=middling, hard=hard)
    yield f'<section id="{pile.id}">\n<h2>{_name(page, pile)}<small>{count}{levels}</small></h2>\n<div class="cards">'
    entries, step = page.entries[pile.id], 1 if pile.id == PILES[-1] else 2
    for at in range(0, len(entries), step):
        yield "<article>"
        for entry in entries[at : at + step]:
            yield from _entry(page, pile.id, entry)
        yield "</article>"
    yield "</div>\n</section>"


def _entry(page: _Page, pile: str, entry: Entry) -> Iterator[str]:
    anchor = f"{pile}.{escape(entry.id)}"
    stars = "★" * entry.difficulty
    yield f'<div id="{anchor}"><p class="head"><a href="#{anchor}">{escape(entry.id)}</a><span>{escape(entry.topic)}</span>'
    yield f"<span>{stars}</span></p>"
    yield page.told(entry.question, "p", "asked")
    if entry.answers:
        yield "<ul>"
        for at, key in enumerate(ANSWERS):
            yield page.told({lang: texts[at] for lang, texts in entry.answers.items()}, "li", key)
        yield "</ul>"
    yield page.told(entry.because or entry.hint, "p")
    yield f'<p class="source">{_source(entry.source)}</p></div>'


def _source(source: Source) -> str:
    parts = (source.author, f"<i>{escape(source.work)}</i>", source.place)
    line = ", ".join(part if part.startswith("<") else escape(part) for part in parts if part)
    return line + (f"<br>{escape(source.look_up)}" if source.look_up else "")
