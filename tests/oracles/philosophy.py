"""A second Philosophy, slow and simple, that shares no line with the rules: the tests count and compare with it.

Written from the rule page alone, with coordinates, dictionaries and copies. It speaks the canonical texts of actions.
"""

# long: the whole game once more, in one place, to be read beside its rules

from __future__ import annotations

import copy
from dataclasses import dataclass, field

ROWS = (
    "    N1 N2 N3    ",
    "  NW N4 N5 N6 NE  ",
    "W1 W2 C1 C2 C3 E1 E2",
    "W3 W4 C4 C5 C6 E3 E4",
    "W5 W6 C7 C8 C9 E5 E6",
    "  SW S1 S2 S3 SE  ",
    "    S4 S5 S6    ",
)
AT: dict[str, tuple[int, int]] = {}
for _row, _line in enumerate(ROWS):
    _names = _line.split()
    for _column, _name in enumerate(_names):
        AT[_name] = (_row, _column + (7 - len(_names)) // 2)
NAME = {place: name for name, place in AT.items()}
BLOCKS = ("C", "NW", "N", "NE", "E", "SE", "S", "SW", "W")
ORDER = [name for block in BLOCKS for name in sorted(AT) if name == block or (name[0] == block and name[1].isdigit())]
EDGE, CORNER = ("No", "Ea", "So", "We"), ("Ne", "Se", "Sw", "Nw")
FACINGS = ("No", "Ne", "Ea", "Se", "So", "Sw", "We", "Nw")
# kind: (target, step) as (row, column) for the first facing; None where the owner decides or nothing steps
KINDS: dict[str, tuple[tuple[int, int], tuple[int, int] | None]] = {
    "Pu": ((-1, 0), (-1, 0)),
    "Cp": ((-1, 1), (-1, 1)),
    "Sl": ((-1, 0), (0, -1)),
    "Sr": ((-1, 0), (0, 1)),
    "Pl": ((-1, 0), (1, -1)),
    "Pr": ((-1, 0), (1, 1)),
    "Ls": ((-2, 0), (-1, 0)),
    "Cl": ((-2, 2), (-1, 1)),
    "De": ((-1, 1), None),
    "Re": ((-1, 1), None),
    "To": ((-1, 0), (1, 0)),
    "Pe": ((-1, 0), (1, 0)),
}
LINES = [
    [(r + i * dr, c + i * dc) for i in range(3)]
    for (r, c) in NAME
    for (dr, dc) in ((0, 1), (1, 0), (1, 1), (1, -1))
    if all((r + i * dr, c + i * dc) in NAME for i in range(3))
]


def facings(kind: str) -> tuple[str, ...]:
    return CORNER if kind in ("Cp", "Cl", "De", "Re") else EDGE


def turned(vector: tuple[int, int], kind: str, facing: str) -> tuple[int, int]:
    row, column = vector
    for _ in range(facings(kind).index(facing)):
        row, column = column, -row
    return row, column


@dataclass(eq=False)
class Idea:
    seat: int
    kind: str
    facing: str
    at: tuple[int, int] | None = None

    def target(self) -> tuple[int, int]:
        assert self.at is not None
        row, column = turned(KINDS[self.kind][0], self.kind, self.facing)
        return self.at[0] + row, self.at[1] + column


@dataclass
class Oracle:
    seats: int = 2
    stuck_tiles: str = "removed"
    repetition: str = "draw"
    rephrase_reach: str = "any"
    turn: int = 0
    board: dict[tuple[int, int], Idea] = field(default_factory=dict)
    hands: list[set[str]] = field(default_factory=list)
    out: list[bool] = field(default_factory=list)
    phase: str = "place"
    acting: Idea | None = None
    candidates: list[Idea] = field(default_factory=list)
    used: list[Idea] = field(default_factory=list)
    moved: list[Idea] = field(default_factory=list)
    placed: int = 0
    leaving: list[int] = field(default_factory=list)
    stood: list[str] = field(default_factory=list)
    new: Idea | None = None
    winner: int = -1
    reason: str = ""
    returned: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.hands = [set(KINDS) for _ in range(self.seats)]
        self.out = [False] * self.seats
        self._begin_turn()

    # ---------------------------------------------------------------- what may be done

    def legal(self) -> list[str]:
        if self.phase == "place":
            return [n + k + f for k in sorted(self.hands[self.turn]) for n in self._free() for f in facings(k)]
        if self.phase == "react":
            return [n for n in ORDER for idea in self.candidates if idea.at == AT[n]]
        if self.phase == "decide":
            return [NAME.get(self._side(s), "OO") for s in (-1, 1)]
        if self.phase == "rephrase":
            assert self.acting is not None
            return list(facings(self.board[self.acting.target()].kind))
        return []

    def _free(self) -> list[str]:
        centre = [f"C{i}" for i in range(1, 10) if AT[f"C{i}"] not in self.board]
        return [n for n in centre if not (n == "C5" and self.placed == 0)]

    # ---------------------------------------------------------------- doing it

    def after(self, text: str) -> Oracle:
        twin = copy.copy(self)
        ideas = {id(idea): copy.copy(idea) for idea in self.board.values()}
        twin.board = {at: ideas[id(idea)] for at, idea in self.board.items()}
        for name in ("candidates", "used", "moved"):
            setattr(twin, name, [ideas[id(idea)] for idea in getattr(self, name) if id(idea) in ideas])
        twin.acting = ideas[id(self.acting)] if self.acting else None
        twin.new = ideas[id(self.new)] if self.new and id(self.new) in ideas else None
        twin.hands = [set(hand) for hand in self.hands]
        twin.out, twin.leaving, twin.stood = [*self.out], [*self.leaving], [*self.stood]
        twin.returned = [*self.returned]
        twin.play(text)
        return twin

    def play(self, text: str) -> None:
        assert text in self.legal(), f"{text} is not among {self.legal()}"
        if self.phase == "place":
            self._place(AT[text[:2]], text[2:4], text[4:])
        elif self.phase == "react":
            self._activate(self.board[AT[text]])
        elif self.phase == "decide":
            side = -1 if NAME.get(self._side(-1), "OO") == text else 1
            self._decide(side)
        else:
            self._rephrase(text)

    def _place(self, at: tuple[int, int], kind: str, facing: str) -> None:
        self.hands[self.turn].remove(kind)
        self.new = Idea(self.turn, kind, facing, at)
        self.board[at] = self.new
        self.placed += 1
        self.used, self.moved = [], []
        if self._aims(self.new):
            self._activate(self.new)
        else:
            self._end_turn()

    def _aims(self, idea: Idea) -> bool:
        other = self.board.get(idea.target())
        if other is None or other is idea:
            return False
        if idea.kind == "Re":
            return self.rephrase_reach == "any" or other is not self.new or other.seat != idea.seat
        return other.seat != idea.seat

    def _activate(self, idea: Idea) -> None:
        if idea not in self.used:
            self.used.append(idea)
        self.acting = idea
        if idea.kind == "De":
            self.phase = "decide"
        elif idea.kind == "Re":
            self.phase = "rephrase"
        else:
            self._step(idea)
            self._react(None)

    def _step(self, idea: Idea) -> None:
        step = KINDS[idea.kind][1]
        assert step is not None and idea.at is not None
        direction = turned(step, idea.kind, idea.facing)
        self.moved = []
        if idea.kind == "To":
            self._toss(idea, direction)
        else:
            self._push(idea.target(), direction)

    def _toss(self, idea: Idea, direction: tuple[int, int]) -> None:
        assert idea.at is not None
        tile = self.board.pop(idea.target())
        behind = (idea.at[0] + direction[0], idea.at[1] + direction[1])
        if behind in self.board:
            self._push(behind, direction)
        self._land(tile, behind)

    def _push(self, start: tuple[int, int], direction: tuple[int, int]) -> None:
        line = []
        at = start
        while at in self.board:
            line.append(at)
            at = (at[0] + direction[0], at[1] + direction[1])
        for at in reversed(line):
            self._land(self.board.pop(at), (at[0] + direction[0], at[1] + direction[1]))

    def _land(self, tile: Idea, at: tuple[int, int]) -> None:
        if at in NAME:
            tile.at = at
            self.board[at] = tile
            self.moved.append(tile)
            return
        tile.at = None
        if not self.out[tile.seat]:
            self.hands[tile.seat].add(tile.kind)
            self.returned.append(tile.kind)

    def _side(self, side: int) -> tuple[int, int]:
        assert self.acting is not None
        direction = turned((1, 1) if side == 1 else (-1, -1), "De", self.acting.facing)
        target = self.acting.target()
        return target[0] + direction[0], target[1] + direction[1]

    def _decide(self, side: int) -> None:
        assert self.acting is not None
        end, target = self._side(side), self.acting.target()
        self.moved = []
        self._push(target, (end[0] - target[0], end[1] - target[1]))
        self._react(None)

    def _rephrase(self, facing: str) -> None:
        assert self.acting is not None
        tile = self.board[self.acting.target()]
        tile.facing = facing
        self.moved = [tile]
        self._react(tile if tile.seat == self.turn else None)

    def _react(self, woken: Idea | None) -> None:
        self.candidates = [
            idea
            for idea in self.board.values()
            if idea.seat == self.turn and (idea not in self.used or idea is woken) and self._aims(idea)
            if idea in self.moved or self.board[idea.target()] in self.moved
        ]
        if not self.candidates:
            self._end_turn()
        elif len(self.candidates) == 1:
            self._activate(self.candidates[0])
        else:
            self.phase, self.acting = "react", None

    # ---------------------------------------------------------------- ends

    def concluded(self) -> set[int]:
        owners: set[int] = set()
        for line in LINES:
            seats = {self.board[at].seat if at in self.board and not self.out[self.board[at].seat] else -1 for at in line}
            if len(seats) == 1 and seats != {-1}:
                owners |= seats
        return owners

    def _end_turn(self) -> None:
        self.used, self.moved, self.candidates, self.acting, self.new = [], [], [], None, None
        owners = self.concluded()
        if len(owners) == 1:
            self._over(owners.pop(), "conclusion")
            return
        mover = self.turn
        leaving, self.leaving = self.leaving, []
        for seat in sorted(leaving, key=lambda seat: (seat - mover) % self.seats):
            if self.phase != "over":
                self._leave(seat, "concession")
        if self.phase != "over":
            self.turn = self._next(mover)
            self._begin_turn()

    def _next(self, seat: int) -> int:
        while True:
            seat = (seat + 1) % self.seats
            if not self.out[seat]:
                return seat

    def _begin_turn(self) -> None:
        self.phase = "place"
        while not self.hands[self.turn] or not self._free():
            seat = self.turn
            self._leave(seat, "stuck")
            if self.phase == "over":
                return
            self.turn = self._next(seat)
        stand = repr((sorted((at, i.seat, i.kind, i.facing) for at, i in self.board.items()), [sorted(h) for h in self.hands], self.turn))
        self.stood.append(stand)
        if self.repetition == "draw" and self.stood.count(stand) >= 3:
            self._over(-1, "repetition")

    def _leave(self, seat: int, reason: str) -> None:
        if self.out[seat]:
            return
        self.out[seat] = True
        left = [s for s in range(self.seats) if not self.out[s]]
        if len(left) == 1:
            self._over(left[0], reason)
            return
        self.hands[seat] = set()
        if self.stuck_tiles == "removed":
            self.board = {at: idea for at, idea in self.board.items() if idea.seat != seat}

    def _over(self, winner: int, reason: str) -> None:
        self.phase, self.winner, self.reason = "over", winner, reason

    def concede(self, seat: int) -> None:
        if self.phase == "over" or self.out[seat] or seat in self.leaving:
            return
        if self.seats > 2 and seat != self.turn:
            self.leaving.append(seat)
            return
        self.used, self.moved, self.candidates, self.acting, self.new = [], [], [], None, None
        self._leave(seat, "concession")
        if self.phase != "over":
            self._end_turn()

    # ---------------------------------------------------------------- to compare

    def position(self) -> list[tuple[str, int, str, str]]:
        return [(n, self.board[AT[n]].seat, self.board[AT[n]].kind, self.board[AT[n]].facing) for n in ORDER if AT[n] in self.board]

    def board_changed(self, before: Oracle) -> bool:
        """Whether more happened since `before` than one tile being placed."""
        return not set(before.position()) <= set(self.position()) or self.phase != "place"

    def perft(self, depth: int) -> int:
        """Sequences of `depth` decisions; a finished game adds nothing."""
        if depth == 1:
            return len(self.legal())
        return sum(self.after(text).perft(depth - 1) for text in self.legal())
