"""The laws of what is told: story, words, json. Each plays one random game and answers how much it tested."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from mochuelo.core.errors import GameError
from mochuelo.core.game import AnyGame, Step
from mochuelo.testing.walks import Beginning, Broken, Trail, walk

NEEDED = frozenset({"en", "es"})
"""The languages that every game speaks."""


def story(game: AnyGame, begin: Beginning, rng: random.Random) -> int:
    """See `laws`."""
    trail, tested = Trail(game, begin, rng), 0
    for ply in trail.thinned():
        for viewer in trail.viewers:
            if ply.action is not None:
                where = dict(game.places(game.view(ply.state, viewer)))
                steps = game.story(ply.state, ply.action, viewer)
                trail.must(bool(steps), f"nothing is told of {game.write(ply.action)!r}")
                tested += _follow(trail, where, steps)
                after = game.places(game.view(game.apply(ply.state, ply.action), viewer))
                trail.must(
                    _there(where) == _there(dict(after)), f"the story of {game.write(ply.action)!r} does not lead to what {viewer!r} sees"
                )
    return tested


def _follow(trail: Trail, where: dict[str, str], steps: tuple[Step, ...]) -> int:
    """Move the pieces along; a piece that is nowhere is at ""."""
    moves = [move for step in steps for move in step.moves]
    for move in moves:
        trail.must(where.get(move.piece, "") == move.start, f"a piece that was elsewhere is moved: {move!r}")
        where[move.piece] = move.end
    return len(moves)


def _there(where: dict[str, str]) -> dict[str, str]:
    return {piece: place for piece, place in where.items() if place}


def json(game: AnyGame, begin: Beginning, rng: random.Random) -> int:
    """See `laws`."""
    trail = Trail(game, begin, rng, leaving=0.02)
    back = msgspec.json.decode(msgspec.json.encode(begin.options), type=game.options)
    trail.must(back == begin.options, f"options come back otherwise: {back!r}")
    for ply in trail.thinned():
        for viewer in trail.viewers:
            view = game.view(ply.state, viewer)
            again = msgspec.json.decode(msgspec.json.encode(view), type=game.view_type)
            trail.must(again == view and type(view) is game.view_type, f"the view of {viewer!r} comes back otherwise")
            trail.must(bool(game.show(view)), f"nothing is shown to {viewer!r}")
    return len(trail.done)


def words(game: AnyGame, begin: Beginning, rng: random.Random, folder: Path) -> int:
    """See `laws`."""
    bundles, worded = languages(folder), getattr(game, "wording", None)
    if not bundles.keys() >= NEEDED:
        raise Broken(f"{game.info.key!r} does not speak {sorted(NEEDED - bundles.keys())!r}; add a file to {folder}")
    written = message_ids(folder)
    for language, ids in written.items():
        missing = sorted(set().union(*written.values()) - ids)
        if missing:
            raise Broken(f"{language!r} lacks what another language has: {missing!r}; write it in {folder}")
    trail, tested = Trail(game, begin, rng), 0
    met: set[tuple[str, str]] = set()
    for message, args, step in _messages(trail):
        if (message, repr(args)) in met:
            continue
        met.add((message, repr(args)))
        for language, bundle in bundles.items():
            trail.must(bundle.has_message(message), f"there are no words for {message!r} in {language!r}")
            told = _worded(trail, worded(step, begin.options, language), step) if worded and step else args
            pattern = bundle.get_message(message).value
            wrong = bundle.format_pattern(pattern, told)[1] if pattern else ["no text"]
            trail.must(not wrong, f"the words for {message!r} in {language!r} do not fit {told!r}: {wrong!r}")
            tested += 1
    return tested


def _worded(trail: Trail, words: Mapping[str, str | int], step: Step) -> dict[str, str | int]:
    """The arguments of a step with words in place of ids."""
    empty = [name for name, text in words.items() if text == "" and step.args.get(name) != ""]
    trail.must(not empty, f"no words for what {step.say!r} names: {empty!r}")
    return {**step.args, **words}


def _messages(trail: Trail) -> Iterator[tuple[str, dict[str, str | int], Step | None]]:
    """Every message that the game sends on the way, with its arguments, and the step that says it."""
    game = trail.game
    yield from ((name, {}, None) for name in ("title", "tagline", *(f"seat-{seat}" for seat in game.info.seat_names)))
    foreign = [action for ply in walk(game, trail.begin, random.Random(trail.rng.random())) for action in ply.legal]
    eyes = trail.viewers if game.hides(trail.begin.options) else trail.viewers[-1:]
    for ply in trail.thinned():
        for viewer in eyes if ply.action is not None else ():
            for step in game.story(ply.state, ply.action, viewer):
                yield step.say, step.args, step
                yield f"rule-{step.rule}", {}, None
        for action in trail.rng.sample(foreign, min(5, len(foreign))):
            try:
                game.apply(ply.state, action)
            except GameError as wrong:
                yield f"error-{wrong.code}", wrong.details, None
        outcome = game.outcome(ply.state)
        if outcome is not None:
            yield f"outcome-{outcome.reason}", {}, None


@lru_cache(maxsize=8)
def languages(folder: Path) -> dict[str, FluentBundle]:
    """The words of a game by language: every `.ftl` file in `text/`."""
    found: dict[str, FluentBundle] = {}
    for path in sorted((folder / "text").glob("*.ftl")):
        bundle = FluentBundle([path.stem], use_isolating=False)
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
        found[path.stem] = bundle
    return found


@lru_cache(maxsize=8)
def message_ids(folder: Path) -> dict[str, frozenset[str]]:
    """The ids of the messages that the contract names, by language; a language may have others, for its grammar."""
    texts = {path.stem: path.read_text(encoding="utf-8") for path in sorted((folder / "text").glob("*.ftl"))}
    return {
        language: frozenset(re.findall(r"(?m)^((?:seat|story|rule|outcome|error)-[\w-]+) *=", text)) for language, text in texts.items()
    }
