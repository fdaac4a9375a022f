"""The pages under Learn of the game of cards: every example tried by mouse and by keyboard, the guided game to its end, the gallery."""

# long: everything that a person does on the three pages under Learn

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.cards import Cards, Finger, Keys, Mouse, spaces
from tests.e2e.people import People, Person, faults
from tests.e2e.serving import Server
from tests.e2e.tables import settled

ROOT = Path(__file__).resolve().parent.parent.parent
BOOK: dict[str, Any] = json.loads((ROOT / "web/src/games/tangents/learn/lessons.json").read_text(encoding="utf-8"))
LEARN = "/learn/tangents"
STEP = {"N": (0, -1), "NE": (1, -1), "E": (1, 0), "SE": (1, 1), "S": (0, 1), "SW": (-1, 1), "W": (-1, 0), "NW": (-1, -1)}


def flipped(text: str) -> list[tuple[str, bool]]:
    """The spaces that a turn flips, nearest first, and whether their cards are turned."""
    column, row = ord(text[6]), int(text[7])
    found, way = [], "N"
    for said, lie in re.findall("([NESW]{0,2})([ut])", text.partition("x")[2]):
        way = said or way
        column, row = column + STEP[way][0], row + STEP[way][1]
        found.append((f"{chr(column)}{row}", lie == "t"))
    return found


def enact(hands: Cards, text: str) -> None:
    """Play a turn as a person does: the card, its space, the end of the chain, how each card lies, and Place."""
    if text[3] == "#":
        hands.take("0")
        hands.choose(text[4:6])
    else:
        hands.place(str(int(text[3:5])), text[6:8])
        if text[5] == "t":
            hands.turned(text[6:8])
        chain = flipped(text)
        if len(spaces(hands.page, "tried")) != len(chain) + 1:
            hands.choose(chain[-1][0])
        for space, turned in chain:
            if turned:
                hands.turned(space)
    hands.press()


def board_after(slug: str) -> dict[str, str]:
    """Whose side lies on each space once an example has been played as it is meant."""
    example = BOOK["examples"][slug]
    board = {card["space"]: ("Il", "Po")[card["side"]] for card in example["view"]["board"]}
    at = 0
    for text in example["watch"]:
        numbers, at = example["nodes"][at]["acts"][text]
        for step in (BOOK["steps"][number] for number in numbers):
            for _, _, end in step[4]:
                if "/" in end and not end.startswith("hand"):
                    board[end[:2]] = end[3:5]
    return board


def board_of(page: Page) -> dict[str, str]:
    """Whose side lies on each space of the table on the page."""
    side = "one.querySelector('.tg-card').classList.contains('Il') ? 'Il' : 'Po'"
    return dict(page.locator(".cell.full").evaluate_all(f"all => Object.fromEntries(all.map((one) => [one.dataset.space, {side}]))"))


@pytest.fixture(scope="module")
def crowd(browser: Browser, shared_server: Server) -> Iterator[People]:
    """People of this module, with quick stories."""
    people = People(browser, shared_server.url)
    yield people
    assert people.leave() == []


@pytest.fixture(scope="module")
def pairs(crowd: People) -> dict[type[Cards], Cards]:
    """Two who try example after example: one with a mouse, one with the keys alone."""
    return {kind: kind(quick(crowd).page) for kind in (Mouse, Keys)}


BY_MOUSE = ("three", "old", "blocked", "pass", "last")
BY_KEYS = ("three", "corner", "own", "answer")
"""Examples of each thing that can be done at a table; that every example is what the rules say, the quick tests hold."""


def quick(people: People, **more: Any) -> Person:
    """Somebody for whom stories go twice as fast and cards do not fly."""
    person = people.arrive("/settings", reduced_motion="reduce", **more)
    person.page.evaluate("localStorage.mochuelo = JSON.stringify({ speed: 2 })")
    return person


def open_example(page: Page, slug: str) -> None:
    """Open an example on its page."""
    if not page.url.partition("#")[0].endswith(f"{LEARN}/rules"):
        page.goto(f"{LEARN}/rules")
    page.locator(f"[aria-controls='ex-{slug}']").click()
    page.locator(f"#ex-{slug} [data-space]").first.wait_for()
    settled(page)


