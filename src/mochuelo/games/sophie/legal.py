"""What may be done in a game of Sophie's World: whose decision it is, and every legal action, in a fixed order.

Names in capitals are the numbers of state.py.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from mochuelo.games.sophie.moving import to_follow
from mochuelo.games.sophie.speaking import ballot, waiting
from mochuelo.games.sophie.state import (
    ANSWER,
    ASK,
    BEGIN,
    BET,
    BETTING,
    BIG,
    BIG_CARD,
    BIG_PILE,
    BIT,
    CARD,
    CHOICE,
    CHOOSE,
    COUNT,
    DIE,
    DRAW,
    FIRST,
    FIRST_CARD,
    FLY,
    FOLLOW,
    GO,
    GUESS,
    HEARD,
    HOP,
    IN_PILE,
    JUMP,
    KIND,
    LAID,
    LAND,
    LAYOUT,
    LEAVE,
    ODDS,
    OPEN,
    OPENING,
    PHILOSOPHY_PILE,
    PICK,
    POST,
    RABBIT,
    READ,
    REPLY,
    RIGHT,
    ROLL,
    ROTATE,
    SHUFFLE,
    SIX,
    SOCRATIC,
    SPEAK,
    SPEECH,
    SPOKEN,
    START,
    TURN,
    TURNING,
    VOTE,
    VOTES,
    VOTING,
    State,
    everybody,
)
from mochuelo.games.sophie.track import EPOCHS, PLACE_SPACE
from mochuelo.games.sophie.turns import after
from mochuelo.games.sophie.walking import beyond, flights, way_out


def is_chance(s: State) -> bool:
    """Whether chance decides."""
    p = s.phase
    if p == FIRST:
        return not s.nearest
    if p == LAND:
        return len(s.spots) == 1
    return p in (TURNING, ROLL, DRAW, READ, SHUFFLE, GUESS, OPEN, BIG, COUNT)


def decider(s: State) -> i64:
    """The seat that decides, the first of those that vote; of no meaning while chance does."""
    if s.phase == VOTE:
        seats = waiting(s)
        seat: i64 = 0
        while not seats & BIT[seat]:
            seat += 1
        return seat
    if s.phase == FIRST:
        return chooser(s)
    return s.seat


def chooser(s: State) -> i64:
    """Who says who begins: the first seat that no program plays, or the first of all where programs play alone."""
    people = everybody(s) & ~s.out & ~s.bots
    seat = after(s, s.seats - 1)
    while people and not people & BIT[seat]:
        seat = after(s, seat)
    return seat


def legal(s: State) -> list[int]:
    """Every legal action of whoever decides, in a fixed order."""
    return list(legal_vec(s, decider(s) if s.phase == VOTE else 0))


def legal_vec(s: State, seat: i64) -> vec[i64]:
    """The same; while there is a vote those of `seat`."""
    p = s.phase
    if p == TURN:
        return turns(s)
    if p == LAND:
        return landings(s)
    if p == ANSWER:
        return answers(s)
    if p == VOTE:
        return each(VOTING, 4 * seat, 4 * seat + 3) if waiting(s) & BIT[seat] else vec[i64]()
    if p in (DRAW, BIG, READ, SHUFFLE, OPEN, COUNT):
        return chances(s)
    if p == JUMP:
        return jumps(s)
    if p == RABBIT:
        return each_of(HOP, beyond(s, s.seat))
    return simple(s)


def simple(s: State) -> vec[i64]:
    """Where what may be done hangs on little but the phase."""
    p = s.phase
    if p == ROLL:
        return each(DIE, 1, 7)
    if p == CHOOSE:
        return each(CHOICE, 1, 3)
    if p == SPEAK:
        return each(SPOKEN, 0, 1)
    if p == GUESS:
        return each(REPLY, 0, 3)
    if p == BET:
        return each(BETTING, 0, 2)
    if p == FIRST:
        return each_of(BEGIN, everybody(s) & ~s.out)
    if p == TURNING:
        return each(ROTATE, 0, len(s.track.ring))
    if p == PICK:
        return each_of(START, free_epochs(s))
    return vec[i64]()


def each(kind: i64, low: i64, high: i64) -> vec[i64]:
    """An action of a kind for each number from `low` to below `high`."""
    found = vec[i64]()
    while low < high:
        found = append(found, kind + KIND * low)
        low += 1
    return found


def each_of(kind: i64, mask: i64) -> vec[i64]:
    """An action of a kind for each number in a mask."""
    found = vec[i64]()
    n: i64 = 0
    while mask >> n:
        if mask & BIT[n]:
            found = append(found, kind + KIND * n)
        n += 1
    return found


def free_epochs(s: State) -> i64:
    """Mask of the epochs in which nobody starts."""
    found: i64 = 63
    seat: i64 = 0
    while seat < s.seats:
        if s.post[seat] >= 0:
            found &= ~BIT[s.post[seat] // 3]
        seat += 1
    return found


def turns(s: State) -> vec[i64]:
    """How a turn may begin."""
    found = vec[i64]()
    here = s.post[s.seat] // 3
    if here == PLACE_SPACE and not way_out(s):
        return append(append(found, SPEECH), SIX)
    if to_follow(s):
        return append(found, FOLLOW)
    if here < EPOCHS and not s.done[s.seat] & BIT[here]:
        found = append(found, ASK)
        if s.once:
            return found
    return append(found, LEAVE)


def landings(s: State) -> vec[i64]:
    """Where one may stop."""
    found = vec[i64]()
    n: i64 = 0
    while n < len(s.spots):
        found = append(found, GO + KIND * s.track.code[s.spots[n] % POST // 3])
        n += 1
    return found


def jumps(s: State) -> vec[i64]:
    """Where a gadfly may take one, and to stay."""
    found, posts = vec[i64](), flights(s)
    n: i64 = 0
    while n < len(posts):
        found = append(found, FLY + KIND * (s.track.code[posts[n] // 3] + 1))
        n += 1
    return append(found, FLY)


def answers(s: State) -> vec[i64]:
    """What may be answered; a program may also say how often it is right."""
    found = each(REPLY, 0, 4)
    if s.bots & BIT[s.seat]:
        odds: i64 = 0
        while odds <= 100:
            found = append(found, ODDS + KIND * odds)
            odds += 5
    return found


def chances(s: State) -> vec[i64]:
    """What chance may draw, lay out or open."""
    p = s.phase
    if p == READ:
        return each(HEARD, s.card + 1, s.card + 2)
    if p == SHUFFLE:
        return each(LAYOUT, LAID * (s.card + 1), LAID * (s.card + 1) + 6)
    if p == OPEN:
        opened: i64 = LAID * (s.card + 1) + s.order if s.left_reader else RIGHT[s.order]
        return each(OPENING, opened, opened + 1)
    if p == COUNT:
        return each(VOTES, ballot(s), ballot(s) + 1)
    found = vec[i64]()
    pile: i64 = BIG_PILE if p == BIG else s.pile
    if p == DRAW and pile == PHILOSOPHY_PILE and s.socrates_left:
        found = append(found, CARD + KIND * SOCRATIC)
    base: i64 = BIG_CARD if p == BIG else CARD + KIND * FIRST_CARD
    n = s.first[pile]
    while n < s.first[pile + 1]:
        if s.lies[n] == IN_PILE:
            found = append(found, base + KIND * (n - s.first[pile]))
        n += 1
    return found


def is_legal(s: State, action: i64) -> bool:
    """Whether an action is legal here and now, of whichever seat may act."""
    kind, what = action % KIND, action // KIND
    if action < 0:
        return False
    if s.phase in (DRAW, BIG):
        return can_be_drawn(s, kind, what)
    if s.phase == VOTE:
        return kind == VOTING and what < 4 * s.seats and what % 4 < 3 and (waiting(s) & BIT[what // 4]) != 0
    return action in legal_vec(s, 0)


def can_be_drawn(s: State, kind: i64, what: i64) -> bool:
    """Whether a card may be drawn, judged without listing any."""
    if s.phase == DRAW and kind == CARD and what == SOCRATIC:
        return s.pile == PHILOSOPHY_PILE and s.socrates_left > 0
    pile: i64 = BIG_PILE if s.phase == BIG else s.pile
    card = what if s.phase == BIG else what - FIRST_CARD
    fits = kind == BIG_CARD if s.phase == BIG else kind == CARD
    return fits and 0 <= card < s.first[pile + 1] - s.first[pile] and s.lies[s.first[pile] + card] == IN_PILE
