"""The board of a deck: its spaces by id and number, how they hang together, the disc, all as plain lists."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from math import atan2, tau
from typing import Any

from mochuelo.core import decks
from mochuelo.games.sophie.cards import HOUSE
from mochuelo.games.sophie.notation import space_code
from mochuelo.games.sophie.track import AGAINST, ALONG, EITHER, EPOCHS, GADFLY, KINDS, MARKS, PLACE, PLACE_SPACE, RING, Track, numbers

FILE = "board.json"
"""The board among the files of a deck; a deck without one is played on that of the house."""
FIRST_SPACE = int(PLACE_SPACE) + 1


class Board:
    """A board as lists. Spaces and posts are numbers as in `track`: the epochs, the Place of Forgetting, then all others in their order."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        spaces = data["spaces"]
        self.data = data
        """The file as it is: names, where everything lies on the drawing."""
        self.ids: list[str] = [epoch["id"] for epoch in data["epochs"]] + ["forgetting"] + [space["id"] for space in spaces]
        self.index: dict[str, int] = {key: space for space, key in enumerate(self.ids)}
        """The number of each space by its id."""
        self.kinds: list[int] = [0] * int(EPOCHS) + [int(PLACE)] + [KINDS.index(space["kind"]) for space in spaces]
        self.turns: list[int] = [0] * FIRST_SPACE + [space.get("n", 0) for space in spaces]
        """By how many segments a space of major control turns the disc, else 0."""
        self.rim: list[int] = [-1] * FIRST_SPACE + [space.get("ring", -1) for space in spaces]
        """The place of each space on the ring, -1 elsewhere."""
        self.ring: list[int] = [self.rim.index(place) for place in range(data["ring"]["size"])]
        """The space at each place on the ring, clockwise."""
        self.paths: list[list[int]] = [[self.index[key] for key in path["spaces"]] for path in data["paths"]]
        self.one_way: list[bool] = [path["one_way"] for path in data["paths"]]
        self.home: list[int] = self._homes()
        """The path on which each space lies, -1 for what is no space between the ends of one."""
        self.ways: list[list[int]] = [self._ways(post) for post in range(3 * len(self.ids))]
        """For each post the posts one step ahead, straight on first."""
        self.firsts: list[int] = self._firsts()
        """For each post what can come first on the ways from it, itself included: a mask of epochs, and RING."""
        self.mouths: list[list[int]] = [self.ways[3 * space][1:] for space in self.ring]
        """For each place on the ring the posts to which one leaves it there."""
        self.near, self.water, self.far = (self.index[data["lake"][key]] for key in ("near", "water", "far"))
        self.switch: int = self.index[data["lake"]["before"]]
        """The space before the lake, from which it is reached."""
        self.lake: int = data["lake"]["ring"]
        """The place on the ring beside which a boat must lie."""
        self.exit: int = data["forgetting"]["ring"]
        """The place on the ring beside the Place of Forgetting."""
        self.rabbits: list[int] = [int(place in data["rabbits"]) for place in range(len(self.ring))]
        """For each place on the ring, 1 where a rabbit is printed beside it."""
        self.windows: list[int] = [int(place in data["disc"]["windows"]) for place in range(len(self.ring))]
        """For each segment of the disc, 1 where it has a window."""
        self.marks: list[int] = [MARKS.index(letter) for letter in data["disc"]["marks"]]
        """For each segment of the disc what its edge shows: 0 solid, 1 broken, 2 boat."""
        self.gadflies: list[int] = self._gadflies()
        """The gadfly spaces on paths, clockwise as seen from the middle."""
        self.hub: int = next(space for space in self.ring if self.kinds[space] == GADFLY)
        """The gadfly space on the disc."""

    def post(self, space: int, against: bool = False, either: bool = False) -> int:
        """The post of a piece on a space; the way it faces matters between the ends of a two-way path alone."""
        if self.home[space] < 0 or self.one_way[self.home[space]]:
            return 3 * space
        return 3 * space + int(EITHER if either else AGAINST if against else ALONG)

    def ahead(self, post: int) -> int:
        """The space straight on for a piece on a path; -1 elsewhere, and for one that has jumped there and may go either way."""
        return -1 if self.home[post // 3] < 0 or post % 3 == EITHER else self.ways[post][0] // 3

    def _homes(self) -> list[int]:
        homes = [-1] * len(self.ids)
        for number, path in enumerate(self.paths):
            for space in path[1:-1]:
                homes[space] = number
        return homes

    def _ways(self, post: int) -> list[int]:
        """One step ahead of a post."""
        space, facing = divmod(post, 3)
        begun = [self.post(path[1]) for path in self.paths if path[0] == space]
        if self.home[space] >= 0:
            return self._on(space, facing) + begun
        if space == PLACE_SPACE:
            return [3 * self.ring[self.data["forgetting"]["ring"]]]
        if self.rim[space] < 0:
            return begun
        following = self.ring[(self.rim[space] + 1) % len(self.ring)]
        mouths = [path for path, one_way in zip(self.paths, self.one_way, strict=True) if path[-1] == space and not one_way]
        return [3 * following, *[self.post(path[-2], against=True) for path in mouths], *begun]

    def _on(self, space: int, facing: int) -> list[int]:
        """Straight on along the path on which a space lies."""
        path, one_way = self.paths[self.home[space]], self.one_way[self.home[space]]
        at = path.index(space)
        forward, back = self.post(path[at + 1]), self.post(path[at - 1], against=True)
        if one_way or facing == ALONG:
            return [forward]
        return [back] if facing == AGAINST else [forward, back]

    def _firsts(self) -> list[int]:
        """What comes first, from the ends of the ways back to every post."""
        found = [0] * len(self.ways)
        for space in range(len(self.ids)):
            if self.home[space] < 0:
                found[3 * space : 3 * space + 3] = [int(RING) if self.rim[space] >= 0 else 1 << space] * 3
        for _ in self.ids:  # each round reaches one space further back
            for post, ahead in enumerate(self.ways):
                if self.home[post // 3] >= 0:
                    for way in ahead:
                        found[post] |= found[way]
        return found

    def _gadflies(self) -> list[int]:
        flies = [space for space in range(FIRST_SPACE, len(self.ids)) if self.kinds[space] == GADFLY and self.rim[space] < 0]
        return sorted(flies, key=self.angle)

    def angle(self, space: int) -> float:
        """Where a space lies as seen from the middle, clockwise from the top in full turns."""
        spot = self.data["spaces"][space - FIRST_SPACE]
        return atan2(spot["x"], -spot["y"]) / tau % 1

    def next_gadfly(self, space: int) -> int:
        """The number in `gadflies` of the next one clockwise from a space that is no epoch, its own path left out; -1 for none."""
        own, path = self.angle(space), self.home[space]
        others = [number for number, fly in enumerate(self.gadflies) if path < 0 or self.home[fly] != path]
        return min(others, key=lambda number: (self.angle(self.gadflies[number]) - own) % 1 or 1, default=-1)


def board(digest: str = "") -> Board:
    """The board of the deck with that digest on the shelf, "" being the deck of the house; the same object each time.

    Raises `DeckError`: "deck-unknown" for one that is not on the shelf, "deck-broken" for one that no check would pass.
    """
    return _board(data_of(digest), digest)


def track(digest: str = "") -> Track:
    """The same board as vectors, for the rules."""
    return _track(data_of(digest), digest)


def data_of(digest: str) -> bytes:
    """The file of the board: that of the deck, or else that of the house."""
    return (decks.take(digest).get(FILE, b"") if digest else b"") or _house()


@lru_cache(maxsize=1)
def _house() -> bytes:
    return (HOUSE / FILE).read_bytes()


@lru_cache(maxsize=16)
def _board(data: bytes, digest: str) -> Board:
    try:
        return Board(json.loads(data))
    except (AttributeError, IndexError, KeyError, StopIteration, TypeError, ValueError) as error:
        raise decks.DeckError("deck-broken", f"this board cannot be read: {FILE!r}; mochuelo deck check says why", deck=digest) from error


@lru_cache(maxsize=16)
def _track(data: bytes, digest: str) -> Track:
    b = _board(data, digest)
    t = Track(len(b.ids))
    t.kind, t.turn, t.rim, t.ring = numbers(b.kinds), numbers(b.turns), numbers(b.rim), numbers(b.ring)
    t.code = numbers([space_code(key) for key in b.ids])
    t.way = numbers([way for ways in b.ways for way in ways])
    t.gate = numbers([b.firsts[way] for ways in b.ways for way in ways])
    t.first = numbers([sum(map(len, b.ways[:post])) for post in range(len(b.ways) + 1)])
    t.gadflies, t.landing = numbers(b.gadflies), numbers([b.post(fly, either=True) for fly in b.gadflies])
    t.after = numbers([b.next_gadfly(space) if b.kinds[space] == GADFLY else 0 for space in range(len(b.ids))])
    t.hub, t.near, t.lake, t.exit = b.hub, b.near, b.lake, b.exit
    t.rabbit, t.window, t.mark = numbers(b.rabbits), numbers(b.windows), numbers(b.marks)
    return t
