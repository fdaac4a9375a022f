"""Hidden hands and secret throws: nobody learns what is not for them, in every pair of tiny games and through the whole server."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from mochuelo.core.errors import IllegalAction
from mochuelo.core.game import SPECTATOR, AnyGame, Seat, Viewer
from mochuelo.games.tangents import GAME, Options, State, View
from mochuelo.games.tangents.options import begin
from mochuelo.games.tangents.rules import legal
from mochuelo.games.tangents.state import DEAL, PLAIN, PLAY, THROW, THROWS, bits, code_of
from mochuelo.testing.fakes import replaced
from mochuelo.testing.laws import Broken, check_law
from mochuelo.testing.laws_everywhere import silence_everywhere
from mochuelo.testing.twins import Couple, couple, first_difference, transcript
from mochuelo.testing.walks import Beginning, walk

FOLDER = Path(__file__).resolve().parent.parent
VIEWERS: list[Viewer] = [Seat(0), Seat(1), SPECTATOR]
HIDDEN = Beginning(Options(hands="hidden"), 2)
THROWN = Beginning(Options(first="rock_paper_scissors"), 2)


def named(state: State) -> object:
    """Everything that makes up a state, to tell equal ones."""
    return tuple(int(getattr(state, name)) for name in PLAIN), tuple(map(int, state.board))


# ---- every pair of games


def ending(empty: int, hand: int, cards: int) -> AnyGame:
    """The game as an ending with the deal before it: some empty spaces on a grid of 3, and small hands out of few cards."""

    def start(options: Options, seats: int) -> State:
        state = begin(options, seats)
        state.size, state.cards = hand, cards
        for n, space in enumerate((0, 1, 2, 4, 5, 6, 8, 9)[: 9 - empty]):
            state.board[space] = code_of(20 + n, n % 2, n // 3)
            state.owned0, state.owned1 = state.owned0 | (1 - n % 2) << space, state.owned1 | n % 2 << space
        return state

    return replaced(GAME, start=start)


ENDINGS = {
    "hidden": (ending(2, 1, 4), Options(grid=3, hands="hidden", first="poet")),
    "thrown": (ending(1, 1, 3), Options(grid=3, hands="hidden", first="rock_paper_scissors", starter="winner_chooses")),
    "open": (ending(1, 1, 3), Options(grid=3, hands="open", first="rock_paper_scissors", flip="optional")),
}


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("kind", ENDINGS)
def test_silence_holds_in_every_pair_of_short_endings(kind: str, viewer: Viewer) -> None:
    game, options = ENDINGS[kind]
    assert silence_everywhere(game, Beginning(options, 2), viewer, same=named) > 0


@pytest.mark.slow
@pytest.mark.parametrize("viewer", VIEWERS[1:])
def test_silence_holds_in_every_pair_of_longer_endings(viewer: Viewer) -> None:
    """Not every card is dealt, nor is every card played; with three empty spaces there are blocks, and passes."""
    options = Options(grid=3, hands="hidden", first="poet")
    assert silence_everywhere(ending(3, 2, 5), Beginning(options, 2), viewer, same=named) > 0


@pytest.mark.slow
@pytest.mark.parametrize("viewer", VIEWERS[1:])
def test_silence_holds_in_every_pair_of_games_on_the_smallest_grid(viewer: Viewer) -> None:
    tiny = Beginning(Options(hands="hidden", grid=2, cards=4, first="illustrator"), 2)
    assert silence_everywhere(GAME, tiny, viewer, same=named) > 0


# ---- planted leaks


def other_hand_in_the_view(state: State, viewer: Viewer) -> View:
    """The one who looks sees what a table with open hands would show."""
    open_ = state.copy()
    open_.hidden = 0
    return replace(GAME.view(state, viewer), hands=GAME.view(open_, viewer).hands)


def spectator_sees_a_hand(state: State, viewer: Viewer) -> View:
    seen = GAME.view(state, viewer)
    return replace(seen, hands=GAME.view(state, Seat(0)).hands) if viewer == SPECTATOR else seen


def undealt_cards_in_the_view(state: State, viewer: Viewer) -> View:
    """The sum of what is left in the deck, in a harmless number."""
    left = sum(n + 1 for n in range(32) if not (state.hand0 | state.hand1) >> n & 1)
    return replace(GAME.view(state, viewer), conceded=-2 - left)


def position_of_hidden_hands(state: State, viewer: Viewer) -> View:
    open_ = state.copy()
    open_.hidden = 0
    return replace(GAME.view(state, viewer), position=GAME.view(open_, viewer).position)


def throw_before_the_reveal(state: State, viewer: Viewer) -> View:
    return replace(GAME.view(state, viewer), throws=(THROWS[state.throw0], THROWS[state.throw1]))


def dice_by_a_secret(state: State, viewer: Viewer) -> View:
    """The mover is shown first when the throws are equal."""
    seen = GAME.view(state, viewer)
    return replace(seen, mover=1) if state.throw0 and state.throw0 == state.throw1 else seen


def legal_by_a_secret(state: State) -> list[int]:
    """Nobody may place a card whose twin the other holds."""
    found = legal(state)
    if state.phase != PLAY:
        return found
    twins = {n ^ 1 for n in bits(int(state.hand0 if state.seat else state.hand1))}
    return [action for action in found if action >> 31 or (action // 32 & 63) - 1 not in twins] or found


def deal_in_the_log(state: State, action: int, viewer: Viewer) -> int:
    return action if state.phase == DEAL else GAME.seen(state, action, viewer)


def throw_in_the_log(state: State, action: int, viewer: Viewer) -> int:
    return action if state.phase == THROW else GAME.seen(state, action, viewer)


def story_of_the_deal(state: State, action: int, viewer: Viewer) -> Any:
    return GAME.story(state, action, Seat(int(state.seat)) if state.phase == DEAL else viewer)


def story_of_the_throw(state: State, action: int, viewer: Viewer) -> Any:
    return GAME.story(state, action, Seat(int(state.seat)) if state.phase == THROW else viewer)


def imagines_one_deal(view: View, rng: random.Random) -> Any:
    return GAME.imagine(view, random.Random(1))


LEAKS: dict[str, tuple[str, AnyGame, Beginning]] = {
    "other hand in the view": ("silence", replaced(GAME, view=other_hand_in_the_view), HIDDEN),
    "spectator sees a hand": ("silence", replaced(GAME, view=spectator_sees_a_hand), HIDDEN),
    "undealt cards in the view": ("silence", replaced(GAME, view=undealt_cards_in_the_view), HIDDEN),
    "position line of hidden hands": ("silence", replaced(GAME, view=position_of_hidden_hands), HIDDEN),
    "legal moves by a secret": ("silence", replaced(GAME, legal=legal_by_a_secret), HIDDEN),
    "story of the deal": ("silence", replaced(GAME, story=story_of_the_deal), HIDDEN),
    "deal in the log": ("telling", replaced(GAME, seen=deal_in_the_log), HIDDEN),
    "throw before the reveal": ("silence", replaced(GAME, view=throw_before_the_reveal), THROWN),
    "mover by a secret": ("silence", replaced(GAME, view=dice_by_a_secret), THROWN),
    "story of the throw": ("silence", replaced(GAME, story=story_of_the_throw), THROWN),
    "throw in the log": ("telling", replaced(GAME, seen=throw_in_the_log), THROWN),
    "one imagination": ("imagination", replaced(GAME, imagine=imagines_one_deal), HIDDEN),
    "secrets that are denied": ("openness", replaced(GAME, hides=lambda options: False), HIDDEN),
    "secrets that are none": ("openness", replaced(GAME, hides=lambda options: True), Beginning(Options(), 2)),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_the_laws_catch_a_leak(leak: str) -> None:
    law, game, start = LEAKS[leak]
    with pytest.raises(Broken, match=f"law of {law}"):
        check_law(law, game, FOLDER, rounds=10, begin=[start])


@pytest.mark.parametrize("law", ["silence", "telling", "imagination", "openness"])
@pytest.mark.parametrize("start", [HIDDEN, THROWN], ids=["hidden", "thrown"])
def test_the_game_itself_leaks_nothing(law: str, start: Beginning) -> None:
    check_law(law, GAME, FOLDER, rounds=10, begin=[start])


# ---- imagination


def middle(options: Options, seed: int, plies: int) -> Any:
    """A state in the middle of a random game."""
    return [ply.state for ply in walk(GAME, Beginning(options, 2), random.Random(seed))][plies]


def test_imagination_deals_every_hand_alike() -> None:
    """The Poet has one card left of three that may be it, and sees none of the Illustrator's: each of them comes up as often."""
    options = Options(hands="hidden", grid=2, cards=5, first="illustrator")
    state = middle(options, 1, 4 + 2)
    view = GAME.view(state, Seat(1))
    assert view.phase == "play" and [len(hand) for hand in view.hands] == [1, 1]
    possible = set(range(1, 6)) - set(view.hands[1]) - {t.card for t in view.board}
    rng = random.Random(7)
    found = Counter(bits(int(GAME.imagine(view, rng).hand0))[0] + 1 for _ in range(3000))
    assert found.keys() == possible and len(possible) == 2
    assert all(1400 < count < 1600 for count in found.values())


