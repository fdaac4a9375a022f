"""The inks of the deck: a warm paper, one dark, four colours, and what two of them make where they overprint."""

from __future__ import annotations

from tools.art import sheet

PAPER = sheet.PAPER
INK = "#23233f"
CLAY = "#c8553d"
OCHRE = "#e0a43b"
SAGE = "#7d9b84"
BLUE = "#6f8fae"

# Overprints, and thin pulls of one ink over paper.
RUST = "#8c3a37"
MOSS = "#4b6659"
SLATE = "#41597c"
SAND = "#e6d3ac"
BLUSH = "#e2a98c"
MIST = "#c3cfcf"
DUSK = "#35355a"

ALL = (PAPER, INK, CLAY, OCHRE, SAGE, BLUE, RUST, MOSS, SLATE, SAND, BLUSH, MIST, DUSK)
