"""The terminal table with a game of hundreds of turns, a high board, secrets and chance, at both usual sizes."""

from __future__ import annotations

from pathlib import Path

import pytest

from mochuelo.cli.dialogs import Curtain
from mochuelo.cli.pane import Columns
from mochuelo.cli.words import cli_words

from .seen import play, screen_text, sit, until

BIG, USUAL = (120, 40), (80, 24)
SIZES = pytest.mark.parametrize("size", [BIG, USUAL])
FIRST = "first=illustrator"


@pytest.fixture
def save(tmp_path: Path) -> Path:
    return tmp_path / "game.rec"


@SIZES
@pytest.mark.parametrize("lang", ["en", "es"])
async def test_grid_hand_choice_and_preview_are_on_the_screen_at_once(save: Path, size: tuple[int, int], lang: str) -> None:
    app = sit("human,human", save, game="tangents", lang=lang, options=(FIRST,))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        seen, words = screen_text(app), app.say
        hand = app.table.view(app.table.viewer()).hands[0]
        rows = seen.splitlines()
        at = next(n for n, row in enumerate(rows) if "●Il" in row)
        assert [number for number in rows[at].split() if number.isdecimal()][:8] == [f"{card:02}" for card in hand]
        assert all(rows[at + n].strip() for n in (1, 2, 3)), "the values of the hand stand below the numbers"
        assert words(f"card-{hand[0]:02}")[:8] in seen, "cards have names"
        for part in ("A1", "D1", words("pane-story"), words("pane-then"), app.picker.text):
            assert part in seen, part


@SIZES
async def test_a_whole_game_against_a_bot_by_arrow_keys_alone(save: Path, size: tuple[int, int]) -> None:
    app = sit("human,bot:1", save, game="tangents")
    async with app.run_test(size=size) as pilot:
        for turn in range(40):
            await until(pilot, lambda: app.table.over or app.table.seat == 0)
            if app.table.over:
                break
            before = app.table.match.seq
            keys = ["down", "right", "right", "down", "down", "right", "up", "left"][: 2 + turn % 7]
            await pilot.press(*keys, "enter")
            await pilot.pause()
            assert app.table.match.seq > before, "Enter plays what the cursor is on"
        assert app.table.match.outcome is not None


async def test_typing_a_card_leads_to_its_spaces(save: Path) -> None:
    app = sit("human,human", save, game="tangents", options=(FIRST,))
    async with app.run_test(size=USUAL) as pilot:
        card = app.table.view(app.table.viewer()).hands[0][3]
        await pilot.press(*f"{card:02}t")
        await pilot.pause()
        assert app.picker.text == f"Il:{card:02}tA1"
        assert [column.tokens[column.chosen] for column in app.picker.columns()] == [f"{card:02}", "t", "A1"]
        assert app.picker.level == 2
        await play(pilot, "c3")
        assert app.table.match.line[-1].text == f"Il:{card:02}tC3"


async def test_a_high_board_is_scrolled_by_page_keys(save: Path) -> None:
    app = sit("human,human", save, game="tangents", options=(FIRST,))
    async with app.run_test(size=USUAL) as pilot:
        await pilot.pause()
        assert "◆Po" not in screen_text(app)
        await pilot.press("pagedown")
        await pilot.pause()
        assert "◆Po" in screen_text(app) and "0-0" in screen_text(app)
        await pilot.press("pageup")
        await pilot.pause()
        assert "◆Po" not in screen_text(app)


@SIZES
async def test_hidden_hands_and_throws_have_a_curtain_before_them(save: Path, size: tuple[int, int]) -> None:
    """Nothing of the other hand, and not the other throw, is on the screen while somebody else may look."""
    options = ("hands=hidden", "first=rock_paper_scissors", "games=two")
    app = sit("human:Ana,human:Ben", save, game="tangents", options=options)
    async with app.run_test(size=size) as pilot:
        for name, throw in (("Ana", "rock"), ("Ben", "paper")):
            await pilot.pause()
            assert f"{name} is to move." in screen_text(app) and "scissors" not in screen_text(app)
            await pilot.press("enter")
            await pilot.pause()
            assert "scissors" in screen_text(app)
            if name == "Ben":
                assert "Il:rock" not in screen_text(app)
            await play(pilot, throw)
        assert app.table.seat == 1, "paper wins"
        view = app.table.view(app.table.viewer())
        mine, theirs = view.hands[1], view.hands[0]
        assert set(theirs) == {0} and 0 not in mine
        seen = screen_text(app)
        assert "The Illustrator shows" in seen and f"{mine[0]:02}" in seen
        await play(pilot, app.picker.text)
        assert "Ana is to move." in screen_text(app) and f"{mine[1]:02}" not in screen_text(app)


async def test_once_throws_are_shown_open_hands_need_no_curtain(save: Path) -> None:
    app = sit("human:Ana,human:Ben", save, game="tangents", options=("first=rock_paper_scissors",))
    async with app.run_test(size=BIG) as pilot:
        for throw in ("rock", "rock", "rock", "paper"):
            await pilot.pause()
            assert isinstance(app.screen, Curtain)
            await pilot.press("enter")
            await pilot.pause()
            await play(pilot, throw)
        for seat in (1, 0, 1):
            assert app.table.seat == seat and not isinstance(app.screen, Curtain)
            await play(pilot, app.picker.text)


async def test_a_match_of_two_goes_on_when_the_players_want(save: Path) -> None:
    options = (FIRST, "games=two", "grid=2", "cards=8")
    app = sit("human,human", save, game="tangents", options=options)
    async with app.run_test(size=BIG) as pilot:
        for _ in range(6):
            if app.picker.text.endswith("next"):
                break
            await pilot.press("enter")
            await pilot.pause()
        assert app.picker.text == "Po:next"
        assert "the second game" in screen_text(app)
        await pilot.press("enter")
        await pilot.pause()
        assert app.table.seat == 1 and not app.table.over, "the other one begins"


@pytest.mark.parametrize("lang", ["en", "es"])
async def test_a_name_that_is_too_long_for_its_column_goes_on_below(save: Path, lang: str) -> None:
    """Six epochs are to be chosen from beside a board in eighty columns, and each is read whole; a click on its second row means it."""
    app = sit("human,human", save, game="sophie", lang=lang)
    names = cli_words(lang).of_game("sophie")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        rows = [line[app.query_one("#choice").region.x :] for line in screen_text(app).splitlines()[1:13]]  # after its title
        shown = " ".join(" ".join(rows).split())
        assert all(names(f"epoch-{epoch}") in shown for epoch in ("hellas", "renaissance", "enlightenment", "modern"))
        columns = app.query_one(Columns)
        above = next(at for at, row in enumerate(rows) if "middle" in row) - 1 - columns.region.y  # the last row of hellas
        await pilot.click(Columns, offset=(3, above))
        assert app.picker.text == "S:hellas"
