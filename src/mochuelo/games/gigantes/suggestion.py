"""A deck of one's own that would do: cards of a pack that refute much, are refuted little, and support one another."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from mochuelo.games.gigantes.state import FIRST_OWL, State, bits

REFUTES, REFUTED, SUPPORTS, TOGETHER = 3.0, -2.0, 0.5, 1.0
"""What each card is worth that a card refutes, that refutes it, that it supports, and that it supports within the deck.

To refute saves two cards at once, one's own among them; to be refuted loses one; and whoever can support nothing has to pass and loses the
row. Of the weights tried these won most: against cards chosen each for itself 70 and 67 games of 100 (+-5, two greedy bots, and two that
play by rule; 400 games each), against cards drawn at random 78 and 74.
"""


def suggested(s: State, whim: Callable[[], float] = lambda: 0, seat: int = -1) -> list[int]:
    """The picks that a seat's pack makes look best, those it has made already among them; -1 is the seat to pick.

    A whim, asked once for each thinker's card, is added to what the card is worth.
    """
    whose = int(s.seat) if seat < 0 else seat
    pack, picked = int(s.pack[whose]), int(s.picked[whose])
    free = [card for card in bits(pack & ~picked) if card >= picked.bit_length()]  # picks rise
    room = int(s.most_picks) - picked.bit_count()
    owls = [card for card in free if card >= FIRST_OWL][: max(int(s.most_owls) - (picked >> int(FIRST_OWL)).bit_count(), 0)][:room]
    thinkers = [card for card in free if card < FIRST_OWL]
    there = int(s.cards) & (1 << int(FIRST_OWL)) - 1
    masks = [[int(mask) & there for mask in masks[: int(FIRST_OWL)]] for masks in (s.supports, s.refutes)]
    return sorted([*bits(picked), *owls, *together(masks[0], masks[1], picked, thinkers, room - len(owls), [whim() for _ in thinkers])])


def together(
    supports: Sequence[int], refutes: Sequence[int], picked: int, free: Sequence[int], room: int, whims: Sequence[float] = ()
) -> list[int]:
    """The cards of `free`, at most `room` of them, that with the picked ones make the best deck; the same for the same arguments.

    `supports` and `refutes` have for each thinker's card the mask of those it reaches; a `Relations` has them. First the best card after
    the other, then, as long as that betters the deck, one card for another: no single exchange would better what comes out.
    """
    worth = _worths(supports, refutes, free, whims)
    bonds = {card: _bonds(supports, card) for card in free}
    chosen: list[int] = []
    deck = picked
    while len(chosen) < min(room, len(free)):
        chosen.append(max((card for card in free if card not in chosen), key=lambda card: (worth[card] + _held(bonds[card], deck), -card)))
        deck |= 1 << chosen[-1]
    while better := _exchange(worth, bonds, chosen, deck):
        out, card = better
        chosen[chosen.index(out)] = card
        deck ^= 1 << out | 1 << card
    return sorted(chosen)


def _worths(supports: Sequence[int], refutes: Sequence[int], free: Sequence[int], whims: Sequence[float]) -> dict[int, float]:
    """What each card is worth for itself."""
    worth = {}
    for place, card in enumerate(free):
        against = sum(mask >> card & 1 for mask in refutes)
        reach = REFUTES * refutes[card].bit_count() + REFUTED * against + SUPPORTS * supports[card].bit_count()
        worth[card] = reach + (whims[place] if whims else 0)
    return worth


def _bonds(supports: Sequence[int], card: int) -> tuple[int, int]:
    """The other cards that a card supports, and those that support it."""
    return supports[card] & ~(1 << card), sum(1 << other for other, mask in enumerate(supports) if other != card and mask >> card & 1)


def _held(bonds: tuple[int, int], deck: int) -> float:
    """What the bonds of a card are worth in a deck."""
    return TOGETHER * ((bonds[0] & deck).bit_count() + (bonds[1] & deck).bit_count())


def _exchange(worth: Mapping[int, float], bonds: Mapping[int, tuple[int, int]], chosen: Sequence[int], deck: int) -> tuple[int, int] | None:
    """The first exchange of a chosen card for another that betters the deck, in order of the cards."""
    for out in sorted(chosen):
        rest = deck ^ 1 << out
        least = worth[out] + _held(bonds[out], rest) + 1e-9
        for card in worth:
            if not deck >> card & 1 and worth[card] + _held(bonds[card], rest) > least:
                return out, card
    return None
