"""The rules of Tangents: turns and their end, and what may be done; with chain.py and opening.py the one authority on both.

`play` changes a state in place and trusts its action; the front door (`__init__.py`) copies and checks. The recorder hears, besides what
chain.py and opening.py tell it: block (seat, space), pass (seat), end (cards of both, reason of the end of everything or 0, winner),
next (seat that starts). Names in capitals are the tables and numbers of state.py.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from mochuelo.games.tangents.chain import FAIR, card_of, count_of, judge, place, placings
from mochuelo.games.tangents.opening import deal, first, reveal, roll, throw
from mochuelo.games.tangents.state import (
    BIT,
    BLOCKING,
    CARD,
    CHOOSE,
    CHOOSING,
    CONCESSION,
    DEAL,
    DEALING,
    DIE,
    DRAWING,
    GOING_ON,
    KIND,
    LOT,
    MAJORITY,
    MATCH,
    MATCH_CARDS,
    MATCH_TIE,
    NEXT,
    NIBBLE,
    OVER,
    PASS,
    PASSING,
    PLACING,
    PLAY,
    REVEAL,
    REVEALING,
    ROLLING,
    SEAT,
    THROW,
    THROWING,
    TIE,
    State,
    empty,
    hand_of,
    pops,
)

# ---- turns and their end ---------------------------------------------------------------------------------------------


def may_block(s: State, seat: i64) -> bool:
    """Whether the block may be played: not on one's first turn, not when one space is empty, on a card that is not blocked."""
    if not s.blocks & BIT[seat] or pops(hand_of(s, seat)) == s.size or not (s.owned0 | s.owned1) & ~s.blocked:
        return False
    return s.late != 0 or pops(empty(s)) > 1


def begin_turn(s: State) -> None:
    """Whoever can do nothing passes."""
    s.phase = PLAY if hand_of(s, s.seat) or may_block(s, s.seat) else PASS


def end_turn(s: State) -> None:
    """The game is over when the grid is full, else the other one is to move."""
    if empty(s):
        s.seat = 1 - s.seat
        begin_turn(s)
    else:
        end_game(s)


def end_game(s: State) -> None:
    """Count the cards; after the first game of a match the second is to begin."""
    one = pops(s.owned0)
    other = pops(s.owned1)
    if s.games == 2 and s.game == 1:
        s.first0 = one
        s.first1 = other
        s.phase = NEXT
        s.seat = 1 - s.starter
    elif s.games == 1:
        finish(s, MAJORITY if one != other else TIE, ahead(one, other))
    else:
        end_match(s, ahead(s.first0, s.first1), ahead(one, other))
    if s.tape is not None:
        s.tape.append(("end", int(one), int(other), int(s.reason), int(s.winner)))


def ahead(one: i64, other: i64) -> i64:
    """The seat that has more, -1 when neither has."""
    return 0 if one > other else 1 if other > one else -1


def end_match(s: State, before: i64, now: i64) -> None:
    """A match goes to who won more games, then to who has more cards of both games."""
    if before != now and (before < 0 or now < 0):
        finish(s, MATCH, before + now + 1)
    elif before == now and now >= 0:
        finish(s, MATCH, now)
    else:
        most = ahead(s.first0 + pops(s.owned0), s.first1 + pops(s.owned1))
        finish(s, MATCH_CARDS if most >= 0 else MATCH_TIE, most)


def finish(s: State, reason: i64, winner: i64) -> None:
    """Everything is over."""
    s.phase = OVER
    s.reason = reason
    s.winner = winner


def go_on(s: State) -> None:
    """The second game of a match: a new deal, and the other one starts."""
    n: i64 = 0
    while n < 16:
        s.board[n] = 0
        n += 1
    s.hand0 = 0
    s.hand1 = 0
    s.owned0 = 0
    s.owned1 = 0
    s.blocked = 0
    s.blocks = 3
    s.block0 = -1
    s.block1 = -1
    s.game = 2
    s.starter = 1 - s.starter
    s.seat = 0
    s.phase = DEAL
    if s.tape is not None:
        s.tape.append(("next", int(s.starter), 0, 0, 0))


def concede(s: State, seat: i64) -> None:
    """Giving up ends everything, a match too."""
    s.conceded = seat
    finish(s, CONCESSION, 1 - seat)


