"""Personal decks: what is picked, where cards go that are lost, and what counts; by the rules' paragraph on them."""

from __future__ import annotations

import random

import pytest

from mochuelo.core.errors import OptionsError
from mochuelo.core.game import CHANCE, Outcome, Seat
from mochuelo.games.gigantes import GAME
from mochuelo.games.gigantes.tests.tables import after, begin, lay, legal, own, refused, shown, told

# ---- picking


def test_seat_after_seat_picks_from_the_starter_on() -> None:
    state = begin("first:Te", decks="personal", seats=3, picks=6)
    pickers = []
    while shown(state).phase == "pick":
        pickers.append(shown(state).turn)
        state = GAME.apply(state, GAME.legal(state)[0])
    assert pickers == [1] * 6 + [2] * 6 + [0] * 6


def test_picks_rise_and_leave_enough_to_complete_the_deck() -> None:
    """Of 8 thinkers' cards and 2 mochuelos, one of which may be picked, 6 are wanted: after the 4th thinker only 4 and one owl are left."""
    state = begin("first:In", decks="personal", numbers=2, owls=2, picks=6, hand=1)
    assert legal(state) == {"In=C1", "In=E1", "In=W1", "In=B1"}
    state = after(state, "In=E1")
    assert legal(state) == {"In=W1", "In=B1", "In=C2"}
    assert refused(state, "In=C1") == "pick-order"
    assert refused(state, "In=E2") == "pick-rest"


def test_no_more_mochuelos_than_allowed() -> None:
    """They come last in the order, so one that is picked before the last card leaves too few where one is allowed."""
    none = begin("first:In", "In=C1", "In=E1", decks="personal", personal_owls="0", numbers=2, picks=3, hand=1)
    assert refused(none, "In=C13") == "pick-owls"
    one = begin("first:In", "In=C1", decks="personal", numbers=2, picks=3, hand=1)
    assert refused(one, "In=C13") == "pick-rest"
    four = begin("first:In", "In=C1", "In=C13", decks="personal", personal_owls="4", numbers=2, picks=3, hand=1)
    assert legal(four) == {"In=E13", "In=W13", "In=B13"}


def test_card_that_is_not_in_the_pack_is_refused() -> None:
    assert refused(begin("first:In", decks="personal", numbers=3, picks=6), "In=C5") == "not-in-pack"


@pytest.mark.parametrize("packs", ["own", "shared"])
def test_suggested_deck_can_be_picked_whatever_has_been_picked(packs: str) -> None:
    rng = random.Random(3)
    state = begin("first:In", decks="personal", packs=packs)
    while shown(state).phase != "pick":
        state = GAME.apply(state, GAME.draw(state, rng))
    while (seat := shown(state).turn) >= 0:
        view = shown(state, Seat(seat))
        assert len(view.suggested) == 15
        assert set(view.picks[seat]) <= set(view.suggested) <= set(view.pack)
        following = next(card for card in view.suggested if card not in view.picks[seat])
        name = GAME.info.seat_names[seat]
        assert f"{name}={following[2:]}" in legal(state)
        state = GAME.apply(state, rng.choice(GAME.legal(state)))
    assert shown(state, Seat(0)).suggested == ()


def test_everybody_sees_a_suggestion_of_the_own_pack_alone() -> None:
    """Who picks later may choose meanwhile; with halves of one pack no suggestion names a card of the other's."""
    rng = random.Random(5)
    state = begin("first:In", decks="personal", packs="shared")
    while shown(state).phase != "pick":
        state = GAME.apply(state, GAME.draw(state, rng))
    views = [shown(state, Seat(seat)) for seat in (0, 1)]
    assert [len(view.suggested) for view in views] == [15, 15]
    assert all(set(view.suggested) <= set(view.pack) for view in views)
    assert shown(state, "spectator").suggested == ()


# ---- drawing


def test_each_draws_from_the_own_deck() -> None:
    state = own("C1 C2 C3", "E1 E2 E3")
    assert legal(state) == {"In<C2", "In<C3"}
    assert shown(state).stock == (2, 2)


def test_deck_is_known_to_its_owner_as_a_set() -> None:
    view = shown(own("C1 C2 C3", "E1 E2 E3"), Seat(0))
    assert (view.picks[0], view.hands[0], view.picks[1]) == (("InC1", "InC2", "InC3"), ("InC1",), ("?",) * 3)


# ---- what is lost goes to the oblivion of whoever brought it


def test_refuted_card_goes_to_its_owner_s_oblivion_and_the_refuting_one_to_the_library() -> None:
    state = after(own("C1 W9 C3", "E1 E2 E3", lists="W9xE1"), "In<W9", "In:C1", "Te<E2", "Te:E1", "In<C3", "In:W9xTeE1")
    view = shown(state)
    assert (view.libraries, view.oblivions, view.scores) == ((("InW9",), ()), ((), ("TeE1",)), (2, 0))


