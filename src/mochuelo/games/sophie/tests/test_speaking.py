"""Big Questions, votes and bets with Socrates cards (the rules page under Spaces and Options)."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from mochuelo.core.game import CHANCE, Limit, Seat
from mochuelo.games.sophie import GAME, State
from mochuelo.games.sophie import state as n
from mochuelo.games.sophie.tests.cases import after, lay, legal, refused, right, shown, told


def speech(seats: int = 3, **options: Any) -> State:
    """The first seat has stopped at r0, a Big Question."""
    places = ["r23", "modern", "middle", "hellas"][:seats]
    return after(lay(places, came="hellas", **options), "^ d1 .")


# ---- speaking


def test_a_big_question_is_drawn_and_open_to_all() -> None:
    """ "Big Question: speak for about a minute.\""""
    state = speech()
    assert (GAME.turn(state), len(legal(state))) == (CHANCE, 64)
    state = after(state, "B12")
    big = shown(state).big
    assert big is not None
    assert (big.id, big.seat, big.purpose) == ("big-012", 0, "space")
    assert big.words["en"].question
    assert (GAME.turn(state), legal(state)) == (Seat(0), {"!"})


def test_a_speech_has_a_minute_and_a_vote_twenty_seconds() -> None:
    """ "A text box and a 60 s timer\"; "20 s; silence abstains.\""""
    state = after(speech(), "B12")
    assert GAME.limit(state) == Limit("speak-1", 60_000)  # type: ignore[attr-defined]
    assert GAME.write(GAME.lapse(state)) == "!"  # type: ignore[attr-defined]
    state = after(state, "!")
    assert GAME.limit(state) == Limit("vote-1", 20_000)  # type: ignore[attr-defined]
    assert GAME.write(GAME.lapse(state)) == "vTe."  # type: ignore[attr-defined]
    assert GAME.write(GAME.lapse(after(state, "vTe+"))) == "vSa."  # type: ignore[attr-defined]


VALUES = {"+": 1, "0": -1, ".": 0}


@pytest.mark.parametrize("votes", list(itertools.product("+0.", repeat=2)), ids="".join)
def test_what_a_speech_is_worth(votes: tuple[str, str]) -> None:
    """ "10 points; the others vote: all more 20, all none 0, else 10.\""""
    state = after(speech(), "B12 !", f"vTe{votes[0]} vSa{votes[1]}")
    assert legal(state) == {f"v{''.join(votes)}"}
    worth = {("+", "+"): 20, ("0", "0"): 0}.get(votes, 10)
    view = shown(after(state, "."))
    assert (view.points[0], view.mover, view.used[7]) == (worth, 1, 1)
    assert (view.history[-1].votes, view.history[-1].voters, view.history[-1].points) == ("".join(votes), (1, 2), worth)


def test_votes_are_cast_at_once_in_any_order() -> None:
    """ "The other people then vote in secret.\""""
    state = after(speech(4), "B12 !")
    assert GAME.awaited(state) == (1, 2, 3)  # type: ignore[attr-defined]
    assert GAME.turn(state) == Seat(1)
    assert {GAME.write(action) for action in GAME.legal_of(state, Seat(3))} == {"vAm+", "vAm0", "vAm."}  # type: ignore[attr-defined]
    assert GAME.legal_of(state, Seat(0)) == []  # type: ignore[attr-defined]
    one, other = after(state, "vAm+ vTe0 vSa."), after(state, "vTe0 vSa. vAm+")
    assert legal(one) == legal(other) == {"v0.+"}
    cast = after(state, "vAm+")
    assert (GAME.awaited(cast), refused(cast, "vAm0"), refused(cast, "vIn+")) == ((1, 2), "not-your-turn", "no-vote")  # type: ignore[attr-defined]


def test_secret_votes_are_seen_by_their_voters_alone() -> None:
    """ "Hidden: votes until all are in.\""""
    state = after(speech(), "B12 !")
    action = GAME.read("vTe+")
    assert [GAME.write(GAME.seen(state, action, who)) for who in (Seat(0), Seat(1), "spectator")] == ["vTe?", "vTe+", "vTe?"]
    cast = after(state, "vTe+")
    votes = [view.big.votes for view in (shown(cast, Seat(who)) for who in range(3)) if view.big]
    assert votes == [("?", ""), ("+", ""), ("?", "")]
    assert [shown(cast, Seat(who)).viewer for who in range(3)] == [-1, 1, -1]
    assert told(state, "vTe+", Seat(1)) == ["vote-more"]
    assert told(state, "vTe+", Seat(2)) == ["vote"]


def test_open_votes_are_seen_at_once() -> None:
    state = after(speech(votes="open"), "B12 !")
    assert GAME.write(GAME.seen(state, GAME.read("vTe+"), Seat(2))) == "vTe+"
    big = shown(after(state, "vTe+")).big
    assert big is not None and big.votes == ("+", "")


def test_programs_do_not_vote() -> None:
    """ "Bots do not vote.\""""
    state = after(speech(bots=(1,)), "B12 !")
    assert GAME.awaited(state) == (2,)  # type: ignore[attr-defined]
    assert shown(after(state, "vSa+ .")).points[0] == 20


