"""Sheets of cards: backs meet their fronts, nothing lies where printers do not print, cuts go where cards end, and grounds bleed."""

from __future__ import annotations

from itertools import permutations

import pytest

from mochuelo.core.errors import MochueloError
from mochuelo.press.sheets import BLEED, MARGIN, PAPERS, Paper, Sheet, backs, sheets

from .booklets import part

TINY = Paper("card", 60, 80)
CASES = [
    pytest.param(paper, parts, id=f"{paper.key}-{'+'.join(map(str, parts))}")
    for paper in PAPERS.values()
    for parts in [(34,), (32, 2), (52,), (1,), (5, 5, 5)]
]


def laid(paper: Paper, parts: tuple[int, ...]) -> tuple[Sheet, ...]:
    return sheets([part(count) for count in parts], paper)


@pytest.mark.parametrize(("paper", "parts"), CASES)
def test_every_back_meets_its_front(paper: Paper, parts: tuple[int, ...]) -> None:
    """Turned over its long edge, what lies x from the left lies x from the right."""
    for side in laid(paper, parts):
        for front, back in zip(side.places, backs(side, paper).places, strict=True):
            assert front.card is back.card
            assert back.middle == pytest.approx((paper.width - front.middle[0], front.middle[1]))
            assert (back.bleed[0], back.bleed[2]) == (front.bleed[2], front.bleed[0])


@pytest.mark.parametrize(("paper", "parts"), CASES)
def test_every_card_is_there_once_and_can_be_printed(paper: Paper, parts: tuple[int, ...]) -> None:
    places = [place for side in laid(paper, parts) for place in side.places]
    assert len(places) == sum(parts)
    for place in places:
        assert place.x >= MARGIN - 1e-9 and place.y >= MARGIN - 1e-9
        assert place.x + place.width <= paper.width - MARGIN + 1e-9
        assert place.y + place.height <= paper.height - MARGIN + 1e-9


@pytest.mark.parametrize(("paper", "parts"), CASES)
def test_no_card_lies_on_another_not_even_with_its_bleed(paper: Paper, parts: tuple[int, ...]) -> None:
    for side in laid(paper, parts):
        for one, other in permutations(side.places, 2):
            left, above, right, below = one.bleed
            across = min(one.x + one.width + right, other.x + other.width) - max(one.x - left, other.x)
            down = min(one.y + one.height + below, other.y + other.height) - max(one.y - above, other.y)
            assert min(across, down) < 1e-6, (one, other)


@pytest.mark.parametrize(("paper", "parts"), CASES)
def test_cuts_go_where_cards_end_on_both_sides(paper: Paper, parts: tuple[int, ...]) -> None:
    for front in laid(paper, parts):
        for side in (front, backs(front, paper)):
            for place in side.places:
                for edge in (place.x, place.x + place.width):
                    assert any(abs(edge - cut) < 1e-6 for cut in side.down)
                for edge in (place.y, place.y + place.height):
                    assert any(abs(edge - cut) < 1e-6 for cut in side.across)


@pytest.mark.parametrize("paper", PAPERS.values(), ids=lambda paper: paper.key)
def test_colour_goes_on_beyond_every_cut_that_has_room(paper: Paper) -> None:
    """Between 1 and 2 mm wherever no card of the same kind lies beside it."""
    for side in laid(paper, (32, 2)):
        edges = {(place.x, place.y) for place in side.places}
        for place in side.places:
            for (i, j), bleed in zip(((-1, 0), (0, -1), (1, 0), (0, 1)), place.bleed, strict=True):
                x, y = place.x + i * place.width, place.y + j * place.height
                touches = any(abs(x - a) < 1e-6 and abs(y - b) < 1e-6 for a, b in edges)
                assert bleed == 0 if touches else 1 <= bleed <= BLEED


def test_a_poker_deck_is_nine_to_a_sheet_on_both_papers() -> None:
    for paper in PAPERS.values():
        assert [len(side.places) for side in laid(paper, (32, 2))] == [9, 9, 9, 7]
        assert [len(side.places) for side in laid(paper, (52,))] == [9, 9, 9, 9, 9, 7]


def test_all_full_sheets_of_a_deck_are_cut_alike() -> None:
    for paper in PAPERS.values():
        first, *others = laid(paper, (34,))
        assert all(side.down == first.down for side in others)
        assert all(set(side.across) <= set(first.across) for side in others)


def test_what_is_larger_than_the_paper_is_refused() -> None:
    with pytest.raises(MochueloError, match=r"too large for the paper 'card': 63.5 x 88.9 mm"):
        sheets([part(1)], TINY)


def test_a_large_board_has_a_sheet_of_its_own() -> None:
    board = part(2, 190, 260)
    assert [len(side.places) for side in sheets([part(9), board], PAPERS["a4"])] == [9, 1, 1]
