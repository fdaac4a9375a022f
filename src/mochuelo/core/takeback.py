"""How far an action can be taken back: never across a draw of chance, a leaving, or a secret that the asker has learned since.

What somebody learned is computed, not declared. An action reveals something to a viewer when there is a state that the
viewer could not tell from the true one before the action (`imagine` draws such states) in which nothing that looks like
the action leads to the view that it led to. States are sampled, so what slips through was all but certain beforehand.
"""

from __future__ import annotations

import random
from typing import Any

from mochuelo.core.errors import MatchError
from mochuelo.core.game import AnyGame, Seat
from mochuelo.core.match import Match, last_act, side, walk

SAMPLES = 64


def check_takeback(match: Match, seat: int) -> None:
    """Raise `MatchError` unless the last act of whoever plays `seat` can be withdrawn, with everything that came after it."""
    back = last_act(match, seat)
    if back == 0:
        raise MatchError("nothing-to-take-back", f"seat {seat!r} has taken no action that could be taken back", seat=seat)
    for event in match.line:
        if event.seq > back and event.kind != "act":
            raise MatchError(f"{_BARS[event.kind]}-since", f"a takeback cannot reach across event {event.seq!r} ({event.kind})", seat=seat)
    if match.hides and _learned(match, seat, back):
        raise MatchError("secret-since", f"seat {seat!r} has learned a secret since; it cannot be unlearned", seat=seat)


_BARS = {"chance": "chance", "concede": "leaving", "flag": "leaving"}


def _learned(match: Match, seat: int, back: int) -> bool:
    return any(
        reveals(match.game, state, match.game.read(event.text), Seat(viewer), random.Random(event.seq))
        for state, event in walk(match)
        if event.seq >= back
        for viewer in side(match, seat)
    )


def reveals(game: AnyGame, state: Any, action: Any, viewer: Seat, rng: random.Random) -> bool:
    """Whether taking `action` in `state` tells `viewer` something that was hidden from it before."""
    before = game.view(state, viewer)
    look = game.write(game.seen(state, action, viewer))
    after = game.view(game.apply(state, action), viewer)
    return not all(_could_be(game, game.imagine(before, rng), look, after, viewer) for _ in range(SAMPLES))


def _could_be(game: AnyGame, imagined: Any, look: str, after: Any, viewer: Seat) -> bool:
    alike = (action for action in game.legal(imagined) if game.write(game.seen(imagined, action, viewer)) == look)
    return any(game.view(game.apply(imagined, action), viewer) == after for action in alike)
