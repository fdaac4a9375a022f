"""Matches: what may be asked, what it causes, and that the log alone gives everything back."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mochuelo.core.clock import fischer, left
from mochuelo.core.errors import MatchError, OptionsError
from mochuelo.core.event import Event, Player
from mochuelo.core.folding import KINDS, fold
from mochuelo.core.game import AnyGame, Outcome
from mochuelo.core.match import read_options
from mochuelo.core.ruling import LONGEST_SAY
from tests.core import nim
from tests.core.tables import THREE, Table, alike, refold
from tests.drill.games import magpies

# ------------------------------------------------------------------ acts


def test_acts_count_from_the_start_on() -> None:
    table = Table()
    assert table.code("act", 0, "take:1") == "not-started"
    assert table.kinds("start") == ["start"]
    assert table.kinds("act", 0, "take:1") == ["act"]
    assert table.match.turn == 1


@pytest.mark.parametrize(
    ("seat", "text", "code"),
    [
        (1, "take:1", "not-your-turn"),
        (0, "take:9", "notation"),
        (2, "take:1", "no-such-seat"),
        (-1, "take:1", "no-such-seat"),
        (-2, "take:1", "no-such-seat"),
    ],
)
def test_refused_acts_change_nothing(seat: int, text: str, code: str) -> None:
    table = Table().play()
    before = table.match
    assert table.code("act", seat, text) == code
    assert table.match is before


def test_an_illegal_act_is_refused_with_the_game_s_own_code() -> None:
    table = Table().play("take:3", "take:3")
    assert table.code("act", 0, "take:2") == "illegal"


def test_acts_on_an_old_position_are_stale_also_on_the_own_turn() -> None:
    table = Table().play("take:1")
    known = table.match.seq
    table.play("take:1")
    assert table.code("act", 0, "take:1", seq=known) == "stale"


def test_chat_does_not_make_an_act_stale() -> None:
    table = Table().play("take:1")
    known = table.match.seq
    assert table.kinds("say", 0, "well played") == ["say"]
    assert table.code("act", 1, "take:1", seq=known) == ""


def test_an_act_sent_twice_counts_once() -> None:
    table = Table().play()
    known = table.match.seq
    assert [table.code("act", 0, "take:1", seq=known), table.code("act", 0, "take:1", seq=known)] == ["", "stale"]


def test_nothing_is_played_after_the_end() -> None:
    table = Table(options=nim.Options(heap=2)).play("take:2")
    assert table.match.status == "over"
    assert table.match.outcome == Outcome((0,), (1.0, 0.0), "last")
    assert {table.code(kind, 1, text) for kind, text in [("act", "take:1"), ("offer", "draw"), ("concede", ""), ("accept", "draw")]} == {
        "over"
    }
    assert table.code("say", 1, "good game") == ""


# ------------------------------------------------------------------ seats


def test_a_seat_is_taken_once_and_the_start_waits_for_all() -> None:
    table = Table(players=(Player("Ana"), Player("", "open")))
    assert table.code("start") == "seats-open"
    assert table.code("join", 0, "Eve") == "seat-taken"
    assert table.code("join", 1, "  Bo\n\tBa ") == ""
    assert table.match.players[1] == Player("Bo Ba", "person", 1)
    assert table.code("join", 1, "Eve") == "seat-taken"
    assert table.code("start") == ""
    assert table.code("start") == "started"


def test_who_has_joined_may_get_up_before_the_start() -> None:
    table = Table(players=(Player("Ana"), Player("", "open")))
    table.ask("join", 1, "Bo")
    assert table.code("leave", 1) == ""
    assert table.match.players[1].kind == "open"
    table.ask("join", 1, "Cy")
    table.ask("start")
    assert table.code("leave", 1) == "started"


def test_options_are_read_strictly() -> None:
    assert read_options(nim.GAME, {"heap": 9}) == nim.Options(heap=9)
    for wrong in ({"heap": "9"}, {"pile": 9}, {"heap": 1.5}):
        with pytest.raises(OptionsError):
            read_options(nim.GAME, wrong)


# ------------------------------------------------------------------ talk


@pytest.mark.parametrize(
    ("text", "code"), [("", "empty"), (" \n ", "empty"), ("x" * (LONGEST_SAY + 1), "too-long"), ("x" * LONGEST_SAY, "")]
)
def test_what_is_said_has_a_length(text: str, code: str) -> None:
    assert Table().code("say", -1, text) == code


def test_what_is_said_stays_on_one_line() -> None:
    table = Table()
    table.ask("say", 0, "a\nb\u2028c\x00d\x1b[2J")
    assert table.match.log[-1].text == "a b c d [2J"


# ------------------------------------------------------------------ leaving, respect, time


def test_conceding_is_possible_on_another_s_turn_and_once() -> None:
    table = Table(players=THREE).play()
    assert table.kinds("concede", 2) == ["concede"]
    assert table.code("concede", 2) == "seat-out"
    assert table.kinds("concede", 0) == ["concede"]
    assert table.match.outcome == Outcome((1,), (0.0, 1.0, 0.0), "concession")


def test_respect_passes_from_its_holder() -> None:
    table = Table(players=THREE).play()
    assert table.code("respect", 0, "0") == "no-such-seat"
    assert table.code("respect", 0, "x") == "no-such-seat"
    assert table.code("respect", 0, "1") == ""
    assert table.code("respect", 2, "0") == "not-holder"
    assert table.code("respect", 1, "2") == ""
    assert table.match.respect == 2


def test_time_that_has_run_out_is_noted_before_anything_else() -> None:
    table = Table(control=fischer(10_000, 0)).play()
    ruling = table.ask("act", 0, "take:1", later=10_000)
    assert [event.kind for event in ruling.events] == ["flag"]
    assert ruling.refusal is not None and ruling.refusal.code == "over"
    assert table.match.outcome == Outcome((1,), (0.0, 1.0), "time")


def test_in_a_game_of_three_the_others_go_on_when_one_is_late() -> None:
    table = Table(players=THREE, control=fischer(10_000, 0)).play()
    assert table.kinds("time", later=10_000) == ["flag"]
    assert (table.match.status, table.match.turn) == ("playing", 1)
    assert left(table.match.clock, 1, table.now) == 10_000


def test_a_draw_is_agreed_when_the_time_of_the_last_who_had_not_agreed_is_out() -> None:
    table = Table(players=THREE, control=fischer(10_000, 0)).play()
    table.ask("offer", 1, "draw")
    table.ask("accept", 2, "draw")
    assert table.kinds("time", later=10_000) == ["flag", "draw"]


def test_the_next_table_is_named_once_and_after_the_end() -> None:
    table = Table().play()
    assert table.code("rematch", 0, "table-2") == "not-over"
    table.ask("concede", 0)
    assert table.kinds("rematch", 0, "table-2") == ["rematch"]
    assert table.match.log[-1].text == "table-2"
    assert table.code("rematch", 1, "table-3") == "rematch-made"


def test_nobody_is_late_in_time() -> None:
    table = Table(control=fischer(10_000, 0)).play()
    assert table.kinds("time", later=9_999) == []


def test_a_restart_costs_nobody_time() -> None:
    table = Table(control=fischer(10_000, 0)).play()
    table.ask("pause", later=4_000)
    assert table.kinds("resume", later=10**9) == ["resume"]
    assert left(table.match.clock, 0, table.now) == 6_000
    assert table.kinds("act", 0, "take:1", later=5_999) == ["act"]


def test_the_log_s_time_never_runs_backwards() -> None:
    table = Table().play("take:1")
    table.now -= 500
    table.ask("act", 1, "take:1")
    assert [event.at for event in table.match.log] == sorted(event.at for event in table.match.log)


# ------------------------------------------------------------------ the fold


def test_events_follow_one_another_without_gaps() -> None:
    match = Table().match
    for seq in (0, 2):
        with pytest.raises(MatchError, match="cannot follow"):
            fold(match, Event(seq, 0, "say", 0, "hello"))


@pytest.mark.parametrize(
    "event", [Event(1, 0, "say", 2, ""), Event(1, 0, "say", -2, ""), Event(1, 0, "respect", 0, "x"), Event(1, 0, "respect", 0, "")]
)
def test_an_event_that_means_nothing_is_refused(event: Event) -> None:
    with pytest.raises(MatchError):
        fold(Table().match, event)


@pytest.mark.parametrize("kind", ["act", "chance", "concede", "takeback", "draw"])
def test_the_fold_too_knows_start_and_end(kind: str) -> None:
    waiting, over = Table().match, Table().play()
    over.ask("concede", 1)
    for match, code in [(waiting, "not-started"), (over.match, "over")]:
        with pytest.raises(MatchError) as caught:
            fold(match, Event(match.seq + 1, 0, kind, 0, "2"))
        assert caught.value.code == code


def test_an_unknown_kind_is_refused_on_both_sides() -> None:
    assert Table().code("dance", 0) == "kind"
    with pytest.raises(MatchError, match="'dance'"):
        fold(Table().match, Event(1, 0, "dance", 0, ""))


REQUESTS = st.tuples(
    st.sampled_from(
        [
            "act",
            "act",
            "act",
            "act",
            "start",
            "join",
            "leave",
            "say",
            "offer",
            "accept",
            "decline",
            "concede",
            "respect",
            "time",
            "pause",
            "resume",
            "rematch",
        ]
    ),
    st.integers(-1, 3),
    st.sampled_from(["take:1", "take:2", "draw", "takeback", "0", "1", "hello", ""]),
    st.integers(0, 4_000),
)


@settings(max_examples=200, deadline=None)
@given(game=st.sampled_from([nim.GAME, magpies.GAME]), started=st.booleans(), asked=st.lists(REQUESTS, max_size=40))
def test_whatever_is_asked_the_log_gives_the_match_back(game: AnyGame, started: bool, asked: list[tuple[str, int, str, int]]) -> None:
    """Requests good and bad in any order: a refusal changes nothing but late flags, and folding the log gives the same match."""
    players = (Player("Ana"), Player("Bo", owner=1), Player("Owl", "bot"))
    table = Table(game, players=players, control=fischer(20_000, 500))
    if started:
        table.ask("start")
    for kind, seat, text, later in asked:
        legal = [game.write(action) for action in game.legal(table.match.state)]
        words = legal[later % len(legal)] if kind == "act" and legal else text
        before = table.match
        ruling = table.ask(kind, table.match.seat if kind == "act" and later % 3 else seat, words, later=later)
        assert ruling.match.log == (*before.log, *ruling.events)
        assert ruling.refusal is None or {event.kind for event in ruling.events} <= {"flag", "chance", "draw"}
        assert {event.kind for event in ruling.events} <= set(KINDS)
    assert alike(refold(table.match), table.match)
