"""What bots reckon of a journey agrees with journeys walked space by space, by other code, on a tiny board and on that of the house."""

from __future__ import annotations

import math
from itertools import pairwise
from random import Random
from statistics import fmean, stdev

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from mochuelo.core import decks
from mochuelo.games.sophie.atlas import Atlas
from mochuelo.games.sophie.board import Board, board, track
from mochuelo.games.sophie.cards import PILES
from mochuelo.games.sophie.voyage import MOST, TURN, Table, Voyage

from . import tiny

Stand = tuple[str, str]
"""A space and the next space ahead; "" ahead on the ring, on an epoch and on the Place of Forgetting."""
EPOCHS = list(PILES[:6])
EVEN = [60] * 7
HOUSE_DATA = board().data


def small() -> str:
    """The tiny board, its digest: the disc may carry one to the forgetting space, a rabbit beside the gadfly."""
    data = tiny.board(rabbits=[0, 2])
    for space in data["spaces"]:
        if space["id"] == "r1":
            space["n"] = 4
    return decks.put(tiny.files({}, data))


def voyage(digest: str, chances: list[int], goal: int = 4, stir: int = 0, point: int = 0) -> Voyage:
    return Voyage(Atlas(track(digest)), vec[i64](chances), goal, stir, point)


def post(found: Board, space: str, ahead: str = "") -> int:
    """The post of a space from which `ahead` is straight on."""
    posts = range(3 * found.index[space], 3 * found.index[space] + 3)
    return next(n for n in posts if not ahead or found.ahead(n) == found.index.get(ahead, -1))


class Walker:
    """One player alone, on a disc that lies anew whenever it matters, who goes where a table has the least cost."""

    def __init__(self, found: Board, reckoned: Voyage, rng: Random) -> None:
        self.data, self.voyage, self.rng = found.data, reckoned, rng
        self.kinds = {space["id"]: space["kind"] for space in self.data["spaces"]}
        self.turn_by = {space["id"]: space.get("n", 0) for space in self.data["spaces"]}
        self.ring = {space["ring"]: space["id"] for space in self.data["spaces"] if "ring" in space}
        self.size = len(self.ring)
        self.number = {stand: post(found, *stand) for stand in self.stands()}

    def stands(self) -> list[Stand]:
        """Everywhere that a piece can be on its way."""
        found: list[Stand] = [(space, "") for space in [*EPOCHS, *self.ring.values(), "forgetting"]]
        for path in self.data["paths"]:
            for spaces in [path["spaces"]] + ([] if path["one_way"] else [path["spaces"][::-1]]):
                found += list(pairwise(spaces[1:]))
        return found

    def ahead(self, here: Stand) -> list[Stand]:
        """One step on."""
        space, heading = here
        if here == ("forgetting", ""):
            return [(self.ring[self.data["forgetting"]["ring"]], "")]
        found: list[Stand] = []
        if space in self.ring.values():
            at = next(n for n, each in self.ring.items() if each == space)
            found.append((self.ring[(at + 1) % self.size], ""))
            for path in self.data["paths"]:
                spaces = path["spaces"]
                if spaces[0] == space:
                    found.append(self.on(spaces, 1))
                if spaces[-1] == space and not path["one_way"]:
                    found.append(self.on(spaces[::-1], 1))
            return found
        for path in self.data["paths"]:
            for spaces in [path["spaces"]] + ([] if path["one_way"] else [path["spaces"][::-1]]):
                leaves = space in EPOCHS and spaces[0] == space and self.is_exit(space, path["id"])
                goes = space in spaces[1:-1] and spaces[spaces.index(space) + 1] == heading
                if leaves or goes:
                    found.append(self.on(spaces, spaces.index(space) + 1))
                elif spaces[0] == space and space not in EPOCHS:  # the switch
                    found.append(self.on(spaces, 1))
        return found

    def is_exit(self, epoch: str, path: str) -> bool:
        return any(each["id"] == epoch and each["exit"] == path for each in self.data["epochs"])

    def on(self, spaces: list[str], place: int) -> Stand:
        end = spaces[place] in EPOCHS or spaces[place] in self.ring.values()
        return (spaces[place], "" if end else spaces[place + 1])

    def landings(self, here: Stand, roll: int) -> set[Stand]:
        lake = self.data.get("lake")
        near = lake["near"] if lake else ""
        boat = bool(lake) and self.rng.random() < self.data["disc"]["marks"].count("b") / self.size
        if here[0] == near and not boat and roll not in (3, 6):
            return {here}

        def walk(stand: Stand, left: int) -> set[Stand]:
            if not left or (stand != here and (stand[0] in EPOCHS or (stand[0] == near and not boat))):
                return {stand}
            return set().union(*(walk(each, left - 1) for each in self.ahead(stand)))

        return walk(here, roll)

    def trip(self, here: Stand, done: int) -> float:
        """Turns from the beginning of one at `here` until an epoch is done that was not."""
        table = self.voyage.usual(done)
        turns = 0.0
        while True:
            turns += 1
            after = self.turn(here, table)
            if after[0] == "carried":
                turns, after = turns + 1, ("forgetting", "")
            if after[0] in EPOCHS and not done >> EPOCHS.index(after[0]) & 1:
                return turns + self.answering(float(self.voyage.chances[EPOCHS.index(after[0])]) / 100)
            here = after

    def turn(self, here: Stand, table: Table) -> Stand:
        """Roll until it is over."""
        roll = self.rng.randint(1, 6)
        there = min(sorted(self.landings(here, roll)), key=lambda each: int(table.land[self.number[each]]))
        kind = self.kinds.get(there[0], "")
        if kind == "travel":
            return self.turn(there, table)
        if kind == "forgetting":
            return "forgetting", ""
        if kind == "major" and there[0] in self.ring.values():
            at = next(n for n, each in self.ring.items() if each == there[0])
            there = self.ring[(at + self.turn_by[there[0]]) % self.size], ""
            if self.kinds[there[0]] == "forgetting":
                return "carried", ""
        if kind == "gadfly":
            there = self.jump(there, table)
        return self.rabbit(there, table)

    def jump(self, here: Stand, table: Table) -> Stand:
        on_ring = here[0] in self.ring.values()
        others = [each for each in self.number if self.kinds.get(each[0]) == "gadfly" and (each[0] in self.ring.values()) != on_ring]

        def worth(each: Stand) -> float:
            stay = int(table.stay[self.number[each]])
            at = next((n for n, space in self.ring.items() if space == each[0]), -1)
            share = len(self.data["disc"]["windows"]) / self.size if at in self.data["rabbits"] else 0.0
            return stay * (1 - share) + share * min(int(cost) for cost in table.arrive if cost)

        return min([here, *others], key=worth)

    def rabbit(self, here: Stand, table: Table) -> Stand:
        at = next((n for n, space in self.ring.items() if space == here[0]), -1)
        if at in self.data["rabbits"] and self.rng.random() < len(self.data["disc"]["windows"]) / self.size:
            return min(((int(cost), EPOCHS[n]) for n, cost in enumerate(table.arrive) if cost))[1], ""
        return here

    def answering(self, chance: float) -> float:
        """Turns on an epoch until two answers were right: going on after a right one, over after a wrong one."""
        right, turns = 0, 0
        while right < 2:
            turns += 1
            while right < 2 and self.rng.random() < chance:
                right += 1
        return turns


