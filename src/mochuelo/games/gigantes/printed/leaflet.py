"""The leaflet of the printed deck: the rules in sections with figures, who the thinkers are, and the reason of every mark."""

from __future__ import annotations

from collections.abc import Iterator

from mochuelo.core.printing import Block, Items, Notes, Say, Section
from mochuelo.games.gigantes.printed import figures
from mochuelo.games.gigantes.printed.faces import years
from mochuelo.games.gigantes.printed.reading import Card, Deck

LISTS = {"card": 3, "start": 3, "turn": 5, "colours": 4, "pack": 3, "options": 7}
"""How many items the lists have."""


SHOWN = "W1"
"""The card that stands for all: it has three marks beside the tick and two beside the X."""


def leaflet(say: Say, deck: Deck) -> tuple[Section, ...]:
    """The rules in the language of `say`, then what the deck has to tell."""
    lists = figures.lists(say, deck)
    return (
        _section(say, "aim", _text(say, "aim-text")),
        _section(say, "card", figures.card(say, deck, deck.cards[SHOWN]), _items(say, "card")),
        _section(say, "start", _items(say, "start")),
        _section(say, "turn", _text(say, "turn-text"), _items(say, "turn"), _text(say, "turn-more"), *([lists] if lists else [])),
        _section(say, "owl", _text(say, "owl-text")),
        _section(say, "end", _text(say, "end-short"), _text(say, "end-long"), _text(say, "end-tie")),
        _section(say, "personal", _text(say, "personal-text"), _text(say, "personal-more")),
        _section(say, "colours", _text(say, "colours-text"), _items(say, "colours"), _text(say, "colours-more")),
        _section(say, "pack", _text(say, "pack-text"), _items(say, "pack")),
        _section(say, "options", _items(say, "options")),
        *_contents(say, deck),
    )


def _contents(say: Say, deck: Deck) -> Iterator[Section]:
    """What letters and drawings mean, who the thinkers are, and why each card supports and refutes what it does."""
    letters = (say("leaflet-letter", mark=each.key, name=each.name, theme=each.theme) for each in deck.told.letters)
    drawings = (say("leaflet-mark", name=each.name, theme=each.theme) for each in deck.told.drawings)
    yield _section(say, "letters", Notes(tuple(letters)))
    yield _section(say, "drawings", Notes(tuple(drawings)))
    yield _section(say, "reasons", _text(say, "reasons-text"))
    for thinker in deck.told.thinkers:
        who = say("leaflet-thinker", number=str(thinker.number), name=thinker.name, years=years(say, thinker))
        cards = Notes(tuple(_reasons(say, deck, card) for card in deck.told.cards if card.number == thinker.number))
        yield Section(who, (thinker.line, cards))


def _section(say: Say, name: str, *blocks: Block) -> Section:
    return Section(say(f"leaflet-{name}"), blocks)


def _text(say: Say, name: str) -> str:
    return say(f"leaflet-{name}")


def _items(say: Say, name: str) -> Items:
    return Items(tuple(say(f"leaflet-{name}-{n}") for n in range(1, LISTS[name] + 1)))


def _reasons(say: Say, deck: Deck, card: Card) -> str:
    """The reason of every entry of a card's lists, and its source."""
    parts = [say("leaflet-reasons-card", number=card.id, title=card.title)]
    for sign, marks in (("tick", card.supports), ("cross", card.refutes)):
        parts += [say(f"leaflet-reasons-{sign}", mark=deck.named(mark), why=card.why[mark]) for mark in marks]
    if card.source is not None:
        source = ", ".join(filter(None, (card.source.author, card.source.work, card.source.place)))
        parts.append(say("leaflet-reasons-source", source=source))
    return " ".join(parts)
