"""Questions, speeches and votes of Sophie's World in real browsers, also where the line is lost in the middle of them."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.e2e.company import invitation
from tests.e2e.people import People, Person, copied, faults
from tests.e2e.tables import table

KEY = "sophie"

DRIVE = """([table, stop]) => {
    window.there = false
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws/tables/${table}`)
    const taken = stop === 'speak' ? ['^', 'sp', 'ask', 'q1', 'a', '!'] : ['ask', 'q1', 'a']
    let count = 0
    socket.onmessage = (event) => {
        const { t, seq, legal, view, table } = JSON.parse(event.data)
        if (t === 'refused') setTimeout(() => socket.send(JSON.stringify({ t: 'since', seq: -1, ref: `s${count++}` })), 200)
        if (!view) return
        if (view.phase === stop) { window.there = true; return socket.close() }
        if (!table.seats.some((seat, at) => seat.mine && table.awaited.includes(at))) return
        if (!legal.length) return socket.send(JSON.stringify({ t: 'look', seat: table.turn, ref: `l${count++}` }))
        const text = taken.find((one) => legal.includes(one)) ?? legal[count % legal.length]
        socket.send(JSON.stringify({ t: 'act', seq, text, ref: `a${count++}` }))
    }
    socket.onopen = () => socket.send(JSON.stringify({ t: 'since', seq: -1, ref: 'first' }))
}"""
"""Plays what is this page's to play, over a socket of its own, until the game comes to a phase."""

CUT = """(() => {
    const Plain = WebSocket
    window.lines = []
    window.WebSocket = class extends Plain { constructor(...all) { super(...all); window.lines.push(this) } }
})()"""
"""Keeps the sockets of the page, so that they can be cut."""


def sit(people: People, *kinds: str, phone: bool = False, lang: str = "en-GB", **options: Any) -> tuple[Person, str]:
    """Somebody opens a table; its invitation, if a seat is free."""
    person = people.arrive("/", reduced_motion="reduce", phone=phone, lang=lang)
    person.page.add_init_script(CUT)
    name = table(person, *kinds, key=KEY, options=options)
    person.page.goto(f"/table/{name}")
    person.page.locator(".so").wait_for()
    return person, name


def scene(page: Page, kind: str) -> Any:
    """The scene of a kind that lies over the map, once it is there."""
    found = page.locator(f"[data-scene='{kind}']")
    found.wait_for(timeout=30_000)
    return found


def cut(person: Person) -> None:
    """The line is down: what is open is closed, and nothing new opens."""
    person.offline_expected = True
    person.context.set_offline(True)
    person.page.evaluate("window.lines.forEach((line) => line.close())")
    person.page.get_by_text("Connection lost").wait_for()


def mend(person: Person) -> None:
    """It is up again."""
    person.context.set_offline(False)
    person.page.get_by_text("Connection lost").wait_for(state="detached")


def test_question_by_keys_through_a_lost_line(people: People) -> None:
    """Two backs, three answers, the explanation; a line that is lost meanwhile takes nothing and gives no more time."""
    ana, name = sit(people, "me", "here", answer_seconds="90")
    page = ana.page
    page.evaluate(DRIVE, [name, "choose"])
    scene(page, "choose").locator("button[data-choose]").first.wait_for()
    assert faults(page) == []
    page.keyboard.press("1")
    asked = scene(page, "question")
    question = asked.locator(".question").inner_text()
    assert faults(page) == []
    expect(asked.locator("button.answer")).to_have_count(3)
    left = "Number(document.querySelector('.ring span').textContent)"
    page.wait_for_function(f"() => {left} < 90")
    cut(ana)
    before = page.evaluate(left)
    expect(asked.locator(".question")).to_have_text(question)
    expect(asked.locator("button.answer")).to_have_count(0)
    mend(ana)
    expect(asked.locator("button.answer")).to_have_count(3)
    assert 80 < page.evaluate(left) <= before
    asked.get_by_role("button", name="Español").click()
    assert asked.locator(".question").inner_text() != question
    page.keyboard.press("2")
    read = scene(page, "read")
    expect(read.locator(".because p").first).not_to_be_empty()
    expect(read.locator(".right")).to_have_count(1)
    assert faults(page) == []
    page.keyboard.press("Escape")
    read.wait_for(state="detached")
    page.get_by_role("button", name="What was asked").click()
    again = page.get_by_role("dialog").locator("[data-row]")
    expect(again).to_have_count(1)
    expect(again.locator(".right")).to_have_count(1)


def test_left_neighbour_reads_at_the_same_screen(people: People) -> None:
    """The one asked sees three letters alone, until whoever reads is shown the question; the curtain falls again for the next."""
    ana, name = sit(people, "me", "here", reader="left_neighbour")
    page = ana.page
    page.evaluate(DRIVE, [name, "choose"])
    scene(page, "choose").locator("button[data-choose]").first.wait_for()
    page.keyboard.press("2")
    page.locator(".curtain button").click()
    asked = scene(page, "question")
    expect(asked.locator(".blind button")).to_have_count(3)
    expect(asked.locator(".text")).to_have_count(0)
    asked.locator("[data-deed='look']").click()
    expect(asked.locator("button.answer .text")).to_have_count(3)
    expect(page.locator(".curtain")).to_have_count(0)
    assert faults(page) == []
    asked.locator("[data-answer='c']").click()
    expect(scene(page, "read").locator(".right")).to_have_count(1)


def test_speech_and_votes_in_two_browsers(people: People) -> None:
    """What is written survives a lost line and a reload, is read by the others, and their vote is opened for all."""
    ana, name = sit(people, "me", "open")
    ben = people.arrive("/", reduced_motion="reduce", phone=True)
    ben.page.add_init_script(CUT)
    ben.page.goto(invitation(ana.page))
    seat = ben.page.get_by_role("button", name="Sit down")
    seat.click()
    seat.wait_for(state="detached")
    both = [ana, ben]
    # The way there is not looked at: its stories would be told.
    for one in both:
        one.page.goto("/settings")
        one.page.evaluate(DRIVE, [name, "speak"])
    for one in both:
        one.page.wait_for_function("() => window.there", timeout=30_000)
    for one in both:
        one.page.goto(f"/table/{name}")
        scene(one.page, "big")
    speaker, voter = both if ana.page.locator("[data-draft]").is_visible() else both[::-1]
    draft = speaker.page.locator("[data-draft]")
    draft.fill("A lie is kind only to the liar.")
    assert faults(speaker.page) == faults(voter.page) == []
    cut(speaker)
    draft.press_sequentially(" Or is it?")
    mend(speaker)
    speaker.page.reload()
    expect(draft).to_have_value("A lie is kind only to the liar. Or is it?")
    speaker.page.get_by_role("button", name="Say it").click()
    expect(voter.page.locator("blockquote p")).to_have_text("A lie is kind only to the liar. Or is it?")
    assert faults(voter.page) == []
    voter.page.keyboard.press("1")
    for one in both:
        read = scene(one.page, "read")
        expect(read.locator(".token.plus")).to_have_count(1)
        expect(read.locator("blockquote p")).to_have_text("A lie is kind only to the liar. Or is it?")


def test_review_of_a_game(people: People) -> None:
    """After a game every question that was asked can be read, by player and by what was missed, and taken along as text."""
    ana, name = sit(people, "me", "here", goal=1, phone=True, lang="es-ES")
    page = ana.page
    page.evaluate(DRIVE, [name, "over"])
    page.wait_for_function("() => window.there", timeout=30_000)
    ana.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.reload()
    over = scene(page, "over")
    assert faults(page) == []
    over.get_by_role("button", name="Lo que se preguntó").click()
    review = page.get_by_role("dialog")
    rows = review.locator("[data-row]")
    rows.first.wait_for()
    history = page.evaluate("async (name) => (await (await fetch(`/api/tables/${name}/replay`)).json()).frames.at(-1).view.history", name)
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    expect(rows).to_have_count(len(history))
    review.get_by_label("Solo lo no sabido").check()
    expect(rows).to_have_count(sum(one["pile"] != "big" and not one["right"] for one in history))
    review.get_by_label("Solo lo no sabido").uncheck()
    review.locator("[data-seat='1']").click()
    expect(rows).to_have_count(sum(one["seat"] == 1 for one in history))
    review.get_by_role("button", name="Copiar como texto").click()
    first = next(at for at, one in enumerate(history) if one["seat"] == 1)
    assert "* " in copied(ana, f"{first + 1}. ")
