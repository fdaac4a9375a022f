"""Plays the worked examples and the guided first games of A hombros de gigantes by the real rules, for the browser, which knows none.

    python tools/gigantes_lessons.py           writes web/src/games/gigantes/learn/lessons.json
    python tools/gigantes_lessons.py --check   writes nothing, and fails where the file is not what would be written

The positions stand in gigantes_examples.py, the games in gigantes_first_games.py.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from mochuelo.core.game import CHANCE, Seat  # noqa: E402  the other tools are found once the root is
from mochuelo.games.gigantes import GAME, State  # noqa: E402
from tools.gigantes_examples import EXAMPLES, FIGURES, OPTIONS, PARTS, set_up  # noqa: E402
from tools.gigantes_first_games import GAMES  # noqa: E402

TARGET = ROOT / "web" / "src" / "games" / "gigantes" / "learn" / "lessons.json"
LEARNER = Seat(0)


class Book:
    """Everything the browser is told: steps are written once and called by their numbers, views as far as they are not as the first one."""

    def __init__(self) -> None:
        self.steps: list[Any] = []
        self.numbers: dict[bytes, int] = {}
        self.base: dict[str, Any] = {}
        self.drawn = False
        self.alike: dict[str, str] = {}

    def story(self, state: State, action: int) -> list[int]:
        """The numbers of the steps of an action, as the learner sees them."""
        return [self.number(msgspec.to_builtins(step)) for step in GAME.story(state, action, LEARNER)]

    def number(self, step: dict[str, Any]) -> int:
        moves = [[move["piece"], move["start"], move["end"]] for move in step["moves"]]
        short = [step["kind"], step["say"], step["args"], step["rule"], moves, step["marks"]]
        key = msgspec.json.encode(short)
        if key not in self.numbers:
            self.numbers[key] = len(self.steps)
            self.steps.append(short)
        return self.numbers[key]

    def view(self, state: State) -> dict[str, Any]:
        """What the learner sees, as far as it is not as in the first view."""
        view: dict[str, Any] = msgspec.to_builtins(GAME.view(state, LEARNER))
        self.base = self.base or view
        return {name: value for name, value in view.items() if value != self.base[name]}

    def walk(self, state: State, watch: list[str], alike: dict[str, str], *, drawn: bool = False) -> dict[str, Any]:
        """A position with all that can be done in it, and what comes of it; what is meant, or alike, leads on, all else ends there.

        With `drawn` the draw of the next one follows every turn.
        """
        nodes: list[Any] = []
        self.drawn, self.alike = drawn, alike
        while forced(state) or not watch[0].startswith("In:"):
            state = GAME.apply(state, GAME.legal(state)[0] if forced(state) else GAME.read(watch.pop(0)))
        self.grow(state, watch, nodes)
        return {"nodes": nodes, "watch": [text for text in watch if text.startswith("In:")]}

    def grow(self, state: State, watch: list[str], nodes: list[Any]) -> int:
        """Add the node of a position and of all that may follow, by itself or by the learner."""
        here = len(nodes)
        node: dict[str, Any] = {"view": self.view(state), "acts": {}}
        nodes.append(node)
        if GAME.turn(state) == LEARNER:
            self.offer(state, watch, node["acts"], nodes)
            return here
        told, after, left = self.follow(state, watch)
        if told:
            node["then"] = [told, self.grow(after, left, nodes)]
        return here

    def offer(self, state: State, watch: list[str], acts: dict[str, Any], nodes: list[Any]) -> None:
        """What the learner may try: whatever is legal, as long as something is meant."""
        texts = [GAME.write(action) for action in GAME.legal(state)] if watch else []
        if watch and watch[0] not in texts:
            raise SystemExit(f"{watch[0]!r} is not legal here; {' '.join(texts)}")
        for text in texts:
            meant = re.fullmatch(self.alike.get(watch[0], re.escape(watch[0])), text) is not None
            told, after = self.take(state, text)
            acts[text] = [told, self.grow(after, watch[1:] if meant else [], nodes), int(meant)]

    def take(self, state: State, text: str) -> tuple[list[int], State]:
        """Take an action, and what chance then has to do; the story, and the position after it."""
        told = self.story(state, GAME.read(text))
        state = GAME.apply(state, GAME.read(text))
        while forced(state):
            told += self.story(state, GAME.legal(state)[0])
            state = GAME.apply(state, GAME.legal(state)[0])
        return told, state

    def follow(self, state: State, watch: list[str]) -> tuple[list[int], State, list[str]]:
        """What follows by itself until the learner is to decide: what is meant, or else a last draw where there is one."""
        told: list[int] = []
        while watch and not watch[0].startswith("In:"):
            more, state = self.take(state, watch[0])
            told, watch = told + more, watch[1:]
        if self.drawn and GAME.turn(state) == CHANCE:
            more, state = self.take(state, GAME.write(GAME.legal(state)[0]))
            told += more
        return told, state, watch


def forced(state: State) -> bool:
    """Whether chance has but one thing to do, other than to draw."""
    return GAME.turn(state) == CHANCE and len(GAME.legal(state)) == 1 and "<" not in GAME.write(GAME.legal(state)[0])


def told_of(rule: str, slugs: str) -> dict[str, Any]:
    """A rule with its examples, and the cards that are shown beside it with the signs between them."""
    return {"slug": rule, "examples": slugs.split(), "figure": FIGURES.get(rule, "").split()}


def printed() -> str:
    """The whole file."""
    book = Book()
    examples = {example.slug: book.walk(set_up(example), example.watch.split(), {}, drawn=example.stock == 1) for example in EXAMPLES}
    games = {guided.slug: book.walk(guided.start(), guided.turns.split(), guided.alike) for guided in GAMES}
    parts = [{"slug": part, "rules": [told_of(rule, slugs) for rule, slugs in rules.items()]} for part, rules in PARTS.items()]
    told = {"view": book.base, "parts": parts, "options": OPTIONS, "steps": book.steps, "examples": examples, "games": games}
    return msgspec.json.encode(told).decode() + "\n"


def main() -> None:
    text = printed()
    if "--check" not in sys.argv:
        TARGET.write_text(text, encoding="utf-8")
    elif not TARGET.exists() or TARGET.read_text(encoding="utf-8") != text:
        raise SystemExit(f"{TARGET} is not what the rules would write; run python tools/gigantes_lessons.py")


if __name__ == "__main__":
    main()
