"""Four colours as the rules page tells it (its paragraph "Four colours"): each case is named by the sentence that it comes from."""

# long: every sentence of the rules has its case

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import zip_longest
from typing import Any

import pytest

from mochuelo.core.errors import OptionsError
from mochuelo.core.game import SPECTATOR, Seat
from mochuelo.games.gigantes import GAME, Options, State
from mochuelo.games.gigantes.cards import TEXTS
from mochuelo.games.gigantes.tests.tables import after, legal, refused, shown, told
from mochuelo.games.gigantes.wording import wording

NAMES = GAME.info.seat_names


def dealt(*hands: str, **options: Any) -> State:
    """A game in which Indigo begins and these hands are dealt, just before quartets are laid down."""
    cards = [hand.split() for hand in hands]
    numbers = max(int(card[1:]) for hand in cards for card in hand if int(card[1:]) < 13)
    rules = {"numbers": numbers, "owls": 4 * ("13" in "".join(hands)), "hand": len(cards[0]), **options}
    state = after(GAME.start(Options(play="four_colours", **rules), len(hands)), "first:In")
    rounds = zip_longest(*cards)
    return after(state, *(f"{NAMES[seat]}<{card}" for turn in rounds for seat, card in enumerate(turn) if card))


def lay(*hands: str, **options: Any) -> State:
    """The same just before Indigo's first question; no quartet is dealt complete."""
    return after(dealt(*hands, **options), "In!-")


def hands(state: State) -> list[str]:
    """What each seat holds."""
    return [" ".join(GAME.view(state, Seat(seat)).hands[seat]) for seat in range(int(state.seats))]


def asker(state: State) -> str:
    """Whose question is next."""
    return NAMES[shown(state).turn]


def three(**options: Any) -> State:
    """Three players with four cards each; Indigo holds two of 1 and two of 2, Teal the others of 1, Sage those of 2."""
    return lay("C1 E1 C2 E2", "W1 B1 C3 E3", "W2 B2 W3 B3", **options)


# ---- "deal all 52 out one by one"


@pytest.mark.parametrize(("seats", "sizes"), [(3, [17, 18, 17]), (4, [13, 13, 13, 13])])
def test_all_cards_are_dealt_out_one_by_one(seats: int, sizes: list[int]) -> None:
    state, order = after(GAME.start(Options(play="four_colours"), seats), "first:Te"), list[str]()
    rng = random.Random(1)
    while shown(state).phase == "deal":
        order.append(NAMES[shown(state).mover])
        state = GAME.apply(state, GAME.draw(state, rng))
    around = [*NAMES[1:seats], NAMES[0]]
    assert order == (around * 18)[:52]
    assert [len(hand) for hand in shown(state).hands] == sizes


def test_mochuelos_are_a_thirteenth_family() -> None:
    state = lay("C13 E13 W13 C1", "B13 E1 W1 B1")
    state = after(state, "In:?TeB13", "Te>InB13!")
    assert shown(state).quartets == ((13,), ())


def test_for_two_ten_are_dealt_to_each_and_the_rest_is_a_stock() -> None:
    """ "For two players ... ten cards each, the rest is a stock"."""
    state = after(GAME.start(Options(play="four_colours"), 2), "first:In")
    for _ in range(20):
        state = GAME.apply(state, GAME.draw(state, random.Random(2)))
    assert [len(hand) for hand in shown(state).hands] == [10, 10]
    assert (shown(state).stock, shown(state).phase) == ((32,), "lay")


# ---- "quartets dealt complete are laid down first"


def test_quartets_dealt_complete_are_laid_down_first() -> None:
    state = dealt("C1 E1 W1 B1 C3", "C2 E2 W2 B2 E3", "C4 E4 W4 B4 W3", "C5 E5 W5 B3 B5")
    assert legal(state) == {"In!1"}
    state = after(state, "In!1", "Te!2", "Sa!4", "Am!5")
    assert legal(state) == {"In!-"}
    state = after(state, "In!-")
    assert shown(state).quartets == ((1,), (2,), (4,), (5,))
    assert (asker(state), hands(state)) == ("In", ["C3", "E3", "W3", "B3"])


