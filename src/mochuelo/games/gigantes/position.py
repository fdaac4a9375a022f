"""The position line of a game with a common deck: rows, libraries, hands, stock and who is to move, as text and back."""

from __future__ import annotations

import re

from msgspec import Struct

from mochuelo.core.errors import NotationError
from mochuelo.games.gigantes.cards import INDICES, TEXTS
from mochuelo.games.gigantes.state import DRAW, PLAY, SEATS, State, bits

_CARDS = "(?:[CEWB](?:1[0-3]|[1-9]))*"
_PILES = re.compile(f"{_CARDS}(?:/{_CARDS}){{1,3}}")
_HANDS = re.compile(f"(?:{_CARDS}|[0-9]+)(?:/(?:{_CARDS}|[0-9]+)){{1,3}}")
_STOCK = re.compile(f"[0-9]+|{_CARDS}")
_TURN = re.compile(r"(In|Te|Sa|Am)(\+?)")
_ORDER = re.compile("-|(?:In|Te|Sa|Am)+")
SHAPE = "In:C5W3/Te:E9 In:B1B2/Te: In:E4W7C13/Te:7 26 In TeIn"


class Position(Struct, frozen=True):
    """What a position line says; cards are indices."""

    rows: tuple[tuple[int, ...], ...]
    libraries: tuple[tuple[int, ...], ...]
    hands: tuple[tuple[int, ...] | int, ...]
    """For each seat its cards, or how many they are."""
    stock: tuple[int, ...] | int
    """The cards of the stock, or how many they are: then all that lie nowhere else, or none."""
    seat: int
    drawn: bool
    """Whether the one to move has drawn."""
    order: tuple[int, ...]
    """The seats that have done something else than pass, the latest last."""

    def cards(self) -> list[int]:
        """Every card that is named, wherever it lies."""
        known = [pile for pile in (*self.hands, self.stock) if not isinstance(pile, int)]
        return [card for pile in (*self.rows, *self.libraries, *known) for card in pile]


def write_position(s: State, who: int) -> str:
    """The position line in a turn of a game with a common deck, as a viewer knows it; "" elsewhere.

    Another's hand is a number: what is not known is as it happens.
    """
    if s.phase not in (DRAW, PLAY) or s.personal or s.four:
        return ""
    seats = range(int(s.seats))
    rows = [sorted(bits(int(s.row[4 * seat])), key=lambda card: int(s.stamp[card])) for seat in seats]
    libraries = [bits(int(s.won[4 * seat])) for seat in seats]
    hands = [_cards(bits(int(s.hand[seat]))) if seat == who else str(int(s.hand[seat]).bit_count()) for seat in seats]
    played = sorted((seat for seat in seats if s.last[seat] >= 0), key=lambda seat: int(s.last[seat]))
    order = "".join(SEATS[seat] for seat in played) or "-"
    turn = f"{SEATS[s.seat]}{'+' if s.phase == PLAY else ''}"
    piles = [_named([_cards(row) for row in rows]), _named([_cards(library) for library in libraries]), _named(hands)]
    return " ".join([*piles, str(int(s.stock[0]).bit_count()), turn, order])


def _cards(cards: list[int]) -> str:
    return "".join(TEXTS[card] for card in cards)


def _named(piles: list[str]) -> str:
    return "/".join(f"{SEATS[seat]}:{pile}" for seat, pile in enumerate(piles))


def read_position(line: str) -> Position:
    """A position from its line; raises NotationError where it is none. The order of the last token may be left out: nobody has played."""
    tokens = line.split(" ")
    if len(tokens) == 5:
        tokens.append("-")
    if len(tokens) != 6:
        raise _unreadable(line)
    rows, libraries = (_piles(token, _PILES) for token in tokens[:2])
    hands = _piles(tokens[2], _HANDS)
    turn = _TURN.fullmatch(tokens[4])
    if not len(rows) == len(libraries) == len(hands) or not _STOCK.fullmatch(tokens[3]) or not turn or not _ORDER.fullmatch(tokens[5]):
        raise _unreadable(line)
    order = tuple(SEATS.index(seat) for seat in re.findall("In|Te|Sa|Am", tokens[5]))
    known = [_indices(pile) for pile in (*rows, *libraries)]
    position = Position(
        tuple(known[: len(rows)]),
        tuple(known[len(rows) :]),
        tuple(map(_counted, hands)),
        _counted(tokens[3]),
        SEATS.index(turn[1]),
        bool(turn[2]),
        order,
    )
    _once(position)
    return position


def _piles(token: str, shape: re.Pattern[str]) -> list[str]:
    """The piles of a token, seat by seat from the first."""
    names, piles = zip(*(part.partition(":")[::2] for part in token.split("/")), strict=True)
    if names != SEATS[: len(names)] or not shape.fullmatch("/".join(piles)):
        raise _unreadable(token)
    return list(piles)


def _indices(pile: str) -> tuple[int, ...]:
    return tuple(INDICES[text] for text in re.findall("[CEWB][0-9]+", pile))


def _counted(pile: str) -> tuple[int, ...] | int:
    return int(pile) if pile.isdecimal() else _indices(pile)


def _unreadable(text: str) -> NotationError:
    return NotationError("unreadable-position", f"not a position: {text!r}; write it as {SHAPE!r}", text=text)


def _once(position: Position) -> None:
    """Every card and every seat of the order stands once, and seats that nobody has do not stand there."""
    names = [TEXTS[card] for card in position.cards()] + [SEATS[seat] for seat in position.order]
    twice = next((name for name in names if names.count(name) > 1), "")
    if twice:
        raise NotationError("twice", f"a second time: {twice!r}; name each card and each seat once", text=twice)
    if max(position.seat, *position.order, -1) >= len(position.rows):
        seat = SEATS[max(position.seat, *position.order, -1)]
        raise NotationError("position-seat", f"nobody is {seat!r} here; name only seats that have a row", seat=seat)
