"""Makes the values of the deck of Tangents: 32 cards in 16 mirrored pairs, every face with the same total and number of blanks.

    python tools/tangents_values.py --total 20 --blanks 2 --seed 1 --out cards.json
    python tools/tangents_values.py --pattern 00134444 --seed 1           only faces with just these values

Faces differ in character: strong edges, strong corners, or all round; the two faces of a card do not share one. Of many decks
drawn with the seed the one is kept whose faces are least alike. The same arguments make the same deck.
"""

from __future__ import annotations

import argparse
import itertools
import json
from pathlib import Path
from random import Random

PAIRS = 16
EDGES = (0, 2, 4, 6)
"""Directions clockwise from north; the others are corners."""
CHARACTERS = ("edges", "corners", "round")
TRIES = 400
"""Decks drawn, of which one is kept."""

Face = tuple[int, ...]
"""Eight values clockwise from north; 0 is blank."""


def patterns(total: int, blanks: int) -> list[Face]:
    """All sets of eight values with a total and a number of blanks, each in rising order."""
    rest = itertools.combinations_with_replacement((1, 2, 3, 4), 8 - blanks)
    return [(0,) * blanks + values for values in rest if sum(values) == total]


def turned(face: Face) -> Face:
    """The face of the card turned by 180 degrees."""
    return face[4:] + face[:4]


def lean(face: Face) -> int:
    """By how much the edges outweigh the corners."""
    return sum(value if n in EDGES else -value for n, value in enumerate(face))


def character(face: Face) -> str:
    """What sort of face it is."""
    return "edges" if lean(face) >= 6 else "corners" if lean(face) <= -6 else "round" if abs(lean(face)) <= 2 else ""


def likeness(one: Face, other: Face) -> int:
    """In how many directions two faces show the same, turned or not; 8 are one face."""
    return max(sum(a == b for a, b in zip(one, way, strict=True)) for way in (other, turned(other)))


def draw(rng: Random, sets: list[Face], wanted: str, taken: list[Face], most: int) -> Face | None:
    """A face of a character that is not too like those that are taken, or None when none was found."""
    for _ in range(200):
        values = list(rng.choice(sets))
        rng.shuffle(values)
        face = tuple(values)
        if character(face) == wanted and all(likeness(face, other) <= most for other in taken):
            return face
    return None


def deck(rng: Random, sets: list[Face], most: int) -> list[Face] | None:
    """Two faces for each pair, one after the other; no two share more than `most` values in place."""
    kinds = [kind for one, two in itertools.combinations(CHARACTERS, 2) for kind in (one, two)] * (PAIRS // 3)
    kinds += rng.sample(CHARACTERS, 2)
    faces: list[Face] = []
    for kind in kinds:
        face = draw(rng, sets, kind, faces, most)
        if face is None:
            return None
        faces.append(face)
    return faces


def best(seed: int, sets: list[Face]) -> list[Face]:
    """The deck whose faces are least alike: first no two share many values in place, then as few as can be share so many."""
    rng = Random(seed)
    for most in range(4, 8):
        found = [faces for _ in range(TRIES) if (faces := deck(rng, sets, most))]
        if found:
            return min(found, key=lambda faces: sum(likeness(a, b) ** 4 for a, b in itertools.combinations(faces, 2)))
    raise ValueError(f"too few faces with the values {sets!r}; more sets of values would do")


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
    parser.add_argument("--total", type=int, default=20)
    parser.add_argument("--blanks", type=int, default=2)
    parser.add_argument("--pattern", action="append", default=[], help="eight digits, may be repeated; instead of total and blanks")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path)
    asked = parser.parse_args()
    sets = [tuple(sorted(map(int, pattern))) for pattern in asked.pattern] or patterns(asked.total, asked.blanks)
    text = written(cards(best(asked.seed, sets)))
    if asked.out:
        asked.out.write_text(text, "utf-8")
    else:
        print(text, end="")


if __name__ == "__main__":
    main()
