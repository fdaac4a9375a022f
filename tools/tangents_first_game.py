"""The guided first game of Tangents: one whole game, of which the learner plays the Illustrator's turns that teach something.

What the learner may choose stays so until the end. So every step is played here from every position that the learner may have made by then:
only what is legal in all of them is offered, and a story that differs is told once for each way in which the cards in question may lie.
Until the step about how flipped cards lie they are to stay upright.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import combinations
from typing import Any, NamedTuple

import msgspec

from mochuelo.games.tangents import GAME, Options, State
from mochuelo.games.tangents.state import SEATS, SPACES
from tools.tangents_examples import look, turn

SCRIPT = (
    "Il:01uB3 Po:21tA1 Il:28tA2xNu Po:30tD4 Il:18uC3xSEu Po:08tD3xWt Il:31uD2xSu Po:32tA3xNut Il:29uC1 "
    "Po:24uB2xNEu Il:22tA4xNuuu Po:04tB4xWu Il:06tC2xWt Po:20uC4xEt Il:#C2 Po:19uD1xSt Il:03uB1xEu"
)
"""A game that tools/tangents_first_search.py has found: turn by turn, the learner's as it is meant to be."""

TAUGHT = (0, 2, 4, 6, 10, 12, 14, 16)
"""Which of its turns the learner plays; between them it goes on by itself."""

Variants = list[tuple[str, list[Any]]]
"""Stories, each with how some cards must lie for it: "" for always, else such as "B2=Ilu C3=Pot"."""


class Lesson(NamedTuple):
    """One step of the game."""

    before: list[Variants]
    """The turns that are played by themselves before it."""
    held: list[list[int]]
    """The cards of both hands that are shown while they are."""
    hands: list[list[int]]
    """The cards that are shown when the learner is to decide."""
    block: bool
    """Whether the learner's block is shown."""
    acts: dict[str, tuple[Variants, int]]
    """What may be tried, with its story and how good it is: ASKED, LAID or MISSED."""


MISSED, ASKED, LAID = 0, 1, 2
"""It does not what was asked; it does; it does, but a flipped card does not lie upright as long as that has not been taught."""

UPRIGHT = 4
"""The last step in which flipped cards are to stay upright, counted from 0."""


class Goal(NamedTuple):
    """What is open in a step, by the text of a turn, and which of these turns do what is asked."""

    open: Callable[[str, str], bool]
    good: Callable[[str, State], bool]


def same_space(text: str, meant: str) -> bool:
    """The card of the step, upright or turned, on the space that is meant."""
    return text[3:5] == meant[3:5] and text[6:8] == meant[6:8]


def same_card(text: str, meant: str) -> bool:
    """The card of the step, anywhere."""
    return text[3:5] == meant[3:5]


def blocks(text: str, _meant: str) -> bool:
    return text[3] == "#"


def flips(text: str) -> int:
    """How many cards a turn flips."""
    return sum(letter in "ut" for letter in text.partition("x")[2])


def meant(text: str) -> Callable[[str, State], bool]:
    """Only this very turn."""
    return lambda other, _: other == text


def goals() -> tuple[Goal, ...]:
    """What each step asks for."""
    asked = [SCRIPT.split()[n] for n in TAUGHT]
    return (
        Goal(same_space, lambda _, __: True),
        Goal(same_space, lambda text, _: flips(text) > 0),
        Goal(same_card, lambda text, _: flips(text) > 0),
        Goal(same_space, lambda text, _: text[5] == asked[3][5] and flips(text) > 0),
        Goal(same_space, lambda text, _: flips(text) == 3),
        Goal(same_space, meant(asked[5])),
        Goal(blocks, meant(asked[6])),
        Goal(same_space, lambda _, after: look(after).winners == (0,)),
    )


def start() -> State:
    """The empty grid, with the cards of the script in the hands."""
    hands = [sorted({text[3:5] for text in SCRIPT.split() if text.startswith(seat) and text[3] != "#"}) for seat in SEATS]
    texts = ["".join(f"{card}." for card in hand) for hand in hands]
    return GAME.start(Options(position=f"Il:{texts[0]}# Po:{texts[1]}# >Il"), 2)


def lessons() -> list[Lesson]:
    """Every step, played from every position that the learner may have made."""
    script = SCRIPT.split()
    found: list[Lesson] = []
    states, done = [start()], 0
    for at, goal in zip(TAUGHT, goals(), strict=True):
        replies = script[done:at]
        before = []
        for text in replies:
            before.append(variants(states, text))
            states = alike(after(state, text) for state in states)
        acts = tried(states, script[at], goal, len(found) <= UPRIGHT)
        states = alike(after(state, text) for state in states for text, (_, good) in acts.items() if good == ASKED)
        own = [cards(text for text in texts if text.startswith("Il")) for texts in (replies, [script[at]])]
        coming = [text for text in script[at + 1 : next((n for n in TAUGHT if n > at), len(script))] if text.startswith("Po")]
        poets = [cards(text for text in replies if text.startswith("Po")), cards(coming)]
        found.append(Lesson(before, [own[0], poets[0]], [own[1], poets[1]], script[at][3] == "#", acts))
        done = at + 1
    return found


def cards(texts: Iterable[str]) -> list[int]:
    """The cards that are placed in some turns."""
    return sorted(int(text[3:5]) for text in texts if text[3] != "#")


def after(state: State, text: str) -> State:
    return turn(state, GAME.read(text))[0]


def alike(states: Iterable[State]) -> list[State]:
    """Each position once."""
    return list({msgspec.json.encode(look(state)): state for state in states}.values())


def tried(states: list[State], aim: str, goal: Goal, upright: bool) -> dict[str, tuple[Variants, int]]:
    """What may be tried: the turns that are open and legal in every position, and as good in each."""
    texts = [text for text in map(GAME.write, GAME.legal(states[0])) if goal.open(text, aim)]
    everywhere = [text for text in texts if all(GAME.read(text) in GAME.legal(state) for state in states)]
    judged = {text: {goal.good(text, after(state, text)) for state in states} for text in everywhere}
    sure = {text: int(goods.pop()) for text, goods in judged.items() if len(goods) == 1}
    laid = {text for text, good in sure.items() if good and upright and "t" in text.partition("x")[2]}
    return {text: (variants(states, text), LAID if text in laid else good) for text, good in sure.items()}


def variants(states: list[State], text: str) -> Variants:
    """The stories of a turn that is legal in every position, told apart by as few cards as will do."""
    told = [(lies(state), turn(state, GAME.read(text))[1]) for state in states]
    loose = [space for space in SPACES if len({lying.get(space) for lying, _ in told}) > 1]
    for count in range(len(loose) + 1):
        for spaces in combinations(loose, count):
            found: dict[str, list[Any]] = {}
            if all(found.setdefault(" ".join(f"{space}={lying[space]}" for space in spaces), steps) == steps for lying, steps in told):
                return sorted(found.items())
    raise SystemExit(f"{text!r} has no one story, however the cards lie")


def lies(state: State) -> dict[str, str]:
    """How each card lies: whose side is up, upright or turned."""
    return {one.space: f"{SEATS[one.side]}{'ut'[one.turned]}" for one in look(state).board}
