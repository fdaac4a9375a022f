"""What happens at a table beside the moves, between people at browsers of their own; a full table, the guided game, a pasted game."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Locator, Page, expect

from tests.e2e.company import invitation, open_table, sit_down, standing, whose
from tests.e2e.hands import Hands, Mouse, deed, ended
from tests.e2e.people import People, copied
from tests.e2e.tables import CHAIN, table

KEY = "philosophy"
QUARTERS = {"No": 0, "Ne": 0, "Ea": 1, "Se": 1, "So": 2, "Sw": 2, "We": 3, "Nw": 3}
"""By how many quarters a tile is turned in its picture."""


def put(hands: Hands, move: str) -> None:
    """Place a tile as the notation says it: space, tile, facing. A tile is taken up as the last one was turned; its picture shows it."""
    hands.tile(move[2:4]).click()
    picture = hands.tile(move[2:4]).locator("g[transform^=rotate]").first
    turned = picture.evaluate("one => parseInt(one.getAttribute('transform').slice(7)) / 90")
    hands.space(move[:2]).click()
    for _ in range((QUARTERS[move[4:]] - turned) % 4):
        hands.page.mouse.wheel(0, 100)
    deed(hands.page).click()


def press(page: Page, name: str) -> None:
    """Press the one button of exactly that name."""
    page.get_by_role("button", name=name, exact=True).click()


def space(page: Page, name: str) -> Locator:
    """A space of the board, which tells what lies there."""
    return page.locator(f"[data-space='{name}']")


def told(pages: list[Page], sentence: str) -> None:
    """Everybody reads it under "talk"."""
    for page in pages:
        expect(page.get_by_role("log").get_by_text(sentence).last).to_be_visible()


def result(pages: list[Page], *words: str) -> None:
    """The game is over, and everybody reads who won."""
    for page, said in zip(pages, words, strict=True):
        expect(page.get_by_role("heading", name=said, exact=True)).to_be_visible()
        expect(ended(page)).to_be_visible()
        expect(deed(page)).to_be_hidden()


def test_talk_takeback_respect_draw_and_rematch(people: People) -> None:
    host, link = open_table(people, "Ana")
    ana, carla = host.page, people.arrive(link, reduced_motion="reduce").page
    ben = sit_down(people, link, "Ben").page
    everybody = [ana, ben, carla]
    for page in everybody:
        page.get_by_role("tab", name="Talk").click()
    for page, words in zip(everybody, ("Good evening", "Well met", "Hush, I watch"), strict=True):
        page.get_by_label("Say something").fill(words)
        press(page, "Send")
        told(everybody, words)

    put(Mouse(ana), "C1PuNo")
    expect(space(ben, "C1")).to_have_attribute("aria-label", "C1, Indigo Push, facing north, targets N4")
    press(ana, "Take back")
    expect(ben.get_by_role("heading", name="Ana would like to take a move back")).to_be_visible()
    press(ben, "Agree")
    told(everybody, "A move was taken back.")
    for page in everybody:
        expect(space(page, "C1")).to_have_attribute("aria-label", re.compile("^C1, empty"))
    expect(deed(ana)).to_be_visible()
    put(Mouse(ana), "C4PuNo")
    expect(deed(ben)).to_be_visible()

    press(ana, "Give Respect")
    told(everybody, "Ana hands the Respect token to Ben.")
    for page in everybody:
        expect(page.locator(".plate.seat1").get_by_role("img", name="Holds the Respect token")).to_be_visible()
    expect(ana.get_by_role("button", name="Give Respect")).to_be_disabled()

    press(ana, "Offer a draw")
    press(ben, "Decline")
    told(everybody, "Ben plays on.")
    expect(deed(ben)).to_be_visible()
    press(ana, "Offer a draw")
    press(ben, "Agree")
    result(everybody, "A draw", "A draw", "A draw")

    press(ana, "Play again")
    press(ben, "The next game is ready")
    expect(deed(ben)).to_be_visible()  # Indigo began; now Teal does
    expect(ana.get_by_text("Ben to move", exact=True)).to_be_visible()
    expect(deed(ana)).to_be_hidden()
    assert ana.url == ben.url
    assert "empty" in (space(ana, "C4").get_attribute("aria-label") or "")


def test_conceding_asks_first_and_ends_the_game(people: People) -> None:
    host, link = open_table(people, "Ana")
    ana, ben = host.page, sit_down(people, link, "Ben").page
    put(Mouse(ana), "C2PuNo")
    expect(deed(ben)).to_be_visible()
    press(ben, "I agree")
    asked = ben.get_by_role("dialog", name="Do you agree?")
    asked.get_by_role("button", name="Play on").click()
    expect(asked).to_be_hidden()
    expect(deed(ben)).to_be_visible()
    press(ben, "I agree")
    asked.get_by_role("button", name="I agree").click()
    result([ana, ben], "You win", "Ana wins")


def test_four_seats_of_four_kinds(people: People) -> None:
    ana = people.arrive(f"/new/{KEY}?with=here", reduced_motion="reduce").page
    ana.get_by_role("radio", name="4", exact=True).check(force=True)
    ana.get_by_label("Name of Teal").fill("Nora")
    ana.get_by_text("More choices").click()
    ana.get_by_label("Who plays Sage").select_option("An owl")
    ana.get_by_label("Strength of Sage").select_option("Owlet")
    ana.get_by_label("Who plays Amber").select_option("Invited by link")
    ana.locator("button.go").click()
    ben = sit_down(people, invitation(ana), "Ben").page
    hands: list[Hands] = [Mouse(ana, Random(41)), Mouse(ben, Random(42))]
    moved = ana.get_by_role("group", name="Moves played").get_by_role("listitem")
    while moved.count() < 8:  # two rounds
        one = whose(hands)
        assert one is not None
        one.decide()
    assert hands[0].placed >= 4
    assert hands[1].placed >= 2
    expect(ana.locator(".plate.seat1")).to_contain_text("Nora")
    seats = [line.split(":")[0][-2:] for line in moved.all_inner_texts()]
    assert seats[:8] == ["In", "Te", "Sa", "Am"] * 2
    whose(hands)
    expect(ben.get_by_role("group", name="Moves played").get_by_role("listitem")).to_have_count(moved.count())
    assert standing(ana) == standing(ben)


LESSONS = [
    ("Place an Idea", "C1PuNo"),
    ("Target and push", "C4PuEa"),
    ("A whole line gives way", "C4PuEa"),
    ("Off the board", "C5PuNo"),
    ("Left and right", "C2SlSo"),
    ("A Long Shot", "C8LsNo"),
    ("A chain reaction", "C4PuEa"),
    ("One of several", "C1SlSo C8"),
    ("A Decision", "C4DeNe N4"),
    ("A Rephrase", "C2ReSw east"),
    ("A Conclusion", "C3PuNo"),
    ("Look at the other side", "C3SlNo"),
]


def test_guided_first_game_to_its_last_step(people: People) -> None:
    page = people.arrive(f"/learn/{KEY}/first-game", reduced_motion="reduce").page
    hands = Mouse(page)
    for number, (title, moves) in enumerate(LESSONS, 1):
        expect(page.get_by_text(f"Step {number} of {len(LESSONS)}", exact=True)).to_be_visible()
        expect(page.get_by_role("heading", name=title, exact=True)).to_be_visible()
        if title == "Target and push":
            put(hands, "C4PuWe")
            expect(page.get_by_text("Your Push did not target Teal's Idea")).to_be_visible()
            press(page, "Try again")
        place, *choice = moves.split()
        put(hands, place)
        for wanted in choice:
            expect(deed(page)).to_have_text("Choose")
            if wanted.islower():
                press(page, wanted)
                press(page, "Choose")
            else:
                hands.space(wanted).click(force=True)  # the pointer has looked at it already, so that a click takes it
        if number < len(LESSONS):
            press(page, "Next step")
    expect(page.get_by_text("That is the whole game.")).to_be_visible()
    assert page.get_by_role("progressbar", name="Steps done").evaluate("bar => bar.value === bar.max")


def test_a_pasted_game_is_leafed_through_and_its_position_shared(people: People) -> None:
    person = people.arrive("/", reduced_motion="reduce", permissions=["clipboard-read", "clipboard-write"])
    page = person.page
    text = page.request.get(f"/api/tables/{table(person, 'me', 'here', moves=CHAIN)}/record/rec").text()
    page.goto("/replay")
    page.get_by_label("The game as text").fill(text)
    press(page, "Read it")
    expect(page.get_by_text("The beginning", exact=True)).to_be_visible()
    for key, ply, pull in [("ArrowRight", 1, False), ("ArrowRight", 2, False), ("ArrowRight", 3, True), ("ArrowLeft", 2, False)]:
        page.keyboard.press(key)
        expect(page.get_by_text(f"Move {ply} of {len(CHAIN)}", exact=True)).to_be_visible()
        expect(space(page, "C3")).to_have_attribute("aria-label", "C3, Indigo Long Shot, facing west, targets C1")
        lies = "C1, Teal Push, facing south, targets C4" if ply > 1 else "C1, empty"
        expect(space(page, "C1")).to_have_attribute("aria-label", lies)
        expect(space(page, "C2")).to_have_attribute("aria-label", "C2, Indigo Pull Left, facing west, targets C1" if pull else "C2, empty")
    press(page, "Copy a link to this position")
    guest = people.arrive(copied(person, "http"), reduced_motion="reduce").page
    expect(guest.get_by_text(f"Move 2 of {len(CHAIN)}", exact=True)).to_be_visible()
    expect(space(guest, "C1")).to_have_attribute("aria-label", "C1, Teal Push, facing south, targets C4")
    assert standing(guest) == standing(page)
