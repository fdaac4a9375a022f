"""What is seen of a game of Philosophy: everything, since nothing is hidden."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Phase = Literal["place", "react", "decide", "rephrase", "over"]


class Tile(Struct, frozen=True):
    """An Idea on the board."""

    space: str
    """Its space, "C5"."""
    seat: int
    """Its owner; -1 for a tile left behind by a player who is out (option stuck_tiles = stay keeps the owner's colour in `colour`)."""
    colour: int
    """The seat whose colour it is printed in."""
    tile: str
    """Its kind, "Pu"."""
    facing: str
    """The way it faces, "No" or "Ne"."""
    target: str
    """The space it targets, "" when off the board."""
    used: bool
    """Whether it has been activated in the turn that is going on."""


class Conclusion(Struct, frozen=True):
    """Three or more in a row, as a maximal line."""

    seat: int
    spaces: tuple[str, ...]


class View(Struct, frozen=True, kw_only=True):
    """A position of Philosophy."""

    seats: int
    board: tuple[Tile, ...]
    """In board order."""
    hands: tuple[tuple[str, ...], ...]
    """For each seat the kinds still in hand, in the fixed order of the tiles."""
    out: tuple[bool, ...]
    turn: int
    """The seat to decide, -1 when the game is over."""
    phase: Phase
    acting: str
    """Space of the Idea whose choice it is (Decision, Rephrase), else ""."""
    choices: tuple[str, ...]
    """Outside of placing: the texts of the open choices (spaces of Ideas that may react, spaces a Decision may push to or OO, facings)."""
    moved: tuple[str, ...]
    """Spaces of the tiles that the last activation moved or rephrased."""
    conclusions: tuple[Conclusion, ...]
    free: tuple[str, ...]
    """Centre spaces on which the player to move may place now."""
    turns: int
    """Turns completed."""
    repeats: int
    """How often the position at the start of this turn has stood at the start of a turn, this time included."""
    past: tuple[int, ...]
    """Keys of the positions at the start of earlier turns, oldest first (the rule of repetition needs them)."""
    position: str
    """The position line of the notation."""
    pending: tuple[bool, ...]
    """Seats that conceded on another's turn and leave when it has ended."""
    stuck_tiles: str
    repetition: str
    rephrase_reach: str
    winner: int
    """-1 while nobody has won."""
    reason: str
    """The slug of the outcome, "" while the game goes on."""
