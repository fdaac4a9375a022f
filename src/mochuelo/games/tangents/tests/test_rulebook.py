"""Every rule and example of the rulebook, each naming the place that it comes from."""

from __future__ import annotations

import random

import pytest

from mochuelo.core.errors import NotationError
from mochuelo.core.game import CHANCE
from mochuelo.games.tangents import GAME, Options, State
from mochuelo.games.tangents.tests.positions import lay, played, refused, shown, texts


def dealt(options: Options | None = None, seed: int = 1) -> State:
    """A state after the deal."""
    state, rng = GAME.start(options or Options(), 2), random.Random(seed)
    while GAME.view(state, "spectator").phase == "deal":
        state = GAME.apply(state, GAME.draw(state, rng))
    return state


def test_setup_deals_eight_cards_and_a_block_to_each() -> None:
    """Rulebook, set-up: a hand is eight cards and the block; one player has the drawings, the other the poems."""
    view = GAME.view(dealt(), "spectator")
    assert [len(hand) for hand in view.hands] == [8, 8]
    assert len({*view.hands[0], *view.hands[1]}) == 16
    assert view.blocks == (True, True)


def test_setup_deals_at_random() -> None:
    """Rulebook, set-up: every card may come to every hand."""
    met = [{card for seed in range(60) for card in GAME.view(dealt(seed=seed), "spectator").hands[seat]} for seat in (0, 1)]
    assert met == [set(range(1, 33))] * 2


def test_setup_finds_who_goes_first_by_a_die() -> None:
    """Rulebook, set-up: a die may say who begins; the higher roll does."""
    assert GAME.turn(played(dealt(), "Il:d4", "Po:d2")) == 0
    assert GAME.turn(played(dealt(), "Il:d4", "Po:d6")) == 1


def test_play_goes_to_any_spot_of_the_grid_in_turns() -> None:
    """Rulebook, play: players take turns, on any spot of the 4x4 grid."""
    state = played(dealt(), "Il:d4", "Po:d2")
    first = GAME.view(state, "spectator").hands[0][0]
    spaces = {f"{column}{row}" for column in "ABCD" for row in "1234"}
    assert texts(state, f"Il:{first:02}u") == spaces
    assert GAME.turn(played(state, f"Il:{first:02}uD1")) == 1


def test_play_needs_no_neighbour() -> None:
    """Rulebook, hints: cards need not lie beside each other."""
    assert "" in texts(lay("A1=02Pou", {}, hands="Il:01."), "Il:01uD4")


def test_grid_that_is_full_ends_the_game_and_the_most_cards_win() -> None:
    """Rulebook, play: a full grid is the end; who owns most cards wins; the side that is up says whose a card is."""
    three = "A1=02Pou B1=03Ilu A2=04Ilu"
    assert GAME.outcome(lay(three, {}, hands="Il:01.", grid=2)) is None
    over = played(lay(three, {}, hands="Il:01.", grid=2), "Il:01uB2")
    outcome = GAME.outcome(over)
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.reason) == ((0,), (1.0, 0.0), "majority")


def test_ties_are_possible() -> None:
    """Rulebook, play: ties are possible."""
    over = played(lay("A1=02Pou B1=03Pou A2=04Ilu", {}, hands="Il:01.", grid=2), "Il:01uB2")
    outcome = GAME.outcome(over)
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.reason) == ((), (0.5, 0.5), "tie")


WORKED = {"01Po": "N3", "02Il": "S1", "02Po": "E2"}


def test_worked_example_of_three_against_one() -> None:
    """Rulebook, example: the Poet lays a card below, its top edge 3 against the bottom edge 1, and turns the other's card over."""
    state = lay("B2=02Ilu", WORKED, to="Po", hands="Po:01.")
    after = played(state, "Po:01uB3xNu")
    assert shown(after) == {"B2": "Pou", "B3": "Pou"}
    assert GAME.view(after, "spectator").score == (0, 2)


