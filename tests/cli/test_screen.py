"""The terminal table played by keys and by mouse: bots, hot seat, undo, secrets, saving and leaving."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from mochuelo import registry
from mochuelo.cli.pane import Columns
from mochuelo.cli.screen import TableScreen
from mochuelo.core.game import Seat
from mochuelo.core.record import read_record
from mochuelo.core.replay import replay

from .seen import play, screen_text, sit, until
from .terminal import DRILL

GAME = ("c1puno", "c7puso", "c2slno", "c8slso", "c3srno")
"""Indigo concludes with C1, C2 and C3."""
BIG, USUAL = (120, 40), (80, 24)


@pytest.fixture
def save(tmp_path: Path) -> Path:
    return tmp_path / "game.rec"


def saved(path: Path) -> str:
    """What the file holds, "" when there is none."""
    return path.read_text("utf-8") if path.exists() else ""


@pytest.mark.parametrize("size", [BIG, USUAL])
async def test_a_whole_game_at_one_keyboard(save: Path, size: tuple[int, int]) -> None:
    app = sit("human:Ana,human:Ben", save)
    async with app.run_test(size=size) as pilot:
        assert "▸● Ana (Indigo)" in screen_text(app)
        await play(pilot, *GAME[:-1])
        assert "▸● Ana (Indigo)" in screen_text(app)
        assert "●Pu↑  ●Sl↑   C3" in screen_text(app)
        await play(pilot, GAME[-1])
        assert app.table.over
        assert "Ana wins · The only one with a" in screen_text(app)
        await play(pilot, "c4puno")
        assert "The game is over." in screen_text(app)
        await pilot.press("ctrl+n")
        await pilot.pause()
        assert not app.table.over and app.table.match.line == ()


@pytest.mark.parametrize("size", [BIG, USUAL])
async def test_a_whole_game_against_a_bot_by_arrow_keys_alone(save: Path, size: tuple[int, int]) -> None:
    app = sit("human,bot:1", save)
    async with app.run_test(size=size) as pilot:
        keys = ["down", "right", "down", "down", "right", "down", "left", "up"]
        for turn in range(200):
            await until(pilot, lambda: app.table.over or app.table.seat == 0)
            if app.table.over:
                break
            before = app.table.match.seq
            await pilot.press(*keys[turn % 3 : 3 + turn % 5], "enter")
            await pilot.pause()
            assert app.table.match.seq > before, "Enter plays what the cursor is on"
        assert app.table.match.outcome is not None
        await pilot.pause()
        assert " · " in screen_text(app)


async def test_the_cursor_and_the_line_go_together(save: Path) -> None:
    app = sit("human,human", save)
    async with app.run_test(size=BIG) as pilot:
        await pilot.press(*"c8s")
        await pilot.pause()
        assert app.picker.text == "C8SlNo"
        assert "Indigo places Slide Left on C8, facing north." in screen_text(app), "what it would do is told before it is played"
        await pilot.press("tab")
        assert app.typed.value == "C8Sl"
        await pilot.press("enter")
        await pilot.pause()
        assert "is not all of it" in screen_text(app)
        await pilot.press("escape")
        assert app.typed.value == ""
        await pilot.press("right", "right", "down", "enter")
        await pilot.pause()
        assert app.table.match.line[-1].text == "C8SlEa"


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("C5PuNo", "The first Idea of the game may not go on C5"),
        ("zz", "No move begins with “zz” now."),
        ("n1puno", "No move begins with"),
        ("E1", "none is open"),
    ],
)
async def test_what_cannot_be_played_is_told_with_its_reason(save: Path, typed: str, says: str) -> None:
    app = sit("human,human", save)
    async with app.run_test(size=BIG) as pilot:
        await pilot.press(*typed, "enter")
        await pilot.pause()
        assert says in screen_text(app)
        assert app.table.match.line == ()


async def test_peeking_shows_the_board_after_and_plays_nothing(save: Path) -> None:
    app = sit("human,human", save)
    async with app.run_test(size=BIG) as pilot:
        await pilot.press(*"c8puno", "f2")
        await pilot.pause()
        assert "●Pu↑" in screen_text(app) and "After C8PuNo" in screen_text(app)
        await pilot.press("f2")
        await pilot.pause()
        assert "●Pu↑" not in screen_text(app)
        assert app.table.match.line == ()


async def test_a_click_chooses_and_a_second_one_plays(save: Path) -> None:
    app = sit("human,human", save)
    async with app.run_test(size=BIG) as pilot:
        await pilot.click(Columns, offset=(2, 3))
        assert app.picker.text == "C4PuNo"
        await pilot.click(Columns, offset=(2, 3))
        await pilot.pause()
        assert app.table.match.line[-1].text == "C4PuNo"


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

    async def choose(self, key: str, view: bytes, level: int, seed: int) -> str:
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
        assert "Bot 1 is thinking" in screen_text(app)
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


async def test_it_speaks_spanish_and_knows_day_and_night(save: Path) -> None:
    app = sit("human,human", save, lang="es")
    async with app.run_test(size=BIG) as pilot:
        await play(pilot, GAME[0])
        assert "Índigo coloca el Empuje en C1, mirando al norte." in screen_text(app)
        assert "deshacer" in screen_text(app)
        await pilot.press("f4")
        await pilot.pause()
        assert app.light
        await pilot.press("f1")
        await pilot.pause()
        assert "Teclas" in screen_text(app)
        await pilot.press("escape")
        await pilot.pause()
        assert "Teclas" not in screen_text(app)


@pytest.mark.parametrize("size", [BIG, USUAL])
async def test_everything_fits(save: Path, size: tuple[int, int]) -> None:
    app = sit("human,human,human,human", save)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        seen = screen_text(app)
        for part in ("● Indigo", "■ Amber", "N1", "S6", "■Am", "Push", "It would", "So far", "^Q leave"):
            assert part in seen, part
        assert app.screen.has_class("small") == (size == USUAL)
