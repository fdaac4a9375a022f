"""Deciding at once, and decisions that have a time of their own: what the table makes of them, on the drill game."""

from __future__ import annotations

import random
from itertools import permutations

import pytest

from mochuelo.core.clock import DAY, NOBODY, UNTIMED, Control, all_left, days, fischer, left
from mochuelo.core.curtain import apart
from mochuelo.core.event import Player
from mochuelo.core.folding import fold
from mochuelo.core.game import SPECTATOR, Limit, Seat
from mochuelo.core.match import Match
from mochuelo.core.record import Line, read_record, write_record
from mochuelo.core.replay import replay, transcribe
from mochuelo.core.together import awaited, choices, limit
from tests.core import nim
from tests.core.tables import THREE, TWO, Table, alike, refold
from tests.drill.games import magpies

ONCE = magpies.Options(order="once")
TIMED = magpies.Options(order="once", seconds=20)
MINUTE = 60_000


class Limited(Table):
    """A table of a server, at which decisions have their time."""

    def __init__(self, options: magpies.Options = TIMED, control: Control = UNTIMED, players: tuple[Player, ...] = THREE) -> None:
        super().__init__(magpies.GAME, options, players, control)
        self.match = Match.begin(magpies.GAME, options, players, control, limits=True)
        self.ask("start")

    def first(self, seat: int) -> str:
        """The first card that the seat may set."""
        return magpies.GAME.write(choices(magpies.GAME, self.match.state, seat)[0])

    def put(self, seat: int, *, seq: int | None = None, later: int = 0) -> str:
        """Set that card; the code of the refusal."""
        return self.code("act", seat, self.first(seat), seq, later)


# ------------------------------------------------------------------ at once


def test_a_game_that_decides_one_by_one_awaits_the_turn_alone() -> None:
    table = Table().play("take:1")
    assert (table.match.awaited, awaited(nim.GAME, table.match.state), limit(nim.GAME, table.match.state)) == ((1,), (1,), None)
    assert choices(nim.GAME, table.match.state, 1) == nim.GAME.legal(table.match.state)


@pytest.mark.parametrize("order", list(permutations((0, 1, 2))))
def test_those_awaited_act_in_any_order_on_what_they_knew(order: tuple[int, ...]) -> None:
    table = Limited()
    known = table.match.seq
    texts = [table.first(seat) for seat in range(3)]
    assert [table.code("act", seat, texts[seat], seq=known) for seat in order] == ["", "", ""]
    assert table.match.state.phase == "show"
    assert alike(refold_limited(table.match), table.match)


def refold_limited(match: Match) -> Match:
    again = Match.begin(match.game, match.options, match.players, match.clock.control, limits=match.limits)
    for event in match.log:
        again = fold(again, event)
    return again


def test_a_seat_decides_once_and_for_itself_alone() -> None:
    table = Limited()
    known, of_two, twice = table.match.seq, table.first(2), table.first(1)
    assert table.code("act", 0, of_two) == "not-your-turn"
    assert [table.code("act", 1, twice, seq=known), table.code("act", 1, twice, seq=known)] == ["", "not-your-turn"]
    assert table.match.awaited == (0, 2)


def test_what_was_asked_before_is_stale_once_the_set_is_over() -> None:
    table = Limited(ONCE)
    known = table.match.seq
    for seat in (2, 0, 1):
        assert table.put(seat, seq=known) == ""
    assert table.code("act", 0, "show:0:1", seq=known) == "stale"
    for seat in range(3):
        assert table.code("act", seat, f"show:{seat}:{table.match.state.sets[seat]}") == ""
    assert table.match.awaited == (0, 1, 2)
    assert table.put(1, seq=known) == "stale"


def test_a_leaving_leaves_the_others_asked_as_before() -> None:
    table = Limited(ONCE)
    known = table.match.seq
    assert table.put(0, seq=known) == ""
    assert table.code("concede", 1) == ""
    assert table.match.awaited == (2,)
    assert table.put(2, seq=known) == ""


