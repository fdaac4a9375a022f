"""The rules of four colours, the children's game: ask for one card, go on after a hit, lay quartets down, most of them win.

With three or four all cards are dealt out one by one; with two there are ten each and a stock, a miss draws one, and where the game goes on
until all are gone, so does whoever has no card left. What one holds is a secret, so an answer, and what was dealt complete, is opened by
chance in an action of its own. `play` changes a state in place and trusts its action, as in rules.py. The recorder hears what it hears
there, and: dealt (starter), ask, hit and miss (seat, other, card), quartet (seat, number).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from mochuelo.games.gigantes.opening import start
from mochuelo.games.gigantes.quartets_known import conclude, learn_answer, learn_deal, learn_draw, learn_quartet, learn_question
from mochuelo.games.gigantes.rules import each
from mochuelo.games.gigantes.rules import legal_vec as before_play
from mochuelo.games.gigantes.state import (
    ANSWER,
    ANSWERING,
    ASKING,
    BARREN,
    BIT,
    CARDS,
    CONCESSION,
    DEAL,
    DRAW,
    FAMILIES,
    FOURTH,
    HIDDEN,
    HIT,
    KIND,
    LAY,
    LAYING,
    MISS,
    OTHER,
    PLAY,
    QUARTETS,
    SEAT,
    TARGET,
    State,
    card_of,
    other_of,
    pops,
    seat_of,
    target_of,
)
from mochuelo.games.gigantes.turns import after, finish, take

PATIENCE: Final[i64] = 300
"""Questions without a quartet after which the game is over."""

# ---- dealing and laying down -----------------------------------------------------------------------------------------


def deal(s: State, card: i64) -> None:
    """One card to one, and on clockwise; when all is dealt, complete quartets are laid down."""
    take(s, card)
    if s.tape is not None:
        s.tape.append(("deal", int(s.seat), int(card), 0, 0))
    s.seat = after(s, s.seat)
    if not s.stock[0] or pops(s.hand[s.seat]) == s.size:
        s.phase = LAY
        s.seat = s.starter


def complete(s: State) -> i64:
    """The next quartet that was dealt complete, from the starter on, as an action; that there is none is an action, too."""
    seat = s.starter
    for _ in range(s.seats):
        n: i64 = 0
        while n < FAMILIES:
            if s.hand[seat] // BIT[4 * n] & 15 == 15:
                return KIND * LAYING + SEAT * seat + n
            n += 1
        seat = (seat + 1) % s.seats
    return KIND * LAYING + SEAT * s.starter + HIDDEN


def lay(s: State, action: i64) -> None:
    """A quartet that was dealt complete is laid down; after the last the starter asks."""
    if card_of(action) != HIDDEN:
        lay_down(s, seat_of(action), card_of(action))
        return
    if s.tape is not None:
        s.tape.append(("dealt", int(s.starter), 0, 0, 0))
    learn_deal(s)
    give_the_word(s, s.starter)


def lay_down(s: State, seat: i64, number: i64) -> None:
    """A complete quartet leaves a hand."""
    s.hand[seat] &= ~(15 * BIT[4 * number])
    s.quartet[seat] |= BIT[number]
    s.asked = 0
    learn_quartet(s, number)
    if s.tape is not None:
        s.tape.append(("quartet", int(seat), int(number), 0, 0))


def completes(s: State, seat: i64, card: i64) -> bool:
    """Whether a card that comes to a hand makes a quartet there."""
    four = 15 * BIT[card // 4 * 4]
    return (s.hand[seat] | BIT[card]) & four == four


# ---- questions -------------------------------------------------------------------------------------------------------


def ask(s: State, action: i64) -> None:
    """What a question tells everybody, before the answer."""
    s.latest = action
    s.asked += 1
    if s.tape is not None:
        s.tape.append(("ask", int(s.seat), int(other_of(action)), int(card_of(action)), 0))
    learn_question(s, s.seat, card_of(action))
    conclude(s)
    s.phase = ANSWER


def answer(s: State) -> i64:
    """The answer to the last question, as an action."""
    other = other_of(s.latest)
    card = card_of(s.latest)
    base = KIND * ANSWERING + SEAT * other + card
    if not s.hand[other] & BIT[card]:
        return base + TARGET * MISS
    return base + OTHER * s.seat + TARGET * (FOURTH if completes(s, s.seat, card) else HIT)


def hear(s: State, action: i64) -> None:
    """A hit moves the card, and the seat goes on; a miss gives the word to the one asked, after a draw where there is a stock."""
    seat = s.seat
    other = seat_of(action)
    card = card_of(action)
    hit = target_of(action) != MISS
    if s.tape is not None:
        s.tape.append(("hit" if hit else "miss", int(seat), int(other), int(card), 0))
    learn_answer(s, seat, other, card, hit)
    if hit:
        s.hand[other] &= ~BIT[card]
        s.hand[seat] |= BIT[card]
    if target_of(action) == FOURTH:
        lay_down(s, seat, card // 4)
    conclude(s)
    if hit or not s.stock[0]:
        give_the_word(s, seat if hit else other)
    else:
        s.phase = DRAW
        s.asker = other


def draw(s: State, card: i64) -> None:
    """Who missed has drawn, or who had no card left."""
    seat = s.seat
    fourth = completes(s, seat, card)
    take(s, card)
    if s.tape is not None:
        s.tape.append(("draw", int(seat), int(card), 0, 0))
    learn_draw(s, seat)
    if fourth:
        lay_down(s, seat, card // 4)
    conclude(s)
    give_the_word(s, s.asker)


def give_the_word(s: State, seat: i64) -> None:
    """To a seat or the next clockwise that is in and has cards; before that, whoever has none draws, or the game is over."""
    s.asker = -1
    if s.asked >= PATIENCE:
        finish(s, BARREN)
        return
    empty = first_empty(s, seat)
    if empty >= 0 and not s.all_out:
        finish(s, QUARTETS)
    elif empty >= 0 and s.stock[0]:
        s.phase = DRAW
        s.seat = empty
        s.asker = seat
    else:
        pass_the_word(s, seat)


def first_empty(s: State, seat: i64) -> i64:
    """The first that is in, clockwise from a seat, and has no card; -1 for none."""
    for _ in range(s.seats):
        if not s.hand[seat] and not s.out & BIT[seat]:
            return seat
        seat = (seat + 1) % s.seats
    return -1


def pass_the_word(s: State, seat: i64) -> None:
    """To a seat or the next clockwise that can ask; when nobody can, the game is over."""
    for _ in range(s.seats):
        if can_ask(s, seat):
            s.phase = PLAY
            s.seat = seat
            return
        if s.tape is not None and not s.hand[seat]:
            s.tape.append(("skip", int(seat), 0, 0, 0))
        seat = (seat + 1) % s.seats
    finish(s, QUARTETS)


def can_ask(s: State, seat: i64) -> bool:
    """Whether a seat is in and has a card, and somebody else has one."""
    if s.out & BIT[seat] or not s.hand[seat]:
        return False
    other: i64 = 0
    while other < s.seats:
        if other != seat and s.hand[other]:
            return True
        other += 1
    return False


# ---- actions ---------------------------------------------------------------------------------------------------------


def families(s: State, cards: i64) -> i64:
    """All cards of the numbers that some cards have."""
    found: i64 = 0
    n: i64 = 0
    while n < FAMILIES:
        four = 15 * BIT[4 * n]
        if cards & four:
            found |= four
        n += 1
    return found & s.cards


def askable(s: State) -> i64:
    """Mask of the cards the seat may ask for: of numbers it holds, and where that is the rule not its own."""
    cards = families(s, s.hand[s.seat])
    return cards if s.held else cards & ~s.hand[s.seat]


def legal_vec(s: State) -> vec[i64]:
    """Every legal action in a fixed order: seat by seat, card by card."""
    if s.phase == LAY:
        return vec[i64]([complete(s)])
    if s.phase == ANSWER:
        return vec[i64]([answer(s)])
    if s.phase != PLAY:
        return before_play(s)
    found = vec[i64]()
    cards = askable(s)
    other: i64 = 0
    while other < s.seats:
        if other != s.seat and s.hand[other]:
            found = extend(found, each(KIND * ASKING + SEAT * s.seat + OTHER * other, cards))
        other += 1
    return found


def legal(s: State) -> list[int]:
    """Every legal action, in the order of `legal_vec`."""
    return list(legal_vec(s))


def is_legal(s: State, action: i64) -> bool:
    """Whether an action is legal here and now."""
    if s.phase != PLAY:
        return action in legal_vec(s)
    card = card_of(action)
    other = other_of(action)
    if action != KIND * ASKING + SEAT * s.seat + OTHER * other + card or other == s.seat or other >= s.seats:
        return False
    return card < CARDS and bool(s.hand[other]) and bool(askable(s) & BIT[card])


def play(s: State, action: i64) -> None:
    """Take a legal action, in place."""
    phase = s.phase
    if phase == PLAY:
        ask(s, action)
    elif phase == ANSWER:
        hear(s, action)
    elif phase == DEAL:
        deal(s, card_of(action))
    elif phase == DRAW:
        draw(s, card_of(action))
    elif phase == LAY:
        lay(s, action)
    else:
        start(s, seat_of(action))


def concede(s: State, seat: i64) -> None:
    """Give up: no more questions and no winning; what one holds stays in one's hand, and others may ask for it."""
    s.out |= BIT[seat]
    if pops(s.out) == s.seats - 1:
        finish(s, CONCESSION)
    elif s.phase == DEAL and s.seat == seat:
        s.seat = after(s, seat)
    elif s.phase == PLAY and s.seat == seat:
        give_the_word(s, s.seat)
