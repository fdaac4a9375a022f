"""The pages under Learn of the game of thinkers: every example tried, the guided game, the gallery and its threads."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.arguing import Arguer, Finger, Mouse, hand, hurry
from tests.e2e.people import People, Person, faults
from tests.e2e.serving import Server

ROOT = Path(__file__).resolve().parent.parent.parent
BOOK: dict[str, Any] = json.loads((ROOT / "web/src/games/gigantes/learn/lessons.json").read_text(encoding="utf-8"))
LEARN = "/learn/gigantes"
TRIED = ("theirs", "question", "pass", "long")
"""One example of each kind of turn; one's own card is watched below. That every example is what the rules say, the quick tests hold."""


def enact(hands: Arguer, text: str) -> None:
    """Do what an action says: a card to where it goes, a question or a pass."""
    page, deed = hands.page, text[3:]
    if deed == "-" or deed.startswith("?"):
        if deed == "-":
            hands.press("pass")
        else:
            page.locator(f"[data-row='{deed[1:]}'] [data-deed='question']").click()
        hands.press("pass" if deed == "-" else "ask")
        return
    card, goal = re.split(r"[+x]", f"{deed}+In")[:2]
    spot = f"card/{goal}" if "x" in deed else f"row/{goal}"
    hands.take(next(one for one in hand(page) if one.endswith(card)))
    hands.lay(card, spot)


def rows_of(page: Page) -> list[list[str]]:
    """What lies in the rows of the table on the page."""
    cards = "[...row.querySelectorAll('[data-spot^=card]')].map((one) => one.dataset.spot.slice(5))"
    return list(page.evaluate(f"[...document.querySelectorAll('.gg [data-row]')].map((row) => {cards})"))


def rows_after(slug: str) -> list[list[str]]:
    """What lies in the rows once an example has been played as it is meant."""
    walk, node = BOOK["examples"][slug], 0
    for text in walk["watch"]:
        to = walk["nodes"][node]["acts"][text][1]
        node = walk["nodes"][to].get("then", (0, to))[1]
    return list({**BOOK["view"], **walk["nodes"][node]["view"]}["rows"])


@pytest.fixture(scope="module")
def crowd(browser: Browser, shared_server: Server) -> Iterator[People]:
    """People of this module."""
    people = People(browser, shared_server.url)
    yield people
    assert people.leave() == []


def quick(people: People, **more: Any) -> Person:
    """Somebody for whom stories go twice as fast and cards do not fly."""
    person = people.arrive("/settings", reduced_motion="reduce", **more)
    person.page.evaluate("localStorage.mochuelo = JSON.stringify({ speed: 2 })")
    return person


@pytest.fixture(scope="module")
def reader(crowd: People) -> Page:
    """Somebody who tries example after example."""
    page = quick(crowd).page
    page.goto(f"{LEARN}/rules")
    return page


@pytest.mark.parametrize("slug", TRIED)
def test_an_example_is_tried(reader: Page, slug: str) -> None:
    reader.locator(f"[aria-controls='ex-{slug}']").click()
    reader.locator(f"#ex-{slug} .gg[data-acting]").wait_for()
    before = rows_of(reader)
    said = reader.locator(".try ol li")
    for text in BOOK["examples"][slug]["watch"]:
        told = said.count()
        reader.locator(".gg[data-acting]").wait_for()
        enact(Mouse(reader, turns=0), text)
        expect(said).not_to_have_count(told)
        hurry(reader)
    expect(reader.locator("[data-deed='skip']")).to_have_count(0)
    assert rows_of(reader) == rows_after(slug)
    reader.get_by_role("button", name="Set it up again").click()
    reader.locator(f"#ex-{slug} .gg[data-acting]").wait_for()
    assert rows_of(reader) == before
    assert said.count() == 0


def test_an_example_is_watched_and_found_again(reader: Page) -> None:
    page = reader
    page.goto("/about")
    page.goto(f"{LEARN}/rules#own")
    page.locator("#ex-own .gg[data-acting]").wait_for()
    page.get_by_role("button", name="Watch it").click()
    expect(page.locator(".try ol li")).to_have_count(2)
    hurry(page)
    assert rows_of(page) == rows_after("own")
    opener = page.get_by_role("button", name="One's own card")
    expect(opener).to_have_attribute("aria-expanded", "true")
    opener.click()
    expect(page.locator(".try")).to_have_count(0)


