"""The laws of rules: text, legality, purity, replay, ending, leaving, choices.

Each plays one random game and answers how much it tested.
"""

from __future__ import annotations

import random
from typing import Any

from msgspec import structs

from mochuelo.core.errors import GameError, IllegalAction, NotationError
from mochuelo.core.game import CHANCE, SPECTATOR, AnyGame
from mochuelo.core.options import SEATS, choices, making, matters, when_of
from mochuelo.core.together import open_actions
from mochuelo.testing.walks import Beginning, Ply, Trail, walk

NOISE = ("", " ", "?", "\0", "\n", "-1", "0", "null", "a b", "🦉", "é", "/", ":", "::", "9" * 400, "x" * 10_000, "../..", "%s", "{}")
"""What no game takes for an action."""
FOREIGN = 8
"""How many actions of other positions are tried at each ply."""


def text(game: AnyGame, begin: Beginning, rng: random.Random) -> int:
    """See `laws`."""
    trail, tested = Trail(game, begin, rng), 0
    for noise in NOISE:
        trail.must(_is_no_action(game, noise), f"no NotationError for {noise[:40]!r}")
    for ply in trail.thinned():
        texts = [game.write(action) for action in ply.legal]
        trail.must(len(set(texts)) == len(texts), "two legal actions share a text")
        for words in texts:
            trail.must(words.isprintable() and bool(words) and " " not in words, f"not printable, or with blanks: {words!r}")
            trail.must(game.write(game.read(words)) == words, f"read back as another action: {words!r}")
            trail.must(_is_no_action(game, f"{words} {words}"), f"no NotationError for {words!r} twice")
        tested += len(texts)
    return tested


def _is_no_action(game: AnyGame, words: str) -> bool:
    try:
        game.read(words)
    except NotationError:
        return True
    return False


def legality(game: AnyGame, begin: Beginning, rng: random.Random) -> int:
    """See `laws`."""
    foreign = {game.write(action) for ply in walk(game, begin, random.Random(rng.random())) for action in ply.legal}
    trail, tested = Trail(game, begin, rng), 0
    for ply in trail.thinned():
        texts = [game.write(action) for action in ply.legal]
        trail.must([game.write(action) for action in game.legal(ply.state)] == texts, "another order of legal actions when asked again")
        for action, words in zip(ply.legal, texts, strict=True):
            trail.must(_applies(game, ply.state, action), f"legal and refused: {words!r}")
        others = sorted(foreign - {game.write(action) for action in open_actions(game, ply.state)})
        for words in rng.sample(others, min(FOREIGN, len(others))):
            trail.must(not _applies(game, ply.state, game.read(words)), f"not legal and yet taken: {words!r}")
            tested += 1
        if ply.turn == CHANCE and ply.action is not None:
            trail.must(game.write(ply.action) in texts, f"drawn and not legal: {game.write(ply.action)!r}")
        foreign.update(texts)
    return tested


def _applies(game: AnyGame, state: Any, action: Any) -> bool:
    try:
        game.apply(state, action)
    except IllegalAction:
        return False
    return True


def purity(game: AnyGame, begin: Beginning, rng: random.Random) -> int:
    """See `laws`."""
    trail, tested = Trail(game, begin, rng), 0
    for ply in trail.thinned():
        before = _looks(trail, ply.state)
        for seat in game.playing(ply.state):
            if ply.turn is not None:
                game.concede(ply.state, seat)
        for action in rng.sample(list(ply.legal), min(3, len(ply.legal))):
            game.apply(ply.state, action)
            viewer = rng.choice(trail.viewers)
            game.story(ply.state, action, viewer)
            game.seen(ply.state, action, viewer)
            tested += 1
        trail.must(_looks(trail, ply.state) == before, "a state was changed by asking what could be done in it")
    return tested


def _looks(trail: Trail, state: Any) -> list[object]:
    """All that can be asked about a state, to be compared."""
    game = trail.game
    views = [game.view(state, viewer) for viewer in trail.viewers]
    return [repr(state), game.turn(state), game.outcome(state), list(map(game.write, game.legal(state))), list(game.playing(state)), *views]


def replay(game: AnyGame, begin: Beginning, rng: random.Random) -> int:
    """See `laws`."""
    trail = Trail(game, begin, rng)
    again = game.start(begin.options, begin.seats)
    for ply in trail:
        if trail.looks():
            trail.must(_looks(trail, again)[1:] == _looks(trail, ply.state)[1:], "another position when played again")
        if ply.action is not None:
            again = game.apply(again, game.read(game.write(ply.action)))
    return len(trail.done)


