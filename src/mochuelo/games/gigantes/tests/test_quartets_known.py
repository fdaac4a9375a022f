"""Four colours: what everybody knows is true of every deal that the course of a game allows, and what is imagined keeps to it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import Any

import pytest

from mochuelo.core.game import CHANCE, SPECTATOR, Seat, Viewer
from mochuelo.games.gigantes import GAME, Options, State, View
from mochuelo.games.gigantes.quartets_imagine import counts
from mochuelo.games.gigantes.tests.tables import after, shown
from mochuelo.games.gigantes.tests.test_quartets import lay
from mochuelo.testing.walks import Beginning, viewers, walk
from tests.oracles.gigantes import Table

THREE = ("C1 E1 C2 E2", "W1 B1 C3 E3", "W2 B2 W3 B3")


def facts(state: State, seat: int) -> tuple[set[str], set[str], set[frozenset[str]]]:
    """What everybody knows a seat holds, does not hold, and holds one at least of."""
    view = shown(state)
    return set(view.known[seat]), set(view.lacks[seat]), set(map(frozenset, view.some[seat]))


# ---- what questions and answers prove: notes, section 4, "Four colours"


def test_before_the_first_question_nothing_is_known() -> None:
    assert facts(lay(*THREE), 0) == facts(lay(*THREE), 1) == (set(), set(), set())


def test_asking_tells_that_one_holds_one_of_the_number_and_not_the_card() -> None:
    known, lacks, some = facts(after(lay(*THREE), "In:?TeW2"), 0)
    assert (known, lacks, some) == (set(), {"W2"}, {frozenset({"C2", "E2", "B2"})})


def test_where_own_cards_may_be_asked_for_asking_tells_less() -> None:
    """Option `ask_held`: the card that is asked for may be the one that is held."""
    known, lacks, some = facts(after(lay(*THREE, ask_held="yes"), "In:?TeW2"), 0)
    assert (known, lacks, some) == (set(), set(), {frozenset({"C2", "E2", "W2", "B2"})})


def test_a_miss_tells_that_the_other_has_not_got_it() -> None:
    state = after(lay(*THREE), "In:?TeW2", "Te-W2")
    assert facts(state, 1) == (set(), {"W2"}, set())


def test_a_card_that_nobody_else_can_have_is_known_to_be_with_the_last() -> None:
    """In lacks it, since it asked, and Te has said no."""
    state = after(lay(*THREE), "In:?TeW2", "Te-W2")
    assert facts(state, 2)[0] == {"W2"}


def test_a_hit_tells_where_the_card_is() -> None:
    state = after(lay(*THREE), "In:?TeW1", "Te>InW1")
    assert facts(state, 0)[0] == {"W1"}
    assert facts(state, 0)[2] == {frozenset({"C1", "E1", "B1"})}
    assert [facts(state, seat)[1] for seat in (1, 2)] == [{"W1"}, {"W1"}]


def test_a_set_of_which_all_but_one_are_denied_is_a_card_that_is_known() -> None:
    """Indigo holds one of 1, and has asked for three of them."""
    state = lay("C1 C2 C3", "E1 E2 E3", "W1 W2 W3", "B1 B2 B3")
    state = after(state, "In:?TeW1", "Te-W1", "Te:?InB2", "In-B2", "In:?TeB1", "Te-B1", "Te:?InW2", "In-W2")
    assert facts(state, 0)[0] == set()
    assert facts(after(state, "In:?SaE1"), 0)[0] == {"C1"}


def test_a_hand_all_of_whose_cards_are_known_has_no_others() -> None:
    state = lay("C1 E1 W1 C2", "B1 E2 W2 C3", "B2 E3 W3 B3")
    state = after(state, "In:?SaB1", "Sa-B1", "Sa:?TeC3", "Te>SaC3!", "Sa:?TeE2", "Te>SaE2", "Sa:?TeW2", "Te>SaW2")
    known, lacks, _ = facts(state, 1)
    assert known == {"B1"}
    assert lacks == {"C1", "E1", "W1", "C2", "E2", "W2", "B2"}


def test_a_quartet_is_out_of_all_that_is_known() -> None:
    state = after(lay(*THREE), "In:?TeW1", "Te>InW1", "In:?TeB1", "Te>InB1!")
    assert all(card[1:] != "1" for seat in range(3) for card in facts(state, seat)[0] | facts(state, seat)[1])
    assert all(facts(state, seat)[2] == set() for seat in range(3))


def test_a_draw_makes_what_one_lacked_uncertain() -> None:
    """For two: whoever asked for a card in vain may have drawn it."""
    state = after(lay("C1 E1 C2", "W1 E2 W2", numbers=3), "In:?TeB1", "Te-B1")
    assert facts(state, 0)[1] == {"B1"}
    state = after(state, "In<C3")
    assert facts(state, 0) == (set(), set(), {frozenset({"C1", "E1", "W1"})})
    assert facts(state, 1)[1] == {"B1"}


# ---- against every deal there is


def worlds(seats: int, options: dict[str, Any]) -> list[Table]:
    """A table for every deal of a tiny game before quartets are laid down, Indigo beginning; hands alone, in any order."""
    first = Table(seats, **options)
    first.play("first:In")
    found, sizes = [first], Counter(who for _, who in [("deal", first.who), *first.todo])
    for who in first.seats:
        found = [given(table, who, cards) for table in found for cards in combinations(sorted(table.stock), sizes[who])]
    for table in found:
        table.todo = []
        table.go_on()
    return found


def given(table: Table, who: str, cards: Sequence[str]) -> Table:
    """The table with these cards in a hand."""
    other = table.copy()
    other.hands[who], other.stock = set(cards), other.stock - set(cards)
    return other


def follow(tables: list[Table], seen: str) -> list[Table]:
    """All that can have become of these when this is seen to happen."""
    found = []
    for table in tables:
        for text in table.legal():
            hidden = f"{text[:3]}??" if table.asked == "draw" and not finishes(table, text[3:]) else text
            if hidden == seen:
                found.append(table.copy())
                found[-1].play(text)
    return list({repr([sorted(hand) for hand in table.hands.values()]): table for table in found}.values())


def finishes(table: Table, card: str) -> bool:
    """Whether a draw finishes a quartet, which is laid open."""
    return sum(held[1:] == card[1:] for held in table.hands[table.who]) == 3


def games(seats: int, options: dict[str, Any], seed: int) -> Iterator[tuple[View, list[Table]]]:
    """A random game as a spectator sees it, at each ply after the deal with all the deals that allow it."""
    state, tables, rng = GAME.start(Options(**options), seats), worlds(seats, options), random.Random(seed)
    state = after(state, "first:In")
    while GAME.turn(state) is not None:
        action = GAME.draw(state, rng) if GAME.turn(state) == CHANCE else rng.choice(GAME.legal(state))
        if shown(state).phase != "deal":
            tables = follow(tables, GAME.write(GAME.seen(state, action, SPECTATOR)))
        state = GAME.apply(state, action)
        if shown(state).phase in ("play", "answer", "draw"):
            yield shown(state), tables


TINY: list[tuple[int, dict[str, Any]]] = [
    (3, {"numbers": 2, "owls": 0}),
    (3, {"numbers": 2, "owls": 0, "ask_held": "yes"}),
    (4, {"numbers": 2, "owls": 0, "quartet_end": "all_out"}),
    (2, {"numbers": 2, "owls": 0, "hand": 2}),
    (2, {"numbers": 2, "owls": 0, "hand": 3, "quartet_end": "all_out", "ask_held": "yes"}),
]


@pytest.mark.parametrize(("seats", "options"), TINY)
def test_what_everybody_knows_is_so_in_every_deal_that_the_game_allows(seats: int, options: dict[str, Any]) -> None:
    told = certain = 0
    for seed in range(1 if seats == 4 else 2):
        for view, tables in games(seats, {"play": "four_colours", **options}, seed):
            assert tables
            out = {f"{kind}{number}" for numbers in view.quartets for number in numbers for kind in "CEWB"}
            for seat, who in enumerate(tables[0].seats):
                deals = [table.hands[who] for table in tables]
                always, never = set.intersection(*deals), set(tables[0].pack()).difference(out, *deals)
                assert set(view.known[seat]) <= always
                assert set(view.lacks[seat]) <= never
                assert all(hand & set(some) for some in view.some[seat] for hand in deals)
                told, certain = told + len(view.known[seat]) + len(view.lacks[seat]), certain + len(always) + len(never)
    assert told > 0.7 * certain  # what follows from several facts at once is left to whoever thinks


# ---- imagination


def allowed(view: View) -> set[tuple[frozenset[str], ...]]:
    """Every way to deal the cards that the viewer does not see so that all that the view says is true: hands of the others."""
    out = {f"{kind}{number}" for numbers in view.quartets for number in numbers for kind in "CEWB"}
    pack = [f"{kind}{number}" for number in range(1, view.options.numbers + 1) for kind in "CEWB"]
    own = set(view.hands[view.viewer]) if view.viewer >= 0 else set()
    unseen = [card for card in pack if card not in out | own]
    others = [seat for seat in range(len(view.hands)) if seat != view.viewer]
    found: list[tuple[frozenset[str], ...]] = [()]
    for seat in others:
        found = [
            (*hands, frozenset(hand))
            for hands in found
            for hand in combinations([card for card in unseen if not any(card in held for held in hands)], len(view.hands[seat]))
            if fits(view, seat, set(hand))
        ]
    return set(found)


def fits(view: View, seat: int, hand: set[str]) -> bool:
    """Whether a hand is as the view says it is, and has no whole quartet."""
    whole = any({f"{kind}{card[1:]}" for kind in "CEWB"} <= hand for card in hand)
    said = set(view.known[seat]) <= hand and not set(view.lacks[seat]) & hand
    return said and not whole and all(hand & set(some) for some in view.some[seat])


def imagined(view: View, rng: random.Random) -> tuple[frozenset[str], ...]:
    """The others' hands in an imagined state."""
    state = GAME.imagine(view, rng)
    return tuple(frozenset(GAME.view(state, Seat(seat)).hands[seat]) for seat in range(len(view.hands)) if seat != view.viewer)


