"""The rules of Philosophy: what may be done, what it does, and when the game ends; the one authority on both.

`play` changes a state in place and trusts its action; the front door (`__init__.py`) copies and checks. Every name in
capitals is a table or a number of state.py. The recorder, when there is one, hears from the very statements that change
the state: place (tile, cell, quarter), idle (kind, target, verdict) for a New Idea that does not activate, activate (kind, target),
move (tile, start, end), turn (tile, old quarter, new), look (kind, target, verdict), lines (seat, cells at the start of the turn if a
line stood, cells now), out (seat, reason, what becomes of the tiles: 0 removed, 1 stay, 2 the game ends), next (seat), end (reason, winner).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from mochuelo.games.philosophy.state import (
    BIT,
    CELLS,
    CENTRE,
    CHOICE,
    CHOOSE,
    CONCESSION,
    CONCLUSION,
    DECIDE,
    DECISION,
    FACE,
    FACING,
    KEYS,
    LOWEST,
    NEXT,
    NTH,
    OFF,
    OVER,
    OWNER,
    PLACE,
    POPS,
    REACT,
    REPETITION,
    REPHRASE,
    SEAT_KEYS,
    STUCK,
    TARGET,
    TOSS,
    TURN,
    WAY,
    State,
    blank,
)

READY: Final[i64] = 0  # a verdict on an own Idea: it reacts
STILL: Final[i64] = 1  # neither it nor its target moved
USED: Final[i64] = 2  # already activated in this turn
OWN: Final[i64] = 3  # its target is no opponent's tile
NOTHING: Final[i64] = 4  # it targets no tile


# ---- tiles -------------------------------------------------------------------------------------------------------------

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


# ---- activation ----------------------------------------------------------------------------------------------------------

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


def follow(s: State, used: i64) -> i64:
    """After an activation: the one Idea that reacts, or -1 when there is a choice or the turn has ended."""
    ready = reactions(s, used) if s.moved else 0
    if ready == 0:
        end_turn(s)
    elif ready & (ready - 1):
        s.phase = REACT
        s.options = ready
    else:
        return LOWEST[ready % 59]
    return -1


def activate(s: State, kind: i64) -> None:
    """Activate an own Idea and all that follows, up to the next choice or the end of the turn; -1: nothing."""
    while kind >= 0:
        s.used |= BIT[kind]
        s.moved = 0
        s.options = 0
        target = target_of(s, kind)
        if s.tape is not None:
            s.tape.append(("activate", int(kind), int(target), 0))
        if kind >= DECISION:
            s.acting = kind
            s.phase = DECIDE if kind == DECISION else TURN
            return
        if kind == TOSS:
            toss(s, target, WAY[aim(s, kind)])
        else:
            push(s, target, WAY[aim(s, kind)])
        kind = follow(s, s.used)


def place(s: State, action: i64) -> None:
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
        activate(s, kind)
        return
    if s.tape is not None:
        s.tape.append(("idle", int(kind), int(target_of(s, kind)), int(found)))
    end_turn(s)


def decide(s: State, action: i64) -> None:
    """The Decision's target goes to the side that was picked."""
    target = target_of(s, DECISION)
    way = (FACING[aim(s, DECISION)] + 6) & 7
    if CHOICE[NEXT[64 * way + target]] != action:
        way ^= 4
    push(s, target, way)
    activate(s, follow(s, s.used))


def rephrase(s: State, action: i64) -> None:
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
    activate(s, follow(s, used))


# ---- turns -----------------------------------------------------------------------------------------------------------------

def lined(m: i64) -> bool:
    """Whether three cells of a mask are in a row."""
    return (m & m >> 1 & m >> 2 | m & m >> 7 & m >> 14 | m & m >> 8 & m >> 16 | m & m >> 9 & m >> 18) != 0


def end_turn(s: State) -> None:
    """The line check, then who conceded in the meantime leaves, then the next turn begins."""
    s.turns += 1
    s.used = 0
    s.moved = 0
    s.options = 0
    s.fresh = -1
    s.phase = PLACE
    count: i64 = 0
    winner: i64 = -1
    seat: i64 = 0
    while seat < s.seats:
        if lined(s.spread[seat]) and not s.out & BIT[seat]:
            count += 1
            winner = seat
        seat += 1
    if s.tape is not None:
        tell_lines(s)
    if count == 1:
        finish(s, CONCLUSION, winner)
        return
    if count or s.tied:
        s.tied = count
        s.standing = s.spread[:] if count else vec[i64]([0, 0, 0, 0])
    s.seat = after(s, s.seat)
    if s.pending:
        part(s)
    if s.phase != OVER:
        begin_turn(s)