def test_flipped_card_may_be_rotated_either_way() -> None:
    """Rulebook, example: in the same spot, the other face up, in either direction; and rules page, flip 6."""
    state = lay("B2=02Ilu", WORKED, to="Po", hands="Po:01.")
    assert texts(state, "Po:01uB3") == {"xNu", "xNt"}
    assert shown(played(state, "Po:01uB3xNt"))["B2"] == "Pot"


def test_flip_along_a_diagonal() -> None:
    """Rulebook, flipping: next to or diagonal from it; corner against corner."""
    state = lay("C2=02Pou", {"01Il": "NE2", "02Po": "SW1"}, hands="Il:01.")
    assert texts(state, "Il:01uB3") == {"xNEu", "xNEt"}
    assert texts(state, "Il:01uC3") == {""}


def test_blank_is_beaten_by_any_number_but_only_one_card_flips() -> None:
    """Rulebook, flipping: any number flips against a blank; a first placement against a blank flips that one, whatever the dots."""
    line = "A1=06Pou A2=04Pou A3=02Pou"
    faces = {"01Il": "N4", "02Po": "N4", "04Po": "N4"}
    assert texts(lay(line, faces, hands="Il:01."), "Il:01uA4") == {"xNu", "xNt"}
    assert texts(lay(line, {**faces, "01Il": "N1"}, hands="Il:01."), "Il:01uA4") == {"xNu", "xNt"}


def test_cards_are_never_sideways() -> None:
    """Rulebook, placing: a short edge at the top, in two orientations; there is no text for any other."""
    state = lay("B2=02Ilu", {}, hands="Il:01.")
    assert {text[5] for text in texts(state) if text[2] == ":"} == {"u", "t"}
    with pytest.raises(NotationError):
        GAME.read("Il:01rC3")


def test_a_turned_card_shows_its_values_turned() -> None:
    """Rulebook, placing: two orientations; turned, the value printed at the bottom is at the top."""
    state = lay("B2=02Ilu", {"01Po": "S3", "02Il": "S1"}, to="Po", hands="Po:01.")
    assert texts(state, "Po:01uB3") == {""}
    assert texts(state, "Po:01tB3") == {"xNu", "xNt"}


def test_only_one_direction_flips() -> None:
    """Rulebook, chains: in one direction only, never two cards at once."""
    state = lay("B2=02Pou C3=04Pou", {"01Il": "N2 E2", "02Po": "S1", "04Po": "W1"}, hands="Il:01.")
    assert texts(state, "Il:01uB3") == {"xNu", "xNt", "xEu", "xEt"}
    after = played(state, "Il:01uB3xNu")
    assert shown(after) == {"B2": "Ilu", "B3": "Ilu", "C3": "Pou"}


LINE = "A1=06Pou A2=04Pou A3=02Pou"
FOUR = {"01Il": "N4", "02Po": "S1 N3", "04Po": "S2 N4", "06Po": "S3"}


def lengths(found: set[str]) -> list[int]:
    """The lengths of straight chains northwards."""
    return sorted({len(text.removeprefix("xN")) for text in found})


def test_difference_of_three_to_one_is_two() -> None:
    """Rulebook, chains: 3 to 1 has a difference of 2, which is how many cards may be flipped."""
    assert lengths(texts(lay(LINE, {**FOUR, "01Il": "N3"}, hands="Il:01."), "Il:01uA4")) == [1, 2]


def test_four_against_one_with_three_in_line_flips_up_to_three() -> None:
    """Rulebook, chains, example; rules page, first case."""
    state = lay(LINE, FOUR, hands="Il:01.")
    found = texts(state, "Il:01uA4")
    assert lengths(found) == [1, 2, 3]
    assert len(found) == 2 + 4 + 8
    after = played(state, "Il:01uA4xNutu")
    assert shown(after) == {"A1": "Ilu", "A2": "Ilt", "A3": "Ilu", "A4": "Ilu"}


