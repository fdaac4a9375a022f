"""A state that a view of the main game allows, drawn at random: every hand, stock and deck as likely as any other."""

from __future__ import annotations

import random
from functools import lru_cache
from math import comb

from mochuelo.games.gigantes.cards import CARDS, FIRST_OWL, INDICES
from mochuelo.games.gigantes.notation import read
from mochuelo.games.gigantes.options import Options
from mochuelo.games.gigantes.options import fresh as fresh_state
from mochuelo.games.gigantes.state import PHASES, REASONS, SEATS, State, bits, mask
from mochuelo.games.gigantes.view import View


def imagine(v: View, rng: random.Random) -> State:
    """A state whose view is `v` for the one who looked."""
    s = fresh(v.options, len(v.rows)).copy()
    course(s, v)
    _lay(s, v)
    if s.personal:
        _decks(s, v, rng)
    else:
        _hands(s, v, rng)
    return s


@lru_cache(maxsize=32)
def fresh(options: Options, seats: int) -> State:
    """The state before the first action, made once."""
    return fresh_state(options, seats)


def course(s: State, v: View) -> None:
    """Take over what everybody knows of how the game stands."""
    s.phase, s.seat, s.starter = PHASES.index(v.phase), max(v.mover, 0), v.starter
    s.packing = int(bool(s.shared) and v.phase in ("start", "deal") and not any(v.picks))
    for seat, count in enumerate(v.last):
        s.last[seat] = count
    s.played = max(v.last) + 1
    s.passed, s.out, s.winners = mask(v.passed), mask(v.conceded), mask(v.winners)
    s.reason = REASONS.index(v.reason)
    s.latest = read(v.latest) if v.latest else -1
    s.drawn = instance(v.drawn)[1] if v.drawn else -1


def instance(text: str) -> tuple[int, int]:
    """Owner and index of a card; what has no owner's key belongs to owner 0."""
    return (SEATS.index(text[:2]), INDICES[text[2:]]) if text[:2] in SEATS else (0, INDICES[text])


def _lay(s: State, v: View) -> None:
    """Rows, libraries, oblivions."""
    for seat in range(s.seats):
        for text in v.rows[seat]:
            owner, card = instance(text)
            s.row[4 * seat + owner] |= 1 << card
            s.stamp[CARDS * owner + card] = s.clock
            s.clock += 1
        for text in v.libraries[seat]:
            owner, card = instance(text)
            s.won[4 * seat + owner] |= 1 << card
        s.oblivion[seat] = _set(v.oblivions[seat])


def _set(cards: tuple[str, ...]) -> int:
    return mask(instance(text)[1] for text in cards)


def _hands(s: State, v: View, rng: random.Random) -> None:
    """A common deck: what nobody has seen is dealt to the hands, the rest is the stock."""
    shown = 0
    for seat in range(s.seats):
        shown |= int(s.row[4 * seat]) | int(s.won[4 * seat])
    own = _set(v.hands[v.viewer]) if v.viewer >= 0 else 0
    unseen = bits(int(s.cards) & ~shown & ~own)
    rng.shuffle(unseen)
    for seat, hand in enumerate(v.hands):
        s.hand[seat] = own if seat == v.viewer else mask(unseen.pop() for _ in hand)
    s.stock[0] = mask(unseen)


# ---- personal decks --------------------------------------------------------------------------------------------------


def _decks(s: State, v: View, rng: random.Random) -> None:
    """Packs, then what was picked, then how much of it is in hand."""
    if s.shared:
        _halves(s, v, rng)
    for seat in range(s.seats):
        if seat == v.viewer:
            s.picked[seat], s.hand[seat] = _set(v.picks[seat]), _set(v.hands[seat])
        else:
            s.picked[seat] = _picked(s, seat, len(v.picks[seat]), rng)
            held = bits(int(s.picked[seat]) & ~_brought(s, seat))
            s.hand[seat] = mask(rng.sample(held, len(v.hands[seat])))
        if v.stock[seat]:
            s.stock[seat] = int(s.picked[seat]) & ~int(s.hand[seat]) & ~_brought(s, seat)


def _brought(s: State, seat: int) -> int:
    """The cards of a seat that have been played, wherever they are."""
    found = int(s.oblivion[seat])
    for row in range(s.seats):
        found |= int(s.row[4 * row + seat]) | int(s.won[4 * row + seat])
    return found


def _halves(s: State, v: View, rng: random.Random) -> None:
    """The halves of one pack: one's own is known, and with it the other one when all is dealt."""
    shown = [_brought(s, seat) for seat in (0, 1)]
    if v.viewer >= 0:
        shown[v.viewer] = _set(v.pack)
    free = bits(int(s.cards) & ~(shown[0] | shown[1]))
    rng.shuffle(free)
    for seat in (0, 1):
        more = v.packs[seat] - shown[seat].bit_count()
        s.pack[seat] = shown[seat] | mask(free.pop() for _ in range(more))


def _picked(s: State, seat: int, count: int, rng: random.Random) -> int:
    """What another has picked: the cards it has shown and any that make a deck with them; while it picks, the lowest of a deck."""
    if not count:
        return 0
    deck = _brought(s, seat)
    pool = int(s.pack[seat]) & ~deck
    deck |= _deck(pool, int(s.most_picks) - deck.bit_count(), int(s.most_owls) - (deck >> FIRST_OWL).bit_count(), rng)
    return mask(bits(deck)[:count])


def _deck(pool: int, size: int, most_owls: int, rng: random.Random) -> int:
    """So many cards of a pool with no more mochuelos than that, each such choice as likely as any other."""
    thinkers, owls = bits(pool & (1 << FIRST_OWL) - 1), bits(pool >> FIRST_OWL << FIRST_OWL)
    counts = range(min(most_owls, len(owls), size) + 1)
    weights = [comb(len(owls), count) * comb(len(thinkers), size - count) for count in counts]
    count = rng.choices(counts, weights)[0]
    return mask(rng.sample(owls, count) + rng.sample(thinkers, size - count))
