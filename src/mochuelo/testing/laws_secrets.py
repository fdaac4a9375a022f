"""The laws of secrets: openness, silence, telling, imagination. Each plays random games and answers how much it tested."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import msgspec

from mochuelo.core.game import CHANCE, SPECTATOR, AnyGame, Seat, Viewer
from mochuelo.core.together import awaited, choices, limit, open_actions, texts
from mochuelo.testing.walks import Beginning, Ply, Trail, some_viewers

LEAVING = 0.02


def openness(game: AnyGame, begin: Beginning, rng: random.Random) -> int:
    """See `laws`."""
    trail, secrets, hides = Trail(game, begin, rng, LEAVING), 0, game.hides(begin.options)
    for ply in trail.thinned():
        shown = _all_see_the_same(trail, ply)
        trail.must(hides or not shown, f"an open game shows {shown} to somebody")
        secrets += bool(shown)
    return secrets if hides else 1


def _all_see_the_same(trail: Trail, ply: Ply) -> str:
    """Nothing when all viewers are told the truth and the same of a ply, else what differs."""
    game, state, action = trail.game, ply.state, ply.action
    if any(game.view(state, viewer) != game.view(state, SPECTATOR) for viewer in trail.viewers):
        return "another view"
    if action is None:
        return ""
    if any(game.write(game.seen(state, action, viewer)) != game.write(action) for viewer in trail.viewers):
        return "another action"
    told = game.story(state, action, SPECTATOR)
    return "another story" if any(game.story(state, action, viewer) != told for viewer in trail.viewers) else ""


def silence(game: AnyGame, begin: Beginning, rng: random.Random) -> int:
    """See `laws`. Answers for the viewer about whom the least was tested in how many steps the two games really differed."""
    if not game.hides(begin.options):
        return 1
    return min(_silence(game, begin, viewer, rng) for viewer in some_viewers(begin.seats, rng))


def _silence(game: AnyGame, begin: Beginning, viewer: Viewer, rng: random.Random) -> int:
    trail, differing = Trail(game, begin, rng, LEAVING), 0
    twin = game.start(begin.options, begin.seats)
    for ply in trail:
        looked = trail.looks()
        if looked:
            check_alike(trail, parts(game, ply.state, viewer), parts(game, twin, viewer), viewer)
            differing += differ(trail, ply.state, twin)
        if ply.leaving is not None:
            twin = game.concede(twin, ply.leaving)
        elif ply.action is not None:
            partners = alike(game, ply.state, ply.action, twin, viewer)
            partner, twin = (rng.choice(partners), twin) if partners else (ply.action, ply.state)
            if looked:
                _check_stories(trail, (ply.state, ply.action), (twin, partner), viewer)
            twin = game.apply(twin, partner)
    return differing


def alike(game: AnyGame, state: Any, action: Any, twin: Any, viewer: Viewer) -> Sequence[Any]:
    """The legal actions of `twin` that look to `viewer` like `action` in `state`; to who takes it only the action itself does."""
    look = game.write(game.seen(state, action, viewer))
    return [other for other in open_actions(game, twin) if game.write(game.seen(twin, other, viewer)) == look]


def differ(trail: Trail, state: Any, twin: Any) -> bool:
    """Whether somebody could tell the two states apart, or chance has other outcomes in them: what nobody knows yet."""
    game = trail.game
    if any(game.view(state, viewer) != game.view(twin, viewer) for viewer in trail.viewers):
        return True
    return game.turn(state) == CHANCE and [*map(game.write, game.legal(state))] != [*map(game.write, game.legal(twin))]


PARTS = (
    "by the turn",
    "by who is awaited",
    "by the time there is",
    "by the view",
    "by the outcome",
    "by who is in",
    "by the legal actions",
)
"""What of a state a viewer meets, in the order of `parts`."""


def parts(game: AnyGame, state: Any, viewer: Viewer) -> tuple[object, ...]:
    """What of a state `viewer` meets: equal for states that it cannot tell apart."""
    seats = awaited(game, state)
    own = texts(game, state, viewer) if viewer != SPECTATOR and viewer in seats else []
    return game.turn(state), seats, limit(game, state), _json(game, state, viewer), game.outcome(state), list(game.playing(state)), own


def check_alike(trail: Trail, one: Sequence[object], other: Sequence[object], viewer: Viewer) -> None:
    """Two states as a viewer meets them (`parts`) must not be told apart."""
    for part, left, right in zip(PARTS, one, other, strict=True):
        trail.must(left == right, f"{viewer!r} can tell two games apart that it should not: by {part}")


def _check_stories(trail: Trail, one: tuple[Any, Any], other: tuple[Any, Any], viewer: Viewer) -> None:
    stories = [trail.game.story(state, action, viewer) for state, action in (one, other)]
    trail.must(stories[0] == stories[1], f"{viewer!r} can tell two games apart that it should not: by the story")


def _json(game: AnyGame, state: Any, viewer: Viewer) -> bytes:
    return msgspec.json.encode(game.view(state, viewer))


def telling(game: AnyGame, begin: Beginning, rng: random.Random) -> int:
    """See `laws`."""
    trail, tested = Trail(game, begin, rng), 0
    for ply in trail.thinned():
        some = rng.sample(list(ply.legal), min(12, len(ply.legal)))
        _check_own(trail, ply)
        after = [(action, game.apply(ply.state, action)) for action in some] if game.hides(begin.options) else []
        for viewer in trail.viewers:
            _check_told(trail, ply.state, after, viewer)
            tested += 1
    return tested


def _check_own(trail: Trail, ply: Ply) -> None:
    """Who takes an action sees it as it is."""
    game = trail.game
    for seat in awaited(game, ply.state):
        own = all(game.write(game.seen(ply.state, action, Seat(seat))) == game.write(action) for action in choices(game, ply.state, seat))
        trail.must(own, f"{seat!r} does not see the own action")


def _check_told(trail: Trail, state: Any, after: Sequence[tuple[Any, Any]], viewer: Viewer) -> None:
    game, told = trail.game, defaultdict[bytes, set[str]](set)
    for action, following in after:
        told[_json(game, following, viewer)].add(game.write(game.seen(state, action, viewer)))
    for looks in told.values():
        trail.must(len(looks) == 1, f"the log tells {viewer!r} what the view does not: {sorted(looks)!r}")


def imagination(game: AnyGame, begin: Beginning, rng: random.Random) -> int:
    """See `laws`. Answers, where something is hidden, how often two imagined states differed."""
    trail, tested, hides, played = Trail(game, begin, rng, LEAVING), 0, game.hides(begin.options), 0
    for ply in trail.thinned():
        viewer = rng.choice(trail.viewers)
        view, seed = game.view(ply.state, viewer), rng.random()
        first, again, other = (game.imagine(view, random.Random(number)) for number in (seed, seed, -seed - 1))
        trail.must(not differ(trail, first, again), "imagined otherwise with the same random numbers")
        trail.must(game.view(first, viewer) == view, f"what {viewer!r} imagines does not look the same")
        trail.must(game.turn(first) == ply.turn, f"what {viewer!r} imagines has another turn")
        trail.must(awaited(game, first) == awaited(game, ply.state), f"what {viewer!r} imagines awaits others")
        for seat in awaited(game, ply.state):
            same = texts(game, first, seat) == texts(game, ply.state, seat) if seat == viewer or not hides else True
            trail.must(same, f"what {viewer!r} imagines has other legal actions")
        tested += differ(trail, first, other) or not hides
        if rng.random() < 0.2 and played < PLAYED_OUT:
            played += _play_out(trail, first)
    return tested


PLAYED_OUT = 6_000
"""Plies in imagined states that are played to their ends, for each game; the last one may go beyond."""


def _play_out(trail: Trail, state: Any) -> int:
    """Play an imagined state to its end, and answer how many plies that took."""
    game = trail.game
    for plies in range(game.info.longest):
        if game.turn(state) is None:
            return plies
        action = game.draw(state, trail.rng) if game.turn(state) == CHANCE else trail.rng.choice(game.legal(state))
        state = game.apply(state, action)
    trail.must(False, "an imagined game has no end")
    return game.info.longest
