"""Complete games of cards in a real browser, in every way they can be played; each checked against its record."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from mochuelo import game, read_record, replay
from tests.e2e.cards import ANSWER, Cards, Finger, Keys, Mouse, deed, ended, wait_for_turn
from tests.e2e.choices import choice
from tests.e2e.company import invitation
from tests.e2e.people import People, Person, faults

KEY = "tangents"
LYING = "B1=14Ilt A2=16Pot B2=04Pot C2=25Ilu D2=10Pot A3=29Pot B3=21Pou A4=13Pou Il:07.20.23.31.# Po:03.05.09.17.# >Il"
"""Cards of both sides, some of them turned."""

SMALL = {"grid": 3}
"""Nine spaces instead of sixteen: whole games, and shorter ones."""


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
    for side, score in zip(("Il", "Po"), view.score, strict=True):
        expect(page.locator(f".cell.full .tg-card.{side}")).to_have_count(score)
    assert sum(view.score) == page.locator(".cell").count()
    return view


def test_game_by_mouse(people: People) -> None:
    person = people.arrive("/")
    table(person, "me", "bot", **SMALL)
    hands = Mouse(person.page, Random(3))
    hands.play_out()
    check_record(person, hands.turns)


def test_game_by_keyboard_alone(people: People) -> None:
    person = people.arrive("/", reduced_motion="reduce")
    table(person, "me", "bot", **SMALL)
    hands = Keys(person.page, Random(5))
    hands.play_out()
    check_record(person, hands.turns)


def test_game_by_touch_on_a_phone(people: People) -> None:
    person = people.arrive(f"/new/{KEY}?with=bot", phone=True, reduced_motion="reduce")
    person.page.get_by_role("button", name="Start").tap()
    person.page.locator("[data-space]").first.wait_for()
    table(person, "me", "bot", **SMALL)
    hands = Finger(person.page, Random(7))
    hands.play_out()
    check_record(person, hands.turns)


def test_game_in_spanish_on_one_screen(people: People) -> None:
    person = people.arrive("/", lang="es-ES", reduced_motion="reduce")
    table(person, "me", "here", first="poet", **SMALL)
    hands = Mouse(person.page, Random(11))
    hands.play_out()
    expect(person.page.locator("section.foot")).to_contain_text("partida")
    check_record(person, hands.turns, (0, 1))


def test_two_browsers(people: People) -> None:
    ana = people.arrive("/", reduced_motion="reduce")
    table(ana, "me", "open", **SMALL)
    ben = people.arrive(invitation(ana.page), reduced_motion="reduce")
    ben.page.get_by_role("button", name="Sit down").click()
    hands: list[Cards] = [Mouse(ana.page, Random(13)), Mouse(ben.page, Random(17))]
    while any(not ended(one.page).is_visible() for one in hands):
        for one in hands:
            if deed(one.page).is_visible():
                one.decide()
        ana.page.wait_for_timeout(40)
    for page in (ana.page, ben.page):
        expect(page.locator(".cell.full")).to_have_count(9)
    view = check_record(ana, hands[0].turns)
    check_record(ben, hands[1].turns, (1,))
    assert view.winners in ((), (0,), (1,))


def test_hidden_hands_behind_the_curtain(people: People) -> None:
    """On one screen nobody sees the other hand: only the own one lies open, and the curtain falls between turns."""
    person = people.arrive("/", reduced_motion="reduce")
    table(person, "me", "here", hands="hidden", first="illustrator", **SMALL)
    page = person.page
    hands = Mouse(page, Random(19))
    lift = page.locator(".curtain button")
    while not ended(page).is_visible():
        lift.or_(deed(page)).or_(ended(page)).first.wait_for()
        if lift.is_visible():
            expect(page.locator("section.hand .tg-card")).to_have_count(0)
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
    table(person, "me", "bot", first="rock_paper_scissors", starter="winner_chooses", **SMALL)
    hands = Mouse(person.page, Random(23))
    hands.play_out()
    assert person.page.get_by_role("group", name="Rock").count() == 0
    check_record(person, hands.turns)


def test_match_of_two(people: People) -> None:
    """After the first game its grid stays until the one who begins the second says so."""
    person = people.arrive("/", reduced_motion="reduce")
    table(person, "me", "here", games="two", first="illustrator", **SMALL)
    page = person.page
    hands = Mouse(page, Random(29))
    going_on = page.locator(f"{ANSWER}[data-answer='next']")
    while not going_on.is_visible():
        assert wait_for_turn(page)
        if not going_on.is_visible():
            hands.decide()
    expect(page.locator(".cell.full")).to_have_count(9)
    expect(page.locator(".below")).to_contain_text("The first game ends")
    hands.play_out(80)
    view = check_record(person, hands.turns, (0, 1))
    assert len(view.results) == 2


def test_what_flips_is_drawn_and_chosen_on_the_grid(people: People) -> None:
    person, found = people.arrive("/", reduced_motion="reduce"), choice()
    table(person, "me", "here", position=found.position)
    page = person.page
    hands = Mouse(page, Random(1))
    taken = page.locator(".threads .taken")
    before = tally(page)
    hands.take(found.card)
    hands.space(found.space).hover()
    expect(page.locator(".threads .knot")).to_have_count(found.knots)
    hands.space(found.space).click()
    expect(deed(page)).to_be_disabled()
    hands.choose(found.long[-1])
    expect(taken).to_have_count(len(found.long))
    flips = len(found.long)
    assert tally(page) == [*before, before[0] + 1 + flips, before[1] - flips]
    page.keyboard.press("Escape")
    expect(taken).to_have_count(flips - 1)
    for _ in range(flips - 1):
        page.keyboard.press("Escape")
    expect(deed(page)).to_be_disabled()
    hands.choose(found.short)
    hands.turned(found.short)
    hands.press()
    expect(page.locator("ol li").last).to_contain_text(re.compile(rf"Il:{int(found.card):02}u{found.space}x[NESW]+t"))


def tally(page: Page) -> list[int]:
    """The score as it is told, and as it would be with what lies for trial."""
    return [int(number) for number in re.findall(r"\d+", page.locator(".tally").get_attribute("aria-label") or "")]


def test_close_look_by_keyboard(people: People) -> None:
    person = people.arrive("/", reduced_motion="reduce")
    table(person, "me", "here", position=LYING)
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
    table(person, "me", "here", position=LYING)
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
    table(person, "me", "bot", position=LYING)
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
    "middle": {},
}


@pytest.mark.parametrize(("phone", "theme"), [(False, "light"), (True, "dark")])
@pytest.mark.parametrize("phase", PHASES)
def test_axe_finds_nothing(people: People, phase: str, phone: bool, theme: str) -> None:
    person = people.arrive("/", phone=phone, theme=theme, reduced_motion="reduce")
    table(person, "me", "bot", **(PHASES[phase] or {"position": choice().position}))
    page = person.page
    wait_for_turn(page)
    assert faults(page) == []
    if phase == "middle":
        hands = Finger(page) if phone else Mouse(page)
        hands.place(choice().card, choice().space)
        hands.choose(choice().long[-1])
        assert faults(page) == []
    assert no_sideways(page)


def no_sideways(page: Page) -> bool:
    """Whether nothing is wider than the window."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_a_finger_drags_a_card_and_the_page_stays(people: People) -> None:
    person, found = people.arrive("/", phone=True, reduced_motion="reduce"), choice()
    table(person, "me", "bot", position=found.position)
    page = person.page
    start, end = Mouse(page).slot(found.card).bounding_box(), Mouse(page).space(found.space).bounding_box()
    assert start is not None
    assert end is not None
    (x, y), (to_x, to_y) = ((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in (start, end))
    touch = person.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for n in range(1, 11):
        point = {"x": x + (to_x - x) * n / 10, "y": y + (to_y - y) * n / 10}
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    expect(page.locator(".threads .knot")).to_have_count(found.knots)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(Mouse(page).space(found.space)).to_have_class(re.compile("tried"))
    assert page.evaluate("[scrollY, document.querySelector('.stage').scrollTop]") == [0, 0]
