"""The figures of whole games, counted from their states, and those who always play in one way."""

from __future__ import annotations

from random import Random

import pytest

from mochuelo.bots import balance
from mochuelo.bots.base import choose
from mochuelo.core.game import CHANCE, SPECTATOR, Seat
from mochuelo.games.gigantes import GAME, Options, State
from mochuelo.games.gigantes.census import DEEDS
from mochuelo.games.gigantes.tests.tables import after, lay

MODES: dict[str, tuple[int, Options]] = {
    "short": (2, Options()),
    "by the book": (3, Options(length="long", pass_empty="allowed")),
    "own decks": (3, Options(decks="personal")),
}


def ask(state: State, name: str) -> int:
    """What somebody does who always plays in one way."""
    return int(choose(GAME, GAME.view(state, Seat(int(state.seat))), name, 1))


def test_habits_are_kept() -> None:
    state = lay("In:C1/Te:E2 In:/Te: In:W3C4/Te:B5 0 In+ InTe", "W3xE2 C4+C1")
    assert GAME.write(ask(state, "hoarder")) == "In:W3xE2"
    assert GAME.write(ask(state, "passer")) == "In:-"
    assert GAME.write(ask(state, "opener")) == "In:C4+In"
    assert GAME.write(ask(lay("In:/Te:E2 In:/Te: In:W4/Te:B5 0 In+ Te", pass_empty="allowed"), "hoarder")) == "In:-"
    four = lay("In:C1C2C3C5/Te:E2E3/Sa:E4 In:/Te:/Sa: In:W3/Te:B5/Sa:B6 0 In+ InTeSa")
    assert GAME.write(ask(four, "opener")) == "In:?Te"


@pytest.mark.parametrize("mode", MODES)
def test_what_is_counted_of_states_is_what_is_told_in_stories(mode: str) -> None:
    """The same game counted twice: from its states, and by the tally from what a spectator sees and hears."""
    seats, options = MODES[mode]
    rng = Random(3)
    states, actions = [GAME.start(options, seats)], list[int]()
    while GAME.outcome(states[-1]) is None:
        turn = GAME.turn(states[-1])
        actions.append(GAME.draw(states[-1], rng) if turn == CHANCE else rng.choice(GAME.legal(states[-1])))
        states.append(GAME.apply(states[-1], actions[-1]))
    counted: dict[str, int] = GAME.census(states, actions)  # type: ignore[attr-defined]
    stories = [GAME.story(state, action, SPECTATOR) for state, action in zip(states, actions, strict=False)]
    told: dict[str, int] = GAME.tally([GAME.view(state, SPECTATOR) for state in states], stories)  # type: ignore[attr-defined]
    assert told["turns"] > 20
    assert {name: counted[name] for name in told if name != "owls"} == {name: told[name] for name in told if name != "owls"}
    assert set(DEEDS) <= set(counted)
    played = sum(count for name, count in counted.items() if name.startswith("use:"))
    assert played == sum(counted[name] for name in ("opens", "supports", "gifts", "refutes", "own-refutes"))
    assert [counted[f"score@{seat}"] for seat in range(seats)] == list(GAME.view(states[-1], SPECTATOR).scores)


def test_a_report_counts_four_colours_by_its_tally() -> None:
    tale = balance.play(GAME, balance.Deal("random", 3, 0, 5, {"play": "four_colours"}))
    assert tale.tally["asks"] > 10
    assert "turns" not in tale.tally


def test_a_forced_pass_is_counted() -> None:
    """In holds nothing that does anything, and has a row: it can only pass. Te then opens its last card."""
    state = lay("In:C1/Te: In:/Te: In:W3/Te:B5 0 In+ In")
    texts = ["In:-", "Te:B5"]
    states, actions = [state], [GAME.read(text) for text in texts]
    states.append(after(state, texts[0]))
    counted: dict[str, int] = GAME.census(states, actions)  # type: ignore[attr-defined]
    assert (counted["turns"], counted["forced"], counted["reach"], counted["opens"], counted["use:B5"]) == (2, 1, 0, 1, 1)
    assert counted["cedes"] + counted["keeps"] == 1
