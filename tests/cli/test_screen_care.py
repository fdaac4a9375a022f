"""What a terminal table takes care of: undo, secrets between two people, saving, leaving, conceding."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from mochuelo import registry
from mochuelo.cli.screen import TableScreen
from mochuelo.core.game import Seat
from mochuelo.core.record import read_record
from mochuelo.core.replay import replay

from .seen import play, screen_text, sit, until
from .terminal import DRILL

GAME = ("c1puno", "c7puso", "c2slno", "c8slso", "c3srno")
BIG, USUAL = (120, 40), (80, 24)


@pytest.fixture
def save(tmp_path: Path) -> Path:
    return tmp_path / "game.rec"


def saved(path: Path) -> str:
    """What the file holds, "" when there is none."""
    return path.read_text("utf-8") if path.exists() else ""


# ---------------------------------------------------------------- undo


async def test_undo_against_a_bot_goes_back_to_ones_own_move(save: Path) -> None:
    app = sit("human,bot:1", save)
    async with app.run_test(size=BIG) as pilot:
        await pilot.press("ctrl+z")
        await pilot.pause()
        assert "nothing yet to take back" in screen_text(app)
        await play(pilot, "c1puno")
        await until(pilot, lambda: len(app.table.match.line) == 2 and app.table.seat == 0)
        await pilot.press("ctrl+z")
        await pilot.pause()
        assert (app.table.seat, app.table.match.line) == (0, ())
        assert "●Pu↑" not in screen_text(app)


class Slow:
    """A bot that answers when it is told to, however long its question has been taken back."""

    def __init__(self) -> None:
        self.asked = 0
        self.answer = asyncio.Event()

    async def choose(self, key: str, view: bytes, level: int, seed: int, deck: str = "") -> str:
        self.asked += 1
        try:
            await self.answer.wait()
        except asyncio.CancelledError:
            await asyncio.sleep(0)
        return "C9PuNo"

    async def close(self) -> None:
        self.answer.set()


async def test_a_bot_does_not_answer_a_move_that_was_taken_back(save: Path) -> None:
    app = sit("human,bot:1", save)
    slow = Slow()
    app.pool = slow  # type: ignore[assignment]  # all that the screen asks of a pool
    async with app.run_test(size=BIG) as pilot:
        await play(pilot, "c1puno")
        await until(pilot, lambda: slow.asked == 1)
        assert "Owl 1 is thinking" in screen_text(app)
        await play(pilot, "c2slno")
        assert "not your move yet" in screen_text(app)
        await pilot.press("escape", "ctrl+z")
        await pilot.pause()
        await play(pilot, "c4puno")
        slow.answer.set()
        await until(pilot, lambda: len(app.table.match.line) == 2)
        assert [event.text for event in app.table.match.line] == ["C4PuNo", "C9PuNo"]
        assert slow.asked == 2


# ---------------------------------------------------------------- secrets


def hand(app: TableScreen, seat: int) -> str:
    """The line of the drill game's board that only this seat may see."""
    view = app.table.game.view(app.table.match.state, Seat(seat))
    return next(row for row in app.table.game.show(view).splitlines() if row.startswith(f"{seat}:"))


async def test_a_curtain_stands_between_two_people_with_secrets(save: Path) -> None:
    registry.add_folder(DRILL)
    app = sit("human:Ana,human:Ben", save, game="magpies")
    async with app.run_test(size=BIG) as pilot:
        for seat, name in enumerate(("Ana", "Ben")):
            await pilot.pause()
            seen = screen_text(app)
            assert f"{name} is to move" in seen and "Everybody else looks away" in seen
            assert not any(hand(app, other) in seen for other in (0, 1))
            await pilot.press("enter")
            await pilot.pause()
            seen = screen_text(app)
            assert hand(app, seat) in seen
            assert hand(app, 1 - seat) not in seen
            assert "is dealt a card" in seen and "is dealt a 1" not in seen, "what is told is what everybody may know"
            await pilot.press("f2")
            await pilot.pause()
            assert hand(app, 1 - seat) not in screen_text(app), "there is no peeking in a game with secrets"
            await pilot.press("enter")
        assert len(app.table.match.line) > 4


async def test_a_secret_that_was_seen_cannot_be_taken_back(save: Path) -> None:
    registry.add_folder(DRILL)
    app = sit("human:Ana,human:Ben", save, game="magpies")
    async with app.run_test(size=BIG) as pilot:
        for _ in range(4):  # both set, both show: then a card was opened
            await pilot.press("enter", "enter")
            await pilot.pause()
        await pilot.press("enter", "ctrl+z")
        await pilot.pause()
        assert "cannot be taken back" in screen_text(app) or "cannot reach across" in screen_text(app)


# ---------------------------------------------------------------- saving and leaving


async def test_a_game_is_saved_and_goes_on_from_there(save: Path) -> None:
    app = sit("human:Ana,human:Ben", save)
    async with app.run_test(size=BIG) as pilot:
        await play(pilot, *GAME[:3])
        await pilot.press("ctrl+s")
        await pilot.pause()
        assert "Saved in" in screen_text(app)
        await pilot.press("ctrl+q")
        await pilot.pause()
        assert not app.is_running
    record = read_record(saved(save))
    assert record.seats == ("Ana", "Ben")
    assert [line.text for line in record.lines] == ["C1PuNo", "C7PuSo", "C2SlNo"]


async def test_a_finished_game_proves_its_chance(save: Path) -> None:
    app = sit("human,human", save)
    async with app.run_test(size=BIG) as pilot:
        await play(pilot, *GAME)
        await pilot.press("ctrl+s")
        await pilot.pause()
    record = read_record(saved(save))
    assert {"Table", "Commitment", "Seed", "Digest"} <= set(record.headers)
    assert replay(app.table.game, record).trouble is None


async def test_leaving_asks_when_something_would_be_lost(save: Path) -> None:
    app = sit("human,human", save)
    async with app.run_test(size=BIG) as pilot:
        await play(pilot, GAME[0])
        await pilot.press("ctrl+q")
        await pilot.pause()
        assert "This game is not saved." in screen_text(app)
        await pilot.press("n")
        await pilot.pause()
        assert app.is_running
        assert not saved(save)
        await pilot.press("ctrl+q", "s")
        await pilot.pause()
    assert saved(save)


async def test_conceding_is_asked_again(save: Path) -> None:
    app = sit("human:Ana,human:Ben", save)
    async with app.run_test(size=USUAL) as pilot:
        await pilot.press("ctrl+g")
        await pilot.pause()
        assert "Ana agrees and gives up the game?" in screen_text(app)
        await pilot.press("n")
        await pilot.pause()
        assert not app.table.over
        await pilot.press("ctrl+g", "y")
        await pilot.pause()
        assert "Ben wins · Everybody else agreed" in screen_text(app)
