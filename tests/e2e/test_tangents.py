"""Complete games of cards in a real browser, in every way they can be played; each checked against its record."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from mochuelo import game, read_record, replay
from tests.e2e.cards import ANSWER, Cards, Finger, Keys, Mouse, deed, ended, wait_for_turn
from tests.e2e.company import invitation
from tests.e2e.people import People, Person, faults

KEY = "tangents"
CHOICE = "B1=14Ilt A2=16Pot B2=04Pot C2=25Ilu D2=10Pot A3=29Pot B3=21Pou A4=13Pou Il:07.20.23.31.# Po:03.05.09.17.# >Il"
"""The Hub on C3 can flip in three directions, two cards in one of them."""


def table(person: Person, *kinds: str, **options: Any) -> str:
    """Open a table over REST and go there."""
    seats = [{"kind": kind, "level": 1, "name": ""} for kind in kinds]
    answer = person.page.request.post("/api/tables", data={"game": KEY, "seats": seats, "options": options})
    assert answer.ok, answer.text()
    name = str(answer.json()["table"]["id"])
    person.page.goto(f"/table/{name}")
    person.page.locator("[data-space]").first.wait_for()
    return name


def check_record(person: Person, turns: int, seats: tuple[int, ...] = (0,)) -> Any:
    """The table's record replays to the end, holds exactly the turns that were taken here, and ends as the page says."""
    page = person.page
    name = page.url.split("/table/")[1].split("/")[0].split("?")[0]
    answer = page.request.get(f"/api/tables/{name}/record/rec")
    assert answer.ok, answer.text()
    record = read_record(answer.text())
    played = replay(game(KEY), record)
    assert played.trouble is None
    assert played.match.status == "over"
    taken = [
        line.text for line in record.lines if line.kind == "act" and line.seat in seats and line.text[3].isdigit() | (line.text[3] == "#")
    ]
    assert len(taken) == turns > 0
    view = game(KEY).view(played.match.state, "spectator")
    lying = page.locator(".cell.full .tg-card")
    assert [page.locator(f".cell.full .tg-card.{side}").count() for side in ("Il", "Po")] == list(view.score)
    assert lying.count() == sum(view.score) == 16
    return view


def test_game_by_mouse(people: People) -> None:
    person = people.arrive(f"/new/{KEY}?with=bot")
    page = person.page
    page.get_by_role("button", name="Start").click()
    hands = Mouse(page, Random(3))
    hands.play_out()
    check_record(person, hands.turns)


def test_game_by_keyboard_alone(people: People) -> None:
    person = people.arrive(f"/new/{KEY}?with=bot", reduced_motion="reduce")
    page = person.page
    hands = Keys(page, Random(5))
    page.get_by_role("button", name="Start").wait_for()
    hands.reach("button.go")
    page.keyboard.press("Enter")
    hands.play_out()
    check_record(person, hands.turns)


def test_game_by_touch_on_a_phone(people: People) -> None:
    person = people.arrive(f"/new/{KEY}?with=bot", phone=True, reduced_motion="reduce")
    page = person.page
    page.get_by_role("button", name="Start").tap()
    hands = Finger(page, Random(7))
    hands.play_out()
    check_record(person, hands.turns)


def test_game_in_spanish_on_one_screen(people: People) -> None:
    person = people.arrive("/", lang="es-ES", reduced_motion="reduce")
    table(person, "me", "here", first="poet")
    hands = Mouse(person.page, Random(11))
    hands.play_out()
    expect(person.page.locator("section.foot")).to_contain_text("partida")
    check_record(person, hands.turns, (0, 1))


def test_two_browsers(people: People) -> None:
    ana = people.arrive("/", reduced_motion="reduce")
    table(ana, "me", "open")
    ben = people.arrive(invitation(ana.page), reduced_motion="reduce")
    ben.page.get_by_role("button", name="Sit down").click()
    hands: list[Cards] = [Mouse(ana.page, Random(13)), Mouse(ben.page, Random(17))]
    while any(not ended(one.page).is_visible() for one in hands):
        for one in hands:
            if deed(one.page).is_visible():
                one.decide()
        ana.page.wait_for_timeout(40)
    for page in (ana.page, ben.page):
        expect(page.locator(".cell.full")).to_have_count(16)
    view = check_record(ana, hands[0].turns)
    check_record(ben, hands[1].turns, (1,))
    assert view.winners in ((), (0,), (1,))


def test_hidden_hands_behind_the_curtain(people: People) -> None:
    """On one screen nobody sees the other hand: only the own one lies open, and the curtain falls between turns."""
    person = people.arrive("/", reduced_motion="reduce")
    table(person, "me", "here", hands="hidden", first="illustrator")
    page = person.page
    hands = Mouse(page, Random(19))
    lift = page.locator(".curtain button")
    while not ended(page).is_visible():
        lift.or_(deed(page)).or_(ended(page)).first.wait_for()
        if lift.is_visible():
            assert page.locator("section.hand .tg-card").count() == 0
            lift.click()
            lift.wait_for(state="detached")
        elif deed(page).is_visible():
            known = [page.locator(f"section.hand.{side} .tg-card").count() for side in ("Il", "Po")]
            assert 0 in known
            hands.decide()
    check_record(person, hands.turns, (0, 1))


def test_throws_and_a_choice(people: People) -> None:
    """Rock, paper, scissors until somebody wins; the winner says who begins."""
    person = people.arrive("/", reduced_motion="reduce")
    table(person, "me", "bot", first="rock_paper_scissors", starter="winner_chooses")
    hands = Mouse(person.page, Random(23))
    hands.play_out()
    assert person.page.get_by_role("group", name="Rock").count() == 0
    check_record(person, hands.turns)


