"""Chance for those who play inside the kernel: Marsaglia's xorshift of 32 bits, the same on every build."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

WORD: Final[i64] = 2**32 - 1


@final
class Dice:
    """A source of numbers; equal seeds give equal numbers."""

    def __init__(self, seed: i64) -> None:
        self.word: i64 = (seed & WORD) or 1

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        word = self.word
        word ^= word << 13 & WORD
        word ^= word >> 17
        word ^= word << 5 & WORD
        self.word = word
        return word * n >> 32
