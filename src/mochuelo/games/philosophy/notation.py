"""The notation of Philosophy: actions, turns and positions to text and back."""

from __future__ import annotations

import re
from collections.abc import Sequence

from msgspec import Struct

from mochuelo.core.errors import NotationError
from mochuelo.games.philosophy.rules import legal, play
from mochuelo.games.philosophy.state import CELL, FACING, FACINGS, KINDS, OVER, PLACE, SEATS, SPACES, State

NAME = {cell: name for name, cell in CELL.items()}
_FACED = [[FACINGS[FACING[4 * kind + quarter]] for quarter in range(4)] for kind in range(12)]
_PLACEMENT = re.compile(r"([A-Z][A-Za-z1-9])([A-Z][a-z])([A-Z][a-z])")
_CHOICES = (*SPACES, "OO", *FACINGS)
_TURN = re.compile(
    r"(?P<seat>[A-Z][a-z]):(?P<place>[A-Za-z1-9]{6})"
    r"(?P<chosen>\[?(?:[A-Z][A-Za-z1-9])*)(?:\((?P<open>[A-Za-z1-9]*)\))?\]?(?P<dots>\.*)"
)
_TILE = re.compile(r"([A-Z][A-Za-z1-9]?):([A-Z][a-z])([A-Z][a-z])([A-Z][a-z])")


class Turn(Struct, frozen=True):
    """A turn as it is written: who, which actions, and what may follow if it is not finished."""

    seat: int
    actions: tuple[int, ...]
    open: tuple[int, ...]
    lines: int
    """Lines of three newly made, as far as the text tells."""


class Position(Struct, frozen=True):
    """A position line: tiles as (space, seat, kind, facing), the open choices, and who decides (-1 after the end)."""

    tiles: tuple[tuple[str, int, str, str], ...]
    choices: tuple[int, ...]
    seat: int


def code_of(seat: int, kind: str, facing: str) -> int:
    """The code of a tile on the board; raises NotationError for what no tile can be."""
    if kind not in KINDS:
        raise NotationError("unknown-tile", f"no tile {kind!r}; there are {' '.join(KINDS)}", tile=kind)
    k = KINDS.index(kind)
    if facing not in _FACED[k]:
        raise NotationError("wrong-facing", f"{kind} cannot face {facing!r}; it faces {' '.join(_FACED[k])}", tile=kind, facing=facing)
    return 4 * (12 * seat + k + 1) + _FACED[k].index(facing)


def write(action: int) -> str:
    """The text of an action: `C5PuNo`, and `C5`, `OO` or `Ne` for a choice.

    >>> write(17), write(432), write(469), write(471)
    ('C5PuEa', 'C1', 'OO', 'Ne')
    """
    if not 0 <= action < 432:
        return _CHOICES[action - 432]
    kind, rest = divmod(action, 36)
    return f"C{rest // 4 + 1}{KINDS[kind]}{_FACED[kind][rest % 4]}"


def read(text: str) -> int:
    """The action of a text; raises NotationError for what is no action anywhere."""
    if text in _CHOICES:
        return 432 + _CHOICES.index(text)
    match = _PLACEMENT.fullmatch(text)
    if not match or match[1] not in CELL:
        raise NotationError(
            "unreadable", f"not an action: {text!r}; write a placement like C5PuNo or a choice like E1, OO or Ne", text=text
        )
    space, kind, facing = match.groups()
    if space[0] != "C":
        raise NotationError("not-centre", f"not a centre space: {space!r}; a New Idea goes on C1 to C9", space=space)
    aim = code_of(0, kind, facing) - 4
    return aim // 4 * 36 + (int(space[1]) - 1) * 4 + aim % 4


