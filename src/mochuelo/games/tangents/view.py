"""What a viewer of Tangents may know: in an open game everything but the undealt cards, else no other hand and no secret throw."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Literal, cast

from msgspec import Struct

from mochuelo.core.game import Viewer
from mochuelo.games.tangents.options import Options, begin
from mochuelo.games.tangents.position import write_position
from mochuelo.games.tangents.state import (
    BY_DIE,
    BY_ILLUSTRATOR,
    BY_LOT,
    BY_POET,
    BY_THROWS,
    CARD,
    CHOOSE,
    DEALING,
    KIND,
    NEXT,
    OVER,
    PASS,
    PHASES,
    PLAY,
    REASONS,
    SEAT,
    SEATS,
    SPACES,
    THROW,
    THROWING,
    THROWS,
    State,
    bits,
    code_of,
    hand_of,
    mask,
)

Phase = Literal["deal", "die", "lot", "throw", "reveal", "choose", "play", "pass", "next", "over"]
_DECIDING = (THROW, CHOOSE, PLAY, NEXT)
_OPENINGS = {"die": BY_DIE, "rock_paper_scissors": BY_THROWS, "random": BY_LOT, "illustrator": BY_ILLUSTRATOR, "poet": BY_POET}
UNSEEN = 0
"""A card that the viewer does not know: cards are numbers from 1."""


class OnBoard(Struct, frozen=True):
    """A card on the grid."""

    space: str
    """Its space, "C3"."""
    card: int
    """Its number, from 1."""
    side: int
    """The side that shows, which is the seat that owns it: 0 the illustration, 1 the poem."""
    turned: bool
    """Whether it lies turned by 180 degrees."""
    blocked: bool
    block: int = -1
    """The seat whose block lies on it, -1 where none does."""


class View(Struct, frozen=True, kw_only=True):
    """A position of Tangents as a viewer may know it."""

    options: Options
    viewer: int
    """The seat that looks; -1 for a spectator, and for everybody while nothing is hidden."""
    phase: Phase
    turn: int
    """The seat to decide, -1 when it is chance's turn or nobody's."""
    mover: int
    """Whom the phase concerns, also when chance decides: who is dealt to, who rolls, who passes; -1 when it is over."""
    game: int
    """1, or 2 in the second game of a match."""
    starter: int
    """The seat that moves first in this game, -1 until it is known."""
    results: tuple[tuple[int, int], ...]
    """Cards of both seats at the end of each finished game."""
    board: tuple[OnBoard, ...]
    """In the order A1 to D1, A2 to D2 and so on."""
    hands: tuple[tuple[int, ...], ...]
    """For each seat the numbers of its cards, rising; 0 for each card that the viewer does not know."""
    blocks: tuple[bool, ...]
    """For each seat whether it still has its block."""
    throws: tuple[str, ...]
    """For each seat what it has thrown and not yet shown: "" for nothing, "?" where the viewer does not know it."""
    shown_throws: tuple[str, ...]
    """The last throws that were shown, Illustrator's first; empty before."""
    dice: tuple[int, ...]
    """What each seat has rolled, 0 for nothing; equal ones lie until they are rolled again."""
    score: tuple[int, ...]
    """For each seat how many cards on the grid show its side."""
    conceded: int
    """The seat that gave up, -1 while nobody has."""
    winners: tuple[int, ...]
    """Empty while it goes on, and at a tie."""
    reason: str
    """The slug of the outcome, "" while the game goes on."""
    position: str
    """The position line; "" where something is hidden and before the first turn."""


def view(s: State, viewer: Viewer) -> View:
    """What `viewer` may know of a state."""
    over, throws = s.phase == OVER, (int(s.throw0), int(s.throw1))
    who = viewer if (s.hidden or any(throws)) and viewer != "spectator" else -1
    return View(
        options=cast(Options, s.options),
        viewer=int(who),
        phase=PHASES[s.phase],
        turn=int(s.seat) if s.phase in _DECIDING else -1,
        mover=-1 if over else int(s.seat),
        game=int(s.game),
        starter=int(s.starter),
        results=_results(s),
        board=tuple(_lying(s, space) for space in bits(int(s.owned0 | s.owned1))),
        hands=tuple(_hand(s, seat, who) for seat in (0, 1)),
        blocks=(bool(s.blocks & 1), bool(s.blocks & 2)),
        throws=tuple((THROWS[thrown] if seat == who else "?") if thrown else "" for seat, thrown in enumerate(throws)),
        shown_throws=(THROWS[s.shown & 3], THROWS[s.shown >> 2]) if s.shown else (),
        dice=(int(s.die0), int(s.die1)),
        score=(int(s.owned0).bit_count(), int(s.owned1).bit_count()),
        conceded=int(s.conceded),
        winners=(int(s.winner),) if s.winner >= 0 else (),
        reason=REASONS[s.reason],
        position=write_position(s) if not s.hidden and s.phase in (PLAY, PASS, NEXT, OVER) else "",
    )


