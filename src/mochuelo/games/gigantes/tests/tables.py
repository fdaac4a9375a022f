"""Tables for the tests: a deck in which nothing supports or refutes anything but what a case names, and positions laid with it."""

from __future__ import annotations

from functools import cache
from typing import Any

import yaml

from mochuelo.core import decks
from mochuelo.core.errors import IllegalAction
from mochuelo.core.game import Viewer
from mochuelo.games.gigantes import GAME, Options, State, View
from mochuelo.games.gigantes.cards import FIRST_OWL, TEXTS


@cache
def deck(lists: str) -> str:
    """The digest of a deck with relations such as "W3+C5 W3xE9": W3 supports C5 and refutes E9, each by a drawing of its own."""
    wanted = [relation.partition(sign) for relation in lists.split() for sign in "+x" if sign in relation]
    cards = [
        {
            "id": text,
            "letter": "L",
            "drawing": text.lower(),
            "supports": [target.lower() for card, sign, target in wanted if (card, sign) == (text, "+")],
            "refutes": [target.lower() for card, sign, target in wanted if (card, sign) == (text, "x")],
        }
        for text in TEXTS[:FIRST_OWL]
    ]
    files = {"deck.yaml": yaml.safe_dump({"cards": cards}).encode()}
    return decks.put(files)


def lay(line: str, lists: str = "", **options: Any) -> State:
    """The state that a position line tells, with a deck of these relations; a long game, so that a stock of 0 will do."""
    rules = Options(**{"deck": deck(lists), "position": line, "length": "long", **options})
    return GAME.start(rules, line.partition(" ")[0].count(":"))


def begin(*texts: str, lists: str = "", seats: int = 2, **options: Any) -> State:
    """The state after some actions from the start."""
    return after(GAME.start(Options(**{"deck": deck(lists), **options}), seats), *texts)


def after(state: State, *texts: str) -> State:
    """The state after some actions."""
    for text in texts:
        state = GAME.apply(state, GAME.read(text))
    return state


def legal(state: State) -> set[str]:
    """The texts of what may be done."""
    return {GAME.write(action) for action in GAME.legal(state)}


def shown(state: State, viewer: Viewer = "spectator") -> View:
    """What a viewer may know; a spectator where nothing else is said."""
    return GAME.view(state, viewer)


def refused(state: State, text: str) -> str:
    """The code of the error for an action that is not legal."""
    try:
        after(state, text)
    except IllegalAction as error:
        return error.code
    raise AssertionError(f"{text} is taken")


def told(state: State, text: str, viewer: Viewer = "spectator") -> list[str]:
    """The messages of a story without what all of them begin with."""
    return [step.say.removeprefix("story-") for step in GAME.story(state, GAME.read(text), viewer)]


def own(*packs: str, lists: str = "", hand: int = 1, **options: Any) -> State:
    """A game with personal decks before its first turn, Indigo's: for each seat its cards, in the order in which they come to its hand."""
    cards = [pack.split() for pack in packs]
    rules = {"decks": "personal", "personal_owls": "4", "hand": hand, "picks": len(cards[0]), **options}
    state = begin("first:In", lists=lists, seats=len(packs), **rules)
    for seat, pack in zip(GAME.info.seat_names, cards, strict=False):
        state = after(state, *(f"{seat}={card}" for card in sorted(pack, key=TEXTS.index)))
    for seat, pack in zip(GAME.info.seat_names, cards, strict=False):
        state = after(state, *(f"{seat}<{card}" for card in pack[:hand]))
    return state
