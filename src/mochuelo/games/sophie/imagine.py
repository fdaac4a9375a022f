"""A state that a view allows, drawn at random: the order of the piles and the right answer are as unknown in it as they are to the viewer.

What lies in the used piles is told by the history. The right answer is drawn, never looked up: the texts of the question are kept as the
viewer reads them, whatever stands in the deck.
"""

from __future__ import annotations

import random
from functools import lru_cache

from mochuelo.games.sophie import state as n
from mochuelo.games.sophie.asked import KINDS, Asked, Big, Opened, Past, options_of
from mochuelo.games.sophie.board import board
from mochuelo.games.sophie.cards import BIG, EPOCHS, PHILOSOPHY, PILES, contents, per_card
from mochuelo.games.sophie.notation import ANSWERS, VOTES
from mochuelo.games.sophie.notation import EPOCHS as EPOCH_KEYS
from mochuelo.games.sophie.options import Options, begin
from mochuelo.games.sophie.state import Link, State
from mochuelo.games.sophie.view import NEEDS, View
from mochuelo.games.sophie.walking import spots


def imagine(v: View, rng: random.Random) -> State:
    """A state whose view is `v` for the one who looked."""
    s = fresh(v.options, len(v.points)).copy()
    _course(s, v)
    _pieces(s, v)
    _history(s, v, rng)
    _piles(s, v, rng)
    if v.question is not None:
        _question(s, v, v.question, rng)
    if v.big is not None:
        _speech(s, v.big, rng)
    if v.phase == "land":
        s.spots = spots(s, s.die)
    return s


@lru_cache(maxsize=32)
def fresh(options: Options, seats: int) -> State:
    """The state before the first action, made once."""
    return begin(options, seats)


@lru_cache(maxsize=16)
def places_of(deck: str) -> tuple[dict[str, int], ...]:
    """For each pile the place of each id in it."""
    return tuple({key: at for at, key in enumerate(ids)} for ids in contents(deck).ids)


def card_of(deck: str, pile: int, key: str) -> tuple[int, int]:
    """The card of a question, and its number on it."""
    card, rest = divmod(places_of(deck)[pile][key], per_card(pile))
    return card, rest + 1


LAID_OUT = ("answer", "guess", "open", "vote", "count")
"""The phases in which the answers to a question lie in their order."""


def _mask(numbers: tuple[int, ...]) -> int:
    return sum(1 << number for number in numbers)


def _course(s: State, v: View) -> None:
    """What everybody knows of how the game stands."""
    s.phase, s.seat, s.starter = n.PHASES.index(v.phase), max(v.mover, 0), v.starter
    s.round, s.rotation, s.die, s.roll = v.round, v.rotation, v.die, NEEDS.index(v.needs)
    s.carried, s.out, s.winners, s.reason = _mask(v.carried), _mask(v.conceded), _mask(v.winners), n.REASONS.index(v.reason)
    s.closing = int(v.closing)
    s.asked = len(v.history) + 1
    if v.finale is not None:
        s.finale, s.finale_asked = v.finale.seat, v.finale.asked


def _pieces(s: State, v: View) -> None:
    """Where the pieces are, what everybody has and what each has finished."""
    b = board(v.options.deck)
    for seat in range(len(v.points)):
        if v.places[seat]:
            space = b.index[v.places[seat]]
            facing = [post for post in range(3 * space, 3 * space + 3) if _ahead(b.ids, b.ahead(post)) == v.heading[seat]]
            s.post[seat] = b.post(space, either=True) if not v.heading[seat] else facing[0]
        s.came[seat] = EPOCH_KEYS.index(v.came[seat]) if v.came[seat] else -1
        s.points[seat], s.socrates[seat] = v.points[seat], v.socrates[seat]
        s.done[seat] = sum(1 << EPOCH_KEYS.index(key) for key in v.markers[seat])


def _ahead(ids: list[str], space: int) -> str:
    return ids[space] if space >= 0 else ""


# ---- history and piles -------------------------------------------------------------------------------------------------


def _history(s: State, v: View, rng: random.Random) -> None:
    """What was asked, and what everybody keeps of it."""
    for past in v.history:
        s.past = _link(s.past, past, v.options.deck, rng)
        if past.pile != PILES[BIG]:
            s.last = s.past
        epoch = PILES.index(past.pile)
        if past.right and past.purpose == "epoch" and past.pile in v.kept[past.seat]:
            s.kept[6 * past.seat + epoch] = s.past.card
    if s.past is not None:
        s.past.told = v.history
    if s.last is not None and v.last is not None:
        _latest(s.last, v.last, next(past.answer for past in reversed(v.history) if past.pile != PILES[BIG]))


def _latest(link: Link, opened: Opened, kind: str) -> None:
    """The latest answer as it was told: its letter, the right one, and of the two orders with that the one in which it was of its kind."""
    link.shown = opened.words
    link.answer = n.BET_ANSWER if opened.answer == "s" else ANSWERS.index(opened.answer)
    right = ANSWERS.index(opened.right)
    orders = [2 * right, 2 * right + 1]
    link.order = next((order for order in orders if _answer(kind, order) == link.answer), orders[0])


