"""Whether those at one screen have something to hide from each other at this moment: what a curtain between them hangs on."""

from __future__ import annotations

from collections.abc import Sequence

from mochuelo.core.game import SPECTATOR, Seat, Viewer
from mochuelo.core.match import Match
from mochuelo.core.together import choices


def apart(match: Match, seats: Sequence[int]) -> bool:
    """Whether one of `seats` knows what another or a spectator does not, or is about to do what they are not to see.

    Where this is false all of them, and every spectator, look at the same view. That there is a secret is known to everybody.
    """
    if not match.hides:
        return False
    game, state = match.game, match.state
    viewers: list[Viewer] = [SPECTATOR, *map(Seat, seats)]
    common = game.view(state, SPECTATOR)
    if any(game.view(state, viewer) != common for viewer in viewers):
        return True
    actions = [action for seat in match.awaited if seat in seats for action in choices(game, state, seat)]
    return any(game.seen(state, action, viewer) != action for action in actions for viewer in viewers)
