"""Questions: drawing a card, choosing one of its two, answering, what a right answer is worth, and the finale.

The functions change a state in place. The recorder hears from them: ask (seat, pile, purpose), draw (seat, pile), socrates (seat), choose
(seat, number), hear (seat), layout (seat, for judges), bet (seat, yes), odds (seat, odds), answer (seat, letter), right and wrong (seat,
points, answer), keep (seat, epoch), finish (seat, epoch, count), finale (seat), closing (seat).
"""

from __future__ import annotations

from mypy_extensions import i64

from mochuelo.games.sophie.state import (
    ANSWER,
    BET,
    BET_ANSWER,
    BIT,
    CHOOSE,
    DRAW,
    FINALE_END,
    FIRST_CARD,
    FOR_EPOCH,
    FOR_FINALE,
    GUESS,
    JUDGE,
    OPEN,
    OUT,
    PHILOSOPHY_PILE,
    POPS,
    READ,
    RIGHT,
    SHUFFLE,
    SOCRATIC,
    SPEAK,
    Link,
    State,
    everybody,
)
from mochuelo.games.sophie.turns import after, discard, end_turn, finish, forget_question, have_cards, next_turn


def ask(s: State, purpose: i64, pile: i64) -> None:
    """A question of a pile is to be asked of the mover."""
    s.purpose = purpose
    s.pile = pile
    s.asked += 1
    s.reader = left_neighbour(s)
    s.phase = DRAW
    have_cards(s, pile)
    if s.tape is not None:
        s.tape.append(("ask", int(s.seat), int(pile), int(purpose), 0))


def left_neighbour(s: State) -> i64:
    """The seat that reads to the mover; -1 where the program does, since it is to, or since a program sits there."""
    if not s.left_reader:
        return -1
    seat = after(s, s.seat)
    return -1 if s.bots & BIT[seat] else seat


def draw(s: State, drawn: i64) -> None:
    """A card is drawn; a Socrates card is kept, and another drawn."""
    if drawn == SOCRATIC:
        s.socrates_left -= 1
        s.socrates[s.seat] += 1
        if s.tape is not None:
            s.tape.append(("socrates", int(s.seat), 0, 0, 0))
        have_cards(s, s.pile)
        return
    s.card = drawn - FIRST_CARD
    s.lies[s.first[s.pile] + s.card] = OUT
    s.left[s.pile] -= 1
    s.phase = CHOOSE
    if s.tape is not None:
        s.tape.append(("draw", int(s.seat), int(s.pile), 0, 0))


def choose(s: State, number: i64) -> None:
    """Question 1 or 2 of the card, unseen."""
    s.number = number
    s.phase = READ if may_bet(s) else SHUFFLE
    if s.tape is not None:
        s.tape.append(("choose", int(s.seat), int(number), 0, 0))


def hear(s: State) -> None:
    """The question is read without its answers, since a Socrates card may be used before them."""
    s.heard = 1
    s.phase = BET
    if s.tape is not None:
        s.tape.append(("hear", int(s.seat), 0, 0, 0))


def lay_out(s: State, order: i64) -> None:
    """The answers are laid out, and the question is read with them; where a Socrates card is used they are for the judges."""
    s.order = order
    s.heard = 1
    s.shown = None
    s.phase = OPEN if s.bet else ANSWER
    if s.tape is not None:
        s.tape.append(("layout", int(s.seat), int(s.bet), 0, 0))


def read_again(s: State) -> None:
    """The reader has given up: the next one reads, what is not answered from the beginning."""
    s.reader = left_neighbour(s)
    s.heard = 0
    if s.phase == BET:
        s.phase = READ
    elif s.phase == ANSWER:
        s.phase = SHUFFLE
        s.order = -1


def may_bet(s: State) -> bool:
    """Whether the one asked has a Socrates card, is asked for an epoch, and somebody can judge."""
    return s.socrates[s.seat] > 0 and s.purpose == FOR_EPOCH and not s.bots & BIT[s.seat] and judges(s) != 0


def judges(s: State) -> i64:
    """Mask of the people who may judge what the mover has said: all others who are in, programs aside."""
    return everybody(s) & ~s.out & ~s.bots & ~BIT[s.seat]


