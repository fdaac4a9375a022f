"""How much a generic search may do at each level; a game with its own thinker keeps its own table."""

from __future__ import annotations

PLAYOUTS = {1: 0, 2: 60, 3: 240, 4: 960, 5: 3840}
"""Playouts a move. Budgets are counted, never timed, so that a choice can be repeated on any machine."""


def playouts(level: int) -> int:
    """Playouts for a level; 0 means that the move is drawn at random."""
    return PLAYOUTS.get(level, PLAYOUTS[max(PLAYOUTS)])