@pytest.mark.parametrize(("kind", "slug"), [(Mouse, slug) for slug in BY_MOUSE] + [(Keys, slug) for slug in BY_KEYS])
def test_an_example_is_tried(pairs: dict[type[Cards], Cards], kind: type[Cards], slug: str) -> None:
    hands = pairs[kind]
    page = hands.page
    open_example(page, slug)
    before = board_of(page)
    said = page.locator(".try ol li")
    for number, text in enumerate(BOOK["examples"][slug]["watch"]):
        told = said.count()
        enact(hands, text)
        page.wait_for_function(f"document.querySelectorAll('.try ol li').length > {told}")
        if number + 1 < len(BOOK["examples"][slug]["watch"]):
            page.locator("section.turn .slot.open").first.wait_for()
    page.locator("[data-deed='skip']").wait_for(state="detached")
    assert board_of(page) == board_after(slug)
    page.get_by_role("button", name="Set it up again").click()
    assert board_of(page) == before
    assert said.count() == 0


def test_an_example_is_watched_and_opened_again(crowd: People) -> None:
    page = quick(crowd).page
    page.goto(f"{LEARN}/rules")
    opener = page.get_by_role("button", name="Four against one")
    opener.click()
    expect(opener).to_have_attribute("aria-expanded", "true")
    page.get_by_role("button", name="Watch it").click()
    expect(page.locator(".try ol li")).to_have_count(6)
    page.locator("[data-deed='skip']").wait_for(state="detached")
    assert board_of(page) == board_after("three")
    expect(page).to_have_url(re.compile("#three$"))
    opener.click()
    expect(page.locator(".try")).to_have_count(0)


@pytest.mark.parametrize("slug", ["early", "late"])
def test_an_example_says_why_no_block(crowd: People, slug: str) -> None:
    """Before the second turn, and at the last space, the block is refused with its reason."""
    page = quick(crowd).page
    open_example(page, slug)
    hands = Mouse(page)
    if slug == "late":
        enact(hands, BOOK["examples"]["late"]["watch"][0])
        page.locator("section.hand.Po.turn .slot.open").first.wait_for()
    page.locator("section.turn .slot.block").click()
    expect(page.get_by_role("status").filter(has_text="The block cannot be played now")).to_be_visible()


def good_act(page: Page) -> str:
    """A turn that does what the step on the page asks; how cards lie is chosen so that the learner's own choices show."""
    number = int(page.locator("progress").evaluate("one => one.value"))
    return [str(text) for text, (_, good) in BOOK["first"][number]["acts"].items() if good == 1][-1]


def go_on(page: Page, number: int) -> None:
    """On to the next step: see the turns between."""
    page.get_by_role("button", name="Next step").click()
    expect(page.locator(".coach .count")).to_have_text(f"Step {number} of 8")
    page.locator("section.hand.Il .slot.open").first.wait_for(timeout=30_000)
    page.locator("[data-deed='skip']").wait_for(state="detached", timeout=30_000)


def test_the_guided_game_to_its_end(crowd: People) -> None:
    page = quick(crowd).page
    page.goto(f"{LEARN}/first-game")
    hands = Keys(page)
    page.locator("[data-space]").first.wait_for()
    for number in range(1, 9):
        enact(hands, good_act(page))
        expect(page.locator("progress")).to_have_js_property("value", number, timeout=30_000)
        if number < 8:
            go_on(page, number + 1)
    expect(page.locator(".coach")).to_contain_text("Nine to seven")
    expect(page.locator(".coach")).to_contain_text("That is the whole game.")
    assert sorted(board_of(page).values()) == ["Il"] * 9 + ["Po"] * 7


def test_a_step_may_be_missed_tried_again_skipped_and_returned_to(crowd: People) -> None:
    page = quick(crowd, phone=True).page
    page.goto(f"{LEARN}/first-game")
    page.locator("[data-space]").first.wait_for()
    hands = Finger(page)
    page.get_by_role("button", name="Skip this step").tap()
    page.locator("section.hand.Il .slot.open").first.wait_for(timeout=30_000)
    before = board_of(page)
    enact(hands, next(text for text, (_, good) in BOOK["first"][1]["acts"].items() if not good))
    expect(page.locator(".coach")).to_contain_text("four dots must be on top", timeout=20_000)
    assert len(board_of(page)) == len(before) + 1
    page.get_by_role("button", name="Try again").tap()
    assert board_of(page) == before
    enact(hands, good_act(page))
    expect(page.locator(".coach")).to_contain_text("Four against two", timeout=20_000)
    page.get_by_role("button", name="Back", exact=True).first.tap()
    expect(page.locator(".coach .count")).to_have_text("Step 1 of 8")
    assert board_of(page) == {}


def test_a_space_that_is_not_open_is_explained(crowd: People) -> None:
    page = quick(crowd).page
    page.goto(f"{LEARN}/first-game")
    page.locator("[data-space]").first.wait_for()
    hands = Mouse(page)
    page.locator(".slot.open").first.click()
    hands.space("A1").click()
    expect(page.locator(".coach .note")).to_contain_text("try a marked space")