def test_without_voters_there_is_no_vote() -> None:
    assert (shown(after(speech(bots=(1, 2)), "B12 !")).points[0], shown(after(speech(bots=(1, 2)), "B12 !")).mover) == (10, 1)


def test_a_programs_speech_is_not_voted_on() -> None:
    assert (shown(after(speech(bots=(0,)), "B12 !")).points[0], shown(after(speech(bots=(0,)), "B12 !")).mover) == (10, 1)


# ---- Socrates cards


def bettor(seats: int = 3, **options: Any) -> State:
    """The first seat has a Socrates card and is asked about Hellas and Rome, question 1 of card 5."""
    places = ["hellas", "modern", "middle"][:seats]
    state = lay(places, socrates_cards="on", **options)
    state.socrates[0], state.socrates_left = 1, 3
    return after(state, "ask k5 q1")


def test_four_socrates_cards_lie_in_the_philosophy_deck() -> None:
    """`socrates_cards`: "four in the philosophy deck: keep it and draw again.\""""
    state = after(lay(["b3>b4", "modern"], came="hellas", socrates_cards="on"), "^ d3 .")
    assert shown(state).piles[6] == 46
    assert "kS" in legal(state)
    state = after(state, "kS")
    assert (shown(state).socrates, shown(state).phase, shown(state).piles[6]) == ((1, 0), "draw", 45)
    state = after(state, "kS kS kS")
    assert "kS" not in legal(state)
    assert shown(after(state, right(3))).points[0] == 10
    assert "kS" not in legal(after(lay(["b3>b4", "modern"], came="hellas"), "^ d3 ."))


def test_the_owner_may_bet_before_the_answers_are_read() -> None:
    """ "Before the answers are read its owner may bet.\""""
    state = after(bettor(), "h5")
    assert (GAME.turn(state), legal(state)) == (Seat(0), {"s+", "s-"})
    asked = shown(state).question
    assert asked is not None
    assert (asked.bet, asked.words["en"].answers, asked.id) == ("open", ("", "", ""), "hellas-009")
    assert legal(after(state, "s- o5:bca")) == {"a", "b", "c", "-"}
    assert shown(after(state, "s-")).socrates[0] == 1


def test_judged_right_it_is_twenty_and_counts_for_the_epoch() -> None:
    """ "Right, judged by the others, 20 and it counts for the epoch ...; then used.\""""
    state = after(bettor(), "h5 s+ !", "o5:bca", ".")
    big = shown(state).big
    asked = shown(state).question
    assert big is not None and asked is not None
    assert (big.purpose, big.voters, asked.right) == ("judge", (1, 2), "b")
    view = shown(after(state, "vSa+ vTe. ."))
    assert (view.points[0], view.kept[0], view.socrates[0], view.used[6], view.phase) == (20, ("hellas",), 0, 1, "draw")
    assert (view.history[-1].answer, view.history[-1].votes) == ("bet", ".+")


@pytest.mark.parametrize("votes", ["vTe+ vSa0", "vTe0 vSa0", "vTe. vSa.", "vTe. vSa0"])
def test_judged_otherwise_it_is_nothing(votes: str) -> None:
    """ "... else 0\": more must judge it right than wrong."""
    view = shown(after(bettor(), "h5 s+ ! o5:bca .", votes, "."))
    assert (view.points[0], view.kept[0], view.socrates[0], view.used[1], view.mover) == (0, (), 0, 1, 1)


def test_no_bet_without_a_card_a_judge_or_an_epoch() -> None:
    """Rulings: people judge, and a bet counts for an epoch, so there is none elsewhere."""
    assert shown(after(lay(["hellas", "modern"], socrates_cards="on"), "ask k5 q1")).phase == "shuffle"
    assert shown(bettor(2, bots=(1,))).phase == "shuffle"
    assert shown(bettor(bots=(0,))).phase == "shuffle"
    state = lay(["hellas", "modern"], socrates_cards="on")
    state.socrates[0], state.socrates_left = 1, 3
    assert shown(after(state, "^ d1 . k5 q1")).phase == "shuffle"


def test_a_bet_is_judged_by_nobody_when_all_judges_have_gone() -> None:
    state = after(bettor(bots=(2,)), "h5 s+ ! o5:bca")
    assert (n.PHASES[state.phase], GAME.turn(state)) == ("open", CHANCE)
    view = shown(after(state, "concede:1 ."))
    assert (view.points[0], view.mover) == (0, 2)


def test_a_bet_has_the_time_of_an_answer() -> None:
    """The question is read by then: nobody gains time to think by not deciding."""
    assert GAME.limit(after(bettor(), "h5")) is None  # type: ignore[attr-defined]
    state = after(bettor(answer_seconds="30"), "h5")
    assert GAME.limit(state) == Limit("bet-1", 30_000)  # type: ignore[attr-defined]
    assert GAME.write(GAME.lapse(state)) == "s-"  # type: ignore[attr-defined]
    assert GAME.limit(after(state, "s- o5:bca")) == Limit("answer-1", 30_000)  # type: ignore[attr-defined]
