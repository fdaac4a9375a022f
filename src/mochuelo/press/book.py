"""A whole document: the sheet that says how to print, the leaflet, posters, and all cards front and back."""

from __future__ import annotations

from mochuelo.core.printing import Booklet, Poster, Say
from mochuelo.press import faces, guide, posters
from mochuelo.press.guide import Entry
from mochuelo.press.leaflet import leaflet, length
from mochuelo.press.letters import check_letters
from mochuelo.press.pen import Pen
from mochuelo.press.posters import tiles
from mochuelo.press.sheets import Paper, Sheet, backs, sheets


def pressed(booklet: Booklet, paper: Paper, say: Say) -> bytes:
    """The booklet on that paper as a PDF; `say` speaks the press's own words. The same arguments give the same bytes.

    Pages stand in pairs, front and back of one sheet of paper: how to print, the leaflet, posters, then the cards. Raises `MochueloError`
    where a card is larger than the paper, a block of the leaflet higher than a column, or a letter in none of the fonts.
    """
    laid = sheets(booklet.parts, paper)
    with Pen(paper.width, paper.height, booklet.language) as trial:  # the list of contents comes first, and must know how long the rest is
        trial.page()
        check_letters(trial, booklet)
        pages = length(trial, booklet)
    with Pen(paper.width, paper.height, booklet.language) as pen:
        _name(pen, booklet)
        guide.front(pen, booklet, paper, _entries(booklet, paper, laid, pages, say), say)
        guide.back(pen, booklet, paper, say)
        leaflet(pen, booklet)
        if pages % 2:
            pen.page()
        for poster in booklet.posters:
            _poster(pen, poster, paper, say, backs=True)
        _cards(pen, laid, paper, say)
        return pen.done()


def posted(booklet: Booklet, paper: Paper, say: Say) -> bytes:
    """The posters of the booklet alone, for a printer of large sheets: fronts only, as few sheets as there can be."""
    with Pen(paper.width, paper.height, booklet.language) as pen:
        pen.page()
        check_letters(pen, booklet)
    with Pen(paper.width, paper.height, booklet.language) as pen:
        _name(pen, booklet)
        for poster in booklet.posters:
            _poster(pen, poster, paper, say, backs=False)
        return pen.done()


def _poster(pen: Pen, poster: Poster, paper: Paper, say: Say, backs: bool) -> None:
    """The sheets of a poster, each with a white back where pages stand in pairs."""
    for tile in tiles(poster, paper):
        pen.page("" if tile.column or tile.row else _posted(poster, paper, say))
        posters.sheet(pen, poster, tile, paper, say)
        if backs:
            pen.page()


def _posted(poster: Poster, paper: Paper, say: Say) -> str:
    return say("print-part-poster", name=poster.name, sheets=len(tiles(poster, paper)))


def _cards(pen: Pen, laid: tuple[Sheet, ...], paper: Paper, say: Say) -> None:
    """Front after back of every sheet."""
    for number, side in enumerate(laid):
        pen.page(say("print-part-cards", cards=_count(laid), sheets=len(laid)) if not number else "")
        faces.sheet(pen, side, paper, back=False)
        pen.page()
        faces.sheet(pen, backs(side, paper), paper, back=True)


def _name(pen: Pen, booklet: Booklet) -> None:
    pen.pdf.set_title(booklet.title)
    pen.pdf.set_author(booklet.author)
    pen.pdf.set_subject(booklet.line)
    pen.pdf.set_keywords(booklet.licence)
    pen.pdf.set_creator("mochuelo print")


def _count(laid: tuple[Sheet, ...]) -> int:
    return sum(len(side.places) for side in laid)


def _entries(booklet: Booklet, paper: Paper, laid: tuple[Sheet, ...], pages: int, say: Say) -> list[Entry]:
    """The list of contents; every part begins on the front of a sheet."""
    found = [Entry(say("print-part-guide"), 1, 2, say("print-on-plain"))]
    after = 3
    if pages:
        found.append(Entry(say("print-part-leaflet"), after, after + pages - 1, say("print-on-plain")))
        after += pages + pages % 2
    for poster in booklet.posters:
        last = after + 2 * len(tiles(poster, paper)) - 1
        found.append(Entry(_posted(poster, paper, say), after, last, say("print-on-card")))
        after = last + 1
    if laid:
        what = say("print-part-cards", cards=_count(laid), sheets=len(laid))
        found.append(Entry(what, after, after + 2 * len(laid) - 1, say("print-on-card")))
    return found