def test_chain_goes_on_only_against_lower_values() -> None:
    """Rulebook, chains, example: the dots that point down the chain must be higher than what they meet."""
    assert lengths(texts(lay(LINE, {**FOUR, "02Po": "S1 N2"}, hands="Il:01."), "Il:01uA4")) == [1]
    assert lengths(texts(lay(LINE, {**FOUR, "04Po": "S2 N3"}, hands="Il:01."), "Il:01uA4")) == [1, 2]


def test_blank_inside_the_chain_falls() -> None:
    """Rulebook, chains: past the first flip, blanks count as lower and are chained through; but a blank beats nothing itself."""
    through = {"01Il": "N4", "02Po": "S1 N1", "04Po": "N1"}
    assert lengths(texts(lay(LINE, through, hands="Il:01."), "Il:01uA4")) == [1, 2, 3]
    assert lengths(texts(lay(LINE, {**through, "04Po": ""}, hands="Il:01."), "Il:01uA4")) == [1, 2]


def test_chain_uses_the_values_that_lie_there_before_flipping() -> None:
    """Rulebook, chains: the dots that are seen on the board carry the chain, those on the other side do not."""
    old_carries = {"01Il": "N4", "02Po": "S1 N3", "02Il": "", "04Po": "S2"}
    assert lengths(texts(lay(LINE, old_carries, hands="Il:01."), "Il:01uA4")) == [1, 2]
    new_would = {"01Il": "N4", "02Po": "S1", "02Il": "N4 S4", "04Po": "S2"}
    assert lengths(texts(lay(LINE, new_would, hands="Il:01."), "Il:01uA4")) == [1]


def test_own_cards_are_not_chained() -> None:
    """Rulebook, chains: cards one owns cannot be chained."""
    assert lengths(texts(lay("A1=06Pou A2=04Ilu A3=02Pou", {**FOUR, "04Il": "S0 N4"}, hands="Il:01."), "Il:01uA4")) == [1]


def test_block_lies_only_on_cards_of_either_player_and_protects_them() -> None:
    """Rulebook, block card: only on another card, the other's or one's own; it prevents flips and chains."""
    state = lay("A2=04Pou A3=02Pou B1=08Ilu", FOUR, hands="Il:01.", blocks="Il")
    assert texts(state, "Il:#") == {"A2", "A3", "B1"}
    after = played(state, "Il:#A2")
    assert shown(after)["A2"] == "Pou#"
    assert lengths(texts(lay("A1=06Pou A2=04Pou# A3=02Pou", FOUR, hands="Il:01."), "Il:01uA4")) == [1]
    assert texts(lay("A3=02Pou#", FOUR, hands="Il:01."), "Il:01uA4") == {""}


def test_block_is_not_for_the_first_turn() -> None:
    """Rulebook, block card: not on the first turn, which is each player's own."""
    state = played(dealt(), "Il:d4", "Po:d2")
    one, other = (hand[0] for hand in GAME.view(state, "spectator").hands)
    assert refused(state, "Il:#A1") == "block-first"
    state = played(state, f"Il:{one:02}uA1")
    assert refused(state, "Po:#A1") == "block-first"
    assert texts(played(state, f"Po:{other:02}uD4"), "Il:#") == {"A1", "D4"}


def test_block_is_not_for_the_last_turn() -> None:
    """Rulebook, block card: not on the last turn."""
    state = lay("A1=02Pou B1=03Ilu A2=04Ilu", {}, hands="Il:01.", blocks="Il", grid=2)
    assert texts(state, "Il:#") == set()
    assert refused(state, "Il:#A1") == "block-last"


def test_chance_and_nobody_else_deals() -> None:
    """Rulebook, set-up: the deal is random."""
    assert GAME.turn(GAME.start(Options(), 2)) == CHANCE
