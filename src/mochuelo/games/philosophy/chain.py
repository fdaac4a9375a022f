"""What a placement or a choice of Philosophy sets off, up to the next choice or until nothing is left to react.

The functions change a state in place and trust their action. The recorder, when there is one, hears from the very statements that
change the state, here and in rules.py: place (tile, cell, quarter), idle (kind, target, verdict) for a New Idea that does not activate,
activate (kind, target), move (tile, start, end), turn (tile, old quarter, new), look (kind, target, verdict), lines (seat, cells at the
start of the turn if a line stood, cells now), out (seat, reason, what becomes of the tiles: 0 removed, 1 stay, 2 the game ends),
next (seat), end (reason, winner).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mochuelo.games.philosophy.state import (
    BIT,
    CELLS,
    CENTRE,
    CHOICE,
    CHOOSE,
    DECIDE,
    DECISION,
    FACE,
    FACING,
    KEYS,
    LOWEST,
    NEXT,
    OFF,
    OWNER,
    REACT,
    REPHRASE,
    TARGET,
    TOSS,
    TURN,
    WAY,
    State,
)

READY: Final[i64] = 0  # a verdict on an own Idea: it reacts
STILL: Final[i64] = 1  # neither it nor its target moved
USED: Final[i64] = 2  # already activated in this turn
OWN: Final[i64] = 3  # its target is no opponent's tile
NOTHING: Final[i64] = 4  # it targets no tile


# ---- tiles -----------------------------------------------------------------------------------------------------------


def set_down(s: State, code: i64, cell: i64) -> None:
    """Put a tile that is not on the board on an empty cell."""
    owner = OWNER[code]
    s.board[cell] = code
    tile = (code >> 2) - 1
    s.where[tile] = cell
    bit = BIT[cell]
    s.spread[owner] |= bit
    s.full |= bit
    s.key ^= KEYS[code * 64 + cell]


def lift(s: State, cell: i64) -> i64:
    """Take the tile off a cell and tell its code."""
    code = s.board[cell]
    s.board[cell] = 0
    owner = OWNER[code]
    bit = BIT[cell]
    s.spread[owner] ^= bit
    s.full ^= bit
    s.key ^= KEYS[code * 64 + cell]
    return code


def land(s: State, code: i64, start: i64, end: i64) -> None:
    """End the movement of a lifted tile: on an empty cell, or off the board, back in the hand of its owner."""
    tile = (code >> 2) - 1
    if s.tape is not None:
        s.tape.append(("move", int(tile), int(start), int(end)))
    if end != OFF:
        set_down(s, code, end)
        s.moved |= BIT[end]
        return
    s.where[tile] = OFF
    s.ebbed = 1
    if not s.out & BIT[OWNER[code]]:
        s.hands |= BIT[tile]


def push(s: State, cell: i64, way: i64) -> None:
    """Move the tile on a cell one step, and the line that is in its way before it, outermost first."""
    way *= 64
    far = cell
    end = NEXT[way + far]
    while s.board[end] != 0:
        far = end
        end = NEXT[way + far]
    back = (way + 256) & 511
    while True:
        land(s, lift(s, far), far, end)
        if far == cell:
            return
        end = far
        far = NEXT[back + far]


def toss(s: State, cell: i64, way: i64) -> None:
    """Move the tile on a cell over its neighbour; who stands behind is pushed on."""
    code = lift(s, cell)
    end = NEXT[64 * way + NEXT[64 * way + cell]]
    if s.board[end] != 0:
        push(s, end, way)
    land(s, code, cell, end)


# ---- activation ------------------------------------------------------------------------------------------------------


def verdict(s: State, kind: i64, used: i64) -> i64:
    """Whether an own Idea on the board reacts to the last activation, or why it does not."""
    tile = 12 * s.seat + kind
    cell = s.where[tile]
    target = TARGET[(s.board[cell] - 48 * s.seat - 4) * 64 + cell]
    code = s.board[target]
    if code == 0:
        return NOTHING
    if kind != REPHRASE:
        if OWNER[code] == s.seat:
            return OWN
    elif s.existing and (code >> 2) - 1 == s.fresh:
        return OWN
    if not s.moved & (BIT[cell] | BIT[target]):
        return STILL
    return USED if used & BIT[kind] else READY


def aim(s: State, kind: i64) -> i64:
    """Index of the facing of an own Idea into the tables by aim."""
    tile = 12 * s.seat + kind
    cell = s.where[tile]
    return s.board[cell] - 48 * s.seat - 4


def target_of(s: State, kind: i64) -> i64:
    """The cell that an own Idea targets."""
    tile = 12 * s.seat + kind
    return TARGET[64 * aim(s, kind) + s.where[tile]]


def reactions(s: State, used: i64) -> i64:
    """Mask of the own Ideas that react to the last activation."""
    if s.tape is not None:
        listen(s, used)
    ready: i64 = 0
    if s.moved == 0:
        return ready
    idle = ~(s.hands >> 12 * s.seat) & ~used & 4095
    while idle:
        kind = LOWEST[(idle & -idle) % 59]
        idle &= idle - 1
        if verdict(s, kind, used) == READY:
            ready |= BIT[kind]
    return ready


def listen(s: State, used: i64) -> None:
    """Tell the recorder the verdict on each own Idea on the board."""
    kind: i64 = 0
    while kind < 12:
        if s.tape is not None and not s.hands & BIT[12 * s.seat + kind]:
            s.tape.append(("look", int(kind), int(target_of(s, kind)), int(verdict(s, kind, used))))
        kind += 1


def activate(s: State, kind: i64) -> bool:
    """Activate an own Idea; whether that is done, and not waiting for a choice."""
    s.used |= BIT[kind]
    s.moved = 0
    s.options = 0
    target = target_of(s, kind)
    if s.tape is not None:
        s.tape.append(("activate", int(kind), int(target), 0))
    if kind >= DECISION:
        s.acting = kind
        s.phase = DECIDE if kind == DECISION else TURN
        return False
    if kind == TOSS:
        toss(s, target, WAY[aim(s, kind)])
    else:
        push(s, target, WAY[aim(s, kind)])
    return True


def react(s: State, used: i64) -> bool:
    """After an activation, activate what reacts until there is a choice; whether nothing is left to react."""
    while True:
        ready = reactions(s, used)
        if ready == 0:
            return True
        if ready & (ready - 1):
            s.phase = REACT
            s.options = ready
            return False
        if not activate(s, LOWEST[ready % 59]):
            return False
        used = s.used


def place(s: State, action: i64) -> bool:
    """Set a New Idea down; it activates when it targets a tile. Placing is no movement: nothing else reacts."""
    kind = action // 36
    tile = 12 * s.seat + kind
    cell = CENTRE[action % 36 >> 2]
    s.hands ^= BIT[tile]
    s.fresh = tile
    s.opened = 1
    if s.tape is not None:
        s.tape.append(("place", int(tile), int(cell), int(action & 3)))
    set_down(s, 4 * tile + 4 + (action & 3), cell)
    s.moved = BIT[cell]
    found = verdict(s, kind, 0)
    if found == READY:
        return activate(s, kind) and react(s, s.used)
    if s.tape is not None:
        s.tape.append(("idle", int(kind), int(target_of(s, kind)), int(found)))
    return True


def choose(s: State, action: i64) -> bool:
    """The Idea on the space that was picked reacts."""
    cell = CELLS[action - CHOOSE]
    return activate(s, (s.board[cell] >> 2) - 1 - 12 * s.seat) and react(s, s.used)


def decide(s: State, action: i64) -> bool:
    """The Decision's target goes to the side that was picked."""
    target = target_of(s, DECISION)
    way = (FACING[aim(s, DECISION)] + 6) & 7
    if CHOICE[NEXT[64 * way + target]] != action:
        way ^= 4
    push(s, target, way)
    return react(s, s.used)


def rephrase(s: State, action: i64) -> bool:
    """The Rephrase's target faces as was picked; an own Idea may react straight after even if it was activated before."""
    cell = target_of(s, REPHRASE)
    old = s.board[cell]
    new = (old & ~3) | (action - FACE) >> 1
    s.board[cell] = new
    s.key ^= KEYS[64 * old + cell] ^ KEYS[64 * new + cell]
    s.moved = BIT[cell]
    if s.tape is not None:
        s.tape.append(("turn", int((old >> 2) - 1), int(old & 3), int(new & 3)))
    used = s.used
    if OWNER[old] == s.seat:
        used &= ~BIT[(old >> 2) - 1 - 12 * s.seat]
    return react(s, used)
