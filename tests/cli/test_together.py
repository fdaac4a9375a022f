"""At a terminal: seats that decide at once do so one after the other, no time runs, and the game knows which seats programs play."""

from __future__ import annotations

import pytest

from mochuelo.cli import retell
from mochuelo.cli.faults import Fault
from mochuelo.cli.play import dealer
from mochuelo.cli.seats import parse_options, parse_seats
from mochuelo.cli.table import Table
from mochuelo.cli.words import cli_words
from mochuelo.core.event import Event
from mochuelo.core.record import read_record, write_record
from tests.drill.games.magpies import GAME


def table(seats: str, *options: str) -> Table:
    say = cli_words("en")
    sitters = parse_seats(say, GAME, seats)
    return dealer(say, GAME, parse_options(say, GAME, options, len(sitters)), sitters, 3)()


@pytest.fixture(autouse=True)
def named(monkeypatch: pytest.MonkeyPatch) -> None:
    """The drill game has no words at the terminal; its seats go by their names."""
    monkeypatch.setattr("mochuelo.cli.table.seat_name", lambda say, game, seat: game.info.seat_names[seat])


def test_those_who_decide_at_once_are_asked_in_turn_and_no_time_runs() -> None:
    here = table("human,human,human", "order=once", "seconds=20")
    assert here.match.due is None
    for seat in range(3):
        assert here.seat == seat
        here.act(here.legal()[0])
    assert here.match.state.phase == "show"


def test_the_game_is_told_which_seats_programs_play() -> None:
    assert table("human,bot:1,bot:1").match.options.bots == (1, 2)
    assert table("human,human").match.options.bots == ()


def test_nobody_is_asked_which_seats_are_bots() -> None:
    say = cli_words("en")
    with pytest.raises(Fault):
        parse_options(say, GAME, ["bots=0"], 2)


def test_a_record_in_which_they_decided_in_another_order_is_gone_on_with() -> None:
    here = table("human,human,human", "order=once")
    for seat in (2, 0):
        here.ask("act", seat, GAME.write(GAME.legal_of(here.match.state, seat)[0]))  # type: ignore[attr-defined]
    past = read_record(write_record(here.record())).lines
    again = dealer(here.say, GAME, here.match.options, here.sitters, 3)()
    again = Table(here.say, again.match.begin(GAME, here.match.options, again.match.players), here.sitters, here.draws, past)
    assert (again.seat, again.match.state.sets) == (1, here.match.state.sets)


@pytest.mark.parametrize(
    ("lang", "start"), [("en", "Time is out for Ana"), ("es", "Se acabó el tiempo de Ana"), ("de", "Die Zeit von Ana")]
)
def test_what_time_did_is_told(lang: str, start: str) -> None:
    line = retell.head(cli_words(lang), ["Ana", "Ben"], Event(3, 0, "lapse", 0, "set:0:2"))
    assert line.plain.startswith(start)
    assert "set:0:2" in line.plain