def _results(s: State) -> tuple[tuple[int, int], ...]:
    """What stood at the end of the games that were played to their end."""
    found = [(int(s.first0), int(s.first1))] if s.first0 >= 0 else []
    if s.phase == OVER and s.conceded < 0:
        found.append((int(s.owned0).bit_count(), int(s.owned1).bit_count()))
    return tuple(found)


def _lying(s: State, space: int) -> OnBoard:
    code = int(s.board[space]) - 1
    block = 0 if space == s.block0 else 1 if space == s.block1 else -1
    return OnBoard(SPACES[space], code // 4 + 1, code >> 1 & 1, bool(code & 1), bool(s.blocked >> space & 1), block)


def _hand(s: State, seat: int, who: int) -> tuple[int, ...]:
    cards = tuple(n + 1 for n in bits(int(hand_of(s, seat))))
    return cards if not s.hidden or seat == who else (UNSEEN,) * len(cards)


def seen(s: State, action: int, viewer: Viewer) -> int:
    """The action as a viewer sees it: another's card that is dealt, and another's throw, are not known where they are secret."""
    kind, rest = divmod(action, int(KIND))
    secret = (kind == DEALING and s.hidden) or kind == THROWING
    if not secret or rest // int(SEAT) == viewer:
        return action
    return action - rest % int(SEAT) // int(CARD) * int(CARD)


def imagine(v: View, rng: random.Random) -> State:
    """A state that a view allows: every hand and every throw that the viewer does not know is as likely as any other."""
    s = _fresh(v.options).copy()
    s.phase, s.seat, s.game, s.starter = PHASES.index(v.phase), max(v.mover, 0), v.game, v.starter
    _lay(s, v)
    unknown = [card for card in range(1, v.options.cards + 1) if card not in {*v.hands[0], *v.hands[1], *(t.card for t in v.board)}]
    rng.shuffle(unknown)
    s.hand0, s.hand1 = (mask((card or unknown.pop()) - 1 for card in hand) for hand in v.hands)
    s.throw0, s.throw1 = (_thrown(thrown, rng) for thrown in v.throws)
    if v.shown_throws:
        s.shown = THROWS.index(v.shown_throws[0]) + 4 * THROWS.index(v.shown_throws[1])
    s.die0, s.die1 = v.dice
    if v.results and v.options.games == "two":
        s.first0, s.first1 = v.results[0]
    s.conceded, s.reason = v.conceded, REASONS.index(v.reason)
    s.winner = v.winners[0] if v.winners else -1
    return s


@lru_cache(maxsize=32)
def _fresh(options: Options) -> State:
    """A state under these options but for the position that the game began from: it is now somewhere else."""
    s = begin(Options(**{name: getattr(options, name) for name in options.__struct_fields__ if name != "position"}), 2)
    s.options = options
    return s


def _lay(s: State, v: View) -> None:
    """Put cards and blocks where the view has them."""
    for t in v.board:
        space = SPACES.index(t.space)
        s.board[space] = code_of(t.card, t.side, t.turned)
        s.blocked |= t.blocked << space
        s.block0 = space if t.block == 0 else s.block0
        s.block1 = space if t.block == 1 else s.block1
    s.owned0 = mask(SPACES.index(t.space) for t in v.board if t.side == 0)
    s.owned1 = mask(SPACES.index(t.space) for t in v.board if t.side == 1)
    s.blocks = v.blocks[0] + 2 * v.blocks[1]


def _thrown(thrown: str, rng: random.Random) -> int:
    if thrown == "?":
        return rng.randrange(1, 4)
    return THROWS.index(thrown) if thrown else 0


def places(v: View) -> dict[str, str]:
    """Where every piece is: "07" on "B2/Il/u" or in "hand/Il", cards not known "Il.1", "Il.2" there, "block-Il" there or on a space."""
    where = {f"{t.card:02}": place(t.space, t.side, t.turned) for t in v.board}
    for seat, hand in enumerate(v.hands):
        at = f"hand/{SEATS[seat]}"
        where |= {f"{card:02}" if card else f"{SEATS[seat]}.{n}": at for n, card in enumerate(hand, 1)}
        if v.blocks[seat]:
            where[f"block-{SEATS[seat]}"] = at
    return where | {f"block-{SEATS[t.block]}": t.space for t in v.board if t.block >= 0}


def place(space: str, side: int, turned: int) -> str:
    """How a card lies on the grid, as `Move` says it."""
    return f"{space}/{SEATS[side]}/{'ut'[turned]}"
