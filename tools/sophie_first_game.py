"""The guided first game of Sophie's World: the last rounds of a game against Teal, whose turns, like chance, are played as written here."""

from __future__ import annotations

from mochuelo.games.sophie import State
from tools.sophie_examples import Example, set_up

FIRST = Example(
    "first",
    "hellas middle",
    "ask k3 q1 o3:bca b k8 q2 o8:abc c "
    "ask k3 q1 o3:abc b "
    "^ d3 B3 ! vTe+ "
    "^ d2 B8 ! vIn+ "
    "^ d1 j:r23 "
    "^ d2 w:modern "
    "^ d1 d1 k1 q1 o1:abc b "
    "ask k3 q2 o3:cab c k6 q1 o6:bac b "
    "k4 q1 o4:cab c k7 q2 o7:bac b k9 q1 o9:abc a",
    rotation=3,
    done={0: "mythology middle renaissance", 1: "hellas modern"},
)
"""The learner's choices, Teal's and those of chance, in order: a right answer and a wrong one, two speeches
and their votes, a gadfly, the disc, a rabbit, the fourth epoch, the finale."""

POINTS = (90, 110)
"""What the friend and Teal have gathered before."""


def beginning() -> State:
    """The position in which the learner takes over: three epochs are finished, and it is the friend's turn in Hellas."""
    state = set_up(FIRST)
    for seat, points in enumerate(POINTS):
        state.points[seat] = points
    state.round = 14
    return state
