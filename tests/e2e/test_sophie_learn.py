"""The pages under Learn of Sophie's World: examples tried by mouse and by keys, the guided game to its end, axe on both pages."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.arguing import hurry
from tests.e2e.asking import ACTING, Asked, Keys, Mouse
from tests.e2e.people import People, Person, faults
from tests.e2e.serving import Server

ROOT = Path(__file__).resolve().parent.parent.parent
BOOK: dict[str, Any] = json.loads((ROOT / "web/src/games/sophie/learn/lessons.json").read_text(encoding="utf-8"))
LEARN = "/learn/sophie"


def enact(hands: Asked, text: str) -> None:
    """Do what an action says: press a button, a card, an answer or a vote, or go to a space of the map."""
    while hands.page.locator(ACTING).count() == 0:
        hurry(hands.page)
        hands.page.wait_for_timeout(20)
    if text.startswith(">"):
        hands.go(text[1:])
    elif text.startswith("q"):
        hands.press("choose", text)
    elif text.startswith("v"):
        hands.press("vote", text[-1])
    elif text in {"a", "b", "c"}:
        hands.press("answer", text)
    else:
        hands.press("deed", {"^": "roll", "!": "spoken"}.get(text, text))


def steps(slug: str) -> int:
    """How many steps the story of an example has, played as it is meant."""
    walk, node, count = BOOK["examples"][slug], 0, 0
    for text in walk["watch"]:
        told, node, _ = walk["nodes"][node]["acts"][text]
        count += len(told)
        while "then" in walk["nodes"][node]:
            told, node = walk["nodes"][node]["then"]
            count += len(told)
    return count


@pytest.fixture(scope="module")
def crowd(browser: Browser, shared_server: Server) -> Iterator[People]:
    """People of this module."""
    people = People(browser, shared_server.url)
    yield people
    assert people.leave() == []


def quick(people: People, **more: Any) -> Person:
    """Somebody for whom stories go twice as fast and figures do not walk."""
    person = people.arrive("/settings", reduced_motion="reduce", **more)
    person.page.evaluate("localStorage.mochuelo = JSON.stringify({ speed: 2 })")
    return person


@pytest.mark.parametrize(("slug", "kind"), [("way", Mouse), ("rabbit", Keys)])
def test_an_example_is_tried(crowd: People, slug: str, kind: type[Asked]) -> None:
    """To its end, and set up again."""
    page = quick(crowd).page
    page.goto(f"{LEARN}/rules#{slug}")
    hands = kind(page)
    for text in BOOK["examples"][slug]["watch"]:
        enact(hands, text)
    said = page.locator(".try > ol > li")
    expect(said).to_have_count(steps(slug))
    hurry(page)
    page.get_by_role("button", name="Set it up again").click()
    page.locator(f"#ex-{slug} {ACTING}").wait_for()
    expect(said).to_have_count(0)


def test_the_first_game_to_its_end(crowd: People) -> None:
    """By what each step asks for; on the way a step is missed once, and tried again."""
    page = quick(crowd).page
    page.goto(f"{LEARN}/first-game")
    coach, hands = page.locator(".coach"), Mouse(page)
    page.locator(ACTING).wait_for()
    assert faults(page) == []
    enact(hands, "^")
    expect(coach).to_contain_text("Leaving is allowed")
    coach.get_by_role("button", name="Try again").click()
    asked = BOOK["first"]["watch"]
    for number, text in enumerate(asked, 1):
        enact(hands, text)
        progress(page, number)
        if number < len(asked):
            coach.locator(".button.primary").click()
    expect(coach).to_contain_text("230 to 130")
    expect(page.locator("[data-plate] .points").first).to_contain_text("230")


def progress(page: Page, number: int) -> None:
    """Wait, and skip what is told, until so many steps are done."""
    while page.locator(".coach progress").evaluate("bar => bar.value") != number:
        hurry(page)
        page.wait_for_timeout(20)


def test_the_rules_on_a_phone_at_dusk(crowd: People) -> None:
    page = quick(crowd, phone=True, theme="dark", lang="es-ES").page
    page.goto(f"{LEARN}/rules")
    page.locator(".rules .lead").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert faults(page) == []
