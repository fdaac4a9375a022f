"""A match of two games looked back on: leafed through, taken away, shared by link, its chance proved; with open and with hidden hands."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from mochuelo import game, read_record, replay
from mochuelo.core.fairness import verify
from tests.e2e.people import People, copied, faults
from tests.e2e.tables import play_out, settled, table

KEY = "tangents"
STEPS = 24
"""Into the second half of the first game."""


@pytest.mark.parametrize("options", [{"hands": "open"}, {"hands": "hidden", "first": "rock_paper_scissors"}], ids=["open", "hidden"])
def test_match_is_looked_back_on(people: People, options: dict[str, str]) -> None:
    person = people.arrive("/", reduced_motion="reduce", permissions=["clipboard-read", "clipboard-write"])
    page = person.page
    played_at = table(person, "me", "here", key=KEY, options={"games": "two", **options})
    play_out(person, played_at)

    record = page.request.get(f"/api/tables/{played_at}/record").text()
    played = replay(game(KEY), read_record(record))
    assert (played.trouble, played.match.status) == (None, "over")
    assert verify(game(KEY), record).draws == played.match.draws >= 32  # two games, each with sixteen cards dealt
    result = played.match.outcome
    assert result is not None

    page.goto(f"/table/{played_at}/replay")
    status = page.get_by_text(re.compile(r"^Move \d+ of \d+$"))
    expect(page.get_by_text("The beginning")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(status).to_have_text(re.compile("^Move 1 of"))
    for _ in range(STEPS):
        page.keyboard.press("ArrowRight")
    expect(status).to_have_text(re.compile(f"^Move {1 + STEPS} of"))
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="One on")).to_be_disabled()
    settled(page)
    assert faults(page) == []

    page.get_by_role("button", name="Copy the game").click()
    assert copied(person, "Game:") == record
    page.get_by_role("button", name="Copy a link to this position").click()
    guest = people.arrive(copied(person, "http"), reduced_motion="reduce").page
    settled(guest)
    assert guest.locator(".stage [data-space]").evaluate_all(LABELS) == page.locator(".stage [data-space]").evaluate_all(LABELS)


def test_a_hidden_game_that_is_over_can_be_seen_through_any_eyes(people: People) -> None:
    person = people.arrive("/", reduced_motion="reduce")
    page = person.page
    name = table(person, "me", "here", key=KEY, options={"hands": "hidden", "first": "illustrator"})
    play_out(person, name)
    page.goto(f"/table/{name}/replay")
    expect(page.get_by_text("The beginning")).to_be_visible()
    page.keyboard.press("ArrowRight")
    unknown = {seat: page.locator(f'.stage [data-home^="{seat}."]') for seat in ("Il", "Po")}
    expect(unknown["Il"]).to_have_count(7)
    expect(unknown["Po"]).to_have_count(8)
    settled(page)
    page.get_by_role("radio", name="Poet").check()
    expect(unknown["Po"]).to_have_count(0)
    expect(unknown["Il"]).to_have_count(7)
    page.get_by_role("radio", name="nobody").check()
    expect(unknown["Po"]).to_have_count(8)
    assert faults(page) == []


LABELS = "(all) => all.map((one) => one.ariaLabel)"