@pytest.mark.parametrize("viewer", [Seat(0), Seat(2), SPECTATOR])
def test_imagination_takes_every_deal_that_the_view_allows_as_often_as_any_other(viewer: Viewer) -> None:
    state = after(lay("C1 E1 C2", "W1 B1 E2", "W2 B2", numbers=2), "In:?SaB1", "Sa-B1", "Sa:?TeC2", "Te-C2", "Te:?InC1")
    view = GAME.view(state, viewer)
    possible, rng = allowed(view), random.Random(5)
    assert 1 < len(possible) < 60
    found = Counter(imagined(view, rng) for _ in range(60 * len(possible)))
    assert found.keys() == possible
    assert all(25 < count < 100 for count in found.values())


@pytest.mark.parametrize("viewer", [Seat(0), Seat(1)])
def test_imagination_with_a_stock_takes_every_deal_as_often(viewer: Viewer) -> None:
    state = after(lay("C1 E1", "W1 C2", numbers=2), "In:?TeB1", "Te-B1", "In<E2", "Te:?InW2")
    view = GAME.view(state, viewer)
    possible, rng = allowed(view), random.Random(6)
    assert 1 < len(possible) < 60
    found = Counter(imagined(view, rng) for _ in range(60 * len(possible)))
    assert found.keys() == possible
    assert all(25 < count < 100 for count in found.values())


