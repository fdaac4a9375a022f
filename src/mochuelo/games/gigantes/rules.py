"""The rules of the main game of A hombros de gigantes, short, long and with personal decks: turns, what may be done, and the end.

`play` changes a state in place and trusts its action; the front door (`__init__.py`) copies and checks. The recorder hears: start (seat),
deal (seat, card, 1 for a card of a pack), draw (seat, card), pick (seat, card), open (seat, card), support (seat, card, row's seat),
refute (seat, card, target, owner, with the row's seat before it in "at"), at (row's seat), question (seat, other), cede (seat, heir),
keep (seat), pass (seat) for one that moves nothing, skip (seat), end (reason). Names in capitals are the numbers of state.py.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from mochuelo.games.gigantes.state import (
    BEGINNING,
    BIT,
    CONCESSION,
    DEAL,
    DRAW,
    DRAWING,
    FIRST_OWL,
    HANDS,
    KIND,
    OPENING,
    OTHER,
    OVER,
    OWLS,
    OWNER,
    PASSES,
    PASSING,
    PICK,
    PICKING,
    PLAY,
    QUESTIONING,
    REFUTING,
    SEAT,
    START,
    STOCK,
    SUPPORTING,
    TARGET,
    State,
    card_of,
    library_size,
    lowest,
    lying,
    other_of,
    pops,
    row_size,
    seat_of,
    stock_of,
    target_of,
)

# ---- figures ---------------------------------------------------------------------------------------------------------


def score(s: State, seat: i64) -> i64:
    """What a seat counts: row and library, in the short game the hand as well; in four colours its quartets."""
    if s.four:
        return pops(s.quartet[seat])
    found = row_size(s, seat) + library_size(s, seat)
    return found if s.long else found + pops(s.hand[seat])


def heir(s: State, seat: i64) -> i64:
    """Who gets a seat's row on a pass: the other one whose last turn that was no pass is the latest; -1 where it stays or is empty."""
    if row_size(s, seat) == 0:
        return -1
    best: i64 = -1
    latest = s.last[seat] if s.stays else -1
    other: i64 = 0
    while other < s.seats:
        if other != seat and s.last[other] > latest and not s.out & BIT[other]:
            best = other
            latest = s.last[other]
        other += 1
    return best


def after(s: State, seat: i64) -> i64:
    """The next seat clockwise that has not given up."""
    seat = (seat + 1) % s.seats
    while s.out & BIT[seat]:
        seat = (seat + 1) % s.seats
    return seat


# ---- before the first turn -------------------------------------------------------------------------------------------


def start(s: State, seat: i64) -> None:
    """It is known who begins; now packs are dealt, or decks picked, or hands dealt."""
    s.starter = seat
    s.seat = seat
    if s.tape is not None:
        s.tape.append(("start", int(seat), 0, 0, 0))
    if s.shared:
        s.phase = DEAL
        s.packing = 1
    elif s.personal:
        s.phase = PICK
    else:
        s.phase = DEAL


def deal(s: State, card: i64) -> None:
    """One card of a pack, or of a hand: the starter's first, then clockwise."""
    if s.tape is not None:
        s.tape.append(("deal", int(s.seat), int(card), int(s.packing), 0))
    if s.packing:
        s.pack[s.seat] |= BIT[card]
        go_on_packing(s)
    else:
        take(s, card)
        go_on_dealing(s)


def go_on_packing(s: State) -> None:
    """Both halves of the pack are dealt, the starter's first; then decks are picked."""
    half = pops(s.cards) // 2
    if pops(s.pack[s.seat]) < half:
        return
    s.seat = 1 - s.seat
    if pops(s.pack[s.seat]) == half:
        s.packing = 0
        s.phase = PICK


def take(s: State, card: i64) -> None:
    """A card goes from the stock to the hand of the seat."""
    if s.personal:
        s.stock[s.seat] &= ~BIT[card]
    else:
        s.stock[0] &= ~BIT[card]
    s.hand[s.seat] |= BIT[card]


def go_on_dealing(s: State) -> None:
    """When every hand is full the first turn begins."""
    s.phase = DEAL
    seat = s.seat
    while pops(s.hand[seat]) == s.size or s.out & BIT[seat]:
        seat = (seat + 1) % s.seats
        if seat == s.seat:
            begin_turn(s, s.starter if not s.out & BIT[s.starter] else after(s, s.starter))
            return
    s.seat = seat


