"""The text of every action, the same in every position, and of every space."""

from __future__ import annotations

LETTERS = "0123456789abcdefghijklmnopqrstuvwxyz"
EPOCHS = ("mythology", "hellas", "middle", "renaissance", "enlightenment", "modern")


def space_code(key: str) -> int:
    """The number of a space in an action, the same on every board: an epoch's is its own, another's is made of its letters.

    >>> space_code("hellas"), space_code("a")
    (1, 17)
    """
    if key in EPOCHS:
        return EPOCHS.index(key)
    code = 0
    for letter in key[:11]:
        code = 37 * code + LETTERS.index(letter) + 1
    return code + len(EPOCHS)
