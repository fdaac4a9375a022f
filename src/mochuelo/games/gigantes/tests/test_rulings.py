"""The rulings on what the rulebook leaves open, by their numbers in the notes on the rules: 1 to 18 and 25; four colours is elsewhere."""

from __future__ import annotations

import pytest

from mochuelo.core.errors import OptionsError
from mochuelo.core.game import CHANCE, Outcome, Seat
from mochuelo.games.gigantes import GAME, Options
from mochuelo.games.gigantes.tests.tables import after, begin, lay, legal, own, refused, shown, told

# ---- 1, 2: the long game ends when all have passed


def test_1_two_who_pass_for_ever_end_the_long_game_and_hands_score_nothing() -> None:
    state = lay("In:/Te: In:B1/Te: In:C1C2/Te:C3 0 In", pass_empty="allowed")
    state = after(state, "In:-", "Te:-")
    assert GAME.outcome(state) == Outcome((0,), (1.0, 0.0), "passes")
    assert shown(state).scores == (1, 0)


def test_1_a_card_that_moves_begins_the_count_again() -> None:
    """Te's opening between the passes, and then the row that Te cedes."""
    state = after(lay("In:/Te: In:/Te: In:C1C2/Te:C3C4 0 In In", pass_empty="allowed"), "In:-", "Te:C3", "In:-")
    assert shown(state).passed == (0,)
    state = after(state, "Te:-")
    assert shown(state).passed == ()
    assert GAME.outcome(after(state, "In:-")) is None
    assert GAME.outcome(after(state, "In:-", "Te:-")) is not None


def test_1_a_pass_before_the_last_draw_does_not_count() -> None:
    state = after(lay("In:/Te: In:/Te: In:C1C2/Te:C3C4 E1E2 In", pass_empty="allowed"), "In<E1", "In:-", "Te<E2", "Te:-")
    assert GAME.outcome(state) is None
    assert GAME.outcome(after(state, "In:-")) is not None


def test_1_only_players_with_cards_in_hand_have_to_pass() -> None:
    state = lay("In:/Te:/Sa: In:/Te:/Sa: In:C1/Te:/Sa:C3 0 In", pass_empty="allowed")
    assert GAME.outcome(after(state, "In:-")) is None
    assert GAME.outcome(after(state, "In:-", "Sa:-")) is not None


def test_2_the_only_one_who_has_played_and_whom_nothing_fits_passes_until_the_end() -> None:
    state = lay("In:C1/Te: In:/Te: In:C2/Te:W3 0 In In", pass_empty="allowed")
    assert legal(state) == {"In:-"}
    state = after(state, "In:-")
    assert shown(state).rows[0] == ("C1",)
    assert GAME.outcome(after(state, "Te:-")) is not None


# ---- 3: passing with an empty row


def test_3_tables_start_without_passing_on_an_empty_row() -> None:
    assert Options().pass_empty == "never"
    assert refused(lay("In:/Te:C1 In:/Te: In:C2/Te:C3 0 In Te"), "In:-") == "pass-empty"


def test_3_with_an_empty_row_one_opens_if_not_refuting_supporting_or_questioning() -> None:
    state = lay("In:/Te:C5 In:/Te: In:W3E5/Te:C3 0 In Te", "W3xC5")
    assert legal(state) == {"In:W3", "In:E5", "In:W3xC5", "In:E5+Te"}


def test_3_by_the_book_it_is_allowed() -> None:
    assert "In:-" in legal(lay("In:/Te:C1 In:/Te: In:C2/Te:C3 0 In Te", pass_empty="allowed"))


# ---- 4: skipping


def test_4_one_without_cards_is_skipped_without_a_turn_or_a_pass() -> None:
    state = lay("In:C1/Te: In:/Te: In:/Te:C3C4 0 Te")
    assert told(state, "Te:C3") == ["open", "skip"]
    after_it = after(state, "Te:C3")
    assert (GAME.turn(after_it), shown(after_it).passed, shown(after_it).last) == (Seat(1), (), (-1, 0))


def test_4_the_row_of_one_who_is_skipped_is_supported_refuted_and_questioned() -> None:
    state = lay("In:C1C2/Te:E6E7E8E9 In:/Te: In:/Te:W1W2W3 0 Te", "W3xC2")
    assert {"Te:W1+In", "Te:W3xC2", "Te:?In"} <= legal(state)


def test_4_one_who_is_skipped_does_not_question_even_with_four_cards() -> None:
    state = after(lay("In:C1C2C3C4/Te:E6 In:/Te: In:/Te:W6W7 0 Te"), "Te:W6+Te")
    assert GAME.turn(state) == Seat(1)


def test_4_nobody_is_skipped_while_there_is_something_to_draw() -> None:
    state = after(lay("In:C1/Te: In:/Te: In:/Te:C3 E1E2 Te"), "Te<E1", "Te:E1")
    assert (GAME.turn(state), shown(state).mover) == (CHANCE, 0)


# ---- 5: a support names the hand card and the row


