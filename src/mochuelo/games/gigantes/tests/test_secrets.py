"""Nobody learns what is not for them: in every pair of tiny games, in what is imagined, and in what a view has no room for."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from mochuelo.core.game import CHANCE, SPECTATOR, Seat, Viewer
from mochuelo.games.gigantes import GAME, Options, State
from mochuelo.games.gigantes.state import PLAIN, SETS
from mochuelo.games.gigantes.tests.tables import after, deck, lay, own, shown
from mochuelo.registry import folder
from mochuelo.testing.laws import check_law
from mochuelo.testing.laws_everywhere import silence_everywhere
from mochuelo.testing.walks import Beginning, walk

VIEWERS: list[Viewer] = [Seat(0), Seat(1), SPECTATOR]


def named(state: State) -> object:
    """Everything that makes up a state, to tell equal ones."""
    return tuple(int(getattr(state, name)) for name in PLAIN), *(tuple(map(int, getattr(state, name))) for name in SETS)


# ---- every pair of games

TINY = {
    "short": Options(deck=deck("W1xC1"), numbers=1, owls=0, hand=1),
    "long by the book": Options(deck=deck("W1xC1"), numbers=1, owls=0, hand=1, length="long", pass_empty="allowed"),
    "own packs": Options(deck=deck("E1xC1"), numbers=1, owls=0, hand=1, picks=1, decks="personal"),
    "one pack": Options(deck=deck("E1xC1"), numbers=1, owls=0, hand=1, picks=1, decks="personal", packs="shared"),
}


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("kind", TINY)
def test_silence_holds_in_every_pair_of_tiny_games(kind: str, viewer: Viewer) -> None:
    assert silence_everywhere(GAME, Beginning(TINY[kind], 2), viewer, same=named) > 0


# ---- laws under options together


@pytest.mark.parametrize("law", ["silence", "imagination", "telling", "story"])
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, Options(length="long", pass_empty="allowed", match="either", pass_to="stays", question_min="1")),
        (3, Options(decks="personal", match="either", pass_to="stays", personal_owls="4", numbers=5)),
        (2, Options(numbers=3, owls=2, hand=2, picks=4, decks="personal", packs="shared")),
    ],
)
def test_laws_of_secrets_hold_under_options_together(law: str, seats: int, options: Options) -> None:
    check_law(law, GAME, folder("gigantes"), rounds=1, seed=1, begin=[Beginning(options, seats)])


# ---- what is imagined


def imagined(state: State, viewer: Viewer, count: int = 40) -> list[State]:
    view = shown(state, viewer)
    return [GAME.imagine(view, random.Random(seed)) for seed in range(count)]


def test_unseen_cards_are_dealt_to_hands_and_stock_and_to_nothing_else() -> None:
    state = lay("In:C5/Te:E9 In:/Te:B3 In:W7/Te:C1C2 E1E2E3 In")
    for other in imagined(state, Seat(0)):
        cards = [*shown(other, Seat(1)).hands[1], *(GAME.write(action)[3:] for action in GAME.legal(other))]
        assert sorted(cards) == sorted(["C1", "C2", "E1", "E2", "E3"])


def test_every_unseen_card_is_imagined_in_every_place_equally_often() -> None:
    """Each of 5 unseen cards lies in a hand of 2 in 2 of 5 cases: 400 of 1,000, within five standard deviations."""
    state = lay("In:C5/Te:E9 In:/Te:B3 In:W7/Te:C1C2 E1E2E3 In")
    counts = Counter(card for other in imagined(state, Seat(0), 1000) for card in shown(other, Seat(1)).hands[1])
    assert set(counts) == {"C1", "C2", "E1", "E2", "E3"}
    assert all(abs(count - 400) < 5 * 15.5 for count in counts.values())


def test_another_s_own_deck_is_imagined_with_what_it_has_shown_and_no_more_mochuelos_than_allowed() -> None:
    rng = random.Random(2)
    for ply in walk(GAME, Beginning(Options(decks="personal", numbers=5, hand=3, picks=8), 2), rng):
        state = ply.state
        if ply.turn == CHANCE or ply.turn is None:
            continue
        view = shown(state, Seat(0))
        played = {card for pile in (*view.rows, *view.libraries, *view.oblivions) for card in pile if card.startswith("Te")}
        for other in imagined(state, Seat(0), 2):
            picks = shown(other, Seat(1)).picks[1]
            assert played <= set(picks) or len(picks) < 8
            assert sum(card.endswith("13") for card in picks) <= 1


def test_another_may_hold_the_very_card_that_one_holds() -> None:
    """With a pack each: nothing of mine says anything of the other's."""
    state = own("C1 C2 C3", "E1 E2 E3", numbers=3)
    hands = {shown(other, Seat(1)).hands[1] for other in imagined(state, Seat(0), 200)}
    assert ("TeC1",) in hands


# ---- what stays shut


def test_hands_and_stock_stay_shut_after_the_end() -> None:
    state = after(lay("In:C1/Te: In:/Te: In:W2C3/Te:B1 E1 In", length="short"), "In<E1")
    assert GAME.turn(state) is None
    assert shown(state, Seat(1)).hands == (("?", "?", "?"), ("B1",))


def test_draw_is_seen_by_who_draws_alone() -> None:
    state = lay("In:C1/Te: In:/Te: In:W2/Te:B1 E1E2 In")
    action = GAME.read("In<E1")
    assert [GAME.write(GAME.seen(state, action, viewer)) for viewer in VIEWERS] == ["In<E1", "In<??", "In<??"]
    views = [shown(after(state, "In<E1"), viewer) for viewer in VIEWERS]
    assert [view.drawn for view in views] == ["E1", "", ""]


def test_hand_is_shown_by_number_and_not_in_the_order_of_drawing() -> None:
    state = lay("In:/Te: In:/Te: In:W2C1/Te:B1 E1E2 In")
    assert shown(after(state, "In<E1"), Seat(0)).hands[0] == ("C1", "E1", "W2")
