"""Records: the file's grammar both ways, and playing one as far as it goes."""

from __future__ import annotations

import string
from contextlib import suppress

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from msgspec.structs import replace

from mochuelo.core.errors import OptionsError, RecordError
from mochuelo.core.event import Player
from mochuelo.core.game import SPECTATOR, Outcome, Seat, Viewer
from mochuelo.core.record import DIGEST, Line, Record, digest, read_record, seal, write_record
from mochuelo.core.replay import replay, transcribe
from tests.core import nim
from tests.core.tables import Table, alike
from tests.drill.games import magpies

WHOLE = """\
Game: nim
Rules: 1
Seat: Ana
Seat: Bo
Options: {"heap":5,"start":0}
Date: 2026-01-31
Winners: 0
Result: 1 0 last

0 take:1
; Bo thinks for a while
1 take:2 ; a mistake
! respect 0 1
0 take:2
"""


def test_a_record_is_read_as_it_says() -> None:
    record = read_record(WHOLE)
    assert replace(record, where=()) == Record(
        game="nim",
        rules=1,
        seats=("Ana", "Bo"),
        options={"heap": 5, "start": 0},
        headers={"Date": "2026-01-31"},
        result=Outcome((0,), (1.0, 0.0), "last"),
        lines=(
            Line("act", 0, "take:1"),
            Line("note", comment="Bo thinks for a while"),
            Line("act", 1, "take:2", "a mistake"),
            Line("respect", 0, "1"),
            Line("act", 0, "take:2"),
        ),
    )
    assert record.where == ((10, 1), (11, 1), (12, 1), (13, 1), (14, 1))


def test_a_record_is_written_as_it_was_read() -> None:
    assert write_record(read_record(WHOLE)) == WHOLE


def test_a_record_is_played_to_its_end() -> None:
    replayed = replay(nim.GAME, read_record(WHOLE))
    assert (replayed.played, replayed.trouble) == (3, None)
    assert replayed.match.outcome == Outcome((0,), (1.0, 0.0), "last")
    assert replayed.match.respect == 1


def test_seats_may_be_left_out_and_lines_indented() -> None:
    replayed = replay(nim.GAME, read_record("Game: nim\r\nRules: 1\r\nSeat: A\r\nSeat: B\r\n\r\n  take:3\r\n\ttake:3 ; one\r\ntake:1"))
    assert (replayed.played, replayed.trouble) == (3, None)
    assert replayed.match.outcome == Outcome((0,), (1.0, 0.0), "last")


# ------------------------------------------------------------------ trouble


HEAD = "Game: nim\nRules: 1\nSeat: Ana\nSeat: Bo\n"


@pytest.mark.parametrize(
    ("text", "code", "line", "column", "read"),
    [
        ("", "no-header", 1, 1, 0),
        ("take:1\n", "header", 1, 1, 0),
        ("Game: nim\n\n0 take:1", "no-header", 2, 1, 0),
        ("Game: nim\nRules: one\n\n", "number", 3, 1, 0),
        ("Game: nim\nGame: nim\n", "header-twice", 2, 1, 0),
        (HEAD + "Options: [1]\n", "options", 6, 1, 0),
        (HEAD + "Result: first to move\n", "result", 6, 1, 0),
        (HEAD + "\n0 take:1\n1 take:2 now\n", "line", 7, 1, 1),
        (HEAD + "\n0 take:1\n   2 take:2\n", "no-such-seat", 7, 4, 1),
        (HEAD + "\n! concede me\n", "no-such-seat", 6, 1, 0),
        (HEAD + "\n! sing\n", "line", 6, 1, 0),
        (HEAD + "\n*\n", "line", 6, 1, 0),
        (HEAD + "\n\u0663 take:1\n", "no-such-seat", 6, 1, 0),
    ],
)
def test_a_bad_file_says_where_and_why(text: str, code: str, line: int, column: int, read: int) -> None:
    with pytest.raises(RecordError) as caught:
        read_record(text)
    wrong = caught.value
    assert (wrong.code, wrong.line, wrong.column, wrong.read) == (code, line, column, read)
    assert str(wrong).startswith(f"line {line}, column {column}: ")


