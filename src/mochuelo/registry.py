"""Finds the games: every folder in `mochuelo.games` (and in the folders of `MOCHUELO_GAMES`) that holds a `GAME`.

No list of games stands anywhere. This is the one place where a game is met without its types.
"""

from __future__ import annotations

import importlib
import os
import pkgutil
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType, ModuleType
from typing import cast

import mochuelo.games
from mochuelo.core.errors import MochueloError
from mochuelo.core.game import AnyGame

VARIABLE = "MOCHUELO_GAMES"
"""The environment variable with more folders of games, separated as in PATH."""


def add_folder(folder: Path | str) -> None:
    """Look for games in `folder` as well: a folder like `mochuelo/games`, with one package for each game."""
    place = str(Path(folder).resolve())
    if place not in mochuelo.games.__path__:
        mochuelo.games.__path__.append(place)
        games.cache_clear()


@lru_cache(maxsize=1)
def games() -> Mapping[str, AnyGame]:
    """Every game by its key, in alphabetical order."""
    for folder in filter(None, os.environ.get(VARIABLE, "").split(os.pathsep)):
        place = str(Path(folder).resolve())
        if place not in mochuelo.games.__path__:
            mochuelo.games.__path__.append(place)
    names = sorted(module.name for module in pkgutil.iter_modules(mochuelo.games.__path__) if module.ispkg)
    found = [cast(AnyGame, _package(name).GAME) for name in names]
    return MappingProxyType({one.info.key: one for one in found})


def game(key: str) -> AnyGame:
    """The game with that key; raises `MochueloError` naming those there are."""
    try:
        return games()[key]
    except KeyError:
        known = ", ".join(games()) or "none"
        raise MochueloError("unknown-game", f"unknown game: {key!r}; there are: {known}", game=key, known=known) from None


def package(key: str) -> ModuleType:
    """The package of a game, for what it offers beside the contract (bots, exchange formats)."""
    return _package(game(key).info.key)


def folder(key: str) -> Path:
    """The folder of a game, with its words in `text/`."""
    return Path(str(package(key).__file__)).parent


def _package(name: str) -> ModuleType:
    return importlib.import_module(f"mochuelo.games.{name}")