def shown(page: Page) -> list[int]:
    """The numbers of the cards that the gallery's filters let through."""
    return [int(number) for number in page.locator(".flip:not([disabled])").evaluate_all("all => all.map((one) => one.dataset.card)")]


def deck() -> dict[int, dict[str, str]]:
    """The values of the deck, by number."""
    cards = json.loads((ROOT / "src/mochuelo/games/tangents/deck/cards.json").read_text(encoding="utf-8"))
    return {card["number"]: card for card in cards}


def test_the_gallery_has_all_cards_and_turns_them_over(crowd: People) -> None:
    page = quick(crowd).page
    page.goto(f"{LEARN}/cards")
    page.locator(".flip").first.wait_for()
    assert shown(page) == list(range(1, 33))
    bat = page.locator("[data-card='9']")
    expect(bat).to_have_attribute("aria-label", re.compile("The Bat, illustration"))
    bat.click()
    expect(bat).to_have_attribute("aria-label", re.compile("The Bat, poem"))
    bat.press("Enter")
    expect(bat).to_have_attribute("aria-label", re.compile("The Bat, illustration"))


def test_the_gallery_is_filtered(crowd: People) -> None:
    """By side, by pattern, by a four in a direction, by words and by question; each answer counted from the deck's own file."""
    page = quick(crowd).page
    page.goto(f"{LEARN}/cards")
    page.locator(".flip").first.wait_for()
    cards = deck()
    page.get_by_role("button", name="At the edges").click()
    assert shown(page) == [
        n for n, card in cards.items() if sum(map(int, card["illustration"][::2])) > sum(map(int, card["illustration"][1::2]))
    ]
    page.get_by_role("button", name="At the edges").click()
    page.get_by_role("button", name="Poems").click()
    page.get_by_role("button", name="south-west", exact=True).click()
    found = [n for n, card in cards.items() if card["poem"][5] == "4"]
    assert shown(page) == found
    expect(page.get_by_role("status").filter(has_text="cards.")).to_contain_text(f"{len(found)} cards.")
    page.get_by_role("button", name="Show all").click()
    page.get_by_label("Words in title or poem").fill("gate reasons")
    assert shown(page) == [8]
    page.get_by_label("Words in title or poem").fill("")
    page.get_by_label("Question").select_option("What am I?")
    assert shown(page) == [5, 6]


def test_a_card_is_looked_at_closely(crowd: People) -> None:
    page = quick(crowd).page
    page.goto(f"{LEARN}/cards")
    page.get_by_role("link", name="9 The Bat").click()
    expect(page).to_have_url(re.compile("/cards#09$"))
    article = page.locator("article")
    expect(article).to_contain_text("She calls, and the night")
    expect(article).to_contain_text("Thomas Nagel")
    values = [int(text) if text.isdigit() else 0 for text in article.locator("dd").all_inner_texts()]
    assert values == [int(digit) for digit in deck()[9]["illustration"] + deck()[9]["poem"]]
    page.get_by_role("link", name="Its twin: Mary's Flower").click()
    expect(page).to_have_url(re.compile("#10$"))
    page.go_back()
    expect(page.get_by_role("heading", name="The Bat")).to_be_visible()
    page.get_by_role("link", name="All cards").click()
    expect(page.locator("[data-card='9']")).to_be_focused()


def test_a_card_has_an_address_and_a_voice(crowd: People) -> None:
    person = quick(crowd, lang="es-ES")
    page = person.page
    person.context.add_init_script("window.heard = []; speechSynthesis.speak = (words) => heard.push([words.lang, words.text])")
    page.goto(f"{LEARN}/cards#09")
    page.get_by_role("heading", name="El murciélago").wait_for()
    page.get_by_role("button", name="Leer en voz alta").click()
    heard = page.evaluate("heard")
    assert {lang for lang, _ in heard} == {"es"}
    assert heard[0][1] == "El murciélago"
    assert "norte 1, nordeste 4" in heard[3][1]


@pytest.mark.parametrize(("phone", "theme"), [(False, "light"), (True, "dark")])
def test_axe_finds_nothing(crowd: People, phone: bool, theme: str) -> None:
    page = quick(crowd, phone=phone, theme=theme, lang="es-ES" if phone else "en-GB").page
    for place in ("rules?#three", "first-game", "cards", "cards?#12"):
        page.goto(f"{LEARN}/{place}")
        page.locator(".tg-card").first.wait_for()
        settled(page)
        assert faults(page) == [], place
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), place
