"""A hombros de gigantes in a terminal, in words: names for the parts of an action, what is written on a card, decks picked at once."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping, Sequence

from mochuelo.core.printing import Say
from mochuelo.games.gigantes.cards import TEXTS, TYPES
from mochuelo.games.gigantes.deck_public import KINDS, Card, PublicDeck
from mochuelo.games.gigantes.imagine import imagine
from mochuelo.games.gigantes.options import Options
from mochuelo.games.gigantes.state import SEATS
from mochuelo.games.gigantes.suggestion import suggested
from mochuelo.games.gigantes.terminal_board import bare, board, index_of, marked, named_mark
from mochuelo.games.gigantes.view import View
from mochuelo.games.gigantes.wording import spoken

_PARTS = re.compile(r"^([A-Z][a-z])([:=])(\?)?(.*)$")
_CARD = re.compile(r"(?:In|Te|Sa|Am)?[CEWB]\d+")
WHIM = 1000.0
"""So much more than any card is worth counts what is drawn at random."""
_SIGNS = {"+": "support", "x": "refute", "?": "question", "-": "pass", "": "open"}
"""The words `choice-<sign>` of what one does with a card, or without one."""


class Telling:
    """`core.telling.Telling` says what each function means."""

    foreseen = True

    def board(self, view: View, say: Say) -> str:
        return board(view, say)

    def cut(self, text: str) -> tuple[str, ...]:
        """Who acts, then the card, what is done with it and to what; who is asked, then type and number of the card.

        >>> Telling().cut("In:W3+Te"), Telling().cut("In:W3xTeC5"), Telling().cut("In:?TeC12"), Telling().cut("In:-")
        (('In:', 'W3', '+', 'Te'), ('In:', 'W3', 'x', 'TeC5'), ('In:', '?', 'Te', 'C', '12'), ('In:', '-'))
        """
        found = _PARTS.match(text)
        if not found:
            return (text,)
        seat, mark, asked, rest = found.groups()
        if asked:
            return (seat + mark, "?", *filter(None, (rest[:2], rest[2:3], rest[3:])))
        card = _CARD.match(rest)
        if not card:
            return (seat + mark, rest)
        after = rest[card.end() :]
        return (seat + mark, card[0], *filter(None, (after[:1], after[1:])))

    def named(self, token: str, options: Options, say: Say) -> str:
        if token in _SIGNS:
            return say(f"choice-{_SIGNS[token]}")
        if token in SEATS:
            return say(f"seat-{token}")
        deck = spoken(options.deck, say.lang)
        if token in TYPES:
            return deck.types[KINDS[TYPES.index(token)]]
        if token.isdecimal():
            return named_mark(deck, token, say)
        return deck.cards[index_of(token)].title if index_of(token) >= 0 else ""

    def about(self, text: str, options: Options, say: Say) -> str:
        deck = spoken(options.deck, say.lang)
        found = dict.fromkeys(index_of(card) for card in _CARD.findall(text))
        return "\n\n\n".join("\n".join(_told(deck, deck.cards[index], say)) for index in found if index >= 0)

    def offers(self, view: View, rng: random.Random) -> Mapping[str, Sequence[str]]:
        if view.phase != "pick" or view.turn != view.viewer or view.viewer < 0:
            return {}
        drawn = [TEXTS[card] for card in suggested(imagine(view, rng), lambda: rng.random() * WHIM)]
        return {name: _picks(view, cards) for name, cards in (("suggested", view.suggested), ("random", drawn))}


def _picks(view: View, cards: Sequence[str]) -> list[str]:
    """The picks that are still to be made of a deck."""
    missing = [bare(card) for card in cards if bare(card) not in map(bare, view.picks[view.viewer])]
    return [f"{SEATS[view.viewer]}={card}" for card in missing]


def _told(deck: PublicDeck, card: Card, say: Say) -> list[str]:
    """What is written on a card, and its reasons."""
    lines = [f"{card.title} ({card.id})"]
    if card.letter:
        thinker = deck.thinkers[card.number - 1]
        lines += [f"{thinker.name} · {deck.types[card.type]} · {marked(deck, card, say)}", "", card.text, ""]
        lines += [f"✓ {named_mark(deck, mark, say)}: {card.why[mark]}" for mark in card.supports]
        lines += [f"✗ {named_mark(deck, mark, say)}: {card.why[mark]}" for mark in card.refutes]
    else:
        lines += ["", card.text]
    if card.source:
        lines += ["", say("card-source", source=", ".join(filter(None, (card.source.author, card.source.work, card.source.place))))]
    return lines
