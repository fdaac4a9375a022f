"""What a seat or a spectator may know of a game of Sophie's World."""

from __future__ import annotations

from typing import cast

from msgspec import Struct

from mochuelo.core.game import Viewer
from mochuelo.games.sophie import state as n
from mochuelo.games.sophie.asked import (
    Asked,
    Big,
    Opened,
    Past,
    bits,
    book_of,
    layout_of,
    may_read,
    opened_of,
    options_of,
    question_of,
    sources_of,
    speech_of,
    told_of,
)
from mochuelo.games.sophie.board import Board, board
from mochuelo.games.sophie.legal import decider, is_chance
from mochuelo.games.sophie.notation import EPOCHS
from mochuelo.games.sophie.options import Options
from mochuelo.games.sophie.speaking import waiting
from mochuelo.games.sophie.state import State
from mochuelo.games.sophie.walking import boat, hole, way_out
from mochuelo.games.sophie.words import Source, Told

NEEDS = ("", "six", "stage")
"""What a roll must show: anything; a six; a three or a six."""


class Finale(Struct, frozen=True, kw_only=True):
    """Who plays or has played the finale, and how many of its questions are answered."""

    seat: int
    asked: int


class View(Struct, frozen=True, kw_only=True):
    """A game as one viewer may know it. Spaces are ids of the board, seats numbers."""

    options: Options
    viewer: int
    """The seat that looks while it knows what not all know: the one who reads, whoever has voted in secret. -1 for all others."""
    phase: str
    """One of `state.PHASES`."""
    turn: int
    """The seat that decides, the first of those awaited; -1 while chance does and when it is over."""
    awaited: tuple[int, ...]
    """All seats that decide now."""
    mover: int
    """Whose turn it is; -1 before the first epoch is picked and when it is over."""
    starter: int
    round: int
    rotation: int
    """By how many segments the disc is turned clockwise, -1 before it is."""
    places: tuple[str, ...]
    """For each seat the space of its piece, "" before it is placed and after giving up."""
    heading: tuple[str, ...]
    """For each seat on a path the next space straight on; "" elsewhere, and after a jump, when either way may be open."""
    came: tuple[str, ...]
    """For each seat the epoch that its journey came from, "" on an epoch."""
    points: tuple[int, ...]
    markers: tuple[tuple[str, ...], ...]
    """For each seat the epochs it has finished."""
    kept: tuple[tuple[str, ...], ...]
    """For each seat the epochs for which it keeps one right answer."""
    carried: tuple[int, ...]
    """The seats whose pieces the disc has moved since their last turn began."""
    piles: tuple[int, ...]
    """How many cards can be drawn of each of the eight piles."""
    used: tuple[int, ...]
    die: int
    """What it showed last, 0 while it is to be rolled, and before."""
    needs: str
    """What the roll must show: "" for anything, "six", or "stage" for a three or a six."""
    rabbits: tuple[str, ...]
    """The spaces beside an open rabbit hole."""
    exit_open: bool
    """Whether the exit of the Place of Forgetting is open."""
    boat: bool
    question: Asked | None
    last: Opened | None
    big: Big | None
    history: tuple[Past, ...]
    book: dict[str, dict[str, Told]]
    """When it is over, by id what was asked, with the answers right, wrong, absurd; a Big Question has none, and its hint as `because`."""
    sources: dict[str, Source]
    """When it is over, by id."""
    finale: Finale | None
    closing: bool
    """Whether only the others of this round still play."""
    socrates: tuple[int, ...]
    """How many Socrates cards each seat has."""
    conceded: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    """The slug of the outcome, "" while it goes on."""


def view(s: State, viewer: Viewer) -> View:
    """What `viewer` may know of a state; the same object for all who know the same."""
    who = -1 if viewer == "spectator" else int(viewer)
    if knows_more(s, who):
        return _view(s, who)
    if s.glance is None:
        s.glance = _view(s, -1)
    return cast(View, s.glance)


