"""What is seen of a game of Philosophy: everything, since nothing is hidden."""

from __future__ import annotations

import random
from collections.abc import Iterable
from functools import reduce
from operator import xor
from typing import Literal

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from mochuelo.core.game import Viewer
from mochuelo.games.philosophy.chain import set_down
from mochuelo.games.philosophy.notation import NAME, code_of, write, write_position
from mochuelo.games.philosophy.rules import free, legal, lined, repeats
from mochuelo.games.philosophy.state import (
    CELL,
    DECIDE,
    FACING,
    FACINGS,
    KINDS,
    NEXT,
    OVER,
    PHASES,
    PLACE,
    REASONS,
    SEAT_KEYS,
    SEATS,
    SPACES,
    TARGET,
    TURN,
    State,
    blank,
)

Phase = Literal["place", "react", "decide", "rephrase", "over"]


class Tile(Struct, frozen=True):
    """An Idea on the board."""

    space: str
    """Its space, "C5"."""
    seat: int
    """Its owner; -1 for a tile left behind by a player who is out (option stuck_tiles = stay keeps the owner's colour in `colour`)."""
    colour: int
    """The seat whose colour it is printed in."""
    tile: str
    """Its kind, "Pu"."""
    facing: str
    """The way it faces, "No" or "Ne"."""
    target: str
    """The space it targets, "" when off the board."""
    used: bool
    """Whether it has been activated in the turn that is going on."""


class Conclusion(Struct, frozen=True):
    """Three or more in a row, as a maximal line."""

    seat: int
    spaces: tuple[str, ...]


class View(Struct, frozen=True, kw_only=True):
    """A position of Philosophy."""

    seats: int
    board: tuple[Tile, ...]
    """In board order."""
    hands: tuple[tuple[str, ...], ...]
    """For each seat the kinds still in hand, in the fixed order of the tiles."""
    out: tuple[bool, ...]
    turn: int
    """The seat to decide, -1 when the game is over."""
    phase: Phase
    acting: str
    """Space of the Idea whose choice it is (Decision, Rephrase), else ""."""
    choices: tuple[str, ...]
    """Outside of placing: the texts of the open choices (spaces of Ideas that may react, spaces a Decision may push to or OO, facings)."""
    moved: tuple[str, ...]
    """Spaces of the tiles that the last activation moved or rephrased."""
    fresh: str
    """In the middle of a turn the space of the New Idea, "" when it is not on the board."""
    conclusions: tuple[Conclusion, ...]
    standing: tuple[Conclusion, ...]
    """The Conclusions that stood at the start of this turn."""
    free: tuple[str, ...]
    """Centre spaces on which the player to move may place now."""
    turns: int
    """Turns completed."""
    repeats: int
    """How often the position at the start of this turn has stood at the start of a turn, this time included;
    0 when the rule of repetition is off."""
    past: tuple[int, ...]
    """Keys of the positions at the start of the turns so far, oldest first, this turn's own at the end (the rule of repetition
    needs them; only since somebody was last out, and none when it is off)."""
    position: str
    """The position line of the notation."""
    pending: tuple[bool, ...]
    """Seats that conceded on another's turn and leave when it has ended."""
    stuck_tiles: str
    repetition: str
    rephrase_reach: str
    winner: int
    """-1 while nobody has won."""
    reason: str
    """The slug of the outcome, "" while the game goes on."""


def view(s: State, viewer: Viewer) -> View:
    """The position, the same for every viewer."""
    del viewer
    placing, over = s.phase == PLACE, s.phase == OVER
    living = [seat for seat in range(s.seats) if not s.out >> seat & 1]
    return View(
        seats=int(s.seats),
        board=tuple(_tile(s, space) for space in SPACES if s.board[CELL[space]]),
        hands=tuple(tuple(kind for k, kind in enumerate(KINDS) if s.hands >> 12 * seat + k & 1) for seat in range(s.seats)),
        out=tuple(bool(s.out >> seat & 1) for seat in range(s.seats)),
        turn=-1 if over else int(s.seat),
        phase=PHASES[s.phase],
        acting=NAME[int(s.where[12 * s.seat + s.acting])] if s.phase in (DECIDE, TURN) else "",
        choices=() if placing or over else tuple(write(action) for action in legal(s)),
        moved=() if placing or over else _spaces(s.moved),
        fresh="" if placing or over else NAME.get(int(s.where[s.fresh]), ""),
        conclusions=tuple(line for seat in living for line in lines(seat, s.spread[seat])),
        standing=() if over else tuple(line for seat in living for line in lines(seat, s.standing[seat])),
        free=tuple(f"C{n + 1}" for n in range(9) if s.room >> n & 1) if placing else (),
        turns=int(s.turns),
        repeats=int(repeats(s)) if s.draws else 0,
        past=tuple(s.past),
        position=write_position(s),
        pending=tuple(bool(s.pending >> seat & 1) for seat in range(s.seats)),
        stuck_tiles="stay" if s.stay else "removed",
        repetition="draw" if s.draws else "play_on",
        rephrase_reach="existing" if s.existing else "any",
        winner=int(s.winner),
        reason=REASONS[s.reason],
    )


