"""Moments of a game that a page alone does not show: choices, the end, a game taken away while it goes on, lessons on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from mochuelo import game, read_record, replay
from tests.e2e.hands import deed, options
from tests.e2e.people import People, copied, faults
from tests.e2e.tables import CHAIN, settled, table

KEY = "philosophy"
REACTION = ["C8PuNo", "C4SlWe", "C9SrNo", "C5SrNo", "C1SlSo"]
"""Ends with two Ideas of which one may react (the community's own example)."""
MOMENTS = {
    "reaction": (REACTION, 2),
    "side": (["C1PuSo", "C5DeNw"], 2),
    "facing": (CHAIN[:9], 4),
    "end": (["C3PuEa", "C8PlNo", "C2SlEa", "C9CpSe", "C1SrEa"], 0),
}


def covers(page: Page, upper: str, lower: str) -> float:
    """By how many pixels the one lies over the foot of the other."""
    boxes = [page.locator(one).first.bounding_box() for one in (upper, lower)]
    assert boxes[0] is not None
    assert boxes[1] is not None
    return boxes[1]["y"] + boxes[1]["height"] - boxes[0]["y"]


@pytest.mark.parametrize(("moment", "phone"), [("reaction", True), ("side", False), ("facing", True), ("end", False), ("end", True)])
def test_moment(people: People, moment: str, phone: bool) -> None:
    """Where choices lie over the board it is a phone that has no room for them; the one at a desk stands for the others."""
    moves, choices = MOMENTS[moment]
    person = people.arrive("/", phone=phone, reduced_motion="reduce")
    page = person.page
    page.goto(f"/table/{table(person, 'me', 'here', moves=moves)}")
    settled(page)
    assert options(page).count() == choices
    if choices:
        options(page).first.click()
        expect(deed(page)).to_be_enabled()
    else:
        expect(page.get_by_role("button", name="Play again")).to_be_visible()
    assert faults(page) == []
    assert covers(page, ".hand", "svg.top") < 1, "the board stays in sight"


def test_a_game_that_goes_on_can_be_copied_and_its_position_shared(people: People) -> None:
    person = people.arrive("/", reduced_motion="reduce", permissions=["clipboard-read", "clipboard-write"])
    page = person.page
    page.goto(f"/table/{table(person, 'me', 'here', moves=REACTION)}")
    page.get_by_role("button", name="The game as a file").click()
    page.get_by_role("button", name="Copy the game").click()
    record = read_record(copied(person, "Game:"))
    assert "Seed" not in record.headers
    assert [line.text for line in record.lines if line.kind == "act"] == REACTION
    assert replay(game(KEY), record).match.outcome is None
    page.get_by_role("button", name="Copy a link to this position").click()
    guest = people.arrive(copied(person, "http"), reduced_motion="reduce")
    settled(guest.page)
    expect(guest.page.locator("[data-space='C1']")).to_have_attribute(
        "aria-label", page.locator("[data-space='C1']").get_attribute("aria-label") or "?"
    )
    expect(guest.page.get_by_text(f"Move {len(REACTION)} of {len(REACTION)}")).to_be_visible()


def test_a_lesson_fits_a_phone(people: People) -> None:
    person = people.arrive(f"/learn/{KEY}/first-game", phone=True, reduced_motion="reduce")
    page = person.page
    page.get_by_role("button", name="Skip this step").tap()
    page.wait_for_function("document.querySelector('.coach').getBoundingClientRect().top < 2")
    assert covers(page, ".hand", "svg.top") < 1
    bottom = page.evaluate("document.querySelector('.hand').getBoundingClientRect().bottom - innerHeight")
    assert bottom <= 0, "words, board and hand are seen together"