@pytest.mark.parametrize(("where", "trips"), [("tiny", 4000), ("house", 1200)])
def test_expected_turns_are_those_of_journeys_that_were_walked(where: str, trips: int) -> None:
    """Two epochs to do, one done: the mean of many trips lies within four standard errors of what was reckoned."""
    digest = small() if where == "tiny" else ""
    reckoned = voyage(digest, [40, 60, 80, 50, 70, 65, 60], goal=2)
    walker = Walker(board(digest), reckoned, Random(5))
    for epoch in (0, 2, 5):
        walked = [walker.trip((EPOCHS[epoch], ""), 1 << epoch) for _ in range(trips)]
        expected = int(reckoned.usual(1 << epoch).stay[3 * epoch]) / TURN
        assert abs(fmean(walked) - expected) < 4 * stdev(walked) / math.sqrt(trips) + 0.02, (where, epoch)


def test_answering_by_hand() -> None:
    """With half a chance one right answer more takes two turns, two take three: 1/p, and (2 - p)/p."""
    reckoned = voyage("", [50] * 7, goal=1)
    assert reckoned.answering(2, 0, 1) == 2 * TURN
    assert reckoned.answering(2, 0, 0) == 3 * TURN


def test_points_count_against_turns() -> None:
    """Worth a tenth of a turn each, ten points for one right answer make up for a turn, twenty for two."""
    reckoned = voyage("", [50] * 7, goal=1, point=TURN // 10)
    assert reckoned.answering(2, 0, 1) == TURN
    assert reckoned.answering(2, 0, 0) == TURN


def test_an_open_rabbit_hole_costs_what_the_best_epoch_costs() -> None:
    """At rotation 1 the window of segment 0 lies over ring space 1, at rotation 2 that of none."""
    reckoned = voyage("", [60, 60, 90, 60, 60, 60, 60], stir=25)
    table = reckoned.table(1, 1, 0, 6)
    space = post(board(), "r1")
    assert table.hole == min(int(cost) for cost in table.arrive if cost) == table.arrive[2], "the epoch that one knows best"
    assert table.land[space] == table.hole - 0, "philosophy points count nothing here"
    assert reckoned.table(2, 1, 0, 6).land[space] > table.hole, "no window is over it now"


def test_no_way_leads_to_an_epoch_that_is_shut() -> None:
    reckoned = voyage("", EVEN, stir=25)
    free, shut = reckoned.table(3, 1, 0, 6), reckoned.table(3, 1, 0, 2)
    at = post(board(), "c2", "c1")
    assert free.stay[at] < 30 * TURN
    assert shut.stay[at] > 100 * TURN
    assert shut.stay[post(board(), "r8")] < 30 * TURN


def test_a_boat_makes_the_lake_a_way() -> None:
    """At the landing stage every rotation with a boat is better than each without."""
    reckoned = voyage("", EVEN)
    marks = HOUSE_DATA["disc"]["marks"]
    stage = post(board(), "l1", "l2")
    costs: dict[bool, list[int]] = {False: [], True: []}
    for rotation in range(24):
        costs[marks[(HOUSE_DATA["lake"]["ring"] - rotation) % 24] == "b"].append(int(reckoned.table(rotation, 1, 0, 6).stay[stage]))
    assert max(costs[True]) < min(costs[False])
    assert len(costs[True]) == 9


def test_what_was_reckoned_is_forgotten_in_time_and_comes_out_the_same() -> None:
    reckoned = voyage(small(), EVEN)
    before = list(reckoned.table(1, 1, 0, 6).stay)
    reckoned.near = dict.fromkeys(range(int(MOST)), reckoned.usual(1))
    assert list(reckoned.table(1, 1, 0, 6).stay) == before
    assert len(reckoned.near) == 1