def test_a_quartet_dealt_complete_may_end_the_game_before_it_begins() -> None:
    """ "Ends when any hand is empty"."""
    state = after(dealt("C1 E1 W1 B1", "C2 E2 W2 B2"), "In!1", "Te!2", "In!-")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((0, 1), "quartets")


# ---- "Ask one player for one exact card of a number you hold and that you do not hold yourself"


def test_one_asks_for_a_card_of_a_number_one_holds_and_does_not_hold_oneself() -> None:
    assert legal(three()) == {f"In:?{other}{card}" for other in ("Te", "Sa") for card in ("W1", "B1", "W2", "B2")}


def test_at_tables_that_allow_it_one_may_ask_for_a_card_that_one_holds() -> None:
    """Option `ask_held`."""
    cards = [f"{kind}{number}" for kind in "CEWB" for number in (1, 2)]
    state = three(ask_held="yes")
    assert legal(state) == {f"In:?{other}{card}" for other in ("Te", "Sa") for card in cards}
    assert legal(after(state, "In:?TeC1")) == {"Te-C1"}


def test_what_cannot_be_asked_is_refused_by_its_reason() -> None:
    state = three()
    assert refused(state, "In:?TeC3") == "ask-number"
    assert refused(state, "In:?TeC1") == "ask-own"
    assert refused(state, "In:?InW1") == "ask-self"
    assert refused(state, "In:?AmW1") == "no-seat"
    assert refused(state, "In:?TeC13") == "no-such-card"
    assert refused(state, "Te:?InC1") == "not-your-turn"
    assert refused(state, "In:C1") == "ask-first"
    assert refused(after(state, "In:?TeW1"), "In:?TeB1") == "answer-first"
    assert refused(dealt(*["C1 E1 W1 B1", "C2 E2 W2 B2"]), "In:?TeC2") == "lay-first"
    assert refused(GAME.start(Options(play="four_colours"), 2), "In:?TeC2") == "not-now"


def test_a_refusal_says_nothing_of_the_other_hand() -> None:
    """The same words whatever the other one holds; notes, section 4."""
    one, other = lay("C1 E1 C2", "W1 B1 E2", numbers=3), lay("C1 E1 C2", "C3 E3 W3", numbers=3)
    for text in ("In:?TeC1", "In:?TeC3", "In:?InC1", "In:?SaC1", "Te:?InC1", "In:-"):
        assert refused(one, text) == refused(other, text)


# ---- hit and miss: who has the word then


def test_after_a_hit_one_goes_on_asking() -> None:
    state = after(three(), "In:?TeW1", "Te>InW1")
    assert asker(state) == "In"
    assert hands(state) == ["C1 E1 W1 C2 E2", "B1 C3 E3", "W2 B2 W3 B3"]


def test_after_a_miss_it_is_the_turn_of_the_one_who_was_asked() -> None:
    state = after(three(), "In:?SaW1", "Sa-W1")
    assert asker(state) == "Sa"
    assert hands(state) == hands(three())


def test_the_answer_is_the_only_one_there_is() -> None:
    state = three()
    assert legal(after(state, "In:?TeW1")) == {"Te>InW1"}
    assert legal(after(state, "In:?TeW2")) == {"Te-W2"}
    assert GAME.turn(after(state, "In:?TeW2")) == "chance"


# ---- "A finished quartet is laid down at once."


def test_a_finished_quartet_is_laid_down_at_once() -> None:
    state = after(three(), "In:?TeW1", "Te>InW1", "In:?TeB1")
    assert legal(state) == {"Te>InB1!"}
    state = after(state, "Te>InB1!")
    assert (shown(state).quartets, shown(state).scores) == (((1,), (), ()), (1, 0, 0))
    assert (asker(state), hands(state)) == ("In", ["C2 E2", "C3 E3", "W2 B2 W3 B3"])


# ---- "A player without cards is skipped and cannot be asked."


