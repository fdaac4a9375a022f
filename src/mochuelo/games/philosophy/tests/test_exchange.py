"""PGN-like files: what is written reads back, what others write is read, and what is broken is told with its place."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from mochuelo.core.errors import RecordError
from mochuelo.core.record import Line, Record
from mochuelo.core.replay import replay
from mochuelo.games.philosophy import GAME
from mochuelo.games.philosophy.exchange import Pgn
from mochuelo.games.philosophy.notation import write_position

from .games import Scribe

PGN = Pgn(GAME)
PAIR = "In+ Te+ "


def acts(record: Record) -> list[str]:
    return [line.text for line in record.lines if line.kind == "act"]


def position(record: Record) -> str:
    return write_position(replay(GAME, record).match.state)


def trouble(text: str) -> RecordError | None:
    """What is wrong with a file, if something is."""
    try:
        PGN.read(text)
    except RecordError as error:
        return error
    return None


# ---------------------------------------------------------------- round trips


@settings(max_examples=300, deadline=None)
@given(st.integers(0, 2**32))
def test_a_written_game_reads_back_as_the_same_record(seed: int) -> None:
    record = Scribe(seed).record()
    assert replace(PGN.read(PGN.write(record)), where=()) == record


@settings(max_examples=100, deadline=None)
@given(st.integers(0, 2**32), st.integers(0, 40))
def test_an_unfinished_game_reads_back_too(seed: int, longest: int) -> None:
    record = Scribe(seed).record(longest)
    assert replace(PGN.read(PGN.write(record)), where=()) == record


@settings(max_examples=100, deadline=None)
@given(st.integers(0, 2**32))
def test_a_record_plays_to_the_result_it_was_read_with(seed: int) -> None:
    record = PGN.read(PGN.write(Scribe(seed).record()))
    replayed = replay(GAME, record)
    assert replayed.trouble is None
    assert replayed.match.outcome == record.result


@settings(max_examples=200, deadline=None)
@given(st.integers(0, 2**32), st.data())
def test_a_damaged_file_is_read_or_refused_with_a_place_in_it(seed: int, data: st.DataObject) -> None:
    text = PGN.write(Scribe(seed).record(25))
    at = data.draw(st.integers(0, len(text) - 1))
    damaged = text[:at] + data.draw(st.sampled_from(["", "\n", "{", "]", "(", "X", ".", " ", "[", "C5", ";", "9"])) + text[at + 1 :]
    error = trouble(damaged)
    if error is not None:
        rows = damaged.splitlines()
        assert 1 <= error.line <= len(rows)
        assert 1 <= error.column <= len(rows[error.line - 1]) + 1
        assert str(error).startswith(f"line {error.line}, column {error.column}: ")


def test_the_engine_of_others_is_spared_what_it_would_misread() -> None:
    """It takes `Xx+` anywhere in a numbered row for a joining, and any row with `N. ` for an item."""
    lines = (Line("act", 0, "C8PuNo", "Te- is gone"), Line("note", comment="see 3. In+ above"), Line("act", 1, "C7PuEa", "fine"))
    text = PGN.write(Record(game="philosophy", rules=1, seats=("", ""), lines=lines))
    rows = text.splitlines()
    numbered = [row for row in rows if row.lstrip()[:1].isdigit()]
    assert [row.split(maxsplit=1)[1] for row in numbered] == ["In+", "Te+", "In:C8PuNo", "Te:C7PuEa {fine}"]
    assert not any(". " in row for row in rows if row.startswith(";"))
    assert text.count("\n\n") == 1, "the one empty line parts tags and moves"


# ---------------------------------------------------------------- files of others


def test_the_case_of_the_rules_page() -> None:
    """../rules: the reaction that was not chosen does not fire later."""
    record = PGN.read("In+ Te+ In:C8PuNo Te:C4SlWe In:C9SrNo Te:C5SrNo In:C1SlSo[C8]")
    assert position(record).split(" ")[0] == "C1:InSlSo/C2:TeSlWe/C6:TeSrNo/C8:InPuNo/C9:InSrNo"


def test_tags_names_and_a_number_with_a_colon() -> None:
    text = '[ColorAm "Ambrose"]\n[ColorIn "Indiana"]\n[JoinPermitted "Between Turns"]\n\n1. In+\n2. Am+\n3. Te+\n4: Sa+\n'
    record = PGN.read(text)
    assert record.headers == {"JoinPermitted": "Between Turns", "Colours": "In Am Te Sa"}
    assert record.seats == ("Indiana", "Ambrose", "", "")


@pytest.mark.parametrize(
    ("joined", "start", "colours"),
    [
        ("In+ Te+", 0, None),
        ("Te+ In+", 1, None),
        ("Sa+ Am+ In+ Te+", 2, None),
        ("Te+ Sa+ In+", 1, None),
        ("Sa+ Te+", 0, "Sa Te"),
        ("In+ Sa+ Te+", 0, "In Sa Te"),
    ],
)
def test_the_order_of_joining_is_the_order_of_play(joined: str, start: int, colours: str | None) -> None:
    """README of the other engine: the first to join places first; any colour may play."""
    first = joined[:2]
    record = PGN.read(f"{joined} {first}:C8PuNo")
    assert record.options["start"] == start
    assert record.headers.get("Colours") == colours
    assert acts(PGN.read(PGN.write(record))) == ["C8PuNo"]


@pytest.mark.parametrize(
    "text",
    [
        PAIR + "In:C2ReSw Te:C8PuSo In:C6DeSw[C4So]",
        PAIR + "In:C2ReSw Te:C8PuSo In:C6DeSw[C4 So",
        PAIR + "In:C2ReSw Te:C8PuSo In:C6DeSw[C4(EaNoSoWe) So",
        PAIR + "In:C2ReSw Te:C8PuSo In:C6DeSw[C4(NoEaSoWe) So",
        PAIR + "In:C2ReSw Te:C8PuSo In:C6DeSw C4 So",
        "In+;Te+;In:C2ReSw;Te:C8PuSo;In:C6DeSw[C4So]",
        "1.In+ 2.Te+ 3.In:C2ReSw 4.Te:C8PuSo 5.In:C6DeSw[C4So]",
        "\ufeff1. In+\r\n2. Te+\r\n\r\n3. In:C2ReSw\r\n4. Te:C8PuSo\r\n5. In:C6DeSw[C4So]\r\n",
        PAIR + "{ two\nrows } InC2ReSw ; no colon\nTe:C8PuSo rule:leave:permitted:anytime In:C6DeSw[C4So]..",
        "In+:Charlie;In-;In+:Chris;Te+;In:C2ReSw;Te:C8PuSo;In:C6DeSw[C4So];Te-;In-",
    ],
)
def test_one_game_in_the_ways_it_is_written(text: str) -> None:
    """README of the other engine: choices rolled up or apart, an unfinished turn with or without its list."""
    assert acts(PGN.read(text)) == ["C2ReSw", "C8PuSo", "C6DeSw", "C4", "So"]


@pytest.mark.parametrize("last", ["Te:C4ReSe[(NoEaSoWe)", "Te:C4ReSe(EaNoSoWe)", "Te:C4ReSe[", "Te:C4ReSe"])
def test_an_unfinished_turn_at_the_end(last: str) -> None:
    """../rules: with the open bracket and without, the list in either order or not at all."""
    record = PGN.read(PAIR + "In:C8PuNo " + last)
    assert (acts(record), record.result) == (["C8PuNo", "C4ReSe"], None)
    assert PGN.write(record).splitlines()[-1] == "4. Te:C4ReSe[(NoEaSoWe)"


def test_a_chosen_reaction_that_asks_again() -> None:
    """../rules, like `Sa:C9PuNo[E1(C5NE)`: of two Ideas one was let react, and its Decision is open; a file from a position."""
    text = '[Position "C2:SaSlEa/C6:TeSrNo/E3:SaDeNw - Sa"]\n\nIn+ Te+ Sa+ Sa:C9PuNo[E3(C5NE)'
    record = PGN.read(text)
    assert acts(record) == ["C9PuNo", "E3"]
    assert PGN.write(record).splitlines()[-1] == "4. Sa:C9PuNo[E3(C5NE)"


def test_respect_and_rule_changes_do_not_touch_the_play() -> None:
    record = PGN.read(PAIR + "R:Te In:C8PuNo R:In rule:join:permitted:between_turns Te:C7PuEa")
    assert [(line.kind, line.seat, line.text) for line in record.lines] == [
        ("respect", 0, "1"), ("act", 0, "C8PuNo"), ("respect", 1, "0"), ("act", 1, "C7PuEa"),
    ]  # fmt: skip


def test_who_leaves_of_two_has_lost() -> None:
    record = PGN.read(PAIR + "In:C8PuNo In-")
    assert record.result is not None
    assert (record.result.winners, record.result.reason) == ((1,), "concession")


def test_who_leaves_between_turns_of_three_is_gone_for_the_next() -> None:
    """The other engine removes them at once; so the concession came during the turn before."""
    record = PGN.read("In+ Te+ Sa+ In:C8PuNo Sa- Te:C7PuNo In:C1SlNo Te:C3SlNo")
    assert [line.kind for line in record.lines] == ["concede", "act", "act", "act", "act"]
    assert [line.seat for line in record.lines] == [2, 0, 1, 0, 1]


def test_who_leaves_after_the_own_turn_leaves_while_the_next_plays() -> None:
    record = PGN.read("In+ Te+ Sa+ In:C8PuNo In- Te:C7PuNo Sa:C1PuNo")
    assert [(line.kind, line.seat) for line in record.lines] == [("act", 0), ("concede", 0), ("act", 1), ("act", 2)]


def test_results_and_what_ends_a_game_without_a_move() -> None:
    drawn = PGN.read('[Result "1/2-1/2"]\n\n' + PAIR + "In:C8PuNo")
    assert drawn.result is not None
    assert (drawn.result.scores, drawn.result.reason) == ((0.5, 0.5), "agreement")
    assert PGN.read(PAIR + "In:C8PuNo *").result is None
    lost = PGN.read(PAIR + "In:C8PuNo Te- 1-0")
    assert lost.result is not None and lost.result.winners == (0,)


def test_a_file_that_goes_on_after_a_repetition_was_played_without_that_rule() -> None:
    """The rule of repetition is ours; the other engine knows none."""
    begin = '[Position "C4:TeLsEa/E4:TeToWe/W3:InToEa - In"]\n'
    moves = PAIR + "In:C6LsWe Te:C4LsEa In:C6LsWe Te:C4LsEa "
    drawn = PGN.read(f"{begin}\n{moves}")
    assert drawn.result is not None and drawn.result.reason == "repetition"
    longer = PGN.read(f"{begin}\n{moves}In:C6LsWe")
    assert (longer.options["repetition"], longer.result) == ("play_on", None)
    error = trouble(f'{begin}[Repetition "Draw"]\n\n{moves}In:C6LsWe')
    assert error is not None and (error.code, error.read) == ("pgn-over", 4)


def test_comments_stay_where_they_belong() -> None:
    text = "; before\n1. In+ 2. Te+ {all here}\n3. In:C8PuNo {first} ; second\n; a note\n4. Te:C7PuEa"
    record = PGN.read(text)
    assert [(line.kind, line.comment) for line in record.lines] == [
        ("note", "before"), ("note", "all here"), ("act", "first second"), ("note", "a note"), ("act", ""),
    ]  # fmt: skip