def play_guided(page: Page, hands: Arguer) -> None:
    """The guided game from the first step to the last, by what each step asks for."""
    steps = BOOK["games"]["first"]["watch"]
    coach = page.locator(".coach")
    for number, text in enumerate(steps, 1):
        expect(coach).to_contain_text(f"{number} ")
        page.locator(".gg[data-acting]").wait_for()
        enact(hands, text)
        expect(coach.locator("progress")).to_have_js_property("value", number)
        if number < len(steps):
            hurry(page)
            coach.locator(".button.primary").click()
            while page.locator(".gg[data-acting]").count() == 0:
                hurry(page)
                page.wait_for_timeout(20)


def test_the_first_game_by_mouse(reader: Page) -> None:
    page = reader
    page.goto(f"{LEARN}/first-game")
    play_guided(page, Mouse(page))
    expect(page.locator(".coach")).to_contain_text("23")
    expect(page.locator(".gg .end .sum").first).to_have_text("23")


def test_four_colours_step_by_step(reader: Page) -> None:
    """A quartet, a miss with what the others then do, and a question whose answer could be known."""
    page = reader
    page.goto(f"{LEARN}/four-colours")
    coach = page.locator(".coach")
    for number, text in enumerate(BOOK["games"]["four"]["watch"][:3], 1):
        page.locator(".fc[data-acting]").wait_for()
        page.locator(f".fc [data-card='{text[6:]}']").click()
        page.locator(f".fc [data-answer='{text[4:6]}']").click()
        hurry(page)
        expect(coach.locator("progress")).to_have_js_property("value", number)
        coach.locator(".button.primary").click()
        while page.locator(".fc[data-acting]").count() == 0:
            hurry(page)
            page.wait_for_timeout(20)
    expect(coach.locator("h2")).to_have_text("A guess")
    expect(page.locator(".fc [data-card='W2'][data-home]")).to_be_visible()


def test_a_step_that_is_missed_is_tried_again_and_skipped(crowd: People) -> None:
    """On a phone: an opening that was not meant, again, then the step is skipped and the game goes on as it was meant."""
    page = quick(crowd, phone=True).page
    page.goto(f"{LEARN}/first-game")
    page.locator(".gg[data-acting]").wait_for()
    enact(Finger(page), "In:B8")
    expect(page.locator(".coach")).to_contain_text("Any opening is allowed")
    page.get_by_role("button", name="Try again").tap()
    page.locator(".gg[data-acting]").wait_for()
    assert rows_of(page) == [[], []]
    page.get_by_role("button", name="Skip this step").tap()
    expect(page.locator(".coach h2")).to_have_text("The same thinker")
    expect(page.locator(".gg [data-spot='card/C1']")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_the_gallery_is_filtered(reader: Page) -> None:
    page = reader
    page.goto(f"{LEARN}/cards")
    count = page.locator(".count")
    expect(count).to_contain_text("52 cards")
    page.get_by_role("button", name="Expression").click()
    expect(count).to_contain_text("13 cards")
    page.get_by_role("button", name="Mirror").click()
    expect(count).to_contain_text("2 cards")
    page.get_by_label("Words in the text").fill("deceives")
    expect(count).to_contain_text("One card")
    expect(page.get_by_role("link", name="I think, therefore I am")).to_be_visible()
    page.get_by_role("button", name="Show all").click()
    page.get_by_label("Epoch").select_option("Antiquity")
    expect(count).to_contain_text("16 cards")
    assert faults(page) == []


def test_a_card_and_its_threads_by_keyboard(reader: Page) -> None:
    """Open a card, walk along a thread with its sentence why, read on in German, and come back to where one was."""
    page = reader
    page.goto("/about")
    page.goto(f"{LEARN}/cards")
    page.get_by_role("link", name="Expression: I think, therefore I am").focus()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("#E10$"))
    expect(page.locator("h2")).to_be_focused()
    page.get_by_role("link", name="The butterfly's dream refutes I think, therefore I am").focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(page.locator(".middle .why")).to_contain_text("Who is it that looks into the mirror")
    assert faults(page) == []
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("#E3$"))
    page.get_by_role("button", name="Deutsch").click()
    expect(page.locator("h2")).to_have_text("Der Schmetterlingstraum")
    expect(page.get_by_role("heading", name="Wer zustimmt, wer widerspricht")).to_be_visible()
    page.get_by_role("link", name="Alle Karten").click()
    expect(page.get_by_role("link", name="Ausspruch: Der Schmetterlingstraum")).to_be_focused()
    page.get_by_role("button", name="English").click()


def test_the_pages_on_a_phone_at_dusk(crowd: People) -> None:
    page = quick(crowd, phone=True, theme="dark", lang="es-ES").page
    for slug in ("rules", "four-colours", "cards#W3"):
        page.goto(f"{LEARN}/{slug}")
        page.locator(".frame .lead, .frame h2").first.wait_for()
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        assert faults(page) == []