def tell_lines(s: State) -> None:
    """Tell the recorder whose tiles stood where at the start and at the end of the turn."""
    seat: i64 = 0
    while s.tape is not None and seat < s.seats:
        if not s.out & BIT[seat]:
            s.tape.append(("lines", int(seat), int(s.standing[seat]), int(s.spread[seat])))
        seat += 1


def part(s: State) -> None:
    """Those who conceded during the turn that has ended leave, the next to play first."""
    seat = s.seat
    while s.pending and s.phase != OVER:
        if s.pending & BIT[seat]:
            leave(s, seat, CONCESSION)
        seat = (seat + 1) % s.seats
    if s.out & BIT[s.seat]:
        s.seat = after(s, s.seat)


def after(s: State, seat: i64) -> i64:
    """The next seat that is still in."""
    seat = seat + 1 if seat + 1 < s.seats else 0
    while s.out & BIT[seat]:
        seat = seat + 1 if seat + 1 < s.seats else 0
    return seat


def begin_turn(s: State) -> None:
    """Whoever cannot place is out; then the rule of repetition."""
    while True:
        s.room = free(s)
        if s.room and s.hands >> 12 * s.seat & 4095:
            break
        seat = s.seat
        s.seat = after(s, seat)
        leave(s, seat, STUCK)
        if s.phase == OVER:
            return
    if s.tape is not None:
        s.tape.append(("next", int(s.seat), 0, 0))
    if s.draws:
        key = s.key ^ SEAT_KEYS[s.seat]
        s.past = append(s.past, key)
        if s.ebbed and repeats(s) >= 3:
            finish(s, REPETITION, -1)


def repeats(s: State) -> i64:
    """How often the position at the start of this turn has stood, this time included."""
    count: i64 = 0
    n: i64 = len(s.past) - 1
    key = s.past[n] if n >= 0 else 0
    while n >= 0:
        if s.past[n] == key:
            count += 1
        n -= 1
    return count


def finish(s: State, reason: i64, winner: i64) -> None:
    """The game is over."""
    s.phase = OVER
    s.reason = reason
    s.winner = winner
    if s.tape is not None:
        s.tape.append(("end", int(reason), int(winner), 0))


def leave(s: State, seat: i64, reason: i64) -> None:
    """A player is out, with tiles and hand unless the tiles stay; the last one in wins, and then nothing is removed."""
    s.pending &= ~BIT[seat]
    last = after(s, seat)
    ends = after(s, last) == seat
    if s.tape is not None:
        s.tape.append(("out", int(seat), int(reason), 2 if ends else int(s.stay)))
    s.out |= BIT[seat]
    s.key ^= SEAT_KEYS[4 + seat]
    if ends:
        finish(s, reason, last)
        return
    s.hands &= ~(4095 * BIT[12 * seat])
    s.past = vec[i64]()
    tile = 12 * seat
    while not s.stay and tile < 12 * seat + 12:
        if s.where[tile] != OFF:
            lift(s, s.where[tile])
            s.where[tile] = OFF
        tile += 1


def concede(s: State, seat: i64) -> None:
    """A player who is in gives up: of two at once, otherwise on another's turn once that has ended."""
    if s.seats == 2:
        leave(s, seat, CONCESSION)
    elif seat != s.seat:
        s.pending |= BIT[seat]
    else:
        leave(s, seat, CONCESSION)
        if s.phase != OVER:
            end_turn(s)


# ---- what may be done ---------------------------------------------------------------------------------------------------------

def free(s: State) -> i64:
    """Mask of the centre spaces, C1 first, on which a tile may be placed now; the first of the game not on C5."""
    taken = s.full >> 18 & 7 | s.full >> 23 & 56 | s.full >> 28 & 448
    if not s.opened:
        taken |= 16
    return ~taken & 511


def side(s: State, way: i64) -> i64:
    """The action that sends the Decision's target off at a right angle: 2 or 6 eighths."""
    return CHOICE[NEXT[64 * (FACING[aim(s, DECISION)] + way & 7) + target_of(s, DECISION)]]