def test_5_support_is_one_action_for_a_row_and_tells_every_card_that_allows_it() -> None:
    state = lay("In:C5E5C7/Te: In:/Te: In:W5/Te:C3 0 In", "W5+C7")
    assert legal(state) == {"In:W5+In", "In:-"}
    steps = GAME.story(state, GAME.read("In:W5+In"), "spectator")
    reasons = [(step.args["target"], step.args["mark"]) for step in steps if step.kind == "reason"]
    assert reasons == [("C5", ""), ("E5", ""), ("C7", "c7")]


# ---- 6: mochuelos


def test_6_no_mochuelo_supports_another_though_both_are_13() -> None:
    state = lay("In:C13/Te: In:/Te: In:E13W3/Te:C3 0 In In")
    assert legal(state) == {"In:E13xC13", "In:-"}


def test_6_a_mochuelo_may_open() -> None:
    assert "In:E13" in legal(lay("In:/Te: In:/Te: In:E13/Te:C3 0 In"))


# ---- 7: match either


@pytest.mark.parametrize("lists", ["C5+W3", "W3+C5"])
def test_7_either_a_relation_also_holds_by_the_tick_list_of_the_table_card(lists: str) -> None:
    assert "In:W3+Te" in legal(lay("In:/Te:C5 In:/Te: In:W3/Te:C3 0 In", lists, match="either"))


@pytest.mark.parametrize("lists", ["C5xW3", "W3xC5"])
def test_7_either_a_relation_also_holds_by_the_x_list_of_the_table_card(lists: str) -> None:
    assert "In:W3xC5" in legal(lay("In:/Te:C5 In:/Te: In:W3/Te:C3 0 In", lists, match="either"))


def test_7_mochuelos_are_as_always() -> None:
    """One on the table does not refute the hand card back."""
    state = lay("In:/Te:C13 In:/Te: In:W3/Te:C3 0 In", match="either")
    assert legal(state) == {"In:W3"}


# ---- 8: fewer than the challenger's row


def test_8_five_question_four_and_four_do_not() -> None:
    assert "In:?Te" in legal(lay("In:C1C2C3C4C5/Te:E6E7E8E9 In:/Te: In:W12/Te:B1 0 In"))
    assert refused(lay("In:C1C2C3C4/Te:E6E7E8E9 In:/Te: In:W12/Te:B1 0 In"), "In:?Te") == "question-fewer"


def test_8_question_min_1_spares_an_empty_row() -> None:
    state = lay("In:C1C2C3C4/Te:/Sa:E7 In:/Te:/Sa: In:W12/Te:B1/Sa:B2 0 In", question_min="1")
    assert refused(state, "In:?Te") == "question-min"
    assert "In:?Sa" in legal(state)


# ---- 9: pass_to


def test_9_stays_when_the_passer_s_own_last_turn_is_later_than_everybody_else_s() -> None:
    state = lay("In:C1/Te:C2 In:/Te: In:W9/Te:B2 0 In TeIn", pass_to="stays")
    assert (shown(state).heir, told(state, "In:-")) == (-1, ["keep"])


def test_9_goes_to_the_latest_when_that_is_another() -> None:
    state = lay("In:C1/Te:C2/Sa:C3 In:/Te:/Sa: In:W9/Te:B2/Sa:B3 0 In SaInTe", pass_to="stays")
    assert shown(state).heir == 1


def test_9_last_other_cedes_it_even_when_one_s_own_is_the_latest() -> None:
    assert shown(lay("In:C1/Te:C2 In:/Te: In:W9/Te:B2 0 In TeIn")).heir == 1


# ---- 10: three players


@pytest.mark.parametrize(("option", "cards", "draws"), [("all", 52, (12, 11, 11)), ("51", 51, (11, 11, 11))])
def test_10_with_51_cards_three_players_draw_equally_often(option: str, cards: int, draws: tuple[int, int, int]) -> None:
    state = begin(seats=3, three_players=option)
    assert shown(state).stock == (cards,)
    state, counts = after(state, "first:In"), [0, 0, 0]
    while GAME.turn(state) is not None:
        if shown(state).phase == "draw":
            counts[shown(state).mover] += 1
        state = GAME.apply(state, GAME.legal(state)[0])
    assert tuple(counts) == draws


def test_10_one_mochuelo_is_left_out_and_only_with_three() -> None:
    assert "In<B13" not in legal(begin("first:In", seats=3, three_players="51"))
    assert "In<W13" in legal(begin("first:In", seats=3, three_players="51"))
    assert shown(begin(seats=2, three_players="51")).stock == (52,)


# ---- 11: the deal


def test_11_six_to_the_starter_then_clockwise() -> None:
    state, dealt = begin("first:Sa", seats=3), []
    while shown(state).phase == "deal":
        dealt.append(shown(state).mover)
        state = GAME.apply(state, GAME.legal(state)[0])
    assert dealt == [2] * 6 + [0] * 6 + [1] * 6


# ---- 12, 13: picks


def test_12_picks_are_secret_until_all_are_made() -> None:
    state = begin("first:In", "In=C1", "In=W3", decks="personal")
    action = GAME.read("In=W5")
    assert [GAME.write(GAME.seen(state, action, viewer)) for viewer in (Seat(0), Seat(1), "spectator")] == ["In=W5", "?", "?"]
    assert shown(state, Seat(1)).picks[0] == ("?", "?")
    assert shown(state, Seat(0)).picks[0] == ("InC1", "InW3")


