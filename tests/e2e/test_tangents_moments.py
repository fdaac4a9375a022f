"""Moments at a table of cards: how a game opens, what is said of touches, and what small and low windows still show."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from tests.e2e.cards import Mouse, deed, ended, wait_for_turn
from tests.e2e.people import People
from tests.e2e.serving import Server
from tests.e2e.tables import play_out
from tests.e2e.test_tangents import LYING, table


def test_the_opening_is_told_to_whoever_comes(people: People) -> None:
    """The deal and both dice are seen before the first turn, though the table had begun when its page was opened."""
    person = people.arrive("/", reduced_motion="reduce")
    table(person, "me", "here")
    page, said = person.page, person.page.locator(".below .caption")
    expect(said).to_contain_text("The cards are dealt")
    expect(said).to_contain_text("rolls a")
    expect(said).to_contain_text("moves first")
    expect(page.locator(".scene .die [role='img']")).to_have_count(2)
    expect(deed(page)).to_be_visible()
    expect(page.locator("section.hand .slot")).to_have_count(18)


def test_what_was_said_of_a_touch_is_taken_back_by_the_next(people: People) -> None:
    person = people.arrive("/", reduced_motion="reduce")
    table(person, "me", "here", position=LYING)
    page, line = person.page, person.page.locator(".status .line")
    page.locator("[data-space='D4']").click()
    expect(line).to_have_text("Choose a card of your hand first.")
    page.locator("section.turn .slot").first.click()
    expect(line).to_have_text("Play a card, or your block.")


def test_what_lies_for_trial_outlasts_a_lost_line(guests: People, server: Server) -> None:
    person = guests.arrive("/", reduced_motion="reduce")
    person.offline_expected = True
    table(person, "me", "here", position=LYING)
    page = person.page
    Mouse(page, Random(37)).place("7", "D4")
    expect(page.locator(".slot.laid")).to_have_count(1)
    server.stop()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    expect(page.locator(".slot.laid")).to_have_count(0)
    server.start()
    expect(page.locator(".slot.laid")).to_have_count(1, timeout=20_000)
    assert page.locator(".cell.tried").first.get_attribute("data-space") == "D4"


def test_the_end_on_a_phone_leaves_the_grid_in_sight(people: People) -> None:
    person = people.arrive("/", phone=True, reduced_motion="reduce")
    name = table(person, "me", "here", first="illustrator")
    play_out(person, name)
    ended(person.page).wait_for(timeout=60_000)
    verdict, grid, said = (box(person.page, one) for one in ("section.foot", ".field", ".below .caption"))
    assert verdict["y"] >= max(grid["y"] + grid["height"], said["y"] + said["height"]) - 1


def test_the_block_is_in_sight_beside_a_full_hand_on_a_phone(people: People) -> None:
    person = people.arrive("/", phone=True, reduced_motion="reduce")
    table(person, "me", "here", first="illustrator")
    wait_for_turn(person.page)
    block = box(person.page, ".tray .slot.block")
    assert block["x"] + block["width"] <= 390


def test_cards_stay_big_enough_in_a_low_window(people: People) -> None:
    """As when a page is magnified to the double: then the table is scrolled, and what plays a card can be reached."""
    person = people.arrive("/", viewport={"width": 720, "height": 450}, reduced_motion="reduce")
    table(person, "me", "here", position=LYING)
    page = person.page
    assert box(page, "[data-space='A1']")["width"] > 50
    hands = Mouse(page, Random(31))
    hands.turn()
    expect(page.locator("ol li")).to_have_count(1)


def box(page: Page, rule: str) -> Any:
    """Where something is on the page."""
    found = page.locator(rule).first.bounding_box()
    assert found is not None
    return found