# long: one line for each field
def _view(s: State, who: int) -> View:
    b = board(options_of(s).deck)
    seats = int(s.seats)
    over, early = s.phase == n.OVER, s.phase in (n.FIRST, n.TURNING)
    awaited = awaiting(s)
    posts, came, done = list(s.post)[:seats], list(s.came)[:seats], list(s.done)[:seats]
    return View(
        options=options_of(s),
        viewer=who,
        phase=n.PHASES[s.phase],
        turn=awaited[0] if awaited else -1,
        awaited=awaited,
        mover=-1 if over or early else int(s.seat),
        starter=int(s.starter),
        round=int(s.round),
        rotation=int(s.rotation),
        places=tuple([b.ids[post // 3] if post >= 0 else "" for post in posts]),
        heading=tuple([_heading(b, post) for post in posts]),
        came=tuple([EPOCHS[epoch] if epoch >= 0 else "" for epoch in came]),
        points=tuple(s.points)[:seats],
        markers=tuple([EPOCH_SETS[mask] for mask in done]),
        kept=_kept(s),
        carried=bits(int(s.carried)),
        piles=_counts(list(s.left), int(s.socrates_left)),
        used=_counts(list(s.used), int(s.socrates_used)),
        die=int(s.die),
        needs=NEEDS[s.roll] if s.phase == n.ROLL else "",
        rabbits=tuple([b.ids[space] for space in b.ring if b.rabbits[b.rim[space]] and hole(s, space)]),
        exit_open=bool(way_out(s)),
        boat=bool(boat(s)),
        question=question_of(s, who),
        last=opened_of(s),
        big=speech_of(s, who),
        history=told_of(s, s.past),
        book=book_of(s) if over else {},
        sources=sources_of(s) if over else {},
        finale=Finale(seat=int(s.finale), asked=int(s.finale_asked)) if s.finale >= 0 else None,
        closing=bool(s.closing),
        socrates=tuple(s.socrates)[:seats],
        conceded=bits(int(s.out)),
        winners=bits(int(s.winners)),
        reason=n.REASONS[s.reason],
    )


EPOCH_SETS = tuple(tuple(key for epoch, key in enumerate(EPOCHS) if mask >> epoch & 1) for mask in range(64))
"""For each mask of epochs their keys."""


def _kept(s: State) -> tuple[tuple[str, ...], ...]:
    """For each seat the epochs for which it keeps one right answer."""
    kept = list(s.kept)
    return tuple([tuple([key for epoch, key in enumerate(EPOCHS) if kept[6 * seat + epoch] >= 0]) for seat in range(s.seats)])


def _counts(cards: list[int], socrates: int) -> tuple[int, ...]:
    """How many cards piles have, Socrates cards included."""
    return (*cards[: n.PHILOSOPHY_PILE], cards[n.PHILOSOPHY_PILE] + socrates, cards[n.BIG_PILE])


def awaiting(s: State) -> tuple[int, ...]:
    """The seats that decide now, in rising order."""
    if s.phase == n.OVER or is_chance(s):
        return ()
    return bits(int(waiting(s))) if s.phase == n.VOTE else (int(decider(s)),)


def knows_more(s: State, who: int) -> bool:
    """Whether a viewer knows what not everybody knows."""
    if who < 0:
        return False
    if s.phase in (n.VOTE, n.COUNT):
        return bool(not s.open_votes and s.voters >> who & 1 and s.votes[who] >= 0)
    return bool(s.heard) and s.reader == who


def _heading(b: Board, post: int) -> str:
    ahead = b.ahead(post) if post >= 0 else -1
    return b.ids[ahead] if ahead >= 0 else ""


def seen(s: State, action: int, viewer: Viewer) -> int:
    """The action as a viewer sees it: cards that are drawn, which of the answers is which, and secret votes are not known."""
    what, kind = divmod(action, int(n.KIND))
    who = -1 if viewer == "spectator" else int(viewer)
    if (kind == n.CARD and what >= n.FIRST_CARD) or (kind == n.HEARD and not may_read(s, who)):
        what = int(n.HIDDEN)
    elif kind == n.LAYOUT:
        what = layout_of(s, what) if may_read(s, who) else int(n.UNSEEN)
    elif kind == n.VOTING and what // 4 != who and not s.open_votes:
        what = what // 4 * 4 + int(n.UNSEEN_VOTE)
    return kind + int(n.KIND) * what
