"""The rules: deal hands face down, roll for the treasure, set a card in secret, show; the highest card alone takes it."""

from __future__ import annotations

import random
from typing import Literal, TypeAlias, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from mochuelo.core.errors import IllegalAction, OptionsError
from mochuelo.core.game import CHANCE, Limit, Outcome, Seat, Turn

Phase: TypeAlias = Literal["deal", "roll", "set", "show", "over"]
Kind: TypeAlias = Literal["deal", "roll", "set", "show"]
_T = TypeVar("_T")
NOTHING = 0
"""No card, or a card not known: cards are numbers from 1."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """How many cards there are, how many everybody gets, and the sides of the die."""

    ranks: int = 6
    copies: int = 2
    hand: int = 3
    sides: int = 6
    tied: Literal["lost", "kept"] = "lost"
    """What becomes of a treasure that nobody takes: it is lost, or stays for the next round."""
    cards: Literal["down", "up"] = "down"
    """Whether everybody keeps the cards from the others, or plays with all of them in sight."""
    order: Literal["turns", "once"] = "turns"
    """Whether cards are set one after the other, or all at once in any order."""
    seconds: int = 0
    """How long a card may take to be set, 0 for as long as it likes; when time is out the lowest is set."""
    bots: tuple[int, ...] = ()
    """The seats that programs play."""


class Action(Struct, frozen=True):
    """deal CARD to SEAT, roll NUMBER, set CARD, show CARD; a `value` of 0 is a card that the viewer does not know."""

    kind: Kind
    seat: int
    value: int


class State(Struct, frozen=True):
    options: Options
    phase: Phase
    deck: tuple[int, ...]
    """How many cards of each rank are left."""
    hands: tuple[tuple[int, ...], ...]
    sets: tuple[int, ...]
    shown: tuple[bool, ...]
    piles: tuple[tuple[int, ...], ...]
    """What each seat has shown in earlier rounds, the last one first."""
    buried: tuple[tuple[int, ...], ...]
    """What those who left held, face down for ever."""
    treasure: int
    scores: tuple[int, ...]
    out: tuple[bool, ...]


def start(options: Options, seats: int) -> State:
    if not 2 <= seats <= 3 or min(options.ranks, options.copies, options.hand, options.sides, options.seconds + 1) < 1:
        raise OptionsError(
            "options", f"no game begins with {options!r} and {seats!r} players; all numbers from 1, seconds from 0, players 2 or 3"
        )
    if options.ranks * options.copies < options.hand * seats or options.hand > 10:
        raise OptionsError("options", f"there are not enough cards for {seats!r} hands: {options!r}")
    none: tuple[tuple[int, ...], ...] = ((),) * seats
    deck = (options.copies,) * options.ranks
    return State(options, "deal", deck, none, (0,) * seats, (False,) * seats, none, none, 0, (0,) * seats, (False,) * seats)


def playing(state: State) -> tuple[Seat, ...]:
    return tuple(Seat(seat) for seat, out in enumerate(state.out) if not out)


def turn(state: State) -> Turn:
    if state.phase == "over":
        return None
    return mover(state) if state.phase in ("set", "show") else CHANCE


def mover(state: State) -> Seat:
    """The seat to deal to, to set, or to show."""
    if state.phase == "deal":
        return min(playing(state), key=lambda seat: len(state.hands[seat]))
    done = state.sets if state.phase == "set" else state.shown
    return next(seat for seat in playing(state) if not done[seat])


def awaited(state: State) -> tuple[Seat, ...]:
    if state.phase == "set" and state.options.order == "once":
        return tuple(seat for seat in playing(state) if not state.sets[seat])
    return (mover(state),) if state.phase in ("set", "show") else ()


def limit(state: State) -> Limit | None:
    """Each setting of a card has its span; those who set at once share one."""
    if state.phase != "set" or not state.options.seconds:
        return None
    number = len(state.piles[playing(state)[0]])
    return Limit(f"set-{number}" if state.options.order == "once" else f"set-{number}-{mover(state)}", state.options.seconds * 1000)


def sets_of(state: State, seat: int) -> tuple[Action, ...]:
    return tuple(Action("set", seat, card) for card in sorted(set(state.hands[seat])))


def legal(state: State) -> tuple[Action, ...]:
    match state.phase:
        case "deal":
            return tuple(Action("deal", mover(state), rank) for rank, left in enumerate(state.deck, 1) if left)
        case "roll":
            return tuple(Action("roll", -1, number) for number in range(1, state.options.sides + 1))
        case "set":
            return sets_of(state, mover(state))
        case "show":
            return (Action("show", mover(state), state.sets[mover(state)]),)
        case "over":
            return ()


def draw(state: State, rng: random.Random) -> Action:
    if state.phase == "roll":
        return Action("roll", -1, rng.randrange(state.options.sides) + 1)
    cards = [rank for rank, left in enumerate(state.deck, 1) for _ in range(left)]
    return Action("deal", mover(state), rng.choice(cards))


def apply(state: State, action: Action, trace: list[tuple[str, int]]) -> State:
    """The state after `action`; what followed by itself is added to `trace` as (what, seat)."""
    if action not in (*legal(state), *(one for seat in awaited(state)[1:] for one in sets_of(state, seat))):
        raise IllegalAction("illegal", f"this cannot be done now: {action.kind!r} {action.value!r}", action=action.kind)
    return _settle(_done(state, action), trace)


def _done(state: State, action: Action) -> State:
    """The state after the action alone."""
    match action.kind:
        case "deal":
            deck = _put(state.deck, action.value - 1, state.deck[action.value - 1] - 1)
            hand = tuple(sorted((*state.hands[action.seat], action.value)))
            return replace(state, deck=deck, hands=_put(state.hands, action.seat, hand))
        case "roll":
            return replace(state, treasure=state.treasure + action.value, phase="set")
        case "set":
            cards = list(state.hands[action.seat])
            cards.remove(action.value)
            sets = _put(state.sets, action.seat, action.value)
            return replace(state, hands=_put(state.hands, action.seat, tuple(cards)), sets=sets)
        case "show":
            return replace(state, shown=_put(state.shown, action.seat, True))


def _put(row: tuple[_T, ...], place: int, value: _T) -> tuple[_T, ...]:
    return (*row[:place], value, *row[place + 1 :])


def _settle(state: State, trace: list[tuple[str, int]]) -> State:
    """Go on to the next phase when everybody is through with this one."""
    seats = playing(state)
    if len(seats) == 1:
        return replace(state, phase="over")
    if state.phase == "deal" and all(len(state.hands[seat]) == state.options.hand for seat in seats):
        return replace(state, phase="roll")
    if state.phase == "set" and all(state.sets[seat] for seat in seats):
        return replace(state, phase="show")
    if state.phase == "show" and all(state.shown[seat] for seat in seats):
        return _award(state, trace)
    return state


def _award(state: State, trace: list[tuple[str, int]]) -> State:
    """Give the treasure away and lay the cards aside."""
    winner = _highest_alone(state)
    trace.append(("tie" if winner is None else "take", -1 if winner is None else winner))
    scores, treasure = state.scores, state.treasure if state.options.tied == "kept" else 0
    if winner is not None:
        scores, treasure = _put(scores, winner, scores[winner] + state.treasure), 0
    piles = tuple((card, *pile) if card else pile for card, pile in zip(state.sets, state.piles, strict=True))
    blank = replace(state, piles=piles, sets=(0,) * len(piles), shown=(False,) * len(piles), scores=scores, treasure=treasure)
    return replace(blank, phase="roll" if state.hands[playing(state)[0]] else "over")


def _highest_alone(state: State) -> Seat | None:
    cards = [state.sets[seat] for seat in playing(state)]
    alone = [seat for seat in playing(state) if cards.count(state.sets[seat]) == 1]
    return max(alone, key=lambda seat: state.sets[seat], default=None)


def concede(state: State, seat: Seat) -> State:
    """The seat leaves: what it held is buried, what it has shown stays with its pile."""
    if state.out[seat] or state.phase == "over":
        raise IllegalAction("not-in", f"seat {seat!r} is not in the game; only who is in can leave", seat=seat)
    card = state.sets[seat]
    held = (*state.hands[seat], card) if card and not state.shown[seat] else state.hands[seat]
    pile = (card, *state.piles[seat]) if state.shown[seat] else state.piles[seat]
    after = replace(
        state,
        hands=_put(state.hands, seat, ()),
        sets=_put(state.sets, seat, 0),
        shown=_put(state.shown, seat, False),
        piles=_put(state.piles, seat, pile),
        buried=_put(state.buried, seat, tuple(sorted(held))),
        out=_put(state.out, seat, True),
    )
    return _settle(after, [])


def outcome(state: State) -> Outcome | None:
    if state.phase != "over":
        return None
    seats = playing(state)
    best = max(state.scores[seat] for seat in seats)
    winners = tuple(seat for seat in seats if len(seats) == 1 or state.scores[seat] == best)
    scores = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(state.out)))
    return Outcome(winners, scores, "treasure" if len(seats) > 1 else "alone")
