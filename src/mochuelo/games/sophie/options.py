"""The options of Sophie's World and the state each begins with."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from mochuelo.core.errors import OptionsError
from mochuelo.core.options import check_choices
from mochuelo.games.sophie.board import track
from mochuelo.games.sophie.cards import EPOCHS, PILES, contents
from mochuelo.games.sophie.state import SOCRATES, State, blank

FEWEST, MOST = 2, 6
"""Fewest and most seats."""
MOST_GOAL = 4
"""More epochs to finish than four, and a rabbit hole might lead nowhere."""


class Options(Struct, frozen=True, kw_only=True):
    """How to play; the defaults are the published rules."""

    last_round: Literal["off", "on"] = "off"
    """Whether the others finish the round in which the first one has played the finale."""
    finale_points: Literal["30", "20", "10"] = "30"
    """Points for each right answer of the finale."""
    gadfly: Literal["path_disc", "next_path"] = "path_disc"
    """Where gadflies jump: between a path and the disc, or to the next path clockwise that has one."""
    socrates_cards: Literal["off", "on"] = "off"
    """Four cards among those of philosophy that are kept for a bet."""
    enter_epoch_once: Literal["off", "on"] = "off"
    """Whether no epoch is left unfinished, and a finished one passed as if it were taken."""
    disc_moves: Literal["forgetting_rabbit", "all_instructions"] = "forgetting_rabbit"
    """What whoever was carried by the disc must follow."""
    answer_seconds: Literal["0", "20", "30", "45", "60", "90"] = "0"
    """Time for an answer; 0 for as long as it takes."""
    reader: Literal["program", "left_neighbour"] = "program"
    """Who reads questions out: with the left neighbour nobody else sees them."""
    begins: Literal["random", "name_nearest_sophie"] = "random"
    """Who begins: by lot, or whoever has the name nearest to Sophie, as the first seat that no program plays says."""
    votes: Literal["secret", "open"] = "secret"
    """Whether votes are seen before all are in."""
    deck: str = ""
    """The digest of another deck on the shelf; "" for the deck of the house."""
    bots: tuple[int, ...] = ()
    """The seats that programs play; the table fills it in."""
    goal: int = 4
    """How many epochs one must finish, 1 to 4."""


def begin(options: Options, seats: int) -> State:
    """The state before the first action; raises `OptionsError` for options that do not fit, `DeckError` for a deck that is not here."""
    _check(options, seats)
    cards = contents(options.deck).cards
    _enough(cards, seats)
    s = blank(track(options.deck), list(cards))
    s.options, s.seats, s.goal = options, seats, options.goal
    s.last_round, s.next_path = _on(options.last_round), _chosen(options.gadfly, "next_path")
    s.once, s.all_moves = _on(options.enter_epoch_once), _chosen(options.disc_moves, "all_instructions")
    s.left_reader, s.nearest = _chosen(options.reader, "left_neighbour"), _chosen(options.begins, "name_nearest_sophie")
    s.finale_points, s.seconds, s.open_votes = int(options.finale_points), int(options.answer_seconds), _chosen(options.votes, "open")
    s.socrates_on = _on(options.socrates_cards)
    s.socrates_left = int(SOCRATES) * s.socrates_on
    s.bots = sum(1 << seat for seat in set(options.bots))
    return s


def _on(value: str) -> int:
    return _chosen(value, "on")


def _chosen(value: str, other: str) -> int:
    return int(value == other)


def _check(options: Options, seats: int) -> None:
    check_choices(options)
    if not FEWEST <= seats <= MOST:
        raise OptionsError("seats", f"{seats!r} players; two to six would do", seats=seats)
    if not 1 <= options.goal <= MOST_GOAL:
        raise OptionsError("goal", f"{options.goal!r} epochs to finish; 1 to {MOST_GOAL} would do", goal=options.goal, most=MOST_GOAL)
    for seat in options.bots:
        if not 0 <= seat < seats:
            raise OptionsError("bots", f"a program plays seat {seat!r} of {seats}; 0 to {seats - 1} would do", seat=seat, seats=seats)


def _enough(cards: list[int], seats: int) -> None:
    """Everybody may keep a card of an epoch while another is asked."""
    for pile in range(EPOCHS):
        if cards[pile] <= seats:
            words = f"{cards[pile]!r} cards of {PILES[pile]!r} for {seats} players; {seats + 1} would do"
            raise OptionsError("few-cards", words, pile=PILES[pile], cards=cards[pile], seats=seats, least=seats + 1)
