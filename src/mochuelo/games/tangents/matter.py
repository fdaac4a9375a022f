"""Which values of a card on the grid can still matter, and so which turns and which positions come to the same.

A value matters while a card may still be placed beside it, or a chain may still come through. Empty spaces only get fewer and blocks only
more, so what has ceased to matter never matters again.
"""

from __future__ import annotations

from random import Random
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mochuelo.games.tangents.chain import beats, code_at
from mochuelo.games.tangents.state import BIT, BLOCKING, FIRST, KIND, ON, PASSING, State, empty


def _ray(space: int, way: int) -> list[int]:
    """The spaces beyond a space in one direction, nearest first."""
    at = int(ON[16 * way + space])
    return [at, *_ray(at, way)] if at >= 0 else []


RAY: Final[vec[i64]] = vec[i64]([sum(1 << at for at in _ray(space, way)) for way in range(8) for space in range(16)])
"""RAY[16 * direction + space]: mask of the spaces beyond, to the edge of the frame."""

_RNG: Final = Random(20)


def _numbers(count: int) -> vec[i64]:
    return vec[i64]([_RNG.getrandbits(62) for _ in range(count)])


LYING_KEYS: Final[vec[i64]] = _numbers(16 * 129)
OWNED_KEYS: Final[vec[i64]] = _numbers(32)
BLOCKED_KEYS: Final[vec[i64]] = _numbers(16)
HELD_KEYS: Final[vec[i64]] = _numbers(32)
KEPT_KEYS: Final[vec[i64]] = _numbers(4)
SEAT_KEYS: Final[vec[i64]] = _numbers(2)


def entries(free: i64, blocked: i64, space: i64) -> i64:
    """Mask of the directions from which a card on a space may yet be attacked, `free` being the empty spaces."""
    found: i64 = 0
    way: i64 = 0
    while way < 8:
        ray = RAY[16 * way + space]
        if ray & free and (not ray & blocked or opens(free, blocked, space, way)):
            found |= BIT[way]
        way += 1
    return found


def opens(free: i64, blocked: i64, space: i64, way: i64) -> bool:
    """Whether an empty space comes before a blocked one in some direction."""
    at = ON[16 * way + space]
    while at >= 0 and not BIT[at] & (free | blocked):
        at = ON[16 * way + at]
    return at >= 0 and bool(BIT[at] & free)


def matters(s: State, free: i64, space: i64) -> i64:
    """Mask of the directions in which the value of a card on a space can still matter once the empty spaces are `free`."""
    if BIT[space] & s.blocked:
        return 0
    if s.bent:
        return unblocked(s, space) if free else 0
    found = entries(free, s.blocked, space)
    # What enters on one side leaves by the other.
    return found | ((found << 4 | found >> 4) & unblocked(s, space)) if found else 0


def unblocked(s: State, space: i64) -> i64:
    """Mask of the directions in which there is a space without a blocked card."""
    found: i64 = 0
    way: i64 = 0
    while way < 8:
        at = ON[16 * way + space]
        if at >= 0 and BIT[at] & s.room & ~s.blocked:
            found |= BIT[way]
        way += 1
    return found


def lopsided(values: vec[i64]) -> vec[i64]:
    """For each code of a deck the mask of the directions in which the card, turned, would show another value."""
    table = [0] * (len(values) // 8)
    for code in range(1, len(table)):
        table[code] = sum(1 << way for way in range(8) if values[8 * code + way] != values[8 * code + (way ^ 4)])
    return vec[i64](table)


def other_way(code: i64) -> i64:
    """The code of the same card on the same side, turned by 180 degrees."""
    return (code - 1 ^ 1) + 1


@final
class Sieve:
    """Finds, among the turns of a position, those that lead where another one leads as well."""

    def __init__(self, values: vec[i64]) -> None:
        self.lopsided: vec[i64] = lopsided(values)
        self.known: vec[i64] = vec[i64]([-1] * 16)
        """For each space which directions matter once a card has been placed on `space`; -1 when that has not been asked."""
        self.space: i64 = -1
        self.free: i64 = 0
        self.idle: bool = False
        """Whether a block on a card that nothing can reach has been let through."""

    def begin(self, s: State) -> None:
        """Turn to the turns of another position."""
        self.space = -1
        self.free = empty(s)
        self.idle = False

    def turn_to(self, space: i64) -> None:
        """Turn to the placings on another space."""
        self.space = space
        n: i64 = 0
        while n < 16:
            self.known[n] = -1
            n += 1

    def lie_matters(self, s: State, code: i64, space: i64) -> bool:
        """Whether it can matter how a card lies on a space at the end of the turn."""
        if not self.lopsided[code]:
            return False
        if self.known[space] < 0:
            self.known[space] = matters(s, self.free & ~BIT[self.space], space)
        return bool(self.lopsided[code] & self.known[space])

    def fresh(self, s: State, action: i64) -> bool:
        """Whether a turn leads where none before it leads; to be asked in the order of the list of turns."""
        if action >= KIND:
            return self.fresh_block(s, action)
        space = action & 15
        if space != self.space:
            self.turn_to(space)
        count = action >> 11 & 7
        rest = action // FIRST
        seat = s.seat
        at = space
        while count > 0:
            at = ON[16 * (rest >> 1 & 7) + at]
            if rest & 1 and not self.lie_matters(s, (s.board[at] - 1 & -4) + 2 * seat + 2, at):
                return False
            rest >>= 4
            count -= 1
        return not action & 16 or self.needs_turning(s, action)

    def needs_turning(self, s: State, action: i64) -> bool:
        """Whether a card that is placed turned could not as well have been placed upright."""
        code = code_at(action, s.seat)
        if self.lie_matters(s, code, self.space):
            return True
        if action >> 11 & 7:
            return bool(self.lopsided[code] & BIT[action // (FIRST * 2) & 7])
        return not s.optional and beats(s, s.seat, code - 1, self.space)

    def fresh_block(self, s: State, action: i64) -> bool:
        """Of all cards that nothing can reach only one is worth a block: it is a move in hand, no more."""
        if action >= KIND * PASSING or matters(s, self.free, action - KIND * BLOCKING & 15):
            return True
        if self.idle:
            return False
        self.idle = True
        return True

    def key(self, s: State) -> i64:
        """A number that is the same for positions of one search in which all that can still matter is the same.

        Whose a card in hand is does not count: as long as it is held, it is the same player's in the whole search.
        """
        free = empty(s)
        found = SEAT_KEYS[s.seat] ^ KEPT_KEYS[s.blocks]
        hand = s.hand0 | s.hand1
        n: i64 = 0
        while hand:
            if hand & 1:
                found ^= HELD_KEYS[n]
            hand >>= 1
            n += 1
        n = 0
        taken = s.owned0 | s.owned1
        while n < 16:
            if BIT[n] & taken:
                found ^= self.key_at(s, n, free)
            n += 1
        return found

    def key_at(self, s: State, space: i64, free: i64) -> i64:
        """What the card on a space adds to the key."""
        code = s.board[space]
        if BIT[space] & s.blocked:
            return BLOCKED_KEYS[space] ^ OWNED_KEYS[2 * space + (code - 1 >> 1 & 1)]
        matter = matters(s, free, space)
        if not matter:
            return OWNED_KEYS[2 * space + (code - 1 >> 1 & 1)]
        if not matter & self.lopsided[code]:
            code = (code - 1 & -2) + 1
        return LYING_KEYS[129 * space + code]
