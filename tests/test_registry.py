"""The registry: games are found by their folders, also in folders that are named at run time."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from mochuelo import registry
from mochuelo.core.errors import MochueloError

ROOT = Path(__file__).resolve().parent.parent
DRILL = ROOT / "tests" / "drill" / "games"


def test_every_folder_with_a_game_is_found_under_its_key() -> None:
    folders = {path.parent.name for path in (ROOT / "src" / "mochuelo" / "games").glob("*/__init__.py")}
    assert folders <= set(registry.games())
    assert all(key == game.info.key for key, game in registry.games().items())


def test_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(MochueloError) as caught:
        registry.game("parchís")
    assert caught.value.code == "unknown-game"
    assert all(key in str(caught.value) for key in registry.games())


@pytest.mark.parametrize("key", ["..", "", "core", "__init__", "games.philosophy"])
def test_no_key_leads_out_of_the_folders(key: str) -> None:
    for ask in (registry.game, registry.package, registry.folder):
        with pytest.raises(MochueloError):
            ask(key)


def found_with(code: str, **environ: str) -> str:
    """What a fresh process prints; the folders of games are a matter of the whole process."""
    names = {**os.environ, "PYTHONPATH": str(ROOT / "src"), **environ}
    return subprocess.run([sys.executable, "-c", code], env=names, capture_output=True, text=True, check=True).stdout


def test_folders_come_from_the_environment() -> None:
    code = "from mochuelo import registry; print(*registry.games(), registry.folder('magpies'))"
    words = found_with(code, MOCHUELO_GAMES=f"{DRILL}{os.pathsep}/nowhere").split()
    assert "magpies" in words
    assert words[-1] == str(DRILL / "magpies")


def test_folders_can_be_added_after_the_first_look() -> None:
    code = (
        f"from mochuelo import registry; a = len(registry.games()); registry.add_folder({str(DRILL)!r}); print(len(registry.games()) - a)"
    )
    assert found_with(code, MOCHUELO_GAMES="").strip() == "1"
