"""The rules of Philosophy: turns and their end, and what may be done; with chain.py the one authority on both.

`play` changes a state in place and trusts its action; the front door (`__init__.py`) copies and checks. Names in capitals are the
tables and numbers of state.py.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from mochuelo.games.philosophy.chain import aim, choose, decide, lift, place, rephrase, target_of
from mochuelo.games.philosophy.state import (
    BIT,
    CELLS,
    CHOICE,
    CHOOSE,
    CONCESSION,
    CONCLUSION,
    DECIDE,
    DECISION,
    FACE,
    FACING,
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
    State,
)

# ---- turns -----------------------------------------------------------------------------------------------------------


def lined(m: i64) -> bool:
    """Whether three cells of a mask are in a row."""
    return (m & m >> 1 & m >> 2 | m & m >> 7 & m >> 14 | m & m >> 8 & m >> 16 | m & m >> 9 & m >> 18) != 0


def concluding(s: State) -> i64:
    """Mask of the seats that are in and have a line."""
    seats: i64 = 0
    seat: i64 = 0
    while seat < s.seats:
        if lined(s.spread[seat]) and not s.out & BIT[seat]:
            seats |= BIT[seat]
        seat += 1
    return seats


def end_turn(s: State) -> None:
    """The line check, then who conceded in the meantime leaves, then the next turn begins."""
    lines: i64 = 0
    if s.used or s.tied:
        lines = concluding(s)
    elif lined(s.spread[s.seat]):  # without an activation only the mover's tiles have changed
        lines = BIT[s.seat]
    s.turns += 1
    s.used = 0
    s.moved = 0
    s.options = 0
    s.fresh = -1
    s.phase = PLACE
    if s.tape is not None:
        in_play = [seat for seat in range(s.seats) if not s.out & BIT[seat]]
        s.tape += [("lines", int(seat), int(s.standing[seat]), int(s.spread[seat])) for seat in in_play]
    if lines and not lines & (lines - 1):
        finish(s, CONCLUSION, LOWEST[lines])
        return
    if lines or s.tied:
        stand(s, lines)
    s.seat = after(s, s.seat)
    if s.pending:
        part(s)
    if s.phase != OVER:
        begin_turn(s)


def stand(s: State, lines: i64) -> None:
    """Remember which players have a line as a turn begins."""
    s.tied = lines
    s.standing = s.spread[:] if lines else vec[i64]([0, 0, 0, 0])


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
    seat += 1
    while seat == s.seats or s.out >> seat & 1:
        seat = 0 if seat == s.seats else seat + 1
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


# ---- what may be done ------------------------------------------------------------------------------------------------


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
        inside = 0 <= action < CHOOSE
        return bool(inside and s.hands & BIT[12 * s.seat + action // 36] and s.room & BIT[action % 36 >> 2])
    return any(nth(s, n) == action for n in range(count(s)))


def play(s: State, action: i64) -> None:
    """Take a legal action, in place."""
    if s.phase == PLACE:
        done = place(s, action)
    elif s.phase == REACT:
        done = choose(s, action)
    elif s.phase == DECIDE:
        done = decide(s, action)
    else:
        done = rephrase(s, action)
    if done:
        end_turn(s)
