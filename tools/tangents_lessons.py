"""Plays the worked examples and the guided first game of Tangents by the real rules, for the browser, which knows none.

    python tools/tangents_lessons.py           writes web/src/games/tangents/learn/lessons.json
    python tools/tangents_lessons.py --check   writes nothing, and fails where the file is not what would be written

The cards of an example are looked up in the deck by what they must show, so that a deck with other values still has its examples; the first
game is one that tools/tangents_first_game.py has found.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from mochuelo.games.tangents import GAME, State  # noqa: E402  the other tools are found once the root is
from tools.tangents_examples import EXAMPLES, RULES, Example, figure, look, set_up, turn  # noqa: E402
from tools.tangents_first_game import Lesson, lessons, start  # noqa: E402

TARGET = ROOT / "web" / "src" / "games" / "tangents" / "learn" / "lessons.json"
SHOWN = ("board", "hands", "blocks", "turn", "phase", "options", "score", "mover", "starter")
"""What a lesson shows of a position where it is not as in the empty game."""


class Book:
    """Everything the browser is told: steps are written once and called by their numbers."""

    def __init__(self) -> None:
        self.steps: list[Any] = []
        self.numbers: dict[bytes, int] = {}
        self.base: dict[str, Any] = {}

    def story(self, steps: list[Any]) -> list[int]:
        """The numbers of some steps."""
        return [self.number(step) for step in steps]

    def number(self, step: Any) -> int:
        key = msgspec.json.encode(step)
        if key not in self.numbers:
            self.numbers[key] = len(self.steps)
            self.steps.append(step)
        return self.numbers[key]

    def view(self, state: State, hands: Sequence[Sequence[int]], blocks: Sequence[bool]) -> dict[str, Any]:
        """A position as far as it is not as in the first, with the cards of the hands that the lesson shows."""
        view = msgspec.to_builtins(look(state)) | {"position": "", "hands": hands, "blocks": blocks}
        view["options"]["position"] = ""
        self.base = self.base or view
        return {name: view[name] for name in SHOWN if view[name] != self.base[name]}

    def example(self, example: Example) -> dict[str, Any]:
        state, names = set_up(example)
        hands = [[int(names[name]) for name, slot in example.slots.items() if slot.seat == seat and not slot.space] for seat in (0, 1)]
        view = self.view(state, [sorted(hand) for hand in hands], example.blocks)
        nodes: list[Any] = []
        self.grow(example, names, state, nodes, len(example.watch))
        return {"view": view, "nodes": nodes, "watch": [text.format(**names) for text in example.watch]}

    def rule(self, name: str, slugs: str) -> dict[str, Any]:
        """A rule with its examples and the cards that are shown beside it: number, side, turned, blocked, and the sign before the next."""
        return {"slug": name, "examples": slugs.split(), "figure": [list(one) for one in figure(name)]}

    def grow(self, example: Example, names: dict[str, str], state: State, nodes: list[Any], left: int) -> int:
        """Add the node of a state and of all that may follow; -1 where nothing more is to be tried."""
        if not left or GAME.outcome(state):
            return -1
        here = len(nodes)
        acts: dict[str, Any] = {}
        nodes.append({"turn": look(state).turn, "acts": acts})
        for action in GAME.legal(state):
            text = GAME.write(action)
            if tried(example, names, text):
                after, told = turn(state, action, example.reply.format(**names))
                # A block that was asked for is all that is asked for.
                acts[text] = [self.story(told), self.grow(example, names, after, nodes, 0 if text[3] == "#" else left - 1)]
        return here

    def lesson(self, lesson: Lesson) -> dict[str, Any]:
        """A step of the first game."""
        acts = {text: [self.variants(told), good] for text, (told, good) in lesson.acts.items()}
        before = [self.variants(told) for told in lesson.before]
        return {"before": before, "held": lesson.held, "hands": lesson.hands, "block": lesson.block, "acts": acts}

    def variants(self, told: list[tuple[str, list[Any]]]) -> list[Any]:
        """Stories that depend on how some cards lie."""
        return [[when, self.story(steps)] for when, steps in told]


def tried(example: Example, names: dict[str, str], text: str) -> bool:
    """Whether a turn may be tried in an example."""
    if text[3] == "#":
        return text[4:] in example.blockable.split()
    return text[6:8] in example.open.split() and text[3:5] in names.values()


def printed() -> str:
    """The whole file."""
    book = Book()
    book.view(start(), [[], []], (False, False))
    examples = {example.slug: book.example(example) for example in EXAMPLES}
    rules = [book.rule(name, slugs) for name, slugs in RULES.items()]
    first = [book.lesson(lesson) for lesson in lessons()]
    return (
        msgspec.json.encode({"view": book.base, "rules": rules, "steps": book.steps, "examples": examples, "first": first}).decode() + "\n"
    )


def main() -> None:
    text = printed()
    if "--check" not in sys.argv:
        TARGET.write_text(text, encoding="utf-8")
    elif not TARGET.exists() or TARGET.read_text(encoding="utf-8") != text:
        raise SystemExit(f"{TARGET} is not what the rules would write; run python tools/tangents_lessons.py")


if __name__ == "__main__":
    main()
