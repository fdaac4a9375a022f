"""How a game starts: who begins, how the disc lies, who starts where (the rules page under Start)."""

from __future__ import annotations

from typing import Any

import pytest

from mochuelo.core.errors import OptionsError
from mochuelo.core.game import CHANCE, Seat
from mochuelo.games.sophie import GAME, Options, State
from mochuelo.games.sophie.places import places
from mochuelo.games.sophie.tests import tiny
from mochuelo.games.sophie.tests.cases import after, legal, refused, shown


def start(seats: int = 3, **options: Any) -> State:
    return GAME.start(Options(**options), seats)


def test_chance_says_who_begins() -> None:
    """Options: `start` random."""
    state = start()
    assert (GAME.turn(state), legal(state)) == (CHANCE, {"first:In", "first:Te", "first:Sa"})


def test_or_the_first_seat_says_whose_name_is_nearest_to_sophie() -> None:
    """Options: `start` name_nearest_sophie."""
    state = start(begins="name_nearest_sophie")
    assert (GAME.turn(state), legal(state)) == (Seat(0), {"first:In", "first:Te", "first:Sa"})
    assert GAME.turn(GAME.concede(state, Seat(0))) == Seat(1)


@pytest.mark.parametrize(("bots", "chooser"), [((0,), 1), ((0, 1), 2), ((1, 2), 0), ((0, 1, 2), 0)])
def test_no_program_says_whose_name_is_nearest_while_people_play(bots: tuple[int, ...], chooser: int) -> None:
    """Options: `start` name_nearest_sophie, which people alone can tell."""
    state = start(begins="name_nearest_sophie", bots=bots)
    assert (GAME.turn(state), legal(state)) == (Seat(chooser), {"first:In", "first:Te", "first:Sa"})


def test_when_the_only_one_who_could_tell_gives_up_a_program_says_it() -> None:
    state = start(begins="name_nearest_sophie", bots=(1, 2))
    assert GAME.turn(GAME.concede(state, Seat(0))) == Seat(1)


def test_the_first_rotation_is_random() -> None:
    """ "The first rotation is random.\""""
    state = after(start(), "first:Te")
    assert (GAME.turn(state), legal(state)) == (CHANCE, {f"r{n}" for n in range(24)})


def test_in_turn_order_everyone_picks_a_free_epoch() -> None:
    """ "In turn order everyone picks a free epoch.\""""
    state = after(start(), "first:Te r5")
    assert (GAME.turn(state), len(legal(state))) == (Seat(1), 6)
    state = after(state, "S:middle")
    assert (GAME.turn(state), refused(state, "S:middle")) == (Seat(2), "epoch-taken")
    state = after(state, "S:hellas")
    assert GAME.turn(state) == Seat(0)
    state = after(state, "S:modern")
    assert (GAME.turn(state), shown(state).places, shown(state).round) == (Seat(1), ("modern", "middle", "hellas"), 1)


def test_a_marker_of_each_player_lies_on_each_epoch() -> None:
    """ "A marker of each player lies on each epoch.\""""
    where = places(shown(start(2)))
    assert sum(place == f"epoch/{epoch.partition('/')[2]}" for epoch, place in where.items()) == 12


def test_the_first_turn_may_be_a_question_of_the_starting_epoch() -> None:
    """ "The starting epoch's two questions are the two starting questions; it counts among the four.\""""
    state = after(start(2), "first:In r0 S:hellas S:middle")
    assert legal(state) == {"ask", "^"}
    state = after(state, "ask k1 q1 o1:abc a =a k2 q2 o2:abc a =a")
    assert shown(state).markers[0] == ("hellas",)
    assert shown(state).points[0] == 20


def test_six_can_play_and_more_cannot() -> None:
    """ "2-6 players.\""""
    assert len(GAME.playing(start(6))) == 6
    for seats in (1, 7):
        with pytest.raises(OptionsError):
            start(seats)


def test_a_deck_must_let_everybody_keep_a_card() -> None:
    with pytest.raises(OptionsError) as caught:
        GAME.start(Options(deck=tiny.digest()), 6)
    assert caught.value.code == "few-cards"


@pytest.mark.parametrize("options", [{"goal": 0}, {"goal": 5}, {"bots": (2,)}, {"gadfly": "none"}])
def test_options_that_do_not_fit(options: dict[str, object]) -> None:
    with pytest.raises(OptionsError):
        start(2, **options)