@pytest.mark.parametrize(
    ("lines", "code", "line", "played"),
    [
        ("0 take:1\n0 take:1\n", "not-your-turn", 7, 1),
        ("0 take:3\n1 take:3\n\n0 take:3\n", "illegal", 9, 2),
        ("0 take:1\n  1 swap\n", "notation", 7, 1),
        ("* take:1\n", "no-chance", 6, 0),
        ("0 take:3\n1 take:3\n0 take:1\n1 take:1\n", "over", 9, 3),
        ("! concede 0\n0 take:1\n", "over", 7, 0),
    ],
)
def test_replay_tells_how_far_it_got_and_keeps_that(lines: str, code: str, line: int, played: int) -> None:
    replayed = replay(nim.GAME, read_record(f"{HEAD}\n{lines}"))
    trouble = replayed.trouble
    assert trouble is not None
    assert (trouble.code, trouble.line, trouble.read, replayed.played) == (code, line, played, played)
    assert len([event for event in replayed.match.line if event.kind == "act"]) == played


def test_what_came_before_a_bad_line_is_kept() -> None:
    with pytest.raises(RecordError) as caught:
        read_record(f"{HEAD}\n0 take:1\n1 take:2\n! sing\n0 take:1\n")
    kept = caught.value.so_far
    assert isinstance(kept, Record)
    assert replay(nim.GAME, kept).played == 2
    with pytest.raises(RecordError) as caught:
        read_record("Game: nim\nRules: 1\nsing\n")
    assert caught.value.so_far is None


def test_trouble_under_other_rules_says_so() -> None:
    replayed = replay(nim.GAME, read_record(f"{HEAD.replace('Rules: 1', 'Rules: 7')}\n0 take:1\n1 take:9\n"))
    assert "version 7 of the rules, and these are version 1" in str(replayed.trouble)


def test_a_result_that_the_actions_do_not_give_is_trouble() -> None:
    replayed = replay(nim.GAME, read_record(WHOLE.replace("Result: 1 0 last", "Result: 0 1 last")))
    assert replayed.trouble is not None
    assert replayed.trouble.code == "result"
    assert replayed.match.outcome == Outcome((0,), (1.0, 0.0), "last")


def test_options_that_do_not_fit_stop_everything() -> None:
    with pytest.raises(OptionsError):
        replay(nim.GAME, read_record(HEAD + 'Options: {"heap":-1}\n\n'))


# ------------------------------------------------------------------ names, comments


NAMES = st.text(st.characters(exclude_categories=["Cs"]), max_size=30)
FLAT = st.text(string.printable + "é🦉;:*!?\u2028\u0085", max_size=30)


@given(names=st.lists(NAMES, min_size=2, max_size=2), comment=FLAT, value=FLAT)
@example(names=["Ana\n0 take:3", "Game: other"], comment="; a\n1 take:1", value="x\nResult: 0 1 last")
@example(names=["\x1c", "\x85"], comment="\u2029", value=" \x0b ")
def test_no_name_or_comment_can_forge_a_line(names: list[str], comment: str, value: str) -> None:
    """Whatever people call themselves, a record reads back as the same record, blanks run together."""
    lines = (Line("act", 0, "take:1", comment), Line("note", comment="why"), Line("act", 1, "take:2"))
    record = Record(game="nim", rules=1, seats=tuple(names), headers={"Event": value}, lines=lines)
    back = read_record(write_record(record))
    assert back.seats == tuple(" ".join(name.split()) for name in names)
    assert [(line.kind, line.seat, line.text) for line in back.lines] == [(line.kind, line.seat, line.text) for line in lines]
    assert back.headers == {"Event": " ".join(value.split())}
    assert write_record(back) == write_record(record)


@pytest.mark.parametrize("row", [";", " ;", "  ; why", ";why", "\t;"])
def test_a_comment_may_stand_behind_blanks(row: str) -> None:
    record = read_record(HEAD + "\n" + row + "\n0 take:1;2 ;3\n")
    notes = [line.comment for line in record.lines if line.kind == "note"]
    assert notes == (["why"] if "why" in row else [])
    assert [(line.text, line.comment) for line in record.lines if line.kind == "act"] == [("take:1;2", "3")]


