"""Planted leaks: each is caught by a law, in every pair of tiny games or through the whole server; what is not planted is not there."""

# long: every door by which a secret could get out is tried once

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from mochuelo.core.errors import IllegalAction
from mochuelo.core.game import CHANCE, SPECTATOR, AnyGame, Seat, Step, Viewer
from mochuelo.games.gigantes import GAME, Options, State, View
from mochuelo.games.gigantes.cards import TEXTS
from mochuelo.games.gigantes.notation import action_of
from mochuelo.games.gigantes.state import DRAW, DRAWING, HIDDEN, KIND, PASSING, PLAIN, PLAY, SETS, bits, card_of, mask, other_of, seat_of
from mochuelo.games.gigantes.tests.tables import deck
from mochuelo.registry import folder
from mochuelo.testing.fakes import replaced
from mochuelo.testing.laws import Broken, check_law
from mochuelo.testing.laws_everywhere import silence_everywhere
from mochuelo.testing.twins import Couple, couple, first_difference, transcript
from mochuelo.testing.walks import Beginning, viewers, walk

VIEWERS: list[Viewer] = [Seat(0), Seat(1), SPECTATOR]
SHORT = Beginning(Options(numbers=6, owls=2, hand=4), 2)
LONG = Beginning(Options(numbers=3, owls=2, hand=4, length="long"), 3)
PICKED = Beginning(Options(decks="personal", numbers=3, hand=3, picks=6), 2)
HALVED = Beginning(Options(decks="personal", packs="shared", numbers=4, hand=3, picks=5), 2)
COLOURS = Beginning(Options(play="four_colours", numbers=4, owls=0), 3)
FORCED = Beginning(Options(deck=deck(""), numbers=4, owls=0, hand=2, length="long"), 2)
"""Only the own number supports, and nothing refutes: one has to pass in most turns, and may in the others."""
STOCKED = Beginning(Options(play="four_colours", numbers=4, owls=0, hand=5, quartet_end="all_out"), 2)
DEALT = Beginning(Options(play="four_colours", numbers=5, owls=0, hand=10), 2)
BLUFF = Beginning(Options(play="four_colours", numbers=3, owls=4, ask_held="yes"), 4)


def named(state: State) -> object:
    """Everything that makes up a state, to tell equal ones."""
    return tuple(int(getattr(state, name)) for name in PLAIN), *(tuple(map(int, getattr(state, name))) for name in SETS)


def others(state: State, viewer: Viewer) -> list[int]:
    """The seats that the viewer is not."""
    return [seat for seat in range(int(state.seats)) if seat != viewer]


def telling(see: Callable[[State, Viewer], dict[str, Any]]) -> AnyGame:
    """The game with some fields of its view as a function tells them."""
    return replaced(GAME, view=lambda state, viewer: replace(GAME.view(state, viewer), **see(state, viewer)))


# ---- leaks in the view


def hands(state: State, _: Viewer) -> dict[str, Any]:
    """All hands lie open."""
    return {"hands": tuple(GAME.view(state, Seat(seat)).hands[seat] for seat in range(int(state.seats)))}


def spectator(state: State, viewer: Viewer) -> dict[str, Any]:
    """Who only looks on is shown the hand of the first."""
    return {"hands": GAME.view(state, Seat(0)).hands} if viewer == SPECTATOR else {}


def order_of_hands(state: State, viewer: Viewer) -> dict[str, Any]:
    """A card that is not known stands in the hand after or before a gap, by what it is."""
    shut = [tuple("?" if int(state.hand[seat]) & 15 else "" for _ in bits(int(state.hand[seat]))) for seat in range(int(state.seats))]
    own = GAME.view(state, viewer).hands
    return {"hands": tuple(hand if seat == viewer else shut[seat] for seat, hand in enumerate(own))}


