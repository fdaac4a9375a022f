"""A law that no fault can break protects nothing: each law meets games in which one thing was made wrong, and must catch it."""

from __future__ import annotations

import itertools
import random
from pathlib import Path
from typing import Any, cast

import pytest
from msgspec import Struct
from msgspec.structs import force_setattr, replace

from mochuelo.core.errors import IllegalAction
from mochuelo.core.game import CHANCE, AnyGame, Move, Seat
from mochuelo.testing.fakes import replaced
from mochuelo.testing.laws import LAWS, Broken, check_law
from mochuelo.testing.laws_everywhere import silence_everywhere
from mochuelo.testing.walks import Beginning
from tests.core import nim
from tests.drill.games import magpies
from tests.testing.test_faults_in_time import FAULTS_IN_TIME

DRILL = Path(__file__).parents[1] / "drill" / "games" / "magpies"
OPEN, HIDDEN = cast(AnyGame, nim.GAME), magpies.GAME


# ------------------------------------------------------------------ rules


def lenient(text: str) -> Any:
    return OPEN.read(text.split(" ", maxsplit=1)[0] or "take:1")


def takes_too_many(state: Any, action: int) -> Any:
    return OPEN.apply(state, min(action, state.heap))


def refuses_three(state: Any, action: int) -> Any:
    if action == 3:
        raise IllegalAction("illegal", "not three")
    return OPEN.apply(state, action)


def changes_its_argument(state: Any, action: int) -> Any:
    after = OPEN.apply(state, action)
    force_setattr(state, "heap", state.heap + 1)
    return after


TICKS = itertools.count()


def remembers(state: Any, action: int) -> Any:
    """Rules that depend on how often they were asked."""
    after = OPEN.apply(state, action)
    return replace(after, turn=next(TICKS) % 2 if after.heap else after.turn)


def shuffled(state: Any) -> Any:
    return random.sample(OPEN.legal(state), len(OPEN.legal(state)))


def never_over(state: Any) -> Any:
    return None


def a_score_too_few(state: Any) -> Any:
    outcome = OPEN.outcome(state)
    return None if outcome is None else replace(outcome, scores=(1.0,))


def takes_after_the_end(state: Any, action: int) -> Any:
    return OPEN.apply(state, action) if OPEN.legal(state) else state


def stays(state: Any, seat: Seat) -> Any:
    OPEN.concede(state, seat)
    return state


def leaves_the_turn(state: Any, seat: Seat) -> Any:
    after = OPEN.concede(state, seat)
    return replace(after, turn=seat) if OPEN.outcome(after) is None else after


# ------------------------------------------------------------------ secrets


def peeks(state: Any, viewer: Any) -> Any:
    return replace(HIDDEN.view(state, viewer), hands=state.hands)


def spectator_sees_all(state: Any, viewer: Any) -> Any:
    seen = HIDDEN.view(state, viewer)
    return replace(seen, hands=state.hands) if viewer == "spectator" else seen


def shows_after_leaving(state: Any, viewer: Any) -> Any:
    """Who left is seen with the cards it held."""
    seen = HIDDEN.view(state, viewer)
    return replace(seen, hands=tuple(held or hand for held, hand in zip(state.buried, seen.hands, strict=True)))


def opens_at_the_end(state: Any, viewer: Any) -> Any:
    """The view changes its mind when the game is over, instead of an action that opens the buried cards."""
    seen = HIDDEN.view(state, viewer)
    return replace(seen, hands=state.buried) if state.phase == "over" else seen


def tells_the_deck(state: Any, viewer: Any) -> Any:
    """The sum of what is left in the deck hides in a harmless number."""
    return replace(HIDDEN.view(state, viewer), treasure=sum(rank * left for rank, left in enumerate(state.deck)))


def legal_by_a_secret(state: Any) -> Any:
    """A seat may not set a card that lies face down before another."""
    legal = HIDDEN.legal(state)
    fair = tuple(action for action in legal if action.kind != "set" or action.value not in state.sets)
    return fair or legal


