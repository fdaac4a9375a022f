"""Words: every message of a story is told somewhere, fits its arguments in every language, and none is written in vain."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle

from mochuelo.core.errors import IllegalAction
from mochuelo.core.game import CHANCE, SPECTATOR, Seat, Step
from mochuelo.games.sophie import GAME, Options, State
from mochuelo.games.sophie.tests.cases import after, lay, right, wrong
from mochuelo.testing.laws_telling import languages

FOLDER = Path(__file__).parent.parent
TABLES: tuple[dict[str, Any], ...] = (
    {},
    {"socrates_cards": "on", "votes": "open", "begins": "name_nearest_sophie", "last_round": "on"},
    {"socrates_cards": "on", "reader": "left_neighbour", "enter_epoch_once": "on"},
    {"disc_moves": "all_instructions", "gadfly": "next_path", "bots": (1,)},
)


def likely(state: State, texts: list[str], rng: random.Random) -> str:
    """One of some actions at random; of answers mostly the right one, so that epochs are finished, and of bets mostly yes."""
    if "a" in texts and rng.random() < 0.5:
        return "abc"[int(state.order) // 2]
    return "s+" if "s+" in texts and rng.random() < 0.7 else rng.choice(texts)


def told(state: State, rng: random.Random, plies: int) -> list[Step]:
    """The steps of a game from a state, as a spectator and the one who acts hear them."""
    found: list[Step] = []
    for _ in range(plies):
        turn = GAME.turn(state)
        if turn is None:
            break
        texts = [GAME.write(action) for action in GAME.legal(state)]
        action = GAME.draw(state, rng) if turn == CHANCE else GAME.read(likely(state, texts, rng))
        for viewer in (SPECTATOR, Seat(0) if turn == CHANCE else turn):
            found += GAME.story(state, action, viewer)
        state = GAME.apply(state, action)
    return found


@cache
def steps() -> list[Step]:
    """Steps of random games at every table, and of what happens seldom."""
    found: list[Step] = []
    for number, options in enumerate(TABLES):
        for seed in range(2):
            found += told(GAME.start(Options(goal=1, **options), 4), random.Random(f"{number}/{seed}"), 400)
    for state, text in SELDOM:
        found += [step for viewer in (SPECTATOR, Seat(1)) for step in GAME.story(state(), GAME.read(text), viewer)]
    return found


def bet(way: str) -> State:
    """The first seat, which has a Socrates card, is asked question 1 of card 5."""
    state = lay(["hellas", "modern"], socrates_cards="on")
    state.socrates[0], state.socrates_left = 1, 3
    return after(state, "ask k5 q1", way)


def used_up() -> State:
    """No card of Hellas and Rome can be drawn before the used ones are shuffled."""
    state = lay(["hellas", "modern"])
    state.left[1], state.used[1] = 0, 22
    for n in range(state.first[1], state.first[2]):
        state.lies[n] = 1
    return state


def sixtieth(way: str) -> State:
    """The last turn of the last round."""
    state = lay(["b1>b2", "middle"], mover=1, came="hellas -")
    state.round = 60
    return after(state, way)


def finale(way: str) -> State:
    """One right answer is missing for the fourth epoch."""
    state = lay(["hellas", "modern"], done={0: "mythology middle modern"}, last_round="on")
    state.kept[1] = 0
    return after(state, "ask", way)


SELDOM: list[tuple[Callable[[], State], str]] = [
    (lambda: after(lay(["hellas", "modern"], socrates_cards="on"), "^ d1 ."), "kS"),
    (lambda: bet(""), "h5"),
    (lambda: bet("h5"), "s-"),
    (lambda: bet("h5"), "s+"),
    (lambda: bet("h5 s+"), "!"),
    (lambda: bet("h5 s+ !"), "o5:abc"),
    *[(lambda: bet("h5 s+ ! o5:abc ."), f"vTe{vote}") for vote in "+0."],
    (lambda: bet("h5 s+ ! o5:abc . vTe+"), "v+"),
    (lambda: bet("h5 s+ ! o5:abc . vTe0"), "v0"),
    (used_up, "ask"),
    (lambda: sixtieth("ask k1 q1 o1:abc b"), "=a"),
    (lambda: after(lay(["b2>b1", "b1>hellas"], came="modern"), "^ d1"), ">hellas"),
    (lambda: after(lay(["l1", "modern"], came="mythology"), "^"), "d1"),
    (lambda: after(lay(["a3>a4", "modern"], came="mythology"), "^ d4"), ">l1"),
    (lambda: finale("k2 q1 o2:abc a"), "=a"),
    (lambda: finale(f"{right(2)} {wrong(1)} k1 q1 o1:abc b"), "=a"),
    (lambda: finale(f"{right(2)} {wrong(1)} {wrong(1)} k1 q1 o1:abc a"), "=a"),
    (lambda: after(lay(["mythology", "r2"], 3, came="- middle"), "^ d2 ."), "f"),
    (lambda: after(lay(["r4", "modern"], came="middle"), "^ d1 >r5"), "w:modern"),
    (lambda: after(lay(["forgetting", "modern"], 2, came="hellas"), "sp B1 ! vTe+"), "v+"),
    (lambda: after(lay(["forgetting", "modern"], 2, came="hellas"), "six"), "d1"),
    *[(lambda: after(lay(["r23", "modern"], came="hellas"), "^ d1 . B12 !"), f"vTe{vote}") for vote in "+0."],
]


def written(prefix: str) -> set[str]:
    """The ids of messages of a kind."""
    return set(re.findall(rf"(?m)^{prefix}-([\w-]+) =", (FOLDER / "text" / "en.ftl").read_text(encoding="utf-8")))


def test_every_message_is_told_and_every_rule_is_named() -> None:
    assert sorted({step.say.removeprefix("story-") for step in steps()} ^ written("story")) == []
    assert sorted({step.rule for step in steps()} ^ written("rule")) == []


def worded(bundle: FluentBundle, message: str, args: Mapping[str, str | int]) -> tuple[str, list[Any]]:
    """A message with its arguments, and what is wrong with that."""
    pattern = bundle.get_message(message).value
    assert pattern is not None
    text, trouble = bundle.format_pattern(pattern, dict(args))
    return str(text), trouble


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_words_fit(language: str) -> None:
    bundle = languages(FOLDER)[language]
    for step in {repr(step): step for step in steps()}.values():
        text, trouble = worded(bundle, step.say, step.args)
        assert not trouble, step
        assert "{" not in text
        assert bundle.has_message(f"rule-{step.rule}")


CASES = [
    ("epoch-taken", lambda: after(GAME.start(Options(), 2), "first:In r0 S:hellas"), "S:hellas"),
    ("no-way", lambda: after(lay(["r7", "modern"], came="hellas"), "^ d3"), ">r9"),
    ("no-gadfly", lambda: after(lay(["hellas", "modern"]), "^ d4 ."), "j:d3"),
    ("odds", lambda: after(lay(["hellas", "modern"]), "ask k17 q1 o17:abc"), "%70"),
    ("unseen", lambda: after(lay(["r23", "modern"], came="hellas"), "^ d1 . B12 !"), "vTe?"),
    ("not-your-turn", lambda: after(lay(["r23", "modern", "middle"], came="hellas"), "^ d1 . B12 ! vTe+"), "vTe+"),
    ("no-vote", lambda: after(lay(["r23", "modern"], came="hellas"), "^ d1 . B12 !"), "vIn+"),
    ("hop-finished", lambda: after(lay(["r4", "modern"], came="middle", done={0: "hellas"}), "^ d1 >r5"), "w:hellas"),
    ("hop-left", lambda: after(lay(["r4", "modern"], came="middle"), "^ d1 >r5"), "w:middle"),
    ("finished", lambda: lay(["hellas", "modern"], done={0: "hellas"}), "ask"),
    ("no-epoch", lambda: lay(["b4>b5", "modern"], came="hellas"), "ask"),
    ("unfinished", lambda: lay(["hellas", "modern"], enter_epoch_once="on"), "^"),
    ("exit-shut", lambda: lay(["forgetting", "modern"], 2), "^"),
    ("exit-open", lambda: lay(["forgetting", "modern"], 0), "sp"),
    ("follow-first", lambda: after(lay(["mythology", "r2"], 3, came="- middle"), "^ d2 ."), "^"),
    ("nothing-to-follow", lambda: lay(["r6", "modern"], came="middle"), "f"),
    ("not-forgotten", lambda: lay(["r6", "modern"], came="middle"), "six"),
    ("not-now", lambda: lay(["hellas", "modern"]), "d4"),
    ("over", lambda: after(lay(["hellas", "modern"]), "concede:0"), "ask"),
]


@pytest.mark.parametrize(("code", "state", "action"), CASES, ids=[case[0] for case in CASES])
def test_refusals_are_worded(code: str, state: Any, action: str) -> None:
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(state(), GAME.read(action))
    assert caught.value.code == code
    for bundle in languages(FOLDER).values():
        text, trouble = worded(bundle, f"error-{code}", caught.value.details)
        assert text and not trouble


def test_no_refusal_is_worded_in_vain() -> None:
    elsewhere = {"unreadable", "not-in", "no-chance", "seats", "option", "goal", "bots", "few-cards"}
    assert written("error") == {case[0] for case in CASES} | elsewhere
