"""Positions for the tests: a few cards with the values that a case needs, and every other card blank on both faces."""

from __future__ import annotations

from typing import Any

from mochuelo.core.errors import IllegalAction
from mochuelo.games.tangents import GAME, Options, State
from mochuelo.games.tangents.cards import DIRECTIONS, Face
from mochuelo.games.tangents.state import values_of

BLANK: Face = (0,) * 8


def face(words: str) -> Face:
    """The values of a face from words such as "N4 SE1"; what is not named is blank."""
    dots = {word[:-1]: int(word[-1]) for word in words.split()}
    assert dots.keys() <= set(DIRECTIONS), words
    return tuple(dots.get(way, 0) for way in DIRECTIONS)


def deck(faces: dict[str, str]) -> list[tuple[Face, Face]]:
    """A deck in which "07Il" names the illustration of card 7, and "07Po" its poem; all else is blank."""
    cards = [[BLANK, BLANK] for _ in range(32)]
    for name, words in faces.items():
        cards[int(name[:2]) - 1][name[2:] == "Po"] = face(words)
    return [(illustration, poem) for illustration, poem in cards]


def lay(line: str, faces: dict[str, str] | None = None, to: str = "Il", hands: str = "", blocks: str = "", **options: Any) -> State:
    """The state with the cards of `line` on the grid, `to` to move, and hands that fill the grid: the cards named as "Il:01.02." and more.

    `blocks` names the seats that have not played theirs.
    """
    taken = [int(word[3:5]) for word in line.split()] + [int(n) for word in hands.split() for n in word[3:].split(".") if n]
    spare = [n for n in range(32, 0, -1) if n not in taken]
    empty = options.get("grid", 4) ** 2 - len(line.split())
    held = {word[:2]: [int(n) for n in word[3:].split(".") if n] for word in hands.split()}
    tokens = []
    for seat in ("Il", "Po"):
        cards = held.get(seat, [])
        share = (empty + (seat == to)) // 2
        cards += [spare.pop() for _ in range(share - len(cards))]
        text = "".join(f"{n:02}." for n in sorted(cards)) + ("#" if seat in blocks else "")
        tokens.append(f"{seat}:{text or '-'}")
    state = GAME.start(Options(position=" ".join([*line.split(), *tokens, f">{to}"]), **options), 2)
    if faces is not None:
        state.values = values_of(deck(faces))
    return state


def texts(state: State, prefix: str = "") -> set[str]:
    """What is legal, as texts; with a prefix what follows it."""
    found = [GAME.write(action) for action in GAME.legal(state)]
    return {text.removeprefix(prefix) for text in found if text.startswith(prefix)}


def played(state: State, *actions: str) -> State:
    """The state after some actions."""
    for text in actions:
        state = GAME.apply(state, GAME.read(text))
    return state


def shown(state: State) -> dict[str, str]:
    """What lies on each space: side and orientation, "Pou", and `#` when it is blocked."""
    board = GAME.view(state, "spectator").board
    return {t.space: f"{('Il', 'Po')[t.side]}{'ut'[t.turned]}{'#' * t.blocked}" for t in board}


def refused(state: State, text: str) -> str:
    """The code with which an action is refused."""
    try:
        GAME.apply(state, GAME.read(text))
    except IllegalAction as error:
        return error.code
    return ""