@given(text=st.text(max_size=200) | st.text("Game:nimRulesSat012 \n*!;?{}takedrw-.", max_size=200).map(lambda tail: HEAD + "\n" + tail))
def test_any_text_is_read_or_refused_and_what_is_read_is_written_stably(text: str) -> None:
    try:
        record = read_record(text)
    except RecordError:
        return
    once = write_record(record)
    assert write_record(read_record(once)) == once
    with suppress(OptionsError):
        assert replay(nim.GAME, record).played <= len(record.lines)


# ------------------------------------------------------------------ from a match


def test_what_was_taken_back_and_what_was_said_is_not_in_the_record() -> None:
    table = Table().play("take:1", "take:2")
    for kind, seat, text in [("say", 0, "oh"), ("offer", 1, "takeback"), ("accept", 0, "takeback"), ("respect", 0, "1")]:
        table.ask(kind, seat, text)
    table.play("take:3").ask("concede", 0)
    record = transcribe(table.match, None, {"Site": "here"})
    assert [(line.kind, line.seat, line.text) for line in record.lines] == [
        ("act", 0, "take:1"),
        ("respect", 0, "1"),
        ("act", 1, "take:3"),
        ("concede", 0, ""),
    ]
    replayed = replay(nim.GAME, read_record(write_record(record)))
    assert (replayed.trouble, replayed.match.outcome) == (None, table.match.outcome)


def test_a_drawn_match_is_drawn_when_played_again() -> None:
    table = Table().play("take:1")
    table.ask("offer", 0, "draw")
    table.ask("accept", 1, "draw")
    replayed = replay(nim.GAME, read_record(write_record(transcribe(table.match, None, {}))))
    assert (replayed.trouble, replayed.match.outcome) == (None, Outcome((), (0.5, 0.5), "agreement"))


def finished() -> Table:
    table = Table(magpies.GAME, players=(Player("Ana"), Player("Bo"))).play()
    while table.match.status == "playing":
        table.play(magpies.GAME.write(magpies.GAME.legal(table.match.state)[-1]))
    return table


def test_a_full_record_of_a_hidden_game_plays_again_with_all_its_chance() -> None:
    table = finished()
    replayed = replay(magpies.GAME, read_record(write_record(transcribe(table.match, None, {}))))
    assert replayed.trouble is None
    one, other = (match.game.view(match.state, Seat(0)) for match in (table.match, replayed.match))
    assert one == other
    assert replayed.match.draws == table.match.draws == 9


def test_a_record_for_one_pair_of_eyes_holds_what_they_saw() -> None:
    table = finished()
    own = [event.text for event in table.match.line if event.text.startswith(("deal:0", "set:0"))]
    others = [event.text for event in table.match.line if event.text.startswith(("deal:1", "set:1"))]
    eyes: list[tuple[Viewer, list[str], list[str]]] = [(Seat(0), own, others), (SPECTATOR, [], own + others)]
    for viewer, known, unknown in eyes:
        text = write_record(transcribe(table.match, viewer, {}))
        assert f"Viewer: {viewer}\n" in text
        assert all(words in text for words in known)
        assert not any(words in text for words in unknown)
        replayed = replay(magpies.GAME, read_record(text))
        assert replayed.trouble is not None
        assert replayed.trouble.code == "scoped"


def test_a_sealed_record_knows_its_digest() -> None:
    record = seal(read_record(WHOLE))
    assert record.headers[DIGEST] == digest(record) == digest(read_record(WHOLE))
    assert seal(record) == record


def test_replay_gives_the_match_of_the_table_back() -> None:
    """Without takebacks, chat and clock the log of the replay is the table's own."""
    table = Table()
    table.now = 0
    table.play("take:1", "take:2", "take:3")
    assert alike(replay(nim.GAME, transcribe(table.match, None, {})).match, replace(table.match, draws=0))
