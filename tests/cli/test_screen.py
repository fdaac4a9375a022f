"""The terminal table played by keys and by mouse, against bots and at one keyboard, at both usual sizes."""

from __future__ import annotations

from pathlib import Path

import pytest

from mochuelo.cli.pane import Columns

from .seen import play, screen_text, sit, until

GAME = ("c1puno", "c7puso", "c2slno", "c8slso", "c3srno")
"""Indigo concludes with C1, C2 and C3."""
BIG, USUAL = (120, 40), (80, 24)


@pytest.fixture
def save(tmp_path: Path) -> Path:
    return tmp_path / "game.rec"


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
        assert "▸◆ Ben (Teal)" in screen_text(app)  # the start has moved on


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
        assert "Indigo places the Slide Left on C8, facing north." in screen_text(app), "what it would do is told before it is played"
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
        ("c5puno", "The first Idea of the game may not go on C5"),
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


async def test_it_speaks_spanish_and_knows_day_and_night(save: Path) -> None:
    app = sit("human,human", save, lang="es")
    async with app.run_test(size=BIG) as pilot:
        await play(pilot, GAME[0])
        assert "Índigo coloca el Empuje en C1, mirando al norte." in screen_text(app)
        assert "atrás" in screen_text(app)
        await pilot.press("f4")
        await pilot.pause()
        assert app.light
        await pilot.press("f1")
        await pilot.pause()
        assert "Teclas" in screen_text(app)
        await pilot.press("escape")
        await pilot.pause()
        assert "Teclas" not in screen_text(app)


async def test_the_keys_of_the_table_are_asleep_under_a_page(save: Path) -> None:
    app = sit("human,human", save)
    async with app.run_test(size=(80, 16)) as pilot:
        await play(pilot, GAME[0])
        chosen = app.picker.text
        await pilot.press("f1")
        await pilot.pause()
        assert "Esc closes this page" not in screen_text(app)
        await pilot.press(*["down"] * 30, "ctrl+z", "ctrl+g", "ctrl+q")
        await pilot.pause()
        assert "Esc closes this page" in screen_text(app), "the arrow keys turn the page"
        await pilot.press("escape")
        await pilot.pause()
        assert (app.picker.text, len(app.table.match.line), app.is_running) == (chosen, 1, True)


@pytest.mark.parametrize("size", [BIG, USUAL])
@pytest.mark.parametrize(("lang", "last"), [("en", "^Q leave"), ("es", "^Q salir")])
async def test_everything_fits(save: Path, size: tuple[int, int], lang: str, last: str) -> None:
    app = sit("human,human,human,human", save, lang=lang)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        seen = screen_text(app)
        for part in ("◆ T", "■ ", "N1", "S6", "■Am", "Sl", app.say("pane-story"), app.say("pane-then"), last):
            assert part in seen, part
        assert app.screen.has_class("small") == (size == USUAL)
