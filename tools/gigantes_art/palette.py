"""Two inks for every drawing, and the four grounds of the types."""

from __future__ import annotations

INK = "#2a2024"
PAPER = "#f8f0de"

GROUNDS = {"concept": "#e8b840", "expression": "#d1573f", "work": "#6da064", "biography": "#8860a6"}
"""Light enough for ink upon them (3:1 at least), and of four different depths in grey."""

DEEP = {"concept": "#8a5f0c", "expression": "#7c231b", "work": "#2d5530", "biography": "#4a2c63"}
"""The same four, dark: a rim, and a mark on a pale page."""
