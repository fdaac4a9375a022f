"""Two people with secrets at one screen: the curtain between them, and that nothing of the other's is on the page or in its log."""

from __future__ import annotations

import re
from typing import Any

from fluent.syntax import FluentParser, ast
from playwright.sync_api import Page, expect

from mochuelo.registry import folder
from tests.e2e.people import People, Person
from tests.e2e.tables import settled, table

KEY = "tangents"


def titles() -> dict[int, str]:
    """The titles of the cards in English, by number."""
    text = (folder(KEY) / "deck" / "text" / "en.ftl").read_text(encoding="utf-8")
    found: dict[int, str] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message) and (named := re.fullmatch(r"card-(\d\d)", entry.id.name)) and entry.value:
            found[int(named[1])] = "".join(part.value for part in entry.value.elements if isinstance(part, ast.TextElement))
    return found


TITLES = titles()


def open_table(people: People, **options: str) -> tuple[Person, str]:
    """Two sit down at one screen."""
    person = people.arrive("/", reduced_motion="reduce")
    return person, table(person, "me", "here", key=KEY, options=options)


def hand(page: Page, name: str, seat: int) -> set[int]:
    """What a seat really holds, asked over a socket of the page's own."""
    view: dict[str, Any] = page.evaluate(LOOK, [name, seat])
    held = set(view["hands"][seat])
    assert len(held) == len(view["hands"][seat]) > 0 not in held
    return held


LOOK = """async ([table, seat]) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws/tables/${table}`)
    const view = await new Promise((done, fail) => {
        setTimeout(() => fail(new Error('the server is silent')), 10000)
        socket.onopen = () => socket.send(JSON.stringify({ t: 'look', seat, ref: 'look' }))
        socket.onmessage = (event) => { const frame = JSON.parse(event.data); if (frame.ref === 'look') done(frame.view) }
    })
    socket.close()
    return view
}"""


def traces(page: Page, cards: set[int]) -> set[int]:
    """The cards of which anything is on the page: a title, a drawing, a number on a piece."""
    html = page.content()
    return {card for card in cards if re.search(rf'{re.escape(TITLES[card])}|/{card:02}-[\w-]+\.svg|data-home="{card:02}"', html)}


def shows(page: Page, cards: set[int], shown: set[int]) -> None:
    """Of these cards exactly those are on the page, once they have been dealt and turned."""
    for _ in range(100):
        if traces(page, cards) == shown:
            break
        page.wait_for_timeout(100)
    assert traces(page, cards) == shown


def lift(page: Page) -> None:
    """Whoever the curtain names says that they are there."""
    page.get_by_role("button", name="I am here").click()
    expect(page.locator(".curtain")).to_have_count(0)
    settled(page)


def play(page: Page, text: str) -> None:
    """Type a move, and wait until the curtain has fallen and what is behind it is nobody's."""
    page.get_by_label("Type a move").fill(text)
    page.keyboard.press("Enter")
    expect(page.locator(".curtain")).to_be_visible()
    page.wait_for_function("() => document.querySelector('.stage').inert")
    settled(page)


def test_nobody_sees_the_others_hand(people: People) -> None:
    person, name = open_table(people, hands="hidden", first="illustrator")
    page = person.page
    ana, bo = hand(page, name, 0), hand(page, name, 1)
    page.goto(f"/table/{name}")
    expect(page.locator(".curtain")).to_contain_text("it is your turn")
    settled(page)
    shows(page, ana | bo, set())

    lift(page)
    shows(page, ana | bo, ana)
    played = min(ana)
    play(page, f"Il:{played:02}uB2")
    shows(page, ana | bo, {played})
    expect(page.locator("#pane")).to_contain_text(f"Il:{played:02}uB2")

    lift(page)
    shows(page, ana | bo, {played} | bo)
    expect(page.locator("#pane")).to_contain_text(f"Il:{played:02}uB2")
    page.reload()
    expect(page.locator(".curtain")).to_contain_text("Poet, it is your turn")
    settled(page)
    shows(page, ana | bo, {played})


def test_the_keyboard_does_not_reach_behind_the_curtain(people: People) -> None:
    person, name = open_table(people, hands="hidden", first="illustrator")
    page = person.page
    page.goto(f"/table/{name}")
    expect(page.get_by_role("button", name="I am here")).to_be_focused()
    for _ in range(40):
        page.keyboard.press("Tab")
        assert not page.evaluate("!!document.activeElement.closest('.stage')")


def test_a_secret_throw_stays_out_of_the_log_until_both_are_shown(people: People) -> None:
    person, name = open_table(people, first="rock_paper_scissors")
    page = person.page
    page.goto(f"/table/{name}")
    lift(page)
    play(page, "Il:rock")
    assert "Il:rock" not in page.content()
    lift(page)
    assert "Il:rock" not in page.content()
    page.get_by_label("Type a move").fill("Po:scissors")
    page.keyboard.press("Enter")
    expect(page.locator("#pane")).to_contain_text("Il:rock Po:scissors")


def test_once_throws_are_shown_two_go_on_without_a_curtain(people: People) -> None:
    """Open hands: what is secret is the throws alone, and equal ones bring the curtain back."""
    person, name = open_table(people, first="rock_paper_scissors")
    page = person.page
    page.goto(f"/table/{name}")
    typed = page.get_by_label("Type a move")
    lift(page)
    play(page, "Il:rock")
    lift(page)
    play(page, "Po:rock")
    expect(page.locator(".curtain")).to_contain_text("it is your turn")
    lift(page)
    play(page, "Il:paper")
    lift(page)
    typed.fill("Po:rock")
    page.keyboard.press("Enter")
    expect(page.locator("#pane")).to_contain_text("Il:paper Po:rock")
    settled(page)
    for seat, space in ((0, "A1"), (1, "D4"), (0, "A4")):
        card = min(hand(page, name, seat))
        typed.fill(f"{'Il' if seat == 0 else 'Po'}:{card:02}u{space}")
        page.keyboard.press("Enter")
        expect(page.locator("#pane")).to_contain_text(f":{card:02}u{space}")
        settled(page)
        assert page.locator(".curtain").count() == 0
        assert not page.evaluate("document.querySelector('.stage').inert")
    page.reload()
    settled(page)
    assert page.locator(".curtain").count() == 0
    card = min(hand(page, name, 1))
    typed.fill(f"Po:{card:02}uD1")
    page.keyboard.press("Enter")
    expect(page.locator("#pane")).to_contain_text(f"Po:{card:02}uD1")


def test_there_is_no_curtain_where_nothing_is_hidden(people: People) -> None:
    person, name = open_table(people, first="illustrator")
    page = person.page
    page.goto(f"/table/{name}")
    both = hand(page, name, 0) | hand(page, name, 1)
    shows(page, both, both)
    assert page.locator(".curtain").count() == 0
