"""The leaflet of the printed deck: the rules in sections, with figures, and where the poems come from."""

from __future__ import annotations

from msgspec.structs import replace

from mochuelo.core.printing import Block, Figure, Items, Notes, Say, Section
from mochuelo.games.tangents.cards import FACES
from mochuelo.games.tangents.printed import figures

LISTS = {"start": 4, "block": 3, "options": 5}
"""How many items the lists have."""


def leaflet(say: Say) -> tuple[Section, ...]:
    """The rules in the language of `say`."""
    flip = _captioned(say, "flip", figures.flip())
    chain = _captioned(say, "chain", figures.chain())
    return (
        _section(say, "aim", _text(say, "aim-text"), _captioned(say, "card", figures.card(say))),
        _section(say, "start", _items(say, "start")),
        _section(say, "turn", _text(say, "turn-text")),
        _section(say, "flip", _text(say, "flip-text"), _text(say, "flip-more"), flip),
        _section(say, "chain", _text(say, "chain-text"), _text(say, "chain-more"), chain, _text(say, "chain-ends")),
        _section(say, "blank", _text(say, "blank-text")),
        _section(say, "lay", _text(say, "lay-text")),
        _section(say, "block", _text(say, "block-text"), _items(say, "block")),
        _section(say, "end", _text(say, "end-text"), _text(say, "end-match")),
        _section(say, "options", _items(say, "options")),
        _section(say, "advice", _text(say, "advice-text")),
        _sources(say),
    )


def _section(say: Say, name: str, *blocks: Block) -> Section:
    return Section(say(f"leaflet-{name}"), blocks)


def _text(say: Say, name: str) -> str:
    return say(f"leaflet-{name}")


def _items(say: Say, name: str) -> Items:
    return Items(tuple(say(f"leaflet-{name}-{n}") for n in range(1, LISTS[name] + 1)))


def _captioned(say: Say, name: str, figure: Figure) -> Figure:
    return replace(figure, caption=say(f"leaflet-{name}-caption"))


def _sources(say: Say) -> Section:
    """For each pair of twins their question, the titles, and where the thoughts come from."""
    notes = tuple(_source(say, number) for number in range(1, len(FACES) + 1))
    return Section(say("leaflet-sources"), (Notes(notes),))


def _source(say: Say, number: int) -> str:
    name = f"card-{number:02}"
    return say("leaflet-source", number=f"{number:02}", title=say(name), source=say(f"{name}-source"))
