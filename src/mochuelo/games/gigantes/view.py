"""What a seat or a spectator may know of a game of A hombros de gigantes."""

from __future__ import annotations

from typing import cast

from msgspec import Struct

from mochuelo.core.game import Viewer
from mochuelo.games.gigantes.cards import TEXTS
from mochuelo.games.gigantes.notation import write
from mochuelo.games.gigantes.options import Options
from mochuelo.games.gigantes.position import write_position
from mochuelo.games.gigantes.quartets import completes
from mochuelo.games.gigantes.quartets_view import told
from mochuelo.games.gigantes.state import (
    DRAW,
    DRAWING,
    HIDDEN,
    KIND,
    OVER,
    PHASES,
    PICK,
    PICKING,
    PLAY,
    REASONS,
    SEAT,
    SEATS,
    START,
    State,
    bits,
)
from mochuelo.games.gigantes.suggestion import suggested
from mochuelo.games.gigantes.turns import heir, score

UNSEEN = "?"
"""In place of a card that the viewer does not know."""
Cards = tuple[str, ...]


class View(Struct, frozen=True, kw_only=True):
    """A game as one viewer may know it. Cards are texts such as "C5", with personal decks "TeC5"; what is not known is "?"."""

    options: Options
    viewer: int
    """The seat that looks, -1 for a spectator."""
    phase: str
    """"start", "deal", "pick", "draw", "play" or "over"; "draw" is chance's, the draw that begins a turn. In four colours "lay", while what
    was dealt complete is laid down, and "answer", while a question waits for its answer, too; its "draw" follows a miss."""
    turn: int
    """The seat that decides, -1 while chance does and when it is over."""
    mover: int
    """Whose turn it is, also while chance deals to it or draws for it; -1 before the start and when it is over."""
    starter: int
    """Who begins, -1 until it is known."""
    rows: tuple[Cards, ...]
    """For each seat its table row, in the order in which the cards came."""
    libraries: tuple[Cards, ...]
    """For each seat what it has won, by owner and number."""
    oblivions: tuple[Cards, ...]
    """Personal decks: for each seat its own cards that are out of play."""
    hands: tuple[Cards, ...]
    """For each seat its hand by number; "?" for each card that the viewer does not know."""
    stock: tuple[int, ...]
    """How many cards are left to draw: one number for a common deck, one for each seat with personal ones."""
    packs: tuple[int, ...]
    """Personal decks: how many cards each seat has to pick from; () otherwise."""
    pack: Cards
    """Personal decks: the cards from which the viewer picks, through the whole game; () otherwise."""
    picks: tuple[Cards, ...]
    """Personal decks: for each seat what it has picked so far, "?" for others'; () otherwise."""
    suggested: Cards
    """While decks are picked: one that would do for the viewer; () otherwise."""
    drawn: str
    """The card that the viewer drew this turn, "" for none."""
    last: tuple[int, ...]
    """For each seat the count of its last turn that was no pass, -1 for none: the greater, the later."""
    heir: int
    """Who would get the row of the one to move on a pass; -1 where it stays or is empty."""
    passes: int
    """Passes one after another without any card moving, drawn ones too."""
    passed: tuple[int, ...]
    """The seats whose passes these are."""
    scores: tuple[int, ...]
    """For each seat what it would count now."""
    quartets: tuple[tuple[int, ...], ...]
    """Four colours: for each seat the numbers of its quartets."""
    known: tuple[Cards, ...]
    """Four colours: for each seat the cards that everybody knows it holds; () in the main game."""
    lacks: tuple[Cards, ...]
    """Four colours: for each seat the cards, quartets aside, that everybody knows it does not hold; () in the main game."""
    some: tuple[tuple[Cards, ...], ...]
    """Four colours: for each seat sets of cards of which everybody knows that it holds at least one; () in the main game."""
    asked: int
    """Four colours: questions since the last quartet."""
    asker: int
    """Four colours: who asks next while a card is drawn, -1 otherwise."""
    latest: str
    """The last action of a seat, "" before: what everybody saw, picks aside."""
    conceded: tuple[int, ...]
    """The seats that gave up."""
    winners: tuple[int, ...]
    reason: str
    """The slug of the outcome, "" while it goes on."""
    position: str
    """The position line as the viewer knows it, with the sizes of other hands; "" outside of turns and without a common deck."""


