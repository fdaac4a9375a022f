"""A table for the tests of the core: a match, a moment, and requests made one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from mochuelo.core.clock import UNTIMED, Control
from mochuelo.core.event import Event, Player
from mochuelo.core.fairness import Draws
from mochuelo.core.folding import fold
from mochuelo.core.game import AnyGame, Seat
from mochuelo.core.match import Match
from mochuelo.core.ruling import Request, Ruling, judge
from tests.core import nim

SEED = "5e" * 32
TWO = (Player("Ana"), Player("Bo"))
THREE = (*TWO, Player("Cy"))
BOT = (Player("Ana"), Player("Owl", "bot"))
DRAWS = Draws(SEED, "table-1")


class Table:
    """Asks of a match, at a moment that the test moves on."""

    def __init__(
        self,
        game: AnyGame = nim.GAME,
        options: Any = None,
        players: Sequence[Player] = (Player("Ana"), Player("Bo")),
        control: Control = UNTIMED,
    ) -> None:
        self.match = Match.begin(game, game.options() if options is None else options, players, control)
        self.now = 1_000

    def ask(self, kind: str, seat: int = -1, text: str = "", seq: int | None = None, later: int = 0) -> Ruling:
        """Ask and take over what came of it."""
        self.now += later
        known = self.match.seq if seq is None else seq
        ruling = judge(self.match, Request(kind, seat, text, known), self.now, DRAWS.draw)
        self.match = ruling.match
        return ruling

    def code(self, kind: str, seat: int = -1, text: str = "", seq: int | None = None, later: int = 0) -> str:
        """The code of the refusal, "" when it was granted."""
        refusal = self.ask(kind, seat, text, seq, later).refusal
        return "" if refusal is None else refusal.code

    def kinds(self, kind: str, seat: int = -1, text: str = "", later: int = 0) -> list[str]:
        """The kinds of the events that a granted request caused."""
        ruling = self.ask(kind, seat, text, later=later)
        assert ruling.refusal is None, ruling.refusal
        return [event.kind for event in ruling.events]

    def play(self, *texts: str) -> Table:
        """Start, and take the actions for whoever's turn it is."""
        if self.match.status == "waiting":
            assert self.code("start") == ""
        for text in texts:
            assert self.code("act", self.match.seat, text) == ""
        return self


def refold(match: Match) -> Match:
    """The match again, from its log alone."""
    players = [replace(player) for player in match.players]
    again = Match.begin(match.game, match.options, players, match.clock.control)
    for event in match.log:
        again = fold(again, Event(event.seq, event.at, event.kind, event.seat, event.text))
    return again


def alike(one: Match, other: Match) -> bool:
    """Whether two matches stand alike, their states compared by what a spectator sees."""
    parts = ("log", "line", "clock", "status", "offers", "respect", "outcome", "changed", "draws", "players")
    same = all(getattr(one, part) == getattr(other, part) for part in parts)
    views = [match.game.view(match.state, Seat(seat)) for match in (one, other) for seat in (0, 1)]
    return same and views[:2] == views[2:]
