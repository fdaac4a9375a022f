"""The front door of Mochuelo: games about philosophy as a library.

`game(key)` finds a game; its functions are pure, its states immutable. README.md plays one in ten lines.
"""

from mochuelo.core.errors import (
    GameError,
    IllegalAction,
    MatchError,
    MochueloError,
    NotationError,
    OptionsError,
    RecordError,
)
from mochuelo.core.game import CHANCE, SPECTATOR, AnyGame, Game, Info, Outcome, Seat, Step, Turn, Viewer
from mochuelo.core.match import Match
from mochuelo.core.record import Record, read_record, write_record
from mochuelo.core.replay import replay
from mochuelo.registry import game

__all__ = [
    "CHANCE",
    "SPECTATOR",
    "AnyGame",
    "Game",
    "GameError",
    "IllegalAction",
    "Info",
    "Match",
    "MatchError",
    "MochueloError",
    "NotationError",
    "OptionsError",
    "Outcome",
    "Record",
    "RecordError",
    "Seat",
    "Step",
    "Turn",
    "Viewer",
    "game",
    "read_record",
    "replay",
    "write_record",
]