def write_turn(s: State, actions: Sequence[int]) -> str:
    """The turn that `actions` make from a state at the start of a turn, `In:C8PuNo[C5NE]`; what may follow when unfinished."""
    after = s.copy()
    for action in actions:
        play(after, action)
    text = f"{SEATS[s.seat]}:{write(actions[0])}"
    chosen = "".join(write(action) for action in actions[1:])
    if after.phase not in (PLACE, OVER):
        return f"{text}[{chosen}({''.join(write(action) for action in legal(after))})"
    return text + (f"[{chosen}]" if chosen else "") + "." * _made(s, after)


def _made(before: State, after: State) -> int:
    """Lines of three that stand after and did not before."""
    return sum(len(triples(after.spread[seat]) - triples(before.spread[seat])) for seat in range(before.seats))


def triples(mask: int) -> set[tuple[int, int]]:
    """The lines of three in a mask of cells, as (first cell, step)."""
    return {(cell, step) for step in (1, 7, 8, 9) for cell in NAME if mask >> cell & mask >> cell + step & mask >> cell + 2 * step & 1}


def read_turn(text: str) -> Turn:
    """A turn from its text, finished or not, with or without the open square bracket."""
    match = _TURN.fullmatch(text)
    if not match or match["seat"] not in SEATS:
        raise NotationError("unreadable-turn", f"not a turn: {text!r}; write it as In:C8PuNo[C5NE]", text=text)
    chosen, open_ = match["chosen"].lstrip("["), match["open"] or ""
    actions = (read(match["place"]), *_pairs(chosen))
    return Turn(SEATS.index(match["seat"]), actions, _pairs(open_), len(match["dots"]))


def _pairs(text: str) -> tuple[int, ...]:
    return tuple(read(text[n : n + 2]) for n in range(0, len(text), 2))


def write_position(s: State) -> str:
    """The position line of a state: occupied spaces, open choices, who decides."""
    line = "/".join(f"{space}:{_written(int(s.board[CELL[space]]))}" for space in SPACES if s.board[CELL[space]])
    if s.phase == OVER:
        return line
    choices = "-" if s.phase == PLACE else f"({''.join(write(action) for action in legal(s))})"
    return f"{line} {choices} {SEATS[s.seat]}"


def _written(code: int) -> str:
    seat, aim = divmod(code - 4, 48)
    return f"{SEATS[seat]}{KINDS[aim // 4]}{FACINGS[FACING[aim]]}"


def read_position(text: str) -> Position:
    """A position from its line; raises NotationError where it is none."""
    board, *rest = text.split(" ")
    if len(rest) not in (0, 2) or (rest and rest[1] not in SEATS):
        raise NotationError("unreadable-position", f"not a position: {text!r}; write it as C3:SaSlNo/E1:InDeNw - In", text=text)
    choices = rest[0] if rest else "-"
    if choices != "-" and not re.fullmatch(r"\(([A-Z][A-Za-z1-9])+\)", choices):
        raise NotationError("unreadable-choices", f"not choices: {choices!r}; write - or (NoEaSoWe)", text=choices)
    tiles = tuple(_read_tile(part) for part in board.split("/") if part or "/" in board)
    return Position(_once(tiles), _pairs(choices.strip("()-")), SEATS.index(rest[1]) if rest else -1)


def _read_tile(text: str) -> tuple[str, int, str, str]:
    match = _TILE.fullmatch(text)
    if not match or match[1] not in CELL or match[2] not in SEATS:
        raise NotationError("unreadable-tile", f"not a tile on a space: {text!r}; write it as C3:SaSlNo", text=text)
    space, seat, kind, facing = match[1], SEATS.index(match[2]), match[3], match[4]
    code_of(seat, kind, facing)
    return space, seat, kind, facing


def _once(tiles: tuple[tuple[str, int, str, str], ...]) -> tuple[tuple[str, int, str, str], ...]:
    for n, (space, seat, kind, _) in enumerate(tiles):
        if any(other[0] == space or other[1:3] == (seat, kind) for other in tiles[:n]):
            raise NotationError(
                "twice", f"a second time: '{space}:{SEATS[seat]}{kind}'; name each space and tile once", space=space, tile=kind
            )
    return tiles
