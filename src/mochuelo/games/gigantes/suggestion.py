"""A deck of one's own that would do: which cards of a pack to pick, by what each can do and what can be done to it."""

from __future__ import annotations

from collections.abc import Callable

from mochuelo.games.gigantes.state import FIRST_OWL, State, bits, pops


def suggested(s: State, whim: Callable[[], float] = lambda: 0) -> list[int]:
    """The picks of the seat to pick that its own cards make look best, those it has made already among them.

    A whim, asked once for each thinker's card, is added to what the card is worth.
    """
    pack, picked, seat = int(s.pack[s.seat]), int(s.picked[s.seat]), int(s.seat)
    last = picked.bit_length()
    owls = max(int(s.most_owls) - (picked >> int(FIRST_OWL)).bit_count(), 0)
    free = [card for card in bits(pack & ~picked) if card >= last]
    thinkers = sorted((card for card in free if card < FIRST_OWL), key=lambda card: (-_worth(s, card) - whim(), card))
    best = [card for card in free if card >= FIRST_OWL][:owls] + thinkers
    assert seat >= 0, "somebody picks"
    return sorted(bits(picked) + best[: int(s.most_picks) - picked.bit_count()])


def _worth(s: State, card: int) -> int:
    """Refuting counts most; being refuted costs."""
    against = sum(1 for other in range(FIRST_OWL) if int(s.refutes[other]) >> card & 1)
    return 3 * int(pops(s.refutes[card])) + int(pops(s.supports[card])) - 2 * against