def test_imagination_deals_every_pair_alike() -> None:
    """Nobody has played; the Illustrator's two cards are any two of the six that the Poet has not."""
    options = Options(hands="hidden", grid=2, cards=8, first="illustrator")
    view = GAME.view(middle(options, 2, 4), Seat(1))
    unseen = sorted(set(range(1, 9)) - set(view.hands[1]))
    rng = random.Random(7)
    found = Counter(tuple(n + 1 for n in bits(int(GAME.imagine(view, rng).hand0))) for _ in range(6000))
    assert found.keys() == set(combinations(unseen, 2)) and len(found) == 15
    assert all(300 < count < 500 for count in found.values())


def test_imagination_throws_every_shape_alike() -> None:
    state = next(ply.state for ply in walk(GAME, THROWN, random.Random(3)) if ply.state.phase == THROW and ply.state.seat == 1)
    rng = random.Random(7)
    found = Counter(int(GAME.imagine(GAME.view(state, Seat(1)), rng).throw0) for _ in range(3000))
    assert found.keys() == {1, 2, 3}
    assert all(900 < count < 1100 for count in found.values())


# ---- twin transcripts through the whole server


def twins(start: Beginning, viewer: Viewer) -> Couple:
    """Two games that differ long enough; the first seed that gives such a pair."""
    found = (couple(GAME, start, viewer, random.Random(seed), leaving=0.01) for seed in range(1_000))
    enough = 12 if start is HIDDEN else 1
    return next(pair for pair in found if pair.differing >= enough and len(pair.one.steps) >= 18)