def test_where_seats_decide_in_turn_another_s_leaving_makes_an_act_stale() -> None:
    table = Limited(magpies.Options())
    known = table.match.seq
    assert table.code("concede", 1) == ""
    assert table.put(0, seq=known) == "stale"


def test_a_takeback_among_those_awaited_withdraws_that_act_alone() -> None:
    table = Limited(ONCE)
    known = table.match.seq
    for seat in (2, 0):
        assert table.put(seat) == ""
    table.ask("offer", 2, "takeback")
    table.ask("accept", 0, "takeback")
    assert table.kinds("accept", 1, "takeback") == ["accept", "takeback"]
    assert table.match.awaited == (1, 2)
    assert table.match.state.sets[0]
    assert table.put(1, seq=known) == ""
    assert table.put(2) == ""
    assert table.match.state.phase == "show"
    assert alike(refold(table.match), table.match)


def test_a_curtain_hangs_while_one_of_those_at_the_screen_sets_in_secret() -> None:
    table = Limited(ONCE)
    assert apart(table.match, (1, 2))
    open_table = Limited(magpies.Options(order="once", cards="up"))
    assert not apart(open_table.match, (1, 2))


# ------------------------------------------------------------------ a time of its own


def test_when_time_is_out_it_acts_for_all_who_are_awaited() -> None:
    table = Limited()
    assert table.match.due is not None
    assert (table.match.due.what, table.match.due.span, table.match.deadline) == ("set-0", 20_000, 21_000)
    assert table.put(1, later=15_000) == ""
    assert table.match.deadline == 21_000
    assert table.kinds("time", later=4_999) == []
    assert table.kinds("time", later=1) == ["lapse", "lapse"]
    assert [event.seat for event in table.match.log if event.kind == "lapse"] == [0, 2]
    assert table.match.state.phase == "show"
    assert table.match.due is None
    assert alike(refold_limited(table.match), table.match)


def test_who_decides_for_several_seats_at_one_screen_has_the_time_for_each() -> None:
    """Hands at one device wait for one another, so two have forty seconds between them, however the third is seated."""
    table = Limited(players=(Player("Ana"), Player("Bo", owner=1), Player("Cy", owner=1)))
    assert table.match.due is not None
    assert table.match.due.span == 40_000
    assert table.put(1, later=30_000) == ""
    assert table.match.deadline == 41_000
    assert table.kinds("time", later=9_999) == []
    assert table.kinds("time", later=1) == ["lapse", "lapse"]
    assert alike(refold_limited(table.match), table.match)


def test_an_act_that_comes_too_late_is_refused_and_time_noted_first() -> None:
    table = Limited()
    known = table.match.seq
    ruling = table.ask("act", 0, table.first(0), seq=known, later=20_000)
    assert [event.kind for event in ruling.events] == ["lapse"] * 3
    assert ruling.refusal is not None
    assert ruling.refusal.code == "stale"


def test_nobody_asks_for_time_to_act() -> None:
    assert Limited().code("lapse", 0, "set:0:1") == "kind"


def test_decisions_in_turn_have_a_span_each() -> None:
    table = Limited(magpies.Options(seconds=20))
    assert table.put(0, later=15_000) == ""
    assert table.match.deadline == 36_000
    assert table.kinds("time", later=20_000) == ["lapse"]
    assert table.kinds("time", later=20_000) == ["lapse"]
    assert table.match.state.phase == "show"


def test_clocks_stand_still_meanwhile_and_the_gain_comes_after() -> None:
    """Ten seconds for showing, of which the setting in between takes none; each passing on earns the three seconds of gain."""
    table = Limited(control=fischer(MINUTE, 3_000), players=TWO)
    assert table.match.clock.running == NOBODY
    for seat in (1, 0):
        table.put(seat, later=5_000)
    assert all_left(table.match.clock, table.now) == (MINUTE, MINUTE)
    table.ask("act", 0, f"show:0:{table.match.state.sets[0]}", later=10_000)
    assert all_left(table.match.clock, table.now) == (MINUTE - 10_000 + 3_000, MINUTE)
    table.ask("act", 1, f"show:1:{table.match.state.sets[1]}", later=10_000)
    assert (table.match.clock.running, table.match.clock.held, table.match.due is None) == (NOBODY, 1, False)
    for seat in (1, 0):
        table.put(seat, later=5_000)
    assert table.match.clock.running == 0
    assert all_left(table.match.clock, table.now) == (MINUTE - 7_000, MINUTE - 7_000)


