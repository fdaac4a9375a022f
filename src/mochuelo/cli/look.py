"""The two looks of the terminal table: Dusk, moonlit ink on indigo, and Dawn, warm ink on parchment."""

from __future__ import annotations

from textual.theme import Theme

DUSK = Theme(
    name="dusk",
    primary="#8f9bff",
    secondary="#4fc9bd",
    accent="#f2c46d",
    foreground="#ece7f7",
    background="#14122a",
    surface="#1d1a38",
    panel="#2a2650",
    success="#a9c77d",
    warning="#f0b64f",
    error="#ff8f8f",
    dark=True,
)

DAWN = Theme(
    name="dawn",
    primary="#3a3f9e",
    secondary="#0b6e69",
    accent="#8a4b00",
    foreground="#2b2335",
    background="#f7f0e1",
    surface="#efe5d0",
    panel="#e2d4b7",
    success="#4b6b24",
    warning="#8a5200",
    error="#9b1c1c",
    dark=False,
)
