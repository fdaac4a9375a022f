"""Plays the worked examples and the guided first game of Sophie's World by the real rules, for the browser, which knows none.

    python tools/sophie_lessons.py           writes web/src/games/sophie/learn/lessons.json
    python tools/sophie_lessons.py --check   writes nothing, and fails where the file is not what would be written

The positions stand in sophie_examples.py, the game in sophie_first_game.py.
"""

from __future__ import annotations

import random
import re
import sys
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from mochuelo.core.game import CHANCE, Seat  # noqa: E402  the other tools are found once the root is
from mochuelo.games.sophie import GAME, State  # noqa: E402
from tools.sophie_examples import EXAMPLES, OPTIONS, PARTS, set_up  # noqa: E402
from tools.sophie_first_game import FIRST, beginning  # noqa: E402

TARGET = ROOT / "web" / "src" / "games" / "sophie" / "learn" / "lessons.json"
LEARNER = Seat(0)


class Shelf:
    """Things that are written once and called by their numbers."""

    def __init__(self) -> None:
        self.things: list[Any] = []
        self.numbers: dict[bytes, int] = {}

    def number(self, thing: Any) -> int:
        """The number of a thing, the next one where it is new."""
        key = msgspec.json.encode(thing)
        if key not in self.numbers:
            self.numbers[key] = len(self.things)
            self.things.append(thing)
        return self.numbers[key]


class Book:
    """Everything the browser is told: steps and parts of views by their numbers, views as far as they are not as the first one."""

    def __init__(self) -> None:
        self.steps, self.values = Shelf(), Shelf()
        self.base: dict[str, Any] = {}
        self.alike: dict[int, str] = {}

    def story(self, state: State, action: int) -> list[int]:
        """The numbers of the steps of an action, as the learner sees them."""
        return [self.steps.number(short(msgspec.to_builtins(step))) for step in GAME.story(state, action, LEARNER)]

    def view(self, state: State) -> dict[str, int]:
        """What the learner sees, as far as it is not as in the first view."""
        view: dict[str, Any] = msgspec.to_builtins(GAME.view(state, LEARNER))
        self.base = self.base or view
        return {name: self.values.number(value) for name, value in view.items() if value != self.base[name]}

    def walk(self, state: State, watch: list[str], alike: dict[int, str]) -> dict[str, Any]:
        """A position with all that can be done in it, and what comes of it; what is meant, or alike, leads on, all else ends there."""
        nodes: list[Any] = []
        self.alike, meant = alike, list[str]()
        self.grow(state, watch, nodes, meant, 0)
        return {"nodes": nodes, "watch": meant}

    def grow(self, state: State, watch: list[str] | None, nodes: list[Any], meant: list[str], step: int) -> int:
        """Add the node of a position and of all that may follow. `watch` is None off the way, where chance alone goes on."""
        here = len(nodes)
        node: dict[str, Any] = {"view": self.view(state), "acts": {}}
        nodes.append(node)
        if GAME.turn(state) == LEARNER:
            if watch:
                self.offer(state, watch, nodes, here, meant, step)
            return here
        text, left = next_of(state, watch)
        if text:
            after = GAME.apply(state, GAME.read(text))
            told = self.story(state, GAME.read(text))
            node["then"] = [told, self.grow(after, left, nodes, meant, step)]
        return here

    def offer(self, state: State, watch: list[str], nodes: list[Any], here: int, meant: list[str], step: int) -> None:
        """What the learner may try: whatever is legal."""
        texts = [GAME.write(action) for action in GAME.legal(state)]
        if watch[0] not in texts:
            raise SystemExit(f"{watch[0]!r} is not legal here, before {' '.join(watch[1:4])}; {' '.join(texts)}")
        meant.append(watch[0])
        for text in texts:
            good = text == watch[0] or re.fullmatch(self.alike.get(step, "(?!)"), text) is not None
            told, after = self.story(state, GAME.read(text)), GAME.apply(state, GAME.read(text))
            on = self.grow(after, watch[1:], nodes, meant, step + 1) if text == watch[0] else self.grow(after, None, nodes, [], step)
            nodes[here]["acts"][text] = [told, on, int(good)]


def short(step: dict[str, Any]) -> list[Any]:
    """A step without the names of its parts."""
    moves = [[move["piece"], move["start"], move["end"]] for move in step["moves"]]
    return [step["kind"], step["say"], step["args"], step["rule"], moves, step["marks"]]


def next_of(state: State, watch: list[str] | None) -> tuple[str, list[str] | None]:
    """What happens next where the learner does not decide, and what is still meant after it; "" where nothing does."""
    turn = GAME.turn(state)
    legal = [GAME.write(action) for action in GAME.legal(state)]
    if watch and watch[0] in legal:
        return watch[0], watch[1:]
    if turn == CHANCE and len(legal) == 1:
        return legal[0], watch
    if turn == CHANCE and watch is None:
        return GAME.write(GAME.draw(state, random.Random(len(legal)))), None
    if watch:
        raise SystemExit(f"{watch[0]!r} cannot happen here; {' '.join(legal)}")
    return "", None


def printed() -> str:
    """The whole file."""
    book = Book()
    first = book.walk(beginning(), FIRST.watch.split(), {})
    examples = {}
    for example in EXAMPLES:
        alike = dict.fromkeys(range(9), example.alike) if example.alike else {}
        examples[example.slug] = book.walk(set_up(example), example.watch.split(), alike)
    parts = [
        {"slug": part, "rules": [{"slug": rule, "examples": slugs.split()} for rule, slugs in rules.items()]}
        for part, rules in PARTS.items()
    ]
    told = {
        "view": book.base,
        "parts": parts,
        "options": OPTIONS,
        "values": book.values.things,
        "steps": book.steps.things,
        "examples": examples,
        "first": first,
    }
    return msgspec.json.encode(told).decode() + "\n"


def main() -> None:
    text = printed()
    if "--check" not in sys.argv:
        TARGET.write_text(text, encoding="utf-8")
    elif not TARGET.exists() or TARGET.read_text(encoding="utf-8") != text:
        raise SystemExit(f"{TARGET} is not what the rules would write; run python tools/sophie_lessons.py")


if __name__ == "__main__":
    main()
