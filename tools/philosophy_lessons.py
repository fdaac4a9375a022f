"""Plays the guided first game and the examples of the tiles by the real rules, for the browser, which knows none.

    python tools/philosophy_lessons.py           writes web/src/games/philosophy/lessons.json
    python tools/philosophy_lessons.py --check   writes nothing, and fails where the file is not what would be written
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from mochuelo.core.game import SPECTATOR
from mochuelo.games.philosophy import GAME, Options, State
from mochuelo.games.philosophy.view import View

KEPT = ("board", "hands", "turn", "phase", "acting", "choices", "moved", "conclusions", "free", "turns", "position", "winner", "reason")
"""What a lesson shows of a position after its first."""

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "games" / "philosophy" / "lessons.json"


class Lesson(NamedTuple):
    """A position, the actions that are open in it, and when it counts as understood."""

    slug: str
    position: str
    open: Callable[[str], bool]
    """Which placements the lesson allows; every choice that follows is open."""
    done: Callable[[State, State], bool]
    """Whether the turn from the first state to the second has done what was asked."""


def tiles(*kinds: str) -> Callable[[str], bool]:
    return lambda text: len(text) != 6 or text[2:4] in kinds


def stands(state: State, space: str, seat: int) -> bool:
    """Whether a tile of a seat stands on a space."""
    return any(tile.space == space and tile.colour == seat for tile in look(state).board)


def gone(before: State, after: State, seat: int) -> bool:
    """Whether a tile of a seat has gone back to the hand."""
    return len(look(after).hands[seat]) > len(look(before).hands[seat])


def anything(_before: State, _after: State) -> bool:
    """Every turn will do."""
    return True


def moved(before: State, after: State) -> bool:
    """Whether a tile of Teal has moved or turned."""

    def where(state: State) -> list[tuple[str, str, str]]:
        return [(t.tile, t.space, t.facing) for t in look(state).board if t.colour == 1]

    return where(before) != where(after)


def reacted(_before: State, after: State) -> bool:
    """Whether one of the two Ideas that could react has sent on what it targets."""
    return stands(after, "C2", 1) or stands(after, "E3", 1)


def safe(after: State) -> bool:
    """Whether Teal cannot win with the very next turn, whatever is placed and chosen."""
    return not any(look(end).winner == 1 for end in turns(after))


def turns(state: State) -> Iterator[State]:
    """Every state at the end of the turn that begins in a state."""
    for action in GAME.legal(state):
        after = GAME.apply(state, action)
        if after.turns == state.turns:
            yield from turns(after)
        else:
            yield after


LESSONS = (
    Lesson("place", " - In", tiles("Pu"), anything),
    Lesson("aim", "C5:TePuNo - In", tiles("Pu"), moved),
    Lesson("line", "C5:TePuNo/C6:TeSlSo/E3:InPrNo - In", tiles("Pu"), lambda _, after: stands(after, "E4", 0)),
    Lesson("off", "C2:TeSrNo/N2:TePuEa/N5:InPlWe - In", tiles("Pu"), lambda before, after: gone(before, after, 1)),
    Lesson("sides", "C5:TeLsNo - In", tiles("Sl"), lambda _, after: stands(after, "C6", 1)),
    Lesson("long", "C2:TePuNo/C5:InPrNo - In", tiles("Ls"), moved),
    Lesson("reaction", "C5:TePuNo/C9:InSrNo - In", tiles("Pu"), lambda _, after: stands(after, "E3", 1)),
    Lesson("choose", "C4:TeSlWe/C5:TeSrNo/C8:InPuNo/C9:InSrNo - In", tiles("Sl"), reacted),
    Lesson("decide", "C2:TePuNo/C3:InPuWe - In", tiles("De"), moved),
    Lesson("rephrase", "C4:InPuNo/C5:TeSlNo - In", tiles("Re"), lambda _, after: stands(after, "C6", 1)),
    Lesson("conclude", "C1:InSlWe/C2:InPlNo/C5:TePuEa/C9:TeSrNo - In", tiles("Pu", "Sr"), lambda _, after: look(after).winner == 0),
    Lesson("guard", "C1:TeSlWe/C2:TePlNo/C8:InPrNo - In", tiles("Pu", "Sl"), lambda _, after: look(after).winner < 0 and safe(after)),
)
"""Each teaches one thing by one turn of Indigo."""

EXAMPLES: dict[str, tuple[tuple[str, str], ...]] = {
    "Pu": (("C5:TeSlNo - In", "C8PuNo"), ("C2:InSlWe/C5:TeSlNo/N2:TeToWe/N5:TePlNo - In", "C8PuNo")),
    "Sl": (("C5:TePuNo - In", "C8SlNo"), ("C4:InPrNo/C5:TePuNo/W4:TeLsSo - In", "C8SlNo")),
    "Sr": (("C5:TePuNo - In", "C8SrNo"), ("C5:TePuNo/C6:InPlNo/E3:TeLsSo - In", "C8SrNo")),
    "Pl": (("C5:TePuNo - In", "C8PlNo"), ("C5:TePuNo/C7:TeSlNo - In", "C8PlNo")),
    "Pr": (("C5:TePuNo - In", "C8PrNo"), ("C5:TePuNo/C9:InLsNo - In", "C8PrNo")),
    "Ls": (("C2:TePuNo - In", "C8LsNo"), ("C2:TePuNo/C5:InSlWe - In", "C8LsNo")),
    "To": (("C5:TePuNo - In", "C8ToNo"), ("C5:TePuNo/S2:TeSlNo/S5:InSrNo - In", "C8ToNo")),
    "Pe": (("C2:TePuNo - In", "C5PeNo"), ("C5:TePuNo/S2:InSlNo/S5:TeSrNo - In", "C8PeNo")),
    "Cp": (("C5:TePuNo - In", "C7CpNe"), ("C5:TePuNo/C3:InSlNo/NE:TeSrNo - In", "C7CpNe")),
    "Cl": (("C3:TePuNo - In", "C7ClNe"), ("C3:TePuNo/C5:TeSlNo - In", "C7ClNe")),
    "De": (("C5:TePuNo - In", "C7DeNe C1"), ("C1:InSlNo/C5:TePuNo/NW:TeLsNo - In", "C7DeNe C1")),
    "Re": (("C5:TePuNo - In", "C7ReNe Ea"), ("C4:TePuNo/C5:InSlNo - In", "C7ReNe We")),
}
"""For each kind: what it does, and what it does when something is in the way."""


def look(state: State) -> View:
    return GAME.view(state, SPECTATOR)


def told(state: State, action: int) -> list[dict[str, Any]]:
    """The story of an action, without whose turn it is next: a lesson ends with the turn."""
    return [msgspec.to_builtins(step) for step in GAME.story(state, action, SPECTATOR) if step.kind != "turn"]


def begin(position: str) -> State:
    return GAME.start(Options(position="" if position == " - In" else position), 2)


def changes(before: View, after: View) -> dict[str, Any]:
    """The fields of a view that are not as in another."""
    old, new = msgspec.to_builtins(before), msgspec.to_builtins(after)
    return {name: value for name, value in new.items() if name in KEPT and value != old[name]}


class Book:
    """The states that lessons meet, numbered, each as what has changed since its lesson began, and where its actions lead."""

    def __init__(self) -> None:
        self.nodes: list[dict[str, Any]] = []

    def lesson(self, lesson: Lesson) -> dict[str, Any]:
        first = begin(lesson.position)
        return {"slug": lesson.slug, "view": msgspec.to_builtins(look(first)), "start": self.grow(lesson, first, first)}

    def grow(self, lesson: Lesson, first: State, state: State) -> int:
        """The number of a state, once everything after it that the lesson allows has been played."""
        here = len(self.nodes)
        node: dict[str, Any] = {"view": changes(look(first), look(state)), "acts": {}}
        self.nodes.append(node)
        if state.turns > first.turns:
            node["done"] = bool(lesson.done(first, state))
            return here
        for action in GAME.legal(state):
            text = GAME.write(action)
            if lesson.open(text):
                node["acts"][text] = [told(state, action), self.grow(lesson, first, GAME.apply(state, action))]
        return here


def example(position: str, texts: str) -> dict[str, Any]:
    """A turn as it is shown: the view before it and its story."""
    state = begin(position)
    before = look(state)
    story: list[dict[str, Any]] = []
    for text in texts.split():
        action = GAME.read(text)
        story += told(state, action)
        state = GAME.apply(state, action)
    return {"view": msgspec.to_builtins(before), "story": story}


def printed() -> str:
    """The whole file."""
    book = Book()
    lessons = [book.lesson(lesson) for lesson in LESSONS]
    examples = {kind: [example(*shown) for shown in both] for kind, both in EXAMPLES.items()}
    return msgspec.json.encode({"lessons": lessons, "nodes": book.nodes, "examples": examples}).decode() + "\n"


def main() -> None:
    text = printed()
    if "--check" not in sys.argv:
        TARGET.write_text(text, encoding="utf-8")
    elif not TARGET.exists() or TARGET.read_text(encoding="utf-8") != text:
        raise SystemExit(f"{TARGET} is not what the rules would write; run python tools/philosophy_lessons.py")


if __name__ == "__main__":
    main()