@pytest.mark.parametrize(("seats", "options"), TINY)
def test_the_true_deal_is_always_among_those_that_can_be_imagined(seats: int, options: dict[str, Any]) -> None:
    for ply in walk(GAME, Beginning(Options(play="four_colours", **options), seats), random.Random(7)):
        for viewer in viewers(seats):
            view = GAME.view(ply.state, viewer)
            if view.phase in ("play", "answer", "draw"):
                true = tuple(frozenset(GAME.view(ply.state, Seat(seat)).hands[seat]) for seat in range(seats) if seat != view.viewer)
                assert true in allowed(view)
                assert imagined(view, random.Random(8)) in allowed(view)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("end", "held"), [("first_out", "no"), ("all_out", "yes")])
def test_a_deal_is_found_at_every_moment_of_whole_games(seats: int, end: Any, held: Any) -> None:
    """For whoever looks; with the own hand as it is, and nothing else than what everybody knows."""
    rng = random.Random(9)
    for ply in walk(GAME, Beginning(Options(play="four_colours", quartet_end=end, ask_held=held), seats), rng):
        viewer = rng.choice(viewers(seats))
        view = GAME.view(ply.state, viewer)
        found = GAME.imagine(view, rng)
        assert GAME.view(found, viewer) == view
        if view.phase in ("play", "answer", "draw"):
            assert list(found.may)[: 13 * seats] == list(ply.state.may)[: 13 * seats], "all that a state remembers is in the view"


def test_the_count_of_deals_is_the_number_of_ways_there_are() -> None:
    """Three numbers of four cards, nothing known, to two hands of four and one of four: less the deals with a quartet, by counting them."""
    cards = [(kind, number) for number in range(3) for kind in range(4)]
    whole = 0
    for one in combinations(cards, 4):
        rest = [card for card in cards if card not in one]
        for two in combinations(rest, 4):
            three = [card for card in rest if card not in two]
            whole += not any(len({number for _, number in hand}) == 1 for hand in (one, two, three))
    sizes = Counter(tuple(places.count(place) for place in range(3)) for places in product(range(3), repeat=4))
    factor = tuple((size, count) for size, count in sizes.items() if max(size) < 4)
    assert counts((4, 4), (factor,) * 3)[0] >> 112 * (4 + 4 * 9) & (1 << 112) - 1 == whole
