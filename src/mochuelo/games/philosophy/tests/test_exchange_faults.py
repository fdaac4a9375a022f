"""PGN-like files that are broken: each is told with its line, its column, its reason, and how far it got."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from mochuelo.core.errors import RecordError
from mochuelo.core.record import Line, Record
from mochuelo.games.philosophy import GAME
from mochuelo.games.philosophy.exchange import Pgn

PGN = Pgn(GAME)
TWO = "1. In+\n2. Te+\n"
PAIR = "In+ Te+ "

FAULTS = [
    # The mark ▮ stands where the error is to be; the number counts the actions that were played before.
    ("pgn-empty", 0, "▮"),
    ("pgn-empty", 0, "▮ \n\n"),
    ("pgn-tag", 0, '▮[ColorIn Ana]\n\n1. In+'),
    ("pgn-tag", 0, '[ColorIn "Ana"]\n▮[ColorTe "Bo"\n\n1. In+'),
    ("pgn-tag", 0, '▮[Color-In "Ana"]\n'),
    ("pgn-tag", 0, '▮[]\n'),
    ("pgn-tag-twice", 0, '[Date "1"]\n▮[Date "2"]\n\n1. In+\n2. Te+'),
    ("pgn-tag-late", 0, TWO + '▮[ColorIn "Ana"]'),
    ("pgn-game", 0, '▮[Game "chess"]\n\n1. In+\n2. Te+'),
    ("pgn-value", 0, '▮[StuckTiles "Burnt"]\n\n1. In+\n2. Te+\n3. In:C8PuNo'),
    ("pgn-value", 0, '[Date "x"]\n  ▮[Repetition "Lose"]\n\n1. In+\n2. Te+'),
    ("unreadable-tile", 0, '▮[Position "rubbish"]\n\n1. In+\n2. Te+'),
    ("position-turn", 0, '▮[Position "C3:TeSlNo (NoEa) In"]\n\n1. In+\n2. Te+'),
    ("pgn-comment-open", 0, "1. In+\n2. Te+ ▮{ never\nclosed\n"),
    ("pgn-comment-stray", 1, TWO + "3. In:C8PuNo\n ▮} 4. Te:C7PuEa"),
    ("pgn-number", 0, "▮2. In+\n3. Te+"),
    ("pgn-number", 0, "1. In+\n2. Te+\n▮4. In:C8PuNo"),
    ("pgn-number", 1, TWO + "3. In:C8PuNo\n▮3. Te:C7PuEa"),
    ("pgn-join-twice", 0, "1. In+\n2. ▮In+"),
    ("pgn-join-late", 1, TWO + "3. In:C8PuNo\n4. ▮Sa+"),
    ("pgn-seats", 0, "1. In+\n2. ▮In:C8PuNo"),
    ("pgn-seats", 0, "▮In:C8PuNo"),
    ("pgn-seats", 0, "In+ Te+ Sa+ Am+ ▮Vi+"),
    ("pgn-seats", 0, "1. ▮In+"),
    ("pgn-player", 0, PAIR + "▮Sa:C8PuNo"),
    ("pgn-player", 0, PAIR + "R:▮Sa"),
    ("pgn-player", 1, PAIR + "In:C8PuNo ▮Sa-"),
    ("pgn-turn", 0, PAIR + "▮Te:C8PuNo"),
    ("pgn-turn", 1, PAIR + "In:C8PuNo ▮In:C7PuNo"),
    ("pgn-word", 0, PAIR + "▮castles"),
    ("pgn-word", 0, PAIR + "▮In:C8Pu"),
    ("pgn-word", 0, PAIR + "▮in:C8PuNo"),
    ("pgn-word", 0, PAIR + "▮C8PuNo"),
    ("pgn-word", 0, PAIR + "▮In++"),
    ("pgn-tail", 0, PAIR + "In:C8PuNo▮!"),
    ("pgn-tail", 0, PAIR + "In:C8PuNo▮[C5N]"),
    ("pgn-tail", 0, PAIR + "In:C8PuNo▮]]"),
    ("pgn-not-choice", 0, PAIR + "In:C8PuNo[C5▮Zz]"),
    ("pgn-not-choice", 0, PAIR + "In:C8PuNo[▮X1]"),
    ("unreadable", 0, PAIR + "In:▮X8PuNo"),
    ("not-centre", 0, PAIR + "In:▮N1PuNo"),
    ("first-on-centre", 0, PAIR + "In:▮C5PuNo"),
    ("unknown-tile", 0, PAIR + "In:C8▮XxNo"),
    ("wrong-facing", 0, PAIR + "In:C8Pu▮Ne"),
    ("wrong-facing", 0, PAIR + "In:C8De▮No"),
    ("occupied", 1, PAIR + "In:C8PuNo Te:▮C8PuNo"),
    ("not-in-hand", 2, TWO + "3. In:C8PuNo\n4. Te:C1PuNo\n5. In:C3▮PuNo"),
    ("pgn-choice", 0, PAIR + "▮No"),
    ("pgn-choice", 1, PAIR + "In:C8PuNo[▮C5]"),
    ("not-a-choice", 2, PAIR + "In:C8PuNo Te:C4ReSe[▮Ne]"),
    ("not-a-choice", 2, PAIR + "In:C8PuNo Te:C4ReSe ▮OO"),
    ("pgn-choice", 3, PAIR + "In:C8PuNo Te:C4ReSe[Ea▮So]"),
    ("pgn-closed", 2, PAIR + "In:C8PuNo Te:C4ReSe[▮]"),
    ("pgn-bracket", 3, PAIR + "In:C8PuNo Te:C4ReSe▮[Ea"),
    ("pgn-bracket", 1, PAIR + "In:C8PuNo Te:C4ReSe[▮(NoEa"),
    ("pgn-open", 2, PAIR + "In:C8PuNo Te:C4ReSe[(▮NoEa)"),
    ("pgn-open", 1, PAIR + "In:C8PuNo(▮NoEaSoWe)"),
    ("pgn-unfinished", 2, PAIR + "In:C8PuNo Te:C4ReSe ▮In:C1PuNo"),
    ("pgn-over", 5, PAIR + "In:C1PuNo Te:C7PuSo In:C2SlNo Te:C8SlSo In:C3SrNo. ▮Te:C9SrSo"),
    ("pgn-over", 1, PAIR + "In:C8PuNo Te- ▮In:C7PuNo"),
    ("pgn-during", 1, PAIR + "In:C8PuNo ▮Te- {[%during 9]}"),
    ("pgn-during", 1, PAIR + "In:C8PuNo ▮Te- {[%during soon]}"),
    ("pgn-result", 1, '▮[Result "1-0"]\n\n' + PAIR + "In:C8PuNo In-"),
    ("pgn-result", 5, PAIR + "In:C1PuNo Te:C7PuSo In:C2SlNo Te:C8SlSo In:C3SrNo ▮0-1"),
    ("pgn-no-end", 1, '[Date "x"]\n▮[Result "1-0"]\n\n' + PAIR + "In:C8PuNo"),
    ("pgn-after", 1, PAIR + "In:C8PuNo * ▮Te:C7PuEa"),
]


@pytest.mark.parametrize(("code", "read", "text"), FAULTS)
def test_a_bad_file_is_told_with_its_place_and_how_far_it_got(code: str, read: int, text: str) -> None:
    before = text.partition("▮")[0]
    place = (before.count("\n") + 1, len(before) - (before.rfind("\n") + 1) + 1)
    with pytest.raises(RecordError) as caught:
        PGN.read(text.replace("▮", ""))
    error = caught.value
    assert (error.code, (error.line, error.column), error.read) == (code, place, read), str(error)
    assert ";" in error.message, "it says what would do"
    assert (sum(line.kind == "act" for line in error.so_far.lines) if isinstance(error.so_far, Record) else 0) == read


FRAGMENTS = [
    *("In+", "Te+", "Sa+", "In-", "Te-", "R:In", "In:C8PuNo", "Te:C4ReSe", "[(NoEaSoWe)", "[Ea]", "So", "OO", "C5", "1.", "2.", "3:"),
    *("{", "}", ";x", "*", "1-0", "rule:join:where:immediately_next"),
    *("[%after 1]", "[%during -1]", "[%draw]", "[%flag]", "[%from Sa]", "[%here]", "[%now]", "[%clk 1]"),
    *('[Date "x"]', '[Result "1-0"]', '[Result "1/2-1/2"]', "\n", "\n\n", "\r\n", " ", " ", "; x", "\\", '"'),
    *("9" * 5000 + ".", "[%after " + "9" * 5000 + "]", "\u0663.", "\x00", "\x1f", "\u2028", "\ufeff"),
]


@settings(max_examples=400, deadline=None)
@given(st.sampled_from(["", PAIR, "In+ Te+ Sa+ In:C8PuNo "]), st.lists(st.sampled_from(FRAGMENTS) | st.text(max_size=3), max_size=25))
def test_no_text_whatever_does_more_than_be_refused(begin: str, parts: list[str]) -> None:
    text = begin + " ".join(parts)
    try:
        record = PGN.read(text)
    except RecordError:
        return
    assert replace(PGN.read(PGN.write(record)), where=()) == replace(record, where=())


def test_there_are_enough_faults() -> None:
    assert len(FAULTS) >= 40


def test_a_record_that_cannot_be_played_cannot_be_written() -> None:
    lines = (Line("act", 0, "C8PuNo"), Line("act", 1, "C8PuNo"))
    with pytest.raises(RecordError, match="occupied") as caught:
        PGN.write(Record(game="philosophy", rules=1, seats=("", ""), lines=lines))
    assert (caught.value.line, caught.value.read) == (2, 1)
    with pytest.raises(RecordError):
        PGN.write(Record(game="philosophy", rules=1, seats=("",), lines=lines))
    with pytest.raises(RecordError):
        PGN.write(Record(game="philosophy", rules=1, seats=("", ""), options={"colour": "red"}, lines=lines))