def emptied() -> State:
    """Teal has given its last card away, and nobody's hand but Teal's is empty."""
    state = lay("C1 E1 C2", "W1 E2 W2", "B1 B2 C3", "E3 W3 B3", quartet_end="all_out")
    return after(state, "In:?TeW1", "Te>InW1", "In:?TeE2", "Te>InE2", "In:?TeW2", "Te>InW2")


def test_a_player_without_cards_cannot_be_asked() -> None:
    state = emptied()
    assert legal(state) == {f"In:?{other}{card}" for other in ("Sa", "Am") for card in ("B1", "B2")}
    assert refused(state, "In:?TeB1") == "ask-empty"


def test_a_player_without_cards_is_skipped() -> None:
    """Indigo lays its last cards down, so the word would be its own: it goes on to the next that has cards."""
    state = after(emptied(), "In:?SaB1", "Sa>InB1!", "In:?SaB2")
    assert told(state, "Sa>InB2!") == ["hit", "quartet", "skip-quartets", "skip-quartets"]
    assert asker(after(state, "Sa>InB2!")) == "Sa"


# ---- the end: an empty hand, all cards gone, or too many questions


def test_it_ends_when_the_hand_of_the_one_who_was_asked_is_empty() -> None:
    state = after(lay("C1 E1 C2", "W1 E2 W2", "B1 B2 C3", "E3 W3 B3"), "In:?TeW1", "Te>InW1", "In:?TeE2", "Te>InE2", "In:?TeW2")
    assert told(state, "Te>InW2") == ["hit", "end-quartets"]
    outcome = GAME.outcome(after(state, "Te>InW2"))
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.scores) == ((0, 1, 2, 3), "quartets", (0.25,) * 4)


def test_it_ends_when_the_asker_has_laid_down_the_last_card() -> None:
    """Most quartets win."""
    state = after(lay("C1 E1 W1", "B1 C2 E2", numbers=2), "In:?TeB1", "Te>InB1!")
    assert (shown(state).phase, shown(state).winners, shown(state).scores) == ("over", (0,), (1, 0))


def test_where_all_are_to_be_gone_it_ends_when_all_are_gone() -> None:
    """Option `quartet_end`."""
    state = after(emptied(), "In:?SaB1", "Sa>InB1!", "In:?SaB2", "Sa>InB2!", "Sa:?AmE3", "Am>SaE3", "Sa:?AmW3", "Am>SaW3", "Sa:?AmB3")
    assert told(state, "Am>SaB3!") == ["hit", "quartet", "skip-quartets", "skip-quartets", "skip-quartets", "skip-quartets", "end-all-out"]
    state = after(state, "Am>SaB3!")
    assert shown(state).quartets == ((1, 2), (), (3,), ())
    assert (shown(state).reason, shown(state).winners) == ("quartets", (0,))


def test_it_ends_after_three_hundred_questions_without_a_quartet() -> None:
    state = three(ask_held="yes")
    for number in range(300):
        assert shown(state).asked == number
        own = {"In": "C1", "Te": "W1"}[asker(state)]
        text = f"{asker(state)}:?{'Te' if asker(state) == 'In' else 'In'}{own}"
        state = after(state, text, *legal(after(state, text)))
    assert (shown(state).phase, shown(state).reason, shown(state).winners) == ("over", "barren", (0, 1, 2))


def test_a_quartet_begins_the_count_of_questions_again() -> None:
    state = after(three(), "In:?TeW1", "Te>InW1")
    assert shown(state).asked == 1
    assert shown(after(state, "In:?TeB1", "Te>InB1!")).asked == 0


# ---- "ten cards each, the rest is a stock, a miss draws one"


def two(**options: Any) -> State:
    """Three cards each of twelve; six are left."""
    return lay("C1 E1 C2", "W1 E2 W2", numbers=3, **options)


def test_a_miss_draws_one_and_then_it_is_the_other_ones_turn() -> None:
    state = after(two(), "In:?TeB1", "Te-B1")
    assert GAME.turn(state) == "chance"
    assert legal(state) == {f"In<{card}" for card in ("B1", "B2", "C3", "E3", "W3", "B3")}
    state = after(state, "In<B1")
    assert (asker(state), hands(state), shown(state).stock) == ("Te", ["C1 E1 B1 C2", "W1 E2 W2"], (5,))


