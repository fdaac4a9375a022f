"""The words of the deck for whoever tells a story in sentences: a story itself carries cards and marks."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from mochuelo.core import decks
from mochuelo.core.game import Step
from mochuelo.games.gigantes.cards import INDICES
from mochuelo.games.gigantes.deck_kind import Decks
from mochuelo.games.gigantes.deck_public import PublicDeck
from mochuelo.games.gigantes.options import Options

Facts = Mapping[str, str | int]
_QUOTES = {"en": ("“", "”"), "es": ("«", "»"), "de": ("„", "“")}


def wording(step: Step, options: Options, language: str) -> dict[str, str | int]:
    """The arguments of a step with a card's title before its text, a thinker's name after the number of a quartet, and in place of a mark
    the sentence that makes the relation true.
    """
    deck = spoken(options.deck, language)
    told: dict[str, str | int] = {
        name: _titled(str(step.args[name]), deck, language) for name in ("card", "target") if _index(step.args.get(name)) >= 0
    }
    if step.kind == "quartet" and int(step.args["number"]) <= len(deck.thinkers):
        return {"number": f"{step.args['number']} ({deck.thinkers[int(step.args['number']) - 1].name})"}
    card = _index(step.args.get("card"))
    if step.kind == "reason" and card >= 0:
        why = deck.cards[card].why.get(str(step.args["mark"]), "")
        return {**told, "mark": why} if why else told
    return told


def _index(card: str | int | None) -> int:
    """The index of a card, whoever owns it; -1 for what is none."""
    return INDICES.get(str(card), INDICES.get(str(card)[2:], -1))


def _titled(card: str, deck: PublicDeck, language: str) -> str:
    first, last = _QUOTES.get(language, _QUOTES["en"])
    return f"{first}{deck.cards[_index(card)].title}{last} ({card})"


@lru_cache(maxsize=16)  # a digest names one deck for ever
def spoken(digest: str, language: str) -> PublicDeck:
    """The words of a deck on the shelf, "" being the deck of the house, in a language or else in its first one."""
    kind = Decks()
    return kind.public(decks.take(digest) if digest else kind.house(), language)