def test_library_and_oblivion_keep_what_they_have() -> None:
    state = own("W9 W8 C3", "E1 E2 E3", hand=2, lists="W9xE1 W8xE2")
    state = after(state, "In<C3", "In:C3", "Te<E3", "Te:E1", "In:W9xTeE1", "Te:E2", "In:W8xTeE2")
    assert (shown(state).libraries[0], shown(state).oblivions[1]) == (("InW8", "InW9"), ("TeE1", "TeE2"))


def test_own_card_that_is_refuted_scores_nothing_any_more() -> None:
    state = after(own("C1 W9 C3", "E1 E2 E3", lists="W9xC1"), "In<W9", "In:C1", "Te<E2", "Te:E1", "In<C3")
    assert told(state, "In:W9xInC1") == ["refute-own-oblivion", "reason-cross"]
    assert shown(after(state, "In:W9xInC1")).scores == (1, 1)


QUESTIONED = ("In:C1", "Te:E1", "In:C2+In", "Te:E2+In", "In:C3+In")
"""In's row comes to hold four cards, one of which Te has brought."""


def four_against_one() -> tuple[str, ...]:
    draws = ("In<C2", "Te<E2", "In<C3", "Te<E3", "In<C4")
    return tuple(text for pair in zip(draws, QUESTIONED, strict=True) for text in pair)


def test_question_takes_the_own_row_and_sends_the_other_to_oblivion() -> None:
    """Also a card that Te brought into the challenger's row goes to the challenger's library."""
    lists = "C2+C1 C3+C1 E2+C1"
    state = own("C1 C2 C3 C4 C5", "E1 E2 E3 E4 E5", lists=lists)
    state = after(state, *four_against_one(), "Te<E4", "Te:-", "In<C5")
    assert shown(state).oblivions[1] == ("TeE1",)
    assert "In:?Te" in legal(state)
    view = shown(after(state, "In:?Te"))
    assert view.libraries[0] == ("InC1", "InC2", "InC3", "TeE2")
    assert view.scores == (4, 0)


def test_ceded_cards_go_to_the_oblivion_of_each_who_brought_them() -> None:
    """Like those that were put into the row of another."""
    state = own("C1 C2 C3 C4", "E1 E2 E3 E4", lists="E2+C1")
    state = after(state, "In<C2", "In:C1", "Te<E2", "Te:E2+In", "In<C3")
    assert told(state, "In:-") == ["cede-oblivion"]
    view = shown(after(state, "In:-"))
    assert (view.oblivions, view.libraries) == ((("InC1",), ("TeE2",)), ((), ()))


# ---- the end


def test_personal_game_ends_when_all_hands_and_decks_are_empty_and_counts_row_and_library() -> None:
    state = own("C1 C2", "E1 E2", lists="C2+C1 E2xC1")
    state = after(state, "In<C2", "In:C1", "Te<E2", "Te:E1", "In:C2+In", "Te:E2xInC1")
    assert GAME.outcome(state) == Outcome((1,), (0.0, 1.0), "hands")
    assert shown(state).scores == (1, 2)


def test_length_means_nothing_with_personal_decks() -> None:
    state = own("C1 C2", "E1 E2", length="short")
    state = after(state, "In<C2", "In:C1", "Te<E2")
    assert GAME.outcome(state) is None


# ---- one pack for two


def test_halves_must_be_equal() -> None:
    with pytest.raises(OptionsError, match="even"):
        begin(decks="personal", packs="shared", owls=3)


def test_other_half_is_known_and_what_was_picked_from_it_is_not() -> None:
    """What In imagines of Te: always the 26 cards that In did not get; which 15 of them, never the same."""
    state = begin("first:In", decks="personal", packs="shared")
    rng = random.Random(1)
    while shown(state).phase != "draw":
        state = GAME.apply(state, GAME.draw(state, rng) if GAME.turn(state) == CHANCE else rng.choice(GAME.legal(state)))
    view = shown(state, Seat(0))
    mine = {card[2:] for card in view.pack}
    imagined = [shown(GAME.imagine(view, random.Random(seed)), Seat(1)) for seed in range(5)]
    assert all({card[2:] for card in other.pack}.isdisjoint(mine) and len(other.pack) == 26 for other in imagined)
    assert len({other.picks[1] for other in imagined}) == 5


def test_lay_is_for_common_decks_alone() -> None:
    with pytest.raises(OptionsError, match="common deck"):
        lay("In:/Te: In:/Te: In:C1/Te:C2 0 In", decks="personal")
