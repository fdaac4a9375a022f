"""How far an action can be taken back: never across a draw of chance, a leaving, or a secret that the asker has learned since.

What chance could draw in one way only (a forced pass, an opening of what was chosen) is no draw, and bars nothing by itself.

What somebody learned is computed, not declared. An action reveals something to a viewer when there is a state that the
viewer could not tell from the true one before the action (`imagine` draws such states) in which nothing that looks like
the action leads to the view that it led to. States are sampled, so what slips through was all but certain beforehand.
"""

from __future__ import annotations

import random
from typing import Any

from mochuelo.core.errors import IllegalAction, MatchError
from mochuelo.core.event import Event
from mochuelo.core.game import AnyGame, Seat
from mochuelo.core.match import Match, last_act, side, stands_alone, walk
from mochuelo.core.together import choices

SAMPLES = 64
MOST = 8_192
"""So many actions are looked at for one question; a question that takes more is answered with caution: it reveals."""


def check_takeback(match: Match, seat: int) -> None:
    """Raise `MatchError` unless the last act of whoever plays `seat` can be withdrawn, with everything that came after it."""
    back = last_act(match, seat)
    if back == 0:
        raise MatchError("nothing-to-take-back", f"seat {seat!r} has taken no action that could be taken back", seat=seat)
    alone = stands_alone(match, back)
    since = [(state, event) for state, event in walk(match) if (event.seq == back if alone else event.seq >= back)]
    for state, event in since:
        if event.kind != "act" and not _forced(match.game, state, event):
            raise MatchError(f"{_BARS[event.kind]}-since", f"a takeback cannot reach across event {event.seq!r} ({event.kind})", seat=seat)
    if match.hides and any(_learned(match, seat, state, event) for state, event in since):
        raise MatchError("secret-since", f"seat {seat!r} has learned a secret since; it cannot be unlearned", seat=seat)


_BARS = {"chance": "chance", "concede": "leaving", "flag": "leaving", "lapse": "time"}


def _forced(game: AnyGame, state: Any, event: Event) -> bool:
    """Whether chance had nothing to decide."""
    return event.kind == "chance" and len(game.legal(state)) == 1


def _learned(match: Match, seat: int, state: Any, event: Event) -> bool:
    action = match.game.read(event.text)
    return any(reveals(match.game, state, action, Seat(viewer), random.Random(event.seq), event.seat) for viewer in side(match, seat))


def reveals(game: AnyGame, state: Any, action: Any, viewer: Seat, rng: random.Random, actor: int | None = None) -> bool:
    """Whether taking `action` in `state` tells `viewer` something that was hidden from it before.

    `actor` is the seat that takes it, where it may be another than that of `turn`.
    """
    before = game.view(state, viewer)
    seeker = _Seeker(game, state, action, viewer, actor)
    return not all(seeker.could_be(game.imagine(before, rng)) for _ in range(SAMPLES))


class _Seeker:
    """Looks in imagined states for an action that `viewer` could not tell from the true one.

    What was found is tried first: the true action, then those that stood in for it elsewhere. All that is legal is listed only where none
    of these will do, so that a game with many actions is not listed once for each sample.
    """

    def __init__(self, game: AnyGame, state: Any, action: Any, viewer: Seat, actor: int | None) -> None:
        self.game, self.viewer, self.actor = game, viewer, actor
        self.look = game.write(game.seen(state, action, viewer))
        self.after = game.view(game.apply(state, action), viewer)
        self.known = [action]
        self.listed = 0

    def could_be(self, imagined: Any) -> bool:
        """Whether something in `imagined` looks like the true action and leads to the view that it led to."""
        if any(self._stands_in(imagined, action) for action in self.known):
            return True
        legal = self.game.legal(imagined) if self.actor is None else choices(self.game, imagined, self.actor)
        self.listed += len(legal)
        if self.listed > MOST:
            return False
        for action in legal:
            if self._looks_right(imagined, action) and self._leads_there(self.game.apply(imagined, action)):
                self.known.append(action)
                return True
        return False

    def _stands_in(self, imagined: Any, action: Any) -> bool:
        """Whether an action that may not be possible there would do."""
        try:
            after = self.game.apply(imagined, action)
        except IllegalAction:
            return False
        return self._looks_right(imagined, action) and self._leads_there(after)

    def _looks_right(self, imagined: Any, action: Any) -> bool:
        return self.game.write(self.game.seen(imagined, action, self.viewer)) == self.look

    def _leads_there(self, after: Any) -> bool:
        return bool(self.game.view(after, self.viewer) == self.after)
