"""People who share a table: one opens it, others come by its link, and whoever is to move moves."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.e2e.hands import Hands, deed, ended
from tests.e2e.people import People, Person
from tests.e2e.tables import way_in


def invitation(page: Page) -> str:
    """The link that is to be sent, once the page shows it."""
    link = page.get_by_label("Invitation link")
    expect(link).to_have_value(re.compile(r"invite=\S+"))
    return link.input_value()


def open_table(people: People, name: str = "") -> tuple[Person, str]:
    """Ana opens a table for two, under a name if she has one, and reads the link that she is to send."""
    ana = people.arrive("/settings" if name else "/", reduced_motion="reduce")
    if name:
        ana.page.get_by_label("Your name at the table").fill(name)
        ana.page.get_by_role("button", name="Save").click()
        ana.page.get_by_text("Saved").wait_for()
        ana.page.goto("/")
    way_in(ana.page, "friend").click()
    ana.page.get_by_role("button", name="Open the table").click()
    return ana, invitation(ana.page)


def sit_down(people: People, link: str, name: str = "") -> Person:
    """Ben opens the link and takes the free seat."""
    ben = people.arrive(link, reduced_motion="reduce")
    if name:
        ben.page.get_by_label("Your name").fill(name)
    ben.page.get_by_role("button", name="Sit down").click()
    return ben


def standing(page: Page) -> str:
    """All spaces, as they are told to those who cannot see them, but for what only the one to move is told."""
    labels = page.evaluate("[...document.querySelectorAll('[data-space]')].map((one) => one.ariaLabel)")
    return "|".join(labels).replace(", open for a New Idea", "")


def whose(hands: list[Hands]) -> Hands | None:
    """Whose turn it is, as their pages say; nobody's when the game is over."""
    for _ in range(600):
        for one in hands:
            if deed(one.page).is_visible():
                return one
        if all(ended(one.page).is_visible() for one in hands):
            return None
        hands[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is to move, and the game is not over")


def take_turns(hands: list[Hands], decisions: int) -> bool:
    """So many decisions, whoever they are for; whether the game goes on."""
    for _ in range(decisions):
        one = whose(hands)
        if one is None:
            return False
        one.decide()
    return True
