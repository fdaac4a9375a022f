"""The press: a game's booklet made into a PDF that can be printed, cut and played with."""

from mochuelo.press.book import pressed
from mochuelo.press.sheets import PAPERS, Paper

__all__ = ["PAPERS", "Paper", "pressed"]
