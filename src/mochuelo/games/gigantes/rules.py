"""The rules of the main game of A hombros de gigantes, short, long and with personal decks: what may be done, and doing it.

With turns.py, opening.py and deeds.py it is the one authority on both. `play` changes a state in place and trusts its action; the front
door (`__init__.py`) copies and checks. Names in capitals are the numbers of state.py.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from mochuelo.games.gigantes.deeds import act
from mochuelo.games.gigantes.opening import deal, go_on_dealing, go_on_picking, pick, pickable, start
from mochuelo.games.gigantes.state import (
    BEGINNING,
    BIT,
    CARDS,
    CONCESSION,
    DEAL,
    DRAW,
    DRAWING,
    KIND,
    OPENING,
    OTHER,
    OWNER,
    PASSING,
    PICK,
    PICKING,
    PLAY,
    QUESTIONING,
    REFUTING,
    SEAT,
    START,
    SUPPORTING,
    TARGET,
    State,
    card_of,
    lowest,
    lying,
    other_of,
    pops,
    row_size,
    seat_of,
    stock_of,
    target_of,
)
from mochuelo.games.gigantes.turns import draw, end_turn, finish


def concede(s: State, seat: i64) -> None:
    """Give up: no more turns and draws and no winning; what lies stays where it lies, and others may do to it what they may."""
    s.out |= BIT[seat]
    if pops(s.out) == s.seats - 1:
        finish(s, CONCESSION)
    elif s.phase == DEAL and not s.packing:
        go_on_dealing(s)
    elif s.phase == PICK:
        go_on_picking(s)
    elif s.phase in (DRAW, PLAY) and s.seat == seat:
        end_turn(s)


# ---- actions -----------------------------------------------------------------------------------------------------------


def legal_vec(s: State) -> vec[i64]:
    """Every legal action in a fixed order: openings, supports and refutations card by card, questions, the pass."""
    if s.phase == PLAY:
        return turns(s)
    if s.phase in (DRAW, DEAL):
        return each(KIND * DRAWING + SEAT * s.seat, candidates(s))
    if s.phase == PICK:
        return each(KIND * PICKING + SEAT * s.seat, candidates(s))
    found = vec[i64]()
    if s.phase == START:
        seat: i64 = 0
        while seat < s.seats:
            if not s.out & BIT[seat]:
                found = append(found, KIND * BEGINNING + SEAT * seat)
            seat += 1
    return found


def candidates(s: State) -> i64:
    """Mask of the cards that may be dealt, drawn or picked next."""
    if s.phase == PICK:
        return pickable(s)
    if s.phase == DEAL and s.packing:
        return s.cards & ~(s.pack[0] | s.pack[1])
    return stock_of(s, s.seat) if s.phase in (DEAL, DRAW) else 0


def each(base: i64, cards: i64) -> vec[i64]:
    """An action for each card of a mask."""
    found = vec[i64]()
    while cards:
        bit = cards & -cards
        found = append(found, base + lowest(bit))
        cards ^= bit
    return found


def turns(s: State) -> vec[i64]:
    """What may be done in a turn, after the draw."""
    seat = s.seat
    base = SEAT * seat
    found = vec[i64]()
    if not lying(s, seat):
        found = each(KIND * OPENING + base, s.hand[seat])
    hand = s.hand[seat]
    while hand:
        card = lowest(hand)
        hand &= hand - 1
        found = supports(s, KIND * SUPPORTING + base + card, s.supports[card], found)
        found = refutes(s, KIND * REFUTING + base + card, s.refutes[card], found)
    return closing(s, seat, found)


def supports(s: State, action: i64, marks: i64, found: vec[i64]) -> vec[i64]:
    """The rows that a card may support."""
    other: i64 = 0
    while other < s.seats:
        if marks & lying(s, other):
            found = append(found, action + OTHER * other)
        other += 1
    return found


def refutes(s: State, action: i64, marks: i64, found: vec[i64]) -> vec[i64]:
    """The table cards that a card may refute."""
    if not s.personal:
        targets = marks & (s.row[0] | s.row[4] | s.row[8] | s.row[12])
        while targets:
            found = append(found, action + TARGET * lowest(targets))
            targets &= targets - 1
        return found
    owner: i64 = 0
    while owner < s.seats:
        targets = marks & (s.row[owner] | s.row[4 + owner] | s.row[8 + owner] | s.row[12 + owner])
        while targets:
            found = append(found, action + TARGET * lowest(targets) + OWNER * (owner + 1))
            targets &= targets - 1
        owner += 1
    return found


def closing(s: State, seat: i64, found: vec[i64]) -> vec[i64]:
    """Questions and the pass."""
    own = row_size(s, seat)
    if own >= 4:
        other: i64 = 0
        while other < s.seats:
            if other != seat and questionable(s, own, other):
                found = append(found, KIND * QUESTIONING + SEAT * seat + OTHER * other)
            other += 1
    if own or s.free:
        found = append(found, KIND * PASSING + SEAT * seat)
    return found


def questionable(s: State, own: i64, other: i64) -> bool:
    """Whether a row has fewer cards than one's own, and at least as many as the options ask for."""
    size = row_size(s, other)
    return s.least <= size < own


def legal(s: State) -> list[int]:
    """Every legal action, in the order of `legal_vec`."""
    return list(legal_vec(s))


def is_legal(s: State, action: i64) -> bool:
    """Whether an action is legal here and now, judged without listing any."""
    if s.phase == START:
        return action in legal_vec(s)
    rest = action - SEAT * s.seat
    if s.phase == PLAY:
        return rest >= 0 and seat_of(action) == s.seat and judge(s, rest // KIND, rest % KIND)
    kind = PICKING if s.phase == PICK else DRAWING
    card = rest - KIND * kind
    return 0 <= card < CARDS and bool(BIT[card] & candidates(s))


def judge(s: State, kind: i64, rest: i64) -> bool:
    """Whether the one to move may do what is left of an action without its seat and kind."""
    card = card_of(rest)
    other = other_of(rest)
    if kind < QUESTIONING and not (card < CARDS and s.hand[s.seat] & BIT[card]):
        return False
    if kind == OPENING:
        return rest == card and not lying(s, s.seat)
    if kind == SUPPORTING:
        return rest == card + OTHER * other and other < s.seats and bool(s.supports[card] & lying(s, other))
    if kind == REFUTING:
        return other == 0 and refutable(s, card, target_of(rest), rest // OWNER)
    own = row_size(s, s.seat)
    if kind == QUESTIONING:
        return rest == OTHER * other and own >= 4 and other != s.seat and other < s.seats and questionable(s, own, other)
    return kind == PASSING and rest == 0 and (own > 0 or s.free != 0)


def refutable(s: State, card: i64, target: i64, owned: i64) -> bool:
    """Whether a card refutes a table card, of personal decks one of the owner named (1 and more), else of none (0)."""
    if target >= CARDS or (owned == 0) == (s.personal != 0) or owned > s.seats:
        return False
    n = owned - 1 if owned else 0
    return bool(s.refutes[card] & BIT[target] & (s.row[n] | s.row[4 + n] | s.row[8 + n] | s.row[12 + n]))


def play(s: State, action: i64) -> None:
    """Take a legal action, in place."""
    phase = s.phase
    if phase == PLAY:
        s.latest = action
        act(s, action)
        end_turn(s)
    elif phase == DRAW:
        draw(s, card_of(action))
    elif phase == DEAL:
        deal(s, card_of(action))
    elif phase == PICK:
        pick(s, card_of(action))
    else:
        start(s, seat_of(action))