def _link(before: Link | None, past: Past, deck: str, rng: random.Random) -> Link:
    pile = PILES.index(past.pile)
    card, number = card_of(deck, pile, past.id)
    link = Link(before, past.seat, pile, card)
    link.points, link.voters, link.votes = past.points, _mask(past.voters), 0
    for letter in past.votes:
        link.votes = 4 * link.votes + VOTES.index(letter) + 1
    if pile == BIG:
        link.purpose = n.SPEECHES.index(past.purpose)
        return link
    link.number, link.purpose = number, n.PURPOSES.index(past.purpose)
    link.order = rng.randrange(len(n.ORDERS))
    link.answer = _answer(past.answer, int(link.order))
    return link


def _answer(what: str, order: int) -> int:
    """The letter of an answer of a kind, by the order in which they stood."""
    if what in KINDS:
        return ANSWERS.index(n.ORDERS[order][KINDS.index(what)])
    return int(n.BET_ANSWER if what == "bet" else n.NO_ANSWER)


def _piles(s: State, v: View, rng: random.Random) -> None:
    """What is used, kept, on the table and to be drawn."""
    for pile in range(len(PILES)):
        used, socrates = _used(s, v, pile)
        kept = [int(card) for card in s.kept[pile::6] if card >= 0] if pile < EPOCHS else []
        free = [card for card in range(s.first[pile + 1] - s.first[pile]) if card not in used and card not in kept]
        table = _on_table(v, pile, free, rng)
        free = [card for card in free if card not in table]
        rng.shuffle(free)
        while len(used) + socrates < v.used[pile]:  # what was put away unread, and Socrates cards of who gave up
            if free:
                used.add(free.pop())
            else:
                socrates += 1
        _lay(s, pile, used, kept, table)
        s.left[pile], s.used[pile] = len(free), len(used)
        if pile == PHILOSOPHY:
            s.socrates_used, s.socrates_left = socrates, v.piles[pile] - len(free)


def _lay(s: State, pile: int, used: set[int], kept: list[int], table: list[int]) -> None:
    first = int(s.first[pile])
    for card in used:
        s.lies[first + card] = n.USED
    for card in (*kept, *table):
        s.lies[first + card] = n.OUT


def _used(s: State, v: View, pile: int) -> tuple[set[int], int]:
    """The cards of a used pile, and the Socrates cards in it, as far as the history tells: what was asked last, what is kept aside."""
    found, socrates = set[int](), 0
    link = s.past
    while link is not None and len(found) + socrates < v.used[pile]:
        if pile == PHILOSOPHY and link.answer == n.BET_ANSWER and link.pile != BIG:
            socrates += 1
        if link.pile == pile and not _keeps(s, link):
            found.add(int(link.card))
        link = link.before
    return found, socrates


def _keeps(s: State, link: Link) -> bool:
    return link.pile < EPOCHS and s.kept[6 * link.seat + link.pile] == link.card


def _on_table(v: View, pile: int, free: list[int], rng: random.Random) -> list[int]:
    """The card of this pile that is being asked: the one that is read, or any; [] for none."""
    if v.big is not None and v.big.id and pile == BIG:
        return [card_of(v.options.deck, BIG, v.big.id)[0]]
    if v.question is None or v.question.pile != PILES[pile] or v.phase == "draw":
        return []
    return [card_of(v.options.deck, pile, v.question.id)[0] if v.question.id else rng.choice(free)]


# ---- what is on the table ----------------------------------------------------------------------------------------------


def _question(s: State, v: View, asked: Asked, rng: random.Random) -> None:
    s.pile, s.purpose, s.number = PILES.index(asked.pile), n.PURPOSES.index(asked.purpose), asked.number
    s.reader, s.heard, s.shown = asked.reader, int(bool(asked.words)), asked.words or None
    s.odds, s.bet = asked.odds, int(asked.bet == "yes")
    s.answer = n.BET_ANSWER if s.bet else ANSWERS.index(asked.answer) if asked.answer else -1
    if v.phase != "draw":
        kept = {int(card) for card in s.kept[s.pile :: 6]} if s.pile < EPOCHS else set[int]()
        cards = range(s.first[s.pile + 1] - s.first[s.pile])
        s.card = next(card for card in cards if s.lies[s.first[s.pile] + card] == n.OUT and card not in kept)
    if v.phase in LAID_OUT:
        s.order = rng.randrange(len(n.ORDERS)) if not asked.right else 2 * ANSWERS.index(asked.right) + rng.randrange(2)


def _speech(s: State, big: Big, rng: random.Random) -> None:
    s.speech, s.voters = n.SPEECHES.index(big.purpose), _mask(big.voters)
    s.big = card_of(options_of(s).deck, BIG, big.id)[0] if big.id else -1
    for seat, said in zip(big.voters, big.votes, strict=True):
        s.votes[seat] = -1 if not said else VOTES.index(said) if said in VOTES else rng.randrange(3)
