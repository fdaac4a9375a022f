"""The laws of deciding at once and of decisions with a time of their own; each plays one random game and answers how much it tested."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from mochuelo.core.errors import IllegalAction
from mochuelo.core.game import CHANCE, AnyGame, Limit, Seat
from mochuelo.core.together import awaited, choices, lapse, limit, texts
from mochuelo.testing.walks import Beginning, Ply, Trail

LONGEST_WHAT = 60
"""Characters of the name of a decision."""


def together(game: AnyGame, begin: Beginning, rng: random.Random) -> int:
    """See `laws`."""
    trail, tested = Trail(game, begin, rng), 1
    for ply in trail:
        seats = awaited(game, ply.state)
        if len(seats) <= 1 and not trail.looks():
            continue
        first = () if ply.turn in (None, CHANCE) else (ply.turn,)
        trail.must(seats[:1] == first, f"awaited are {seats!r}, and it is the turn of {ply.turn!r}")
        trail.must(set(seats) <= set(game.playing(ply.state)), f"awaited are {seats!r}, and not all of them have a say")
        trail.must(list(seats) == sorted(set(seats)), f"awaited in no rising order: {seats!r}")
        if len(seats) > 1:
            _check_joint(trail, ply, seats)
            tested += 1
    return tested


def _check_joint(trail: Trail, ply: Ply, seats: Sequence[int]) -> None:
    game, state, rng = trail.game, ply.state, trail.rng
    trail.must(texts(game, state, seats[0]) == [game.write(action) for action in ply.legal], "`legal_of` the turn is not what is legal")
    chosen = {seat: rng.choice(choices(game, state, seat)) for seat in seats}
    orders = [rng.sample(seats, len(seats)) for _ in range(2)]
    ends = [_decided(trail, state, chosen, order) for order in orders]
    alike = all(game.view(ends[0], viewer) == game.view(ends[1], viewer) for viewer in trail.viewers)
    alike = alike and (game.turn(ends[0]), awaited(game, ends[0])) == (game.turn(ends[1]), awaited(game, ends[1]))
    trail.must(alike, f"decided in another order, and not the same: {orders!r}")
    gone = rng.choice(seats)
    trail.must(gone not in awaited(game, game.concede(state, Seat(gone))), f"gave up, and is awaited: {gone!r}")


def _decided(trail: Trail, state: Any, chosen: dict[int, Any], order: Sequence[int]) -> Any:
    """The state after all have decided in that order; who has decided is awaited no more, and the others as before."""
    game, waiting = trail.game, list(awaited(trail.game, state))
    open_to = {seat: texts(game, state, seat) for seat in waiting}
    for seat in order:
        trail.must(texts(game, state, seat) == open_to[seat], f"what is open to {seat!r} hangs on what others decide at once with it")
        state = game.apply(state, chosen[seat])
        waiting.remove(seat)
        trail.must(not waiting or list(awaited(game, state)) == waiting, f"awaited after {seat!r}: {awaited(game, state)!r}")
        trail.must(not waiting or _refused(game, state, chosen[seat]), f"decided twice: {seat!r}")
    return state


def _refused(game: AnyGame, state: Any, action: Any) -> bool:
    try:
        game.apply(state, action)
    except IllegalAction:
        return True
    return False


def time(game: AnyGame, begin: Beginning, rng: random.Random) -> int:
    """See `laws`."""
    trail, spans, last = Trail(game, begin, rng), dict[str, int](), ""
    ask = getattr(game, "limit", None)
    for ply in trail:
        found: Limit | None = ask(ply.state) if ask is not None else None
        if found is None:
            last = last if ply.turn == CHANCE else ""
            continue
        trail.must(ply.turn not in (None, CHANCE), "time runs, and nobody decides")
        trail.must(found.span > 0 and found.what.isprintable() and 0 < len(found.what) <= LONGEST_WHAT, f"no such limit: {found!r}")
        trail.must(found.what == last or found.what not in spans, f"a decision of a name that was over: {found.what!r}")
        trail.must(spans.setdefault(found.what, found.span) == found.span, f"two spans of one name: {found!r}")
        taken = game.write(lapse(game, ply.state))
        trail.must(taken in [game.write(action) for action in ply.legal], f"when time is out nobody can take {taken!r}")
        last = found.what
    _check_lapses(trail)
    return 1


def _check_lapses(trail: Trail) -> None:
    """A game in which all lapse that can comes to its end as well."""
    game, state = trail.game, trail.game.start(trail.begin.options, trail.begin.seats)
    for _ in range(game.info.longest + 1):
        if (turn := game.turn(state)) is None:
            return
        if limit(game, state) is not None:
            action = lapse(game, state)
        else:
            action = game.draw(state, trail.rng) if turn == CHANCE else trail.rng.choice(game.legal(state))
        state = game.apply(state, action)
    trail.must(False, "no end where time decides all that it can")
