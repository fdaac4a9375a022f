"""Makes the values of the deck of Tangents: 32 cards in 16 mirrored pairs, every face with the same total and number of blanks.

    python tools/tangents_values.py --axes 40,41,43,41 --axes 40,41,42,42 --seed 1 --out cards.json

A face is four axes of two opposite values; --axes names them, several times for faces of several sorts with one total. Two things make a
deck lively and fair (docs/balance). Opposite values differ, so that it matters how a card lies: it can be strong towards the last empty
space, and not all round. And of any three neighbouring directions one is weak, so that no card can be placed safely, even in a corner.

Faces differ in character: the steep axes are the edges, the corners, or some of both. Of many decks drawn with the seed the one is kept
whose faces are least alike. The same arguments make the same deck.
"""

from __future__ import annotations

import argparse
import itertools
import json
import re
from pathlib import Path
from random import Random

PAIRS = 16
CHARACTERS = ("edges", "corners", "round")
TRIES = 60
"""Decks drawn, of which one is kept."""

Face = tuple[int, ...]
"""Eight values clockwise from north; 0 is blank."""
Axes = tuple[tuple[int, int], ...]
"""Four pairs of opposite values."""


def axes_of(words: str) -> Axes:
    """Four pairs of opposite values from words such as "40,40,41,31"; raises ArgumentTypeError where it is no such thing."""
    if not re.fullmatch("[0-4]{2}(,[0-4]{2}){3}", words):
        raise argparse.ArgumentTypeError(f"no axes: {words!r}; four pairs of values from 0 to 4, as in 40,40,41,31")
    return tuple((int(word[0]), int(word[1])) for word in words.split(","))


def turned(face: Face) -> Face:
    """The face of the card turned by 180 degrees."""
    return face[4:] + face[:4]


def character(face: Face) -> str:
    """Where a face is steep: on its edges, on its corners, or on both about alike."""
    slopes = [abs(face[n] - face[n + 4]) for n in range(4)]
    lean = slopes[0] + slopes[2] - slopes[1] - slopes[3]
    return "edges" if lean >= 2 else "corners" if lean <= -2 else "round"


def broken(face: Face) -> bool:
    """Whether of any three neighbouring directions one is weak: not higher than the opposite one."""
    strong = [face[n] > face[(n + 4) % 8] for n in range(8)]
    return not any(strong[n] and strong[(n + 1) % 8] and strong[(n + 2) % 8] for n in range(8))


def likeness(one: Face, other: Face) -> int:
    """In how many directions two faces show the same, turned or not; 8 are one face."""
    return max(sum(a == b for a, b in zip(one, way, strict=True)) for way in (other, turned(other)))


def draw(rng: Random, sets: list[Axes], wanted: str, taken: list[Face], most: int) -> Face | None:
    """A face of a character that is not too like those that are taken, or None when none was found."""
    for _ in range(200):
        axes = [list(axis) for axis in rng.choice(sets)]
        rng.shuffle(axes)
        for axis in axes:
            rng.shuffle(axis)
        face = tuple(axis[0] for axis in axes) + tuple(axis[1] for axis in axes)
        if broken(face) and character(face) == wanted and all(likeness(face, other) <= most for other in taken):
            return face
    return None


def deck(rng: Random, sets: list[Axes], most: int) -> list[Face] | None:
    """Two faces for each pair, one after the other, of two characters; no two share more than `most` values in place."""
    kinds = ["edges", "corners", "edges", "round", "corners", "round", "round", "round"] * (PAIRS // 4)
    faces: list[Face] = []
    for kind in kinds:
        face = draw(rng, sets, kind, faces, most)
        if face is None:
            return None
        faces.append(face)
    return faces


def best(seed: int, sets: list[Axes]) -> list[Face]:
    """The deck whose faces are least alike: first no two share many values in place, then as few as can be share so many."""
    rng = Random(seed)
    for most in range(4, 8):
        found = [faces for _ in range(TRIES) if (faces := deck(rng, sets, most))]
        if found:
            return min(found, key=lambda faces: sum(likeness(a, b) ** 4 for a, b in itertools.combinations(faces, 2)))
    raise ValueError(f"too few faces with the axes {sets!r}; more sorts of faces would do")


def cards(faces: list[Face]) -> list[dict[str, int | str]]:
    """The deck as the game reads it: of each pair the second card has the faces of the first, exchanged."""
    made: list[dict[str, int | str]] = []
    for illustration, poem in zip(faces[::2], faces[1::2], strict=True):
        for one, two in ((illustration, poem), (poem, illustration)):
            made.append({"number": len(made) + 1, "illustration": "".join(map(str, one)), "poem": "".join(map(str, two))})
    return made


def written(made: list[dict[str, int | str]]) -> str:
    """The file's text, a card a line."""
    return "[\n" + ",\n".join("  " + json.dumps(card) for card in made) + "\n]\n"


def main() -> None:
    """Make a deck and write it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--axes", type=axes_of, action="append", required=True, help="may be repeated")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path)
    asked = parser.parse_args()
    text = written(cards(best(asked.seed, asked.axes)))
    if asked.out:
        asked.out.write_text(text, "utf-8")
    else:
        print(text, end="")


if __name__ == "__main__":
    main()