def test_a_hit_draws_nothing() -> None:
    state = after(two(), "In:?TeW1", "Te>InW1")
    assert (asker(state), shown(state).stock) == ("In", (6,))


def test_a_quartet_finished_by_a_draw_is_laid_down_and_the_card_is_shown() -> None:
    state = after(two(), "In:?TeW1", "Te>InW1", "In:?TeB1", "Te-B1")
    seen = [GAME.write(GAME.seen(state, GAME.read(f"In<{card}"), Seat(1))) for card in ("B1", "C3")]
    assert seen == ["In<B1", "In<??"]
    assert told(state, "In<B1", Seat(1)) == ["draw-hidden", "quartet"]
    state = after(state, "In<B1")
    assert (asker(state), shown(state).quartets, hands(state)) == ("Te", ((1,), ()), ["C2", "E2 W2"])


def test_when_the_stock_is_gone_a_miss_draws_nothing() -> None:
    state = after(lay("C1 E1 C2", "W1 E2 W2", numbers=2), "In:?TeB1", "Te-B1", "In<B1", "Te:?InB2", "In-B2", "Te<B2")
    assert (asker(state), shown(state).stock) == ("In", (0,))
    assert asker(after(state, "In:?TeW1", "Te>InW1!")) == "In"


def test_a_miss_without_a_stock_gives_the_word_to_the_other() -> None:
    """All twelve cards are dealt: whoever misses draws nothing."""
    state = lay("C1 E1 C2 E2 C3 E3", "W1 B1 W2 B2 W3 B3", ask_held="yes")
    state = after(state, "In:?TeC1", "Te-C1")
    assert (asker(state), shown(state).stock) == ("Te", (0,))


def test_where_all_are_to_be_gone_a_hand_that_has_run_out_draws_one() -> None:
    """Ours, for two: as long as there is a stock, nobody who could not ask or be asked would end the game."""
    state = after(two(quartet_end="all_out"), "In:?TeW1", "Te>InW1", "In:?TeE2", "Te>InE2", "In:?TeW2", "Te>InW2")
    assert (shown(state).phase, shown(state).mover, shown(state).asker) == ("draw", 1, 0)
    state = after(state, "Te<C3")
    assert (asker(state), hands(state)) == ("In", ["C1 E1 W1 C2 E2 W2", "C3"])
    assert told(after(two(), "In:?TeW1", "Te>InW1", "In:?TeE2", "Te>InE2", "In:?TeW2"), "Te>InW2") == ["hit", "end-quartets"]


# ---- giving up


def test_who_gives_up_asks_no_more_and_can_still_be_asked() -> None:
    state = GAME.concede(three(), Seat(1))
    state = after(state, "In:?TeW1", "Te>InW1", "In:?TeW2", "Te-W2")
    assert asker(state) == "Sa"
    assert GAME.playing(state) == (0, 2)


def test_who_gives_up_on_the_own_turn_leaves_it_to_the_next() -> None:
    assert asker(GAME.concede(three(), Seat(0))) == "Te"


def test_the_empty_hand_of_one_who_gave_up_does_not_end_the_game() -> None:
    state = GAME.concede(lay("C1 E1 C2", "W1 E2 W2", "B1 B2 C3", "E3 W3 B3"), Seat(1))
    state = after(state, "In:?TeW1", "Te>InW1", "In:?TeE2", "Te>InE2", "In:?TeW2", "Te>InW2")
    assert (shown(state).phase, asker(state)) == ("play", "In")


def test_the_last_one_who_is_in_wins() -> None:
    state = GAME.concede(GAME.concede(three(), Seat(0)), Seat(2))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((1,), "concession")


# ---- options


@pytest.mark.parametrize("owls", [1, 2, 3])
def test_a_family_of_mochuelos_is_whole_or_absent(owls: int) -> None:
    with pytest.raises(OptionsError, match="mochuelos"):
        GAME.start(Options(play="four_colours", owls=owls), 3)