def ending(game: AnyGame, begin: Beginning, rng: random.Random) -> int:
    """See `laws`."""
    trail = Trail(game, begin, rng, far=game.info.longest + 2)
    last = Ply(None, CHANCE, ())
    for ply in trail:
        outcome = game.outcome(ply.state)
        over = (outcome is not None, ply.turn is None, not ply.legal)
        trail.must(len(set(over)) == 1, f"outcome, nobody's turn and nothing legal do not agree: {over!r}")
        trail.must(ply.turn in (None, CHANCE) or ply.turn in game.playing(ply.state), f"the turn of one who is out: {ply.turn!r}")
        last = ply
    trail.must(last.turn is None, f"no end after {game.info.longest!r} plies")
    _check_end(trail, last)
    return 1


def _check_end(trail: Trail, last: Ply) -> None:
    game, outcome = trail.game, trail.game.outcome(last.state)
    assert outcome is not None, "the caller has seen the end"
    trail.must(len(outcome.scores) == trail.begin.seats, f"not a score for each seat: {outcome.scores!r}")
    trail.must(all(0 <= seat < trail.begin.seats for seat in outcome.winners), f"no such winners: {outcome.winners!r}")
    for words in trail.done[-3:]:
        trail.must(not _applies(game, last.state, game.read(words)), f"taken after the end: {words!r}")
    for seat in range(trail.begin.seats):
        trail.must(_refuses(game, last.state, seat), f"given up after the end: {seat!r}")


def _refuses(game: AnyGame, state: Any, seat: Any) -> bool:
    try:
        game.concede(state, seat)
    except GameError:
        return True
    return False


def leaving(game: AnyGame, begin: Beginning, rng: random.Random) -> int:
    """See `laws`."""
    trail, tested = Trail(game, begin, rng, leaving=0.2, far=game.info.longest + 2), 0
    alone: object = None
    for ply in trail:
        trail.must(alone is None or ply.turn in (None, CHANCE, alone), "one seat is left, and it is another's turn")
        if ply.leaving is not None:
            before, after = set(game.playing(ply.state)), game.concede(ply.state, ply.leaving)
            stay = set(game.playing(after))
            trail.must(ply.leaving not in stay and stay <= before, f"still in after giving up: {ply.leaving!r}")
            trail.must(game.turn(after) != ply.leaving, f"gave up, and it is the turn of {ply.leaving!r}")
            trail.must(game.turn(after) is None or _refuses(game, after, ply.leaving), f"gave up twice: {ply.leaving!r}")
            alone = next(iter(stay)) if len(stay) == 1 else None
            tested += 1
    trail.must(game.outcome(ply.state) is not None, f"no end after {game.info.longest!r} plies, with seats that gave up")
    return tested


def offered(game: AnyGame, begin: Beginning, rng: random.Random) -> int:
    """See `laws`, under choices."""
    trail, listed = Trail(game, begin, rng), choices(game.options)
    _check_names(trail)
    pairs = [(name, value) for name, allowed in listed.items() for value in allowed]
    for name, value in pairs:
        making(game, name, value)
    idle = [(name, value) for name, value in pairs if not matters(game, begin.options, begin.seats, name, value)]
    for name, value in rng.sample(idle, min(2, len(idle))):
        _changes_nothing(trail, structs.replace(begin.options, **{name: value}), f"{name} {value!r}")
    return 1 + len(idle)


def _check_names(trail: Trail) -> None:
    """What `when` names must be options and values that there are."""
    game = trail.game
    words = {name: set(map(str, allowed)) for name, allowed in choices(game.options).items()}
    words[SEATS] = set(map(str, range(1, game.info.seats[1] + 1)))
    for key, needs in when_of(game).items():
        name, _, value = key.partition("=")
        there = name in game.options.__struct_fields__ and (not value or value in words.get(name, ()))
        trail.must(there, f"`when` says what {key!r} needs; there is none")
        for other, some in needs.items():
            trail.must(set(some) <= words.get(other, set()), f"`when` lets {key!r} need what there is not: {other!r} of {some!r}")


def _changes_nothing(trail: Trail, options: Any, what: str) -> None:
    """A game under `options` must go on as one under the trail's own."""
    game, luck = trail.game, trail.rng.random()
    both = [walk(game, Beginning(some, trail.begin.seats), random.Random(luck)) for some in (trail.begin.options, options)]
    for one, other in zip(*both, strict=True):
        trail.must(_faces(game, one) == _faces(game, other), f"{what} should mean nothing, and yet another game comes of it")


def _faces(game: AnyGame, ply: Ply) -> list[object]:
    """What a game shows at a ply, but for the options that a view may carry."""
    view = structs.asdict(game.view(ply.state, SPECTATOR))
    shown = {name: value for name, value in view.items() if type(value) is not game.options}
    return [ply.turn, [*map(game.write, ply.legal)], game.outcome(ply.state), shown]
