"""What is told of an action: why it was possible, where cards went, and to whom what stays hidden."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from mochuelo.core.game import Move, Seat, Step, Viewer
from mochuelo.games.gigantes import GAME, Options
from mochuelo.games.gigantes.cards import TEXTS
from mochuelo.games.gigantes.state import State
from mochuelo.games.gigantes.tests.tables import after, begin, lay, own, told
from mochuelo.games.gigantes.wording import wording


def reasons(state: State, text: str) -> list[tuple[str, ...]]:
    """How each reason is said, the card whose list it is, the card that the list names, and the mark."""
    steps = GAME.story(state, GAME.read(text), "spectator")
    return [
        (step.say.removeprefix("story-reason-"), *(str(step.args[name]) for name in ("card", "target", "mark")))
        for step in steps
        if step.kind == "reason"
    ]


def moves(state: State, text: str, viewer: Viewer) -> list[Move]:
    return [move for step in GAME.story(state, GAME.read(text), viewer) for move in step.moves]


# ---- reasons


def test_reason_by_number_has_no_mark() -> None:
    assert reasons(lay("In:C5/Te: In:/Te: In:W5/Te:B1 0 In"), "In:W5+In") == [("number", "W5", "C5", "")]


def test_reason_by_list_has_the_mark_that_the_list_names() -> None:
    state = lay("In:C5C7/Te:E6 In:/Te: In:W3/Te:B1 0 In", "W3+C5 W3xE6")
    assert reasons(state, "In:W3+In") == [("tick", "W3", "C5", "c5")]
    assert reasons(state, "In:W3xE6") == [("cross", "W3", "E6", "e6")]


@pytest.mark.parametrize("target", ["C5", "C13"])
def test_reason_of_a_mochuelo(target: str) -> None:
    assert reasons(lay(f"In:/Te:{target} In:/Te: In:E13/Te:B1 0 In"), f"In:E13x{target}") == [("owl", "E13", target, "owl")]


def test_reason_by_the_table_card_s_list_names_that_card_first() -> None:
    state = lay("In:C5/Te:E6 In:/Te: In:W3/Te:B1 0 In", "C5+W3 E6xW3", match="either")
    assert reasons(state, "In:W3+In") == [("tick-back", "C5", "W3", "w3")]
    assert reasons(state, "In:W3xE6") == [("cross-back", "E6", "W3", "w3")]


def test_reasons_come_in_the_order_of_the_row() -> None:
    state = lay("In:C7C5/Te: In:/Te: In:W3/Te:B1 0 In", "W3+C5 W3+C7")
    assert [target for _, _, target, _ in reasons(state, "In:W3+In")] == ["C7", "C5"]


def test_words_put_titles_and_the_sentence_in_place_of_cards_and_marks() -> None:
    state = lay("In:C2/Te: In:/Te: In:E13/Te:B1 0 In", deck="")
    words = wording(GAME.story(state, GAME.read("In:E13xC2"), "spectator")[0], Options(), "es")
    title = house("es")["cards"]["C2"]["title"]
    assert (words["card"], words["target"]) == ("«Mochuelo» (E13)", f"«{title}» (C2)")


@pytest.mark.parametrize("language", ["en", "es", "de"])
def test_sentence_why_is_that_of_the_card_for_the_mark(language: str) -> None:
    """Every card of the house deck refutes or supports what a list names; the sentence stands under the mark in its words."""
    for card, entry in house(language)["cards"].items():
        for mark, why in entry.get("why", {}).items():
            step = Step(kind="reason", say="story-reason-tick", args={"card": card, "target": "C1", "mark": mark}, rule="reason-tick")
            assert wording(step, Options(), language)["mark"] == why


@cache
def house(language: str) -> Any:
    """The words of the house deck as their file has them."""
    return yaml.safe_load((Path(__file__).resolve().parent.parent / "deck" / "words" / f"{language}.yaml").read_text(encoding="utf-8"))


# ---- moves


def test_card_that_others_did_not_know_comes_from_nowhere_for_one_that_is_gone() -> None:
    state = lay("In:/Te: In:/Te: In:C1C2/Te:B1 0 In")
    assert moves(state, "In:C2", Seat(0)) == [Move("C2", "hand/In", "row/In")]
    assert moves(state, "In:C2", Seat(1)) == [Move("In.2", "hand/In", ""), Move("C2", "", "row/In")]


def test_draw_shows_its_card_to_who_draws_alone() -> None:
    state = lay("In:/Te: In:/Te: In:C1/Te:B1 E1E2 In")
    assert moves(state, "In<E2", Seat(0)) == [Move("E2", "", "hand/In")]
    assert moves(state, "In<E2", Seat(1)) == moves(state, "In<E2", "spectator") == [Move("In.2", "", "hand/In")]
    assert told(state, "In<E2", Seat(0)) == ["draw"]
    assert told(state, "In<E2", Seat(1)) == ["draw-hidden"]


def test_cards_of_a_question_move_to_the_library_or_to_oblivion() -> None:
    state = lay("In:C1C2C3C4/Te:E6 In:/Te: In:W9/Te:B1 0 In")
    assert [(move.piece, move.end) for move in moves(state, "In:?Te", "spectator")] == [
        (card, "library/In") for card in ("C1", "C2", "C3", "C4", "E6")
    ]


def test_picks_and_cards_of_packs_move_nothing() -> None:
    state = begin("first:In", decks="personal", packs="shared")
    assert (moves(state, "In<C1", Seat(0)), told(state, "In<C1", Seat(0)), told(state, "In<C1", Seat(1))) == ([], ["pack"], ["pack-hidden"])
    picking = begin("first:In", decks="personal")
    assert (told(picking, "In=C1", Seat(0)), told(picking, "In=C1", Seat(1))) == (["pick"], ["pick-hidden"])
    assert GAME.story(picking, GAME.read("In=C1"), Seat(1)) == GAME.story(picking, GAME.read("In=E5"), Seat(1))


# ---- passes


def test_pass_by_choice_and_by_force_are_told_alike() -> None:
    """The hand has a card that supports, or another that does nothing."""
    free = lay("In:C5/Te:E6 In:/Te: In:W5/Te:B1 0 In TeIn")
    forced = free.copy()
    forced.hand[0] = 1 << TEXTS.index("W9")
    assert len(GAME.legal(free)) > len(GAME.legal(forced)) == 1
    for viewer in (Seat(1), "spectator"):
        assert GAME.view(free, viewer) == GAME.view(forced, viewer)
        stories = [GAME.story(state, GAME.read("In:-"), viewer) for state in (free, forced)]
        assert stories[0] == stories[1]
        assert GAME.view(after(free, "In:-"), viewer) == GAME.view(after(forced, "In:-"), viewer)


def test_pass_tells_where_the_row_goes() -> None:
    state = lay("In:C5E5/Te:E6 In:/Te: In:W9/Te:B1 0 In TeIn")
    step = GAME.story(state, GAME.read("In:-"), "spectator")[0]
    assert (step.kind, step.rule, step.args) == ("cede", "cede", {"seat": "In", "other": "Te", "cards": 2})


def test_end_is_told_with_the_action_that_brings_it() -> None:
    state = after(own("C1 C2", "E1 E2", lists="C2+C1 E2xC1"), "In<C2", "In:C1", "Te<E2", "Te:E1", "In:C2+In")
    assert told(state, "Te:E2xInC1") == ["refute-oblivion", "reason-cross", "end-hands"]