@pytest.mark.parametrize(("most", "owls"), [("1", ["B13"]), ("0", []), ("4", ["C13", "E13", "W13", "B13"])])
def test_12_a_deck_has_15_cards_each_once_and_no_more_mochuelos_than_allowed(most: str, owls: list[str]) -> None:
    """Whoever always picks the highest card ends with all mochuelos that are allowed."""
    state, picked = begin("first:In", decks="personal", personal_owls=most), list[str]()
    while shown(state).turn == 0:
        picked.append(max(legal(state), key=GAME.read).removeprefix("In="))
        state = after(state, f"In={picked[-1]}")
    assert (len(picked), len(set(picked))) == (15, 15)
    assert picked[15 - len(owls) :] == owls


def test_12_each_of_three_or_four_players_has_a_pack_of_their_own() -> None:
    """One pack serves two players only: the option means nothing with more."""
    state = begin("first:In", decks="personal", packs="shared", seats=3)
    assert shown(state).packs == (52, 52, 52)


def test_13_one_pack_is_shuffled_and_dealt_26_each_seen_only_by_their_owner() -> None:
    state = begin("first:Te", "Te<C1", decks="personal", packs="shared")
    assert GAME.turn(state) == CHANCE
    assert (shown(state, Seat(1)).pack, shown(state, Seat(0)).pack) == (("TeC1",), ())
    while shown(state).phase == "deal":
        state = GAME.apply(state, GAME.legal(state)[0])
    assert shown(state).packs == (26, 26)
    assert not {card[2:] for card in shown(state, Seat(0)).pack} & {card[2:] for card in shown(state, Seat(1)).pack}


# ---- 14 to 16: personal decks


def test_14_a_ceded_row_goes_to_oblivion_if_another_has_played() -> None:
    state = after(own("C1 C2 C3 C4", "E1 E2 E3 E4", lists="C4+C1"), "In<C2", "In:C1", "Te<E2", "Te:E1", "In<C3", "In:-")
    view = shown(state)
    assert (view.oblivions[0], view.libraries[1], view.rows[0]) == (("InC1",), (), ())


def test_14_a_row_stays_when_nobody_else_has_played() -> None:
    state = after(own("C1 C2 C3", "E1 E2 E3", pass_empty="allowed"), "In<C2", "In:C1", "Te<E2", "Te:-", "In<C3")
    assert told(state, "In:-") == ["keep"]


def test_15_the_same_card_may_lie_twice_and_is_told_apart_by_its_owner() -> None:
    """Te's own C1 goes to Indigo's row, which holds another C1: a card of the mover's own number is supported by number."""
    state = after(own("C1 C2 C3", "C1 E2 E3"), "In<C2", "In:C1", "Te<E2", "Te:C1+In")
    assert shown(state).rows[0] == ("InC1", "TeC1")


def test_15_one_of_two_equal_cards_is_refuted_by_its_owner_s_name() -> None:
    state = after(own("C1 W9 C3", "C1 E2 E3", lists="W9xC1"), "In<W9", "In:C1", "Te<E2", "Te:C1+In", "In<C3")
    assert {"In:W9xInC1", "In:W9xTeC1"} <= legal(state)
    view = shown(after(state, "In:W9xTeC1"))
    assert (view.rows[0], view.oblivions, view.libraries[0]) == (("InC1",), ((), ("TeC1",)), ("InW9",))


def test_16_whose_own_deck_is_gone_goes_on_without_drawing_while_others_draw() -> None:
    """Te loses a card less early, by passing: In's deck is gone first, and a row of the other's is drawn to on."""
    state = after(own("C1 C2", "E1 E2", hand=1, pass_empty="allowed"), "In<C2", "In:C1")
    assert shown(state).stock == (0, 1)
    state = after(state, "Te<E2", "Te:E1")
    assert (GAME.turn(state), shown(state).phase) == (Seat(0), "play")


# ---- 17: one card by both lists


def test_17_a_card_may_reach_another_by_both_lists() -> None:
    state = lay("In:/Te:C5 In:/Te: In:W3/Te:C3 0 In", "W3+C5 W3xC5")
    assert {"In:W3+Te", "In:W3xC5"} <= legal(state)


# ---- 25: what lies open


def test_25_libraries_and_oblivions_are_open_to_everybody() -> None:
    state = after(own("C1 W9 C3", "E1 E2 E3", lists="W9xE1"), "In<W9", "In:C1", "Te<E2", "Te:E1", "In<C3", "In:W9xTeE1")
    for viewer in (Seat(0), Seat(1), "spectator"):
        view = shown(state, viewer)
        assert (view.libraries, view.oblivions) == ((("InW9",), ()), ((), ("TeE1",)))


# ---- not in the book: hands, and decks for others


def test_own_packs_too_small_for_the_deck_are_refused() -> None:
    with pytest.raises(OptionsError, match="can be picked") as error:
        begin(decks="personal", numbers=3, picks=15)
    assert error.value.code == "picks"
