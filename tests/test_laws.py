"""Every law on every game that is found, and on the drill game; a game that is there is tested."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from mochuelo.core.game import SPECTATOR, AnyGame, Seat, Viewer
from mochuelo.registry import folder, games
from mochuelo.testing import laws
from mochuelo.testing.laws import LAWS, check_law
from mochuelo.testing.laws_everywhere import silence_everywhere
from mochuelo.testing.walks import Beginning, beginnings, game_hash
from tests.drill.games import magpies

DRILL = Path(__file__).parent / "drill" / "games" / "magpies"
FOUND: dict[str, tuple[AnyGame, Path]] = {key: (game, folder(key)) for key, game in games().items()} | {"magpies": (magpies.GAME, DRILL)}


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("key", FOUND)
def test_law(key: str, law: str) -> None:
    """Of many ways to begin a long game half are tried on the sources, and the other half on the compiled build."""
    check_law(law, *FOUND[key], seed=int(os.environ.get("MOCHUELO_BUILD") == "compiled"))


@pytest.mark.parametrize("viewer", [Seat(0), Seat(1), SPECTATOR])
def test_silence_holds_in_every_game_of_the_tiny_drill(viewer: Viewer) -> None:
    """With 3 cards, one for each of two seats, there are 3 * 2 deals; each viewer mistakes some for others."""
    assert silence_everywhere(magpies.GAME, Beginning(magpies.TINY, 2), viewer) > 0


def test_specification_names_every_law() -> None:
    assert re.findall(r"(?m)^([a-z]+)  +[A-Z`]", laws.__doc__ or "") == list(LAWS)


def test_beginnings_vary_every_listed_option() -> None:
    found = beginnings(magpies.GAME)
    assert [(start.seats, start.options.tied, start.options.cards, start.options.order) for start in found] == [
        (2, "lost", "down", "turns"),
        (3, "lost", "down", "turns"),
        (3, "kept", "down", "turns"),
        (3, "lost", "up", "turns"),
        (3, "lost", "down", "once"),
    ]


def test_game_hash_depends_on_the_rules_alone() -> None:
    assert game_hash(magpies.GAME, 9, 1) == game_hash(magpies.GAME, 9, 1)
    assert game_hash(magpies.GAME, 9, 1) != game_hash(magpies.GAME, 9, 2)
