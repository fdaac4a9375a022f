"""Whole matches at a table: what can be taken back and what cannot, and records that replay and are verified."""

from __future__ import annotations

from typing import Any

import pytest

from mochuelo.core.event import Player
from mochuelo.core.fairness import Draws, commit, verify
from mochuelo.core.game import SPECTATOR
from mochuelo.core.match import Match
from mochuelo.core.record import seal, write_record
from mochuelo.core.replay import replay, transcribe
from mochuelo.core.ruling import Request, judge
from mochuelo.games.gigantes import GAME, Options, View

SEED = "6a" * 32
DRAWS = Draws(SEED, "table-1")
PEOPLE = (Player("Ana"), Player("Bo"), Player("Cy"))


class Table:
    """A match, and requests that are made of it."""

    def __init__(self, seats: int, **options: Any) -> None:
        self.match = Match.begin(GAME, Options(**options), PEOPLE[:seats])
        assert self.ask("start") == ""

    def ask(self, kind: str, seat: int = -1, text: str = "") -> str:
        """The code of the refusal, "" when it was granted."""
        ruling = judge(self.match, Request(kind, seat, text, self.match.seq), 1_000, DRAWS.draw)
        self.match = ruling.match
        return "" if ruling.refusal is None else ruling.refusal.code

    def act(self, number: int = 0) -> None:
        """Take one of the legal actions."""
        assert self.ask("act", self.match.seat, GAME.write(GAME.legal(self.match.state)[number])) == ""

    @property
    def view(self) -> View:
        return GAME.view(self.match.state, SPECTATOR)

    def chance(self) -> list[str]:
        """What chance has done since somebody acted last."""
        acts = [n for n, event in enumerate(self.match.line) if event.kind == "act"]
        return [event.text for event in self.match.line[acts[-1] :] if event.kind == "chance"]


# ---- taking back: notes, section 4, "a takeback never across a draw"


def test_no_turn_is_taken_back_when_the_next_one_has_drawn() -> None:
    table = Table(2, numbers=4, hand=3)
    seat = table.match.seat
    table.act()
    assert table.chance()[0][2] == "<"
    assert table.ask("offer", seat, "takeback") == "chance-since"


def test_a_turn_is_taken_back_when_nothing_can_be_drawn() -> None:
    """The long game by the book, its stock gone: a pass that moves nothing tells nobody anything."""
    table = Table(2, length="long", pass_empty="allowed", position="In:/Te: In:/Te: In:C1/Te:C2 0 In")
    table.act(-1)
    assert (table.view.turn, table.ask("offer", 0, "takeback")) == (1, "")


def test_no_question_is_taken_back_when_it_has_been_answered() -> None:
    """Four colours: chance had nothing to decide, and yet a secret was opened."""
    table = Table(3, play="four_colours")
    seat = table.match.seat
    table.act()
    assert table.chance()[0][2] in "->"
    assert table.ask("offer", seat, "takeback") == "secret-since"


# ---- records


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {"numbers": 4, "hand": 3}),
        (2, {"decks": "personal", "packs": "shared", "numbers": 3, "owls": 2, "hand": 2, "picks": 4}),
        (2, {"play": "four_colours", "numbers": 4}),
        (3, {"play": "four_colours", "numbers": 4, "quartet_end": "all_out"}),
    ],
)
def test_a_match_is_written_down_and_verified(seats: int, options: dict[str, Any]) -> None:
    """Every deal, draw and answer follows from the seed."""
    table = Table(seats, **options)
    for number in range(400):
        if table.view.phase == "over":
            break
        table.act(number % len(GAME.legal(table.match.state)))
    assert table.view.phase == "over"
    record = seal(transcribe(table.match, None, {"Table": "table-1", "Commitment": commit(SEED), "Seed": SEED}))
    again = replay(GAME, record)
    assert again.trouble is None
    assert (again.match.outcome, GAME.view(again.match.state, SPECTATOR)) == (table.match.outcome, table.view)
    assert verify(GAME, write_record(record)).draws >= 8