def turn_by_a_secret(state: Any) -> Any:
    """Nobody is asked when the cards set are equal."""
    tied = state.phase == "show" and len(set(state.sets)) == 1
    return CHANCE if tied and not any(state.shown) else HIDDEN.turn(state)


def story_of_the_truth(state: Any, action: Any, viewer: Any) -> Any:
    return HIDDEN.story(state, action, action.seat if action.seat >= 0 else viewer)


def deal_in_the_log(state: Any, action: Any, viewer: Any) -> Any:
    return action if action.kind == "deal" else HIDDEN.seen(state, action, viewer)


def blind_to_itself(state: Any, action: Any, viewer: Any) -> Any:
    return replace(action, value=0) if action.kind == "set" else action


def open_with_a_secret(state: Any, viewer: Any) -> Any:
    seen = OPEN.view(state, viewer)
    return replace(seen, heap=0) if viewer == "spectator" else seen


def another_story(state: Any, action: int, viewer: Any) -> Any:
    return OPEN.story(state, action, viewer) * (1 if viewer == "spectator" else 2)


def imagines_one_left(view: Any, rng: random.Random) -> Any:
    return replace(OPEN.imagine(view, rng), heap=min(view.heap, 1))


def imagines_the_same(view: Any, rng: random.Random) -> Any:
    return HIDDEN.imagine(view, random.Random(1))


def imagines_by_itself(view: Any, rng: random.Random) -> Any:
    return HIDDEN.imagine(view, random.Random())


def imagines_other_hands(view: Any, rng: random.Random) -> Any:
    state = HIDDEN.imagine(view, rng)
    return replace(state, hands=state.hands[::-1])


def _without_deck(state: Any) -> Any:
    return replace(state, deck=(0,) * len(state.deck))


# ------------------------------------------------------------------ telling


def story_without_moves(state: Any, action: Any, viewer: Any) -> Any:
    return tuple(replace(step, moves=()) for step in OPEN.story(state, action, viewer))


def story_from_elsewhere(state: Any, action: Any, viewer: Any) -> Any:
    return tuple(replace(step, moves=(*step.moves, Move("stone0", "moon", "heap"))) for step in OPEN.story(state, action, viewer))


def no_story(state: Any, action: Any, viewer: Any) -> Any:
    return ()


class Narrow(Struct, frozen=True):
    """A view that forgets a field on its way."""

    heap: int
    turn: int


