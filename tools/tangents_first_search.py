"""Looks for a whole game of Tangents that teaches, one after the other, what the guided first game says; by chance, with a seed.

    python tools/tangents_first_search.py [seed] [seconds]     prints a game for SCRIPT in tools/tangents_first_game.py

The first card may lie either way, and one of two cards may have been flipped; so a card on the grid has several states here, and a turn
counts only where it is the same for all of them.
"""

# long: one search, whose steps and questions lean on each other and on nothing else

from __future__ import annotations

import random
import sys
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from mochuelo.games.tangents.cards import DIRECTIONS, FACES  # noqa: E402  the sources are found once the root is
from mochuelo.games.tangents.state import SEATS, SPACES  # noqa: E402

STEPS = ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1))
ON = [[4 * (s // 4 + dr) + s % 4 + dc if 0 <= s // 4 + dr < 4 and 0 <= s % 4 + dc < 4 else -1 for dr, dc in STEPS] for s in range(16)]
PLAN = (
    "place",
    "poet",
    "turn",
    "poet",
    "corner",
    "poet",
    "choose",
    "poet",
    "own",
    "poet",
    "chain",
    "poet",
    "lie",
    "poet",
    "block",
    "poet",
    "last",
)
WIDTH = {1: 24, 3: 24, 5: 24, 7: 240, 8: 200, 9: 320, 11: 120, 13: 300, 15: 800}
"""How many turns are tried where the game goes on by itself."""
KEPT = {7: 10, 8: 10, 9: 40, 11: 12, 13: 40, 15: 400}
"""How many of these are followed, the best first."""

PATIENCE = 20.0
"""Seconds after which everything begins anew."""

WAYS_ON = {"turn": 3, "corner": 2, "choose": 3, "lie": 8}
"""How many turns that teach are followed."""

States = tuple[tuple[int, int], ...]
"""The ways in which a card may lie: seat and whether it is turned."""


OURS: States = ((0, 0),)
"""Flipped by the learner, and upright as the game asks for."""


class Lying(NamedTuple):
    card: int
    states: States
    blocked: bool = False


Board = tuple[Lying | None, ...]
Way = tuple[int, list[int]]
"""A direction and the spaces that a chain may flip there."""


class Turn(NamedTuple):
    text: str
    board: Board
    card: int
    flips: int = 0


def value(card: int, seat: int, turned: int, way: int) -> int:
    return FACES[card - 1][seat][(way + 4 * turned) % 8]


def either(seat: int) -> States:
    """Upright or turned."""
    return ((seat, 0), (seat, 1))


def lay(board: Board, space: int, lying: Lying) -> Board:
    return (*board[:space], lying, *board[space + 1 :])


def restate(board: Board, space: int, states: States) -> Board:
    one = board[space]
    assert one is not None
    return lay(board, space, one._replace(states=states))


def empties(board: Board) -> list[int]:
    return [space for space in range(16) if board[space] is None]


def beaten(one: Lying, seat: int, way: int, mine: int) -> set[bool]:
    """Whether a card falls to a value that comes in a direction, for each way in which it may lie."""
    back = (way + 4) % 8
    return {side != seat and mine > value(one.card, side, turned, back) and not one.blocked for side, turned in one.states}


def chain(board: Board, seat: int, space: int, way: int, mine: int, loose: bool) -> list[int] | None:
    """The spaces that fall in a direction however cards lie, None where that depends on it; only `loose` flips what may lie either way."""
    found: list[int] = []
    here, most = space, 1
    while len(found) < most:
        here = ON[here][way]
        one = board[here] if here >= 0 else None
        falls = {False} if one is None else beaten(one, seat, way, mine)
        if one is None or True not in falls:
            return found
        if len(falls) > 1 or (not loose and len(one.states) > 1):
            return found if loose and found else None
        if not found:
            gaps = [mine - value(one.card, side, turned, (way + 4) % 8) for side, turned in one.states]
            most = min(1 if gap == mine else gap for gap in gaps)
        found.append(here)
        mine = min(value(one.card, side, turned, way) for side, turned in one.states)
    return found


def ways(board: Board, seat: int, card: int, turned: int, space: int) -> list[Way] | None:
    """Every direction that flips something; None where that depends on how cards lie."""
    loose = seat == 1
    found = [(way, chain(board, seat, space, way, value(card, seat, turned, way), loose)) for way in range(8)]
    sure = [(way, spaces) for way, spaces in found if spaces]
    return None if any(spaces is None for _, spaces in found) and not (loose and sure) else sure


def text(seat: int, card: int, turned: int, space: int, way: int = 0, lies: tuple[int, ...] = ()) -> str:
    tail = f"x{DIRECTIONS[way]}{''.join('ut'[lie] for lie in lies)}" if lies else ""
    return f"{SEATS[seat]}:{card:02}{'ut'[turned]}{SPACES[space]}{tail}"


class Search:
    """One search with its seed and its end."""

    def __init__(self, seed: int, seconds: float) -> None:
        self.rng = random.Random(seed)
        self.end = time.monotonic() + seconds
        self.patience = 0.0

    def run(self) -> list[str] | None:
        """A game, or None when time is up."""
        while time.monotonic() < self.end:
            self.patience = min(self.end, time.monotonic() + PATIENCE)
            found = self.go(0, (None,) * 16, frozenset(), [])
            if found:
                return found
        return None

    def go(self, at: int, board: Board, used: frozenset[int], said: list[str]) -> list[str] | None:
        if at == len(PLAN):
            return said
        cards = [card for card in range(1, len(FACES) + 1) if card not in used]
        self.rng.shuffle(cards)
        kind = PLAN[at]
        turns = self.others(at, board, cards) if kind in {"poet", "own"} else getattr(self, kind)(board, cards)
        # To begin anew is worth more than to try everything.
        for turn in islice(turns, WAYS_ON.get(kind, 400)):
            if time.monotonic() > self.patience:
                return None
            found = self.go(at + 1, turn.board, used | {turn.card}, [*said, turn.text])
            if found:
                return found
        return None

    # ---- what goes on by itself

    def others(self, at: int, board: Board, cards: list[int]) -> list[Turn]:
        """Some turns between two steps, those first that serve what comes."""
        seat = int(PLAN[at] == "poet")
        turns = [turn for _ in range(WIDTH[at]) if (turn := self.some(board, cards, seat))]
        if at in {7, 8}:
            # The Poet is to get ahead by the end, so the learner's side holds back here.
            turns.sort(key=lambda turn: -near(turn.board) - turn.flips * (0.9 if seat else -1.5) - self.rng.random())
        elif at == 9:
            turns = [turn for turn in turns if any(lines(turn.board))]
        elif at == 15:
            turns = [turn for turn in turns if self.threat(board, turn.card)]
        if at not in {7, 8}:
            turns.sort(key=lambda turn: -turn.flips - self.rng.random() * 1.2)
        return turns[: KEPT.get(at, 12)]

    def some(self, board: Board, cards: list[int], seat: int) -> Turn | None:
        card, space, turned = self.rng.choice(cards), self.rng.choice(empties(board)), self.rng.randrange(2)
        found = ways(board, seat, card, turned, space)
        placed = lay(board, space, Lying(card, ((seat, turned),)))
        if found is None:
            return None
        if not found:
            return Turn(text(seat, card, turned, space), placed, card)
        way, spaces = self.rng.choice(found)
        if self.rng.random() < 0.3:
            spaces = spaces[: self.rng.randint(1, len(spaces))]
        lies = tuple(self.rng.randrange(2) for _ in spaces)
        for flipped, lie in zip(spaces, lies, strict=True):
            placed = restate(placed, flipped, ((seat, lie),))
        return Turn(text(seat, card, turned, space, way, lies), placed, card, len(spaces))

    def threat(self, board: Board, card: int) -> bool:
        """Whether the Poet's next card could have flipped the blocked one."""
        middle = next(space for space in range(16) if (one := board[space]) and one.blocked)
        one = board[middle]
        assert one is not None
        target = one._replace(blocked=False)
        reach = [(way, turned) for space in empties(board) for way in range(8) if ON[space][way] == middle for turned in (0, 1)]
        return any(beaten(target, 1, way, value(card, 1, turned, way)) == {True} for way, turned in reach)

    # ---- what is taught

    def place(self, board: Board, cards: list[int]) -> Iterator[Turn]:
        space = self.rng.choice((5, 6, 9, 10))
        yield Turn(text(0, cards[0], 0, space), lay(board, space, Lying(cards[0], either(0))), cards[0])

    def turn(self, board: Board, cards: list[int]) -> Iterator[Turn]:
        """A four at the foot must be turned up to beat a two."""
        for space in empties(board):
            above = ON[space][0]
            one = board[above] if above >= 0 else None
            if one is None or len(one.states) > 1 or value(one.card, *one.states[0], 4) != 2 or one.states[0][0] != 1:
                continue
            for card in cards:
                if value(card, 0, 0, 4) == 4 and ways(board, 0, card, 0, space) == [] and ways(board, 0, card, 1, space) == [(0, [above])]:
                    placed = lay(board, space, Lying(card, ((0, 1),)))
                    yield Turn(text(0, card, 1, space, 0, (0,)), restate(placed, above, OURS), card)

    def corner(self, board: Board, cards: list[int]) -> Iterator[Turn]:
        """A card that flips from one space only, by a corner."""
        for card in cards[:8]:
            tries = [(space, turned, ways(board, 0, card, turned, space)) for space in empties(board) for turned in (0, 1)]
            hits = [(space, turned, found) for space, turned, found in tries if found]
            if len(hits) == 1 and len(hits[0][2]) == 1 and hits[0][2][0][0] % 2 and len(hits[0][2][0][1]) == 1:
                space, turned, [(way, [target])] = hits[0]
                placed = lay(board, space, Lying(card, ((0, turned),)))
                yield Turn(text(0, card, turned, space, way, (0,)), restate(placed, target, OURS), card)

    def choose(self, board: Board, cards: list[int]) -> Iterator[Turn]:
        """Two directions, one card in each."""
        spaces = empties(board)
        self.rng.shuffle(spaces)
        for space in spaces:
            for card in cards:
                found = ways(board, 0, card, 0, space) or []
                if [len(chained) for _, chained in found] != [1, 1]:
                    continue
                placed = lay(board, space, Lying(card, ((0, 0),)))
                for _, [target] in found:
                    one = board[target]
                    assert one is not None
                    placed = restate(placed, target, one.states + OURS)
                yield Turn(text(0, card, 0, space, found[0][0], (0,)), placed, card)
                break

    def chain(self, board: Board, cards: list[int]) -> Iterator[Turn]:
        """Four against one, three in line, and nothing else to flip."""
        for space, way, targets in lines(board):
            for card, turned in ((card, turned) for card in cards for turned in (0, 1)):
                if value(card, 0, turned, way) == 4 and ways(board, 0, card, turned, space) == [(way, targets)]:
                    placed = lay(board, space, Lying(card, ((0, turned),)))
                    for target in targets:
                        placed = restate(placed, target, OURS)
                    yield Turn(text(0, card, turned, space, way, (0, 0, 0)), placed, card)
                    return

    def lie(self, board: Board, cards: list[int]) -> Iterator[Turn]:
        """One card falls, and a blank of its new face must not look at the one empty space beside it."""
        tries = [(space, card, turned) for space in empties(board) for card in cards for turned in (0, 1)]
        self.rng.shuffle(tries)
        for space, card, turned in tries:
            found = ways(board, 0, card, turned, space) or []
            if [len(chained) for _, chained in found] != [1]:
                continue
            way, [target] = found[0]
            one = board[target]
            assert one is not None
            beside = [d for d in (0, 2, 4, 6) if ON[target][d] >= 0 and ON[target][d] != space and board[ON[target][d]] is None]
            open_values = [value(one.card, 0, lie, beside[0]) for lie in (0, 1)] if len(beside) == 1 else [0, 0]
            if min(open_values) == 0 and max(open_values) >= 3:
                lie = open_values.index(max(open_values))
                placed = lay(board, space, Lying(card, ((0, turned),)))
                yield Turn(text(0, card, turned, space, way, (lie,)), restate(placed, target, ((0, lie),)), card)

    def block(self, board: Board, _cards: list[int]) -> Iterator[Turn]:
        """An own card in the middle beside an empty space."""
        for space in (5, 6, 9, 10):
            one = board[space]
            if one and all(side == 0 for side, _ in one.states) and any(ON[space][way] in empties(board) for way in range(8)):
                yield Turn(f"Il:#{SPACES[space]}", lay(board, space, one._replace(blocked=True)), 0)

    def last(self, board: Board, cards: list[int]) -> Iterator[Turn]:
        """Seven against eight, and one flip that only one lie of the card makes."""
        sides = [{side for side, _ in one.states} for one in board if one]
        # Of two cards of which one was flipped, one is each side's.
        if sides.count({0}) + sides.count({0, 1}) / 2 != 7 or len(empties(board)) != 1:
            return
        space = empties(board)[0]
        for card in cards:
            found = [ways(board, 0, card, turned, space) for turned in (0, 1)]
            for turned in (0, 1):
                hit = found[turned]
                if found[1 - turned] == [] and hit:
                    yield Turn(text(0, card, turned, space, hit[0][0], (0,)), board, card)


def lines(board: Board) -> Iterator[tuple[int, int, list[int]]]:
    """Every empty space from which a four would flip three of the Poet's cards in a row: the space, the direction, the cards."""
    for space in empties(board):
        for way in (0, 2, 4, 6):
            found = chain(board, 0, space, way, 4, False)
            first = board[found[0]] if found else None
            if found and first and len(found) == 3 and value(first.card, *first.states[0], (way + 4) % 8) == 1:
                yield space, way, found


def near(board: Board) -> int:
    """How little is missing from such a row."""
    best = 0
    for space in empties(board):
        for way in (0, 2, 4, 6):
            count, here = 0, space
            for n in range(3):
                here = ON[here][way]
                one = board[here] if here >= 0 else None
                if here < 0:
                    count = -9
                    break
                if one and one.states in {((1, 0),), ((1, 1),)}:
                    count += 1 + 2 * (n == 0 and value(one.card, *one.states[0], (way + 4) % 8) == 1)
                elif one:
                    count -= 1
            best = max(best, count)
    return best


def main() -> None:
    seed = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    found = Search(seed, float(sys.argv[2]) if len(sys.argv) > 2 else 300).run()
    print(" ".join(found) if found else "none found in that time; try another seed")


if __name__ == "__main__":
    main()