# ---- the story


def test_the_story_of_a_hit_moves_the_card_for_each_as_known() -> None:
    state = after(three(), "In:?TeW1")
    moves = {
        viewer: [(move.piece, move.start, move.end) for step in GAME.story(state, GAME.read("Te>InW1"), viewer) for move in step.moves]
        for viewer in (Seat(0), Seat(1), SPECTATOR)
    }
    assert moves[Seat(0)] == [("Te.4", "hand/Te", ""), ("W1", "", "hand/In")]
    assert moves[Seat(1)] == [("W1", "hand/Te", ""), ("In.5", "", "hand/In")]
    assert moves[SPECTATOR] == [("Te.4", "hand/Te", ""), ("In.5", "", "hand/In")]


def test_the_story_tells_the_question_before_the_answer() -> None:
    assert told(three(), "In:?TeW1") == ["ask"]
    assert told(after(three(), "In:?TeW2"), "Te-W2") == ["miss"]
    assert told(after(two(), "In:?TeB1"), "Te-B1") == ["miss"]


def rules(state: State, text: str) -> Sequence[str]:
    """The rules that a story names."""
    return [step.rule for step in GAME.story(state, GAME.read(text), SPECTATOR)]


def test_each_step_names_its_rule() -> None:
    start = after(GAME.start(Options(play="four_colours"), 2), "first:In")
    assert rules(start, "In<C1") == ["deal-two"]
    assert rules(after(GAME.start(Options(play="four_colours"), 3), "first:In"), "In<C1") == ["deal-all"]
    missed = after(two(), "In:?TeB1")
    assert rules(missed, "Te-B1") == ["miss-draw"]
    assert rules(after(missed, "Te-B1"), "In<C3") == ["draw-miss"]
    assert rules(after(three(), "In:?TeW2"), "Te-W2") == ["miss"]
    empty = after(two(quartet_end="all_out"), "In:?TeW1", "Te>InW1", "In:?TeE2", "Te>InE2", "In:?TeW2", "Te>InW2")
    assert rules(empty, "Te<C3") == ["draw-empty"]


def test_a_quartet_is_told_with_the_name_of_its_thinker() -> None:
    """Mochuelos have none."""
    step = GAME.story(after(three(), "In:?TeW1", "Te>InW1", "In:?TeB1"), GAME.read("Te>InB1!"), SPECTATOR)[1]
    assert wording(step, Options(), "es") == {"number": "1 (Platón)"}
    owls = GAME.story(after(lay("C13 E13 W13 C1", "B13 E1 W1 B1"), "In:?TeB13"), GAME.read("Te>InB13!"), SPECTATOR)[1]
    assert wording(owls, Options(), "es") == {}


def test_the_figures_of_a_game_are_those_of_four_colours() -> None:
    texts = ["In:?TeW1", "Te>InW1", "In:?TeB1", "Te>InB1!", "In:?TeW2", "Te-W2"]
    state, views, stories = three(), [], []
    for text in texts:
        views.append(shown(state))
        stories.append(GAME.story(state, GAME.read(text), SPECTATOR))
        state = after(state, text)
    found = GAME.tally([*views, shown(state)], stories)  # type: ignore[attr-defined]  # an offer of the game, not of the contract
    assert found == {"asks": 3, "hits": 2, "draws": 0, "dealt-quartets": 0, "quartets": 1, "spread": 1}


def test_every_card_can_be_asked_for_and_answered() -> None:
    """The notation: `In:?TeC5`, `Te-C5`, `Te>InC5`, `Te>InC5!`, `In!5`, `In!-`."""
    texts = [f"{sign}{card}{end}" for card in TEXTS for sign, end in (("In:?Te", ""), ("Te-", ""), ("Te>In", ""), ("Te>In", "!"))]
    texts += [f"Sa!{number}" for number in [*range(1, 14), "-"]]
    assert len({GAME.read(text) for text in texts}) == len(texts)
    assert [GAME.write(GAME.read(text)) for text in texts] == texts