def stock(state: State, _: Viewer) -> dict[str, Any]:
    """What is left to draw, as a harmless number."""
    return {"stock": tuple(sum(bits(int(state.stock[0]))) for _ in GAME.view(state, SPECTATOR).stock)}


def next_card(state: State, _: Viewer) -> dict[str, Any]:
    """The card that lies on top, if cards lay in an order."""
    return {"position": TEXTS[bits(int(state.stock[0]))[-1]] if state.stock[0] else ""}


def count_of_actions(state: State, _: Viewer) -> dict[str, Any]:
    """How much the one to move can do."""
    return {"passes": len(GAME.legal(state)) if state.phase == PLAY else 0}


def forced(state: State) -> bool:
    """Whether the one to move can only pass."""
    return bool(state.phase == PLAY and [action // KIND for action in GAME.legal(state)] == [PASSING])


def forced_in_the_view(state: State, _: Viewer) -> dict[str, Any]:
    """A greyed button, as it were."""
    return {"heir": 3} if forced(state) else {}


def drawn(state: State, _: Viewer) -> dict[str, Any]:
    """The card just drawn is shown to all."""
    return {"drawn": GAME.view(state, Seat(int(state.seat))).drawn}


def picks(state: State, _: Viewer) -> dict[str, Any]:
    """What the others have picked is shown."""
    return {"picks": tuple(GAME.view(state, Seat(seat)).picks[seat] for seat in range(int(state.seats)))}


def suggestion(state: State, _: Viewer) -> dict[str, Any]:
    """What the one who picks is advised to is shown to all: it says what the half of the pack has."""
    return {"suggested": GAME.view(state, Seat(int(state.seat))).suggested}


def pack(state: State, viewer: Viewer) -> dict[str, Any]:
    """The half of the pack of the next one is shown."""
    seat = others(state, viewer)[0]
    return {"pack": GAME.view(state, Seat(seat)).pack}


def rest_of_a_deck(state: State, viewer: Viewer) -> dict[str, Any]:
    """What another has left to draw is among what it has lost."""
    return {"oblivions": tuple(tuple(f"?{sum(bits(int(state.stock[seat])))}" for _ in "1") for seat in range(int(state.seats)))}


def known(state: State, viewer: Viewer) -> dict[str, Any]:
    """In four colours everybody is told one card of the others."""
    known = tuple(tuple(TEXTS[card] for card in bits(int(state.hand[seat]))[:1]) for seat in range(int(state.seats)))
    return {"known": known}


def lacks(state: State, viewer: Viewer) -> dict[str, Any]:
    """In four colours everybody is told a number that the others have nothing of."""
    numbers = [[n for n in range(13) if not int(state.hand[seat]) >> 4 * n & 15] for seat in range(int(state.seats))]
    return {"lacks": tuple(tuple(TEXTS[4 * n] for n in found[:1]) for found in numbers)}


# ---- leaks by other ways


def forced_in_the_story(state: State, action: int, viewer: Viewer) -> tuple[Step, ...]:
    """The story says when one had to pass."""
    told = GAME.story(state, action, viewer)
    return (*told, Step(kind="pass", say="story-pass", rule="pass")) if action // KIND == PASSING and forced(state) else told


def passes_by_itself(state: State) -> Any:
    """Whoever can only pass is not asked."""
    return CHANCE if forced(state) else GAME.turn(state)


def pass_or_draw(state: State, rng: random.Random) -> int:
    """See `passes_by_itself`."""
    return GAME.legal(state)[0] if forced(state) else GAME.draw(state, rng)


def draws_in_the_log(state: State, action: int, viewer: Viewer) -> int:
    return action if action // KIND == DRAWING else GAME.seen(state, action, viewer)


def picks_in_the_log(state: State, action: int, viewer: Viewer) -> int:
    return GAME.seen(state, action, viewer) if action // KIND == DRAWING else action


def open_story(state: State, action: int, viewer: Viewer) -> Any:
    """The story is told to all as to the one whom it concerns."""
    return GAME.story(state, action, Seat(int(seat_of(action))))


def piece_by_its_rank(state: State, action: int, viewer: Viewer) -> Any:
    """The piece that leaves a shut hand has the number of the card's place among the others."""
    told = GAME.story(state, action, viewer)
    rank = str((int(state.hand[state.seat]) & (1 << (action & 63)) - 1).bit_count())
    moved = [replace(step, marks=(*step.marks, rank)) for step in told[:1]]
    return (*moved, *told[1:]) if state.phase == PLAY and action // KIND < PASSING else told


def legal_by_a_secret(state: State) -> list[int]:
    """Nobody may play a card of a number that another holds a card of."""
    found = GAME.legal(state)
    if state.phase != PLAY:
        return list(found)
    taken = {card // 4 for seat in others(state, Seat(int(state.seat))) for card in bits(int(state.hand[seat]))}
    return [action for action in found if action // KIND >= PASSING or (action & 63) // 4 not in taken] or list(found)


def only_hits(state: State) -> list[int]:
    """In four colours one may ask only for what the other has."""
    found = GAME.legal(state)
    if state.phase != PLAY:
        return list(found)
    return [action for action in found if int(state.hand[other_of(action)]) >> int(card_of(action)) & 1] or list(found)


def fourth_drawn_in_secret(state: State, action: int, viewer: Viewer) -> int:
    """A draw that makes a quartet looks like any other, though the quartet is laid down before all."""
    if action // KIND != DRAWING or state.phase != DRAW or seat_of(action) == viewer:
        return GAME.seen(state, action, viewer)
    return action_of(int(DRAWING), int(seat_of(action)), int(HIDDEN))


def answers_by_themselves(state: State, action: int) -> State:
    """The answer is given with the question: no action of its own says what was opened."""
    after = GAME.apply(state, action)
    return GAME.apply(after, GAME.legal(after)[0]) if GAME.view(after, SPECTATOR).phase == "answer" else after


def quartets_by_themselves(state: State, action: int) -> State:
    """What was dealt complete is laid down with the last card that is dealt."""
    after = GAME.apply(state, action)
    while GAME.view(after, SPECTATOR).phase == "lay":
        after = GAME.apply(after, GAME.legal(after)[0])
    return after


def one_deal(view: View, _: random.Random) -> Any:
    return GAME.imagine(view, random.Random(1))


def without_knowledge(view: View, rng: random.Random) -> Any:
    """Imagines as if no question had been asked, but tells what it was told."""
    blind = replace(view, known=((),) * 4, lacks=((),) * 4, some=((),) * 4)
    return GAME.imagine(blind, rng)


LEAKS: dict[str, tuple[str, AnyGame, Beginning]] = {
    "hands in the view": ("silence", telling(hands), SHORT),
    "hands in the view, long": ("silence", telling(hands), LONG),
    "hands in the view, personal": ("silence", telling(hands), PICKED),
    "hands in the view, four colours": ("silence", telling(hands), COLOURS),
    "spectator sees a hand": ("silence", telling(spectator), SHORT),
    "spectator sees a hand, four colours": ("silence", telling(spectator), STOCKED),
    "order of a hand": ("silence", telling(order_of_hands), SHORT),
    "cards of the stock": ("silence", telling(stock), SHORT),
    "cards of the stock, four colours": ("silence", telling(stock), STOCKED),
    "top of the stock": ("silence", telling(next_card), LONG),
    "count of legal actions": ("silence", telling(count_of_actions), SHORT),
    "drawn card": ("silence", telling(drawn), SHORT),
    "picks in the view": ("silence", telling(picks), PICKED),
    "suggested picks": ("silence", telling(suggestion), HALVED),
    "the other half of the pack": ("silence", telling(pack), HALVED),
    "what is left of a deck": ("silence", telling(rest_of_a_deck), PICKED),
    "a card of each": ("silence", telling(known), COLOURS),
    "a number that each lacks": ("silence", telling(lacks), COLOURS),
    "a pass by force, in the view": ("silence", telling(forced_in_the_view), FORCED),
    "a pass by force, in the story": ("silence", replaced(GAME, story=forced_in_the_story), FORCED),
    "a pass by force, by its speed": ("silence", replaced(GAME, turn=passes_by_itself, draw=pass_or_draw), FORCED),
    "story of a draw": ("silence", replaced(GAME, story=open_story), SHORT),
    "story of a pick": ("silence", replaced(GAME, story=open_story), PICKED),
    "story of a deal, four colours": ("silence", replaced(GAME, story=open_story), COLOURS),
    "rank of a card that is played": ("silence", replaced(GAME, story=piece_by_its_rank), SHORT),
    "legal turns by a secret": ("silence", replaced(GAME, legal=legal_by_a_secret), SHORT),
    "legal questions by a secret": ("silence", replaced(GAME, legal=only_hits), COLOURS),
    "draws in the log": ("telling", replaced(GAME, seen=draws_in_the_log), SHORT),
    "draws in the log, four colours": ("telling", replaced(GAME, seen=draws_in_the_log), STOCKED),
    "picks in the log": ("telling", replaced(GAME, seen=picks_in_the_log), PICKED),
    "a fourth drawn in secret": ("silence", replaced(GAME, seen=fourth_drawn_in_secret), STOCKED),
    "an answer without an action": ("silence", replaced(GAME, apply=answers_by_themselves), COLOURS),
    "quartets without an action": ("silence", replaced(GAME, apply=quartets_by_themselves), DEALT),
    "one imagination": ("imagination", replaced(GAME, imagine=one_deal), SHORT),
    "one imagination, four colours": ("imagination", replaced(GAME, imagine=one_deal), COLOURS),
    "imagination without what is known": ("imagination", replaced(GAME, imagine=without_knowledge), COLOURS),
    "secrets that are denied": ("openness", replaced(GAME, hides=lambda options: False), SHORT),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_the_laws_catch_a_leak(leak: str) -> None:
    law, game, start = LEAKS[leak]
    with pytest.raises(Broken, match=f"law of {law}"):
        check_law(law, game, folder("gigantes"), rounds=3 if law == "imagination" else 20, begin=[start])


@pytest.mark.parametrize("law", ["silence", "telling", "imagination"])
@pytest.mark.parametrize("start", [LONG, HALVED, STOCKED, BLUFF], ids=["long", "halved", "stocked", "bluff"])
def test_the_game_itself_leaks_nothing(law: str, start: Beginning) -> None:
    check_law(law, GAME, folder("gigantes"), rounds=4, begin=[start])


# ---- every pair of tiny games


def begun(base: AnyGame) -> AnyGame:
    """The game after chance has said that the first begins."""
    return replaced(base, start=lambda options, seats: GAME.apply(GAME.start(options, seats), GAME.read("first:In")))


@pytest.mark.parametrize("viewer", VIEWERS)
def test_silence_holds_in_every_pair_of_tiny_games_of_four_colours(viewer: Viewer) -> None:
    tiny = Beginning(Options(play="four_colours", numbers=1, owls=0, hand=1, quartet_end="all_out"), 2)
    assert silence_everywhere(begun(GAME), tiny, viewer, same=named) > 0


# ---- what cannot be seen, dealt anew


def permuted(state: State, viewer: Viewer, rng: random.Random) -> State:
    """The state with the cards that the viewer does not see dealt anew, by hand: to the other hands and the stock, as many to each."""
    other = state.copy()
    seats = others(state, viewer)
    cards = [card for pile in (*(state.hand[seat] for seat in seats), state.stock[0]) for card in bits(int(pile))]
    rng.shuffle(cards)
    for seat in seats:
        other.hand[seat] = mask(cards.pop() for _ in bits(int(state.hand[seat])))
    other.stock[0] = mask(cards)
    return other


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("length", ["short", "long"])
def test_dealing_anew_what_one_does_not_see_changes_nothing_that_one_is_told(seats: int, length: Any) -> None:
    """Neither view, nor one's own legal actions, nor their looks and stories, nor a refusal."""
    rng, changed = random.Random(3), 0
    for ply in walk(GAME, Beginning(Options(length=length), seats), rng):
        viewer = rng.choice(viewers(seats))
        other = permuted(ply.state, viewer, rng)
        changed += named(other) != named(ply.state)
        assert GAME.view(other, viewer) == GAME.view(ply.state, viewer)
        assert GAME.turn(other) == ply.turn
        if ply.turn == viewer:
            assert GAME.legal(other) == ply.legal
            assert stories(other, viewer) == stories(ply.state, viewer)
            for text in ["In:C1", "Te:W3+In", "Sa:W3xC5", "In:?Te", "Am:-", "In<C1", "first:In"]:
                assert refusal(other, text) == refusal(ply.state, text)
    assert changed > 40


def stories(state: State, viewer: Viewer) -> list[tuple[Step, ...]]:
    """The story of each legal action."""
    return [GAME.story(state, action, viewer) for action in GAME.legal(state)]


def refusal(state: State, text: str) -> tuple[object, ...]:
    """What is said of an action that cannot be taken."""
    try:
        GAME.apply(state, GAME.read(text))
    except IllegalAction as error:
        return error.code, error.message, error.details
    return ()


# ---- twin transcripts through the whole server


def twins(start: Beginning, viewer: Viewer, least: int) -> Couple:
    """Two games that differ long enough; the first seed that gives such a pair."""
    found = (couple(GAME, start, viewer, random.Random(seed), leaving=0.01) for seed in range(2_000))
    return next(pair for pair in found if pair.differing >= 6 and len(pair.one.steps) >= least)


async def compare(pair: Couple, game: AnyGame, start: Beginning, viewer: Viewer) -> str:
    one = await transcript(game, start, pair.one, viewer)
    other = await transcript(game, start, pair.other, viewer)
    assert len(one) > 60
    return first_difference(one, other)


TWINS = {
    "short": (Beginning(Options(numbers=2, owls=1, hand=2, pass_empty="allowed"), 2), 14),
    "halved": (Beginning(Options(decks="personal", packs="shared", numbers=2, owls=0, hand=1, picks=2), 2), 16),
    "colours": (Beginning(Options(play="four_colours", numbers=2, owls=0, hand=2), 2), 10),
}


LISTENING: list[tuple[str, Viewer]] = [
    ("short", Seat(0)),
    ("short", SPECTATOR),
    ("halved", Seat(1)),
    ("colours", Seat(0)),
    ("colours", SPECTATOR),
]


@pytest.mark.parametrize(("kind", "viewer"), LISTENING)
async def test_twin_games_sound_the_same_to_the_last_byte(kind: str, viewer: Viewer) -> None:
    start, least = TWINS[kind]
    assert await compare(twins(start, viewer, least), GAME, start, viewer) == ""


def tells_in_refusals(state: State, action: int) -> Any:
    """The refusal explains itself with what the other holds."""
    if action not in GAME.legal(state):
        raise IllegalAction("over", "not now", held=int(state.hand[1]))
    return GAME.apply(state, action)


HEARD: dict[str, AnyGame] = {
    "in the view": telling(hands),
    "in the story": replaced(GAME, story=open_story),
    "in the log": replaced(GAME, seen=draws_in_the_log),
    "in a refusal": replaced(GAME, apply=tells_in_refusals),
}


@pytest.mark.parametrize("leak", HEARD)
async def test_a_leak_is_heard_through_the_server(leak: str) -> None:
    start, least = TWINS["short"]
    assert await compare(twins(start, Seat(0), least), HEARD[leak], start, Seat(0)) != ""
