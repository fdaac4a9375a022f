"""The sheet before a game: what a game proposes comes first and chosen, the rest waits behind a fold."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.people import People


def options_of(people: People, path: str, click: str = "") -> dict[str, object]:
    """The options of the table that the sheet at `path` opens, after a click on one of its choices."""
    page = people.arrive(path, reduced_motion="reduce").page
    if click:
        page.get_by_role("radio", name=click, exact=True).check()
    page.get_by_role("button", name="Start").click()
    page.wait_for_url(re.compile("/table/"))
    made = page.request.get(f"/api/tables/{page.url.split('/table/')[1]}").json()
    found: dict[str, object] = made["options"]
    return found


def test_what_a_game_proposes_is_in_sight_and_chosen(people: People) -> None:
    page = people.arrive("/new/tangents?with=bot").page
    expect(page.get_by_role("radio", name="a match of two")).to_be_checked()
    expect(page.get_by_role("group", name="Hands")).to_be_hidden()
    assert options_of(people, "/new/tangents?with=bot")["games"] == "two"


def test_a_proposal_can_be_declined(people: People) -> None:
    assert options_of(people, "/new/tangents?with=here", click="one")["games"] == "one"


def test_choices_begin_with_the_published_rule(people: People) -> None:
    page = people.arrive("/new/tangents?with=here").page
    page.get_by_text("More choices").click()
    hands = page.get_by_role("group", name="Hands")
    expect(hands.get_by_role("radio").first).to_be_checked()
    expect(hands.locator("label").first).to_have_text("open")


def test_who_begins_is_asked_where_the_game_lets_one_choose(people: People) -> None:
    for key, asked in (("tangents", 0), ("philosophy", 1)):
        page = people.arrive(f"/new/{key}?with=here").page
        page.get_by_text("More choices").click()
        expect(page.get_by_role("group", name="Who sits where")).to_be_visible()
        expect(page.get_by_role("group", name="Who begins", exact=True)).to_have_count(asked)
