"""The worked examples of Sophie's World under Learn: where everybody stands, and what is meant to happen, by whomever."""

from __future__ import annotations

from dataclasses import dataclass, field

from mochuelo.games.sophie import GAME, Options, State
from mochuelo.games.sophie import state as n
from mochuelo.games.sophie.board import board
from mochuelo.games.sophie.notation import EPOCHS

PARTS: dict[str, dict[str, str]] = {
    "aim": {"aim": "", "start": ""},
    "epochs": {"ask": "", "right": "right", "wrong": "keep", "leave": "leave"},
    "way": {"move": "way", "open": "closed", "arrive": "arrive", "taken": "taken"},
    "spaces": {"travel": "travel", "philosophy": "philosophy", "big": "big", "gadfly": "gadfly", "major": "major", "forget": "forget"},
    "disc": {"ring": "", "carried": "carried", "rabbit": "rabbit"},
    "places": {"exit": "broken solid", "lake": "boat stage"},
    "end": {"finale": "finale", "win": ""},
    "options": {"options": ""},
}
"""The parts of the rules, each rule with its examples."""

OPTIONS = (
    *("last_round", "finale_points", "gadfly", "socrates_cards", "enter_epoch_once", "disc_moves", "answer_seconds", "reader"),
    *("begins", "votes"),
)


@dataclass
class Example:
    """A turn of the first seat. `places` as "c3>c4": on c3 with c4 straight on; `came` where each journey began, "-" for none."""

    slug: str
    places: str
    watch: str
    """What is meant, in order; what chance must do anyway is left out."""
    rotation: int = 0
    came: str = ""
    done: dict[int, str] = field(default_factory=dict)
    mover: int = 0
    alike: str = ""
    """What is as good as the first choice that is meant, as a pattern; "" for nothing else."""


EXAMPLES = (
    Example("right", "hellas middle", "ask k3 q1 o3:bca b k6 q2 o6:abc a"),
    Example("keep", "hellas middle", "ask k3 q1 o3:bca b k8 q1 o8:cab a"),
    Example("leave", "hellas middle", "^ d1 k2 q1 o2:bac b"),
    Example("way", "r2 middle", "^ d3 >r5", came="mythology -", rotation=1, alike=">.*"),
    Example("closed", "r2 middle", "^ d3", came="hellas -", rotation=1),
    Example("arrive", "c3>c2 hellas", "^ d5", came="mythology -"),
    Example("taken", "c7>c6 c4>c5", "^ d3 >c5 d2 k9 q2 o9:cab c", came="mythology middle"),
    Example("travel", "r17 middle", "^ d2 d3 >r22", came="enlightenment -", alike=">.*"),
    Example("philosophy", "r11 middle", "^ d2 >r13 k7 q1 o7:cba c", came="middle -"),
    Example("big", "r14 middle modern", "^ d2 B4 ! vTe+ vSa+", came="middle - -"),
    Example("gadfly", "d1>d2 middle", "^ d2 j:r23", came="mythology -"),
    Example("major", "r1 r10 r19", "^ d2", came="mythology middle enlightenment"),
    Example("forget", "r4 middle", "^ d2 >r6", came="mythology -"),
    Example("carried", "r21 mythology", "^ d2 w:renaissance", came="enlightenment -", rotation=21, mover=1, alike="w:.*"),
    Example("rabbit", "r3 hellas", "^ d2 >r5 w:modern", came="mythology -", rotation=2),
    Example("broken", "forgetting middle", "^ d4 >r17 k5 q1 o5:abc a", came="middle -", alike=">.*"),
    Example(
        "solid", "forgetting middle modern", "sp B9 ! vTe+ vSa+ d4 >r17 k5 q1 o5:abc a", came="middle - -", rotation=2, alike="six|>.*"
    ),
    Example("boat", "a3>a4 middle", "^ d5 >l4 B2 ! vTe.", came="mythology -", rotation=2),
    Example("stage", "l1 middle", "^ d3 B5 ! vTe+", came="mythology -", rotation=1),
    Example(
        "finale",
        "hellas middle",
        "ask k3 q1 o3:bca b k6 q2 o6:abc a k4 q1 o4:cab c k7 q2 o7:bac b k9 q1 o9:abc a",
        done={0: "mythology middle modern"},
    ),
)


def post(place: str) -> int:
    """Where a piece stands."""
    space, _, ahead = place.partition(">")
    b = board()
    number = b.index[space]
    if not ahead:
        return b.post(number, either=True)
    return next(facing for facing in range(3 * number, 3 * number + 2) if b.ahead(facing) == b.index[ahead])


def set_up(example: Example) -> State:
    """The position: a turn of the first seat begins."""
    places = example.places.split()
    s = GAME.start(Options(), len(places)).copy()
    for seat, place in enumerate(places):
        s.post[seat] = post(place)
    for seat, key in enumerate(example.came.split()):
        s.came[seat] = EPOCHS.index(key) if key != "-" else -1
    for seat, keys in example.done.items():
        s.done[seat] = sum(1 << EPOCHS.index(key) for key in keys.split())
    s.starter, s.round, s.rotation, s.seat, s.phase = 0, 1, example.rotation, example.mover, n.TURN
    return s