# ---- actions ---------------------------------------------------------------------------------------------------------


def legal_vec(s: State) -> vec[i64]:
    """Every legal action in a fixed order: by space, then as `chain.placings` says, blocks last."""
    if s.phase != PLAY:
        return others(s)
    found = vec[i64]()
    seat = s.seat
    hand = hand_of(s, seat)
    free = empty(s) if hand else 0
    space: i64 = 0
    while space < 16:
        if BIT[space] & free:
            found = placings(s, seat, space, hand, found)
        space += 1
    if may_block(s, seat):
        space = 0
        while space < 16:
            if BIT[space] & (s.owned0 | s.owned1) & ~s.blocked:
                found = append(found, KIND * BLOCKING + SEAT * seat + space)
            space += 1
    return found


def others(s: State) -> vec[i64]:
    """The legal actions outside of play: a few, by rising numbers."""
    base = SEAT * s.seat
    if s.phase == DEAL:
        dealt = s.hand0 | s.hand1
        return vec[i64]([KIND * DEALING + base + CARD * n for n in range(1, s.cards + 1) if not BIT[n - 1] & dealt])
    if s.phase == DIE:
        return vec[i64]([KIND * ROLLING + base + CARD * n for n in range(1, 7)])
    if s.phase == LOT:
        return vec[i64]([KIND * DRAWING, KIND * DRAWING + SEAT])
    if s.phase == THROW:
        return vec[i64]([KIND * THROWING + base + CARD * n for n in range(1, 4)])
    if s.phase == REVEAL:
        return vec[i64]([KIND * REVEALING + CARD * (s.throw0 + 4 * s.throw1)])
    if s.phase == CHOOSE:
        return vec[i64]([KIND * CHOOSING + base + CARD, KIND * CHOOSING + base + CARD * 2])
    if s.phase == PASS:
        return vec[i64]([KIND * PASSING + base])
    return vec[i64]([KIND * GOING_ON + base]) if s.phase == NEXT else vec[i64]()


def legal(s: State) -> list[int]:
    """Every legal action, in the order of `legal_vec`."""
    return list(legal_vec(s))


def is_legal(s: State, action: i64) -> bool:
    """Whether an action is legal here and now; placings are judged without listing any."""
    if s.phase != PLAY:
        return action in others(s)
    kind = action // KIND
    if action < 0 or action // SEAT & 1 != s.seat:
        return False
    if kind == BLOCKING:
        space = action % SEAT
        return space < 16 and may_block(s, s.seat) and bool(BIT[space] & (s.owned0 | s.owned1) & ~s.blocked)
    return kind == PLACING and in_order(s, action) and judge(s, s.seat, action) == FAIR


def in_order(s: State, action: i64) -> bool:
    """Whether a placing is well formed, its card in hand and its space empty."""
    card = card_of(action)
    count = count_of(action)
    if count > 4 or action % SEAT >= NIBBLE[count] or not 1 <= card <= s.cards:
        return False
    return bool(BIT[card - 1] & hand_of(s, s.seat) and BIT[action & 15] & empty(s))


def play(s: State, action: i64) -> None:
    """Take a legal action, in place."""
    phase = s.phase
    if phase == PLAY:
        if action >= KIND:
            block(s, action & 15)
        else:
            place(s, s.seat, action)
        end_turn(s)
    elif phase == DEAL:
        deal(s, action)
    elif phase == DIE:
        roll(s, action)
    elif phase == THROW:
        throw(s, action)
    elif phase == REVEAL:
        reveal(s)
    elif phase == LOT:
        first(s, action // SEAT & 1, 3)
    elif phase == CHOOSE:
        first(s, s.seat if card_of(action) == 1 else 1 - s.seat, 2)
    elif phase == NEXT:
        go_on(s)
    else:
        pass_by(s)


def block(s: State, space: i64) -> None:
    """The block lies on a card from now on."""
    s.blocked |= BIT[space]
    s.blocks &= ~BIT[s.seat]
    if s.seat:
        s.block1 = space
    else:
        s.block0 = space
    if s.tape is not None:
        s.tape.append(("block", int(s.seat), int(space), 0, 0))


def pass_by(s: State) -> None:
    """A turn in which nothing can be done."""
    if s.tape is not None:
        s.tape.append(("pass", int(s.seat), 0, 0, 0))
    end_turn(s)