def pick(s: State, card: i64) -> None:
    """A card for the own deck; seat after seat picks, then hands are dealt."""
    s.picked[s.seat] |= BIT[card]
    if s.tape is not None:
        s.tape.append(("pick", int(s.seat), int(card), 0, 0))
    go_on_picking(s)


def go_on_picking(s: State) -> None:
    """The next seat picks when one has all; who gave up does not."""
    seat = s.seat
    while pops(s.picked[seat]) == s.most_picks or s.out & BIT[seat]:
        seat = (seat + 1) % s.seats
        if seat == s.seat:
            shuffle(s)
            return
    s.seat = seat


def shuffle(s: State) -> None:
    """All decks are picked: each is a stock now, and hands are dealt."""
    seat: i64 = 0
    while seat < s.seats:
        s.stock[seat] = s.picked[seat]
        seat += 1
    s.seat = s.starter
    go_on_dealing(s)


def pickable(s: State) -> i64:
    """Mask of the cards that may be picked next: rising, no more mochuelos than allowed, and such that the deck can be completed."""
    picked = s.picked[s.seat]
    owls = s.most_owls - pops(picked & OWLS)
    needed = s.most_picks - pops(picked)
    rest = s.pack[s.seat]
    if picked:
        rest &= -BIT[highest(picked)] - BIT[highest(picked)]
    found: i64 = 0
    while rest:
        card = lowest(rest)
        rest &= ~BIT[card]
        left = owls if card < FIRST_OWL else owls - 1
        wild = pops(rest & OWLS)
        if left >= 0 and pops(rest & ~OWLS) + min(left, wild) >= needed - 1:
            found |= BIT[card]
    return found


def highest(m: i64) -> i64:
    """The highest number in a mask that is not empty."""
    n: i64 = 51
    while not m & BIT[n]:
        n -= 1
    return n


# ---- turns and their end ---------------------------------------------------------------------------------------------


def begin_turn(s: State, seat: i64) -> None:
    """A turn begins with a draw; whoever has no card and none to draw is skipped, and when nobody has any it is over."""
    s.drawn = -1
    first = seat
    while not stock_of(s, seat) and not s.hand[seat]:
        if not someone(s):
            finish(s, HANDS)
            return
        if s.tape is not None:
            s.tape.append(("skip", int(seat), 0, 0, 0))
        seat = after(s, seat)
        assert seat != first, "somebody has a card"
    s.seat = seat
    s.phase = DRAW if stock_of(s, seat) else PLAY


def someone(s: State) -> bool:
    """Whether somebody who is in has a card in hand or to draw."""
    seat: i64 = 0
    while seat < s.seats:
        if not s.out & BIT[seat] and (s.hand[seat] or stock_of(s, seat)):
            return True
        seat += 1
    return False


def draw(s: State, card: i64) -> None:
    """The draw of a turn; the last card of the stock ends the short game at once."""
    take(s, card)
    s.drawn = card
    s.passed = 0
    if s.tape is not None:
        s.tape.append(("draw", int(s.seat), int(card), 0, 0))
    if s.long or s.stock[0]:
        s.phase = PLAY
    else:
        finish(s, STOCK)


def end_turn(s: State) -> None:
    """The next one's turn, unless all that have cards have passed when nothing can be drawn."""
    if s.passed and all_passed(s):
        finish(s, PASSES)
    else:
        begin_turn(s, after(s, s.seat))


def all_passed(s: State) -> bool:
    """Whether nothing can be drawn and everybody with cards in hand has passed, one after another, without a card moving."""
    seat: i64 = 0
    while seat < s.seats:
        if not s.out & BIT[seat] and (stock_of(s, seat) or (s.hand[seat] and not s.passed & BIT[seat])):
            return False
        seat += 1
    return True


def finish(s: State, reason: i64) -> None:
    """It is over: whoever has most of those who are in has won, and those who have equally many share it."""
    s.phase = OVER
    s.reason = reason
    s.drawn = -1
    best: i64 = -1
    seat: i64 = 0
    while seat < s.seats:
        if not s.out & BIT[seat]:
            found = score(s, seat)
            if found > best:
                best = found
                s.winners = 0
            if found == best:
                s.winners |= BIT[seat]
        seat += 1
    if s.tape is not None:
        s.tape.append(("end", int(reason), 0, 0, 0))


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


# ---- actions ---------------------------------------------------------------------------------------------------------