def _tile(s: State, space: str) -> Tile:
    """The Idea on an occupied space."""
    code = int(s.board[CELL[space]])
    seat, aim = divmod(code - 4, 48)
    mine = seat == s.seat and s.phase not in (PLACE, OVER)
    return Tile(
        space=space,
        seat=-1 if s.stay and s.out >> seat & 1 else seat,
        colour=seat,
        tile=KINDS[aim // 4],
        facing=facing_of(aim // 4, aim % 4),
        target=NAME.get(int(TARGET[64 * aim + CELL[space]]), ""),
        used=mine and bool(s.used >> aim // 4 & 1),
    )


def facing_of(kind: int, quarter: int) -> str:
    """The way a tile faces, "No" or "Ne"."""
    return FACINGS[FACING[4 * kind + quarter]]


def _spaces(mask: int) -> tuple[str, ...]:
    return tuple(space for space in SPACES if mask >> CELL[space] & 1)


def lines(seat: int, mask: int) -> tuple[Conclusion, ...]:
    """The maximal lines of three or more in a mask, in the order of their ways and cells."""
    found: list[Conclusion] = []
    if not lined(mask):
        return ()
    for way in (2, 3, 4, 5):
        for cell in sorted(NAME):
            line = _ray(mask, way, cell)
            if len(line) >= 3 and not mask >> int(NEXT[64 * (way + 4 & 7) + cell]) & 1:
                found.append(Conclusion(seat=seat, spaces=tuple(NAME[c] for c in line)))
    return tuple(found)


def _ray(mask: int, way: int, cell: int) -> list[int]:
    line = []
    while mask >> cell & 1:
        line.append(cell)
        cell = int(NEXT[64 * way + cell])
    return line


def imagine(v: View, rng: random.Random) -> State:
    """The one state that a view allows, since nothing is hidden."""
    del rng
    s = blank(v.seats)
    s.hands = 0
    for t in v.board:
        set_down(s, code_of(t.colour, t.tile, t.facing), CELL[t.space])
        s.used |= t.used << KINDS.index(t.tile)
    for seat, hand in enumerate(v.hands):
        s.hands |= sum(1 << 12 * seat + KINDS.index(kind) for kind in hand)
    s.out, s.pending = _mask(v.out), _mask(v.pending)
    s.key ^= _fold(seat_key for seat, seat_key in enumerate(list(SEAT_KEYS)[4:]) if s.out >> seat & 1)
    s.turns, s.ebbed = v.turns, 1
    s.opened = int(v.phase != "place" or bool(v.board) or "C5" in v.free)
    s.past = vec[i64](v.past)
    s.standing = vec[i64]([_mask_of(space for c in v.standing if c.seat == seat for space in c.spaces) for seat in range(4)])
    s.stay, s.draws, s.existing = int(v.stuck_tiles == "stay"), int(v.repetition == "draw"), int(v.rephrase_reach == "existing")
    s.tied = sum(1 << seat for seat in {c.seat for c in v.standing})
    s.phase, s.winner, s.reason = PHASES.index(v.phase), v.winner, REASONS.index(v.reason)
    s.seat = max(v.turn, v.winner, 0)
    s.room = free(s)
    _recall(s, v)
    return s


def _recall(s: State, v: View) -> None:
    """What is remembered in the middle of a turn."""
    s.moved = _mask_of(v.moved)
    if v.fresh:
        s.fresh = (s.board[CELL[v.fresh]] >> 2) - 1
    if v.acting:
        s.acting = (s.board[CELL[v.acting]] >> 2) - 1 - 12 * s.seat
    if v.phase == "react":
        s.options = sum(1 << int((s.board[CELL[space]] >> 2) - 1 - 12 * s.seat) for space in v.choices)


def _mask(flags: Iterable[bool]) -> int:
    return sum(flag << n for n, flag in enumerate(flags))


def _mask_of(spaces: Iterable[str]) -> int:
    return sum(1 << CELL[space] for space in set(spaces))


def _fold(keys: Iterable[int]) -> int:
    return reduce(xor, keys, 0)


def seen(s: State, action: int, viewer: Viewer) -> int:
    """The action itself: nothing is hidden."""
    del s, viewer
    return action


def places(v: View) -> dict[str, str]:
    """Where each of the twelve tiles of every seat is: "C5/No", "hand/In", or "out" of the game."""
    where = {f"{SEATS[seat]}.{kind}": "out" for seat in range(v.seats) for kind in KINDS}
    where |= {f"{SEATS[seat]}.{kind}": f"hand/{SEATS[seat]}" for seat, hand in enumerate(v.hands) for kind in hand}
    return where | {f"{SEATS[t.colour]}.{t.tile}": f"{t.space}/{t.facing}" for t in v.board}
