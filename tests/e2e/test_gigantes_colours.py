"""Complete games of four colours in a real browser: by mouse, keyboard and finger and on one screen, each checked by its record."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, expect

from mochuelo import game, read_record, replay
from tests.e2e.gestures import reach
from tests.e2e.people import People, Person, faults

KEY = "gigantes"
SMALL = {"play": "four_colours", "numbers": 4, "owls": 0}
"""Four thinkers: sixteen cards."""
PLACE = ".place.askable"
ANSWER = "[data-answer].primary"
Touch = Callable[[Locator], None]


def table(person: Person, *kinds: str, **options: Any) -> None:
    """Open a table over REST and go there."""
    seats = [{"kind": kind, "level": 1, "name": ""} for kind in kinds]
    answer = person.page.request.post("/api/tables", data={"game": KEY, "seats": seats, "options": {**SMALL, **options}})
    assert answer.ok, answer.text()
    person.page.goto(f"/table/{answer.json()['table']['id']}")
    person.page.locator(".fc, .curtain").first.wait_for()


def ended(page: Page) -> Locator:
    """The link that is offered when a game is over and its last move has been shown."""
    return page.locator("section.foot a[href*='replay']")


def wait_for_turn(page: Page) -> bool:
    """Wait until somebody is to be asked here (true) or the game is over (false); stories are skipped."""
    lift = page.locator(".curtain button")
    for _ in range(4000):
        if ended(page).is_visible():
            return False
        if page.locator(".fc[data-acting]").count() and page.locator(PLACE).count():
            return True
        page.evaluate("document.querySelector('[data-deed=skip]')?.click()")
        if lift.is_visible():
            expect(page.locator("[data-card]"), "behind the curtain there is no card").to_have_count(0)
            lift.click()
        page.wait_for_timeout(20)
    raise AssertionError("nobody is to be asked here, and the game is not over")


def play_out(page: Page, rng: Random, touch: Touch) -> int:
    """Touch a card that is missing, then somebody, until the game is over; the answer is how many questions were asked."""
    asked = 0
    while wait_for_turn(page):
        lines = page.locator("ol li").count()
        places, answers = page.locator(PLACE), page.locator(ANSWER)
        touch(places.nth(rng.randrange(places.count())))
        expect(page.locator(".place.wanted")).to_have_count(1)
        touch(answers.nth(rng.randrange(answers.count())))
        page.wait_for_function("lines => document.querySelectorAll('ol li').length > lines", arg=lines)
        asked += 1
    return asked


def check_record(person: Person, asked: int, *seats: int) -> None:
    """The table's record replays to the end, holds exactly the questions asked here, and ends with the quartets that the page shows."""
    page = person.page
    name = page.url.split("/table/")[1].split("/")[0].split("?")[0]
    record = read_record(page.request.get(f"/api/tables/{name}/record/rec").text())
    played = replay(game(KEY), record)
    assert played.trouble is None
    assert played.match.status == "over"
    assert len([line for line in record.lines if line.kind == "act" and line.seat in seats]) == asked > 0
    view = game(KEY).view(played.match.state, "spectator")
    counts = sorted((len(own) for own in view.quartets), reverse=True)
    expect(page.locator(".result b").first).to_have_text(str(counts[0]))
    assert [int(text) for text in page.locator(".result .who b").all_inner_texts()] == counts


def test_game_by_mouse(people: People) -> None:
    person = people.arrive("/", reduced_motion="reduce")
    table(person, "me", "bot", "bot", numbers=3)
    page = person.page
    assert wait_for_turn(page)
    assert faults(page) == []
    check_record(person, play_out(page, Random(3), lambda spot: spot.click()), 0)
    assert faults(page) == []


def test_game_by_keyboard_alone(people: People) -> None:
    person = people.arrive("/", reduced_motion="reduce")
    table(person, "me", "bot", "bot", numbers=3)
    page = person.page
    asked = 0
    while wait_for_turn(page):
        lines = page.locator("ol li").count()
        reach(page, PLACE)
        page.keyboard.press("Enter")
        page.wait_for_function("wanted => document.activeElement.matches(wanted)", arg=ANSWER)
        page.keyboard.press("Enter")
        page.wait_for_function("lines => document.querySelectorAll('ol li').length > lines", arg=lines)
        asked += 1
    check_record(person, asked, 0)


def test_game_for_four_by_touch_on_a_phone_in_spanish(people: People) -> None:
    person = people.arrive("/", phone=True, theme="dark", lang="es-ES", reduced_motion="reduce")
    table(person, "me", "bot", "bot", "bot", numbers=3, hand=2)
    page = person.page
    assert wait_for_turn(page)
    page.locator(PLACE).first.tap()
    expect(page.locator(".bar")).to_contain_text("¿a quién se la pides?")
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.keyboard.press("Escape")
    check_record(person, play_out(page, Random(7), lambda spot: spot.tap()), 0)


def test_two_on_one_screen_behind_the_curtain(people: People) -> None:
    person = people.arrive("/", reduced_motion="reduce")
    table(person, "me", "here", hand=3)
    check_record(person, play_out(person.page, Random(11), lambda spot: spot.click()), 0, 1)
