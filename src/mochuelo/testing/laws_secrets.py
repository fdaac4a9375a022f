"""The laws of secrets: openness, silence, telling, imagination. Each plays random games and answers how much it tested."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import msgspec

from mochuelo.core.game import CHANCE, SPECTATOR, AnyGame, Seat, Viewer
from mochuelo.core.together import awaited, choices, limit, open_actions, texts
from mochuelo.testing.walks import Beginning, Broken, Ply, Trail, some_viewers

LEAVING = 0.02
Name: TypeAlias = Callable[[Any], object]
"""A name of a state that can be hashed."""


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
        _check_alike(trail, ply.state, twin, viewer)
        differing += differ(trail, ply.state, twin)
        if ply.leaving is not None:
            twin = game.concede(twin, ply.leaving)
        elif ply.action is not None:
            partners = alike(game, ply.state, ply.action, twin, viewer)
            partner, twin = (rng.choice(partners), twin) if partners else (ply.action, ply.state)
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


def _check_alike(trail: Trail, state: Any, twin: Any, viewer: Viewer) -> None:
    game, who = trail.game, f"{viewer!r} can tell two games apart that it should not"
    trail.must(game.turn(state) == game.turn(twin), f"{who}: by the turn")
    trail.must(awaited(game, state) == awaited(game, twin), f"{who}: by who is awaited")
    trail.must(limit(game, state) == limit(game, twin), f"{who}: by the time there is")
    trail.must(_json(game, state, viewer) == _json(game, twin, viewer), f"{who}: by the view")
    trail.must(game.outcome(state) == game.outcome(twin), f"{who}: by the outcome")
    trail.must(list(game.playing(state)) == list(game.playing(twin)), f"{who}: by who is in")
    if viewer != SPECTATOR and viewer in awaited(game, state):
        trail.must(texts(game, state, viewer) == texts(game, twin, viewer), f"{who}: by the legal actions")


def _check_stories(trail: Trail, one: tuple[Any, Any], other: tuple[Any, Any], viewer: Viewer) -> None:
    stories = [trail.game.story(state, action, viewer) for state, action in (one, other)]
    trail.must(stories[0] == stories[1], f"{viewer!r} can tell two games apart that it should not: by the story")


def _json(game: AnyGame, state: Any, viewer: Viewer) -> bytes:
    return msgspec.json.encode(game.view(state, viewer))


def silence_everywhere(game: AnyGame, begin: Beginning, viewer: Viewer, most: int = 200_000, same: Name | None = None) -> int:
    """The law of silence on every pair of games there is (for options that make a game tiny); answers the count of pairs that differ.

    `same` gives a state a name, equal only for states that are equal in everything: then a pair that is reached in several ways is
    looked at once, and a game that may go round and round has an end. Raises `Broken`, also when there are more than `most` pairs.
    """
    trail = Trail(game, begin, random.Random(0))
    first = game.start(begin.options, begin.seats)
    todo, met, pairs, differing = [(first, first, ())], set[object](), 0, 0
    while todo:
        state, twin, way = todo.pop()
        pair = (same(state), same(twin)) if same is not None else (0, pairs)
        if pair in met:
            continue
        met.add(pair)
        trail.done, pairs = list(way), pairs + 1
        trail.must(pairs <= most, f"more than {most!r} pairs of games; make the game smaller")
        apart = same is None or pair[0] != pair[1]
        if apart:
            _check_alike(trail, state, twin, viewer)
            differing += differ(trail, state, twin)
        looks = _looks(game, twin, viewer)
        for action in open_actions(game, state):
            step: Any = (*way, game.write(action))
            for partner in looks.get(game.write(game.seen(state, action, viewer)), ()):
                if apart or partner != action:
                    _check_stories(trail, (state, action), (twin, partner), viewer)
                todo.append((game.apply(state, action), game.apply(twin, partner), step))
    if differing == 0 and game.hides(begin.options):
        raise Broken(f"no two games differed for {viewer!r} in {game.info.key!r}: nothing was tested")
    return differing


def _looks(game: AnyGame, state: Any, viewer: Viewer) -> dict[str, list[Any]]:
    """The legal actions by the text that `viewer` sees."""
    found = defaultdict[str, list[Any]](list)
    for action in open_actions(game, state):
        found[game.write(game.seen(state, action, viewer))].append(action)
    return found


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
