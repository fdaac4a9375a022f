"""Every page, by day and by night, at a desk and on a phone, in both languages.

axe finds nothing, nothing overflows, nothing is untranslated, every control is large enough for a finger, no console complains.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from mochuelo.registry import games
from tests.e2e.people import People, Person, faults
from tests.e2e.serving import Server
from tests.e2e.tables import CHAIN, settled, table, way_in

KEY = "philosophy"
GAMES = sorted(games())
PLACES = {
    "home": "/",
    # The sheet is the same for all games; each game's options are on it whoever one plays with.
    **{f"{key}-here": f"/new/{key}?with=here" for key in GAMES},
    **{f"{KEY}-{company}": f"/new/{KEY}?with={company}" for company in ("bot", "friend")},
    **{f"{key}-learn": f"/learn/{key}" for key in GAMES},
    "tables": "/tables",
    "read": "/replay",
    "settings": "/settings",
    "about": "/about",
    "missing": "/nothing/of/the/kind",
}
LOOKS = [
    pytest.param({"theme": "light", "lang": "en-GB", "phone": False}, id="dawn-en-desk"),
    pytest.param({"theme": "dark", "lang": "es-ES", "phone": True}, id="dusk-es-phone"),
]


def overflow(page: Page) -> list[str]:
    """What reaches beyond the right edge of the page so that it could be scrolled sideways."""
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return [f"the page is {wide} pixels too wide"] if wide > 0 else []


def untranslated(page: Page) -> list[str]:
    """Message ids or placeholders where words should be."""
    text = page.locator("body").inner_text()
    return [word for word in text.split() if word.startswith(("{$", "{ $", "{\u2068")) or (word.startswith("{") and word.endswith("}"))]


def small_targets(page: Page) -> list[str]:
    """Controls smaller than a finger: under 44 pixels both ways, links within a sentence apart."""
    return list(page.evaluate(SMALL))


SMALL = """() => [...document.querySelectorAll('button, a[href], input, select, summary, [role=tab]')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !one.closest('p, li p, [inert]'))
    .filter((one) => one.type !== 'hidden' && one.type !== 'radio' && one.type !== 'checkbox')
    .map((one) => [one, one.getBoundingClientRect()])
    .filter(([one, box]) => box.width > 1 && box.height > 1 && Math.max(box.width, box.height) < 43.5)
    .map(([one, box]) => `${one.outerHTML.slice(0, 80)} is ${Math.round(box.width)}x${Math.round(box.height)}`)"""


@pytest.fixture(scope="module")
def crowd(browser: Browser, shared_server: Server) -> Iterator[People]:
    """People of this module; each page is judged for itself, so consoles are asked there."""
    people = People(browser, shared_server.url)
    yield people
    people.leave()


@pytest.fixture(scope="module", params=LOOKS)
def visitor(crowd: People, request: pytest.FixtureRequest) -> Person:
    """Somebody who goes from page to page."""
    return crowd.arrive("/", reduced_motion="reduce", **request.param)


def judge(visitor: Person, path: str) -> None:
    """Go there, look, and complain of all that is wrong at once."""
    visitor.troubles.clear()
    visitor.page.goto(path)
    settled(visitor.page)
    expect(visitor.page.locator("main")).to_be_visible()
    found = faults(visitor.page) + overflow(visitor.page) + untranslated(visitor.page) + small_targets(visitor.page) + visitor.troubles
    assert found == []


@pytest.mark.parametrize("place", PLACES)
def test_page(visitor: Person, place: str) -> None:
    judge(visitor, PLACES[place])


def test_table_in_the_middle_of_a_game(visitor: Person) -> None:
    judge(visitor, f"/table/{table(visitor, 'me', 'here', moves=CHAIN[:-1])}")


@pytest.mark.parametrize("key", GAMES)
def test_table_against_a_bot(visitor: Person, key: str) -> None:
    judge(visitor, f"/table/{table(visitor, 'me', 'bot', key=key)}")


def test_table_that_waits(visitor: Person) -> None:
    judge(visitor, f"/table/{table(visitor, 'me', 'open')}")


def test_table_for_four(visitor: Person) -> None:
    judge(visitor, f"/table/{table(visitor, 'me', 'here', 'here', 'here')}")


def test_replay(visitor: Person) -> None:
    judge(visitor, f"/table/{table(visitor, 'me', 'here', moves=CHAIN)}/replay?ply=5")


def test_learning_pages(visitor: Person) -> None:
    page = visitor.page
    page.goto(f"/learn/{KEY}")
    settled(page)
    paths = page.evaluate("[...document.querySelectorAll('a[href^=\"/learn/\"]')].map((one) => one.pathname)")
    assert len(set(paths)) >= 13, "a guided first game, and a page for each tile"
    for path in sorted(set(paths)):
        judge(visitor, path)


def test_language_can_be_changed(people: People) -> None:
    person = people.arrive("/", lang="es-ES")
    expect(person.page.locator("html")).to_have_attribute("lang", "es")
    person.page.get_by_role("button", name="EN").or_(person.page.get_by_text("EN", exact=True)).first.click()
    expect(person.page.locator("html")).to_have_attribute("lang", "en")
    expect(way_in(person.page, "bot")).to_have_text("Play a bot")