FAULTS: dict[str, tuple[str, AnyGame]] = {
    "blanks in texts": ("text", replaced(OPEN, write=lambda action: f"take {action}", read=lambda text: OPEN.read(text.replace(" ", ":")))),
    "one text for all": ("text", replaced(OPEN, write=lambda action: "take:1")),
    "noise is an action": ("text", replaced(OPEN, read=lenient)),
    "more than is legal": ("legality", replaced(OPEN, apply=takes_too_many)),
    "less than is legal": ("legality", replaced(OPEN, apply=refuses_three)),
    "any order": ("legality", replaced(OPEN, legal=shuffled)),
    "argument changed": ("purity", replaced(OPEN, apply=changes_its_argument)),
    "memory between calls": ("replay", replaced(OPEN, apply=remembers)),
    "no outcome": ("ending", replaced(OPEN, outcome=never_over)),
    "longer than stated": ("ending", replaced(OPEN, info=replace(OPEN.info, longest=2))),
    "played on": ("ending", replaced(OPEN, apply=takes_after_the_end)),
    "a score too few": ("ending", replaced(OPEN, outcome=a_score_too_few)),
    "gave up and stayed": ("leaving", replaced(OPEN, concede=stays)),
    "gave up and is to move": ("leaving", replaced(OPEN, concede=leaves_the_turn)),
    "a secret in an open game": ("openness", replaced(OPEN, view=open_with_a_secret)),
    "another story in an open game": ("openness", replaced(OPEN, story=another_story)),
    "no secret in a hidden game": ("openness", replaced(OPEN, hides=lambda options: True)),
    "no secret under one option": ("openness", replaced(HIDDEN, hides=lambda options: True)),
    "a secret that is denied": ("openness", replaced(HIDDEN, hides=lambda options: False)),
    "nothing to keep silent about under one option": ("silence", replaced(HIDDEN, hides=lambda options: True)),
    "nothing to imagine under one option": ("imagination", replaced(HIDDEN, hides=lambda options: True)),
    "hands in the view": ("silence", replaced(HIDDEN, view=peeks)),
    "spectator sees all": ("silence", replaced(HIDDEN, view=spectator_sees_all)),
    "hand after leaving": ("silence", replaced(HIDDEN, view=shows_after_leaving)),
    "opened at the end": ("silence", replaced(HIDDEN, view=opens_at_the_end)),
    "deck in the view": ("silence", replaced(HIDDEN, view=tells_the_deck)),
    "legal by a secret": ("silence", replaced(HIDDEN, legal=legal_by_a_secret)),
    "turn by a secret": ("silence", replaced(HIDDEN, turn=turn_by_a_secret)),
    "story tells": ("silence", replaced(HIDDEN, story=story_of_the_truth)),
    "all in the log": ("silence", replaced(HIDDEN, seen=lambda state, action, viewer: action)),
    "deal in the log": ("telling", replaced(HIDDEN, seen=deal_in_the_log)),
    "own action unseen": ("telling", replaced(HIDDEN, seen=blind_to_itself)),
    "one imagination": ("imagination", replaced(HIDDEN, imagine=imagines_the_same)),
    "imagination at will": ("imagination", replaced(HIDDEN, imagine=imagines_by_itself)),
    "other hands imagined": ("imagination", replaced(HIDDEN, imagine=imagines_other_hands)),
    "imagined otherwise in an open game": ("imagination", replaced(OPEN, imagine=imagines_one_left)),
    "imagined without a deck": ("imagination", replaced(HIDDEN, imagine=lambda view, rng: _without_deck(HIDDEN.imagine(view, rng)))),
    "moves left out": ("story", replaced(OPEN, story=story_without_moves)),
    "moved from elsewhere": ("story", replaced(OPEN, story=story_from_elsewhere)),
    "nothing told": ("story", replaced(OPEN, story=no_story)),
    "needs an option that is none": ("choices", replaced(HIDDEN, when={"tied": {"carts": ("up",)}})),
    "needs a value that is none": ("choices", replaced(HIDDEN, when={"tied": {"cards": ("sideways",)}})),
    "needs itself to be otherwise": ("choices", replaced(HIDDEN, when={"tied=kept": {"tied": ("lost",)}})),
    "said to mean nothing and does": ("choices", replaced(HIDDEN, when={"tied": {"cards": ("up",)}})),
    "a field lost in JSON": ("json", replaced(OPEN, view_type=Narrow)),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_law_catches(fault: str) -> None:
    law, game = FAULTS[fault]
    with pytest.raises(Broken, match=f"law of {law}"):
        check_law(law, game, DRILL, rounds=10)


@pytest.mark.parametrize("law", sorted(set(LAWS) - {"words"}))
def test_honest_open_game_passes(law: str) -> None:
    check_law(law, OPEN, DRILL)


def test_every_law_has_a_fault() -> None:
    assert {law for law, _ in [*FAULTS.values(), *FAULTS_IN_TIME.values()]} == set(LAWS) - {"words"}


def test_the_whole_tree_catches_a_leak_too() -> None:
    with pytest.raises(Broken, match="by the view"):
        silence_everywhere(replaced(HIDDEN, view=tells_the_deck), Beginning(magpies.TINY, 2), Seat(0))


def test_a_tree_without_secrets_is_no_proof() -> None:
    all_known = replace(magpies.TINY, ranks=1, copies=2)
    with pytest.raises(Broken, match="nothing was tested"):
        silence_everywhere(HIDDEN, Beginning(all_known, 2), Seat(0))