def count(s: State) -> i64:
    """How many actions are legal."""
    if s.phase == PLACE:
        hand = s.hands >> 12 * s.seat & 4095
        return (POPS[hand & 63] + POPS[hand >> 6]) * POPS[s.room] * 4
    if s.phase == REACT:
        return POPS[s.options & 63] + POPS[s.options >> 6]
    return 0 if s.phase == OVER else 2 if s.phase == DECIDE else 4


def nth(s: State, n: i64) -> i64:
    """The n-th legal action, 0 <= n < count, in rising order."""
    if s.phase == PLACE:
        hand = s.hands >> 12 * s.seat & 4095
        room = s.room
        width = POPS[room] * 4
        k = n // width
        n -= k * width
        low = POPS[hand & 63]
        kind = NTH[16 * (hand & 63) + k] if k < low else 6 + NTH[16 * (hand >> 6) + k - low]
        return kind * 36 + NTH[16 * room + (n >> 2)] * 4 + (n & 3)
    if s.phase == REACT:
        return nth_reaction(s, n)
    if s.phase == DECIDE:
        left = side(s, 6)
        right = side(s, 2)
        return left if (left < right) == (n == 0) else right
    return FACE + 2 * n + (FACING[s.board[target_of(s, REPHRASE)] - 4 - 48 * OWNER[s.board[target_of(s, REPHRASE)]]] & 1)


def nth_reaction(s: State, n: i64) -> i64:
    """The n-th space, in board order, whose Idea may react."""
    space: i64 = 0
    while space < 37:
        tile = (s.board[CELLS[space]] >> 2) - 1 - 12 * s.seat
        if 0 <= tile < 12 and s.options & BIT[tile]:
            n -= 1
            if n < 0:
                return CHOOSE + space
        space += 1
    return -1


def legal_into(s: State, actions: vec[i64]) -> i64:
    """Write the legal actions into a table of at least 432 and tell how many."""
    size = count(s)
    n: i64 = 0
    if s.phase != PLACE:
        while n < size:
            actions[n] = nth(s, n)
            n += 1
        return size
    hand = s.hands >> 12 * s.seat & 4095
    while hand:
        first = LOWEST[(hand & -hand) % 59] * 36
        hand &= hand - 1
        room = s.room
        while room:
            action = first + 4 * LOWEST[(room & -room) % 59]
            room &= room - 1
            actions[n] = action
            actions[n + 1] = action + 1
            actions[n + 2] = action + 2
            actions[n + 3] = action + 3
            n += 4
    return size


def legal(s: State) -> list[int]:
    """Every legal action, in rising order."""
    actions = vec[i64]([0] * 432)
    size = legal_into(s, actions)
    return [int(actions[n]) for n in range(size)]


def is_legal(s: State, action: i64) -> bool:
    """Whether an action is legal here and now."""
    if s.phase == PLACE:
        if not 0 <= action < CHOOSE:
            return False
        return bool(s.hands & BIT[12 * s.seat + action // 36] and s.room & BIT[action % 36 >> 2])
    n = count(s)
    while n > 0:
        n -= 1
        if nth(s, n) == action:
            return True
    return False


def play(s: State, action: i64) -> None:
    """Take a legal action, in place."""
    if s.phase == PLACE:
        place(s, action)
    elif s.phase == REACT:
        activate(s, (s.board[CELLS[action - CHOOSE]] >> 2) - 1 - 12 * s.seat)
    elif s.phase == DECIDE:
        decide(s, action)
    else:
        rephrase(s, action)


def start(seats: i64, first: i64) -> State:
    """An empty board at the start of the first turn."""
    s = blank(seats)
    s.seat = first
    begin_turn(s)
    return s


# ---- many games -----------------------------------------------------------------------------------------------------------------

def playouts(begin: State, games: i64, seed: i64) -> tuple[i64, i64]:
    """Play games at random from a state; how many actions that took, and the seed after them."""
    plies: i64 = 0
    s = begin.copy()
    while games > 0:
        games -= 1
        while s.phase != OVER:
            seed = (seed * 1664525 + 1013904223) & 4294967295
            play(s, nth(s, (seed >> 8) * count(s) >> 24))
            plies += 1
        s.assign(begin)
    return plies, seed


def perft(s: State, depth: i64) -> i64:
    """How many sequences of so many actions there are; finished games add nothing."""
    if depth <= 1:
        return count(s)
    total: i64 = 0
    n = count(s)
    child = s.copy()
    while n > 0:
        n -= 1
        child.assign(s)
        play(child, nth(s, n))
        total += perft(child, depth - 1)
    return total
