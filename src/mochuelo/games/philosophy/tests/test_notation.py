"""Actions, turns and positions to text and back, as the rules page and the image of the board have them."""

from __future__ import annotations

import pytest

from mochuelo.core.errors import NotationError, OptionsError
from mochuelo.games.philosophy import GAME, Options
from mochuelo.games.philosophy.notation import read, read_position, read_turn, write, write_position, write_turn
from mochuelo.games.philosophy.state import ACTIONS


def actions(*texts: str) -> tuple[int, ...]:
    return tuple(read(text) for text in texts)


def test_every_action_has_a_text_of_its_own() -> None:
    texts = [write(action) for action in range(ACTIONS)]
    assert len(set(texts)) == 432 + 37 + 1 + 8
    assert [read(text) for text in texts] == list(range(ACTIONS))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "unreadable"),
        ("C5", ""),
        ("c5", "unreadable"),
        ("C0", "unreadable"),
        ("C5PuNo ", "unreadable"),
        ("N1PuNo", "not-centre"),
        ("C5XxNo", "unknown-tile"),
        ("C5PuNe", "wrong-facing"),
        ("C5CpNo", "wrong-facing"),
        ("C5PuUp", "wrong-facing"),
    ],
)
def test_what_is_no_action(text: str, code: str) -> None:
    if not code:
        assert write(read(text)) == text
        return
    with pytest.raises(NotationError) as caught:
        read(text)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("text", "seat", "taken", "open_", "lines"),
    [
        ("In:C5PuNo", 0, ("C5PuNo",), (), 0),
        ("Te:C7ReNe[We]", 1, ("C7ReNe", "We"), (), 0),
        ("In:C8PuNo[C5NE]", 0, ("C8PuNo", "C5", "NE"), (), 0),
        ("In:C8DeNw[OO]..", 0, ("C8DeNw", "OO"), (), 2),
        ("In:C2ReNw[(NoEaSoWe)", 0, ("C2ReNw",), ("No", "Ea", "So", "We"), 0),
        ("In:C2ReNw(NoEaSoWe)", 0, ("C2ReNw",), ("No", "Ea", "So", "We"), 0),
        ("Sa:C9PuNo[E1(C5NE)", 2, ("C9PuNo", "E1"), ("C5", "NE"), 0),
    ],
)
def test_turns_are_read(text: str, seat: int, taken: tuple[str, ...], open_: tuple[str, ...], lines: int) -> None:
    turn = read_turn(text)
    assert (turn.seat, turn.actions, turn.open, turn.lines) == (seat, actions(*taken), actions(*open_), lines)


@pytest.mark.parametrize("text", ["", "C5PuNo", "In:C5", "Xx:C5PuNo", "In:C5PuNo[C]", "In:C5PuNo[C5", "In C5PuNo", "In:C5PuNo[(No"])
def test_what_is_no_turn(text: str) -> None:
    if text == "In:C5PuNo[C5":
        assert read_turn(text).actions == actions("C5PuNo", "C5")  # the bracket of an unfinished turn may be open
        return
    with pytest.raises(NotationError):
        read_turn(text)


@pytest.mark.parametrize(
    ("position", "taken", "text"),
    [
        ("", ("C8PuNo",), "In:C8PuNo"),
        ("C1:TePuWe - In", ("C5ReNw",), "In:C5ReNw[(NoEaSoWe)"),
        ("C1:TePuWe - In", ("C5ReNw", "So"), "In:C5ReNw[So]"),
        ("C1:TePuWe/N1:InDeSw - In", ("C5CpNw",), "In:C5CpNw[(C1OO)"),
        ("C1:TePuWe/N1:InDeSw - In", ("C5CpNw", "OO"), "In:C5CpNw[OO]"),
        ("C1:InPuNo/C2:InSlNo/C9:TePuSo - In", ("C3SrNo",), "In:C3SrNo."),
        ("C1:InPuNo/C3:InSlNo/E1:InSrNo/C9:TePuSo - In", ("C2ToNo",), "In:C2ToNo.."),  # four in a row are two lines of three
    ],
)
def test_turns_are_written(position: str, taken: tuple[str, ...], text: str) -> None:
    state = GAME.start(Options(position=position), 2)
    assert write_turn(state, actions(*taken)) == text
    assert read_turn(text).actions == actions(*taken)


@pytest.mark.parametrize("line", [" - In", "C3:SaSlNo/E1:InDeNw - In", "C5:AmPuNo/NW:TeReSw/N1:SaPuEa/NE:InToWe/SW:InPeNo/W1:AmClSe - Am"])
def test_positions_are_read_and_written(line: str) -> None:
    state = GAME.start(Options(position=line), 4)
    assert write_position(state) == line


def test_the_parts_of_a_position() -> None:
    position = read_position("C2:TePuWe/C4:InReNe (NoEaSoWe) In")
    assert position.tiles == (("C2", 1, "Pu", "We"), ("C4", 0, "Re", "Ne"))
    assert position.choices == actions("No", "Ea", "So", "We")
    assert position.seat == 0
    after_the_end = read_position("C2:TePuWe/C4:InReNe")
    assert (after_the_end.choices, after_the_end.seat) == ((), -1)


def test_a_position_in_the_middle_of_a_turn_is_written() -> None:
    state = GAME.apply(GAME.start(Options(position="C2:TePuWe - In"), 2), read("C4ReNe"))
    assert write_position(state) == "C2:TePuWe/C4:InReNe (NoEaSoWe) In"


@pytest.mark.parametrize(
    ("position", "seats", "code"),
    [
        ("C2:TePuWe/C4:InReNe (NoEaSoWe) In", 2, "position-turn"),
        ("C2:TePuWe/C4:InReNe", 2, "position-turn"),
        ("C2:SaPuWe - In", 2, "position-seat"),
        ("C2:TePuWe - Sa", 2, "position-seat"),
        ("C2:TePuWe/C2:InPuWe - In", 2, "twice"),
        ("C2:TePuWe/C3:TePuWe - In", 2, "twice"),
        ("C2:TePuNe - In", 2, "wrong-facing"),
        ("Z2:TePuNo - In", 2, "unreadable-tile"),
        ("C2:TePuWe/ - In", 2, "unreadable-tile"),
        ("C2:TePuWe - Xx", 2, "unreadable-position"),
        ("C2:TePuWe (Q) In", 2, "unreadable-choices"),
        ("garbage", 2, "unreadable-tile"),
    ],
)
def test_positions_that_cannot_begin(position: str, seats: int, code: str) -> None:
    with pytest.raises(OptionsError) as caught:
        GAME.start(Options(position=position), seats)
    assert caught.value.code == code


@pytest.mark.parametrize(("options", "seats"), [(Options(), 1), (Options(), 5), (Options(start=2), 2), (Options(start=-1), 2)])
def test_options_that_do_not_fit(options: Options, seats: int) -> None:
    with pytest.raises(OptionsError):
        GAME.start(options, seats)


def test_the_seat_that_begins() -> None:
    state = GAME.start(Options(start=2), 3)
    order = []
    for text in ("C1PuNo", "C2SlNo", "C3SrNo"):
        order.append(GAME.turn(state))
        state = GAME.apply(state, read(text))
    assert order == [2, 0, 1]
