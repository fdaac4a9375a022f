"""Positions for the tests of the rules: pieces where a case wants them, on the board of the house."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from mochuelo.core import decks
from mochuelo.core.errors import IllegalAction
from mochuelo.core.game import SPECTATOR, Seat, Viewer
from mochuelo.games.sophie import GAME, Options, State, View
from mochuelo.games.sophie import state as n
from mochuelo.games.sophie.board import board
from mochuelo.games.sophie.cards import HOUSE
from mochuelo.games.sophie.notation import EPOCHS

Places = list[str]


def altered(change: Callable[[dict[str, Any]], object]) -> str:
    """The digest of a deck whose board is that of the house, but for a change."""
    data: dict[str, Any] = json.loads((HOUSE / "board.json").read_bytes())
    change(data)
    return decks.put({"board.json": json.dumps(data).encode()})


def post(place: str) -> int:
    """Where a piece stands: "c3>c4" is on c3 with c4 straight on; without that after a jump, or where there is but one way."""
    space, _, ahead = place.partition(">")
    b = board()
    number = b.index[space]
    if not ahead:
        return b.post(number, either=True)
    return next(facing for facing in range(3 * number, 3 * number + 2) if b.ahead(facing) == b.index[ahead])


def lay(places: Places, rotation: int = 0, mover: int = 0, came: str = "", done: dict[int, str] | None = None, **options: Any) -> State:
    """A turn of `mover` begins; `came` names for each seat the epoch its journey came from, "-" for none, `done` what is finished."""
    s = GAME.start(Options(**options), len(places)).copy()
    for seat, place in enumerate(places):
        s.post[seat] = post(place)
    for seat, key in enumerate(came.split()):
        s.came[seat] = EPOCHS.index(key) if key != "-" else -1
    for seat, keys in (done or {}).items():
        s.done[seat] = sum(1 << EPOCHS.index(key) for key in keys.split())
    s.starter, s.round, s.rotation, s.seat, s.phase = 0, 1, rotation, mover, n.TURN
    return s


def after(state: State, *lines: str) -> State:
    """The state after some actions, texts with blanks between them; `concede:1` gives up. "." stands for what chance must do."""
    for text in " ".join(lines).split():
        if text == ".":
            (action,) = GAME.legal(state)
            state = GAME.apply(state, action)
        elif text.startswith("concede:"):
            state = GAME.concede(state, Seat(int(text[8:])))
        else:
            state = GAME.apply(state, GAME.read(text))
    return state


def legal(state: State) -> set[str]:
    """What may be done, as texts."""
    return set(map(GAME.write, GAME.legal(state)))


def shown(state: State, viewer: Viewer = SPECTATOR) -> View:
    """What is seen."""
    return GAME.view(state, viewer)


def told(state: State, text: str, viewer: Viewer = SPECTATOR) -> list[str]:
    """The says of the story of an action, without "story-"."""
    return [step.say.removeprefix("story-") for step in GAME.story(state, GAME.read(text), viewer)]


def refused(state: State, text: str) -> str:
    """The code of the refusal of an action, "" where it is taken."""
    try:
        GAME.apply(state, GAME.read(text))
    except IllegalAction as error:
        return error.code
    return ""


def right(card: int) -> str:
    """A card drawn and answered right."""
    return f"k{card} q1 o{card}:abc a =a"


def wrong(card: int) -> str:
    """A card drawn and not answered right."""
    return f"k{card} q1 o{card}:abc b =a"
