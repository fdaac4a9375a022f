"""What a card attacks when it is placed, and the flips it makes; with rules.py the one authority on both.

The functions that change a state do so in place and trust their action. The recorder, when there is one, hears from the very statements
that change the state: place (seat, code, space), attack (target, direction, mine, theirs), flip (space, new code, mine, theirs),
chained (space of the card just flipped, direction it was reached by, flipped, allowed) at the end of a
chain, still () when nothing is flipped.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from mochuelo.games.tangents.state import BIT, CARD, FIRST, FLIPS, NIBBLE, ON, SEAT, STRAIGHT, TAILS, TURNED, State

FAIR: Final[i64] = 0  # a verdict on the flips of a placing: as the rules allow
ASTRAY: Final[i64] = 1  # the chain changes its direction, which it may not
EMPTY: Final[i64] = 2  # nothing lies there
EDGE: Final[i64] = 3  # there is no space
OWN: Final[i64] = 4  # the mover's own card, or one that has been flipped already
BLOCKED: Final[i64] = 5
VALUE: Final[i64] = 6  # the attacked value is not lower
COUNT: Final[i64] = 7  # the chain has flipped as many as it may
FORCED: Final[i64] = 8  # nothing is flipped, and something could be


def card_of(action: i64) -> i64:
    """The number of the card of a placing; what other actions have in its place."""
    return action // CARD & 63


def count_of(action: i64) -> i64:
    """How many cards a placing flips."""
    return action // FLIPS & 7


def way_of(action: i64, n: i64) -> i64:
    """The direction of the n-th flip of a placing."""
    return action // (NIBBLE[n] * 2) & 7


def code_at(action: i64, seat: i64) -> i64:
    """The code that a placing puts on the grid."""
    return (action // CARD & 63) * 4 - 3 + seat * 2 + (action // TURNED & 1)


def limit(s: State, mine: i64, theirs: i64) -> i64:
    """How many cards a chain may flip in all that begins with an attack of `mine` on `theirs`; 0 when the attack fails."""
    if mine <= theirs:
        return 0
    return 1 if theirs == 0 else mine - theirs + s.extra


def mark(s: State, seat: i64, space: i64, way: i64) -> i64:
    """The space one step on if `seat` may attack the card there, whatever the values, else -1."""
    at = ON[16 * way + space]
    if at < 0 or BIT[at] & s.blocked:
        return -1
    return at if BIT[at] & (s.owned0 if seat else s.owned1) else -1


def facing(s: State, space: i64, way: i64) -> i64:
    """The value that the card on a space shows towards an attack in direction `way`."""
    return s.values[8 * s.board[space] + (way + 4 & 7)]


def reach(s: State, seat: i64, space: i64, way: i64, most: i64) -> i64:
    """How many cards a straight chain could flip, at most `most`, when its first attack succeeds: as far as the old faces carry it."""
    at = mark(s, seat, space, way)
    count: i64 = 0
    while at >= 0:
        count += 1
        if count == most:
            break
        far = s.values[8 * s.board[at] + way]
        at = mark(s, seat, at, way)
        if at >= 0 and facing(s, at, way) >= far:
            break
    return count


# ---- what may be flipped ---------------------------------------------------------------------------------------------


def obstacle(s: State, seat: i64, space: i64, way: i64, value: i64, used: i64) -> i64:
    """Why an attack with `value` from a space fails, FAIR if it does not; `used` are the spaces flipped before."""
    at = ON[16 * way + space]
    if at < 0 or not BIT[at] & s.room:
        return EDGE
    if not BIT[at] & (s.owned0 | s.owned1):
        return EMPTY
    if BIT[at] & used or not BIT[at] & (s.owned0 if seat else s.owned1):
        return OWN
    if BIT[at] & s.blocked:
        return BLOCKED
    return FAIR if facing(s, at, way) < value else VALUE


def judge(s: State, seat: i64, action: i64) -> i64:
    """The verdict on the flips of a placing whose card and space are in order."""
    count = count_of(action)
    space = action & 15
    code = code_at(action, seat)
    if count == 0:
        return FORCED if not s.optional and beats(s, seat, code, space) else FAIR
    return failing(s, seat, action)[0]


def failing(s: State, seat: i64, action: i64) -> tuple[i64, i64]:
    """The verdict on a chain of one or more, and how many of its flips are in order."""
    space = action & 15
    base = 8 * code_at(action, seat)
    most: i64 = 1
    used: i64 = 0
    n: i64 = 0
    while n < count_of(action):
        way = way_of(action, n)
        if n and not s.bent and way != way_of(action, 0):
            return ASTRAY, n
        if n and n >= most:
            return COUNT, n
        value = s.values[base + way]
        verdict = obstacle(s, seat, space, way, value, used)
        if verdict != FAIR:
            return verdict, n
        space = ON[16 * way + space]
        if n == 0:
            most = limit(s, value, facing(s, space, way))
        used |= BIT[space]
        base = 8 * s.board[space]
        n += 1
    return FAIR, n


def beats(s: State, seat: i64, code: i64, space: i64) -> bool:
    """Whether a card placed on a space would beat any neighbour."""
    way: i64 = 0
    while way < 8:
        at = mark(s, seat, space, way)
        if at >= 0 and facing(s, at, way) < s.values[8 * code + way]:
            return True
        way += 1
    return False


# ---- lists of what may be placed -------------------------------------------------------------------------------------


def placings(s: State, seat: i64, space: i64, hand: i64, found: vec[i64]) -> vec[i64]:
    """Add to `found` every turn that places a card of `hand` on an empty space: by card, upright first, no flips before flips, by
    direction, by length, and the nearest card upright before turned."""
    near = neighbours(s, seat, space)
    alone = len(near) == 0
    card: i64 = 1
    while card <= s.cards:
        if BIT[card - 1] & hand:
            base = space + CARD * card + SEAT * seat
            if alone:
                found = append(append(found, base), base + TURNED)
            else:
                code = 4 * card - 3 + 2 * seat
                found = turns(s, seat, base, code, near, found)
                found = turns(s, seat, base + TURNED, code + 1, near, found)
        card += 1
    return found


def neighbours(s: State, seat: i64, space: i64) -> vec[i64]:
    """The cards that `seat` may attack from an empty space, by direction: each is direction + 8 * its value + 128 * how far a straight
    chain could go."""
    near = vec[i64]()
    way: i64 = 0
    while way < 8:
        at = mark(s, seat, space, way)
        if at >= 0:
            far = 0 if s.bent else reach(s, seat, space, way, 4)
            near = append(near, way + 8 * facing(s, at, way) + 128 * far)
        way += 1
    return near


def turns(s: State, seat: i64, base: i64, code: i64, near: vec[i64], found: vec[i64]) -> vec[i64]:
    """Add every way to flip with a card that is placed beside `near`, the cards that it may attack."""
    free = s.optional != 0
    if free:
        found = append(found, base)
    flipping = False
    k: i64 = 0
    while k < len(near):
        way = near[k] & 7
        theirs = near[k] >> 3 & 15
        mine = s.values[8 * code + way]
        if mine > theirs:
            flipping = True
            most = limit(s, mine, theirs)
            if s.bent:
                found = bent(s, seat, base, way, most, found)
            else:
                most = min(most, near[k] >> 7)
                n = 30 * way
                end = n + TAILS[most]
                while n < end:
                    found = append(found, base + STRAIGHT[n])
                    n += 1
        k += 1
    if not flipping and not free:
        found = append(found, base)
    return found


def bent(s: State, seat: i64, base: i64, way: i64, most: i64, found: vec[i64]) -> vec[i64]:
    """Add every bent chain of at most `most` cards whose first flip is one way: shorter ones first."""
    length: i64 = 1
    at = ON[16 * way + (base & 15)]
    while length <= most:
        found = bend(s, seat, at, BIT[at], base + FLIPS * length + NIBBLE[0] * 2 * way, 1, length, found)
        length += 1
    return found


def bend(s: State, seat: i64, at: i64, used: i64, action: i64, done: i64, length: i64, found: vec[i64]) -> vec[i64]:
    """Add every chain of `length` that goes on from the card at `at`, the last of `done`, with all ways to turn the cards."""
    if done == length:
        lie: i64 = 0
        while lie < BIT[length]:
            found = append(found, action + lying(lie, length))
            lie += 1
        return found
    way: i64 = 0
    while way < 8:
        if obstacle(s, seat, at, way, s.values[8 * s.board[at] + way], used) == FAIR:
            on = ON[16 * way + at]
            found = bend(s, seat, on, used | BIT[on], action + NIBBLE[done] * 2 * way, done + 1, length, found)
        way += 1
    return found


def lying(lie: i64, length: i64) -> i64:
    """How `length` flipped cards lie, as it stands in an action: the nearest card is the highest of the bits of `lie`."""
    turned: i64 = 0
    n: i64 = 0
    while n < length:
        if lie & BIT[length - 1 - n]:
            turned += NIBBLE[n]
        n += 1
    return turned


# ---- doing it --------------------------------------------------------------------------------------------------------


def place(s: State, seat: i64, action: i64) -> None:
    """Put a card of the hand on an empty space, and flip."""
    space = action & 15
    code = code_at(action, seat)
    bit = BIT[space]
    if seat:
        s.hand1 &= ~BIT[card_of(action) - 1]
        s.owned1 |= bit
    else:
        s.hand0 &= ~BIT[card_of(action) - 1]
        s.owned0 |= bit
    s.board[space] = code
    if s.tape is not None:
        s.tape.append(("place", int(seat), int(code), int(space), 0))
    if count_of(action):
        flip(s, seat, action)
    elif s.tape is not None:
        s.tape.append(("still", 0, 0, 0, 0))


def flip(s: State, seat: i64, action: i64) -> None:
    """Flip the cards of a chain, nearest first; each attack is made with the face that lay there before."""
    space = action & 15
    value_at = 8 * s.board[space]
    count = count_of(action)
    rest = action // FIRST
    most: i64 = 0
    n: i64 = 0
    while n < count:
        way = rest // 2 & 7
        space = ON[16 * way + space]
        old = s.board[space]
        new = (old - 1 & -4) + 2 * seat + (rest & 1) + 1
        if s.tape is not None:
            mine, theirs = s.values[value_at + way], facing(s, space, way)
            if n == 0:
                most = limit(s, mine, theirs)
                s.tape.append(("attack", int(space), int(way), int(mine), int(theirs)))
            s.tape.append(("flip", int(space), int(new), int(mine), int(theirs)))
        value_at = 8 * old
        s.board[space] = new
        s.owned0 ^= BIT[space]
        s.owned1 ^= BIT[space]
        rest //= 16
        n += 1
    if s.tape is not None:
        s.tape.append(("chained", int(space), int(way_of(action, count - 1)), int(count), int(most)))
