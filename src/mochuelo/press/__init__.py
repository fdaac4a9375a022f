"""The press: a game's booklet made into a PDF that can be printed, cut and played with."""

from mochuelo.press.book import posted, pressed
from mochuelo.press.sheets import LARGE, PAPERS, Paper

__all__ = ["LARGE", "PAPERS", "Paper", "posted", "pressed"]