async def compare(pair: Couple, game: AnyGame, start: Beginning, viewer: Viewer) -> str:
    one = await transcript(game, start, pair.one, viewer)
    other = await transcript(game, start, pair.other, viewer)
    assert len(one) > 60
    return first_difference(one, other)


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("start", [HIDDEN, THROWN], ids=["hidden", "thrown"])
async def test_twin_games_sound_the_same_to_the_last_byte(start: Beginning, viewer: Viewer) -> None:
    assert await compare(twins(start, viewer), GAME, start, viewer) == ""


def tells_in_refusals(state: State, action: int) -> Any:
    """The refusal explains itself with what the other holds."""
    if action not in GAME.legal(state):
        raise IllegalAction("taken", "not now", held=int(state.hand1))
    return GAME.apply(state, action)


HEARD: dict[str, AnyGame] = {
    "in the view": replaced(GAME, view=other_hand_in_the_view),
    "in the story": replaced(GAME, story=story_of_the_deal),
    "in the log": replaced(GAME, seen=deal_in_the_log),
    "in a refusal": replaced(GAME, apply=tells_in_refusals),
}


@pytest.mark.parametrize("leak", HEARD)
async def test_a_leak_is_heard_through_the_server(leak: str) -> None:
    assert await compare(twins(HIDDEN, Seat(0)), HEARD[leak], HIDDEN, Seat(0)) != ""
