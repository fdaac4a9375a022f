"""The position line of Tangents: a grid, two open hands and who is to move, as text and back."""

from __future__ import annotations

import re

from msgspec import Struct

from mochuelo.core.errors import NotationError
from mochuelo.games.tangents.state import PASS, PLAY, SEATS, SPACES, State, bits, hand_of

_CARD = re.compile(r"([A-D][1-4])=([0-9]{2})(Il|Po)([ut])(#?)")
_HAND = re.compile(r"(Il|Po):(-|(?:[0-9]{2}\.)*#?)")


class Lying(Struct, frozen=True):
    """A card of a position: its space, number, the side that shows, whether it is turned and whether it is blocked."""

    space: str
    card: int
    side: int
    turned: bool
    blocked: bool


class Position(Struct, frozen=True):
    """What a position line says."""

    board: tuple[Lying, ...]
    hands: tuple[tuple[int, ...], tuple[int, ...]]
    blocks: tuple[bool, bool]
    seat: int


def write_position(s: State) -> str:
    """The position line of a state in which somebody is to move, or that is over."""
    tokens = [_card(s, space) for space in bits(int(s.owned0 | s.owned1))]
    tokens += [_hand(s, seat) for seat in (0, 1)]
    return " ".join([*tokens, f">{SEATS[s.seat]}"] if s.phase in (PLAY, PASS) else tokens)


def _card(s: State, space: int) -> str:
    code = int(s.board[space]) - 1
    blocked = "#" if s.blocked >> space & 1 else ""
    return f"{SPACES[space]}={code // 4 + 1:02}{SEATS[code >> 1 & 1]}{'ut'[code & 1]}{blocked}"


def _hand(s: State, seat: int) -> str:
    cards = "".join(f"{n + 1:02}." for n in bits(int(hand_of(s, seat))))
    return f"{SEATS[seat]}:{cards + ('#' if s.blocks >> seat & 1 else '') or '-'}"


def read_position(line: str) -> Position:
    """A position from its line; raises NotationError where it is none."""
    *tokens, last = line.split(" ")
    seat = last.removeprefix(">")
    hands: dict[str, str] = {}
    board: list[Lying] = []
    for token in tokens:
        if match := _CARD.fullmatch(token):
            board.append(Lying(match[1], int(match[2]), SEATS.index(match[3]), match[4] == "t", match[5] == "#"))
        elif (match := _HAND.fullmatch(token)) and match[2] and match[1] not in hands:
            hands[match[1]] = match[2]
        else:
            raise _unreadable(token or line)
    if not last.startswith(">") or seat not in SEATS:
        raise _unreadable(last or line)
    if len(hands) != 2:
        raise _unreadable(line)
    il, po = (tuple(int(number) for number in re.findall("[0-9]{2}", hands[name])) for name in SEATS)
    position = Position(tuple(board), (il, po), (hands["Il"].endswith("#"), hands["Po"].endswith("#")), SEATS.index(seat))
    _once(position)
    return position


def _unreadable(text: str) -> NotationError:
    shape = "B2=27Pou C3=04Ilt# Il:01.02.# Po:03. >Il"
    return NotationError("unreadable-position", f"not a position: {text!r}; write it as {shape!r}", text=text)


def _once(position: Position) -> None:
    """Every card and every space stands once."""
    cards = [lying.card for lying in position.board] + [card for hand in position.hands for card in hand]
    twice = next((f"{card:02}" for card in cards if cards.count(card) > 1), "")
    spaces = [lying.space for lying in position.board]
    twice = twice or next((space for space in spaces if spaces.count(space) > 1), "")
    if twice:
        raise NotationError("twice", f"a second time: {twice!r}; name each card and each space once", text=twice)
