"""All cards of a deck on one page of HTML for its author: marks, relations, sentences why and sources, in every language of the deck."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from html import escape
from pathlib import Path

from msgspec import Struct

from mochuelo.core.decks import DeckError, Files
from mochuelo.core.drawings import Plain
from mochuelo.core.printing import Say
from mochuelo.games.gigantes.cards import CARDS, FIRST_OWL, TEXTS, Relations
from mochuelo.games.gigantes.deck_public import Card, Mark, PublicDeck, broken, public, thinker_art

Art = Callable[[str], Plain]
"""A drawing by its path."""


class _Page(Struct, frozen=True):
    """What the parts of the page are made from."""

    say: Say
    decks: tuple[PublicDeck, ...]
    """The deck in each of its languages."""
    reach: Relations
    ids: dict[str, str]
    """For each drawing in use the id under which it stands in the page."""

    @property
    def first(self) -> PublicDeck:
        return self.decks[0]

    def told(self, text: Callable[[PublicDeck], str], tag: str = "span") -> str:
        """A text in every language, of which the page shows one."""
        return "".join(f'<{tag} lang="{escape(deck.language)}" class="in">{escape(text(deck))}</{tag}>' for deck in self.decks)

    def word(self, message: str, **args: str | float) -> str:
        """A word of the page itself."""
        return escape(self.say(f"deck-page-{message}", **args))

    def picture(self, path: str, css: str) -> str:
        """A drawing of the deck."""
        return f'<svg class="{css}" aria-hidden="true"><use href="#{self.ids[path]}"/></svg>'


def preview(files: Files, say: Say, art: Art) -> str:
    """The page: it needs no other file, runs nothing and loads nothing.

    A deck in which the checker finds fault is shown where that can be; raises `DeckError` where it cannot.
    """
    try:
        return "\n".join(_whole(_page(files, say), art)) + "\n"
    except (ArithmeticError, AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
        if isinstance(error, DeckError):
            raise
        raise broken(files) from error


def _page(files: Files, say: Say) -> _Page:
    first = public(files, say.lang)
    decks = (first, *(public(files, language) for language in first.languages if language != first.language))
    thinkers = first.cards[:FIRST_OWL]
    marks = [(str(card.number), card.letter, card.drawing) for card in thinkers]
    reach = Relations(marks, [card.supports for card in thinkers], [card.refutes for card in thinkers])
    paths = [*(card.art for card in first.cards), *(mark.art for mark in first.drawings), *first.art.types.values()]
    return _Page(say, decks, reach, {path: f"a{number}" for number, path in enumerate(dict.fromkeys(paths))})


def _whole(page: _Page, art: Art) -> Iterator[str]:
    title = escape(page.first.title)
    yield f'<!doctype html>\n<html lang="{escape(page.say.lang)}">\n<head>\n<meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield """<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">"""
    yield f"<title>{title}</title>\n<style>\n{_style()}{_switch(page.first.languages)}</style>\n</head>\n<body>"
    yield '<svg width="0" height="0" aria-hidden="true" class="store">'
    yield from (_symbol(name, art(path)) for path, name in page.ids.items())
    yield "</svg>"
    yield from _head(page)
    yield "<main>"
    for number in range(1, FIRST_OWL // 4 + 1):
        yield from _thinker(page, number)
    yield from _owls(page)
    yield from _marks(page)
    yield "</main>\n</body>\n</html>"


def _symbol(name: str, drawing: Plain) -> str:
    """A drawing to be shown by its id."""
    return f'<symbol id="{name}" viewBox="{drawing.box}">{drawing.inside}</symbol>'


@cache
def _style() -> str:
    return (Path(__file__).parent / "deck_preview.css").read_text(encoding="utf-8")


def _switch(languages: Iterable[str]) -> str:
    """The rules by which the chosen language is shown and the others are not; nothing runs in the page."""
    return "".join(f"body:has(#in-{language}:checked) .in:lang({language}) {{ display: inline; }}\n" for language in languages)


def _head(page: _Page) -> Iterator[str]:
    deck = page.first
    yield "<header>"
    yield f'<nav aria-label="{page.word("languages")}">'
    for language in deck.languages:
        checked = " checked" if language == deck.language else ""
        yield f'<label><input type="radio" name="language" id="in-{language}"{checked}>{escape(language)}</label>'
    yield "</nav>"
    yield f"<h1>{page.told(lambda one: one.title)}</h1>\n<p>{page.told(lambda one: one.note)}</p>"
    yield f"<p class=small>{page.word('by', authors=', '.join(deck.authors), licence=deck.licence)}<br><code>{deck.digest}</code></p>"
    yield f"<p class=small>{page.word('how')}</p>\n</header>"


def _thinker(page: _Page, number: int) -> Iterator[str]:
    one = page.first.thinkers[number - 1]
    yield f'<section id="n{number}">\n<h2>{page.picture(thinker_art(number), "portrait")}<span>{number}. '
    yield page.told(lambda deck: deck.thinkers[number - 1].name)
    yield f"<small>{escape(_life(page, number))} · {page.told(lambda deck: deck.thinkers[number - 1].tradition)} · "
    yield f"{page.told(lambda deck: deck.thinkers[number - 1].epoch)} · <code>{escape(one.key)}</code></small></span></h2>"
    yield f"<p>{page.told(lambda deck: deck.thinkers[number - 1].line)}</p>\n<div class=cards>"
    for index in range(4 * number - 4, 4 * number):
        yield from _card(page, index)
    yield "</div>\n</section>"


def _life(page: _Page, number: int) -> str:
    one = page.first.thinkers[number - 1]
    born, died = (_year(page, year, name in one.about) if year else "" for name, year in (("born", one.born), ("died", one.died)))
    return f"{born} – {died}"


def _year(page: _Page, year: int, about: bool = False) -> str:
    told = page.say("deck-page-before" if year < 0 else "deck-page-year", year=str(abs(year)))
    return page.say("deck-page-about", year=told) if about else told


def _card(page: _Page, index: int) -> Iterator[str]:
    card = page.first.cards[index]
    yield f'<article id="{card.id}" class="{card.type}">\n<h3><code>{card.id}</code> {page.told(lambda deck: deck.cards[index].title)}'
    yield f"{page.picture(page.first.art.types[card.type], 'type')}</h3>"
    yield f"<p>{page.told(lambda deck: deck.cards[index].text)}</p>"
    if index < FIRST_OWL:
        yield f"<p class=own>{_mark(page, card.letter)} {_mark(page, card.drawing)}</p>"
        yield from _list(page, index, card.supports, True)
        yield from _list(page, index, card.refutes, False)
        yield from _reached(page, index)
        yield from _source(page, card)
    else:
        yield page.picture(card.art, "owl")
    yield "</article>"


def _mark(page: _Page, mark: str) -> str:
    """A mark with its name: a number with the thinker's."""
    deck = page.first
    drawings, letters = [one.key for one in deck.drawings], [one.key for one in deck.letters]
    if mark in drawings:
        place = drawings.index(mark)
        sign, name = page.picture(deck.drawings[place].art, "theme"), page.told(lambda deck: deck.drawings[place].name)
    elif mark in letters:
        at = letters.index(mark)
        sign, name = f"<b>{escape(mark)}</b> ", page.told(lambda deck: deck.letters[at].name)
    else:
        sign, name = f"<b>{mark}</b> ", page.told(lambda deck: deck.thinkers[int(mark) - 1].name)
    return f'<a href="#{"n" if mark.isdigit() else "m-"}{escape(mark)}" class=mark>{sign}{name}</a>'


def _list(page: _Page, index: int, marks: tuple[str, ...], tick: bool) -> Iterator[str]:
    """One list of a card: each mark, the sentence why, and the cards it names."""
    if not marks:
        return
    css, sign, word = ("tick", "✓", page.word("supports")) if tick else ("cross", "✗", page.word("refutes"))
    yield f'<ul class="{css}" aria-label="{word}">'
    for mark in marks:
        targets = [TEXTS[at] for at in range(FIRST_OWL) if at // 4 != index // 4 and mark in page.reach.marks[at]]
        why = _why(page, index, mark)
        yield f"<li><span class=sign>{sign}</span> {_mark(page, mark)} {why} <span class=to>→ {_links(targets)}</span></li>"
    yield "</ul>"


def _why(page: _Page, index: int, mark: str) -> str:
    return page.told(lambda deck: deck.cards[index].why[mark])


def _links(cards: list[str]) -> str:
    return " ".join(f'<a href="#{card}">{card}</a>' for card in cards) or "–"


def _reached(page: _Page, index: int) -> Iterator[str]:
    """Who supports and refutes a card, cards of its own number left out."""
    for word, masks in (("supported", page.reach.supported), ("refuted", page.reach.refuted)):
        others = [TEXTS[at] for at in range(CARDS) if masks[index] >> at & 1 and at // 4 != index // 4]
        yield f"<p class=reach>{page.word(word, count=len(others))} {_links(others)}</p>"


def _source(page: _Page, card: Card) -> Iterator[str]:
    source = card.source
    if source is None:
        return
    when = f" ({escape(_year(page, card.year))})" if card.year else ""
    yield f"<p class=source>{escape(source.author)}, <i>{escape(source.work)}</i>, {escape(source.place)}{when}<br>{escape(source.look_up)}"
    flags = [page.word(word) for word, holds in (("disputed", card.disputed), ("posthumous", card.posthumous)) if holds]
    if flags or card.note:
        yield f"<br><b>{' · '.join(flags)}</b> {escape(card.note)}"
    yield "</p>"


def _owls(page: _Page) -> Iterator[str]:
    yield f"<section>\n<h2>{page.word('owls')}</h2>\n<div class=cards>"
    for index in range(FIRST_OWL, CARDS):
        yield from _card(page, index)
    yield "</div>\n</section>"


def _marks(page: _Page) -> Iterator[str]:
    """The letters and drawings with their thoughts and their cards."""
    yield f"<section>\n<h2>{page.word('marks')}</h2>\n<div class=scroll><table>"
    for place, mark in enumerate(page.first.letters):
        yield _row(page, mark, lambda deck, place=place: deck.letters[place].theme)  # type: ignore[misc]  # bound now, called at once
    for place, mark in enumerate(page.first.drawings):
        yield _row(page, mark, lambda deck, place=place: deck.drawings[place].theme)  # type: ignore[misc]  # bound now, called at once
    yield "</table></div>\n</section>"


def _row(page: _Page, mark: Mark, theme: Callable[[PublicDeck], str]) -> str:
    bearers = [card.id for card in page.first.cards if mark.key in (card.letter, card.drawing)]
    return f'<tr id="m-{escape(mark.key)}"><th>{_mark(page, mark.key)}</th><td>{page.told(theme)}</td><td>{_links(bearers)}</td></tr>'