def view(s: State, viewer: Viewer) -> View:
    """What `viewer` may know of a state."""
    who = -1 if viewer == "spectator" else int(viewer)
    seats = range(int(s.seats))
    packs = bool(s.personal)
    public = [told(s, seat) for seat in seats] if s.four else []
    return View(
        options=cast(Options, s.options),
        viewer=who,
        phase=PHASES[s.phase],
        turn=int(s.seat) if s.phase in (PICK, PLAY) else -1,
        mover=-1 if s.phase in (START, OVER) else int(s.seat),
        starter=int(s.starter),
        rows=tuple(row_of(s, seat) for seat in seats),
        libraries=tuple(_pile(s, seat) for seat in seats),
        oblivions=tuple(_own(s, seat, int(s.oblivion[seat])) for seat in seats),
        hands=tuple(_secret(s, seat, int(s.hand[seat]), who) for seat in seats),
        stock=tuple(int(s.stock[seat]).bit_count() for seat in (seats if packs else (0,))),
        packs=tuple(int(s.pack[seat]).bit_count() for seat in seats) if packs else (),
        pack=_own(s, who, int(s.pack[who])) if packs and who >= 0 else (),
        picks=tuple(_secret(s, seat, int(s.picked[seat]), who) for seat in seats) if packs else (),
        suggested=tuple(map(_texts(s, who).__getitem__, suggested(s, seat=who))) if s.phase == PICK and who >= 0 else (),
        drawn=_texts(s, who)[s.drawn] if s.drawn >= 0 and s.seat == who else "",
        last=tuple(int(s.last[seat]) for seat in seats),
        heir=int(heir(s, s.seat)) if s.phase in (DRAW, PLAY) and not s.four else -1,
        passes=int(s.passed).bit_count(),
        passed=tuple(bits(int(s.passed))),
        scores=tuple(int(score(s, seat)) for seat in seats),
        quartets=tuple(tuple(n + 1 for n in bits(int(s.quartet[seat]))) for seat in seats),
        known=tuple(said[0] for said in public),
        lacks=tuple(said[1] for said in public),
        some=tuple(said[2] for said in public),
        asked=int(s.asked),
        asker=int(s.asker),
        latest=write(int(s.latest)) if s.latest >= 0 else "",
        conceded=tuple(bits(int(s.out))),
        winners=tuple(bits(int(s.winners))),
        reason=REASONS[s.reason],
        position=write_position(s, who),
    )


def _prefixed(owner: str) -> Cards:
    return tuple(f"{owner}{text}" for text in TEXTS)


_OWNED = tuple(map(_prefixed, SEATS))


def _texts(s: State, owner: int) -> Cards:
    """The texts of the cards of an owner."""
    return _OWNED[owner] if s.personal else TEXTS


def _own(s: State, owner: int, cards: int) -> Cards:
    texts = _texts(s, owner)
    return tuple(texts[card] for card in bits(cards))


def _secret(s: State, seat: int, cards: int, who: int) -> Cards:
    return _own(s, seat, cards) if seat == who else (UNSEEN,) * cards.bit_count()


def _pile(s: State, seat: int) -> Cards:
    """A library by owner and number."""
    return tuple(text for owner in range(4) for text in _own(s, owner, int(s.won[4 * seat + owner])))


def row_of(s: State, seat: int) -> Cards:
    """A row in the order in which its cards came."""
    lying = [(int(s.stamp[52 * owner + card]), owner, card) for owner in range(4) for card in bits(int(s.row[4 * seat + owner]))]
    return tuple(_texts(s, owner)[card] for _, owner, card in sorted(lying))


def seen(s: State, action: int, viewer: Viewer) -> int:
    """The action as a viewer sees it: a card that another is dealt, draws or picks is not known, unless a quartet is laid down with it."""
    kind, rest = divmod(action, int(KIND))
    if kind not in (int(DRAWING), int(PICKING)) or rest // int(SEAT) == viewer:
        return action
    if s.four and s.phase == DRAW and completes(s, s.seat, rest & 63):
        return action
    return action - (rest & 63) + int(HIDDEN)
