"""A deck of one's own: what is wrong with it is told in the set-up sheet, a good one is played with, named at the table, and remembered."""

from __future__ import annotations

import re
from collections.abc import Mapping

from playwright.sync_api import expect

from mochuelo.core.deckfiles import pack
from mochuelo.core.decks import digest, kind_of
from mochuelo.registry import game
from tests.e2e.people import People, faults

KEY = "gigantes"


def files(**changes: tuple[str, str]) -> Mapping[str, bytes]:
    """The deck of the house, under other authors; `changes` are made in its list of cards."""
    kind = kind_of(game(KEY))
    assert kind is not None
    made = dict(kind.house())
    text = re.sub(r"(?m)^authors: .*$", "authors: [Ana López, Bo]", made["deck.yaml"].decode())
    for before, after in changes.values():
        assert before in text
        text = text.replace(before, after, 1)
    made["deck.yaml"] = text.encode()
    for path in [path for path in made if path.startswith("words/")]:
        made[path] = re.sub(rb"(?m)^  name: .*$", b'  name: "Lechuzas"', made[path], count=1)
    return made


BAD, GOOD = files(change=("drawing: razor", "drawing: rasor")), files()


def test_a_deck_of_ones_own(people: People) -> None:
    person = people.arrive(f"/new/{KEY}?with=here", reduced_motion="reduce")
    page = person.page
    page.get_by_text("More choices").click()
    expect(page.get_by_role("radio", name="The deck of the house")).to_be_checked()
    choose = page.locator(".deck input[type=file]")

    person.offline_expected = True  # a refusal is what is wanted
    choose.set_input_files({"name": "owls.zip", "mimeType": "application/zip", "buffer": b"no zip at all"})
    expect(page.locator(".deck [role=alert]")).to_contain_text("This is no pack of a deck")
    person.offline_expected = False
    choose.set_input_files({"name": "owls.zip", "mimeType": "application/zip", "buffer": pack(BAD)})
    alert = page.locator(".deck [role=alert]")
    expect(alert).to_contain_text("not right yet")
    expect(alert).to_contain_text("did you mean “razor”?")
    assert faults(page) == []

    choose.set_input_files({"name": "owls.zip", "mimeType": "application/zip", "buffer": pack(GOOD)})
    expect(page.get_by_role("radio", name="Lechuzas")).to_be_checked()
    expect(page.locator(".deck")).to_contain_text("by Ana López, Bo · Licence CC-BY-4.0")
    expect(alert).to_be_empty()
    page.get_by_role("button", name="Start").click()
    page.wait_for_url(re.compile("/table/"))
    made = page.request.get(f"/api/tables/{page.url.split('/table/')[1]}").json()
    assert made["options"]["deck"] == digest(GOOD)
    page.get_by_role("tab", name="Rules").click()
    expect(page.locator("#pane")).to_contain_text("Lechuzas")
    expect(page.locator("#pane")).to_contain_text("by Ana López, Bo")

    page.goto(f"/new/{KEY}?with=bot")
    page.get_by_text("More choices").click()
    expect(page.get_by_role("radio", name="The deck of the house")).to_be_checked()
    expect(page.get_by_role("radio", name="Lechuzas")).to_be_visible()
    page.get_by_role("radio", name="Lechuzas").check()
    expect(page.locator(".deck")).to_contain_text("by Ana López, Bo")


def test_games_without_decks_have_none_in_their_sheet(people: People) -> None:
    page = people.arrive("/new/philosophy?with=here").page
    page.get_by_text("More choices").click()
    expect(page.get_by_text("Who begins")).to_be_visible()
    assert page.locator(".deck").count() == 0


def test_a_file_of_questions_becomes_a_deck(people: People) -> None:
    """Moodle's GIFT in the set-up sheet: it asks for which part, names what is left out, and the deck is played with."""
    person = people.arrive("/new/sophie?with=bot", reduced_motion="reduce")
    page = person.page
    page.get_by_text("More choices").click()
    good = "\n\n".join(f"Number {at}?{{=a{at} ~b{at} ~c{at}}}" for at in range(8))
    person.offline_expected = True  # the file does not say for which part it is, and is refused once
    page.locator(".deck input[type=file]").set_input_files(
        {"name": "quiz.gift.txt", "mimeType": "text/plain", "buffer": f"{good}\n\nTrue?{{T}}\n".encode()}
    )
    part = page.get_by_label("Which part are these questions for?")
    part.select_option(label="Renaissance and Baroque")
    person.offline_expected = False
    assert faults(page) == []
    page.get_by_role("button", name="Take them over").click()
    expect(page.locator(".deck [role=status]")).to_contain_text("8 questions taken over; left out: 1.")
    expect(page.locator(".deck [role=status]")).to_contain_text("quiz.gift.txt:17 “True?”: true or false")
    expect(page.get_by_role("radio", name="quiz")).to_be_checked()
    expect(page.locator(".deck")).to_contain_text("Licence not given")

    page.get_by_text("A deck for each part").click()
    page.get_by_label("Renaissance and Baroque").select_option(label="quiz")
    page.get_by_role("button", name="Put it together").click()
    expect(page.get_by_role("radio", name="quiz + The deck of the house")).to_be_checked()