def test_a_pause_costs_nobody_anything() -> None:
    table = Limited()
    assert table.kinds("pause", later=8_000) == ["pause"]
    assert table.match.deadline is None
    assert table.kinds("resume", later=MINUTE) == ["resume"]
    assert table.match.deadline == table.now + 12_000
    assert table.kinds("time", later=11_999) == []
    assert table.kinds("time", later=1) == ["lapse"] * 3


def test_a_pause_within_what_has_no_limit_is_as_ever() -> None:
    table = Limited(control=fischer(MINUTE, 0), players=TWO)
    for seat in (0, 1):
        table.put(seat)
    table.ask("pause", later=1_000)
    table.ask("resume", later=MINUTE)
    assert left(table.match.clock, 0, table.now) == MINUTE - 1_000


@pytest.mark.parametrize("limited", [False, True])
def test_there_is_no_limit_with_days_for_a_move_nor_at_a_terminal(limited: bool) -> None:
    match = Match.begin(magpies.GAME, TIMED, THREE, days(2) if limited else UNTIMED, limits=limited)
    table = Limited()
    table.match = match
    table.ask("start")
    assert (table.match.due, magpies.GAME.limit(table.match.state)) == (None, Limit("set-0", 20_000))  # type: ignore[attr-defined]
    assert table.kinds("time", later=MINUTE) == []


def test_days_for_a_move_are_not_renewed_by_what_others_decide_at_once() -> None:
    table = Limited(ONCE, days(2))
    assert table.match.deadline == 1_000 + 2 * DAY
    assert [table.put(2, later=DAY), table.put(1, later=DAY // 2)] == ["", ""]
    assert table.match.deadline == 1_000 + 2 * DAY
    assert table.put(0) == ""
    assert all_left(table.match.clock, table.now) == (2 * DAY,) * 3


def test_what_time_did_is_not_taken_back() -> None:
    table = Limited(players=TWO)
    table.put(0)
    table.ask("time", later=20_000)
    assert table.code("offer", 0, "takeback") == "time-since"


def test_a_takeback_gives_the_decision_its_whole_time_again() -> None:
    table = Limited(magpies.Options(seconds=20, cards="up"), players=TWO)
    table.put(0, later=15_000)
    table.ask("offer", 0, "takeback", later=1_000)
    assert table.kinds("accept", 1, "takeback") == ["accept", "takeback"]
    assert (table.match.turn, table.match.deadline) == (0, table.now + 20_000)


def test_a_record_tells_what_time_did_and_replays() -> None:
    table = Limited()
    table.put(2)
    table.ask("time", later=20_000)
    record = transcribe(table.match, None, {})
    lapsed = [line for line in record.lines if line.kind == "lapse"]
    assert [line.seat for line in lapsed] == [0, 1]
    again = read_record(write_record(record))
    assert again.lines == record.lines
    played = replay(magpies.GAME, again)
    assert (played.trouble, played.played) == (None, len(record.lines))
    assert magpies.GAME.view(played.match.state, Seat(0)) == magpies.GAME.view(table.match.state, Seat(0))
    scoped = transcribe(table.match, SPECTATOR, {})
    assert [line for line in scoped.lines if line.kind == "lapse"] == [Line("lapse", 0, "set:0:?"), Line("lapse", 1, "set:1:?")]


def test_an_imagined_table_awaits_the_same() -> None:
    table = Limited()
    table.put(1)
    for viewer in (Seat(0), Seat(1), SPECTATOR):
        view = magpies.GAME.view(table.match.state, viewer)
        assert awaited(magpies.GAME, magpies.GAME.imagine(view, random.Random(1))) == (0, 2)