def legal_vec(s: State) -> vec[i64]:
    """Every legal action in a fixed order: openings, supports and refutations card by card, questions, the pass."""
    if s.phase == PLAY:
        return turns(s)
    if s.phase == DRAW:
        return each(KIND * DRAWING + SEAT * s.seat, stock_of(s, s.seat))
    if s.phase == DEAL:
        rest = s.cards & ~(s.pack[0] | s.pack[1]) if s.packing else stock_of(s, s.seat)
        return each(KIND * DRAWING + SEAT * s.seat, rest)
    if s.phase == PICK:
        return each(KIND * PICKING + SEAT * s.seat, pickable(s))
    found = vec[i64]()
    if s.phase == START:
        seat: i64 = 0
        while seat < s.seats:
            if not s.out & BIT[seat]:
                found = append(found, KIND * BEGINNING + SEAT * seat)
            seat += 1
    return found


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
    """Whether an action is legal here and now."""
    return action in legal_vec(s)


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


def act(s: State, action: i64) -> None:
    """The one action of a turn."""
    kind = action // KIND
    if kind == PASSING:
        give_up_row(s)
        return
    if kind == OPENING:
        lay(s, s.seat, card_of(action))
        if s.tape is not None:
            s.tape.append(("open", int(s.seat), int(card_of(action)), 0, 0))
    elif kind == SUPPORTING:
        lay(s, other_of(action), card_of(action))
        if s.tape is not None:
            s.tape.append(("support", int(s.seat), int(card_of(action)), int(other_of(action)), 0))
    elif kind == REFUTING:
        refute(s, card_of(action), target_of(action), action // OWNER & 7)
    else:
        question(s, other_of(action))
    s.last[s.seat] = s.played
    s.played += 1
    s.passed = 0


def owner_of(s: State) -> i64:
    """To whom the cards of the seat belong."""
    return s.seat if s.personal else 0


def lay(s: State, row: i64, card: i64) -> None:
    """A hand card goes into a row."""
    owner = owner_of(s)
    s.hand[s.seat] &= ~BIT[card]
    s.row[4 * row + owner] |= BIT[card]
    s.stamp[52 * owner + card] = s.clock
    s.clock += 1


def refute(s: State, card: i64, target: i64, owned: i64) -> None:
    """The hand card and the table card go to the refuter's library, of personal decks the table card to its owner's oblivion."""
    seat = s.seat
    owner = owned - 1 if owned else 0
    row: i64 = 0
    while not s.row[4 * row + owner] & BIT[target]:
        row += 1
    s.row[4 * row + owner] &= ~BIT[target]
    s.hand[seat] &= ~BIT[card]
    s.library[4 * seat + owner_of(s)] |= BIT[card]
    if s.personal:
        s.oblivion[owner] |= BIT[target]
    else:
        s.library[4 * seat] |= BIT[target]
    if s.tape is not None:
        s.tape.append(("refute", int(seat), int(card), int(target), int(4 * row + owner)))


def question(s: State, other: i64) -> None:
    """Both rows go to the challenger's library, of personal decks the other's to the oblivions of those who brought it."""
    if s.tape is not None:
        s.tape.append(("question", int(s.seat), int(other), 0, 0))
    win(s, s.seat, s.seat)
    clear(s, other, s.seat)


def win(s: State, row: i64, seat: i64) -> None:
    """A row goes to a library."""
    owner: i64 = 0
    while owner < 4:
        s.library[4 * seat + owner] |= s.row[4 * row + owner]
        s.row[4 * row + owner] = 0
        owner += 1


def clear(s: State, row: i64, seat: i64) -> None:
    """A row that is lost to a seat."""
    if not s.personal:
        win(s, row, seat)
        return
    owner: i64 = 0
    while owner < 4:
        s.oblivion[owner] |= s.row[4 * row + owner]
        s.row[4 * row + owner] = 0
        owner += 1


def give_up_row(s: State) -> None:
    """A pass: the row is ceded to its heir, or nothing moves."""
    to = heir(s, s.seat)
    if to < 0:
        s.passed |= BIT[s.seat]
        if s.tape is not None:
            s.tape.append(("keep" if row_size(s, s.seat) else "pass", int(s.seat), 0, 0, 0))
        return
    s.passed = 0
    if s.tape is not None:
        s.tape.append(("cede", int(s.seat), int(to), 0, 0))
    clear(s, s.seat, to)
