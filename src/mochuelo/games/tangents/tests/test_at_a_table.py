"""Whole matches at a table: giving up at any moment, what can be taken back and what cannot, and records that replay and are verified."""

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
from mochuelo.games.tangents import GAME, Options

SEED = "5e" * 32
DRAWS = Draws(SEED, "table-1")
PEOPLE = (Player("Ana"), Player("Bo"))


class Table:
    """A match, and requests that are made of it."""

    def __init__(self, players: tuple[Player, ...] = PEOPLE, **options: Any) -> None:
        self.match = Match.begin(GAME, Options(**options), players)
        assert self.ask("start") == ""

    def ask(self, kind: str, seat: int = -1, text: str = "") -> str:
        """The code of the refusal, "" when it was granted."""
        ruling = judge(self.match, Request(kind, seat, text, self.match.seq), 1_000, DRAWS.draw)
        self.match = ruling.match
        return "" if ruling.refusal is None else ruling.refusal.code

    def act(self, *texts: str) -> None:
        for text in texts:
            assert self.ask("act", self.match.seat, text) == "", text

    def play(self, phase: str) -> None:
        """Play what comes first, until a phase is reached."""
        while self.view.phase != phase:
            self.act(GAME.write(GAME.legal(self.match.state)[0]))

    @property
    def view(self) -> Any:
        return GAME.view(self.match.state, SPECTATOR)

    def take_back(self, seat: int) -> str:
        """The refusal of a takeback, or "" when it was offered and granted."""
        code = self.ask("offer", seat, "takeback")
        if not code and self.match.offers:
            assert self.ask("accept", 1 - seat, "takeback") == ""
        return code


SMALL: dict[str, Any] = {"grid": 2, "cards": 8}
THROWS: dict[str, Any] = {"first": "rock_paper_scissors", "starter": "winner_chooses", **SMALL}
MATCH: dict[str, Any] = {"games": "two", "first": "illustrator", **SMALL}

# ---- giving up


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("options", "texts", "phase"),
    [
        (THROWS, (), "throw"),
        (THROWS, ("Il:rock",), "throw"),
        (THROWS, ("Il:rock", "Po:paper"), "choose"),
        ({**THROWS, "hands": "hidden"}, ("Il:rock", "Po:paper", "Po:second"), "play"),
    ],
)
def test_giving_up_in_the_opening(options: dict[str, Any], texts: tuple[str, ...], phase: str, seat: int) -> None:
    """Whoever is to decide or waits may; a throw that was not shown stays unshown."""
    table = Table(**options)
    table.act(*texts)
    assert table.view.phase == phase
    assert table.ask("concede", seat) == ""
    assert table.match.outcome is not None
    assert (table.match.outcome.winners, table.match.outcome.reason) == ((1 - seat,), "concession")
    view = table.view
    assert (view.phase, view.conceded, view.results, view.turn, view.mover) == ("over", seat, (), -1, -1)
    assert "rock" not in view.throws
    assert table.ask("act", 0, "Il:rock") != ""


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("phase", ["next", "play"])
def test_giving_up_after_a_game_of_two_gives_up_both(phase: str, seat: int) -> None:
    table = Table(**MATCH)
    table.play("next")
    before = table.view.results
    if phase == "play":
        table.act("Po:next")
    assert table.view.phase == phase and table.view.game == (2 if phase == "play" else 1)
    assert table.ask("concede", seat) == ""
    assert table.match.outcome is not None and table.match.outcome.winners == (1 - seat,)
    assert (table.view.results, table.view.reason) == (before, "concession")


# ---- taking back


def test_a_turn_is_taken_back_with_its_flips_and_cards() -> None:
    table = Table(**MATCH)
    before = table.view
    table.play("next")
    assert table.take_back(1) == "", "the last turn of the first game, while the finished grid lies there"
    assert (table.view.phase, table.view.turn, table.view.results) == ("play", 1, ())
    table.act(GAME.write(GAME.legal(table.match.state)[-1]))
    while table.view.board:
        assert table.take_back(table.match.line[-1].seat) == ""
    assert table.view == before


def test_no_takeback_reaches_over_the_new_deal_of_a_match() -> None:
    table = Table(**MATCH)
    table.play("next")
    table.act("Po:next")
    assert table.take_back(0) == table.take_back(1) == "chance-since"


def test_a_throw_is_taken_back_until_it_has_been_answered() -> None:
    table = Table(**THROWS)
    table.act("Il:rock")
    assert table.take_back(0) == ""
    table.act("Il:paper", "Po:paper")
    assert table.take_back(0) == table.take_back(1) == "secret-since", "both were shown"


def test_a_pass_that_nobody_decides_is_no_bar() -> None:
    """The Poet has blocked and places; the Illustrator has no card and passes; the Poet takes the placing back with the pass."""
    line = " ".join(f"{space}={n}Ilu" for n, space in enumerate(("A1", "B1", "C1", "A2", "B2", "C2"), 10))
    table = Table(grid=3, position=f"{line} Il:01. Po:02.03.# >Po")
    table.act("Po:#B2", "Il:01uA3")
    before = table.view
    table.act(next(text for text in map(GAME.write, GAME.legal(table.match.state)) if text.startswith("Po:02uB3")))
    assert [event.text for event in table.match.line if event.kind == "chance"] == ["Il:--"]
    assert (table.match.seat, table.take_back(1), table.view) == (1, "", before)


# ---- records


@pytest.mark.parametrize("options", [MATCH, {**MATCH, "hands": "hidden", "first": "die"}, {**THROWS, "games": "two", "hands": "hidden"}])
def test_a_match_is_written_down_and_verified(options: dict[str, Any]) -> None:
    """Every deal, roll, reveal and pass follows from the seed, over both games."""
    table = Table(**options)
    if table.view.phase == "throw":
        table.act("Il:rock", "Po:rock", "Il:rock", "Po:paper", "Po:second")
    table.play("next")
    table.act(f"{('Il', 'Po')[table.match.seat]}:next")
    table.play("over")
    assert len(table.view.results) == 2
    record = seal(transcribe(table.match, None, {"Table": "table-1", "Commitment": commit(SEED), "Seed": SEED}))
    again = replay(GAME, record)
    assert again.trouble is None
    assert (again.match.outcome, GAME.view(again.match.state, SPECTATOR)) == (table.match.outcome, table.view)
    assert verify(GAME, write_record(record)).draws >= 8
