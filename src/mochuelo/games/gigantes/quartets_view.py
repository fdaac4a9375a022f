"""Four colours: what everybody knows of the hands, in the texts of a view."""

from __future__ import annotations

from functools import lru_cache

from mochuelo.games.gigantes.cards import TEXTS
from mochuelo.games.gigantes.quartets_known import NONE, clauses, gone, holds, lacks
from mochuelo.games.gigantes.state import FAMILIES, State, bits

Cards = tuple[str, ...]


def told(s: State, seat: int) -> tuple[Cards, Cards, tuple[Cards, ...]]:
    """The cards that everybody knows a seat holds; those, quartets aside, that it does not; and sets of which it holds at least one."""
    said = [_told(n, int(s.may[FAMILIES * seat + n]), bool(gone(s, n))) for n in range(FAMILIES)]
    known, lacked, some = zip(*said, strict=True)
    return sum(known, ()), sum(lacked, ()), sum(some, ())


@lru_cache(maxsize=8192)
def _told(n: int, m: int, out: bool) -> tuple[Cards, Cards, tuple[Cards, ...]]:
    """The same of one number."""
    if out or m == NONE:
        return (), () if out else _texts(n, 15), ()
    return _texts(n, int(holds(m))), _texts(n, int(lacks(m))), tuple(_texts(n, held) for held in clauses(m))


def _texts(n: int, held: int) -> Cards:
    return tuple(TEXTS[4 * n + kind] for kind in bits(held))
