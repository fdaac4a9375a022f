"""Why an action of Tangents is not allowed here and now, in words that say what would do."""

from __future__ import annotations

from mochuelo.core.errors import IllegalAction
from mochuelo.games.tangents.cards import DIRECTIONS
from mochuelo.games.tangents.chain import (
    ASTRAY,
    BLOCKED,
    COUNT,
    EDGE,
    EMPTY,
    FORCED,
    OWN,
    card_of,
    code_at,
    count_of,
    facing,
    failing,
    judge,
    limit,
    mark,
    way_of,
)
from mochuelo.games.tangents.notation import write
from mochuelo.games.tangents.rules import legal, may_block
from mochuelo.games.tangents.state import (
    BLOCKING,
    DEAL,
    KIND,
    ON,
    OVER,
    PLACING,
    PLAY,
    REVEAL,
    SEAT,
    SEATS,
    SPACES,
    State,
    bits,
    empty,
    hand_of,
    pops,
)

_WALLS = {int(EMPTY): "gap", int(EDGE): "edge", int(OWN): "own", int(BLOCKED): "blocked"}


def refusal(s: State, action: int) -> IllegalAction:
    """The error for an action that is not legal in a state."""
    if s.phase == OVER:
        return IllegalAction("over", "the game is over; nothing more can be played")
    if not 0 <= action < 10 * KIND:
        return IllegalAction("unreadable", f"no action {action!r}; actions are read from texts like Il:23tC3xNuu", text=str(action))
    text, kind, seat = write(action), action // int(KIND), SEATS[s.seat]
    if s.phase != PLAY or kind not in (int(PLACING), int(BLOCKING)):
        return _not_now(s, text)
    if action // int(SEAT) & 1 != s.seat:
        return IllegalAction("not-your-turn", f"it is the turn of {seat!r}, not {text!r}; wait for yours", text=text, seat=seat)
    return _block(s, SPACES[action & 15]) if kind == BLOCKING else _placing(s, action)


def _not_now(s: State, text: str) -> IllegalAction:
    """Something else is to be done first; a turn is asked for by its shape, anything else by its texts."""
    if s.phase == PLAY:
        return IllegalAction("play-first", f"a turn is to be played, not {text!r}; place a card or block one", text=text)
    # What chance may do is a secret where hands or throws are: a deal and a reveal are told by their shape.
    shapes = {int(DEAL): f"{SEATS[s.seat]}+?", int(REVEAL): "rock/paper"}
    open_ = shapes.get(int(s.phase)) or " ".join(write(action) for action in legal(s))
    return IllegalAction("not-now", f"not possible now: {text!r}; what comes next is {open_}", text=text, open=open_)


# ---- blocks ----------------------------------------------------------------------------------------------------------


def _block(s: State, space: str) -> IllegalAction:
    seat, bit = SEATS[s.seat], 1 << SPACES.index(space)
    if not s.blocks >> s.seat & 1:
        return IllegalAction("block-used", f"{seat} has played the block; place a card", seat=seat)
    if pops(hand_of(s, s.seat)) == s.size:
        return IllegalAction("block-first", f"a block on the first turn of {seat}; place a card", seat=seat)
    if not s.late and pops(empty(s)) < 2:
        return IllegalAction("block-last", "a block when one space is empty; place a card")
    if not bit & (s.owned0 | s.owned1):
        return IllegalAction("block-empty", f"no card lies on {space!r}; block one that lies on the grid", space=space)
    assert bit & s.blocked or not may_block(s, s.seat), "every other reason has been told"
    return IllegalAction("block-again", f"{space!r} is blocked already; block another card", space=space)


# ---- placings --------------------------------------------------------------------------------------------------------


def _placing(s: State, action: int) -> IllegalAction:
    """Why a card cannot be placed so."""
    card, space, seat = f"{card_of(action):02}", SPACES[action & 15], SEATS[s.seat]
    hand, free = bits(int(hand_of(s, s.seat))), bits(int(empty(s)))
    if card_of(action) - 1 not in hand:
        cards = " ".join(f"{n + 1:02}" for n in hand)
        return IllegalAction(
            "not-in-hand", f"card {card!r} is not in the hand of {seat}; there are {cards}", card=card, seat=seat, cards=cards
        )
    if not s.room >> (action & 15) & 1:
        return IllegalAction("off-grid", f"no such space here: {space!r}; the grid is smaller", space=space)
    if action & 15 not in free:
        spaces = " ".join(SPACES[n] for n in free)
        return IllegalAction("taken", f"{space!r} is taken; free are {spaces}", space=space, spaces=spaces)
    if judge(s, s.seat, action) == FORCED:
        return _must_flip(s, action, card, space)
    return _chain(s, action)


def _must_flip(s: State, action: int, card: str, space: str) -> IllegalAction:
    ways = " ".join(DIRECTIONS[way] for way in range(8) if _wins(s, action, way))
    return IllegalAction(
        "must-flip", f"card {card!r} on {space!r} can flip and must; choose a direction: {ways}", card=card, space=space, ways=ways
    )


def _wins(s: State, action: int, way: int) -> bool:
    at = mark(s, s.seat, action & 15, way)
    return at >= 0 and bool(facing(s, at, way) < s.values[8 * code_at(action, s.seat) + way])


def _chain(s: State, action: int) -> IllegalAction:
    """Why a chain cannot be made so: where it fails, and what is there."""
    verdict, done = (int(number) for number in failing(s, s.seat, action))
    at = action & 15
    for n in range(done):
        at = int(ON[16 * way_of(action, n) + at])
    way = int(way_of(action, done))
    before, direction = SPACES[at], DIRECTIONS[way]
    if verdict == ASTRAY:
        return IllegalAction("astray", f"the chain turns at {before!r}, and chains here are straight; keep to one direction", space=before)
    if verdict == COUNT:
        return _too_long(s, action)
    if verdict in _WALLS:
        wall = _WALLS[verdict]
        code = f"nothing-there-{wall}" if not done else f"chain-{wall}"
        return IllegalAction(code, f"nothing to flip {direction} of {before!r}: {wall}; choose otherwise", way=direction, space=before)
    return _too_weak(s, action, done, at, way)


def _too_long(s: State, action: int) -> IllegalAction:
    way = int(way_of(action, 0))
    theirs = int(facing(s, ON[16 * way + (action & 15)], way))
    mine = int(s.values[8 * code_at(action, s.seat) + way])
    most, count = int(limit(s, mine, theirs)), int(count_of(action))
    code = "too-long" if theirs else "too-long-blank"
    words = f"{count} cards flipped by a chain that begins with {mine} against {theirs}; it may flip {most}"
    return IllegalAction(code, words, count=count, most=most, mine=mine, theirs=theirs)


def _too_weak(s: State, action: int, done: int, at: int, way: int) -> IllegalAction:
    """The attack that fails: equal, lower or blank against what it meets."""
    target = int(ON[16 * way + at])
    code = int(s.board[at]) if done else int(code_at(action, s.seat))
    mine, theirs = int(s.values[8 * code + way]), int(facing(s, target, way))
    why = "blank" if mine == 0 else "equal" if mine == theirs else "lower"
    words = f"{mine} against {theirs} on {SPACES[target]!r} flips nothing; the attacking value must be higher"
    return IllegalAction(f"weak-{why}", words, mine=mine, theirs=theirs, space=SPACES[target], way=DIRECTIONS[way])