def test_match_of_two(people: People) -> None:
    """After the first game its grid stays until the one who begins the second says so."""
    person = people.arrive("/", reduced_motion="reduce")
    table(person, "me", "here", games="two", first="illustrator")
    page = person.page
    hands = Mouse(page, Random(29))
    going_on = page.locator(f"{ANSWER}[data-answer='next']")
    while not going_on.is_visible():
        assert wait_for_turn(page)
        if not going_on.is_visible():
            hands.decide()
    expect(page.locator(".cell.full")).to_have_count(16)
    expect(page.locator(".below")).to_contain_text("The first game ends")
    hands.play_out(80)
    view = check_record(person, hands.turns, (0, 1))
    assert len(view.results) == 2


def test_what_flips_is_drawn_and_chosen_on_the_grid(people: People) -> None:
    person = people.arrive("/", reduced_motion="reduce")
    table(person, "me", "here", position=CHOICE)
    page = person.page
    hands = Mouse(page, Random(1))
    hands.take("31")
    hands.space("C3").hover()
    assert sorted(page.locator(".threads .knot text").all_text_contents()) == ["1", "1", "1", "2"]
    hands.space("C3").click()
    expect(deed(page)).to_be_disabled()
    hands.choose("A3")
    assert page.locator(".threads .taken").count() == 2
    expect(page.locator(".tally")).to_have_attribute("aria-label", "Illustrator 2, Poet 6. With this turn: 5 to 4.")
    page.keyboard.press("Escape")
    assert page.locator(".threads .taken").count() == 1
    page.keyboard.press("Escape")
    expect(deed(page)).to_be_disabled()
    hands.choose("B3")
    hands.turned("B3")
    hands.press()
    expect(page.locator("ol li").last).to_contain_text("Il:31uC3xWt")


def test_close_look_by_keyboard(people: People) -> None:
    person = people.arrive("/", reduced_motion="reduce")
    table(person, "me", "here", position=CHOICE)
    page = person.page
    keys = Keys(page, Random(1))
    keys.walk("B2")
    page.keyboard.press("l")
    look = page.get_by_role("dialog", name="Moon in a Bucket")
    look.wait_for()
    expect(look).to_contain_text("I walked slowly all the way")
    assert faults(page) == []
    page.keyboard.press("Escape")
    look.wait_for(state="detached")
    assert page.evaluate("document.activeElement.dataset.space") == "B2"


def test_close_look_by_a_long_press(people: People) -> None:
    person = people.arrive("/", phone=True, reduced_motion="reduce")
    table(person, "me", "here", position=CHOICE)
    page = person.page
    box = page.locator("[data-space='B2']").bounding_box()
    assert box is not None
    touch = person.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": box["x"] + 20, "y": box["y"] + 30}]})
    look = page.get_by_role("dialog", name="Moon in a Bucket")
    look.wait_for()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert faults(page) == []
    look.get_by_role("button", name="Close").tap()
    look.wait_for(state="detached")


def test_either_hand_fills_the_tray_of_a_phone(people: People) -> None:
    person = people.arrive("/", phone=True, reduced_motion="reduce")
    table(person, "me", "bot", position=CHOICE)
    page = person.page
    expect(page.locator(".tray section")).to_have_class(r_class("Il"))
    page.locator("section.hand.Po .slot").first.tap()
    expect(page.locator(".tray section")).to_have_class(r_class("Po"))
    page.locator(".tray .slot").first.tap()
    page.get_by_role("dialog", name="The Cave").get_by_role("button", name="Close").tap()
    page.locator("section.hand.Il .slot").first.tap()
    expect(page.locator(".tray section")).to_have_class(r_class("Il"))


def r_class(name: str) -> re.Pattern[str]:
    """An element that has this class among its own."""
    return re.compile(rf"\b{name}\b")


PHASES: dict[str, dict[str, Any]] = {
    "play": {"first": "illustrator"},
    "throw": {"first": "rock_paper_scissors"},
    "hidden": {"hands": "hidden", "first": "illustrator"},
    "middle": {"position": CHOICE},
}


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("phase", PHASES)
def test_axe_finds_nothing(people: People, phase: str, phone: bool, theme: str) -> None:
    person = people.arrive("/", phone=phone, theme=theme, reduced_motion="reduce")
    table(person, "me", "bot", **PHASES[phase])
    page = person.page
    wait_for_turn(page)
    assert faults(page) == []
    if phase == "middle":
        hands = Finger(page) if phone else Mouse(page)
        hands.place("31", "C3")
        hands.choose("A3")
        assert faults(page) == []
    assert no_sideways(page)


def no_sideways(page: Page) -> bool:
    """Whether nothing is wider than the window."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_a_finger_drags_a_card_and_the_page_stays(people: People) -> None:
    person = people.arrive("/", phone=True, reduced_motion="reduce")
    table(person, "me", "bot", position=CHOICE)
    page = person.page
    start, end = page.locator("[data-card='31']").bounding_box(), page.locator("[data-space='C3']").bounding_box()
    assert start is not None
    assert end is not None
    (x, y), (to_x, to_y) = ((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in (start, end))
    touch = person.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for n in range(1, 11):
        point = {"x": x + (to_x - x) * n / 10, "y": y + (to_y - y) * n / 10}
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    assert page.locator(".threads .knot").count() == 4
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator("[data-space='C3']")).to_have_class(re.compile("tried"))
    assert page.evaluate("[scrollY, document.querySelector('.stage').scrollTop]") == [0, 0]