def bet(s: State, yes: i64) -> None:
    """Use a Socrates card, or hear the answers."""
    if s.tape is not None:
        s.tape.append(("bet", int(s.seat), int(yes), 0, 0))
    if not yes:
        s.phase = SHUFFLE
        return
    s.bet = 1
    s.socrates[s.seat] -= 1
    s.socrates_used += 1
    s.speech = JUDGE
    s.answer = BET_ANSWER
    s.phase = SPEAK


def answer(s: State, letter: i64) -> None:
    """One answer is named, or none."""
    s.answer = letter
    s.phase = OPEN
    if s.tape is not None:
        s.tape.append(("answer", int(s.seat), int(letter), 0, 0))


def leave_to_chance(s: State, odds: i64) -> None:
    """A program is right with so many chances in a hundred."""
    s.odds = odds
    s.phase = GUESS
    if s.tape is not None:
        s.tape.append(("odds", int(s.seat), int(odds), 0, 0))


def settle(s: State) -> None:
    """What an answer is worth, once the right one is open."""
    right = s.answer == RIGHT[s.order]
    worth: i64 = s.finale_points if s.purpose == FOR_FINALE else 10
    score(s, right, worth if right else 0, 0)


def score(s: State, right: bool, points: i64, votes: i64) -> None:
    """Points for an answer or, by the votes, for a bet, and what follows from it."""
    s.points[s.seat] += points
    remember(s, points, votes)
    if s.tape is not None:
        what = "right" if right else "wrong"
        s.tape.append((what, int(s.seat), int(points), int(s.answer), 0))
    pile, card, purpose = s.pile, s.card, s.purpose
    forget_question(s)
    if purpose == FOR_EPOCH and right:
        keep(s, pile, card)
        return
    discard(s, pile, card)
    if purpose == FOR_FINALE:
        s.finale_asked += 1
        next_of_finale(s)
    else:
        end_turn(s)


def remember(s: State, points: i64, votes: i64) -> None:
    """Put the question at the head of the history."""
    link = Link(s.past, s.seat, s.pile, s.card)
    link.number, link.purpose, link.order, link.answer = s.number, s.purpose, s.order, s.answer
    link.points, link.shown = points, s.shown
    link.voters, link.votes = s.voters, votes
    s.past = link
    s.last = link


def keep(s: State, epoch: i64, card: i64) -> None:
    """One right answer is kept, and the next question follows; with the second the epoch is finished."""
    n = 6 * s.seat + epoch
    if s.kept[n] < 0:
        s.kept[n] = card
        if s.tape is not None:
            s.tape.append(("keep", int(s.seat), int(epoch), 0, 0))
        ask(s, FOR_EPOCH, epoch)
        return
    discard(s, epoch, s.kept[n])
    discard(s, epoch, card)
    s.kept[n] = -1
    s.done[s.seat] |= BIT[epoch]
    if s.tape is not None:
        s.tape.append(("finish", int(s.seat), int(epoch), int(POPS[s.done[s.seat]]), 0))
    if POPS[s.done[s.seat]] >= s.goal and s.finale < 0:
        s.finale = s.seat
        if s.tape is not None:
            s.tape.append(("finale", int(s.seat), 0, 0, 0))
        next_of_finale(s)
    else:
        next_turn(s)


def next_of_finale(s: State) -> None:
    """A question from each unfinished epoch in time order, then one of philosophy, then the end."""
    unfinished = 6 - POPS[s.done[s.seat]]
    if s.finale_asked > unfinished:
        end_finale(s)
        return
    pile: i64 = PHILOSOPHY_PILE
    if s.finale_asked < unfinished:
        pile = 0
        passed: i64 = 0
        while s.done[s.seat] & BIT[pile] or passed < s.finale_asked:
            if not s.done[s.seat] & BIT[pile]:
                passed += 1
            pile += 1
    ask(s, FOR_FINALE, pile)


def end_finale(s: State) -> None:
    """The game is over, or the others play what is left of the round."""
    if not s.last_round:
        finish(s, FINALE_END)
        return
    s.closing = 1
    if s.tape is not None:
        s.tape.append(("closing", int(s.seat), 0, 0, 0))
    next_turn(s)
