"""Figures of whole games: what a tally counts, held against the actions themselves."""

from __future__ import annotations

from mochuelo.core.game import CHANCE, SPECTATOR, Step
from mochuelo.games.sophie import GAME, State, View
from mochuelo.games.sophie.tally import tally
from mochuelo.games.sophie.tests.cases import after, lay, right, wrong


def told(state: State, texts: str) -> tuple[list[View], list[tuple[Step, ...]]]:
    """The views and the stories of some actions; "." is what chance must do."""
    views, stories = [GAME.view(state, SPECTATOR)], []
    for text in texts.split():
        action = GAME.legal(state)[0] if text == "." else GAME.read(text)
        assert text != "." or GAME.turn(state) == CHANCE
        stories.append(GAME.story(state, action, SPECTATOR))
        state = GAME.apply(state, action)
        views.append(GAME.view(state, SPECTATOR))
    return views, stories


def test_a_trip_of_three_turns() -> None:
    """In leaves Hellas, answers on b6 and again on r4, and comes to the Middle Ages by the ring in the fourth turn."""
    start = lay(["hellas", "modern"], 1)
    way = f"^ d6 . {right(1)} ask {wrong(1)} ^ d2 >r4 {wrong(2)} ask {wrong(2)} ^ d5 >r9 ask {wrong(3)} "
    figures = tally(*told(start, way))
    assert (figures["on-philosophy"], figures["on-major"], figures["right"], figures["wrong"]) == (2, 1, 1, 4)
    assert (figures["trips"], figures["carried"], figures["questions"]) == (0, 1, 5)


def test_arriving_ends_a_trip() -> None:
    state = lay(["middle", "modern"], done={0: "middle"})
    views, stories = told(state, f"^ d1 . d6 . B1 ! vTe+ . ask {wrong(1)}")
    figures = tally(views, stories)
    assert (figures["on-travel"], figures["on-question"], figures["speeches"], figures["trips"]) == (1, 1, 1, 0)
    near = after(lay(["b2>b1", "modern"], came="modern"), "")
    near_views, near_stories = told(near, "^ d2 .")
    stories = [*stories[:1], *near_stories]
    assert (tally(near_views, stories)["trips"], tally(near_views, stories)["trip-turns"]) == (1, 2)


def test_waiting_is_counted() -> None:
    figures = tally(*told(lay(["l1", "modern"], came="mythology"), f"^ d1 ask {wrong(1)} ^ d3 ."))
    assert (figures["waits"], figures["still"]) == (1, 0)
