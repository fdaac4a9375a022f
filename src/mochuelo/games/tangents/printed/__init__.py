"""The deck to print: both faces of every card, a block card for each player, and the leaflet."""

from __future__ import annotations

from mochuelo.core.printing import Booklet, Card, Part, Say
from mochuelo.games.tangents.cards import FACES
from mochuelo.games.tangents.printed.faces import ART, HEIGHT, TEAL_INK, WIDTH, blocked, drawn, written
from mochuelo.games.tangents.printed.leaflet import leaflet


def printing(say: Say) -> Booklet:
    """The deck, the block cards and the leaflet in the language of `say`."""
    deck = tuple(_card(say, number) for number in range(1, len(FACES) + 1))
    blocks = tuple(Card(name=say(f"print-block-{seat}"), front=blocked(seat), back=blocked(seat)) for seat in ("Il", "Po"))
    return Booklet(
        title=say("print-title"),
        line=say("print-line"),
        language=say.lang,
        author=say("print-author"),
        licence=say("print-licence"),
        credit=say("print-credit"),
        parts=(
            Part(name=say("print-deck"), width=WIDTH, height=HEIGHT, cards=deck),
            Part(name=say("print-blocks"), width=WIDTH, height=HEIGHT, cards=blocks),
        ),
        leaflet=leaflet(say),
        accent=TEAL_INK,
        emblem=(ART / "tangent.svg").read_text(encoding="utf-8"),
    )


def _card(say: Say, number: int) -> Card:
    illustration, poem = FACES[number - 1]
    title = say(f"card-{number:02}")
    return Card(name=f"{number:02} {title}", front=drawn(number, illustration), back=written(say, number, poem))
